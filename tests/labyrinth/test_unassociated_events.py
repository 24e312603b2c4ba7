"""Cards 96 to 108, the events that belong to no side: their conditions, and what they do for either side."""

from __future__ import annotations

import pytest

from tests.labyrinth.either_side import (
    BOTH,
    POOR_ALLY,
    SIDES,
    happened,
    holding,
    plots,
    refusal,
    said,
    truth,
)
from theatrum.games.labyrinth import endings
from theatrum.games.labyrinth.content import (
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST,
    JIHADIST,
    NEUTRAL,
    POOR,
    SOFT,
    US,
)
from theatrum.games.labyrinth.lands import (
    CENTRAL_ASIA,
    EGYPT,
    FRANCE,
    IDS,
    IRAN,
    IRAQ,
    ISRAEL,
    JORDAN,
    KENYA_TANZANIA,
    LEBANON,
    MUSLIM,
    PAKISTAN,
    SCANDINAVIA,
    SERBIA,
    TURKEY,
    UNITED_STATES,
    YEMEN,
)
from theatrum.testing import play, rule


@BOTH
@pytest.mark.parametrize(
    "card", [96, 98, 99, 100, 101, 102, 103, 104, 105, 107, 113, 114, 117, 118, 119], ids=lambda card: f"#{card}"
)
@rule("6.2.6")
def test_events_without_a_condition_can_always_be_played(side: str, card: int) -> None:
    assert refusal(side, card) == ""


# --- 96 Danish Cartoons ------------------------------------------------------------------------------------------


@BOTH
@rule("#96")
def test_the_us_sets_scandinavia_and_the_jihadist_places_a_plot_1(side: str) -> None:
    m = play(holding(side, 96), "use:event")
    assert m.actors() == (US,)
    assert m.options(US) == ["posture:soft", "posture:hard"]
    play(m, "posture:hard")
    g = truth(m)
    assert g.posture[SCANDINAVIA] == HARD
    assert m.actors() == (JIHADIST,)
    assert m.options(JIHADIST) == [f"country:{IDS[land]}" for land in MUSLIM]
    g.loaded = [5]
    play(m, "country:egypt")
    assert (g.governance[EGYPT], g.alignment[EGYPT]) == (FAIR, NEUTRAL)
    assert plots(g) == [(EGYPT, 1, True)]
    assert g.box == [0, 2, 2, 1, 0]
    assert 96 in g.removed


@rule("#96")
def test_any_plot_goes_while_islamists_rule_somewhere_but_not_there() -> None:
    ruled = {"somalia": {"governance": "islamist", "alignment": "adversary"}, "egypt": POOR_ALLY}
    m = play(holding("us", 96, ruled, wmd=1), "use:event", "posture:soft")
    assert "country:somalia" not in m.options(JIHADIST)
    assert "country:iran" not in m.options(JIHADIST)
    play(m, "country:egypt")
    assert m.options(JIHADIST) == ["plot:1", "plot:2", "plot:3", "plot:wmd"]
    play(m, "plot:wmd")
    assert plots(truth(m)) == [(EGYPT, 4, False)]
    assert truth(m).posture[SCANDINAVIA] == SOFT


@rule("#96")
def test_without_a_plot_1_only_the_posture_is_set() -> None:
    used = {"egypt": {**POOR_ALLY, "plots": [1, 1, 1]}}
    g = happened("jihadist", 96, used, "posture:soft", "country:jordan", wmd=1)
    assert len(g.plots) == 3
    assert g.governance[JORDAN] == 0
    for seed in range(20):
        world = g.copy()
        world.rng = seed
        world.imagine(US)
        assert [kind for _, kind, _ in plots(world)] == [1, 1, 1]


@rule("#96")
def test_without_any_plot_no_country_is_asked_for() -> None:
    used = {"egypt": {**POOR_ALLY, "plots": [1, 1, 1, 2, 2, 3]}}
    ruled = {"somalia": {"governance": "islamist", "alignment": "adversary"}}
    for countries in (used, used | ruled):
        m = play(holding("jihadist", 96, countries), "use:event", "posture:hard")
        assert len(truth(m).plots) == 6
        assert m.question(JIHADIST).id == "ask-card"  # type: ignore[union-attr]
        assert "no-plots-left" in said(m)


# --- 97 Fatwa ----------------------------------------------------------------------------------------------------


