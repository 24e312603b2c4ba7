"""Random play with every invariant on: what must hold at every decision of every match of every game.

Each invariant is a small function that raises ``Broken`` with one sentence. ``fuzz_match`` plays one match and calls
them; the cheap ones at every decision, the dear ones at a few decisions drawn by the seed, so that a match with all
of them stays a matter of milliseconds. Everything follows from the seed: the same seed breaks in the same place.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from theatrum.engine.content import LANGS
from theatrum.engine.errors import Illegal, Unreadable
from theatrum.engine.record import Setup, begin, parse_record, verify
from theatrum.engine.words import (
    MATCH_OVER,
    NOT_ASKED,
    NOT_OFFERED,
    NOTHING_TO_UNDO,
    UNDO_ANOTHER_ACTED,
    UNDO_CHANCE,
    UNDO_REVEALED,
    Reason,
)
from theatrum.setups import Choices, describe

if TYPE_CHECKING:
    from theatrum.engine.game import Game, Value
    from theatrum.engine.match import Match
    from theatrum.engine.state import State

BORROWING = (MATCH_OVER, NOT_ASKED, NOT_OFFERED)
"""What the engine itself refuses, by the rules of what is asked instead."""

BARRIERS = (NOTHING_TO_UNDO, UNDO_ANOTHER_ACTED, UNDO_CHANCE, UNDO_REVEALED)
"""Why something is not taken back: no rulebook speaks of that."""

SAMPLED_DECISIONS = 2
"""At how many decisions of a match the dear invariants are tried; the first of them is an early one."""

EARLY = 12

ALWAYS_UNDONE = 10
UNDONE_SHARE = 0.1
"""Undo is tried after each of the first decisions, and after this share of the later ones."""

DRAWN_SHARE = 0.3
"""How many matches have their final board drawn."""


class Broken(Exception):
    """An invariant does not hold. Its text is one sentence for whoever has to mend it."""


@dataclass(slots=True)
class Totals:
    """What a run of matches came to."""

    matches: int = 0
    decisions: int = 0
    longest: int = 0
    setups: set[str] = field(default_factory=set)
    """The different combinations of seats and options met."""

    def add(self, choices: Choices, decisions: int) -> None:
        self.matches += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.setups.add(describe(choices))


# --- one match -------------------------------------------------------------------------------------------------


def fuzz_match(game: Game, choices: Choices, seed: int) -> int:
    """Play one random match with every invariant on; return the number of decisions, or raise Broken.

    Any other exception out of the rules is a broken invariant too and is turned into one.
    """
    try:
        return _fuzz_match(game, choices, seed)
    except Broken:
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        raise Broken(f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})") from error


def _fuzz_match(game: Game, choices: Choices, seed: int) -> int:
    chance = Random(seed)
    seats, options = game.read_options(choices.seats, choices.options)
    match = begin(game, Setup(game.name, seats, seed, options))
    limit = game.longest(seats, options)
    dear = dear_decisions(chance, limit)
    together = Together()
    decisions = 0
    check_setup(match, choices)
    while not match.over:
        check_audit(match)
        seat = chance.choice(match.actors())
        check_options(match, seat)
        if decisions in dear:
            check_dear(match, seat, chance)
        undoing = decisions < ALWAYS_UNDONE or chance.random() < UNDONE_SHARE
        before = match.hash() if undoing else ""
        token = chance.choice(match.tokens(seat))
        together.before(match)
        match.play(seat, token)
        together.after(match, (seat, token), chance)
        decisions += 1
        if undoing:
            check_undo(match, seat, before, chance)
        if decisions > limit:
            raise Broken(f"the match goes on after {limit} decisions, which longest() calls the most")
    check_end(match, chance)
    return decisions


def dear_decisions(chance: Random, limit: int) -> set[int]:
    """Draw the decisions at which the dear invariants are tried: near the start, and anywhere up to the longest match.

    A square makes later ones rarer, for most matches end long before the limit.
    """
    found = {chance.randrange(EARLY)}
    while len(found) < SAMPLED_DECISIONS:
        found.add(int(chance.random() ** 2 * max(limit, EARLY)))
    return found


def check_dear(match: Match, seat: int, chance: Random) -> None:
    """Try every invariant that is too dear for every decision."""
    for asked in match.actors():
        check_question(match, asked)
    check_refusals(match, seat, chance)
    check_accepted(match, seat, chance)
    check_clone(match, seat, chance)
    check_copy(match.state)
    check_imagined(match, chance.randrange(match.seats), chance)
    check_replay(match)


def check_end(match: Match, chance: Random) -> None:
    """Check a finished match: nobody is asked, the score is within bounds, the log reads well, it replays."""
    check_audit(match)
    check_over(match, chance)
    check_outcome(match)
    check_log(match, chance)
    if chance.random() < DRAWN_SHARE:
        check_pictures(match, chance)
    check_copy(match.state)
    check_clone_equal(match)
    check_replay(match)


# --- the invariants --------------------------------------------------------------------------------------------


def check_setup(match: Match, choices: Choices) -> None:
    """The match has as many seats as were asked for, and its state can be copied: all else stands on that."""
    if match.seats != choices.seats:
        raise Broken(f"a match for {choices.seats} has {match.seats} seats")
    check_copy(match.state)


def check_audit(match: Match) -> None:
    """The game's own bookkeeping adds up."""
    broken = match.game.audit(match.state)
    if broken:
        raise Broken(f"the audit finds: {'; '.join(broken)}")


