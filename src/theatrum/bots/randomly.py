"""The random bot: any legal option, each as likely as the others."""

from __future__ import annotations

import random

from theatrum.bots import Chair, Thought, settled


class RandomBot:
    """Chooses blindly. It is the measure for every other bot, and a fuzzer that can sit at a table."""

    def __init__(self, seed: int = 0, name: str = "random") -> None:
        self.name = name
        self._random = random.Random(seed)

    def think(self, chair: Chair) -> Thought:
        tokens = chair.tokens()
        return settled(self._random.choice(tokens), tokens)
