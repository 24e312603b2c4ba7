"""The contract that every game keeps, in every variant and at every seat count: the registry is iterated, so a new
game folder is held to it without a line changed here."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import theatrum
from theatrum import fuzzing
from theatrum.engine.game import Game
from theatrum.engine.match import Match
from theatrum.setups import Choices
from theatrum.twins import check_twins, worlds

Setup = tuple[str, int, dict[str, Any]]


def one_option_at_a_time(game: Game) -> list[dict[str, Any]]:
    """The default setup, and every value of every option by itself as far as the game accepts it."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        values = option.values if len(option.values) <= 8 else option.values[:: len(option.values) // 2]
        for value in values:
            try:
                game.read_options(None, {option.name: value})
            except theatrum.BadOption:
                continue
            if value != option.default:
                found.append({option.name: value})
    return found


def setups() -> list[Setup]:
    return [
        (name, seats, options)
        for name in theatrum.games()
        for options in one_option_at_a_time(theatrum.game(name))
        for seats in range(theatrum.game(name).min_seats, theatrum.game(name).max_seats + 1)
    ]


every_setup = pytest.mark.parametrize(
    ("name", "seats", "options"), setups(), ids=lambda part: json.dumps(part) if isinstance(part, dict) else str(part)
)


def thinned(name: str, seats: int, options: dict[str, Any], most: float) -> float:
    """Ask less of matches that may be long: they show in one what short ones show in several."""
    game = theatrum.game(name)
    return most * min(1.0, 1300 / game.longest(seats, game.read_options(seats, options)[1]))


def step(match: Match, chance: Random) -> None:
    seat = chance.choice(match.actors())
    match.play(seat, chance.choice(match.tokens(seat)))


@pytest.mark.parametrize("name", theatrum.games())
def test_a_game_invites_on_the_front_page(name: str) -> None:
    messages = theatrum.game(name).messages
    for lang in ("en", "pl"):
        assert all(messages.has(f"home-{what}", lang) for what in ("minutes", "weight", "sentence"))


@every_setup
def test_random_matches_keep_every_invariant(name: str, seats: int, options: dict[str, Any]) -> None:
    game = theatrum.game(name)
    choices = Choices(seats, options)
    for seed in range(max(2, round(thinned(name, seats, options, 6)))):
        decisions = fuzzing.fuzz_match(game, choices, seed)
        assert 0 < decisions <= game.longest(seats, game.read_options(seats, options)[1])


@every_setup
def test_no_seat_can_tell_a_match_from_its_twin(name: str, seats: int, options: dict[str, Any]) -> None:
    compared = 0
    share = thinned(name, seats, options, 0.12)
    for seed in range(8):
        chance = Random(seed)
        match = theatrum.new(name, seats=seats, seed=seed, **options)
        while not match.over:
            if chance.random() < share:
                compared += check_twins(match, chance.randrange(seats), chance, pictures=chance.random() < 0.1)
            step(match, chance)
        if compared > 20 and seed >= thinned(name, seats, options, 4) - 1:
            break
    assert compared > 20


@every_setup
def test_imagined_worlds_vary_where_there_are_secrets(name: str, seats: int, options: dict[str, Any]) -> None:
    game = theatrum.game(name)
    hides = game.hides(seats, game.read_options(seats, options)[1])
    chance = Random(3)
    match = theatrum.new(name, seats=seats, seed=3, **options)
    most = 0
    for _ in range(12):
        if match.over:
            break
        most = max(most, len(worlds(match, chance.randrange(seats), range(6))))
        step(match, chance)
    assert (most > 1) == hides


@every_setup
def test_the_future_is_reseeded_and_the_truth_untouched(name: str, seats: int, options: dict[str, Any]) -> None:
    match = theatrum.new(name, seats=seats, seed=9, **options)
    before = match.hash()
    assert match.imagine(0, 1).hash() == match.imagine(0, 1).hash() != match.imagine(0, 2).hash()
    assert match.hash() == before


@pytest.mark.parametrize("name", theatrum.games())
def test_positions_under_other_options_are_other_positions(name: str) -> None:
    """Else a record whose options somebody edited would still lead to the position that it names."""
    found = [theatrum.new(name, seed=2, **options).hash() for options in one_option_at_a_time(theatrum.game(name))]
    assert len(set(found)) == len(found)


@every_setup
def test_imagined_worlds_hold_no_trace_of_the_truth(name: str, seats: int, options: dict[str, Any]) -> None:
    """What a seat imagines with a seed depends on what it knows alone: a twin of the match gives the same world."""
    chance = Random(4)
    match = theatrum.new(name, seats=seats, seed=4, **options)
    share = thinned(name, seats, options, 0.2)
    while not match.over:
        if chance.random() < share:
            seat = chance.randrange(seats)
            twin = match.imagine(seat, chance.getrandbits(20))
            assert match.imagine(seat, 7).state.dump() == twin.imagine(seat, 7).state.dump()
        step(match, chance)


@pytest.mark.parametrize("name", theatrum.games())
def test_every_option_and_value_is_explained_in_every_language(name: str) -> None:
    for setting in theatrum.options(name):
        assert set(setting.text) == {"en", "pl"}, setting.name
        if isinstance(setting.default, str | bool):
            for value in setting.values:
                assert set(setting.meanings[value]) == {"en", "pl"}, (setting.name, value)


@pytest.mark.parametrize("name", theatrum.games())
def test_every_token_has_a_name_for_people_and_parses_back(name: str) -> None:
    game = theatrum.game(name)
    for token, text in enumerate(game.vocabulary.names):
        assert game.vocabulary.number(text) == token
        for lang in ("en", "pl"):
            assert game.label(token, lang).strip()