def check_options(match: Match, seat: int) -> None:
    """The options are there, sorted, unique, and their names read back."""
    tokens = match.tokens(seat)
    if not tokens:
        raise Broken(f"seat {seat} is asked and has no option")
    if any(low >= high for low, high in pairwise(tokens)):
        raise Broken(f"the options of seat {seat} are not sorted and unique: {match.options(seat)}")
    number = match.game.vocabulary.number
    names = match.options(seat)
    if [number(name) for name in names] != tokens:
        raise Broken(f"the names of seat {seat}'s options do not read back: {names}")


def check_cited(match: Match, rules: Sequence[str], what: str) -> None:
    """Rule ids that are cited stand in the rulebook."""
    for rule in rules:
        if rule not in match.game.rulebook.rules:
            raise Broken(f"{what} cites rule {rule!r}, which is not in the rulebook")


def check_question(match: Match, seat: int) -> None:
    """A question cites rules that exist, and it and its options can be said in every language."""
    question = match.question(seat)
    if question is None:
        raise Broken(f"seat {seat} must decide and is asked nothing")
    if not question.rules:
        raise Broken(f"the question {question.id!r} cites no rule")
    check_cited(match, question.rules, f"the question {question.id!r}")
    for lang in LANGS:
        check_said(question.text(lang), f"the question {question.id!r} in {lang}")
        for token in match.tokens(seat):
            check_said(match.game.label(token, lang), f"the label of {match.game.vocabulary.names[token]} in {lang}")


def check_said(text: str, what: str) -> None:
    if not text.strip():
        raise Broken(f"{what} is empty")


def check_reason(match: Match, reason: Reason, what: str) -> None:
    """A refusal cites rules that exist, unless it is about taking back, and can be said in every language."""
    if not (reason.rules if reason.why in BORROWING else reason.why.rules) and reason.why not in BARRIERS:
        raise Broken(f"{what}: the refusal {reason.why.id!r} cites no rule")
    check_cited(match, reason.rules, f"the refusal {reason.why.id!r}")
    for lang in LANGS:
        check_said(reason.text(lang), f"the refusal {reason.why.id!r} in {lang}")


def check_refused(match: Match, seat: int, token: int) -> None:
    """A token that is not an option is refused with a reason, by why() and by play() alike; nothing changes."""
    what = f"{match.game.vocabulary.names[token]} by seat {seat}"
    before = match.hash()
    reason = match.why(seat, token)
    if reason is None:
        raise Broken(f"{what} is no option, yet why() has nothing against it")
    check_reason(match, reason, what)
    try:
        match.play(seat, token)
    except Illegal as refusal:
        if refusal.reason.why is not reason.why:
            raise Broken(f"{what}: why() says {reason!r}, play() says {refusal.reason!r}") from None
    else:
        raise Broken(f"{what} is no option, yet play() accepts it")
    if match.hash() != before:
        raise Broken(f"{what} was refused and yet the position changed")


def check_refusals(match: Match, seat: int, chance: Random, tries: int = 12) -> None:
    """Sampled tokens that are not options are refused, and so is any token by a seat that is not asked."""
    options = set(match.tokens(seat))
    others = [token for token in range(len(match.game.vocabulary)) if token not in options]
    for token in chance.sample(others, min(tries, len(others))):
        check_refused(match, seat, token)
    for idle in set(range(match.seats)) - set(match.actors()):
        check_refused(match, idle, match.tokens(seat)[0])


def check_accepted(match: Match, seat: int, chance: Random, tries: int = 4) -> None:
    """What is offered is accepted, and leads to a sound position."""
    options = match.tokens(seat)
    for token in chance.sample(options, min(tries, len(options))):
        if match.why(seat, token) is not None:
            raise Broken(f"{match.game.vocabulary.names[token]} is offered to seat {seat}, yet why() forbids it")
        twin = match.clone()
        twin.play(seat, match.game.vocabulary.names[token])
        check_audit(twin)


