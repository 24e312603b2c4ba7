"""The sequence of play (5.0): phases, plots, the last US card, the end of a turn, the deck, what may be looked at."""

from __future__ import annotations

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    GOOD_ALLY,
    JIHADIST,
    POOR_ALLY,
    POOR_NEUTRAL,
    RULED,
    US,
    US_THREE,
    all_but,
    asked,
    at,
    country,
    ending,
    operate,
    refusal,
    said,
    truth,
    turn_over,
)
from theatrum.engine.match import Match
from theatrum.games.labyrinth import piles
from theatrum.testing import match, play, rule

QUIET = [66, 67, 68, 49]  # events of the Jihadist that just place cells
CALM = [12, 20, 28, 19]  # events of the US that ask nothing


def phases(m: Match) -> list[int]:
    """Return whose phases have begun since the position was arranged."""
    return [args[0] for what, args, _ in m._events() if what.id == "phase" and isinstance(args[0], int)]


# --- phases (5.2.1, 5.2.2) --------------------------------------------------------------------------------------


@rule("5.1")
def test_the_game_goes_on_without_a_victory() -> None:
    m = turn_over()
    assert not m.over
    assert (m.view()["turn"], m.actors()) == (2, (JIHADIST,))


@rule("5.2.2", "5.2.1")
def test_two_cards_each_in_turns_beginning_with_the_jihadist() -> None:
    m = match("labyrinth", deck=[f"card:{card}" for card in (66, 12, 67, 20, 68, 28, 49, 19)])
    order = []
    for card in (66, 67, 12, 20, 68, 49, 28, 19):
        order.append(m.actors()[0])
        play(m, f"card:{card}", "use:event")
    assert order == [JIHADIST, JIHADIST, US, US] * 2


@rule("5.2.2")
def test_played_cards_go_to_the_discard_pile() -> None:
    m = at("us", us_hand=[12, 28, 40])
    play(m, "card:12", "use:event")
    assert m.view()["discard"] == ["card:12"]


@rule("5.2.2")
def test_a_card_must_come_from_the_hand() -> None:
    m = at("us", us_hand=[12, 28])
    assert refusal(m, US, "card:40") == "5.2.2"


@rule("5.2.2", "5.2.1")
def test_a_side_without_cards_does_nothing() -> None:
    m = at("jihadist", jihadist_hand=[66], us_hand=CALM)
    play(m, "card:66", "use:event")
    for card in (12, 20, 28):  # the Jihadist is out of cards and is passed over
        assert m.actors() == (US,)
        play(m, f"card:{card}", "use:event")
    assert phases(m) == [US, JIHADIST, US]


@rule("5.2.2", "4.8.4")
def test_without_cards_the_jihadist_may_still_take_off_cadres() -> None:
    m = at("jihadist", {"egypt": {**POOR_ALLY, "cadre": 1}, "sudan": {**POOR_ALLY, "cadre": 1}}, jihadist_hand=[])
    assert (m.actors(), asked(m, JIHADIST)) == ((JIHADIST,), "ask-dissolve")
    assert m.options(JIHADIST) == ["cadre", "done"]
    play(m, "cadre", "country:sudan", "done")
    assert m.actors() == (US,)
    assert (country(m, "egypt")["cadre"], country(m, "sudan")["cadre"]) == (True, False)


@rule("5.2.2")
def test_the_us_runs_out_first() -> None:
    m = at("us", us_hand=[12], jihadist_hand=QUIET)
    play(m, "card:12", "use:event")
    for card in (66, 67, 68):
        assert m.actors() == (JIHADIST,)
        play(m, f"card:{card}", "use:event")
    assert phases(m) == [JIHADIST, US, JIHADIST]


@rule("5.2.2")
@pytest.mark.parametrize("between", [0, 1])
def test_the_last_action_phase_is_the_other_sides_even_in_the_turn_before(between: int) -> None:
    """Card 61 asks for a Disrupt in the US phase just before; one phase earlier is too long ago."""
    where = {"egypt": {**POOR_ALLY, "sleepers": 2}}
    hand = [61, 66, 67] if between else []
    m = at("us", where, us_hand=[US_THREE], jihadist_hand=hand, deck=[] if between else [61])
    operate(m, US_THREE, "disrupt", "country:egypt")
    if between:
        assert m.view()["turn"] == 1
        play(m, "card:66", "use:event", "card:67", "use:event")  # a whole phase, and none of the US
    else:
        assert m.view()["turn"] == 2
    play(m, "card:61")
    assert refusal(m, JIHADIST, "use:event") == ("6.2.6" if between else "")


