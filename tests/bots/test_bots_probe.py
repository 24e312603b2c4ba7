"""Probing: the search for the best line in one imagined world."""

from __future__ import annotations

import random

import theatrum
from theatrum.bots import Chair
from theatrum.bots.lines import expect
from theatrum.bots.looking import Look
from theatrum.bots.novice import look_through
from theatrum.bots.probe import DEPTH, Probe
from theatrum.engine.match import Match
from theatrum.games.world_order.course import ACTIONS


def turn_of_world_order(seed: int) -> Match:
    """Return a match in which the first turn is to be played."""
    m = theatrum.new("world_order", seats=2, seed=seed, powers="dealt")
    while m.game.stage(m.state) // 64 % 16 != ACTIONS:
        seat = m.actors()[0]
        m.play(seat, m.tokens(seat)[0])
    return m


def probe(m: Match, steps: int, seed: int = 3) -> Probe:
    seat = m.actors()[0]
    made = Probe(Look(Chair(m, seat).imagine(seed), seat, seed, expect, past_chance=False))
    for _ in range(steps):
        made.step()
    return made


def test_each_of_the_first_steps_tries_another_option() -> None:
    m = turn_of_world_order(1)
    options = m.tokens(m.actors()[0])
    assert sorted(plan[0][0] for plan in probe(m, len(options)).ends) == options


def test_an_end_is_worth_what_the_outlook_says_where_its_line_leads() -> None:
    m = turn_of_world_order(2)
    seat = m.actors()[0]
    made = probe(m, 60)
    assert made.root.best == max(made.ends.values())
    for plan, value in made.ends.items():
        assert len(plan) <= DEPTH
        world = made.look.world.clone()
        for token, options in plan:
            assert tuple(world.tokens(seat)) == options
            assert token in options
            world._play(seat, token)
        assert value == expect(world.game, world.state, seat)


def test_it_finds_better_lines_than_as_many_by_lot() -> None:
    """The best of 200 steps against the best of 200 lines by lot, in all positions together."""
    led = drawn = 0.0
    for seed in range(6, 12):
        m = turn_of_world_order(seed)
        led += probe(m, 200).root.best
        drawn += max(by_lot(m, number) for number in range(200))
    assert led > drawn


def by_lot(m: Match, number: int) -> float:
    """Value a line that is chosen by lot all through, in the same world."""
    seat = m.actors()[0]
    look = Look(Chair(m, seat).imagine(3), seat, 3, expect, past_chance=False)
    lot, world = random.Random(number), look.world
    for _ in range(DEPTH):
        world._play(seat, lot.choice(world.tokens(seat)))
        if not look.options(world):
            break
    return look.value(world)


def test_when_every_line_has_been_played_it_says_so() -> None:
    """In CLASH a tile, its cell and what its effect strikes are few enough to see all of them."""
    m = theatrum.new("clash", seats=2, seed=7)
    for _ in range(6):
        m.play(m.actors()[0], m.tokens(m.actors()[0])[0])
    seat = m.actors()[0]
    made = Probe(Look(Chair(m, seat).imagine(1), seat, 1, expect, past_chance=False))
    look = Look(Chair(m, seat).imagine(1), seat, 1, expect, past_chance=False)
    everything = {plan: value for value, plan in look_through(look, 10**9, DEPTH)}
    steps = 0
    while made.step():
        steps += 1
        assert steps <= 2 * len(everything)
    assert not made.step()
    assert made.ends == everything
    assert made.root.best == max(made.ends.values())


def test_the_same_seed_finds_the_same_lines() -> None:
    m = turn_of_world_order(7)
    assert probe(m, 80).ends == probe(m, 80).ends
