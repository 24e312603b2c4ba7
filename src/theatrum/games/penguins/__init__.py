"""Zany Penguins: two to five people, eight rounds of passing cards on and landing them in five zones."""

from theatrum.games.penguins.game import Penguins as GAME  # noqa: N814  (the registry's name for any game)

__all__ = ["GAME"]
