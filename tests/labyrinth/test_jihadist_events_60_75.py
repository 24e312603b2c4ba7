"""Jihadist events, cards 60 to 75: when each can be played, and what it does."""

from __future__ import annotations

from tests.labyrinth.jihadist_table import asked, happens, hold, refused, rule_against, said, triggered, truth
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import ADVERSARY, FAIR, HARD, NEUTRAL, POOR, SOFT
from theatrum.testing import play, rule

IRAQ_ADVERSARY = {"iraq": {"governance": "poor", "alignment": "adversary"}}


# --- 60-64 -------------------------------------------------------------------------------------------------------


@rule("#60")
def test_bhutto_shot_ends_and_blocks_benazir_bhutto() -> None:
    pakistan = {"pakistan": {"governance": "poor", "alignment": "neutral", "sleepers": 1}}
    g = happens(hold(60, pakistan, events=[33]), 60)
    assert (g.marks, 60 in g.removed) == ([60], True)
    assert refused(hold(60), 60) == ("6.2.6", "#60")
    m = hold(101, pakistan, side="us", us_hand=[33, 113], events=[60])
    play(m, "card:33")
    assert rule_against(m, 0, "use:event") == "6.2.8"


@rule("#61")
def test_detainee_release_returns_to_a_disrupted_country_and_draws() -> None:
    lately = {"yemen": {"governance": "poor", "alignment": "ally"}, "spain": {"posture": "hard", "cadre": 1}}
    m = hold(61, lately, disrupted=["yemen", "spain"], deck=[5])
    play(m, "card:61", "use:event")
    assert m.options(1) == ["country:spain", "country:yemen"]
    play(m, "country:spain")
    g = truth(m)
    assert (g.sleepers[lands.SPAIN], g.cadre[lands.SPAIN]) == (1, 0)
    assert g.hands[1] == [5, 101]


@rule("#61")
def test_detainee_release_needs_a_disrupt_and_neither_gtmo_nor_renditions() -> None:
    assert refused(hold(61), 61) == ("6.2.6", "#61")
    assert refused(hold(61, disrupted=["sudan"]), 61) == ()
    assert refused(hold(61, disrupted=["sudan"], lapsing=[114]), 61) == ("6.2.8",)
    assert refused(hold(61, disrupted=["sudan"], events=[44]), 61) == ("6.2.8",)


@rule("#61")
def test_detainee_release_reaches_back_one_action_phase() -> None:
    spain = {"spain": {"posture": "soft", "sleepers": 1}}
    m = hold(61, spain, side="us", slot=1, us_hand=[113, 119], jihadist_hand=[61, 101, 102])
    play(m, "card:113", "use:operations", "op:disrupt", "country:spain")
    assert truth(m).side == 1
    play(m, "card:61", "use:event")
    assert truth(m).cells(lands.SPAIN) == 2
    m = hold(61, spain, side="us", slot=1, us_hand=[113, 114, 117, 119], jihadist_hand=[61, 101, 102, 104])
    play(m, "card:113", "use:operations", "op:disrupt", "country:spain")
    for card in ("card:101", "card:102"):
        play(m, card, "use:reserves")
    for card in ("card:114", "card:117"):
        play(m, card, "use:operations", "op:war-of-ideas", "country:canada")
    assert refused(m, 61) == ("6.2.6", "#61")


@rule("#61", "6.3.2.2")
def test_detainee_release_triggered_after_a_disrupt_of_the_same_card() -> None:
    spain = {"spain": {"posture": "soft", "sleepers": 1}}
    m = hold(101, spain, side="us", us_hand=[61, 113, 119], deck=[5])
    play(m, "card:61", "use:operations", "order:operations", "op:disrupt", "country:spain")
    g = truth(m)
    assert (g.sleepers[lands.SPAIN], g.actives[lands.SPAIN]) == (1, 1)
    assert g.hands[1] == [5, 101]


