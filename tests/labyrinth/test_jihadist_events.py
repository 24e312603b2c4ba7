"""Jihadist events, cards 48 to 59: when each can be played, and what it does."""

from __future__ import annotations

import pytest

from tests.labyrinth.jihadist_table import OCCUPIED, asked, happens, hold, refused, rule_against, said, triggered, truth
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import FAIR, HARD, NEUTRAL, SOFT
from theatrum.testing import play, rule

IRAQ_ADVERSARY = {"iraq": {"governance": "poor", "alignment": "adversary"}}


# --- 48 Adam Gadahn ----------------------------------------------------------------------------------------------


@rule("#48")
def test_adam_gadahn_sends_the_second_card_to_the_united_states() -> None:
    m = hold(48, jihadist_hand=[48, 79, 101], dice=[2, 3, 1])
    g = happens(m, 48)
    assert g.bound == 48
    assert 48 in g.discard
    play(m, "card:79")
    g = truth(m)
    assert g.sleepers[lands.UNITED_STATES] == 2
    assert g.loaded == []
    assert {48, 79} <= set(g.discard)
    assert g.hands[1] == [101]
    assert (g.side, g.bound) == (0, 0)


@rule("#48")
def test_adam_gadahn_opens_a_jihadist_phase_and_needs_an_available_cell() -> None:
    assert refused(hold(48), 48) == ()
    assert refused(hold(48, slot=1), 48) == ("6.2.6", "#48")
    crowded = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 5}}
    assert refused(hold(48, crowded, funding=3), 48) == ("6.2.6", "#48")
    assert refused(hold(48, crowded, funding=4), 48) == ()


@rule("#48")
def test_adam_gadahn_waives_the_us_event_but_not_the_election() -> None:
    m = hold(48, jihadist_hand=[12, 48, 101], dice=[3, 1], funding=9)
    play(m, "card:48", "use:event", "card:12")
    g = truth(m)
    assert g.funding == 9  # Al-Azhar would have cut it
    assert g.sleepers[lands.UNITED_STATES] == 1
    m = hold(48, jihadist_hand=[48, 101, 120], dice=[1, 6, 6, 6], us_posture="hard", prestige=7)
    play(m, "card:48", "use:event", "card:120")
    g = truth(m)
    assert (g.posture[lands.UNITED_STATES], g.prestige, g.sleepers[lands.UNITED_STATES]) == (SOFT, 6, 0)
    assert "election" in said(m)


@rule("#48")
def test_adam_gadahn_is_limited_by_funding_and_helped_by_reserves() -> None:
    crowded = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 4}}
    m = hold(48, crowded, jihadist_hand=[48, 101, 114], funding=3, reserves=(0, 2), dice=[1, 2, 1])
    play(m, "card:48", "use:event", "card:101", "use:boosted")
    g = truth(m)
    assert g.sleepers[lands.UNITED_STATES] == 1
    assert g.reserves == [0, 0]
    assert g.loaded == []


@rule("#48", "6.3.3.1")
def test_reserves_cannot_raise_a_second_card_of_value_three() -> None:
    m = hold(48, jihadist_hand=[48, 79, 101], reserves=(0, 2), dice=[6, 6, 6])
    play(m, "card:48", "use:event", "card:79")
    assert (m.actors(), truth(m).reserves) == ((0,), [0, 2])


@rule("#48")
def test_adam_gadahn_as_the_last_card_binds_nothing() -> None:
    m = hold(48, jihadist_hand=[48])
    g = happens(m, 48)
    assert (g.side, g.bound) == (0, 0)


@rule("#48", "#53")
def test_cards_that_open_a_phase_are_not_triggered_by_the_us() -> None:
    for card in (48, 53):
        m = triggered(card)
        assert truth(m).bound == 0
        assert "event-cannot-happen" in said(m)


# --- 49-52 -------------------------------------------------------------------------------------------------------


@rule("#49")
def test_al_ittihad_al_islami_places_a_cell_in_somalia() -> None:
    m = hold(49, dice=[5])
    assert refused(m, 49) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.sleepers[lands.SOMALIA], g.governance[lands.SOMALIA], g.alignment[lands.SOMALIA]) == (1, FAIR, NEUTRAL)
    assert g.pool == 13
    assert 49 in g.removed


