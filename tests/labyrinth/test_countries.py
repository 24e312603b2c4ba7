"""Countries (4.1 to 4.5), cells and troops in them (4.6), and the tests of untested ones (4.9.4, 4.9.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    GOOD_ALLY,
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
    at,
    country,
    operate,
    refusal,
    said,
    truth,
)
from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.games.labyrinth import lands
from theatrum.testing import match, play, rule


def jihadist_operates(m: Match, operation: str, *moves: str) -> Match:
    """Use the Jihadist's card of value 3, which triggers nothing."""
    return play(m, f"card:{JIHADIST_THREE}", "use:operations", f"op:{operation}", *moves)


# --- what there is (4.0, 4.10) ----------------------------------------------------------------------------------


@rule("4.0", "4.6.1")
def test_what_is_in_the_box() -> None:
    m = match("labyrinth")
    g, view = truth(m), m.view(JIHADIST)
    assert len(g.deck) + len(g.hands[US]) + len(g.hands[JIHADIST]) == 120
    assert view["troops_on_track"] + sum(seen["troops"] for seen in view["countries"]) == 15
    assert view["cells_on_track"] + sum(seen["sleepers"] + seen["actives"] for seen in view["countries"]) == 15
    assert sum(view["my_plots"].values()) == 6
    assert len(view["countries"]) == 38


@rule("4.0", "3.1")
def test_a_die_has_six_sides() -> None:
    g = truth(match("labyrinth"))
    rolled = Counter(g.die() for _ in range(600))
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]


@rule("4.10.1", "6.1")
def test_a_card_tells_its_value_its_side_and_what_it_does() -> None:
    labyrinth = game("labyrinth")
    for lang in ("en", "pl"):
        assert "60" in labyrinth.label(labyrinth.vocabulary.number("card:60"), lang)
    atom = labyrinth.rulebook["#60"]
    assert atom.text["en"].startswith("Bhutto Shot. Condition: ")
    face = labyrinth.content.card(60)  # type: ignore[attr-defined]
    assert (face.ops, face.side, face.mark, face.lapsing) == (2, JIHADIST, True, False)


@rule("4.10.3")
def test_every_card_has_a_token_of_its_own_number() -> None:
    names = game("labyrinth").vocabulary.names
    assert [name for name in names if name.startswith("card:")] == [f"card:{number}" for number in range(1, 121)]


@rule("4.10.4", "6.2.5")
def test_every_event_belongs_to_the_us_or_to_the_jihadist_or_to_nobody() -> None:
    m = at("us", us_hand=[US_ONE, JIHADIST_ONE, 101])
    for card, reason in ((US_ONE, ""), (JIHADIST_ONE, "6.2.5"), (101, "")):
        twin = m.clone()
        play(twin, f"card:{card}")
        assert refusal(twin, US, "use:event") == reason


# --- the map (4.1, 4.5) -----------------------------------------------------------------------------------------


@rule("4.1.1")
def test_to_a_neighbour_a_cell_needs_no_dice() -> None:
    m = jihadist_operates(at("jihadist"), "travel", "country:caucasus")
    assert "travel-roll" not in said(m)
    assert country(m, "caucasus")["sleepers"] == 1
    m = jihadist_operates(at("jihadist", dice=[1, 2]), "travel", "country:philippines")
    assert "travel-roll" in said(m)


@rule("4.1.2")
@pytest.mark.parametrize(
    ("id", "muslim"), [("egypt", True), ("lebanon", True), ("iran", False), ("philippines", False), ("israel", False)]
)
def test_only_sunni_and_shia_mix_countries_are_muslim(id: str, muslim: bool) -> None:
    m = at("jihadist", {"iran": {}, id: {"sleepers": 1}, "morocco": {**POOR_NEUTRAL, "sleepers": 1}})
    jihadist_operates(m, "jihad")
    assert refusal(m, JIHADIST, f"country:{id}") == ("" if muslim else "8.4")


