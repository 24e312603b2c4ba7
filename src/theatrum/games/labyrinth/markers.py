"""Plot markers as numbers, and what the US can tell about those that lie face down (4.7.8, 4.8.1, 8.5.4).

A plot on the map is one number: its country, its kind (1-3, or 4 for a weapon of mass destruction), the highest value
that the card which placed it allowed, and two flags. A *cap* is something that has become known about several plots
at once: among these (a set of places in the list), at most or at least so many are of that kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import words

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

WMD: Final = 4
ANY: Final = 3  # the highest number on a plot marker: no limit
BACKLASH, OPEN = 1, 2
AT_LEAST: Final = 128


def make(land: int, kind: int, limit: int, flags: int = 0) -> int:
    return land << 7 | kind << 4 | limit << 2 | flags


def country_of(marker: int) -> int:
    return marker >> 7


def kind_of(marker: int) -> int:
    return marker >> 4 & 7


def limit_of(marker: int) -> int:
    return marker >> 2 & 3


def plotted(g: Labyrinth) -> list[int]:
    """Return the countries with a plot, in order, each once."""
    return sorted({marker >> 7 for marker in g.plots})


def plots_in(g: Labyrinth, land: int) -> list[int]:
    """Return where in the list the plots of a country stand, in the order in which they were placed."""
    return [index for index, marker in enumerate(g.plots) if marker >> 7 == land]


def in_play(g: Labyrinth) -> list[int]:
    """Count by kind the markers that are available or on the map."""
    counts = g.box[:]
    for marker in g.plots:
        counts[kind_of(marker)] += 1
    return counts


def _hidden(g: Labyrinth) -> int:
    return sum(1 << index for index, marker in enumerate(g.plots) if not marker & OPEN)


def _open(g: Labyrinth, kind: int) -> int:
    return sum(1 for marker in g.plots if marker & OPEN and kind_of(marker) == kind)


def add_weapons(g: Labyrinth, number: int) -> None:
    """Make weapons of mass destruction available; what lies on the map already is none of these."""
    hidden = _hidden(g)
    if hidden:
        g.caps.append(hidden << 8 | WMD << 4 | in_play(g)[WMD] - _open(g, WMD))
    g.box[WMD] += number
    g.say(words.WEAPONS_AVAILABLE, number)


def note_none_placeable(g: Labyrinth, limit: int) -> None:
    """Remember that all markers which could have been placed are on the map."""
    note_none_available(g, (*range(1, limit + 1), WMD))


def note_none_available(g: Labyrinth, kinds: tuple[int, ...]) -> None:
    """Remember that all markers of these kinds are on the map."""
    g.reveal()
    hidden = _hidden(g)
    for kind in kinds:
        least = in_play(g)[kind] - _open(g, kind)
        if least:
            g.caps.append(hidden << 8 | AT_LEAST | kind << 4 | least)


def note_no_weapon(g: Labyrinth, index: int) -> None:
    """Remember that a plot which lies face down would lie open if it were a weapon of mass destruction (card 5)."""
    g.caps.append(1 << index + 8 | WMD << 4)


def take(g: Labyrinth, index: int) -> int:
    """Take a plot off the map and show it; return its kind. What lay beside it was not this very marker."""
    marker = g.plots[index]
    kind = kind_of(marker)
    total = in_play(g)[kind]
    del g.plots[index]
    g.caps = [cap for cap in (_without(cap, index, kind) for cap in g.caps) if cap >> 8]
    hidden = _hidden(g)
    if hidden:
        g.caps.append(hidden << 8 | kind << 4 | total - 1 - _open(g, kind))
    g.reveal()
    return kind


def _without(cap: int, index: int, kind: int) -> int:
    """Take the plot at ``index``, which was of ``kind``, out of a cap's set and close the gap it leaves."""
    places = cap >> 8
    rest = (places & (1 << index) - 1) | places >> index + 1 << index
    known = cap & 255
    if places >> index & 1 and known >> 4 & 7 == kind and known & 15:
        known -= 1
    return rest << 8 | known


def fits(cap: int, kinds: list[int]) -> bool:
    """Tell whether a cap allows the plots to be of these kinds."""
    kind, number = cap >> 4 & 7, cap & 15
    found = sum(1 for index, other in enumerate(kinds) if cap >> 8 + index & 1 and other == kind)
    return found >= number if cap & AT_LEAST else found <= number