@rule("#50")
def test_ansar_al_islam_chooses_iraq_or_iran() -> None:
    for name, land in (("iraq", lands.IRAQ), ("iran", lands.IRAN)):
        g = happens(hold(50, IRAQ_ADVERSARY), 50, f"country:{name}")
        assert g.sleepers[land] == 1
        assert 50 in g.removed


@rule("#50")
def test_ansar_al_islam_needs_iraq_fair_or_worse() -> None:
    assert refused(hold(50), 50) == ("6.2.6", "#50")
    assert refused(hold(50, {"iraq": {"governance": "good", "alignment": "ally"}}), 50) == ("6.2.6", "#50")
    for level in ("fair", "poor", "islamist"):
        assert refused(hold(50, {"iraq": {"governance": level, "alignment": "neutral"}}), 50) == ()


@rule("#50", "6.2.4")
def test_ansar_al_islam_without_cells_on_the_track_still_leaves_the_game() -> None:
    everybody = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 15}}
    m = triggered(50, {**IRAQ_ADVERSARY, **everybody}, dice=[6])
    g = truth(m)
    assert g.cells(lands.IRAQ) == g.cells(lands.IRAN) == 0
    play(m, "op:war-of-ideas", "country:germany")
    assert (50 in g.removed, 50 in g.discard) == (True, False)


@rule("#50", "6.3.2.2")
def test_ansar_al_islam_triggered_by_the_us_is_decided_by_the_jihadist() -> None:
    m = triggered(50, IRAQ_ADVERSARY)
    assert m.actors() == (1,)
    assert asked(m, 1) == "ask-cell-placed"
    play(m, "country:iran")
    assert truth(m).sleepers[lands.IRAN] == 1


@rule("#51")
def test_fres_place_four_cells_or_two() -> None:
    troops = {"iraq": {"governance": "poor", "alignment": "ally", "troops": 1}}
    assert happens(hold(51, troops), 51).sleepers[lands.IRAQ] == 4
    assert happens(hold(51, troops, events=[27]), 51).sleepers[lands.IRAQ] == 2
    assert refused(hold(51, IRAQ_ADVERSARY), 51) == ("6.2.6", "#51")
    few = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 12}}
    assert happens(hold(51, {**troops, **few}), 51).sleepers[lands.IRAQ] == 3


@rule("#52")
def test_ieds_cost_the_us_a_card() -> None:
    g = happens(hold(52, {"iraq": OCCUPIED}, us_hand=[113]), 52)
    assert (g.hands[0], 113 in g.discard) == ([], True)
    g = happens(hold(52, {"iraq": OCCUPIED}), 52)
    assert len(g.hands[0]) == 1
    g = happens(hold(52, {"iraq": OCCUPIED}, us_hand=[]), 52)
    assert 52 in g.discard
    assert refused(hold(52, {"iraq": {**OCCUPIED, "sleepers": 0}}), 52) == ("6.2.6", "#52")


@rule("#52", "#120")
def test_a_discarded_election_takes_effect() -> None:
    g = happens(hold(52, {"iraq": OCCUPIED}, us_hand=[120], dice=[2], prestige=5), 52)
    assert g.posture[lands.UNITED_STATES] == SOFT
    assert g.prestige == 4  # Israel stays Hard, so the world stands apart


# --- 53 Madrassas ------------------------------------------------------------------------------------------------


@rule("#53")
def test_madrassas_recruit_with_both_cards_whatever_the_funding() -> None:
    poor = {
        "yemen": {"governance": "poor", "alignment": "neutral"},
        "iraq": {"governance": "fair", "alignment": "ally"},
    }
    m = hold(53, poor, jihadist_hand=[53, 101, 102], funding=1, dice=[3, 1, 4])
    play(m, "card:53", "use:event")
    assert asked(m, 1) == "ask-recruit"
    assert rule_against(m, 1, "country:iraq") == "#53"
    assert m.why(1, "country:libya") is not None  # untested
    play(m, "country:yemen")
    assert truth(m).sleepers[lands.YEMEN] == 1
    play(m, "card:102", "country:sudan", "country:yemen")
    g = truth(m)
    assert (g.sleepers[lands.SUDAN], g.sleepers[lands.YEMEN]) == (2, 1)  # each country rolls its own die
    assert g.hands[1] == [101]
    assert {53, 102} <= set(g.discard)
    assert g.side == 0
    assert g.loaded == []