@rule("5.2.2.1", "6.1")
def test_a_card_is_used_as_an_event_or_for_operations() -> None:
    m = play(at("us", us_hand=[12, 28]), "card:12")
    assert m.options(US) == ["use:event", "use:operations", "use:reserves"]
    assert m.view()["on_table"] == ["card:12"]


@rule("5.2.2.2")
def test_each_card_is_counted() -> None:
    m = at("us", us_hand=[12, 28, 40])
    assert m.view()["slot"] == 0
    play(m, "card:12", "use:reserves")
    assert m.view()["slot"] == 1


# --- plots (5.2.3) ----------------------------------------------------------------------------------------------


@rule("5.2.3")
def test_all_plots_are_resolved_after_two_us_cards() -> None:
    where = {"egypt": {**POOR_NEUTRAL, "plots": [1]}, "sudan": {**POOR_NEUTRAL, "plots": [1, 1]}}
    m = at("us", where, us_hand=[12, 28, 40], dice=[6] * 3)
    play(m, "card:12", "use:event")
    assert "plot-resolved" not in said(m)
    play(m, "card:28", "use:event")
    assert (m.actors(), asked(m, JIHADIST)) == ((JIHADIST,), "ask-resolve")
    play(m, "country:egypt")
    assert said(m).count("plot-resolved") == 3
    assert phases(m) == [JIHADIST]


@rule("5.2.3")
def test_plots_are_resolved_even_if_the_us_has_played_no_card() -> None:
    m = at("us", {"egypt": {**POOR_NEUTRAL, "plots": [1]}}, us_hand=[], dice=[6])
    assert said(m).count("plot-resolved") == 1
    m = at("us", {"egypt": {**POOR_NEUTRAL, "plots": [1]}}, us_hand=[12], dice=[6])
    play(m, "hold")
    assert said(m).count("plot-resolved") == 1


@rule("R-21")
def test_plots_are_resolved_before_a_turn_ends_with_two_empty_hands() -> None:
    m = at("jihadist", {"egypt": {**POOR_NEUTRAL, "plots": [1]}}, us_hand=[], jihadist_hand=[], dice=[6])
    ids = said(m)
    assert ids.index("plot-resolved") < ids.index("turn-ends")


# --- the last US card (5.2.4) -----------------------------------------------------------------------------------


@rule("5.2.4")
def test_the_last_card_may_be_played_discarded_or_kept() -> None:
    m = at("us", us_hand=[12])
    assert (asked(m, US), m.options(US)) == ("ask-last-card", ["card:12", "hold"])
    play(m, "card:12")
    assert "use:discard" in m.options(US)
    play(m, "use:discard")
    assert m.view()["discard"] == ["card:12"]
    assert m.view()["funding"] == 5  # Al-Azhar has not happened


@rule("5.2.4")
def test_only_the_last_card_may_be_discarded_or_kept() -> None:
    m = at("us", us_hand=[12, 28])
    assert "hold" not in m.options(US)
    play(m, "card:12")
    assert refusal(m, US, "use:discard") == "5.2.4"
    play(m, "use:event")
    assert m.options(US) == ["card:28", "hold"]  # now it is the last one


@rule("5.2.4")
def test_the_jihadist_must_play_its_last_card() -> None:
    m = at("jihadist", jihadist_hand=[66])
    assert m.options(JIHADIST) == ["card:66"]
    play(m, "card:66")
    assert refusal(m, JIHADIST, "use:discard") == "5.2.4"
    reason = m.why(JIHADIST, "use:discard")
    assert reason is not None
    assert reason.text("en").startswith("Only the US may discard")


@rule("5.2.4")
def test_a_kept_card_may_be_played_in_a_later_phase() -> None:
    m = at("us", us_hand=[12], jihadist_hand=QUIET)
    play(m, "hold", "card:66", "use:event", "card:67", "use:event")
    assert (m.view()["turn"], m.actors()) == (1, (US,))
    assert m.options(US) == ["card:12", "hold"]


@rule("5.2.4", "5.2.1", "5.2.8")
def test_the_turn_ends_when_the_jihadist_is_out_of_cards_and_the_us_keeps_its_last() -> None:
    m = at("us", {"egypt": {**POOR_NEUTRAL, "plots": [1]}}, us_hand=[12], jihadist_hand=[], dice=[6])
    play(m, "hold")
    ids = said(m)
    assert ids.index("plot-resolved") < ids.index("turn-ends")
    assert m.view()["turn"] == 2
    assert m.view(US)["hands"][US]["count"] == 1 + 9  # the full deal besides the card that was kept
    assert "card:12" in m.view(US)["hands"][US]["cards"]


@rule("5.2.1")
def test_the_turn_ends_when_both_have_used_their_cards() -> None:
    m = at("us", us_hand=[12, 28], jihadist_hand=[])
    play(m, "card:12", "use:event")
    assert m.view()["turn"] == 1
    play(m, "card:28", "use:event")
    assert m.view()["turn"] == 2


