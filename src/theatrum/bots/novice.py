"""The novice: looks one step ahead, as a person new to the game does.

It weighs each option by the game's judge, averaged over a handful of worlds it believes possible. One step is one
whole action: where an option is felt only after further choices of its own (a tile, then its cell, then the target of
its effect), the novice looks through those to the best it can make of them. What others choose at the same time it
takes to be anything. It never looks at anybody's reply.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from theatrum.bots import Chair, Thought, Weighed, settled
from theatrum.bots.looking import Intent, Look, Plan
from theatrum.bots.world import appraise
from theatrum.engine.match import Match

WORLDS = 8
"""How many worlds an option is averaged over."""

ENDINGS = 300
"""How many ends of its step it looks at before it stops imagining further worlds, and at most in one world."""

DEPTH = 6
"""How many choices of its own, at most, make up one step; a longer chain is judged where it stands."""


class NoviceBot:
    """Takes the option after which its judge likes the position best."""

    def __init__(self, seed: int = 0, name: str = "novice") -> None:
        self.name = name
        self._random = random.Random(seed)
        self._intent = Intent()

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        meant = self._intent.next(tokens)
        if meant is not None:
            return settled(meant, tokens)
        if len(tokens) == 1:
            return settled(tokens[0], tokens)
        sums = dict.fromkeys(tokens, 0.0)
        plans: dict[int, Plan] = {}
        worlds = ends = 0
        while worlds < WORLDS and ends < ENDINGS:
            seed = self._random.getrandbits(48)
            found = list(look_through(Look(chair.imagine(seed), chair.seat, seed, appraise), ENDINGS, DEPTH))
            for token, (value, plan) in best(found).items():
                sums[token] += value
                plans[token] = plan[1:]
            worlds += 1
            ends += len(found)
        # Ties are broken by lot, else the novice would fill a board from its first cell on.
        lots = {token: self._random.random() for token in tokens}
        weighed = [Weighed(token, worlds, sums[token] / worlds) for token in tokens]
        weighed.sort(key=lambda one: (-one.score, lots[one.token]))
        if chair.game.weighs_lines:  # what it has just seen to be best it goes through with
            self._intent.plan = plans[weighed[0].token]
        return Thought(weighed[0].token, tuple(weighed), tuple(token for token, _ in self._intent.plan))


End = tuple[float, Plan]
"""What an end is worth, and the line that leads there."""


def look_through(look: Look, breadth: int, depth: int) -> Iterator[End]:
    """Look at some ``breadth`` ends, after every option at least one, at most ``depth`` choices away."""
    return _branch(look, look.world, look.options(look.world), breadth, depth, ())


def _branch(look: Look, match: Match, options: tuple[int, ...], breadth: int, depth: int, line: Plan) -> Iterator[End]:
    looked_at = list(options)
    if line and len(options) > breadth:
        looked_at = random.Random(look.seed).sample(options, max(breadth, 1))
    for token in looked_at:
        after = match.clone()
        after._play(look.seat, token)
        taken = (*line, (token, options))
        further = look.options(after) if depth > 1 else ()
        if further:
            yield from _branch(look, after, further, breadth // len(looked_at), depth - 1, taken)
        else:
            yield look.value(after), taken


def best(ends: list[End]) -> dict[int, End]:
    """Return for every first token the best of its ends; of equal ones the one that was looked at first."""
    found: dict[int, End] = {}
    for value, plan in ends:
        token = plan[0][0]
        if token not in found or value > found[token][0]:
            found[token] = value, plan
    return found
