"""Playing cards (6.0): events and their conditions, operations and what they trigger, reserves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    FAIR_NEUTRAL,
    JIHADIST,
    JIHADIST_ONE,
    JIHADIST_THREE,
    JIHADIST_TWO,
    POOR_ALLY,
    POOR_NEUTRAL,
    RULED,
    US,
    US_ONE,
    US_THREE,
    US_TWO,
    asked,
    at,
    country,
    operate,
    refusal,
    said,
    truth,
)
from theatrum.engine.match import Match
from theatrum.testing import play, rule

# --- events (6.2) -----------------------------------------------------------------------------------------------


@rule("6.1", "5.2.2.1")
def test_a_card_is_either_an_event_or_operations() -> None:
    m = at("us", {"egypt": FAIR_ALLY}, us_hand=[12, 13, 40], funding=5)
    play(m, "card:12", "use:operations", "op:deploy", "troop-track", "n:2")
    assert country(m, "egypt")["troops"] == 2
    assert m.view()["funding"] == 5  # Al-Azhar has not happened
    m = play(at("us", us_hand=[12, 13], dice=[1]), "card:12", "use:event")
    assert m.view()["funding"] == 1  # and nothing but Al-Azhar
    assert m.actors() == (US,)


@rule("6.2.1")
def test_the_value_of_an_event_does_not_matter() -> None:
    m = at("us", {"egypt": POOR_NEUTRAL}, us_hand=[US_ONE, 12, 40], reserves=[2, 0])
    play(m, "card:12", "use:event")
    assert m.view()["reserves"] == [2, 0]
    assert "ask-operation" not in said(m)
    assert m.view()["slot"] == 1


@rule("6.2.2")
@pytest.mark.parametrize("cells", [1, 6])
def test_example_un_nation_building_wages_war_of_ideas_however_many_cells_are_there(cells: int) -> None:
    changed = {**POOR_ALLY, "regime_change": "tan", "troops": 6, "sleepers": cells}
    m = at("us", {"iraq": changed}, us_hand=[30, US_THREE], dice=[4])
    play(m, "card:30", "use:event")  # one Aid, and 4 + 1 succeeds
    assert (country(m, "iraq")["governance"], country(m, "iraq")["aid"]) == ("fair", 1)
    m = operate(at("us", {"iraq": changed}), US_THREE, "war-of-ideas")
    assert refusal(m, US, "country:iraq") == ("" if cells == 1 else "7.2.1.3")


@rule("6.2.2")
def test_a_card_goes_before_the_rules_as_long_as_it_lasts() -> None:
    philippines: dict[str, Any] = {"egypt": FAIR_ALLY, "philippines": {"posture": "soft"}}
    m = operate(at("us", philippines, events=[57]), US_THREE, "deploy", "troop-track")
    assert "country:philippines" in m.options(US)  # Abu Sayyaf: troops in a non-Muslim country
    m = operate(at("us", {**philippines, "jordan": FAIR_ALLY}), US_THREE, "deploy", "troop-track")
    assert refusal(m, US, "country:philippines") == "7.3.3"


@rule("6.2.3")
def test_of_two_events_that_contradict_each_other_the_later_prevails() -> None:
    cells = {"pakistan": {**POOR_NEUTRAL, "sleepers": 2}, "sudan": {**POOR_NEUTRAL, "sleepers": 1}}
    m = at("jihadist", cells, jihadist_hand=[60, 50, 83], events=[33])
    twin = m.clone()
    play(twin, "card:83", "use:operations", "op:jihad")
    assert refusal(twin, JIHADIST, "country:pakistan") == "#33"  # Bhutto governs
    play(m, "card:60", "use:event")
    assert m.view()["events"] == ["card:60"]  # Bhutto Shot has ended it
    assert "event-ends" in said(m)
    play(m, "card:50", "use:operations", "op:jihad", "country:pakistan")
    assert "minor-jihad" in said(m)


@rule("6.2.3")
def test_a_later_setting_replaces_an_earlier_one() -> None:
    m = at("us", us_hand=[19, 13], jihadist_hand=[50])
    play(m, "card:19", "use:event")  # Kemalist Republic
    assert (country(m, "turkey")["governance"], country(m, "turkey")["alignment"]) == ("fair", "ally")
    m = at("us", {"turkey": RULED}, us_hand=[19, 13])
    play(m, "card:19", "use:event")
    assert (country(m, "turkey")["governance"], country(m, "turkey")["alignment"]) == ("fair", "ally")


@rule("6.2.4", "6.3.2")
def test_example_ansar_al_islam_without_cells_is_still_removed() -> None:
    """The US uses it for operations; no cell is on the track, so none is placed, but the card leaves the game."""
    m = at("us", {"iran": {"sleepers": 15}, "iraq": POOR_NEUTRAL}, us_hand=[50, 13])
    play(m, "card:50", "use:operations", "order:event")
    assert "event" in said(m)
    assert sum(truth(m).sleepers) == 15
    play(m, "op:war-of-ideas", "country:canada")
    assert m.view()["removed"] == ["card:50"]


@rule("6.2.4")
def test_what_can_be_carried_out_is() -> None:
    m = at("us", {"egypt": POOR_ALLY}, us_hand=[44, 13], jihadist_hand=[], funding=5)
    play(m, "card:44", "use:event")  # Renditions: nobody to disrupt, no card to discard, but the marker
    assert m.view()["events"] == ["card:44"]


@rule("6.2.5")
@pytest.mark.parametrize(
    ("side", "card", "reason"),
    [("us", 66, "6.2.5"), ("us", 12, ""), ("us", 101, ""), ("jihadist", 12, "6.2.5"), ("jihadist", 101, "")],
)
def test_only_its_own_side_plays_an_event(side: str, card: int, reason: str) -> None:
    seat = ("us", "jihadist").index(side)
    m = at(side, us_hand=[card, 13], jihadist_hand=[50]) if side == "us" else at(side, jihadist_hand=[card, 50])
    play(m, f"card:{card}")
    assert refusal(m, seat, "use:event") == reason
    assert "use:operations" in m.options(seat)


@rule("6.2.6")
def test_a_condition_that_is_not_fulfilled() -> None:
    m = play(at("us", us_hand=[27, 13]), "card:27")
    reason = m.why(US, "use:event")
    assert reason is not None
    assert reason.rules == ("6.2.6", "#27")
    assert m.options(US) == ["use:operations", "use:reserves"]
    m = play(at("us", {"iraq": {**POOR_ALLY, "troops": 1}}, us_hand=[27, 13]), "card:27")
    assert "use:event" in m.options(US)


@rule("6.2.6", "6.2.8")
def test_a_blocked_event_is_good_for_operations_only() -> None:
    m = play(at("us", {"iraq": {**POOR_ALLY, "regime_change": "tan"}}, us_hand=[30, 13], events=[56]), "card:30")
    assert refusal(m, US, "use:event") == "6.2.8"
    assert "use:operations" in m.options(US)


@rule("6.2.8")
def test_a_lingering_event_ends_when_what_blocks_it_comes_into_play() -> None:
    m = at("us", {"iraq": {**POOR_ALLY, "troops": 2}}, us_hand=[13, 12], events=[58])
    play(m, "card:13", "use:event")  # Anbar Awakening ends Al-Anbar
    assert m.view()["events"] == ["card:13"]


@rule("6.2.8")
def test_a_lapsing_event_blocks_until_the_turn_ends() -> None:
    where = {"egypt": POOR_NEUTRAL}
    m = at("jihadist", where, jihadist_hand=[61, 50], disrupted=["egypt"], lapsing=[114])
    assert refusal(play(m, "card:61"), JIHADIST, "use:event") == "6.2.8"
    m = at("jihadist", where, jihadist_hand=[61, 50], disrupted=["egypt"])
    assert refusal(play(m, "card:61"), JIHADIST, "use:event") == ""


@rule("6.2.7")
def test_a_lingering_event_lasts_and_a_lapsing_one_is_over_with_the_turn() -> None:
    m = at("us", us_hand=[2, 43], jihadist_hand=[])
    play(m, "card:43", "use:event", "card:2", "use:event")
    assert m.view()["turn"] == 2
    assert m.view()["events"] == ["card:43"]
    assert m.view()["lapsing"] == []


@rule("6.2.9")
def test_a_card_that_happens_once_leaves_the_game_after_its_event() -> None:
    m = play(at("us", us_hand=[20, 13]), "card:20", "use:event")
    assert (m.view()["removed"], m.view()["discard"]) == (["card:20"], [])


@rule("6.2.9")
def test_it_stays_when_it_is_used_for_operations_or_discarded() -> None:
    m = play(at("us", us_hand=[20, 13]), "card:20", "use:operations", "op:war-of-ideas", "country:canada")
    assert (m.view()["removed"], m.view()["discard"]) == ([], ["card:20"])
    m = play(at("us", us_hand=[20], jihadist_hand=[66, 67]), "card:20", "use:discard")
    assert (m.view()["removed"], m.view()["discard"]) == ([], ["card:20"])
    m = play(at("us", us_hand=[20, 13]), "card:20", "use:reserves")
    assert (m.view()["removed"], m.view()["discard"]) == ([], ["card:20"])


@rule("6.2.9")
@pytest.mark.parametrize(("side", "removed"), [("us", ["card:112"]), ("jihadist", [])])
def test_some_cards_leave_the_game_only_when_the_us_plays_them(side: str, removed: list[str]) -> None:
    m = at(side, us_hand=[112, 13]) if side == "us" else at(side, jihadist_hand=[112, 50])
    play(m, "card:112", "use:event")
    assert m.view()["removed"] == removed


# --- operations and what they trigger (6.3) ---------------------------------------------------------------------


@rule("6.3.1")
@pytest.mark.parametrize("card", [US_THREE, 113])
def test_any_card_may_be_used_for_operations(card: int) -> None:
    m = at("us", {"egypt": POOR_NEUTRAL}, us_hand=[card, 13], dice=[5])
    operate(m, card, "war-of-ideas", "country:egypt")
    assert country(m, "egypt")["alignment"] == "ally"


@rule("6.3.1")
def test_where_no_operation_is_possible_the_card_is_just_spent() -> None:
    """Only Sadr is left, who does not travel, under Islamist Rule, and GTMO keeps everybody from recruiting."""
    m = at("jihadist", {"iran": {}, "iraq": RULED}, jihadist_hand=[66, 50], sadr=True, lapsing=[114])
    play(m, "card:66", "use:operations")
    assert "no-operation-possible" in said(m)
    assert m.view()["discard"] == ["card:66"]
    assert (m.actors(), m.view()["slot"]) == ((JIHADIST,), 1)


@rule("6.3.1")
@pytest.mark.parametrize(("order", "dice", "alignment"), [("event", [6, 5], "ally"), ("operations", [5, 6], "neutral")])
def test_the_election_happens_before_or_after_the_operation(order: str, dice: list[int], alignment: str) -> None:
    """US posture is Soft in a Hard 1 world: first the election, and the penalty is gone for War of Ideas."""
    m = at("us", {"egypt": POOR_NEUTRAL}, us_hand=[120, 13], us_posture="soft", dice=dice)
    play(m, "card:120")
    assert refusal(m, US, "use:event") == "6.3.1"
    play(m, "use:operations", f"order:{order}", "op:war-of-ideas", "country:egypt")
    assert "election" in said(m)
    assert m.view()["us_posture"] == "hard"
    assert country(m, "egypt")["alignment"] == alignment
    assert m.view()["discard"] == ["card:120"]


@rule("6.3.1", "6.3.2.3")
def test_the_election_happens_for_the_jihadist_as_well_and_even_with_the_first_plot() -> None:
    where = {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}
    m = at("jihadist", where, jihadist_hand=[120, 50], us_posture="soft", dice=[6, 6])
    play(m, "card:120", "use:operations", "order:operations", "op:plot", "country:france")
    assert "election" in said(m)
    assert m.view()["us_posture"] == "hard"
    assert m.view()["first_plot_card"] == "card:120"


def us_uses(card: int, order: str, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Let the US use a Jihadist card for operations."""
    m = at("us", countries, us_hand=[card, 13], **where)
    return play(m, f"card:{card}", "use:operations", f"order:{order}")


