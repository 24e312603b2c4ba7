"""All that leaves the server for one key, gathered in one place: page, live updates and JSON are made of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from theatrum.engine.drawing import SEATS, Look
from theatrum.engine.game import Game, Outcome
from theatrum.engine.match import Match
from theatrum.table.models import KeyRow
from theatrum.table.rooms import Room


@dataclass(frozen=True, slots=True)
class Sitter:
    """How a seat is called and marked."""

    name: str
    part: str  # taken in the course of the match; empty where there is none
    look: Look
    points: int | None = None  # so far, where everybody counts them

    @property
    def title(self) -> str:
        return f"{self.name} ({self.part})" if self.part else self.name


@dataclass(frozen=True, slots=True)
class SeatScene:
    """One seat as everybody sees it."""

    seat: int
    name: str  # with the part that it has taken
    sitter: Sitter
    bot: str
    mine: bool
    asked: bool
    connected: bool
    stand_in: bool
    seconds_left: int | None  # when the seat was last asked
    runs_out: str | None  # when a running clock reaches zero


@dataclass(frozen=True, slots=True)
class OptionScene:
    """One legal answer."""

    token: str
    label: str
    hint: str = ""  # what choosing it would do, where the label does not say it all
    touches: tuple[str, ...] = ()  # the things on the board that it would concern


@dataclass(frozen=True, slots=True)
class QuestionScene:
    """What the viewer is asked; ``stamp`` goes back with the answer."""

    text: str
    rules: tuple[str, ...]
    stamp: str
    options: tuple[OptionScene, ...]


@dataclass(frozen=True, slots=True)
class LineScene:
    """A line of the log, or of the chat."""

    text: str
    rules: tuple[str, ...] = ()
    seat: int | None = None
    opens: bool = False  # what follows belongs to it, up to the next line that opens


@dataclass(frozen=True, slots=True)
class ResultScene:
    """How the match ended, with the seed that the promise was made of; no salt where none was made."""

    text: str
    scores: tuple[float, ...]
    points: tuple[float, ...]  # the scores as people count them, without what tells ties apart
    winners: tuple[int, ...]
    counts: bool  # there is something to count; else the points say only who has won
    seed: str
    salt: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one key may see it at one moment."""

    table: str
    game: str
    title: str
    version: int
    moves: int
    seats: tuple[SeatScene, ...]
    mine: tuple[int, ...]
    viewer: int | None  # whose view is shown; None: an onlooker's
    hand_over_to: int | None  # at a shared screen: whom to give the device to before more is shown
    undoer: int | None  # whoever has chosen last at that screen, while that can still be taken back
    question: QuestionScene | None
    waiting_for: tuple[int, ...]
    can_undo: bool
    why_no_undo: str
    takebacks: str
    asking: int | None  # who asks for a take-back
    my_vote: bool  # the viewer has still to answer that
    promise: str | None  # the hash that binds the table to its seed; none where the seed was known
    result: ResultScene | None
    log: tuple[LineScene, ...]
    chat: tuple[LineScene, ...]
    standing: str  # who would win now, in a line; empty where a look at the board tells, and at the end
    has_lists: bool  # there are piles to leaf through
    view: dict[str, Any]
    svg: str


def choose_viewer(room: Room, key: KeyRow, wanted: int | None) -> tuple[int | None, int | None]:
    """Return (viewer, whom to hand over to). Several seats at one screen share it behind a curtain."""
    mine = [seat for seat in key.seats if not room.seats[seat].bot]
    if not mine:
        return None, None
    if len(mine) == 1:
        return mine[0], None
    asked = [seat for seat in room.match.actors() if seat in mine]
    hides = room.game.hides(room.row.seats, room.row.options)
    if not hides or room.match.over:
        return (wanted if wanted in mine and (wanted in asked or not asked) else (asked or mine)[0]), None
    if wanted in mine and (wanted in asked or not asked):
        return wanted, None
    return None, (asked or mine)[0]