def check_clone_equal(match: Match) -> None:
    """A clone is the same match."""
    twin = match.clone()
    if twin.hash() != match.hash() or twin.actors() != match.actors() or twin.moves() != match.moves():
        raise Broken("a clone is not equal to its original")
    if [twin.options(seat) for seat in range(match.seats)] != [match.options(seat) for seat in range(match.seats)]:
        raise Broken("a clone offers other options than its original")
    if twin.state.dump() != match.state.dump():
        raise Broken("a clone, run again from its checkpoint, is in another state than its original")


def check_clone(match: Match, seat: int, chance: Random) -> None:
    """A clone is the same match, and playing it leaves the original alone."""
    check_clone_equal(match)
    twin = match.clone()
    before = match.hash(), match.state.dump(), _seen(match, seat)
    for _ in range(6):
        if twin.over:
            break
        mover = chance.choice(twin.actors())
        twin.play(mover, chance.choice(twin.tokens(mover)))
    if (match.hash(), match.state.dump(), _seen(match, seat)) != before:
        raise Broken("playing a clone changes its original")


def check_copy(state: State) -> None:
    """``copy()`` gives an equal state that shares no list with its original."""
    twin = state.copy()
    if twin.dump() != state.dump():
        raise Broken("copy() of the state is not equal to it")
    mine = dict(_lists(state))
    for where, one in ((where, number) for number, where in _lists(twin)):
        if one in mine:
            raise Broken(f"copy() shares the list {where} with its original ({mine[one]})")


def _lists(state: State) -> Iterator[tuple[int, str]]:
    """Yield the identity and name of every list that is part of the position."""
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    for name in sorted(names - set(state.unhashed)):
        yield from _lists_in(getattr(state, name), name)


def _lists_in(value: object, where: str) -> Iterator[tuple[int, str]]:
    if isinstance(value, list | dict | set | bytearray):
        yield id(value), where
    if isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from _lists_in(one, f"{where}[{number}]")
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _lists_in(one, f"{where}[{key!r}]")


def _seen(match: Match, seat: int | None) -> tuple[str, ...]:
    """Write down every byte that a seat (None: an onlooker) receives."""
    view = json.dumps(match.view(seat), ensure_ascii=False)
    log = "\n".join(f"{what.id} {args}" for what, args, _ in match._heard(seat))  # before it is put into words
    if seat is None:
        return view, log, str(match.actors()), "", ""
    return view, log, str(match.actors()), str(match.question(seat)), " ".join(match.options(seat))


def check_imagined(match: Match, seat: int, chance: Random) -> None:
    """An imagined world looks to its seat exactly like the true one, is sound, and can be played to its end."""
    if match.over:
        return
    before = match.hash()
    world = match.imagine(seat, chance.getrandbits(32))
    for what, true, imagined in zip(
        ("view", "log", "actors", "question", "options"), _seen(match, seat), _seen(world, seat), strict=True
    ):
        if true != imagined:
            raise Broken(f"seat {seat} can tell an imagined world by its {what}: {_difference(true, imagined)}")
    check_audit(world)
    check_clone_equal(world)
    decisions, limit = len(world.moves()), _limit(match)
    while not world.over:
        mover = chance.choice(world.actors())
        world.play(mover, chance.choice(world.tokens(mover)))
        decisions += 1
        if decisions > limit:
            raise Broken(f"a world imagined by seat {seat} goes on after {limit} decisions")
    check_audit(world)
    check_outcome(world)
    if match.hash() != before:
        raise Broken(f"imagining for seat {seat} changed the true match")


def _difference(left: str, right: str) -> str:
    """Cut two texts down to where they begin to differ."""
    start = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    start = max(0, start - 30)
    return f"…{left[start : start + 80]!r} and …{right[start : start + 80]!r}"


def check_undo(match: Match, seat: int, before: str, chance: Random) -> None:
    """Where undo is offered it leads back to the hash of before; where not, the reason can be read."""
    reason = match.why_no_undo(seat)
    if reason is None:
        twin = match.clone()
        twin.undo(seat)
        if twin.hash() != before:
            raise Broken(f"undo by seat {seat} does not restore the position of before")
        if seat not in twin.actors():
            raise Broken(f"after its undo seat {seat} is not asked again")
    elif chance.random() < 0.3:
        check_reason(match, reason, f"undo by seat {seat}")
        after = match.hash()
        try:
            match.undo(seat)
        except Illegal:
            pass
        else:
            raise Broken(f"undo by seat {seat} is refused by why_no_undo() and yet done")
        if match.hash() != after:
            raise Broken(f"a refused undo by seat {seat} changed the position")