@rule("#97")
def test_fatwa_needs_another_card_in_both_hands() -> None:
    assert refusal("us", 97) == ""
    assert refusal("jihadist", 97) == ""
    assert refusal("us", 97, us_hand=[]) == "condition-97"
    assert refusal("us", 97, jihadist_hand=[]) == "condition-97"
    assert refusal("jihadist", 97, us_hand=[]) == "condition-97"
    assert refusal("jihadist", 97, jihadist_hand=[]) == "condition-97"


@BOTH
@rule("#97", "R-30")
def test_fatwa_swaps_random_cards_and_gives_an_operation_of_value_1(side: str) -> None:
    m = holding(side, 97, reserves=(2, 2), us_hand=[5, 12], jihadist_hand=[57, 70])
    g = truth(m)
    g.stacked = [12, 57, 57, 12]  # were a card that has just arrived passed on, these would come back
    play(m, "use:event")
    assert g.hands == [[5, 57], [12, 70]]
    assert g.known == [[12], [57]]
    seat = SIDES.index(side)
    question = m.question(seat)
    assert question is not None
    assert question.id == "ask-operation"
    assert g.value == 1
    assert g.reserves == [2, 2]
    assert ("op:reassessment" if side == "us" else "op:none") not in m.options(seat)


@rule("#97")
def test_the_us_uses_its_fatwa() -> None:
    g = happened("us", 97, None, "op:war-of-ideas", "country:france", us_hand=[12], jihadist_hand=[70], dice=[6])
    assert g.hands == [[70], [12]]
    assert g.posture[FRANCE] == HARD
    assert g.prestige == 8
    assert g.discard == [97]


@rule("#97", "4.7.7.2")
def test_a_plot_by_fatwa_is_the_first_of_the_turn() -> None:
    g = happened("jihadist", 97, None, "op:plot", "country:kenya-tanzania", us_hand=[12], jihadist_hand=[70], dice=[6])
    assert g.hands == [[70], [12]]
    assert g.actives[KENYA_TANZANIA] == 1
    assert (g.first_plot, g.first_plot_card, g.discard) == (1, 97, [])


@rule("#97")
def test_other_operations_by_fatwa_leave_the_first_plot_open() -> None:
    g = happened(
        "jihadist", 97, None, "op:recruit", "country:kenya-tanzania", us_hand=[12], jihadist_hand=[70], dice=[2]
    )
    assert g.sleepers[KENYA_TANZANIA] == 2
    assert g.first_plot == 0


# --- 98 Gaza Withdrawal, 99 HAMAS Elected ------------------------------------------------------------------------


@rule("#98")
def test_gaza_withdrawal() -> None:
    g = happened("us", 98)
    assert (g.funding, g.cells(ISRAEL), g.removed) == (4, 0, [98])
    g = happened("jihadist", 98)
    assert (g.funding, g.sleepers[ISRAEL], g.removed) == (5, 1, [98])


@BOTH
@rule("#99")
def test_the_us_discards_a_card_of_its_choice(side: str) -> None:
    m = play(holding(side, 99), "use:event")
    assert m.options(US) == ["card:5", "card:12"]
    play(m, "0 card:12")
    g = truth(m)
    assert (g.prestige, g.funding) == (6, 4)
    assert g.hands[US] == [5]
    assert (g.discard, g.removed) == ([12], [99])


@rule("#99")
def test_without_a_choice_nothing_is_asked() -> None:
    g = happened("jihadist", 99, us_hand=[5])
    assert (g.hands[US], g.discard, g.prestige) == ([], [5], 6)
    g = happened("jihadist", 99, us_hand=[])
    assert (g.discard, g.prestige, g.funding) == ([], 6, 4)


@rule("#99", "#120")
def test_a_discarded_election_is_held() -> None:
    g = happened("jihadist", 99, us_hand=[120], dice=[1])
    assert g.posture[UNITED_STATES] == SOFT
    assert g.prestige == 7  # up by the election, down by the event


# --- 100 Hizb Ut-Tahrir, 101 Kosovo, 102 Former Soviet Union -----------------------------------------------------


@BOTH
@pytest.mark.parametrize(("abroad", "funding"), [(0, 3), (5, 3), (6, 5), (10, 5), (11, 7), (15, 7)])
@rule("#100")
def test_hizb_ut_tahrir_follows_the_troops(side: str, abroad: int, funding: int) -> None:
    assert happened(side, 100, {"iraq": {**POOR_ALLY, "troops": abroad}}).funding == funding