@rule("6.3.2")
def test_a_card_of_the_other_side_triggers_its_event() -> None:
    m = us_uses(63, "event", prestige=5, funding=5)  # Gaza War
    assert (m.view()["prestige"], m.view()["funding"]) == (4, 6)
    assert asked(m, US) == "ask-operation"
    where = {"france": {"posture": "soft", "sleepers": 1}}
    m = at("jihadist", where, jihadist_hand=[12, 50], funding=9, dice=[5])
    play(m, "card:12", "use:operations", "order:event")  # Al-Azhar
    assert m.view()["funding"] == 5


@rule("6.3.2.1")
def test_the_player_chooses_what_comes_first() -> None:
    m = us_uses(63, "operations", {"egypt": FAIR_NEUTRAL}, prestige=7, dice=[4])
    play(m, "op:war-of-ideas", "country:egypt")  # with High Prestige still
    assert country(m, "egypt")["alignment"] == "ally"
    assert m.view()["prestige"] == 6
    m = us_uses(63, "event", {"egypt": FAIR_NEUTRAL}, prestige=7, dice=[4])
    play(m, "op:war-of-ideas", "country:egypt")
    assert country(m, "egypt")["alignment"] == "neutral"


@rule("6.3.2.1")
@pytest.mark.parametrize(("order", "happens"), [("event", True), ("operations", False)])
def test_the_condition_counts_at_the_moment_of_the_event(order: str, happens: bool) -> None:
    """FREs need troops in Iraq, and the operation takes them away."""
    m = us_uses(51, order, {"iraq": {**POOR_ALLY, "troops": 1}})
    play(m, "op:deploy", "country:iraq")
    assert (country(m, "iraq")["sleepers"] == 4) is happens
    assert ("event-cannot-happen" in said(m)) is not happens
    assert m.view()["discard"] == ["card:51"]


