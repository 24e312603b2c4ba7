"""Live tables: the match behind each, kept in step with its stored acts.

A room applies acts in order, whoever wrote them. An incoming act is checked in this order: the seat is asked, the
sender has seen the present question, the rules allow it; then it is applied, written in one transaction, and only
then announced. A message seen before is answered as it was the first time.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import sessionmaker

from theatrum.engine.errors import Illegal, Problem
from theatrum.engine.match import Match
from theatrum.engine.record import Promise, Record, Setup, begin
from theatrum.games import game as find_game
from theatrum.games import names
from theatrum.table.models import ActRow, KeyRow, SeatRow, TableRow
from theatrum.table.problems import Outdated, Refused, Unknown

log = logging.getLogger(__name__)

TAKEBACKS = ("consent", "free", "none")
ABSENCES = ("wait", "clock", "stand_in")
LONGEST_CHAT = 500

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Ack:
    """What the sender of an act is told."""

    version: int
    stale: bool = False


@dataclass(frozen=True, slots=True)
class Chat:
    """One line of chat; seat -1 is an onlooker."""

    number: int
    seat: int
    text: str


def acts(act: Callable[Concatenate[Room, P], Ack]) -> Callable[Concatenate[Room, P], Ack]:
    """Do an act alone with its room and up to date; a message seen before is answered as it was the first time."""
    parameters = signature(act)

    @wraps(act)
    def once(room: Room, /, *args: P.args, **named: P.kwargs) -> Ack:
        message = parameters.bind(room, *args, **named).arguments.get("message")
        with room.lock:
            room.catch_up()
            if message is not None and message in room._messages:
                return Ack(room._messages[message])
            return act(room, *args, **named)

    return once


class Room:
    """One table in memory. Every method may be called from any thread."""

    def __init__(self, rooms: Rooms, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self._rooms = rooms
        self.row = row
        self.seats = list(seats)
        self.game = find_game(row.game).played_by({seat.seat: seat.name for seat in seats})
        self.lock = threading.RLock()
        self.is_outdated = False  # the rules, as they are now, can make nothing of the stored acts
        self._restart()

    def _restart(self) -> None:
        """Begin again before the first act; ``catch_up`` brings the room to the present."""
        setup = Setup(self.row.game, self.row.seats, int(self.row.seed), self.row.options)
        self.match: Match = begin(self.game, setup)
        self.version = 0
        self.rewinds = 0
        self.chat: list[Chat] = []
        self.asking: int | None = None  # the seat that asks for a take-back
        self.agreed: set[int] = set()
        self.stand_ins: set[int] = set()
        self._messages: dict[str, int] = {}
        self.used = [0.0] * self.row.seats  # seconds each seat has thought
        self.asked_since: dict[int, datetime] = {seat: _aware(self.row.created) for seat in self.match.actors()}

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    def people(self) -> list[int]:
        return [row.seat for row in self.seats if not row.bot]

    def is_played_by_bot(self, seat: int) -> bool:
        return bool(self.seats[seat].bot) or seat in self.stand_ins

    def stamp(self, seat: int) -> str:
        """Name the question a seat is asked: it changes when the seat answers and when anything is taken back."""
        own = sum(1 for mover, _ in self.match.moves() if mover == seat)
        return f"{self.rewinds}.{own}"

    def promise(self) -> Promise | None:
        """Return what commits the table to its seed before the first move; nothing where the seed was known by then."""
        return Promise.about(int(self.row.seed), self.row.salt) if self.row.salt else None

    def record(self) -> Record:
        """Return the record; it holds the seed, so it is given out only when the match is over."""
        if not self.match.over:
            raise Refused("record-not-yet")
        return replace(self.match.record(), promise=self.promise())

    def record_name(self) -> str:
        """Return what the file of the record is called."""
        return record_name(self.row)

    # --- keeping in step ---------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Apply what has been written since, here or by another process; Outdated where the rules forbid it now."""
        with self.lock, self._rooms.store() as session:
            if self.is_outdated:
                raise _outdated(self.row)
            query = select(ActRow).where(ActRow.table_id == self.id, ActRow.number >= self.version)
            for act in session.scalars(query.order_by(ActRow.number)).all():
                try:
                    self._apply(act)
                except Exception as error:  # rules that have changed may stumble in any way over what was legal once
                    log.warning(
                        "cannot go on",
                        extra={"table": self.id, "act": act.number, "why": repr(error)},
                        exc_info=_is_bug(error),
                    )
                    self.is_outdated = True
                    raise _outdated(self.row) from error

    def _apply(self, act: ActRow) -> None:
        APPLY[act.kind](self, act)
        self.version = act.number + 1
        if act.message:
            self._messages[act.message] = self.version
        self._tick(act)

    def _tick(self, act: ActRow) -> None:
        """Stop the clock of whoever has answered and start it for whoever is asked now."""
        now = _aware(act.at)
        asked = set(self.match.actors())
        for seat, since in list(self.asked_since.items()):
            if seat not in asked or (act.kind == "play" and act.seat == seat):
                self.used[seat] += max(0.0, (now - since).total_seconds())
                del self.asked_since[seat]
        for seat in asked:
            self.asked_since.setdefault(seat, now)

    def _write(self, kind: str, seat: int, text: str, message: str | None) -> Ack:
        """Apply an act already checked, write it, announce it. If another process was first, nothing is written."""
        act = ActRow(
            table_id=self.id,
            number=self.version,
            kind=kind,
            seat=seat,
            text=text,
            message=message,
            at=datetime.now(UTC),
        )
        self._apply(act)
        try:
            with self._rooms.store.begin() as session:
                session.add(act)
                if self.match.over and self.row.ended is None:
                    self.row.ended = act.at
                    session.merge(self.row)
        except IntegrityError:
            self._restart()
            self.catch_up()
            return Ack(self.version, stale=True)
        except BaseException:
            self._restart()
            self.catch_up()
            raise
        self._rooms.announce(self)
        return Ack(self.version)

    # --- acts --------------------------------------------------------------------------------------------------

    @acts
    def play(self, seat: int, token: str, stamp: str, message: str | None = None) -> Ack:
        """Answer a question; a sender who has not seen the present one is only told so."""
        if seat in self.match.actors() and stamp != self.stamp(seat):
            return Ack(self.version, stale=True)
        reason = self.match.why(seat, token)
        if reason is not None:
            raise Illegal(reason)
        return self._write("play", seat, token, message)

    @acts
    def undo(self, seat: int, message: str | None = None) -> Ack:
        """Take back the seat's last answer where the rules of undo allow it."""
        self._check_takebacks()
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            raise Illegal(reason)
        return self._write("undo", seat, "", message)

    @acts
    def ask_back(self, seat: int, message: str | None = None) -> Ack:
        """Ask for a take-back beyond the barrier: at once where it is free or only bots would have to agree."""
        self._check_takebacks()
        if not any(mover == seat for mover, _ in self.match.moves()):
            raise Refused("nothing-to-take-back")
        self._write("ask", seat, "", message)
        return self._settle_back()

    def _check_takebacks(self) -> None:
        if self.row.takebacks == "none":
            raise Refused("no-takebacks")
        if self.match.over:  # the seed is out, so nothing that chance decides could still be honest
            raise Refused("over-is-over")

    @acts
    def answer_back(self, seat: int, agrees: bool, message: str | None = None) -> Ack:
        """Agree to the take-back that is asked for, or refuse it."""
        if self.asking is None or seat == self.asking:
            raise Refused("nobody-asks")
        self._write("agree" if agrees else "refuse", seat, "", message)
        return self._settle_back()

    def _settle_back(self) -> Ack:
        """Carry the take-back out once everybody who has a say agrees."""
        asking = self.asking
        if asking is None:
            return Ack(self.version)
        voters = {seat for seat in self.people() if seat != asking and seat not in self.stand_ins}
        if self.row.takebacks == "consent" and not voters <= self.agreed and not self._shares_screen(asking, voters):
            return Ack(self.version)
        movers = [mover for mover, _ in self.match.moves()]
        keep = len(movers) - 1 - movers[::-1].index(asking)
        return self._write("back", asking, str(keep), None)

    def _shares_screen(self, seat: int, voters: set[int]) -> bool:
        """People at one screen agree by talking: whoever holds all their seats has agreed."""
        with self._rooms.store() as session:
            keys = session.scalars(select(KeyRow).where(KeyRow.table_id == self.id)).all()
        return any(seat in key.seats and voters <= set(key.seats) for key in keys)

    @acts
    def say(self, seat: int, text: str, message: str | None = None) -> Ack:
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise Refused("chat-length", most=LONGEST_CHAT)
        return self._write("chat", seat, text, message)

    def stand_in(self, seat: int, on: bool) -> None:
        """Let a bot play for an absent person, or give the seat back."""
        with self.lock:
            self.catch_up()
            if (seat in self.stand_ins) != on and not self.match.over:
                self._write("stand_in", seat, "on" if on else "off", None)


