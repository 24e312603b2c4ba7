"""Bots: anything that chooses a token from what one seat may know.

A bot is given a ``Chair``, never the match: the view, the options, the log and imagined worlds of its own seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from theatrum.engine.match import Match


class Chair:
    """A seat at a match as its occupant knows it: the only thing a bot is handed."""

    __slots__ = ("_match", "game", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.game = match.game
        self.seat = seat

    @property
    def seats(self) -> int:
        return self._match.seats

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def tokens(self) -> list[int]:
        return self._match.tokens(self.seat)

    def options(self) -> list[str]:
        return self._match.options(self.seat)

    def imagine(self, seed: int) -> Match:
        """Return a world that this seat may believe in."""
        return self._match.imagine(self.seat, seed)


@dataclass(frozen=True, slots=True)
class Weighed:
    """One option as a bot weighed it: how often it was looked at and the expected score, from 0 to 1."""

    token: int
    visits: int
    score: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot chose, and how it weighed the options, best first; hints and analysis are made of this.

    ``line`` is what it means to choose after that, in a row, as long as it is the one who is asked.
    """

    token: int
    options: tuple[Weighed, ...]
    line: tuple[int, ...] = ()


def settled(token: int, tokens: Sequence[int]) -> Thought:
    """Return the thought behind a choice that needs no weighing: it is forced, blind, or was made before."""
    return Thought(token, tuple(Weighed(one, 0, 0.5) for one in sorted(tokens, key=lambda one: one != token)))


class Bot(Protocol):
    """Sits at a seat and chooses."""

    name: str

    def think(self, chair: Chair) -> Thought:
        """Choose one of ``chair.tokens()``."""
        ...