@rule("#53")
def test_madrassas_only_open_a_phase_and_gtmo_does_not_stop_them() -> None:
    assert refused(hold(53), 53) == ()
    assert refused(hold(53, lapsing=[114]), 53) == ()
    assert refused(hold(53, slot=1), 53) == ("6.2.6", "#53")


@rule("#53", "6.3.2.1")
@pytest.mark.parametrize(("order", "before"), [("order:event", 5), ("order:operations", 9)])
def test_a_us_event_on_the_second_card_of_madrassas_happens_once(order: str, before: int) -> None:
    egypt = {"egypt": {"governance": "poor", "alignment": "neutral"}}
    m = hold(53, egypt, jihadist_hand=[12, 53, 101], funding=9, dice=[6, 1, 6])
    play(m, "card:53", "use:event", "country:sudan", "card:12")
    assert asked(m, 1) == "ask-order"
    g = truth(play(m, order))
    assert g.funding == before
    play(m, "country:sudan", "country:sudan")
    assert (g.sleepers[lands.SUDAN], g.funding) == (2, 5)


@rule("#53")
def test_madrassas_without_cells_on_the_track_ask_nothing() -> None:
    everybody = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 15}}
    m = hold(53, everybody)
    g = happens(m, 53)
    assert (asked(m, 1), g.bound) == ("ask-card", 53)
    play(m, "card:101")
    assert truth(m).side == 0


# --- 54-58 -------------------------------------------------------------------------------------------------------


@rule("#54")
def test_sadr_is_an_active_cell_that_comes_from_no_track() -> None:
    troops = {"iraq": {"governance": "poor", "alignment": "ally", "troops": 2}}
    g = happens(hold(54, troops), 54)
    assert (g.sadr, g.cells(lands.IRAQ), g.pool, 54 in g.marks, 54 in g.removed) == (1, 1, 14, True, True)
    assert refused(hold(54, IRAQ_ADVERSARY), 54) == ("6.2.6", "#54")


@rule("#54")
def test_sadr_cannot_travel() -> None:
    m = hold(79, {"iraq": {"governance": "poor", "alignment": "ally"}, "iran": {"sleepers": 1}}, sadr=True)
    play(m, "card:79", "use:event")
    assert m.why(1, "country:iraq") is not None
    assert m.options(1) == ["country:iran", "country:sudan", "done"]


@rule("#55")
@pytest.mark.parametrize(("dice", "land"), [([4], lands.CHINA), ([5, 1], lands.CENTRAL_ASIA)], ids=["soft", "hard"])
def test_uyghur_jihad_depends_on_china(dice: list[int], land: int) -> None:
    m = hold(55, dice=dice)
    assert refused(m, 55) == ()
    play(m, "use:event")
    g = truth(m)
    assert (g.sleepers[land], g.loaded, 55 in g.removed) == (1, [], True)


@rule("#56")
def test_vieira_de_mello_slain_costs_prestige_and_blocks_nation_building() -> None:
    g = happens(hold(56, {"iraq": OCCUPIED}, prestige=7), 56)
    assert (g.prestige, 56 in g.marks, 56 in g.removed) == (6, True, True)
    assert refused(hold(56), 56) == ("6.2.6", "#56")
    m = hold(101, {"iraq": OCCUPIED}, side="us", us_hand=[30, 113], events=[56])
    play(m, "card:30")
    assert rule_against(m, 0, "use:event") == "6.2.8"


@rule("#57")
def test_abu_sayyaf_settles_in_the_philippines_unless_there_are_talks() -> None:
    g = happens(hold(57, dice=[5]), 57)
    assert (g.sleepers[lands.PHILIPPINES], g.posture[lands.PHILIPPINES]) == (1, HARD)
    assert (57 in g.marks, 57 in g.removed) == (True, True)
    assert refused(hold(57, events=[4]), 57) == ("6.2.8",)