@rule("#62")
def test_ex_kgb_takes_the_ctr_marker_from_russia_and_nothing_else() -> None:
    m = hold(62, ctr=["russia"])
    g = happens(m, 62)
    assert (g.ctr, g.marks, asked(m, 1)) == ([], [], "ask-card")
    assert g.posture[lands.CAUCASUS] == g.governance[lands.CENTRAL_ASIA] == 0
    assert "ctr-removed" in said(m)
    g = happens(
        hold(62, {"central-asia": {"governance": "poor", "alignment": "ally"}}, ctr=["russia", "central-asia"]), 62
    )
    assert (g.ctr, g.marks) == ([lands.CENTRAL_ASIA], [3])


@rule("#62")
def test_ex_kgb_turns_the_caucasus_or_central_asia() -> None:
    for posture, opposite in (("hard", SOFT), ("soft", HARD)):
        m = hold(62, us_posture=posture)
        assert refused(m, 62) == ()
        play(m, "use:event", "country:caucasus")
        assert truth(m).posture[lands.CAUCASUS] == opposite
    g = happens(hold(62, dice=[1]), 62, "country:central-asia")
    assert (g.governance[lands.CENTRAL_ASIA], g.alignment[lands.CENTRAL_ASIA]) == (POOR, ADVERSARY)
    m = triggered(62)
    assert m.actors() == (1,)


@rule("#63")
def test_gaza_war_moves_both_tracks_and_costs_a_card() -> None:
    m = hold(63, funding=5, prestige=5, us_hand=[113])
    assert refused(m, 63) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.funding, g.prestige, g.hands[0]) == (6, 4, [])


@rule("#64")
def test_hariri_killed_turns_syria_away() -> None:
    for before, after in ((FAIR, POOR), (POOR, POOR)):
        syria = {"governance": ("", "good", "fair", "poor")[before], "alignment": "neutral"}
        m = hold(64, {"syria": syria}, dice=[6])
        assert refused(m, 64) == ()
        play(m, "use:event")
        g = truth(m)
        assert (g.governance[lands.SYRIA], g.alignment[lands.SYRIA]) == (after, ADVERSARY)
        assert (g.governance[lands.LEBANON], g.alignment[lands.LEBANON]) == (FAIR, NEUTRAL)
        assert 64 in g.removed


@rule("#64", "4.9.4")
def test_hariri_killed_tests_syria_before_it_worsens() -> None:
    g = happens(hold(64, dice=[1, 6]), 64)
    assert (g.governance[lands.LEBANON], g.governance[lands.SYRIA]) == (POOR, POOR)
    assert (g.alignment[lands.SYRIA], g.loaded) == (ADVERSARY, [])


# --- 65, 69, 71: weapons of mass destruction ---------------------------------------------------------------------

RUSSIA = {"russia": {"posture": "soft", "sleepers": 1}}
ASIA = {"central-asia": {"governance": "poor", "alignment": "neutral", "sleepers": 1}}


@rule("#65", "4.7.8.1")
def test_heu_succeeds_by_the_governance_of_the_country_chosen() -> None:
    m = hold(65, {**RUSSIA, **ASIA}, dice=[3])
    play(m, "card:65", "use:event")
    assert m.options(1) == ["country:russia", "country:central-asia"]
    play(m, "country:central-asia")
    g = truth(m)
    assert (g.wmd_events, g.box[markers.WMD], 65 in g.removed) == (2, 1, True)
    g = happens(hold(65, {**RUSSIA, **ASIA}, dice=[3]), 65, "country:russia")
    assert (g.wmd_events, g.box[markers.WMD]) == (3, 0)
    assert (g.cells(lands.RUSSIA), g.cadre[lands.RUSSIA], 65 in g.removed) == (0, 1, True)


@rule("#65", "#3")
def test_heu_needs_a_cell_where_no_ctr_marker_lies() -> None:
    assert refused(hold(65), 65) == ("6.2.6", "#65")
    assert refused(hold(65, RUSSIA), 65) == ()
    assert refused(hold(65, RUSSIA, ctr=["russia"]), 65) == ("6.2.6", "#65")
    m = hold(65, {**RUSSIA, **ASIA}, ctr=["russia"], dice=[3])
    assert happens(m, 65).box[markers.WMD] == 1  # only Central Asia is left, so nothing is asked


