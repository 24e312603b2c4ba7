"""Plot (8.5): the operation, and what unblocked plots bring at the end of a US action phase (8.5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import markers, plotting, tracks, words
from theatrum.games.labyrinth.content import GOOD, ISLAMIST, JIHADIST
from theatrum.games.labyrinth.countries import activate, is_muslim, one_of, remove_aid, worsen
from theatrum.games.labyrinth.endings import DESTRUCTION, Won
from theatrum.games.labyrinth.lands import ALL, INDIA, IRAN, IRAQ, ISRAEL, SCHENGEN, UNITED_STATES
from theatrum.games.labyrinth.markers import BACKLASH, WMD
from theatrum.games.labyrinth.recruit import declare, roll_against
from theatrum.games.labyrinth.tokens import CARD, MARKER, NO, PLOT_KIND, YES

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

ABBAS, INDO_PAKISTANI_TALKS = 11, 36


# --- the operation ----------------------------------------------------------------------------------------------


# 8.5.1: any country that is not under Islamist Rule, and one cell for each die.
def may_plot_in(g: Labyrinth, land: int, targets: list[int]) -> Verdict:
    if g.governance[land] == ISLAMIST:
        return words.NO_PLOT_UNDER_ISLAMIST_RULE
    if g.cells(land) <= targets.count(land):
        return words.TOO_FEW_CELLS_TO_PLOT if g.cells(land) else words.NO_CELL_TO_PLOT
    return True


def may_plot(g: Labyrinth, value: int) -> Verdict:
    return True if any(may_plot_in(g, land, []) for land in g.occupied()) else words.NOWHERE_TO_PLOT


# 8.5.2: a success places an available plot of the card's value or less, or a weapon of mass destruction.
def plot(g: Labyrinth, value: int) -> Flow[None]:
    targets = yield from declare(
        g, words.ASK_PLOT, value, lambda land, so_far: may_plot_in(g, land, so_far), g.occupied()
    )
    successes = []
    for land in sorted(set(targets)):
        dice = targets.count(land)
        open_already = g.actives[land] + (g.sadr if land == IRAQ else 0)
        activate(g, land, max(0, dice - open_already))
        successes += [land] * roll_against(g, land, g.governance[land], dice)
    for land in successes:
        yield from plotting.place_plot(g, land, value)


# --- unblocked plots (8.5.6) ------------------------------------------------------------------------------------


# 5.2.3, 8.5.6: all of them, in the order that the Jihadist likes.
def resolve_all(g: Labyrinth) -> Flow[None]:
    while g.plots:
        lands = markers.plotted(g)
        land = lands[0]
        if len(lands) > 1:
            land = yield from ask(Choose(JIHADIST, words.ASK_RESOLVE, ALL, one_of(lands, words.NO_PLOT_TO_RESOLVE)))
        there = markers.plots_in(g, land)
        index = there[0]
        if len({g.plots[place] for place in there}) > 1:
            tokens = range(MARKER + 1, MARKER + 1 + len(there))
            index = there[(yield from ask(Choose(JIHADIST, words.ASK_MARKER, tokens, args=(land,)))) - MARKER - 1]
        yield from resolve(g, index)
    g.caps = []


def resolve(g: Labyrinth, index: int) -> Flow[None]:
    marker = g.plots[index]
    land = markers.country_of(marker)
    kind = markers.take(g, index)
    g.say(words.PLOT_RESOLVED, land, PLOT_KIND + kind)
    plotting.return_marker(g, kind)
    if kind == WMD and land == UNITED_STATES:
        raise Won(JIHADIST, DESTRUCTION)
    fund(g, land, kind, bool(marker & BACKLASH))
    if land < IRAN:
        yield from shake_postures(g, land, kind)
    if land == UNITED_STATES:
        tracks.roll_prestige(g)
    elif g.troops_in(land):
        tracks.set_prestige(g, 1 if kind == WMD else g.prestige - 1)
    if is_muslim(land) and g.governance[land] != ISLAMIST:
        strike_governance(g, land, kind)
    for event, place in ((ABBAS, ISRAEL), (INDO_PAKISTANI_TALKS, INDIA)):
        if land == place and event in g.marks:
            g.marks.remove(event)
            g.say(words.EVENT_ENDS, CARD + event)


# 8.5.6, card 1: what the attack brings in; a backlash turns it round.
def fund(g: Labyrinth, land: int, kind: int, backlash: bool) -> None:
    good = g.governance[land] == GOOD
    if land >= IRAN:
        change = 2 if good else 1
        if not backlash:
            tracks.add_funding(g, change)
        elif kind == WMD:
            tracks.set_funding(g, 1)
        else:
            tracks.add_funding(g, -change)
    elif kind == WMD or land == UNITED_STATES:
        tracks.set_funding(g, tracks.HIGHEST_FUNDING)
    else:
        tracks.add_funding(g, 2 * kind if good else kind)


# 8.5.6: the country's posture, and in Schengen that of two others that the Jihadist names.
def shake_postures(g: Labyrinth, land: int, kind: int) -> Flow[None]:
    yield from shake(g, land, kind)
    if land in SCHENGEN:
        others = [other for other in SCHENGEN if other != land]
        may_name = one_of(others, words.ANOTHER_SCHENGEN_COUNTRY)
        named = []
        for number in (1, 2):
            other = yield from ask(Choose(JIHADIST, words.ASK_SCHENGEN, ALL, may_name, args=(land, number)))
            others.remove(other)
            named.append(other)
        for other in named:
            tracks.roll_posture(g, other)


# 8.5.6: after a weapon of mass destruction the Jihadist may have the posture rolled once more.
def shake(g: Labyrinth, land: int, kind: int) -> Flow[None]:
    if land == ISRAEL:
        return
    tracks.roll_posture(g, land)
    if kind == WMD:
        again = yield from ask(Choose(JIHADIST, words.ASK_REROLL, (YES, NO), args=(land,)))
        if again == YES:
            tracks.roll_posture(g, land)


# 8.5.6: as many dice as the plot's number; each success costs one aid and one level, but never leads to Islamist Rule.
def strike_governance(g: Labyrinth, land: int, kind: int) -> None:
    for _ in range(roll_against(g, land, g.governance[land], 3 if kind == WMD else kind)):
        remove_aid(g, land)
        worsen(g, land)
