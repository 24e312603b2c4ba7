"""Arguments that several commands take, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theatrum.engine.errors import BadOption, Unreadable

if TYPE_CHECKING:
    from theatrum.engine.match import Match

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `theatrum games` lists them.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|pl", help="Language; otherwise that of the environment.")
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
            raise BadOption(f"-o {text!r} must read like -o name=value")
        if name in found:
            raise BadOption(f"option {name!r} is given twice")
        found[name] = value.strip()
    return found


def check_target(path: Path) -> Path:
    """Refuse, before anything is played, a file that could not be written or that is something else than a record."""
    try:
        problem = _problem_with(path)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
    if problem:
        raise Unreadable(f"cannot write {path}: {problem}")
    return path


def _problem_with(path: Path) -> str:
    """Say why a record cannot be written there; nothing when it can."""
    if "\0" in str(path):
        return "no file can be called so"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    if path.is_dir():
        return "it is a folder"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return "permission denied"
    if path.exists() and path.stat().st_size and not _is_record(path):
        return "it exists and is not a record of a match"
    return ""


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


def check_seed(seed: int | None) -> int | None:
    """Refuse a seed that does not fit, before anything else is done."""
    if seed is not None and not 0 <= seed < 1 << 64:
        raise Unreadable(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
    return seed
