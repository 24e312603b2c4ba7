"""Bots at the table think in worker processes, never where requests are answered.

A worker is given the record of the match and a seat; the bot itself is handed a ``Chair`` and so knows what that seat
may know. When the answer comes, it is played like anybody's, unless the question has changed in the meantime.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from theatrum.engine.errors import Problem
from theatrum.table.rooms import Room, Rooms

log = logging.getLogger(__name__)

STAND_IN = "expert:300"
HINT = "expert:1s"

Weighed = list[tuple[str, int, float]]
Thought = tuple[list[str], Weighed]

P = ParamSpec("P")
T = TypeVar("T")


def think(record: str, seat: int, level: str, seed: int) -> Thought:
    """Choose for a seat; runs in a worker. Return the tokens it means to play in a row, and every option weighed."""
    import theatrum
    from theatrum.bots import Chair
    from theatrum.bots.levels import make

    match = theatrum.load(record)
    thought = make(level, seed).think(Chair(match, seat))
    names = match.game.vocabulary.names
    line = [names[token] for token in (thought.token, *thought.line)]
    return line, [(names[option.token], option.visits, option.score) for option in thought.options]


def evaluate(record: str, upto: int, iterations: int) -> list[float]:
    """Estimate each seat's expected score after the first ``upto`` moves of a finished match; runs in a worker."""
    from theatrum.bots import Chair
    from theatrum.bots.levels import make
    from theatrum.bots.world import appraise
    from theatrum.engine.record import begin, parse_record
    from theatrum.games import game

    read = parse_record(record)
    match = begin(game(read.setup.game), read.setup)
    for seat, token in read.moves[:upto]:
        match.play(seat, token)
    if match.over:
        outcome = match.outcome()
        assert outcome is not None
        return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(match.seats)]
    searched: dict[int, float] = {}
    for seat in match.actors():
        best = make(f"expert:{iterations}", upto).think(Chair(match, seat)).options[0]
        if best.visits:
            searched[seat] = best.score
    judged = []
    for seat in range(match.seats):
        worlds = [match.imagine(seat, seed) for seed in range(8)]
        judged.append(sum(appraise(world.game, world.state, seat) for world in worlds) / len(worlds))
    return _shared_out(judged, searched)


def _shared_out(judged: list[float], searched: dict[int, float]) -> list[float]:
    """Make the seats' expectations add up: what one seat was found to have by search, the others do not have."""
    scores = [searched.get(seat, score) for seat, score in enumerate(judged)]
    if len(scores) == 1:
        return scores
    kept = searched if len(searched) == 1 else {}
    left = max(0.0, 1.0 - sum(kept.values()))
    rest = sum(score for seat, score in enumerate(scores) if seat not in kept)
    others = len(scores) - len(kept)
    return [
        score if seat in kept else (left * score / rest if rest > 0 else left / others)
        for seat, score in enumerate(scores)
    ]


class Thinkers:
    """The pool of workers, and which seats are being thought for."""

    def __init__(self, rooms: Rooms, workers: int | None = None, pace: float = 0.0) -> None:
        self._rooms = rooms
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pace = pace  # seconds a bot takes at least, so that people can follow
        self._lock = threading.Lock()
        self._busy: set[tuple[str, int]] = set()
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Ctrl-C at a terminal reaches the workers too; the server is the one that stops them.
        ignore = (signal.SIGINT, signal.SIG_IGN)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=signal.signal, initargs=ignore)

    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        """Hand a job to a worker; a pool that has died is replaced."""
        with self._lock:
            try:
                return self._pool.submit(job, *args, **named)
            except BrokenProcessPool:
                self._pool = self._new_pool()
                return self._pool.submit(job, *args, **named)

    def wake(self, room: Room) -> None:
        """Start thinking for every bot that is asked."""
        if self._closed:
            return
        with room.lock:
            for seat in room.match.actors():
                level = room.seats[seat].bot or (STAND_IN if seat in room.stand_ins else "")
                if not level or (room.id, seat) in self._busy:
                    continue
                self._busy.add((room.id, seat))
                begun = time.monotonic()
                stamp = room.stamp(seat)
                seed = int(room.row.seed) % 2**32 + len(room.match.moves())
                future = self.submit(think, room.match.record().json(), seat, level, seed)
                future.add_done_callback(partial(self._answer, room, seat, stamp, begun))

    def _answer(self, room: Room, seat: int, stamp: str, begun: float, done: Future[Thought]) -> None:
        if self._closed or done.cancelled():
            return
        try:
            line, _ = done.result()
        except BrokenProcessPool:
            log.warning("a worker died; thinking again", extra={"table": room.id, "seat": seat})
            line = []
        self._later(self._pace - (time.monotonic() - begun), room, seat, stamp, line)

    def _later(self, seconds: float, room: Room, seat: int, stamp: str, line: list[str]) -> None:
        if seconds > 0 and line:
            timer = threading.Timer(seconds, self._play, (room, seat, stamp, line))
            timer.daemon = True
            timer.start()
        else:
            self._play(room, seat, stamp, line)

    def _play(self, room: Room, seat: int, stamp: str, line: list[str]) -> None:
        """Play the first token of a line, and the others after it while the seat is still the one who is asked."""
        if self._closed:
            return
        rest = line[1:]
        try:
            if line and room.is_played_by_bot(seat):
                room.play(seat, line[0], stamp)
            else:
                rest = []
        except Problem as problem:
            log.info("bot answer not taken", extra={"table": room.id, "seat": seat, "why": str(problem)})
            rest = []
        with room.lock:
            if rest and room.match.actors() == (seat,) and room.match.why(seat, rest[0]) is None:
                self._later(self._pace, room, seat, room.stamp(seat), rest)
                return
        self._busy.discard((room.id, seat))
        self.wake(room)

    def resume(self) -> None:
        """After a restart, go on with every unfinished table on which a bot is asked."""
        for table_id in self._rooms.unfinished():
            try:
                self.wake(self._rooms.room(table_id))
            except Problem as problem:
                log.warning("table left alone", extra={"table": table_id, "why": str(problem)})
            except Exception:  # one table must not keep the bots of all others asleep
                log.exception("table left alone", extra={"table": table_id})

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