@rule("4.5")
def test_within_schengen_and_from_its_neighbours_all_seven_are_near() -> None:
    for origin in ("spain", "turkey", "lebanon", "serbia", "united-states"):
        for target in ("scandinavia", "italy"):
            where = {"iran": {}, origin: {"sleepers": 1}, target: {"posture": "soft"}}
            m = jihadist_operates(at("jihadist", where), "travel", f"country:{target}")
            assert country(m, target)["sleepers"] == 1
            assert "travel-roll" not in said(m)


@rule("4.5")
def test_egypt_is_not_linked_to_schengen() -> None:
    where = {"iran": {}, "egypt": {**POOR_NEUTRAL, "sleepers": 2}, "italy": {"posture": "soft"}}
    m = jihadist_operates(at("jihadist", where, dice=[2]), "travel", "country:italy", "done")
    assert country(m, "italy")["sleepers"] == 0
    assert "travel-failed" in said(m)


@rule("R-23")
def test_under_patriot_act_only_canada_borders_on_the_united_states() -> None:
    m = at("jihadist", {"iran": {}, "canada": {"posture": "soft", "sleepers": 1}}, events=[43])
    jihadist_operates(m, "travel", "country:united-states")
    assert country(m, "united-states")["sleepers"] == 1
    for origin in ("philippines", "spain", "united-kingdom"):
        where = {"iran": {"sleepers": 1}, origin: {"posture": "soft", "sleepers": 1}}
        m = at("jihadist", where, events=[43], dice=[6])
        jihadist_operates(m, "travel", f"country:{origin}", "country:united-states", "done")
        assert "travel-failed" in said(m)
    m = at("jihadist", {"iran": {"sleepers": 1}, "united-states": {"sleepers": 1}}, events=[43], dice=[1, 6])
    jihadist_operates(m, "travel", "country:united-states", "country:philippines", "done")
    assert "travel-failed" in said(m)


# --- Muslim countries (4.2) -------------------------------------------------------------------------------------


@rule("4.2.1")
@pytest.mark.parametrize(("governance", "successes"), [("good", 1), ("fair", 2), ("poor", 3)])
def test_the_value_of_governance_decides_jihadist_dice(governance: str, successes: int) -> None:
    where = {"egypt": {"governance": governance, "alignment": "ally", "sleepers": 3}}
    m = jihadist_operates(at("jihadist", where, dice=[1, 2, 3]), "jihad", *["country:egypt"] * 3)
    assert truth(m).cells(lands.EGYPT) == successes  # each failure has cost a cell


@rule("4.2.1")
@pytest.mark.parametrize(("governance", "card"), [("good", US_ONE), ("fair", US_TWO), ("poor", US_THREE)])
def test_the_value_of_governance_is_what_a_us_card_must_reach(governance: str, card: int) -> None:
    where = {"egypt": {"governance": governance, "alignment": "neutral"}}
    for held in (US_ONE, US_TWO, US_THREE):
        m = operate(at("us", where, us_hand=[held, 40]), held, "war-of-ideas")
        assert refusal(m, US, "country:egypt") == ("7.1.1" if held < card else "")


@rule("4.2.2", "4.2.4")
def test_example_saudi_arabia_improves_from_poor_to_fair_to_good() -> None:
    m = at("us", {"saudi-arabia": POOR_ALLY}, us_hand=[US_THREE, 40], dice=[5, 6])
    assert country(m, "saudi-arabia")["governance"] == "poor"
    operate(m, US_THREE, "war-of-ideas", "country:saudi-arabia")
    assert country(m, "saudi-arabia")["governance"] == "fair"
    operate(m, 40, "war-of-ideas", "country:saudi-arabia")
    assert country(m, "saudi-arabia")["governance"] == "good"
    assert country(m, "saudi-arabia")["alignment"] == "ally"


@rule("4.2.2")
def test_governance_worsens_step_by_step() -> None:
    m = at("jihadist", {"egypt": {**GOOD_ALLY, "sleepers": 2}}, dice=[1, 1])
    jihadist_operates(m, "jihad", "country:egypt", "done")
    assert country(m, "egypt")["governance"] == "fair"
    assert "becomes-fair" in said(m)


