"""US operations in general (7.0, 7.1) and War of Ideas (7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import ALLY, FAIR, GOOD, HARD, ISLAMIST, NEUTRAL, POOR, SOFT, US
from theatrum.testing import play, position, rule

ONE, TWO, THREE = 2, 14, 35  # cards of the US by value, so that nothing is triggered
SPARE = 13  # a second card, so that the phase goes on
CELL = {"sudan": {"governance": "poor", "alignment": "adversary", "sleepers": 1}}  # or the US would have won
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}
MEDIUM = 5  # Prestige that changes nothing


def us_to_play(card: int, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    where = {"prestige": MEDIUM, "us_hand": [card, SPARE], **where}
    return position("labyrinth", empty=True, side="us", countries=CELL | (countries or {}), **where)


def influence(card: int, *dice: int, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Play a card for War of Ideas, up to the choice of country."""
    m = us_to_play(card, countries, dice=list(dice), **where)
    return play(m, f"card:{card}", "use:operations", "op:war-of-ideas")


def refusal(m: Match, token: str) -> str:
    reason = m.why(US, token)
    return reason.rule if reason else ""


def said(m: Match) -> list[str]:
    return [line.id for line in m.log()]


def table(m: Match) -> Any:
    return m.state


# --- US operations in general -----------------------------------------------------------------------------------


@rule("7.0")
def test_a_card_is_good_for_one_operation() -> None:
    m = play(influence(THREE, 5, countries={"egypt": POOR_NEUTRAL}), "country:egypt")
    assert m.options(US) == [f"card:{SPARE}", "hold"]
    assert table(m).discard == [THREE]
    assert table(m).slot == 1


@rule("7.1.1")
@pytest.mark.parametrize(
    ("governance", "card", "reason"),
    [
        ("good", ONE, ""),
        ("fair", ONE, "7.1.1"),
        ("fair", TWO, ""),
        ("poor", TWO, "7.1.1"),
        ("poor", THREE, ""),
        ("islamist", THREE, "7.1.3"),
    ],
)
def test_the_value_must_reach_the_governance(governance: str, card: int, reason: str) -> None:
    m = influence(card, countries={"jordan": {"governance": governance, "alignment": "neutral"}})
    assert refusal(m, "country:jordan") == reason


@rule("7.1.1", "7.5.1")
def test_an_alert_takes_a_three_even_where_governance_is_good() -> None:
    m = us_to_play(TWO, {"france": {"plots": [1]}})
    play(m, f"card:{TWO}", "use:operations")
    assert refusal(m, "op:alert") == "7.5.1"


@rule("7.1.1")
@pytest.mark.parametrize(("card", "reason"), [(ONE, "7.1.1"), (TWO, ""), (THREE, "")])
def test_example_the_gulf_states_are_fair_and_need_a_two_or_a_three(card: int, reason: str) -> None:
    m = influence(card, 6, countries={"gulf-states": FAIR_ALLY})
    assert refusal(m, "country:gulf-states") == reason
    if not reason:
        play(m, "country:gulf-states")
        assert table(m).governance[lands.GULF_STATES] == GOOD


@rule("7.1.2")
def test_what_the_us_can_do() -> None:
    everything = {
        "jordan": {"governance": "good", "alignment": "neutral"},
        "afghanistan": {"governance": "islamist", "alignment": "adversary", "sleepers": 1},
        "egypt": {"governance": "poor", "alignment": "ally", "sleepers": 1},
        "france": {"posture": "soft", "plots": [1]},
    }
    m = us_to_play(THREE, everything, us_hand=[THREE, 36])
    play(m, f"card:{THREE}", "use:operations")
    assert m.options(US) == [
        "op:war-of-ideas",
        "op:deploy",
        "op:regime-change",
        "op:disrupt",
        "op:alert",
        "op:reassessment",
    ]
    assert refusal(m, "op:withdraw") == "7.3.5"
    m = us_to_play(TWO)
    assert "use:reserves" in play(m, f"card:{TWO}").options(US)


