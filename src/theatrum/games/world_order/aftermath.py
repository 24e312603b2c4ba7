"""The aftermath phase: returns, prosperity, THREAT; scoring has its own chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.games.world_order import economy
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, usable, use_some
from theatrum.games.world_order.table import allies_in, score
from theatrum.games.world_order.tokens import DO, DOES, DONE, MILITARY, POWERS, REGION, REGIONS, SKIP, THREAT

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

DO_PROSPER = DO + DOES.index("prosper")


# WO-90: every FDI token brings twice the value of its country.
def returns(g: WorldOrderState) -> None:
    value = g.content.countries.value
    for p in g.order:
        money = g.content.numbers.fdi_return * sum([value[card] * g.fdi[card] for card in g.allies[p]])
        if money:
            g.money[p] += money
            g.say(w.RETURNED, p, money)


# WO-91: engage tokens may be given up for money. WA-18: here everybody may still use what the round allows.
def cash_tokens(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    each = g.content.numbers.token_money
    while regions := [region for region in range(REGIONS) if g.engage[region * POWERS + p]]:
        token = yield from decide(
            g, p, w.CASH_TOKEN, [REGION + region for region in regions], always=(DONE,), args=(each,)
        )
        if token == DONE:
            return
        money = each * len(allies_in(g, p, token - REGION))
        give_up_token(g, p, token - REGION)
        g.money[p] += money
        g.say(w.CASHED, p, token, money)
    if g.round < g.content.numbers.rounds:  # the hand and the deck of the last round are of no use any more
        yield from use_some(g, p, w.LAST_USES, DONE)


def nothing_to_cash(g: WorldOrderState) -> bool:
    p = g.order[g.at]
    return not any(g.engage[p::POWERS]) and not (g.round < g.content.numbers.rounds and usable(g, p))


def give_up_token(g: WorldOrderState, p: int, region: int) -> None:
    g.engage[region * POWERS + p] -= 1
    g.engage_left[p] += 1


# WO-92: at most one step a round.
def prosper(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    if economy.may_prosper(g, p) is not True:
        return
    goods, points, money = g.content.powers[p].prosperity[g.prosperity[p]]
    token = yield from decide(g, p, w.WHETHER_PROSPER, (DO_PROSPER,), always=(SKIP,), args=(goods, points, money))
    if token == DO_PROSPER:
        economy.prosper(g, p)


def no_prosperity(g: WorldOrderState) -> bool:
    return economy.may_prosper(g, g.order[g.at]) is not True


# WO-95: engage tokens in the own zone may be given up for defence. WA-27: as long as there is something to defend.
def defend(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    each = g.content.numbers.token_defence
    while any(menaces(g, p, region) for region in guarded(g, p)):
        regions = guarded(g, p)
        token = yield from decide(g, p, w.DEFEND, [REGION + region for region in regions], always=(DONE,), args=(each,))
        if token == DONE:
            return
        region = token - REGION
        defence = each * len(allies_in(g, p, region))
        give_up_token(g, p, region)
        g.guard[region * POWERS + p] += defence
        g.say(w.DEFENDED, p, token, defence)


def guarded(g: WorldOrderState, p: int) -> list[int]:
    """Return the regions of a power's zone in which it has an engage token."""
    return [region for region in g.content.zones[p] if g.engage[region * POWERS + p]]


def nothing_to_defend(g: WorldOrderState) -> bool:
    p = g.order[g.at]
    return not any(menaces(g, p, region) for region in guarded(g, p))


# WO-93, WO-94: armies, and one more in military focus where there is an army.
def threat(g: WorldOrderState, p: int, region: int) -> int:
    armies = g.armies[region * POWERS + p]
    if armies and g.seat_of[p] >= 0 and g.focus[p] == MILITARY:
        armies += g.content.numbers.military_bonus
    return armies


# WO-93 to WO-95: armies, one more in military focus even without any, and what engage tokens were given up for.
def defence(g: WorldOrderState, p: int, region: int) -> int:
    strength = g.armies[region * POWERS + p] + g.guard[region * POWERS + p]
    if g.focus[p] == MILITARY:
        strength += g.content.numbers.military_bonus
    return strength


# WO-96, WA-1: whose armies a power minds; NATO members do not mind each other.
def rivals(g: WorldOrderState, p: int) -> list[int]:
    powers = g.content.powers
    return [
        q
        for q in range(POWERS)
        if q != p and (g.seat_of[q] >= 0 or g.rules.absent_threat) and not (powers[p].nato and powers[q].nato)
    ]


# WO-93: who is stronger than the defence there.
def menaces(g: WorldOrderState, p: int, region: int) -> list[int]:
    own = defence(g, p, region)
    return [q for q in rivals(g, p) if threat(g, q, region) > own]


def threats(g: WorldOrderState) -> None:
    for p in g.order:
        for region in g.content.zones[p]:
            stronger = menaces(g, p, region)
            if stronger:
                loss = g.content.numbers.threat_loss * len(stronger)
                score(g, p, THREAT, -loss)
                unplayed = any(g.seat_of[q] < 0 for q in stronger)
                said = w.THREATENED_BY_UNPLAYED if unplayed else w.THREATENED
                g.say(said, p, REGION + region, stronger, loss)
