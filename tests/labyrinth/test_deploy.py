"""Deploy, Regime Change and Withdraw (7.3), and the Prestige roll that follows the last two."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST, POOR, US
from theatrum.games.labyrinth.state import GREEN, TAN
from theatrum.testing import play, position, rule

ONE, TWO, THREE = 2, 14, 35  # cards of the US by value, so that nothing is triggered
SPARE = 13  # a second card, so that the phase goes on
CELL = {"sudan": {"governance": "poor", "alignment": "adversary", "sleepers": 1}}  # or the US would have won
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
ISLAMIST_FOE = {"governance": "islamist", "alignment": "adversary"}
HELD = {**POOR_ALLY, "regime_change": "tan"}


def us_to_play(countries: dict[str, Any], **where: Any) -> Match:
    where = {"us_hand": [ONE, TWO, THREE, SPARE], **where}
    return position("labyrinth", empty=True, side="us", countries=CELL | countries, **where)


def operate(m: Match, card: int, *moves: str, use: str = "use:operations") -> Match:
    return play(m, f"card:{card}", use, *moves)


def refusal(m: Match, token: str) -> str:
    reason = m.why(US, token)
    return f"{reason.why.id} {reason.rule}" if reason else ""


def table(m: Match) -> Any:
    return m.state


# --- moving troops ----------------------------------------------------------------------------------------------


@rule("7.3.1")
def test_any_number_of_troops_moves_from_one_place_to_another() -> None:
    m = us_to_play({"egypt": POOR_ALLY | {"troops": 4}, "gulf-states": FAIR_ALLY})
    operate(m, THREE, "op:deploy", "country:egypt", "country:gulf-states")
    assert m.options(US) == ["n:1", "n:2", "n:3", "n:4"]
    play(m, "n:3")
    assert table(m).troops[lands.EGYPT] == 1
    assert table(m).troops[lands.GULF_STATES] == 3
    assert table(m).troops_home == 11


@rule("7.3.1")
def test_the_troop_track_is_a_place_too() -> None:
    m = us_to_play({"egypt": POOR_ALLY | {"troops": 4}, "gulf-states": FAIR_ALLY})
    operate(m, TWO, "op:deploy", "troop-track", "n:11")  # only the Gulf States can be reached with a 2
    assert table(m).troops[lands.GULF_STATES] == 11
    assert table(m).troops_home == 0
    operate(m, THREE, "op:deploy", "country:egypt", "troop-track", "n:4")
    assert table(m).troops[lands.EGYPT] == 0
    assert table(m).troops_home == 4


@rule("7.3.1")
@pytest.mark.parametrize(("troops", "cells", "free"), [(8, 2, 1), (7, 2, 0), (9, 0, 4), (5, 0, 0), (12, 2, 5)])
def test_five_troops_more_than_cells_stay_in_a_regime_change_country(troops: int, cells: int, free: int) -> None:
    m = us_to_play({"iraq": HELD | {"troops": troops, "actives": cells}, "gulf-states": FAIR_ALLY})
    operate(m, THREE, "op:deploy")
    if not free:
        assert refusal(m, "country:iraq") == "troops-bound 7.3.1"
        return
    play(m, "country:iraq", "troop-track")
    if free > 1:
        assert m.options(US) == [f"n:{number}" for number in range(1, free + 1)]
        play(m, f"n:{free}")
    assert table(m).troops[lands.IRAQ] == troops - free


@rule("7.3.1", "R-11")
def test_nato_counts_as_two_of_the_troops_that_stay() -> None:
    iraq = HELD | {"troops": 5, "actives": 1}
    m = us_to_play({"iraq": iraq, "gulf-states": FAIR_ALLY}, nato="iraq")
    operate(m, THREE, "op:deploy", "country:iraq", "troop-track")
    assert table(m).troops[lands.IRAQ] == 4
    m = us_to_play({"iraq": iraq, "gulf-states": FAIR_ALLY})
    operate(m, THREE, "op:deploy")
    assert refusal(m, "country:iraq") == "troops-bound 7.3.1"


@rule("7.3.1")
def test_without_a_regime_change_cells_hold_nobody() -> None:
    m = us_to_play({"egypt": POOR_ALLY | {"troops": 2, "actives": 5}})
    operate(m, ONE, "op:deploy", "country:egypt", "n:2")  # the track is the only place that a 1 can reach
    assert table(m).troops[lands.EGYPT] == 0


@rule("7.3.2")
@pytest.mark.parametrize(
    ("card", "open_to"),
    [(ONE, ["jordan"]), (TWO, ["jordan", "gulf-states"]), (THREE, ["egypt", "jordan", "gulf-states"])],
)
def test_the_governance_of_the_destination_sets_the_value(card: int, open_to: list[str]) -> None:
    countries = {
        "egypt": POOR_ALLY,
        "jordan": GOOD_ALLY,
        "gulf-states": FAIR_ALLY,
        "lebanon": POOR_ALLY | {"troops": 2},
    }
    m = us_to_play(countries)
    operate(m, card, "op:deploy", "country:lebanon")
    wanted = [f"country:{id}" for id in open_to]
    assert m.options(US) == [*wanted, "troop-track"]
    if card != THREE:
        assert refusal(m, "country:egypt") == "value-too-low 7.1.1"


@rule("7.3.2", "7.3.3", "7.3.1")
def test_why_nobody_can_be_deployed() -> None:
    m = us_to_play({"gulf-states": FAIR_ALLY})  # all at home, and a 1 reaches no Ally
    assert refusal(operate(m, ONE), "op:deploy") == "nowhere-to-deploy 7.3.3"
    m = us_to_play({"iraq": HELD | {"troops": 15, "actives": 10}, "gulf-states": FAIR_ALLY})
    assert refusal(operate(m, THREE), "op:deploy") == "no-troops-to-move 7.3.1"


@rule("7.3.3")
def test_the_destination_is_an_ally() -> None:
    countries = {
        "egypt": POOR_ALLY,
        "jordan": {"governance": "good", "alignment": "neutral"},
        "syria": {"governance": "fair", "alignment": "adversary"},
        "canada": {"posture": "hard"},
        "lebanon": POOR_ALLY | {"troops": 2},
    }
    m = us_to_play(countries)
    operate(m, THREE, "op:deploy", "country:lebanon")
    assert m.options(US) == ["country:egypt", "troop-track"]
    for id in ("jordan", "syria", "canada", "morocco", "iran"):
        assert refusal(m, f"country:{id}") == "no-ally 7.3.3"
    assert refusal(m, "country:lebanon") == "same-place 7.3.1"


@rule("#57", "7.3.2", "7.3.3")
@pytest.mark.parametrize(("card", "open_to"), [(ONE, []), (TWO, ["country:philippines"])])
def test_abu_sayyaf_opens_the_philippines_alone_and_to_a_two(card: int, open_to: list[str]) -> None:
    countries = {
        "egypt": POOR_ALLY | {"troops": 2},
        "thailand": {"posture": "hard"},
        "syria": {"governance": "good", "alignment": "neutral"},
        "philippines": {"posture": "soft"},
        "jordan": GOOD_ALLY,
    }
    m = us_to_play(countries, events=[57])
    operate(m, card, "op:deploy", "country:egypt")
    assert m.options(US) == [*open_to, "country:jordan", "troop-track"]
    assert refusal(m, "country:thailand") == "no-ally 7.3.3"


@rule("R-9")
def test_no_troops_to_an_ally_under_islamist_rule() -> None:
    ruled = {"governance": "islamist", "alignment": "ally"}
    m = us_to_play({"egypt": ruled, "lebanon": POOR_ALLY, "jordan": POOR_ALLY | {"troops": 1}})
    operate(m, THREE, "op:deploy", "country:jordan")
    assert refusal(m, "country:egypt") == "only-regime-change 7.1.3"


@rule("7.3.1", "8.4.4")
def test_troops_may_leave_a_country_that_has_come_under_islamist_rule() -> None:
    m = us_to_play({"egypt": ISLAMIST_FOE | {"troops": 2, "actives": 3}})
    operate(m, ONE, "op:deploy", "country:egypt", "n:2")
    assert table(m).troops_home == 15


# --- Regime Change ----------------------------------------------------------------------------------------------


@rule("7.3.4", "4.8.2")
def test_regime_change_does_all_that_it_says() -> None:
    m = us_to_play(
        {"afghanistan": ISLAMIST_FOE | {"sleepers": 3, "actives": 1}}, prestige=7, dice=[5, 5, 4, 2]
    )  # Fair; then Prestige up by the lower of 4 and 2
    operate(m, THREE, "op:regime-change", "country:afghanistan")
    assert m.options(US) == [f"n:{number}" for number in range(6, 16)]
    play(m, "n:7")
    g = table(m)
    assert g.troops[lands.AFGHANISTAN] == 7
    assert g.troops_home == 8
    assert g.regime[lands.AFGHANISTAN] == GREEN
    assert g.governance[lands.AFGHANISTAN] == FAIR
    assert g.alignment[lands.AFGHANISTAN] == ALLY
    assert (g.sleepers[lands.AFGHANISTAN], g.actives[lands.AFGHANISTAN]) == (0, 4)
    assert g.prestige == 9


@rule("7.3.4", "R-40")
@pytest.mark.parametrize(("die", "governance"), [(1, POOR), (4, POOR), (5, FAIR), (6, FAIR)])
def test_the_new_government_is_rolled(die: int, governance: int) -> None:
    m = us_to_play({"afghanistan": ISLAMIST_FOE}, dice=[die, 1, 1, 1])
    operate(m, THREE, "op:regime-change", "country:afghanistan", "n:6")
    assert table(m).governance[lands.AFGHANISTAN] == governance


@rule("7.3.4")
def test_what_a_regime_change_needs() -> None:
    foe = {"afghanistan": ISLAMIST_FOE, "egypt": POOR_ALLY}
    assert refusal(operate(us_to_play(foe, us_posture="soft"), THREE), "op:regime-change") == "us-not-hard 7.3.4"
    assert refusal(operate(us_to_play(foe), TWO), "op:regime-change") == "regime-change-needs-three 7.3.4"
    assert refusal(operate(us_to_play({"egypt": POOR_ALLY}), THREE), "op:regime-change") == "no-regime-to-change 7.3.4"
    boosted = operate(us_to_play(foe, reserves=(1, 0)), TWO, "op:regime-change", use="use:boosted")
    assert refusal(boosted, "country:egypt") == "not-islamist 7.3.4"
    play(boosted, "country:afghanistan", "n:6")
    assert table(boosted).regime[lands.AFGHANISTAN] == GREEN
    assert table(boosted).reserves == [0, 0]


@rule("7.3.4", "R-10")
def test_six_troops_come_from_one_place() -> None:
    split = {"egypt": POOR_ALLY | {"troops": 5}, "jordan": POOR_ALLY | {"troops": 5}, "afghanistan": ISLAMIST_FOE}
    m = operate(us_to_play(split), THREE)
    assert refusal(m, "op:regime-change") == "too-few-troops 7.3.4"  # 5, 5 and 5


@rule("R-10")
def test_exactly_six_are_enough_wherever_they_are() -> None:
    spread = {"egypt": POOR_ALLY | {"troops": 6}, "jordan": POOR_ALLY | {"troops": 5}, "afghanistan": ISLAMIST_FOE}
    m = operate(us_to_play(spread, dice=[1, 1, 1, 1]), THREE, "op:regime-change", "country:afghanistan")
    assert table(m).troops[lands.AFGHANISTAN] == 6  # there was nothing to choose: six from Egypt
    assert table(m).troops[lands.EGYPT] == 0


@rule("R-10")
def test_troops_that_are_there_already_do_not_count() -> None:
    stranded = {"egypt": ISLAMIST_FOE | {"troops": 6}, "jordan": POOR_ALLY | {"troops": 5}}
    m = operate(us_to_play(stranded), THREE)
    assert refusal(m, "op:regime-change") == "too-few-troops 7.3.4"


@rule("7.3.4", "7.3.1")
@pytest.mark.parametrize(("troops", "allowed"), [(10, False), (11, True)])
def test_troops_bound_by_another_regime_change_do_not_count(troops: int, allowed: bool) -> None:
    m = operate(us_to_play({"iraq": HELD | {"troops": troops}, "afghanistan": ISLAMIST_FOE}), THREE)
    assert ("op:regime-change" in m.options(US)) == allowed


@rule("7.3.4")
def test_the_us_chooses_where_the_troops_come_from() -> None:
    m = us_to_play({"egypt": POOR_ALLY | {"troops": 6}, "afghanistan": ISLAMIST_FOE})
    operate(m, THREE, "op:regime-change", "country:afghanistan")
    assert m.options(US) == ["country:egypt", "troop-track"]


@rule("7.3.4.1")
def test_a_regime_change_country_that_becomes_good_is_one_no_more() -> None:
    iraq = FAIR_ALLY | {"regime_change": "tan", "troops": 6}
    m = us_to_play({"iraq": iraq}, prestige=5, dice=[6])
    operate(m, TWO, "op:war-of-ideas", "country:iraq")
    assert table(m).governance[lands.IRAQ] == GOOD
    assert table(m).regime[lands.IRAQ] == 0


# --- Withdraw ---------------------------------------------------------------------------------------------------


@rule("7.3.5")
def test_withdraw_does_all_that_it_says() -> None:
    iraq = HELD | {"troops": 7, "actives": 6, "aid": 2}
    m = us_to_play({"iraq": iraq, "egypt": POOR_ALLY}, us_posture="soft", prestige=7, dice=[3, 2, 5])
    operate(m, THREE, "op:withdraw", "country:iraq")
    assert m.options(US) == ["country:egypt", "troop-track"]
    play(m, "troop-track")
    assert m.options(US) == [f"n:{number}" for number in range(1, 8)]
    play(m, "n:7")
    g = table(m)
    assert (g.troops[lands.IRAQ], g.troops_home) == (0, 15)
    assert g.aid[lands.IRAQ] == 0
    assert g.besieged[lands.IRAQ] == 1
    assert g.regime[lands.IRAQ] == TAN
    assert g.prestige == 5
    assert (g.governance[lands.IRAQ], g.alignment[lands.IRAQ]) == (POOR, ALLY)


@rule("7.3.5")
def test_some_may_stay_and_a_besieged_regime_stays_besieged_once() -> None:
    iraq = HELD | {"troops": 4, "actives": 6, "besieged": 1}
    m = us_to_play({"iraq": iraq, "egypt": POOR_ALLY}, us_posture="soft", dice=[1, 1, 1])
    operate(m, THREE, "op:withdraw", "country:iraq", "country:egypt", "n:1")
    assert table(m).troops[lands.IRAQ] == 3
    assert table(m).troops[lands.EGYPT] == 1
    assert table(m).besieged[lands.IRAQ] == 1


@rule("7.3.5")
def test_what_a_withdrawal_needs() -> None:
    held = {"iraq": HELD | {"troops": 6}, "egypt": POOR_ALLY | {"troops": 2}}
    assert refusal(operate(us_to_play(held), THREE), "op:withdraw") == "us-not-soft 7.3.5"
    assert refusal(operate(us_to_play(held, us_posture="soft"), TWO), "op:withdraw") == "withdraw-needs-three 7.3.5"
    m = operate(us_to_play({"iraq": HELD}, us_posture="soft"), THREE)
    assert refusal(m, "op:withdraw") == "nowhere-to-withdraw 7.3.5"
    m = operate(us_to_play(held, us_posture="soft", reserves=(2, 0)), ONE, "op:withdraw", use="use:boosted")
    assert m.options(US) == ["country:iraq"]
    assert refusal(m, "country:egypt") == "no-regime-change-there 7.3.5"


@rule("7.3.1", "#41")
@pytest.mark.parametrize(("answer", "nato"), [("yes", -1), ("no", lands.IRAQ)])
def test_nato_may_leave_together_with_troops(answer: str, nato: int) -> None:
    m = us_to_play({"iraq": HELD | {"troops": 7, "actives": 1}, "gulf-states": FAIR_ALLY}, nato="iraq")
    operate(m, THREE, "op:deploy", "country:iraq", "troop-track", "n:1", answer)  # six are left for one cell
    assert table(m).nato == nato
    assert (41 in table(m).marks) == (answer == "no")
    m = us_to_play({"iraq": HELD | {"troops": 7, "actives": 1}, "gulf-states": FAIR_ALLY}, nato="iraq")
    operate(m, THREE, "op:deploy", "country:iraq", "troop-track", "n:2", f"card:{TWO}")  # with five it must stay
    assert table(m).nato == lands.IRAQ


@rule("7.3.5", "#41")
def test_nato_withdraws_like_troops() -> None:
    alone = {"iraq": HELD | {"actives": 3, "aid": 1}, "egypt": POOR_ALLY}
    m = us_to_play(alone, nato="iraq", us_posture="soft", dice=[1, 1, 1])
    operate(m, THREE, "op:withdraw", "country:iraq")
    g = table(m)
    assert (g.nato, g.aid[lands.IRAQ], g.besieged[lands.IRAQ], g.troops_home) == (-1, 0, 1, 15)
    beside = {"iraq": HELD | {"actives": 3, "troops": 2}, "egypt": POOR_ALLY}
    for moves, nato, troops in ((("n:0",), -1, 2), (("n:2", "yes"), -1, 0), (("n:1", "no"), lands.IRAQ, 1)):
        m = us_to_play(beside, nato="iraq", us_posture="soft", dice=[1, 1, 1])
        operate(m, THREE, "op:withdraw", "country:iraq", "troop-track", *moves)
        assert (table(m).nato, table(m).troops[lands.IRAQ]) == (nato, troops)
        assert table(m).besieged[lands.IRAQ] == 1


# --- the Prestige roll ------------------------------------------------------------------------------------------


@rule("R-37", "4.9.3")
@pytest.mark.parametrize(
    ("direction", "dice", "prestige"),
    [(1, (2, 5), 5), (4, (5, 2), 5), (5, (5, 2), 9), (6, (3, 3), 10), (6, (6, 6), 12), (4, (6, 6), 1)],
)
def test_a_prestige_roll(direction: int, dice: tuple[int, int], prestige: int) -> None:
    m = us_to_play({"afghanistan": ISLAMIST_FOE}, prestige=7, dice=[1, direction, *dice])
    operate(m, THREE, "op:regime-change", "country:afghanistan", "n:6")
    assert table(m).prestige == prestige


@rule("R-38")
@pytest.mark.parametrize(
    ("india", "option", "direction", "prestige"),
    [
        ("", True, 5, 5),  # Israel makes the world Hard 1 against a Soft US
        ("", True, 6, 9),
        ("", False, 5, 9),
        ("soft", True, 5, 9),  # the world is at 0: no penalty
    ],
)
def test_a_gwot_penalty_weighs_on_the_direction(india: str, option: bool, direction: int, prestige: int) -> None:
    countries = {"iraq": HELD | {"troops": 6}, "india": {"posture": india}}
    m = us_to_play(
        countries,
        us_posture="soft",
        prestige=7,
        dice=[direction, 2, 3],
        options={"gwot_hurts_prestige": option},
    )
    operate(m, THREE, "op:withdraw", "country:iraq", "n:1")
    assert table(m).prestige == prestige


@rule("7.3.4", "8.4.4")
def test_an_islamist_adversary_is_an_ally_afterwards_however_it_was_before() -> None:
    m = us_to_play({"afghanistan": ISLAMIST_FOE}, dice=[1, 1, 1, 1])
    assert table(m).governance[lands.AFGHANISTAN] == ISLAMIST
    assert table(m).alignment[lands.AFGHANISTAN] == ADVERSARY
    operate(m, THREE, "op:regime-change", "country:afghanistan", "n:6")
    assert table(m).alignment[lands.AFGHANISTAN] == ALLY
