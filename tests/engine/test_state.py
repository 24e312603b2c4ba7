"""Chance in the state: the same numbers on every machine, fair, and loaded on request."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from theatrum.engine.errors import Unreadable
from theatrum.engine.state import State
from theatrum.engine.words import Say
from theatrum.testing import match


def test_the_first_numbers_are_those_of_splitmix64() -> None:
    """The published reference outputs for seed 1234567; another machine or Python must give the same."""
    state = State(1234567)
    words = [state.rand(1 << 64) for _ in range(5)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffle_is_the_same_everywhere() -> None:
    pile = list(range(20))
    State(7).shuffle(pile)
    assert pile == SHUFFLED_BY_SEED_7
    assert sorted(pile) == list(range(20))


SHUFFLED_BY_SEED_7 = [14, 15, 8, 4, 5, 10, 19, 1, 0, 2, 12, 3, 9, 16, 6, 11, 13, 18, 17, 7]


def test_every_order_is_equally_likely() -> None:
    """24 orders of four cards in 24,000 shuffles: each 1,000 times, give or take five standard deviations."""
    state = State(99)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        state.shuffle(pile)
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 5 * 31 for count in counts.values())


def test_dice_are_one_to_six_and_loaded_ones_come_first() -> None:
    state = State(3)
    state.loaded = [6, 1]
    rolls = [state.die() for _ in range(602)]
    assert rolls[:2] == [6, 1]
    assert set(rolls[2:]) == {1, 2, 3, 4, 5, 6}


def test_stacked_cards_come_to_the_top_in_order() -> None:
    state = State(3)
    state.stacked = [4, 9]
    pile = list(range(10))
    state.shuffle(pile)
    assert [pile.pop(), pile.pop()] == [4, 9]
    assert state.stacked == []
    state.stacked = [2]
    assert state.draw([0, 1, 2, 3]) == 2


def test_a_draw_takes_the_card_out() -> None:
    state, pile = State(5), [10, 20, 30]
    card = state.draw(pile)
    assert sorted([*pile, card]) == [10, 20, 30]


def test_a_card_is_stacked_only_as_often_as_it_is_there() -> None:
    state = State(3)
    state.stacked = [4, 4, 2]
    pile = [1, 2, 3, 4]
    state.shuffle(pile)
    assert pile[2:] == [2, 4]
    assert state.stacked == [4]


@pytest.mark.parametrize("die", [0, 7, "x", 1.5])
def test_loaded_dice_are_dice(die: Any) -> None:
    with pytest.raises(Unreadable, match="a die shows 1 to 6"):
        match("labyrinth", dice=[die])


def test_what_was_said_does_not_change_with_the_pile_that_it_was_said_of() -> None:
    state, pile = State(1), [4, 2]
    for say in (state.say, partial(state.tell, 0), partial(state.tell_others, 0)):
        say(Say("drawn", "X-1", "cards:tokens"), pile)
    pile.clear()
    assert [args for _, args, _ in state.log] == [((4, 2),)] * 3
