"""The table of Labyrinth as plain data, and the worlds that one side may believe in."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Self

from theatrum.engine.flow import Flow
from theatrum.engine.game import Options
from theatrum.engine.state import Event, State
from theatrum.games.labyrinth import secrecy
from theatrum.games.labyrinth.content import ALLY, GOOD, HARD, JIHADIST, US, Content
from theatrum.games.labyrinth.endings import Won, finish
from theatrum.games.labyrinth.lands import ALL, CANADA, COUNTRIES, IRAQ, UNITED_STATES

TROOPS = 15
CELLS = 15
NOWHERE = -1

# Regime Change markers (4.8.2): green in the turn of the change, tan from then on.
GREEN, TAN = 1, 2

# Stages of a turn; each names the flow that plays the next stretch.
SETUP, ACTION, PLOTS, END = range(4)

MOST_TOLD = 5  # a side is asked again after two cards of the other side and a round of plots at the latest

LENGTHS = {"standard": 1, "tournament": 2, "campaign": 3}


class Rules:
    """What is fixed from the first card to the last: content, options, the flow of every stage."""

    __slots__ = (
        "biometrics_watches_all",
        "content",
        "discarded_election",
        "gtmo_stops_events",
        "gwot_hurts_prestige",
        "hizballah_spares_lebanon",
        "iran_takes_aid",
        "length",
        "madrassas_bring_us_event",
        "may_stop_early",
        "neighbours",
        "oil",
        "options",
        "patriot_neighbours",
        "quagmire_softens_first",
        "resources",
        "saleh_one_step",
        "scenario",
        "stages",
        "strict_conditions",
        "taliban_besiege_always",
    )

    def __init__(
        self, content: Content, stages: Mapping[int, Callable[[Labyrinth], Flow[None]]], options: Options
    ) -> None:
        self.content = content
        self.stages = stages
        self.options = dict(options)
        self.scenario = content.scenarios[str(options["scenario"])]
        self.length = LENGTHS[str(options["length"])]
        self.gwot_hurts_prestige = bool(options["gwot_hurts_prestige"])
        self.may_stop_early = bool(options["may_stop_early"])
        self.strict_conditions = bool(options["strict_conditions"])
        self.discarded_election = bool(options["discarded_election"])
        self.biometrics_watches_all = options["biometrics"] == "all"
        self.madrassas_bring_us_event = bool(options["madrassas_bring_us_event"])
        self.quagmire_softens_first = options["quagmire"] == "posture-first"
        self.taliban_besiege_always = options["taliban"] == "always"
        self.hizballah_spares_lebanon = options["hizballah"] == "without-lebanon"
        self.iran_takes_aid = bool(options["iran_takes_aid"])
        self.gtmo_stops_events = options["gtmo"] == "all-recruiting"
        self.saleh_one_step = options["saleh"] == "one-box"
        self.resources = tuple(country.resources for country in content.countries)
        self.oil = tuple(country.oil for country in content.countries)
        self.neighbours = tuple(country.neighbours for country in content.countries)
        # Card 43: the United States is adjacent to Canada alone.
        self.patriot_neighbours = tuple(
            (CANADA,)
            if country == UNITED_STATES
            else tuple(other for other in near if other != UNITED_STATES or country == CANADA)
            for country, near in enumerate(self.neighbours)
        )


class Labyrinth(State):
    """Countries are numbers (lands.py), cards their printed numbers, sides 0 (US) and 1 (Jihadist).

    Hands, discards and boxes are kept sorted, so that nothing can be read from the order of cards.
    """

    __slots__ = (
        "actives",
        "aid",
        "alignment",
        "besieged",
        "bettered",
        "bound",
        "box",
        "cadre",
        "caps",
        "ctr",
        "deck",
        "discard",
        "disrupted",
        "ending",
        "first_plot",
        "first_plot_card",
        "funding",
        "governance",
        "hands",
        "held",
        "known",
        "lapsing",
        "lapsing_box",
        "leaked",
        "marks",
        "named",
        "nato",
        "operation",
        "options",
        "passes",
        "plots",
        "pool",
        "posture",
        "prestige",
        "promised",
        "regime",
        "removed",
        "reserves",
        "ruled_out",
        "rules",
        "sadr",
        "side",
        "sleepers",
        "slot",
        "stage",
        "stretch",
        "table",
        "told",
        "troops",
        "troops_home",
        "turn_number",
        "value",
        "winner",
        "wmd_events",
        "wmd_gone",
        "wmd_pakistan",
    )

    unhashed = ("rules", "told")

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(seed)
        self.rules = rules
        self.options = tuple(rules.options.items())  # positions under other options are other positions
        countries = rules.content.countries
        # The map, by country.
        self.governance = [country.governance for country in countries]
        self.alignment = [0] * COUNTRIES
        self.posture = [country.posture for country in countries]
        self.sleepers = [0] * COUNTRIES
        self.actives = [0] * COUNTRIES
        self.troops = [0] * COUNTRIES
        self.aid = [0] * COUNTRIES
        self.besieged = [0] * COUNTRIES
        self.regime = [0] * COUNTRIES
        self.cadre = [0] * COUNTRIES
        self.plots: list[int] = []  # in the order in which they were placed
        self.caps: list[int] = []  # what a revealed plot has told about those that lay beside it (markers.py)
        self.sadr = 0
        self.nato = NOWHERE
        self.ctr: list[int] = []
        # Tracks and boxes.
        self.prestige = 7
        self.funding = 9
        self.reserves = [0, 0]
        self.troops_home = TROOPS
        self.pool = CELLS  # cells on the Funding Track
        self.box = [0, 3, 2, 1, 0]  # available plots by kind (4.8.1)
        self.wmd_events = 3
        self.wmd_gone = 0  # used or removed (8.5.5)
        self.wmd_pakistan = 3
        self.marks: list[int] = []  # lingering events in effect, by card
        self.leaked: list[int] = []  # those of 31, 34 and 44 that a Leak has ended
        self.lapsing: list[int] = []  # events in effect until the end of the turn
        self.lapsing_box: list[int] = []
        self.first_plot = 0  # whether a card was already used for Plot this turn
        self.first_plot_card = 0
        # Cards.
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]  # cards that a side knows to be in the other's hand
        self.ruled_out: list[int] = []  # cards that the Jihadist knows not to be in the US hand
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.table: list[int] = []  # cards being played right now
        self.told: tuple[tuple[int, list[Event]], ...] = ()  # by whom the last stretches were played, and their logs
        self.passes = 0  # how often the deck has run out
        # The sequence of play.
        self.stage = SETUP
        self.turn_number = 1
        self.stretch = 0  # card plays and rounds of plots so far
        self.side = JIHADIST
        self.slot = 0  # cards played in this action phase
        self.bound = 0  # card 48 or 53, when it binds the second card of the phase
        self.promised = 0  # what a question tells about the US hand (secrecy.py)
        self.held = 0  # whether the US has kept its last card in this phase
        self.disrupted: list[list[int]] = [[], []]  # this action phase, the one before
        self.bettered: list[list[int]] = [[], []]
        self.operation = 0  # the operation being carried out (its token), and the value it has
        self.value = 0
        self.named: list[int] = []  # the countries that the question now builds on: of dice, a journey, a plot
        self.winner = NOWHERE
        self.ending = 0

    def copy(self) -> Self:
        twin = self._copy_base(type(self).__new__(type(self)))
        twin.rules = self.rules
        twin.options = self.options
        twin.governance = self.governance[:]
        twin.alignment = self.alignment[:]
        twin.posture = self.posture[:]
        twin.sleepers = self.sleepers[:]
        twin.actives = self.actives[:]
        twin.troops = self.troops[:]
        twin.aid = self.aid[:]
        twin.besieged = self.besieged[:]
        twin.regime = self.regime[:]
        twin.cadre = self.cadre[:]
        twin.plots = self.plots[:]
        twin.caps = self.caps[:]
        twin.sadr = self.sadr
        twin.nato = self.nato
        twin.ctr = self.ctr[:]
        twin.prestige = self.prestige
        twin.funding = self.funding
        twin.reserves = self.reserves[:]
        twin.troops_home = self.troops_home
        twin.pool = self.pool
        twin.box = self.box[:]
        twin.wmd_events = self.wmd_events
        twin.wmd_gone = self.wmd_gone
        twin.wmd_pakistan = self.wmd_pakistan
        twin.marks = self.marks[:]
        twin.leaked = self.leaked[:]
        twin.lapsing = self.lapsing[:]
        twin.lapsing_box = self.lapsing_box[:]
        twin.first_plot = self.first_plot
        twin.first_plot_card = self.first_plot_card
        twin.deck = self.deck[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.known = [self.known[0][:], self.known[1][:]]
        twin.ruled_out = self.ruled_out[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.table = self.table[:]
        twin.told = self.told
        twin.passes = self.passes
        twin.stage = self.stage
        twin.turn_number = self.turn_number
        twin.stretch = self.stretch
        twin.side = self.side
        twin.slot = self.slot
        twin.bound = self.bound
        twin.promised = self.promised
        twin.held = self.held
        twin.disrupted = [self.disrupted[0][:], self.disrupted[1][:]]
        twin.bettered = [self.bettered[0][:], self.bettered[1][:]]
        twin.operation = self.operation
        twin.value = self.value
        twin.named = self.named[:]
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    def turn(self) -> Flow[None]:
        """Play the next stretch; a victory ends the game in the very moment it is won (2.1)."""
        stage, side = self.stage, self.side
        try:
            yield from self.rules.stages[stage](self)
        except Won as won:
            finish(self, won)
        if stage in (ACTION, PLOTS):
            self.told = (*self.told[-MOST_TOLD:], (side if stage == ACTION else NOWHERE, self.log))

    def imagine(self, seat: int) -> None:
        secrecy.imagine(self, seat)

    # --- what the rules ask all the time -----------------------------------------------------------------------

    def cells(self, country: int) -> int:
        """Count the cells in a country, Sadr among them (card 54)."""
        found = self.sleepers[country] + self.actives[country]
        return found + self.sadr if country == IRAQ else found

    def occupied(self) -> list[int]:
        """Return the countries with a cell; most of the map has none, so this is where a search for one begins."""
        found = [country for country in ALL if self.sleepers[country] or self.actives[country]]
        if self.sadr and IRAQ not in found:
            found.append(IRAQ)
        return found

    def troops_in(self, country: int) -> int:
        """Count the troops in a country; the NATO marker stands for two (card 41)."""
        return self.troops[country] + 2 if country == self.nato else self.troops[country]

    def neighbours(self, country: int) -> tuple[int, ...]:
        return (self.rules.patriot_neighbours if 43 in self.marks else self.rules.neighbours)[country]

    def resources(self, country: int) -> int:
        """Tell what a country is worth now: exporters gain one for every Oil Price Spike (4.2.6)."""
        worth = self.rules.resources[country]
        if self.lapsing and self.rules.oil[country]:
            worth += self.lapsing.count(117) + self.lapsing.count(118)
        return worth

    def us_hard(self) -> bool:
        return self.posture[UNITED_STATES] == HARD

    def good_ally_beside(self, country: int) -> bool:
        governance, alignment = self.governance, self.alignment
        return any(governance[near] == GOOD and alignment[near] == ALLY for near in self.neighbours(country))

    def take_in_hand(self, side: int, card: int) -> None:
        insort(self.hands[side], card)

    def take_from_hand(self, side: int, card: int) -> None:
        """Take a card out of a hand; whoever knew of it sees it leave."""
        self.hands[side].remove(card)
        known = self.known[1 - side]
        if card in known:
            known.remove(card)


__all__ = ["JIHADIST", "US", "Labyrinth", "Rules"]
