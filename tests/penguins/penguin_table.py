"""Read and lead a match of Zany Penguins in the words in which positions are arranged: ``"moon-7"``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from theatrum import testing
from theatrum.engine.match import Match
from theatrum.games.penguins.content import VALUE_OF
from theatrum.games.penguins.state import PenguinsState


def at(seats: int = 3, **where: Any) -> Match:
    """Arrange a position."""
    return testing.position("penguins", seats=seats, **where)


def truth(m: Match) -> PenguinsState:
    return cast(PenguinsState, m.state)


def named(m: Match, kinds: Sequence[int]) -> list[str]:
    return [truth(m).content.name(kind) for kind in kinds]


def hand(m: Match, seat: int) -> list[str]:
    """What is really in a hand, by zone and value."""
    g = truth(m)
    return named(m, sorted(g.hands[g.ring.real[seat]]))


def deck(m: Match, place: int) -> list[str]:
    """What is really in a deck, from the top."""
    return named(m, truth(m).decks[place][::-1])


def pile(m: Match, virtual: int, seat: int) -> list[str]:
    return named(m, truth(m).piles[virtual // 2 * 2 + seat])


def table(m: Match, place: int) -> list[str]:
    """What everybody sees lying before a place, in the order of landing."""
    return plain(m.view()["places"][place]["table"])


def plain(tokens: Sequence[str]) -> list[str]:
    """Write tokens as cards: without their family."""
    return [token.removeprefix("card:") for token in tokens]


def offered(m: Match, seat: int) -> list[str]:
    return plain(m.options(seat))


def asked(m: Match, seat: int) -> str | None:
    question = m.question(seat)
    return question.id if question else None


def said(m: Match, seat: int | None = None) -> list[str]:
    return [line.id for line in m.log(seat)]


def lines(m: Match, id: str, seat: int | None = None, lang: str = "en") -> list[str]:
    """What was said under one message."""
    return [line.text for line in m.log(seat, lang) if line.id == id]


def choose(m: Match, seat: int, *cards: str) -> None:
    for card in cards:
        m.play(seat, f"card:{card}")


def land(m: Match, *chosen: str | tuple[str, str]) -> None:
    """Let seats 0, 1, 2 … land one card each, or two."""
    for seat, cards in enumerate(chosen):
        choose(m, seat, *([cards] if isinstance(cards, str) else cards))


Wanted = Callable[[int], bool]


def anything(kind: int) -> bool:
    return True


def quiet(kind: int) -> bool:
    """Neither an effect nor high enough to be destroyed."""
    return VALUE_OF[kind] in (4, 5, 6)


def no_twins(kind: int) -> bool:
    return VALUE_OF[kind] != 1


def finish_phase(m: Match, wanted: Wanted = anything) -> None:
    """Let everybody choose the first card that is wanted, until the phase or the match is over."""
    g = truth(m)
    phase, round = g.phase, g.round
    while not m.over and (truth(m).phase, truth(m).round) == (phase, round):
        seat = m.actors()[0]
        m.play(seat, next(token for token in m.tokens(seat) if wanted(token)))


def ordinary(m: Match, seat: int) -> str:
    """Name a card of a hand that neither has an effect nor is high enough to be destroyed."""
    return next(card for card in hand(m, seat) if card[-1] in "456")


# Enough quiet cards for everybody to play two rounds with.
EXTRA = [
    ["antarctica-4", "antarctica-5", "antarctica-5", "antarctica-6"],
    ["desert-4", "desert-5", "desert-5", "desert-6"],
    ["jungle-4", "jungle-5", "jungle-5", "jungle-6"],
    ["city-4", "city-5", "city-5", "city-6"],
    ["moon-4", "moon-5", "moon-5", "moon-6"],
]
