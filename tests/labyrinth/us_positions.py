"""Positions in which a card with a US event is about to be played, by either side."""

from __future__ import annotations

from typing import Any, cast

from theatrum.engine.match import Match
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position

US, JIHADIST = 0, 1
A_CELL_SOMEWHERE = {"thailand": {"posture": "soft", "sleepers": 1}}


def us_holds(card: int, countries: dict[str, Any] | None = None, *others: int, **where: Any) -> Match:
    """Let the US begin its phase with a card, on a map that is empty but for one cell in Thailand."""
    return position(
        "labyrinth",
        empty=True,
        side="us",
        us_hand=[card, *(others or (120,))],
        countries=A_CELL_SOMEWHERE | (countries or {}),
        **{"jihadist_hand": [50, 51], **where},
    )


def jihadist_triggers(card: int, countries: dict[str, Any] | None = None, *others: int, **where: Any) -> Match:
    """Let the Jihadist use a US card for operations, so that its event happens first; ``others`` are US cards."""
    m = position(
        "labyrinth",
        empty=True,
        side="jihadist",
        countries=A_CELL_SOMEWHERE | (countries or {}),
        **{"us_hand": others or (120,), "jihadist_hand": [card, 50, 51], **where},
    )
    return play(m, f"card:{card}", "use:operations", "order:event")


def event(m: Match, card: int, *answers: str) -> Labyrinth:
    """Let the US play a card as an event and answer; return the state."""
    play(m, f"card:{card}", "use:event", *answers)
    return table(m)


def table(m: Match) -> Labyrinth:
    return cast(Labyrinth, m.state)


def refused(m: Match, card: int) -> tuple[str, ...]:
    """Take the card up and return the rules that keep its event from being played; none if it may be."""
    play(m, f"card:{card}")
    reason = m.why(US, "use:event")
    return reason.rules if reason else ()


def unmet(card: int) -> tuple[str, ...]:
    return ("6.2.6", f"#{card}")


def said(m: Match, seat: int | None = US) -> list[str]:
    return [what.id for what, _, _ in m._heard(seat)]


def asked(m: Match, seat: int = US) -> str:
    question = m.question(seat)
    return question.id if question else ""
