"""The odds that players are told, against the rules themselves with every die that can be rolled."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from theatrum.engine.content import LANGS
from theatrum.engine.flow import Flow
from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.games.labyrinth import lands, odds, reach, recruit, tracks, travel, war_of_ideas
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import match, play, position, rule

LABYRINTH: Any = game("labyrinth")
DIE = range(1, 7)


def arranged(**where: Any) -> Match:
    """Arrange a position with a lone cell in Benelux, so that nobody has won yet."""
    countries = {"benelux": {"sleepers": 1}, **where.pop("countries", {})}
    return position("labyrinth", empty=True, countries=countries, **where)


def look(played: Match, seat: int = 0, value: int = 3) -> Any:
    state: Any = played.state
    state.value = value
    return LABYRINTH.view(played.state, seat)


def chances(played: Match, dice: int, happen: Callable[[Labyrinth], Any]) -> dict[Any, Fraction]:
    """Carry something out with every roll of so many dice; return how likely each result is."""
    found: Counter[Any] = Counter()
    for rolled in product(DIE, repeat=dice):
        state: Any = played.state.copy()
        state.loaded = list(rolled)
        found[happen(state)] += 1
    return {result: Fraction(number, 6**dice) for result, number in found.items()}


def finish(flow: Flow[None] | None) -> None:
    """Run a flow that asks nothing."""
    if flow is not None:
        for asked in flow:
            raise AssertionError(asked)


# --- War of Ideas -------------------------------------------------------------------------------------------------

IDEAS: list[Mapping[str, Any]] = [
    {"pakistan": {"governance": "fair", "alignment": "neutral"}},
    {"pakistan": {"governance": "fair", "alignment": "ally"}},
    {"pakistan": {"governance": "poor", "alignment": "ally", "aid": 1}},
    {"pakistan": {"governance": "good", "alignment": "neutral"}},
    {
        "pakistan": {"governance": "poor", "alignment": "neutral"},
        "indonesia-malaysia": {"governance": "good", "alignment": "ally"},
    },
    {
        "pakistan": {"governance": "poor", "alignment": "neutral"},
        "russia": {"posture": "soft"},
        "china": {"posture": "soft"},
        "france": {"posture": "soft"},
    },
    {},
]


@rule("7.2.1.2", "7.2.2.1", "4.9.5")
@pytest.mark.parametrize("countries", IDEAS)
@pytest.mark.parametrize("prestige", [2, 5, 8, 11])
@pytest.mark.parametrize("value", [2, 3])
def test_war_of_ideas(countries: Mapping[str, Any], prestige: int, value: int) -> None:
    land = lands.PAKISTAN
    played = arranged(countries=dict(countries), prestige=prestige)
    start: Any = played.state
    was = start.governance[land], start.alignment[land], start.aid[land]

    def happen(g: Labyrinth) -> str:
        if was[0] > value:
            return "no"
        if not was[0]:
            from theatrum.games.labyrinth.countries import test

            test(g, land)
            if g.governance[land] > value:
                return "no"
        before = g.governance[land], g.alignment[land]
        war_of_ideas.influence(g, land)
        if (g.governance[land], g.alignment[land]) != before:
            return "success"
        return "aid" if g.aid[land] > was[2] else "no"

    found = chances(played, 1 if was[0] else 2, happen)
    told = odds.influence(LABYRINTH, look(played, 0, value), land)
    assert told.success == found.get("success", 0)
    assert told.aid == found.get("aid", 0)


@rule("7.2.3", "4.9.3")
@pytest.mark.parametrize("land", [lands.CANADA, lands.UNITED_STATES])
def test_postures(land: int) -> None:
    found = chances(arranged(), 1, lambda g: tracks.roll_posture(g, land))
    assert odds.hardens(land) == found[2]


@rule("4.9.3")
@pytest.mark.parametrize("penalty", [False, True])
@pytest.mark.parametrize("counts", [False, True])
def test_prestige_rolls(penalty: bool, counts: bool) -> None:
    soft = {name: {"posture": "soft"} for name in ("russia", "china", "france")} if penalty else {}
    played = position(
        "labyrinth",
        empty=True,
        options={"gwot_hurts_prestige": counts},
        countries={"benelux": {"sleepers": 1}, **soft},
        us_posture="hard",
    )

    def happen(g: Labyrinth) -> int:
        before = g.prestige
        tracks.roll_prestige(g)
        return g.prestige - before

    found: Counter[int] = Counter()
    for change, chance in odds.prestige_rolls(look(played)).items():
        found[max(1, min(12, 7 + change)) - 7] += chance  # type: ignore[assignment]
    state: Any = played.state
    state.prestige = 7
    assert dict(found) == chances(played, 3, happen)
    assert bool(look(played).gwot_penalty) is penalty


# --- the Jihadist's dice ------------------------------------------------------------------------------------------

PLACES: list[tuple[str, Mapping[str, Any]]] = [
    ("pakistan", {"governance": "poor", "alignment": "neutral", "sleepers": 4}),
    ("pakistan", {"governance": "fair", "alignment": "ally", "sleepers": 4}),
    ("pakistan", {"governance": "good", "alignment": "ally", "sleepers": 4}),
    ("pakistan", {"governance": "islamist", "alignment": "adversary", "sleepers": 4}),
    ("iraq", {"governance": "fair", "alignment": "ally", "sleepers": 4, "troops": 9, "regime_change": "tan"}),
    ("france", {"sleepers": 4, "posture": "soft"}),
    ("philippines", {"sleepers": 4, "posture": "soft"}),
    ("iran", {"sleepers": 4}),
]


@rule("8.1.1", "8.2.3", "8.2.4")
@pytest.mark.parametrize(("name", "there"), PLACES)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_recruit(name: str, there: Mapping[str, Any], dice: int) -> None:
    land = lands.IDS.index(name)
    played = arranged(countries={name: dict(there)}, funding=9)

    def happen(g: Labyrinth) -> int:
        before = g.sleepers[land]
        finish(recruit.enlist(g, [land] * dice, 9))
        return g.sleepers[land] - before

    found = chances(played, dice, happen)
    chance = odds.recruiting(LABYRINTH, look(played, 1), land)
    for wanted in range(1, dice + 1):
        real = sum((part for count, part in found.items() if count >= wanted), Fraction(0))
        assert odds.successes(chance, dice, wanted) == real


@rule("8.3.1", "#2")
@pytest.mark.parametrize(("name", "there"), [*PLACES[:4], ("pakistan", {}), ("france", {}), ("united-states", {})])
@pytest.mark.parametrize("biometrics", [False, True])
def test_travel(name: str, there: Mapping[str, Any], biometrics: bool) -> None:
    land = lands.IDS.index(name)
    played = arranged(
        countries={name: {**there, "sleepers": 0}, "libya": {"sleepers": 1}, "india": {"sleepers": 1}},
        lapsing=[2] if biometrics else [],
    )
    view, state = look(played, 1), played.state
    assert isinstance(state, Labyrinth)
    for origin in (lands.LIBYA, lands.INDIA, lands.BENELUX):
        adjacent = origin in state.neighbours(land)

        def happen(g: Labyrinth, origin: int = origin) -> bool:
            from theatrum.games.labyrinth.tokens import SLEEPER

            if not travel.may_arrive(g, origin, SLEEPER, land):
                return False
            travel.make_trips(g, [(origin, SLEEPER, land)], rolls=True)
            return g.sleepers[land] > 0

        found = chances(played, 2, happen)
        assert odds.arriving(view, land, adjacent=adjacent) == found.get(True, 0), lands.IDS[origin]


@rule("8.4.2", "8.4.3.2")
@pytest.mark.parametrize(("governance", "besieged"), [("good", 0), ("fair", 0), ("poor", 0), ("fair", 1), ("poor", 1)])
def test_a_revolution(governance: str, besieged: int) -> None:
    land = lands.PAKISTAN
    there = {"governance": governance, "alignment": "neutral", "sleepers": 6, "besieged": besieged}
    played = arranged(countries={"pakistan": there}, jihadist_hand=[83, 70])
    play(played, "card:83", "use:operations", "op:jihad")
    for dice in (1, 2, 3):
        country = look(played, 1).countries[land]
        named = play(played.clone(), *["country:pakistan"] * dice, *(["done"] if dice < 3 else []))
        assert reach.may_be_major(country, dice) == ("jihad:major" in named.options(1))
        if not reach.may_be_major(country, dice):
            continue
        found: Counter[bool] = Counter()
        for rolled in product(DIE, repeat=dice):
            fought = named.clone()
            fought.state.loaded = list(rolled)
            play(fought, "jihad:major")
            found[look(fought, 1).countries[land].governance == "islamist"] += 1
        needed = reach.successes_for_revolution(country)
        told = odds.successes(odds.up_to(reach.level(country)), dice, needed)
        assert told == Fraction(found[True], 6**dice)


# --- sentences ----------------------------------------------------------------------------------------------------


def test_a_war_of_ideas_is_told_with_its_chance() -> None:
    played = arranged(
        countries={"pakistan": {"governance": "fair", "alignment": "neutral"}},
        us_hand=[43, 12],
        side="us",
        prestige=8,
    )
    play(played, "card:12", "use:operations")
    assert played.describe(0, "op:war-of-ideas").startswith("One roll")
    play(played, "op:war-of-ideas")
    assert played.describe(0, "country:pakistan").startswith("Needs 4 or more (+1 to the die): 50 %.")
    assert "17 %" in played.describe(0, "country:pakistan")
    assert "67" in played.describe(0, "country:canada", "pl")


def test_a_card_tells_its_value_its_side_and_its_text() -> None:
    played = arranged(us_hand=[43, 12], side="us")
    told = played.describe(0, "card:43")
    assert told.startswith("Value 3, US event. ")
    assert LABYRINTH.content.card(43).text["en"] in told


def test_percents_are_never_rounded_to_what_is_not_true() -> None:
    assert [odds.percent(Fraction(*part)) for part in ((0, 1), (1, 1), (1, 216), (215, 216), (1, 8), (2, 3))] == [
        0,
        100,
        1,
        99,
        12,
        67,
    ]


def test_everything_that_can_be_chosen_is_told_in_both_languages() -> None:
    told: Counter[str] = Counter()
    for seed in (1, 2, 3):
        played, rng = match("labyrinth", seed=seed, scenario="anaconda"), random.Random(seed)
        for _ in range(250):
            if played.over:
                break
            seat = played.actors()[0]
            for option in played.options(seat):
                said = [played.describe(seat, option, lang) for lang in LANGS]
                assert bool(said[0]) == bool(said[1]), option
                if said[0]:
                    assert said[0] != said[1], option
                    told[option.partition(":")[0]] += 1
            played.play(seat, rng.choice(played.options(seat)))
    assert {"card", "country", "use", "op"} <= set(told)


# --- what lights up -----------------------------------------------------------------------------------------------


def test_an_operation_lights_up_where_it_can_be_carried_out() -> None:
    """Whatever is lit before an operation is chosen is what may be chosen in its first question."""
    compared: Counter[str] = Counter()
    for seed in range(40):
        scenario = ("lets-roll", "anaconda", "mission-accomplished")[seed % 3]
        played, rng = match("labyrinth", seed=seed, scenario=scenario), random.Random(seed)
        for _ in range(200):
            if played.over:
                break
            seat = played.actors()[0]
            for option in played.options(seat):
                if option not in reach.PLACES or option == "op:deploy":
                    continue
                lit = set(played.touches(seat, option))
                twin = played.clone()
                twin.play(seat, option)
                question = twin.question(seat)
                if question is None or question.id not in FIRST_QUESTIONS:
                    continue
                asked = {token for token in twin.options(seat) if token.startswith("country:")}
                assert asked <= lit, (option, asked - lit)
                if question.id != "ask-regime-change":
                    assert lit == asked, (option, lit ^ asked)
                compared[option] += 1
            played.play(seat, rng.choice(played.options(seat)))
    assert {"op:war-of-ideas", "op:disrupt", "op:recruit", "op:travel", "op:jihad", "op:plot"} <= set(compared)


FIRST_QUESTIONS = (
    "ask-influence",
    "ask-regime-change",
    "ask-withdraw",
    "ask-disrupt",
    "ask-alert",
    "ask-recruit",
    "ask-travel-from",
    "ask-jihad",
    "ask-plot",
)


def test_travel_lights_up_the_neighbours() -> None:
    played = arranged(jihadist_hand=[70, 61], events=[43], countries={"pakistan": {"sleepers": 2}})
    play(played, "card:70", "use:operations", "op:travel")
    near = {"country:afghanistan", "country:gulf-states", "country:india", "country:indonesia-malaysia", "country:iran"}
    assert set(played.touches(1, "country:pakistan")) == near
    assert played.touches(1, "country:united-states") == ["country:canada"]
