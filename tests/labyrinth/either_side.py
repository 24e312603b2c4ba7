"""Positions for the events that belong to no side, and what has come of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import markers
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position

SIDES = ("us", "jihadist")
BOTH = pytest.mark.parametrize("side", SIDES)

# A cell far from everything, so that the US has not won, in a Soft country that balances Israel: no GWOT penalty.
ELSEWHERE = {"kenya-tanzania": {"sleepers": 1, "posture": "soft"}}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}


def truth(m: Match) -> Labyrinth:
    return cast(Labyrinth, m.state)


def holding(side: str, card: int, countries: Mapping[str, Any] | None = None, **where: Any) -> Match:
    """Let a side choose what to do with a card; each side has two more."""
    hands = {"us_hand": [5, 12], "jihadist_hand": [57, 70]}
    hands[f"{side}_hand"] = [*where.pop(f"{side}_hand", hands[f"{side}_hand"]), card]
    where = {"prestige": 7, "funding": 5, **hands, **where}
    m = position("labyrinth", empty=True, side=side, countries={**ELSEWHERE, **(countries or {})}, **where)
    return play(m, f"card:{card}")


def happened(side: str, card: int, countries: Mapping[str, Any] | None = None, *moves: str, **where: Any) -> Labyrinth:
    """Play a card as an event, with the answers that it asks for."""
    return truth(play(holding(side, card, countries, **where), "use:event", *moves))


def refusal(side: str, card: int, countries: Mapping[str, Any] | None = None, **where: Any) -> str:
    """Return why a card cannot be played as an event, or nothing."""
    reason = holding(side, card, countries, **where).why(SIDES.index(side), "use:event")
    return reason.why.id if reason else ""


def said(m: Match) -> list[str]:
    """Return the ids of all that was said."""
    return [what.id for what, _, _ in m._events()]


def plots(g: Labyrinth) -> list[tuple[int, int, bool]]:
    """List the plots on the map: country, kind, whether it lies open."""
    return [(marker >> 7, markers.kind_of(marker), bool(marker & markers.OPEN)) for marker in g.plots]
