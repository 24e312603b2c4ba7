"""The search itself, on two little games whose answers are known: Nim, and matching pennies with a hidden hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from theatrum.arena.duel import contest
from theatrum.bots import Chair, Thought
from theatrum.bots.levels import make
from theatrum.bots.world import World, final
from theatrum.engine.flow import Choose, Flow, ask, together
from theatrum.engine.game import Game, Options, Outcome
from theatrum.engine.match import Match
from theatrum.engine.state import State
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Say

PICK = Say("pick")
ENDED = Say("ended")


class Heap(State):
    """Nim: take one, two or three; whoever takes the last wins."""

    __slots__ = ("heap", "taker")

    def __init__(self, heap: int) -> None:
        super().__init__(1)
        self.heap = heap
        self.taker = 0

    def copy(self) -> Self:
        twin = self._copy_base(self.__class__(self.heap))
        twin.taker = self.taker
        return twin

    def turn(self) -> Flow[None]:
        self.heap -= yield from ask(Choose(self.taker, PICK, range(1, min(3, self.heap) + 1)))
        self.over = self.heap == 0
        self.taker = 1 - self.taker


class Nim(Game):
    """It has no judge: a search must do without."""

    name = "nim"
    vocabulary = Vocabulary([(f"n:{n}", None) for n in range(4)])

    def start(self, seats: int, seed: int, options: Options) -> Heap:
        return Heap(9)

    def outcome(self, state: Heap) -> Outcome:
        return Outcome((1.0, 0.0) if state.taker == 1 else (0.0, 1.0), ENDED)


class Pennies(State):
    """Seat 0 wins a round when both show the same side. Which sides seat 1 still has is its secret."""

    __slots__ = ("purse", "shown_by", "won")

    def __init__(self, purse: list[int]) -> None:
        super().__init__(1)
        self.purse = purse
        self.shown_by = [-1, -1]
        self.won = 0

    def copy(self) -> Self:
        twin = self._copy_base(self.__class__(self.purse[:]))
        twin.shown_by = self.shown_by[:]
        twin.won = self.won
        return twin

    def turn(self) -> Flow[None]:
        yield from together((seat, self._show(seat)) for seat in range(2))
        self.won = 1 if self.shown_by[0] == self.shown_by[1] else 0
        self.over = True

    def _show(self, seat: int) -> Flow[None]:
        def sides() -> list[int]:
            return self.purse if seat == 1 else [0, 1]

        self.shown_by[seat] = yield from ask(Choose(seat, PICK, sides, secret=True))

    def imagine(self, seat: int) -> None:
        if seat == 0:
            side = self.rand(2)
            self.purse[:] = [side, side]
            if self.shown_by[1] >= 0:
                self.shown_by[1] = side


@dataclass(frozen=True, slots=True)
class PenniesView:
    purse: list[int]
    ready: list[bool]


class PenniesGame(Game):
    name = "pennies"
    vocabulary = Vocabulary([("side:heads", None), ("side:tails", None)])

    def start(self, seats: int, seed: int, options: Options) -> Pennies:
        return Pennies([0, 0])

    def view(self, state: Pennies, seat: int | None) -> PenniesView:
        return PenniesView(state.purse if seat == 1 else [], [side >= 0 for side in state.shown_by])

    def outcome(self, state: Pennies) -> Outcome:
        return Outcome((float(state.won), 1.0 - state.won), ENDED)


def nim(heap: int) -> Match:
    return Match(Nim(Path()), Heap(heap), 2, None)


def pennies(side: int) -> Match:
    return Match(PenniesGame(Path()), Pennies([side, side]), 2, None)


def think(spec: str, match: Match, seat: int = 0) -> Thought:
    return make(spec, 1).think(Chair(match, seat))


def test_expert_solves_nim() -> None:
    for heap in (5, 6, 7, 9, 10, 11):
        assert think("expert:600", nim(heap)).token == heap % 4


def test_expert_wins_nim_from_the_better_side() -> None:
    assert contest(nim(9), [make("expert:500", 1), make("expert:500", 2)]) == (1.0, 0.0)


def test_expert_takes_an_immediate_win() -> None:
    thought = think("expert:100", nim(3))
    assert thought.token == 3
    assert thought.options[0].score > 0.9


def test_novice_takes_an_immediate_win_without_a_judge() -> None:
    assert think("novice", nim(3)).token == 3


def test_a_secret_already_chosen_tells_nothing() -> None:
    thoughts = []
    for side in (0, 1):
        match = pennies(side)
        match.play(1, side)
        thoughts.append(think("expert:400", match))
    assert thoughts[0] == thoughts[1]
    assert all(0.35 < option.score < 0.65 for option in thoughts[0].options)


def test_no_tree_branches_on_a_secret() -> None:
    """Were seat 1 to see what seat 0 shows, it would always win; as it does not, the sides are even."""
    thought = think("expert:800", pennies(0))
    assert all(0.35 < option.score < 0.65 for option in thought.options)


def test_every_option_is_reported_best_first() -> None:
    for spec in ("random", "novice", "expert:2", "expert:50"):
        thought = think(spec, nim(9))
        assert sorted(option.token for option in thought.options) == [1, 2, 3]
        assert thought.options[0].token == thought.token
    visits = [option.visits for option in think("expert:50", nim(9)).options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 50
    assert [option.visits for option in think("expert:2", nim(9)).options] == [1, 1, 0]


def test_a_forced_choice_is_answered_at_once() -> None:
    for spec in ("random", "novice", "expert:600s"):
        assert think(spec, nim(1)).token == 1


def test_a_world_plays_like_its_match() -> None:
    match = nim(9).imagine(0, 5)
    world = World(match.clone())
    while not match.over:
        seat, token = match.actors()[0], match.tokens(match.actors()[0])[-1]
        match.play(seat, token)
        world.play(seat, token)
        assert world.state.dump() == match.state.dump()
    assert world.done()
    outcome = match.outcome()
    assert outcome is not None
    assert world.worth() == final(outcome.scores)


def test_the_value_of_an_ending() -> None:
    assert final((3.0, 1.0))[0] > 0.9
    assert final((2.0, 2.0)) == [0.5, 0.5]
    clear, narrow = final((9.0, 1.0, 1.0)), final((9.0, 8.0, 1.0))
    assert clear[0] > narrow[0] > 0.9
    assert clear[1] < narrow[1] < 0.1
    assert final((0.0, 0.0, 0.0)) == [0.35, 0.35, 0.35]