@rule("7.1.3", "7.3.4")
def test_only_regime_change_is_possible_under_islamist_rule() -> None:
    ruled = {"governance": "islamist", "alignment": "ally", "sleepers": 2, "troops": 3}  # an Ally by some event
    moves = {"op:war-of-ideas": "country:egypt", "op:disrupt": "country:egypt"}
    for operation, token in moves.items():
        other = {"jordan": {"governance": "fair", "alignment": "ally", "sleepers": 1}}
        m = us_to_play(THREE, {"egypt": ruled, **other})
        play(m, f"card:{THREE}", "use:operations", operation)
        assert refusal(m, token) == "7.1.3"
    m = us_to_play(THREE, {"egypt": ruled})
    play(m, f"card:{THREE}", "use:operations")
    assert "op:disrupt" not in m.options(US)
    play(m, "op:regime-change")
    assert m.options(US) == ["country:egypt"]


@rule("R-30")
def test_reserves_are_not_added_to_an_operation_that_an_event_grants() -> None:
    m = us_to_play(18, {"egypt": POOR_NEUTRAL, "france": {"plots": [1]}}, reserves=(2, 0), jihadist_hand=[50])
    play(m, "card:18", "use:event")  # Intel Community: an operation of value 1
    assert refusal(m, "op:alert") == "7.5.1"
    assert "use:boosted" not in m.options(US)
    play(m, "op:war-of-ideas")
    assert refusal(m, "country:egypt") == "7.1.1"
    play(m, "country:india")
    assert table(m).reserves == [2, 0]


# --- War of Ideas in a Muslim country ---------------------------------------------------------------------------


@rule("7.2")
def test_muslim_countries_roll_on_their_table_and_others_their_posture() -> None:
    m = play(influence(THREE, 5, countries={"egypt": POOR_NEUTRAL}), "country:egypt")
    assert "influence-roll" in said(m)
    assert "posture-roll" not in said(m)
    m = play(influence(THREE, 5), "country:india")
    assert "posture-roll" in said(m)
    assert "influence-roll" not in said(m)


@rule("7.2.1.1")
def test_a_neutral_becomes_an_ally_and_keeps_its_governance() -> None:
    m = play(influence(THREE, 5, countries={"egypt": POOR_NEUTRAL}), "country:egypt")
    assert table(m).alignment[lands.EGYPT] == ALLY
    assert table(m).governance[lands.EGYPT] == POOR


@rule("7.2.1.1")
def test_an_ally_improves_by_one_level() -> None:
    m = play(influence(THREE, 6, countries={"egypt": POOR_ALLY}), "country:egypt")
    assert table(m).governance[lands.EGYPT] == FAIR
    m = play(influence(THREE, 6, countries={"egypt": FAIR_ALLY}), "country:egypt")
    assert table(m).governance[lands.EGYPT] == GOOD


@rule("7.2.1.1", "7.2.2.3", "7.3.4.1", "8.4.3.2")
def test_a_country_that_becomes_good_loses_its_markers() -> None:
    egypt = {**FAIR_ALLY, "regime_change": "tan", "troops": 6, "besieged": 1, "aid": 2}
    m = play(influence(THREE, 4, countries={"egypt": egypt}), "country:egypt")
    g = table(m)
    assert g.governance[lands.EGYPT] == GOOD
    assert (g.regime[lands.EGYPT], g.besieged[lands.EGYPT], g.aid[lands.EGYPT]) == (0, 0, 0)
    assert g.troops[lands.EGYPT] == 6


@rule("7.2.1.1")
def test_adversaries_and_good_allies_are_no_targets() -> None:
    countries = {
        "syria": {"governance": "fair", "alignment": "adversary"},
        "jordan": POOR_ALLY | {"governance": "good"},
    }
    m = influence(THREE, countries=countries)
    assert refusal(m, "country:syria") == "7.2.1.1"
    assert refusal(m, "country:jordan") == "7.2.1.1"