@rule("4.2.3")
def test_alignment_goes_from_neutral_to_ally() -> None:
    m = operate(at("us", {"egypt": POOR_NEUTRAL}, dice=[5]), US_THREE, "war-of-ideas", "country:egypt")
    assert country(m, "egypt")["alignment"] == "ally"
    assert country(m, "egypt")["governance"] == "poor"


@rule("4.2.3")
def test_a_non_muslim_country_is_never_an_ally() -> None:
    m = at("us", {"canada": {"posture": "hard"}, "egypt": FAIR_ALLY, "jordan": FAIR_ALLY})
    operate(m, US_THREE, "deploy", "troop-track")
    assert refusal(m, US, "country:canada") == "7.3.3"
    assert all(country(match("labyrinth"), lands.IDS[land])["alignment"] == "" for land in (*lands.NON_MUSLIM, 19))


@rule("4.2.4")
def test_one_marker_shows_governance_and_alignment() -> None:
    m = match("labyrinth")
    for id, governance, alignment in (
        ("saudi-arabia", "poor", "ally"),
        ("pakistan", "fair", "neutral"),
        ("syria", "fair", "adversary"),
        ("egypt", "", ""),
    ):
        seen = country(m, id)
        assert (seen["governance"], seen["alignment"]) == (governance, alignment)


@rule("4.2.5")
def test_resources_are_on_show_and_bring_the_jihadist_money() -> None:
    for id, worth in (("somalia", 1), ("turkey", 2), ("egypt", 3)):
        m = at("jihadist", {id: {**POOR_NEUTRAL, "besieged": 1, "sleepers": 5}}, dice=[1], funding=2)
        assert country(m, id)["resources"] == worth
        jihadist_operates(m, "jihad", f"country:{id}", "done", "jihad:major")
        assert m.view()["funding"] == 2 + worth
    assert country(m, "france")["resources"] == 0


@rule("4.2.6")
def test_oil_exporters_are_worth_more_for_every_spike() -> None:
    m = at("us", {"iraq": GOOD_ALLY, "jordan": GOOD_ALLY}, us_hand=[117, 118, 13], discard=[50])
    assert m.view()["victory"]["good_resources"] == 4
    play(m, "card:117", "use:event")
    assert (country(m, "iraq")["resources"], country(m, "jordan")["resources"]) == (4, 1)
    play(m, "card:118", "use:event")
    assert (country(m, "iraq")["resources"], country(m, "jordan")["resources"]) == (5, 1)
    assert m.view()["victory"]["good_resources"] == 6


@rule("4.2.6", "5.2.6")
def test_the_spike_is_over_with_the_turn() -> None:
    m = at("us", {"iraq": GOOD_ALLY}, us_hand=[117], jihadist_hand=[])
    play(m, "card:117", "use:event")
    assert m.view()["turn"] == 2
    assert country(m, "iraq")["resources"] == 3


# --- non-Muslim countries and Iran (4.3, 4.4) -------------------------------------------------------------------


@rule("4.3.1")
def test_governance_of_a_non_muslim_country_stays_as_it_is_printed() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [3]}}, us_hand=[], jihadist_hand=[])
    play(m, "country:germany", "country:italy")
    assert "plot-resolved" in said(m)
    assert country(m, "france")["governance"] == "good"
    assert country(m, "russia")["governance"] == "fair"


@rule("4.3.1", "8.1.1")
def test_it_matters_all_the_same() -> None:
    for id, dies in (("france", 2), ("russia", 3)):
        m = at("jihadist", {"iran": {}, id: {"posture": "soft", "sleepers": 1}}, dice=[dies])
        jihadist_operates(m, "plot", f"country:{id}")
        assert m.view()["available_plots"] == 6
        m = at("jihadist", {"iran": {}, id: {"posture": "soft", "sleepers": 1}}, dice=[dies - 1])
        jihadist_operates(m, "plot", f"country:{id}", "plot:1")
        assert m.view()["available_plots"] == 5


