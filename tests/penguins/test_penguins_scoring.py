"""Control and points (PG-1, PG-18 to PG-22) with the examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.penguins.penguin_table import at, land, lines, plain
from theatrum.engine.match import Match
from theatrum.games.penguins.scoring import best_sums, zone_points
from theatrum.testing import rule

A, B, C = 0, 1, 2
HAND_OF_C = ["desert-9", "desert-6", "desert-4", "antarctica-8", "moon-2", "moon-6"]
HAND_OF_C += ["jungle-5", "jungle-7", "city-4", "city-5"]


def the_example() -> Match:
    """The end of the rulebook's example: one landing before it, with cards of our own where it shows none."""
    m = at(
        round=8,
        phase="landing",
        tables=[
            ["jungle-9", "jungle-6", "moon-8", "desert-5", "city-5"],
            ["city-9", "antarctica-6", "desert-4"],
            ["desert-6", "desert-5", "antarctica-7", "antarctica-4", "moon-4", "moon-3", "jungle-3"],
        ],
        hands=[
            ["moon-3", "jungle-6", "jungle-4", "moon-5", "desert-3", "desert-7", "city-8", "antarctica-3"],
            ["city-3", "city-7", "city-6", "antarctica-9", "antarctica-5", "desert-7", "moon-9"],
            ["jungle-4", *HAND_OF_C],
        ],
    )
    land(m, "moon-3", "city-3", "jungle-4")
    assert m.over
    return m


def by_zone(m: Match, place: int) -> dict[str, tuple[int, str]]:
    final = next(one for one in m.view()["final"] if one["number"] == place)
    return {zone["zone"]: (zone["points"], zone["how"]) for zone in final["zones"]}


@rule("PG-19", "PG-20", "PG-21", "PG-1")
def test_pt_1_player_c_scores_thirty_four() -> None:
    m = the_example()
    assert m.view()["places"][C]["sums"] == {"antarctica": 11, "desert": 11, "jungle": 7, "city": 0, "moon": 7}
    assert by_zone(m, C) == {
        "antarctica": (8, "control"),
        "desert": (19, "control"),
        "jungle": (5, "lowest"),
        "city": (0, "absent"),
        "moon": (2, "lowest"),
    }
    outcome = m.outcome()
    assert outcome is not None
    assert outcome[C] == 34
    assert lines(m, "total")[C] == "Player 3: 34 points in all."
    assert lines(m, "scored-control", lang="pl")[-1] == (
        "Gracz 3, Pustynia – przewaga, liczą się wszystkie karty z ręki: 19 punktów."
    )
    assert len(m.view()["final"][0]["cards"]) == 10


@rule("PG-18", "PG-19", "PG-20", "PG-22")
def test_pt_2_the_other_two_players_of_the_example() -> None:
    m = the_example()
    places = m.view()["places"]
    assert places[A]["controls"] == ("jungle", "moon")
    assert (places[A]["sums"]["jungle"], places[A]["sums"]["moon"]) == (15, 11)
    assert places[B]["controls"] == ("city",)
    assert places[B]["sums"]["city"] == 12
    assert by_zone(m, A) == {
        "antarctica": (0, "absent"),
        "desert": (3, "lowest"),
        "jungle": (10, "control"),
        "city": (8, "lowest"),
        "moon": (5, "control"),
    }
    assert by_zone(m, B) == {
        "antarctica": (5, "lowest"),
        "desert": (7, "lowest"),
        "jungle": (0, "none"),
        "city": (13, "control"),
        "moon": (0, "absent"),
    }
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (26, 25, 34)
    assert outcome.winners == (C,)
    assert outcome.text("en") == "Player 3 rules the world with 34 points."
    assert outcome.text("pl") == "Światem włada Gracz 3: 34 punkty."
    assert [one["number"] for one in m.view()["final"]] == [C, A, B]
    assert lines(m, "control") == [
        "Antarctica: controlled by Player 3 with 11.",
        "Desert: controlled by Player 3 with 11.",
        "Jungle: controlled by Player 1 with 15.",
        "City: controlled by Player 2 with 12.",
        "Moon: controlled by Player 1 with 11.",
    ]


