"""Ninja Twins, Kamikaze and Spotter (PG-14 to PG-17), alone and together."""

from __future__ import annotations

import pytest

import theatrum
from tests.penguins.penguin_table import (
    EXTRA,
    asked,
    at,
    choose,
    finish_phase,
    hand,
    land,
    lines,
    offered,
    ordinary,
    plain,
    quiet,
    said,
    table,
    truth,
)
from theatrum.testing import rule


def revealed(view: dict[str, object], place: int) -> list[str]:
    places = view["places"]
    assert isinstance(places, tuple)
    return plain(places[place]["revealed"])


# --- Ninja Twins --------------------------------------------------------------------------------------------------


@rule("PG-14")
def test_twins_demand_two_cards_in_the_next_round_and_only_there() -> None:
    m = at(phase="landing", hands=[["moon-1", *EXTRA[0]], ["city-4", *EXTRA[1]], ["city-5", *EXTRA[2]]])
    land(m, "moon-1", "city-4", "city-5")
    assert lines(m, "twins-coming") == ["Ninja Twins: Player 1 lands two cards in the next round."]
    assert [place["lands"] for place in m.view()["places"]] == [2, 1, 1]
    finish_phase(m, quiet)
    assert asked(m, 0) == "land-first"
    assert m.question(0).rules[0] == "PG-14"  # type: ignore[union-attr]
    choose(m, 1, ordinary(m, 1))
    choose(m, 2, ordinary(m, 2))
    before = len(hand(m, 0))
    choose(m, 0, ordinary(m, 0))
    # One card is not enough.
    assert m.actors() == (0,)
    assert asked(m, 0) == "land-second"
    assert not m.view()["places"][0]["ready"]
    assert table(m, 0) == ["moon-1"]
    choose(m, 0, ordinary(m, 0))
    assert truth(m).round == 3
    assert len(hand(m, 0)) == before - 2 + 2
    assert [place["lands"] for place in m.view()["places"]] == [1, 1, 1]


@rule("PG-14", "PG-16")
def test_pt_7_twins_and_spotter_do_nothing_in_the_last_round() -> None:
    m = at(round=8, phase="landing", hands=[["moon-1"], ["city-3"], ["jungle-4"]])
    land(m, "moon-1", "city-3", "jungle-4")
    assert m.over
    assert lines(m, "too-late") == [
        "Moon 1 (Ninja Twins) of Player 1 has no effect: there is no next round.",
        "City 3 (Spotter) of Player 2 has no effect: there is no next round.",
    ]
    assert "twins-coming" not in said(m)
    assert "spotter-coming" not in said(m)


@rule("PA-8")
def test_two_twins_at_once_demand_two_cards_not_three() -> None:
    m = at(phase="landing", twins=[0], hands=[["moon-1", "city-1", "moon-5"], ["city-4"], ["jungle-4"]])
    land(m, ("moon-1", "city-1"), "city-4", "jungle-4")
    assert m.view()["places"][0]["lands"] == 2


@rule("PA-9")
def test_twins_landed_as_one_of_two_cards_work_again() -> None:
    m = at(round=4, phase="landing", twins=[0], hands=[["moon-1", "city-5"], ["city-4"], ["jungle-4"]])
    land(m, ("city-5", "moon-1"), "city-4", "jungle-4")
    assert truth(m).round == 5
    assert m.view()["places"][0]["lands"] == 2


@rule("PA-7")
def test_both_cards_come_from_the_hand() -> None:
    m = at(phase="landing", twins=[0], hands=[["moon-4", "moon-5", "city-5"], ["city-4"], ["jungle-4"]])
    choose(m, 0, "moon-4")
    assert offered(m, 0) == ["city-5", "moon-5"]
    choose(m, 0, "city-5")
    assert m.view(0)["lands"] == ("card:moon-4", "card:city-5")
    choose(m, 1, "city-4")
    choose(m, 2, "jungle-4")
    assert table(m, 0) == ["moon-4", "city-5"]
    assert lines(m, "landed")[0] == "Player 1 lands Moon 4 and City 5."


# --- Kamikaze -----------------------------------------------------------------------------------------------------


