"""A match as a small text file: game, rules version, options, seed and answers. All else is derived from it."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from theatrum.engine.errors import Illegal, Problem, Unreadable
from theatrum.engine.game import Game, Value
from theatrum.engine.match import Match

FORMAT = 1
LARGEST = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is decided before the first question; the pack is named by the hash of its content."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Value]
    pack: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """What happened, and the hash of the position where it ended."""

    setup: Setup
    rules_version: int
    moves: tuple[tuple[int, str], ...]
    hash: str

    def json(self) -> str:
        """Write the record, one answer a line, so that a change reads well as a diff."""
        setup = self.setup
        head = {
            "theatrum": FORMAT,
            "game": setup.game,
            "rules_version": self.rules_version,
            "seats": setup.seats,
            "seed": setup.seed,
            "options": dict(setup.options),
            **({"pack": setup.pack} if setup.pack else {}),
            "hash": self.hash,
        }
        lines = [json.dumps(f"{seat} {token}") for seat, token in self.moves]
        moves = "[\n    " + ",\n    ".join(lines) + "\n  ]" if lines else "[]"
        body = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items())
        return "{\n" + body + f'  "moves": {moves}\n' + "}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        beside: Path | None = None
        try:
            with tempfile.NamedTemporaryFile(
                "w", encoding="utf-8", dir=target.parent, prefix=f".{target.name}.", delete=False
            ) as file:
                beside = Path(file.name)
                file.write(self.json())
            os.replace(beside, target)
        except OSError as error:
            if beside is not None:
                beside.unlink(missing_ok=True)
            raise Unreadable(f"cannot write {target}: {error.strerror}") from None


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record file, or say in one line what is wrong with it."""
    try:
        if Path(path).stat().st_size > LARGEST:
            raise Unreadable(f"{path} is too large to be a record")
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path} is not a record: it is not text") from None
    try:
        return parse_record(text)
    except Unreadable as problem:
        raise Unreadable(f"{path}: {problem}") from None


def parse_record(text: str) -> Record:
    """Read a record from its text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"not a record: {error}") from None
    if not isinstance(data, dict) or "theatrum" not in data:
        raise Unreadable("not a record: the field 'theatrum' is missing")
    if data["theatrum"] != FORMAT:
        raise Unreadable(f"record format {data['theatrum']!r} is not known here; this program reads format {FORMAT}")

    def get(field: str, kind: type) -> Any:
        value = data.get(field)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Unreadable(f"not a record: the field {field!r} is missing or wrong")
        return value

    moves: list[tuple[int, str]] = []
    for number, move in enumerate(get("moves", list), 1):
        seat, _, token = move.partition(" ") if isinstance(move, str) else ("", "", "")
        if not seat.isascii() or not seat.isdigit() or len(seat) > 3 or not token:
            raise Unreadable(f"move {number} is {move!r}; it must read like '0 cell:b2'")
        moves.append((int(seat), token))
    pack = get("pack", str) if "pack" in data else ""
    setup = Setup(get("game", str), get("seats", int), get("seed", int), get("options", dict), pack)
    return Record(setup, get("rules_version", int), tuple(moves), get("hash", str))


def begin(game: Game, setup: Setup) -> Match:
    """Start the match that a setup describes."""
    seats, options = game.read_options(setup.seats, setup.options)
    if type(setup.seed) is not int or not 0 <= setup.seed < 1 << 64:
        raise Unreadable(f"a seed is a whole number from 0 to 2^64 - 1, not {setup.seed!r}")
    pack = game.source.pack_hash() if game.source.pack else ""
    whole = Setup(game.name, seats, setup.seed, options, pack)
    return Match(game, game.start(seats, setup.seed, options), seats, whole)


def verify(game: Game, record: Record) -> Match:
    """Play a record again, checking every answer and the final position; return the match."""
    pack = game.source.pack_hash() if game.source.pack else ""
    if record.setup.pack != pack:
        wanted = f"pack {record.setup.pack}" if record.setup.pack else "no pack"
        have = f"pack {pack}" if pack else "no pack"
        raise Unreadable(f"the record was played with {wanted}, not with {have}; choose it with --pack DIR")
    version = ""
    if record.rules_version != game.rules_version:
        version = f" (it was played by version {record.rules_version} of the rules, this is {game.rules_version})"
    match = begin(game, record.setup)
    for number, (seat, token) in enumerate(record.moves, 1):
        try:
            match.play(seat, token)
        except Illegal as problem:
            cited = f" [{problem.rule}]" if problem.rule else ""
            raise Unreadable(f"move {number}, {seat} {token}, is illegal{version}: {problem}{cited}") from None
        except Problem as problem:
            raise Unreadable(f"move {number}, {seat} {token}{version}: {problem}") from None
    if match.hash() != record.hash:
        raise Unreadable(f"the record does not lead to the position it names; it was edited or diverges{version}")
    return match
