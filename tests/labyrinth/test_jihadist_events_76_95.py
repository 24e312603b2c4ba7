"""Jihadist events, cards 76 to 95: when each can be played, and what it does."""

from __future__ import annotations

import pytest

from tests.labyrinth.jihadist_table import OCCUPIED, asked, happens, hold, refused, rule_against, said, triggered, truth
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, HARD, NEUTRAL, POOR, SOFT
from theatrum.games.labyrinth.tokens import CARD
from theatrum.testing import match, play, rule

POOR_PAKISTAN = {"pakistan": {"governance": "poor", "alignment": "neutral"}}
EVERYBODY = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 15}}


# --- 76-80 -------------------------------------------------------------------------------------------------------


@rule("#76")
def test_abu_ghurayb_draws_and_turns_an_ally_neutral() -> None:
    jordan = {"jordan": {"governance": "fair", "alignment": "ally"}}
    m = hold(76, {"iraq": OCCUPIED, **jordan}, prestige=7, deck=[5, 6])
    play(m, "card:76", "use:event")
    assert m.options(1) == ["country:jordan", "country:iraq"]
    play(m, "country:jordan")
    g = truth(m)
    assert (g.hands[1], g.prestige, g.alignment[lands.JORDAN]) == ([5, 6, 101], 5, NEUTRAL)
    assert (g.alignment[lands.IRAQ], 76 in g.removed) == (ALLY, True)
    assert refused(hold(76), 76) == ("6.2.6", "#76")


@rule("#76", "6.3.2.2")
def test_abu_ghurayb_triggered_by_the_us_draws_for_the_jihadist() -> None:
    m = triggered(76, {"iraq": OCCUPIED}, prestige=7, deck=[5, 6])
    g = truth(m)
    assert (g.hands[1], g.alignment[lands.IRAQ], g.prestige) == ([5, 6, 101], NEUTRAL, 5)
    m = triggered(76, {"iraq": {**OCCUPIED, "alignment": "neutral"}}, prestige=7)
    assert truth(m).prestige == 5  # there is no Ally to lose


@rule("#77")
def test_al_jazeera_moves_a_country_with_troops_near_saudi_arabia() -> None:
    troops = {
        "saudi-arabia": {"governance": "poor", "alignment": "ally", "troops": 2},
        "gulf-states": {"governance": "fair", "alignment": "ally", "troops": 2},
        "pakistan": {"governance": "poor", "alignment": "ally", "troops": 2},
    }
    m = hold(77, troops)
    play(m, "card:77", "use:event")
    assert m.options(1) == ["country:saudi-arabia", "country:gulf-states"]
    play(m, "country:gulf-states")
    assert truth(m).alignment[lands.GULF_STATES] == NEUTRAL


@rule("#77")
def test_al_jazeera_looks_only_at_troops() -> None:
    assert refused(hold(77, {"pakistan": {"governance": "poor", "alignment": "ally", "troops": 2}}), 77) == (
        "6.2.6",
        "#77",
    )
    for name in ("jordan", "iraq", "gulf-states", "yemen", "saudi-arabia"):
        there = {name: {"governance": "poor", "alignment": "adversary", "troops": 1}}
        assert refused(hold(77, there), 77) == ()
    m = triggered(77, {"jordan": {"governance": "poor", "alignment": "adversary", "troops": 1}})
    assert truth(m).alignment[lands.JORDAN] == ADVERSARY


@rule("#78")
def test_axis_of_evil_searches_the_us_hand_and_makes_it_hard() -> None:
    m = hold(78, us_hand=[12, 103, 105, 106], us_posture="soft", prestige=7, dice=[5, 2, 3])
    assert refused(m, 78) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.hands[0], g.posture[lands.UNITED_STATES], g.prestige) == ([12], HARD, 9)
    assert {103, 105, 106} <= set(g.discard)
    assert "no-such-card" not in said(m)
    m = hold(78, us_hand=[12], prestige=7, dice=[4, 2, 3])
    g = happens(m, 78)
    assert (g.hands[0], g.prestige) == ([12], 5)
    assert "no-such-card" in said(m)


@rule("#79")
def test_clean_operatives_travel_anywhere_or_go_to_ground() -> None:
    m = hold(79, {"iran": {"actives": 1}}, lapsing=[2])
    assert refused(m, 79) == ()
    play(m, "use:event", "country:sudan", "country:united-states", "country:iran")
    g = truth(m)
    assert (g.sleepers[lands.UNITED_STATES], g.sleepers[lands.IRAN], g.actives[lands.IRAN]) == (1, 1, 0)


