"""Trade: exports and imports, one transaction for a type; allies, players and unplayed powers as partners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, number
from theatrum.games.world_order.table import gain, visible
from theatrum.games.world_order.tokens import (
    DIPLOMACY,
    DONE,
    EXPORT,
    EXPORTED,
    GOOD,
    GOODS,
    IMPORT,
    IMPORTED,
    MARKET,
    POWER,
    POWERS,
    SKIP,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.state import WorldOrderState

TRADE = 3  # kind of pending action
TRADES = range(EXPORT, MARKET)


class Bargain:
    """One Trade under way: how much of each good may be sold and bought where, and how many transactions are left."""

    __slots__ = ("buys", "deals", "exports", "friendly", "imports", "left", "sells", "traded")

    def __init__(self, sells: list[int], buys: list[int], exports: int, imports: int, left: int) -> None:
        self.sells = sells  # by good: symbols that take it
        self.buys = buys  # by good: symbols that offer it
        self.exports = exports
        self.imports = imports
        self.left = left  # transactions of both kinds together
        self.deals = True  # whether the trade deal counts
        self.traded = 0  # bits of the goods that had their transaction
        self.friendly = False  # something was bought from a player, and enough of it


# WO-45 to WO-52: transactions in any order, then what trade among players brings.
def trade(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    bargain = terms(g, p)
    if step.single:
        bargain.left = 1
    if step.double:
        yield from double(g, p, bargain, step.double)
    if step.lend and deed.region >= 0:
        lend(g, p, bargain, deed.region)
    yield from transactions(g, deed, bargain)
    types = sum(1 for n in deed.imported if n)
    if step.per_import and types:
        g.money[p] += types * step.per_import
        g.say(w.CURRENCY, p, types * step.per_import)


def terms(g: WorldOrderState, p: int) -> Bargain:
    power = g.content.powers[p]
    first = p * GOODS
    sells, buys = g.exports[first : first + GOODS], g.imports[first : first + GOODS]
    return Bargain(sells, buys, power.exports, power.imports, power.exports + power.imports)


def double(g: WorldOrderState, p: int, bargain: Bargain, goods: Sequence[int]) -> Flow[None]:
    token = yield from decide(g, p, w.WHICH_DOUBLE, [GOOD + good for good in goods], always=(SKIP,))
    if token != SKIP:
        bargain.sells[token - GOOD] *= 2
        bargain.buys[token - GOOD] *= 2


# WA-5: a visible country that refuses a power lends it nothing.
def lend(g: WorldOrderState, p: int, bargain: Bargain, region: int) -> None:
    for card in lenders(g, p, region):
        for good in g.content.countries.exports[card]:
            bargain.sells[good] += 1
        for good in g.content.countries.imports[card]:
            bargain.buys[good] += 1


def lenders(g: WorldOrderState, p: int, region: int) -> list[int]:
    refuses, anyway = g.content.countries.refuses, g.content.readings["lend_forbidden"]
    return [card for card in visible(g, region) if anyway or p not in refuses[card]]


def transactions(g: WorldOrderState, deed: Deed, bargain: Bargain) -> Flow[None]:
    p = deed.power
    while True:
        g.pending = [TRADE, -1, bargain.exports, bargain.imports, bargain.left, bargain.traded]
        if not any(may_trade(g, p, token, bargain) is True for token in TRADES):
            break
        token = yield from decide(
            g,
            p,
            w.WHICH_TRADE,
            TRADES,
            lambda one: may_trade(g, p, one, bargain),
            always=(DONE,),
            args=(min(bargain.exports, bargain.left), min(bargain.imports, bargain.left)),
            about=bargain,
        )
        if token == DONE:
            break
        bargain.left -= 1
        if token < IMPORT:
            bargain.exports -= 1
            yield from export(g, deed, EXPORTED[token], bargain)
        else:
            bargain.imports -= 1
            yield from import_(g, deed, IMPORTED[token], bargain)
    g.pending = []
    # WO-50: once, however many were bought from.
    if bargain.friendly:
        gain(g, p, DIPLOMACY, g.content.numbers.trade_bonus)
        g.say(w.TRADE_BONUS, p, g.content.numbers.trade_bonus)


# WO-45: each type in one transaction only; WO-46, WO-48: as many as there are symbols, goods and money for.
def may_trade(g: WorldOrderState, p: int, token: int, bargain: Bargain) -> Verdict:
    selling = token < IMPORT
    good = EXPORTED[token] if selling else IMPORTED[token]
    if not bargain.left or not (bargain.exports if selling else bargain.imports):
        return w.NO_TRANSACTION_LEFT
    if bargain.traded >> good & 1:
        return w.TRADED_ALREADY
    if selling:
        if not bargain.sells[good]:
            return w.NO_SYMBOL
        return True if g.goods[p * GOODS + good] else w.NOTHING_TO_SELL
    if g.money[p] < g.content.goods[good].import_:
        return w.TOO_LITTLE_MONEY
    if bargain.buys[good]:
        return True
    if bargain.deals:
        for seller, deal in enumerate(g.content.powers[p].deals):
            if deal[good] and supply(g, p, seller, good):
                return True
    return w.NOBODY_SELLS


# WO-46, WO-47: goods from the track, armies from the own board; the bank pays.
def export(g: WorldOrderState, deed: Deed, good: int, bargain: Bargain) -> Flow[None]:
    p = deed.power
    most = min(bargain.sells[good], g.goods[p * GOODS + good])
    told = (GOOD + good, g.content.goods[good].export, bargain.sells[good], g.goods[p * GOODS + good])
    n = yield from number(g, p, w.HOW_MANY_EXPORT, 1, most, told)
    bargain.traded |= 1 << good
    g.goods[p * GOODS + good] -= n
    g.money[p] += n * g.content.goods[good].export
    deed.exported[good] += n
    g.say(w.EXPORTED, p, n, GOOD + good, n * g.content.goods[good].export)


# WO-48, WO-49, WO-51: from allies, then from each power of the trade deal; at least one unit in all.
def import_(g: WorldOrderState, deed: Deed, good: int, bargain: Bargain) -> Flow[None]:
    p = deed.power
    bargain.traded |= 1 << good
    price = g.content.goods[good].import_
    sources = [(-1, bargain.buys[good])] if bargain.buys[good] else []
    if bargain.deals:
        sources += [(q, n) for q in range(POWERS) if q != p and (n := supply(g, p, q, good))]
    bought = 0
    for index, (seller, offered) in enumerate(sources):
        most = min(offered, g.money[p] // price)
        if not most:
            continue
        least = 1 if not bought and index == len(sources) - 1 else 0
        if seller < 0:
            told: tuple[int, ...] = (GOOD + good, price, offered, g.money[p])
            n = yield from number(g, p, w.HOW_MANY_FROM_ALLIES, least, most, told)
        else:
            told = (GOOD + good, POWER + seller, price, offered, g.money[p])
            n = yield from number(g, p, w.HOW_MANY_IMPORT, least, most, told)
        if n:
            bought += n
            g.money[p] -= n * price
            buy_from(g, p, seller, good, n, bargain)
    gain(g, p, good, bought)
    deed.imported[good] += bought


# WO-49: up to the deal; from a face-up trade card, else from the seller's track. WO-51: unplayed powers always sell.
def supply(g: WorldOrderState, p: int, seller: int, good: int) -> int:
    deal = g.content.powers[p].deals[seller][good]
    if not deal or g.seat_of[seller] < 0:
        return deal
    card = trade_card(g, seller, good)
    offered = g.content.trade_cards[card].n if card >= 0 else g.goods[seller * GOODS + good]
    return min(deal, offered)


def trade_card(g: WorldOrderState, p: int, good: int = -1) -> int:
    """Return a face-up trade card of a power that offers a good (any: -1), or -1."""
    for number_, card in enumerate(g.content.trade_cards):
        if card.power == p and g.trade_up[number_] == 1 and (good < 0 or good in card.offers):
            return number_
    return -1


def buy_from(g: WorldOrderState, p: int, seller: int, good: int, n: int, bargain: Bargain) -> None:
    paid = n * g.content.goods[good].import_
    if seller < 0:
        g.say(w.IMPORTED_FROM_ALLIES, p, n, GOOD + good, paid)
        return
    g.say(w.IMPORTED, p, n, GOOD + good, seller, paid)
    if g.seat_of[seller] < 0:
        return
    g.money[seller] += paid
    card = trade_card(g, seller, good)
    if card >= 0:
        g.trade_up[card] = 0
        g.say(w.TRADE_CARD_DOWN, seller)
    else:
        g.goods[seller * GOODS + good] -= n
    # WO-52: fewer than the deal offers bring no diplomacy.
    if n >= g.content.powers[p].deals[seller][good]:
        bargain.friendly = True
