"""Views as plain data: the same as the standard library makes of them, for every game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from random import Random

import pytest

import theatrum
from theatrum.engine.unfolding import unfold


@dataclass(frozen=True)
class Inner:
    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Outer:
    inner: list[Inner]
    by_name: dict[str, Inner]
    nothing: None
    share: float


def test_nested_dataclasses_become_dicts() -> None:
    one = Inner("a", (1, 2))
    outer = Outer([one], {"x": one}, None, 0.5)
    plain = {"name": "a", "numbers": (1, 2)}
    assert unfold(outer) == {"inner": [plain], "by_name": {"x": plain}, "nothing": None, "share": 0.5} == asdict(outer)


@pytest.mark.parametrize("name", theatrum.games())
def test_views_of_every_game_unfold_as_the_standard_library_does_it(name: str) -> None:
    match, chance = theatrum.new(name, seed=3), Random(3)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.tokens(seat)))
    for viewer in (None, 0, 1):
        assert match.view(viewer) == asdict(match.game.view(match.state, viewer))
        json.dumps(match.view(viewer))
