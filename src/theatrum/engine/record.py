"""A match as a small text file: game, rules version, options, seed and answers. All else is derived from it."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from theatrum.engine.errors import Illegal, Phrase, Problem, Told, Unreadable, os_error
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
class Promise:
    """What binds a table to its seed: the hash shown before the first move, and the salt told after the last."""

    hash: str
    salt: str

    @classmethod
    def about(cls, seed: int, salt: str) -> Promise:
        """Seal a seed. Without salt a short seed could be guessed from the hash, and with it all chance to come."""
        return cls(hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest(), salt)

    def is_kept(self, seed: int) -> bool:
        return self == Promise.about(seed, self.salt)


@dataclass(frozen=True, slots=True)
class Record:
    """What happened, and the hash of the position where it ended; the promise of the table it was played at."""

    setup: Setup
    rules_version: int
    moves: tuple[tuple[int, str], ...]
    hash: str
    promise: Promise | None = None

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
            **({"promise": self.promise.hash, "salt": self.promise.salt} if self.promise else {}),
        }
        lines = [json.dumps(f"{seat} {token}") for seat, token in self.moves]
        moves = "[\n    " + ",\n    ".join(lines) + "\n  ]" if lines else "[]"
        body = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items())
        return "{\n" + body + f'  "moves": {moves}\n' + "}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all; what is no file, a device say, is never replaced by one."""
        target = Path(os.path.realpath(path)) if Path(path).is_symlink() else Path(path)
        beside = target.parent / f".{target.name}.{os.getpid()}"
        try:
            if target.exists() and not (target.is_file() or target.is_dir()):
                raise Unreadable("cannot-write", path=str(path), why=Phrase("not-a-file"))
            beside.write_text(self.json(), "utf-8")
            os.replace(beside, target)
        except OSError as error:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise Unreadable("cannot-write", path=str(path), why=os_error(error)) from None


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record file, or say in one line what is wrong with it."""
    try:
        with Path(path).open("rb") as file:  # not by its size: a pipe has none, and a device never ends
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise Unreadable("record-too-large", path=str(path))
        text = data.decode("utf-8-sig")  # editors on Windows like to begin a file with a mark
    except OSError as error:
        raise Unreadable("cannot-read", path=str(path), why=os_error(error)) from None
    except UnicodeDecodeError:
        raise Unreadable("record-not-text", path=str(path)) from None
    try:
        return parse_record(text)
    except Unreadable as problem:
        raise Unreadable("in-file", path=str(path), problem=problem) from None


def parse_record(text: str) -> Record:
    """Read a record from its text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = Phrase("at-place", line=str(error.lineno), column=str(error.colno))
        raise Unreadable("record-not-json", where=where) from None
    except (ValueError, RecursionError):  # numbers of a thousand digits, brackets a thousand deep
        raise Unreadable("record-beyond-measure") from None
    if not isinstance(data, dict) or "theatrum" not in data:
        raise Unreadable("record-unmarked")
    if data["theatrum"] != FORMAT:
        raise Unreadable("record-format", found=repr(data["theatrum"]), known=str(FORMAT))

    def get(field: str, kind: type) -> Any:
        value = data.get(field)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Unreadable("record-field", field=repr(field))
        return value

    moves: list[tuple[int, str]] = []
    for number, move in enumerate(get("moves", list), 1):
        seat, _, token = move.partition(" ") if isinstance(move, str) else ("", "", "")
        if not seat.isascii() or not seat.isdigit() or len(seat) > 3 or not token:
            raise Unreadable("record-move", number=str(number), move=repr(move))
        moves.append((int(seat), token))
    pack = get("pack", str) if "pack" in data else ""
    setup = Setup(get("game", str), get("seats", int), get("seed", int), get("options", dict), pack)
    promise = Promise(get("promise", str), get("salt", str)) if "promise" in data or "salt" in data else None
    return Record(setup, get("rules_version", int), tuple(moves), get("hash", str), promise)


def check_seed(seed: int) -> int:
    """Refuse a seed that does not fit."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise Unreadable("bad-seed", seed=repr(seed))
    return seed


def begin(game: Game, setup: Setup) -> Match:
    """Start the match that a setup describes."""
    seats, options = game.read_options(setup.seats, setup.options)
    check_seed(setup.seed)
    pack = game.source.pack_hash() if game.source.pack else ""
    whole = Setup(game.name, seats, setup.seed, options, pack)
    return Match(game, game.start(seats, setup.seed, options), seats, whole)


def verify(game: Game, record: Record) -> Match:
    """Play a record again, checking every answer and the final position; return the match."""
    pack = game.source.pack_hash() if game.source.pack else ""
    if record.setup.pack != pack:
        raise Unreadable("other-pack", wanted=_with_pack(record.setup.pack), have=_with_pack(pack))
    version: Told = ""
    if record.rules_version != game.rules_version:
        version = Phrase("by-other-rules", then=str(record.rules_version), now=str(game.rules_version))
    match = begin(game, record.setup)
    for number, (seat, token) in enumerate(record.moves, 1):
        try:
            match.play(seat, token)
        except Illegal as problem:
            cited = f" [{problem.rule}]" if problem.rule else ""
            move = f"{seat} {token}"
            raise Unreadable(
                "move-illegal", number=str(number), move=move, version=version, problem=problem, cited=cited
            ) from None
        except Problem as problem:
            move = f"{seat} {token}"
            raise Unreadable("move-wrong", number=str(number), move=move, version=version, problem=problem) from None
    if match.hash() != record.hash:
        raise Unreadable("record-diverges", version=version)
    return match


def prove(game: Game, record: Record, shown: str | None = None) -> Match:
    """Show that chance was honest, or say in one line why it was not.

    All dice and shuffles follow from the seed, so the record is played again from it: its moves must be legal, and the
    last position, with the state of chance in it, must be the recorded one. Then the seed must be the promised one:
    by the record's own promise, and by the one ``shown`` at the table where somebody has kept it.
    """
    match = verify(game, record)
    if shown is not None and not re.fullmatch("[0-9a-fA-F]{64}", shown):
        raise Unreadable("promise-form", promise=repr(shown))
    if shown is not None and record.promise is None:
        raise Unreadable("promise-missing")
    if record.promise is not None:
        if shown is not None and shown.lower() != record.promise.hash:
            raise Unreadable("promise-other", shown=shown.lower(), found=record.promise.hash)
        if not record.promise.is_kept(record.setup.seed):
            raise Unreadable("promise-broken", seed=str(record.setup.seed))
    return match


def _with_pack(hash: str) -> Phrase:
    return Phrase("with-pack", hash=hash) if hash else Phrase("without-pack")
