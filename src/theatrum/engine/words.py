"""Sentences as values: what a rule says is a template with its rule ids; it becomes text in a language only when read.

Games declare their sentences once, beside the rules that say them::

    LANDED = Say("landed", "PG-11", "seat:seat", "card:token")
    NOT_IN_HAND = Why("not-in-hand", "PG-10")

and the texts live in the game's ``messages.en.ftl`` and ``messages.pl.ftl`` (Project Fluent), where translators
find the named parameters. A parameter's kind says how its number is read: ``seat``, ``token``, ``tokens`` (a list),
``n`` (a number), ``text`` (the id of another message). A sentence that ``opens`` begins a paragraph of the log: what is
said after it, up to the next one that opens, belongs to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from theatrum.engine.game import Game

Arg = int | str | Sequence[int]


class Say:
    """A sentence template: message id, the rules it cites, its named, typed parameters, and whether it opens."""

    __slots__ = ("id", "opens", "params", "rules")

    def __init__(self, id: str, rules: str = "", *params: str, opens: bool = False) -> None:
        self.id = id
        self.opens = opens
        self.rules: tuple[str, ...] = tuple(rules.split())
        self.params: tuple[tuple[str, str], ...] = tuple(
            (name, kind or "n") for name, _, kind in (param.partition(":") for param in params)
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {' '.join(self.rules)!r})"


class Why(Say):
    """The rule that stands in the way. It is falsy, so a predicate can return it where it would return False."""

    __slots__ = ()

    def __bool__(self) -> Literal[False]:
        return False


Verdict = Literal[True] | Why


class Reason:
    """A refusal as one person can read it: which rule forbids which token, in any language.

    A sentence of the engine knows no game's rules: then those count that ask for something else (``rules``).
    """

    __slots__ = ("_args", "_game", "rules", "why")

    def __init__(self, game: Game, why: Why, args: tuple[Arg, ...] = (), rules: tuple[str, ...] = ()) -> None:
        self.why = why
        self.rules = why.rules or rules
        self._game = game
        self._args = args

    @property
    def rule(self) -> str:
        return self.rules[0] if self.rules else ""

    def text(self, lang: str = "en") -> str:
        return self._game.phrase(self.why, self._args, lang)

    def __repr__(self) -> str:
        return f"<{self.text('en')} [{' '.join(self.rules)}]>"


class Line:
    """One line of the log as one seat may read it."""

    __slots__ = ("id", "opens", "rules", "text")

    def __init__(self, id: str, text: str, rules: tuple[str, ...], *, opens: bool = False) -> None:
        self.id = id
        self.text = text
        self.rules = rules
        self.opens = opens  # a paragraph begins here

    def __str__(self) -> str:
        return f"{self.text} [{' '.join(self.rules)}]" if self.rules else self.text

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (self.text, self.rules) == (other.text, other.rules)

    def __hash__(self) -> int:
        return hash((self.text, self.rules))


# Why the engine itself refuses; their texts are in engine/messages.*.ftl.
MATCH_OVER = Why("match-over")
NOT_ASKED = Why("not-asked", "", "seat:seat", "waiting:seats")
NOT_OFFERED = Why("not-offered", "", "option:token")
NOTHING_TO_UNDO = Why("nothing-to-undo")
UNDO_ANOTHER_ACTED = Why("undo-another-acted", "", "seat:seat")
UNDO_CHANCE = Why("undo-chance")
UNDO_REVEALED = Why("undo-revealed")
