"""Measurements: how fast, how strong, how balanced. Each is a command; none is a test."""