NEEDED = [
    # Prestige, US posture, Hard countries beside Israel, what stands in Jordan, what stands around it, the die needed
    pytest.param(3, "hard", 0, POOR_NEUTRAL, {}, 6, id="low prestige"),
    pytest.param(4, "hard", 0, POOR_NEUTRAL, {}, 5, id="medium prestige begins"),
    pytest.param(6, "hard", 0, POOR_NEUTRAL, {}, 5, id="medium prestige ends"),
    pytest.param(7, "hard", 0, POOR_NEUTRAL, {}, 4, id="high prestige begins"),
    pytest.param(9, "hard", 0, POOR_NEUTRAL, {}, 4, id="high prestige ends"),
    pytest.param(10, "hard", 0, POOR_NEUTRAL, {}, 3, id="very high prestige begins"),
    pytest.param(12, "hard", 0, POOR_NEUTRAL, {}, 3, id="very high prestige ends"),
    pytest.param(5, "hard", 0, POOR_ALLY, {}, 5, id="from poor to fair"),
    pytest.param(5, "hard", 0, FAIR_ALLY, {}, 6, id="from fair to good"),
    pytest.param(5, "hard", 0, {**FAIR_ALLY, "alignment": "neutral"}, {}, 5, id="a fair neutral"),
    pytest.param(5, "hard", 3, POOR_NEUTRAL, {}, 5, id="a world that agrees"),
    pytest.param(8, "soft", 0, POOR_NEUTRAL, {}, 5, id="a world that differs by one"),
    pytest.param(11, "soft", 1, POOR_NEUTRAL, {}, 5, id="a world that differs by two"),
    pytest.param(11, "soft", 4, POOR_NEUTRAL, {}, 6, id="a world that differs by three at most"),
    pytest.param(5, "hard", 0, {**POOR_NEUTRAL, "aid": 1}, {}, 4, id="one aid"),
    pytest.param(5, "hard", 0, {**POOR_NEUTRAL, "aid": 2}, {}, 3, id="two aid add up"),
    pytest.param(5, "hard", 0, POOR_NEUTRAL, {"iraq": "ally"}, 4, id="a good ally beside it"),
    pytest.param(5, "hard", 0, POOR_NEUTRAL, {"iraq": "ally", "syria": "ally"}, 4, id="two good allies count once"),
    pytest.param(5, "hard", 0, POOR_NEUTRAL, {"iraq": "neutral"}, 5, id="a good neutral does not count"),
    pytest.param(5, "hard", 0, POOR_NEUTRAL, {"turkey": "ally"}, 5, id="one further away does not count"),
]
HARD_LANDS = ("india", "china", "thailand", "canada")


@rule("7.2.1.2", "R-36")
@pytest.mark.parametrize(("prestige", "posture", "hard", "jordan", "around", "needed"), NEEDED)
def test_the_table_of_war_of_ideas(
    prestige: int, posture: str, hard: int, jordan: dict[str, Any], around: dict[str, str], needed: int
) -> None:
    countries: dict[str, Any] = {"jordan": jordan}
    countries |= {id: {"governance": "good", "alignment": alignment} for id, alignment in around.items()}
    countries |= {id: {"posture": "hard"} for id in HARD_LANDS[:hard]}
    for die, succeeds in ((needed, True), (needed - 1, False)):
        m = influence(THREE, die, countries=countries, prestige=prestige, us_posture=posture)
        before = (table(m).governance[lands.JORDAN], table(m).alignment[lands.JORDAN])
        play(m, "country:jordan")
        after = (table(m).governance[lands.JORDAN], table(m).alignment[lands.JORDAN])
        assert (after != before) == succeeds


@rule("7.2.1.2")
def test_success_can_be_out_of_reach() -> None:
    countries = {"jordan": FAIR_ALLY, "india": {"posture": "hard"}, "china": {"posture": "hard"}}
    m = play(influence(THREE, 6, countries=countries, prestige=2, us_posture="soft"), "country:jordan")
    assert table(m).governance[lands.JORDAN] == FAIR
    assert table(m).aid[lands.JORDAN] == 0  # 6 - 1 - 1 - 3 = 1


@rule("7.2.1.3")
@pytest.mark.parametrize(("cells", "reason"), [(4, "7.2.1.3"), (3, "")])
def test_a_regime_change_country_needs_five_troops_more_than_cells(cells: int, reason: str) -> None:
    iraq = {**POOR_ALLY, "regime_change": "tan", "troops": 8, "actives": cells}
    m = influence(THREE, 5, countries={"iraq": iraq})
    assert refusal(m, "country:iraq") == reason
    m = influence(THREE, 5, countries={"iraq": iraq | {"regime_change": ""}})
    assert refusal(m, "country:iraq") == ""


# --- aid --------------------------------------------------------------------------------------------------------


