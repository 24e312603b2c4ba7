"""How the bots see a position: what helps a side must look better to it, and as much worse to the other."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import judge
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import position


def state(**where: Any) -> Labyrinth:
    m: Match = position("labyrinth", **where)
    assert isinstance(m.state, Labyrinth)
    return m.state


@pytest.mark.parametrize("see", [judge.judge, judge.outlook])
def test_the_two_sides_see_one_position(see: Any) -> None:
    g = state()
    assert see(g, 0) + see(g, 1) == pytest.approx(1)
    assert 0 < see(g, 0) < 1


BETTER_FOR_THE_US: list[dict[str, Any]] = [
    {"countries": {"iraq": {"governance": "good"}}},
    {"countries": {"pakistan": {"governance": "good", "alignment": "ally"}}},
    {"countries": {"afghanistan": {"governance": "poor", "alignment": "neutral"}}},
    {"prestige": 12},
    {"funding": 1},
    {"countries": {"afghanistan": {"sleepers": 1}}},
]


@pytest.mark.parametrize("where", BETTER_FOR_THE_US)
@pytest.mark.parametrize("see", [judge.judge, judge.outlook])
def test_what_helps_the_us_looks_better_to_it(see: Any, where: dict[str, Any]) -> None:
    assert see(state(**where), 0) > see(state(), 0)


WORSE_AT_A_SECOND_LOOK: list[dict[str, Any]] = [
    {"countries": {"united-states": {"plots": [1]}}},
    {"countries": {"pakistan": {"plots": [2]}}},
    {"countries": {"iraq": {"sleepers": 6}}},
    {"countries": {"iraq": {"sleepers": 6, "besieged": True}}},
    {"countries": {"gulf-states": {"alignment": "adversary"}}},
    {"wmd": 1},
    {"us_posture": "soft"},
]


@pytest.mark.parametrize("where", WORSE_AT_A_SECOND_LOOK)
def test_the_outlook_sees_what_is_coming(where: dict[str, Any]) -> None:
    assert judge.outlook(state(**where), 0) < judge.outlook(state(), 0)


def test_one_country_full_of_cells_is_worse_than_the_same_cells_scattered() -> None:
    gathered = state(countries={"iraq": {"sleepers": 6}})
    few = {"sleepers": 2, "governance": "poor", "alignment": "neutral"}
    scattered = state(countries={"iraq": few, "yemen": few, "egypt": few})
    assert judge.outlook(gathered, 0) < judge.outlook(scattered, 0)


def test_the_last_cells_are_in_danger() -> None:
    many = state(countries={"afghanistan": {"sleepers": 6}})
    last = state(countries={"afghanistan": {"sleepers": 1}})
    assert judge.outlook(last, 1) < 0.7 * judge.outlook(many, 1)


def test_the_count_of_the_last_deck_weighs_more_the_nearer_it_is() -> None:
    ahead = {"iraq": {"governance": "good"}, "afghanistan": {"governance": "poor"}}
    early, late = state(countries=ahead), state(countries=ahead)
    late.discard = sorted(late.discard + late.deck[5:])
    del late.deck[5:]
    assert judge.outlook(late, 0) > judge.outlook(early, 0)
    assert judge.ahead_at_the_end(late, 0.0) > 0.9
