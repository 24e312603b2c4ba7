"""Positions of Labyrinth on an otherwise empty map, and what is read off them, for the rules of chapters 2 to 6."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position

US, JIHADIST = 0, 1
MUSLIM = [lands.IDS[land] for land in lands.MUSLIM]

GOOD_ALLY = {"governance": "good", "alignment": "ally"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
FAIR_NEUTRAL = {"governance": "fair", "alignment": "neutral"}
POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}
RULED = {"governance": "islamist", "alignment": "adversary"}

A_CELL = {"iran": {"sleepers": 1}}  # without any cell the US would have won

# Cards by side and value that do nothing of note when they are used for operations by their own side.
US_ONE, US_TWO, US_THREE = 2, 14, 35
JIHADIST_ONE, JIHADIST_TWO, JIHADIST_THREE = 50, 66, 77
NEUTRAL_ONE, NEUTRAL_TWO, NEUTRAL_THREE = 101, 107, 113


def at(side: str, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Arrange a position in which a side is to play; both hold two cards of their own unless something else is said."""
    where = {"us_hand": [US_THREE, 40], "jihadist_hand": [JIHADIST_THREE, 83], "prestige": 5, "funding": 5, **where}
    return position("labyrinth", empty=True, side=side, countries={**A_CELL, **(countries or {})}, **where)


def turn_over(countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Arrange the end of a turn: nobody holds a card, so that everything up to the next card happens by itself."""
    return at("us", countries, **{"us_hand": [], "jihadist_hand": [], **where})


def operate(m: Match, card: int, operation: str, *moves: str) -> Match:
    """Use a card for an operation; it must not trigger anything."""
    return play(m, f"card:{card}", "use:operations", f"op:{operation}", *moves)


def all_but(*cards: int) -> list[int]:
    return [card for card in range(1, 121) if card not in cards]


def governed(how: dict[str, Any], ids: Iterable[str]) -> dict[str, Any]:
    return dict.fromkeys(ids, how)


def truth(m: Match) -> Labyrinth:
    return cast(Labyrinth, m.state)


def country(m: Match, id: str, seat: int | None = None) -> dict[str, Any]:
    """Return a country as a seat sees it."""
    found: dict[str, Any] = m.view(seat)["countries"][lands.IDS.index(id)]
    return found


def ending(m: Match) -> tuple[str, str]:
    """Return who has won and how, or nothing."""
    view = m.view()
    return view["winner"], view["ending"]


def refusal(m: Match, seat: int, token: str) -> str:
    reason = m.why(seat, token)
    return reason.rule if reason else ""


def said(m: Match, seat: int | None = None) -> list[str]:
    """Return the ids of the lines that a seat may read."""
    return [what.id for what, _, _ in m._heard(seat)]


def asked(m: Match, seat: int) -> str:
    question = m.question(seat)
    return question.id if question else ""
