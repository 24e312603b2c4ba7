"""The novice: looks one step ahead, as a person new to the game does.

It weighs each option by the game's judge, averaged over a handful of worlds it believes possible. One step is one
whole action: where an option is felt only after further choices of its own (a tile, then its cell, then the target of
its effect), the novice looks through those to the best it can make of them. What others choose at the same time it
takes to be anything. It never looks at anybody's reply.
"""

from __future__ import annotations

import random

from theatrum.bots import Chair, Thought, Weighed, settled
from theatrum.bots.looking import Look, Plan
from theatrum.bots.world import appraise

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
        self._plan: Plan = ()

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        if len(tokens) == 1:
            return settled(tokens[0], tokens)
        if self._plan and self._plan[0][1] == tuple(tokens):
            token = self._plan[0][0]
            self._plan = self._plan[1:]
            return settled(token, tokens)
        sums = dict.fromkeys(tokens, 0.0)
        plans: dict[int, Plan] = {}
        worlds = ends = 0
        while worlds < WORLDS and ends < ENDINGS:
            seed = self._random.getrandbits(48)
            look = Look(chair.imagine(seed), chair.seat, seed, appraise)
            look.through(ENDINGS, DEPTH)
            for token, (value, plan) in look.best().items():
                sums[token] += value
                plans[token] = plan[1:]
            worlds += 1
            ends += len(look.ends)
        # Ties are broken by lot, else the novice would fill a board from its first cell on.
        lots = {token: self._random.random() for token in tokens}
        weighed = [Weighed(token, worlds, sums[token] / worlds) for token in tokens]
        weighed.sort(key=lambda one: (-one.score, lots[one.token]))
        if chair.game.weighs_lines:  # what it has just seen to be best it goes through with
            self._plan = plans[weighed[0].token]
        return Thought(weighed[0].token, tuple(weighed), tuple(token for token, _ in self._plan))
