"""The outlook of the expert: what it likes, what it fears, and that its weights and counts belong together."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import theatrum
from tests.world_order.order_table import at, truth
from theatrum.engine.match import Match
from theatrum.games.world_order import estimate
from theatrum.games.world_order.counts import NAMES, counts
from theatrum.games.world_order.course import SETUP
from theatrum.games.world_order.influence import all_cubes
from theatrum.games.world_order.tokens import AFRICA, EU, POWER_IDS, POWERS, USA
from theatrum.games.world_order.weights import WEIGHTS


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


def test_what_is_counted_is_what_its_name_says() -> None:
    m = at(
        round=3,
        money={"usa": 30},
        goods={"usa": {"food": 2, "services": 3, "diplomacy": 5, "army": 4, "consumer-goods": 1}},
        assets={"usa": ["usa-nato"]},
        hands={"usa": ["new-allies", "foreign-direct-investment"]},
        growth={"usa": ["diplomatic-initiative"]},
        regions={
            "africa": {"permanent": ["usa"], "temporary": ["usa", "eu"], "armies": {"usa": 2}},
            "europe": {"armies": {"russia": 5}},
        },
    )
    g = truth(m)
    rows = {POWER_IDS[p]: dict(zip(NAMES, row, strict=True)) for p, row in counts(g).items()}
    usa, eu = rows["usa"], rows["eu"]
    assert (usa["money"], usa["first money"]) == (30, 20)
    assert (usa["basic goods"], usa["finished goods"]) == (sum(g.goods[:3]), 4)
    assert (usa["diplomacy"], usa["first diplomacy"], usa["armies at home"]) == (5, 3, 4)
    assert usa["assets"] == usa["growth cards"] == 1
    assert (usa["cards in hand"], usa["influence cards in hand"]) == (2, 1)
    assert usa["armies"] == sum(g.armies[USA::POWERS]) >= 2
    assert (usa["temporary cubes"], eu["temporary cubes"]) == (1, 1)
    assert eu["menaces"] >= 1
    for p, power in enumerate(POWER_IDS):
        here = [name for name in NAMES if name.startswith("cubes,")]
        assert sum(rows[power][name] for name in here) == all_cubes(g, p)
        assert rows[power]["allies"] == len(g.allies[p])


def counted(m: Match, power: str, name: str) -> float:
    return counts(truth(m))[POWER_IDS.index(power)][NAMES.index(name)]


def test_a_lead_is_what_a_power_has_more_than_the_next_up_to_two_cubes() -> None:
    def lead(usa: int, eu: int) -> tuple[float, float]:
        m = at(regions={"africa": {"permanent": ["usa"] * usa, "temporary": ["eu"] * eu}})
        return counted(m, "usa", "lead"), counted(m, "eu", "lead")

    usa, eu = lead(1, 1)  # what they have elsewhere
    assert lead(2, 1) == (usa + 1, eu)
    assert lead(2, 4) == (usa, eu + 2)
    assert lead(1, 0) == (usa + 1, eu)  # alone: a lead over nobody


def test_armies_as_strong_as_ones_own_are_told_from_stronger_ones() -> None:
    def rivals(own: int, others: int) -> tuple[float, float]:
        m = at(regions={"africa": {"armies": {"eu": own, "russia": others}}})
        return counted(m, "eu", "menaces"), counted(m, "eu", "armies as strong")

    menaces, as_strong = rivals(2, 1)
    assert rivals(2, 2) == (menaces, as_strong + 1)
    assert rivals(2, 3) == (menaces + 1, as_strong)
    assert rivals(0, 0) == (menaces, as_strong)  # nobody is there


def test_cards_played_or_laid_this_round_are_still_among_ones_cards() -> None:
    m = at(hands={"usa": ["power-play", "new-allies"]}, order=["usa", "eu", "russia", "china"])
    names = ("influence cards", "prices of cards")
    before = [counted(m, "usa", name) for name in names]
    assert counted(m, "usa", "cards in hand") == 2
    seat = truth(m).seat_of[USA]
    laid = m.clone()
    laid.play(seat, "pass")
    while truth(laid).hands[USA] == truth(m).hands[USA]:
        laid.play(seat, "card:power-play")
    played = m.clone()
    played.play(seat, "card:power-play")
    for after in (laid, played):
        assert counted(after, "usa", "cards in hand") == 1
        assert [counted(after, "usa", name) for name in names] == before


def test_the_leftmost_cube_of_a_full_row_is_about_to_be_pushed_out() -> None:
    slots = truth(at()).content.regions[AFRICA].temporary
    row = ["eu"] + ["usa"] * (len(slots) - 1)
    risk = NAMES.index("cubes about to be pushed out")
    full = counts(truth(at(regions={"africa": {"temporary": row}})))
    assert (full[EU][risk], full[USA][risk]) == (1, 0)
    free = counts(truth(at(regions={"africa": {"temporary": row[:-1]}})))
    assert free[EU][risk] == 0


def test_expectations_are_points_and_weighed_counts() -> None:
    g = truth(at(round=3, score={"usa": 10}))
    weights, edge = estimate.weigh(*estimate.time(g))
    weighed = sum(weight * count for weight, count in zip(weights, counts(g)[USA], strict=True))
    assert estimate.expect(g)[USA] == pytest.approx(10 + edge[USA] + weighed)


def test_weights_go_from_the_begin_of_a_round_to_its_end() -> None:
    where = NAMES.index("menaces")
    begin, end = WEIGHTS["menaces"]
    assert estimate.weigh(1, 0.0)[0][where] == begin[1]
    assert estimate.weigh(1, 1.0)[0][where] == pytest.approx(end[1])
    assert estimate.weigh(1, 0.5)[0][where] == pytest.approx((begin[1] + end[1]) / 2)


def test_time_never_runs_back() -> None:
    m = theatrum.new("world_order", seats=2, seed=5)
    lot, times = random.Random(5), []
    while not m.over:
        seat = lot.choice(m.actors())
        m.play(seat, lot.choice(m.options(seat)))
        if truth(m).phase > SETUP:
            times.append(estimate.time(truth(m)))
    assert times == sorted(times)
    assert {now for now, _ in times} == set(range(6))
    assert {over for _, over in times} == {0.0, 1.0, *(turn / 8 for turn in range(8))}


@pytest.mark.parametrize(
    ("rounds", "like"),
    [(1, [5]), (2, [2, 5]), (4, [1, 2, 4, 5]), (6, [0, 1, 2, 3, 4, 5]), (8, [0, 0, 1, 2, 3, 3, 4, 5])],
)
def test_in_a_match_of_other_length_rounds_are_as_far_from_the_coming_scoring(rounds: int, like: list[int]) -> None:
    g = truth(at())
    g.content = replace(g.content, numbers=replace(g.content.numbers, rounds=rounds))
    found = []
    for number in range(1, rounds + 1):
        g.round = number
        found.append(estimate.time(g)[0])
    assert found == like


def test_there_is_a_weight_for_all_that_counts_and_every_round_of_the_box() -> None:
    assert set(WEIGHTS) == {*NAMES, *POWER_IDS}
    rounds = truth(at()).content.numbers.rounds
    assert {len(rows) for both in WEIGHTS.values() for rows in both} == {rounds} == {len(estimate.SWING)}
