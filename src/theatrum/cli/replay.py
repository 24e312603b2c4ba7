"""``theatrum replay``: step through a record, turn it into pictures, or prove that its chance was honest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theatrum.cli.common import Json, Lang, Pack
from theatrum.cli.table import board, lines_json, move_label, outcome_json, setup_json, show_lines, show_outcome
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.errors import Phrase, Unreadable, os_error

if TYPE_CHECKING:
    from theatrum.engine.match import Match

NUMBERED = re.compile(r"\d{4,}\.(svg|png)")
USUAL_WIDTH = 1200

BACK = ("b", "back", "w", "wstecz")
LEAVE = ("q", "quit", "exit", "k", "koniec")


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    view: Annotated[
        int | None, typer.Option("--view", metavar="SEAT", help="See it as this seat did; otherwise as an onlooker.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="DIR", help="Write an SVG picture per move.")] = None,
    png: Annotated[Path | None, typer.Option("--png", metavar="DIR", help="Write a PNG picture per move.")] = None,
    width: Annotated[
        int, typer.Option("--width", min=16, max=8192, metavar="PIXELS", help="Width of PNG pictures.")
    ] = USUAL_WIDTH,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only prove that dice and shuffles were honest; exit code 2 if not.")
    ] = False,
    promise: Annotated[
        str | None, typer.Option("--promise", metavar="HASH", help="Verify against the promise the table showed.")
    ] = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Step through a record; or write its pictures; or verify its chance."""
    import theatrum

    talk = Talk(lang)
    if verify or promise is not None:
        _verify(talk, file, promise, pack, json)
        return
    end = theatrum.load(file, pack=pack)
    end._check_seat(view)
    steps = all_steps(end)
    written = _write_pictures(talk, steps, view, svg, png, width)
    if json:
        talk.json(_as_json(talk, steps, view) | {"pictures": written})
    elif written:
        for folder, count in written.items():
            talk.say("replay-written", count=count, folder=folder)
    elif talk.interactive:
        Viewer(talk, steps, view).run()
    else:
        _print_all(talk, steps, view)


def _verify(talk: Talk, file: Path, shown: str | None, pack: Path | None, json: bool) -> None:
    """Prove that chance was honest, and say so in one line; what is not honest fails like anything else."""
    import theatrum
    from theatrum.engine.record import prove, read_record

    record = read_record(file)
    match = prove(theatrum.game(record.setup.game, pack), record, shown)
    moves, draws = len(record.moves), match.state.rolls
    if json:
        promised = {"promise": record.promise.hash if record.promise else None, "shown": shown is not None}
        talk.json({"honest": True, "seed": record.setup.seed, "moves": moves, "draws": draws, **promised})
        return
    found = "shown" if shown is not None else "carried" if record.promise else "none"
    promise = talk.text(f"verify-promise-{found}")
    talk.say("verify-honest", moves=moves, draws=draws, seed=str(record.setup.seed), promise=promise)


def all_steps(end: Match) -> list[Match]:
    """Return the match after 0, 1, 2 … moves; clones wait to be looked at before they do any work."""
    from theatrum.engine.record import begin

    assert end.setup is not None
    match = begin(end.game, end.setup)
    steps = [match.clone()]
    for seat, token in end.moves():
        match.play(seat, token)
        steps.append(match.clone())
    return steps


# --- on the screen ---------------------------------------------------------------------------------------------


def _move_text(talk: Talk, steps: list[Match], number: int, viewer: int | None) -> str:
    """Name the move that led to a step, as far as the viewer may know it."""
    seat, token = steps[number].moves()[-1]
    label = move_label(steps[number - 1], seat, token, viewer, talk)
    return f"{number}. {steps[0].game.seat_name(seat, talk.lang)}: {label}"


def _new_lines(talk: Talk, steps: list[Match], number: int, viewer: int | None) -> list[Any]:
    """Return what the log says since the step before."""
    known = len(steps[number - 1].log(viewer, talk.lang)) if number else 0
    return steps[number].log(viewer, talk.lang)[known:]


def _print_all(talk: Talk, steps: list[Match], viewer: int | None) -> None:
    """Print the whole match without boards: for pipes and files."""
    talk.line(steps[0].game.title(talk.lang), "bold")
    show_lines(talk, _new_lines(talk, steps, 0, viewer))
    for number in range(1, len(steps)):
        talk.line(_move_text(talk, steps, number, viewer))
        show_lines(talk, _new_lines(talk, steps, number, viewer))
    _show_end(talk, steps)


