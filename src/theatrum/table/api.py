"""The JSON interface of the table, for the page, other clients and bots; described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from theatrum.engine.game import Game, Listing, Value
from theatrum.games import game as find_game
from theatrum.games import names
from theatrum.table.models import KeyRow
from theatrum.table.pages.live import Live
from theatrum.table.problems import ERRORS, Refused
from theatrum.table.rooms import Room, SeatPlan
from theatrum.table.scene import Scene, choose_viewer, look
from theatrum.table.serving import Serving, language, serving, shapes, visitor, wide
from theatrum.table.thinking import HINT, think

router = APIRouter(prefix="/api", responses=ERRORS)

Here = Annotated[Serving, Depends(serving)]
Lang = Annotated[str, Depends(language)]
Wide = Annotated[bool, Depends(wide)]
Shapes = Annotated[tuple[bool, ...], Depends(shapes)]
Visitor = Annotated[str, Depends(visitor)]
Seat = Annotated[int, Query(ge=0, le=31)]

KEEP_ALIVE = 15.0


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Strict):
    """Who shall sit at a seat."""

    who: Literal["me", "friend", "bot"]
    bot: str = Field("", max_length=24, description="a bot's level, such as novice or expert:2s")
    name: str = Field("", max_length=40)


class TableWish(Strict):
    """A table to set up."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    takebacks: Literal["consent", "free", "none"] = "consent"
    absence: Literal["wait", "clock", "stand_in"] = "wait"
    minutes: int = Field(0, ge=0, le=600)
    seed: int | None = Field(
        None, ge=0, lt=2**53, description="a deal to play again; as it is known, nothing is promised about it"
    )


class Answer(Strict):
    """An answer to the question with this stamp; ``message`` is the sender's own id of it, against doubling."""

    seat: int = Field(ge=0, le=31)
    token: str = Field(max_length=80)
    stamp: str = Field(max_length=24)
    message: str | None = Field(None, max_length=40)


class SeatAct(Strict):
    seat: int = Field(ge=0, le=31)
    message: str | None = Field(None, max_length=40)


class Vote(SeatAct):
    agrees: bool


class Chatter(Strict):
    text: str = Field(max_length=2000)
    message: str | None = Field(None, max_length=40)


class SettingOut(BaseModel):
    name: str
    values: list[Value]
    default: Value
    text: str
    meanings: dict[str, str] = Field(description="what the values mean, where they do not say it themselves")


class GameOut(BaseModel):
    game: str
    title: str
    seats: tuple[int, int] = Field(description="from so many to so many")
    options: list[SettingOut]


class AckOut(BaseModel):
    version: int
    stale: bool = Field(description="the question has changed since: look again, nothing was played")


class KeyOut(BaseModel):
    key: str
    seats: list[int]
    role: Literal["me", "friend", "watch"]


class TableOut(BaseModel):
    table: str
    keys: list[KeyOut]


class ForgottenOut(BaseModel):
    listed: bool = Field(description="whether this browser still lists the table")


class ReasonOut(BaseModel):
    allowed: bool
    text: str = ""
    rules: list[str] = []


class CardOut(BaseModel):
    token: str
    label: str
    text: str = Field(description="what it does, where its name does not say it all")


class ListOut(BaseModel):
    title: str
    cards: list[CardOut]


class HintOption(BaseModel):
    token: str
    label: str
    share: float = Field(description="how much of its thinking the expert gave this option, 0 to 1")
    score: float = Field(description="the estimated chance to win, 0 to 1; a shared victory counts in part")


class HintOut(BaseModel):
    options: list[HintOption]


@router.get("/games")
def list_games(lang: Lang) -> list[GameOut]:
    """List the games with their seats and options, explained."""
    return [_game_out(find_game(name), lang) for name in names()]


def _game_out(game: Game, lang: str) -> GameOut:
    settings = [
        SettingOut(
            name=setting.name,
            values=list(setting.values),
            default=setting.default,
            text=setting.text.get(lang, ""),
            meanings={str(value): text.get(lang, "") for value, text in setting.meanings.items()},
        )
        for setting in game.settings()
    ]
    return GameOut(game=game.name, title=game.title(lang), seats=(game.min_seats, game.max_seats), options=settings)


