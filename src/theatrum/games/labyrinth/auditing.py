"""What must always add up: 15 cells, 15 troops, the plot markers, 120 cards, and what follows from other things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.labyrinth import markers
from theatrum.games.labyrinth.content import FAIR, HARD, POOR
from theatrum.games.labyrinth.lands import ALL, IRAN, ISRAEL, MUSLIM, PHILIPPINES
from theatrum.games.labyrinth.tokens import CARDS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

NUMBERED = (0, 3, 2, 1)


def audit(g: Labyrinth) -> list[str]:
    """List everything about a state that cannot be."""
    broken = [*audit_cubes(g), *audit_plots(g), *audit_cards(g), *audit_tracks(g)]
    for land in ALL:
        broken += audit_country(g, land)
    return broken


def audit_cubes(g: Labyrinth) -> list[str]:
    broken = []
    cells = g.pool + sum(g.sleepers) + sum(g.actives)
    if cells != 15 or min(g.pool, *g.sleepers, *g.actives) < 0:
        broken.append(f"there are {cells} cells, not 15")
    troops = g.troops_home + sum(g.troops)
    if troops != 15 or min(g.troops_home, *g.troops) < 0:
        broken.append(f"there are {troops} troops, not 15")
    if g.sadr not in (0, 1):
        broken.append("there is more than one Sadr")
    if bool(g.sadr) != (54 in g.marks):
        broken.append("Sadr and his marker do not go together")
    if (g.nato >= 0) != (41 in g.marks) and 41 not in g.table:  # while the card is played its place is still to choose
        broken.append("NATO and its marker do not go together")
    if bool(g.ctr) != (3 in g.marks):
        broken.append("CTR and its markers do not go together")
    return broken


def audit_plots(g: Labyrinth) -> list[str]:
    broken = []
    counts = markers.in_play(g)
    if tuple(counts[:4]) != NUMBERED or min(g.box) < 0:
        broken.append(f"numbered plots are {counts[1:4]}, not {list(NUMBERED[1:])}")
    weapons = counts[markers.WMD] + g.wmd_events + g.wmd_pakistan + g.wmd_gone
    if weapons != 6:
        broken.append(f"there are {weapons} weapons of mass destruction, not 6")
    kinds = [markers.kind_of(marker) for marker in g.plots]
    if not all(markers.fits(cap, kinds) for cap in g.caps):
        broken.append("what has become known about the plots is not true of them")
    return broken


def audit_cards(g: Labyrinth) -> list[str]:
    if g.stage == 0 and not g.deck:
        return []
    boxes = g.lapsing_box + ([g.first_plot_card] if g.first_plot_card else [])
    cards = sorted(g.deck + g.hands[0] + g.hands[1] + g.discard + g.removed + g.table + boxes)
    broken = []
    if cards != list(range(1, CARDS + 1)):
        broken.append("the 120 cards do not add up")
    if any(card not in g.lapsing for card in g.lapsing_box):
        broken.append("a card lies in the Lapsing box whose event is not in effect")
    if g.first_plot_card and not g.first_plot:
        broken.append("a card lies in the First Plot box before a card was used for Plot")
    for seat in (0, 1):
        if any(card not in g.hands[1 - seat] for card in g.known[seat]):
            broken.append(f"seat {seat} knows of cards that are not where it knows them")
    if any(card in g.hands[0] and card not in g.known[1] for card in g.ruled_out):
        broken.append("the US holds a card that the Jihadist knows it does not hold")
    if any(pile != sorted(pile) for pile in (*g.hands, g.discard, g.removed, g.lapsing_box, g.marks)):
        broken.append("a pile of cards is not in order")
    return broken


def audit_tracks(g: Labyrinth) -> list[str]:
    broken = []
    if not 1 <= g.prestige <= 12:
        broken.append(f"Prestige is {g.prestige}")
    if not 1 <= g.funding <= 9:
        broken.append(f"Funding is {g.funding}")
    if not all(0 <= reserve <= 2 for reserve in g.reserves):
        broken.append(f"reserves are {g.reserves}")
    return broken


def audit_country(g: Labyrinth, land: int) -> list[str]:
    name = g.rules.content.countries[land].id
    broken = []
    governance = g.governance[land]
    if land in MUSLIM:
        if bool(governance) != bool(g.alignment[land]):
            broken.append(f"{name} has only one of governance and alignment")
        if g.posture[land]:
            broken.append(f"{name} has a posture")
        if g.regime[land] and governance not in (FAIR, POOR):
            broken.append(f"{name} is a Regime Change country without Fair or Poor governance")
    else:
        printed = g.rules.content.countries[land].governance
        if governance != printed or g.alignment[land]:
            broken.append(f"{name} has lost its printed governance or has an alignment")
        if g.besieged[land] or g.regime[land] or g.aid[land]:
            broken.append(f"{name} has a marker for Muslim countries")
        if g.troops[land] and land != PHILIPPINES:
            broken.append(f"{name} has troops")
    if land == ISRAEL and g.posture[land] != HARD:
        broken.append("Israel is not Hard")
    if land == IRAN and g.posture[land]:
        broken.append("Iran has a posture")
    if g.besieged[land] not in (0, 1) or g.cadre[land] not in (0, 1):
        broken.append(f"{name} has more than one Besieged Regime marker or cadre")
    return broken
