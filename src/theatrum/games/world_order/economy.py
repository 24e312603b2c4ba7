"""Invest, produce, raise production, prosper: what powers do with money and goods at home and abroad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict, Why
from theatrum.games.world_order import influence
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, number
from theatrum.games.world_order.table import ally, gain, have, score, spend, tokens_of
from theatrum.games.world_order.tokens import (
    ARMY,
    CONSUMER,
    COUNTRIES,
    DIPLOMACY,
    DONE,
    GOOD,
    GOODS,
    MONEY,
    PROSPERITY,
    SERVICES,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.state import WorldOrderState

ALL_GOODS = tuple(range(GOODS))


# --- Invest ------------------------------------------------------------------------------------------------------


# WO-53, WO-54: a ready ally that holds no FDI token yet, for its price.
def may_invest(g: WorldOrderState, deed: Deed, card: int, step: Step) -> Verdict:
    countries = g.content.countries
    if step.that and card != deed.country:
        return w.NOT_THAT_COUNTRY
    if step.other and countries.region[card] in deed.touched:
        return w.NOT_THIS_REGION
    if not g.ready[card]:
        return w.NOT_READY
    if g.fdi[card] > (1 if step.again else 0):
        return w.INVESTED_ALREADY
    return True if g.money[deed.power] >= countries.invest[card] + step.extra else w.TOO_LITTLE_MONEY


def can_invest(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return any(may_invest(g, deed, card, step) is True for card in g.allies[deed.power])


def invest(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    if not can_invest(g, deed, step):
        g.say(w.CANNOT_INVEST, p)
        return
    token = yield from decide(
        g,
        p,
        w.WHICH_INVEST,
        tokens_of(g, g.allies[p]),
        lambda one: may_invest(g, deed, ally(g, p, one), step),
        refuse=not_allied,
        about=step,
    )
    yield from put_in(g, deed, ally(g, p, token), step.extra)


def not_allied(token: int) -> Why:
    return w.NOT_ALLIED if token < COUNTRIES else w.NOT_A_COUNTRY


def put_in(g: WorldOrderState, deed: Deed, card: int, extra: int = 0, *, stays_ready: bool = False) -> Flow[None]:
    p = deed.power
    countries = g.content.countries
    price = countries.invest[card] + extra
    g.money[p] -= price
    g.fdi[card] += 1
    if not stays_ready:
        g.ready[card] = 0
    g.say(w.INVESTED, p, countries.token[card], price)
    deed.touched.append(countries.region[card])
    yield from influence.add(g, p, countries.region[card])


# Key Economic Partner: an ally, ready or not, is made ready and invested in, and stays ready.
def partner(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    token = yield from decide(g, p, w.WHICH_PARTNER, tokens_of(g, g.allies[p]), refuse=not_allied, about=step)
    card = ally(g, p, token)
    make_ready(g, p, card)
    if may_invest(g, deed, card, step) is True:
        yield from put_in(g, deed, card, stays_ready=True)
    else:
        g.say(w.CANNOT_INVEST, p)


def make_ready(g: WorldOrderState, p: int, card: int) -> None:
    g.ready[card] = 1
    g.say(w.READIED, p, g.content.countries.token[card])


# WO-24: up to n exhausted countries, in whatever region.
def ready_some(g: WorldOrderState, p: int, n: int) -> Flow[None]:
    for left in range(n, 0, -1):
        tired = [card for card in g.allies[p] if not g.ready[card]]
        if not tired:
            return
        token = yield from decide(
            g, p, w.WHICH_READY, tokens_of(g, tired), always=(DONE,), args=(left,), otherwise=w.NOT_EXHAUSTED
        )
        if token == DONE:
            return
        make_ready(g, p, ally(g, p, token))


# --- Produce -----------------------------------------------------------------------------------------------------


# WO-64: as many units as production and supplies allow.
def affordable(g: WorldOrderState, p: int, good: int) -> int:
    n = g.production[p * GOODS + good]
    for need, each in g.content.goods[good].needs:
        n = min(n, have(g, p, need) // each)
    return n


def may_produce(g: WorldOrderState, p: int, good: int, done: int) -> Verdict:
    if done >> good & 1:
        return w.PRODUCED_ALREADY
    return True if affordable(g, p, good) else w.NOTHING_TO_PRODUCE


# WO-63: different types, one after the other, so that what was just produced may be used.
def produce(g: WorldOrderState, p: int, types: int, only: Sequence[int] = (), most: int = 0) -> Flow[None]:
    done = 0
    among = only or ALL_GOODS
    for _ in range(min(types, len(among))):
        if not any(may_produce(g, p, good, done) is True for good in among):
            return
        token = yield from decide(
            g,
            p,
            w.WHICH_PRODUCE,
            [GOOD + good for good in among],
            lambda one: may_produce(g, p, one - GOOD, done),  # noqa: B023 (asked before done changes)
            always=(DONE,),
        )
        if token == DONE:
            return
        done |= 1 << (token - GOOD)
        yield from produce_type(g, p, token - GOOD, most)


def produce_type(g: WorldOrderState, p: int, good: int, most: int = 0, least: int = 1) -> Flow[None]:
    n = affordable(g, p, good)
    if most:
        n = min(n, most)
    if not n:
        return
    if not g.content.goods[good].primary:
        made = g.production[p * GOODS + good]
        short = w.HOW_MANY_PRODUCE_BY_CARD if n == most else w.HOW_MANY_PRODUCE_SHORT
        question = w.HOW_MANY_PRODUCE if n == made else short
        n = yield from number(g, p, question, least, n, (GOOD + good, (good, 1), made, n))
    if n:
        make(g, p, good, n)


# WO-64 to WO-66: pay, gain, and turn the trade cards of that type up again.
def make(g: WorldOrderState, p: int, good: int, n: int) -> None:
    needs = g.content.goods[good].needs
    for need, each in needs:
        spend(g, p, need, each * n)
    if needs:
        g.say(w.PRODUCED_FOR, p, n, GOOD + good, (good, n))
    else:
        g.say(w.PRODUCED, p, n, GOOD + good)
    gain(g, p, good, n)
    for card, one in enumerate(g.content.trade_cards):
        if one.power == p and g.trade_up[card] == 0 and good in one.offers:
            g.trade_up[card] = 1
            g.say(w.TRADE_CARD_UP, p, GOOD + good)


# WO-22: all three primary types in every preparation.
def produce_primary(g: WorldOrderState, p: int) -> None:
    for good in ALL_GOODS:
        if g.content.goods[good].primary and g.production[p * GOODS + good]:
            make(g, p, good, g.production[p * GOODS + good])


# WO-25: by one, to the end of the track; only a focus gives a unit of a primary type at once.
def may_raise(g: WorldOrderState, p: int, good: int, done: int = 0) -> Verdict:
    if done >> good & 1:
        return w.RAISED_ALREADY
    return True if g.production[p * GOODS + good] < g.content.powers[p].most[good] else w.TRACK_ENDS


def raise_production(g: WorldOrderState, p: int, good: int, *, by_focus: bool = False) -> None:
    g.production[p * GOODS + good] += 1
    g.say(w.RAISED, p, GOOD + good, g.production[p * GOODS + good])
    if by_focus and g.content.goods[good].primary:
        gain(g, p, good, 1)


# WO-112: different ones; as many as can be raised.
def raise_some(g: WorldOrderState, p: int, n: int) -> Flow[None]:
    done = 0
    for _ in range(n):
        if not any(may_raise(g, p, good, done) is True for good in ALL_GOODS):
            return
        token = yield from decide(
            g,
            p,
            w.WHICH_RAISE,
            [GOOD + good for good in ALL_GOODS],
            lambda one: may_raise(g, p, one - GOOD, done),  # noqa: B023 (asked before done changes)
        )
        done |= 1 << (token - GOOD)
        raise_production(g, p, token - GOOD)


# Boost Production: a type of one's choice rises, if it can, and is produced; nobody has to spend anything on that.
def boost(g: WorldOrderState, p: int) -> Flow[None]:
    token = yield from decide(g, p, w.WHICH_BOOST, [GOOD + good for good in ALL_GOODS])
    good = token - GOOD
    if may_raise(g, p, good) is True:
        raise_production(g, p, good)
    yield from produce_type(g, p, good, least=0)


# --- Prosperity --------------------------------------------------------------------------------------------------


# WO-92: the next step for its consumer goods; points and money at once.
def may_prosper(g: WorldOrderState, p: int, discount: int = 0) -> Verdict:
    steps = g.content.powers[p].prosperity
    if g.prosperity[p] >= len(steps):
        return w.PROSPERITY_ENDS
    cost = max(0, steps[g.prosperity[p]][0] - discount)
    return True if g.goods[p * GOODS + CONSUMER] >= cost else w.TOO_FEW_GOODS


def prosper(g: WorldOrderState, p: int, discount: int = 0) -> None:
    goods, points, money = g.content.powers[p].prosperity[g.prosperity[p]]
    g.goods[p * GOODS + CONSUMER] -= max(0, goods - discount)
    g.prosperity[p] += 1
    score(g, p, PROSPERITY, points)
    g.money[p] += money
    g.say(w.PROSPERED, p, max(0, goods - discount), points, money)


def pay_price(g: WorldOrderState, p: int, step: Step) -> bool:
    """Pay the price of a card in full and tell whether that was possible."""
    parts = price_of(step)
    if any(have(g, p, good) < n for good, n in parts):
        g.say(w.CANNOT_PAY, p)
        return False
    for good, n in parts:
        spend(g, p, good, n)
        g.say(w.PAID_MONEY if good == MONEY else w.PAID_GOODS, p, n, *(() if good == MONEY else (GOOD + good,)))
    return True


def price_of(step: Step) -> list[tuple[int, int]]:
    parts = ((ARMY, step.army), (DIPLOMACY, step.diplomacy), (SERVICES, step.services), (MONEY, step.money))
    return [(good, n) for good, n in parts if n]