@router.post("/tables", status_code=201)
def found_table(wish: TableWish, here: Here, who: Visitor) -> TableOut:
    """Set up a table; the answer holds the keys to its seats."""
    options: dict[str, Value] = dict(wish.options)
    plan = [SeatPlan(_level(seat), seat.name, seat.who == "me") for seat in wish.seats]
    table = here.rooms.found(
        wish.game,
        plan,
        options=options,
        takebacks=wish.takebacks,
        absence=wish.absence,
        minutes=wish.minutes,
        seed=wish.seed,
        visitor=who,
    )
    return table_out(here, table)


def _level(seat: SeatWish) -> str:
    return (seat.bot or "expert") if seat.who == "bot" else ""


def _role(key: KeyRow) -> Literal["me", "friend", "watch"]:
    if not key.seats:
        return "watch"
    return "me" if key.visitor else "friend"


def table_out(here: Serving, table: str) -> TableOut:
    keys = [KeyOut(key=key.key, seats=key.seats, role=_role(key)) for key in here.rooms.keys(table)]
    return TableOut(table=table, keys=keys)


@router.get("/keys/{key}")
def see(
    key: str,
    here: Here,
    lang: Lang,
    shape: Wide,
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
    picture: bool = True,
) -> Scene:
    """Show the table as the holder of the key may see it."""
    room, row = here.rooms.open(key)
    there = here.hub.connected(room.id)
    return look(room, row, lang, wanted=seat, connected=there, picture=picture, wide=shape)


@router.get("/keys/{key}/lists")
def lists(key: str, here: Here, lang: Lang, seat: Annotated[int | None, Query(ge=0, le=31)] = None) -> list[ListOut]:
    """List what the holder of the key may leaf through: piles, events in effect, their own hand."""
    room, row = here.rooms.open(key)
    with room.lock:
        viewer, curtain = choose_viewer(room, row, seat)
        if curtain is not None:
            return []
        view = room.game.view(room.match.state, viewer)
        found = room.match.lists(viewer, lang)
    return [
        ListOut(title=one.title, cards=[_card_out(room.game, name, one, lang, view) for name in one.cards])
        for one in found
    ]


def _card_out(game: Game, name: str, listing: Listing, lang: str, view: Any) -> CardOut:
    number = game.vocabulary.number(name)
    text = listing.texts[name] if name in listing.texts else game.describe(number, lang, view)
    return CardOut(token=name, label=game.label(number, lang), text=text)


def held(here: Serving, key: str, seat: int) -> Room:
    """Return the key's table when the key holds the seat."""
    room, row = here.rooms.open(key)
    if seat not in row.seats:
        raise Refused("not-your-seat")
    return room


@router.post("/keys/{key}/play")
def play(key: str, answer: Answer, here: Here) -> AckOut:
    """Answer a question."""
    ack = held(here, key, answer.seat).play(answer.seat, answer.token, answer.stamp, answer.message)
    return AckOut(version=ack.version, stale=ack.stale)


@router.post("/keys/{key}/undo")
def undo(key: str, act: SeatAct, here: Here) -> AckOut:
    """Take back the last answer, as far as nothing was revealed and nobody else has acted."""
    ack = held(here, key, act.seat).undo(act.seat, act.message)
    return AckOut(version=ack.version, stale=ack.stale)


@router.post("/keys/{key}/takeback")
def ask_back(key: str, act: SeatAct, here: Here) -> AckOut:
    """Ask the others for a take-back beyond that barrier."""
    ack = held(here, key, act.seat).ask_back(act.seat, act.message)
    return AckOut(version=ack.version, stale=ack.stale)


@router.post("/keys/{key}/vote")
def vote(key: str, act: Vote, here: Here) -> AckOut:
    """Agree to a take-back, or refuse it."""
    ack = held(here, key, act.seat).answer_back(act.seat, act.agrees, act.message)
    return AckOut(version=ack.version, stale=ack.stale)


@router.post("/keys/{key}/chat")
def chat(key: str, line: Chatter, here: Here) -> AckOut:
    """Say something to the table."""
    room, row = here.rooms.open(key)
    ack = room.say(row.seats[0] if row.seats else -1, line.text, line.message)
    return AckOut(version=ack.version, stale=ack.stale)


@router.get("/keys/{key}/why")
def why(key: str, seat: Seat, token: Annotated[str, Query(max_length=80)], here: Here, lang: Lang) -> ReasonOut:
    """Tell exactly why a token may not be played now."""
    room = held(here, key, seat)
    with room.lock:
        reason = room.match.why(seat, token)
    if reason is None:
        return ReasonOut(allowed=True)
    return ReasonOut(allowed=False, text=reason.text(lang), rules=list(reason.rules))


