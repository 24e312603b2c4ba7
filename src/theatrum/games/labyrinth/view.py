"""All that one side, or an onlooker, may know of a game of Labyrinth, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from theatrum.engine.state import EVERYBODY, Event
from theatrum.engine.words import Why
from theatrum.games.labyrinth import endings, followers, markers, tracks, words
from theatrum.games.labyrinth.content import JIHADIST, UNASSOCIATED, US
from theatrum.games.labyrinth.lands import ALL, COUNTRIES, IRAQ, UNITED_STATES
from theatrum.games.labyrinth.playing import TELLING, may_happen
from theatrum.games.labyrinth.tokens import (
    CARD,
    CARDS,
    DONE,
    JIHAD,
    NO_OPERATION,
    PLOT,
    PLOT_KIND,
    RECRUIT,
    TRAVEL,
    TROOP_TRACK,
    USE_EVENT,
)

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

GOVERNANCE = ("", "good", "fair", "poor", "islamist")
ALIGNMENT = ("", "ally", "neutral", "adversary")
POSTURE = ("", "soft", "hard")
REGIME = ("", "green", "tan")
SIDES = ("us", "jihadist")
STAGES = ("setup", "action", "plots", "end")
PRESTIGE = ("low", "medium", "high", "very-high")
FUNDING = ("tight", "moderate", "ample")
COMMITMENT = ("overstretch", "war", "low-intensity")
ENDINGS = (
    "",
    "good-resources",
    "good-or-fair",
    "no-cells",
    "caliphate",
    "collapse",
    "destruction",
    "last-deck",
)


@dataclass(frozen=True, slots=True)
class PlotView:
    """One plot on the map; ``kind`` is a token (``plot:2``), empty where it lies face down for this viewer."""

    kind: str
    backlash: bool


@dataclass(frozen=True, slots=True)
class CountryView:
    """A country with all that stands in it; governance, alignment and posture are empty where untested."""

    token: str
    governance: str
    alignment: str
    posture: str
    resources: int
    sleepers: int
    actives: int
    sadr: bool
    troops: int
    nato: bool
    aid: int
    besieged: bool
    regime_change: str
    cadre: bool
    ctr: bool
    plots: list[PlotView]


@dataclass(frozen=True, slots=True)
class VictoryView:
    """The victory track (4.7.6) and how far each side is from what it needs (2.1)."""

    good_resources: int
    islamist_resources: int
    good_or_fair: int
    poor_or_islamist: int
    islamist_neighbours: bool
    cells_on_map: int
    winner_at_last_deck: str


@dataclass(frozen=True, slots=True)
class HandView:
    """A side's cards: how many, and those that the viewer may see."""

    side: str
    count: int
    cards: list[str]


@dataclass(frozen=True, slots=True)
class LabyrinthView:
    """The whole table as ``seat`` sees it (None: an onlooker)."""

    seat: int | None
    scenario: str
    length: int
    deck_number: int
    turn: int
    side: str
    stage: str
    slot: int
    countries: list[CountryView]
    us_posture: str
    world_posture: int
    gwot_penalty: int
    gwot_hurts_prestige: bool  # an option of the match (R-prestige)
    biometrics_watches_all: bool  # another one (card 2)
    prestige: int
    prestige_band: str
    funding: int
    funding_band: str
    cells_on_track: int
    cells_available: int
    troops_on_track: int
    commitment: str
    reserves: list[int]
    hands: list[HandView]
    deck: int
    discard: list[str]
    removed: list[str]
    on_table: list[str]
    lapsing: list[str]
    lapsing_box: list[str]
    first_plot: bool
    first_plot_card: str
    events: list[str]
    leaked: list[str]
    available_plots: int
    my_plots: dict[str, int]
    wmd_events: int
    wmd_pakistan: int
    wmd_in_play: int
    operation: str
    value: int
    named: list[str]  # countries that the question now builds on: of the dice, of a journey, where a plot goes
    prospects: dict[str, str]  # of the seat's cards and the one being played: what keeps the event from happening now
    chosen: list[str]  # places that the seat has named so far for what it is doing, in order
    news: list[str]  # countries of which one has read since the seat last played a card
    victory: VictoryView
    winner: str
    ending: str


