"""The novice: looks one step ahead, as a person new to the game does.

It weighs each option by the game's judge, averaged over a handful of worlds it believes possible. One step is one
whole action: where an option is felt only after further choices of its own (a tile, then its cell, then the target of
its effect), the novice looks through those to the best it can make of them. What others choose at the same time it
takes to be anything. It never looks at anybody's reply.
"""

from __future__ import annotations

import random

from theatrum.bots import Chair, Thought, Weighed
from theatrum.bots.lines import Plan
from theatrum.bots.world import appraise, final
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
        self._plan: Plan = ()

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        if len(tokens) == 1:
            return Thought(tokens[0], (Weighed(tokens[0], 0, 0.5),))
        if self._plan and self._plan[0][1] == tuple(tokens):
            token = self._plan[0][0]
            self._plan = self._plan[1:]
            return Thought(token, (Weighed(token, 0, 0.5),))
        sums = dict.fromkeys(tokens, 0.0)
        plans: dict[int, Plan] = {}
        worlds = ends = 0
        while worlds < WORLDS and ends < ENDINGS:
            look = Look(chair, self._random.getrandbits(48))
            for token in tokens:
                value, plans[token] = look.after(look.world, token, ENDINGS // len(tokens), DEPTH)
                sums[token] += value
            worlds += 1
            ends += look.ends
        # Ties are broken by lot, else the novice would fill a board from its first cell on.
        lots = {token: self._random.random() for token in tokens}
        weighed = [Weighed(token, worlds, sums[token] / worlds) for token in tokens]
        weighed.sort(key=lambda one: (-one.score, lots[one.token]))
        if chair.game.weighs_lines:  # what it has just seen to be best it goes through with
            self._plan = plans[weighed[0].token]
        return Thought(weighed[0].token, tuple(weighed), tuple(token for token, _ in self._plan))


class Look:
    """One step ahead in one world: the seat's own choices to the best, the others' simultaneous ones by lot."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.world = chair.imagine(seed)
        self.seat = chair.seat
        self.asked = self.world.actors()
        self.ends = 0
        self.seed = seed

    def after(self, world: Match, token: int, breadth: int, depth: int) -> tuple[float, Plan]:
        """Value a token by the best that the seat can still make of it, looking at no more than ``breadth`` ends.

        Return the value and how to go on from there.
        """
        match = world.clone()
        match._play(self.seat, token)
        options = match.tokens(self.seat)
        if not options or depth <= 1 or any(seat not in self.asked for seat in match.actors()):
            self.ends += 1
            return self._end(match), ()
        looked_at = options
        if len(options) > breadth:
            looked_at = random.Random(self.seed).sample(options, max(breadth, 1))
        best = -1.0
        plan: Plan = ()
        for option in looked_at:
            value, rest = self.after(match, option, breadth // len(looked_at), depth - 1)
            if value > best:
                best, plan = value, ((option, tuple(options)), *rest)
        return best, plan

    def _end(self, match: Match) -> float:
        """Let the others who were asked at the same time choose by lot, then ask the judge."""
        lot = random.Random(self.seed)  # the same lot for every option: they are compared under equal chances
        while not match.over:
            asked = match._open[0]
            if asked.seat not in self.asked or match.tokens(self.seat):
                break
            options = asked.options()
            match._play(asked.seat, options[int(lot.random() * len(options))])
        if match.over:
            return final(match.game.outcome(match.state).scores)[self.seat]
        return appraise(match.game, match.state, self.seat)
