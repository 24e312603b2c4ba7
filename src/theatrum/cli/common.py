"""Arguments that several commands take, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theatrum.cli.talk import HERE
from theatrum.engine.errors import BadOption, Phrase, Told, Unreadable, os_error

if TYPE_CHECKING:
    from theatrum.engine.match import Match

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `theatrum games` lists them.")]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl",
        help="Language; otherwise that of the environment.",
        show_default=False,  # what was given before the command is no default of anything
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Given = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Number of seats.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="Seed of all chance; otherwise drawn.")]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="DIR", help="Content pack to play with.")]


def read_given(given: Sequence[str] | None) -> dict[str, object]:
    """Read ``name=value`` options as written; the game itself checks names and values."""
    found: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadOption("option-form", HERE, text=repr(text))
        if name in found:
            raise BadOption("option-twice", HERE, option=repr(name))
        found[name] = value.strip()
    return found


def check_target(path: Path) -> Path:
    """Refuse, before anything is played, a file that could not be written or that is something else than a record."""
    try:
        why = _why_not_there(path)
    except OSError as error:
        why = os_error(error)
    if why is not None:
        raise Unreadable("cannot-write", path=str(path), why=why)
    return path


def _why_not_there(path: Path) -> Told | None:
    """Say why a record cannot be written there; nothing when it can."""
    if "\0" in str(path):
        return Phrase("target-name", HERE)
    if not path.parent.is_dir():
        return Phrase("target-folder-missing", HERE, folder=str(path.parent))
    if path.is_dir():
        return Phrase("target-is-folder", HERE)
    if path.exists() and not path.is_file():
        return Phrase("not-a-file")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return Phrase("target-forbidden", HERE)
    if path.exists() and path.stat().st_size and not _is_record(path):
        return Phrase("target-is-other", HERE)
    return None


def _is_record(path: Path) -> bool:
    from theatrum.engine.record import read_record

    try:
        read_record(path)
    except Unreadable:
        return False
    return True


def save(match: Match, path: Path) -> None:
    """Write the record of a match, whole or not at all."""
    match.record().save(check_target(path))


def read_seed(seed: int | None) -> int | None:
    """Refuse a seed that does not fit, before anything else is done."""
    from theatrum.engine.record import check_seed

    return None if seed is None else check_seed(seed)