def look(g: Labyrinth, seat: int | None, names: Sequence[str]) -> LabyrinthView:
    """Write down what the seat may know, in token names."""

    def cards(numbers: Sequence[int]) -> list[str]:
        return [names[CARD + number] for number in numbers]

    over = g.over
    hands = []
    for side in (US, JIHADIST):
        seen = g.hands[side] if seat == side or over else g.known[seat] if seat is not None else []
        hands.append(HandView(SIDES[side], len(g.hands[side]), cards(seen)))
    mine = seat == JIHADIST or over
    return LabyrinthView(
        seat=seat,
        scenario=g.rules.scenario.id,
        length=g.rules.length,
        deck_number=min(g.passes + 1, g.rules.length),
        turn=g.turn_number,
        side=SIDES[g.side],
        stage=STAGES[g.stage],
        slot=g.slot,
        countries=[look_at(g, land, names, mine) for land in ALL],
        us_posture=POSTURE[g.posture[UNITED_STATES]],
        world_posture=tracks.world_posture(g),
        gwot_penalty=tracks.gwot_penalty(g),
        gwot_hurts_prestige=g.rules.gwot_hurts_prestige,
        biometrics_watches_all=g.rules.biometrics_watches_all,
        prestige=g.prestige,
        prestige_band=PRESTIGE[tracks.prestige_band(g)],
        funding=g.funding,
        funding_band=FUNDING[tracks.funding_band(g)],
        cells_on_track=g.pool,
        cells_available=tracks.recruitable(g),
        troops_on_track=g.troops_home,
        commitment=COMMITMENT[tracks.commitment(g)],
        reserves=g.reserves[:],
        hands=hands,
        deck=len(g.deck),
        discard=cards(g.discard),
        removed=cards(g.removed),
        on_table=cards(g.table),
        lapsing=cards(g.lapsing),
        lapsing_box=cards(g.lapsing_box),
        first_plot=bool(g.first_plot),
        first_plot_card=names[CARD + g.first_plot_card] if g.first_plot_card else "",
        events=cards(g.marks),
        leaked=cards(g.leaked),
        available_plots=sum(g.box),
        my_plots={names[PLOT_KIND + kind]: g.box[kind] for kind in range(1, 5)} if mine else {},
        wmd_events=g.wmd_events,
        wmd_pakistan=g.wmd_pakistan,
        wmd_in_play=markers.in_play(g)[markers.WMD],
        operation=names[g.operation] if g.operation else "",
        value=g.value,
        named=[names[land] for land in g.named],
        prospects={names[CARD + card]: why for card, why in prospects(g, seat).items()},
        chosen=[names[place] for place in chosen(g, seat)],
        news=[names[land] for land in sorted(news(g, seat))],
        victory=look_at_victory(g),
        winner=SIDES[g.winner] if over else "",
        ending=ENDINGS[g.ending],
    )


def unseen(view: LabyrinthView) -> list[str]:
    """Return the cards that lie nowhere in sight: they are in the deck or in a hand."""
    seen = {*view.discard, *view.removed, *view.on_table, *view.lapsing_box, view.first_plot_card}
    seen.update(*(hand.cards for hand in view.hands))
    return [card for card in (f"card:{number}" for number in range(1, CARDS + 1)) if card not in seen]


# --- what one is doing, and what has just happened -------------------------------------------------------------------


def chosen(g: Labyrinth, seat: int | None) -> list[int]:
    """Return the places that a seat has named since its last choice of a card, its use or an operation, in order.

    Dice are rolled when all targets are named (8.1.2); what is asked after that names no more of them.
    """
    if not g.table or seat is None:
        return []
    if g.operation == TRAVEL:  # from where is not asked where it goes without saying
        return g.named if seat == JIHADIST else []
    answered: list[int] = []
    for mover, token in reversed(g.answers):
        if mover < 0:  # imagined anew
            continue
        if mover != seat or CARD < token <= CARD + CARDS or USE_EVENT <= token <= NO_OPERATION:
            break
        answered.append(token)
    answered.reverse()
    if g.operation == RECRUIT and not g.value:  # rolled already
        return []
    most = {RECRUIT: 1, JIHAD: 1, PLOT: 1}.get(g.operation, 0) * g.value
    if most and DONE in answered:
        answered = answered[: answered.index(DONE)]
    places = [token for token in answered if token < COUNTRIES or token == TROOP_TRACK]
    return places[:most] if most else places