@rule("6.3.2.1", "6.2.8")
def test_a_blocked_event_is_not_triggered() -> None:
    m = us_uses(83, "event", events=[36], jihadist_hand=[50])
    assert "event-cannot-happen" in said(m)


@rule("6.3.2.2", "R-31")
def test_the_side_of_the_event_decides() -> None:
    m = us_uses(50, "event", {"iraq": POOR_NEUTRAL})  # Ansar al-Islam: Iraq or Iran
    assert m.actors() == (JIHADIST,)
    assert m.options(JIHADIST) == ["country:iran", "country:iraq"]
    play(m, "country:iraq")
    assert country(m, "iraq")["sleepers"] == 1
    assert (m.actors(), asked(m, US)) == ((US,), "ask-operation")


@rule("6.3.2.2")
def test_a_triggered_event_is_marked_and_removed_as_usual() -> None:
    m = us_uses(57, "event", dice=[1])  # Abu Sayyaf
    assert m.view()["events"] == ["card:57"]
    play(m, "op:war-of-ideas", "country:canada")
    assert m.view()["removed"] == ["card:57"]


@rule("6.3.2.3")
@pytest.mark.parametrize("card", [12, 101])
def test_ones_own_and_unassociated_cards_trigger_nothing(card: int) -> None:
    m = at("us", {"egypt": FAIR_ALLY}, us_hand=[card, 13])
    play(m, f"card:{card}", "use:operations")
    assert asked(m, US) == "ask-operation"
    play(m, "op:war-of-ideas", "country:canada")
    assert "event" not in said(m)
    assert m.view()["funding"] == 5