@rule("#79")
def test_clean_operatives_may_be_one_or_none() -> None:
    two = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 2}}
    g = happens(hold(79, two), 79, "country:united-states", "done")
    assert (g.sleepers[lands.UNITED_STATES], g.sleepers[lands.SUDAN]) == (1, 1)
    m = triggered(79, two)
    assert m.actors() == (1,)
    assert "done" in m.options(1)


@rule("#80")
def test_fata_places_a_cell_and_may_come_again() -> None:
    for events in ([], [80]):
        m = hold(80, POOR_PAKISTAN, events=events)
        assert refused(m, 80) == ()
        play(m, "use:event")
        g = truth(m)
        assert (g.sleepers[lands.PAKISTAN], g.marks, 80 in g.discard) == (1, [80], True)


@rule("#80")
def test_fata_protects_pakistan_from_disrupt() -> None:
    there = {"pakistan": {"governance": "poor", "alignment": "ally", "sleepers": 1}}
    m = hold(101, there, side="us", events=[80])
    play(m, "card:113", "use:operations")
    assert "op:disrupt" not in m.options(0)
    regime = {"pakistan": {**there["pakistan"], "regime_change": "tan", "troops": 6}}
    m = hold(101, regime, side="us", events=[80])
    play(m, "card:113", "use:operations", "op:disrupt", "country:pakistan")
    assert truth(m).actives[lands.PAKISTAN] == 1


# --- 81-83 -------------------------------------------------------------------------------------------------------


@rule("#81")
def test_foreign_fighters_come_in_fives_and_cost_aid_or_besiege() -> None:
    both = {"iraq": {**OCCUPIED, "aid": 1}, "afghanistan": OCCUPIED}
    g = happens(hold(81, both), 81, "country:iraq")
    assert (g.sleepers[lands.IRAQ], g.aid[lands.IRAQ], g.besieged[lands.IRAQ]) == (6, 0, 0)
    m = triggered(81, both)
    assert m.actors() == (1,)
    play(m, "country:afghanistan")
    g = truth(m)
    assert (g.sleepers[lands.AFGHANISTAN], g.besieged[lands.AFGHANISTAN]) == (6, 1)
    assert refused(hold(81), 81) == ("6.2.6", "#81")


@rule("#82")
def test_jihadist_videos_recruit_or_leave_a_cadre() -> None:
    there = {"iraq": {**OCCUPIED, "sleepers": 0}}
    m = hold(82, there, funding=1, lapsing=[114], dice=[4, 1, 2])  # Morocco is tested Poor; then each country rolls
    assert refused(m, 82) == ()
    play(m, "use:event")
    assert asked(m, 1) == "ask-videos"
    assert rule_against(m, 1, "country:sudan") == "#82"
    play(m, "country:morocco")
    assert rule_against(m, 1, "country:morocco") == "#82"
    play(m, "country:iraq", "country:united-states")
    g = truth(m)
    # 1 is enough in the United States, 2 in Morocco, and under Regime Change nothing is rolled.
    assert [g.sleepers[land] for land in (lands.MOROCCO, lands.IRAQ, lands.UNITED_STATES)] == [1, 1, 1]
    assert sum(g.cadre) == 0
    assert g.loaded == []
    g = happens(hold(82, there, dice=[4, 2, 5]), 82, "country:morocco", "country:iraq", "country:united-states")
    assert [g.cadre[land] for land in (lands.MOROCCO, lands.IRAQ, lands.UNITED_STATES)] == [1, 0, 1]


@rule("#82")
def test_jihadist_videos_without_cells_leave_cadres() -> None:
    m = hold(82, {**EVERYBODY, "iraq": {**OCCUPIED, "sleepers": 0}}, dice=[1])
    g = happens(m, 82, "country:morocco", "country:iraq", "country:iran")
    assert [g.cadre[land] for land in (lands.MOROCCO, lands.IRAQ, lands.IRAN)] == [1, 1, 1]
    assert g.governance[lands.MOROCCO] == POOR