@rule("5.2.1")
def test_a_card_that_is_left_but_not_kept_gets_another_phase() -> None:
    m = at("us", us_hand=[12, 28, 20], jihadist_hand=[])
    play(m, "card:12", "use:event", "card:28", "use:event")
    assert (m.view()["turn"], m.actors()) == (1, (US,))
    assert m.options(US) == ["card:20", "hold"]


@rule("R-24")
def test_a_discarded_election_still_takes_place() -> None:
    m = at("us", us_hand=[120], us_posture="soft", dice=[6])
    play(m, "card:120", "use:discard")
    assert "election" in said(m)
    assert (m.view()["us_posture"], m.view()["prestige"]) == ("hard", 6)


@rule("R-24", "5.2.4")
def test_an_option_lets_the_discard_of_the_last_card_go_without_an_election() -> None:
    m = at("us", us_hand=[120], us_posture="soft", dice=[6], options={"discarded_election": False})
    play(m, "card:120", "use:discard")
    assert m.view()["discard"] == ["card:120"]
    assert "election" not in said(m)


@rule("R-24")
def test_an_election_that_is_lost_by_chance_takes_place_as_well() -> None:
    m = at("jihadist", jihadist_hand=[63, 50], us_hand=[120], us_posture="soft", dice=[6])
    play(m, "card:63", "use:event")  # Gaza War discards a card of the US
    assert "election" in said(m)
    assert m.view()["us_posture"] == "hard"


@rule("R-24")
def test_an_election_that_changes_hands_does_not_take_place() -> None:
    m = at("us", {"egypt": {**POOR_ALLY, "sleepers": 1}}, us_hand=[34, 13], jihadist_hand=[120])
    play(m, "card:34", "use:event", "country:egypt")  # Enhanced Measures takes a card
    assert m.view(US)["hands"][US]["cards"] == ["card:13", "card:120"]
    assert "election" not in said(m)


# --- the end of a turn (5.2.5 to 5.2.9) -------------------------------------------------------------------------

HARD_3 = {id: {"posture": "hard"} for id in ("canada", "india")}  # and Israel
SOFT_3 = {id: {"posture": "soft"} for id in ("canada", "india", "russia", "china")}


@rule("5.2.5")
def test_funding_falls_by_1() -> None:
    assert turn_over(funding=5).view()["funding"] == 4
    assert turn_over(funding=1).view()["funding"] == 1


@rule("5.2.5")
def test_prestige_falls_under_islamist_rule() -> None:
    assert turn_over(prestige=5).view()["prestige"] == 5
    assert turn_over({"somalia": RULED}, prestige=5).view()["prestige"] == 4
    assert turn_over({"somalia": RULED, "egypt": RULED}, prestige=5).view()["prestige"] == 4


@rule("5.2.5")
def test_prestige_rises_when_the_world_stands_with_the_us() -> None:
    assert turn_over(HARD_3, us_posture="hard", prestige=5).view()["prestige"] == 6
    assert turn_over(SOFT_3, us_posture="soft", prestige=5).view()["prestige"] == 6


@rule("5.2.5")
def test_prestige_does_not_rise_otherwise() -> None:
    assert turn_over(HARD_3, us_posture="soft", prestige=5).view()["prestige"] == 5
    assert turn_over(SOFT_3, us_posture="hard", prestige=5).view()["prestige"] == 5
    assert turn_over({"canada": {"posture": "hard"}}, us_posture="hard", prestige=5).view()["prestige"] == 5  # Hard 2


@rule("5.2.5", "4.7")
def test_example_prestige_1_less_1_and_plus_1_is_2() -> None:
    assert turn_over({"somalia": RULED, **HARD_3}, us_posture="hard", prestige=1).view()["prestige"] == 2
    assert turn_over({"somalia": RULED}, prestige=1).view()["prestige"] == 1


@rule("5.2.6", "4.7.7.2")
def test_boxes_are_emptied() -> None:
    where = {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}
    m = at("jihadist", where, jihadist_hand=[66], us_hand=[], lapsing=[2], dice=[6])
    play(m, "card:66", "use:operations", "op:plot", "country:france")
    view = m.view()
    assert view["turn"] == 2
    assert {"card:2", "card:66"} <= set(view["discard"])
    assert (view["lapsing"], view["lapsing_box"], view["first_plot"], view["first_plot_card"]) == ([], [], False, "")


@rule("5.2.6", "5.2.5")
def test_lapsing_events_still_count_while_money_is_paid() -> None:
    ids = said(turn_over(lapsing=[117], funding=5))
    assert ids.index("turn-ends") < ids.index("funding-down") < ids.index("deal")


