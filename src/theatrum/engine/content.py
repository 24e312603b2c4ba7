"""Content as data: TOML files beside the rules, or in a pack that replaces some of them, read with exact errors."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from theatrum.engine.errors import Unreadable

LANGS = ("en", "pl")
SOURCES = ("rulebook", "public", "reconstructed")


class Entry:
    """One table of a TOML file; every getter names file, entry and field when something is wrong."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self._data = data
        self._where = where
        self._read: set[str] = set()

    def fail(self, field: str, problem: str) -> Unreadable:
        return Unreadable(f"{self._where}, field {field!r}: {problem}")

    def has(self, field: str) -> bool:
        return field in self._data

    def _get(self, field: str, kind: type, wanted: str) -> Any:
        self._read.add(field)
        if field not in self._data:
            raise self.fail(field, f"is missing; it must be {wanted}")
        value = self._data[field]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(field, f"is {value!r}; it must be {wanted}")
        return value

    def text(self, field: str) -> str:
        value: str = self._get(field, str, "a text")
        if not value.strip():
            raise self.fail(field, "is empty; it must be a text")
        return value

    def choice(self, field: str, among: Collection[str]) -> str:
        wanted = "one of " + ", ".join(among)
        value: str = self._get(field, str, wanted)
        if value not in among:
            raise self.fail(field, f"is {value!r}; it must be {wanted}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        wanted = f"a whole number from {low} to {high}"
        value: int = self._get(field, int, wanted)
        if not low <= value <= high:
            raise self.fail(field, f"is {value}; it must be {wanted}")
        return value

    def flag(self, field: str) -> bool:
        value: bool = self._get(field, bool, "true or false")
        return value

    def choices(self, field: str, among: Collection[str]) -> list[str]:
        wanted = "a list of " + ", ".join(among)
        values: list[str] = self._get(field, list, wanted)
        for value in values:
            if value not in among:
                raise self.fail(field, f"has {value!r}; it must be {wanted}")
        return values

    def words(self, field: str) -> list[str]:
        values: list[str] = self._get(field, list, "a list of texts")
        for value in values:
            if not isinstance(value, str):
                raise self.fail(field, f"has {value!r}; it must be a list of texts")
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
        rows: list[Any] = self._get(field, list, "a list of tables")
        seen: set[Any] = set()
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                raise self.fail(field, f"entry {number} is {row!r}; it must be a table")
            name = row.get(key, f"no. {number}")
            if name in seen:
                raise self.fail(field, f"has two entries called {name!r}")
            seen.add(name)
            yield Entry(row, f"{self._where}, {field} {name}")

    def close(self) -> None:
        """Refuse fields that nobody has read: they are misspelt."""
        unknown = sorted(set(self._data) - self._read)
        if unknown:
            raise self.fail(unknown[0], "is not known here; is it misspelt?")


class Source:
    """Where a game reads its files: its own folder, with a pack's folder in front of it where one is given."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        self.folder = folder
        self.pack = pack
        self.read: set[str] = set()

    def path(self, name: str) -> Path:
        self.read.add(name)
        if self.pack is not None and (self.pack / name).is_file():
            return self.pack / name
        return self.folder / name

    def toml(self, name: str) -> Entry:
        path = self.path(name)
        try:
            data = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise Unreadable(f"cannot read {path}: {error}") from None
        except tomllib.TOMLDecodeError as error:
            raise Unreadable(f"{path} is not valid TOML: {error}") from None
        return Entry(data, str(path) if self.pack else name)

    def pack_hash(self) -> str:
        """Name the pack's content by a hash, so that a record can insist on the very same pack."""
        digest = hashlib.sha256()
        if self.pack is not None:
            for path in sorted(self.pack.glob("*.toml")) + sorted(self.pack.glob("*.ftl")):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()[:16]
