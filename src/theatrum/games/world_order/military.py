"""The military actions: Move and Build a Base, and armies that effects send abroad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict
from theatrum.games.world_order import influence
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, number
from theatrum.games.world_order.diplomacy import region_for
from theatrum.games.world_order.economy import not_allied
from theatrum.games.world_order.table import ally, tokens_of
from theatrum.games.world_order.tokens import ARMY, BOARD, DONE, GOODS, POWERS, REGION, REGIONS

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.state import WorldOrderState


# --- Move --------------------------------------------------------------------------------------------------------


# WO-55: to the own zone, or where one has a base.
def may_move_to(g: WorldOrderState, p: int, region: int) -> Verdict:
    return True if region in g.content.zones[p] or g.bases_in[region * POWERS + p] else w.NO_WAY_THERE


def targets(g: WorldOrderState, p: int) -> list[int]:
    return [region for region in range(REGIONS) if may_move_to(g, p, region) is True]


def armies_at(g: WorldOrderState, p: int, source: int) -> int:
    return g.goods[p * GOODS + ARMY] if source == BOARD else g.armies[(source - REGION) * POWERS + p]


SOURCES = (*range(REGION, REGION + REGIONS), BOARD)


# WO-55, WO-56: an army of the own board or of any region, where there is somewhere else to go and money for it.
def may_take(g: WorldOrderState, p: int, source: int, to: Sequence[int], price: int) -> Verdict:
    if not armies_at(g, p, source):
        return w.NO_ARMY_THERE
    if not any(REGION + region != source for region in to):
        return w.ARMY_THERE_ALREADY
    return True if g.money[p] >= price else w.TOO_LITTLE_MONEY


def can_move(g: WorldOrderState, p: int, to: Sequence[int], price: int) -> bool:
    return any(may_take(g, p, source, to, price) is True for source in SOURCES)


def move_targets(g: WorldOrderState, deed: Deed, step: Step) -> list[int]:
    if step.that:
        return [deed.region] if deed.country >= 0 else []
    return targets(g, deed.power)


# WO-55: up to n armies, one after the other.
def move(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from move_some(g, deed, move_targets(g, deed, step), step.n, 0, g.content.numbers.move_price)


def move_some(g: WorldOrderState, deed: Deed, to: Sequence[int], most: int, least: int, price: int) -> Flow[None]:
    """Move armies, at least and at most so many, into the only region of ``to`` or wherever the power may move."""
    p = deed.power
    for moved in range(most):
        if not can_move(g, p, to, price):
            return
        source = yield from decide(
            g,
            p,
            w.WHICH_ARMY,
            SOURCES,
            lambda one: may_take(g, p, one, to, price),
            always=(DONE,) if moved >= least else (),
            args=(most - moved, price),
        )
        if source == DONE:
            return
        region = to[0]
        if len(to) > 1:
            at_home = source == BOARD
            region = yield from region_for(
                g,
                p,
                w.WHICH_TARGET_FROM_BOARD if at_home else w.WHICH_TARGET,
                range(REGIONS),
                lambda one: may_move_to(g, p, one) if REGION + one != source else w.ARMY_THERE_ALREADY,  # noqa: B023
                args=(price,) if at_home else (source, price),
            )
        march(g, p, source, region, price)
        deed.reached.append(region)


def march(g: WorldOrderState, p: int, source: int, region: int, price: int) -> None:
    if source == BOARD:
        g.goods[p * GOODS + ARMY] -= 1
    else:
        g.armies[(source - REGION) * POWERS + p] -= 1
    g.armies[region * POWERS + p] += 1
    g.money[p] -= price
    if source == BOARD:
        g.say(w.MOVED_FROM_BOARD, p, REGION + region, price)
    else:
        g.say(w.MOVED, p, source, REGION + region, price)


# --- Build a Base ------------------------------------------------------------------------------------------------


# WO-57 to WO-59: a ready ally with the own flag and no base yet, an army on the board, and money for both.
def may_build(g: WorldOrderState, deed: Deed, card: int, step: Step) -> Verdict:
    p = deed.power
    if step.that and card != deed.country:
        return w.NOT_THAT_COUNTRY
    if p not in g.content.countries.bases[card]:
        return w.NO_BASE_FLAG
    if not g.ready[card]:
        return w.NOT_READY
    if g.bases[card] > (1 if step.again else 0):
        return w.BUILT_ALREADY
    if not g.goods[p * GOODS + ARMY]:
        return w.NO_ARMY_ON_BOARD
    numbers = g.content.numbers
    least = numbers.base_price + (0 if step.free_armies else numbers.move_price)
    return True if g.money[p] >= least else w.TOO_LITTLE_MONEY


def can_build(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return any(may_build(g, deed, card, step) is True for card in g.allies[deed.power])


def build(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    if not can_build(g, deed, step):
        g.say(w.CANNOT_BUILD, p)
        return
    countries, numbers = g.content.countries, g.content.numbers
    token = yield from decide(
        g,
        p,
        w.WHICH_BASE,
        tokens_of(g, g.allies[p]),
        lambda one: may_build(g, deed, ally(g, p, one), step),
        refuse=not_allied,
        about=step,
    )
    card = ally(g, p, token)
    region = countries.region[card]
    each = 0 if step.free_armies else numbers.move_price
    most = min(step.free_armies or countries.value[card], g.goods[p * GOODS + ARMY])
    if each:
        most = min(most, (g.money[p] - numbers.base_price) // each)
    told = (token, numbers.base_price, each, step.free_armies or countries.value[card])
    n = yield from number(g, p, w.HOW_MANY_ARMIES, 1, most, (*told, g.goods[p * GOODS + ARMY], g.money[p]))
    g.ready[card] = 0
    g.bases[card] += 1
    g.bases_in[region * POWERS + p] += 1
    g.goods[p * GOODS + ARMY] -= n
    g.armies[region * POWERS + p] += n
    g.money[p] -= numbers.base_price + each * n
    g.say(w.BUILT, p, token, n, numbers.base_price + each * n)
    deed.region = region
    yield from influence.add(g, p, region, influence.BEYOND if step.beyond else influence.ANY)


# --- armies sent by effects --------------------------------------------------------------------------------------


def may_send(g: WorldOrderState, p: int, region: int, least: int, price: int) -> Verdict:
    away = g.goods[p * GOODS + ARMY] + sum(g.armies[p::POWERS]) - g.armies[region * POWERS + p]
    if away < least:
        return w.TOO_FEW_ARMIES
    return True if g.money[p] >= least * price else w.TOO_LITTLE_MONEY


def send(g: WorldOrderState, deed: Deed, step: Step) -> Flow[bool]:
    """Move armies to one region of the card's choice, without zone or base; tell whether enough could be sent."""
    p = deed.power
    if not any(may_send(g, p, region, step.least, step.price) is True for region in step.regions):
        g.say(w.CANNOT_SEND, p)
        return False
    region = step.regions[0]
    if len(step.regions) > 1:
        region = yield from region_for(
            g,
            p,
            w.WHICH_SEND_EXACTLY if step.least == step.n else w.WHICH_SEND,
            step.regions,
            lambda one: may_send(g, p, one, step.least, step.price),
            args=(step.least, step.n, step.price),
        )
    deed.region = region
    yield from move_some(g, deed, (region,), step.n, step.least, step.price)
    return True


# Armies from the supply, for which no zone or base is needed.
def station(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    regions = [region for region in step.regions if not (step.other and region in deed.touched)]
    region = yield from region_for(g, p, w.WHICH_STATION, regions, args=(step.n,))
    g.armies[region * POWERS + p] += step.n
    deed.region = region
    deed.touched.append(region)
    g.say(w.STATIONED, p, step.n, REGION + region)
