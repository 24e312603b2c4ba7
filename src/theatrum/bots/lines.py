"""Weighing whole lines: for games in which one move is a chain of many small choices.

A tree spends most of a small budget on finding out what can follow a first token at all. Here the arms are lines: all
that the seat chooses in a row until dice roll, something is revealed, or somebody else is asked. Half of them are the
most promising of those that a look through one world finds, by the game's outlook where they end; the others are met by
lot, every first token in turn. Then sequential halving tries them in the same worlds with the same luck, each world
played to the end of the stage, and drops the worse half, again and again. Where the seat has still to choose after dice
or a surprise, a short look makes the best of it. Until something is rolled or revealed a seat has the same choices in
every world it believes in, so a line found in one can be played in all of them.
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

REST_ENDS, REST_DEPTH = 10, 6
"""The same for the short look at what is left of a move after a line."""


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
        world = chair.imagine(0)
        self._until = world.game.stage(world.state) + world.game.horizon

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
            self._meet_with(plan, seed, luck)
        turn = 0
        while turn < len(first) or (budget.spend(1) and len(self.lines) < MOST_LINES and turn < 2 * MOST_LINES):
            self._meet_with(self._wander(seed, first[turn % len(first)]), seed, luck)
            turn += 1

    def _meet_with(self, plan: Plan, seed: int, luck: int) -> None:
        line = self.lines.setdefault(tuple(token for token, _ in plan), Line(plan))
        if not line.visits:
            self._value(line, seed, luck)

    def _promising(self, seed: int) -> list[Plan]:
        """Look ahead in one world; return the lines with the best outlook."""
        look = Look(self.chair.imagine(seed), self.chair.seat, seed, expect, past_chance=False)
        look.through(ENDS, DEPTH)
        look.ends.sort(key=lambda end: -end[0])
        return [plan for _, plan in look.ends[:PROMISING]]

    def _wander(self, seed: int, token: int) -> Plan:
        """Choose by lot until the line ends; return it."""
        world = World(self.chair.imagine(seed))
        own, state = self.chair.seat, world.state
        rolls, shown = state.rolls, state.shown
        plan = [(token, tuple(self.chair.tokens()))]
        world.play(own, token)
        while self._goes_on(world) and (state.rolls, state.shown) == (rolls, shown):
            options = world.open[0].options()
            token = options[int(self.random.random() * len(options))]
            plan.append((token, tuple(options)))
            world.play(own, token)
        return tuple(plan)

    def _goes_on(self, world: World) -> bool:
        """Tell whether the seat is the one to choose, in this stage."""
        return not world.done() and len(world.open) == 1 and world.open[0].seat == self.chair.seat

    def _sweep(self, lines: list[Line]) -> None:
        """Try every line in one and the same world, with the same luck."""
        seed, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        for line in lines:
            self._value(line, seed, luck)

    def _value(self, line: Line, seed: int, luck: int) -> None:
        """Follow a line, play on to the end of the stage, and count what it is worth."""
        own = self.chair.seat
        match = self.chair.imagine(seed)
        for token, _ in line.plan:
            match._play(own, token)
        world = World(match, self._until)
        line.visits += 1
        if self._goes_on(world):
            look = Look(match, own, luck, expect)
            look.through(REST_ENDS, REST_DEPTH)
            line.total += max(value for value, _ in look.ends)
            return
        lot = random.Random(luck)
        while not world.done():
            asked = world.open[0]
            world.play(asked.seat, world.game.instinct(world.state, asked, lot.random))
        line.total += world.worth_to(own)

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