def check_replay(match: Match) -> None:
    """The record, written and read again, leads to the same position."""
    record = parse_record(match.record().json())
    try:
        again = verify(match.game, record)
    except Unreadable as problem:
        raise Broken(f"the match's own record is refused: {problem}") from None
    if again.hash() != match.hash() or again.state.dump() != match.state.dump():
        raise Broken("the record leads to another position")


def check_over(match: Match, chance: Random) -> None:
    """In a finished match nobody is asked and nothing is accepted."""
    if match.actors() or match.outcome() is None:
        raise Broken("the match is over, yet somebody must decide or it has no outcome")
    for seat in range(match.seats):
        if match.options(seat) or match.question(seat) is not None:
            raise Broken(f"the match is over, yet seat {seat} is asked")
        check_refused(match, seat, chance.randrange(len(match.game.vocabulary)))


def check_outcome(match: Match) -> None:
    """There is a score for every seat, within the bounds, and the ending can be said and cites rules that exist."""
    outcome = match.outcome()
    if outcome is None:
        raise Broken("a finished match has no outcome")
    if len(outcome) != match.seats:
        raise Broken(f"the outcome has {len(outcome)} scores for {match.seats} seats")
    low, high = match.game.bounds(match.seats, _options(match))
    for seat, score in enumerate(outcome.scores):
        if not low <= score <= high:
            raise Broken(f"seat {seat} ends with {score}, outside the bounds {low} to {high}")
    check_cited(match, outcome.ending.rules, f"the ending {outcome.ending.id!r}")
    for lang in LANGS:
        check_said(outcome.text(lang), f"the ending {outcome.ending.id!r} in {lang}")
    json.dumps(dict(outcome.summary))


def check_log(match: Match, chance: Random) -> None:
    """Every line cites rules that exist; one drawn line of every kind can be said in every language."""
    kinds: dict[str, list[Any]] = {}
    for event in match._events():
        kinds.setdefault(event[0].id, []).append(event)
    for id, events in kinds.items():
        what, args, _ = chance.choice(events)
        if not what.rules:
            raise Broken(f"the log line {id!r} cites no rule")
        check_cited(match, what.rules, f"the log line {id!r}")
        for lang in LANGS:
            check_said(match.game.phrase(what, args, lang), f"the log line {id!r} in {lang}")


def check_pictures(match: Match, chance: Random) -> None:
    """The board can be drawn, as a picture and for the terminal, for any pair of eyes."""
    seat = chance.choice([None, *range(match.seats)])
    lang = chance.choice(LANGS)
    try:
        ElementTree.fromstring(match.svg(seat, lang))
    except ElementTree.ParseError as error:
        raise Broken(f"the picture for seat {seat} in {lang} is not well-formed: {error}") from None
    check_said(match.game.terminal(match._view(seat), lang), f"the board in the terminal for seat {seat}")


class Together:
    """Watches for questions open to several seats at once, and answers them again in another order.

    While several seats are asked, and for the one answer after that, every answer belongs to the same simultaneous
    choice; so they may be given in any order that keeps each seat's own.
    """

    def __init__(self) -> None:
        self._start: Match | None = None
        self._moves: list[tuple[int, int]] = []
        self._last = False

    def before(self, match: Match) -> None:
        """Take note of the position in which an answer is about to be given."""
        several = len(match.actors()) > 1
        if self._start is None and several:
            self._start = match.clone()
            self._moves = []
        self._last = not several

    def after(self, match: Match, move: tuple[int, int], chance: Random) -> None:
        """Take note of the answer, and at the end of a simultaneous choice try another order."""
        if self._start is None:
            return
        self._moves.append(move)
        if self._last:
            check_order(self._start, self._moves, match, chance)
            self._start = None


def check_order(start: Match, moves: Sequence[tuple[int, int]], end: Match, chance: Random) -> None:
    """Simultaneous answers lead to the same position in whatever order they are given."""
    waiting: dict[int, list[int]] = {}
    for seat, token in moves:
        waiting.setdefault(seat, []).append(token)
    other = start.clone()
    while waiting:
        seat = chance.choice(sorted(waiting))
        token = waiting[seat].pop(0)
        if not waiting[seat]:
            del waiting[seat]
        if token not in other.tokens(seat):
            raise Broken(f"seat {seat}'s choice depends on the order of answers given at the same time")
        other.play(seat, token)
    if other.hash() != end.hash():
        raise Broken("answers given at the same time lead elsewhere in another order")


def _options(match: Match) -> Mapping[str, Value]:
    return match.setup.options if match.setup is not None else {}


def _limit(match: Match) -> int:
    return match.game.longest(match.seats, _options(match))
