"""Texts in every language, by Project Fluent: plurals and cases are the translator's business, not the rules'."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from theatrum.engine.content import LANGS, read_text
from theatrum.engine.errors import Unreadable, either

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGINE = Path(__file__).parent
KEPT = 4096
"""So many texts are remembered: a table says the same things to everybody, and the whole log after every move."""

Args = tuple[tuple[str, str | int], ...]


def check_lang(lang: str) -> str:
    if lang not in LANGS:
        raise Unreadable("no-language", lang=repr(lang), known=either(LANGS))
    return lang


class Messages:
    """The messages of the given folders, later folders overriding earlier ones."""

    def __init__(self, *folders: Path) -> None:
        self._folders = (ENGINE, *folders)
        self._bundles: dict[str, FluentBundle] = {}

    def _bundle(self, lang: str) -> FluentBundle:
        """Return the messages of a language, read when it is first spoken."""
        bundle = self._bundles.get(lang)
        if bundle is None:
            bundle = self._bundles[lang] = self._read(check_lang(lang))
        return bundle

    def _read(self, lang: str) -> FluentBundle:
        # Imported here because a simulation never reads a text, and Fluent is the slowest import of all.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self._folders:
            path = folder / f"messages.{lang}.ftl"
            if path.is_file():
                bundle.add_resource(FluentResource(read_text(path)), allow_overrides=True)
        return bundle

    def has(self, id: str, lang: str) -> bool:
        return bool(self._bundle(lang).has_message(id))

    def text(self, id: str, lang: str, args: Mapping[str, str | int] | None = None) -> str:
        """Format one message; a missing message or parameter is a bug of ours and raises."""
        return self._formatted(id, lang, tuple(args.items()) if args else ())

    @cached_property
    def _formatted(self) -> Callable[[str, str, Args], str]:
        return lru_cache(KEPT)(self._format)

    def _format(self, id: str, lang: str, args: Args) -> str:
        text, errors = self._try(id, lang, dict(args))
        if errors:
            raise ValueError(f"message {id!r} in {lang}: {errors[0]}")
        return text

    def missing(self, id: str, lang: str, args: Mapping[str, str | float]) -> str:
        """Name the first thing that a message asks for and does not get; nothing when it can be said."""
        _, errors = self._try(id, lang, args)
        return str(errors[0]).rpartition(": ")[2] if errors else ""

    def _try(self, id: str, lang: str, args: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        bundle = self._bundle(lang)
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        if pattern is None:
            raise KeyError(f"no message {id!r} in {lang}")
        text, errors = bundle.format_pattern(pattern, dict(args))
        return str(text), errors


@cache
def messages_in(folder: Path | None) -> Messages:
    """Return the messages of a folder, or the engine's own."""
    return Messages(*([folder] if folder is not None else []))