@rule("R-7")
def test_an_event_cannot_be_refused_by_its_own_side() -> None:
    m = at("jihadist", {"iran": {"sleepers": 1}, "egypt": {**RULED, "sleepers": 1}}, jihadist_hand=[46, 50])
    play(m, "card:46", "use:operations", "order:event")
    assert "event-cannot-happen" in said(m)
    m = us_uses(63, "event", prestige=1, funding=9)  # of no use to the Jihadist now; nobody is asked
    assert "event" in said(m)
    assert m.actors() == (US,)


@rule("R-31")
def test_where_a_card_names_the_other_side_that_side_chooses() -> None:
    m = at("jihadist", jihadist_hand=[99, 50], us_hand=[12, 13])
    play(m, "card:99", "use:event")  # HAMAS Elected: the US chooses what it discards
    assert m.actors() == (US,)
    assert m.options(US) == ["card:12", "card:13"]


@rule("R-31")
def test_who_plays_an_unassociated_event_chooses() -> None:
    cells = {"lebanon": {**POOR_NEUTRAL, "sleepers": 1}, "iraq": {**POOR_NEUTRAL, "sleepers": 1}}
    m = at("us", cells, us_hand=[103, 13])
    play(m, "card:103", "use:event")  # Hizballah removes a cell near Lebanon
    assert m.actors() == (US,)
    assert m.options(US) == ["country:lebanon", "country:iraq"]


# --- the first Plot of a turn (6.3.2, 8.5.3) --------------------------------------------------------------------

PLOTTER = {"iran": {}, "france": {"posture": "soft", "sleepers": 2}}


