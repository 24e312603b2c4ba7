"""Lead a match of Labyrinth to a Jihadist event: played from the Jihadist's hand, or triggered by the US."""

from __future__ import annotations

from typing import Any, cast

from theatrum.engine.match import Match
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position

# Cards that belong to nobody, so that hands do not run empty and nothing else happens.
SPARE_US = [113, 119]
SPARE_JIHADIST = [101]

A_CELL = {"sudan": {"governance": "poor", "alignment": "neutral", "sleepers": 1}}
OCCUPIED = {"governance": "poor", "alignment": "ally", "regime_change": "tan", "troops": 6, "sleepers": 1}


def hold(card: int, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Put a card into the Jihadist's hand; one cell is in Sudan besides what is said, and the map is empty."""
    where.setdefault("us_hand", SPARE_US)
    where.setdefault("jihadist_hand", sorted({card, *SPARE_JIHADIST}))
    return position("labyrinth", empty=True, countries={**A_CELL, **(countries or {})}, **where)


def happens(m: Match, card: int, *moves: str) -> Labyrinth:
    """Play the event of a card of the Jihadist's hand, and answer what it asks."""
    play(m, f"card:{card}", "use:event", *moves)
    return truth(m)


def refused(m: Match, card: int) -> tuple[str, ...]:
    """Try the event and return the rules in its way, none if it is playable."""
    play(m, f"card:{card}")
    reason = m.why(1, "use:event")
    assert (reason is None) == ("use:event" in m.options(1))
    return reason.rules if reason else ()


def triggered(card: int, countries: dict[str, Any] | None = None, **where: Any) -> Match:
    """Let the US use the card for operations and have the event come first."""
    where.setdefault("us_hand", [card, *SPARE_US])
    where.setdefault("jihadist_hand", SPARE_JIHADIST)
    m = position("labyrinth", empty=True, side="us", countries={**A_CELL, **(countries or {})}, **where)
    return play(m, f"card:{card}", "use:operations", "order:event")


def truth(m: Match) -> Labyrinth:
    return cast(Labyrinth, m.state)


def asked(m: Match, seat: int) -> str:
    """Return the id of the question that a seat is asked, or nothing."""
    question = m.question(seat)
    return question.id if question else ""


def said(m: Match) -> list[str]:
    """Return the ids of all that was said."""
    return [what.id for what, _, _ in m._events()]


def rule_against(m: Match, seat: int, token: str) -> str:
    """Return the first rule in the way of a token, or nothing."""
    reason = m.why(seat, token)
    return reason.rule if reason else ""
