"""What lights up on the board before it is chosen: where an operation can be carried out, and what is adjacent."""

from __future__ import annotations

import random
from collections import Counter

from tests.labyrinth.tabletop import POOR_ALLY, at
from theatrum.games.labyrinth import reach
from theatrum.testing import match, play, rule


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
    played = at("jihadist", {"pakistan": {"sleepers": 2}}, jihadist_hand=[70, 61], events=[43])
    play(played, "card:70", "use:operations", "op:travel")
    near = {"country:afghanistan", "country:gulf-states", "country:india", "country:indonesia-malaysia", "country:iran"}
    assert set(played.touches(1, "country:pakistan")) == near
    assert played.touches(1, "country:united-states") == ["country:canada"]


@rule("7.3.5", "#41")
def test_withdraw_lights_up_where_nato_stands_alone() -> None:
    yemen = POOR_ALLY | {"regime_change": "tan"}
    somalia = POOR_ALLY | {"regime_change": "tan"}
    played = at("us", {"yemen": yemen, "somalia": somalia}, us_posture="soft", nato="yemen")
    play(played, "card:35", "use:operations")
    assert played.touches(0, "op:withdraw") == ["country:yemen"]
    assert [token for token in play(played, "op:withdraw").options(0) if token.startswith("country:")] == [
        "country:yemen"
    ]


@rule("7.4.2", "#54")
def test_disrupt_does_not_light_up_where_a_cadre_has_sadr_beside_it() -> None:
    iraq, yemen = POOR_ALLY | {"cadre": 1}, POOR_ALLY | {"cadre": 1}
    played = at("us", {"iraq": iraq, "yemen": yemen}, sadr=True)
    play(played, "card:35", "use:operations")
    assert played.touches(0, "op:disrupt") == ["country:yemen"]
    assert [token for token in play(played, "op:disrupt").options(0) if token.startswith("country:")] == [
        "country:yemen"
    ]
