"""The final points that each power may expect, for the expert: a weighted sum of what counts, by round.

The weights were fitted by least squares to what powers gained from positions of matches between quick novices
(``python -m benchmarks.fit_world_order``), then smoothed and rounded. Two things stand out: menaces cost more than they
seem to, and things at home bring little unless they soon become cubes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from theatrum.games.world_order import scoring
from theatrum.games.world_order.aftermath import menaces
from theatrum.games.world_order.course import POWERS_CHOSEN, SETUP
from theatrum.games.world_order.tokens import (
    CHINA,
    CONSUMER,
    ENERGY,
    EU,
    FOOD,
    GOODS,
    RAW,
    REGIONS,
    RUSSIA,
    SERVICES,
    USA,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

# By round; the first three look forward to two scorings, the others to one.
WEIGHTS = {
    "cubes, region full": (1.4, 1.4, 1.4, 0.6, 0.6, 0.65),
    "cubes, one slot free": (1.5, 1.25, 1.0, 1.5, 1.1, 0.7),
    "cubes, two slots free": (1.8, 1.2, 0.5, 0.3, 0.0, 0.0),
    "cubes, more slots free": (0.3, 0.1, 0.0, 0.8, 0.3, 0.0),
    "bonus, region full": (0.7, 0.75, 0.85, 0.5, 0.55, 0.65),
    "bonus, one slot free": (0.45, 0.4, 0.35, 0.15, 0.1, 0.05),
    "temporary cubes": (-0.6, -1.0, -1.4, -1.3, -0.9, -0.3),
    "majority tokens": (0.8, 0.7, 0.55, 0.25, 0.35, 0.5),
    "ability": (0.05, 0.4, 0.8, 0.4, 0.45, 0.6),
    "menaces": (-4.0, -3.8, -3.6, -3.0, -2.4, -1.6),
    "assets": (3.8, 2.8, 1.8, 1.6, 1.5, 1.4),
    "cards in hand": (1.1, 1.2, 1.3, 1.0, 0.95, 0.9),
    "money": (0.04, 0.02, 0.01, 0.005, 0.005, 0.0),
    "basic goods": (0.25, 0.12, 0.05, 0.08, 0.04, 0.0),
    "finished goods": (0.6, 0.65, 0.7, 0.7, 0.5, 0.25),
    "diplomacy": (0.2, 0.35, 0.5, 0.5, 0.4, 0.3),
    "armies at home": (1.5, 0.9, 0.2, 0.2, 0.1, 0.0),
    "basic production": (0.2, 0.06, 0.0, 0.0, 0.0, 0.0),
    "finished production": (0.2, 0.2, 0.1, 0.3, 0.2, 0.0),
    "value of exhausted allies": (-0.27, -0.3, -0.35, -0.3, -0.25, -0.15),
    "investments": (0.0, 0.0, 0.0, 0.15, 0.2, 0.2),
    "bases": (0.0, 0.0, 0.0, 0.2, 0.2, 0.3),
    "growth cards": (1.4, 0.9, 0.4, 0.6, 0.1, 0.0),
    "export symbols": (0.28, 0.2, 0.12, 0.2, 0.18, 0.14),
    "prices of the own cards": (0.15, 0.09, 0.02, 0.03, 0.02, 0.01),
}
BIAS = {
    USA: (-3.0, -2.6, -2.1, -3.0, -2.6, -1.8),
    EU: (4.5, 4.0, 3.7, 3.4, 2.2, 1.0),
    RUSSIA: (-4.0, -3.5, -2.9, 0.8, 0.6, 0.4),
    CHINA: (4.5, 3.0, 1.4, 2.9, 1.6, 0.3),
}
"""What a power gains beyond all that."""

SWING = (12.0, 12.0, 10.0, 7.5, 6.5, 5.0)
"""So many points ahead make a victory e times as likely."""

NAMES = tuple(WEIGHTS)
BY_ROUND: tuple[tuple[float, ...], ...] = tuple(zip(*WEIGHTS.values(), strict=True))
CARD = 0xFF  # of a card played this round; its turn stands above
MANY = 8  # goods beyond which more of them change nothing
RICH = 150

HOME = NAMES.index("assets")
"""Where the weights of what a power has at home begin."""


def outlook(g: WorldOrderState, seat: int) -> float:
    """Compare a power's expectations with those of its best rival."""
    if g.phase in (POWERS_CHOSEN, SETUP):
        return 0.5
    now, own = _round(g), g.power_of[seat]
    gains = expect(g, BY_ROUND[now])
    points = {p: g.score[p] + BIAS[p][now] + gains[p] for p in g.order}
    mine = points.pop(own)
    return 1.0 / (1.0 + math.exp((max(points.values(), default=0.0) - mine) / SWING[now]))


def _round(g: WorldOrderState) -> int:
    """Return the round, from 0; in a match of fewer or more rounds than usual it is the last ones that count."""
    return max(0, min(len(SWING), g.round + len(SWING) - g.content.numbers.rounds) - 1)


def expect(g: WorldOrderState, weights: Sequence[float]) -> dict[int, float]:
    """Estimate what every power will gain yet, up to what all gain alike: a sum over the map and over its home."""
    gains = {p: at_home(g, p, weights[HOME:]) for p in g.order}
    full, temporary, majority, ability, menace = 4, *weights[6:HOME]
    for region in range(REGIONS):
        free = min(g.free[region], 3)
        cube, bonus = weights[free], weights[full + free] if free < 2 else 0.0
        for owner, count, _, _, points in scoring.standings(g, region):
            if owner in gains:
                gains[owner] += cube * count + bonus * points
        for owner in g.temporary[region]:
            if owner in gains:
                gains[owner] += temporary
    for name in scoring.MAJORITIES:
        for p, points in scoring.majority(g, name):
            gains[p] += majority * points
    for p in gains:
        gains[p] += ability * (scoring.network_points(g) if p == CHINA else scoring.ability_points(g, p))
        gains[p] += menace * sum([len(menaces(g, p, region)) for region in g.content.zones[p]])
    return gains


def at_home(g: WorldOrderState, p: int, weights: Sequence[float]) -> float:
    """Estimate what comes of the things that a power has at home."""
    content, allies, first = g.content, g.allies[p], p * GOODS
    energy, raw, food, consumer, services, diplomacy, armies = [min(n, MANY) for n in g.goods[first : first + GOODS]]
    makes = g.production[first : first + GOODS]
    cards = [*g.hands[p], *g.decks[p], *g.discards[p], *(card & CARD for card in (*g.front[p], *g.down[p]))]
    things = (
        len(g.assets[p]),
        len(g.hands[p]),
        min(g.money[p], RICH),
        energy + raw + food,
        consumer + services,
        diplomacy,
        armies,
        makes[ENERGY] + makes[RAW] + makes[FOOD],
        makes[CONSUMER] + makes[SERVICES],
        sum([content.countries.value[card] for card in allies if not g.ready[card]]),
        sum([g.fdi[card] for card in allies]),
        sum([g.bases[card] for card in allies]),
        len(g.grown[p]),
        sum(g.exports[first : first + GOODS]),
        sum([content.ability(card).price for card in cards]),
    )
    return math.fsum(map(mul, weights, things))
