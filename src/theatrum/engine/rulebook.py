"""The rulebook of a game as numbered atoms in our own words; everything that the engine says cites these ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from theatrum.engine.content import Source
from theatrum.engine.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Rule:
    """One atom: its id, the chapter it stands in, its text by language, and where it comes from."""

    id: str
    chapter: str
    text: Mapping[str, str]
    source: str


class Rulebook:
    """All atoms of one game, in the order of the book."""

    def __init__(self, source: Source) -> None:
        page = source.toml("rulebook.toml")
        self.seed = page.text("seed")
        self.chapters: dict[str, dict[str, str]] = {}
        for entry in page.entries("chapter"):
            self.chapters[entry.text("id")] = entry.texts()
            entry.close()
        self.rules: dict[str, Rule] = {}
        for entry in page.entries("rule"):
            rule = Rule(entry.text("id"), entry.choice("chapter", self.chapters), entry.texts(), entry.source())
            entry.close()
            self.rules[rule.id] = rule
        page.close()

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __getitem__(self, id: str) -> Rule:
        try:
            return self.rules[id]
        except KeyError:
            known = ", ".join(list(self.rules)[:3])
            raise Unreadable("no-rule", id=repr(id), known=known) from None
