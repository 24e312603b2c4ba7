"""Balance: the same bot at every seat, many matches, and what each part of the game made of it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from theatrum.arena.duel import contest, wilson
from theatrum.bots.levels import make
from theatrum.engine.game import Options
from theatrum.engine.record import Setup, begin
from theatrum.games import game


@dataclass(frozen=True, slots=True)
class Field:
    """Matches to be played by one level of bot among itself."""

    game: str
    seats: int
    bot: str
    matches: int
    seed: int
    options: Options


@dataclass(frozen=True, slots=True)
class Result:
    """What one part had of one match: its share in the victory, and its score."""

    part: str
    share: float
    score: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What one part made of all its matches, with 95 % intervals."""

    part: str
    matches: int
    share: float
    share_interval: tuple[float, float]
    score: float
    score_interval: tuple[float, float]


def played(field: Field, jobs: int = 1) -> Iterator[list[Result]]:
    """Play the matches one after another, or over several processes, and tell what each came to."""
    tasks = [(field, number) for number in range(field.matches)]
    if jobs <= 1:
        yield from map(_one, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, tasks)


def _one(task: tuple[Field, int]) -> list[Result]:
    field, number = task
    match = begin(game(field.game), Setup(field.game, field.seats, field.seed + number, field.options))
    seeds = random.Random(f"{field.seed} {number}")
    scores = contest(match, [make(field.bot, seeds.getrandbits(32)) for _ in range(field.seats)])
    best = max(scores)
    parts = match.parts()
    names = [parts[seat].name if seat in parts else match.game.seat_name(seat, "en") for seat in range(field.seats)]
    return [
        Result(name, 1.0 / scores.count(best) if score == best else 0.0, score)
        for name, score in zip(names, scores, strict=True)
    ]


def standings(matches: Iterable[list[Result]]) -> list[Standing]:
    """Sum up by part, in the order of their names."""
    by_part: dict[str, list[Result]] = {}
    for match in matches:
        for result in match:
            by_part.setdefault(result.part, []).append(result)
    return [_standing(part, results) for part, results in sorted(by_part.items())]


def _standing(part: str, results: list[Result]) -> Standing:
    count = len(results)
    share = sum(one.share for one in results) / count
    score = sum(one.score for one in results) / count
    variance = sum((one.score - score) ** 2 for one in results) / max(1, count - 1)
    half = 1.96 * math.sqrt(variance / count)
    return Standing(part, count, share, wilson(share, count), score, (score - half, score + half))
