"""Theatrum: exact rules engines for board games, with records, honest bots and pictures.

>>> import theatrum
>>> m = theatrum.new("clash", seed=7, variant="beginner")
>>> m.options(m.actors()[0])[:2]
['cell:a1', 'cell:b1']
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

from theatrum import games as _games
from theatrum.engine.errors import BadOption, Illegal, Problem, Unreadable
from theatrum.engine.game import Game, Option, Outcome, Setting
from theatrum.engine.match import Match, Question
from theatrum.engine.record import Record, Setup, begin, parse_record, read_record, verify
from theatrum.games import game, register, unregister

__all__ = [
    "BadOption",
    "Game",
    "Illegal",
    "Match",
    "Option",
    "Outcome",
    "Problem",
    "Question",
    "Record",
    "Setting",
    "Unreadable",
    "game",
    "games",
    "load",
    "new",
    "options",
    "register",
    "unregister",
]


def games() -> list[str]:
    """Return the names of all games."""
    return _games.names()


def options(name: str) -> list[Setting]:
    """Return what can be chosen when a match is set up: names, values, defaults, explained."""
    return game(name).settings()


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    pack: str | os.PathLike[str] | None = None,
    **options: Any,
) -> Match:
    """Start a match. Without a seed, one is drawn; the record keeps it."""
    chosen = game(name, Path(pack) if pack is not None else None)
    count, read = chosen.read_options(seats, options)
    return begin(chosen, Setup(name, count, secrets.randbits(63) if seed is None else seed, read))


def load(source: str | os.PathLike[str], *, pack: str | os.PathLike[str] | None = None) -> Match:
    """Load a record (a file, or its text) and play it again, verifying every move and the final position."""
    is_text = isinstance(source, str) and source.lstrip().startswith("{")
    record = parse_record(str(source)) if is_text else read_record(source)
    return verify(game(record.setup.game, Path(pack) if pack is not None else None), record)
