"""The three ways in which a request can fail: it cannot be read, it is illegal, or it contradicts the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theatrum.engine.words import Reason


class Problem(Exception):
    """Anything that a caller did and can put right. Its text is one line for people."""


class Unreadable(Problem, ValueError):
    """A name, file, record or pack that cannot be understood."""


class BadOption(Problem, ValueError):
    """An unknown or contradictory choice at setup."""


class Illegal(Problem):
    """A move or undo that a rule forbids; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.text("en"))
        self.reason = reason

    @property
    def rule(self) -> str:
        return self.reason.rule

    def text(self, lang: str) -> str:
        return self.reason.text(lang)
