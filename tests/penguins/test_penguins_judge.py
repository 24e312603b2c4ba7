"""The outlook likes what wins and does not like to give it away; the judge sees what a beginner sees."""

from __future__ import annotations

import pytest

import theatrum
from tests.penguins.penguin_table import at, choose, truth
from theatrum.engine.match import Match
from theatrum.games.penguins.judge import expectations


def judged(m: Match, seat: int, *cards: str) -> float:
    """Look at the position after a seat has chosen these cards, over some worlds that it may believe in."""
    total = 0.0
    for seed in range(20):
        world = m.imagine(seat, seed)
        choose(world, seat, *cards)
        total += world.outlook(seat)
    return total / 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_stays_between_nought_and_one_and_opens_even(seats: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=4)
    values = []
    for seed in range(60):
        world = m.imagine(0, seed)
        values.append(world.outlook(seed % seats))
    assert all(0.0 < value < 1.0 for value in values)
    assert 0.3 < sum(values) / len(values) < 0.6


def test_giving_away_a_card_of_an_own_zone_is_worse_than_a_useless_one() -> None:
    m = at(
        3,
        round=7,
        tables=[["moon-8", "moon-7"], ["city-8"], ["desert-8"]],
        hands={0: ["moon-9", "moon-6", "jungle-4", "antarctica-4", "moon-5"]},
    )
    assert judged(m, 0, "jungle-4", "antarctica-4") > judged(m, 0, "moon-9", "moon-6") + 0.1


def test_a_card_goes_rather_to_the_neighbour_who_cannot_use_it() -> None:
    m = at(
        3,
        round=8,
        tables=[["moon-8", "moon-7"], ["city-8", "city-7"], ["desert-8"]],
        hands={0: ["city-9", "antarctica-4", "moon-6", "moon-5"]},
    )
    # The left neighbour rules the City.
    assert judged(m, 0, "antarctica-4", "city-9") > judged(m, 0, "city-9", "antarctica-4")


def test_the_last_card_is_landed_where_it_takes_control() -> None:
    m = at(
        3,
        round=8,
        phase="landing",
        tables=[["moon-5"], ["moon-6"], ["moon-4"]],
        hands={0: ["moon-4", "moon-9", "moon-7", "jungle-4"]},
    )
    assert judged(m, 0, "moon-4") > judged(m, 0, "jungle-4")
    assert judged(m, 0, "moon-4") > judged(m, 0, "moon-9")  # nine points are better kept in hand


def test_at_the_end_it_expects_what_is_scored() -> None:
    m = at(
        3,
        round=8,
        phase="landing",
        spotters=[0],
        tables=[["moon-9"], ["city-9"], ["desert-9"]],
        hands=[["moon-8", "moon-7", "city-4", "moon-4"], ["city-8", "city-5"], ["desert-8", "desert-5"]],
    )
    choose(m, 1, "city-5")
    choose(m, 2, "desert-5")
    choose(m.clone(), 0, "moon-4")
    expected = expectations(truth(m))
    assert [round(points) for points in expected] == [19, 8, 8]


def test_it_is_not_asked_about_the_truth() -> None:
    m = theatrum.new("penguins", seats=3, seed=4)
    with pytest.raises(theatrum.Unreadable):
        m.judge(0)


def test_at_a_glance_a_zone_counts_as_far_as_it_is_backed_by_landed_cards() -> None:
    hand = ["moon-9", "moon-6", "jungle-4", "antarctica-4", "city-5"]
    bare = at(3, round=5, tables=[[], ["city-8"], ["desert-8"]], hands={0: hand})
    some = at(3, round=5, tables=[["moon-4"], ["city-8"], ["desert-8"]], hands={0: hand})
    more = at(3, round=5, tables=[["moon-8"], ["city-8"], ["desert-8"]], hands={0: hand})
    useless = at(3, round=5, tables=[["desert-7"], ["city-8"], ["moon-8"]], hands={0: hand})
    glance = [m.imagine(0, 1).judge(0) for m in (bare, some, more, useless)]
    assert glance[0] < glance[1] < glance[2]
    assert glance[3] == glance[0]


def test_at_a_glance_the_others_do_not_matter() -> None:
    hand = ["moon-9", "moon-6", "jungle-4", "antarctica-4", "city-5"]
    alone = at(3, round=8, tables=[["moon-4"], ["city-8"], ["desert-8"]], hands={0: hand})
    beaten = at(3, round=8, tables=[["moon-4"], ["moon-8"], ["moon-7"]], hands={0: hand})
    assert alone.imagine(0, 1).judge(0) == beaten.imagine(0, 1).judge(0)
    assert alone.imagine(0, 1).outlook(0) > beaten.imagine(0, 1).outlook(0)