def jihadist_plots(card: int, order: str, **where: Any) -> Match:
    m = at("jihadist", PLOTTER, jihadist_hand=[card, 50, 66], **where)
    return play(m, f"card:{card}", "use:operations", f"order:{order}")


@rule("6.3.2", "R-5")
def test_the_first_plot_card_of_a_turn_triggers_nothing() -> None:
    m = jihadist_plots(28, "operations", dice=[6])
    play(m, "op:plot", "country:france", "done")
    assert "event" not in said(m)
    assert "event-cannot-happen" not in said(m)
    assert m.view()["first_plot_card"] == "card:28"


@rule("6.3.2", "R-5")
def test_a_later_plot_card_does() -> None:
    m = jihadist_plots(28, "operations", first_plot=True, dice=[6])
    play(m, "op:plot", "country:france", "done")
    assert "event" in said(m)
    assert m.view()["discard"] == ["card:28"]


@rule("R-5")
@pytest.mark.parametrize("first", [66, 101])
def test_whatever_its_event_the_first_plot_card_is_the_one_that_counts(first: int) -> None:
    m = at("jihadist", PLOTTER, jihadist_hand=[first, 28, 50], dice=[6, 6])
    play(m, f"card:{first}", "use:operations", "op:plot", "country:france")
    if "done" in m.options(JIHADIST):
        play(m, "done")
    assert m.view()["first_plot_card"] == f"card:{first}"
    play(m, "card:28", "use:operations", "order:operations", "op:plot", "country:france", "done")
    assert "event" in said(m)


@rule("6.3.2", "8.5.3")
def test_a_card_that_has_triggered_its_event_cannot_be_the_first_plot_card() -> None:
    m = jihadist_plots(28, "event")
    assert "event" in said(m)
    assert refusal(m, JIHADIST, "op:plot") == "8.5.3"
    assert refusal(jihadist_plots(28, "event", first_plot=True), JIHADIST, "op:plot") == ""
    assert refusal(jihadist_plots(120, "event"), JIHADIST, "op:plot") == ""  # the election happens in any case


@rule("6.3.2")
def test_an_event_that_could_not_happen_keeps_nobody_from_the_first_plot() -> None:
    m = jihadist_plots(27, "event", dice=[6])
    assert "event-cannot-happen" in said(m)
    assert refusal(m, JIHADIST, "op:plot") == ""


# --- reserves (6.3.3) -------------------------------------------------------------------------------------------


@rule("6.3.3")
@pytest.mark.parametrize(
    ("before", "card", "after"), [(0, US_ONE, 1), (0, US_TWO, 2), (1, US_ONE, 2), (1, US_TWO, 2), (2, US_TWO, 2)]
)
def test_reserves_hold_at_most_2(before: int, card: int, after: int) -> None:
    m = at("us", us_hand=[card, 13], reserves=[before, 0])
    play(m, f"card:{card}", "use:reserves")
    assert m.view()["reserves"] == [after, 0]
    assert "event" not in said(m)


@rule("6.3.3")
def test_a_card_of_value_3_cannot_be_saved() -> None:
    m = play(at("us", us_hand=[US_THREE, 13]), f"card:{US_THREE}")
    assert refusal(m, US, "use:reserves") == "6.3.3"


@rule("6.3.3", "6.3.2")
def test_saving_a_card_of_the_other_side_triggers_its_event() -> None:
    m = at("us", us_hand=[63, 13], prestige=5)
    play(m, "card:63", "use:reserves")
    assert m.view()["reserves"] == [2, 0]
    assert m.view()["prestige"] == 4
    m = at("us", us_hand=[57, 13], dice=[1])
    play(m, "card:57", "use:reserves")
    assert m.view()["removed"] == ["card:57"]


@rule("6.3.3.1")
@pytest.mark.parametrize(("card", "reserves"), [(US_ONE, 2), (US_TWO, 2), (US_TWO, 1)])
def test_example_reserves_make_a_three_for_an_alert(card: int, reserves: int) -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [1]}}, us_hand=[card, 13], reserves=[reserves, 0])
    twin = play(m.clone(), f"card:{card}", "use:operations")
    assert refusal(twin, US, "op:alert") == "7.5.1"
    play(m, f"card:{card}", "use:boosted")
    assert m.view()["value"] == 3  # and never more
    play(m, "op:alert")
    assert "plot-removed" in said(m)
    assert m.view()["reserves"] == [0, 0]  # all of them are spent


