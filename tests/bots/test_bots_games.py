"""Every level on every game: legal, reproducible, blind to what its seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import theatrum
from theatrum.arena.duel import Duel, contest, duel
from theatrum.bots import Chair
from theatrum.bots.levels import LEVELS, make
from theatrum.engine.game import Value
from theatrum.engine.match import Match

SPECS = ("random", "novice", "expert:20")


def seatings() -> Iterator[tuple[str, int]]:
    for name in theatrum.games():
        game = theatrum.game(name)
        yield from ((name, seats) for seats in range(game.min_seats, game.max_seats + 1))


def hiding() -> Iterator[tuple[str, int, dict[str, Value]]]:
    """Yield every setup, one option away from the defaults at most, in which seats have secrets."""
    for name, seats in seatings():
        game = theatrum.game(name)
        tried = [{}, *({option.name: value} for option in game.options for value in option.values)]
        found = []
        for given in tried:
            try:
                _, options = game.read_options(seats, given)
            except theatrum.BadOption:
                continue
            if game.hides(seats, options) and options not in found:
                found.append(options)
                yield name, seats, options


def stir(match: Match, steps: int, chance: random.Random) -> None:
    """Play on at random."""
    for _ in range(steps):
        if match.over:
            return
        seat = chance.choice(match.actors())
        match._play(seat, chance.choice(match.tokens(seat)))


@pytest.mark.parametrize(("name", "seats"), list(seatings()))
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_only_what_is_legal_and_reports_every_option(name: str, seats: int, spec: str) -> None:
    match = theatrum.new(name, seats=seats, seed=5)
    bots = [make(spec, seat) for seat in range(seats)]
    chance = random.Random(5)
    for _ in range(12):
        for seat in match.actors():
            options = match.tokens(seat)
            thought = bots[seat].think(Chair(match, seat))
            assert thought.token in options
            assert sorted(option.token for option in thought.options) == options
            assert thought.options[0].token == thought.token
            assert all(0.0 <= option.score <= 1.0 for option in thought.options)
            match.play(seat, thought.token)
        stir(match, 4, chance)


@pytest.mark.parametrize(("name", "seats"), list(seatings()))
@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_makes_the_same_choice_and_thinking_changes_nothing(name: str, seats: int, spec: str) -> None:
    match = theatrum.new(name, seats=seats, seed=6)
    stir(match, 10, random.Random(6))
    seat = match.actors()[0]
    before = match.hash()
    assert make(spec, 9).think(Chair(match, seat)) == make(spec, 9).think(Chair(match, seat))
    assert match.hash() == before


@pytest.mark.parametrize(("name", "seats", "options"), list(hiding()))
@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_know_makes_no_difference(
    name: str, seats: int, options: dict[str, Value], spec: str
) -> None:
    """In a twin world that differs only in what the seat cannot know, the bot thinks the very same thought."""
    chance = random.Random(7)
    match = theatrum.new(name, seats=seats, seed=7, **{"pack": None, **options})  # type: ignore[arg-type]
    differed = 0
    for _ in range(8):
        if match.over:
            break
        for seat in match.actors():
            twin = match.imagine(seat, chance.getrandbits(32))
            assert twin.view(seat) == match.view(seat)
            differed += twin.state.dump() != match.state.dump()
            assert make(spec, 3).think(Chair(twin, seat)) == make(spec, 3).think(Chair(match, seat))
        stir(match, chance.randrange(1, 6), chance)
    assert differed


@pytest.mark.parametrize("name", theatrum.games())
def test_expert_beats_random(name: str) -> None:
    tally = duel(Duel(name, "expert:60", "random", 10, 1, {}))
    assert tally.share >= 0.8


@pytest.mark.parametrize("name", theatrum.games())
def test_novice_beats_random(name: str) -> None:
    tally = duel(Duel(name, "novice", "random", 10, 1, {}))
    assert tally.share >= 0.7


@pytest.mark.parametrize("name", theatrum.games())
def test_a_contest_is_played_to_its_end_and_again_the_same(name: str) -> None:
    def once() -> tuple[str, tuple[float, ...]]:
        match = theatrum.new(name, seed=8)
        scores = contest(match, [make("random", seat) for seat in range(match.seats)])
        return match.hash(), scores

    assert once() == once()


def test_levels_are_made_by_name() -> None:
    for spec in (*LEVELS, "expert:2s", "expert:0.25s", "expert:500"):
        assert make(spec).name == spec


@pytest.mark.parametrize(
    "spec", ["", "master", "Random", "random:3", "novice:1s", "expert:", "expert:0", "expert:0s", "expert:-5",
             "expert:1e3", "expert:٣", "expert:99999999999", "expert:nans", "expert:1s ", "expert:601s"]
)  # fmt: skip
def test_an_unknown_level_is_refused_with_what_is_possible(spec: str) -> None:
    with pytest.raises(theatrum.Unreadable) as caught:
        make(spec)
    assert repr(spec) in str(caught.value)
    assert "\n" not in str(caught.value)
