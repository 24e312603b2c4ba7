"""The fixed list of tokens of a game: every atomic choice that can ever be made in it, by number and by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping

from theatrum.engine.errors import Phrase, Unreadable, either


class Vocabulary:
    """Token ``i`` is called ``vocabulary.names[i]``; names are stable, for they are what records hold."""

    __slots__ = ("_numbers", "labels", "names")

    def __init__(self, groups: Iterable[tuple[str, Mapping[str, str] | None]]) -> None:
        """Take (name, label by language) pairs; a token without label is named by a message of its game."""
        pairs = list(groups)
        self.names: tuple[str, ...] = tuple(name for name, _ in pairs)
        self.labels: tuple[Mapping[str, str] | None, ...] = tuple(label for _, label in pairs)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            twice = sorted({name for name in self.names if self.names.count(name) > 1})
            raise Unreadable("tokens-twice", names=", ".join(twice))

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    def number(self, name: str) -> int:
        """Return the token called ``name``; an unknown name is refused with the nearest known ones."""
        try:
            return self._numbers[name]
        except KeyError:
            near = difflib.get_close_matches(name, self.names, 3)
            hint = Phrase("did-you-mean", names=either(near)) if near else ""
            raise Unreadable("no-token", name=repr(name), hint=hint) from None

    def first(self, prefix: str) -> int:
        """Return the lowest token whose name starts with ``prefix``: where a family of tokens begins."""
        for number, name in enumerate(self.names):
            if name.startswith(prefix):
                return number
        raise Unreadable("no-token-family", prefix=repr(prefix))
