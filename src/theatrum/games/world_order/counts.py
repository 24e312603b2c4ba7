"""What the expert counts of every power: one number for each name, to be weighed by ``estimate``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.world_order import economy, scoring
from theatrum.games.world_order.aftermath import defence, rivals, threat
from theatrum.games.world_order.tokens import (
    ARMY,
    CARD,
    CHINA,
    CONSUMER,
    DIPLOMACY,
    ENERGY,
    FOOD,
    GOODS,
    POWERS,
    RAW,
    REGIONS,
    SERVICES,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

AT_HOME = (
    "assets",
    "cards in hand",
    "influence cards in hand",
    "research in hand",
    "influence cards",
    "prices of cards",
    "money",
    "first money",
    "basic goods",
    "finished goods",
    "diplomacy",
    "first diplomacy",
    "armies at home",
    "basic production",
    "food production",
    "finished production",
    "diplomacy production",
    "army production",
    "allies",
    "value of allies",
    "value of exhausted allies",
    "export symbols",
    "import symbols",
    "investments",
    "bases",
    "allies by engage tokens",
    "growth cards",
    "abilities used",
    "engage tokens",
    "prosperity reached",
    "prosperity due",
    "prosperity in sight",
    "place",
)
"""Counted of a power's own things; the first money and diplomacy, without which nothing gets done, count once more."""

ON_MAP = (
    "armies",
    "menaces",
    "armies as strong",
    "own ability",
    "majority tokens",
    "regions without cubes",
    "lead",
    "cubes, region full",
    "cubes, one slot free",
    "cubes, two slots free",
    "cubes, more slots free",
    "bonus, region full",
    "bonus, one slot free",
    "temporary cubes",
    "cubes about to be pushed out",
)
"""Counted over the regions."""

NAMES = AT_HOME + ON_MAP

PLAYED = 0xFF  # the card of one that was played this round; its turn stands above
MANY = 8  # goods beyond which more of them change nothing
RICH = 150
FIRST_MONEY, FIRST_DIPLOMACY = 20, 3
CLEAR = 2  # cubes ahead that no single move takes away

(
    ARMIES,
    MENACES,
    AS_STRONG,
    OWN_ABILITY,
    MAJORITY,
    ABSENT,
    LEAD,
    CUBES_FULL,
    *_,
    BONUS_FULL,
    BONUS_ONE,
    LOOSE,
    AT_RISK,
) = range(len(AT_HOME), len(NAMES))
"""Places of what is counted on the map."""


def counts(g: WorldOrderState) -> dict[int, list[float]]:
    """Count everything for every power that is played."""
    found = {p: at_home(g, p) + [0.0] * len(ON_MAP) for p in g.order}
    for p, row in found.items():
        row[ARMIES] = sum(g.armies[p::POWERS])
        row[MENACES], row[AS_STRONG] = menaces(g, p)
        row[OWN_ABILITY] = scoring.network_points(g) if p == CHINA else scoring.ability_points(g, p)
    for region in range(REGIONS):
        count_region(g, region, found)
    for name in scoring.MAJORITIES:
        for p, points in scoring.majority(g, name):
            found[p][MAJORITY] += points
    return found


def at_home(g: WorldOrderState, p: int) -> list[float]:
    first, steps, reached = p * GOODS, g.content.powers[p].prosperity, g.prosperity[p]
    energy, raw, food, consumer, services, diplomacy, armies = [min(n, MANY) for n in g.goods[first : first + GOODS]]
    makes = g.production[first : first + GOODS]
    need, points, _ = steps[reached] if reached < len(steps) else (1, 0, 0)
    return [
        len(g.assets[p]),
        *of_cards(g, p),
        min(g.money[p], RICH),
        min(g.money[p], FIRST_MONEY),
        energy + raw + food,
        consumer + services,
        diplomacy,
        min(diplomacy, FIRST_DIPLOMACY),
        armies,
        makes[ENERGY] + makes[RAW] + makes[FOOD],
        makes[FOOD],
        makes[CONSUMER] + makes[SERVICES],
        makes[DIPLOMACY],
        makes[ARMY],
        *of_allies(g, p),
        len(g.grown[p]),
        g.used[p].bit_count(),
        sum(g.engage[p::POWERS]),
        reached,
        points if economy.may_prosper(g, p) is True else 0,
        points * min(1.0, g.goods[first + CONSUMER] / max(1, need)),
        g.order.index(p),
    ]


def of_cards(g: WorldOrderState, p: int) -> tuple[int, ...]:
    """Count the hand, its influence cards and research; the influence cards and prices of all the power's cards."""
    abilities = g.content.abilities
    hand = influence_in_hand = research = influence = prices = 0
    for card in g.hands[p]:
        ability = abilities[card - CARD]
        hand += 1
        influence_in_hand += ability.influence
        research += ability.research
        prices += ability.price
    laid = [card & PLAYED for card in g.front[p]] + [card & PLAYED for card in g.down[p]]
    for card in g.decks[p] + g.discards[p] + laid:
        ability = abilities[card - CARD]
        influence += ability.influence
        prices += ability.price
    return hand, influence_in_hand, research, influence_in_hand + influence, prices


def of_allies(g: WorldOrderState, p: int) -> tuple[int, ...]:
    """Count the allies, their value, that of the exhausted ones, trade symbols, tokens, and engaged allies."""
    value, where, first = g.content.countries.value, g.content.countries.region, p * GOODS
    worth = exhausted = investments = bases = engaged = 0
    for card in g.allies[p]:
        worth += value[card]
        if not g.ready[card]:
            exhausted += value[card]
        investments += g.fdi[card]
        bases += g.bases[card]
        engaged += g.engage[where[card] * POWERS + p]
    exports, imports = sum(g.exports[first : first + GOODS]), sum(g.imports[first : first + GOODS])
    return len(g.allies[p]), worth, exhausted, exports, imports, investments, bases, engaged


def menaces(g: WorldOrderState, p: int) -> tuple[int, int]:
    """Count the rivals who menace a power in its zone, played or not, and the played ones who soon might."""
    minded = rivals(g, p)
    stronger = as_strong = 0
    for region in g.content.zones[p]:
        own = defence(g, p, region)
        for q in minded:
            against = threat(g, q, region)
            stronger += against > own
            as_strong += against == own > 0 and g.seat_of[q] >= 0
    return stronger, as_strong


def count_region(g: WorldOrderState, region: int, found: dict[int, list[float]]) -> None:
    free = min(g.free[region], 3)
    standings = scoring.standings(g, region)
    held = {owner: count for owner, count, *_ in standings}
    most = sorted(held.values())[-2:]
    for p, row in found.items():
        own = held.get(p, 0)
        if not own:
            row[ABSENT] += 1
        elif own == most[-1]:
            row[LEAD] += min(own - most[0], CLEAR) if len(most) > 1 else min(own, CLEAR)
    for owner, count, _, _, bonus in standings:
        if owner in found:
            row = found[owner]
            row[CUBES_FULL + free] += count
            if free < 2:
                row[BONUS_FULL + free] += bonus
    temporary = g.temporary[region]
    for owner in temporary:
        if owner in found:
            found[owner][LOOSE] += 1
    if temporary and temporary[0] in found and len(temporary) >= len(g.content.regions[region].temporary):
        found[temporary[0]][AT_RISK] += 1
