"""How fast a game runs on one core: random play, clones, and imagined worlds with their first move."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from theatrum.engine.record import Setup, begin

if TYPE_CHECKING:
    from theatrum.engine.game import Game
    from theatrum.engine.match import Match

BATCH = 200
"""Clones and worlds are timed in batches, for one is shorter than the clock's own cost."""

PLAY_SHARE = 0.6
CLONE_SHARE = 0.2
"""How the time given is divided; the rest goes to imagined worlds."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game."""

    game: str
    decisions_per_s: float
    matches_per_s: float
    decisions_per_match: float
    clone_us: float
    imagine_and_move_us: float

    @property
    def clones_per_s(self) -> float:
        return 1e6 / self.clone_us

    @property
    def imagines_per_s(self) -> float:
        return 1e6 / self.imagine_and_move_us

    def json(self) -> dict[str, Any]:
        rates = {"clones_per_s": self.clones_per_s, "imagines_per_s": self.imagines_per_s}
        return {
            name: round(value, 3) if isinstance(value, float) else value
            for name, value in (asdict(self) | rates).items()
        }


def measure(game: Game, seconds: float = 3.0) -> Figures:
    """Measure a game, over all its seat counts with the usual options.

    The collector is set as a long simulation would set it: what is loaded stays loaded, and is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    decisions, matches, spent = random_play(game, seconds * PLAY_SHARE)
    positions = list(some_positions(game))
    clone = clone_seconds(positions, seconds * CLONE_SHARE)
    imagine = imagine_seconds(positions, seconds * (1 - PLAY_SHARE - CLONE_SHARE))
    return Figures(game.name, decisions / spent, matches / spent, decisions / matches, clone * 1e6, imagine * 1e6)


def start(game: Game, seats: int, seed: int) -> Match:
    """Start a match with the usual options."""
    return begin(game, Setup(game.name, seats, seed, {}))


def random_play(game: Game, seconds: float) -> tuple[int, int, float]:
    """Play whole matches for about so long; return decisions, matches and the exact time.

    The seat counts take turns, and every one of them gets equally many matches.
    """
    chance = Random(1).random
    decisions = matches = 0
    began = time.perf_counter()
    while True:
        for seats in range(game.min_seats, game.max_seats + 1):
            match = start(game, seats, matches)
            while actors := match.actors():
                seat = actors[0]
                tokens = match.tokens(seat)
                match._play(seat, tokens[int(chance() * len(tokens))])
                decisions += 1
            matches += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return decisions, matches, spent


def some_positions(game: Game, matches: int = 4, every: int = 7) -> Iterator[Match]:
    """Yield positions out of the middle of random matches, at every stage of a match alike."""
    chance = Random(2)
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(matches):
            match = start(game, seats, seed)
            number = 0
            while not match.over:
                if number % every == 0:
                    yield match.clone()
                seat = match.actors()[0]
                match._play(seat, chance.choice(match.tokens(seat)))
                number += 1


def clone_seconds(positions: list[Match], seconds: float) -> float:
    """Return the time of one clone."""
    done, spent = 0, 0.0
    while spent < seconds:
        match = positions[done // BATCH % len(positions)]
        began = time.perf_counter()
        for _ in range(BATCH):
            match.clone()
        spent += time.perf_counter() - began
        done += BATCH
    return spent / done


def imagine_seconds(positions: list[Match], seconds: float) -> float:
    """Return the time of imagining one world and making a first random move in it."""
    chance = Random(3).random
    done, spent = 0, 0.0
    while spent < seconds:
        began = time.perf_counter()
        for match in positions:
            actors = match.actors()
            world = match.imagine(actors[0], done)
            tokens = world.tokens(actors[0])
            world._play(actors[0], tokens[int(chance() * len(tokens))])
            done += 1
        spent += time.perf_counter() - began
    return spent / done
