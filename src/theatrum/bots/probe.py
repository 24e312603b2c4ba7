"""Probing: a tree search for the best line of one's own choices in one imagined world.

Each step plays one line to its end: inside the tree by UCB over the best end found below each option, outside it by
lot. What a line costs comes before what it brings, so nothing is valued before its end. Options whose ends have all
been seen are left alone.
"""

from __future__ import annotations

import math
import random

from theatrum.bots.looking import Look, Plan
from theatrum.bots.spread import Spread
from theatrum.engine.match import Match

CURIOSITY = 5.0
"""The weight of curiosity, in units of how much the ends vary: the best of many ends lies far above their mean."""

DEPTH = 20
"""A line is valued after so many choices at the latest."""


class Branch:
    """What is known of the lines that begin alike: how often one was tried, and the best end."""

    __slots__ = ("best", "children", "fresh", "options", "seen", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.best = -math.inf
        self.seen = False  # with all of its ends
        self.options: tuple[int, ...] = ()
        self.fresh: list[int] = []
        self.children: dict[int, Branch] = {}


class Probe:
    """The lines of one seat in one world; ``ends`` tells what each of them came to."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.ends: dict[Plan, float] = {}
        self.root = Branch()
        self._spread = Spread()
        self._random = random.Random(look.seed)

    def step(self) -> bool:
        """Play one more line; return False when all of them have been played."""
        if self.root.seen:
            return False
        match = self.look.world.clone()
        plan: list[tuple[int, tuple[int, ...]]] = []
        path = self._descend(match, plan)
        options = self._options(match, plan)
        path[-1].seen = not options
        while options:
            token = options[int(self._random.random() * len(options))]
            plan.append((token, options))
            match._play(self.look.seat, token)
            options = self._options(match, plan)
        value = self.look.value(match)
        self._learn(path, value)
        self.ends[tuple(plan)] = value
        return True

    def _descend(self, match: Match, plan: list[tuple[int, tuple[int, ...]]]) -> list[Branch]:
        """Play on inside the tree and one choice beyond it; return the branches taken."""
        branch = self.root
        path = [branch]
        new = False
        while not new:
            if not branch.options:
                branch.options = tuple(match.tokens(self.look.seat))
                branch.fresh = list(branch.options)
                self._random.shuffle(branch.fresh)
            new = bool(branch.fresh)
            token = branch.fresh.pop() if new else self._choose(branch)
            plan.append((token, branch.options))
            match._play(self.look.seat, token)
            branch = branch.children.setdefault(token, Branch())
            path.append(branch)
        return path

    def _choose(self, branch: Branch) -> int:
        curiosity, tries = CURIOSITY * self._spread.deviation(), math.log(branch.visits + 1)
        unseen = [(token, child) for token, child in branch.children.items() if not child.seen]
        return max(unseen, key=lambda one: one[1].best + curiosity * math.sqrt(tries / one[1].visits))[0]

    def _options(self, match: Match, plan: list[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
        return self.look.options(match) if len(plan) < DEPTH else ()

    def _learn(self, path: list[Branch], value: float) -> None:
        self._spread.add(value)
        for branch in reversed(path):
            branch.visits += 1
            branch.best = max(branch.best, value)
            if branch.options and not branch.fresh:
                branch.seen = all(child.seen for child in branch.children.values())