@rule("PG-15", "PA-1", "PA-2")
def test_pt_6_the_kamikaze_destroys_seven_and_more_and_stays_itself() -> None:
    m = at(4, phase="landing", hands=[["moon-7"], ["city-9"], ["jungle-6"], ["desert-2"]])
    land(m, "moon-7", "city-9", "jungle-6", "desert-2")
    assert [table(m, place) for place in range(4)] == [[], [], ["jungle-6"], ["desert-2"]]
    assert plain(m.view()["destroyed"]) == ["moon-7", "city-9"]
    assert lines(m, "blast") == [
        "The Kamikaze explodes: Moon 7, landed by Player 1, is destroyed.",
        "The Kamikaze explodes: City 9, landed by Player 2, is destroyed.",
    ]
    assert m.game.audit(m.state) == []


@rule("PG-15")
def test_only_cards_of_the_same_round_are_destroyed() -> None:
    m = at(
        round=3,
        phase="landing",
        tables=[["moon-9"], ["city-8"], []],
        hands=[
            ["moon-5", "moon-7", *EXTRA[0]],
            ["desert-2", "desert-8", *EXTRA[1]],
            ["jungle-4", "jungle-9", "city-7"],
        ],
    )
    land(m, "moon-5", "desert-2", "jungle-4")
    assert [table(m, place) for place in range(3)] == [["moon-9", "moon-5"], ["city-8", "desert-2"], ["jungle-4"]]
    assert lines(m, "blast-in-vain") == ["The Kamikaze explodes, but nothing was high enough to be destroyed."]
    choose(m, 0, *EXTRA[0][:2])
    choose(m, 1, *EXTRA[1][:2])
    choose(m, 2, "jungle-9", "city-7")
    land(m, "moon-7", "desert-8", ordinary(m, 2))
    assert table(m, 0)[-1] == "moon-7"
    assert table(m, 1)[-1] == "desert-8"
    assert m.view()["destroyed"] == ()


@rule("PG-15")
def test_pt_7_the_kamikaze_works_in_the_last_round() -> None:
    m = at(round=8, phase="landing", tables=[["moon-4"], [], []], hands=[["moon-8"], ["city-2"], ["jungle-7"]])
    land(m, "moon-8", "city-2", "jungle-7")
    assert m.over
    assert plain(m.view()["destroyed"]) == ["moon-8", "jungle-7"]
    assert m.view()["places"][0]["sums"]["moon"] == 4


@rule("PA-3")
def test_the_owners_second_card_is_destroyed_too() -> None:
    m = at(phase="landing", twins=[0], hands=[["moon-2", "moon-8"], ["city-4"], ["jungle-4"]])
    land(m, ("moon-8", "moon-2"), "city-4", "jungle-4")
    assert table(m, 0) == ["moon-2"]
    assert plain(m.view()["destroyed"]) == ["moon-8"]


@rule("PA-4")
def test_a_late_card_is_destroyed_by_an_earlier_kamikaze() -> None:
    m = at(phase="landing", spotters=[0], hands=[["moon-8", "moon-4"], ["city-2"], ["jungle-4"]])
    choose(m, 1, "city-2")
    choose(m, 2, "jungle-4")
    choose(m, 0, "moon-8")
    assert table(m, 0) == []
    assert plain(m.view()["destroyed"]) == ["moon-8"]


@rule("PA-5")
def test_a_late_kamikaze_destroys_cards_revealed_before_it() -> None:
    m = at(phase="landing", spotters=[0], hands=[["moon-2", "moon-4"], ["city-9"], ["jungle-6"]])
    choose(m, 1, "city-9")
    choose(m, 2, "jungle-6")
    assert revealed(m.view(0), 1) == ["city-9"]
    assert table(m, 1) == []  # its fate is still open
    choose(m, 0, "moon-2")
    assert [table(m, place) for place in range(3)] == [["moon-2"], [], ["jungle-6"]]
    assert plain(m.view()["destroyed"]) == ["city-9"]


@rule("PA-6")
def test_twins_and_spotters_survive_a_kamikaze_and_work() -> None:
    m = at(phase="landing", hands=[["moon-1"], ["city-2"], ["jungle-3"]])
    land(m, "moon-1", "city-2", "jungle-3")
    assert [table(m, place) for place in range(3)] == [["moon-1"], ["city-2"], ["jungle-3"]]
    assert [place["lands"] for place in m.view()["places"]] == [2, 1, 1]
    assert [place["waits"] for place in m.view()["places"]] == [False, False, True]


# --- Spotter ------------------------------------------------------------------------------------------------------


