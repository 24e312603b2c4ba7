"""Weighing whole lines: for games in which one move is a chain of many small choices.

A tree over every choice spends most of a small budget on finding out what can follow a first token at all. Here the
arms are lines: all that the seat chooses in a row until dice roll, something is revealed, or somebody else is asked. A
probe of one world finds the most promising ones by the game's outlook where they end. Then sequential halving tries
them in the same worlds with the same luck and drops the worse half, again and again. Each world is played to the end
of the stage; where the seat has still to choose after dice or a surprise, a short probe makes the best of it instead.
Until something is rolled or revealed a seat has the same choices in every world it believes in, so a line found in one
can be played in all.
"""

from __future__ import annotations

import random
from typing import Protocol

from theatrum.bots import Chair, Thought, Weighed
from theatrum.bots.looking import Look, Plan
from theatrum.bots.probe import Probe
from theatrum.bots.world import World
from theatrum.engine.game import Game
from theatrum.engine.state import State

PROBING = 0.3
"""The share of the budget that goes to the probe; the rest goes to the lines it found."""

STEPS = 10
"""So many steps of the probe count as one iteration: with few of them, to find good lines is worth more than to compare
those found."""

PROMISING = 48
"""So many lines are tried at most; more would be looked at too seldom."""

REST = 10
"""Steps of the short probe of what is left of a move after a line."""


def expect(game: Game, state: State, seat: int) -> float:
    return game.outlook(state, seat)


class Budget(Protocol):
    def begin(self, share: float) -> None: ...

    def spend(self, sweep: int) -> bool: ...


class Line:
    """One line: its tokens with their options, what the probe expected of it, and what came of it so far."""

    __slots__ = ("expected", "plan", "total", "visits")

    def __init__(self, plan: Plan, expected: float) -> None:
        self.plan = plan
        self.expected = expected
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else self.expected

    def rank(self) -> tuple[int, float]:
        return self.visits, self.mean()


class Lines:
    """The lines that are weighed while one choice is thought over."""

    def __init__(self, chair: Chair, chance: random.Random) -> None:
        self.chair = chair
        self.random = chance
        self.lines: list[Line] = []
        self.visits = dict.fromkeys(chair.tokens(), 0)
        world = chair.imagine(0)
        self._until = world.game.stage(world.state) + world.game.horizon

    def search(self, budget: Budget) -> None:
        """Find lines, then spend the rest of the budget on the better half of them, round by round."""
        self._find(budget)
        lines = self.lines
        rounds = (len(lines) - 1).bit_length()
        for _ in range(rounds):
            budget.begin((1.0 - PROBING) / rounds)
            while budget.spend(len(lines)):
                self._sweep(lines)
            lines = sorted(lines, key=Line.mean, reverse=True)[: (len(lines) + 1) // 2]

    def _find(self, budget: Budget) -> None:
        """Probe one world; keep the most promising lines, and the best one of every first token."""
        seed = self.random.getrandbits(48)
        probe = Probe(Look(self.chair.imagine(seed), self.chair.seat, seed, expect, past_chance=False))
        for _ in self.visits:
            probe.step()
        budget.begin(PROBING)
        while budget.spend(1):
            if not all(probe.step() for _ in range(STEPS)):
                break
        first: set[int] = set()
        for place, (plan, value) in enumerate(sorted(probe.ends.items(), key=lambda end: -end[1])):
            token = plan[0][0]
            self.visits[token] += 1
            if place < PROMISING or token not in first:
                self.lines.append(Line(plan, value))
            first.add(token)

    def _sweep(self, lines: list[Line]) -> None:
        """Try every line in one and the same world, with the same luck."""
        seed, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        for line in lines:
            line.visits += 1
            line.total += self._follow(line, seed, luck)
            self.visits[line.plan[0][0]] += 1

    def _follow(self, line: Line, seed: int, luck: int) -> float:
        """Follow a line and play on to the end of the stage; return what it came to."""
        own = self.chair.seat
        match = self.chair.imagine(seed)
        for token, _ in line.plan:
            match._play(own, token)
        world = World(match, self._until)
        if not world.done() and len(world.open) == 1 and world.open[0].seat == own:
            probe = Probe(Look(match, own, luck, expect))
            for _ in range(REST):
                probe.step()
            return probe.root.best
        lot = random.Random(luck)
        while not world.done():
            asked = world.open[0]
            world.play(asked.seat, world.game.instinct(world.state, asked, lot.random))
        return world.worth_to(own)

    def result(self) -> tuple[Thought, Plan]:
        """Report every first token by its best line, the best of them first, and that line itself."""
        best: dict[int, Line] = {}
        for line in sorted(self.lines, key=Line.rank, reverse=True):
            best.setdefault(line.plan[0][0], line)
        weighed = [Weighed(token, self.visits[token], line.mean()) for token, line in best.items()]
        plan = best[weighed[0].token].plan
        return Thought(weighed[0].token, tuple(weighed), tuple(token for token, _ in plan[1:])), plan
