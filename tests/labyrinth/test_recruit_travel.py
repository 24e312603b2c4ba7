"""Jihadist operations in general (8.1), Recruit (8.2) and Travel (8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import FAIR, JIHADIST, NEUTRAL, POOR, SOFT
from theatrum.testing import play, position, rule

ONE, TWO, THREE = 50, 62, 86  # cards of the Jihadist by value, so that nothing is triggered
SPARE = 63  # a second card, so that the phase goes on
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
ISLAMIST_FOE = {"governance": "islamist", "alignment": "adversary"}


def jihadist_to_play(countries: dict[str, Any], *dice: int, **where: Any) -> Match:
    where = {"jihadist_hand": [ONE, TWO, THREE, SPARE], "us_hand": [2], **where}
    return position("labyrinth", empty=True, countries=countries, dice=list(dice), **where)


def operate(m: Match, card: int, *moves: str, use: str = "use:operations") -> Match:
    return play(m, f"card:{card}", use, *moves)


def refusal(m: Match, token: str) -> str:
    reason = m.why(JIHADIST, token)
    return f"{reason.why.id} {reason.rule}" if reason else ""


def table(m: Match) -> Any:
    return m.state


def said(m: Match) -> list[str]:
    return [line.id for line in m.log()]


# --- Jihadist operations in general -----------------------------------------------------------------------------


@rule("8.1.1")
@pytest.mark.parametrize(
    ("governance", "highest"),
    [("good", 1), ("fair", 2), ("poor", 3)],
)
def test_a_die_succeeds_if_it_is_not_above_the_governance(governance: str, highest: int) -> None:
    for die in (highest, highest + 1):
        m = jihadist_to_play({"jordan": {"governance": governance, "alignment": "ally", "sleepers": 1}}, die)
        operate(m, ONE, "op:recruit", "country:jordan")  # any card will do anywhere
        assert table(m).sleepers[lands.JORDAN] == (2 if die == highest else 1)


@rule("8.1.1")
def test_under_islamist_rule_everything_succeeds_without_a_die() -> None:
    m = jihadist_to_play({"jordan": ISLAMIST_FOE | {"sleepers": 1}}, 6, 6, 6)
    operate(m, THREE, "op:recruit", "country:jordan", "country:jordan", "country:jordan")
    assert table(m).sleepers[lands.JORDAN] == 4
    assert table(m).loaded == [6, 6, 6]
    m = jihadist_to_play({"jordan": ISLAMIST_FOE, "morocco": POOR_ALLY | {"sleepers": 1}}, 6)
    operate(m, ONE, "op:travel", "country:jordan")
    assert table(m).sleepers[lands.JORDAN] == 1
    assert table(m).loaded == [6]


AFGHANISTAN = {"afghanistan": FAIR_ALLY | {"sleepers": 1}}
CENTRAL_ASIA = {"central-asia": FAIR_ALLY | {"sleepers": 1}}
EXAMPLE = ("op:recruit", "country:afghanistan", "country:afghanistan", "country:central-asia")


@rule("8.1.2")
@pytest.mark.parametrize(
    ("central_asia", "afghanistan"), [((1,), (2, 3)), ((3,), (1, 2)), ((6,), (6, 3)), ((2,), (1, 1))]
)
def test_example_two_dice_for_afghanistan_and_one_for_central_asia(
    central_asia: tuple[int, ...], afghanistan: tuple[int, ...]
) -> None:
    m = jihadist_to_play(AFGHANISTAN | CENTRAL_ASIA, *central_asia, *afghanistan)
    operate(m, THREE, *EXAMPLE)
    assert table(m).sleepers[lands.CENTRAL_ASIA] == 1 + sum(die <= 2 for die in central_asia)
    assert table(m).sleepers[lands.AFGHANISTAN] == 1 + sum(die <= 2 for die in afghanistan)


@rule("8.1.2", "4.7.4.2")
def test_example_with_two_cells_available_the_jihadist_divides_them() -> None:
    elsewhere = {"iran": {"sleepers": 6}}
    for chosen in (["afghanistan", "afghanistan"], ["afghanistan", "central-asia"], ["central-asia", "afghanistan"]):
        m = jihadist_to_play(AFGHANISTAN | CENTRAL_ASIA | elsewhere, 1, 2, 1, funding=6)  # 7 on the track, 2 available
        operate(m, THREE, *EXAMPLE)
        question = m.question(JIHADIST)
        assert question is not None
        assert question.id == "ask-cell-goes"
        for id in chosen:
            if m.options(JIHADIST) == ["country:central-asia", "country:afghanistan"]:
                play(m, f"country:{id}")
        assert table(m).sleepers[lands.AFGHANISTAN] == 1 + chosen.count("afghanistan")
        assert table(m).sleepers[lands.CENTRAL_ASIA] == 1 + chosen.count("central-asia")


@rule("8.1.2")
def test_all_dice_are_assigned_before_any_is_rolled() -> None:
    m = jihadist_to_play(AFGHANISTAN | CENTRAL_ASIA, 1, 1, 1)
    operate(m, THREE, *EXAMPLE[:3])
    assert table(m).loaded == [1, 1, 1]
    play(m, EXAMPLE[3])
    assert table(m).loaded == []


@rule("8.1.2")
def test_whether_fewer_dice_may_be_used_is_an_option() -> None:
    m = jihadist_to_play(AFGHANISTAN, 1)
    operate(m, THREE, "op:recruit", "country:afghanistan", "done")
    assert table(m).sleepers[lands.AFGHANISTAN] == 2
    m = jihadist_to_play(AFGHANISTAN, 1, options={"may_stop_early": False})
    operate(m, THREE, "op:recruit", "country:afghanistan")
    assert "done" not in m.options(JIHADIST)


@rule("8.1.3")
def test_what_the_jihadist_can_do() -> None:
    m = jihadist_to_play({"jordan": POOR_ALLY | {"sleepers": 1}})
    operate(m, THREE)
    assert m.options(JIHADIST) == ["op:recruit", "op:travel", "op:jihad", "op:plot"]
    m = play(jihadist_to_play({"jordan": POOR_ALLY | {"sleepers": 1}}), f"card:{ONE}")
    assert "use:reserves" in m.options(JIHADIST)


# --- Recruit ----------------------------------------------------------------------------------------------------


@rule("8.2.1")
def test_each_success_places_a_sleeper_and_a_failure_nothing() -> None:
    m = jihadist_to_play({"jordan": POOR_ALLY | {"actives": 1}}, 3, 4, 1)
    operate(m, THREE, "op:recruit", *["country:jordan"] * 3)
    assert (table(m).sleepers[lands.JORDAN], table(m).actives[lands.JORDAN]) == (2, 1)
    assert table(m).pool == 12


@rule("8.2.1", "4.7.4.2")
@pytest.mark.parametrize(("funding", "on_map", "recruited"), [(9, 3, 3), (6, 3, 3), (6, 9, 1), (3, 3, 2), (3, 4, 1)])
def test_only_available_cells_are_recruited(funding: int, on_map: int, recruited: int) -> None:
    m = jihadist_to_play({"jordan": POOR_ALLY | {"sleepers": on_map}}, 1, 1, 1, funding=funding)
    operate(m, THREE, "op:recruit", *["country:jordan"] * 3)
    assert table(m).sleepers[lands.JORDAN] == on_map + recruited


@rule("8.2.1", "4.7.4.2")
@pytest.mark.parametrize(("funding", "on_map"), [(3, 5), (6, 10), (9, 15)])
def test_with_no_cell_available_there_is_no_recruiting(funding: int, on_map: int) -> None:
    m = jihadist_to_play({"jordan": POOR_ALLY | {"sleepers": on_map}}, funding=funding)
    assert refusal(operate(m, THREE), "op:recruit") == "no-cell-available 4.7.4.2"


@rule("8.2.2")
def test_recruit_needs_a_cell_or_a_cadre() -> None:
    countries = {"jordan": POOR_ALLY | {"sleepers": 1}, "egypt": POOR_ALLY | {"cadre": 1}, "syria": POOR_ALLY}
    m = operate(jihadist_to_play(countries), ONE, "op:recruit")
    assert m.options(JIHADIST) == ["country:egypt", "country:jordan"]
    assert refusal(m, "country:syria") == "nobody-to-recruit 8.2.2"


@rule("8.2.2", "4.8.4")
@pytest.mark.parametrize(("dice", "cadre", "sleepers"), [((4, 4), 1, 0), ((1, 4), 0, 1), ((1, 1), 0, 2)])
def test_the_first_cell_takes_the_place_of_the_cadre(dice: tuple[int, int], cadre: int, sleepers: int) -> None:
    countries = {"egypt": POOR_ALLY | {"cadre": 1}, "iran": {"sleepers": 1}}
    m = jihadist_to_play(countries, *dice)
    operate(m, TWO, "op:recruit", "country:egypt", "country:egypt")
    assert table(m).cadre[lands.EGYPT] == cadre
    assert table(m).sleepers[lands.EGYPT] == sleepers


@rule("8.2.3", "8.1.1")
@pytest.mark.parametrize("colour", ["green", "tan"])
def test_recruit_in_a_regime_change_country_always_succeeds(colour: str) -> None:
    iraq = FAIR_ALLY | {"regime_change": colour, "troops": 6, "actives": 1}
    m = jihadist_to_play({"iraq": iraq}, 6, 6)
    operate(m, TWO, "op:recruit", "country:iraq", "country:iraq")
    assert table(m).sleepers[lands.IRAQ] == 2
    assert table(m).loaded == [6, 6]


@rule("8.2.4", "R-2")
@pytest.mark.parametrize(
    ("id", "highest"),
    [("philippines", 3), ("united-kingdom", 3), ("france", 2), ("spain", 2), ("germany", 1), ("thailand", 2)],
)
def test_example_a_printed_recruit_number_comes_before_governance(id: str, highest: int) -> None:
    land = lands.IDS.index(id)
    for die in (highest, highest + 1):
        m = jihadist_to_play({id: {"posture": "soft", "sleepers": 1}}, die)
        operate(m, ONE, "op:recruit", f"country:{id}")
        assert table(m).sleepers[land] == (2 if die == highest else 1)


# --- Travel -----------------------------------------------------------------------------------------------------


@rule("8.3.1", "8.1.1", "4.6.4")
def test_to_a_neighbour_or_within_a_country_travel_is_sure() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"actives": 2}, "syria": GOOD_ALLY}, 6, 6)
    operate(m, TWO, "op:travel", "country:syria", "country:iraq")
    assert (table(m).sleepers[lands.IRAQ], table(m).actives[lands.IRAQ]) == (1, 0)
    assert (table(m).sleepers[lands.SYRIA], table(m).actives[lands.SYRIA]) == (1, 0)
    assert table(m).loaded == [6, 6]


@rule("8.3.1")
def test_a_sleeper_has_nothing_to_gain_where_it_is() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 1, "actives": 1}})
    operate(m, ONE, "op:travel")
    assert m.options(JIHADIST) == ["cell:sleeper", "cell:active"]
    play(m, "cell:sleeper")
    assert refusal(m, "country:iraq") == "sleeps-already 8.3.1"


@rule("8.3.1", "4.5")
def test_all_schengen_countries_are_neighbours() -> None:
    m = jihadist_to_play({"spain": {"posture": "soft", "sleepers": 1}, "eastern-europe": {"posture": "soft"}}, 6)
    operate(m, ONE, "op:travel", "country:eastern-europe")
    assert table(m).sleepers[lands.EASTERN_EUROPE] == 1


@rule("8.3.1")
@pytest.mark.parametrize(("governance", "highest"), [("good", 1), ("fair", 2), ("poor", 3)])
def test_further_away_the_governance_of_the_destination_decides(governance: str, highest: int) -> None:
    for die in (highest, highest + 1):
        countries = {
            "iraq": POOR_ALLY | {"actives": 1, "sleepers": 1},
            "morocco": {"governance": governance, "alignment": "neutral"},
        }
        m = jihadist_to_play(countries, die)
        operate(m, ONE, "op:travel", "cell:active", "country:morocco")
        assert table(m).sleepers[lands.MOROCCO] == (1 if die == highest else 0)
        assert table(m).actives[lands.IRAQ] == 0
        assert table(m).pool == (13 if die == highest else 14)


@rule("8.3.2", "4.8.4")
def test_a_cell_that_is_caught_goes_to_the_track_and_leaves_no_cadre() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 1}, "iran": {"sleepers": 1}, "morocco": GOOD_ALLY}, 2)
    operate(m, ONE, "op:travel", "country:iraq", "country:morocco")
    g = table(m)
    assert (g.sleepers[lands.IRAQ], g.sleepers[lands.MOROCCO], g.pool) == (0, 0, 14)
    assert (g.cadre[lands.IRAQ], g.cadre[lands.MOROCCO]) == (0, 0)
    assert "travel-failed" in said(m)


@rule("8.3.2", "2.1.1")
def test_if_the_last_cell_is_caught_the_us_has_won() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 1}, "morocco": GOOD_ALLY}, 6)
    operate(m, ONE, "op:travel", "country:morocco")
    assert m.over
    assert table(m).winner == 0


@rule("8.3.1", "4.8.4")
def test_a_cell_that_arrives_leaves_a_cadre_alone() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 1}, "syria": POOR_ALLY | {"cadre": 1}})
    operate(m, ONE, "op:travel", "country:syria")
    assert (table(m).sleepers[lands.SYRIA], table(m).cadre[lands.SYRIA]) == (1, 1)  # it did not come from the track


@rule("4.9.5", "4.9.4", "8.3.3")
@pytest.mark.parametrize(("die", "arrives"), [(1, True), (2, True), (3, False), (6, False)])
def test_example_from_iraq_to_untested_sudan(die: int, arrives: bool) -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 2}}, 5, die)
    operate(m, ONE, "op:travel", "country:sudan")
    g = table(m)
    assert (g.governance[lands.SUDAN], g.alignment[lands.SUDAN]) == (FAIR, NEUTRAL)
    assert g.sleepers[lands.SUDAN] == int(arrives)
    assert g.pool == 13 + (not arrives)
    assert g.sleepers[lands.IRAQ] == 1


@rule("8.3.3")
def test_everything_is_named_before_a_die_is_rolled() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 2}, "morocco": POOR_ALLY}, 1, 4, 3)
    operate(m, TWO, "op:travel", "country:sudan")
    assert table(m).loaded == [1, 4, 3]
    assert table(m).governance[lands.SUDAN] == 0
    play(m, "country:morocco")
    g = table(m)
    assert g.governance[lands.SUDAN] == POOR  # tested with the 1, before anybody set out
    assert g.sleepers[lands.SUDAN] == 0  # caught on the 4
    assert g.sleepers[lands.MOROCCO] == 1  # arrived on the 3


@rule("8.3.3")
def test_a_country_has_no_more_journeys_than_cells() -> None:
    countries = {id: POOR_ALLY | {"sleepers": 1} for id in ("iraq", "syria", "egypt")}
    m = operate(jihadist_to_play(countries), THREE, "op:travel", "country:iraq", "country:syria")
    assert m.options(JIHADIST) == ["country:egypt", "country:syria", "done"]
    assert refusal(m, "country:iraq") == "no-cell-to-travel 8.3.1"


@rule("8.3.3")
def test_a_cell_travels_only_once_a_card() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 1}, "syria": POOR_ALLY | {"sleepers": 1}})
    operate(m, THREE, "op:travel", "country:iraq", "country:syria")
    play(m, "country:jordan")  # only the cell in Syria is left
    assert m.actors() == (JIHADIST,)  # nobody is left for the third point of the card
    assert (table(m).sleepers[lands.SYRIA], table(m).sleepers[lands.JORDAN]) == (1, 1)


@rule("8.3.3", "4.9.4")
def test_an_unmarked_non_muslim_destination_is_tested_even_if_nobody_arrives() -> None:
    m = jihadist_to_play({"iraq": POOR_ALLY | {"sleepers": 2}}, 4, 2)
    operate(m, ONE, "op:travel", "country:canada")
    assert table(m).posture[lands.CANADA] == SOFT
    assert table(m).sleepers[lands.CANADA] == 0
    assert table(m).pool == 14


@rule("6.3.3.1", "8.1.2")
def test_reserves_add_dice() -> None:
    m = jihadist_to_play({"jordan": POOR_ALLY | {"sleepers": 1}}, 1, 1, 1, reserves=(0, 2))
    operate(m, ONE, "op:recruit", *["country:jordan"] * 3, use="use:boosted")
    assert table(m).sleepers[lands.JORDAN] == 4
    assert table(m).reserves == [0, 0]
