"""Cards 109 to 120, the events that belong to no side: their conditions, and what they do for either side."""

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
    ADVERSARY,
    ALLY,
    FAIR,
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
    EGYPT,
    IDS,
    INDIA,
    IRAN,
    IRAQ,
    JORDAN,
    KENYA_TANZANIA,
    MUSLIM,
    PHILIPPINES,
    SUDAN,
    SYRIA,
    UNITED_STATES,
    YEMEN,
)
from theatrum.testing import play, rule

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
    assert len(g.hands[SIDES.index(side)]) == 3
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
    assert (g.prestige, g.removed, g.cells(IRAQ)) == (10, [110], 0)


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
    m = play(holding("jihadist", 110, used), "use:event")
    assert "no-plot-available" in said(m)
    g = truth(m)
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
    g = happened("us", 112, funding=7)
    assert (g.funding, g.prestige, g.removed) == (3, 8, [112])
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
    m = play(holding("jihadist", 115, {**REGION, **used}), "use:event")
    assert len(truth(m).plots) == 6
    assert m.question(JIHADIST).id == "ask-card"  # type: ignore[union-attr]


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