def look(
    room: Room,
    key: KeyRow,
    lang: str,
    *,
    wanted: int | None = None,
    connected: frozenset[int],
    picture: bool = True,
    wide: bool = False,
) -> Scene:
    """Build the scene of one key, with the picture, tall or wide, unless it is not wanted."""
    with room.lock:
        match = room.match
        viewer, curtain = choose_viewer(room, key, wanted)
        actors = match.actors()
        no_undo = match.why_no_undo(viewer) if viewer is not None else None
        promise = room.promise()
        return Scene(
            table=room.id,
            game=room.game.name,
            title=room.game.title(lang),
            version=room.version,
            moves=len(match.moves()),
            seats=tuple(_seat(room, key, seat, sitter, connected) for seat, sitter in enumerate(sitters(match, lang))),
            mine=tuple(key.seats),
            viewer=viewer,
            hand_over_to=curtain,
            undoer=_undoer(room, key) if curtain is not None else None,
            question=_question(room, viewer, lang) if viewer is not None and viewer in actors else None,
            waiting_for=actors,
            can_undo=viewer is not None and no_undo is None and room.row.takebacks != "none" and not match.over,
            why_no_undo=no_undo.text(lang) if no_undo is not None else "",
            takebacks=room.row.takebacks,
            asking=room.asking,
            my_vote=room.asking is not None
            and any(seat != room.asking and seat not in room.agreed for seat in key.seats),
            promise=promise.hash if promise else None,
            result=_result(room, lang),
            log=lines_of(match, viewer, lang),
            chat=tuple(LineScene(line.text, (), line.seat) for line in room.chat),
            standing="" if match.over else room.game.standing(match._view(viewer), lang),
            has_lists=bool(match.lists(viewer, lang)),
            view=match.view(viewer),
            svg=match.svg(viewer, lang, wide=wide) if picture else "",
        )


def _undoer(room: Room, key: KeyRow) -> int | None:
    """Return who has chosen last, if that was somebody with this key who may take it back."""
    moves = room.match.moves()
    if not moves or room.row.takebacks == "none":
        return None
    seat = moves[-1][0]
    mine = seat in key.seats and not room.seats[seat].bot
    return seat if mine and room.match.why_no_undo(seat) is None else None


def lines_of(match: Match, viewer: int | None, lang: str) -> tuple[LineScene, ...]:
    """Return the log of a match as somebody may read it."""
    return tuple(LineScene(line.text, line.rules, opens=line.opens) for line in match.log(viewer, lang))


def sitters(match: Match, lang: str) -> tuple[Sitter, ...]:
    """Return how the seats of a match are called and marked: by the part that each has taken, else by its number."""
    found, parts = [], match.parts(lang)
    for seat in range(match.seats):
        name, part = match.game.seat_name(seat, lang), parts.get(seat)
        look = part.look if part else SEATS[seat % len(SEATS)]
        found.append(Sitter(name, part.name, look, part.points) if part else Sitter(name, "", look))
    return tuple(found)


def _seat(room: Room, key: KeyRow, seat: int, sitter: Sitter, connected: frozenset[int]) -> SeatScene:
    row = room.seats[seat]
    left = max(0, int(room.row.minutes * 60 - room.used[seat])) if room.row.absence == "clock" else None
    since = room.asked_since.get(seat)
    ends = since + timedelta(seconds=left) if since is not None and left is not None else None
    return SeatScene(
        seat,
        sitter.title,
        sitter,
        row.bot,
        seat in key.seats,
        seat in room.match.actors(),
        bool(row.bot) or seat in connected,
        seat in room.stand_ins,
        left,
        ends.isoformat() if ends is not None and not row.bot and seat not in room.stand_ins else None,
    )


def _question(room: Room, seat: int, lang: str) -> QuestionScene:
    question = room.match.question(seat)
    assert question is not None
    game, view = room.game, room.match._view(seat)  # one view for all options: some questions have dozens
    names = game.vocabulary.names
    options = tuple(
        OptionScene(
            names[token],
            game.choice(token, lang, view),
            game.describe(token, lang, view),
            tuple(names[other] for other in game.touches(token, view)),
        )
        for token in room.match.tokens(seat)
    )
    return QuestionScene(question.text(lang), question.rules, room.stamp(seat), options)


def _result(room: Room, lang: str) -> ResultScene | None:
    outcome = room.match.outcome()
    if outcome is None:
        return None
    seed, salt = room.row.seed, room.row.salt
    counts = counts_points(room.match, outcome)
    return ResultScene(outcome.text(lang), outcome.scores, outcome.points, outcome.winners, counts, seed, salt)


def counts_points(match: Match, outcome: Outcome) -> bool:
    """Tell whether there are points to show; in some games one only wins or loses."""
    game, setup = match.game, match.setup
    if outcome.counted or setup is None or type(game).bounds is Game.bounds:
        return True
    return game.bounds(match.seats, setup.options) != (0.0, 1.0)
