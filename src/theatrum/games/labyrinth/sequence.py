"""The sequence of play (5.0): set-up, action phases, unblocked plots, the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import followers, piles, plots, tracks, words
from theatrum.games.labyrinth.content import HARD, ISLAMIST, JIHADIST, SOFT, US
from theatrum.games.labyrinth.countries import islamist_rule_somewhere, one_of, place_cells
from theatrum.games.labyrinth.lands import ALL, SOMALIA, UNITED_STATES, YEMEN
from theatrum.games.labyrinth.playing import play_card
from theatrum.games.labyrinth.state import ACTION, END, PLOTS, SETUP, TAN
from theatrum.games.labyrinth.tokens import CADRE, CARD, CARDS, DONE, DRAW, HOLD

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

CARDS_IN_A_PHASE = 2
DOOR_CLOSED = 47
PIRATES = 73


# --- set-up (3.2) -----------------------------------------------------------------------------------------------


# 3.2: the scenario is laid out; what it leaves to dice and to the Jihadist follows; hands are dealt.
def set_up(g: Labyrinth) -> Flow[None]:
    scenario = g.rules.scenario
    g.say(words.SCENARIO, f"scenario-{scenario.id}")
    lay_out(g)
    g.deck = [number for number in range(1, CARDS + 1) if number not in scenario.removed]
    g.shuffle(g.deck)
    for land in scenario.posture_rolls:
        tracks.roll_posture(g, land)
    yield from place_first_cells(g, scenario.cells_to_place)
    g.bettered = [[], []]  # card 94 asks for an action phase, which this was not
    piles.deal(g)
    begin_phase(g, JIHADIST)


def lay_out(g: Labyrinth) -> None:
    """Set markers, troops and cells as the scenario says."""
    scenario = g.rules.scenario
    g.prestige = scenario.prestige
    g.funding = scenario.funding
    g.posture[UNITED_STATES] = scenario.posture
    for place in scenario.placements:
        land = place.country
        g.governance[land] = place.governance or g.governance[land]
        g.alignment[land] = place.alignment
        g.posture[land] = place.posture or g.posture[land]
        g.troops[land] = place.troops
        g.sleepers[land] = place.sleepers
        g.besieged[land] = int(place.besieged)
        g.regime[land] = TAN if place.regime_change else 0
    g.troops_home -= sum(g.troops)
    g.pool -= sum(g.sleepers)
    g.marks = sorted(scenario.events)
    g.removed = sorted(scenario.removed)


# The Jihadist spreads cells over as many different countries, never the United States, before the cards are dealt.
def place_first_cells(g: Labyrinth, number: int) -> Flow[None]:
    chosen: list[int] = []

    def may_start(land: int) -> Verdict:
        if land == UNITED_STATES:
            return words.NOT_IN_THE_US
        return words.ANOTHER_COUNTRY if land in chosen else True

    for nth in range(1, number + 1):
        land = yield from ask(Choose(JIHADIST, words.ASK_FIRST_CELL, ALL, may_start, args=(nth, number)))
        chosen.append(land)
        place_cells(g, land, 1)


# --- action phases (5.2.2) --------------------------------------------------------------------------------------


def begin_phase(g: Labyrinth, side: int) -> None:
    g.stage = ACTION
    g.side = side
    g.slot = 0
    g.bound = 0
    g.held = 0
    g.disrupted = [[], g.disrupted[0]]
    g.bettered = [[], g.bettered[0]]
    g.say(words.PHASE, side, g.turn_number)


# 5.2.2: one card; two of them make a phase.
def action(g: Labyrinth) -> Flow[None]:
    side = g.side
    if side == JIHADIST:
        yield from jihadist_card(g)
    else:
        yield from us_card(g)
    g.stretch += 1
    if g.slot >= CARDS_IN_A_PHASE or not g.hands[side] or g.held:
        if side == JIHADIST:
            begin_phase(g, US)
        else:
            g.stage = PLOTS


# 4.8.4, 5.2.2, card 47: a card of the hand, or one drawn blindly; cadres may be dissolved at any time.
def jihadist_card(g: Labyrinth) -> Flow[None]:
    hand = g.hands[JIHADIST]
    while True:
        cadres = (CADRE,) if any(g.cadre) else ()
        blind = DOOR_CLOSED in g.lapsing
        if not hand:
            yield from dissolve_cadres(g)
            return
        if blind:
            token = DRAW
            if cadres:
                token = yield from ask(Choose(JIHADIST, words.ASK_DRAW, (CADRE, DRAW)))
        else:
            token = yield from ask(
                Choose(
                    JIHADIST,
                    words.ASK_CARD,
                    lambda: [CARD + card for card in hand],
                    always=cadres,
                    otherwise=words.NOT_IN_HAND,
                    args=(g.slot + 1,),
                )
            )
        if token != CADRE:
            break
        yield from dissolve_cadre(g)
    if token == DRAW:
        card = piles.random_card(g, JIHADIST)
        g.say(words.DRAWN_BLINDLY, CARD + card)
    else:
        card = token - CARD
    g.slot += 1
    if g.bound:
        yield from followers.bound_card(g, card)
    else:
        yield from play_card(g, JIHADIST, card)
    # What the last card of the phase has brought may be reason enough to dissolve a cadre while it is possible.
    if g.slot >= CARDS_IN_A_PHASE or not hand:
        yield from dissolve_cadres(g)


# 4.8.4: as many as the Jihadist likes.
def dissolve_cadres(g: Labyrinth) -> Flow[None]:
    while any(g.cadre):
        token = yield from ask(Choose(JIHADIST, words.ASK_DISSOLVE, (CADRE, DONE)))
        if token == DONE:
            return
        yield from dissolve_cadre(g)


def dissolve_cadre(g: Labyrinth) -> Flow[None]:
    lands = [land for land in ALL if g.cadre[land]]
    land = lands[0]
    if len(lands) > 1:
        land = yield from ask(Choose(JIHADIST, words.ASK_WHICH_CADRE, ALL, one_of(lands, words.NO_CADRE_THERE)))
    g.cadre[land] = 0
    g.say(words.CADRE_DISSOLVED, land)


# 5.2.2, 5.2.4: the last card may be kept instead.
def us_card(g: Labyrinth) -> Flow[None]:
    hand = g.hands[US]
    if not hand:
        return
    last = len(hand) == 1
    token = yield from ask(
        Choose(
            US,
            words.ASK_LAST_CARD if last else words.ASK_CARD,
            lambda: [CARD + card for card in hand],
            always=(HOLD,) if last else (),
            otherwise=words.NOT_IN_HAND,
            args=(g.slot + 1,),
        )
    )
    if token == HOLD:
        g.held = 1
        g.say(words.HELD)
        return
    g.slot += 1
    whole = yield from play_card(g, US, token - CARD, last=last, first=g.slot == 1)
    if whole:
        g.slot = CARDS_IN_A_PHASE


# --- unblocked plots (5.2.3) and the end of a turn (5.2.4) -------------------------------------------------------


def unblocked_plots(g: Labyrinth) -> Flow[None]:
    yield from plots.resolve_all(g)
    g.stretch += 1
    if g.hands[JIHADIST] or (g.hands[US] and not g.held):
        begin_phase(g, JIHADIST)
    else:
        g.stage = END


# 5.2.5-5.2.9: money and diplomacy, lapsing events, reserves, new hands, and Regime Change markers turn tan.
def end_turn(g: Labyrinth) -> Flow[None]:
    yield from ()
    g.say(words.TURN_ENDS, g.turn_number)
    pay(g)
    for card in (*g.lapsing_box, *([g.first_plot_card] if g.first_plot_card else ())):
        g.discard.append(card)
    g.discard.sort()
    g.lapsing_box = []
    g.lapsing = []
    g.first_plot = g.first_plot_card = 0
    g.reserves = [0, 0]
    piles.deal(g)
    g.regime = [TAN if marker else 0 for marker in g.regime]
    g.turn_number += 1
    begin_phase(g, JIHADIST)


# 5.2.5, card 73: Funding falls; Prestige falls under Islamist Rule and rises where the world stands with the US.
def pay(g: Labyrinth) -> None:
    ruled = g.governance
    if not (PIRATES in g.marks and ISLAMIST in (ruled[SOMALIA], ruled[YEMEN])):
        tracks.add_funding(g, -1)
    if islamist_rule_somewhere(g):
        tracks.add_prestige(g, -1)
    world = tracks.world_posture(g)
    if abs(world) == 3 and (HARD if world > 0 else SOFT) == g.posture[UNITED_STATES]:
        tracks.add_prestige(g, 1)


STAGES: Mapping[int, Callable[[Labyrinth], Flow[None]]] = {
    SETUP: set_up,
    ACTION: action,
    PLOTS: unblocked_plots,
    END: end_turn,
}
