"""Every point has its line in the log: what the log tells adds up to the score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import theatrum
from tests.world_order.order_table import truth
from theatrum.testing import rule

Args = Sequence[Any]
POINTS: dict[str, Callable[[Args], int]] = {
    "kept-assets": lambda args: args[2],
    "added-permanent": lambda args: args[2],
    "added-temporary": lambda args: args[2],
    "grew": lambda args: args[2],
    "gained-points": lambda args: args[1],
    "prospered": lambda args: args[2],
    "threatened": lambda args: -args[3],
    "region-scored": lambda args: args[2] + args[3],
    "superpower": lambda args: args[1],
    "sphere": lambda args: args[1],
    "network": lambda args: args[1],
    "most-money": lambda args: args[1],
    "most-armies": lambda args: args[1],
    "most-countries": lambda args: args[1],
    "unused-assets": lambda args: args[1],
    "unused-order": lambda args: args[1],
}
"""How to read the points of the power that a line speaks of first."""


@rule("WO-77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_where_every_point_came_from(seats: int) -> None:
    for seed in range(12):
        chance = Random(seed)
        m = theatrum.new("world_order", seats=seats, seed=seed, executive_order=seed % 2 == 0)
        while not m.over:
            seat = chance.choice(m.actors())
            m.play(seat, chance.choice(m.tokens(seat)))
        told = [0, 0, 0, 0]
        for what, args, _ in m._events():
            if what.id in POINTS:
                told[args[0]] += POINTS[what.id](args)  # type: ignore[index]
        assert told == truth(m).score
