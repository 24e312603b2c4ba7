"""Scoring: regions, the powers' own abilities, majority tokens, unspent assets; and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.world_order import words as w
from theatrum.games.world_order.influence import OWNERS, all_cubes, cubes
from theatrum.games.world_order.table import score
from theatrum.games.world_order.tokens import (
    ABILITY,
    BONUS,
    CHINA,
    CUBES,
    FROM_ASSETS,
    FROM_ORDER,
    LOCAL,
    POWERS,
    REGION,
    REGIONS,
    RUSSIA,
    TOKENS,
    USA,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

Standing = tuple[int, int, int, int, int]
"""Owner, cubes, armies, place (from 1), and the majority bonus of that place."""


# WO-97: in the third round and in the last one.
def rounds(g: WorldOrderState) -> tuple[int, int]:
    last = g.content.numbers.rounds
    return (last // 2, last)


def score_round(g: WorldOrderState) -> None:
    g.say(w.SCORING, g.round)
    g.firsts = [0] * POWERS
    for region in range(REGIONS):
        score_region(g, region)
    for p in g.order:
        points = ability_points(g, p)
        if points:
            score(g, p, ABILITY, points)
            g.say(ABILITY_WORDS[p], p, points)
    for name in MAJORITIES:
        for p, points in majority(g, name):
            score(g, p, TOKENS, points)
            g.say(MAJORITY_WORDS[name], p, points)
    if g.round == g.content.numbers.rounds:
        score_unspent(g)


# WO-97 to WO-101: only where every numbered slot is taken: a point for each cube, then the bonuses.
def score_region(g: WorldOrderState, region: int) -> None:
    if g.free[region]:
        g.say(w.NOT_FULL, REGION + region)
        return
    for owner, count, _, place, bonus in standings(g, region):
        if owner == LOCAL or g.seat_of[owner] < 0:
            continue
        score(g, owner, CUBES, count)
        score(g, owner, BONUS, bonus)
        if place == 1:
            g.firsts[owner] += 1
        g.say(w.REGION_SCORED, owner, REGION + region, count, bonus)


# WO-99, WO-100, WO-101: by cubes, then by armies; who is still tied takes the lowest of the tied places.
def standings(g: WorldOrderState, region: int) -> list[Standing]:
    bonus = g.content.regions[region].bonus
    row, above, armies = g.temporary[region], region * OWNERS, region * POWERS
    held = []
    for owner in range(OWNERS):
        count = g.above[above + owner] + row.count(owner)
        if count:  # WA-10: without a cube there is no place
            held.append((-count, -g.armies[armies + owner] if owner < POWERS else 0, owner))
    held.sort()
    found: list[Standing] = []
    place = len(held)
    for index in range(len(held) - 1, -1, -1):
        count, army, owner = held[index]
        if found and (found[-1][1], found[-1][2]) != (-count, -army):
            place = index + 1
        found.append((owner, -count, -army, place, bonus[place - 1] if place <= len(bonus) else 0))
    found.reverse()
    return found


# --- the powers' own abilities -----------------------------------------------------------------------------------


# WO-102: the USA loses points where it does not lead, alone or tied, in enough regions.
def superpower(g: WorldOrderState) -> int:
    ladder = g.content.ladders["superpower"]
    led = superpower_regions(g)
    return ladder[led] if led < len(ladder) else 0


def superpower_regions(g: WorldOrderState) -> int:
    """WA-3: all regions count, unless a pack reads it otherwise; the local powers are rivals, too."""
    everywhere = g.content.readings["superpower_everywhere"]
    led = 0
    for region in range(REGIONS):
        if everywhere or not g.free[region]:
            counts = [cubes(g, region, owner) for owner in range(OWNERS)]
            led += counts[USA] > 0 and counts[USA] == max(counts)
    return led


# WO-103: Russia gains for every region of its zone where it has the most armies, alone or tied.
def sphere(g: WorldOrderState) -> int:
    return g.content.numbers.sphere_points * sphere_regions(g)


def sphere_regions(g: WorldOrderState) -> int:
    held = 0
    for region in g.content.zones[RUSSIA]:
        armies = g.armies[region * POWERS : (region + 1) * POWERS]
        held += armies[RUSSIA] > 0 and armies[RUSSIA] == max(armies)
    return held


# WO-104: China gains at the end for the regions where it has invested.
def network(g: WorldOrderState) -> int:
    if g.round < g.content.numbers.rounds:
        return 0
    return network_points(g)


def network_points(g: WorldOrderState) -> int:
    ladder = g.content.ladders["network"]
    return ladder[min(network_regions(g), len(ladder) - 1)]


def network_regions(g: WorldOrderState) -> int:
    return len({g.content.countries.region[card] for card in g.allies[CHINA] if g.fdi[card]})


ABILITIES = {USA: superpower, RUSSIA: sphere, CHINA: network}
ABILITY_WORDS = {USA: w.SUPERPOWER, RUSSIA: w.SPHERE, CHINA: w.NETWORK}


def ability_points(g: WorldOrderState, p: int) -> int:
    return ABILITIES[p](g) if p in ABILITIES else 0


# --- majority tokens ---------------------------------------------------------------------------------------------

MAJORITIES = ("money", "armies", "countries")
MAJORITY_WORDS = {"money": w.MOST_MONEY, "armies": w.MOST_ARMIES, "countries": w.MOST_COUNTRIES}


def measured(g: WorldOrderState, name: str, p: int) -> int:
    """WO-105 to WO-107: money; armies on the map; allied countries."""
    if name == "money":
        return g.money[p]
    if name == "armies":
        return sum(g.armies[p::POWERS])
    return len(g.allies[p])


# WO-105 to WO-108: by place; who is tied takes the lowest of the tied places. Of two players only a winner scores.
def majority(g: WorldOrderState, name: str) -> list[tuple[int, int]]:
    ladder = g.content.ladders[name if g.seats > 2 else f"{name}-two"]
    counts = {p: measured(g, name, p) for p in g.order}
    return [(p, points) for p in g.order if (points := place_points(counts[p], list(counts.values()), ladder))]


def place_points(count: int, counts: Sequence[int], ladder: Sequence[int]) -> int:
    place = sum(1 for other in counts if other >= count)
    return ladder[place - 1] if count > 0 and place <= len(ladder) else 0


# --- the end -----------------------------------------------------------------------------------------------------


# WO-109, WO-110: what was never used is worth something.
def score_unspent(g: WorldOrderState) -> None:
    for p in g.order:
        points = g.content.numbers.unused_asset * len(g.assets[p])
        if points:
            score(g, p, FROM_ASSETS, points)
            g.say(w.UNUSED_ASSETS, p, points)
        if g.orders[p]:
            score(g, p, FROM_ORDER, g.content.numbers.unused_order)
            g.say(w.UNUSED_ORDER, p, g.content.numbers.unused_order)


# WO-111: most points, then most first bonuses in the last scoring, then most cubes; then the victory is shared.
def rank(g: WorldOrderState, p: int) -> tuple[int, int, int]:
    return g.score[p], g.firsts[p], all_cubes(g, p)
