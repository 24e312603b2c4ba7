"""All that one side, or an onlooker, may know of a game of Labyrinth, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from theatrum.games.labyrinth import endings, markers, tracks
from theatrum.games.labyrinth.content import JIHADIST, US
from theatrum.games.labyrinth.lands import ALL, IRAQ, UNITED_STATES
from theatrum.games.labyrinth.tokens import CARD, PLOT_KIND

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
        victory=look_at_victory(g),
        winner=SIDES[g.winner] if over else "",
        ending=ENDINGS[g.ending],
    )


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
