"""The expert: information-set Monte Carlo tree search with several observers, for every game.

Each iteration imagines one world that the bot's seat believes possible and plays it forward. Every seat has a tree of
its own, which branches on what that seat chose and on what it saw others choose, never on another's secret; so a seat
cannot act, in the search, on what it would not know. As long as a seat is inside its tree it chooses by UCB, counted
over the worlds in which an option was available; the first choice outside the tree is added to it, and from there on
the seat plays by a light policy. At the end of the stage (or where the playout is cut off) every seat is valued, and
each chosen branch learns the value for its seat.

Seats that choose at the same time do so one after another in a playout, but none sees the others' choice.
"""

from __future__ import annotations

import math
import random
import time

from theatrum.bots import Chair, Thought, Weighed
from theatrum.bots.world import World
from theatrum.engine.flow import Choose

EXPLORE = 0.5
"""The weight of curiosity in UCB."""


class Node:
    """A branch of one seat's tree: how often it was chosen and to what profit, and how often it could have been."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class ExpertBot:
    """Searches within a budget of seconds or of iterations; with the latter, its choices are reproducible."""

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        name: str = "expert",
    ) -> None:
        self.name = name
        self._random = random.Random(seed)
        self._seconds = seconds
        self._iterations = iterations

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        if len(tokens) == 1:
            return Thought(tokens[0], (Weighed(tokens[0], 0, 0.5),))
        search = Search(chair, self._random)
        if self._iterations is not None:
            for _ in range(self._iterations):
                search.iterate()
        else:
            until = time.monotonic() + (self._seconds or 0.0)
            search.iterate()
            while time.monotonic() < until:
                search.iterate()
        return search.thought()


class Search:
    """The trees that grow while one choice is thought over."""

    def __init__(self, chair: Chair, chance: random.Random) -> None:
        self.chair = chair
        self.roots = [Node() for _ in range(chair.seats)]
        self.random = chance
        # Another seat's token must not be taken for the same token of one's own.
        self.stride = len(chair.game.vocabulary)

    def iterate(self) -> None:
        """Imagine a world, play it to its end, and let every tree learn from it."""
        world = World(self.chair.imagine(self.random.getrandbits(48)))
        path = self._descend(world)
        self._roll_out(world)
        worth = world.worth()
        for node, seat in path:
            node.visits += 1
            node.total += worth[seat]

    def _descend(self, world: World) -> list[tuple[Node, int]]:
        """Play while any seat is inside its tree; return the branches taken."""
        path: list[tuple[Node, int]] = []
        at: list[Node | None] = list(self.roots)
        inside = len(at)
        while inside and not world.done():
            asked = world.open[0]
            seat = asked.seat
            node = at[seat]
            if node is None:
                token = self._light(asked)
            else:
                token, child, known = self._select(node, asked.options())
                path.append((child, seat))
                at[seat] = child if known else None
                inside -= not known
            if not asked.secret:
                self._observe(at, seat, token)
            world.play(seat, token)
        return path

    def _select(self, node: Node, options: list[int]) -> tuple[int, Node, bool]:
        """Choose inside the tree; return the token, its branch, and whether the seat is still inside."""
        children = node.children
        new = [token for token in options if token not in children]
        if new:
            token = new[int(self.random.random() * len(new))]
            children[token] = child = Node()
            for option in options:
                if option in children:
                    children[option].available += 1
            return token, child, len(options) == 1  # a forced choice is no choice: look further
        best, chosen = -1.0, children[options[0]]
        token = options[0]
        for option in options:
            child = children[option]
            child.available += 1
            visits = child.visits
            score = child.total / visits + EXPLORE * math.sqrt(math.log(child.available) / visits)
            if score > best:
                best, chosen, token = score, child, option
        return token, chosen, True

    def _observe(self, at: list[Node | None], seat: int, token: int) -> None:
        """Let the other seats' trees branch on what they see."""
        key = -1 - seat * self.stride - token
        for other, node in enumerate(at):
            if node is not None and other != seat:
                child = node.children.get(key)
                if child is None:
                    node.children[key] = child = Node()
                at[other] = child

    def _light(self, asked: Choose) -> int:
        options = asked.options()
        return options[int(self.random.random() * len(options))]

    def _roll_out(self, world: World) -> None:
        """Play on by the light policy to the end of the stage."""
        chance, stage, state, play = self.random.random, world.game.stage, world.state, world.play
        begun = world.stage
        while world.open and stage(state) == begun:
            asked = world.open[0]
            options = asked.options()
            play(asked.seat, options[int(chance() * len(options))])

    def thought(self) -> Thought:
        """Report every option, the most visited first."""
        children = self.roots[self.chair.seat].children
        weighed = []
        for token in self.chair.tokens():
            node = children.get(token)
            visits = node.visits if node else 0
            weighed.append(Weighed(token, visits, node.total / visits if node and visits else 0.0))
        weighed.sort(key=lambda one: (-one.visits, -one.score, one.token))
        return Thought(weighed[0].token, tuple(weighed))