@rule("PG-16")
def test_a_spotter_lets_its_player_choose_last_in_the_next_round() -> None:
    m = at(phase="landing", hands=[["moon-3", *EXTRA[0]], ["city-4", *EXTRA[1]], ["city-5", *EXTRA[2]]])
    land(m, "moon-3", "city-4", "city-5")
    assert lines(m, "spotter-coming") == ["Spotter: Player 1 chooses after the others in the next round."]
    finish_phase(m, quiet)
    assert lines(m, "waits") == ["Choosing after the others this round: Player 1."]
    assert m.actors() == (1, 2)
    assert not m.view()["places"][0]["ready"]
    first = [ordinary(m, seat) for seat in (1, 2)]
    choose(m, 1, first[0])
    choose(m, 2, first[1])
    assert [revealed(m.view(0), place) for place in (1, 2)] == [first[:1], first[1:]]
    assert m.actors() == (0,)
    assert asked(m, 0) == "land-late"
    assert lines(m, "wait-over") == ["Now those who have waited choose: Player 1."]
    refusal = m.why_no_undo(2)
    assert refusal is not None
    assert refusal.why.id == "undo-revealed"
    choose(m, 0, ordinary(m, 0))
    assert truth(m).round == 3
    assert [place["waits"] for place in m.view()["places"]] == [False, False, False]


@rule("PG-17")
def test_several_spotters_choose_at_the_same_time_after_the_others() -> None:
    m = at(
        4,
        phase="landing",
        spotters=[0, 2],
        hands=[["moon-4"], ["city-4"], ["jungle-4", "jungle-5"], ["desert-4"]],
    )
    assert m.actors() == (1, 3)
    choose(m, 3, "desert-4")
    choose(m, 1, "city-4")
    assert m.actors() == (0, 2)
    choose(m, 0, "moon-4")
    assert revealed(m.view(2), 0) == []  # nothing of one Spotter is shown to the other before it has chosen
    assert revealed(m.view(2), 1) == ["city-4"]
    choose(m, 2, "jungle-5")
    assert [table(m, place) for place in range(4)] == [["moon-4"], ["city-4"], ["jungle-5"], ["desert-4"]]


@rule("PA-10")
def test_twins_and_spotter_together_wait_and_choose_both() -> None:
    m = at(phase="landing", twins=[0], hands=[["moon-1", "moon-3", *EXTRA[0]], EXTRA[1], EXTRA[2]])
    land(m, ("moon-1", "moon-3"), "desert-4", "jungle-4")
    place = m.view()["places"][0]
    assert (place["lands"], place["waits"]) == (2, True)
    finish_phase(m, quiet)
    assert m.actors() == (1, 2)
    choose(m, 1, ordinary(m, 1))
    choose(m, 2, ordinary(m, 2))
    assert asked(m, 0) == "land-late-first"
    choose(m, 0, ordinary(m, 0))
    assert asked(m, 0) == "land-late-second"
    choose(m, 0, ordinary(m, 0))
    assert truth(m).round == 3


@rule("PA-11")
def test_two_spotters_of_one_player_are_as_good_as_one() -> None:
    m = at(phase="landing", twins=[0], hands=[["moon-3", "city-3", *EXTRA[0]], EXTRA[1], EXTRA[2]])
    land(m, ("moon-3", "city-3"), "desert-4", "jungle-4")
    assert [place["waits"] for place in m.view()["places"]] == [True, False, False]
    finish_phase(m, quiet)
    choose(m, 1, ordinary(m, 1))
    choose(m, 2, ordinary(m, 2))
    choose(m, 0, ordinary(m, 0))
    assert truth(m).round == 3
    assert m.view()["places"][0]["waits"] is False


@rule("PA-12")
def test_when_all_would_wait_nobody_does() -> None:
    m = at(phase="landing", spotters=[0, 1, 2], hands=[["moon-4"], ["city-4"], ["jungle-4"]])
    assert m.actors() == (0, 1, 2)
    assert asked(m, 0) == "land"
    assert "waits" not in said(m)
    choose(m, 0, "moon-4")
    assert revealed(m.view(1), 0) == []


@rule("PA-13")
def test_waiting_is_not_optional() -> None:
    m = at(phase="landing", spotters=[0], hands=[["moon-4"], ["city-4"], ["jungle-4"]])
    assert m.options(0) == []
    with pytest.raises(theatrum.Illegal, match="Player 1 is not asked now"):
        choose(m, 0, "moon-4")
