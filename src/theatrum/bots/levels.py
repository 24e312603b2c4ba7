"""The levels a person can choose, by name: ``random``, ``novice``, ``expert``, ``expert:2s``, ``expert:500``."""

from __future__ import annotations

import re
from pathlib import Path

from theatrum.bots import Bot
from theatrum.bots.expert import ExpertBot
from theatrum.bots.novice import NoviceBot
from theatrum.bots.randomly import RandomBot
from theatrum.engine.errors import Phrase, Unreadable

LEVELS = ("random", "novice", "expert")
HERE = Path(__file__).parent
POSSIBLE = Phrase("possible-bots", HERE)

LONGEST = 600.0
MOST = 10_000_000

_BUDGET = re.compile(r"(?P<seconds>\d{1,9}(\.\d{1,9})?)s|(?P<iterations>\d{1,9})", re.ASCII)


def make(spec: str, seed: int = 0) -> Bot:
    """Make a bot by the name of its level; two bots made alike and led through the same match choose alike.

    A budget in seconds is as strong as the machine is fast; a budget in iterations makes choices reproducible.
    """
    level, colon, budget = spec.partition(":")
    if level == "random" and not colon:
        return RandomBot(seed)
    if level == "novice" and not colon:
        return NoviceBot(seed)
    if level == "expert":
        seconds, iterations = _read_budget(spec, budget) if colon else (1.0, None)
        return ExpertBot(seed, seconds=seconds, iterations=iterations, name=spec)
    raise Unreadable("no-bot", HERE, spec=repr(spec), possible=POSSIBLE)


def _read_budget(spec: str, budget: str) -> tuple[float | None, int | None]:
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise Unreadable("bot-budget", HERE, spec=repr(spec), budget=repr(budget), possible=POSSIBLE)
    if found["iterations"] is not None:
        iterations = int(found["iterations"])
        if not 1 <= iterations <= MOST:
            raise Unreadable("bot-iterations", HERE, spec=repr(spec), most=str(MOST))
        return None, iterations
    seconds = float(found["seconds"])
    if not 0.0 < seconds <= LONGEST:
        raise Unreadable("bot-seconds", HERE, spec=repr(spec), most=f"{LONGEST:.0f}")
    return seconds, None
