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
@pytest.mark.parametrize("watched", ["good", "all"])
def test_travel(name: str, there: Mapping[str, Any], biometrics: bool, watched: str) -> None:
    land = lands.IDS.index(name)
    played = arranged(
        options={"biometrics": watched},
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


AFGHAN_CELLS = {"afghanistan": {"governance": "islamist", "alignment": "adversary", "sleepers": 3, "actives": 1}}


@rule("8.3.1")
def test_a_journey_is_told_with_its_own_odds() -> None:
    played = arranged(
        jihadist_hand=[70, 61], countries={**AFGHAN_CELLS, "jordan": {"governance": "fair", "alignment": "neutral"}}
    )
    play(played, "card:70", "use:operations", "op:travel", "country:afghanistan", "cell:active")
    told = {id: played.describe(1, f"country:{id}") for id in ("pakistan", "united-states", "jordan", "afghanistan")}
    assert told["pakistan"] == "Sure to arrive, without a roll."
    assert told["united-states"] == "Arrives: 17 %. If not, the cell goes back to the track."
    assert told["jordan"].startswith("Arrives: 33 %.")
    assert told["afghanistan"].startswith("Goes to ground")
    assert played.describe(1, "country:sudan").startswith("Untested, so tested first. Arrives: 44 %.")
    assert played.describe(1, "country:pakistan", "pl") == "Dociera na pewno, bez rzutu."


@rule("8.3.1")
def test_where_a_journey_begins_nothing_is_told_about_where_it_ends() -> None:
    played = arranged(jihadist_hand=[70, 61], countries=AFGHAN_CELLS)
    play(played, "card:70", "use:operations", "op:travel")
    told = played.describe(1, "country:afghanistan")
    assert told == "From here sure to: Iran, Central Asia, Pakistan."
    assert "%" not in played.describe(1, "country:benelux")
    play(played, "country:afghanistan", "cell:sleeper", "country:iran")  # and so for the second cell
    assert played.describe(1, "country:afghanistan") == told


@rule("8.1.2")
def test_dice_that_are_named_elsewhere_do_not_count_here() -> None:
    two = {"governance": "poor", "alignment": "neutral", "sleepers": 3}
    played = arranged(jihadist_hand=[83, 70], countries={"pakistan": two, "yemen": two})
    play(played, "card:83", "use:operations", "op:jihad")
    assert "With 3 dice" in played.describe(1, "country:yemen")
    play(played, "country:pakistan")
    assert "With 3 dice" in played.describe(1, "country:pakistan")
    assert "With 2 dice" in played.describe(1, "country:yemen")


@rule("8.4.2")
def test_a_revolution_is_told_with_the_dice_that_are_named() -> None:
    there = {"governance": "poor", "alignment": "neutral", "sleepers": 6}
    played = arranged(jihadist_hand=[83, 70], countries={"pakistan": there, "yemen": there})
    play(played, "card:83", "use:operations", "op:jihad", "country:pakistan", "country:pakistan", "done")
    assert played.describe(1, "jihad:major").endswith("2 successes of 2 dice make a revolution, 25 %.")


@rule("8.1.2")
def test_once_the_dice_are_rolled_their_odds_are_not_told() -> None:
    two = {"governance": "poor", "alignment": "neutral", "sleepers": 1}
    places = {"pakistan": two, "yemen": two, "iran": {"sleepers": 6}}
    played = arranged(jihadist_hand=[83, 70], countries=places, funding=6, dice=[1, 1])
    play(played, "card:83", "use:operations", "op:recruit", "country:pakistan", "country:yemen", "done")
    question = played.question(1)
    assert question is not None
    assert question.id == "ask-cell-goes"
    assert played.describe(1, "country:yemen") == ""


@rule("7.3.5")
def test_where_withdrawn_troops_go_is_not_told_as_another_withdrawal() -> None:
    iraq = {"governance": "poor", "alignment": "ally", "regime_change": "tan", "troops": 6}
    egypt = {"governance": "fair", "alignment": "ally"}
    played = arranged(us_hand=[35, 40], side="us", us_posture="soft", countries={"iraq": iraq, "egypt": egypt})
    play(played, "card:35", "use:operations", "op:withdraw")
    assert "besieged" in played.describe(0, "country:iraq")
    play(played, "country:iraq")
    assert played.describe(0, "country:egypt") == ""


# --- the other side's event, and one's own that cannot be played ---------------------------------------------------


@rule("6.3.1", "6.3.2")
def test_using_a_card_tells_what_the_other_sides_event_does() -> None:
    played = arranged(us_hand=[63, 40], side="us")
    play(played, "card:63")  # Gaza War, always
    text = LABYRINTH.content.card(63).text
    for use in ("use:operations", "use:reserves"):
        assert played.describe(0, use).endswith(f"Its event will happen as well: {text['en']}")
        assert played.describe(0, use, "pl").endswith(f"Zajdzie też jej zdarzenie: {text['pl']}")
    play(played, "use:operations")
    assert played.describe(0, "order:event") == text["en"]


@rule("6.3.2.1")
@pytest.mark.parametrize(("card", "where"), [(72, {}), (83, {"events": [36]})])
def test_using_a_card_tells_when_nothing_comes_of_its_event(card: int, where: Any) -> None:
    played = arranged(us_hand=[card, 40], side="us", **where)
    assert "The event would not happen now: " in played.describe(0, f"card:{card}")
    play(played, f"card:{card}")
    told = played.describe(0, "use:operations")
    assert "would not happen now" in told
    assert "will happen" not in told
    condition = LABYRINTH.content.card(card).when
    assert condition is None or where or told.endswith(condition["en"])
    told = played.describe(0, "use:operations", "pl")
    assert "nie zaszło" in told
    played = play(played, "use:operations")
    assert "would not happen now" in played.describe(0, "order:event")
    play(played, "order:event")
    assert "event-cannot-happen" in [line.id for line in played.log()]


@rule("6.3.2.1", "5.3.2")
def test_a_condition_that_the_others_cards_decide_is_told_as_such() -> None:
    """Back Channel asks what the US holds: nothing may be told of it."""
    foe = {"pakistan": {"governance": "poor", "alignment": "adversary"}}
    told = set()
    for hand in ([1, 2], [14, 40]):
        played = arranged(jihadist_hand=[32, 70], us_hand=hand, us_posture="soft", countries=foe)
        told.add((played.describe(1, "card:32"), play(played, "card:32").describe(1, "use:operations")))
    ((card, use),) = told
    assert "not met" not in card
    assert "if its condition holds" in use


@rule("8.5.3")
def test_the_first_plot_of_a_turn_is_told_to_bring_no_us_event() -> None:
    played = arranged(jihadist_hand=[4, 70, 83], us_hand=[1])
    play(played, "card:4")
    assert played.describe(1, "use:operations").endswith("As the first Plot of the turn, it would not bring the event.")
    assert "first Plot" not in played.describe(1, "use:reserves")


@rule("6.2.6", "6.2.8")
@pytest.mark.parametrize(
    ("card", "where", "english", "polish"),
    [
        (27, {}, "for this condition is not met: Troops are in Iraq.", "W Iraku są oddziały."),
        (30, {"events": [56]}, "another event in effect blocks it.", "blokuje je inne obowiązujące zdarzenie."),
        (44, {"leaked": [44]}, "a Leak has ended it.", "zakończył je Przeciek."),
    ],
)
def test_a_card_tells_why_its_event_cannot_be_played(card: int, where: Any, english: str, polish: str) -> None:
    played = arranged(us_hand=[card, 14], side="us", us_posture="hard", **where)
    assert "The event cannot be played" in played.describe(0, f"card:{card}")
    assert "Zdarzenia nie można" in played.describe(0, f"card:{card}", "pl")
    play(played, f"card:{card}")
    assert "use:event" not in played.options(0)
    told = played.describe(0, "use:operations")
    assert "The event cannot be played" in told
    assert told.endswith(english)
    assert played.describe(0, "use:operations", "pl").endswith(polish)


@rule("6.2.6")
def test_nothing_is_told_against_an_event_that_can_be_played() -> None:
    """Whatever a hint says of a card in hand is what may be chosen once it is taken up."""
    compared: Counter[bool] = Counter()
    for seed in range(8):
        played, rng = match("labyrinth", seed=seed, scenario="mission-accomplished"), random.Random(seed)
        while not played.over:
            seat = played.actors()[0]
            question = played.question(seat)
            assert question is not None
            if question.id in ("ask-card", "ask-last-card"):
                for option in played.options(seat):
                    if not option.startswith("card:"):
                        continue
                    face = LABYRINTH.content.card(int(option[5:]))
                    told = "The event cannot be played" in played.describe(seat, option)
                    twin = played.clone()
                    twin.play(seat, option)
                    asked = twin.question(seat)
                    if asked is None or asked.id != "ask-use" or "use:discard" in twin.options(seat):
                        continue
                    if "use:reserves" not in twin.options(seat) and face.ops < 3:  # bound by Madrassas or Adam Gadahn
                        continue
                    if face.side != 1 - seat and not face.auto:
                        assert told == ("use:event" not in twin.options(seat)), option
                        assert told == ("The event cannot be played" in twin.describe(seat, "use:operations")), option
                        compared[told] += 1
            played.play(seat, rng.choice(played.options(seat)))
    assert min(compared[True], compared[False]) > 50


@rule("6.3.3")
@pytest.mark.parametrize(
    ("saved", "english", "polish"),
    [
        (0, "Reserves go from 0 to 1 until the turn ends.", "Rezerwy rosną z 0 do 1, do końca tury."),
        (1, "Reserves go from 1 to 2 until the turn ends.", "Rezerwy rosną z 1 do 2, do końca tury."),
        (
            2,
            "Reserves are full already: the card adds nothing and only goes to the discard pile.",
            "Rezerwy są już pełne: karta niczego nie dodaje, trafia tylko na Stos Odrzuconych.",
        ),
    ],
)
def test_full_reserves_gain_nothing(saved: int, english: str, polish: str) -> None:
    played = play(arranged(us_hand=[2, 40], side="us", reserves=(saved, 0)), "card:2")
    assert played.describe(0, "use:reserves") == english
    assert played.describe(0, "use:reserves", "pl") == polish


# --- plots ----------------------------------------------------------------------------------------------------------

PLOTS: list[tuple[str, Mapping[str, Any], str, str]] = [
    (
        "pakistan",
        {"governance": "fair", "alignment": "ally"},
        "plot:2",
        "Funding +1. 2 dice against governance, 33 % each",
    ),
    (
        "pakistan",
        {"governance": "good", "alignment": "ally"},
        "plot:1",
        "Funding +2. One die against governance, 17 %:",
    ),
    (
        "pakistan",
        {"governance": "fair", "alignment": "ally", "troops": 1},
        "plot:wmd",
        "Funding +1. 3 dice against governance, 33 % each: a success costs one Aid and one level. Prestige falls to 1",
    ),
    ("iran", {}, "plot:3", "Funding +1. Such plots left: 1."),
    ("russia", {"posture": "soft"}, "plot:3", "Funding +3. Its posture is rolled. Such"),
    ("france", {"posture": "soft"}, "plot:3", "Funding +6. Its posture is rolled, and those of two other Schengen"),
    ("france", {"posture": "soft"}, "plot:wmd", "Funding rises to 9."),
    ("israel", {}, "plot:2", "Funding +4. Such"),
    ("philippines", {"posture": "soft", "troops": 2}, "plot:1", "Prestige −1 if troops are still there."),
    ("united-states", {}, "plot:1", "Funding rises to 9. Its posture is rolled. Prestige roll."),
    ("united-states", {}, "plot:wmd", "you win the game."),
]


@rule("8.5.6")
@pytest.mark.parametrize(("name", "there", "plot", "wanted"), PLOTS)
def test_a_plot_is_told_with_what_it_does_there(name: str, there: Mapping[str, Any], plot: str, wanted: str) -> None:
    played = arranged(jihadist_hand=[83, 70], countries={name: {**there, "sleepers": 1}}, dice=[1], wmd=1)
    play(played, "card:83", "use:operations", "op:plot", f"country:{name}", "done")
    assert wanted in played.describe(1, plot)
    assert "elsewhere" not in played.describe(1, plot)
    assert "gdzie indziej" not in played.describe(1, plot, "pl")


@rule("8.5.6")
@pytest.mark.parametrize(("name", "there", "plot"), [row[:3] for row in PLOTS if row[2] != "plot:wmd"])
def test_a_plot_brings_the_funding_that_it_was_told_to(name: str, there: Mapping[str, Any], plot: str) -> None:
    from theatrum.games.labyrinth import plots

    land = lands.IDS.index(name)
    played = arranged(jihadist_hand=[83, 70], countries={name: {**there, "sleepers": 1}}, dice=[1], funding=1)
    play(played, "card:83", "use:operations", "op:plot", f"country:{name}", "done")
    told = played.describe(1, plot)
    state: Any = played.state
    plots.fund(state, land, int(plot[-1]), backlash=False)
    assert (f"Funding +{state.funding - 1}." in told) or (state.funding == 9 and "rises to 9" in told)
