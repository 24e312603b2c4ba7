"""Tracks (4.7): Prestige, Funding, GWOT relations, troops and hands, and the dice rolled for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import endings, words
from theatrum.games.labyrinth.content import HARD, SOFT
from theatrum.games.labyrinth.lands import ISRAEL, NON_MUSLIM, UNITED_STATES

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

LOW, MEDIUM, HIGH, VERY_HIGH = range(4)
OVERSTRETCH, WAR, LOW_INTENSITY = range(3)
TIGHT, MODERATE, AMPLE = range(3)

HIGHEST_PRESTIGE: Final = 12
HIGHEST_FUNDING: Final = 9
HIGHEST_RESERVES: Final = 2


# --- Prestige (4.7.1) -------------------------------------------------------------------------------------------


def prestige_band(g: Labyrinth) -> int:
    return (g.prestige - 1) // 3


def set_prestige(g: Labyrinth, value: int) -> None:
    value = max(1, min(HIGHEST_PRESTIGE, value))
    if value != g.prestige:
        g.say(words.PRESTIGE_UP if value > g.prestige else words.PRESTIGE_DOWN, value)
        g.prestige = value
        if value == 1:
            endings.check(g)


def add_prestige(g: Labyrinth, change: int) -> None:
    set_prestige(g, g.prestige + change)


# 4.9.3, R-prestige: one die for the direction, the lower of two for the distance.
def roll_prestige(g: Labyrinth) -> None:
    direction = g.die()
    first, second = g.die(), g.die()
    modifier = -1 if g.rules.gwot_hurts_prestige and gwot_penalty(g) else 0
    change = min(first, second)
    rises = direction + modifier >= 5
    g.say(words.PRESTIGE_ROLL, (direction,), modifier, (first, second), change if rises else -change)
    add_prestige(g, change if rises else -change)


# --- Funding (4.7.4) --------------------------------------------------------------------------------------------


def funding_band(g: Labyrinth) -> int:
    return (g.funding - 1) // 3


def set_funding(g: Labyrinth, value: int) -> None:
    value = max(1, min(HIGHEST_FUNDING, value))
    if value != g.funding:
        g.say(words.FUNDING_UP if value > g.funding else words.FUNDING_DOWN, value)
        g.funding = value


def add_funding(g: Labyrinth, change: int) -> None:
    set_funding(g, g.funding + change)


# 4.7.4.2: cells in the boxes below or left of the Funding marker can be recruited.
def recruitable(g: Labyrinth) -> int:
    return max(0, g.pool - 5 * (AMPLE - funding_band(g)))


def jihadist_cards(g: Labyrinth) -> int:
    return 7 + funding_band(g)


# --- troops (4.7.3) ---------------------------------------------------------------------------------------------


def commitment(g: Labyrinth) -> int:
    return min(LOW_INTENSITY, g.troops_home // 5)


def us_cards(g: Labyrinth) -> int:
    return 7 + commitment(g)


# --- GWOT relations (4.7.2) -------------------------------------------------------------------------------------


def world_posture(g: Labyrinth) -> int:
    """Return how many more countries outside the US are Hard than Soft, between -3 and 3."""
    posture = g.posture
    balance = 0
    for land in NON_MUSLIM:
        if posture[land] == HARD:
            balance += 1
        elif posture[land] == SOFT:
            balance -= 1
    balance -= 1 if posture[UNITED_STATES] == HARD else -1
    return max(-3, min(3, balance))


# 4.7.2.1: as much as the world stands apart from the US.
def gwot_penalty(g: Labyrinth) -> int:
    world = world_posture(g)
    if (world > 0) == (g.posture[UNITED_STATES] == HARD):
        return 0
    return abs(world)


def set_posture(g: Labyrinth, land: int, posture: int) -> None:
    """Mark a posture; Israel's never changes (4.3.3)."""
    if land != ISRAEL and g.posture[land] != posture:
        g.posture[land] = posture
        g.say(words.BECOMES_HARD if posture == HARD else words.BECOMES_SOFT, land)


# 4.9.3, 7.2.3: 1-4 Soft, 5-6 Hard, and one more for the US.
def roll_posture(g: Labyrinth, land: int) -> int:
    die = g.die()
    modifier = 1 if land == UNITED_STATES else 0
    g.say(words.POSTURE_ROLL, land, (die,), modifier)
    rolled = HARD if die + modifier >= 5 else SOFT
    set_posture(g, land, rolled)
    return rolled
