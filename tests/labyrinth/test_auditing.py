"""What must always add up: every way to break it is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.labyrinth.tabletop import POOR_ALLY, RULED, at, truth
from theatrum.games.labyrinth import auditing, lands
from theatrum.games.labyrinth.state import GREEN, Labyrinth


def table() -> Labyrinth:
    countries = {
        "yemen": POOR_ALLY | {"troops": 2, "sleepers": 1, "aid": 1, "plots": [1]},
        "egypt": RULED,
    }
    return truth(at("us", countries, sadr=True, lapsing=[2], reserves=[1, 0], known={1: [40]}))


def test_a_sound_table_is_in_order() -> None:
    assert auditing.audit(table()) == []


def put(field: str, place: int, value: int) -> Callable[[Labyrinth], None]:
    return lambda g: getattr(g, field).__setitem__(place, value)


def mark(field: str, value: object) -> Callable[[Labyrinth], None]:
    return lambda g: setattr(g, field, value)


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(mark("pool", 14), id="a cell too many"),
        pytest.param(put("sleepers", lands.YEMEN, -1), id="fewer cells than none"),
        pytest.param(mark("troops_home", 12), id="a troop too few"),
        pytest.param(mark("sadr", 0), id="Sadr's marker without Sadr"),
        pytest.param(mark("sadr", 2), id="two Sadrs"),
        pytest.param(mark("nato", lands.YEMEN), id="NATO without its marker"),
        pytest.param(mark("ctr", [lands.RUSSIA]), id="CTR without its marker"),
        pytest.param(put("box", 1, 3), id="a plot too many"),
        pytest.param(mark("wmd_gone", 1), id="a weapon too many"),
        pytest.param(lambda g: g.deck.pop(), id="a card too few"),
        pytest.param(lambda g: g.discard.append(g.deck[0]), id="a card twice"),
        pytest.param(lambda g: g.hands[0].reverse(), id="a hand out of order"),
        pytest.param(mark("known", [[], [119]]), id="a card known where it is not"),
        pytest.param(mark("ruled_out", [35]), id="a card ruled out that is there"),
        pytest.param(mark("lapsing", []), id="a lapsed card still in its box"),
        pytest.param(
            lambda g: setattr(g, "first_plot_card", g.deck.pop()), id="a First Plot card before the first plot"
        ),
        pytest.param(mark("prestige", 0), id="Prestige below its track"),
        pytest.param(mark("funding", 10), id="Funding beyond its track"),
        pytest.param(put("reserves", 0, 3), id="reserves beyond their track"),
        pytest.param(put("alignment", lands.YEMEN, 0), id="governance without alignment"),
        pytest.param(put("posture", lands.YEMEN, 1), id="a posture in a Muslim country"),
        pytest.param(put("regime", lands.EGYPT, GREEN), id="Regime Change under Islamist Rule"),
        pytest.param(put("besieged", lands.YEMEN, 2), id="besieged twice"),
        pytest.param(put("cadre", lands.YEMEN, 2), id="two cadres"),
        pytest.param(put("governance", lands.RUSSIA, 3), id="printed governance changed"),
        pytest.param(put("aid", lands.RUSSIA, 1), id="aid in Russia"),
        pytest.param(put("posture", lands.ISRAEL, 1), id="a Soft Israel"),
        pytest.param(put("posture", lands.IRAN, 1), id="a posture in Iran"),
    ],
)
def test_whatever_is_wrong_is_noticed(spoil: Callable[[Labyrinth], None]) -> None:
    g = table()
    spoil(g)
    assert auditing.audit(g) != []


def test_troops_stand_in_muslim_countries_and_in_the_philippines_alone() -> None:
    g = table()
    g.troops[lands.YEMEN], g.troops[lands.PHILIPPINES] = 0, 2
    assert auditing.audit(g) == []
    g.troops[lands.PHILIPPINES], g.troops[lands.RUSSIA] = 0, 2
    assert auditing.audit(g) == ["russia has troops"]
