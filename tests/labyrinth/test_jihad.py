"""Jihad (8.4): Minor and Major, besieged regimes, revolutions."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, ISLAMIST, JIHADIST, NEUTRAL, POOR
from theatrum.testing import play, position, rule

ONE, TWO, THREE = 50, 62, 86  # cards of the Jihadist by value, so that nothing is triggered
SPARE = 63  # a second card, so that the phase goes on
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
FAIR_NEUTRAL = {"governance": "fair", "alignment": "neutral"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}
CELL = {"iran": {"sleepers": 1}}  # or the US could win by the loss of the last cell


def jihadist_to_play(countries: dict[str, Any], *dice: int, **where: Any) -> Match:
    where = {"jihadist_hand": [ONE, TWO, THREE, SPARE], "us_hand": [2], "funding": 5, "prestige": 7, **where}
    return position("labyrinth", empty=True, countries=countries, dice=list(dice), **where)


def jihad(countries: dict[str, Any], card: int, *dice: int, moves: tuple[str, ...] = (), **where: Any) -> Match:
    """Play a card for Jihad; the moves are countries, one for each die, and what is asked afterwards."""
    m = jihadist_to_play(countries, *dice, **where)
    return play(m, f"card:{card}", "use:operations", "op:jihad", *moves)


def refusal(m: Match, token: str) -> str:
    reason = m.why(JIHADIST, token)
    return f"{reason.why.id} {reason.rule}" if reason else ""


def table(m: Match) -> Any:
    return m.state


def cells(m: Match, land: int) -> tuple[int, int]:
    """Return the sleepers and the active cells of a country."""
    return table(m).sleepers[land], table(m).actives[land]


def asked(m: Match) -> str:
    question = m.question(JIHADIST)
    return question.id if question else ""


# --- where, and who takes part ----------------------------------------------------------------------------------


@rule("8.4")
def test_where_jihad_is_possible() -> None:
    countries = {
        "jordan": POOR_ALLY | {"sleepers": 1},
        "egypt": {"governance": "islamist", "alignment": "adversary", "sleepers": 1},
        "russia": {"posture": "soft", "sleepers": 1},
        "iran": {"sleepers": 1},
        "syria": POOR_ALLY,
    }
    m = jihad(countries, TWO)
    assert m.options(JIHADIST) == ["country:jordan"]
    assert refusal(m, "country:egypt") == "islamist-already 8.4"
    assert refusal(m, "country:russia") == "not-muslim 8.4"
    assert refusal(m, "country:iran") == "not-muslim 8.4"
    assert refusal(m, "country:syria") == "no-cell-there 8.4"


@rule("8.4")
def test_each_die_needs_a_cell_of_its_own() -> None:
    countries = {"jordan": POOR_ALLY | {"sleepers": 1}, "syria": POOR_ALLY | {"sleepers": 1}}
    m = jihad(countries, THREE, moves=("country:jordan",))
    assert refusal(m, "country:jordan") == "too-few-cells 8.4"
    assert m.options(JIHADIST) == ["country:syria", "done"]


@rule("8.4", "4.6.4")
@pytest.mark.parametrize(
    ("sleepers", "actives", "dice", "left"),
    [(3, 0, (1,), (2, 1)), (3, 0, (1, 1), (1, 2)), (2, 1, (1,), (2, 1)), (2, 1, (1, 1, 1), (0, 3))],
)
def test_sleepers_that_support_a_die_become_active(
    sleepers: int, actives: int, dice: tuple[int, ...], left: tuple[int, int]
) -> None:
    m = jihad(
        {"jordan": POOR_ALLY | {"sleepers": sleepers, "actives": actives}},
        (ONE, TWO, THREE)[len(dice) - 1],
        *dice,
        moves=("country:jordan",) * len(dice),
    )
    assert cells(m, lands.JORDAN) == left


# --- the three worked examples ----------------------------------------------------------------------------------


@rule("8.4", "8.4.1", "8.4.3")
def test_example_a_two_cells_in_a_good_country() -> None:
    countries = {
        "jordan": GOOD_ALLY | {"sleepers": 2},
        "russia": {"posture": "soft", "sleepers": 2},
        "egypt": {"governance": "islamist", "alignment": "adversary", "sleepers": 2},
    }
    m = jihad(countries, THREE, 1, 4, moves=("country:jordan", "country:jordan"))  # no third die is asked for
    assert table(m).governance[lands.JORDAN] == FAIR
    assert cells(m, lands.JORDAN) == (0, 1)
    assert table(m).cadre[lands.JORDAN] == 0
    assert table(m).loaded == []


@rule("8.4.2", "8.4.3", "8.4.3.1", "R-15")
def test_example_b_six_sleepers_in_a_fair_neutral() -> None:
    m = jihad(
        {"jordan": FAIR_NEUTRAL | {"sleepers": 6}}, THREE, 1, 2, 6, moves=("country:jordan",) * 3 + ("jihad:major",)
    )
    g = table(m)
    assert g.governance[lands.JORDAN] == POOR
    assert cells(m, lands.JORDAN) == (0, 5)
    assert g.besieged[lands.JORDAN] == 0
    assert g.alignment[lands.JORDAN] == NEUTRAL


@rule("8.4.2", "R-15", "8.4.4")
def test_example_b_with_three_successes_brings_a_revolution() -> None:
    m = jihad(
        {"jordan": FAIR_NEUTRAL | {"sleepers": 6}}, THREE, 1, 2, 2, moves=("country:jordan",) * 3 + ("jihad:major",)
    )
    assert table(m).governance[lands.JORDAN] == ISLAMIST
    assert cells(m, lands.JORDAN) == (0, 6)


@rule("8.4.2", "8.4.4", "8.4.5", "7.2.2.3", "R-4")
def test_example_c_revolution_in_pakistan() -> None:
    pakistan = POOR_ALLY | {"sleepers": 5, "actives": 2, "troops": 2, "aid": 1}
    m = jihad({"pakistan": pakistan}, THREE, 2, 3, 4, moves=("country:pakistan",) * 3 + ("jihad:major",))
    g = table(m)
    assert (g.governance[lands.PAKISTAN], g.alignment[lands.PAKISTAN]) == (ISLAMIST, ADVERSARY)
    assert cells(m, lands.PAKISTAN) == (0, 6)
    assert g.aid[lands.PAKISTAN] == 0
    assert g.funding == 7
    assert (g.box[markers.WMD], g.wmd_pakistan, g.wmd_events) == (3, 0, 3)
    assert g.prestige == 1
    assert g.troops[lands.PAKISTAN] == 2


# --- Minor Jihad ------------------------------------------------------------------------------------------------


@rule("8.4.1", "7.2.2.3", "R-17")
@pytest.mark.parametrize(
    ("governance", "dice", "after", "aid"),
    [
        ("good", (1, 1, 1), POOR, 0),
        ("good", (1, 2, 2), FAIR, 2),  # the 2s are read against Good
        ("fair", (2, 3, 3), POOR, 2),
        ("fair", (1, 1, 3), POOR, 1),
        ("poor", (3, 3, 4), POOR, 1),
    ],
)
def test_each_success_costs_a_level_and_an_aid(governance: str, dice: tuple[int, ...], after: int, aid: int) -> None:
    jordan = {"governance": governance, "alignment": "ally", "aid": 3, "sleepers": 3}
    m = jihad({"jordan": jordan} | CELL, THREE, *dice, moves=("country:jordan",) * 3)
    assert table(m).governance[lands.JORDAN] == after
    assert table(m).aid[lands.JORDAN] == aid


@rule("8.4.1", "R-13")
def test_a_minor_jihad_never_brings_islamist_rule() -> None:
    moves = ("country:jordan",) * 3
    m = jihad({"jordan": POOR_ALLY | {"sleepers": 4, "aid": 1}}, THREE, 1, 1, 1, moves=moves)  # four are too few
    assert table(m).governance[lands.JORDAN] == POOR
    assert table(m).aid[lands.JORDAN] == 0
    m = jihad({"jordan": POOR_ALLY | {"sleepers": 6}}, THREE, 1, 1, 1, moves=(*moves, "jihad:minor"))
    assert table(m).governance[lands.JORDAN] == POOR
    assert cells(m, lands.JORDAN) == (3, 3)


# --- Major Jihad ------------------------------------------------------------------------------------------------


@rule("8.4.2")
@pytest.mark.parametrize(
    ("cells_there", "troops", "major"), [(5, 0, True), (4, 0, False), (7, 2, True), (6, 2, False), (8, 4, False)]
)
def test_a_major_jihad_needs_five_cells_more_than_troops(cells_there: int, troops: int, major: bool) -> None:
    jordan = POOR_NEUTRAL | {"sleepers": cells_there - 1, "actives": 1, "troops": troops}
    m = jihad({"jordan": jordan}, TWO, moves=("country:jordan", "country:jordan"))
    assert (asked(m) == "ask-major") == major


@rule("8.4.2", "R-11")
def test_nato_stands_in_the_way_of_a_major_jihad_like_two_troops() -> None:
    iraq = POOR_ALLY | {"regime_change": "tan", "sleepers": 6}
    assert asked(jihad({"iraq": iraq}, TWO, moves=("country:iraq",) * 2, nato="iraq")) == "ask-card"
    assert asked(jihad({"iraq": iraq}, TWO, moves=("country:iraq",) * 2)) == "ask-major"


@rule("8.4.2")
@pytest.mark.parametrize(("dice", "after"), [((3, 3), ISLAMIST), ((3, 4), POOR), ((4, 4), POOR)])
def test_two_successes_of_one_card_bring_a_revolution(dice: tuple[int, int], after: int) -> None:
    m = jihad(
        {"jordan": POOR_NEUTRAL | {"sleepers": 6, "aid": 1}},
        TWO,
        *dice,
        moves=("country:jordan", "country:jordan", "jihad:major"),
    )
    assert table(m).governance[lands.JORDAN] == after
    assert table(m).sleepers[lands.JORDAN] == 0  # all of them came into the open
    assert table(m).aid[lands.JORDAN] == (1 if dice == (4, 4) else 0)


@rule("8.4.2")
def test_one_die_cannot_bring_a_revolution() -> None:
    m = jihad({"jordan": POOR_NEUTRAL | {"sleepers": 6}}, ONE, 1, moves=("country:jordan",))
    assert asked(m) == "ask-card"
    assert cells(m, lands.JORDAN) == (5, 1)
    assert table(m).governance[lands.JORDAN] == POOR


@rule("8.4.2", "8.1.2")
def test_a_major_jihad_here_and_a_minor_one_there() -> None:
    countries = {"jordan": POOR_NEUTRAL | {"sleepers": 5}, "syria": FAIR_NEUTRAL | {"sleepers": 2}}
    moves = ("country:syria", "country:jordan", "country:jordan", "jihad:major")
    m = jihad(countries, THREE, 1, 2, 2, moves=moves)
    assert table(m).governance[lands.JORDAN] == ISLAMIST
    assert table(m).governance[lands.SYRIA] == POOR
    assert cells(m, lands.SYRIA) == (1, 1)


@rule("R-15")
def test_against_good_governance_no_jihad_is_a_major_one() -> None:
    jordan = GOOD_ALLY | {"sleepers": 7}
    m = jihad({"jordan": jordan}, THREE, 1, 1, 1, moves=("country:jordan",) * 3)
    assert table(m).governance[lands.JORDAN] == POOR
    m = jihad({"jordan": jordan | {"besieged": 1}}, THREE, 1, 1, 1, moves=("country:jordan",) * 3)  # by some event
    assert table(m).governance[lands.JORDAN] == POOR


@rule("R-15")
@pytest.mark.parametrize(("dice", "after"), [((2, 2), ISLAMIST), ((2, 3), POOR)])
def test_a_besieged_fair_country_falls_to_two_successes(dice: tuple[int, int], after: int) -> None:
    jordan = FAIR_NEUTRAL | {"sleepers": 5, "besieged": 1}
    m = jihad({"jordan": jordan}, TWO, *dice, moves=("country:jordan", "country:jordan", "jihad:major"))
    assert table(m).governance[lands.JORDAN] == after


# --- failures ---------------------------------------------------------------------------------------------------


@rule("8.4.3", "4.8.4")
def test_a_failure_costs_a_cell_and_leaves_no_cadre() -> None:
    m = jihad({"jordan": POOR_ALLY | {"sleepers": 2}} | CELL, TWO, 4, 6, moves=("country:jordan",) * 2)
    assert cells(m, lands.JORDAN) == (0, 0)
    assert table(m).cadre[lands.JORDAN] == 0
    assert table(m).pool == 14


@rule("8.4.3.1", "R-14")
@pytest.mark.parametrize(("alignment", "after"), [("adversary", NEUTRAL), ("neutral", ALLY), ("ally", ALLY)])
def test_a_failed_major_jihad_leaves_a_besieged_regime_closer_to_the_us(alignment: str, after: int) -> None:
    jordan = {"governance": "poor", "alignment": alignment, "sleepers": 6}
    m = jihad({"jordan": jordan}, THREE, 1, 4, 4, moves=("country:jordan",) * 3 + ("jihad:major",))
    g = table(m)
    assert g.besieged[lands.JORDAN] == 1
    assert g.alignment[lands.JORDAN] == after
    assert g.governance[lands.JORDAN] == POOR
    assert cells(m, lands.JORDAN) == (0, 4)


@rule("R-14")
def test_no_besieged_regime_after_two_dice_or_a_minor_jihad() -> None:
    jordan = POOR_NEUTRAL | {"sleepers": 6}
    m = jihad({"jordan": jordan}, TWO, 1, 4, moves=("country:jordan", "country:jordan", "jihad:major"))
    assert (table(m).besieged[lands.JORDAN], table(m).alignment[lands.JORDAN]) == (0, NEUTRAL)
    m = jihad({"jordan": jordan}, THREE, 4, 4, 4, moves=("country:jordan",) * 3 + ("jihad:minor",))
    assert (table(m).besieged[lands.JORDAN], table(m).alignment[lands.JORDAN]) == (0, NEUTRAL)


@rule("8.4.3.2")
def test_a_besieged_regime_falls_to_one_success() -> None:
    jordan = POOR_NEUTRAL | {"sleepers": 5, "besieged": 1}
    m = jihad({"jordan": jordan}, ONE, 3, moves=("country:jordan", "jihad:major"))
    assert table(m).governance[lands.JORDAN] == ISLAMIST
    assert table(m).besieged[lands.JORDAN] == 0


@rule("8.4.3.2")
def test_there_is_never_more_than_one_siege() -> None:
    jordan = POOR_NEUTRAL | {"sleepers": 6, "besieged": 1}
    m = jihad({"jordan": jordan}, THREE, 4, 4, 4, moves=("country:jordan",) * 3 + ("jihad:major",))
    assert table(m).besieged[lands.JORDAN] == 1
    assert table(m).alignment[lands.JORDAN] == ALLY


@rule("R-16")
def test_in_iraq_the_jihadist_may_lose_sadr_instead_of_a_cell() -> None:
    iraq = POOR_ALLY | {"actives": 2}
    m = jihad({"iraq": iraq}, ONE, 6, moves=("country:iraq",), sadr=True)
    assert m.options(JIHADIST) == ["cell:active", "cell:sadr"]
    play(m, "cell:sadr")
    assert table(m).sadr == 0
    assert 54 not in table(m).marks
    assert cells(m, lands.IRAQ) == (0, 2)
    m = jihad({"iraq": iraq}, ONE, 6, moves=("country:iraq", "cell:active"), sadr=True)
    assert table(m).sadr == 1
    assert cells(m, lands.IRAQ) == (0, 1)


@rule("R-16", "#54")
@pytest.mark.parametrize(("answer", "sadr", "left"), [("yes", 0, (2, 0)), ("no", 1, (1, 0))])
def test_sadr_may_let_a_sleeper_fight_in_his_place(answer: str, sadr: int, left: tuple[int, int]) -> None:
    m = jihad({"iraq": POOR_ALLY | {"sleepers": 2}}, ONE, 6, moves=("country:iraq",), sadr=True)
    assert asked(m) == "ask-sadr"
    play(m, answer)
    assert table(m).sadr == sadr
    assert cells(m, lands.IRAQ) == left


@rule("R-16", "#54")
def test_sadr_fights_where_nobody_could_stand_in_for_him() -> None:
    m = jihad({"iraq": POOR_ALLY | {"sleepers": 1}} | CELL, TWO, 6, 1, moves=("country:iraq",) * 2, sadr=True)
    assert asked(m) == "ask-cell-lost"
    play(m, "cell:sadr")
    assert cells(m, lands.IRAQ) == (0, 1)


# --- revolutions ------------------------------------------------------------------------------------------------


@rule("8.4.4", "7.3.4.1", "7.2.2.3", "8.4.3.2")
def test_a_revolution_clears_the_markers_and_brings_funding() -> None:
    iraq = POOR_ALLY | {"regime_change": "tan", "besieged": 1, "aid": 3, "actives": 7, "troops": 1}
    m = jihad({"iraq": iraq}, THREE, 1, 6, 6, moves=("country:iraq",) * 3 + ("jihad:major",))
    g = table(m)
    assert (g.governance[lands.IRAQ], g.alignment[lands.IRAQ]) == (ISLAMIST, ADVERSARY)
    assert (g.regime[lands.IRAQ], g.besieged[lands.IRAQ], g.aid[lands.IRAQ]) == (0, 0, 0)
    assert g.funding == 5 + 3
    assert (g.prestige, g.troops[lands.IRAQ]) == (1, 1)
    assert cells(m, lands.IRAQ) == (0, 5)  # failures do not undo it


@rule("8.4.4")
def test_without_troops_prestige_does_not_fall() -> None:
    m = jihad({"jordan": POOR_NEUTRAL | {"sleepers": 5}}, TWO, 1, 1, moves=("country:jordan",) * 2 + ("jihad:major",))
    assert table(m).prestige == 7
    assert table(m).funding == 6


@rule("8.4.4", "R-19", "4.2.6")
@pytest.mark.parametrize(("spikes", "funding"), [([], 4), ([117], 5), ([117, 118], 6)])
def test_an_oil_price_spike_raises_what_a_revolution_brings(spikes: list[int], funding: int) -> None:
    m = jihad(
        {"iraq": POOR_NEUTRAL | {"sleepers": 5}},
        TWO,
        1,
        1,
        moves=("country:iraq",) * 2 + ("jihad:major",),
        lapsing=spikes,
        funding=1,
    )
    assert table(m).funding == funding


@rule("8.4.5", "R-20")
def test_pakistans_arsenal_opens_only_once() -> None:
    pakistan = {"pakistan": POOR_NEUTRAL | {"sleepers": 5}}
    moves = ("country:pakistan",) * 2 + ("jihad:major",)
    assert table(jihad(pakistan, TWO, 1, 1, moves=moves)).box[markers.WMD] == 3
    m = jihad(pakistan, TWO, 1, 1, moves=moves, wmd=6)  # it was Islamist once
    assert table(m).box[markers.WMD] == 6
    m = jihad({"jordan": POOR_NEUTRAL | {"sleepers": 5}}, TWO, 1, 1, moves=("country:jordan",) * 2 + ("jihad:major",))
    assert table(m).box[markers.WMD] == 0


@rule("8.4", "8.4.1")
def test_good_is_worsened_step_by_step_by_several_cards() -> None:
    m = jihad({"jordan": GOOD_ALLY | {"sleepers": 2}}, ONE, 1, 2, moves=("country:jordan",))
    assert table(m).governance[lands.JORDAN] == FAIR
    play(m, f"card:{TWO}", "use:operations", "op:jihad", "country:jordan", "done")
    assert table(m).governance[lands.JORDAN] == POOR