@rule("5.2.7", "4.7.9", "6.3.3.2")
def test_reserves_are_lost() -> None:
    assert turn_over(reserves=[2, 1]).view()["reserves"] == [0, 0]


@rule("5.2.8")
def test_hands_are_dealt_by_the_tracks_as_they_are_after_5_2_5() -> None:
    m = turn_over({"egypt": {**FAIR_ALLY, "troops": 6}}, funding=7)  # Funding falls to 6 first
    assert [hand["count"] for hand in m.view()["hands"]] == [8, 8]
    assert m.actors() == (JIHADIST,)


@rule("5.2.8")
def test_there_is_no_hand_limit() -> None:
    m = at("us", us_hand=[12], jihadist_hand=[])
    play(m, "hold")
    assert m.view()["hands"][US]["count"] == 10


@rule("R-26")
def test_cards_are_dealt_in_turns_the_jihadist_first() -> None:
    m = turn_over(funding=2, deck=list(range(1, 17)))  # 7 for the Jihadist, 9 for the US
    assert m.view(JIHADIST)["hands"][JIHADIST]["cards"] == [f"card:{card}" for card in range(1, 14, 2)]
    assert m.view(US)["hands"][US]["cards"] == [f"card:{card}" for card in (2, 4, 6, 8, 10, 12, 14, 15, 16)]


@rule("5.2.9")
def test_green_markers_turn_tan_last_of_all() -> None:
    """After the deal: with no card to deal, they are still green in the count."""
    changed = {**POOR_ALLY, "regime_change": "green", "troops": 6}
    assert country(turn_over({"iraq": changed}), "iraq")["regime_change"] == "tan"
    m = turn_over({"iraq": changed, "egypt": GOOD_ALLY}, discard=all_but())
    assert country(m, "iraq")["regime_change"] == "green"
    assert ending(m) == ("jihadist", "last-deck")


# --- the deck (5.3) ---------------------------------------------------------------------------------------------


@rule("5.3.1")
def test_discards_and_boxes_make_a_new_deck() -> None:
    m = at(
        "jihadist",
        {"iran": {}, "france": {"posture": "soft", "sleepers": 1}},
        jihadist_hand=[66, 67],
        lapsing=[2],
        discard=[1, 3, 5],
        options={"length": "tournament"},
        dice=[6],
    )
    play(m, "card:66", "use:operations", "op:plot", "country:france")
    g = truth(m)
    g.deck = []
    piles.reshuffle(g)
    assert sorted(g.deck) == [1, 2, 3, 5, 66]
    assert (g.discard, g.lapsing_box, g.first_plot_card) == ([], [], 0)


@rule("5.3.1")
def test_removed_cards_and_hands_stay_out_of_the_new_deck() -> None:
    m = turn_over(discard=all_but(43), us_hand=[43], options={"length": "tournament"})
    play(m, "card:43", "use:event")
    assert m.view()["removed"] == ["card:43"]
    assert m.view()["deck"] == 119 - 9 - 8
    assert 43 not in truth(m).deck


@rule("5.3.1")
def test_nothing_is_shuffled_before_a_card_is_needed() -> None:
    where = {"canada": {"posture": "soft", "cadre": 1}}
    discard = all_but(31, 13, 40, 77, 83, 20)
    m = at("us", where, us_hand=[31, 13, 40], deck=[20], discard=discard, options={"length": "tournament"})
    play(m, "card:31", "use:event")  # draws the last card of the deck
    assert m.view()["deck"] == 0
    assert "reshuffled" not in said(m)
    assert m.view()["deck_number"] == 1


@rule("5.3.2")
def test_what_everybody_may_look_at() -> None:
    m = at("us", us_hand=[12, 28, 40], jihadist_hand=[66, 67], discard=[1, 3], lapsing=[2])
    for seat in (None, US, JIHADIST):
        view = m.view(seat)
        assert view["discard"] == ["card:1", "card:3"]
        assert view["lapsing_box"] == ["card:2"]
        assert view["removed"] == []
        assert [hand["count"] for hand in view["hands"]] == [3, 2]
        assert view["deck"] == 120 - 3 - 2 - 2 - 1


@rule("5.3.2")
def test_removed_cards_and_the_first_plot_card_are_on_show() -> None:
    m = at("jihadist", {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}, jihadist_hand=[66, 67], dice=[6])
    play(m, "card:66", "use:operations", "op:plot", "country:france")
    for seat in (None, US, JIHADIST):
        assert m.view(seat)["first_plot_card"] == "card:66"
    m = play(at("us", us_hand=[43, 13]), "card:43", "use:event")
    assert m.view(JIHADIST)["removed"] == ["card:43"]