@rule("4.3.2")
def test_posture_is_soft_or_hard_once_it_is_marked() -> None:
    m = at("us", dice=[1, 6])
    assert country(m, "canada")["posture"] == ""
    operate(m, US_THREE, "war-of-ideas", "country:canada")
    assert country(m, "canada")["posture"] == "soft"
    operate(m, 40, "war-of-ideas", "country:canada")
    assert country(m, "canada")["posture"] == "hard"


@rule("4.3.2")
def test_the_united_states_have_a_posture_on_the_track() -> None:
    m = at("us", us_posture="soft", us_hand=[US_THREE, 40])
    play(m, f"card:{US_THREE}", "use:operations", "op:reassessment", "card:40")
    assert m.view()["us_posture"] == "hard"


@rule("4.3.3")
def test_israel_stays_hard() -> None:
    m = at("us", {"israel": {"plots": [2]}}, us_hand=[], jihadist_hand=[], dice=[1])
    assert "plot-resolved" in said(m)
    assert truth(m).loaded == [1]  # nothing is rolled for it
    assert country(m, "israel")["posture"] == "hard"
    m = operate(at("us"), US_THREE, "war-of-ideas")
    assert "country:israel" not in m.options(US)


@rule("4.3.4")
@pytest.mark.parametrize(
    ("id", "number"), [("philippines", 3), ("united-kingdom", 3), ("france", 2), ("germany", 1), ("thailand", 2)]
)
def test_a_recruit_number_goes_before_governance(id: str, number: int) -> None:
    for die, found in ((number, 2), (number + 1, 1)):
        m = at("jihadist", {id: {"posture": "soft", "sleepers": 1}}, funding=9, dice=[die])
        jihadist_operates(m, "recruit", f"country:{id}", "done")
        assert country(m, id)["sleepers"] == found


@rule("4.4")
def test_iran_has_governance_but_no_posture_and_is_never_tested() -> None:
    m = at("jihadist", {"iran": {}, "turkey": {**POOR_NEUTRAL, "sleepers": 1}}, dice=[1])
    jihadist_operates(m, "travel", "country:iran")
    assert truth(m).loaded == [1]
    seen = country(m, "iran")
    assert (seen["governance"], seen["alignment"], seen["posture"]) == ("fair", "", "")


@rule("4.4")
def test_iran_is_neither_muslim_nor_non_muslim() -> None:
    m = jihadist_operates(at("jihadist", {"egypt": {**POOR_NEUTRAL, "sleepers": 1}}), "jihad")
    assert refusal(m, JIHADIST, "country:iran") == "8.4"
    m = operate(at("us", {"egypt": {**POOR_ALLY, "sleepers": 1}}), US_THREE, "disrupt")
    assert refusal(m, US, "country:iran") == "7.4.1"
    m = operate(at("us"), US_THREE, "war-of-ideas")
    assert "country:iran" not in m.options(US)


@rule("4.4")
def test_a_plot_in_iran_changes_no_governance() -> None:
    m = at("us", {"iran": {"sleepers": 1, "plots": [3]}}, us_hand=[], jihadist_hand=[], dice=[1, 1, 1])
    assert "plot-resolved" in said(m)
    assert country(m, "iran")["governance"] == "fair"
    assert truth(m).loaded == [1, 1, 1]


# --- cells and troops (4.6) -------------------------------------------------------------------------------------


@rule("4.6.3")
def test_with_15_cells_in_countries_none_can_be_placed() -> None:
    m = at("jihadist", {"iran": {"sleepers": 15}}, jihadist_hand=[66, 67], funding=9)
    play(m, "card:67", "use:operations")
    assert refusal(m, JIHADIST, "op:recruit") == "4.7.4.2"
    m = at("jihadist", {"iran": {"sleepers": 15}}, jihadist_hand=[66, 67], funding=9)
    play(m, "card:66", "use:event")
    assert country(m, "united-kingdom")["sleepers"] == 0
    assert sum(truth(m).sleepers) == 15


