"""Disrupt (7.4), Alert (7.5) and Reassessment (7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import markers, plotting, words
from theatrum.games.labyrinth.content import ALLY, HARD, ISLAMIST, SOFT, US
from theatrum.games.labyrinth.countries import activate, is_muslim, remove_cell
from theatrum.games.labyrinth.lands import ALL, IRAN, IRAQ, PAKISTAN, SYRIA, UNITED_STATES
from theatrum.games.labyrinth.tokens import ACTIVE, SLEEPER
from theatrum.games.labyrinth.tracks import add_prestige, set_posture

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

AL_ANBAR, FATA = 58, 80


# --- Disrupt (7.4) ----------------------------------------------------------------------------------------------


# 7.1.1, 7.4.1, cards 54, 58 and 80: cells or a cadre within reach. Sadr cannot be disrupted, and shields a cadre.
def may_disrupt_in(g: Labyrinth, land: int, value: int) -> Verdict:
    if not g.sleepers[land] and not g.actives[land]:
        if g.cells(land):
            return words.SADR_OUT_OF_REACH
        if not g.cadre[land]:
            return words.NOTHING_TO_DISRUPT
        if land in (IRAQ, SYRIA) and AL_ANBAR in g.marks:
            return words.AL_ANBAR_PROTECTS
    if land == IRAN:
        return words.NO_DISRUPT_IN_IRAN
    if land == PAKISTAN and FATA in g.marks and not g.regime[land]:
        return words.FATA_PROTECTS
    if g.governance[land] == ISLAMIST:
        return words.ONLY_REGIME_CHANGE
    if g.governance[land] > value:
        return words.VALUE_TOO_LOW
    if is_muslim(land) and g.alignment[land] != ALLY and g.troops_in(land) < 2:
        return words.NO_ALLY_NO_TROOPS
    return True


def may_disrupt(g: Labyrinth, value: int) -> Verdict:
    within = [land for land in ALL if g.sleepers[land] or g.actives[land] or g.cadre[land]]
    return True if any(may_disrupt_in(g, land, value) for land in within) else words.NOBODY_TO_DISRUPT


# 7.4.2-7.4.4: two cells with troops or a Hard posture, else one; sleepers are exposed, active cells removed.
def disrupt(g: Labyrinth, value: int) -> Flow[None]:
    land = yield from ask(
        Choose(US, words.ASK_DISRUPT, ALL, lambda land: may_disrupt_in(g, land, value), args=(value,))
    )
    g.say(words.DISRUPTS, land)
    if land not in g.disrupted[0]:
        g.disrupted[0].append(land)
    strong = g.troops_in(land) >= 2
    reach = reach_of_disrupt(g, land)
    if not g.sleepers[land] and not g.actives[land]:
        g.cadre[land] = 0
        g.say(words.CADRE_REMOVED, land)
    else:
        yield from disrupt_cells(g, land, reach)
    if strong:
        add_prestige(g, 1)


def reach_of_disrupt(g: Labyrinth, land: int) -> int:
    """Return how many cells a Disrupt reaches in a country."""
    if AL_ANBAR in g.marks and land in (IRAQ, SYRIA):
        return 1
    return 2 if g.troops_in(land) >= 2 or g.posture[land] == HARD else 1


# 7.4.2: what has just been exposed is not removed by the same operation.
def disrupt_cells(g: Labyrinth, land: int, number: int) -> Flow[None]:
    sleepers, actives = g.sleepers[land], g.actives[land]
    exposed = 0
    for _ in range(min(number, sleepers + actives)):
        if sleepers and actives:
            kind = yield from ask(Choose(US, words.ASK_CELL_TO_DISRUPT, (SLEEPER, ACTIVE), args=(land,)))
        else:
            kind = SLEEPER if sleepers else ACTIVE
        if kind == SLEEPER:
            sleepers -= 1
            exposed += 1
        else:
            actives -= 1
            remove_cell(g, land, ACTIVE)
    activate(g, land, exposed)


# --- Alert (7.5) ------------------------------------------------------------------------------------------------


def may_alert(g: Labyrinth, value: int) -> Verdict:
    if value < 3:
        return words.ALERT_NEEDS_THREE
    return True if g.plots else words.NO_PLOTS


# 7.5.2, 7.5.3: one plot of any country is looked at and taken away.
def alert(g: Labyrinth, value: int) -> Flow[None]:
    index = yield from plotting.choose_plot(g, words.ASK_ALERT, markers.plotted(g), words.NO_PLOT_THERE)
    g.say(words.ALERTED, markers.country_of(g.plots[index]))
    plotting.take_away(g, index)


# --- Reassessment (7.6) -----------------------------------------------------------------------------------------


# 7.6.1: from Hard to Soft or from Soft to Hard.
def reassess(g: Labyrinth) -> None:
    g.say(words.REASSESSES)
    set_posture(g, UNITED_STATES, SOFT if g.posture[UNITED_STATES] == HARD else HARD)
