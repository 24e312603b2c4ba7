"""Cards that no combination of the common steps can tell: one function each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.world_order import absent, influence, market, military, playing, steps, trade
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, discard, hand_card, hand_of, insert_sorted, trash
from theatrum.games.world_order.diplomacy import Terms, may_improve, opening, refill, region_for, settle, welcome
from theatrum.games.world_order.table import allies_in
from theatrum.games.world_order.tokens import (
    ARMY,
    COUNTRIES,
    DISCARDS,
    DO,
    DOES,
    DONE,
    GOODS,
    HAND,
    MARKET,
    POWERS,
    REGION,
    REGIONS,
    RUSSIA,
    SKIP,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.state import WorldOrderState

DO_PAY = DO + DOES.index("pay")


# Initiate Restructuring: a card of the hand or of the discard pile is trashed, and then one more card is played.
def trash_for(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    for _ in range(step.n):
        if not g.hands[p] and not g.discards[p]:
            return
        pile = yield from decide(
            g,
            p,
            w.TRASH_FROM,
            (HAND, DISCARDS),
            lambda one: True if (g.hands[p] if one == HAND else g.discards[p]) else w.PILE_EMPTY,
            always=(SKIP,),
        )
        if pile == SKIP:
            return
        if pile == HAND:
            card = yield from hand_card(g, p, w.WHICH_TRASH)
            trash(g, p, card)
        else:
            # Nothing else is offered here: what draws a card may turn the very pile into the deck.
            card = yield from ask(Choose(g.seat_of[p], w.WHICH_TRASH, lambda: list({*g.discards[p]})))
            g.discards[p].remove(card)
            insert_sorted(g.trashed[p], card)
            g.say(w.TRASHED, p, card)
    yield from steps.resolve(g, deed, step.steps)


# New Agenda: two cards of the hand are discarded, and then one more card is played.
def discard_for(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    if len(g.hands[p]) < step.n:
        return
    for left in range(step.n, 0, -1):
        card = yield from decide(
            g,
            p,
            w.WHICH_DISCARD,
            hand_of(g, p),
            # Before the first of them the hand may still become too small: by what may be used at any moment.
            lambda _: True if len(g.hands[p]) >= left else w.CANNOT_DO,  # noqa: B023 (asked before left changes)
            always=(SKIP,) if left == step.n else (),
            otherwise=w.NOT_IN_HAND,
        )
        if card == SKIP:
            return
        discard(g, p, card, w.DISCARDED)
    yield from steps.resolve(g, deed, step.steps)


# Minimize Bureaucracy leaves the game itself …
def trash_self(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from ()
    p = deed.power
    for index in range(len(g.front[p]) - 1, -1, -1):
        if g.front[p][index] & 255 == deed.card:
            del g.front[p][index]
            insert_sorted(g.trashed[p], deed.card)
            g.say(w.TRASHED, p, deed.card)
            return


# … and a cheap market card is taken and played at once.
def take_market(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power

    def may_take(token: int) -> Verdict:
        if token - MARKET >= len(g.market):
            return w.NO_MARKET_CARD
        return True if g.content.ability(g.market[token - MARKET]).price <= step.most else w.TOO_DEAR

    slots = range(MARKET, MARKET + g.content.numbers.market)
    if not any(may_take(token) is True for token in slots):
        return
    token = yield from decide(g, p, w.WHICH_MARKET, slots, may_take)
    card = market.take(g, token - MARKET)
    g.say(w.TOOK_MARKET, p, card)
    yield from playing.perform(g, p, card)


# Successful Negotiations: any country of a region's two piles; the rest is shuffled into one and two lie open again.
def search(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    terms = Terms()

    def may_search(token: int) -> Verdict:
        region = token - REGION
        cards = g.left[region] + g.right[region]
        return True if any(may_improve(g, p, card, terms) is True for card in cards) else w.NOBODY_THERE

    tokens = range(REGION, REGION + REGIONS)
    if not any(may_search(token) is True for token in tokens):
        return
    token = yield from decide(g, p, w.WHICH_SEARCH, tokens, may_search, always=(SKIP,))
    if token == SKIP:
        return
    region = token - REGION
    card = yield from decide(
        g,
        p,
        w.WHICH_COUNTRY,
        lambda: sorted(g.left[region] + g.right[region]),
        lambda one: may_improve(g, p, one, terms),
        refuse=lambda one: w.NOT_IN_PILES if one < COUNTRIES else w.NOT_A_COUNTRY,
        about=terms,
    )
    yield from settle(g, p, card, terms)
    cards = sorted(g.left[region] + g.right[region])
    cards.remove(card)
    g.shuffle(cards)
    g.left[region], g.right[region], g.hidden[region] = cards, [], 1
    refill(g, region)
    g.reveal()
    g.say(w.SEARCHED, p, REGION + region)
    yield from welcome(g, p, card)
    deed.country = card
    deed.region = region
    yield from opening(g, p)


# US Navy: one or two regions; exactly two armies into each, dearer than usual, and influence where they arrive.
def fleet(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    sent: list[int] = []
    tokens = [REGION + region for region in step.regions]
    for _ in range(2):
        if not any(may_sail(g, p, token - REGION, sent, step) is True for token in tokens):
            if not sent:
                g.say(w.CANNOT_SEND, p)
            break
        token = yield from decide(
            g,
            p,
            w.WHICH_SEND_EXACTLY,
            tokens,
            lambda one: may_sail(g, p, one - REGION, sent, step),
            always=(DONE,) if sent else (),
            args=(step.n, step.n, step.price),
        )
        if token == DONE:
            break
        yield from sail(g, p, token - REGION, sent, step)
        sent.append(token - REGION)
    for region in sent:
        yield from influence.add(g, p, region)


def may_sail(g: WorldOrderState, p: int, region: int, sent: list[int], step: Step) -> Verdict:
    if region in sent:
        return w.NOT_THIS_REGION
    kept = g.armies[region * POWERS + p] + step.n * len(sent)  # those that are there, and those just sent elsewhere
    if g.goods[p * GOODS + ARMY] + sum(g.armies[p::POWERS]) - kept < step.n:
        return w.TOO_FEW_ARMIES
    return True if g.money[p] >= step.n * step.price else w.TOO_LITTLE_MONEY


def sail(g: WorldOrderState, p: int, region: int, sent: list[int], step: Step) -> Flow[None]:
    def may_leave(source: int) -> Verdict:
        # Only armies that have just arrived by this card stay: those that were there before may still go.
        if source - REGION in sent and military.armies_at(g, p, source) <= step.n:
            return w.JUST_ARRIVED
        return military.may_take(g, p, source, (region,), step.price)

    for left in range(step.n, 0, -1):
        source = yield from decide(g, p, w.WHICH_ARMY, military.SOURCES, may_leave, args=(left, step.price))
        military.march(g, p, source, region, step.price)


# Brand Europe: did each of these goods find a symbol of the named region, allied or visible?
def sold_there(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    sells = [0] * GOODS
    for card in regional(g, deed.power, deed.region):
        for good in g.content.countries.exports[card]:
            sells[good] += 1
    if all(deed.exported[good] and sells[good] for good in step.goods):
        yield from steps.resolve(g, deed, step.steps)


def regional(g: WorldOrderState, p: int, region: int) -> list[int]:
    """Return the cards whose symbols count in a region: allied ones, starting cards under them, visible ones."""
    countries = g.content.countries
    cards = allies_in(g, p, region)
    under = [countries.start_of[p][card] for card in cards if card in countries.start_of[p]]
    return cards + under + trade.lenders(g, p, region)


# New Energy Markets: a Trade with two regions only, energy counting twice; influence where enough of it went.
def energy_markets(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    first = yield from region_for(g, p, w.WHICH_REGION, range(REGIONS))
    second = yield from region_for(g, p, w.WHICH_REGION, [one for one in range(REGIONS) if one != first])
    named = (first, second)
    bargain = trade.terms(g, p)
    bargain.sells, bargain.buys, bargain.deals = [0] * GOODS, [0] * GOODS, False
    rooms = []
    for region in named:
        room = 0
        for card in regional(g, p, region):
            for good in g.content.countries.exports[card]:
                bargain.sells[good] += step.n if good == step.good else 1
                room += step.n if good == step.good else 0
            for good in g.content.countries.imports[card]:
                bargain.buys[good] += step.n if good == step.good else 1
        rooms.append(room)
    yield from trade.transactions(g, deed, bargain)
    sold = deed.exported[step.good]
    reached = [region for region, room in zip(named, rooms, strict=True) if min(room, sold) >= step.least]
    if len(reached) == 2 and sold < 2 * step.least:
        reached = [(yield from region_for(g, p, w.WHICH_INFLUENCE, reached))]
    for region in reached:
        yield from influence.add(g, p, region)


# BRICS: two of three regions for China, and the third for Russia at a price; an unplayed Russia never pays.
def brics(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    left = list(step.regions)
    for _ in range(2):
        region = yield from region_for(g, p, w.WHICH_INFLUENCE, left)
        left.remove(region)
        yield from influence.add(g, p, region)
    third = left[0]
    if p == RUSSIA:
        return
    if g.seat_of[RUSSIA] < 0:
        absent.add_cube(g, RUSSIA, third)
        return
    price = min(step.price, g.money[RUSSIA])
    token = yield from decide(g, RUSSIA, w.JOIN_BRICS, (DO_PAY,), always=(SKIP,), args=(REGION + third, price))
    if token == DO_PAY:
        g.money[RUSSIA] -= price
        g.say(w.PAID_MONEY, RUSSIA, price)
        yield from influence.add(g, RUSSIA, third)
