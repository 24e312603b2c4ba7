"""The final points that each power may expect, for the expert: a weighted sum of what counts, by round.

The weights were fitted to what powers gained on each other in matches between quick experts, in several rounds: each
time the experts went by the weights found before. ``python -m benchmarks.fit_world_order`` plays and fits.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from theatrum.games.world_order.counts import NAMES, counts
from theatrum.games.world_order.course import ACTIONS, POWERS_CHOSEN, SETUP
from theatrum.games.world_order.scoring import rounds
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.games.world_order.weights import WEIGHTS

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

SWING = (12.0, 12.0, 10.0, 7.5, 6.5, 5.0)
"""By round: so many points ahead make a victory e times as likely."""


def outlook(g: WorldOrderState, seat: int) -> float:
    """Compare a power's expectations with those of its best rival."""
    if g.phase in (POWERS_CHOSEN, SETUP):
        return 0.5
    points = expect(g)
    mine = points.pop(g.power_of[seat])
    return 1.0 / (1.0 + math.exp((max(points.values(), default=0.0) - mine) / SWING[time(g)[0]]))


def expect(g: WorldOrderState) -> dict[int, float]:
    """Estimate the final points of every power, up to what all of them gain alike."""
    weights, edge = weigh(*time(g))
    return {p: g.score[p] + edge[p] + math.fsum(map(mul, weights, row)) for p, row in counts(g).items()}


def time(g: WorldOrderState) -> tuple[int, float]:
    """Return the round, from 0, and how much of its turns is over.

    In a match of fewer or more rounds than usual, each is like the one that is as far from the coming scoring.
    """
    half = len(SWING) // 2
    middle, last = rounds(g)
    now = max(0, half - 1 - (middle - g.round)) if g.round <= middle else max(half, len(SWING) - 1 - (last - g.round))
    if g.phase == ACTIONS:
        return now, (g.turn_number + g.at / len(g.order)) / g.content.numbers.turns
    return now, 0.0 if g.phase < ACTIONS else 1.0


@cache
def weigh(now: int, over: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the weights of all that counts, and of being each of the powers, at some time of a round."""

    def between(name: str) -> float:
        begin, end = WEIGHTS[name]
        return begin[now] + over * (end[now] - begin[now])

    return tuple([between(name) for name in NAMES]), tuple([between(power) for power in POWER_IDS])