def news(g: Labyrinth, seat: int | None) -> set[int]:
    """Return the countries of which everybody has read: in the play under way, and since the seat's own last card.

    Who has just played sees where that card was at work; who plays a card now has seen the news.
    """
    found = lands_in(g.log)
    if g.table and g.side == seat:
        return found
    for place, (side, log) in enumerate(reversed(g.told)):
        if place and side == seat:
            break
        found |= lands_in(log)
        if seat is None or side == seat:
            break
    return found


def lands_in(log: Iterable[Event]) -> set[int]:
    """Return the countries that are named in what everybody may read."""
    found: set[int] = set()
    for what, args, to in log:
        if to == EVERYBODY:
            for (_, kind), arg in zip(what.params, args, strict=True):
                if kind == "token" and isinstance(arg, int):
                    found.add(arg)
                elif kind == "tokens" and not isinstance(arg, (int, str)):
                    found.update(arg)
    return found.intersection(ALL)


# 6.2.5, 6.2.6, 6.2.8, 6.3.2: what would come of the events of the cards that a side can play.
def prospects(g: Labyrinth, seat: int | None) -> dict[int, str]:
    """Tell of each card in the seat's hand, and of the one being played, why its event could not happen now.

    An event of the other side is asked about as that side's. The answers are nothing for an event that could happen,
    ``blocked``, ``leaked``, ``condition`` where that is not met, and ``unknown`` where the other's hand decides. What
    follows card 48 or 53 is no event; after the latter it may still bring one of the US.
    """
    if seat is None or g.over or (g.bound and not followers.brings_us_event(g)):
        return {}
    content = g.rules.content
    wanted = [card for card in g.hands[seat] if not g.bound or content.card(card).side == 1 - seat]
    found = {card: prospect(g, card, seat) for card in g.table[-1:]}
    twin = g.copy()
    twin.slot += 1
    for card in wanted:
        twin.hands[seat].remove(card)
        twin.table = [card]
        found[card] = prospect(twin, card, seat)
        twin.hands[seat].append(card)
    return found


def prospect(g: Labyrinth, card: int, seat: int) -> str:
    face = g.rules.content.card(card)
    owner = seat if face.side == UNASSOCIATED else face.side
    if face.auto:
        return ""
    if card in TELLING and owner != seat:
        return "unknown"
    verdict = may_happen(g, card, owner)
    if isinstance(verdict, Why):
        return verdict.id if verdict in (words.BLOCKED, words.LEAKED) else "condition"
    return ""


def look_at(g: Labyrinth, land: int, names: Sequence[str], mine: bool) -> CountryView:
    return CountryView(
        token=names[land],
        governance=GOVERNANCE[g.governance[land]],
        alignment=ALIGNMENT[g.alignment[land]],
        posture=POSTURE[g.posture[land]],
        resources=g.resources(land),
        sleepers=g.sleepers[land],
        actives=g.actives[land],
        sadr=bool(g.sadr) and land == IRAQ,
        troops=g.troops[land],
        nato=g.nato == land,
        aid=g.aid[land],
        besieged=bool(g.besieged[land]),
        regime_change=REGIME[g.regime[land]],
        cadre=bool(g.cadre[land]),
        ctr=land in g.ctr,
        plots=[
            PlotView(
                names[PLOT_KIND + markers.kind_of(marker)] if mine or marker & markers.OPEN else "",
                bool(marker & markers.BACKLASH),
            )
            for marker in g.plots
            if markers.country_of(marker) == land
        ],
    )


def look_at_victory(g: Labyrinth) -> VictoryView:
    good = endings.good_resources(g)
    return VictoryView(
        good_resources=good,
        islamist_resources=endings.islamist_resources(g),
        good_or_fair=endings.good_or_fair(g),
        poor_or_islamist=endings.poor_or_islamist(g),
        islamist_neighbours=endings.islamist_neighbours(g),
        cells_on_map=15 - g.pool + g.sadr,
        winner_at_last_deck=SIDES[endings.count_last_deck(g)[2]],
    )
