"""What bots go by is the same on every machine and Python, so that a hint is, too."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import theatrum
from theatrum.bots import Chair
from theatrum.bots.levels import make


def whole(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Add as ``sum`` does, and refuse fractions: since Python 3.12 it rounds them otherwise; ``math.fsum`` does not."""
    found = list(numbers)
    assert not any(isinstance(one, float) for one in (*found, start)), "use math.fsum"
    return builtins.sum(found, start)


@pytest.mark.parametrize("name", theatrum.games())
def test_fractions_are_added_alike_by_every_python(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)
    match = theatrum.new(name, seed=1)
    bots = make("expert:20", 1), make("novice", 1)
    for path, module in list(sys.modules.items()):
        if path.startswith((f"theatrum.games.{name}.", "theatrum.bots.")):
            monkeypatch.setattr(module, "sum", whole, raising=False)
    for number in range(160):
        if match.over:
            break
        seat = match.actors()[0]
        if number % 8 == 0:
            for bot in bots:
                bot.think(Chair(match, seat))
        match.play(seat, chance.choice(match.tokens(seat)))
