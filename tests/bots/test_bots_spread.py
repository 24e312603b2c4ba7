"""How much numbers vary, as they come in."""

from __future__ import annotations

import random
import statistics

import pytest

from theatrum.bots.spread import Spread


def test_nothing_and_one_number_do_not_vary() -> None:
    spread = Spread()
    assert spread.deviation() == 0.0
    spread.add(3.5)
    assert spread.deviation() == 0.0


def test_it_is_the_standard_deviation_of_all_that_came() -> None:
    lot, spread = random.Random(1), Spread()
    numbers = [lot.gauss(1e6, 2.0) for _ in range(200)]
    for number in numbers:
        spread.add(number)
    assert spread.count == 200
    assert spread.deviation() == pytest.approx(statistics.pstdev(numbers))
