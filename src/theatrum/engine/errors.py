"""The three ways in which a request can fail: it cannot be read, it is illegal, or it contradicts the options."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from theatrum.engine.words import Reason

LONGEST_ARGUMENT = 300
LONGEST_PHRASE = 2000


class Readable(Protocol):
    """Whatever can say itself in a language: a phrase, a reason, another problem."""

    def text(self, lang: str = "en") -> str: ...


Told = str | int | Readable


class Phrase:
    """A message with its arguments, not yet in any language; an argument may be a phrase or a problem itself.

    ``folder`` is where its ``messages.*.ftl`` are; without one it is the engine's own. A whole sentence in place of the
    id is said as it is: for a game that speaks one language only.
    """

    def __init__(self, id: str, folder: Path | None = None, /, **args: Told) -> None:
        self.id = id
        self.folder = folder
        self.args = args

    def text(self, lang: str = "en") -> str:
        from theatrum.engine.messages import messages_in

        if " " in self.id:
            return self.id
        return messages_in(self.folder).text(self.id, lang, {name: _say(arg, lang) for name, arg in self.args.items()})


def _say(arg: Told, lang: str) -> str | int:
    """Say an argument, cut to a size that still reads well; Fluent refuses very long ones altogether."""
    if isinstance(arg, int):
        return arg
    text, longest = (arg, LONGEST_ARGUMENT) if isinstance(arg, str) else (arg.text(lang), LONGEST_PHRASE)
    return text if len(text) <= longest else text[:longest] + "…"


def either(names: Sequence[str]) -> Told:
    """Write a choice as a sentence does: a, b or c."""
    if len(names) < 2:
        return "".join(names)
    return Phrase("or", list=", ".join(names[:-1]), last=names[-1])


def os_error(error: OSError) -> str | Phrase:
    """Say what the system refused: the usual cases in every language, the rare ones in the system's own words."""
    name = errno.errorcode.get(error.errno or 0, "")
    return Phrase(f"os-{name}") if name in TRANSLATED else error.strerror or str(error)


TRANSLATED = ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS", "ENAMETOOLONG")


class Problem(Exception):
    """Anything that a caller did and can put right: one line for people, in any language.

    Its text is the message ``problem-ID`` of the engine, or of ``folder``: a game's, the terminal's, the table's.
    """

    def __init__(self, id: str, folder: Path | None = None, /, **args: Told) -> None:
        super().__init__(id)
        self.phrase = Phrase(id if " " in id else f"problem-{id}", folder, **args)

    def text(self, lang: str = "en") -> str:
        return self.phrase.text(lang)

    def __str__(self) -> str:
        return self.text("en")


class Unreadable(Problem, ValueError):
    """A name, file, record or pack that cannot be understood."""


class BadOption(Problem, ValueError):
    """An unknown or contradictory choice at setup."""


class Illegal(Problem):
    """A move or undo that a rule forbids; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        Exception.__init__(self, reason)
        self.reason = reason

    @property
    def rule(self) -> str:
        return self.reason.rule

    def text(self, lang: str = "en") -> str:
        return self.reason.text(lang)
