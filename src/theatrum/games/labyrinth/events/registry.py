"""The table of events: for every card, when it can be played and what happens (6.2.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from theatrum.engine.words import Say, Why

if TYPE_CHECKING:
    from theatrum.engine.flow import Flow
    from theatrum.games.labyrinth.state import Labyrinth

Happening = Callable[["Labyrinth", int], "Flow[None] | None"]
Condition = Callable[["Labyrinth", int], bool]


class Event:
    """One card's event. ``when`` and ``happen`` are told for which side it happens."""

    __slots__ = ("happen", "unmet", "when")

    def __init__(self, number: int, happen: Happening, when: Condition | None) -> None:
        self.happen = happen
        self.when = when
        self.unmet = Why(f"condition-{number}", f"6.2.6 #{number}")


class Pick:
    """What an event asks a country for, and why others than those it means are out of the question.

    The sentences are ``ask-…`` and ``only-…``; several cards may share them, but each cites itself.
    """

    __slots__ = ("question", "unfit")

    def __init__(self, question: str, only: str, *cards: int) -> None:
        cited = " ".join(f"#{card}" for card in cards)
        self.question = Say(f"ask-{question}", cited, "card:token")
        self.unfit = Why(f"only-{only}", cited)


EVENTS: Final[dict[int, Event]] = {}


def event(*numbers: int, when: Condition | None = None) -> Callable[[Happening], Happening]:
    """Enter a function into the table as the event of these cards; ``when`` is the condition printed on them."""

    def enter(happen: Happening) -> Happening:
        for number in numbers:
            assert number not in EVENTS, f"card {number} has two events"
            EVENTS[number] = Event(number, happen, when)
        return happen

    return enter


def this_card(g: Labyrinth, *copies: int) -> int:
    """Tell which of several equal cards is being played, so that questions can name it."""
    return next((card for card in reversed(g.table) if card in copies), copies[0])
