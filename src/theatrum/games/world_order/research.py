"""Research: what is left of the hand brings bonuses and pays for new cards from the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict, Why
from theatrum.games.world_order import market
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, use_some, would_reshuffle
from theatrum.games.world_order.table import ally, gain, tokens_of
from theatrum.games.world_order.tokens import (
    ARMY,
    DIPLOMACY,
    DOMESTIC,
    DONE,
    MARKET,
    MONEY,
    REFRESH,
    REVEAL,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

RESEARCH = 4  # kind of pending action
BONUS = {"money": MONEY, "diplomacy": DIPLOMACY, "army": ARMY}


# WO-78 to WO-84: one player's research.
def research(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    # WA-18: as long as the hand can still be changed.
    yield from use_some(g, p, w.BEFORE_RESEARCH, REVEAL)
    lay_aside(g, p)
    g.reveal()
    if would_reshuffle(g, p):
        yield from use_some(g, p, w.BEFORE_SHOWING, REVEAL)
    points = show_hand(g, p)
    slots = range(MARKET, MARKET + g.content.numbers.market)
    while True:
        g.pending = [RESEARCH, -1, points]
        ready = [card for card in g.allies[p] if g.ready[card]]
        token = yield from decide(
            g,
            p,
            w.WHAT_TO_BUY,
            [*tokens_of(g, ready), *slots, REFRESH],
            lambda one: may_buy(g, one, points),  # noqa: B023 (asked before points change)
            always=(DONE,),
            args=(points,),
            refuse=lambda one: no_research(g, p, one),
        )
        if token == DONE:
            break
        if token == REFRESH:
            points -= g.content.numbers.refresh_price
            g.say(w.REFRESHED, p)
            market.discard_right(g, g.content.numbers.refresh_cards)
        elif token >= MARKET:
            points -= buy(g, p, token - MARKET)
        else:
            card = ally(g, p, token)
            g.ready[card] = 0
            points += g.content.countries.value[card]
            g.say(w.EXHAUSTED_FOR_RESEARCH, p, token, g.content.countries.value[card])
    g.pending = []
    lay_aside(g, p)
    g.say(w.RESEARCH_OVER, p, points)


# WO-78, WO-79: what is still in hand is shown, brings its bonus, and lies there until the research is over.
def show_hand(g: WorldOrderState, p: int) -> int:
    shown = sorted(g.hands[p])
    g.front[p] = [g.content.numbers.turns << 8 | card for card in shown]
    g.hands[p], g.known[p] = [], []
    g.say(w.SHOWED, p, shown)
    g.reveal()
    points = g.content.numbers.domestic_research if g.focus[p] == DOMESTIC else 0
    for card in shown:
        ability = g.content.ability(card)
        gain(g, p, BONUS[ability.bonus], ability.bonus_n)
        points += ability.research
    g.say(w.RESEARCH_POINTS, p, points)
    return points


# WO-78, WO-84: all that lies before the player goes to the discard pile. What lay face down is seen now: whoever knew
# that the player has such a card, in hand or face down, knows no longer of another one in hand.
def lay_aside(g: WorldOrderState, p: int) -> None:
    for card in g.down[p]:
        if card & 255 in g.known[p]:
            g.known[p].remove(card & 255)
    g.discards[p] += [card & 255 for card in g.front[p] + g.down[p]]
    g.front[p], g.down[p] = [], []


def no_research(g: WorldOrderState, p: int, token: int) -> Why:
    return w.NOT_READY_FOR_RESEARCH if token in tokens_of(g, g.allies[p]) else w.NOT_FOR_RESEARCH


def may_buy(g: WorldOrderState, token: int, points: int) -> Verdict:
    if token == REFRESH:
        return True if points >= g.content.numbers.refresh_price else w.TOO_LITTLE_RESEARCH
    if token < MARKET:
        return True
    if token - MARKET >= len(g.market):
        return w.NO_MARKET_CARD
    return True if g.content.ability(g.market[token - MARKET]).price <= points else w.TOO_LITTLE_RESEARCH


# WO-80: a new card goes on top of the own deck.
def buy(g: WorldOrderState, p: int, index: int) -> int:
    card = market.take(g, index)
    g.decks[p].append(card)
    g.tops[p] += 1
    g.say(w.BOUGHT, p, card, g.content.ability(card).price)
    return g.content.ability(card).price
