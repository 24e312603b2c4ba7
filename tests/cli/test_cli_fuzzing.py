"""The invariants find what they are there to find: every planted fault is told, and a sound game passes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

import theatrum
from tests.cli import picking_game
from tests.cli.cli_help import fails, run
from tests.cli.picking_game import CARDS, Picking, PickingState
from theatrum import fuzzing
from theatrum.engine.errors import BadOption
from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.game import Option, Options, Outcome
from theatrum.engine.record import Setup, begin
from theatrum.engine.state import State
from theatrum.engine.words import Say, Why
from theatrum.fuzzing import Broken, fuzz_match
from theatrum.setups import MOST_SETUPS, Choices, all_choices, describe, pick

MANY = 12
"""Dear invariants are tried now and then; so many matches try each of them."""


def fuzz_all(game: theatrum.Game) -> None:
    for seed in range(MANY):
        fuzz_match(game, pick(all_choices(game), seed), seed)


def with_state(kind: type[PickingState]) -> type[Picking]:
    """Make the game with another kind of state."""

    class Other(Picking):
        def start(self, seats: int, seed: int, options: Options) -> State:
            return kind(seed, seats, False)

    return Other


# --- planted faults --------------------------------------------------------------------------------------------


class Doubled(PickingState):
    """Offers every card twice."""

    __slots__ = ()

    def _pick(self, seat: int) -> Flow[None]:
        card = yield from ask(Choose(seat, picking_game.PICK, lambda: self.hands[seat] * 2, secret=True))
        self.hands[seat].remove(card)
        self.picked[seat].append(card)


class Sharing(PickingState):
    """Shares its hands with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class Forgetful(PickingState):
    """Forgets in its copies what was picked."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.picked = [[] for _ in twin.picked]
        return twin


class Racing(PickingState):
    """Lets the order of simultaneous picks matter: the last one to pick gets the lowest card of the hand as well."""

    __slots__ = ()

    def _pick(self, seat: int) -> Flow[None]:
        yield from super()._pick(seat)
        if all(len(cards) == len(self.picked[seat]) for cards in self.picked):
            self.hands[seat].sort(reverse=True)
        else:
            self.hands[seat].sort()


class Moody(PickingState):
    """Keeps something outside of the state, so that no replay is like the first time."""

    __slots__ = ()

    times = 0

    def turn(self) -> Flow[None]:
        Moody.times += 1
        if self.hands:
            self.hands[0].sort(reverse=Moody.times % 2 == 0)
        yield from super().turn()


class Crashing(PickingState):
    """Breaks in the middle of a rule."""

    __slots__ = ()

    def _pick(self, seat: int) -> Flow[None]:
        yield from super()._pick(seat)
        raise IndexError("no such card")


class Misquoting(PickingState):
    """Asks by a rule that does not exist."""

    __slots__ = ()

    def _pick(self, seat: int) -> Flow[None]:
        card = yield from ask(Choose(seat, Say("pick", "PK-99"), lambda: self.hands[seat], secret=True))
        self.hands[seat].remove(card)
        self.picked[seat].append(card)


class Silent(PickingState):
    """Refuses without naming a rule."""

    __slots__ = ()

    def _pick(self, seat: int) -> Flow[None]:
        silent = Why("dealt")
        card = yield from ask(Choose(seat, picking_game.PICK, lambda: self.hands[seat], otherwise=silent, secret=True))
        self.hands[seat].remove(card)
        self.picked[seat].append(card)


class Mute(PickingState):
    """Says a line that was never written."""

    __slots__ = ()

    def turn(self) -> Flow[None]:
        if not self.hands:
            self.say(Say("never-written", "PK-1"))
        yield from super().turn()


class Leaking(Picking):
    """Shows everybody all hands."""

    def view(self, state: Any, seat: int | None) -> picking_game.PickingView:
        return picking_game.PickingView(tuple(card for hand in state.hands for card in hand), ())


class Unbalanced(Picking):
    """Finds its own bookkeeping wrong after the first pick."""

    def audit(self, state: Any) -> list[str]:
        return ["one card is missing"] if any(state.picked) else []


class Boundless(Picking):
    """Promises lower scores than it gives."""

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        return 0.0, 3.0


class Endless(Picking):
    """Promises to be shorter than it is."""

    def longest(self, seats: int, options: Options) -> int:
        return seats


class Miscounting(Picking):
    """Gives one score too few."""

    def outcome(self, state: Any) -> Outcome:
        whole = super().outcome(state)
        return Outcome(whole.scores[1:], whole.ending, whole.args)


class Smudged(Picking):
    """Draws a picture that no browser can read."""

    def svg(self, view: Any, lang: str) -> str:
        return "<svg><g></svg>"


FAULTS: list[tuple[type[Picking], str]] = [
    (with_state(Doubled), "not sorted and unique"),
    (with_state(Sharing), "shares the list hands"),
    (with_state(Forgetful), r"copy\(\) of the state is not equal"),
    (with_state(Racing), "lead elsewhere in another order"),
    (with_state(Moody), "its original|another position|does not restore"),
    (with_state(Crashing), r"IndexError: no such card \(test_cli_fuzzing.py:\d+\)"),
    (with_state(Misquoting), "question 'pick' cites rule 'PK-99'"),
    (with_state(Silent), "refusal 'dealt' cites no rule"),
    (with_state(Mute), "never-written"),
    (Leaking, "can tell an imagined world by its view"),
    (Unbalanced, "the audit finds: one card is missing"),
    (Boundless, "outside the bounds"),
    (Endless, "goes on after"),
    (Miscounting, "scores for"),
    (Smudged, "not well-formed"),
]


@pytest.mark.parametrize(("kind", "told"), FAULTS, ids=[f"{number}" for number in range(len(FAULTS))])
def test_a_planted_fault_is_found(kind: type[Picking], told: str) -> None:
    with pytest.raises(Broken, match=told):
        fuzz_all(kind())


def test_a_sound_game_passes() -> None:
    fuzz_all(Picking())


def test_the_same_seed_plays_the_same_match() -> None:
    game = Picking()
    counts = [fuzz_match(game, Choices(3, {"low": False}), seed) for seed in (5, 5)]
    assert counts == [6, 6]


def test_refused_tokens_are_tried_for_seats_that_are_not_asked() -> None:
    match = theatrum.new("clash", seed=1, variant="beginner", series="single")
    idle = 1 - match.actors()[0]
    fuzzing.check_refused(match, idle, match.tokens(match.actors()[0])[0])
    with pytest.raises(Broken, match="why\\(\\) has nothing against it"):
        fuzzing.check_refused(match, match.actors()[0], match.tokens(match.actors()[0])[0])


def test_an_undo_that_leads_elsewhere_is_found() -> None:
    match = theatrum.new("clash", seed=1, variant="beginner", series="single")
    seat = match.actors()[0]
    before = match.hash()
    match.play(seat, match.options(seat)[0])
    fuzzing.check_undo(match, seat, before, Random(1))
    with pytest.raises(Broken, match="does not restore"):
        fuzzing.check_undo(match, seat, "another", Random(1))


def test_answers_in_another_order_must_be_possible() -> None:
    game = Picking()
    start = begin(game, Setup("picking", 2, 1, {}))
    held = [start.tokens(seat)[0] for seat in range(2)]
    end = start.clone()
    for seat in range(2):
        end.play(seat, held[seat])
    fuzzing.check_order(start, [(0, held[0]), (1, held[1])], end, Random(1))
    foreign = next(card for card in range(CARDS) if card not in start.tokens(0))
    with pytest.raises(Broken, match="depends on the order"):
        fuzzing.check_order(start, [(0, foreign)], end, Random(1))


# --- which setups ----------------------------------------------------------------------------------------------


def test_every_setup_is_met_once() -> None:
    every = all_choices(Picking())
    assert sorted(describe(choices) for choices in every) == sorted(
        f"--seats {seats} -o low={low}" for seats in (2, 3, 4) for low in ("on", "off")
    )
    assert {describe(pick(every, seed)) for seed in range(100, 106)} == {describe(choices) for choices in every}


def test_fixed_choices_stay_fixed() -> None:
    assert [describe(choices) for choices in all_choices(Picking(), 3, {"low": "on"})] == ["--seats 3 -o low=on"]


@pytest.mark.parametrize(
    ("seats", "fixed", "told"),
    [(9, {}, "2 to 4"), (None, {"high": "on"}, "no option 'high'"), (None, {"low": "perhaps"}, "cannot be 'perhaps'")],
)
def test_what_cannot_be_is_refused(seats: int | None, fixed: dict[str, object], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        all_choices(Picking(), seats, fixed)


def test_too_many_setups_are_drawn() -> None:
    class Wide(Picking):
        options = tuple(Option(f"o{number}", tuple(range(9)), 0) for number in range(6))

    every = all_choices(Wide())
    assert 1000 < len(every) <= MOST_SETUPS
    assert [describe(one) for one in every] == [describe(one) for one in all_choices(Wide())]


def test_contradictory_setups_are_left_out() -> None:
    class Picky(Picking):
        options = (Option("kind", ("plain", "rich"), "plain"), Option("gold", (1, 2), 1))

        def check(self, seats: int, options: Options) -> None:
            if options["kind"] == "plain" and options["gold"] == 2:
                raise BadOption("gold is for the rich")

    found = {describe(choices) for choices in all_choices(Picky(), 2)}
    assert found == {
        f"--seats 2 -o kind={kind} -o gold={gold}" for kind, gold in (("plain", 1), ("rich", 1), ("rich", 2))
    }
    with pytest.raises(BadOption, match="no setup"):
        all_choices(Picky(), 2, {"kind": "plain", "gold": "2"})


# --- the command -----------------------------------------------------------------------------------------------


@pytest.fixture
def registered() -> Iterator[Callable[[type[Picking]], None]]:
    """Register the game, or a broken kind of it, for one test."""
    yield lambda kind: theatrum.register("picking", kind)
    theatrum.unregister("picking")


def test_fuzz_prints_totals(registered: Callable[[type[Picking]], None]) -> None:
    registered(Picking)
    result = run("fuzz", "picking", "--matches", 6, "--seed", 7)
    assert result.exit_code == 0, result.output
    assert "6 matches" in result.stdout
    assert "from seed 7 on" in result.stdout
    assert "6 of 6 setups" in result.stdout
    assert "Every invariant held." in result.stdout


def test_fuzz_in_polish(registered: Callable[[type[Picking]], None]) -> None:
    registered(Picking)
    result = run("fuzz", "picking", "--matches", 3, "--seed", 7, "--seats", 2, "--lang", "pl")
    assert "3 rozgrywki" in result.stdout
    assert "12 decyzji" in result.stdout


def test_fuzz_draws_a_seed_and_tells_it(registered: Callable[[type[Picking]], None]) -> None:
    registered(Picking)
    seeds = {json.loads(run("fuzz", "picking", "--matches", 1, "--json").stdout)["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_a_failure_prints_one_command_that_repeats_it(registered: Callable[[type[Picking]], None]) -> None:
    registered(with_state(Sharing))
    result = run("fuzz", "picking", "--matches", 50, "--seed", 100, "-o", "low=off")
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    (command,) = [line.strip() for line in result.stdout.splitlines() if line.strip().startswith("theatrum fuzz")]
    told = next(line for line in result.stdout.splitlines() if line.startswith("Broken:"))
    again = run(*command.split()[1:])
    assert again.exit_code == 1
    assert told in again.stdout
    assert "0 matches" in again.stdout


def test_a_failure_as_json(registered: Callable[[type[Picking]], None]) -> None:
    registered(Unbalanced)
    result = run("fuzz", "picking", "--matches", 2, "--seed", 1, "--json")
    assert result.exit_code == 1
    broken = json.loads(result.stdout)["broken"]
    assert broken["what"] == "the audit finds: one card is missing"
    assert broken["command"].startswith("theatrum fuzz picking --matches 1 --seed 1 --seats ")


def test_a_pack_travels_into_the_command_that_repeats(
    registered: Callable[[type[Picking]], None], tmp_path: Path
) -> None:
    registered(Unbalanced)
    pack = tmp_path / "my pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "picking"\nname = "Mine"\nsource = "reconstructed"\n')
    result = run("fuzz", "picking", "--matches", 2, "--seed", 1, "--pack", pack, "--json")
    assert json.loads(result.stdout)["broken"]["command"].endswith(f"--pack '{pack}'")


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["nosuch"], "nosuch"),
        (["clash", "--matches", "0"], "--matches"),
        (["clash", "--matches", "many"], "--matches"),
        (["clash", "--seed", "-1"], "seed"),
        (["clash", "--seats", "7"], "7"),
        (["clash", "-o", "variant=chess"], "chess"),
        (["clash", "-o", "colour=red"], "colour"),
        (["clash", "-o", "variant"], "name=value"),
        (["clash", "--lang", "de"], "de"),
    ],
)
def test_bad_input_to_fuzz(args: list[str], word: str) -> None:
    fails(run("fuzz", *args), word)


def test_clash_and_penguins_hold() -> None:
    for name in ("clash", "penguins"):
        game = theatrum.game(name)
        every = all_choices(game)
        for seed in range(8):
            fuzz_match(game, pick(every, seed), seed)