@BOTH
@rule("#101")
def test_serbia_takes_the_opposite_posture(side: str) -> None:
    g = happened(side, 101, us_posture="hard")
    assert (g.prestige, g.posture[SERBIA]) == (8, SOFT)
    g = happened(side, 101, {"serbia": {"posture": "soft"}}, us_posture="soft")
    assert (g.prestige, g.posture[SERBIA]) == (8, HARD)


@BOTH
@pytest.mark.parametrize("before", ["good", "fair", "poor", "islamist"])
@rule("#102")
def test_central_asia_is_rolled_anew(side: str, before: str) -> None:
    marked = {"central-asia": {"governance": before, "alignment": "ally"}}
    g = happened(side, 102, marked, dice=[4])
    assert (g.governance[CENTRAL_ASIA], g.alignment[CENTRAL_ASIA]) == (POOR, NEUTRAL)
    g = happened(side, 102, marked, dice=[5])
    assert (g.governance[CENTRAL_ASIA], g.alignment[CENTRAL_ASIA]) == (FAIR, NEUTRAL)
    assert g.bettered[0] == [CENTRAL_ASIA]


@rule("#102")
def test_an_unmarked_central_asia_is_rolled_too() -> None:
    g = happened("us", 102, dice=[1])
    assert (g.governance[CENTRAL_ASIA], g.alignment[CENTRAL_ASIA]) == (POOR, NEUTRAL)


# --- 103 Hizballah -----------------------------------------------------------------------------------------------


@rule("#103")
def test_the_us_removes_a_cell_around_lebanon() -> None:
    shia = ("turkey", "lebanon", "yemen", "iraq", "saudi-arabia", "gulf-states", "pakistan", "afghanistan")
    cells = {id: {**POOR_ALLY, "sleepers": 1} for id in shia} | {"syria": {**POOR_ALLY, "sleepers": 1}}
    m = play(holding("us", 103, cells), "use:event")
    near = ["turkey", "lebanon", "iraq", "saudi-arabia", "gulf-states"]
    assert m.options(US) == [f"country:{id}" for id in near]
    g = truth(play(m, "country:lebanon"))
    assert (g.cells(LEBANON), g.cadre[LEBANON], g.pool) == (0, 1, 6)


@rule("#103")
def test_the_us_picks_the_cell_sadr_too() -> None:
    m = play(holding("us", 103, {"iraq": {**POOR_ALLY, "sleepers": 1, "actives": 1}}, sadr=True), "use:event")
    assert m.options(US) == ["cell:sleeper", "cell:active", "cell:sadr"]
    g = truth(play(m, "cell:sadr"))
    assert (g.sadr, g.cells(IRAQ), g.cadre[IRAQ]) == (0, 2, 0)


@rule("#103")
def test_hizballah_without_cells_in_reach_does_nothing() -> None:
    g = happened("us", 103, {"yemen": {**POOR_ALLY, "sleepers": 1}})
    assert (g.cells(YEMEN), g.discard) == (1, [103])


@pytest.mark.parametrize("before", ["", "good", "fair", "islamist"])
@rule("#103")
def test_lebanon_becomes_poor_and_neutral(before: str) -> None:
    marked = {"lebanon": {"governance": before, "alignment": "ally"}} if before else {}
    g = happened("jihadist", 103, {**marked, "turkey": {**POOR_ALLY, "sleepers": 1}})
    assert (g.governance[LEBANON], g.alignment[LEBANON]) == (POOR, NEUTRAL)
    assert g.cells(TURKEY) == 1


# --- 104 and 105 Iran --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [104, 105])
@rule("#104", "#105")
def test_the_us_removes_a_cell_there_or_in_iran(card: int) -> None:
    cells = {"turkey": {**POOR_ALLY, "sleepers": 1}, "iran": {"actives": 2}}
    m = play(holding("us", card, cells), "use:event")
    assert m.question(US).id == "ask-tehran-helps"  # type: ignore[union-attr]
    assert len(m.options(US)) == 8
    assert "country:syria" not in m.options(US)
    play(m, "country:turkey")
    assert m.question(US).id == "ask-cell-removed"  # type: ignore[union-attr]
    assert m.options(US) == ["country:iran", "country:turkey"]
    g = truth(play(m, "country:turkey"))
    assert (g.cells(TURKEY), g.cadre[TURKEY], g.cells(IRAN)) == (0, 1, 2)