def _play(room: Room, act: ActRow) -> None:
    room.match.play(act.seat, act.text)
    room.asking = None


def _undo(room: Room, act: ActRow) -> None:
    room.match.undo(act.seat)
    room.rewinds += 1
    room.asking = None


def _back(room: Room, act: ActRow) -> None:
    """Go back to the first so many answers: the match is played again up to there."""
    moves = room.match.moves()[: int(act.text)]
    assert room.match.setup is not None
    room.match = begin(room.game, room.match.setup)
    for seat, token in moves:
        room.match.play(seat, token)
    room.rewinds += 1
    room.asking = None


def _ask(room: Room, act: ActRow) -> None:
    room.asking, room.agreed = act.seat, set()


def _agree(room: Room, act: ActRow) -> None:
    room.agreed.add(act.seat)


def _refuse(room: Room, act: ActRow) -> None:
    room.asking = None


def _chat(room: Room, act: ActRow) -> None:
    room.chat.append(Chat(act.number, act.seat, act.text))


def _stand_in(room: Room, act: ActRow) -> None:
    (room.stand_ins.add if act.text == "on" else room.stand_ins.discard)(act.seat)


APPLY: dict[str, Callable[[Room, ActRow], None]] = {
    "play": _play,
    "undo": _undo,
    "back": _back,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "chat": _chat,
    "stand_in": _stand_in,
}


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit at a seat: a bot's level, or "" for a person; ``mine`` seats share the founder's key."""

    bot: str = ""
    name: str = ""
    mine: bool = False


class Rooms:
    """All tables of one store. ``announce`` is told of every change; tests and the server listen there."""

    def __init__(self, store: sessionmaker[Any]) -> None:
        self.store = store
        self.listeners: list[Callable[[Room], None]] = []
        self._rooms: dict[str, Room] = {}
        self._lock = threading.Lock()

    def announce(self, room: Room) -> None:
        for listener in self.listeners:
            listener(room)

    def room(self, table_id: str) -> Room:
        """Return a table by its id."""
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None:
                with self.store() as session:
                    row = session.get(TableRow, table_id)
                    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
                    seats = session.scalars(query).all()
                if row is None:
                    raise Unknown("no-table")
                room = self._rooms[table_id] = self._seat(row, seats)
        room.catch_up()
        return room

    def _seat(self, row: TableRow, seats: Sequence[SeatRow]) -> Room:
        try:
            return Room(self, row, seats)
        except Exception as error:  # the game has gone, or has other options, or begins otherwise
            log.warning("cannot begin", extra={"table": row.id, "why": repr(error)}, exc_info=_is_bug(error))
            raise _outdated(row) from error

    def open(self, key: str) -> tuple[Room, KeyRow]:
        """Return the table that a key belongs to, and what the key holds."""
        found = self._key(key)
        try:
            return self.room(found.table_id), found
        except Outdated as problem:
            problem.key = key
            raise

    def _key(self, key: str) -> KeyRow:
        with self.store() as session:
            found: KeyRow | None = session.get(KeyRow, key)
        if found is None:
            raise Unknown("no-key")
        return found

    def in_memory(self) -> list[Room]:
        """List the tables that somebody has looked at since the server started, and that can go on."""
        with self._lock:
            return [room for room in self._rooms.values() if not room.is_outdated]

    def stored_record(self, key: str) -> tuple[str, Record]:
        """Return the record of a table, and what its file is called; it is given out when the match cannot go on.

        One that the rules of now cannot play again is written as it was stored. Nobody can tell the position where it
        ended, so that its hash stays empty.
        """
        try:
            room, _ = self.open(key)
            return room.record_name(), room.record()
        except Outdated:
            table_id = self._key(key).table_id
        with self.store() as session:
            row = session.get_one(TableRow, table_id)
            query = select(ActRow).where(ActRow.table_id == table_id).order_by(ActRow.number)
            moves = _moves(session.scalars(query).all())
        setup = Setup(row.game, row.seats, int(row.seed), row.options)
        promise = Promise.about(setup.seed, row.salt) if row.salt else None
        return record_name(row), Record(setup, row.rules_version, tuple(moves), "", promise)

    def unfinished(self) -> list[str]:
        with self.store() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.ended.is_(None))))

    def mine(self, visitor: str) -> list[tuple[KeyRow, TableRow]]:
        """List the tables of one browser, newest first."""
        query = select(KeyRow, TableRow).join(TableRow, TableRow.id == KeyRow.table_id)
        query = query.where(KeyRow.visitor == visitor).order_by(TableRow.created.desc()).limit(50)
        with self.store() as session:
            return [(key, table) for key, table in session.execute(query).all()]

    def forget(self, key: str, visitor: str) -> None:
        """Take a key off the list of a browser. The seat and the match stay as they are; so does the link."""
        with self.store.begin() as session:
            row = session.get(KeyRow, key)
            if row is None:
                raise Unknown("no-key")
            if row.visitor != visitor:
                raise Refused("not-on-your-list")
            row.visitor = ""

    def watch_key(self, table_id: str) -> str | None:
        """Return the onlookers' link, which holds no seat and shows only what everybody may see."""
        return next((key.key for key in self.keys(table_id) if not key.seats), None)

    def keys(self, table_id: str) -> list[KeyRow]:
        with self.store() as session:
            return list(session.scalars(select(KeyRow).where(KeyRow.table_id == table_id).order_by(KeyRow.key)))

    def claim(self, key: str, visitor: str) -> None:
        """List a key among the tables of the browser that opened it first."""
        with self.store.begin() as session:
            row = session.get(KeyRow, key)
            if row is not None and not row.visitor:
                row.visitor = visitor

    def found(
        self,
        game_name: str,
        plan: Sequence[SeatPlan],
        *,
        options: dict[str, Any],
        takebacks: str = "consent",
        absence: str = "wait",
        minutes: int = 0,
        visitor: str = "",
        seed: int | None = None,
        parent: str | None = None,
    ) -> str:
        """Set up a table and return its id. Keys: one for all seats of the founder, one per friend, one to watch.

        A seed that is given is known to somebody before the first move, so about it nothing is promised.
        """
        if takebacks not in TAKEBACKS or absence not in ABSENCES or (absence == "clock") != (minutes > 0):
            raise Refused("bad-agreement", takebacks=", ".join(TAKEBACKS), absence=", ".join(ABSENCES))
        from theatrum.bots.levels import make

        game = find_game(game_name)
        seats, whole = game.read_options(len(plan), options)
        for place in plan:
            if place.bot:
                make(place.bot)
        row = TableRow(
            id=_secret(8),
            game=game.name,
            rules_version=game.rules_version,
            seats=seats,
            seed=str(secrets.randbits(64) if seed is None else seed),
            salt=secrets.token_hex(16) if seed is None else "",
            options=dict(whole),
            takebacks=takebacks,
            absence=absence,
            minutes=minutes,
            created=datetime.now(UTC),
            ended=None,
            parent=parent,
        )
        mine = [seat for seat, place in enumerate(plan) if place.mine and not place.bot]
        friends = [seat for seat, place in enumerate(plan) if not place.mine and not place.bot]
        keys = [KeyRow(key=_secret(16), table_id=row.id, seats=[seat], visitor="") for seat in friends]
        keys.append(KeyRow(key=_secret(16), table_id=row.id, seats=[], visitor="" if mine else visitor))
        if mine:
            keys.append(KeyRow(key=_secret(16), table_id=row.id, seats=mine, visitor=visitor))
        with self.store.begin() as session:
            session.add(row)
            session.flush()
            for seat, place in enumerate(plan):
                session.add(SeatRow(table_id=row.id, seat=seat, bot=place.bot, name=place.name.strip()[:40]))
            session.add_all(keys)
        self.announce(self.room(row.id))
        return row.id

    def adopt(self, record: Record, visitor: str) -> str:
        """Set up a table from a verified record: all its seats are the bringer's, and its moves are already played."""
        setup = record.setup
        plan = [SeatPlan(mine=True) for _ in range(setup.seats)]
        table_id = self.found(setup.game, plan, options=dict(setup.options), visitor=visitor, seed=setup.seed)
        room = self.room(table_id)
        with room.lock:
            for seat, token in record.moves:
                room.play(seat, token, room.stamp(seat))
        return table_id


def record_name(row: TableRow) -> str:
    """Return what the file of a table's record is called."""
    return f"{row.game}-{row.id}.json"


def _outdated(row: TableRow) -> Outdated:
    return Outdated(row.rules_version, find_game(row.game).rules_version if row.game in names() else 0)


def _is_bug(error: Exception) -> bool:
    """Tell whether it takes more than one line to understand what went wrong."""
    return not isinstance(error, Problem)


def _moves(acts: Sequence[ActRow]) -> list[tuple[int, str]]:
    """Read from its acts, without playing, what a match consists of."""
    moves: list[tuple[int, str]] = []
    for act in acts:
        if act.kind == "play":
            moves.append((act.seat, act.text))
        elif act.kind == "undo":
            last = max(place for place, (seat, _) in enumerate(moves) if seat == act.seat)
            del moves[last]
        elif act.kind == "back":
            del moves[int(act.text) :]
    return moves


def _secret(size: int) -> str:
    return secrets.token_urlsafe(size)


def _aware(moment: datetime) -> datetime:
    """SQLite forgets the time zone; everything here is stored in UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