@rule("#82", "8.1.2")
def test_jihadist_videos_share_out_the_last_cell() -> None:
    crowd = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 14}}
    sure = {name: {**OCCUPIED, "sleepers": 0, "troops": 5} for name in ("iraq", "afghanistan")}
    m = triggered(82, {**crowd, **sure}, dice=[6])
    play(m, "country:iraq", "country:afghanistan", "country:iran")
    assert asked(m, 1) == "ask-cell-goes"
    play(m, "country:afghanistan")
    g = truth(m)
    assert (g.sleepers[lands.AFGHANISTAN], g.cadre[lands.IRAQ], g.cadre[lands.IRAN]) == (1, 1, 1)


@rule("#83")
def test_kashmir_moves_pakistan_and_places_a_cell() -> None:
    g = happens(hold(83, POOR_PAKISTAN), 83)
    assert (g.alignment[lands.PAKISTAN], g.sleepers[lands.PAKISTAN]) == (ADVERSARY, 1)
    g = happens(hold(83, dice=[5]), 83)
    assert (g.governance[lands.PAKISTAN], g.alignment[lands.PAKISTAN]) == (FAIR, ADVERSARY)
    assert refused(hold(83, events=[36]), 83) == ("6.2.8",)


# --- 84-86 -------------------------------------------------------------------------------------------------------


@rule("#84", "#85")
@pytest.mark.parametrize("card", [84, 85])
def test_a_leak_ends_a_secret_for_good(card: int) -> None:
    allies = {
        "jordan": {"governance": "fair", "alignment": "ally"},
        "egypt": {"governance": "poor", "alignment": "ally"},
    }
    m = hold(card, allies, events=[31, 44], prestige=7, us_posture="soft", dice=[4, 5, 2, 3])
    play(m, f"card:{card}", "use:event")
    assert asked(m, 1) == "ask-leak"
    assert m.options(1) == ["card:31", "card:44"]
    play(m, "card:44", "country:egypt")
    g = truth(m)
    assert (g.marks, g.leaked) == ([31], [44])
    assert "event-ends" in said(m)
    assert (g.posture[lands.UNITED_STATES], g.prestige) == (HARD, 9)  # 4 and one more; then two steps up
    assert (g.alignment[lands.EGYPT], g.alignment[lands.JORDAN]) == (NEUTRAL, ALLY)
    assert g.loaded == []
    m = hold(card, side="us", us_hand=[44, 113], leaked=[44])
    play(m, "card:44")
    assert rule_against(m, 0, "use:event") == "6.2.8"


@rule("#84", "#85")
def test_a_leak_needs_a_secret() -> None:
    assert refused(hold(84), 84) == ("6.2.6", "#84")
    assert refused(hold(85, leaked=[31, 34, 44]), 85) == ("6.2.6", "#85")
    for marker in (31, 34, 44):
        g = happens(hold(84, events=[marker], dice=[1, 5, 1, 1]), 84)
        assert (g.marks, g.leaked) == ([], [marker])


@rule("#84", "#61")
def test_a_leak_of_renditions_frees_detainee_release() -> None:
    m = hold(84, jihadist_hand=[61, 84, 101], events=[44], disrupted=["sudan"], dice=[1, 5, 1, 1])
    play(m, "card:84", "use:event")
    assert refused(m, 61) == ()


@rule("#86")
def test_lebanon_war_places_a_cell_in_a_shia_mix_country() -> None:
    m = triggered(86, prestige=7, dice=[1], us_hand=[86, 113])
    assert m.actors() == (1,)
    assert m.options(1) == [f"country:{lands.IDS[land]}" for land in lands.SHIA_MIX]
    assert m.why(1, "country:iran") is not None
    play(m, "country:turkey")
    g = truth(m)
    assert (g.hands[0], g.prestige, g.sleepers[lands.TURKEY], g.governance[lands.TURKEY]) == ([], 6, 1, POOR)
    assert refused(hold(86), 86) == ()


@rule("#86", "4.9.4", "6.2.4")
def test_lebanon_war_without_cells_can_only_test() -> None:
    m = hold(86, {**EVERYBODY, "iraq": {"governance": "poor", "alignment": "neutral"}}, dice=[6])
    g = happens(m, 86, "country:turkey")
    assert (g.governance[lands.TURKEY], g.cells(lands.TURKEY)) == (FAIR, 0)
    tested = {lands.IDS[land]: {"governance": "poor", "alignment": "neutral"} for land in lands.SHIA_MIX}
    m = hold(86, {**EVERYBODY, **tested})
    happens(m, 86)
    assert asked(m, 1) == "ask-card"


