"""US events, cards 1 to 25: when they can be played, and what they do."""

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
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, HARD, ISLAMIST, NEUTRAL, POOR, SOFT
from theatrum.testing import play, rule

POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
POOR_ADVERSARY = {"governance": "poor", "alignment": "adversary"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
RULED = {"governance": "islamist", "alignment": "adversary"}


# --- 1 Backlash


@rule("#1")
def test_backlash_needs_a_plot_in_a_muslim_country() -> None:
    assert refused(us_holds(1, {"yemen": {**POOR_NEUTRAL, "plots": [1]}}), 1) == ()
    assert refused(us_holds(1, {"iran": {"plots": [1]}, "france": {"posture": "soft", "plots": [2]}}), 1) == unmet(1)


@rule("#1")
def test_backlash_marks_one_plot_without_showing_it() -> None:
    m = us_holds(1, {"yemen": {**POOR_NEUTRAL, "plots": [1, 2]}, "egypt": {**POOR_NEUTRAL, "plots": [3]}})
    shown = m.state.shown
    play(m, "card:1", "use:event")
    assert m.options(US) == ["country:egypt", "country:yemen"]
    play(m, "country:yemen")
    assert asked(m) == "ask-marker"
    play(m, "marker:2")
    there = [plot for country in m.view(US)["countries"] for plot in country["plots"] if plot["backlash"]]
    assert there == [{"kind": "", "backlash": True}]
    assert table(m).plots[1] & markers.BACKLASH
    assert m.state.shown == shown


@rule("#1", "8.5.6")
@pytest.mark.parametrize(
    ("governance", "plot", "funding"), [("poor", 1, 4), ("fair", 2, 4), ("good", 1, 3), ("poor", "wmd", 1)]
)
def test_a_backlash_turns_funding_round(governance: str, plot: object, funding: int) -> None:
    yemen = {"governance": governance, "alignment": "neutral", "plots": [plot]}
    m = us_holds(1, {"yemen": yemen}, funding=5, wmd=int(plot == "wmd"), slot=1, dice=[6, 6, 6])
    g = event(m, 1)
    assert "backlash-waits" in said(m)
    assert g.plots == []
    assert g.funding == funding
    assert g.governance[lands.YEMEN] == ["", "good", "fair", "poor"].index(governance)


@rule("#1")
def test_a_triggered_backlash_is_the_choice_of_the_us() -> None:
    m = jihadist_triggers(1, {"yemen": {**POOR_NEUTRAL, "plots": [1]}, "egypt": {**POOR_NEUTRAL, "plots": [2]}})
    assert m.actors() == (US,)
    play(m, "country:egypt")
    assert [bool(marker & markers.BACKLASH) for marker in table(m).plots] == [False, True]
    assert m.actors() == (JIHADIST,)


# --- 2 to 7


@rule("#2")
def test_biometrics_watches_travel_until_the_end_of_the_turn() -> None:
    cells = {"spain": {"posture": "soft", "sleepers": 1}, "italy": {"posture": "soft"}}
    m = us_holds(2, cells, slot=1, dice=[2])
    g = event(m, 2)
    assert g.lapsing == g.lapsing_box == [2]
    play(m, "card:50", "use:operations", "op:travel", "country:spain")
    assert m.why(JIHADIST, "country:egypt").rules == ("#2",)  # type: ignore[union-attr]
    play(m, "country:italy")
    assert g.sleepers[lands.SPAIN] == g.sleepers[lands.ITALY] == 0  # Good Italy lets in only who rolls a 1
    assert g.pool == 14


@rule("#3")
def test_ctr_needs_a_soft_us() -> None:
    assert refused(us_holds(3, us_posture="soft"), 3) == ()
    assert refused(us_holds(3, us_posture="hard"), 3) == unmet(3)


@rule("#3")
@pytest.mark.parametrize(
    ("central_asia", "placed"),
    [
        ({}, [lands.RUSSIA]),
        (POOR_ADVERSARY, [lands.RUSSIA]),
        (POOR_NEUTRAL, [lands.RUSSIA, lands.CENTRAL_ASIA]),
        (POOR_ALLY, [lands.RUSSIA, lands.CENTRAL_ASIA]),
    ],
)
def test_ctr_secures_russia_and_a_friendly_central_asia(central_asia: dict[str, str], placed: list[int]) -> None:
    m = us_holds(3, {"central-asia": central_asia}, us_posture="soft")
    g = event(m, 3)
    assert g.ctr == placed
    assert g.marks == [3]
    assert 3 in g.discard


@rule("#3")
def test_ctr_adds_only_what_is_missing() -> None:
    m = us_holds(3, {"central-asia": POOR_NEUTRAL}, us_posture="soft", ctr=["central-asia"])
    assert event(m, 3).ctr == [lands.RUSSIA, lands.CENTRAL_ASIA]
    assert said(m).count("ctr-placed") == 1


@rule("#4", "6.2.8")
def test_moro_talks_cost_funding_and_end_abu_sayyaf() -> None:
    m = us_holds(4, {"philippines": {"troops": 2, "sleepers": 1}}, funding=5, events=[57], dice=[5])
    g = event(m, 4)
    assert g.posture[lands.PHILIPPINES] == HARD
    assert g.funding == 4
    assert g.marks == [4]
    assert g.troops[lands.PHILIPPINES] == 2
    assert 4 in g.removed


@rule("#5")
def test_nest_shows_weapons_in_the_united_states() -> None:
    m = jihadist_triggers(5, {"united-states": {"actives": 1}}, wmd=1, first_plot=True, dice=[1])
    play(m, "op:plot", "country:united-states", "plot:wmd")
    there = m.view(US)["countries"][lands.UNITED_STATES]["plots"]
    assert there == [{"kind": "plot:wmd", "backlash": False}]
    assert table(m).marks == [5]


@rule("#5", "8.5.4")
@pytest.mark.parametrize(("country", "nest"), [("united-states", []), ("canada", [5])])
def test_weapons_lie_hidden_elsewhere_or_without_nest(country: str, nest: list[int]) -> None:
    cell = {country: {"posture": "hard", "actives": 1}}
    m = jihadist_triggers(6, cell, wmd=1, events=nest, dice=[1])  # Sanctions cannot happen
    play(m, "op:plot", f"country:{country}", "plot:wmd")
    there = m.view(US)["countries"][lands.IDS.index(country)]["plots"]
    assert there == [{"kind": "", "backlash": False}]
    assert m.game.audit(m.state) == []


@rule("#6", "#7")
@pytest.mark.parametrize("card", [6, 7])
def test_sanctions_need_the_patriot_act(card: int) -> None:
    assert refused(us_holds(card), card) == unmet(card)
    assert event(us_holds(card, events=[43], funding=8), card).funding == 6
    assert event(us_holds(card, events=[43], funding=2), card).funding == 1


# --- 8 to 10 Special Forces


@rule("#8", "#9", "#10")
@pytest.mark.parametrize("card", [8, 9, 10])
def test_special_forces_need_a_cell_near_troops(card: int) -> None:
    near = {"saudi-arabia": {**POOR_ALLY, "troops": 1}, "iraq": {**POOR_NEUTRAL, "sleepers": 1}}
    far = {"saudi-arabia": {**POOR_ALLY, "troops": 1}, "syria": {**POOR_NEUTRAL, "sleepers": 1}}
    assert refused(us_holds(card, near), card) == ()
    assert refused(us_holds(card, far), card) == unmet(card)


@rule("#8", "4.8.4")
def test_special_forces_take_any_cell_within_reach() -> None:
    m = us_holds(
        8,
        {
            "iraq": {**POOR_ADVERSARY, "regime_change": "tan", "troops": 1, "sleepers": 1, "actives": 1},
            "iran": {"actives": 1},
            "syria": {**RULED, "sleepers": 1},
            "yemen": {**POOR_NEUTRAL, "sleepers": 1},
        },
        sadr=True,
        events=[54, 58],
        prestige=7,
    )
    play(m, "card:8", "use:event")
    assert m.options(US) == ["country:iran", "country:syria", "country:iraq"]
    twin = m.clone()
    g = table(play(m, "country:syria"))
    assert (g.sleepers[lands.SYRIA], g.cadre[lands.SYRIA], g.prestige) == (0, 1, 7)
    play(twin, "country:iraq")
    assert twin.options(US) == ["cell:sleeper", "cell:active", "cell:sadr"]
    g = table(play(twin, "cell:sadr"))
    assert g.sadr == 0
    assert g.cells(lands.IRAQ) == 2


@rule("#9", "#41")
def test_the_nato_marker_counts_as_troops_for_special_forces() -> None:
    afghanistan = {**POOR_ALLY, "regime_change": "tan"}
    m = us_holds(9, {"afghanistan": afghanistan, "pakistan": {**POOR_NEUTRAL, "sleepers": 2}}, nato="afghanistan")
    g = event(m, 9)
    assert g.sleepers[lands.PAKISTAN] == 1
    assert g.pool == 13


@rule("#10", "6.3.2")
def test_triggered_special_forces_are_the_choice_of_the_us() -> None:
    m = jihadist_triggers(10, {"iraq": {**POOR_ALLY, "troops": 1, "sleepers": 1, "actives": 1}})
    assert m.actors() == (US,)
    assert asked(m) == "ask-cell-to-remove"
    assert table(play(m, "cell:active")).actives[lands.IRAQ] == 0


# --- 11 to 16


@rule("#11", "6.2.4")
@pytest.mark.parametrize(
    ("countries", "prestige", "funding"),
    [
        ({"morocco": RULED}, 8, 7),
        ({"lebanon": RULED}, 7, 9),
        ({"gulf-states": {**FAIR_ALLY, "troops": 10}}, 8, 7),
        ({"gulf-states": {**FAIR_ALLY, "troops": 11}}, 7, 9),
    ],
)
def test_abbas_helps_where_peace_may_come(countries: dict[str, dict[str, object]], prestige: int, funding: int) -> None:
    g = event(us_holds(11, countries, prestige=7, funding=9), 11)
    assert (g.prestige, g.funding) == (prestige, funding)
    assert g.marks == [11]
    assert 11 in g.removed


@rule("#11", "#36", "8.5.6")
@pytest.mark.parametrize(("country", "left"), [("israel", [36]), ("india", [11]), ("russia", [11, 36])])
def test_a_plot_ends_abbas_in_israel_and_the_talks_in_india(country: str, left: list[int]) -> None:
    posture = {} if country == "israel" else {"posture": "soft"}
    m = us_holds(6, {country: {**posture, "plots": [1]}}, events=[11, 36], slot=1, dice=[1])
    play(m, "card:6", "use:reserves")
    assert (table(m).plots, table(m).marks) == ([], left)


@rule("#12", "4.9.4")
def test_al_azhar_costs_funding() -> None:
    g = event(us_holds(12, funding=9, dice=[5]), 12)
    assert g.funding == 5
    assert (g.governance[lands.EGYPT], g.alignment[lands.EGYPT]) == (FAIR, NEUTRAL)
    g = event(us_holds(12, {"egypt": POOR_ALLY, "somalia": RULED}, funding=9), 12)
    assert g.funding == 7
    assert g.governance[lands.EGYPT] == POOR


@rule("#13")
def test_anbar_awakening_needs_troops_in_iraq_or_syria() -> None:
    assert refused(us_holds(13, {"syria": {**POOR_ALLY, "troops": 1}}), 13) == ()
    assert refused(us_holds(13, {"jordan": {**POOR_ALLY, "troops": 1}}), 13) == unmet(13)


@rule("#13", "6.2.8")
def test_anbar_awakening_brings_aid_and_ends_al_anbar() -> None:
    troops = {**POOR_ALLY, "troops": 1}
    m = us_holds(13, {"iraq": troops, "syria": {**troops, "aid": 1}}, prestige=7, events=[58])
    g = event(m, 13, "country:syria")
    assert (g.aid[lands.IRAQ], g.aid[lands.SYRIA]) == (0, 2)
    assert g.prestige == 8
    assert g.marks == [13]
    g = event(us_holds(13, {"iraq": troops}, prestige=7), 13)
    assert g.aid[lands.IRAQ] == 1


@rule("#14")
def test_covert_action_needs_an_adversary() -> None:
    assert refused(us_holds(14, {"syria": POOR_ADVERSARY}), 14) == ()
    assert refused(us_holds(14, {"syria": POOR_NEUTRAL}), 14) == unmet(14)


@rule("#14")
@pytest.mark.parametrize(("die", "alignment"), [(3, ADVERSARY), (4, NEUTRAL)])
def test_covert_action_turns_an_adversary_on_four(die: int, alignment: int) -> None:
    m = us_holds(14, {"syria": POOR_ADVERSARY, "sudan": RULED}, dice=[die])
    g = event(m, 14, "country:sudan")
    assert "covert-action" in said(m)
    assert g.alignment[lands.SUDAN] == alignment
    assert g.governance[lands.SUDAN] == ISLAMIST
    assert g.alignment[lands.SYRIA] == ADVERSARY


@rule("#15")
def test_ethiopia_strikes_islamist_rule_in_somalia_or_sudan() -> None:
    assert refused(us_holds(15, {"yemen": RULED, "sudan": POOR_ADVERSARY}), 15) == unmet(15)
    m = us_holds(15, {"somalia": {**RULED, "sleepers": 2}, "sudan": RULED})
    g = event(m, 15, "country:somalia")
    assert (g.governance[lands.SOMALIA], g.alignment[lands.SOMALIA]) == (POOR, NEUTRAL)
    assert (g.sleepers[lands.SOMALIA], g.regime[lands.SOMALIA]) == (2, 0)
    assert g.governance[lands.SUDAN] == ISLAMIST
    assert 15 in g.removed
    assert event(us_holds(15, {"sudan": RULED}), 15).governance[lands.SUDAN] == POOR


@rule("#16")
def test_euro_islam_sets_benelux() -> None:
    g = event(us_holds(16, funding=9), 16, "posture:hard")
    assert (g.posture[lands.BENELUX], g.funding) == (HARD, 8)
    g = event(us_holds(16, {"benelux": {"posture": "hard"}, "somalia": RULED}, funding=9), 16, "posture:soft")
    assert (g.posture[lands.BENELUX], g.funding) == (SOFT, 9)


@rule("#16", "6.3.2")
def test_a_triggered_euro_islam_is_the_choice_of_the_us() -> None:
    m = jihadist_triggers(16)
    assert m.actors() == (US,)
    assert m.options(US) == ["posture:soft", "posture:hard"]


# --- 17 FSB and 18 Intel Community


@rule("#17")
def test_fsb_discards_what_leads_to_weapons() -> None:
    m = us_holds(17, {"russia": {"posture": "soft", "sleepers": 1}}, jihadist_hand=[50, 65, 69, 71])
    g = event(m, 17)
    assert g.hands[JIHADIST] == [50]
    assert g.discard == [17, 65, 69, 71]
    assert g.sleepers[lands.RUSSIA] == 1
    assert g.known[US] == [50]


@rule("#17")
def test_fsb_takes_a_cell_where_it_finds_no_card() -> None:
    countries = {
        "russia": {"posture": "soft", "sleepers": 1},
        "central-asia": {**POOR_NEUTRAL, "sleepers": 1, "actives": 1},
    }
    m = us_holds(17, countries, jihadist_hand=[50, 51])
    play(m, "card:17", "use:event")
    assert m.view(US)["hands"][JIHADIST]["cards"] == ["card:50", "card:51"]
    assert m.view(None)["hands"][JIHADIST]["cards"] == []
    assert "hand-seen" in said(m, US)
    assert "hand-seen" not in said(m, JIHADIST)
    assert "hand-shown" in said(m, JIHADIST)
    play(m, "country:central-asia", "cell:active")
    assert (table(m).actives[lands.CENTRAL_ASIA], table(m).sleepers[lands.RUSSIA]) == (0, 1)


@rule("#17")
def test_fsb_may_find_neither_card_nor_cell() -> None:
    m = us_holds(17)
    assert event(m, 17).known[US] == [50, 51]
    barrier = m.why_no_undo(US)
    assert barrier is not None
    assert barrier.why.id == "undo-revealed"
    assert asked(m) == "ask-last-card"


@rule("#18")
def test_intel_community_sees_the_hand_and_plays_on() -> None:
    m = us_holds(18, {}, 6, 12, 120, events=[43], funding=9, dice=[6])
    play(m, "card:18", "use:event")
    assert m.view(US)["hands"][JIHADIST]["cards"] == ["card:50", "card:51"]
    assert m.imagine(US, 7).view(US) == m.view(US)
    assert asked(m) == "ask-operation"
    play(m, "op:war-of-ideas")
    assert m.why(US, "country:thailand").rules == ("7.1.1",)  # type: ignore[union-attr]
    play(m, "country:germany")
    assert table(m).posture[lands.GERMANY] == HARD
    assert asked(m) == "ask-extra-card"
    assert m.options(US) == ["card:6", "card:12", "card:120", "done"]
    play(m, "card:6", "use:event")
    g = table(m)
    assert g.funding == 7
    assert (g.slot, g.side, g.table) == (1, US, [])
    assert g.discard == [6, 18]


@rule("#18")
def test_the_extra_card_of_intel_community_is_optional() -> None:
    m = us_holds(18, {}, 12, 120, dice=[6])
    play(m, "card:18", "use:event", "op:war-of-ideas", "country:germany", "done")
    assert table(m).hands[US] == [12, 120]
    assert asked(m) == "ask-card"


@rule("#18", "7.6.2")
def test_the_extra_card_of_intel_community_is_no_reassessment() -> None:
    m = us_holds(18, {}, 43, 44, 47, dice=[6])
    play(m, "card:18", "use:event", "op:war-of-ideas", "country:germany", "card:43", "use:operations")
    assert m.why(US, "op:reassessment").rules == ("7.6.2",)  # type: ignore[union-attr]


@rule("#18")
def test_the_extra_card_of_intel_community_is_not_discarded() -> None:
    m = us_holds(18, {}, 12, dice=[6])
    play(m, "card:18", "use:event", "op:war-of-ideas", "country:germany", "card:12")
    assert m.why(US, "use:discard").rules == ("5.2.4",)  # type: ignore[union-attr]


@rule("#18", "6.3.2")
def test_a_triggered_intel_community_interrupts_the_jihadist() -> None:
    m = jihadist_triggers(18, {}, 12, 120, funding=9, dice=[6, 5])
    assert m.actors() == (US,)
    play(m, "op:war-of-ideas", "country:germany", "card:12", "use:event")
    g = table(m)
    assert (g.funding, g.known[US]) == (5, [50, 51])
    assert m.actors() == (JIHADIST,)
    assert asked(m, JIHADIST) == "ask-operation"
    assert (g.side, g.slot, g.table) == (JIHADIST, 1, [18])


@rule("#18")
def test_intel_community_without_another_card_asks_for_none() -> None:
    m = jihadist_triggers(18, us_hand=[], dice=[6])
    play(m, "op:war-of-ideas", "country:germany")
    assert m.actors() == (JIHADIST,)


# --- 19 to 25


@rule("#19")
@pytest.mark.parametrize("turkey", [{}, GOOD_ALLY, RULED, POOR_NEUTRAL])
def test_kemalist_republic_makes_turkey_a_fair_ally(turkey: dict[str, str]) -> None:
    g = event(us_holds(19, {"turkey": turkey}), 19)
    assert (g.governance[lands.TURKEY], g.alignment[lands.TURKEY]) == (FAIR, ALLY)
    assert 19 in g.discard


@rule("#20")
def test_king_abdullah_makes_jordan_a_fair_ally() -> None:
    g = event(us_holds(20, {"jordan": POOR_ADVERSARY}, prestige=7, funding=9), 20)
    assert (g.governance[lands.JORDAN], g.alignment[lands.JORDAN]) == (FAIR, ALLY)
    assert (g.prestige, g.funding) == (8, 8)
    assert 20 in g.removed


@rule("#21")
@pytest.mark.parametrize(
    ("country", "what", "allowed"),
    [
        ("united-states", {}, True),
        ("yemen", POOR_ALLY, True),
        ("yemen", {"governance": "good", "alignment": "neutral"}, True),
        ("yemen", POOR_NEUTRAL, False),
        ("russia", {"posture": "soft"}, False),
    ],
)
def test_lets_roll_needs_a_plot_among_friends(country: str, what: dict[str, str], allowed: bool) -> None:
    m = us_holds(21, {country: {**what, "plots": [1]}})
    assert refused(m, 21) == (() if allowed else unmet(21))


@rule("#21")
def test_lets_roll_foils_a_plot_draws_and_sets_a_posture() -> None:
    countries = {
        "united-states": {"plots": [2, "wmd"]},
        "yemen": {**POOR_ALLY, "plots": [1]},
        "egypt": {**POOR_NEUTRAL, "plots": [1]},
    }
    m = us_holds(21, countries, wmd=1, deck=[99])
    play(m, "card:21", "use:event")
    assert m.options(US) == ["country:united-states", "country:yemen"]
    play(m, "country:united-states", "marker:2")
    g = table(m)
    assert "wmd-gone" in said(m)
    assert g.hands[US] == [99, 120]
    assert "country:united-states" not in m.options(US)
    assert "country:israel" not in m.options(US)
    assert "country:iran" not in m.options(US)
    play(m, "country:china", "posture:hard")
    assert g.posture[lands.CHINA] == HARD
    assert len(g.plots) == 3


@rule("#21", "7.5.3")
def test_the_plot_foiled_by_lets_roll_is_available_again() -> None:
    m = us_holds(21, {"united-states": {"plots": [3]}})
    play(m, "card:21", "use:event")
    assert asked(m) == "ask-posture-set"
    assert table(m).box == [0, 3, 2, 1, 0]


@rule("#22", "4.8.4")
def test_mossad_and_shin_bet_clear_three_countries() -> None:
    assert refused(us_holds(22, {"egypt": {**POOR_NEUTRAL, "sleepers": 1}}), 22) == unmet(22)
    countries = {
        "israel": {"sleepers": 1},
        "jordan": {**POOR_NEUTRAL, "sleepers": 1, "actives": 2},
        "egypt": {**POOR_NEUTRAL, "sleepers": 1},
    }
    for watched in ("israel", "jordan"):
        assert refused(us_holds(22, {watched: countries[watched]}), 22) == ()
    g = event(us_holds(22, countries), 22)
    assert [g.cells(land) for land in (lands.ISRAEL, lands.JORDAN, lands.LEBANON, lands.EGYPT)] == [0, 0, 0, 1]
    assert [g.cadre[land] for land in (lands.ISRAEL, lands.JORDAN, lands.LEBANON)] == [1, 1, 0]
    assert g.pool == 13
    m = us_holds(22, {"lebanon": {**POOR_NEUTRAL, "actives": 1}})
    assert (event(m, 22).actives[lands.LEBANON], table(m).cadre[lands.LEBANON]) == (0, 1)


@rule("#23", "#24", "#25")
@pytest.mark.parametrize("card", [23, 24, 25])
def test_predator_needs_a_cell_in_a_muslim_country(card: int) -> None:
    assert refused(us_holds(card, {"iran": {"sleepers": 1}}), card) == unmet(card)
    m = us_holds(card, {"pakistan": {**POOR_ADVERSARY, "sleepers": 1}, "syria": {**RULED, "actives": 2}}, events=[80])
    play(m, f"card:{card}", "use:event")
    assert m.options(US) == ["country:syria", "country:pakistan"]
    question = m.question(US)
    assert question is not None
    assert f"#{card}" in question.text("en")
    g = table(play(m, "country:pakistan"))
    assert (g.sleepers[lands.PAKISTAN], g.cadre[lands.PAKISTAN]) == (0, 1)


@rule("#24", "6.3.2.1")
def test_a_triggered_event_waits_for_its_condition() -> None:
    m = jihadist_triggers(24)
    assert "event-cannot-happen" in said(m)
    assert m.actors() == (JIHADIST,)


@rule("#25", "2.1.1")
def test_predator_may_take_the_last_cell_and_win() -> None:
    m = us_holds(25, {"thailand": {"posture": "soft", "sleepers": 0}, "yemen": {**POOR_NEUTRAL, "sleepers": 1}})
    event(m, 25)
    assert m.over
    assert table(m).winner == US