@router.post("/keys/{key}/hint")
async def hint(key: str, act: SeatAct, here: Here, lang: Lang) -> HintOut:
    """Tell what the expert would do at this seat, and how sure it is."""
    room = await run_in_threadpool(held, here, key, act.seat)
    with room.lock:
        match = room.match
        if act.seat not in match.actors():
            raise Refused("no-question")
        record, seed = match.record().json(), room.version
        labels = {token: match.choice(act.seat, token, lang) for token in match.options(act.seat)}
    _, weighed = await asyncio.wrap_future(here.thinkers.submit(think, record, act.seat, HINT, seed))
    total = sum(visits for _, visits, _ in weighed)
    return HintOut(
        options=[
            HintOption(
                token=token,
                label=labels[token],
                share=visits / total if total else 1 / len(weighed),  # what is forced needs no thinking
                score=score,
            )
            for token, visits, score in weighed
        ]
    )


@router.get("/keys/{key}/record", response_class=JSONResponse)
def record(key: str, here: Here) -> Response:
    """Download the record of a finished match, or of one that cannot go on under the rules of now."""
    name, kept = here.rooms.stored_record(key)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(kept.json(), media_type="application/json", headers=headers)


@router.post("/keys/{key}/forget")
def forget(key: str, here: Here, who: Visitor) -> ForgottenOut:
    """Take a table off the list of this browser; the match, the seat and its link stay as they are."""
    here.rooms.forget(key, who)
    return ForgottenOut(listed=False)


@router.post("/keys/{key}/rematch", status_code=201)
def rematch(key: str, here: Here, who: Visitor) -> TableOut:
    """Set the same table up again, with fresh chance."""
    room, row = here.rooms.open(key)
    if not row.seats:
        raise Refused("not-your-seat")
    if not room.match.over:
        raise Refused("not-over-yet")
    plan = [SeatPlan(seat.bot, seat.name, seat.seat in row.seats) for seat in room.seats]
    table = here.rooms.found(
        room.game.name,
        plan,
        options=dict(room.row.options),
        takebacks=room.row.takebacks,
        absence=room.row.absence,
        minutes=room.row.minutes,
        visitor=who,
        parent=room.id,
    )
    return table_out(here, table)


@router.get("/keys/{key}/events", response_class=StreamingResponse)
async def events(
    key: str,
    request: Request,
    here: Here,
    lang: Lang,
    shape: Wide,
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> StreamingResponse:
    """Stream the table as it changes (server-sent events): first the whole present, then what differs, numbered."""
    room, row = await run_in_threadpool(here.rooms.open, key)
    seats = frozenset(row.seats)  # at a shared screen everybody is there, whoever holds the device

    live, pack = Live(key, lang), _packer(request)

    def news() -> str:
        room.catch_up()
        return live.message(look(room, row, lang, wanted=seat, connected=here.hub.connected(room.id), wide=shape))

    async def stream() -> AsyncIterator[bytes]:
        listener = here.hub.join(room.id, seats)
        await run_in_threadpool(_come_back, room, seats)
        try:
            while not here.hub.closing and not await request.is_disconnected():
                listener.changed.clear()
                told = await run_in_threadpool(news)
                if told:
                    yield pack(f"id: {room.version}\ndata: {told}\n\n")
                try:
                    await asyncio.wait_for(listener.changed.wait(), KEEP_ALIVE)
                except TimeoutError:
                    yield pack(": still here\n\n")
        finally:
            here.hub.leave(listener)

    # An event must arrive when it happens: neither a proxy nor our own compression may collect a few of them first.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Content-Encoding": pack.encoding}
    return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)


class _Plain:
    """Events as they are."""

    encoding = "identity"

    def __call__(self, event: str) -> bytes:
        return event.encode()


class _Packed:
    """Events packed one by one, each sent whole."""

    encoding = "gzip"

    def __init__(self) -> None:
        self._packing = zlib.compressobj(wbits=zlib.MAX_WBITS | 16)

    def __call__(self, event: str) -> bytes:
        return self._packing.compress(event.encode()) + self._packing.flush(zlib.Z_SYNC_FLUSH)


def _packer(request: Request) -> _Plain | _Packed:
    return _Packed() if "gzip" in request.headers.get("accept-encoding", "") else _Plain()


def _come_back(room: Room, seats: frozenset[int]) -> None:
    """Whoever opens the page takes the seat back from the stand-in, unless the clock has run out."""
    if room.row.absence == "stand_in":
        for seat in seats:
            room.stand_in(seat, False)