@rule("7.2.2.1")
@pytest.mark.parametrize(("die", "aid"), [(4, 1), (3, 0), (5, 0)])
def test_missed_by_one_the_first_aid_arrives_where_a_five_was_needed(die: int, aid: int) -> None:
    m = play(influence(THREE, die, countries={"egypt": POOR_NEUTRAL}), "country:egypt")
    assert table(m).aid[lands.EGYPT] == aid
    assert (table(m).alignment[lands.EGYPT] == ALLY) == (die == 5)


@rule("7.2.2.1")
@pytest.mark.parametrize(("die", "aid"), [(6, 1), (5, 0)])
def test_missed_by_one_the_first_aid_arrives_where_a_seven_was_needed(die: int, aid: int) -> None:
    countries = {"egypt": POOR_NEUTRAL, "india": {"posture": "hard"}}  # Hard 2 against a Soft US
    m = play(influence(THREE, die, countries=countries, us_posture="soft"), "country:egypt")
    assert table(m).aid[lands.EGYPT] == aid
    assert table(m).alignment[lands.EGYPT] == NEUTRAL


@rule("7.2.2.2")
def test_war_of_ideas_brings_no_second_aid_but_what_is_there_stays() -> None:
    m = play(influence(THREE, 3, countries={"egypt": {**POOR_NEUTRAL, "aid": 1}}), "country:egypt")
    assert table(m).aid[lands.EGYPT] == 1
    assert table(m).alignment[lands.EGYPT] == NEUTRAL
    m = play(influence(THREE, 5, countries={"egypt": {**POOR_NEUTRAL, "aid": 2}}), "country:egypt")
    assert table(m).aid[lands.EGYPT] == 2


# --- untested and non-Muslim countries --------------------------------------------------------------------------


@rule("4.9.5", "4.9.4", "R-40")
def test_a_test_that_shows_too_bad_a_governance_spends_the_card() -> None:
    m = play(influence(TWO, 4), "country:egypt")
    assert table(m).governance[lands.EGYPT] == POOR
    assert table(m).alignment[lands.EGYPT] == NEUTRAL
    assert "influence-fails-at-once" in said(m)
    assert "influence-roll" not in said(m)
    assert TWO in table(m).discard


@rule("4.9.4", "R-40")
def test_a_test_that_shows_a_good_enough_governance_is_followed_by_the_roll() -> None:
    m = play(influence(TWO, 5, 5), "country:egypt")
    assert table(m).governance[lands.EGYPT] == FAIR
    assert table(m).alignment[lands.EGYPT] == ALLY
    m = play(influence(THREE, 1, 4), "country:egypt")
    assert (table(m).governance[lands.EGYPT], table(m).aid[lands.EGYPT]) == (POOR, 1)


@rule("7.2.3", "R-39")
@pytest.mark.parametrize("before", ["", "soft", "hard"])
@pytest.mark.parametrize(("die", "after"), [(1, SOFT), (4, SOFT), (5, HARD), (6, HARD)])
@pytest.mark.parametrize(("us_posture", "number"), [("soft", SOFT), ("hard", HARD)])
def test_a_non_muslim_country_rolls_its_posture(
    before: str, die: int, after: int, us_posture: str, number: int
) -> None:
    m = influence(ONE, die, countries={"germany": {"posture": before}}, us_posture=us_posture)
    play(m, "country:germany")
    assert table(m).posture[lands.GERMANY] == after
    assert table(m).prestige == MEDIUM + (after == number)


@rule("7.2.3", "7.1.1")
def test_the_united_states_are_no_target_and_fair_countries_need_a_two() -> None:
    m = influence(ONE)
    assert refusal(m, "country:united-states") == "7.2.3"
    assert refusal(m, "country:russia") == "7.1.1"
    assert refusal(influence(TWO), "country:russia") == ""


@rule("R-28")
@pytest.mark.parametrize("land", ["israel", "iran"])
def test_no_war_of_ideas_in_israel_or_iran(land: str) -> None:
    m = influence(THREE)
    reason = m.why(US, f"country:{land}")
    assert reason is not None
    assert (reason.why.id, reason.rules[-1]) == ("no-influence-there", "R-28")


@rule("7.1.3", "R-6")
def test_an_islamist_neutral_is_still_out_of_reach() -> None:
    m = influence(THREE, countries={"egypt": {"governance": "islamist", "alignment": "neutral"}})
    assert refusal(m, "country:egypt") == "7.1.3"
    assert table(m).governance[lands.EGYPT] == ISLAMIST
