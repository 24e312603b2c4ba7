"""The three phases of a round (PG-9 to PG-13), and what is public in them."""

from __future__ import annotations

import pytest

import theatrum
from tests.penguins.penguin_table import (
    asked,
    at,
    choose,
    deck,
    finish_phase,
    hand,
    land,
    lines,
    no_twins,
    offered,
    plain,
    said,
    table,
    truth,
)
from theatrum.testing import rule

HANDS = [
    ["moon-4", "moon-5", "city-6", "city-8"],
    ["desert-4", "desert-5", "jungle-6", "jungle-8"],
    ["antarctica-4", "antarctica-5", "antarctica-6", "antarctica-8"],
]


@rule("PG-9")
def test_recruitment_draws_the_two_top_cards_of_the_own_deck() -> None:
    m = at(
        phase="recruitment",
        hands=[["moon-4", "moon-5"], ["city-4", "city-5"], ["jungle-4", "jungle-5"]],
        decks={0: ["desert-9", "desert-8", "desert-7"], 1: ["antarctica-9", "antarctica-8", "antarctica-7"]},
    )
    assert hand(m, 0) == ["desert-8", "desert-9", "moon-4", "moon-5"]
    assert hand(m, 1) == ["antarctica-8", "antarctica-9", "city-4", "city-5"]
    assert deck(m, 0) == ["desert-7"]
    assert lines(m, "drew", 0) == ["You draw Desert 9 and Desert 8."]
    assert lines(m, "drew") == []
    assert lines(m, "round-begins") == ["Round 1 of 8: everybody with a hand draws two cards."]