@rule("#104")
def test_the_us_may_name_any_country_and_find_cells_in_iran_only() -> None:
    g = happened("us", 104, {"iran": {"actives": 2}}, "country:yemen", dice=[5])
    assert (g.governance[YEMEN], g.alignment[YEMEN]) == (FAIR, NEUTRAL)
    assert (g.cells(IRAN), g.cadre[IRAN]) == (1, 0)
    m = play(holding("us", 104, dice=[1]), "use:event", "country:yemen")
    assert (truth(m).governance[YEMEN], truth(m).pool) == (POOR, 14)
    assert m.question(US).id == "ask-card"  # type: ignore[union-attr]


@pytest.mark.parametrize("card", [104, 105])
@pytest.mark.parametrize(
    ("before", "dice", "after", "aid"),
    [
        ("good", [1, 1], POOR, 0),
        ("good", [1, 2], FAIR, 1),  # the second die is still read against Good
        ("good", [2, 2], GOOD, 2),
        ("fair", [2, 3], POOR, 1),
        ("fair", [2, 1], POOR, 0),
        ("poor", [3, 3], POOR, 0),
        ("poor", [4, 6], POOR, 2),
    ],
)
@rule("#104", "#105")
def test_two_dice_against_the_governance(card: int, before: str, dice: list[int], after: int, aid: int) -> None:
    target = {"pakistan": {"governance": before, "alignment": "neutral", "sleepers": 1, "aid": 2}}
    m = play(holding("jihadist", card, target, dice=[*dice, 1], events=[33]), "use:event")
    assert m.question(JIHADIST).id == "ask-tehran-stirs"  # type: ignore[union-attr]
    g = truth(play(m, "country:pakistan"))
    assert (g.governance[PAKISTAN], g.aid[PAKISTAN]) == (after, aid)
    assert (g.sleepers[PAKISTAN], g.actives[PAKISTAN]) == (1, 0)
    assert g.loaded == [1]  # two dice and no more


@rule("#104", "8.1.1", "R-43")
def test_under_islamist_rule_the_dice_are_sure_to_take_aid() -> None:
    ruled = {"iraq": {"governance": "islamist", "alignment": "adversary", "aid": 3}}
    g = happened("jihadist", 104, ruled, "country:iraq", dice=[5, 6])
    assert (g.governance[IRAQ], g.aid[IRAQ]) == (ISLAMIST, 1)
    assert g.loaded == [5, 6]


@rule("#104")
def test_an_unmarked_country_is_tested_before_the_dice() -> None:
    g = happened("jihadist", 104, None, "country:yemen", dice=[6, 2, 6])
    assert g.governance[YEMEN] == POOR
    assert g.loaded == []


# --- 106 Jaysh al-Mahdi ------------------------------------------------------------------------------------------


@BOTH
@rule("#106")
def test_jaysh_al_mahdi_needs_troops_and_cells_together(side: str) -> None:
    held = {**POOR_ALLY, "troops": 2, "sleepers": 1}
    assert refusal(side, 106, {"iraq": held}) == ""
    assert refusal(side, 106, {"iraq": {**POOR_ALLY, "sleepers": 1}}, nato="iraq") == ""
    assert refusal(side, 106, {"syria": held}) == "condition-106"
    assert refusal(side, 106, {"iraq": {**POOR_ALLY, "troops": 2}, "yemen": {**POOR_ALLY, "sleepers": 1}}) == (
        "condition-106"
    )


@rule("#106")
def test_the_us_removes_one_or_two_cells() -> None:
    held = {"iraq": {**POOR_ALLY, "troops": 2, "sleepers": 2, "actives": 1}}
    m = holding("us", 106, {**held, "yemen": {**POOR_ALLY, "troops": 1, "sleepers": 1}})
    play(m, "use:event")
    assert m.question(US).id == "ask-one-or-two-cells-removed"  # type: ignore[union-attr]
    play(m, "country:iraq", "cell:active")
    assert m.question(US).id == "ask-another-cell"  # type: ignore[union-attr]
    assert m.options(US) == ["cell:sleeper", "done"]
    g = truth(play(m, "done"))
    assert (g.sleepers[IRAQ], g.actives[IRAQ]) == (2, 0)
    g = happened("us", 106, held, "cell:sleeper", "cell:active")
    assert (g.sleepers[IRAQ], g.actives[IRAQ], g.cadre[IRAQ]) == (1, 0, 0)
    g = happened("us", 106, {"iraq": {**POOR_ALLY, "troops": 2, "sleepers": 2}}, "cell:sleeper")
    assert (g.cells(IRAQ), g.cadre[IRAQ]) == (0, 1)
    m = play(holding("us", 106, {"iraq": {**POOR_ALLY, "troops": 2, "sleepers": 1}}), "use:event")
    assert (truth(m).cells(IRAQ), truth(m).cadre[IRAQ]) == (0, 1)
    assert m.question(US).id == "ask-card"  # type: ignore[union-attr]


