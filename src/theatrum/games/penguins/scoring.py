"""Control and points (PG-18 to PG-22): landed cards decide who controls a zone, cards in hand bring the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.penguins import words
from theatrum.games.penguins.content import VALUE_OF, ZONE_OF, ZONES

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState

CONTROL, LOWEST, ABSENT, NONE = "control", "lowest", "absent", "none"


def zone_sums(cards: Sequence[int]) -> list[int]:
    """Add up landed cards zone by zone."""
    sums = [0] * ZONES
    for card in cards:
        sums[ZONE_OF[card]] += VALUE_OF[card]
    return sums


# PG-18, PA-15: the highest sum controls the zone, all who share it do; where nobody has landed, nobody does.
def best_sums(sums: Sequence[Sequence[int]]) -> list[int]:
    """Return the sum that controls each zone, given the sums of every place."""
    return [max(column) for column in zip(*sums, strict=True)]


# PG-19, PG-20, PG-21, PA-14, PA-16: all cards of a controlled zone, the lowest one elsewhere, none where absent.
def zone_points(hand: Sequence[int], own: Sequence[int], best: Sequence[int]) -> list[tuple[int, str]]:
    """Return points and their reason for each zone: a hand, the sums of its place, and the controlling sums."""
    total = [0] * ZONES
    lowest = [99] * ZONES
    for card in hand:
        zone, value = ZONE_OF[card], VALUE_OF[card]
        total[zone] += value
        if value < lowest[zone]:
            lowest[zone] = value
    points = []
    for zone in range(ZONES):
        if not total[zone]:
            points.append((0, NONE))
        elif not own[zone]:
            points.append((0, ABSENT))
        elif own[zone] == best[zone]:
            points.append((total[zone], CONTROL))
        else:
            points.append((lowest[zone], LOWEST))
    return points


def table_sums(g: PenguinsState) -> list[list[int]]:
    return [zone_sums(table) for table in g.tables]


def totals(g: PenguinsState) -> list[int]:
    """Return what each place scores if the match ends as it stands."""
    sums = table_sums(g)
    best = best_sums(sums)
    return [
        sum([points for points, _ in zone_points(g.scored_cards(place), sums[place], best)])
        for place in range(g.ring.places)
    ]


def announce(g: PenguinsState) -> None:
    """Say who controls what and what it brings, place by place."""
    name = g.ring.name
    sums = table_sums(g)
    best = best_sums(sums)
    for zone in range(ZONES):
        rulers = tuple([name[place] for place in range(g.ring.places) if sums[place][zone] == best[zone]])
        if not best[zone]:
            g.say(words.NO_CONTROL, zone)
        else:
            g.say(words.CONTROL if len(rulers) == 1 else words.JOINT_CONTROL, zone, rulers, best[zone])
    for place in range(g.ring.places):
        total = 0
        for zone, (points, how) in enumerate(zone_points(g.scored_cards(place), sums[place], best)):
            total += points
            if how == CONTROL:
                g.say(words.SCORED_CONTROL, name[place], zone, points)
            elif how == LOWEST:
                g.say(words.SCORED_LOWEST, name[place], zone, points)
            elif how == ABSENT:
                g.say(words.SCORED_ABSENT, name[place], zone)
        g.say(words.TOTAL if g.ring.seat[place] >= 0 else words.VIRTUAL_TOTAL, name[place], total)