def _show_end(talk: Talk, steps: list[Match]) -> None:
    if steps[-1].over:
        show_outcome(talk, steps[-1])
    else:
        talk.say("replay-unfinished")


class Viewer:
    """Steps back and forth through a match."""

    def __init__(self, talk: Talk, steps: list[Match], viewer: int | None) -> None:
        self.talk = talk
        self.steps = steps
        self.viewer = viewer
        self.at = 0

    def run(self) -> None:
        last = len(self.steps) - 1
        self._show()
        while True:
            try:
                typed = self.talk.ask(self.talk.text("replay-prompt", at=str(self.at), last=str(last)) + " ")
            except EOFError:
                self.talk.line()
                return
            wanted = step_to(typed, self.at, last)
            if wanted is None:
                return
            if wanted < 0:
                self.talk.say("replay-keys", last=str(last))
            else:
                self.at = wanted
                self._show()

    def _show(self) -> None:
        talk, step = self.talk, self.steps[self.at]
        talk.clear()
        talk.line(step.game.title(talk.lang), "bold")
        if self.at:
            talk.line(_move_text(talk, self.steps, self.at, self.viewer), "bold")
        show_lines(talk, _new_lines(talk, self.steps, self.at, self.viewer))
        talk.line()
        talk.markup(board(step, self.viewer, talk.lang))
        if self.at == len(self.steps) - 1:
            _show_end(talk, self.steps)


def step_to(typed: str, at: int, last: int) -> int | None:
    """Tell where to go from a key: a step, -1 for what is not understood, None to leave."""
    word = typed.casefold()
    if word in LEAVE or (not word and at == last):
        return None
    if not word:
        return at + 1
    if word in BACK:
        return max(0, at - 1)
    if word.isascii() and word.isdigit():
        return min(int(word[:9]), last)
    return -1


def _as_json(talk: Talk, steps: list[Match], viewer: int | None) -> dict[str, Any]:
    end = steps[-1]
    names = end.game.vocabulary.names
    moves = [
        {
            "seat": seat,
            "token": names[token],
            "log": lines_json(_new_lines(talk, steps, number, viewer)),
            "hash": steps[number].hash(),
        }
        for number, (seat, token) in enumerate(end.moves(), 1)
    ]
    opening = lines_json(_new_lines(talk, steps, 0, viewer))
    return {**setup_json(end), "opening": opening, "moves": moves, "outcome": outcome_json(end, talk.lang)}


# --- pictures --------------------------------------------------------------------------------------------------


def _write_pictures(
    talk: Talk, steps: list[Match], viewer: int | None, svg: Path | None, png: Path | None, width: int
) -> dict[str, int]:
    """Write the pictures asked for; tell how many went where. Everything is checked before anything is written."""
    kinds: list[tuple[Path, str, Callable[[str], bytes]]] = []
    if svg is not None:
        kinds.append((svg, "svg", str.encode))
    if png is not None:
        kinds.append((png, "png", _rasteriser(width)))
    for folder, _, _ in kinds:
        _check_folder(folder)
    written: dict[str, int] = {}
    for folder, ending, convert in kinds:
        pictures = (convert(step.svg(viewer, talk.lang)) for step in steps)
        written[str(folder)] = written.get(str(folder), 0) + _write(folder, ending, pictures)
    return written


def _rasteriser(width: int) -> Callable[[str], bytes]:
    try:
        import resvg_py
    except ImportError:
        raise Unreadable("no-png", HERE) from None
    return lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


def _check_folder(folder: Path) -> None:
    """Refuse a folder that holds anything but numbered pictures of an earlier time."""
    if folder.exists() and not folder.is_dir():
        raise Unreadable("pictures", HERE, folder=str(folder), why=Phrase("target-not-folder", HERE))
    foreign = sorted(path.name for path in folder.iterdir() if not _is_ours(path)) if folder.exists() else []
    if foreign:
        raise Unreadable("pictures-among-others", HERE, folder=str(folder), file=foreign[0])


def _is_ours(path: Path) -> bool:
    return path.is_file() and NUMBERED.fullmatch(path.name) is not None


def _write(folder: Path, ending: str, pictures: Iterator[bytes]) -> int:
    """Write 0000, 0001 …, and remove what is left of a longer match of an earlier time."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = set()
        for number, picture in enumerate(pictures):
            path = folder / f"{number:04}.{ending}"
            path.write_bytes(picture)
            names.add(path.name)
        for path in folder.glob(f"*.{ending}"):
            if path.name not in names:
                path.unlink()
    except OSError as error:
        raise Unreadable("pictures", HERE, folder=str(folder), why=os_error(error)) from None
    return len(names)
