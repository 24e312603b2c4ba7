"""How well a power stands, at a glance: points, what the map promises, and what its things are good for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from theatrum.games.world_order import scoring
from theatrum.games.world_order.aftermath import menaces
from theatrum.games.world_order.course import POWERS_CHOSEN, SETUP
from theatrum.games.world_order.tokens import (
    ARMY,
    CONSUMER,
    DIPLOMACY,
    ENERGY,
    FOOD,
    GOODS,
    RAW,
    REGIONS,
    SERVICES,
    USA,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

SCALE = 14.0
"""So many points ahead of the best rival make the victory about three to one."""

WORTH = {ENERGY: 0.22, RAW: 0.22, FOOD: 0.2, CONSUMER: 0.7, SERVICES: 0.7, DIPLOMACY: 0.55, ARMY: 0.7}
MONEY_WORTH = 0.07
ASSET_WORTH = 3.0
FUTURE_VALUE = 0.22  # of an ally's point of value, for each round left
PRODUCTION_WORTH = 0.12  # of a unit of production, for each round left
ABILITY_WORTH = 0.7  # of an active Growth card, for each round left
CARD_WORTH = 0.25  # of a market card's price, for each round left
THREAT_WEIGHT = 1.2


def judge(g: WorldOrderState, seat: int) -> float:
    """Compare a power's prospects with those of its best rival."""
    if g.phase in (POWERS_CHOSEN, SETUP):
        return 0.5
    own = g.power_of[seat]
    lines = prospects(g)
    rival = max([lines[p] for p in g.order if p != own], default=0.0)
    return 1.0 / (1.0 + math.exp((rival - lines[own]) / SCALE))


def prospects(g: WorldOrderState) -> dict[int, float]:
    """Estimate everybody's final points, up to what all have in common."""
    rounds = g.content.numbers.rounds
    left = rounds - g.round
    found = {p: float(g.score[p]) + holdings(g, p, left) for p in g.order}
    # The coming scorings: certain in their own round, likelier to change the further they lie ahead.
    weight = 0.0 if g.over else 0.9 - 0.08 * left
    if g.round <= rounds // 2:
        weight += 0.9 - 0.12 * (rounds // 2 - g.round)
    for region in range(REGIONS):
        free = g.free[region]
        chance = weight * (1.0 if not free else max(0.25, 0.8 - 0.2 * free))
        for owner, count, _, _, bonus in scoring.standings(g, region):
            if owner in found:
                found[owner] += chance * (count + bonus)
    for name in scoring.MAJORITIES:
        for p, points in scoring.majority(g, name):
            found[p] += 0.6 * weight * points
    for p in g.order:
        if p in scoring.ABILITIES:
            ability = scoring.network_points(g) if scoring.ABILITIES[p] is scoring.network else scoring.ABILITIES[p](g)
            found[p] += weight * (0.7 if p == USA else 1.0) * ability
    threats(g, found)
    return found


def holdings(g: WorldOrderState, p: int, left: int) -> float:
    """Value what a power has at home: it is worth the more the more rounds are left to use it."""
    use = 0.35 + 0.65 * min(1.0, left / 2)
    value = MONEY_WORTH * use * min(g.money[p], 120)
    first = p * GOODS
    for good, worth in WORTH.items():
        value += worth * use * min(g.goods[first + good], 6)
    for card in g.allies[p]:
        worth = g.content.countries.value[card]
        value += worth * (0.2 + FUTURE_VALUE * left) * (1.0 if g.ready[card] else 0.6)
        value += g.fdi[card] * worth * 2 * MONEY_WORTH * left
    value += PRODUCTION_WORTH * left * sum(g.production[first : first + GOODS])
    value += ABILITY_WORTH * left * len(g.grown[p])
    value += min(ASSET_WORTH, 2.0 + 0.4 * left) * len(g.assets[p])
    if left:
        cards = [g.content.ability(card).price for card in g.decks[p][-g.tops[p] :]] if g.tops[p] else []
        value += CARD_WORTH * (0.5 + 0.5 * left) * sum(cards)
    return value


def threats(g: WorldOrderState, found: dict[int, float]) -> None:
    for p in g.order:
        for region in g.content.zones[p]:
            found[p] -= THREAT_WEIGHT * len(menaces(g, p, region))
