"""Positions set up by hand, in readable names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import Unreadable
from theatrum.games.labyrinth import lands, markers, view
from theatrum.games.labyrinth.lands import UNITED_STATES
from theatrum.games.labyrinth.sequence import lay_out
from theatrum.games.labyrinth.state import ACTION, CELLS, PLOTS, TROOPS
from theatrum.games.labyrinth.tokens import CARDS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.state import Labyrinth

HERE = Path(__file__).parent

WORDS = (
    "countries",
    "empty",
    "prestige",
    "funding",
    "us_posture",
    "reserves",
    "us_hand",
    "jihadist_hand",
    "known",
    "deck",
    "discard",
    "events",
    "leaked",
    "lapsing",
    "ctr",
    "sadr",
    "nato",
    "wmd",
    "side",
    "slot",
    "stage",
    "turn",
    "first_plot",
    "disrupted",
    "bettered",
    "dice",
)
IN_A_COUNTRY = {
    "governance": view.GOVERNANCE,
    "alignment": view.ALIGNMENT,
    "posture": view.POSTURE,
    "regime_change": view.REGIME,
}
COUNTS = ("sleepers", "actives", "troops", "aid", "besieged", "cadre")


def arrange(game: LabyrinthGame, g: Labyrinth, position: Mapping[str, Any]) -> None:
    """Put a match into a position. What is left out is as the scenario begins; no hand is dealt.

    - ``countries``: by id ("pakistan"): governance, alignment, posture, regime_change ("green", "tan"), sleepers,
      actives, troops, aid, besieged, cadre, plots (a list of 1, 2, 3 and "wmd"); ``empty``: begin with an empty map
    - ``prestige``, ``funding``, ``us_posture``, ``reserves`` (US, Jihadist), ``wmd``: how many are available
    - ``us_hand``, ``jihadist_hand``, ``deck`` (top first), ``discard``: card numbers; all others go below the deck
    - ``known``: by seat, numbers of cards it knows in the other's hand
    - ``events``, ``leaked``, ``lapsing``: card numbers in effect; ``ctr``: ids; ``sadr``: True; ``nato``: an id
    - ``side`` "us" or "jihadist", ``slot``: cards played in the phase, ``stage`` "action" or "plots", ``turn``,
      ``first_plot``: True once a card was used for Plot
    - ``disrupted``, ``bettered``: ids of countries, in this action phase
    - ``dice``: the next rolls
    """
    for word in position:
        if word not in WORDS:
            raise Unreadable("position-word", HERE, word=repr(word), words=", ".join(WORDS))
    if not position.get("empty"):
        lay_out(g)
    g.stage = PLOTS if position.get("stage") == "plots" else ACTION
    g.side = view.SIDES.index(position.get("side", "jihadist"))
    g.slot = position.get("slot", 0)
    g.turn_number = position.get("turn", 1)
    g.prestige = position.get("prestige", g.prestige)
    g.funding = position.get("funding", g.funding)
    g.reserves = list(position.get("reserves", (0, 0)))
    g.first_plot = int(position.get("first_plot", False))
    g.loaded = list(position.get("dice", ()))
    posture = position.get("us_posture", "" if g.posture[UNITED_STATES] else "hard")
    if posture:
        g.posture[UNITED_STATES] = view.POSTURE.index(posture)
    for id, what in position.get("countries", {}).items():
        arrange_country(g, number(id), what)
    g.marks = sorted(position.get("events", g.marks))
    g.leaked = list(position.get("leaked", ()))
    g.lapsing = list(position.get("lapsing", ()))
    g.ctr = [number(id) for id in position.get("ctr", ())]
    g.sadr = int(position.get("sadr", False))
    g.nato = number(position["nato"]) if "nato" in position else -1
    for card, here in ((3, bool(g.ctr)), (41, g.nato >= 0), (54, bool(g.sadr))):
        if here and card not in g.marks:
            g.marks = sorted([*g.marks, card])
    available = position.get("wmd", 0)
    g.wmd_events -= min(3, available)
    g.wmd_pakistan -= max(0, available - 3)
    g.box[markers.WMD] = available - sum(1 for plot in g.plots if markers.kind_of(plot) == markers.WMD)
    g.disrupted = [[number(id) for id in position.get("disrupted", ())], []]
    g.bettered = [[number(id) for id in position.get("bettered", ())], []]
    g.troops_home = TROOPS - sum(g.troops)
    g.pool = CELLS - sum(g.sleepers) - sum(g.actives)
    arrange_cards(g, position)


def number(id: str) -> int:
    if id not in lands.IDS:
        raise Unreadable("no-country", HERE, id=repr(id))
    return lands.IDS.index(id)


def arrange_country(g: Labyrinth, land: int, what: Mapping[str, Any]) -> None:
    lists = {
        "governance": g.governance,
        "alignment": g.alignment,
        "posture": g.posture,
        "regime_change": g.regime,
        "sleepers": g.sleepers,
        "actives": g.actives,
        "troops": g.troops,
        "aid": g.aid,
        "besieged": g.besieged,
        "cadre": g.cadre,
    }
    for word, value in what.items():
        if word == "plots":
            for plot in value:
                kind = markers.WMD if plot == "wmd" else plot
                g.plots.append(markers.make(land, kind, markers.ANY))
                if kind != markers.WMD:
                    g.box[kind] -= 1
        elif word in IN_A_COUNTRY and value in IN_A_COUNTRY[word]:
            lists[word][land] = IN_A_COUNTRY[word].index(value)
        elif word in COUNTS:
            lists[word][land] = int(value)
        else:
            raise Unreadable("position-country", HERE, word=f"{word} = {value!r}")


def arrange_cards(g: Labyrinth, position: Mapping[str, Any]) -> None:
    def listed(word: str) -> Sequence[int]:
        found: Sequence[int] = position.get(word, ())
        return found

    g.hands = [sorted(listed("us_hand")), sorted(listed("jihadist_hand"))]
    known: Mapping[int, Sequence[int]] = position.get("known", {})
    g.known = [sorted(known.get(seat, ())) for seat in (0, 1)]
    g.discard = sorted(listed("discard"))
    g.removed = sorted(g.rules.scenario.removed) if not position.get("empty") else []
    used = {*g.hands[0], *g.hands[1], *g.discard, *listed("deck")}
    g.removed = [card for card in g.removed if card not in used]
    g.lapsing_box = sorted(card for card in g.lapsing if card not in used)
    used |= {*g.removed, *g.lapsing_box}
    rest = [card for card in range(1, CARDS + 1) if card not in used]
    g.deck = rest + list(reversed(listed("deck")))