@rule("4.6.3")
def test_an_event_places_as_many_as_there_are() -> None:
    m = at("jihadist", {"iran": {"sleepers": 14}}, jihadist_hand=[68, 50])
    play(m, "card:68", "use:event")  # two cells for Indonesia/Malaysia
    assert country(m, "indonesia-malaysia")["sleepers"] == 1
    assert m.view()["cells_on_track"] == 0


@rule("4.6.3")
def test_no_more_troops_than_there_are_cubes() -> None:
    m = at("us", {"egypt": {**FAIR_ALLY, "troops": 12}})
    operate(m, US_THREE, "deploy", "troop-track")
    assert m.options(US) == ["n:1", "n:2", "n:3"]


@rule("4.6.4")
def test_cells_come_as_sleepers() -> None:
    m = jihadist_operates(at("jihadist", funding=9, dice=[1]), "recruit", "country:iran", "done")
    assert (country(m, "iran")["sleepers"], country(m, "iran")["actives"]) == (2, 0)


@rule("4.6.4")
@pytest.mark.parametrize("operation", ["jihad", "plot"])
def test_jihad_and_plot_expose_the_cells_that_take_part(operation: str) -> None:
    m = at("jihadist", {"iran": {}, "egypt": {**POOR_NEUTRAL, "sleepers": 4}}, dice=[1, 1])
    jihadist_operates(m, operation, "country:egypt", "country:egypt", "done")
    assert (country(m, "egypt")["sleepers"], country(m, "egypt")["actives"]) == (2, 2)


@rule("4.6.4")
def test_disrupt_and_regime_change_expose_cells() -> None:
    m = operate(at("us", {"egypt": {**POOR_ALLY, "sleepers": 2}}), US_THREE, "disrupt", "country:egypt")
    assert (country(m, "egypt")["sleepers"], country(m, "egypt")["actives"]) == (1, 1)
    m = at("us", {"egypt": {**RULED, "sleepers": 3}}, dice=[1, 6, 1, 1])
    operate(m, US_THREE, "regime-change", "country:egypt", "n:6")
    assert (country(m, "egypt")["sleepers"], country(m, "egypt")["actives"]) == (0, 3)


@rule("4.6.4")
@pytest.mark.parametrize("target", ["egypt", "sudan"])
def test_an_active_cell_that_travels_goes_to_sleep(target: str) -> None:
    m = at("jihadist", {"egypt": {**POOR_NEUTRAL, "actives": 1}, "sudan": POOR_NEUTRAL})
    jihadist_operates(m, "travel", "country:egypt", f"country:{target}", "done")
    assert (country(m, target)["sleepers"], country(m, target)["actives"]) == (1, 0)


# --- tests (4.9.4, 4.9.5) ---------------------------------------------------------------------------------------


@rule("4.9.4")
@pytest.mark.parametrize(("die", "governance"), [(4, "poor"), (5, "fair")])
def test_an_untested_muslim_country_becomes_neutral(die: int, governance: str) -> None:
    m = jihadist_operates(at("jihadist", dice=[die]), "travel", "country:turkey")
    assert (country(m, "turkey")["governance"], country(m, "turkey")["alignment"]) == (governance, "neutral")


@rule("4.9.4")
@pytest.mark.parametrize(("die", "posture"), [(4, "soft"), (5, "hard")])
def test_an_untested_non_muslim_country_takes_a_posture(die: int, posture: str) -> None:
    m = jihadist_operates(at("jihadist", dice=[die]), "travel", "country:caucasus")
    assert country(m, "caucasus")["posture"] == posture


@rule("4.9.4")
def test_the_target_of_a_failed_travel_is_tested_too() -> None:
    m = at("jihadist", {"iran": {"sleepers": 2}}, dice=[5, 6])
    jihadist_operates(m, "travel", "country:sudan", "done")
    assert "travel-failed" in said(m)
    assert country(m, "sudan")["governance"] == "fair"


