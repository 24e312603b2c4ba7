"""Cards 96 to 120, the events that belong to no side: their conditions, and what they do for either side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import endings, markers
from theatrum.games.labyrinth.content import (
    ADVERSARY,
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
    AFGHANISTAN,
    CENTRAL_ASIA,
    EGYPT,
    FRANCE,
    IDS,
    INDIA,
    IRAN,
    IRAQ,
    ISRAEL,
    JORDAN,
    KENYA_TANZANIA,
    LEBANON,
    MUSLIM,
    PAKISTAN,
    PHILIPPINES,
    SCANDINAVIA,
    SERBIA,
    SUDAN,
    SYRIA,
    TURKEY,
    UNITED_STATES,
    YEMEN,
)
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position, rule

SIDES = ("us", "jihadist")
BOTH = pytest.mark.parametrize("side", SIDES)

# A cell far from everything, so that the US has not won, in a Soft country that balances Israel: no GWOT penalty.
ELSEWHERE = {"kenya-tanzania": {"sleepers": 1, "posture": "soft"}}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}


def truth(m: Match) -> Labyrinth:
    return cast(Labyrinth, m.state)


def holding(side: str, card: int, countries: Mapping[str, Any] | None = None, **where: Any) -> Match:
    """Let a side choose what to do with a card; each side has two more."""
    hands = {"us_hand": [5, 12], "jihadist_hand": [57, 70]}
    hands[f"{side}_hand"] = [*where.pop(f"{side}_hand", hands[f"{side}_hand"]), card]
    where = {"prestige": 7, "funding": 5, **hands, **where}
    m = position("labyrinth", empty=True, side=side, countries={**ELSEWHERE, **(countries or {})}, **where)
    return play(m, f"card:{card}")


def happened(side: str, card: int, countries: Mapping[str, Any] | None = None, *moves: str, **where: Any) -> Labyrinth:
    """Play a card as an event, with the answers that it asks for."""
    return truth(play(holding(side, card, countries, **where), "use:event", *moves))


def refusal(side: str, card: int, countries: Mapping[str, Any] | None = None, **where: Any) -> str:
    """Return why a card cannot be played as an event, or nothing."""
    reason = holding(side, card, countries, **where).why(SIDES.index(side), "use:event")
    return reason.why.id if reason else ""


def plots(g: Labyrinth) -> list[tuple[int, int, bool]]:
    """List the plots on the map: country, kind, whether it lies open."""
    return [(marker >> 7, markers.kind_of(marker), bool(marker & markers.OPEN)) for marker in g.plots]


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
    m = play(holding("jihadist", 96, used), "use:event", "posture:hard")
    assert len(truth(m).plots) == 6
    assert m.question(JIHADIST).id == "ask-card"  # type: ignore[union-attr]


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
    g = happened("jihadist", 103, marked)
    assert (g.governance[LEBANON], g.alignment[LEBANON]) == (POOR, NEUTRAL)


# --- 104 and 105 Iran --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [104, 105])
@rule("#104", "#105")
def test_the_us_removes_a_cell_there_or_in_iran(card: int) -> None:
    cells = {"turkey": {**POOR_ALLY, "sleepers": 1}, "iran": {"actives": 2}}
    m = play(holding("us", card, cells), "use:event")
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
    g = happened("us", 104, None, "country:yemen", dice=[1])
    assert (g.governance[YEMEN], g.pool) == (POOR, 14)


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
    g = happened("jihadist", card, target, "country:pakistan", dice=dice, events=[33])
    assert (g.governance[PAKISTAN], g.aid[PAKISTAN]) == (after, aid)
    assert (g.sleepers[PAKISTAN], g.actives[PAKISTAN]) == (1, 0)
    assert g.loaded == []


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
    m = play(holding("us", 106, held), "use:event", "cell:active")
    assert m.question(US).id == "ask-another-cell"  # type: ignore[union-attr]
    assert m.options(US) == ["cell:sleeper", "done"]
    g = truth(play(m, "done"))
    assert (g.sleepers[IRAQ], g.actives[IRAQ]) == (2, 0)
    g = happened("us", 106, held, "cell:sleeper", "cell:active")
    assert (g.sleepers[IRAQ], g.actives[IRAQ], g.cadre[IRAQ]) == (1, 0, 0)
    g = happened("us", 106, {"iraq": {**POOR_ALLY, "troops": 2, "sleepers": 2}}, "cell:sleeper")
    assert (g.cells(IRAQ), g.cadre[IRAQ]) == (0, 1)
    g = happened("us", 106, {"iraq": {**POOR_ALLY, "troops": 2, "sleepers": 1}})
    assert (g.cells(IRAQ), g.cadre[IRAQ]) == (0, 1)


@rule("#106")
def test_the_jihadist_worsens_a_contested_country() -> None:
    held = {"alignment": "ally", "troops": 2, "sleepers": 1}
    contested = {"iraq": {**held, "governance": "fair"}, "gulf-states": {**held, "governance": "poor"}}
    m = play(holding("jihadist", 106, contested), "use:event")
    assert m.options(JIHADIST) == ["country:iraq", "country:gulf-states"]
    g = truth(play(m, "country:iraq"))
    assert (g.governance[IRAQ], g.cells(IRAQ)) == (POOR, 1)
    g = happened("jihadist", 106, {"iraq": {**held, "governance": "poor"}})
    assert g.governance[IRAQ] == POOR


# --- 107 Kurdistan, 108 Musharraf --------------------------------------------------------------------------------


@rule("#107")
def test_kurdistan_helps_iraq() -> None:
    assert happened("us", 107, {"iraq": {**POOR_ALLY, "aid": 1}}).aid[IRAQ] == 2


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
    g = happened("jihadist", 107, {"iraq": POOR_ALLY}, dice=[1])
    assert (g.governance[TURKEY], g.governance[IRAQ]) == (POOR, POOR)


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


# --- 109 Tora Bora -----------------------------------------------------------------------------------------------


@BOTH
@rule("#109")
def test_tora_bora_needs_two_cells_in_a_regime_change_country(side: str) -> None:
    held = {**POOR_ALLY, "regime_change": "tan", "troops": 6}
    assert refusal(side, 109, {"afghanistan": {**held, "sleepers": 1, "actives": 1}}) == ""
    assert refusal(side, 109, {"afghanistan": {**held, "sleepers": 1}}) == "condition-109"
    assert refusal(side, 109, {"afghanistan": {**POOR_ALLY, "sleepers": 5}}) == "condition-109"


@BOTH
@rule("#109")
def test_tora_bora(side: str) -> None:
    held = {**POOR_ALLY, "regime_change": "green", "troops": 6}
    stands = {"afghanistan": {**held, "actives": 2}, "iraq": {**held, "actives": 2}}
    g = happened(side, 109, stands, "country:afghanistan", dice=[5, 3, 2], deck=[44])
    assert (g.cells(AFGHANISTAN), g.cadre[AFGHANISTAN], g.cells(IRAQ)) == (0, 1, 2)
    assert g.prestige == 9
    assert 44 in g.hands[SIDES.index(side)]
    assert g.removed == [109]


@rule("#109")
def test_the_player_of_tora_bora_picks_the_cells() -> None:
    stand = {"afghanistan": {**POOR_ALLY, "regime_change": "tan", "troops": 6, "sleepers": 2, "actives": 1}}
    g = happened("jihadist", 109, stand, "cell:active", dice=[1, 4, 2])
    assert (g.sleepers[AFGHANISTAN], g.actives[AFGHANISTAN], g.cadre[AFGHANISTAN]) == (1, 0, 0)
    assert g.prestige == 5


# --- 110 Zarqawi, 111 Zawahiri, 112 Bin Ladin --------------------------------------------------------------------


@BOTH
@rule("#110")
def test_zarqawi_needs_troops_in_four_countries(side: str) -> None:
    for id in ("iraq", "syria", "lebanon", "jordan"):
        assert refusal(side, 110, {id: {**POOR_ALLY, "troops": 1}}) == ""
    assert refusal(side, 110, {"jordan": POOR_ALLY}, nato="jordan") == ""
    assert refusal(side, 110, {"gulf-states": {**POOR_ALLY, "troops": 9}}) == "condition-110"


@rule("#110")
def test_zarqawi_is_caught_once() -> None:
    g = happened("us", 110, {"iraq": {**POOR_ALLY, "troops": 1}})
    assert (g.prestige, g.removed) == (10, [110])


@rule("#110")
def test_zarqawi_strikes() -> None:
    held = {**POOR_ALLY, "troops": 1}
    m = play(holding("jihadist", 110, {"iraq": held, "jordan": held}), "use:event")
    assert m.options(JIHADIST) == ["country:jordan", "country:iraq"]
    g = truth(play(m, "country:jordan"))
    assert (g.sleepers[JORDAN], g.pool) == (3, 11)
    assert plots(g) == [(JORDAN, 2, True)]
    assert (g.prestige, g.removed, g.discard) == (7, [], [110])


@rule("#110")
def test_zarqawi_without_a_plot_2_only_gathers_cells() -> None:
    used = {"iraq": {**POOR_ALLY, "troops": 1}, "egypt": {**POOR_ALLY, "plots": [2, 2]}}
    g = happened("jihadist", 110, used)
    assert g.sleepers[IRAQ] == 3
    assert len(g.plots) == 2
    for seed in range(20):
        world = g.copy()
        world.rng = seed
        world.imagine(US)
        assert plots(world) == [(EGYPT, 2, False), (EGYPT, 2, False)]


RULED = {"somalia": {"governance": "islamist", "alignment": "adversary"}}


@pytest.mark.parametrize("card", [111, 112])
@rule("#111", "#112")
def test_the_us_reaches_them_only_without_islamist_rule_and_hideouts(card: int) -> None:
    assert refusal("us", card) == ""
    assert refusal("us", card, RULED) == f"condition-{card}"
    assert refusal("us", card, events=[58]) == "blocked"
    assert refusal("us", card, events=[80]) == "blocked"
    assert refusal("jihadist", card, RULED, events=[58, 80]) == ""


@rule("#111")
def test_zawahiri() -> None:
    g = happened("us", 111)
    assert (g.funding, g.prestige, g.removed) == (3, 7, [111])
    g = happened("jihadist", 111)
    assert (g.funding, g.prestige, g.discard) == (5, 6, [111])
    assert happened("jihadist", 111, RULED).prestige == 4


@rule("#112")
def test_bin_ladin() -> None:
    g = happened("us", 112)
    assert (g.funding, g.prestige, g.removed) == (1, 8, [112])
    g = happened("jihadist", 112)
    assert (g.funding, g.prestige, g.discard) == (5, 5, [112])
    assert happened("jihadist", 112, RULED).prestige == 3


# --- 113 Darfur, 114 GTMO ----------------------------------------------------------------------------------------


@BOTH
@rule("#113")
def test_darfur_follows_prestige(side: str) -> None:
    g = happened(side, 113, prestige=7, dice=[2])
    assert (g.governance[SUDAN], g.alignment[SUDAN], g.aid[SUDAN], g.besieged[SUDAN]) == (POOR, ALLY, 1, 0)
    g = happened(side, 113, prestige=6, dice=[5])
    assert (g.governance[SUDAN], g.alignment[SUDAN], g.aid[SUDAN], g.besieged[SUDAN]) == (FAIR, ADVERSARY, 0, 1)
    g = happened(side, 113, {"sudan": {"governance": "poor", "alignment": "adversary", "aid": 1}}, prestige=12)
    assert (g.alignment[SUDAN], g.aid[SUDAN]) == (NEUTRAL, 2)


@BOTH
@rule("#114")
def test_gtmo_risks_prestige_and_stops_recruiting_for_the_turn(side: str) -> None:
    m = holding(side, 114, dice=[6, 2, 4])
    play(m, "use:event")
    g = truth(m)
    assert g.prestige == 9
    assert (g.lapsing, g.lapsing_box) == ([114], [114])
    if side == "us":
        play(m, "card:5", "use:event")
    play(m, "1 card:70", "use:operations")
    while m.question(JIHADIST).id != "ask-operation":  # type: ignore[union-attr]
        play(m, m.options(m.actors()[0])[0])
    assert m.why(JIHADIST, "op:recruit").why.id == "gtmo-stops"  # type: ignore[union-attr]


# --- 115 Hambali -------------------------------------------------------------------------------------------------


@BOTH
@rule("#115")
def test_hambali_needs_a_cell_in_an_ally_or_a_hard_country_of_the_region(side: str) -> None:
    cell = {"sleepers": 1}
    assert refusal(side, 115, {"indonesia-malaysia": {**POOR_ALLY, **cell}}) == ""
    assert refusal(side, 115, {"pakistan": {**POOR_ALLY, **cell}}) == ""
    for id in ("india", "thailand", "philippines"):
        assert refusal(side, 115, {id: {"posture": "hard", **cell}}) == ""
        assert refusal(side, 115, {id: {"posture": "soft", **cell}}) == "condition-115"
    neutral = {"governance": "poor", "alignment": "neutral"}
    assert refusal(side, 115, {"indonesia-malaysia": {**neutral, **cell}}) == "condition-115"
    assert refusal(side, 115, {"afghanistan": {**POOR_ALLY, **cell}}) == "condition-115"
    assert refusal(side, 115, {"china": {"posture": "hard", **cell}}) == "condition-115"
    assert refusal(side, 115, {"india": {"posture": "hard"}}) == "condition-115"


REGION = {"india": {"posture": "hard", "sleepers": 1}, "philippines": {"posture": "hard", "actives": 1}}


@rule("#115")
def test_hambali_talks() -> None:
    g = happened("us", 115, REGION, "country:philippines", deck=[44, 45])
    assert (g.cells(PHILIPPINES), g.cadre[PHILIPPINES], g.cells(INDIA)) == (0, 1, 1)
    assert g.hands[US] == [5, 12, 44, 45]
    assert g.removed == [115]


@rule("#115")
def test_hambali_plots() -> None:
    m = play(holding("jihadist", 115, REGION, wmd=1), "use:event", "country:india")
    assert m.options(JIHADIST) == ["plot:1", "plot:2", "plot:3", "plot:wmd"]
    g = truth(play(m, "plot:3"))
    assert plots(g) == [(INDIA, 3, False)]
    assert (g.sleepers[INDIA], g.discard) == (1, [115])


@rule("#115")
def test_hambali_finds_no_plot_left() -> None:
    used = {"egypt": {**POOR_ALLY, "plots": [1, 1, 1, 2, 2, 3]}}
    g = happened("jihadist", 115, {**REGION, **used})
    assert len(g.plots) == 6


# --- 116 KSM -----------------------------------------------------------------------------------------------------


@rule("#116")
def test_for_the_us_ksm_needs_a_plot_in_an_ally_or_a_non_muslim_country() -> None:
    assert refusal("us", 116, {"egypt": {**POOR_ALLY, "plots": [1]}}) == ""
    assert refusal("us", 116, {"france": {"posture": "soft", "plots": [1]}}) == ""
    assert refusal("us", 116, {"united-states": {"plots": [1]}}) == ""
    neutral = {"governance": "poor", "alignment": "neutral", "plots": [1]}
    assert refusal("us", 116, {"egypt": neutral, "iran": {"plots": [2]}}) == "condition-116"


@rule("#116")
def test_for_the_jihadist_ksm_needs_a_cell_outside_islamist_rule() -> None:
    assert refusal("jihadist", 116) == ""
    assert refusal("jihadist", 116, {"kenya-tanzania": {"posture": "soft"}, "iran": {"sleepers": 1}}) == ""
    hidden = {"kenya-tanzania": {"posture": "soft"}, "somalia": {**RULED["somalia"], "sleepers": 3}}
    assert refusal("jihadist", 116, hidden) == "condition-116"


@rule("#116")
def test_ksm_gives_all_away() -> None:
    laid = {
        "egypt": {**POOR_ALLY, "plots": [1, "wmd"]},
        "iran": {"plots": [2]},
        "syria": {"governance": "poor", "alignment": "adversary", "plots": [1]},
        "united-states": {"plots": [3]},
    }
    g = happened("us", 116, laid, wmd=1, deck=[44, 45])
    assert plots(g) == [(IRAN, 2, False), (SYRIA, 1, False)]
    assert g.box == [0, 2, 1, 1, 0]
    assert g.hands[US] == [5, 12, 44, 45]
    assert g.removed == [116]


@rule("#116")
def test_ksm_plots_wherever_a_cell_is() -> None:
    cells = {"iran": {"sleepers": 1}, "somalia": {**RULED["somalia"], "sleepers": 1}, "united-states": {"actives": 1}}
    m = play(holding("jihadist", 116, cells), "use:event")
    assert m.options(JIHADIST) == ["country:united-states", "country:kenya-tanzania", "country:iran"]
    g = truth(play(m, "country:united-states", "plot:3"))
    assert plots(g) == [(UNITED_STATES, 3, False)]
    assert (g.sleepers[KENYA_TANZANIA], g.discard) == (1, [116])


# --- 117 and 118 Oil Price Spike ---------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("card", [117, 118])
@rule("#117", "#118", "R-8")
def test_a_spike_brings_back_an_open_card(side: str, card: int) -> None:
    m = play(holding(side, card, discard=[44, 120, 235 - card], lapsing=[114]), "use:event")
    seat = SIDES.index(side)
    assert m.options(seat) == ["card:44", "card:114", "card:120"]
    g = truth(play(m, "card:120"))
    assert 120 in g.hands[seat]
    assert g.known[1 - seat] == [120]
    assert g.known[seat] == []
    assert m.view(1 - seat)["hands"][seat]["cards"] == ["card:120"]
    assert m.view(None)["hands"][seat]["cards"] == []
    assert g.discard == [44, 235 - card]
    assert g.lapsing_box == [114, card]
    assert g.prestige == 7  # no election is held


@BOTH
@rule("#117", "4.7.7.3")
def test_what_a_boxed_card_stands_for_goes_on(side: str) -> None:
    g = happened(side, 117, lapsing=[114])
    assert 114 in g.hands[SIDES.index(side)]
    assert (g.lapsing, g.lapsing_box) == ([114, 117], [117])


@rule("#118", "4.7.7.3")
def test_the_first_plot_card_leaves_its_mark() -> None:
    m = holding("us", 118, first_plot=True)
    g = truth(m)
    g.deck.remove(44)
    g.first_plot_card = 44
    play(m, "use:event")
    assert 44 in g.hands[US]
    assert (g.first_plot, g.first_plot_card) == (1, 0)


@BOTH
@rule("#117", "6.2.4")
def test_resources_rise_even_without_a_card_to_take(side: str) -> None:
    g = happened(side, 117)
    oil = {IDS[land]: g.resources(land) - g.rules.resources[land] for land in MUSLIM}
    exporters = ("algeria-tunisia", "libya", "sudan", "indonesia-malaysia", "iraq", "saudi-arabia", "gulf-states")
    assert oil == {IDS[land]: int(IDS[land] in exporters) for land in MUSLIM}
    assert len(g.hands[SIDES.index(side)]) == 2


@BOTH
@rule("#117", "#118", "4.2.6")
def test_two_spikes_add_two(side: str) -> None:
    g = happened(side, 118, lapsing=[117])
    assert g.lapsing == [117, 118]
    assert g.resources(IRAQ) == 5
    assert g.resources(EGYPT) == 3


# Good: 3 + 3 + 3 Resources, all of exporters. Islamist: 3 of an exporter, and 2. One spike makes them 12 and 6.
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
ISLAMIST_FOE = {"governance": "islamist", "alignment": "adversary"}
US_NEARLY = {"saudi-arabia": GOOD_ALLY, "gulf-states": GOOD_ALLY, "indonesia-malaysia": GOOD_ALLY}
JIHADIST_NEARLY = {"iraq": ISLAMIST_FOE, "syria": ISLAMIST_FOE}


@BOTH
@rule("#117", "2.1.1", "2.1.2")
def test_a_spike_may_win_at_once_for_either_side(side: str) -> None:
    g = happened(side, 117, US_NEARLY, discard=[44])
    assert (g.winner, g.ending) == (US, endings.GOOD_RESOURCES)
    assert g.discard == [44]
    g = happened(side, 117, JIHADIST_NEARLY, discard=[44])
    assert (g.winner, g.ending) == (JIHADIST, endings.CALIPHATE)


@rule("#117", "2.2")
def test_the_player_of_the_spike_wins_where_both_would() -> None:
    g = happened("us", 117, US_NEARLY | JIHADIST_NEARLY)
    assert (g.winner, g.ending) == (US, endings.GOOD_RESOURCES)
    g = happened("jihadist", 117, US_NEARLY | JIHADIST_NEARLY)
    assert (g.winner, g.ending) == (JIHADIST, endings.CALIPHATE)


# --- 119 Saleh, 120 US Election ----------------------------------------------------------------------------------


@rule("#119")
def test_saleh_is_won_over() -> None:
    g = happened("us", 119, dice=[1])
    assert (g.governance[YEMEN], g.alignment[YEMEN], g.aid[YEMEN]) == (POOR, ALLY, 1)
    adversary = {"yemen": {"governance": "fair", "alignment": "adversary"}}
    g = happened("us", 119, adversary)
    assert (g.governance[YEMEN], g.alignment[YEMEN], g.aid[YEMEN]) == (FAIR, ALLY, 1)
    g = happened("us", 119, adversary, options={"saleh": "one-box"})
    assert (g.alignment[YEMEN], g.aid[YEMEN]) == (NEUTRAL, 1)
    g = happened("us", 119, {"yemen": ISLAMIST_FOE})
    assert (g.governance[YEMEN], g.alignment[YEMEN], g.aid[YEMEN]) == (ISLAMIST, ADVERSARY, 0)


@rule("#119")
def test_saleh_is_cornered() -> None:
    g = happened("jihadist", 119, dice=[5])
    assert (g.governance[YEMEN], g.alignment[YEMEN], g.besieged[YEMEN]) == (FAIR, ADVERSARY, 1)
    g = happened("jihadist", 119, {"yemen": POOR_ALLY})
    assert (g.alignment[YEMEN], g.besieged[YEMEN], g.aid[YEMEN]) == (NEUTRAL, 1, 0)


@BOTH
@rule("#120")
def test_the_election_is_not_played_as_an_event(side: str) -> None:
    assert refusal(side, 120) == "happens-by-itself"


@BOTH
@pytest.mark.parametrize(("die", "posture", "prestige"), [(4, HARD, 8), (3, SOFT, 6), (1, SOFT, 6)])
@rule("#120")
def test_the_election_happens_when_the_card_is_used(side: str, die: int, posture: int, prestige: int) -> None:
    hard_world = {"france": {"posture": "hard"}}
    m = holding(side, 120, hard_world, dice=[die])
    play(m, "use:operations", "order:event")
    g = truth(m)
    assert (g.posture[UNITED_STATES], g.prestige) == (posture, prestige)
    assert m.question(SIDES.index(side)).id == "ask-operation"  # type: ignore[union-attr]


@rule("#120")
def test_without_a_penalty_prestige_rises() -> None:
    m = play(holding("us", 120, dice=[1]), "use:operations", "order:event")  # World posture is 0
    assert (truth(m).posture[UNITED_STATES], truth(m).prestige) == (SOFT, 8)
