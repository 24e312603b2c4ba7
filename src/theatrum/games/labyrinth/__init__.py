"""Labyrinth: The War on Terror: two sides, 120 cards, 38 countries."""

from theatrum.games.labyrinth.game import LabyrinthGame as GAME  # noqa: N814  (the registry's name for any game)

__all__ = ["GAME"]
