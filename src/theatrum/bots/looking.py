"""Looking ahead through one's own choices in one imagined world, to wherever they end."""

from __future__ import annotations

import random
from collections.abc import Callable

from theatrum.bots.world import final
from theatrum.engine.game import Game
from theatrum.engine.match import Match
from theatrum.engine.state import State

Plan = tuple[tuple[int, tuple[int, ...]], ...]
"""The tokens of a line, each with the options that were open when it was chosen."""

Worth = Callable[[Game, State, int], float]


class Look:
    """Through all that a seat can choose in a row in one world; others who choose at the same time do so by lot.

    ``ends`` gathers every end that was looked at: what it is worth, and the line that leads there.
    """

    def __init__(self, world: Match, seat: int, seed: int, worth: Worth, *, past_chance: bool = True) -> None:
        self.world = world
        self.seat = seat
        self.ends: list[tuple[float, Plan]] = []
        self._asked = self.world.actors()
        self.seed = seed
        self._worth = worth
        self._past_chance = past_chance  # go on when dice have rolled or something was revealed
        self._begun = self._chance(self.world)

    def through(self, breadth: int, depth: int) -> None:
        """Look at some ``breadth`` ends, after every option at least one, at most ``depth`` choices away."""
        self._branch(self.world, breadth, depth, ())

    def best(self) -> dict[int, tuple[float, Plan]]:
        """Return for every first token the best of its ends; of equal ones the one that was looked at first."""
        best: dict[int, tuple[float, Plan]] = {}
        for value, plan in self.ends:
            token = plan[0][0]
            if token not in best or value > best[token][0]:
                best[token] = value, plan
        return best

    def _branch(self, match: Match, breadth: int, depth: int, line: Plan) -> None:
        options = match.tokens(self.seat)
        looked_at = options
        if line and len(options) > breadth:
            looked_at = random.Random(self.seed).sample(options, max(breadth, 1))
        for token in looked_at:
            after = match.clone()
            after._play(self.seat, token)
            taken = (*line, (token, tuple(options)))
            if depth > 1 and self.goes_on(after):
                self._branch(after, breadth // len(looked_at), depth - 1, taken)
            else:
                self.ends.append((self.value(after), taken))

    def goes_on(self, match: Match) -> bool:
        """Tell whether the seat has still to choose, and nobody who was not asked before."""
        if not match.tokens(self.seat) or any(seat not in self._asked for seat in match.actors()):
            return False
        return self._past_chance or self._chance(match) == self._begun

    @staticmethod
    def _chance(match: Match) -> tuple[int, int]:
        return match.state.rolls, match.state.shown

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
