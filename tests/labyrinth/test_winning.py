"""How to win (2.0): six immediate victories, the tie on an Oil Price Spike, and the count after the last deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    FAIR_NEUTRAL,
    GOOD_ALLY,
    JIHADIST,
    JIHADIST_ONE,
    JIHADIST_THREE,
    MUSLIM,
    POOR_ALLY,
    POOR_NEUTRAL,
    RULED,
    US,
    US_THREE,
    US_TWO,
    all_but,
    at,
    ending,
    governed,
    operate,
    said,
    turn_over,
)
from theatrum.engine.match import Match
from theatrum.testing import play, rule

NO_WINNER = ("", "")


# --- the US at once (2.1.1) -------------------------------------------------------------------------------------


def make_good(id: str, *good: str) -> Match:
    """Win the War of Ideas in a Fair Ally while others are Good already."""
    m = at("us", {**governed(GOOD_ALLY, good), id: FAIR_ALLY}, dice=[6])
    return operate(m, US_THREE, "war-of-ideas", f"country:{id}")


@rule("2.1.1", "5.1")
def test_the_us_wins_with_12_good_resources() -> None:
    m = make_good("egypt", "iraq", "saudi-arabia", "gulf-states")  # 3 + 3 + 3 and 3
    assert ending(m) == ("us", "good-resources")
    assert m.over
    assert m.actors() == ()


@rule("2.1.1")
def test_11_good_resources_are_not_enough() -> None:
    m = make_good("turkey", "iraq", "saudi-arabia", "gulf-states")
    assert m.view()["victory"]["good_resources"] == 11
    assert ending(m) == NO_WINNER


def make_fair(id: str, fair: list[str]) -> Match:
    m = at("us", {**governed(FAIR_NEUTRAL, fair), id: POOR_ALLY}, dice=[5])
    return operate(m, US_THREE, "war-of-ideas", f"country:{id}")


@rule("2.1.1")
def test_the_us_wins_with_15_good_or_fair_countries() -> None:
    m = make_fair("jordan", [id for id in MUSLIM if id != "jordan"][:14])
    assert ending(m) == ("us", "good-or-fair")


@rule("2.1.1", "R-29")
def test_14_good_or_fair_countries_are_not_enough_and_untested_ones_do_not_count() -> None:
    m = make_fair("jordan", [id for id in MUSLIM if id != "jordan"][:13])
    assert m.view()["victory"]["good_or_fair"] == 14
    assert m.view()["victory"]["poor_or_islamist"] == 0
    assert ending(m) == NO_WINNER


@rule("2.1.1")
def test_the_us_wins_when_no_cell_is_left_in_any_country() -> None:
    m = at("us", {"iran": {}, "egypt": {**POOR_ALLY, "actives": 1}})
    operate(m, US_THREE, "disrupt", "country:egypt")
    assert ending(m) == ("us", "no-cells")


@rule("2.1.1")
def test_the_last_cell_may_be_lost_on_the_way_too() -> None:
    m = at("jihadist", {"iran": {}, "egypt": {**POOR_ALLY, "actives": 1}}, dice=[2])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", "country:india")
    assert ending(m) == ("us", "no-cells")


@rule("2.1.1")
def test_a_cell_anywhere_keeps_the_game_going() -> None:
    m = at("us", {"iran": {"sleepers": 1}, "egypt": {**POOR_ALLY, "actives": 1}})
    operate(m, US_THREE, "disrupt", "country:egypt")
    assert ending(m) == NO_WINNER


@rule("R-27")
def test_sadr_is_a_cell() -> None:
    m = at("us", {"iran": {}, "iraq": {**POOR_ALLY, "actives": 1}}, sadr=True)
    operate(m, US_THREE, "disrupt", "country:iraq")
    assert m.view()["victory"]["cells_on_map"] == 1
    assert ending(m) == NO_WINNER


# --- the Jihadist at once (2.1.2) -------------------------------------------------------------------------------

RIPE = {**POOR_NEUTRAL, "besieged": 1, "sleepers": 5}


def revolt(id: str, countries: dict[str, Any]) -> Match:
    """Carry a Major Jihad through in a besieged country: one success is enough."""
    m = at("jihadist", {**countries, id: RIPE}, dice=[1, 1, 1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:jihad", *[f"country:{id}"] * 3)
    return play(m, "jihad:major")


@rule("2.1.2", "5.1")
def test_the_jihadist_wins_with_6_islamist_resources_and_two_neighbours() -> None:
    assert ending(revolt("iraq", {"saudi-arabia": RULED})) == ("jihadist", "caliphate")


@rule("2.1.2", "4.1.1")
def test_6_islamist_resources_without_neighbours_are_not_enough() -> None:
    m = revolt("iraq", {"egypt": RULED})
    assert m.view()["victory"]["islamist_resources"] == 6
    assert ending(m) == NO_WINNER


@rule("2.1.2")
def test_the_two_neighbours_need_not_hold_all_six() -> None:
    m = revolt("yemen", {"somalia": RULED, "egypt": RULED, "afghanistan": RULED})  # 1 + 1 next to each other, 3, 1
    assert ending(m) == ("jihadist", "caliphate")


@rule("2.1.2")
def test_5_islamist_resources_are_not_enough() -> None:
    assert ending(revolt("jordan", {"iraq": RULED, "yemen": RULED})) == NO_WINNER


def attack_on_troops(prestige: int, poor: int) -> Match:
    """Let a plot strike where troops are, so that Prestige falls by one."""
    countries = governed(POOR_NEUTRAL, MUSLIM[:poor]) | {MUSLIM[0]: {**POOR_ALLY, "troops": 1, "plots": [1]}}
    return turn_over(countries, prestige=prestige, dice=[6])


@rule("2.1.2")
def test_the_jihadist_wins_at_prestige_1_with_15_poor_countries() -> None:
    assert ending(attack_on_troops(2, 15)) == ("jihadist", "collapse")


@rule("2.1.2")
@pytest.mark.parametrize(("prestige", "poor"), [(3, 15), (2, 14)])
def test_neither_prestige_2_nor_14_poor_countries_are_enough(prestige: int, poor: int) -> None:
    assert ending(attack_on_troops(prestige, poor)) == NO_WINNER


@rule("2.1.2")
def test_a_test_that_shows_the_15th_poor_country_wins_as_well() -> None:
    m = at("jihadist", governed(POOR_NEUTRAL, MUSLIM[:13]) | {MUSLIM[13]: RULED}, prestige=1, dice=[4])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", f"country:{MUSLIM[14]}")
    assert ending(m) == ("jihadist", "collapse")
    m = at("jihadist", governed(POOR_NEUTRAL, MUSLIM[:13]) | {MUSLIM[13]: RULED}, prestige=2, dice=[4, 1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", f"country:{MUSLIM[14]}")
    assert ending(m) == NO_WINNER


@rule("2.1.2")
def test_a_weapon_that_goes_off_in_the_united_states_wins() -> None:
    m = turn_over({"united-states": {"plots": ["wmd"]}}, wmd=1)
    assert ending(m) == ("jihadist", "destruction")


@rule("2.1.2")
def test_a_weapon_that_an_alert_has_blocked_does_not_win() -> None:
    m = at("us", {"united-states": {"plots": ["wmd"]}}, wmd=1)
    operate(m, US_THREE, "alert")
    play(m, "card:40", "use:operations", "op:war-of-ideas", "country:canada")
    assert ending(m) == NO_WINNER
    assert m.actors() == (JIHADIST,)


@rule("2.1.2")
def test_a_weapon_elsewhere_does_not_win() -> None:
    assert ending(turn_over({"canada": {"plots": ["wmd"]}}, wmd=1)) == NO_WINNER


@rule("2.1.1", "2.1.2")
def test_a_victory_ends_everything_at_once() -> None:
    countries = governed(GOOD_ALLY, ["iraq", "saudi-arabia", "gulf-states"]) | {"egypt": FAIR_ALLY}
    m = at("us", {**countries, "united-states": {"plots": ["wmd"]}}, wmd=1, dice=[6])
    operate(m, US_THREE, "war-of-ideas", "country:egypt")  # the plot would have won for the Jihadist
    assert ending(m) == ("us", "good-resources")
    assert "plot-resolved" not in said(m)
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0)


# --- the Oil Price Spike (2.2, R-8) -----------------------------------------------------------------------------

# 9 Good Resources become 12, and 4 Islamist ones become 7 with Libya beside its neighbours.
BOTH_SHORT = governed(GOOD_ALLY, ["iraq", "saudi-arabia", "gulf-states"]) | governed(
    RULED, ["libya", "algeria-tunisia", "sudan"]
)


@rule("2.2", "4.2.6")
@pytest.mark.parametrize(("side", "how"), [("us", "good-resources"), ("jihadist", "caliphate")])
def test_who_plays_the_spike_wins_where_it_gives_both_what_they_need(side: str, how: str) -> None:
    m = at(side, BOTH_SHORT, us_hand=[117, 13], jihadist_hand=[118, 50])
    assert ending(m) == NO_WINNER
    play(m, "card:117" if side == "us" else "card:118", "use:event")
    assert ending(m) == (side, how)


@rule("2.2")
def test_a_spike_may_win_for_the_other_side_alone() -> None:
    m = at("us", governed(RULED, ["libya", "algeria-tunisia", "sudan"]), us_hand=[117, 13])
    play(m, "card:117", "use:event")
    assert ending(m) == ("jihadist", "caliphate")


@rule("R-8")
def test_a_spike_is_counted_before_a_card_is_picked() -> None:
    m = at("us", BOTH_SHORT, us_hand=[117, 13], discard=[50, 60])
    play(m, "card:117", "use:event")
    assert ending(m) == ("us", "good-resources")
    assert "takes-card" not in said(m)


@rule("R-8")
def test_without_a_victory_the_card_is_picked_and_shown() -> None:
    m = at("us", us_hand=[117, 13], discard=[50, 60])
    play(m, "card:117", "use:event")
    assert ending(m) == NO_WINNER
    play(m, "card:60")
    assert m.view(US)["hands"][US]["cards"] == ["card:13", "card:60"]
    assert m.view(JIHADIST)["hands"][US]["cards"] == ["card:60"]


# --- the last deck (2.3) ----------------------------------------------------------------------------------------


def last_deck(countries: dict[str, Any], **where: Any) -> Match:
    """End a turn with an empty deck, so that the new hands cannot be dealt."""
    return turn_over(countries, discard=all_but(), **where)


@rule("2.3", "5.1", "5.3.1")
@pytest.mark.parametrize(
    ("good", "islamist", "winner"),
    [
        (["egypt", "turkey"], ["morocco"], "us"),  # 5 against 2
        (["egypt", "jordan"], ["morocco"], "jihadist"),  # 4 against 2: not more than twice as many
        (["jordan"], [], "us"),  # 1 against 0
        ([], [], "jihadist"),  # 0 against 0
    ],
)
def test_the_us_needs_more_than_twice_as_much(good: list[str], islamist: list[str], winner: str) -> None:
    m = last_deck(governed(GOOD_ALLY, good) | governed(RULED, islamist))
    assert ending(m) == (winner, "last-deck")
    assert m.view()["victory"]["winner_at_last_deck"] == winner


@rule("2.3", "4.8.2", "R-1")
@pytest.mark.parametrize(("marker", "winner"), [("green", "jihadist"), ("tan", "us")])
def test_a_green_marker_still_counts_as_islamist_rule(marker: str, winner: str) -> None:
    changed = {**FAIR_ALLY, "regime_change": marker, "troops": 6}
    m = last_deck({"egypt": GOOD_ALLY, "syria": changed})  # 3 against 2 or against 0
    assert ending(m) == (winner, "last-deck")


@rule("2.3", "R-1")
def test_green_markers_count_at_the_end_alone() -> None:
    changed = {**POOR_ALLY, "regime_change": "green", "troops": 6}
    m = at("us", {"iraq": changed, "saudi-arabia": RULED, "egypt": GOOD_ALLY})
    assert m.view()["victory"]["islamist_resources"] == 3
    assert ending(m) == NO_WINNER


@rule("2.3")
def test_a_spike_in_effect_counts_after_the_last_deck() -> None:
    """Card 31 draws a card in the middle of a turn, while oil is dear: 4 against 2, or 3 against 1 as printed."""
    countries = {"saudi-arabia": GOOD_ALLY, "libya": RULED, "canada": {"posture": "soft", "cadre": 1}}
    m = at("us", countries, us_hand=[31, 13], lapsing=[117], discard=all_but(31, 13, 77, 83, 117))
    play(m, "card:31", "use:event")
    assert ending(m) == ("jihadist", "last-deck")


@rule("R-25", "5.3.1")
@pytest.mark.parametrize("left", [0, 1])
def test_the_game_ends_in_the_middle_of_a_turn_as_soon_as_a_card_is_missing(left: int) -> None:
    countries = {"canada": {"posture": "soft", "cadre": 1}}
    deck = [20, 21][:left]
    m = at("us", countries, us_hand=[31, 13], deck=deck, discard=all_but(31, 13, 77, 83, *deck))
    play(m, "card:31", "use:event")
    assert m.over is (left == 0)


@rule("R-25")
def test_the_game_ends_in_the_middle_of_a_deal() -> None:
    m = turn_over(deck=[1, 2, 3, 4, 5], discard=all_but(1, 2, 3, 4, 5))
    assert ending(m)[1] == "last-deck"
    assert [len(hand["cards"]) for hand in m.view(US)["hands"]] == [2, 3]


@rule("2.3")
def test_who_would_win_now_is_on_show_all_the_time() -> None:
    m = at("us", {"egypt": GOOD_ALLY}, us_hand=[US_TWO, 13], jihadist_hand=[JIHADIST_ONE])
    assert m.view()["victory"]["winner_at_last_deck"] == "us"
