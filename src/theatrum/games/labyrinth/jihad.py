"""Jihad (8.4): against aid and governance, and for a revolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import words
from theatrum.games.labyrinth.content import GOOD, ISLAMIST, JIHADIST, POOR
from theatrum.games.labyrinth.countries import (
    activate,
    besiege,
    is_muslim,
    remove_aid,
    remove_cell,
    revolution,
    towards_ally,
    worsen,
)
from theatrum.games.labyrinth.lands import IRAQ, PAKISTAN
from theatrum.games.labyrinth.recruit import declare
from theatrum.games.labyrinth.tokens import ACTIVE, MAJOR, MINOR, NO, SADR, YES

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

BHUTTO = 33
SURPLUS = 5  # cells above troops that a Major Jihad needs
ALL_OUT = 3  # dice after which a failed Major Jihad leaves a besieged regime


# 8.4, card 33: a Muslim country that is not yet Islamist, and one cell for each die.
def may_jihad_in(g: Labyrinth, land: int, targets: list[int]) -> Verdict:
    if not is_muslim(land):
        return words.NOT_MUSLIM
    if g.governance[land] == ISLAMIST:
        return words.ISLAMIST_ALREADY
    if g.cells(land) <= targets.count(land):
        return words.TOO_FEW_CELLS if g.cells(land) else words.NO_CELL_THERE
    if land == PAKISTAN and BHUTTO in g.marks:
        return words.BHUTTO_PROTECTS
    return True


def may_jihad(g: Labyrinth, value: int) -> Verdict:
    return True if any(may_jihad_in(g, land, []) for land in g.occupied()) else words.NOWHERE_TO_JIHAD


# 8.1.2, 8.4: countries are named die by die; then it is said where the Jihad is a Major one.
def jihad(g: Labyrinth, value: int) -> Flow[None]:
    targets = yield from declare(
        g, words.ASK_JIHAD, value, lambda land, so_far: may_jihad_in(g, land, so_far), g.occupied()
    )
    major: list[int] = []
    for land in sorted(set(targets)):
        if may_be_major(g, land, targets.count(land)):
            g.named = [land] * targets.count(land)
            chosen = yield from ask(Choose(JIHADIST, words.ASK_MAJOR, (MAJOR, MINOR), args=(land, targets.count(land))))
            g.named = []
            if chosen == MAJOR:
                major.append(land)
    sadr = IRAQ in major or (yield from sadr_fights(g, targets.count(IRAQ)))
    for land in sorted(set(targets)):
        yield from fight(g, land, targets.count(land), major=land in major, sadr=sadr and land == IRAQ)


# 8.4, card 54: Sadr can support a die like any other cell; where a sleeper could do so instead, he need not be risked.
def sadr_fights(g: Labyrinth, dice: int) -> Flow[bool]:
    """Tell whether Sadr takes part in a Minor Jihad in Iraq, with the Jihadist's choice where there is one."""
    if not g.sadr or not 0 < dice - g.actives[IRAQ] <= g.sleepers[IRAQ]:
        return bool(g.sadr)
    return (yield from ask(Choose(JIHADIST, words.ASK_SADR, (YES, NO), args=(IRAQ,)))) == YES


def successes_needed(g: Labyrinth, land: int) -> int:
    """Return how many successes a Major Jihad needs for a revolution (8.4.2, 8.4.3.2)."""
    needed = 1 if g.besieged[land] else 2
    return needed + POOR - g.governance[land]


# 8.4.2, 8.4.3.2: five cells more than troops, and dice enough for a revolution; never against Good governance.
def may_be_major(g: Labyrinth, land: int, dice: int) -> bool:
    if g.governance[land] == GOOD:
        return False
    return g.cells(land) - g.troops_in(land) >= SURPLUS and dice >= successes_needed(g, land)


# 8.4.1-8.4.4: all dice are read against the governance at the beginning.
def fight(g: Labyrinth, land: int, dice: int, *, major: bool, sadr: bool) -> Flow[None]:
    before = g.governance[land]
    needed = successes_needed(g, land)
    if major:
        g.say(words.MAJOR_JIHAD, land)
        activate(g, land, g.sleepers[land])
    else:
        g.say(words.MINOR_JIHAD, land)
        activate(g, land, max(0, dice - g.actives[land] - sadr))
    rolled = tuple(g.die() for _ in range(dice))
    successes = sum(1 for die in rolled if die <= before)
    g.say(words.ROLLS, land, rolled, before, successes)
    for _ in range(successes):
        remove_aid(g, land)
    yield from lose_cells(g, land, dice - successes, sadr=sadr)
    if major and successes >= needed:
        revolution(g, land)
        return
    for _ in range(successes):
        worsen(g, land)
    if major and dice == ALL_OUT and before == POOR:  # 8.4.3.1
        besiege(g, land)
        towards_ally(g, land)


# 8.4.3: each failure costs a cell that took part, and no cadre stays.
def lose_cells(g: Labyrinth, land: int, number: int, *, sadr: bool) -> Flow[None]:
    for _ in range(number):
        kind = ACTIVE if g.actives[land] else SADR
        if g.actives[land] and sadr and g.sadr:
            kind = yield from ask(Choose(JIHADIST, words.ASK_CELL_LOST, (ACTIVE, SADR), args=(land,)))
        remove_cell(g, land, kind, leaves_cadre=False)
