"""How well a side stands, from 0 to 1: at a beginner's glance, and as well as we can tell.

Both weigh the same table from the side of the US, in units of about one Resource brought to Good governance, and
squeeze the balance into a probability. The glance reads what lies on the tracks; the outlook also sees what is coming:
cells gathering in Poor countries, allies to be won over, plots under way, and how little of the last deck is left.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from theatrum.games.labyrinth import endings, markers, tracks
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST, POOR, US
from theatrum.games.labyrinth.lands import IRAN, MUSLIM, UNITED_STATES
from theatrum.games.labyrinth.tokens import CARDS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

CELLS = 15
MONEY = 0.2  # a step on the Funding Track
GROWTH = 2.0  # what a deck adds, on the whole, to the US side of the last count
SPREAD = 5.0  # a balance of this many units wins about three times in four


def chance(balance: float) -> float:
    return 1 / (1 + math.exp(-balance / SPREAD))


def judge(g: Labyrinth, seat: int) -> float:
    """Read the tracks as a beginner does."""
    us = chance(glance(g))
    return us if seat == US else 1 - us


def outlook(g: Labyrinth, seat: int) -> float:
    """Weigh the whole map, and the more the last deck shrinks, who will be ahead when it is used up."""
    us = chance(survey(g))
    if g.passes + 1 == g.rules.length:
        left = len(g.deck) / CARDS
        weight = (1 - left) ** 1.5
        us = (1 - weight) * us + weight * ahead_at_the_end(g, left)
    on_map = CELLS - g.pool + g.sadr
    if on_map < len(WIPED_OUT):
        us += (1 - us) * WIPED_OUT[on_map]
    return us if seat == US else 1 - us


WIPED_OUT = (1.0, 0.45, 0.25, 0.13, 0.06)
"""How likely, roughly, so few cells on the map are all gone before more can be found (2.1.1)."""


def ahead_at_the_end(g: Labyrinth, left: float) -> float:
    """Estimate how likely the US is ahead in the last count when ``left``, a share of a deck, has been played (2.3)."""
    good, islamist, _ = endings.count_last_deck(g)
    margin = good - 2 * islamist - 0.5 + GROWTH * left
    return 1 / (1 + math.exp(-margin / (0.4 + 3.0 * left)))


def glance(g: Labyrinth) -> float:
    """Add up the victory track, Prestige, Funding and the cells on the map."""
    return (
        endings.good_resources(g)
        - 2.0 * endings.islamist_resources(g)
        + 0.4 * (endings.good_or_fair(g) - endings.poor_or_islamist(g))
        + 0.3 * (g.prestige - 6)
        - 0.2 * (g.funding - 5)
        - 0.25 * (CELLS - g.pool - 5)
    )


def survey(g: Labyrinth) -> float:
    """Add up what every country is worth to either side, then what hangs over the whole map."""
    balance = math.fsum(country(g, land) for land in MUSLIM if g.governance[land])
    islamist = endings.islamist_resources(g)
    balance -= 0.25 * islamist * islamist  # what is ruled already makes the next revolution decisive
    balance += 0.35 * (g.prestige - 6) - MONEY * (g.funding - 5) - 0.4 * tracks.gwot_penalty(g)
    if g.prestige <= 3:
        balance -= 0.6
    balance -= 0.12 * (CELLS - g.pool + g.sadr - 5)
    balance -= 0.8 * g.box[markers.WMD]
    for marker in g.plots:
        balance -= danger(g, marker)
    return balance


REVOLT = (0.0, 0.04, 0.09, 0.17, 0.28, 0.5, 0.55, 0.6)
"""How likely, roughly, so many more cells than troops bring a revolution about in a Poor country."""

FROM_FAIR = 0.45  # where the regime must be worn down first


def country(g: Labyrinth, land: int) -> float:
    """Value one Muslim country for the US."""
    worth = g.rules.resources[land]
    level = g.governance[land]
    if level == ISLAMIST:
        return -2.4 * worth - 0.5
    side = g.alignment[land]
    value = 0.0
    if level == GOOD:
        value += 1.2 * worth + 0.4
    elif level == FAIR:
        value += 0.45 * worth + 0.4
    if side == ALLY:
        value += 0.25 * worth + 0.1 * g.aid[land]
    elif side == ADVERSARY:
        value -= 0.25 * worth
    cells = g.cells(land)
    if cells and level != GOOD:
        surplus = max(0, min(7, cells - g.troops_in(land)))
        chance = REVOLT[surplus] * (1.0 if level == POOR else FROM_FAIR)
        if g.besieged[land]:
            chance = min(0.8, 1.5 * chance)
        value -= chance * (2.4 * worth + 0.5 + value)
        value += 0.04 * g.actives[land]
    elif cells:
        value -= 0.1 * worth * min(cells, 3)
    if g.besieged[land]:
        value -= 0.15 * worth
    return value


def danger(g: Labyrinth, marker: int) -> float:
    """Value a plot that has not been resolved yet by what it would bring (8.5.6)."""
    land, kind = markers.country_of(marker), markers.kind_of(marker)
    wmd = kind == markers.WMD
    if land == UNITED_STATES:
        return 20.0 if wmd else 0.7 + MONEY * (9 - g.funding)
    level = g.governance[land]
    value = 0.35 if g.troops_in(land) else 0.0
    if land < IRAN:
        gain = 9 if wmd else kind * (2 if level == GOOD else 1)
        return value + 0.15 + MONEY * min(9 - g.funding, gain)
    value += MONEY * min(9 - g.funding, 2 if level == GOOD else 1)
    if land > IRAN and level in (GOOD, FAIR):
        worth = g.rules.resources[land]
        loss = 0.75 * worth if level == GOOD else 0.45 * worth + 0.4
        dice = 3 if wmd else kind
        value += loss * (1 - (1 - level / 6) ** dice)
    return value
