"""The expert: information-set Monte Carlo tree search with several observers, for every game.

Each iteration imagines one world that the bot's seat believes possible and plays it forward. Every seat has a tree of
its own, which branches on what that seat chose and on what it saw others choose, never on another's secret; so a seat
cannot act, in the search, on what it would not know. As long as a seat is inside its tree it chooses by UCB, counted
over the worlds in which an option was available; the first choice outside the tree is added to it, and from there on
the seat plays by lot. At the end of the stage every seat is valued, by the result or by the game's outlook, and each
chosen branch learns the value for its seat.

The choice at hand itself is made by sequential halving: all options are tried in the same worlds with the same luck,
the worse half is dropped, and the rest of the budget goes to the better half, again and again. Luck that is common to
all options cancels out, which matters most in games where one card decides little and the deal decides much.

Where a game says that a move is made of many choices (``Game.weighs_lines``), whole lines of them are weighed against
each other instead of single tokens; see ``lines``.

Seats that choose at the same time do so one after another in a playout, but none sees the others' choice.
"""

from __future__ import annotations

import math
import random
import time

from theatrum.bots import Chair, Thought, Weighed, settled
from theatrum.bots.lines import Lines
from theatrum.bots.looking import Intent
from theatrum.bots.spread import Spread
from theatrum.bots.world import World
from theatrum.engine.flow import Choose

EXPLORE = 0.6
"""The weight of curiosity in UCB, in units of how much the worth of playouts varies: results of 0 and 1 vary far more
than a game's outlook does, and curiosity must fit what there is to find out."""

LOT = 0.1
"""How often a playout chooses by lot where the game has an instinct."""


class Node:
    """A branch of one seat's tree: how often it was chosen and to what profit, and how often it could have been."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


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
        self._intent = Intent()

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        meant = self._intent.next(tokens)
        if meant is not None:
            return settled(meant, tokens)
        if len(tokens) == 1:
            return settled(tokens[0], tokens)
        budget = Clock(self._seconds or 0.0) if self._iterations is None else Count(self._iterations)
        if not chair.game.weighs_lines:
            search = Search(chair, self._random)
            search.halve(budget)
            return search.thought()
        lines = Lines(chair, self._random)
        lines.search(budget)
        thought, plan = lines.result()
        self._intent.plan = plan[1:]
        return thought


class Count:
    """A budget of iterations, begun share by share; what one share leaves, the next one takes over."""

    def __init__(self, iterations: int) -> None:
        self._whole = iterations
        self._left = 0.0

    def begin(self, share: float) -> None:
        self._left += self._whole * share

    def spend(self, sweep: int) -> bool:
        if self._left < sweep:
            return False
        self._left -= sweep
        return True


class Clock:
    """A budget of seconds, begun share by share like that of iterations."""

    def __init__(self, seconds: float) -> None:
        self._whole = seconds
        self._until = time.monotonic()

    def begin(self, share: float) -> None:
        self._until += self._whole * share

    def spend(self, sweep: int) -> bool:
        return time.monotonic() < self._until


class Search:
    """The trees that grow while one choice is thought over."""

    def __init__(self, chair: Chair, chance: random.Random) -> None:
        self.chair = chair
        self.roots = [Node() for _ in range(chair.seats)]
        self.random = chance
        # Another seat's token must not be taken for the same token of one's own.
        self.stride = len(chair.game.vocabulary)
        self.spread = 0.5
        self._worths = Spread()

    def halve(self, budget: Count | Clock) -> None:
        """Spend the budget in equal rounds, each on the better half of the options of the round before."""
        options = list(self.chair.tokens())
        rounds = max(1, (len(options) - 1).bit_length())
        children = self.roots[self.chair.seat].children
        for token in options:
            children[token] = Node()
        self.random.shuffle(options)  # a budget too small for all is not spent on the first ones by name
        for _ in range(rounds):
            budget.begin(1.0 / rounds)
            while budget.spend(len(options)):
                self._sweep(options)
            options.sort(key=lambda token: -children[token].mean())
            del options[(len(options) + 1) // 2 :]

    def _sweep(self, options: list[int]) -> None:
        """Try every option in one and the same world, with the same luck."""
        world, luck = self.random.getrandbits(48), self.random.getrandbits(32)
        after = self.random.getstate()
        for token in options:
            self.random.seed(luck)
            self._iterate(token, world)
        self.random.setstate(after)

    def _iterate(self, token: int, seed: int) -> None:
        """Choose a token in an imagined world, play on to the end of the stage, and let every tree learn from it."""
        world = World(self.chair.imagine(seed))
        path = self._descend(world, token)
        self._roll_out(world)
        worth = world.worth()
        self._learn_spread(worth[self.chair.seat])
        for node, seat in path:
            node.visits += 1
            node.total += worth[seat]

    def _learn_spread(self, worth: float) -> None:
        self._worths.add(worth)
        if self._worths.count & 15 == 0:
            self.spread = self._worths.deviation()

    def _descend(self, world: World, token: int) -> list[tuple[Node, int]]:
        """Play the token, then on while any seat is inside its tree; return the branches taken."""
        at: list[Node | None] = list(self.roots)
        own = self.chair.seat
        chosen = self.roots[own].children[token]
        path: list[tuple[Node, int]] = [(chosen, own)]
        at[own] = chosen
        inside = len(at)
        if not next(asked for asked in world.open if asked.seat == own).secret:
            self._observe(at, own, token)
        world.play(own, token)
        while inside and not world.done():
            asked = world.open[0]
            seat = asked.seat
            node = at[seat]
            if node is None:
                token = self._light(world, asked)
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
        curiosity = EXPLORE * self.spread
        best, chosen = -1.0, children[options[0]]
        token = options[0]
        for option in options:
            child = children[option]
            child.available += 1
            visits = child.visits
            score = child.total / visits + curiosity * math.sqrt(math.log(child.available) / visits)
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

    def _light(self, world: World, asked: Choose) -> int:
        """Choose outside the tree: by instinct, now and then by lot, so that nothing is taken for certain."""
        chance = self.random.random
        if chance() >= LOT:
            return world.game.instinct(world.state, asked, chance)
        options = asked.options()
        return options[int(chance() * len(options))]

    def _roll_out(self, world: World) -> None:
        """Play on by the light policy to the end of the stage."""
        while not world.done():
            asked = world.open[0]
            world.play(asked.seat, self._light(world, asked))

    def thought(self) -> Thought:
        """Report every option, the most visited first."""
        children = self.roots[self.chair.seat].children
        weighed = []
        for token in self.chair.tokens():
            node = children.get(token)
            visits = node.visits if node else 0
            weighed.append(Weighed(token, visits, node.mean() if node else 0.0))
        weighed.sort(key=lambda one: (-one.visits, -one.score, one.token))
        return Thought(weighed[0].token, tuple(weighed))
