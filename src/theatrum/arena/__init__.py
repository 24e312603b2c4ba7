"""Bots against bots: duels, and what they prove."""
