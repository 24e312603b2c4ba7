"""What a player does without thinking: gives away what is missed least, and lands what helps most in its own zone.

Playouts of the expert are made of this. It goes by the own hand and by what lies open on the tables, and looks at one
zone at a time: a card that leaves the hand changes no other.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose
from theatrum.games.penguins.content import VALUE_OF, ZONE_OF, ZONES
from theatrum.games.penguins.judge import COMING, KEPT, LEAD, PRESENCE, PROMISE
from theatrum.games.penguins.seating import INFILTRATION, ROUNDS

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState

WHIM = 0.5  # points up to which chance decides


def instinct(g: PenguinsState, asked: Choose, chance: Callable[[], float]) -> int:
    """Choose the card whose leaving the hand costs least, counting what it does where it lands."""
    options = asked.options()
    if len(options) == 1:
        return options[0]
    place = g.ring.real[asked.seat]
    landing = g.phase != INFILTRATION
    left = ROUNDS - g.round + (not landing)
    lead, promise, presence, kept, coming = LEAD[left], PROMISE[left], PRESENCE[left], KEPT[left], COMING[left]
    mine, rivals = _landed(g, place)
    held, lowest, second = _held(g.hands[place])

    def worth(zone: int, landed: int, hand: int, low: int) -> float:
        control = 1.0 / (1.0 + exp((rivals[zone] - landed - promise * hand) / lead))
        scores = control * hand + (1.0 - control) * low
        return (1.0 if landed else presence) * (kept * scores + control * coming)

    now = [worth(zone, mine[zone], held[zone], lowest[zone]) for zone in range(ZONES)]
    most, chosen = -1e9, options[0]
    for card in options:
        zone, value = ZONE_OF[card], VALUE_OF[card]
        low = second[zone] if value == lowest[zone] else lowest[zone]
        after = worth(zone, mine[zone] + value if landing else mine[zone], held[zone] - value, low)
        gain = after - now[zone] + WHIM * chance()
        if gain > most:
            most, chosen = gain, card
    return chosen


def _landed(g: PenguinsState, place: int) -> tuple[list[int], list[int]]:
    """Return by zone what the place has landed, its secret choice included, and the most that any other has."""
    mine, rivals = [0] * ZONES, [0] * ZONES
    for other, table in enumerate(g.tables):
        sums = mine if other == place else [0] * ZONES
        for card in table:
            sums[ZONE_OF[card]] += VALUE_OF[card]
        if other != place:
            rivals = [*map(max, rivals, sums)]
    first = g.landing[2 * place]
    if first >= 0:
        mine[ZONE_OF[first]] += VALUE_OF[first]
    return mine, rivals


def _held(hand: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Return by zone the sum of a hand, its lowest card, and the lowest but one; nought where there is none."""
    held, lowest, second = [0] * ZONES, [0] * ZONES, [0] * ZONES
    for card in hand:
        zone, value = ZONE_OF[card], VALUE_OF[card]
        held[zone] += value
        if not lowest[zone] or value < lowest[zone]:
            lowest[zone], second[zone] = value, lowest[zone]
        elif not second[zone] or value < second[zone]:
            second[zone] = value
    return held, lowest, second
