"""Instinct: what playouts are made of is legal in every game, and sensible where a game knows better than chance."""

from __future__ import annotations

from random import Random

import pytest

import theatrum
from tests.clash import clash_reading as clash
from tests.penguins import penguin_table as penguins
from theatrum.engine.match import Match
from theatrum.testing import play


def chosen(m: Match, seat: int) -> set[str]:
    """Return all that the seat may choose by instinct, as chance has it."""
    asked = next(one for one in m._open if one.seat == seat)
    chance = Random(3)
    return {m.game.vocabulary.names[m.game.instinct(m.state, asked, chance.random)] for _ in range(60)}


@pytest.mark.parametrize("name", theatrum.games())
def test_what_comes_by_instinct_is_legal(name: str) -> None:
    for seed in range(4):
        chance = Random(seed)
        m = theatrum.new(name, seed=seed)
        for _ in range(400):
            if m.over:
                break
            asked = m._open[0]
            token = m.game.instinct(m.state, asked, chance.random)
            assert token in asked.options()
            m._play(asked.seat, token)


# --- CLASH -----------------------------------------------------------------------------------------------------------


def test_a_tile_is_laid_where_its_effect_turns_most() -> None:
    m = clash.at(board={"a1": "mustafa jihad", "a3": "sheikh jihad", "c3": "imam mcworld"})
    play(m, "tile:pop_star")
    best = chosen(m, clash.MCWORLD)
    assert best < set(m.options(clash.MCWORLD))
    for option in m.options(clash.MCWORLD):
        world = m.clone()
        play(world, option)
        reaches = clash.asked(world) == "ask-turn" and {"a1", "a3"} & clash.offered(world)
        assert bool(reaches) == (option in best), option


def test_an_effect_is_aimed_at_what_supports_the_opponent() -> None:
    m = clash.at(board={"a1": "mustafa mcworld", "b1": "imam jihad"})
    play(m, "tile:pop_star", "cell:b2")
    assert chosen(m, clash.MCWORLD) == {"cell:b1"}


def test_an_effect_that_would_only_hurt_is_not_used() -> None:
    m = clash.at(board={"b1": "mustafa mcworld"})
    play(m, "tile:pop_star", "cell:b2")
    assert clash.asked(m) == "ask-turn"
    assert chosen(m, clash.MCWORLD) == {"skip"}


def test_nobody_lays_a_bomb_under_himself_while_there_is_anything_else() -> None:
    m = clash.at(board={"a1": "mustafa jihad"}, neutral=["kabooom"])
    assert "tile:kabooom" in m.options(clash.MCWORLD)
    assert "tile:kabooom" not in chosen(m, clash.MCWORLD)


# --- Zany Penguins ---------------------------------------------------------------------------------------------------


def test_what_is_given_away_is_what_is_missed_least() -> None:
    m = penguins.at(
        3,
        round=7,
        tables=[["moon-8", "moon-7"], ["city-8"], ["desert-8"]],
        hands={0: ["moon-9", "moon-6", "jungle-4", "city-2", "moon-5"]},
    )
    assert chosen(m, 0) <= {"card:jungle-4", "card:city-2"}


def test_the_last_card_is_landed_where_it_takes_control() -> None:
    m = penguins.at(
        3,
        round=8,
        phase="landing",
        tables=[["moon-5"], ["moon-6"], ["city-4"]],
        hands={0: ["moon-3", "moon-9", "desert-4"]},
    )
    assert chosen(m, 0) == {"card:moon-3"}