# --- 87-89 Martyrdom Operation -----------------------------------------------------------------------------------


@rule("#87", "#88", "#89")
@pytest.mark.parametrize("card", [87, 88, 89])
def test_martyrdom_operation_spends_a_cell_for_two_plots(card: int) -> None:
    m = hold(card, {"france": {"posture": "soft", "sleepers": 1, "actives": 1}}, wmd=1)
    play(m, f"card:{card}", "use:event", "country:france", "cell:active")
    assert m.options(1) == ["plot:1", "plot:2", "plot:3", "plot:wmd"]
    question = m.question(1)
    assert question is not None
    assert question.secret
    play(m, "plot:3", "plot:wmd")
    g = truth(m)
    assert (g.sleepers[lands.FRANCE], g.actives[lands.FRANCE]) == (1, 0)
    assert asked(m, 1) == "ask-card"  # no third one
    assert [markers.kind_of(plot) for plot in g.plots] == [3, markers.WMD]
    assert [plot["kind"] for plot in m.view(0)["countries"][lands.FRANCE]["plots"]] == ["", ""]


@rule("#87", "4.8.4")
def test_martyrdom_operation_with_the_last_cell_leaves_a_cadre() -> None:
    g = happens(hold(87, {"france": {"posture": "soft", "sleepers": 1}}), 87, "country:france", "plot:1", "plot:2")
    assert (g.cells(lands.FRANCE), g.cadre[lands.FRANCE], g.pool) == (0, 1, 14)


@rule("#87", "#88", "#89")
@pytest.mark.parametrize("card", [87, 88, 89])
def test_martyrdom_operation_needs_a_cell_outside_islamist_rule(card: int) -> None:
    ruled = {"sudan": {"governance": "islamist", "alignment": "adversary", "sleepers": 1}}
    assert refused(hold(card, ruled), card) == ("6.2.6", f"#{card}")
    assert refused(hold(card, {**ruled, "iran": {"sleepers": 1}}), card) == ()
    m = triggered(card, {**ruled, "iran": {"sleepers": 1}})
    assert m.actors() == (1,)
    assert asked(m, 1) == "ask-plot-kind"


@rule("#87")
def test_martyrdom_operation_places_one_plot_where_one_is_left() -> None:
    everything_else = {"iran": {"plots": [1, 1, 1, 2, 2], "sleepers": 1}}
    m = hold(87, everything_else)
    g = happens(m, 87, "country:sudan", "plot:3")
    assert len(g.plots) == 6
    assert "no-plot-available" in said(m)


# --- 90 Quagmire -------------------------------------------------------------------------------------------------


@rule("#90")
def test_quagmire_needs_low_or_medium_prestige_and_a_cell_under_regime_change() -> None:
    assert refused(hold(90, {"iraq": OCCUPIED}, prestige=6), 90) == ()
    assert refused(hold(90, {"iraq": OCCUPIED}, prestige=7), 90) == ("6.2.6", "#90")
    assert refused(hold(90, prestige=6), 90) == ("6.2.6", "#90")


@rule("#90")
def test_quagmire_discards_two_cards_and_makes_the_us_soft() -> None:
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[12, 113, 119, 102], us_posture="hard")
    g = happens(m, 90)
    assert (len(g.hands[0]), g.posture[lands.UNITED_STATES], g.prestige) == (2, SOFT, 5)
    assert 90 in g.discard


@rule("#90")
def test_quagmire_lets_jihadist_events_happen_in_the_order_chosen() -> None:
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[54, 75], us_posture="hard")
    play(m, "card:90", "use:event")
    assert m.actors() == (1,)
    assert asked(m, 1) == "ask-quagmire"
    assert m.options(1) == ["card:54", "card:75"]
    play(m, "card:75")
    g = truth(m)
    assert (g.posture[lands.GERMANY], g.posture[lands.UNITED_STATES], g.prestige) == (SOFT, SOFT, 4)
    assert (g.sadr, g.removed, g.discard, g.table) == (1, [54, 75], [90], [])


@rule("#90")
def test_quagmire_discards_what_cannot_happen_and_holds_an_election() -> None:
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[73, 120], us_posture="hard", dice=[4])
    g = happens(m, 90)
    assert (g.discard, g.removed) == ([73, 90, 120], [])
    assert (g.prestige, g.posture[lands.UNITED_STATES]) == (6, SOFT)
    assert "event-cannot-happen" in said(m)
    assert sorted(args for what, args, _ in m._events() if what.id == "discards") == [(0, CARD + 73), (0, CARD + 120)]