@rule("#65", "6.3.2.2")
def test_heu_triggered_by_the_us_is_decided_by_the_jihadist() -> None:
    m = triggered(65, {**RUSSIA, **ASIA}, dice=[1])
    assert m.actors() == (1,)
    play(m, "country:russia")
    assert truth(m).wmd_events == 2


@rule("#69")
def test_kazakh_strain_is_sought_in_central_asia() -> None:
    g = happens(hold(69, ASIA, dice=[3]), 69)
    assert (g.wmd_events, g.box[markers.WMD], 69 in g.removed) == (2, 1, True)
    g = happens(hold(69, ASIA, dice=[4]), 69)
    assert (g.wmd_events, g.cadre[lands.CENTRAL_ASIA], 69 in g.removed) == (3, 1, True)
    assert refused(hold(69, RUSSIA), 69) == ("6.2.6", "#69")
    assert refused(hold(69, ASIA, ctr=["central-asia"]), 69) == ("6.2.6", "#69")
    ruled = {"central-asia": {"governance": "islamist", "alignment": "adversary", "sleepers": 1}}
    assert happens(hold(69, ruled), 69).box[markers.WMD] == 1


@rule("#71")
def test_loose_nuke_is_sought_in_russia() -> None:
    g = happens(hold(71, RUSSIA, dice=[2]), 71)
    assert (g.wmd_events, g.box[markers.WMD], 71 in g.removed) == (2, 1, True)
    g = happens(hold(71, RUSSIA, dice=[3]), 71)
    assert (g.wmd_events, g.cadre[lands.RUSSIA], 71 in g.removed) == (3, 1, True)
    assert refused(hold(71, ASIA), 71) == ("6.2.6", "#71")
    assert refused(hold(71, RUSSIA, ctr=["russia"]), 71) == ("6.2.6", "#71")


@rule("#71", "4.7.8.1")
def test_one_die_is_rolled_for_one_weapon() -> None:
    g = happens(hold(71, RUSSIA, dice=[3, 1]), 71)
    assert (g.box[markers.WMD], g.loaded) == (0, [1])
    g = happens(hold(71, RUSSIA, dice=[1], wmd=3), 71)  # the other events have emptied the box
    assert (g.wmd_events, g.box[markers.WMD], g.cells(lands.RUSSIA)) == (0, 3, 1)


# --- 66-68, 70, 72, 73 -------------------------------------------------------------------------------------------


@rule("#66")
def test_homegrown_places_a_cell_in_the_united_kingdom() -> None:
    m = hold(66, dice=[1])
    assert refused(m, 66) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.sleepers[lands.UNITED_KINGDOM], g.posture[lands.UNITED_KINGDOM], 66 in g.discard) == (1, SOFT, True)


@rule("#67")
def test_islamic_jihad_union_places_two_cells_or_chooses() -> None:
    afghanistan = {"afghanistan": {"governance": "islamist", "alignment": "adversary"}}
    m = hold(67, afghanistan, dice=[1])
    assert refused(m, 67) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.sleepers[lands.CENTRAL_ASIA], g.sleepers[lands.AFGHANISTAN], 67 in g.removed) == (1, 1, True)
    few = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 14}}
    m = triggered(67, {**afghanistan, **few}, dice=[1])
    assert m.actors() == (1,)
    assert truth(m).governance[lands.CENTRAL_ASIA] == POOR  # tested before the choice
    play(m, "country:afghanistan")
    g = truth(m)
    assert (g.sleepers[lands.CENTRAL_ASIA], g.sleepers[lands.AFGHANISTAN]) == (0, 1)


