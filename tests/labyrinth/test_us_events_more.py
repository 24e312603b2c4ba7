"""US events, cards 26 to 47: when they can be played, and what they do."""

from __future__ import annotations

import pytest

from tests.labyrinth.us_positions import (
    JIHADIST,
    US,
    asked,
    event,
    jihadist_triggers,
    refused,
    said,
    table,
    unmet,
    us_holds,
)
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, HARD, NEUTRAL, POOR, SOFT
from theatrum.testing import play, rule

POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
POOR_ADVERSARY = {"governance": "poor", "alignment": "adversary"}
FAIR_NEUTRAL = {"governance": "fair", "alignment": "neutral"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
RULED = {"governance": "islamist", "alignment": "adversary"}
CHANGED = {**POOR_ALLY, "regime_change": "tan"}


# --- 26 to 30


@rule("#26")
def test_quartet_builds_on_abbas() -> None:
    assert refused(us_holds(26), 26) == unmet(26)
    assert refused(us_holds(26, {"egypt": RULED}, events=[11]), 26) == unmet(26)
    assert refused(us_holds(26, {"gulf-states": {**FAIR_ALLY, "troops": 11}}, events=[11]), 26) == unmet(26)
    g = event(us_holds(26, {"syria": RULED}, events=[11], prestige=7, funding=9), 26)
    assert (g.prestige, g.funding) == (9, 6)


@rule("#27")
def test_saddam_captured_needs_troops_in_iraq() -> None:
    assert refused(us_holds(27, {"syria": {**POOR_ALLY, "troops": 3}}), 27) == unmet(27)
    g = event(us_holds(27, {"iraq": {**POOR_ALLY, "troops": 1}}, prestige=7), 27)
    assert (g.aid[lands.IRAQ], g.prestige, g.marks) == (1, 8, [27])
    assert 27 in g.removed


@rule("#28")
def test_sharia_lifts_one_siege() -> None:
    m = us_holds(28, {"yemen": {**POOR_NEUTRAL, "besieged": 1}, "somalia": {"besieged": 1}})
    g = event(m, 28, "country:somalia")
    assert (g.besieged[lands.SOMALIA], g.besieged[lands.YEMEN]) == (0, 1)
    assert "siege-lifted" in said(m)
    assert event(us_holds(28, {"somalia": {"besieged": 1}}), 28).besieged[lands.SOMALIA] == 0


@rule("#28")
def test_sharia_without_a_siege_does_nothing() -> None:
    m = us_holds(28)
    event(m, 28)
    assert "siege-lifted" not in said(m)


@rule("#29", "7.2.3")
def test_tony_blair_follows_the_us_and_courts_schengen() -> None:
    m = us_holds(29, us_posture="hard", prestige=7, dice=[5, 4, 6])
    play(m, "card:29", "use:event")
    g = table(m)
    assert (g.posture[lands.UNITED_KINGDOM], g.prestige) == (HARD, 7)
    assert m.options(US) == [f"country:{lands.IDS[land]}" for land in lands.SCHENGEN] + ["done"]
    play(m, "country:germany", "country:france")
    assert m.why(US, "country:germany") is not None
    play(m, "country:spain")
    assert [g.posture[land] for land in (lands.GERMANY, lands.FRANCE, lands.SPAIN)] == [HARD, SOFT, HARD]
    assert g.prestige == 9
    assert asked(m) == "ask-last-card"


@rule("#29", "6.3.2")
def test_a_triggered_tony_blair_may_stop_at_once() -> None:
    m = jihadist_triggers(29, {"united-kingdom": {"posture": "hard"}}, us_posture="soft")
    assert m.actors() == (US,)
    g = table(play(m, "done"))
    assert g.posture[lands.UNITED_KINGDOM] == SOFT
    assert [g.posture[land] for land in lands.SCHENGEN] == [0] * 7
    assert m.actors() == (JIHADIST,)


@rule("#30", "6.2.6", "6.2.8")
def test_un_nation_building_needs_a_regime_change() -> None:
    assert refused(us_holds(30, {"iraq": POOR_ALLY}), 30) == unmet(30)
    assert refused(us_holds(30, {"iraq": CHANGED}, events=[56]), 30) == ("6.2.8",)


@rule("#30", "6.2.2")
def test_un_nation_building_ignores_relations_and_cells() -> None:
    world = {id: {"posture": "soft"} for id in ("france", "germany", "spain", "italy")}
    m = us_holds(30, {"iraq": {**CHANGED, "sleepers": 5}, **world}, prestige=5, dice=[4])
    assert m.view(US)["gwot_penalty"] == 3
    g = event(m, 30)
    assert (g.aid[lands.IRAQ], g.governance[lands.IRAQ]) == (1, FAIR)  # 4, and one for the aid


@rule("#30")
def test_un_nation_building_may_fail() -> None:
    m = us_holds(30, {"iraq": CHANGED, "syria": {**FAIR_ALLY, "regime_change": "green"}}, prestige=5, dice=[4])
    g = event(m, 30, "country:syria")
    assert (g.aid[lands.SYRIA], g.governance[lands.SYRIA]) == (1, FAIR)  # one more, one less for a Fair Ally


@rule("#30")
def test_un_nation_building_gives_an_adversary_aid_alone() -> None:
    m = us_holds(30, {"iraq": {**POOR_ADVERSARY, "regime_change": "tan"}}, dice=[6])
    g = event(m, 30)
    assert (g.aid[lands.IRAQ], g.alignment[lands.IRAQ], g.governance[lands.IRAQ]) == (1, ADVERSARY, POOR)
    assert g.loaded == [6]


# --- 31 Wiretapping and 32 Back Channel


@rule("#31", "6.2.8")
def test_wiretapping_needs_something_to_overhear() -> None:
    assert refused(us_holds(31, {"france": {"posture": "soft", "sleepers": 1}}), 31) == unmet(31)
    assert refused(us_holds(31, {"united-states": {"sleepers": 1}}), 31) == ()
    assert refused(us_holds(31, {"canada": {"posture": "soft", "cadre": 1}}), 31) == ()
    assert refused(us_holds(31, {"united-kingdom": {"posture": "soft", "plots": [1]}}), 31) == ()
    assert refused(us_holds(31, {"united-states": {"sleepers": 1}}, leaked=[31]), 31) == ("6.2.8", "#84")


@rule("#31")
def test_wiretapping_leaves_nothing_behind() -> None:
    countries = {
        "united-states": {"sleepers": 1, "actives": 1, "plots": [1, "wmd"]},
        "united-kingdom": {"posture": "hard", "plots": [2]},
        "canada": {"posture": "hard", "cadre": 1},
        "france": {"posture": "soft", "sleepers": 1, "plots": [1]},
    }
    m = us_holds(31, countries, wmd=1, deck=[99])
    g = event(m, 31)
    watched = (lands.UNITED_STATES, lands.UNITED_KINGDOM, lands.CANADA)
    assert [(g.cells(land), g.cadre[land]) for land in watched] == [(0, 0)] * 3
    assert len(g.plots) == 1
    assert g.box == [0, 2, 2, 1, 0]
    assert {"wmd-gone", "cadre-removed"} <= set(said(m))
    assert g.sleepers[lands.FRANCE] == 1
    assert g.hands[US] == [99, 120]
    assert g.marks == [31]
    assert 31 in g.discard


@rule("#32")
def test_back_channel_needs_a_soft_us_and_a_fitting_card() -> None:
    # Syria has 2 Resources, Egypt 3; card 12 is worth 2, card 1 is worth 1.
    assert refused(us_holds(32, {"syria": POOR_ADVERSARY}, 12, us_posture="soft"), 32) == ()
    assert refused(us_holds(32, {"syria": POOR_ADVERSARY}, 12, us_posture="hard"), 32) == unmet(32)
    assert refused(us_holds(32, {"syria": POOR_ADVERSARY}, 1, us_posture="soft"), 32) == unmet(32)
    assert refused(us_holds(32, {"egypt": POOR_ADVERSARY}, 12, us_posture="soft"), 32) == unmet(32)
    assert refused(us_holds(32, {"syria": POOR_NEUTRAL}, 12, us_posture="soft"), 32) == unmet(32)


@rule("#32", "4.2.6")
def test_back_channel_counts_oil_price_spikes() -> None:
    libya = {"libya": POOR_ADVERSARY}
    assert refused(us_holds(32, libya, 12, us_posture="soft", lapsing=[117]), 32) == ()
    assert refused(us_holds(32, libya, 1, us_posture="soft", lapsing=[117]), 32) == unmet(32)


@rule("#32")
def test_back_channel_wins_over_an_adversary() -> None:
    countries = {"syria": POOR_ADVERSARY, "pakistan": POOR_ADVERSARY, "sudan": RULED, "egypt": POOR_NEUTRAL}
    m = us_holds(32, countries, 1, 12, 43, us_posture="soft")
    play(m, "card:32", "use:event")
    assert m.options(US) == ["card:1", "card:12", "done"]
    twin = m.clone()
    play(m, "card:12", "country:pakistan")
    g = table(m)
    assert (g.alignment[lands.PAKISTAN], g.aid[lands.PAKISTAN]) == (NEUTRAL, 1)
    assert (g.alignment[lands.SYRIA], g.hands[US], g.discard) == (ADVERSARY, [1, 43], [12, 32])
    g = table(play(twin, "card:1"))  # only one Adversary is worth 1, and Islamist Rule is no obstacle
    assert (g.alignment[lands.SUDAN], g.aid[lands.SUDAN]) == (NEUTRAL, 1)


@rule("#32")
def test_back_channel_may_be_left_unused() -> None:
    m = us_holds(32, {"syria": POOR_ADVERSARY}, 12, us_posture="soft")
    g = event(m, 32, "done")
    assert (g.hands[US], g.alignment[lands.SYRIA]) == ([12], ADVERSARY)


@rule("#32", "#120")
def test_an_election_given_up_for_back_channel_is_held() -> None:
    m = us_holds(32, {"egypt": POOR_ADVERSARY}, 120, us_posture="soft", prestige=7, dice=[2])
    g = event(m, 32, "card:120")
    assert "election" in said(m)
    assert g.prestige == 8
    assert g.alignment[lands.EGYPT] == NEUTRAL


@rule("#32", "6.3.2")
def test_triggering_back_channel_tells_about_the_hand() -> None:
    m = jihadist_triggers(32, {"syria": POOR_ADVERSARY}, 12, us_posture="soft")
    assert m.actors() == (US,)
    for seed in range(8):
        assert m.imagine(JIHADIST, seed).options(US)[-1] == "done"
    m = jihadist_triggers(32, {"syria": POOR_ADVERSARY}, 1, us_posture="soft")
    assert "event-cannot-happen" in said(m)
    barrier = m.why_no_undo(JIHADIST)
    assert barrier is not None
    assert barrier.why.id == "undo-revealed"


# --- 33 to 36


@rule("#33", "6.2.8")
def test_benazir_bhutto_needs_a_quiet_neighbourhood() -> None:
    assert refused(us_holds(33, {"pakistan": RULED}), 33) == unmet(33)
    for neighbour in ("afghanistan", "gulf-states", "indonesia-malaysia"):
        assert refused(us_holds(33, {neighbour: RULED}), 33) == unmet(33)
    assert refused(us_holds(33, {"central-asia": RULED}), 33) == ()
    assert refused(us_holds(33, events=[60]), 33) == ("6.2.8",)


@rule("#33")
def test_benazir_bhutto_governs_better_and_stops_jihad() -> None:
    cells = {"pakistan": {**POOR_NEUTRAL, "sleepers": 3}, "yemen": {**POOR_NEUTRAL, "sleepers": 1}}
    m = us_holds(33, cells, slot=1)
    g = event(m, 33)
    assert (g.governance[lands.PAKISTAN], g.alignment[lands.PAKISTAN], g.marks) == (FAIR, NEUTRAL, [33])
    play(m, "card:50", "use:operations", "op:jihad")
    assert m.options(JIHADIST) == ["country:yemen"]
    assert m.why(JIHADIST, "country:pakistan").rules == ("#33",)  # type: ignore[union-attr]
    assert event(us_holds(33, {"pakistan": FAIR_ALLY}), 33).governance[lands.PAKISTAN] == FAIR


@rule("#34", "6.2.8")
def test_enhanced_measures_need_a_hard_us_and_somebody_to_disrupt() -> None:
    assert refused(us_holds(34, us_posture="hard"), 34) == ()
    assert refused(us_holds(34, us_posture="soft"), 34) == unmet(34)
    nobody = {"thailand": {"sleepers": 0}, "yemen": {**POOR_NEUTRAL, "sleepers": 1}}
    assert refused(us_holds(34, nobody, us_posture="hard"), 34) == unmet(34)
    assert refused(us_holds(34, leaked=[34]), 34) == ("6.2.8", "#84")


@rule("#34", "7.4.4")
def test_enhanced_measures_disrupt_and_take_a_card() -> None:
    m = us_holds(34, {"yemen": {**POOR_ALLY, "troops": 2, "actives": 3}}, 43, prestige=7, jihadist_hand=[50, 120])
    m.state.stacked = [120]
    g = event(m, 34, "country:yemen")
    assert (g.actives[lands.YEMEN], g.prestige, g.disrupted[0]) == (1, 8, [lands.YEMEN])
    assert g.hands == [[43, 120], [50]]
    assert g.known[JIHADIST] == [120]
    assert "election" not in said(m)
    assert g.marks == [34]
    assert "got" in said(m, US)
    assert "got" not in said(m, None)
    assert "card-taken" in said(m, None)
    assert m.view(JIHADIST)["hands"][US]["cards"] == ["card:120"]


@rule("#34")
def test_enhanced_measures_take_nothing_from_an_empty_hand() -> None:
    m = us_holds(34, jihadist_hand=[])
    g = event(m, 34, "country:thailand")
    assert (g.actives[lands.THAILAND], g.hands[US]) == (1, [120])


@rule("#34", "6.3.2")
def test_triggered_enhanced_measures_take_one_of_the_other_cards() -> None:
    m = jihadist_triggers(34)
    assert m.actors() == (US,)
    g = table(play(m, "country:thailand"))
    assert len(g.hands[JIHADIST]) == 1
    assert 34 not in g.hands[US]
    assert m.actors() == (JIHADIST,)


@rule("#35")
def test_hijab_strengthens_turkey() -> None:
    assert refused(us_holds(35, {"somalia": RULED}), 35) == unmet(35)
    turkey = {**FAIR_NEUTRAL, "aid": 1, "besieged": 1}
    g = event(us_holds(35, {"turkey": turkey}, funding=9), 35, "posture:soft")
    assert (g.governance[lands.TURKEY], g.alignment[lands.TURKEY]) == (GOOD, NEUTRAL)
    assert (g.aid[lands.TURKEY], g.besieged[lands.TURKEY]) == (0, 0)
    assert (g.posture[lands.FRANCE], g.funding) == (SOFT, 7)
    g = event(us_holds(35, funding=2, dice=[1]), 35, "posture:hard")
    assert (g.governance[lands.TURKEY], g.posture[lands.FRANCE], g.funding) == (FAIR, HARD, 1)
    assert 35 in g.removed


@rule("#36")
def test_indo_pakistani_talks_need_a_fair_pakistan() -> None:
    assert refused(us_holds(36, {"pakistan": POOR_ALLY}), 36) == unmet(36)
    assert refused(us_holds(36, {"pakistan": {"governance": "good", "alignment": "neutral"}}), 36) == ()
    assert refused(us_holds(36), 36) == unmet(36)
    g = event(us_holds(36, {"pakistan": {"governance": "fair", "alignment": "adversary"}}), 36, "posture:hard")
    assert (g.alignment[lands.PAKISTAN], g.posture[lands.INDIA], g.marks) == (ALLY, HARD, [36])


@rule("#36", "8.5.6")
def test_a_plot_in_india_ends_the_talks() -> None:
    countries = {"pakistan": FAIR_NEUTRAL, "india": {"plots": [1]}}
    m = us_holds(36, countries, slot=1, dice=[1])
    g = event(m, 36, "posture:hard")
    assert g.marks == []
    assert "event-ends" in said(m)


# --- 37 to 39


@rule("#37", "#39", "6.2.8")
@pytest.mark.parametrize(("card", "country"), [(37, "iraq"), (39, "libya")])
def test_a_search_for_weapons_needs_a_hard_us_and_an_adversary(card: int, country: str) -> None:
    assert refused(us_holds(card, {country: POOR_ADVERSARY}, us_posture="hard"), card) == ()
    assert refused(us_holds(card, {country: POOR_ADVERSARY}, us_posture="soft"), card) == unmet(card)
    assert refused(us_holds(card, {country: POOR_NEUTRAL}, us_posture="hard"), card) == unmet(card)
    blocked = us_holds(card, {country: POOR_ADVERSARY}, events=[38])
    assert refused(blocked, card) == (("6.2.8",) if card == 39 else ())


@rule("#37", "#39", "7.3.4")
@pytest.mark.parametrize(("card", "country", "land"), [(37, "iraq", lands.IRAQ), (39, "libya", lands.LIBYA)])
def test_the_regime_may_be_changed_at_once(card: int, country: str, land: int) -> None:
    m = us_holds(card, {country: {**POOR_ADVERSARY, "sleepers": 2}}, prestige=7, dice=[5, 6, 3, 4])
    play(m, f"card:{card}", "use:event")
    assert asked(m) == "ask-invade-now"
    play(m, "yes", "n:7")
    g = table(m)
    assert (g.troops[land], g.troops_home, g.regime[land]) == (7, 8, 1)
    assert (g.governance[land], g.alignment[land], g.actives[land]) == (FAIR, ALLY, 2)
    assert g.prestige == 10
    assert g.marks == []
    assert card in g.removed


@rule("#37", "#39", "7.3.4")
@pytest.mark.parametrize(("card", "country", "land"), [(37, "iraq", lands.IRAQ), (39, "libya", lands.LIBYA)])
def test_the_regime_may_be_changed_later_whatever_the_alignment(card: int, country: str, land: int) -> None:
    m = us_holds(card, {country: POOR_ADVERSARY, "syria": POOR_ADVERSARY}, 43, 44, prestige=7, dice=[1, 5, 1, 1])
    g = event(m, card, "no")
    assert g.marks == [card]
    g.alignment[land] = NEUTRAL
    play(m, "card:43", "use:operations", "op:regime-change")
    assert m.options(US) == [f"country:{country}"]
    play(m, f"country:{country}", "n:6")
    assert (g.governance[land], g.alignment[land], g.marks) == (POOR, ALLY, [])


@rule("#37")
def test_without_six_free_troops_nothing_is_asked() -> None:
    countries = {"iraq": POOR_ADVERSARY, "gulf-states": {**FAIR_ALLY, "troops": 5}, "yemen": {**POOR_ALLY, "troops": 5}}
    m = us_holds(37, countries)
    assert event(m, 37).marks == [37]
    assert asked(m) == "ask-last-card"


@rule("#39", "6.3.2")
def test_a_triggered_search_for_weapons_lets_the_us_invade() -> None:
    m = jihadist_triggers(39, {"libya": POOR_ADVERSARY}, dice=[1, 5, 1, 1])
    assert m.actors() == (US,)
    play(m, "yes", "n:6")
    assert table(m).regime[lands.LIBYA] == 1
    assert m.actors() == (JIHADIST,)


@rule("#38", "6.2.8")
def test_libyan_deal_needs_a_poor_libya_and_a_friend() -> None:
    assert refused(us_holds(38, {"libya": POOR_ADVERSARY, "iraq": POOR_ALLY}), 38) == ()
    assert refused(us_holds(38, {"libya": POOR_NEUTRAL, "syria": POOR_ALLY}), 38) == ()
    assert refused(us_holds(38, {"libya": POOR_ADVERSARY, "iraq": POOR_NEUTRAL}), 38) == unmet(38)
    assert refused(us_holds(38, {"libya": FAIR_NEUTRAL, "iraq": POOR_ALLY}), 38) == unmet(38)


@rule("#38", "6.2.8")
def test_libyan_deal_wins_libya_and_two_postures() -> None:
    countries = {"libya": POOR_ADVERSARY, "iraq": POOR_ALLY, "spain": {"posture": "soft"}}
    m = us_holds(38, countries, events=[39], prestige=7)
    play(m, "card:38", "use:event", "country:spain", "posture:hard")
    assert m.why(US, "country:spain") is not None
    g = table(play(m, "country:italy", "posture:soft"))
    assert (g.alignment[lands.LIBYA], g.prestige, g.marks) == (ALLY, 8, [38])
    assert (g.posture[lands.SPAIN], g.posture[lands.ITALY]) == (HARD, SOFT)
    assert asked(m) == "ask-last-card"


# --- 40 to 43


@rule("#40")
def test_mass_turnout_improves_a_regime_change_country() -> None:
    assert refused(us_holds(40, {"iraq": POOR_ALLY}), 40) == unmet(40)
    countries = {"iraq": CHANGED, "syria": {**FAIR_NEUTRAL, "regime_change": "green", "aid": 2, "troops": 3}}
    g = event(us_holds(40, countries), 40, "country:iraq")
    assert (g.governance[lands.IRAQ], g.regime[lands.IRAQ]) == (FAIR, 2)
    g = event(us_holds(40, countries), 40, "country:syria")
    assert (g.governance[lands.SYRIA], g.regime[lands.SYRIA], g.aid[lands.SYRIA]) == (GOOD, 0, 0)


@rule("#41")
def test_nato_needs_a_regime_change_and_no_penalty() -> None:
    assert refused(us_holds(41, {"iraq": CHANGED}), 41) == ()
    assert refused(us_holds(41, {"iraq": POOR_ALLY}), 41) == unmet(41)
    apart = {id: {"posture": "soft"} for id in ("france", "germany")}
    assert refused(us_holds(41, {"iraq": CHANGED, **apart}, us_posture="hard"), 41) == unmet(41)
    assert refused(us_holds(41, {"iraq": CHANGED, **apart}, us_posture="soft"), 41) == ()


@rule("#41")
def test_nato_stands_for_two_troops_and_moves() -> None:
    countries = {"iraq": CHANGED, "afghanistan": CHANGED}
    m = us_holds(41, countries)
    play(m, "card:41", "use:event")
    assert m.game.audit(m.state) == []
    g = table(play(m, "country:iraq"))
    assert (g.nato, g.aid[lands.IRAQ], g.troops_in(lands.IRAQ), g.troops_home) == (lands.IRAQ, 1, 2, 15)
    assert g.marks == [41]
    assert "nato-arrives" in said(m)
    g = event(us_holds(41, countries, nato="iraq"), 41, "country:afghanistan")
    assert (g.nato, g.troops_in(lands.IRAQ), g.marks) == (lands.AFGHANISTAN, 0, [41])


@rule("#41", "7.3.1")
def test_nato_leaves_for_good_when_it_is_deployed() -> None:
    m = us_holds(41, {"iraq": {**CHANGED, "troops": 5}}, 43, 44)
    g = event(m, 41)
    play(m, "card:43", "use:operations", "op:deploy", "nato")
    assert (g.nato, g.marks, g.troops_in(lands.IRAQ)) == (-1, [], 5)


@rule("#42")
def test_pakistani_offensive_ends_fata() -> None:
    assert refused(us_holds(42, {"pakistan": POOR_ALLY}), 42) == unmet(42)
    assert refused(us_holds(42, {"pakistan": POOR_NEUTRAL}, events=[80]), 42) == unmet(42)
    m = us_holds(42, {"pakistan": POOR_ALLY}, events=[43, 80])
    assert event(m, 42).marks == [43]
    assert "event-ends" in said(m)


@rule("#43")
def test_patriot_act_leaves_canada_as_the_only_neighbour() -> None:
    m = us_holds(43)
    assert lands.UNITED_KINGDOM in table(m).neighbours(lands.UNITED_STATES)
    g = event(m, 43)
    assert g.neighbours(lands.UNITED_STATES) == (lands.CANADA,)
    assert lands.UNITED_STATES not in g.neighbours(lands.FRANCE)
    assert lands.UNITED_STATES in g.neighbours(lands.CANADA)
    assert 43 in g.removed


# --- 44 to 47


@rule("#44", "6.2.8")
def test_renditions_need_a_hard_us() -> None:
    assert refused(us_holds(44, us_posture="soft"), 44) == unmet(44)
    assert refused(us_holds(44, leaked=[44]), 44) == ("6.2.8", "#84")


@rule("#44")
def test_renditions_disrupt_and_cost_the_jihadist_a_card() -> None:
    m = us_holds(44, {}, 43, jihadist_hand=[50, 51, 120], prestige=7, dice=[5])
    m.state.stacked = [120]
    g = event(m, 44, "country:thailand")
    assert (g.actives[lands.THAILAND], g.hands[JIHADIST], g.marks) == (1, [50, 51], [44])
    assert "election" in said(m)


@rule("#44")
def test_renditions_may_find_nobody_to_disrupt() -> None:
    m = us_holds(44, {"thailand": {"sleepers": 0}, "yemen": {**POOR_NEUTRAL, "sleepers": 1}})
    g = event(m, 44)
    assert len(g.hands[JIHADIST]) == 1
    assert g.disrupted[0] == []


@rule("#44")
def test_renditions_find_an_empty_hand() -> None:
    assert event(us_holds(44, jihadist_hand=[]), 44, "country:thailand").discard == [44]


@rule("#45")
@pytest.mark.parametrize(
    ("countries", "allowed"),
    [
        ({}, True),
        ({"somalia": RULED}, False),
        ({"france": {"posture": "soft", "sleepers": 1}}, False),
        ({"united-states": {"plots": [1]}}, False),
        ({"yemen": {"governance": "good", "alignment": "neutral", "actives": 1}}, False),
        ({"russia": {"posture": "soft", "plots": [1]}, "yemen": {**POOR_ALLY, "sleepers": 1}}, True),
    ],
)
def test_safer_now_needs_safe_good_countries(countries: dict[str, dict[str, object]], allowed: bool) -> None:
    assert refused(us_holds(45, countries), 45) == (() if allowed else unmet(45))


@rule("#45", "4.9.3")
@pytest.mark.parametrize(("die", "posture"), [(3, SOFT), (4, HARD)])
def test_safer_now_rolls_the_us_posture(die: int, posture: int) -> None:
    m = us_holds(45, prestige=7, dice=[die])
    g = event(m, 45, "country:china", "posture:soft")
    assert (g.posture[lands.UNITED_STATES], g.prestige, g.posture[lands.CHINA]) == (posture, 10, SOFT)


@rule("#46")
def test_sistani_needs_a_cell_in_a_shia_mix_regime_change_country() -> None:
    assert refused(us_holds(46, {"iraq": CHANGED}), 46) == unmet(46)
    assert refused(us_holds(46, {"syria": {**CHANGED, "sleepers": 1}}), 46) == unmet(46)
    assert refused(us_holds(46, {"iraq": {**POOR_ALLY, "sleepers": 1}}), 46) == unmet(46)
    g = event(us_holds(46, {"iraq": CHANGED}, sadr=True), 46)
    assert g.governance[lands.IRAQ] == FAIR
    cells = {"iraq": {**CHANGED, "sleepers": 1}, "afghanistan": {**CHANGED, "actives": 1}, "yemen": CHANGED}
    m = us_holds(46, cells)
    play(m, "card:46", "use:event")
    assert m.options(US) == ["country:iraq", "country:afghanistan"]
    assert table(play(m, "country:afghanistan")).governance[lands.AFGHANISTAN] == FAIR


@rule("#47")
def test_the_door_was_closed_makes_the_jihadist_play_blindly() -> None:
    m = us_holds(47, slot=1)
    g = event(m, 47)
    assert (g.lapsing, g.lapsing_box) == ([47], [47])
    assert m.actors() == (JIHADIST,)
    assert "drawn-blindly" in said(m)
    assert asked(m, JIHADIST) == "ask-use"


@rule("#47")
def test_the_door_closes_in_the_middle_of_a_jihadist_phase() -> None:
    m = jihadist_triggers(47)
    assert asked(m, JIHADIST) == "ask-operation"
    assert table(m).lapsing == [47]
