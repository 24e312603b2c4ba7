"""Content as data: TOML files beside the rules, or in a pack that replaces some of them, read with exact errors."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from theatrum.engine.errors import Phrase, Told, Unreadable, os_error

LANGS = ("en", "pl")
NAME = re.compile(r"[a-z0-9_]+")
SOURCES = ("rulebook", "public", "reconstructed")


class Entry:
    """One table of a TOML file; every getter names file, entry and field when something is wrong."""

    def __init__(self, data: Mapping[str, Any], where: str, folder: Path | None = None) -> None:
        """Take the table, what to call it in errors, and the folder of the game, which may say some of them itself."""
        self._data = data
        self._where = where
        self._folder = folder
        self._read: set[str] = set()

    def fail(self, field: str, id: str, **args: Told) -> Unreadable:
        """Say what is wrong with a field: the message ``wrong-ID``, of the engine or of the game."""
        wrong = Phrase(id if " " in id else f"wrong-{id}", self._folder, **args)
        return Unreadable("field", where=self._where, field=repr(field), problem=wrong)

    def has(self, field: str) -> bool:
        return field in self._data

    def _get(self, field: str, kind: type, wanted: Phrase) -> Any:
        self._read.add(field)
        if field not in self._data:
            raise self.fail(field, "missing", wanted=wanted)
        value = self._data[field]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(field, "value", value=repr(value), wanted=wanted)
        return value

    def text(self, field: str) -> str:
        value: str = self._get(field, str, Phrase("wanted-text"))
        if not value.strip():
            raise self.fail(field, "empty")
        return value

    def name(self, field: str) -> str:
        """Read an id that becomes part of a token."""
        value: str = self._get(field, str, Phrase("wanted-name"))
        if not NAME.fullmatch(value):
            raise self.fail(field, "value", value=repr(value), wanted=Phrase("wanted-name"))
        return value

    def choice(self, field: str, among: Collection[str]) -> str:
        wanted = Phrase("wanted-one-of", list=", ".join(among))
        value: str = self._get(field, str, wanted)
        if value not in among:
            raise self.fail(field, "value", value=repr(value), wanted=wanted)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        wanted = Phrase("wanted-number", low=str(low), high=str(high))
        value: int = self._get(field, int, wanted)
        if not low <= value <= high:
            raise self.fail(field, "value", value=str(value), wanted=wanted)
        return value

    def flag(self, field: str) -> bool:
        value: bool = self._get(field, bool, Phrase("wanted-flag"))
        return value

    def choices(self, field: str, among: Collection[str]) -> list[str]:
        wanted = Phrase("wanted-list-of", list=", ".join(among))
        values: list[str] = self._get(field, list, wanted)
        for value in values:
            if value not in among:
                raise self.fail(field, "item", value=repr(value), wanted=wanted)
        return values

    def words(self, field: str) -> list[str]:
        wanted = Phrase("wanted-texts")
        values: list[str] = self._get(field, list, wanted)
        for value in values:
            if not isinstance(value, str):
                raise self.fail(field, "item", value=repr(value), wanted=wanted)
        return values

    def holds_text(self, field: str) -> bool:
        return isinstance(self._data.get(field), str)

    def texts(self, prefix: str = "") -> dict[str, str]:
        """Read the same text in every language: ``en`` and ``pl``, or ``text_en`` and ``text_pl``."""
        return {lang: self.text(prefix + lang) for lang in LANGS}

    def source(self) -> str:
        """Read where the entry comes from: printed in the rulebook, public, or reconstructed by us."""
        return self.choice("source", SOURCES)

    def entries(self, field: str, key: str = "id") -> Iterator[Entry]:
        """Read a list of tables; each is called by its ``key`` in errors, and no two may share it."""
        rows: list[Any] = self._get(field, list, Phrase("wanted-tables"))
        seen: set[str] = set()
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                raise self.fail(field, "entry", number=str(number), value=repr(row))
            name = str(row.get(key, f"no. {number}"))  # it may be a list, which is refused when the key is read
            if name in seen:
                raise self.fail(field, "twice", name=repr(name))
            seen.add(name)
            yield Entry(row, f"{self._where}, {field} {name}", self._folder)

    def close(self) -> None:
        """Refuse fields that nobody has read: they are misspelt."""
        unknown = sorted(set(self._data) - self._read)
        if unknown:
            raise self.fail(unknown[0], "unknown")


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file, or say in one line what is wrong with it."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # What exactly is wrong, the library says in English only; where it is, it says at the end.
        place = re.search(r"line (\d+), column (\d+)", str(error))
        where = Phrase("at-place", line=place[1], column=place[2]) if place else Phrase("at-end")
        raise Unreadable("not-toml", path=str(path), error=str(error), where=where) from None


def read_text(path: Path) -> str:
    """Read a text file, or say in one line why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Unreadable("cannot-read", path=str(path), why=os_error(error)) from None
    except UnicodeDecodeError:
        raise Unreadable("cannot-read", path=str(path), why=Phrase("not-utf-8")) from None


class Source:
    """Where a game reads its files: its own folder, with a pack's folder in front of it where one is given."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        self.folder = folder
        self.pack = pack

    def path(self, name: str) -> Path:
        if self.pack is not None and (self.pack / name).is_file():
            return self.pack / name
        return self.folder / name

    def toml(self, name: str) -> Entry:
        path = self.path(name)
        return Entry(read_toml(path), str(path) if self.pack else name, self.folder)

    def pack_hash(self) -> str:
        """Name the pack's content by a hash, so that a record can insist on the very same pack."""
        digest = hashlib.sha256()
        if self.pack is not None:
            for path in sorted(self.pack.glob("*.toml")) + sorted(self.pack.glob("*.ftl")):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()[:16]