@rule("4.9.4")
def test_events_test_where_they_place_cells_and_plots_and_where_they_say_so() -> None:
    m = at("jihadist", jihadist_hand=[66, 50], dice=[6])
    play(m, "card:66", "use:event")  # a cell in the United Kingdom
    assert country(m, "united-kingdom")["posture"] == "hard"
    m = at("us", us_hand=[12, 13], dice=[6])
    play(m, "card:12", "use:event")  # Al-Azhar tests Egypt
    assert (country(m, "egypt")["governance"], country(m, "egypt")["alignment"]) == ("fair", "neutral")
    m = at("us", us_hand=[96, 13], dice=[6])
    play(m, "card:96", "use:event", "posture:soft", "country:morocco")  # a plot for a Muslim country
    assert country(m, "morocco")["governance"] == "fair"


@rule("4.9.4")
def test_a_test_of_a_marked_country_does_nothing() -> None:
    m = at("us", {"egypt": POOR_ALLY}, us_hand=[12, 13], dice=[6])
    play(m, "card:12", "use:event")
    assert truth(m).loaded == [6]
    assert (country(m, "egypt")["governance"], country(m, "egypt")["alignment"]) == ("poor", "ally")


@rule("4.9.4")
@pytest.mark.parametrize("before", ["", "hard", "soft"])
def test_setting_a_posture_is_free_in_any_case(before: str) -> None:
    where = {"benelux": {"posture": before}} if before else {}
    m = at("us", where, us_hand=[16, 13], dice=[6])
    play(m, "card:16", "use:event")  # Euro-Islam
    assert m.options(US) == ["posture:soft", "posture:hard"]
    play(m, "posture:soft")
    assert country(m, "benelux")["posture"] == "soft"
    assert truth(m).loaded == [6]


@rule("4.9.5")
@pytest.mark.parametrize(("card", "die", "fails"), [(US_TWO, 4, True), (US_TWO, 5, False), (US_THREE, 4, False)])
def test_war_of_ideas_fails_by_itself_where_the_test_shows_too_much(card: int, die: int, fails: bool) -> None:
    m = at("us", us_hand=[card, 40], dice=[die, 5])
    operate(m, card, "war-of-ideas", "country:egypt")
    assert ("influence-fails-at-once" in said(m)) is fails
    assert country(m, "egypt")["alignment"] == ("neutral" if fails else "ally")
    assert truth(m).loaded == ([5] if fails else [])
    assert m.view()["discard"] == [f"card:{card}"]


@rule("4.9.5")
@pytest.mark.parametrize(("die", "arrives"), [(2, True), (3, False)])
def test_example_a_cell_travels_from_iraq_to_untested_sudan(die: int, arrives: bool) -> None:
    m = at("jihadist", {"iraq": {**POOR_NEUTRAL, "sleepers": 1}}, jihadist_hand=[JIHADIST_TWO, 50], dice=[5, die])
    before = m.view()["cells_on_track"]
    play(m, f"card:{JIHADIST_TWO}", "use:operations", "op:travel", "country:iraq", "country:sudan", "done")
    assert (country(m, "sudan")["governance"], country(m, "sudan")["alignment"]) == ("fair", "neutral")
    assert country(m, "sudan")["sleepers"] == int(arrives)
    assert m.view()["cells_on_track"] == before + int(not arrives)


# --- readings ---------------------------------------------------------------------------------------------------


@rule("R-6")
def test_an_event_may_make_a_country_under_islamist_rule_neutral() -> None:
    m = at("us", {"egypt": RULED}, us_hand=[14, US_THREE, 40], dice=[4])
    play(m, "card:14", "use:event")  # Covert Action
    assert (country(m, "egypt")["governance"], country(m, "egypt")["alignment"]) == ("islamist", "neutral")
    operate(m, US_THREE, "war-of-ideas")
    assert refusal(m, US, "country:egypt") == "7.1.3"
    m = operate(at("us", {"egypt": {**RULED, "alignment": "neutral"}}), US_THREE, "regime-change")
    assert "country:egypt" in m.options(US)
