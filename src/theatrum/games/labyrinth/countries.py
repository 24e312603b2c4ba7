"""What happens to a country: tests, governance, alignment, cells, cadres, aid (4.1-4.6, 4.8, 4.9)."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict, Why
from theatrum.games.labyrinth import endings, words
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST, NEUTRAL, POOR
from theatrum.games.labyrinth.lands import ALL, IRAN, IRAQ, MOROCCO, PAKISTAN
from theatrum.games.labyrinth.markers import add_weapons
from theatrum.games.labyrinth.tokens import ACTIVE, CARD, SADR, SLEEPER
from theatrum.games.labyrinth.tracks import add_funding, roll_posture, set_prestige

if TYPE_CHECKING:
    from theatrum.games.labyrinth.events.registry import Pick
    from theatrum.games.labyrinth.state import Labyrinth


def is_muslim(land: int) -> bool:
    return land >= MOROCCO


def islamist_rule_somewhere(g: Labyrinth) -> bool:
    return ISLAMIST in g.governance


# --- tests (4.9.4) ----------------------------------------------------------------------------------------------


def untested(g: Labyrinth, land: int) -> bool:
    if land >= MOROCCO:
        return not g.governance[land]
    return land != IRAN and not g.posture[land]


# 4.9.4: only what is not marked yet is tested; a Muslim country begins Neutral.
def test(g: Labyrinth, land: int) -> None:
    if not untested(g, land):
        return
    if is_muslim(land):
        g.alignment[land] = NEUTRAL
        roll_governance(g, land)
    else:
        roll_posture(g, land)


# 4.9.3: 1-4 Poor, 5-6 Fair.
def roll_governance(g: Labyrinth, land: int) -> None:
    die = g.die()
    g.say(words.GOVERNANCE_ROLL, land, (die,))
    set_governance(g, land, FAIR if die >= 5 else POOR)
    if die >= 5:
        note_better(g, land)


# --- governance (4.2.1) -----------------------------------------------------------------------------------------


def note_better(g: Labyrinth, land: int) -> None:
    """Remember that a country came to Fair or Good in this action phase (card 94)."""
    if land not in g.bettered[0]:
        g.bettered[0].append(land)


# 7.2.2.3, 7.3.4.1, 8.4.3.2: Good and Islamist Rule both clear the markers of what lay between them.
def set_governance(g: Labyrinth, land: int, level: int) -> None:
    g.governance[land] = level
    if level in (GOOD, ISLAMIST):
        g.aid[land] = 0
        g.besieged[land] = 0
        g.regime[land] = 0
    g.say(GOVERNANCE_SAYS[level], land)
    endings.check(g)


GOVERNANCE_SAYS = {
    GOOD: words.BECOMES_GOOD,
    FAIR: words.BECOMES_FAIR,
    POOR: words.BECOMES_POOR,
    ISLAMIST: words.BECOMES_ISLAMIST,
}


def improve(g: Labyrinth, land: int) -> None:
    """Better governance by one level, up to Good."""
    if FAIR <= g.governance[land] <= POOR:
        note_better(g, land)
        set_governance(g, land, g.governance[land] - 1)


def worsen(g: Labyrinth, land: int) -> None:
    """Worsen governance by one level, never beyond Poor."""
    if GOOD <= g.governance[land] <= FAIR:
        set_governance(g, land, g.governance[land] + 1)


def set_country(g: Labyrinth, land: int, level: int, alignment: int) -> None:
    """Mark governance and alignment as an event says, whatever they were."""
    before = g.governance[land]
    set_alignment(g, land, alignment)
    if before != level:
        if level <= FAIR and (not before or level < before):
            note_better(g, land)
        set_governance(g, land, level)


# 8.4.4, 8.4.5: the revolution has won.
def revolution(g: Labyrinth, land: int) -> None:
    g.say(words.REVOLUTION, land)
    set_alignment(g, land, ADVERSARY)
    if land == PAKISTAN and g.wmd_pakistan:
        add_weapons(g, g.wmd_pakistan)
        g.wmd_pakistan = 0
    add_funding(g, g.resources(land))
    if g.troops_in(land):
        set_prestige(g, 1)
    set_governance(g, land, ISLAMIST)


# --- alignment (4.2.3) ------------------------------------------------------------------------------------------


def set_alignment(g: Labyrinth, land: int, alignment: int) -> None:
    if g.alignment[land] != alignment:
        g.alignment[land] = alignment
        g.say(ALIGNMENT_SAYS[alignment], land)


ALIGNMENT_SAYS = {ALLY: words.BECOMES_ALLY, NEUTRAL: words.BECOMES_NEUTRAL, ADVERSARY: words.BECOMES_ADVERSARY}


def towards_ally(g: Labyrinth, land: int) -> None:
    set_alignment(g, land, max(ALLY, g.alignment[land] - 1))


def towards_adversary(g: Labyrinth, land: int) -> None:
    set_alignment(g, land, min(ADVERSARY, g.alignment[land] + 1))


# --- aid and besieged regimes (4.8.3) ---------------------------------------------------------------------------


def add_aid(g: Labyrinth, land: int) -> None:
    g.aid[land] += 1
    g.say(words.AID, land)


def remove_aid(g: Labyrinth, land: int) -> None:
    if g.aid[land]:
        g.aid[land] -= 1
        g.say(words.AID_LOST, land)


def besiege(g: Labyrinth, land: int) -> None:
    if not g.besieged[land]:
        g.besieged[land] = 1
        g.say(words.BESIEGED, land)


# --- cells and cadres (4.6, 4.8.4) ------------------------------------------------------------------------------


# 4.6.4, 4.7.4, 4.8.4, 4.9.4: sleepers from the track, as many as it holds; the first replaces a cadre.
def place_cells(g: Labyrinth, land: int, number: int) -> int:
    test(g, land)
    number = min(number, g.pool)
    if number:
        g.pool -= number
        g.sleepers[land] += number
        g.cadre[land] = 0
        g.say(words.CELLS_PLACED, number, land)
    return number


def activate(g: Labyrinth, land: int, number: int) -> None:
    """Turn sleepers into active cells."""
    number = min(number, g.sleepers[land])
    if number:
        g.sleepers[land] -= number
        g.actives[land] += number
        g.say(words.ACTIVATED, number, land)


def cell_kinds(g: Labyrinth, land: int) -> list[int]:
    """Return the kinds of cells in a country, as tokens."""
    kinds = []
    if g.sleepers[land]:
        kinds.append(SLEEPER)
    if g.actives[land]:
        kinds.append(ACTIVE)
    if g.sadr and land == IRAQ:
        kinds.append(SADR)
    return kinds


# 4.7.4, 4.8.4, card 54: back to the track; where the last one is taken away, a cadre stays. Sadr leaves the game.
def remove_cell(g: Labyrinth, land: int, kind: int, *, leaves_cadre: bool = True) -> None:
    if kind == SADR:
        g.sadr = 0
        g.marks.remove(54)
        g.say(words.SADR_GONE)
    else:
        if kind == SLEEPER:
            g.sleepers[land] -= 1
        else:
            g.actives[land] -= 1
        g.pool += 1
        g.say(words.CELL_REMOVED, land, kind)
    if leaves_cadre and not g.cells(land):
        place_cadre(g, land)
    endings.check_cells(g)


def place_cadre(g: Labyrinth, land: int) -> None:
    if not g.cadre[land]:
        g.cadre[land] = 1
        g.say(words.CADRE_PLACED, land)


def remove_all_cells(g: Labyrinth, land: int, *, leaves_cadre: bool = True) -> None:
    for kind in cell_kinds(g, land):
        while kind in cell_kinds(g, land):
            remove_cell(g, land, kind, leaves_cadre=leaves_cadre)


def choose_cell(g: Labyrinth, seat: int, land: int, question: Say) -> Flow[int]:
    """Ask which kind of cell is meant where there are several; return it."""
    kinds = cell_kinds(g, land)
    if len(kinds) == 1:
        return kinds[0]
    return (yield from ask(Choose(seat, question, kinds, args=(land,))))


def take_cell(g: Labyrinth, seat: int, land: int) -> Flow[None]:
    """Let a side remove one cell of its choice from a country, as events do."""
    kind = yield from choose_cell(g, seat, land, words.ASK_CELL_TO_REMOVE)
    remove_cell(g, land, kind)


def choose_country(g: Labyrinth, seat: int, card: int, pick: Pick, among: Sequence[int]) -> Flow[int]:
    """Ask which country the event of a card concerns; nothing needs asking where there is only one."""
    if len(among) == 1:
        return among[0]
    return (yield from ask(Choose(seat, pick.question, ALL, one_of(among, pick.unfit), args=(CARD + card,))))


def one_of(places: Container[int], unfit: Why) -> Callable[[int], Verdict]:
    """Return the test that lets these places be chosen, and tells the reason against all others."""

    def may_be_chosen(place: int) -> Verdict:
        return True if place in places else unfit

    return may_be_chosen