@rule("#106")
def test_the_jihadist_worsens_a_contested_country() -> None:
    held = {"alignment": "ally", "troops": 2, "sleepers": 1}
    contested = {"iraq": {**held, "governance": "fair"}, "gulf-states": {**held, "governance": "poor"}}
    m = play(holding("jihadist", 106, contested), "use:event")
    assert m.question(JIHADIST).id == "ask-worsens"  # type: ignore[union-attr]
    assert m.options(JIHADIST) == ["country:iraq", "country:gulf-states"]
    g = truth(play(m, "country:iraq"))
    assert (g.governance[IRAQ], g.cells(IRAQ)) == (POOR, 1)
    g = happened("jihadist", 106, {"iraq": {**held, "governance": "poor"}})
    assert g.governance[IRAQ] == POOR


# --- 107 Kurdistan, 108 Musharraf --------------------------------------------------------------------------------


@rule("#107")
def test_kurdistan_helps_iraq() -> None:
    g = happened("us", 107, {"iraq": {**POOR_ALLY, "aid": 1}})
    assert (g.aid[IRAQ], g.governance[TURKEY]) == (2, 0)  # Turkey does not come into it


@rule("#107")
def test_kurdistan_worsens_turkey_or_iraq() -> None:
    fair = {"governance": "fair", "alignment": "neutral"}
    m = play(holding("jihadist", 107, {"iraq": fair}, dice=[6]), "use:event")
    g = truth(m)
    assert (g.governance[TURKEY], g.alignment[TURKEY]) == (FAIR, NEUTRAL)
    assert m.options(JIHADIST) == ["country:turkey", "country:iraq"]
    play(m, "country:iraq")
    assert (g.governance[TURKEY], g.governance[IRAQ]) == (FAIR, POOR)
    g = happened("jihadist", 107, {"iraq": fair}, dice=[1])  # Turkey is Poor, so it is Iraq
    assert (g.governance[TURKEY], g.governance[IRAQ]) == (POOR, POOR)
    m = play(holding("jihadist", 107, {"iraq": POOR_ALLY}, dice=[1]), "use:event")
    assert (truth(m).governance[TURKEY], truth(m).governance[IRAQ]) == (POOR, POOR)
    assert m.question(JIHADIST).id == "ask-card"  # type: ignore[union-attr]


@BOTH
@rule("#108")
def test_musharraf_needs_a_cell_and_no_bhutto(side: str) -> None:
    cell = {"pakistan": {**POOR_ALLY, "sleepers": 1}}
    assert refusal(side, 108, cell) == ""
    assert refusal(side, 108) == "condition-108"
    assert refusal(side, 108, {"pakistan": {**POOR_ALLY, "cadre": 1}}) == "condition-108"
    assert refusal(side, 108, cell, events=[33]) == "blocked"


@BOTH
@pytest.mark.parametrize(
    ("governance", "alignment"), [("islamist", "adversary"), ("good", "neutral"), ("poor", "ally")]
)
@rule("#108")
def test_musharraf_takes_over(side: str, governance: str, alignment: str) -> None:
    before = {"pakistan": {"governance": governance, "alignment": alignment, "sleepers": 1, "actives": 1}}
    g = happened(side, 108, before, "cell:active")
    assert (g.governance[PAKISTAN], g.alignment[PAKISTAN]) == (POOR, ALLY)
    assert (g.sleepers[PAKISTAN], g.actives[PAKISTAN]) == (1, 0)


@rule("#108", "2.1.1")
def test_taking_the_last_cell_of_all_wins_at_once() -> None:
    last = {"kenya-tanzania": {"posture": "soft"}, "pakistan": {**POOR_ALLY, "sleepers": 1}}
    g = happened("jihadist", 108, last)
    assert (g.winner, g.ending) == (US, endings.NO_CELLS)