@rule("6.3.3.1")
def test_one_and_one_make_two_only() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [1]}}, us_hand=[US_ONE, 13], reserves=[1, 0])
    play(m, f"card:{US_ONE}", "use:boosted")
    assert m.view()["value"] == 2
    assert refusal(m, US, "op:alert") == "7.5.1"


@rule("6.3.3.1")
def test_reserves_give_the_jihadist_more_dice() -> None:
    where = {"egypt": {**POOR_NEUTRAL, "sleepers": 4}}
    m = at("jihadist", where, jihadist_hand=[JIHADIST_ONE, 83], reserves=[0, 2], dice=[1, 1, 1])
    play(m, f"card:{JIHADIST_ONE}", "use:boosted", "op:jihad", *["country:egypt"] * 3)
    assert truth(m).loaded == []
    assert m.view()["reserves"] == [0, 0]


@rule("6.3.3.1")
def test_there_must_be_reserves_and_room_for_them() -> None:
    m = play(at("us", us_hand=[US_TWO, 13]), f"card:{US_TWO}")
    assert refusal(m, US, "use:boosted") == "6.3.3.1"
    m = play(at("us", us_hand=[US_THREE, 13], reserves=[2, 0]), f"card:{US_THREE}")
    assert "use:boosted" not in m.options(US)


@rule("6.3.3.1")
def test_reserves_of_the_other_side_are_of_no_use() -> None:
    m = play(at("us", us_hand=[US_TWO, 13], reserves=[0, 2]), f"card:{US_TWO}")
    assert refusal(m, US, "use:boosted") == "6.3.3.1"


@rule("R-44")
@pytest.mark.parametrize(("use", "left", "value"), [("boosted", 0, 3), ("operations", 1, 2)])
def test_reserves_are_added_before_the_event_or_not_at_all(use: str, left: int, value: int) -> None:
    m = at("us", us_hand=[JIHADIST_TWO, 13], reserves=[1, 0])
    play(m, f"card:{JIHADIST_TWO}", f"use:{use}")
    assert (asked(m, US), m.view()["reserves"]) == ("ask-order", [left, 0])
    play(m, "order:event")
    assert (asked(m, US), m.view()["reserves"], m.view()["value"]) == ("ask-operation", [left, 0], value)


@rule("6.3.3.1")
def test_reserves_raise_no_event() -> None:
    """Back Channel needs a card of exactly the Adversary's Resources; a 2 with reserves is still a 2."""
    where = {"egypt": {"governance": "poor", "alignment": "adversary"}}
    m = at("us", where, us_hand=[32, US_TWO], us_posture="soft", reserves=[1, 0])
    play(m, "card:32")
    assert refusal(m, US, "use:event") == "6.2.6"


@rule("6.3.3.1")
def test_reserves_do_not_help_a_reassessment() -> None:
    m = at("us", us_hand=[US_TWO, US_THREE], reserves=[2, 0])
    play(m, f"card:{US_TWO}", "use:boosted")
    assert refusal(m, US, "op:reassessment") == "7.6.2"
    m = at("us", us_hand=[US_TWO, US_THREE], reserves=[2, 0])
    play(m, f"card:{US_THREE}", "use:operations")
    assert refusal(m, US, "op:reassessment") == "7.6.2"


@rule("6.3.3.2")
def test_reserves_do_not_outlast_the_turn() -> None:
    m = at("us", us_hand=[US_TWO], jihadist_hand=[])
    play(m, f"card:{US_TWO}", "use:reserves")
    assert m.view()["turn"] == 2
    assert m.view()["reserves"] == [0, 0]


@rule("6.3.3.2")
def test_reserves_last_until_the_turn_ends() -> None:
    m = at("us", us_hand=[US_TWO, US_ONE, 40], jihadist_hand=[JIHADIST_TWO, JIHADIST_THREE, 83])
    play(m, f"card:{US_TWO}", "use:reserves", f"card:{US_ONE}", "use:event")
    play(m, f"card:{JIHADIST_TWO}", "use:reserves", f"card:{JIHADIST_THREE}", "use:operations", "op:travel")
    play(m, "country:turkey")
    assert (m.view()["turn"], m.actors()) == (1, (US,))
    assert m.view()["reserves"] == [2, 2]
