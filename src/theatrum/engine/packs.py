"""What a pack may hold, checked before anything is played with it: a slip in it must not end a match half-way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theatrum.engine.content import LANGS, Source, read_text
from theatrum.engine.errors import Unreadable
from theatrum.engine.messages import ENGINE, Messages
from theatrum.engine.rulebook import Rulebook

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

MANIFEST = "pack.toml"
RULEBOOK = "rulebook.toml"

COUNTS = (1, 2, 5, 1.5)
"""Numbers that need every plural form of our languages."""


def pack_files(pack: Path) -> list[Path]:
    """List what is in a pack; hidden files are the system's business."""
    return [path for path in sorted(pack.iterdir()) if not path.name.startswith(".")]


def check_pack(game: str, folder: Path, pack: Path) -> None:
    """Refuse a pack for the game of a folder that holds what nobody reads, or lacks what somebody will."""
    check_files(game, folder, pack)
    for lang in LANGS:
        check_messages(folder, pack, lang)
    check_rulebook(game, folder, pack)


def check_files(game: str, folder: Path, pack: Path) -> None:
    """Refuse files that the game does not read: they are misspelt or misplaced, and would be ignored silently."""
    known = {MANIFEST, *(path.name for path in folder.glob("*.toml")), *(f"messages.{lang}.ftl" for lang in LANGS)}
    for path in pack_files(pack):
        if path.name not in known or not path.is_file():
            raise Unreadable("pack-file", file=str(path), game=game, files=", ".join(sorted(known)))


def check_messages(folder: Path, pack: Path, lang: str) -> None:
    """Refuse messages that Fluent cannot read, and those that ask for what the game does not tell."""
    from fluent.syntax.ast import Junk

    path = pack / f"messages.{lang}.ftl"
    if not path.is_file():
        return
    for entry in _parsed(path):
        if isinstance(entry, Junk):
            first = str(entry.content).strip().partition("\n")[0]
            raise Unreadable("pack-message", file=str(path), message=repr(first))
    told = _arguments(folder)
    said = Messages(folder, pack)
    for message in _messages(path):
        for count in COUNTS:
            missing = said.missing(message.id.name, lang, dict.fromkeys(told.get(message.id.name, ()), count))
            if missing:
                raise Unreadable("pack-argument", file=str(path), message=message.id.name, missing=repr(missing))


def check_rulebook(game: str, folder: Path, pack: Path) -> None:
    """Refuse a rulebook without a rule that the game cites."""
    if not (pack / RULEBOOK).is_file():
        return
    own, theirs = Rulebook(Source(folder)), Rulebook(Source(folder, pack))
    gone = [id for id in own.rules if id not in theirs.rules]
    if gone:
        raise Unreadable("pack-rule", file=str(pack / RULEBOOK), rule=gone[0], game=game)


def _parsed(path: Path) -> list[Any]:
    from fluent.runtime import FluentResource

    return list(FluentResource(read_text(path)).body)


def _messages(path: Path) -> Iterator[Message]:
    from fluent.syntax.ast import Message

    return (entry for entry in _parsed(path) if isinstance(entry, Message))


def _arguments(folder: Path) -> dict[str, set[str]]:
    """Tell for each message of a game what it is told, going by what it says in any language."""
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    class Arguments(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    found: dict[str, set[str]] = {}
    for path in (place / f"messages.{lang}.ftl" for place in (ENGINE, folder) for lang in LANGS):
        for message in _messages(path):
            arguments = Arguments()
            arguments.visit(message)
            found.setdefault(message.id.name, set()).update(arguments.names)
    return found