@rule("#90", "#48", "#53")
def test_quagmire_does_not_make_other_cards_the_first_of_the_phase() -> None:
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[48, 53])
    g = happens(m, 90, "card:48")
    assert (g.bound, g.discard) == (0, [48, 53, 90])


@rule("#90", "6.3.2.2")
def test_quagmire_triggered_by_the_us_leaves_its_events_to_the_jihadist() -> None:
    m = triggered(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[50, 90])
    assert m.actors() == (1,)
    assert asked(m, 1) == "ask-cell-placed"
    play(m, "country:iran")
    g = truth(m)
    assert (g.sleepers[lands.IRAN], 50 in g.removed, g.table) == (1, True, [90])


@rule("#90", "#84", "#85")
@pytest.mark.parametrize("first", [84, 85])
def test_quagmire_asks_in_the_name_of_the_card_that_happens(first: int) -> None:
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[84, 85], events=[31, 34, 44], dice=[6, 6, 1, 1])
    play(m, "card:90", "use:event", f"card:{first}")
    assert str(m.question(1)).startswith(f"<Leak (#{first}):")


@rule("#90", "5.3.1")
def test_quagmire_keeps_its_cards_out_of_a_reshuffle() -> None:
    discard = [card for card in range(1, 121) if card not in (63, 76, 90, 101)]  # so the deck is empty
    m = hold(90, {"iraq": OCCUPIED}, prestige=5, us_hand=[63, 76], discard=discard, options={"length": "tournament"})
    g = happens(m, 90, "card:76")
    assert (g.discard, g.removed, g.passes) == ([63, 90], [76], 1)
    assert len(g.hands[1]) == 3


# --- 91-95 -------------------------------------------------------------------------------------------------------


@rule("#91")
def test_regional_al_qaeda_goes_to_two_untested_countries() -> None:
    m = hold(91, dice=[1, 5])
    play(m, "card:91", "use:event")
    assert m.why(1, "country:sudan") is not None
    assert m.why(1, "country:iran") is not None
    play(m, "country:libya")
    assert m.why(1, "country:libya") is not None
    play(m, "country:egypt")
    g = truth(m)
    assert (g.sleepers[lands.LIBYA], g.governance[lands.LIBYA]) == (1, POOR)
    assert (g.sleepers[lands.EGYPT], g.governance[lands.EGYPT]) == (1, FAIR)


@rule("#91")
def test_regional_al_qaeda_doubles_under_islamist_rule() -> None:
    ruled = {"afghanistan": {"governance": "islamist", "alignment": "adversary"}}
    g = happens(hold(91, ruled, dice=[1, 1]), 91, "country:libya", "country:egypt")
    assert (g.sleepers[lands.LIBYA], g.sleepers[lands.EGYPT]) == (2, 2)
    short = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 12}}
    m = triggered(91, {**ruled, **short}, dice=[1, 1])
    play(m, "country:libya", "country:egypt", "country:egypt", "country:egypt")
    g = truth(m)
    assert (g.sleepers[lands.LIBYA], g.sleepers[lands.EGYPT]) == (1, 2)


@rule("#91")
def test_regional_al_qaeda_needs_two_untested_countries() -> None:
    tested: dict[str, dict[str, object]] = {
        lands.IDS[land]: {"governance": "poor", "alignment": "neutral"} for land in lands.MUSLIM
    }
    tested["sudan"] = {"governance": "poor", "alignment": "neutral", "sleepers": 1}
    del tested["libya"]
    assert refused(hold(91, tested), 91) == ("6.2.6", "#91")
    del tested["egypt"]
    m = hold(91, tested, dice=[1, 1])
    play(m, "card:91")
    assert m.why(1, "use:event") is None
    play(m, "use:event", "country:egypt")  # the second is the only one left
    assert truth(m).sleepers[lands.LIBYA] == 1


@rule("#92")
def test_saddam_fills_the_coffers() -> None:
    iraq = {"iraq": {"governance": "poor", "alignment": "adversary"}}
    assert happens(hold(92, iraq, funding=2), 92).funding == 9
    assert refused(hold(92, iraq, events=[27]), 92) == ("6.2.8",)
    for governance, alignment in (("poor", "neutral"), ("fair", "adversary"), ("islamist", "adversary")):
        other = {"iraq": {"governance": governance, "alignment": alignment}}
        assert refused(hold(92, other), 92) == ("6.2.6", "#92")