@rule("#67", "4.6.3")
def test_nothing_is_asked_where_the_track_holds_just_enough() -> None:
    enough = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 13}}
    m = hold(67, {**enough, "afghanistan": {"governance": "poor", "alignment": "neutral"}}, dice=[1])
    g = happens(m, 67)
    assert (g.sleepers[lands.CENTRAL_ASIA], g.sleepers[lands.AFGHANISTAN], asked(m, 1)) == (1, 1, "ask-card")


@rule("#68")
def test_jemaah_islamiya_places_two_cells() -> None:
    m = hold(68, dice=[2])
    assert refused(m, 68) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.sleepers[lands.INDONESIA_MALAYSIA], g.governance[lands.INDONESIA_MALAYSIA]) == (2, POOR)


@rule("#70")
def test_lashkar_e_tayyiba_places_two_cells_unless_there_are_talks() -> None:
    pakistan = {"pakistan": {"governance": "poor", "alignment": "ally"}}
    g = happens(hold(70, pakistan, dice=[5]), 70)
    assert (g.sleepers[lands.PAKISTAN], g.sleepers[lands.INDIA], g.posture[lands.INDIA]) == (1, 1, HARD)
    assert refused(hold(70, events=[36]), 70) == ("6.2.8",)


@rule("#72")
def test_opium_places_three_cells_or_all() -> None:
    for governance, cells in (("poor", 4), ("islamist", 14)):
        there = {"afghanistan": {"governance": governance, "alignment": "adversary", "sleepers": 1}}
        assert happens(hold(72, there), 72).sleepers[lands.AFGHANISTAN] == cells
    assert refused(hold(72), 72) == ("6.2.6", "#72")


@rule("#73")
def test_pirates_keep_funding_up_while_the_coast_is_islamist() -> None:
    for name in ("somalia", "yemen"):
        coast = {name: {"governance": "islamist", "alignment": "adversary"}}
        g = happens(hold(73, coast), 73)
        assert (73 in g.marks, 73 in g.removed) == (True, True)
        m = hold(101, coast, events=[73], funding=5, prestige=7, us_hand=[], jihadist_hand=[101])
        play(m, "card:101", "use:reserves")
        assert truth(m).funding == 5
    assert refused(hold(73), 73) == ("6.2.6", "#73")
    m = hold(101, events=[73], funding=5, us_hand=[], jihadist_hand=[101])
    play(m, "card:101", "use:reserves")
    assert truth(m).funding == 4


# --- 74, 75 ------------------------------------------------------------------------------------------------------


@rule("#74")
def test_schengen_visas_let_two_cells_travel_without_dice() -> None:
    cells = {"france": {"posture": "soft", "actives": 1}}
    m = hold(74, cells, dice=[5])
    play(m, "card:74", "use:event", "country:sudan")
    assert rule_against(m, 1, "country:canada") == "#74"
    assert len(m.options(1)) == 7
    play(m, "country:germany", "country:france")
    g = truth(m)
    assert (g.sleepers[lands.GERMANY], g.posture[lands.GERMANY]) == (1, HARD)
    assert (g.sleepers[lands.FRANCE], g.actives[lands.FRANCE]) == (1, 0)
    assert g.loaded == []


@rule("#74")
def test_schengen_visas_are_for_up_to_two_and_pass_biometrics() -> None:
    m = hold(74, lapsing=[2], dice=[1])
    assert refused(m, 74) == ()
    play(m, "use:event")
    assert "country:italy" in m.options(1)
    play(m, "country:italy")
    assert truth(m).sleepers[lands.ITALY] == 1  # no second cell is left to travel
    m = triggered(74)
    assert m.actors() == (1,)
    play(m, "done")
    assert truth(m).sleepers[lands.SUDAN] == 1


@rule("#75")
def test_schroeder_and_chirac_turn_soft_against_a_hard_us() -> None:
    g = happens(hold(75, {"germany": {"posture": "hard"}}, prestige=7, us_posture="hard"), 75)
    assert (g.posture[lands.GERMANY], g.posture[lands.FRANCE], g.prestige, 75 in g.removed) == (SOFT, SOFT, 6, True)
    assert refused(hold(75, us_posture="soft"), 75) == ("6.2.6", "#75")
