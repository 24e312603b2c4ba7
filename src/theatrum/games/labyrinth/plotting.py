"""Placing plots face down and taking them away again (8.5.2, 8.5.4, 7.5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Why
from theatrum.games.labyrinth import markers, words
from theatrum.games.labyrinth.content import JIHADIST, US
from theatrum.games.labyrinth.countries import one_of, test
from theatrum.games.labyrinth.lands import ALL, PHILIPPINES, UNITED_STATES
from theatrum.games.labyrinth.markers import OPEN, WMD
from theatrum.games.labyrinth.tokens import MARKER, PLOT_KIND
from theatrum.games.labyrinth.tracks import add_prestige

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

NEST, ABU_SAYYAF = 5, 57


def placeable(g: Labyrinth, limit: int) -> list[int]:
    """Return the kinds of available plots that a card of this value may place (8.5.2, 8.5.5)."""
    box = g.box
    return [kind for kind in (1, 2, 3, WMD) if box[kind] and (kind <= limit or kind == WMD)]


# 8.5.2, 8.5.4: the Jihadist picks in secret what is placed.
def place_plot(g: Labyrinth, land: int, limit: int) -> Flow[None]:
    """Place one available plot of a value up to ``limit``, or a weapon of mass destruction, if there is any."""
    test(g, land)
    if not placeable(g, limit):
        markers.note_none_placeable(g, limit)
        g.say(words.NO_PLOT_AVAILABLE, land)
        return
    g.named = [land]
    # Asked even where one kind is left, for not to be asked would tell the US what it is.
    token = yield from ask(
        Choose(
            JIHADIST,
            words.ASK_PLOT_KIND,
            lambda: [PLOT_KIND + kind for kind in placeable(g, limit)],
            args=(land,),
            secret=True,
        )
    )
    g.named = []
    put_plot(g, land, token - PLOT_KIND, limit)


# Cards 5 and 57: a weapon in the United States lies open under NEST; plots in the Philippines may cost Prestige.
def put_plot(g: Labyrinth, land: int, kind: int, limit: int, *, shown: bool = False) -> None:
    """Move an available plot of this kind to a country; ``shown`` where everybody knows what it is."""
    g.box[kind] -= 1
    flags = 0
    if shown or (kind == WMD and land == UNITED_STATES and NEST in g.marks):
        flags = OPEN
        g.reveal()
    g.plots.append(markers.make(land, kind, limit, flags))
    if flags:
        g.say(words.OPEN_PLOT_PLACED, land, PLOT_KIND + kind)
    else:
        g.tell(JIHADIST, words.MY_PLOT_PLACED, land, PLOT_KIND + kind)
        g.tell_others(JIHADIST, words.PLOT_PLACED, land)
        if land == UNITED_STATES and NEST in g.marks:
            markers.note_no_weapon(g, len(g.plots) - 1)
    if land == PHILIPPINES and ABU_SAYYAF in g.marks and g.troops_in(land) <= g.cells(land):
        add_prestige(g, -1)


# 7.5.3, 8.5.5: back to the available plots, but a weapon of mass destruction leaves the game.
def return_marker(g: Labyrinth, kind: int) -> None:
    if kind == WMD:
        g.wmd_gone += 1
        g.say(words.WMD_GONE)
    else:
        g.box[kind] += 1


def take_away(g: Labyrinth, index: int) -> None:
    """Reveal a plot and remove it, as Alert and some events do."""
    land = markers.country_of(g.plots[index])
    kind = markers.take(g, index)
    g.say(words.PLOT_REMOVED, land, PLOT_KIND + kind)
    return_marker(g, kind)


def choose_plot(g: Labyrinth, question: Say, among: list[int], unfit: Why, *args: int) -> Flow[int]:
    """Ask the US for a country and, where several plots lie there, for one of them; return its place in the list.

    ``unfit`` is the reason why other countries are out of the question; ``args`` are what the question names.
    """
    land = among[0]
    if len(among) > 1:
        land = yield from ask(Choose(US, question, ALL, one_of(among, unfit), args=args))
    there = markers.plots_in(g, land)
    if len(there) == 1:
        return there[0]
    tokens = range(MARKER + 1, MARKER + 1 + len(there))
    return there[(yield from ask(Choose(US, words.ASK_MARKER, tokens, args=(land,)))) - MARKER - 1]