@rule("#93")
@pytest.mark.parametrize(("governance", "prestige"), [("poor", 6), ("islamist", 4)])
def test_taliban_besiege_afghanistan(governance: str, prestige: int) -> None:
    there = {"afghanistan": {"governance": governance, "alignment": "adversary"}, **POOR_PAKISTAN}
    m = hold(93, there, prestige=7)
    assert refused(m, 93) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.besieged[lands.AFGHANISTAN], g.prestige) == (1, prestige)
    assert (g.sleepers[lands.AFGHANISTAN], g.sleepers[lands.PAKISTAN]) == (1, 1)


@rule("#93")
def test_taliban_with_one_cell_left_choose_and_pakistan_counts_too() -> None:
    there = {
        "afghanistan": {"governance": "poor", "alignment": "adversary"},
        "pakistan": {"governance": "islamist", "alignment": "adversary"},
        "sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 14},
    }
    m = triggered(93, there, prestige=7)
    assert m.actors() == (1,)
    play(m, "country:pakistan")
    g = truth(m)
    assert (g.sleepers[lands.AFGHANISTAN], g.sleepers[lands.PAKISTAN], g.prestige) == (0, 1, 4)


@rule("#94")
def test_door_of_itjihad_worsens_what_was_just_bettered() -> None:
    lately = {
        "jordan": {"governance": "good", "alignment": "ally"},
        "egypt": {"governance": "fair", "alignment": "neutral"},
        "yemen": {"governance": "poor", "alignment": "neutral"},
    }
    m = hold(94, lately, bettered=["jordan", "egypt", "yemen"])
    play(m, "card:94", "use:event")
    assert m.options(1) == ["country:egypt", "country:jordan"]
    play(m, "country:jordan")
    assert (truth(m).governance[lands.JORDAN], truth(m).governance[lands.EGYPT]) == (FAIR, FAIR)
    m = triggered(94, lately, bettered=["jordan", "egypt"])
    assert m.actors() == (1,)
    play(m, "country:egypt")
    assert (truth(m).governance[lands.JORDAN], truth(m).governance[lands.EGYPT]) == (GOOD, POOR)


@rule("#94")
def test_door_of_itjihad_needs_something_bettered_in_this_or_the_last_phase() -> None:
    assert refused(hold(94), 94) == ("6.2.6", "#94")
    m = hold(94, side="us", slot=1, us_hand=[113, 119], jihadist_hand=[94, 101, 102], dice=[5, 1])
    play(m, "card:113", "use:operations", "op:war-of-ideas", "country:libya")
    assert (truth(m).governance[lands.LIBYA], truth(m).side) == (FAIR, 1)
    g = happens(m, 94)
    assert g.governance[lands.LIBYA] == POOR


@rule("#94", "6.2.4")
def test_door_of_itjihad_is_played_in_vain_where_nothing_is_left_to_lose() -> None:
    m = hold(94, {"yemen": {"governance": "poor", "alignment": "neutral"}}, bettered=["yemen"])
    g = happens(m, 94)
    assert (g.governance[lands.YEMEN], asked(m, 1), 94 in g.discard) == (POOR, "ask-card", True)


@rule("#94")
def test_what_the_set_up_has_tested_is_nothing_for_door_of_itjihad() -> None:
    m = match("labyrinth", seed=2, scenario="anaconda", dice=[6, 6, 6])
    play(m, "country:jordan", "country:morocco", "country:egypt")
    assert truth(m).governance[lands.JORDAN] == FAIR
    assert truth(m).bettered == [[], []]


@rule("#95")
@pytest.mark.parametrize(("governance", "funding"), [("good", 3), ("fair", 4), ("poor", 5), ("islamist", 9)], ids=str)
def test_wahhabism_pays_by_the_governance_of_saudi_arabia(governance: str, funding: int) -> None:
    alignment = "adversary" if governance == "islamist" else "ally"
    m = hold(95, {"saudi-arabia": {"governance": governance, "alignment": alignment}}, funding=2)
    assert refused(m, 95) == ()
    play(m, "use:event")
    assert truth(m).funding == funding
