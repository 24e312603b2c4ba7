"""After the match: step through it from every seat, see what the expert thought, bring a record from elsewhere."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import BrokenExecutor, CancelledError
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from theatrum.engine.match import Match
from theatrum.engine.record import begin, parse_record, verify
from theatrum.games import game as find_game
from theatrum.table.api import Here, Lang, Strict, TableOut, Visitor, Wide, table_out
from theatrum.table.models import AnalysisRow
from theatrum.table.pages.story import write_story
from theatrum.table.problems import ERRORS, Refused
from theatrum.table.rooms import Room
from theatrum.table.scene import LineScene, lines_of, sitters
from theatrum.table.serving import Serving
from theatrum.table.thinking import evaluate

router = APIRouter(prefix="/api", responses=ERRORS)
log = logging.getLogger(__name__)

THINKING = 120  # iterations of the expert per decision analysed


class StepOut(BaseModel):
    """The match after so many moves, as one seat (or an onlooker) saw it."""

    move: int
    moves: int
    seat: int | None = Field(description="who made the move that led here")
    token: str
    label: str
    svg: str
    log: list[LineScene] = Field(description="what was said from the start up to here")
    story: str = Field(description="the same as a page shows it")


class AnalysisOut(BaseModel):
    """Expected scores, 0 to 1, for each seat after each move; as many as are worked out yet."""

    moves: int
    scores: list[list[float]]
    done: bool


class RecordIn(Strict):
    record: str = Field(max_length=1024 * 1024)


def position_at(room: Room, count: int) -> Match:
    """Return the match as it stood after its first ``count`` moves; only when it is over, for it shows all seats."""
    if not room.match.over:
        raise Refused("not-over-yet")
    moves = room.match.moves()
    assert room.match.setup is not None
    match = begin(room.game, room.match.setup)
    for seat, token in moves[: max(0, min(count, len(moves)))]:
        match.play(seat, token)
    return match


@router.get("/keys/{key}/step")
def step(
    key: str,
    move: Annotated[int, Query(ge=0, le=100_000)],
    here: Here,
    lang: Lang,
    shape: Wide,
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> StepOut:
    """Show the finished match after some move, from any seat."""
    room, _ = here.rooms.open(key)
    match = position_at(room, move)
    moves = match.moves()
    seat = seat if seat is not None and seat < match.seats else None
    mover, token = moves[-1] if moves else (None, None)
    log = lines_of(match, seat, lang)
    return StepOut(
        move=len(moves),
        moves=len(room.match.moves()),
        seat=mover,
        token=room.game.vocabulary.names[token] if token is not None else "",
        label=room.game.label(token, lang) if token is not None else "",
        svg=match.svg(seat, lang, wide=shape),
        log=list(log),
        story="".join(write_story(log, room.game.name, sitters(match, lang), lang)),
    )


@router.get("/keys/{key}/analysis")
def analysis(key: str, here: Here) -> AnalysisOut:
    """Return the expected scores over the match; the first call starts the work, later ones show how far it is."""
    room, _ = here.rooms.open(key)
    if not room.match.over:
        raise Refused("not-over-yet")
    moves = len(room.match.moves())
    with here.rooms.store() as session:
        kept = session.get(AnalysisRow, room.id)
    if kept is not None:
        return AnalysisOut(moves=moves, scores=kept.scores, done=True)
    scores = ANALYSTS.scores(here, room)
    return AnalysisOut(moves=moves, scores=scores, done=False)


class Analysts:
    """Analyses under way; each walks through its match on a thread that waits for the workers."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._scores: dict[str, list[list[float]]] = {}

    def scores(self, here: Serving, room: Room) -> list[list[float]]:
        with self._lock:
            found = self._scores.get(room.id)
            if found is None:
                found = self._scores[room.id] = []
                args = (here, room, found)
                threading.Thread(target=self._walk, args=args, name=f"analysis {room.id}", daemon=True).start()
            return list(found)

    def _walk(self, here: Serving, room: Room, scores: list[list[float]]) -> None:
        try:
            record = room.record().json()
            for upto in range(len(room.match.moves()) + 1):
                scores.append(here.thinkers.submit(evaluate, record, upto, THINKING).result())
            with here.rooms.store.begin() as session:
                session.merge(AnalysisRow(table_id=room.id, scores=scores))
        except (BrokenExecutor, CancelledError, RuntimeError) as error:
            log.info(
                "analysis given up", extra={"table": room.id, "why": str(error)}
            )  # the server stops, or a worker died
        finally:
            with self._lock:
                del self._scores[room.id]


ANALYSTS = Analysts()


@router.post("/records", status_code=201)
def bring(body: RecordIn, here: Here, who: Visitor) -> TableOut:
    """Bring a record: it is verified move by move, then lies on the table to be replayed or played on."""
    record = parse_record(body.record)
    match = verify(find_game(record.setup.game), record)
    return table_out(here, here.rooms.adopt(match.record(), who))
