"""Tracks, boxes and markers (4.7, 4.8), the tables that are rolled on (4.9), and how we read their bands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    JIHADIST,
    JIHADIST_ONE,
    JIHADIST_THREE,
    JIHADIST_TWO,
    POOR_ALLY,
    POOR_NEUTRAL,
    RULED,
    US,
    US_THREE,
    all_but,
    asked,
    at,
    country,
    operate,
    refusal,
    said,
    truth,
    turn_over,
)
from theatrum.games.labyrinth import lands, markers, tracks
from theatrum.testing import match, play, rule

# --- values and their bounds (4.7) ------------------------------------------------------------------------------


@rule("4.7")
def test_a_track_bounds_its_value() -> None:
    g = truth(at("us", prestige=11, funding=8))
    tracks.add_prestige(g, 3)
    tracks.add_funding(g, 4)
    assert (g.prestige, g.funding) == (12, 9)
    tracks.add_prestige(g, -20)
    tracks.add_funding(g, -20)
    assert (g.prestige, g.funding) == (1, 1)


@rule("4.7")
def test_what_goes_beyond_a_track_is_lost() -> None:
    m = at("us", us_hand=[112, 13], jihadist_hand=[63, 50], prestige=12, funding=2)
    play(m, "card:112", "use:event")  # Bin Ladin: Funding -4, Prestige +1
    assert (m.view()["prestige"], m.view()["funding"]) == (12, 1)


@rule("4.7", "4.7.2")
def test_world_posture_goes_no_further_than_3() -> None:
    hard = {id: {"posture": "hard"} for id in ("canada", "france", "germany", "italy", "spain")}
    assert at("us", hard).view()["world_posture"] == 3
    soft = {id: {"posture": "soft"} for id in ("canada", "france", "germany", "italy", "spain", "india")}
    assert at("us", soft).view()["world_posture"] == -3


# --- Prestige (4.7.1) -------------------------------------------------------------------------------------------


@rule("4.7.1", "R-32")
@pytest.mark.parametrize(
    ("prestige", "band"),
    [
        *[(value, "low") for value in (1, 2, 3)],
        *[(value, "medium") for value in (4, 5, 6)],
        *[(value, "high") for value in (7, 8, 9)],
        *[(value, "very-high") for value in (10, 11, 12)],
    ],
)
def test_four_bands_of_prestige(prestige: int, band: str) -> None:
    assert at("us", prestige=prestige).view()["prestige_band"] == band


# --- GWOT relations (4.7.2) -------------------------------------------------------------------------------------

THREE_SOFT = {id: {"posture": "soft"} for id in ("france", "spain", "china")}
FOUR_HARD = {id: {"posture": "hard"} for id in ("canada", "india", "russia", "united-kingdom")}


@rule("4.7.2")
def test_example_three_soft_and_five_hard_make_hard_2() -> None:
    m = at("us", THREE_SOFT | FOUR_HARD, us_posture="soft")  # Israel is the fifth Hard one
    assert m.view()["world_posture"] == 2
    assert m.view()["gwot_penalty"] == 2


@rule("4.7.2")
@pytest.mark.parametrize("posture", ["soft", "hard"])
def test_the_united_states_are_left_out_and_israel_counts(posture: str) -> None:
    assert at("us", us_posture=posture).view()["world_posture"] == 1


@rule("4.7.2")
def test_world_posture_follows_every_change() -> None:
    m = at("us", THREE_SOFT, dice=[6])
    assert m.view()["world_posture"] == -2
    operate(m, US_THREE, "war-of-ideas", "country:france")
    assert m.view()["world_posture"] == 0


@rule("4.7.2.1")
@pytest.mark.parametrize(
    ("world", "us", "penalty"),
    [
        ({}, "hard", 0),  # Hard 1
        ({}, "soft", 1),
        (FOUR_HARD, "soft", 3),
        (FOUR_HARD, "hard", 0),
        (THREE_SOFT, "hard", 2),
        (THREE_SOFT, "soft", 0),
        ({"france": {"posture": "soft"}}, "hard", 0),  # one each
        ({"france": {"posture": "soft"}}, "soft", 0),
    ],
)
def test_the_gwot_penalty(world: dict[str, Any], us: str, penalty: int) -> None:
    assert at("us", world, us_posture=us).view()["gwot_penalty"] == penalty


@rule("4.7.2.1")
def test_the_penalty_weighs_on_war_of_ideas() -> None:
    world = {"egypt": POOR_NEUTRAL, **FOUR_HARD}
    for posture, alignment in (("hard", "ally"), ("soft", "neutral")):
        m = at("us", world, us_posture=posture, dice=[5])
        operate(m, US_THREE, "war-of-ideas", "country:egypt")
        assert country(m, "egypt")["alignment"] == alignment


# --- troops (4.7.3) ---------------------------------------------------------------------------------------------


@rule("4.7.3", "R-34", "R-22", "R-35")
@pytest.mark.parametrize(
    ("at_home", "commitment", "cards"),
    [
        (15, "low-intensity", 9),
        (10, "low-intensity", 9),
        (9, "war", 8),
        (5, "war", 8),
        (4, "overstretch", 7),
        (0, "overstretch", 7),
    ],
)
def test_troops_at_home_fix_the_us_hand(at_home: int, commitment: str, cards: int) -> None:
    m = turn_over({"egypt": {**FAIR_ALLY, "troops": 15 - at_home}})
    assert m.view()["troops_on_track"] == at_home
    assert m.view()["commitment"] == commitment
    assert m.view()["hands"][US]["count"] == cards


@rule("4.7.3")
def test_example_seven_troops_abroad_leave_eight_at_home_and_the_us_at_war() -> None:
    abroad = {"egypt": {**FAIR_ALLY, "troops": 4}, "jordan": {**FAIR_ALLY, "troops": 2}}
    m = at("us", abroad | {"syria": {**FAIR_ALLY, "troops": 1}})
    assert (m.view()["troops_on_track"], m.view()["commitment"]) == (8, "war")


@rule("4.7.3", "4.6.2")
def test_troops_leave_the_track_and_come_back_to_it() -> None:
    m = at("us", {"egypt": FAIR_ALLY}, us_hand=[US_THREE, 40, 41])
    operate(m, US_THREE, "deploy", "troop-track", "n:6")
    assert (m.view()["troops_on_track"], m.view()["commitment"]) == (9, "war")
    play(m, "card:40", "use:operations", "op:deploy", "country:egypt", "n:1")
    assert (m.view()["troops_on_track"], m.view()["commitment"]) == (10, "low-intensity")


# --- Funding and cells (4.7.4) ----------------------------------------------------------------------------------


@rule("4.7.4.1", "R-33", "R-35")
@pytest.mark.parametrize(
    ("funding", "band", "cards"),
    [
        *[(value, "tight", 7) for value in (1, 2, 3)],
        *[(value, "moderate", 8) for value in (4, 5, 6)],
        *[(value, "ample", 9) for value in (7, 8)],
    ],
)
def test_funding_fixes_the_jihadist_hand(funding: int, band: str, cards: int) -> None:
    m = turn_over(funding=funding + 1)  # it falls by one before the deal
    assert m.view()["funding"] == funding
    assert m.view()["funding_band"] == band
    assert m.view()["hands"][JIHADIST]["count"] == cards


@rule("4.7.4.2", "R-33")
@pytest.mark.parametrize(
    ("funding", "on_track", "available"),
    [(6, 12, 7), (9, 12, 12), (7, 12, 12), (4, 12, 7), (3, 12, 2), (3, 10, 0), (6, 5, 0), (6, 6, 1), (1, 14, 4)],
)
def test_cells_that_can_be_recruited(funding: int, on_track: int, available: int) -> None:
    m = at("jihadist", {"iran": {"sleepers": 15 - on_track}}, funding=funding)
    assert m.view()["cells_on_track"] == on_track
    assert m.view()["cells_available"] == available


@rule("4.7.4.2")
def test_example_funding_6_and_12_cells_on_the_track() -> None:
    """Seven of the twelve can be recruited; with all seven gone, Funding holds the last five back."""
    m = at("jihadist", {"iran": {}, "afghanistan": {**RULED, "sleepers": 3}}, funding=6)
    assert (m.view()["cells_on_track"], m.view()["cells_available"]) == (12, 7)
    m = at("jihadist", {"iran": {}, "afghanistan": {**RULED, "sleepers": 10}}, funding=6)
    play(m, f"card:{JIHADIST_THREE}", "use:operations")
    assert refusal(m, JIHADIST, "op:recruit") == "4.7.4.2"


@rule("4.7.4.2")
def test_recruit_places_no_more_than_funding_allows() -> None:
    m = at("jihadist", {"iran": {}, "afghanistan": {**RULED, "sleepers": 9}}, funding=6)  # one is available
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:recruit", *["country:afghanistan"] * 3)
    assert country(m, "afghanistan")["sleepers"] == 10


@rule("4.7.4.2", "4.7.4")
def test_events_place_cells_whatever_the_funding() -> None:
    m = at("jihadist", {"iran": {"sleepers": 12}}, jihadist_hand=[66, 50], funding=1)
    assert m.view()["cells_available"] == 0
    play(m, "card:66", "use:event")  # Homegrown
    assert country(m, "united-kingdom")["sleepers"] == 1
    assert m.view()["cells_on_track"] == 2


@rule("4.7.4.2")
def test_a_drop_in_funding_takes_no_cell_off_the_map() -> None:
    m = at("us", {"iran": {"sleepers": 14}}, us_hand=[112, 13], funding=5)
    play(m, "card:112", "use:event")
    assert m.view()["funding"] == 1
    assert country(m, "iran")["sleepers"] == 14


@rule("4.7.4", "4.6.2")
def test_removed_cells_go_back_to_the_track() -> None:
    m = at("us", {"egypt": {**POOR_ALLY, "actives": 2}})
    before = m.view()["cells_on_track"]
    operate(m, US_THREE, "disrupt", "country:egypt")
    assert m.view()["cells_on_track"] == before + 1


# --- the sequence of play track (4.7.5) and the victory track (4.7.6) -------------------------------------------


@rule("4.7.5", "5.2.2.2")
def test_the_card_marker_moves_with_every_card_and_returns() -> None:
    m = at("jihadist", jihadist_hand=[66, 67, 68], us_hand=[12, 20, 28])
    track = []
    for card, seat in ((66, JIHADIST), (67, JIHADIST), (20, US), (12, US), (68, JIHADIST)):
        assert m.actors() == (seat,)
        track.append((m.view()["side"], m.view()["slot"]))
        play(m, f"card:{card}", "use:event")
    assert track == [("jihadist", 0), ("jihadist", 1), ("us", 0), ("us", 1), ("jihadist", 0)]


@rule("4.7.5")
def test_the_deck_marker_moves_at_a_reshuffle() -> None:
    m = turn_over(discard=all_but(), options={"length": "campaign"})
    assert (m.view()["deck_number"], m.view()["length"]) == (2, 3)


@rule("4.7.6")
def test_the_victory_track() -> None:
    m = at(
        "us",
        {
            "egypt": {"governance": "good", "alignment": "ally"},
            "turkey": {"governance": "good", "alignment": "neutral"},
            "jordan": FAIR_ALLY,
            "iraq": RULED,
            "somalia": RULED,
            "yemen": POOR_NEUTRAL,
            "libya": POOR_NEUTRAL,
        },
    )
    victory = m.view()["victory"]
    assert victory["good_resources"] == 5
    assert victory["islamist_resources"] == 4
    assert victory["good_or_fair"] == 3
    assert victory["poor_or_islamist"] == 4
    assert not victory["islamist_neighbours"]


# --- events and their boxes (4.7.7) -----------------------------------------------------------------------------


@rule("4.7.7", "6.2.7")
def test_the_marker_of_a_lingering_event_stays_in_the_events_box() -> None:
    m = play(at("us", us_hand=[43, 13]), "card:43", "use:event")
    assert m.view()["events"] == ["card:43"]
    m = turn_over(events=[43])
    assert m.view()["turn"] == 2
    assert m.view()["events"] == ["card:43"]


@rule("4.7.7")
def test_a_marker_may_stand_in_the_country_it_concerns() -> None:
    m = at("us", {"iraq": {**POOR_ALLY, "regime_change": "tan", "troops": 6}}, us_hand=[41, 13])
    play(m, "card:41", "use:event")
    assert country(m, "iraq")["nato"]
    m = at("jihadist", {"iraq": {**POOR_ALLY, "troops": 1}}, jihadist_hand=[54, 50])
    play(m, "card:54", "use:event")
    assert country(m, "iraq")["sadr"]


@rule("4.7.7.1", "6.2.7", "5.2.6")
def test_a_lapsing_card_lies_in_its_box_until_the_turn_ends() -> None:
    m = at("us", us_hand=[2], jihadist_hand=[])
    play(m, "card:2", "use:event")
    assert m.view()["turn"] == 2  # that was the last card of the turn
    assert m.view()["lapsing_box"] == m.view()["lapsing"] == []
    assert "card:2" in m.view()["discard"]
    m = play(at("us", us_hand=[2, 13]), "card:2", "use:event")
    assert m.view()["lapsing_box"] == m.view()["lapsing"] == ["card:2"]
    assert m.view()["discard"] == []


@rule("4.7.7.1")
def test_two_lapsing_events_lie_there_together() -> None:
    m = at("us", us_hand=[2, 47], dice=[])
    play(m, "card:2", "use:event", "card:47", "use:event")
    assert m.view()["lapsing_box"] == ["card:2", "card:47"]


PLOTTER = {"france": {"posture": "soft", "sleepers": 3}}
PLOTTER_ALONE = {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}


@rule("4.7.7.2")
def test_the_first_plot_card_lies_in_its_box() -> None:
    m = at("jihadist", PLOTTER, jihadist_hand=[66, 67, 68], dice=[6, 6])
    play(m, "card:66", "use:operations", "op:plot", "country:france", "done")
    assert m.view()["first_plot"]
    assert m.view()["first_plot_card"] == "card:66"
    play(m, "card:67", "use:operations", "op:plot", "country:france", "done")
    assert m.view()["first_plot_card"] == "card:66"
    assert m.view()["discard"] == ["card:67"]


@rule("4.7.7.3")
def test_a_reshuffle_in_mid_turn_takes_the_cards_and_leaves_markers() -> None:
    """Card 61 draws while the deck is empty: boxes and discards make a new deck, but what lasts goes on."""
    countries = {**PLOTTER, "egypt": POOR_NEUTRAL}
    hand = [66, 61, 68]
    m = at(
        "jihadist",
        countries,
        jihadist_hand=hand,
        us_hand=[13, 40],
        lapsing=[2],
        disrupted=["egypt"],
        discard=all_but(2, 13, 40, *hand),
        options={"length": "tournament"},
        dice=[6],
    )
    play(m, "card:66", "use:operations", "op:plot", "country:france", "done")
    assert (m.view()["lapsing_box"], m.view()["first_plot_card"]) == (["card:2"], "card:66")
    play(m, "card:61", "use:event")
    view = m.view()
    assert "reshuffled" in said(m)
    assert view["lapsing_box"] == []
    assert view["first_plot_card"] == ""
    assert view["lapsing"] == ["card:2"]  # Biometrics still holds
    assert view["first_plot"]  # and the first Plot of the turn is over
    assert view["discard"] == ["card:61"]
    g = truth(m)
    assert {2, 66} <= {*g.deck, *g.hands[JIHADIST]}
    assert len(g.deck) == 120 - 2 - 2 - 1  # the two hands and the card just played


@rule("4.7.7.3")
def test_after_such_a_reshuffle_biometrics_still_stops_travellers() -> None:
    m = at("jihadist", lapsing=[2], discard=[2], jihadist_hand=[66, 67])  # the card is elsewhere, its marker stays
    assert (m.view()["lapsing"], m.view()["lapsing_box"]) == (["card:2"], [])
    play(m, "card:66", "use:operations", "op:travel")
    assert refusal(m, JIHADIST, "country:canada") == "#2"


@rule("4.7.7.3")
def test_an_oil_price_spike_may_take_a_card_out_of_a_box() -> None:
    m = at("us", us_hand=[117, 13], lapsing=[2])
    play(m, "card:117", "use:event")
    assert m.view(US)["hands"][US]["cards"] == ["card:2", "card:13"]
    assert m.view()["lapsing"] == ["card:2", "card:117"]
    assert m.view()["lapsing_box"] == ["card:117"]


# --- plots (4.7.8, 4.8.1) ---------------------------------------------------------------------------------------


@rule("4.7.8")
def test_only_available_markers_can_be_placed() -> None:
    m = at("jihadist", {**PLOTTER_ALONE, "france": {"posture": "soft", "sleepers": 1, "plots": [1, 1, 1]}}, dice=[1])
    assert m.view()["available_plots"] == 3
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:plot", "country:france")
    assert m.options(JIHADIST) == ["plot:2", "plot:3"]
    play(m, "plot:3")
    assert m.view(JIHADIST)["my_plots"] == {"plot:1": 0, "plot:2": 2, "plot:3": 0, "plot:wmd": 0}


@rule("4.7.8", "4.8.1")
def test_events_place_available_markers_too() -> None:
    m = at("jihadist", PLOTTER, jihadist_hand=[116, 50])
    play(m, "card:116", "use:event", "country:france")
    assert m.options(JIHADIST) == ["plot:1", "plot:2", "plot:3"]


@rule("4.8.1")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        (JIHADIST_ONE, ["plot:1"]),
        (JIHADIST_TWO, ["plot:1", "plot:2"]),
        (JIHADIST_THREE, ["plot:1", "plot:2", "plot:3"]),
    ],
)
def test_a_higher_plot_needs_a_higher_card(card: int, kinds: list[str]) -> None:
    m = at("jihadist", PLOTTER_ALONE, jihadist_hand=[card, 83], dice=[1])
    play(m, f"card:{card}", "use:operations", "op:plot", "country:france")
    assert m.options(JIHADIST) == kinds


@rule("4.8.1")
def test_there_are_six_numbered_markers_and_they_come_back() -> None:
    m = turn_over({"canada": {"plots": [1, 2]}, "egypt": {**POOR_NEUTRAL, "plots": [3]}}, dice=[6] * 9)
    while m.actors() == (JIHADIST,) and asked(m, JIHADIST) != "ask-card":
        play(m, m.options(JIHADIST)[0])
    assert said(m).count("plot-resolved") == 3
    assert m.view(JIHADIST)["my_plots"] == {"plot:1": 3, "plot:2": 2, "plot:3": 1, "plot:wmd": 0}


@rule("4.7.8.1")
def test_an_event_makes_a_weapon_available() -> None:
    m = at("jihadist", {"russia": {"posture": "soft", "sleepers": 1}}, jihadist_hand=[71, 50], dice=[2])
    play(m, "card:71", "use:event")  # Loose Nuke
    view = m.view(JIHADIST)
    assert (view["wmd_events"], view["wmd_pakistan"]) == (2, 3)
    assert view["my_plots"]["plot:wmd"] == 1


@rule("4.7.8.1")
def test_there_are_only_three_weapons_for_events() -> None:
    m = at("jihadist", {"russia": {"posture": "soft", "sleepers": 1}}, jihadist_hand=[71, 50], wmd=3, dice=[2])
    play(m, "card:71", "use:event")
    assert (m.view()["wmd_events"], m.view()["wmd_in_play"]) == (0, 3)


@rule("4.7.8.1", "R-4")
def test_the_arsenal_of_pakistan_goes_to_available_plots() -> None:
    ripe = {**POOR_NEUTRAL, "besieged": 1, "sleepers": 6}
    m = at("jihadist", {"pakistan": ripe}, dice=[1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:jihad", "country:pakistan", "done", "jihad:major")
    view = m.view(JIHADIST)
    assert country(m, "pakistan")["governance"] == "islamist"
    assert (view["wmd_events"], view["wmd_pakistan"]) == (3, 0)
    assert view["my_plots"]["plot:wmd"] == 3
    assert view["available_plots"] == 9
    assert view["events"] == []


@rule("4.7.8.1")
def test_a_used_weapon_never_comes_back() -> None:
    m = turn_over({"canada": {"plots": ["wmd"]}}, wmd=1)
    play(m, "no")
    assert m.view()["wmd_in_play"] == 0
    assert (m.view()["wmd_events"], m.view()["available_plots"]) == (2, 6)
    m = operate(at("us", {"canada": {"plots": ["wmd"]}}, wmd=1), US_THREE, "alert")
    assert m.view()["wmd_in_play"] == 0
    assert "wmd-gone" in said(m)


# --- reserves (4.7.9) -------------------------------------------------------------------------------------------


@rule("4.7.9")
def test_each_side_has_reserves_of_its_own() -> None:
    m = at("jihadist", jihadist_hand=[66, 50], us_hand=[2, 13], funding=5)
    play(m, "card:66", "use:reserves", "card:50", "use:operations", "op:travel", "country:turkey")
    assert m.view()["reserves"] == [0, 2]
    play(m, "card:2", "use:reserves")
    assert m.view()["reserves"] == [1, 2]


# --- other markers (4.8) ----------------------------------------------------------------------------------------


@rule("4.8.2", "5.2.9")
def test_a_regime_change_marker_turns_tan_after_the_deal() -> None:
    m = at("us", {"egypt": RULED}, us_hand=[US_THREE], jihadist_hand=[], dice=[1, 6, 1, 1])
    operate(m, US_THREE, "regime-change", "country:egypt", "n:6")
    assert m.view()["turn"] == 2
    assert country(m, "egypt")["regime_change"] == "tan"
    m = at("us", {"egypt": RULED}, dice=[1, 6, 1, 1])
    operate(m, US_THREE, "regime-change", "country:egypt", "n:6")
    assert country(m, "egypt")["regime_change"] == "green"


@rule("4.8.2")
@pytest.mark.parametrize("colour", ["green", "tan"])
def test_either_colour_makes_a_regime_change_country(colour: str) -> None:
    changed = {**POOR_ALLY, "regime_change": colour, "troops": 6, "sleepers": 2}
    m = operate(at("us", {"egypt": changed}), US_THREE, "war-of-ideas")
    assert refusal(m, US, "country:egypt") == "7.2.1.3"


@rule("4.8.3")
def test_aid_helps_and_a_siege_hurts() -> None:
    m = at("us", {"egypt": {**POOR_NEUTRAL, "aid": 2}}, dice=[3])
    operate(m, US_THREE, "war-of-ideas", "country:egypt")
    assert country(m, "egypt")["alignment"] == "ally"
    for besieged, governance in ((1, "islamist"), (0, "poor")):
        m = at("jihadist", {"egypt": {**POOR_NEUTRAL, "besieged": besieged, "sleepers": 6}}, dice=[1, 6])
        play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:jihad", "country:egypt", "country:egypt", "done")
        play(m, "jihad:major")
        assert country(m, "egypt")["governance"] == governance


# --- cadres (4.8.4) ---------------------------------------------------------------------------------------------


@rule("4.8.4")
def test_disrupt_and_events_leave_a_cadre_behind() -> None:
    m = operate(at("us", {"egypt": {**POOR_ALLY, "actives": 1}}), US_THREE, "disrupt", "country:egypt")
    assert country(m, "egypt")["cadre"]
    m = at("us", {"egypt": {**POOR_ALLY, "sleepers": 1}}, us_hand=[23, 13])
    play(m, "card:23", "use:event")  # Predator
    assert country(m, "egypt")["cadre"]
    m = at("us", {"egypt": {**POOR_ALLY, "sleepers": 2}}, us_hand=[23, 13])
    play(m, "card:23", "use:event")
    assert not country(m, "egypt")["cadre"]  # it was not the last one


@rule("4.8.4")
def test_jihad_and_travel_leave_none() -> None:
    m = at("jihadist", {"egypt": {**POOR_ALLY, "sleepers": 1}}, dice=[6])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:jihad", "country:egypt")
    assert (truth(m).cells(lands.EGYPT), country(m, "egypt")["cadre"]) == (0, False)
    for target in ("sudan", "india"):  # arrived next door, lost on a long way
        m = at("jihadist", {"egypt": {**POOR_ALLY, "sleepers": 1}, "sudan": POOR_ALLY}, dice=[1, 6])
        play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", "country:egypt", f"country:{target}", "done")
        assert (truth(m).cells(lands.EGYPT), country(m, "egypt")["cadre"]) == (0, False)


@rule("4.8.4")
def test_a_cadre_allows_recruit_and_goes_when_a_cell_comes_from_the_track() -> None:
    m = at("jihadist", {"egypt": {**POOR_ALLY, "cadre": 1}}, funding=9, dice=[1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:recruit", "country:egypt", "done")
    assert (country(m, "egypt")["sleepers"], country(m, "egypt")["cadre"]) == (1, False)


@rule("4.8.4")
def test_a_cadre_stays_when_a_cell_travels_in() -> None:
    m = at("jihadist", {"turkey": {**POOR_ALLY, "cadre": 1}})
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", "country:turkey")
    assert (country(m, "turkey")["sleepers"], country(m, "turkey")["cadre"]) == (1, True)


CADRES = {"egypt": {**POOR_ALLY, "cadre": 1}, "sudan": {**POOR_ALLY, "cadre": 1}}


@rule("4.8.4", "5.2.2")
def test_the_jihadist_may_take_cadres_off_before_any_card() -> None:
    m = at("jihadist", CADRES)
    play(m, "cadre", "country:egypt")
    assert (country(m, "egypt")["cadre"], country(m, "sudan")["cadre"]) == (False, True)
    play(m, "cadre")
    assert asked(m, JIHADIST) == "ask-card"
    assert "cadre" not in m.options(JIHADIST)
    assert m.view()["slot"] == 0  # it is no card


@rule("4.8.4")
def test_the_us_takes_off_no_cadre() -> None:
    assert "cadre" not in at("us", CADRES).options(US)


@rule("4.8.4")
@pytest.mark.parametrize("dissolve", [True, False])
def test_a_cadre_that_comes_with_the_last_card_of_a_phase_may_be_taken_off_in_it(dissolve: bool) -> None:
    """A US event leaves a cadre; it must not be there for the US to disrupt if the Jihadist does not like it."""
    m = at("jihadist", {"egypt": {**POOR_ALLY, "sleepers": 1}}, jihadist_hand=[23, 50], slot=1)
    play(m, "card:23", "use:operations", "order:event")
    assert country(m, "egypt")["cadre"]
    play(m, "op:travel", "country:turkey")
    assert m.actors() == (JIHADIST,)
    assert asked(m, JIHADIST) == "ask-dissolve"
    play(m, "cadre" if dissolve else "done")
    assert m.actors() == (US,)
    assert country(m, "egypt")["cadre"] is not dissolve


@rule("4.8.4")
def test_a_cadre_that_was_there_before_may_be_taken_off_after_the_last_card_as_well() -> None:
    m = at("jihadist", CADRES, slot=1)
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:travel", "country:turkey")
    assert asked(m, JIHADIST) == "ask-dissolve"
    play(m, "cadre", "country:egypt", "done")
    assert m.actors() == (US,)
    assert (country(m, "egypt")["cadre"], country(m, "sudan")["cadre"]) == (False, True)


# --- tables (4.9) -----------------------------------------------------------------------------------------------


@rule("4.9.2")
@pytest.mark.parametrize(("die", "alignment"), [(4, "neutral"), (5, "ally"), (6, "ally")])
def test_war_of_ideas_takes_a_5(die: int, alignment: str) -> None:
    m = operate(at("us", {"egypt": POOR_NEUTRAL}, dice=[die]), US_THREE, "war-of-ideas", "country:egypt")
    assert country(m, "egypt")["alignment"] == alignment


@rule("4.9.3")
@pytest.mark.parametrize(("die", "us", "canada"), [(3, "soft", "soft"), (4, "hard", "soft"), (5, "hard", "hard")])
def test_example_a_roll_of_us_posture_gets_1_more(die: int, us: str, canada: str) -> None:
    m = at("us", us_hand=[120, 13], us_posture="soft", dice=[die])
    play(m, "card:120", "use:operations", "order:event")
    assert m.view()["us_posture"] == us
    m = operate(at("us", dice=[die]), US_THREE, "war-of-ideas", "country:canada")
    assert country(m, "canada")["posture"] == canada


@rule("4.9.3")
@pytest.mark.parametrize(("dice", "prestige"), [([4, 3, 2], 3), ([5, 3, 2], 7), ([6, 1, 6], 6), ([1, 6, 6], 1)])
def test_prestige_is_rolled_on_its_own_table(dice: list[int], prestige: int) -> None:
    m = at("us", us_hand=[114, 13], dice=dice)
    play(m, "card:114", "use:event")
    assert m.view()["prestige"] == prestige


@rule("4.9.3")
@pytest.mark.parametrize(("die", "governance"), [(4, "poor"), (5, "fair")])
def test_governance_is_rolled_on_its_own_table(die: int, governance: str) -> None:
    m = at("us", {"egypt": RULED}, dice=[die, 6, 1, 1])
    operate(m, US_THREE, "regime-change", "country:egypt", "n:6")
    assert country(m, "egypt")["governance"] == governance


# --- markers face down ------------------------------------------------------------------------------------------


@rule("4.8.1")
def test_a_marker_is_one_number() -> None:
    marker = markers.make(lands.FRANCE, 2, 3, markers.BACKLASH)
    assert (markers.country_of(marker), markers.kind_of(marker), markers.limit_of(marker)) == (lands.FRANCE, 2, 3)
    assert marker & 3 == markers.BACKLASH


@rule("3.2", "4.7.8.1")
def test_six_weapons_wait_in_two_boxes_at_the_beginning() -> None:
    view = match("labyrinth").view(JIHADIST)
    assert (view["wmd_events"], view["wmd_pakistan"], view["wmd_in_play"]) == (3, 3, 0)