@rule("PG-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_hold_four_cards_in_the_first_round(seats: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=5)
    assert [len(hand(m, seat)) for seat in range(seats)] == [4] * seats
    assert m.actors() == tuple(range(seats))


@rule("PG-10", "PA-25")
def test_one_card_goes_to_the_left_and_one_to_the_right_neighbour() -> None:
    m = at(hands=HANDS)
    assert asked(m, 0) == "give-left"
    assert lines(m, "gave", 0) == []
    choose(m, 0, "moon-4", "city-8")
    choose(m, 1, "desert-4", "jungle-8")
    choose(m, 2, "antarctica-4", "antarctica-8")
    # Left of seat 0 sits seat 1, to the right of it seat 2.
    assert hand(m, 0) == ["antarctica-4", "jungle-8", "city-6", "moon-5"]
    assert hand(m, 1) == ["antarctica-8", "desert-5", "jungle-6", "moon-4"]
    assert hand(m, 2) == ["antarctica-5", "antarctica-6", "desert-4", "city-8"]
    assert lines(m, "gave", 0) == ["You gave Moon 4 to Player 2 and City 8 to Player 3."]
    assert lines(m, "received", 0) == ["You received Jungle 8 from Player 2 and Antarctica 4 from Player 3."]
    assert "gave" not in said(m)
    assert "received" not in said(m)


@rule("PG-10")
def test_received_cards_are_picked_up_only_when_all_have_chosen() -> None:
    m = at(hands=HANDS)
    choose(m, 1, "desert-4", "jungle-8")
    choose(m, 2, "antarctica-4", "antarctica-8")
    # The cards for seat 0 lie before it, but it cannot pass them on: it has not seen them.
    assert m.actors() == (0,)
    assert hand(m, 0) == offered(m, 0) == ["city-6", "city-8", "moon-4", "moon-5"]
    refusal = m.why(0, "card:jungle-8")
    assert refusal is not None
    assert refusal.rule == "PG-10"
    assert refusal.text("en") == "You cannot pass on Jungle 8: it is not in your hand."
    with pytest.raises(theatrum.Illegal, match="Jungle 8"):
        m.play(0, "card:jungle-8")


@rule("PG-10")
def test_choices_are_secret_and_can_be_taken_back_until_the_last() -> None:
    m = at(hands=HANDS)
    assert m.question(0).secret  # type: ignore[union-attr]
    before = m.view(1)
    choose(m, 0, "moon-4", "city-8")
    seen = m.view(0)
    assert (seen["gives_left"], seen["gives_right"]) == ("card:moon-4", "card:city-8")
    others = m.view(1)
    assert others["places"][0]["ready"]
    assert not others["places"][1]["ready"]
    assert others["places"][0]["hand"] == 2
    assert others["hand"] == before["hand"]
    assert "moon-4" not in str(others)
    m.undo(0)
    choose(m, 0, "city-6")
    choose(m, 1, "desert-4", "jungle-8")
    choose(m, 2, "antarctica-4", "antarctica-8")
    refusal = m.why_no_undo(2)
    assert refusal is not None
    assert refusal.why.id == "undo-revealed"


@rule("PG-10")
def test_the_very_first_card_is_a_choice_like_any_other() -> None:
    m = at(hands={0: ["antarctica-1", "moon-5", "moon-6", "moon-7"]})
    choose(m, 0, "antarctica-1")
    assert m.view(0)["gives_left"] == "card:antarctica-1"
    assert m.view(0)["gives_right"] is None
    choose(m, 0, "moon-5")
    finish_phase(m)
    choose(m, 0, "moon-6")
    assert m.view(0)["lands"] == ("card:moon-6",)


@rule("PA-18")
def test_any_two_different_cards_can_be_passed_even_those_just_drawn() -> None:
    m = at(
        phase="recruitment",
        hands=[["moon-4", "moon-4"], ["city-4", "city-5"], ["jungle-4", "jungle-5"]],
        decks={0: ["desert-9", "desert-8"]},
    )
    assert offered(m, 0) == ["desert-8", "desert-9", "moon-4"]
    choose(m, 0, "desert-9")
    assert offered(m, 0) == ["desert-8", "moon-4"]
    refusal = m.why(0, "card:desert-9")
    assert refusal is not None
    assert refusal.rule == "PG-10"
    # Two copies of the same kind are two different cards.
    m.undo(0)
    choose(m, 0, "moon-4", "moon-4")
    assert hand(m, 0) == ["desert-8", "desert-9"]


@rule("PG-11")
def test_all_land_one_card_and_reveal_at_once() -> None:
    m = at(phase="landing", hands=HANDS)
    assert m.actors() == (0, 1, 2)
    assert asked(m, 0) == "land"
    assert m.question(0).secret  # type: ignore[union-attr]
    choose(m, 0, "moon-5")
    choose(m, 2, "antarctica-8")
    assert [place["revealed"] for place in m.view(1)["places"]] == [(), (), ()]
    assert [place["ready"] for place in m.view(1)["places"]] == [True, False, True]
    assert m.view(0)["lands"] == ("card:moon-5",)
    assert "moon-5" not in str(m.view(1))
    assert "landed" not in said(m)
    choose(m, 1, "jungle-6")
    assert [table(m, place) for place in range(3)] == [["moon-5"], ["jungle-6"], ["antarctica-8"]]
    assert lines(m, "landed") == ["Player 1 lands Moon 5.", "Player 2 lands Jungle 6.", "Player 3 lands Antarctica 8."]
    assert m.view()["places"][2]["sums"] == {"antarctica": 8, "desert": 0, "jungle": 0, "city": 0, "moon": 0}
    assert m.view()["places"][2]["controls"] == ("antarctica",)


@rule("PG-11")
def test_only_a_card_of_the_hand_can_be_landed() -> None:
    m = at(phase="landing", hands=HANDS)
    refusal = m.why(0, "card:jungle-6")
    assert refusal is not None
    assert refusal.rule == "PG-11"
    assert refusal.text("pl") == "Nie można wysłać na ląd karty Dżungla 6: nie ma jej na ręce."


@rule("PG-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eight_rounds_and_the_decks_are_empty(seats: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=seats)
    rounds = []
    while not m.over:
        rounds.append((truth(m).round, m.view()["phase"]))
        finish_phase(m)
    assert rounds == [(round, phase) for round in range(1, 9) for phase in ("infiltration", "landing")]
    g = truth(m)
    assert [len(g.decks[place]) for place in g.ring.real] == [0] * seats
    assert m.view()["phase"] == "over"
    assert lines(m, "ended") == ["Eight rounds are over; the hands are shown."]


@rule("PG-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pt_5_hand_sizes_without_twins(seats: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=11)
    before_landing, after_landing = [], []
    while not m.over:
        finish_phase(m)
        before_landing.append(len(hand(m, 0)))
        round = truth(m).round
        finish_phase(m, no_twins)
        # The next recruitment has taken place already, unless this was the last round.
        after_landing.append(len(hand(m, 0)) - (0 if m.over else 2))
        assert after_landing[-1] == 2 + round
    assert before_landing == [4, 5, 6, 7, 8, 9, 10, 11]
    assert after_landing[-1] == 10
    assert len(truth(m).decks[0]) == 0


@rule("PG-13", "PA-7")
def test_twins_make_the_hand_smaller_for_good() -> None:
    m = at(round=7, phase="landing", hands={0: ["moon-1", *["city-5"] * 4, *["jungle-5"] * 4, "jungle-4"]})
    assert len(hand(m, 0)) == 10
    choose(m, 0, "moon-1")
    finish_phase(m, no_twins)
    finish_phase(m)
    assert len(hand(m, 0)) == 9 + 2
    finish_phase(m, no_twins)
    assert m.over
    assert len(hand(m, 0)) == 9
    assert len(table(m, 0)) + len(truth(m).destroyed) >= 3
    assert len(hand(m, 1)) == 10


@rule("PA-19")
def test_tables_and_sizes_are_public_and_contents_are_not() -> None:
    m = at(hands=HANDS, tables=[["city-4"], ["moon-9", "moon-8"], []], destroyed=["jungle-9"])
    for seat in (None, 1, 2):
        view = m.view(seat)
        assert [place["hand"] for place in view["places"]] == [4, 4, 4]
        assert [place["deck"] for place in view["places"]] == [14, 14, 14]
        assert plain(view["places"][1]["table"]) == ["moon-9", "moon-8"]
        assert plain(view["destroyed"]) == ["jungle-9"]
        assert "city-8" not in str(view)
    assert plain(m.view(0)["hand"]) == ["city-6", "city-8", "moon-4", "moon-5"]
    assert m.view()["hand"] == ()
    assert m.view()["scores_now"] == ()


@rule("PG-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pt_10_no_card_is_lost_or_doubled(seats: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=21)
    while not m.over:
        assert m.game.audit(m.state) == []
        seat = m.actors()[-1]
        m.play(seat, m.tokens(seat)[-1])
    assert m.game.audit(m.state) == []
    truth(m).tables[0].append(0)
    assert m.game.audit(m.state) == ["2 of antarctica-1 instead of 1"]


def test_positions_that_cannot_be_are_refused() -> None:
    for wrong, problem in (
        ({"hands": [["moon-9", "moon-9"]]}, "there is only 1 of the card 'moon-9'"),
        ({"hands": [["mars-9"]]}, "there is no card 'mars-9'"),
        ({"hands": {7: []}}, "hands cannot be given for 7"),
        ({"round": 9}, "round 1 to 8"),
        ({"phase": "dinner"}, "phase recruitment, infiltration, landing"),
        ({"piles": {1: ([], [])}}, "only virtual players have piles"),
        ({"hats": 3}, "a position has no 'hats'"),
        ({"twins": [9]}, "twins cannot be given for 9"),
        ({"spotters": [-1]}, "spotters cannot be given for -1"),
    ):
        with pytest.raises(theatrum.Unreadable, match=problem):
            at(**wrong)
    with pytest.raises(theatrum.Unreadable, match="never empty"):
        at(2, decks={1: []})


def test_a_full_landing_leads_to_the_next_round() -> None:
    m = at(phase="landing", hands=HANDS)
    land(m, "moon-4", "desert-4", "antarctica-4")
    assert truth(m).round == 2
    assert m.view()["phase"] == "infiltration"
    assert len(hand(m, 0)) == 5
