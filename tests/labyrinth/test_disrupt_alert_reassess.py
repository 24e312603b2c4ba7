"""Disrupt (7.4), Alert (7.5) and Reassessment (7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import HARD, SOFT, US
from theatrum.testing import play, position, rule

ONE, TWO, THREE, OTHER_THREE = 2, 14, 35, 34  # cards of the US by value, so that nothing is triggered
SPARE = 13  # a second card, so that the phase goes on
CELL = {"sudan": {"governance": "poor", "alignment": "adversary", "sleepers": 1}}  # or the US would have won
ALLY = {"governance": "fair", "alignment": "ally"}
NEUTRAL = {"governance": "fair", "alignment": "neutral"}
PRESTIGE = 5


def us_to_play(countries: dict[str, Any], **where: Any) -> Match:
    where = {"us_hand": [ONE, TWO, THREE, SPARE], "prestige": PRESTIGE, **where}
    return position("labyrinth", empty=True, side="us", countries=CELL | countries, **where)


def operate(m: Match, card: int, *moves: str, use: str = "use:operations") -> Match:
    return play(m, f"card:{card}", use, *moves)


def disrupt(countries: dict[str, Any], *moves: str, **where: Any) -> Match:
    return operate(us_to_play(countries, **where), THREE, "op:disrupt", *moves)


def refusal(m: Match, token: str) -> str:
    reason = m.why(US, token)
    return f"{reason.why.id} {reason.rule}" if reason else ""


def table(m: Match) -> Any:
    return m.state


def cells(m: Match, land: int) -> tuple[int, int]:
    """Return the sleepers and the active cells of a country."""
    return table(m).sleepers[land], table(m).actives[land]


def said(m: Match) -> list[str]:
    return [line.id for line in m.log()]


# --- Disrupt ----------------------------------------------------------------------------------------------------


@rule("7.4")
def test_disrupt_removes_active_cells_exposes_sleepers_or_removes_a_cadre() -> None:
    m = disrupt({"jordan": ALLY | {"actives": 2}}, "country:jordan")
    assert cells(m, lands.JORDAN) == (0, 1)
    assert table(m).pool == 13
    m = disrupt({"jordan": ALLY | {"sleepers": 2}}, "country:jordan")
    assert cells(m, lands.JORDAN) == (1, 1)
    assert table(m).pool == 12
    m = disrupt({"jordan": ALLY | {"cadre": 1}}, "country:jordan")
    assert table(m).cadre[lands.JORDAN] == 0


@rule("7.4.1")
def test_where_disrupt_is_possible() -> None:
    countries = {
        "jordan": ALLY | {"sleepers": 1},
        "syria": {"governance": "poor", "alignment": "adversary", "sleepers": 1, "troops": 2},
        "lebanon": NEUTRAL | {"sleepers": 1, "troops": 1},
        "egypt": ALLY,
        "iran": {"sleepers": 1},
        "india": {"posture": "soft", "sleepers": 1},
        "kenya-tanzania": {"posture": "hard", "cadre": 1},
    }
    m = disrupt(countries)
    assert m.options(US) == ["country:india", "country:kenya-tanzania", "country:jordan", "country:syria"]
    assert refusal(m, "country:lebanon") == "no-ally-no-troops 7.4.1"
    assert refusal(m, "country:egypt") == "nothing-to-disrupt 7.4.1"
    assert refusal(m, "country:iran") == "no-disrupt-in-iran 7.4.1"


@rule("7.4.1", "R-11")
def test_nato_is_two_troops_for_disrupt() -> None:
    iraq = {"governance": "poor", "alignment": "neutral", "regime_change": "tan", "sleepers": 3}
    m = disrupt({"iraq": iraq}, "country:iraq", nato="iraq")
    assert cells(m, lands.IRAQ) == (1, 2)
    assert table(m).prestige == PRESTIGE + 1


@rule("7.1.1", "7.4.1")
@pytest.mark.parametrize(("card", "open_to"), [(ONE, ["india"]), (TWO, ["india", "russia", "jordan"])])
def test_the_value_must_reach_the_governance(card: int, open_to: list[str]) -> None:
    countries = {
        "india": {"posture": "soft", "sleepers": 1},
        "russia": {"posture": "soft", "sleepers": 1},
        "jordan": ALLY | {"sleepers": 1},
        "egypt": ALLY | {"governance": "poor", "sleepers": 1},
    }
    m = operate(us_to_play(countries), card, "op:disrupt")
    assert m.options(US) == [f"country:{id}" for id in open_to]
    assert refusal(m, "country:egypt") == "value-too-low 7.1.1"


@rule("7.4.2")
def test_note_one_active_and_one_sleeper_are_removed_and_exposed() -> None:
    m = disrupt({"jordan": NEUTRAL | {"troops": 2, "sleepers": 1, "actives": 1}}, "country:jordan", "cell:active")
    assert cells(m, lands.JORDAN) == (0, 1)
    assert table(m).pool == 13
    m = disrupt({"jordan": NEUTRAL | {"troops": 2, "sleepers": 1, "actives": 1}}, "country:jordan", "cell:sleeper")
    assert cells(m, lands.JORDAN) == (0, 1)
    assert table(m).pool == 13


@rule("7.4.2")
def test_note_a_sleeper_is_not_exposed_and_then_removed() -> None:
    m = disrupt({"jordan": NEUTRAL | {"troops": 2, "sleepers": 1}}, "country:jordan")
    assert cells(m, lands.JORDAN) == (0, 1)


@rule("7.4.2")
def test_note_two_cells_and_a_cadre_are_too_much() -> None:
    jordan = NEUTRAL | {"troops": 2, "actives": 2, "cadre": 1}  # cells that travelled to where a cadre was (4.8.4)
    m = disrupt({"jordan": jordan}, "country:jordan")
    assert cells(m, lands.JORDAN) == (0, 0)
    assert table(m).cadre[lands.JORDAN] == 1


@rule("7.4.2")
@pytest.mark.parametrize(
    ("id", "what", "reach"),
    [
        ("jordan", ALLY, 1),
        ("jordan", ALLY | {"troops": 1}, 1),
        ("jordan", ALLY | {"troops": 2}, 2),
        ("france", {"posture": "soft"}, 1),
        ("france", {"posture": "hard"}, 2),
        ("israel", {}, 2),
    ],
)
def test_two_cells_with_two_troops_or_a_hard_posture_else_one(id: str, what: dict[str, Any], reach: int) -> None:
    m = disrupt({id: what | {"sleepers": 3}}, f"country:{id}")
    assert cells(m, lands.IDS.index(id)) == (3 - reach, reach)


@rule("7.4.2")
def test_the_us_chooses_the_cells() -> None:
    jordan = ALLY | {"sleepers": 2, "actives": 2, "troops": 2}
    m = disrupt({"jordan": jordan}, "country:jordan")
    assert m.options(US) == ["cell:sleeper", "cell:active"]
    assert cells(play(m, "cell:sleeper", "cell:sleeper"), lands.JORDAN) == (0, 4)
    m = disrupt({"jordan": jordan}, "country:jordan", "cell:active", "cell:active")
    assert cells(m, lands.JORDAN) == (2, 0)


@rule("7.4.3", "4.8.4")
def test_the_last_cell_leaves_a_cadre() -> None:
    m = disrupt({"jordan": ALLY | {"actives": 1}}, "country:jordan")
    assert table(m).cadre[lands.JORDAN] == 1
    m = disrupt({"jordan": ALLY | {"actives": 1, "sleepers": 1}}, "country:jordan", "cell:active")
    assert table(m).cadre[lands.JORDAN] == 0


@rule("7.4.4")
@pytest.mark.parametrize("who", [{"sleepers": 1}, {"sleepers": 3}, {"actives": 2}, {"cadre": 1}])
def test_with_two_troops_disrupt_raises_prestige_once(who: dict[str, int]) -> None:
    m = disrupt({"jordan": ALLY | {"troops": 2} | who}, "country:jordan")
    assert table(m).prestige == PRESTIGE + 1
    m = disrupt({"jordan": ALLY | {"troops": 1} | who}, "country:jordan")
    assert table(m).prestige == PRESTIGE


@rule("7.4.4")
def test_a_hard_posture_alone_raises_no_prestige() -> None:
    m = disrupt({"france": {"posture": "hard", "actives": 2}}, "country:france")
    assert cells(m, lands.FRANCE) == (0, 0)
    assert table(m).prestige == PRESTIGE


@rule("R-12")
@pytest.mark.parametrize(("posture", "reach"), [("hard", 2), ("soft", 1)])
def test_disrupt_in_the_united_states_follows_us_posture(posture: str, reach: int) -> None:
    m = disrupt({"united-states": {"sleepers": 3}}, "country:united-states", us_posture=posture)
    assert cells(m, lands.UNITED_STATES) == (3 - reach, reach)


@rule("7.4.1", "7.4.2", "#54")
def test_sadr_is_out_of_reach_and_shields_a_cadre() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "troops": 2}
    m = disrupt({"iraq": iraq | {"actives": 1}}, "country:iraq", sadr=True)
    assert table(m).sadr == 1
    assert table(m).cadre[lands.IRAQ] == 0  # he is a cell, and he stays
    m = disrupt({"iraq": iraq | {"cadre": 1}, "jordan": ALLY | {"actives": 1}}, sadr=True)
    assert refusal(m, "country:iraq") == "sadr-out-of-reach 7.4.2"


# --- Alert ------------------------------------------------------------------------------------------------------


@rule("7.5.1")
def test_an_alert_needs_a_three_and_reserves_help() -> None:
    countries = {"france": {"posture": "soft", "plots": [1]}}
    assert refusal(operate(us_to_play(countries), TWO), "op:alert") == "alert-needs-three 7.5.1"
    m = us_to_play(countries, reserves=(2, 0))
    operate(m, ONE, "op:alert", use="use:boosted")
    assert table(m).plots == []
    assert table(m).reserves == [0, 0]


@rule("7.5.2", "R-18")
@pytest.mark.parametrize("id", ["iran", "syria", "yemen", "united-states"])
def test_an_alert_blocks_one_plot_in_any_country(id: str) -> None:
    countries = {
        "iran": {"plots": [1]},
        "syria": {"governance": "poor", "alignment": "adversary", "plots": [1]},
        "yemen": {"governance": "islamist", "alignment": "adversary", "plots": [2]},
        "united-states": {"plots": [1]},
    }
    m = operate(us_to_play(countries), THREE, "op:alert")
    assert m.options(US) == ["country:united-states", "country:iran", "country:syria", "country:yemen"]
    play(m, f"country:{id}")
    assert lands.IDS.index(id) not in markers.plotted(table(m))
    assert len(table(m).plots) == 3
    assert table(m).box == [0, 0, 2, 1, 0] if id == "yemen" else [0, 1, 1, 1, 0]


@rule("7.5.2")
def test_without_a_plot_there_is_no_alert() -> None:
    assert refusal(operate(us_to_play({}), THREE), "op:alert") == "no-plots 7.5.2"


@rule("7.5.3", "8.5.4")
def test_the_us_sees_the_marker_only_after_choosing_it() -> None:
    m = operate(us_to_play({"france": {"posture": "soft", "plots": [3, 2]}}), THREE, "op:alert")
    assert m.options(US) == ["marker:1", "marker:2"]
    france = m.view(US)["countries"][lands.FRANCE]
    assert [plot["kind"] for plot in france["plots"]] == ["", ""]
    play(m, "marker:2")
    assert "plot-removed" in said(m)
    assert [markers.kind_of(marker) for marker in table(m).plots] == [3]
    assert table(m).box == [0, 3, 2, 0, 0]


@rule("7.5.3", "8.5.5")
def test_a_blocked_wmd_leaves_the_game() -> None:
    m = operate(us_to_play({"france": {"posture": "soft", "plots": ["wmd"]}}, wmd=2), THREE, "op:alert")
    assert table(m).plots == []
    assert table(m).box[markers.WMD] == 1
    assert "wmd-gone" in said(m)


# --- Reassessment -----------------------------------------------------------------------------------------------


@rule("7.6.1")
@pytest.mark.parametrize(("before", "after"), [("soft", HARD), ("hard", SOFT)])
def test_a_reassessment_turns_us_posture_round(before: str, after: int) -> None:
    m = us_to_play({}, us_posture=before, us_hand=[THREE, OTHER_THREE, SPARE], jihadist_hand=[50])
    operate(m, THREE, "op:reassessment", f"card:{OTHER_THREE}")
    assert table(m).posture[lands.UNITED_STATES] == after
    assert table(m).discard == [OTHER_THREE, THREE]


@rule("7.6.2", "7.0")
def test_a_reassessment_takes_two_threes_and_the_whole_phase() -> None:
    m = us_to_play({}, us_hand=[TWO, THREE, OTHER_THREE, SPARE], jihadist_hand=[50])
    operate(m, THREE, "op:reassessment")
    assert m.options(US) == [f"card:{OTHER_THREE}"]
    assert refusal(m, f"card:{TWO}") == "needs-two-threes 7.6.2"
    play(m, f"card:{OTHER_THREE}")
    assert m.actors() == (1,)
    assert table(m).hands[US] == [SPARE, TWO]


@rule("7.6.2")
def test_reserves_do_not_help_a_reassessment() -> None:
    m = us_to_play({}, us_hand=[TWO, THREE], reserves=(2, 0))
    assert refusal(operate(m, THREE), "op:reassessment") == "needs-two-threes 7.6.2"
    m = us_to_play({}, us_hand=[TWO, THREE], reserves=(2, 0))
    m = operate(m, TWO, use="use:boosted")
    assert "op:reassessment" not in m.options(US)


@rule("7.6.2")
def test_the_second_card_of_a_phase_comes_too_late_for_a_reassessment() -> None:
    m = us_to_play({}, us_hand=[THREE, OTHER_THREE], slot=1)
    assert refusal(operate(m, THREE), "op:reassessment") == "reassess-first 7.6.2"


@rule("7.6.3")
@pytest.mark.parametrize(
    "order",
    [
        ["order:reassessment", "card:92", "card:83"],
        ["card:83", "order:reassessment", "card:92"],
        ["card:92", "card:83", "order:reassessment"],
    ],
)
def test_the_us_orders_the_change_and_the_events(order: list[str]) -> None:
    # Both Jihadist events are blocked, so that the log tells when each of them would have happened.
    m = us_to_play({}, us_hand=[83, 92, SPARE], events=[27, 36], jihadist_hand=[50])
    operate(m, 83, "order:operations", "op:reassessment", "card:92")
    assert m.options(US) == ["card:83", "card:92", "order:reassessment"]
    play(m, *order[:2])
    steps = [id for id in said(m) if id in ("reassesses", "event-cannot-happen")]
    assert steps == ["reassesses" if step == "order:reassessment" else "event-cannot-happen" for step in order]
    assert table(m).posture[lands.UNITED_STATES] == SOFT


@rule("7.6.3", "6.3.1")
@pytest.mark.parametrize(("order", "after"), [("card:120", SOFT), ("order:reassessment", HARD)])
def test_the_order_matters_with_an_election(order: str, after: int) -> None:
    m = us_to_play({}, us_hand=[THREE, 120, SPARE], dice=[6], jihadist_hand=[50])  # the election makes the US Hard
    operate(m, THREE, "op:reassessment", "card:120", order)
    assert table(m).posture[lands.UNITED_STATES] == after
