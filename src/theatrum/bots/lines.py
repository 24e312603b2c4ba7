"""Weighing whole lines: for games in which one move is a chain of many small choices.

A tree spends most of a small budget on finding out what can follow a first token at all. Here the arms are lines: all
that the seat chooses in a row until dice roll, something is revealed, or somebody else is asked. Half of them are the
most promising of those that a look through one world finds, by the game's outlook where they end; the others are met by
lot, every first token in turn. Then sequential halving tries them in the same worlds with the same luck, each world
played to the end of the stage, and drops the worse half, again and again. Until something is rolled or revealed a seat
has the same choices in every world it believes in, so a line found in one can be played in all of them.
"""

from __future__ import annotations

import random
from typing import Protocol

from theatrum.bots import Chair, Thought, Weighed
from theatrum.bots.looking import Look, Plan
from theatrum.bots.world import World
from theatrum.engine.game import Game
from theatrum.engine.state import State

MOST_LINES = 96
"""So many lines are met at most; more would be looked at too seldom."""

ROUNDS = 7
"""Rounds of halving for so many lines; the first of them finds the lines."""

PROMISING = 48
"""So many of them are taken for what a look ahead expects of them."""

ENDS, DEPTH = 300, 10
"""How many ends the look ahead sees, and how many choices away at most."""


def expect(game: Game, state: State, seat: int) -> float:
    return game.outlook(state, seat)


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
        """Try promising lines, and random ones taking every first token in turn, in one world with one luck."""
        first = list(self.chair.tokens())
        self.random.shuffle(first)
        seed, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        for plan in self._promising(seed):
            line = self.lines.setdefault(tuple(token for token, _ in plan), Line(plan))
            self._value(line, self._follow(plan, seed), luck)
        turn = 0
        while turn < len(first) or (budget.spend(1) and len(self.lines) < MOST_LINES and turn < 2 * MOST_LINES):
            world = World(self.chair.imagine(seed))
            plan = self._wander(world, first[turn % len(first)])
            line = self.lines.setdefault(tuple(token for token, _ in plan), Line(plan))
            if not line.visits:
                self._value(line, world, luck)
            turn += 1

    def _promising(self, seed: int) -> list[Plan]:
        """Look ahead in one world; return the lines with the best outlook."""
        look = Look(self.chair, seed, expect, past_chance=False)
        look.through(ENDS, DEPTH)
        look.ends.sort(key=lambda end: -end[0])
        return [plan for _, plan in look.ends[:PROMISING]]

    def _follow(self, plan: Plan, seed: int) -> World:
        """Play a line in an imagined world."""
        world = World(self.chair.imagine(seed))
        for token, _ in plan:
            world.play(self.chair.seat, token)
        return world

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
        for line in lines:
            self._value(line, self._follow(line.plan, seed), luck)

    def _value(self, line: Line, world: World, luck: int) -> None:
        """Play on by lot to the end of the stage and count what it is worth."""
        lot = random.Random(luck)
        while not world.done():
            asked = world.open[0]
            world.play(asked.seat, world.game.instinct(world.state, asked, lot.random))
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
