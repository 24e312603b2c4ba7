"""Weighing whole lines: the expert at games whose moves are chains of small choices."""

from __future__ import annotations

import random
from typing import Any

import pytest

import theatrum
from theatrum.bots import Chair
from theatrum.bots.expert import Count
from theatrum.bots.levels import make
from theatrum.bots.lines import Lines
from theatrum.bots.looking import Intent
from theatrum.engine.match import Match
from theatrum.testing import play, position

FAIR_ALLIES = (
    *("morocco", "algeria-tunisia", "libya", "egypt", "sudan", "somalia", "syria"),
    *("central-asia", "indonesia-malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi-arabia"),
)


def one_short_of_fifteen() -> Match:
    """Fourteen Muslim countries are Fair: whoever makes Jordan the fifteenth wins for the US."""
    countries: dict[str, Any] = {id: {"governance": "fair", "alignment": "ally"} for id in FAIR_ALLIES}
    countries["pakistan"] = {"governance": "poor", "alignment": "adversary", "sleepers": 4}
    return position("labyrinth", empty=True, countries=countries, side="us", us_hand=[5, 20, 43, 66])


def test_the_expert_finds_the_line_that_wins_at_once() -> None:
    m = one_short_of_fifteen()
    bot, chair = make("expert:200", 3), Chair(m, 0)
    thought = bot.think(chair)
    assert thought.options[0].score > 0.9
    m.play(0, thought.token)
    while not m.over and m.actors() == (0,):
        m.play(0, bot.think(chair).token)
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.summary["ending"] == "good-or-fair"


def test_a_line_that_was_begun_is_followed_without_thinking_again() -> None:
    m = one_short_of_fifteen()
    bot, chair = make("expert:200", 3), Chair(m, 0)
    m.play(0, bot.think(chair).token)
    second = bot.think(chair)
    assert not any(one.visits for one in second.options)
    assert second.token in m.tokens(0)


def test_a_line_is_dropped_when_things_come_differently() -> None:
    m = one_short_of_fifteen()
    bot, chair = make("expert:200", 3), Chair(m, 0)
    bot.think(chair)
    play(m, "card:66")  # somebody else chose for the bot
    thought = bot.think(chair)
    assert sum(one.visits for one in thought.options) > 0
    assert thought.token in m.tokens(0)


def test_an_intent_goes_on_through_forced_choices_and_ends_where_the_options_differ() -> None:
    intent = Intent()
    assert intent.next([1, 2]) is None
    intent.plan = ((2, (1, 2)), (7, (7,)), (4, (3, 4)), (5, (5, 6)))
    assert [intent.next(options) for options in ([1, 2], [7], [3, 4])] == [2, 7, 4]
    assert intent.next([5, 6, 8]) is None
    assert intent.next([5, 6]) is None  # once given up it does not come back


def test_a_line_is_followed_through_its_forced_choices() -> None:
    m = theatrum.new("labyrinth", seats=2, seed=1)
    bots = [make("expert:20", 1), make("expert:20", 2)]
    resumed = 0
    while not m.over and not resumed:
        seat = m.actors()[0]
        chair = Chair(m, seat)
        thought = bots[seat].think(chair)
        m.play(seat, thought.token)
        forced = False
        for token in thought.line:
            resumed += forced and len(m.tokens(seat)) > 1
            forced = forced or len(m.tokens(seat)) == 1
            after = bots[seat].think(chair)
            assert (after.token, [one.visits for one in after.options if one.visits]) == (token, [])
            m.play(seat, token)
    assert resumed


def test_the_best_line_of_every_first_token_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.bots.lines.PROMISING", 1)
    chair = Chair(one_short_of_fifteen(), 0)
    lines = Lines(chair, random.Random(1))
    lines.search(Count(60))
    assert sorted(line.plan[0][0] for line in lines.lines) == chair.tokens()


def test_the_probe_finds_more_lines_than_first_tokens_and_the_last_ones_are_tried_equally_often() -> None:
    chair = Chair(one_short_of_fifteen(), 0)
    lines = Lines(chair, random.Random(1))
    lines.search(Count(600))
    assert len(lines.lines) > 2 * len(chair.tokens())
    *others, second, first = sorted(line.visits for line in lines.lines)
    assert first == second > max(others)


def test_with_a_budget_of_iterations_choices_are_reproducible() -> None:
    thoughts = [make("expert:120", 7).think(Chair(one_short_of_fifteen(), 0)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_every_first_token_is_looked_at() -> None:
    m = one_short_of_fifteen()
    thought = make("expert:60", 1).think(Chair(m, 0))
    assert sorted(one.token for one in thought.options) == m.tokens(0)
    assert all(one.visits for one in thought.options)


def test_a_budget_of_seconds_works_as_well() -> None:
    m = one_short_of_fifteen()
    assert make("expert:0.05s", 1).think(Chair(m, 0)).token in m.tokens(0)
