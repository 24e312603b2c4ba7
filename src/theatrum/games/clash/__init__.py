"""CLASH: Jihad vs. McWorld, a duel of 32 tiles on nine cells."""

from theatrum.games.clash.game import ClashGame

GAME = ClashGame

__all__ = ["GAME"]
