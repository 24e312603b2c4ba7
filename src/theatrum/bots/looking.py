"""Looking ahead through one's own choices in one imagined world, to wherever they end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from theatrum.bots.world import final
from theatrum.engine.game import Game
from theatrum.engine.match import Match
from theatrum.engine.state import State

Plan = tuple[tuple[int, tuple[int, ...]], ...]
"""The tokens of a line, each with the options that were open when it was chosen."""

Worth = Callable[[Game, State, int], float]


class Intent:
    """What is left of a plan; given up as soon as the options are not those it was made for."""

    __slots__ = ("plan",)

    def __init__(self) -> None:
        self.plan: Plan = ()

    def next(self, options: Sequence[int]) -> int | None:
        """Return the next token of the plan, or None when there is none for these options."""
        if not self.plan or self.plan[0][1] != tuple(options):
            self.plan = ()
            return None
        token = self.plan[0][0]
        self.plan = self.plan[1:]
        return token


class Look:
    """What a seat can choose in a row in one world; others who choose at the same time do so by lot."""

    def __init__(self, world: Match, seat: int, seed: int, worth: Worth, *, past_chance: bool = True) -> None:
        self.world = world
        self.seat = seat
        self.seed = seed
        self._asked = world.actors()
        self._worth = worth
        self._past_chance = past_chance  # go on when dice have rolled or something was revealed
        self._begun = self._chance(world)

    def options(self, match: Match) -> tuple[int, ...]:
        """Return what the seat chooses among next; nothing where the row has ended or somebody else is asked anew."""
        options = match.tokens(self.seat)
        if not options or any(seat not in self._asked for seat in match.actors()):
            return ()
        return tuple(options) if self._past_chance or self._chance(match) == self._begun else ()

    @staticmethod
    def _chance(match: Match) -> tuple[int, int, int]:
        return match.state.rolls, match.state.shown, len(match.state.peeked)

    def value(self, match: Match) -> float:
        """Let the others who were asked at the same time choose by lot, then ask what it is worth."""
        lot = random.Random(self.seed)  # the same lot for every option: they are compared under equal chances
        while not match.over:
            asked = match._open[0]
            if asked.seat not in self._asked or match.tokens(self.seat):
                break
            options = asked.options()
            match._play(asked.seat, options[int(lot.random() * len(options))])
        if match.over:
            return final(match.game.outcome(match.state).scores)[self.seat]
        return self._worth(match.game, match.state, self.seat)
