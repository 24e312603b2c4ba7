"""Duels: many matches of one bot against another, each deal played from every seat, and what they prove."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from theatrum.bots import Bot, Chair
from theatrum.bots.levels import make
from theatrum.engine.game import Options
from theatrum.engine.match import Match
from theatrum.engine.record import Setup, begin
from theatrum.games import game


@dataclass(frozen=True, slots=True)
class Duel:
    """A pairing to be measured: the first bot alone against the second at all other seats, from every seat in turn."""

    game: str
    first: str
    second: str
    matches: int
    seed: int
    options: Options
    seats: int = 2

    @property
    def even(self) -> float:
        """What the first bot would win if it were no better than the others."""
        return 1 / self.seats


@dataclass(frozen=True, slots=True)
class Tally:
    """What the first bot achieved. A draw with the best of the others counts as half a win."""

    wins: int
    draws: int
    losses: int

    @property
    def matches(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.matches)


def wilson(share: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson interval (95 % unless told otherwise) of a share observed in a number of matches."""
    spread = z * z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def contest(match: Match, bots: Sequence[Bot]) -> tuple[float, ...]:
    """Let bots play a match to its end; return the score of each seat."""
    chairs = [Chair(match, seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, bots[seat].think(chairs[seat]).token)
    outcome = match.outcome()
    assert outcome is not None
    return outcome.scores


def duel(setup: Duel, jobs: int = 1) -> Tally:
    """Play a duel, over several processes where ``jobs`` says so; the result does not depend on their number."""
    tasks = [(setup, number) for number in range(setup.matches)]
    if jobs <= 1:
        return _count(map(_one, tasks))
    with ProcessPoolExecutor(jobs) as pool:
        return _count(pool.map(_one, tasks))


def _one(task: tuple[Duel, int]) -> int:
    """Play one match of a duel; return 1, 0 or -1 as the first bot won, drew or lost."""
    setup, number = task
    deal, mine = divmod(number, setup.seats)
    match = begin(game(setup.game), Setup(setup.game, setup.seats, setup.seed + deal, setup.options))
    seeds = random.Random(f"{setup.seed} {number}")
    first, *bots = [make(spec, seeds.getrandbits(32)) for spec in (setup.first, *[setup.second] * (setup.seats - 1))]
    bots.insert(mine, first)
    scores = list(contest(match, bots))
    own, best = scores.pop(mine), max(scores)
    return (own > best) - (own < best)


def _count(results: Iterable[int]) -> Tally:
    found = list(results)
    return Tally(found.count(1), found.count(0), found.count(-1))
