"""Set-up (3.0): scenarios as they are laid out, what is left to dice and to the Jihadist, and the length of a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.tabletop import (
    JIHADIST,
    JIHADIST_THREE,
    POOR_NEUTRAL,
    US,
    all_but,
    asked,
    at,
    country,
    ending,
    operate,
    refusal,
    said,
    truth,
    turn_over,
)
from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands, piles
from theatrum.games.labyrinth.content import HARD, SOFT
from theatrum.games.labyrinth.endings import LAST_DECK, Won
from theatrum.testing import match, play, rule

SCENARIOS = ["lets-roll", "call-me-al", "anaconda", "mission-accomplished"]


def begin(scenario: str, **more: Any) -> Match:
    """Set a scenario up; in Anaconda the Jihadist takes three harmless countries."""
    m = match("labyrinth", scenario=scenario, **more)
    if scenario == "anaconda":
        play(m, "country:iran", "country:canada", "country:egypt")
    return m


def cells(m: Match) -> dict[str, int]:
    g = truth(m)
    return {lands.IDS[land]: g.cells(land) for land in lands.ALL if g.cells(land)}


def troops(m: Match) -> dict[str, int]:
    return {lands.IDS[land]: number for land, number in enumerate(truth(m).troops) if number}


def governance(m: Match) -> dict[str, str]:
    found = {}
    for seen in m.view()["countries"]:
        if seen["alignment"]:
            found[seen["token"].removeprefix("country:")] = f"{seen['governance']} {seen['alignment']}"
    return found


BEFORE_THE_WARS = {
    "libya": "poor adversary",
    "syria": "fair adversary",
    "iraq": "poor adversary",
    "saudi-arabia": "poor ally",
    "gulf-states": "fair ally",
    "pakistan": "fair neutral",
    "afghanistan": "islamist adversary",
}


# --- 3.1 --------------------------------------------------------------------------------------------------------


@rule("3.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_chosen_and_there_are_two_sides(scenario: str) -> None:
    m = match("labyrinth", scenario=scenario)
    assert m.seats == 2
    assert m.view()["scenario"] == scenario
    assert [hand["side"] for hand in m.view()["hands"]] == ["us", "jihadist"]
    assert said(m)[0] == "scenario"


@rule("3.1")
def test_the_us_rolls_one_die_and_the_jihadist_up_to_three() -> None:
    m = operate(at("us", {"egypt": POOR_NEUTRAL}, dice=[5, 1, 1, 1]), 35, "war-of-ideas", "country:egypt")
    assert truth(m).loaded == [1, 1, 1]
    m = at("jihadist", {"egypt": {**POOR_NEUTRAL, "sleepers": 3}}, dice=[5, 1, 1, 1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:jihad", *["country:egypt"] * 3)
    assert truth(m).loaded == [1]


# --- 3.2 --------------------------------------------------------------------------------------------------------


@rule("3.2")
def test_lets_roll() -> None:
    m = begin("lets-roll")
    view = m.view()
    assert governance(m) == BEFORE_THE_WARS
    assert cells(m) == {"afghanistan": 4}
    assert troops(m) == {"saudi-arabia": 2, "gulf-states": 2}
    assert (view["prestige"], view["funding"], view["us_posture"]) == (7, 9, "hard")
    assert (view["troops_on_track"], view["cells_on_track"]) == (11, 11)
    assert country(m, "somalia")["besieged"]
    assert country(m, "somalia")["governance"] == ""
    assert [hand["count"] for hand in view["hands"]] == [9, 9]
    assert view["deck"] == 120 - 18


@rule("3.2")
def test_you_can_call_me_al_begins_soft_and_without_axis_of_evil() -> None:
    m = begin("call-me-al")
    assert governance(m) == BEFORE_THE_WARS
    assert m.view()["us_posture"] == "soft"
    assert m.view()["removed"] == ["card:78"]
    assert m.view()["deck"] == 119 - 18


@rule("3.2")
def test_anaconda() -> None:
    m = begin("anaconda", dice=[2, 5])
    view = m.view()
    assert governance(m) == BEFORE_THE_WARS | {
        "egypt": "fair neutral",  # where the third cell went, tested with a 5
        "central-asia": "poor ally",
        "pakistan": "poor ally",
        "afghanistan": "poor ally",
    }
    assert country(m, "afghanistan")["regime_change"] == "tan"
    assert troops(m) == {"saudi-arabia": 2, "gulf-states": 2, "afghanistan": 6}
    assert cells(m) == {"canada": 1, "iran": 1, "egypt": 1, "pakistan": 1, "afghanistan": 1}
    assert (view["prestige"], view["funding"], view["us_posture"]) == (8, 6, "hard")
    assert (view["troops_on_track"], view["cells_on_track"]) == (5, 10)
    assert view["events"] == ["card:43", "card:80"]
    assert view["removed"] == ["card:43", "card:109"]
    assert [hand["count"] for hand in view["hands"]] == [8, 8]  # at War, with Moderate Funding


@rule("3.2", "4.9.4")
def test_in_anaconda_the_jihadist_places_three_cells_in_three_countries() -> None:
    m = match("labyrinth", scenario="anaconda", dice=[6])
    assert m.actors() == (JIHADIST,)
    assert asked(m, JIHADIST) == "ask-first-cell"
    assert refusal(m, JIHADIST, "country:united-states") == "3.2"
    play(m, "country:france")
    assert country(m, "france")["sleepers"] == 1
    assert country(m, "france")["posture"] == "hard"  # an untested country is tested
    assert refusal(m, JIHADIST, "country:france") == "3.2"
    play(m, "country:pakistan", "country:iran")
    assert country(m, "pakistan")["sleepers"] == 2
    assert asked(m, JIHADIST) == "ask-card"


@rule("3.2")
def test_no_card_is_dealt_before_the_cells_of_anaconda_are_placed() -> None:
    m = match("labyrinth", scenario="anaconda")
    assert [hand["count"] for hand in m.view()["hands"]] == [0, 0]


@rule("3.2")
def test_mission_accomplished() -> None:
    m = begin("mission-accomplished", dice=[1, 2, 3, 4, 5, 6, 1])
    view = m.view()
    assert governance(m) == BEFORE_THE_WARS | {
        "central-asia": "fair neutral",
        "indonesia-malaysia": "fair neutral",
        "iraq": "poor ally",
        "pakistan": "fair ally",
        "afghanistan": "poor ally",
    }
    assert {id for id in lands.IDS if country(m, id)["regime_change"] == "tan"} == {"iraq", "afghanistan"}
    assert troops(m) == {"philippines": 2, "iraq": 6, "gulf-states": 2, "afghanistan": 5}
    assert cells(m) == {
        "philippines": 1,
        "iran": 1,
        "syria": 1,
        "indonesia-malaysia": 1,
        "iraq": 3,
        "saudi-arabia": 1,
        "pakistan": 1,
        "afghanistan": 1,
    }
    assert (view["prestige"], view["funding"], view["us_posture"]) == (3, 5, "hard")
    assert (view["troops_on_track"], view["cells_on_track"]) == (0, 5)
    assert view["events"] == [f"card:{card}" for card in (5, 31, 34, 43, 44, 57, 80)]
    assert view["removed"] == [f"card:{card}" for card in (5, 37, 43, 57, 109, 116)]
    assert [hand["count"] for hand in view["hands"]] == [7, 8]  # Overstretch, Moderate Funding
    assert view["deck"] == 114 - 15


@rule("3.2", "4.7.2")
def test_mission_accomplished_rolls_seven_postures() -> None:
    m = begin("mission-accomplished", dice=[1, 2, 3, 4, 5, 6, 1])
    found = [country(m, lands.IDS[land])["posture"] for land in lands.SCHENGEN]
    assert found == ["soft", "soft", "soft", "soft", "hard", "hard", "soft"]
    assert said(m).count("posture-roll") == 7
    assert country(m, "united-kingdom")["posture"] == "hard"
    assert country(m, "philippines")["posture"] == "soft"
    # Hard: two of them, Israel and the United Kingdom; Soft: five of them and the Philippines.
    assert m.view()["world_posture"] == -2


@rule("3.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_else_begins_where_it_belongs(scenario: str) -> None:
    m = begin(scenario)
    g, view = truth(m), m.view(JIHADIST)
    assert view["my_plots"] == {"plot:1": 3, "plot:2": 2, "plot:3": 1, "plot:wmd": 0}
    assert (view["wmd_events"], view["wmd_pakistan"]) == (3, 3)
    assert view["reserves"] == [0, 0]
    assert (view["side"], view["stage"], view["slot"], view["turn"]) == ("jihadist", "action", 0, 1)
    assert m.actors() == (JIHADIST,)
    assert not any(g.actives)
    assert view["discard"] == []


@rule("3.2")
@pytest.mark.parametrize(
    ("scenario", "changed"),
    [
        ("lets-roll", []),
        ("call-me-al", []),
        ("anaconda", ["afghanistan"]),
        ("mission-accomplished", ["iraq", "afghanistan"]),
    ],
)
def test_no_marker_lies_where_a_scenario_puts_none(scenario: str, changed: list[str]) -> None:
    g = truth(begin(scenario))
    assert [lands.IDS[land] for land in lands.ALL if g.regime[land]] == changed
    assert [lands.IDS[land] for land in lands.ALL if g.besieged[land]] == ["somalia"]
    assert not any((*g.aid, *g.cadre, *g.plots, *g.lapsing, g.first_plot))


@rule("3.2", "4.3.2")
def test_countries_that_a_scenario_does_not_name_begin_untested() -> None:
    g = truth(begin("lets-roll"))
    assert [lands.IDS[land] for land in lands.NON_MUSLIM if g.posture[land]] == ["united-states", "israel"]
    assert [lands.IDS[land] for land in lands.MUSLIM if g.governance[land]] == list(BEFORE_THE_WARS)


@rule("3.2")
def test_cards_that_a_scenario_removes_are_in_no_hand_and_not_in_the_deck() -> None:
    g = truth(begin("mission-accomplished"))
    assert not set(g.removed) & {*g.deck, *g.hands[US], *g.hands[JIHADIST]}
    assert len(g.deck) + len(g.hands[US]) + len(g.hands[JIHADIST]) == 114


@rule("3.2")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(truth(begin("lets-roll", seed=seed)).deck) for seed in range(4)}
    assert len(decks) == 4


# --- 3.3 --------------------------------------------------------------------------------------------------------


@rule("3.3", "5.3.1", "4.7.5")
@pytest.mark.parametrize(("length", "decks"), [("standard", 1), ("tournament", 2), ("campaign", 3)])
def test_a_game_lasts_one_two_or_three_decks(length: str, decks: int) -> None:
    g = truth(match("labyrinth", length=length))
    for nth in range(1, decks):
        g.discard, g.deck = g.deck, []
        piles.reshuffle(g)
        assert g.passes == nth
    g.discard, g.deck = g.deck, []
    with pytest.raises(Won) as won:
        piles.reshuffle(g)
    assert won.value.ending == LAST_DECK


@rule("3.3", "4.7.5")
def test_the_second_deck_of_a_tournament_final() -> None:
    standard = turn_over(discard=all_but())
    assert ending(standard)[1] == "last-deck"
    m = turn_over(discard=all_but(), options={"length": "tournament"})
    assert not m.over
    assert "reshuffled" in said(m)
    assert (m.view()["deck_number"], m.view()["length"]) == (2, 2)
    assert m.view()["discard"] == []


@rule("3.2")
def test_the_us_posture_is_on_the_track_from_the_beginning() -> None:
    found = [truth(match("labyrinth", scenario=id)).posture[lands.UNITED_STATES] for id in SCENARIOS]
    assert found == [HARD, SOFT, HARD, HARD]
