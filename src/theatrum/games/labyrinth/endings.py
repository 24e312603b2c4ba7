"""How to win (2.0): six immediate victories, and the count when the last deck runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import words
from theatrum.games.labyrinth.content import FAIR, GOOD, ISLAMIST, JIHADIST, POOR, US
from theatrum.games.labyrinth.lands import MUSLIM

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

GOOD_RESOURCES, GOOD_OR_FAIR, NO_CELLS, CALIPHATE, COLLAPSE, DESTRUCTION, LAST_DECK = range(1, 8)

GOOD_RESOURCES_TO_WIN: Final = 12
COUNTRIES_TO_WIN: Final = 15
ISLAMIST_RESOURCES_TO_WIN: Final = 6

GREEN: Final = 1


class Won(Exception):
    """Raised where a victory is won, so that nothing of what was going on is carried out after it."""

    def __init__(self, winner: int, ending: int) -> None:
        super().__init__(winner, ending)
        self.winner = winner
        self.ending = ending


# --- the victory track (4.7.6) ----------------------------------------------------------------------------------


def good_resources(g: Labyrinth) -> int:
    return sum(g.resources(land) for land in MUSLIM if g.governance[land] == GOOD)


def islamist_resources(g: Labyrinth) -> int:
    return sum(g.resources(land) for land in MUSLIM if g.governance[land] == ISLAMIST)


def good_or_fair(g: Labyrinth) -> int:
    return sum(1 for land in MUSLIM if g.governance[land] in (GOOD, FAIR))


def poor_or_islamist(g: Labyrinth) -> int:
    return sum(1 for land in MUSLIM if g.governance[land] >= POOR)


def islamist_neighbours(g: Labyrinth) -> bool:
    """Tell whether two countries under Islamist Rule are adjacent."""
    ruled = [land for land in MUSLIM if g.governance[land] == ISLAMIST]
    return any(near in ruled for land in ruled for near in g.neighbours(land))


# --- immediate victories ----------------------------------------------------------------------------------------


# 2.1.1, 2.1.2, 2.2: checked whenever governance, resources or Prestige have changed.
def check(g: Labyrinth, spiked_by: int = US) -> None:
    us = us_ending(g)
    jihadist = jihadist_ending(g)
    if us and jihadist:  # only an Oil Price Spike can bring this about
        raise Won(spiked_by, jihadist if spiked_by == JIHADIST else us)
    if us:
        raise Won(US, us)
    if jihadist:
        raise Won(JIHADIST, jihadist)


def us_ending(g: Labyrinth) -> int:
    if good_resources(g) >= GOOD_RESOURCES_TO_WIN:
        return GOOD_RESOURCES
    if good_or_fair(g) >= COUNTRIES_TO_WIN:
        return GOOD_OR_FAIR
    return 0


def jihadist_ending(g: Labyrinth) -> int:
    if islamist_resources(g) >= ISLAMIST_RESOURCES_TO_WIN and islamist_neighbours(g):
        return CALIPHATE
    if g.prestige == 1 and poor_or_islamist(g) >= COUNTRIES_TO_WIN:
        return COLLAPSE
    return 0


# 2.1.1: no cell is left in any country.
def check_cells(g: Labyrinth) -> None:
    if g.pool == 15 and not g.sadr:
        raise Won(US, NO_CELLS)


# 2.3, 4.8.2: a country whose regime was changed this turn still counts as Islamist, and for this count alone.
def count_last_deck(g: Labyrinth) -> tuple[int, int, int]:
    """Return the Resources under Good governance and under Islamist Rule, and the side that wins with these."""
    good = good_resources(g)
    ruled = [land for land in MUSLIM if g.governance[land] == ISLAMIST or g.regime[land] == GREEN]
    islamist = sum(g.resources(land) for land in ruled)
    return good, islamist, US if good > 2 * islamist else JIHADIST


# 5.3.1: the last deck is used up.
def last_deck(g: Labyrinth) -> Won:
    good, islamist, winner = count_last_deck(g)
    g.say(words.LAST_DECK, good, islamist)
    return Won(winner, LAST_DECK)


def finish(g: Labyrinth, won: Won) -> None:
    g.winner = won.winner
    g.ending = won.ending
    g.over = True
    g.reveal()  # all hands and plots are laid open
    g.say(ENDINGS[won.winner, won.ending])


ENDINGS: Final = {
    (US, GOOD_RESOURCES): words.US_GOOD_RESOURCES,
    (US, GOOD_OR_FAIR): words.US_GOOD_OR_FAIR,
    (US, NO_CELLS): words.US_NO_CELLS,
    (JIHADIST, CALIPHATE): words.JIHADIST_CALIPHATE,
    (JIHADIST, COLLAPSE): words.JIHADIST_COLLAPSE,
    (JIHADIST, DESTRUCTION): words.JIHADIST_DESTRUCTION,
    (US, LAST_DECK): words.US_LAST_DECK,
    (JIHADIST, LAST_DECK): words.JIHADIST_LAST_DECK,
}
