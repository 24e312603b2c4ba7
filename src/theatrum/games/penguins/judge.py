"""How well a seat stands, at a glance (``judge``) and after some thought (``outlook``), in a world that it imagines.

At a glance, a zone is worth what one holds there, as far as it is backed by what one has landed there. That is how a
beginner plays: sensibly, and blind to what the others do.

Thought over, a zone is worth the cards in hand times the chance to control it, or the lowest of them where control is
unlikely. The chance depends on what lies on the tables, and, the more rounds are still to come, on what could yet be
landed. Early on, hands still change so much that what is held now tells little, and control itself is worth more.
"""

from __future__ import annotations

from math import exp, fsum
from typing import TYPE_CHECKING

from theatrum.games.penguins.content import VALUE_OF, ZONE_OF, ZONES
from theatrum.games.penguins.seating import LANDING, ROUNDS

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState

# By landings to come, the current one included. Fitted by least squares to the final margins of 8,000 matches of two
# played by instinct, then smoothed by hand.
LEAD = (0.4, 2.9, 3.4, 4.6, 6.0, 6.0, 6.0, 6.0, 6.0)  # points of lead that make control e times as likely
PROMISE = (0.0, 0.09, 0.14, 0.23, 0.35, 0.35, 0.3, 0.3, 0.3)  # how much of a hand counts as if it were landed
PRESENCE = (0.0, 0.15, 0.45, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0)  # the chance to land yet where one is absent
KEPT = (1.0, 0.7, 0.55, 0.37, 0.1, 0.06, 0.06, 0.06, 0.06)  # how much of a hand counts at the end
COMING = (0.0, 2.9, 5.2, 9.0, 16.0, 14.0, 11.0, 8.0, 5.0)  # points that control of a zone will bring yet

SWING = 9.0  # points of difference that make a win e times as likely
BACKING, GLANCE = 20.0, 14.0  # backed points at which a beginner thinks that things are even, and the swing of it


def judge(g: PenguinsState, seat: int) -> float:
    """Tell from 0 to 1 how well the seat stands at a glance."""
    place = g.ring.real[seat]
    held, landed = [0] * ZONES, [0] * ZONES
    for card in g.hands[place]:
        held[ZONE_OF[card]] += VALUE_OF[card]
    for card in g.tables[place]:
        landed[ZONE_OF[card]] += VALUE_OF[card]
    for card in g.turned:
        if card >> 6 == place:
            landed[ZONE_OF[card & 63]] += VALUE_OF[card & 63]
    for card in g.landing[2 * place : 2 * place + 2]:
        if card >= 0:
            landed[ZONE_OF[card]] += VALUE_OF[card]
    backed = sum(min(pair) for pair in zip(held, landed, strict=True))
    return 1.0 / (1.0 + exp((BACKING - backed) / GLANCE))


def outlook(g: PenguinsState, seat: int) -> float:
    """Estimate from 0 to 1 how well the seat stands."""
    expected = expectations(g)
    mine = expected.pop(seat)
    rival = max(expected)
    field = fsum(expected) / len(expected)
    return 1.0 / (1.0 + exp((0.75 * rival + 0.25 * field - mine) / SWING))


def expectations(g: PenguinsState) -> list[float]:
    """Estimate the final points of every seat; what has been chosen secretly counts where it is going to."""
    ring, places = g.ring, g.ring.places
    left = ROUNDS - g.round + 1 if g.phase != LANDING or not g.turned else ROUNDS - g.round
    landed = [[0] * ZONES for _ in range(places)]
    held = [[0] * ZONES for _ in range(places)]
    lowest = [[0] * ZONES for _ in range(places)]
    hands = [hand[:] for hand in g.hands]
    tables = [table[:] for table in g.tables]
    for card in g.turned:
        tables[card >> 6].append(card & 63)
    for place in ring.real:
        for slot, neighbour in ((2 * place, ring.left[place]), (2 * place + 1, ring.right[place])):
            if g.gives[slot] >= 0:
                hands[neighbour].append(g.gives[slot])
            if g.landing[slot] >= 0:
                tables[place].append(g.landing[slot])
    for place in range(places):
        sums = landed[place]
        for card in tables[place]:
            sums[ZONE_OF[card]] += VALUE_OF[card]
        sums, low = held[place], lowest[place]
        for card in hands[place]:
            zone, value = ZONE_OF[card], VALUE_OF[card]
            sums[zone] += value
            if not low[zone] or value < low[zone]:
                low[zone] = value
    lead, promise, presence, kept, coming = LEAD[left], PROMISE[left], PRESENCE[left], KEPT[left], COMING[left]
    expected = [0.0] * g.seats
    for zone in range(ZONES):
        weights = [exp((landed[place][zone] + promise * held[place][zone]) / lead) for place in range(places)]
        total = fsum(weights)
        for seat, place in enumerate(ring.real):
            control = weights[place] / total
            there = 1.0 if landed[place][zone] else presence
            scores = control * held[place][zone] + (1.0 - control) * lowest[place][zone]
            expected[seat] += there * (kept * scores + control * coming)
    return expected