@rule("#57")
def test_plots_in_the_philippines_cost_prestige_unless_troops_outnumber_cells() -> None:
    def islands(troops: int) -> dict[str, dict[str, object]]:
        return {"philippines": {"posture": "soft", "sleepers": 2, "troops": troops}}

    for troops, prestige in ((0, 5), (1, 5), (2, 7)):
        m = hold(87, islands(troops), events=[57])
        g = happens(m, 87, "country:philippines", "plot:1", "plot:1")
        assert g.prestige == prestige
    assert happens(hold(87, islands(0)), 87, "country:philippines", "plot:1", "plot:1").prestige == 7
    assert happens(hold(87, islands(0), events=[57]), 87, "country:sudan", "plot:1", "plot:1").prestige == 7


@rule("#58")
def test_al_anbar_places_a_cell_unless_anbar_awakens() -> None:
    g = happens(hold(58, IRAQ_ADVERSARY), 58)
    assert (g.sleepers[lands.IRAQ], 58 in g.marks, 58 in g.removed) == (1, True, True)
    assert refused(hold(58, events=[13]), 58) == ("6.2.8",)


@rule("#58", "7.4.2")
@pytest.mark.parametrize(
    ("country", "events", "left"),
    [("iraq", [58], 2), ("syria", [58], 2), ("jordan", [58], 1), ("iraq", [], 1)],
)
def test_al_anbar_leaves_one_cell_to_a_disrupt_in_iraq_and_syria(country: str, events: list[int], left: int) -> None:
    ally = {"governance": "fair", "alignment": "ally", "troops": 2, "actives": 3}
    m = hold(58, {country: ally}, side="us", us_hand=[14, 113], events=events)
    play(m, "card:14", "use:operations", "op:disrupt", f"country:{country}")
    assert truth(m).actives[lands.IDS.index(country)] == left


@rule("#58", "7.4.1")
def test_al_anbar_protects_cadres_in_iraq_and_syria() -> None:
    ally = {"governance": "fair", "alignment": "ally", "cadre": 1}
    cadres = dict.fromkeys(("iraq", "syria", "jordan"), ally)
    for events, within in (([58], ["country:jordan"]), ([], ["country:jordan", "country:syria", "country:iraq"])):
        m = hold(58, cadres, side="us", us_hand=[14, 113], events=events)
        play(m, "card:14", "use:operations", "op:disrupt")
        assert m.options(0) == within
        assert rule_against(m, 0, "country:iraq") == ("#58" if events else "")


# --- 59 Amerithrax -----------------------------------------------------------------------------------------------


@rule("#59")
def test_amerithrax_takes_the_highest_us_card() -> None:
    m = hold(59, us_hand=[2, 14, 22, 113, 80])
    assert refused(m, 59) == ()
    play(m, "use:event")
    assert m.actors() == (0,)
    assert asked(m, 0) == "ask-highest-card"
    assert m.options(0) == ["card:14", "card:22"]
    for other in ("card:2", "card:80", "card:113"):
        assert rule_against(m, 0, other) == "#59"
    play(m, "card:22")
    g = truth(m)
    assert (g.hands[0], 22 in g.discard, g.promised) == ([2, 14, 80, 113], True, 0)


@rule("#59")
def test_amerithrax_asks_about_a_single_card_and_finds_none_without_us_cards() -> None:
    m = hold(59, us_hand=[2, 45, 113])
    play(m, "card:59", "use:event")
    assert m.options(0) == ["card:45"]
    m = hold(59, us_hand=[80, 113])
    g = happens(m, 59)
    assert g.hands[0] == [80, 113]
    assert "no-such-card" in said(m)
    barrier = m.why_no_undo(1)
    assert barrier is not None
    assert barrier.why.id == "undo-revealed"


@rule("#59")
def test_amerithrax_can_be_answered_in_every_imagined_world() -> None:
    m = hold(59, us_hand=[45, 113])
    play(m, "card:59", "use:event")
    for seed in range(20):
        world = m.imagine(1, seed)
        play(world, world.options(0)[0])
        assert len(truth(world).hands[0]) == 1
