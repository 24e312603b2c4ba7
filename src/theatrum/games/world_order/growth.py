"""Growth cards: one level after the other, for services and more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, number
from theatrum.games.world_order.economy import raise_some
from theatrum.games.world_order.table import active, draw, score
from theatrum.games.world_order.tokens import DIPLOMACY, FROM_GROWTH, GOODS, GROWTH, GROWTHS, SERVICES

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

CARDS = range(GROWTH, GROWTH + GROWTHS)


# WO-60, WO-62: exactly one level above the last one, while copies last, for its full price.
def may_grow(g: WorldOrderState, p: int, token: int, service_price: int = 0) -> Verdict:
    card = g.content.growth(token)
    if card.level != g.level[p] + 1:
        return w.WRONG_LEVEL if g.level[p] else w.NO_GROWTH_YET
    if not g.growth_left[token - GROWTH]:
        return w.ALL_TAKEN
    if g.goods[p * GOODS + DIPLOMACY] < card.diplomacy:
        return w.SHORT_FOR_GROWTH
    money = g.money[p] - card.money
    if money < 0:
        return w.TOO_LITTLE_MONEY
    short = card.services - g.goods[p * GOODS + SERVICES]
    if short > 0 and not (service_price and money >= short * service_price):
        return w.TOO_FEW_SERVICES
    return True


def can_grow(g: WorldOrderState, p: int, service_price: int = 0) -> bool:
    return any(may_grow(g, p, token, service_price) is True for token in CARDS)


def grow(g: WorldOrderState, p: int, service_price: int = 0) -> Flow[None]:
    if not can_grow(g, p, service_price):
        g.say(w.CANNOT_GROW, p)
        return
    token = yield from decide(g, p, w.WHICH_GROWTH, CARDS, lambda one: may_grow(g, p, one, service_price))
    card = g.content.growth(token)
    replaced = 0
    if service_price and card.services:
        short = max(0, card.services - g.goods[p * GOODS + SERVICES])
        most = min(card.services, (g.money[p] - card.money) // service_price)
        told = (service_price, card.services, g.goods[p * GOODS + SERVICES], g.money[p] - card.money)
        replaced = yield from number(g, p, w.SERVICES_BY_MONEY, short, most, told)
    g.goods[p * GOODS + SERVICES] -= card.services - replaced
    g.money[p] -= card.money + replaced * service_price
    g.goods[p * GOODS + DIPLOMACY] -= card.diplomacy
    g.growth_left[token - GROWTH] -= 1
    g.grown[p].append(token)
    g.level[p] = card.level
    score(g, p, FROM_GROWTH, card.points)
    g.say(w.GREW, p, token, card.points)
    if card.ability == "raise":
        yield from raise_some(g, p, card.n)
    elif card.ability == "hand" and active(g, p, "hand"):
        draw(g, p, card.n)
