"""Weighing whole lines: for games in which one move is a chain of many small choices.

A tree spends most of a small budget on finding out what can follow a first token at all. Here the arms are lines: all
that the seat chooses in a row until dice roll, something is revealed, or somebody else is asked. First lines are met by
lot, every first token in turn; then sequential halving tries them in the same worlds with the same luck, each world
played to the end of the stage, and drops the worse half, again and again. Until something is rolled or revealed a seat
has the same choices in every world it believes in, so a line found in one can be played in all of them.
"""

from __future__ import annotations

import random
from typing import Protocol

from theatrum.bots import Chair, Thought, Weighed
from theatrum.bots.world import World

MOST_LINES = 96
"""So many lines are met at most; more would be looked at too seldom."""

ROUNDS = 7
"""Rounds of halving for so many lines; the first of them finds the lines."""

Plan = tuple[tuple[int, tuple[int, ...]], ...]
"""The tokens of a line, each with the options that were open when it was chosen."""


class Budget(Protocol):
    def begin(self) -> None: ...

    def spend(self, sweep: int) -> bool: ...


class Line:
    """One line: its tokens with their options, and what came of it so far."""

    __slots__ = ("plan", "total", "visits")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Lines:
    """The lines that are weighed while one choice is thought over."""

    rounds = ROUNDS

    def __init__(self, chair: Chair, chance: random.Random) -> None:
        self.chair = chair
        self.random = chance
        self.lines: dict[tuple[int, ...], Line] = {}

    def search(self, budget: Budget) -> None:
        """Meet lines, then spend the budget on the better half of them, round by round."""
        budget.begin()
        self._meet(budget)
        lines = list(self.lines.values())
        for _ in range(self.rounds - 1):
            lines.sort(key=lambda line: -line.mean())
            del lines[(len(lines) + 1) // 2 :]
            budget.begin()
            while budget.spend(len(lines)):
                self._sweep(lines)

    def _meet(self, budget: Budget) -> None:
        """Play random lines in one world with one luck, taking every first token in turn."""
        first = list(self.chair.tokens())
        self.random.shuffle(first)
        seed, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        turn = 0
        while turn < len(first) or (budget.spend(1) and len(self.lines) < MOST_LINES and turn < 2 * MOST_LINES):
            world = World(self.chair.imagine(seed))
            plan = self._wander(world, first[turn % len(first)])
            line = self.lines.setdefault(tuple(token for token, _ in plan), Line(plan))
            if not line.visits:
                self._value(line, world, luck)
            turn += 1

    def _wander(self, world: World, token: int) -> Plan:
        """Choose by lot until the line ends; return it."""
        own = self.chair.seat
        state = world.state
        rolls, shown = state.rolls, state.shown
        plan = [(token, tuple(self.chair.tokens()))]
        world.play(own, token)
        while (
            len(world.open) == 1
            and world.open[0].seat == own
            and (state.rolls, state.shown) == (rolls, shown)
            and not world.done()
        ):
            options = world.open[0].options()
            token = options[int(self.random.random() * len(options))]
            plan.append((token, tuple(options)))
            world.play(own, token)
        return tuple(plan)

    def _sweep(self, lines: list[Line]) -> None:
        """Try every line in one and the same world, with the same luck."""
        seed, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        own = self.chair.seat
        for line in lines:
            world = World(self.chair.imagine(seed))
            for token, _ in line.plan:
                world.play(own, token)
            self._value(line, world, luck)

    def _value(self, line: Line, world: World, luck: int) -> None:
        """Play on by lot to the end of the stage and count what it is worth."""
        lot = random.Random(luck)
        while not world.done():
            asked = world.open[0]
            options = asked.options()
            world.play(asked.seat, options[int(lot.random() * len(options))])
        line.visits += 1
        line.total += world.worth_to(self.chair.seat)

    def result(self) -> tuple[Thought, Plan]:
        """Report every first token by its best line, the most visited first, and the best line itself."""
        best: dict[int, Line] = {}
        visits = dict.fromkeys(self.chair.tokens(), 0)
        for line in self.lines.values():
            token = line.plan[0][0]
            visits[token] += line.visits
            if token not in best or _rank(line) > _rank(best[token]):
                best[token] = line
        order = sorted(best, key=lambda token: _rank(best[token]), reverse=True)
        weighed = [Weighed(token, visits[token], best[token].mean()) for token in order]
        plan = best[order[0]].plan
        return Thought(order[0], tuple(weighed), tuple(token for token, _ in plan[1:])), plan


def _rank(line: Line) -> tuple[int, float]:
    return line.visits, line.mean()