@rule("PG-18", "PG-20")
def test_pt_3_one_zone_with_sums_ten_three_and_eight() -> None:
    m = at(
        round=8,
        phase="landing",
        tables=[["moon-5"], [], ["moon-4"]],
        hands=[["moon-5", "moon-8"], ["moon-3", "moon-3", "moon-6"], ["moon-4", "moon-6", "moon-7"]],
    )
    land(m, "moon-5", "moon-3", "moon-4")
    assert [place["sums"]["moon"] for place in m.view()["places"]] == [10, 3, 8]
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (8, 3, 6)


@rule("PG-18", "PA-16")
def test_pt_9_joint_control_scores_in_full_for_both() -> None:
    m = at(
        round=8,
        phase="landing",
        tables=[["moon-6"], ["moon-7"], []],
        hands=[["moon-5", "moon-8", "moon-5"], ["moon-4", "moon-9", "moon-5"], ["moon-3", "moon-4", "moon-6"]],
    )
    land(m, "moon-5", "moon-4", "moon-3")
    assert [place["controls"] for place in m.view()["places"]] == [("moon",), ("moon",), ()]
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (13, 14, 4)
    assert lines(m, "joint-control") == ["Moon: controlled jointly by Player 1 and Player 2 with 11 each."]


@rule("PA-14")
def test_a_destroyed_card_is_no_presence() -> None:
    m = at(
        round=8,
        phase="landing",
        hands=[["moon-9", "moon-5", "moon-6"], ["city-2", "moon-4"], ["jungle-4", "moon-7"]],
    )
    land(m, "moon-9", "city-2", "jungle-4")
    assert plain(m.view()["destroyed"]) == ["moon-9"]
    assert by_zone(m, 0)["moon"] == (0, "absent")
    assert lines(m, "scored-absent")[0] == "Player 1 has no landed card in Moon: its cards there score nothing."


@rule("PA-15")
def test_nobody_controls_or_scores_an_empty_zone() -> None:
    m = at(round=8, phase="landing", hands=[["moon-9", "city-9"], ["moon-5", "city-8"], ["moon-4", "city-7"]])
    land(m, "moon-9", "moon-5", "moon-4")
    assert all("city" not in place["controls"] for place in m.view()["places"])
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert "City: nobody has landed there, nobody controls it." in lines(m, "no-control")


@rule("PA-17", "PG-22")
def test_equal_totals_share_the_victory() -> None:
    m = at(
        round=8,
        phase="landing",
        hands=[["moon-9", "moon-5"], ["city-9", "city-5"], ["jungle-4", "jungle-4"]],
    )
    land(m, "moon-9", "city-9", "jungle-4")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 5, 4)
    assert outcome.winners == (0, 1)
    assert outcome.summary["winners"] == [0, 1]
    assert outcome.text("en") == "Player 1 and Player 2 rule the world together with 5 points each."
    assert outcome.text("pl") == "Światem władają wspólnie Gracz 1 i Gracz 2, każdy ma 5 punktów."


@rule("PG-1")
def test_landed_cards_bring_no_points() -> None:
    m = at(round=8, phase="landing", tables=[["moon-9", "moon-8"], [], []], hands=[["moon-7"], ["city-4"], ["city-5"]])
    land(m, "moon-7", "city-4", "city-5")
    assert m.view()["places"][0]["sums"]["moon"] == 24
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)


@rule("PG-5")
def test_specials_count_with_their_values() -> None:
    # Moon 1 and 3 in hand, control by moon-2 on the table: 4 points.
    best = best_sums([[0, 0, 0, 0, 2], [0, 0, 0, 0, 1]])
    assert zone_points([36, 38], [0, 0, 0, 0, 2], best)[4] == (4, "control")
    assert zone_points([36, 38], [0, 0, 0, 0, 1], best)[4] == (1, "lowest")


@rule("PG-19", "PG-20", "PG-21")
def test_the_view_tells_what_the_own_hand_would_score_now() -> None:
    m = at(
        round=4,
        hands={0: ["moon-4", "moon-5", "city-6", "city-8", "jungle-9"]},
        tables=[["moon-6", "city-4"], ["city-5"], []],
    )
    scores = {one["zone"]: (one["points"], one["how"]) for one in m.view(0)["scores_now"]}
    assert scores == {
        "antarctica": (0, "none"),
        "desert": (0, "none"),
        "jungle": (0, "absent"),
        "city": (6, "lowest"),
        "moon": (9, "control"),
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bounds_hold_the_best_hand(seats: int) -> None:
    m = at(seats)
    low, high = m.game.bounds(seats, {})
    assert (low, high) == (0, 5 * (9 + 8))
