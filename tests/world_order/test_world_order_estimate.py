"""The outlook of the expert: what it likes, what it fears, and that its weights and counts belong together."""

from __future__ import annotations

import pytest

from tests.world_order.order_table import at, truth
from theatrum.engine.match import Match
from theatrum.games.world_order import estimate
from theatrum.games.world_order.tokens import POWER_IDS


def seen(m: Match, power: str) -> float:
    seat = POWER_IDS.index(power)
    return m.imagine(seat, 1).outlook(seat)


@pytest.mark.parametrize("power", POWER_IDS)
def test_it_opens_open_and_likes_points_and_cubes(power: str) -> None:
    even = seen(at(), power)
    assert 0.1 < even < 0.9
    assert seen(at(score={power: 20}), power) > even + 0.1
    assert seen(at(regions={"africa": {"permanent": [power, power]}}), power) > even


def test_a_menace_costs_more_than_a_point() -> None:
    calm, tense = at(), at(regions={"africa": {"armies": {"russia": 4}}})
    poorer = at(score={"eu": -1})
    assert seen(tense, "eu") < seen(poorer, "eu") < seen(calm, "eu")


def test_a_lead_counts_the_more_the_later_it_is() -> None:
    shares = [seen(at(round=number, score={"usa": 8}), "usa") - seen(at(round=number), "usa") for number in (1, 3, 6)]
    assert shares == sorted(shares)


def test_a_permanent_cube_is_better_than_a_temporary_one() -> None:
    firm = at(round=3, regions={"africa": {"permanent": ["usa"]}})
    loose = at(round=3, regions={"africa": {"temporary": ["usa"]}})
    assert seen(firm, "usa") > seen(loose, "usa")


def test_every_weight_weighs_something() -> None:
    """A unit weight tells what it multiplies; each thing is found in a rich position, and no other weight moves it."""
    m = at(
        round=3,
        score={"usa": 10},
        money={"usa": 30},
        assets={"usa": ["usa-nato"]},
        hands={"usa": ["new-allies"]},
        growth={"usa": ["diplomatic-initiative"]},
        regions={
            "africa": {"permanent": ["usa"], "temporary": ["usa"], "armies": {"usa": 2}},
            "europe": {"armies": {"russia": 5}},
        },
    )
    g = truth(m)
    size = len(estimate.NAMES)
    counts = {
        name: estimate.expect(g, [float(index == one) for index in range(size)])[0]
        for one, name in enumerate(estimate.NAMES)
    }
    assert counts["money"] == 30
    assert counts["assets"] == counts["cards in hand"] == counts["growth cards"] == 1
    assert counts["temporary cubes"] == 1
    assert sum(counts[name] for name in estimate.NAMES if name.startswith("cubes")) >= 2
    weights = estimate.BY_ROUND[2]
    whole = sum(weight * counts[name] for name, weight in zip(estimate.NAMES, weights, strict=True))
    assert estimate.expect(g, weights)[0] == pytest.approx(whole)


def test_weights_there_are_for_every_round_of_the_box() -> None:
    rounds = truth(at()).content.numbers.rounds
    assert {len(row) for row in (*estimate.WEIGHTS.values(), *estimate.BIAS.values(), estimate.SWING)} == {rounds}
