"""Duels are counted rightly, and whoever runs them."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.arena.duel import Duel, Tally, duel, wilson


def test_wilson_interval() -> None:
    low, high = wilson(0.8, 100)
    assert low == pytest.approx(0.7112, abs=1e-3)
    assert high == pytest.approx(0.8666, abs=1e-3)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0


def test_a_draw_is_half_a_win() -> None:
    tally = Tally(wins=3, draws=2, losses=5)
    assert tally.matches == 10
    assert tally.share == 0.4


@pytest.mark.parametrize("name", theatrum.games())
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    setup = Duel(name, "random", "random", 8, 3, {})
    assert duel(setup, jobs=1) == duel(setup, jobs=2)
