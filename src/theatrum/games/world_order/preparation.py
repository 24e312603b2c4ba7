"""The preparation phase: cards, countries, turn order, primary production, focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict
from theatrum.games.world_order import economy
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, hand_size, usable
from theatrum.games.world_order.table import active, draw
from theatrum.games.world_order.tokens import (
    ARMY,
    CONSUMER,
    DIPLOMACY,
    DIPLOMATIC,
    DOMESTIC,
    FOCUS,
    FOCUS_IDS,
    GOOD,
    MILITARY,
    PLACE,
    POWERS,
    REGIONS,
    SERVICES,
    SKIP,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


# WO-18 to WO-20: a new round; everybody draws, and in every region a country is turned.
def prepare(g: WorldOrderState) -> None:
    g.say(w.ROUND, g.round, g.content.numbers.rounds)
    g.used = [0] * POWERS
    for p in g.order:
        draw(g, p, hand_size(g, p))
    for region in range(REGIONS):
        turn_country(g, region)
    g.reveal()
    g.places = [-1] * POWERS


# WO-20: the top of the left pile goes onto the right one; a used-up left pile is replaced by the right one.
def turn_country(g: WorldOrderState, region: int) -> None:
    left, right = g.left[region], g.right[region]
    if not left:
        return
    right.append(left.pop())
    if not left and len(right) > 1:
        g.left[region] = right
        g.right[region] = [right.pop()]
        g.hidden[region] = 0


# WO-21: whoever has the fewest points takes any free place first; ties by money, then by starting money.
def choose_order(g: WorldOrderState) -> Flow[None]:
    seats = len(g.order)
    for p in sorted(g.order, key=lambda one: (g.score[one], g.money[one], g.content.powers[one].money)):
        free = [place for place in range(seats) if place not in g.places]
        token = PLACE + free[0]
        if len(free) > 1 or usable(g, p):  # WA-26, WA-18: no choice is left, unless something may be used
            token = yield from decide(
                g,
                p,
                w.WHICH_PLACE,
                range(PLACE, PLACE + seats),
                lambda one: True if one - PLACE not in g.places else w.PLACE_TAKEN,
            )
        g.places[p] = token - PLACE
        g.say(w.TOOK_PLACE, p, token)
    g.order = sorted(g.order, key=lambda one: g.places[one])
    g.places = [-1] * POWERS


# WO-22: all three primary types.
def produce(g: WorldOrderState) -> None:
    for p in g.order:
        economy.produce_primary(g, p)


# WO-23: choose a focus, then ready, raise and produce, in that order.
def choose_focus(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    token = yield from decide(g, p, w.WHICH_FOCUS, range(FOCUS, FOCUS + len(FOCUS_IDS)))
    focus = token - FOCUS
    g.focus[p] = focus
    g.say(w.CHOSE_FOCUS, p, token)
    more = g.content.growth(g.rules.growth["ready"]).n if active(g, p, "ready") else 0
    yield from economy.ready_some(g, p, g.content.powers[p].ready[focus] + more)
    yield from raise_by_focus(g, p, RAISES[focus])
    made = MAKES[focus]
    yield from economy.produce(g, p, len(made), made)


RAISES = {DOMESTIC: economy.ALL_GOODS, DIPLOMATIC: (DIPLOMACY,), MILITARY: (ARMY,)}
MAKES = {DOMESTIC: (CONSUMER, SERVICES), DIPLOMATIC: (DIPLOMACY,), MILITARY: (ARMY,)}


# WO-25, WO-26: one production for the printed price; China, in its domestic focus, also two for another price.
def raise_by_focus(g: WorldOrderState, p: int, goods: tuple[int, ...]) -> Flow[None]:
    power = g.content.powers[p]
    two = power.raise_two_price if len(goods) > 1 else 0
    both = two > 0 and g.money[p] >= two
    first = yield from raise_one(g, p, goods, power.raise_price, -1)
    if first >= 0 and both:
        yield from raise_one(g, p, goods, two - power.raise_price, first)


def raise_one(g: WorldOrderState, p: int, goods: tuple[int, ...], price: int, first: int) -> Flow[int]:
    def may(good: int) -> Verdict:
        if good == first:
            return w.RAISED_BY_FOCUS
        verdict = economy.may_raise(g, p, good)
        if verdict is not True:
            return verdict
        return True if g.money[p] >= price else w.TOO_LITTLE_MONEY

    if not any(may(good) is True for good in goods):
        return -1
    token = yield from decide(
        g,
        p,
        w.WHICH_FOCUS_RAISE,
        [GOOD + good for good in goods],
        lambda one: may(one - GOOD),
        always=(SKIP,),
        args=(price,),
    )
    if token == SKIP:
        return -1
    g.money[p] -= price
    economy.raise_production(g, p, token - GOOD, by_focus=True)
    return token - GOOD
