"""One running game: ask who must decide, what may be chosen and why not, play, clone, imagine, undo, record.

A match keeps a *checkpoint*, a copy of the state where the current turn began, and the *journal*, the answers since.
Generators can be neither copied nor saved; so a clone shares the checkpoint, copies the journal, and runs it again
only when it is first used. Finished turns hang on a chain of chapters that clones share.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import Illegal, Unreadable
from theatrum.engine.flow import Choose, Flow, Open
from theatrum.engine.game import Game, Listing, Outcome, Part
from theatrum.engine.state import EVERYBODY, MASK, Event, State
from theatrum.engine.unfolding import unfold
from theatrum.engine.words import (
    MATCH_OVER,
    NOT_ASKED,
    NOTHING_TO_UNDO,
    UNDO_ANOTHER_ACTED,
    UNDO_CHANCE,
    UNDO_REVEALED,
    Arg,
    Line,
    Reason,
    Why,
)

if TYPE_CHECKING:
    from theatrum.engine.record import Record, Setup

Journal = list[tuple[int, int]]
"""Answers (seat, token), in order. A negative seat -1 - s with a seed stands for "imagined anew by seat s"."""


class Chapter:
    """A finished turn: where it began, what was answered, what was said."""

    __slots__ = ("before", "checkpoint", "events", "journal")

    def __init__(self, before: Chapter | None, checkpoint: State, journal: Journal, events: list[Event]) -> None:
        self.before = before
        self.checkpoint = checkpoint
        self.journal = journal
        self.events = events


class Question:
    """What one seat is asked, readable in any language, with the rules behind it."""

    __slots__ = ("_choose", "_game")

    def __init__(self, game: Game, choose: Choose) -> None:
        self._game = game
        self._choose = choose

    @property
    def id(self) -> str:
        return self._choose.ask.id

    @property
    def rules(self) -> tuple[str, ...]:
        return self._choose.ask.rules

    @property
    def secret(self) -> bool:
        """Tell whether the other seats do not see the answer."""
        return self._choose.secret

    def text(self, lang: str = "en") -> str:
        return self._game.phrase(self._choose.ask, self._choose.args, lang)

    def __repr__(self) -> str:
        return f"<{self.text('en')} [{' '.join(self.rules)}]>"


class Match:
    """A match of any game. Public methods check what they are given; ``_play`` is the unchecked ring for search."""

    __slots__ = ("_checkpoint", "_flow", "_journal", "_open", "_past", "_state", "game", "imagined", "seats", "setup")

    def __init__(self, game: Game, state: State, seats: int, setup: Setup | None) -> None:
        """Begin at ``state``. ``setup`` says how it came about; a position arranged by hand has none."""
        self.game = game
        self.seats = seats
        self.setup = setup
        self.imagined = False
        self._past: Chapter | None = None
        self._checkpoint: State = state
        self._journal: Journal = []
        self._state: State | None = state
        self._flow: Flow[None] | None = None
        self._open: Open = ()
        self._next_turn()

    # --- questions ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        if self._state is None:
            self._revive()
        return not self._open

    def actors(self) -> tuple[int, ...]:
        """Return the seats that must decide now; several when they choose at the same time, none when it is over."""
        if self._state is None:
            self._revive()
        now = self._open
        return (now[0].seat,) if len(now) == 1 else tuple([choose.seat for choose in now])

    def tokens(self, seat: int) -> list[int]:
        """Return the legal tokens of a seat, sorted; none when it is not asked. Do not change the list."""
        if self._state is None:
            self._revive()
        for choose in self._open:
            if choose.seat == seat:
                return choose.options()
        return []

    def options(self, seat: int) -> list[str]:
        """Return the names of the legal tokens of a seat."""
        self._check_seat(seat)
        names = self.game.vocabulary.names
        return [names[token] for token in self.tokens(seat)]

    def question(self, seat: int) -> Question | None:
        """Return what the seat is asked, or None."""
        choose = self._asked(seat)
        return Question(self.game, choose) if choose else None

    def why(self, seat: int, token: int | str) -> Reason | None:
        """Return None when the token may be played by the seat now, else the exact reason why not."""
        number = self._number(token)
        choose = self._asked(seat)
        if choose is None:
            if self.over:
                return Reason(self.game, MATCH_OVER, (), self._outcome().ending.rules)
            return Reason(self.game, NOT_ASKED, (seat, self.actors()), self._open[0].ask.rules)
        why = choose.why(number)
        return Reason(self.game, why, (number,) if why.params else (), choose.ask.rules) if why is not None else None

    # --- play --------------------------------------------------------------------------------------------------

    def play(self, seat: int, token: int | str) -> None:
        """Answer the seat's question. An illegal answer raises Illegal with its reason and changes nothing."""
        number = self._number(token)
        choose = self._asked(seat)
        if choose is None or number not in choose.options():
            reason = self.why(seat, number)
            assert reason is not None
            raise Illegal(reason)
        self._play(seat, number)

    def _play(self, seat: int, token: int) -> None:
        """Answer without any check: for search, and for records already verified."""
        if self._state is None:
            self._revive()
        assert self._flow is not None
        answer = (seat, token)
        try:
            self._open = self._flow.send(answer)
        except StopIteration:
            before = self._past, self._checkpoint, self._journal
            self._journal.append(answer)
            try:
                self._next_turn()
            except BaseException:
                self._past, self._checkpoint, self._journal = before
                self._journal.pop()
                self._state = None  # the same, in the turn after
                raise
        except BaseException:
            self._state = None  # a rule broke half-way: the journal without this answer is still sound
            raise
        else:
            self._journal.append(answer)

    def _next_turn(self) -> None:
        """Close the chapter and run on to the next question, or to the end of the match."""
        state = self._state
        assert state is not None
        while True:
            if self._journal or state.log:
                self._past = Chapter(self._past, self._checkpoint, self._journal, state.log)
            self._journal = []
            state.answers = self._journal
            state.log = []
            if state.over:
                self._checkpoint = state
                self._flow = None
                self._open = ()
                return
            self._checkpoint = state.copy()
            self._flow = state.turn()
            try:
                self._open = next(self._flow)
                return
            except StopIteration:
                continue

    def _revive(self) -> None:
        """Make a lazy clone live: run the journal again from the checkpoint."""
        state = self._checkpoint.copy()
        state.answers = self._journal
        if state.over:
            self._state = state
            self._flow = None
            self._open = ()
            return
        flow = state.turn()
        now = next(flow)
        for seat, token in self._journal:
            if seat < 0:
                rolls = state.rolls
                state.rng = token
                state.imagine(-1 - seat)
                state.rolls = rolls  # imagining is not playing: it is no barrier to undo
                for choose in now:
                    choose.forget()
            else:
                now = flow.send((seat, token))
        self._state = state  # last of all: what breaks on the way leaves nothing half-made
        self._flow = flow
        self._open = now

    # --- worlds ------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """Return an independent copy, at the price of copying the current turn's few answers."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.setup = self.setup
        twin.imagined = self.imagined
        twin._past = self._past
        twin._checkpoint = self._checkpoint
        twin._journal = self._journal[:]
        twin._state = None
        twin._flow = None
        twin._open = ()
        return twin

    def imagine(self, seat: int, seed: int) -> Match:
        """Return a match as ``seat`` may believe it to be: the hidden dealt anew, the future's chance reseeded."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self._no_seat(seat)
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise Unreadable("bad-seed", seed=repr(seed))
        twin = self.clone()
        twin.imagined = True
        twin._journal.append((-1 - seat, seed * 0x2545F4914F6CDD1D + 0x632BE59BD9B4E019 & MASK))
        return twin

    def judge(self, seat: int) -> float:
        """Tell from 0 to 1 how well ``seat`` stands at a glance; only for imagined matches."""
        self._check_imagined()
        return self.game.judge(self.state, seat)

    def outlook(self, seat: int) -> float:
        """Estimate from 0 to 1, as well as the game can, how well ``seat`` stands; only for imagined matches."""
        self._check_imagined()
        return self.game.outlook(self.state, seat)

    def _check_imagined(self) -> None:
        if not self.imagined:
            raise Unreadable("not-imagined")

    # --- what may be seen --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The whole truth: for rules, tests and search in imagined worlds, never for a player."""
        if self._state is None:
            self._revive()
        assert self._state is not None
        return self._state

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat (None: an onlooker) may know, ready for JSON."""
        unfolded: dict[str, Any] = unfold(self._view(seat))
        return unfolded

    def _view(self, seat: int | None) -> Any:
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def log(self, seat: int | None = None, lang: str = "en") -> list[Line]:
        """Tell what happened, as a seat (None: an onlooker) may know it."""
        self._check_seat(seat)
        phrase = self.game.phrase
        return [
            Line(what.id, phrase(what, args, lang), what.rules, opens=what.opens) for what, args, _ in self._heard(seat)
        ]

    def _heard(self, seat: int | None) -> list[Event]:
        """Return what a seat (None: an onlooker) may know of what was said, not yet in any language."""
        return [
            event
            for event in self._events()
            if event[2] in (EVERYBODY, seat) or (event[2] <= -2 and -2 - event[2] != seat)
        ]

    def _events(self) -> list[Event]:
        stretches = [self.state.log]
        chapter = self._past
        while chapter is not None:
            stretches.append(chapter.events)
            chapter = chapter.before
        return [event for stretch in reversed(stretches) for event in stretch]

    def svg(self, seat: int | None = None, lang: str = "en", *, wide: bool = False) -> str:
        """Draw the board as a seat (None: an onlooker) sees it: tall as on a phone, or wide as on a desktop."""
        draw = self.game.wide_svg if wide else self.game.svg
        return draw(self._view(seat), lang)

    def describe(self, seat: int, token: int | str, lang: str = "en") -> str:
        """Tell what choosing a token would do, as far as the seat may know."""
        return self.game.describe(self._number(token), lang, self._view(seat))

    def choice(self, seat: int, token: int | str, lang: str = "en") -> str:
        """Name a token as a choice of a seat, as far as the seat may know."""
        return self.game.choice(self._number(token), lang, self._view(seat))

    def touches(self, seat: int, token: int | str) -> list[str]:
        """Name the things on the board that choosing a token would concern, as far as the seat may know."""
        names = self.game.vocabulary.names
        return [names[other] for other in self.game.touches(self._number(token), self._view(seat))]

    def lists(self, seat: int | None = None, lang: str = "en") -> list[Listing]:
        """Return the piles and lists that a seat (None: an onlooker) may leaf through."""
        return self.game.lists(self._view(seat), lang)

    def parts(self, lang: str = "en") -> Mapping[int, Part]:
        """Return by seat the parts that were taken in the course of the match, as everybody knows them."""
        return self.game.parts(self._view(None), lang)

    def _repr_svg_(self) -> str:
        return self.svg(None, "en")

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        if not self.over:
            return None
        return self._outcome()

    def _outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        return replace(outcome, _game=self.game)

    # --- identity and history ----------------------------------------------------------------------------------

    def hash(self) -> str:
        """Name the position: equal for equal positions, on any machine.

        A position is its checkpoint and what each seat has answered since. The order among seats does not count,
        for seats that answer at the same time answer independently.
        """
        answers: list[list[list[int]]] = [[[] for _ in range(self.seats)]]
        dealt: list[tuple[int, int]] = []
        for seat, token in self._journal:
            if seat < 0:
                dealt.append((seat, token))
                answers.append([[] for _ in range(self.seats)])
            else:
                answers[-1][seat].append(token)
        text = self._checkpoint.dump() + json.dumps([answers, dealt], separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def moves(self) -> list[tuple[int, int]]:
        """Return every answer of the match so far as (seat, token)."""
        stretches = [self._journal]
        chapter = self._past
        while chapter is not None:
            stretches.append(chapter.journal)
            chapter = chapter.before
        return [move for stretch in reversed(stretches) for move in stretch if move[0] >= 0]

    def record(self) -> Record:
        """Return the match as a small text: everything else can be derived from it."""
        from theatrum.engine.record import Record

        if self.setup is None:
            raise Unreadable("no-record-arranged")
        if self.imagined:
            raise Unreadable("no-record-imagined")
        names = self.game.vocabulary.names
        moves = tuple((seat, names[token]) for seat, token in self.moves())
        return Record(self.setup, self.game.rules_version, moves, self.hash())

    # --- undo --------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Reason | None:
        """Return None when the seat may take back its last answer, else the barrier in the way."""
        found = self._undo_point(seat)
        return found if isinstance(found, Reason) else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; Illegal beyond the point where something was revealed or another acted."""
        found = self._undo_point(seat)
        if isinstance(found, Reason):
            raise Illegal(found)
        chapter, index = found
        self._past = chapter.before
        self._checkpoint = chapter.checkpoint
        self._journal = chapter.journal[:index] + chapter.journal[index + 1 :]
        self._state = None

    def _undo_point(self, seat: int) -> tuple[Chapter, int] | Reason:
        """Find the chapter and index of the seat's last answer, or the reason why it must stand."""
        self._check_seat(seat)
        chapter: Chapter | None = Chapter(self._past, self._checkpoint, self._journal, [])
        while chapter is not None and not any(mover >= 0 for mover, _ in chapter.journal):
            chapter = chapter.before
        if chapter is None:
            return Reason(self.game, NOTHING_TO_UNDO)
        seats = [mover for mover, _ in chapter.journal]
        if seat not in seats:
            others = [mover for mover in seats if mover >= 0]
            acted_before = any(mover == seat for mover, _ in self.moves())
            return self._barrier(UNDO_ANOTHER_ACTED, others[-1]) if acted_before else self._barrier(NOTHING_TO_UNDO)
        index = len(seats) - 1 - seats[::-1].index(seat)
        replay = self.clone()
        replay._past = chapter.before
        replay._checkpoint = chapter.checkpoint
        replay._journal = chapter.journal[:index]
        asked_then = replay.actors()
        then = replay.state
        rolls, shown, peeked = then.rolls, then.shown, then.peeked.count(seat)
        for mover in seats[index + 1 :]:
            if mover >= 0 and mover not in asked_then:
                return self._barrier(UNDO_ANOTHER_ACTED, mover)
        now = self.state
        if now.shown != shown or now.peeked.count(seat) != peeked:
            return self._barrier(UNDO_REVEALED)
        if now.rolls != rolls:
            return self._barrier(UNDO_CHANCE)
        return chapter, index

    def _barrier(self, why: Why, *args: Arg) -> Reason:
        return Reason(self.game, why, args)

    # --- small helpers -----------------------------------------------------------------------------------------

    def _asked(self, seat: int) -> Choose | None:
        self._check_seat(seat)
        if self._state is None:
            self._revive()
        for choose in self._open:
            if choose.seat == seat:
                return choose
        return None

    def _number(self, token: int | str) -> int:
        vocabulary = self.game.vocabulary
        if isinstance(token, str):
            return vocabulary.number(token)
        if type(token) is not int or not 0 <= token < len(vocabulary):
            raise Unreadable("no-token-number", token=repr(token), last=str(len(vocabulary) - 1))
        return token

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise self._no_seat(seat)

    def _no_seat(self, seat: object) -> Unreadable:
        return Unreadable("no-seat", seat=repr(seat), last=str(self.seats - 1))

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(str, self.actors()))}"
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.moves())} moves, {state}>"
