"""The diplomatic actions: Improve Relations and Engage, paid in diplomacy, with allies exhausted for discounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import NOT_OFFERED, Arg, Verdict, Why
from theatrum.games.world_order import influence
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, number
from theatrum.games.world_order.table import (
    all_visible,
    allies_in,
    ready_in,
    tokens_of,
    unused,
    use_up,
)
from theatrum.games.world_order.tokens import (
    COUNTRIES,
    DIPLOMACY,
    DIPLOMATIC,
    DO_IMPROVE,
    GOODS,
    PAY,
    POWERS,
    REGION,
    REGIONS,
    SKIP,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.state import WorldOrderState

IMPROVE, ENGAGE = 1, 2  # kinds of pending action

Bill = tuple[w.Say, w.Say, w.Say, w.Say]
OPEN, UNPAYABLE, PAYABLE, COVERED = range(4)
FOR_COUNTRY: Bill = (w.EXHAUST_FOR_COUNTRY, w.MORE_FOR_COUNTRY, w.PAY_FOR_COUNTRY, w.COVERED_FOR_COUNTRY)
FOR_ENGAGE: Bill = (w.EXHAUST_FOR_ENGAGE, w.MORE_FOR_ENGAGE, w.PAY_FOR_ENGAGE, w.COVERED_FOR_ENGAGE)


class Terms:
    """On what terms relations are improved: cheaper, dearer by points no ally can take off, or partly for money."""

    __slots__ = ("discount", "extra", "money_per_point", "regions")

    def __init__(
        self, discount: int = 0, extra: int = 0, money_per_point: int = 0, regions: tuple[int, ...] = ()
    ) -> None:
        self.discount = discount
        self.extra = extra
        self.money_per_point = money_per_point
        self.regions = regions


def terms_of(step: Step) -> Terms:
    return Terms(step.discount, 0, step.money_per_point, step.regions)


# --- Improve Relations -------------------------------------------------------------------------------------------


# WO-37, WO-38, WO-41: not with a country that refuses the power, nor for more than it can pay.
def may_improve(g: WorldOrderState, p: int, card: int, terms: Terms) -> Verdict:
    countries = g.content.countries
    region = countries.region[card]
    if terms.regions and region not in terms.regions:
        return w.NOT_THIS_REGION
    if p in countries.refuses[card]:
        return w.REFUSES
    due = countries.value[card] - terms.discount
    diplomacy = g.goods[p * GOODS + DIPLOMACY] - terms.extra
    if diplomacy < 0:
        return w.SHORT_FOR_OPENING
    if terms.money_per_point:
        diplomacy += g.money[p] // terms.money_per_point
    if due <= diplomacy:
        return True
    own = countries.start_of[p].get(card)
    value = countries.value
    help_ = sum([value[one] for one in ready_in(g, p, region) if one != own])
    if due - help_ <= diplomacy:
        return True
    return w.SHORT_WITH_HELP if help_ else w.SHORT_FOR_COUNTRY


def can_improve(g: WorldOrderState, p: int, terms: Terms) -> bool:
    return any(may_improve(g, p, card, terms) is True for card in all_visible(g))


def improve(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    terms = terms_of(step)
    if not can_improve(g, p, terms):
        deed.country = -1
        g.say(w.CANNOT_IMPROVE, p)
        return
    card = yield from decide(
        g,
        p,
        w.WHICH_COUNTRY,
        lambda: all_visible(g),
        lambda one: may_improve(g, p, one, terms),
        refuse=not_visible,
        about=terms,
    )
    yield from befriend(g, p, card, terms)
    deed.country = card
    deed.region = g.content.countries.region[card]
    yield from opening(g, p)


# WO-117: once a round a second one, for a point more that no ally takes off.
def opening(g: WorldOrderState, p: int) -> Flow[None]:
    if not unused(g, p, "opening"):
        return
    terms = Terms(extra=g.content.growth(g.rules.growth["opening"]).n)
    if not can_improve(g, p, terms):
        return
    token = yield from decide(g, p, w.OPENING, (DO_IMPROVE,), always=(SKIP,))
    if token == SKIP:
        return
    use_up(g, p, "opening")
    g.say(w.USED, p, g.rules.growth["opening"])
    card = yield from decide(
        g,
        p,
        w.WHICH_COUNTRY,
        lambda: all_visible(g),
        lambda one: may_improve(g, p, one, terms),
        refuse=not_visible,
        about=terms,
    )
    yield from befriend(g, p, card, terms)


def not_visible(token: int) -> Why:
    return w.NOT_VISIBLE if token < COUNTRIES else w.NOT_A_COUNTRY


# WO-37 to WO-40: pay, take the card, and lay it ready before the power, on top of its starting card if there is one.
def befriend(g: WorldOrderState, p: int, card: int, terms: Terms) -> Flow[None]:
    yield from settle(g, p, card, terms)
    take_from_board(g, card)
    yield from welcome(g, p, card)


# WO-37, WO-38: the price, in diplomacy and exhausted allies.
def settle(g: WorldOrderState, p: int, card: int, terms: Terms) -> Flow[None]:
    countries = g.content.countries
    region = countries.region[card]
    full = countries.value[card]
    price = max(0, full - terms.discount)
    g.pending = [IMPROVE, card, full, full - price, 0, price, terms.extra]
    own = countries.start_of[p].get(card, -1)
    helpers = [one for one in ready_in(g, p, region) if one != own]
    yield from pay_with_help(g, p, helpers, price, terms, FOR_COUNTRY, card)
    g.pending = []


def pay_with_help(
    g: WorldOrderState, p: int, helpers: list[int], price: int, terms: Terms, questions: Bill, target: int
) -> Flow[None]:
    """Exhaust allies one by one until the power pays; the running cost is in ``pending``.

    A country is paid for in so many words, even where nobody can help: mostly another one is then seen for the first
    time, and nothing can be taken back any more.
    """
    value, token_of = g.content.countries.value, g.content.countries.token
    due = price
    asking = bool(price and helpers) or target < COUNTRIES
    while asking:
        token = yield from decide(
            g,
            p,
            questions[state_of_bill(g, p, helpers, due, terms)],
            [*tokens_of(g, helpers), PAY],
            lambda one: may_settle(g, p, one, due, terms),  # noqa: B023 (asked before due changes)
            refuse=lambda one: no_help(g, p, one, target),
            args=(target, due + terms.extra, g.goods[p * GOODS + DIPLOMACY]),
            about=terms,
        )
        if token == PAY:
            break
        card = next(one for one in helpers if token_of[one] == token)
        helpers.remove(card)
        g.ready[card] = 0
        due = max(0, due - value[card])
        g.say(w.EXHAUSTED, p, token, value[card])
        g.pending[4] += value[card]
        g.pending[5] = due
        g.pending.append(token)
    by_money = 0
    if terms.money_per_point and due:
        short = due + terms.extra - g.goods[p * GOODS + DIPLOMACY]
        most = min(due, g.money[p] // terms.money_per_point)
        told = (terms.money_per_point, due + terms.extra, g.goods[p * GOODS + DIPLOMACY], g.money[p])
        by_money = yield from number(g, p, w.POINTS_BY_MONEY, max(0, short), most, told)
        g.money[p] -= by_money * terms.money_per_point
    g.goods[p * GOODS + DIPLOMACY] -= due - by_money + terms.extra
    if due - by_money + terms.extra:
        g.say(w.PAID_DIPLOMACY, p, due - by_money + terms.extra)
    if by_money:
        g.say(w.PAID_MONEY, p, by_money * terms.money_per_point)


def state_of_bill(g: WorldOrderState, p: int, helpers: list[int], due: int, terms: Terms) -> int:
    """Tell whether it can be paid or helped with, must be helped with, can only be paid, or is covered."""
    if not due:
        return PAYABLE if terms.extra else COVERED
    if may_settle(g, p, PAY, due, terms) is not True:
        return UNPAYABLE
    return OPEN if helpers else PAYABLE


# WO-38, WO-43: only ready allies of the same region help, and no country against itself.
def no_help(g: WorldOrderState, p: int, token: int, target: int) -> Why:
    countries = g.content.countries
    if token >= COUNTRIES:
        return NOT_OFFERED
    region = target - REGION if target >= REGION else countries.region[target]
    if countries.region[token] != region:
        return w.about(w.LIES_ELSEWHERE, REGION + region)
    if token not in tokens_of(g, g.allies[p]):
        return w.NOT_ALLIED
    return w.NO_HELP_FOR_ITSELF if token == target else w.NOT_READY_TO_HELP


# WO-38, WO-43: allies help while something is due; paying takes the whole rest. Whoever was let choose the target can
# pay for it in the end, if need be with all of them.
def may_settle(g: WorldOrderState, p: int, token: int, due: int, terms: Terms) -> Verdict:
    if token != PAY:
        return True if due else w.NOTHING_DUE
    diplomacy = g.goods[p * GOODS + DIPLOMACY] - terms.extra
    if terms.money_per_point:
        diplomacy += g.money[p] // terms.money_per_point
    return True if due <= diplomacy else w.MORE_HELP_NEEDED


# WO-39: an emptied place is filled from the other pile, so that two countries lie open as long as there are two. What
# lies in the right pile, or has lain there, everybody has seen.
def take_from_board(g: WorldOrderState, card: int) -> None:
    region = g.content.countries.region[card]
    left, right = g.left[region], g.right[region]
    unseen = len(left) - 1 if g.hidden[region] else 0
    (left if left and left[-1] == card else right).pop()
    refill(g, region)
    if g.hidden[region] and 0 < len(left) <= unseen:
        g.reveal()


def refill(g: WorldOrderState, region: int) -> None:
    left, right = g.left[region], g.right[region]
    if not right and len(left) > 1:
        right.append(left.pop())
    elif not left and len(right) > 1:
        left.append(right.pop())
        g.hidden[region] = 0


# WO-40: the new card covers the starting one; where that was ready, a cube comes along.
def welcome(g: WorldOrderState, p: int, card: int) -> Flow[None]:
    countries = g.content.countries
    own = countries.start_of[p].get(card, -1)
    stacked = own in g.allies[p]
    was_ready = stacked and g.ready[own] == 1
    add_ally(g, p, card)
    g.say(w.STACKED if stacked else w.ALLIED, p, card)
    if was_ready:
        yield from influence.add(g, p, countries.region[card])


def add_ally(g: WorldOrderState, p: int, card: int) -> None:
    countries = g.content.countries
    own = countries.start_of[p].get(card, -1)
    mine = g.allies[p]
    if own in mine and own != card:
        mine[mine.index(own)] = card
        for table in (g.fdi, g.bases):
            table[card], table[own] = table[own], 0
        g.ready[own] = 0
    else:
        mine.append(card)
    g.ready[card] = 1
    for good in countries.exports[card]:
        g.exports[p * GOODS + good] += 1
    for good in countries.imports[card]:
        g.imports[p * GOODS + good] += 1


# --- Engage ------------------------------------------------------------------------------------------------------


# WO-28, WO-42: the region's price, less by the focus and by what the card says.
def engage_price(g: WorldOrderState, p: int, region: int, step: Step) -> int:
    price = g.content.regions[region].engage
    if g.focus[p] == DIPLOMATIC:
        price -= g.content.numbers.diplomatic_discount
    if not step.discount_in or region in step.discount_in:
        price -= step.discount
    if step.per_army:
        price -= step.per_army * g.armies[region * POWERS + p]
    if step.per_ally:
        price -= step.per_ally * len(allies_in(g, p, region))
    return max(0, price)


def may_engage(g: WorldOrderState, deed: Deed, region: int, step: Step) -> Verdict:
    p = deed.power
    if step.regions and region not in step.regions:
        return w.NOT_THIS_REGION
    if step.that and (deed.country < 0 or region != deed.region):
        return w.NOT_THIS_REGION
    if step.other and region in deed.touched:
        return w.NOT_THIS_REGION
    allies = allies_in(g, p, region)
    if not allies and not step.no_ally:
        return w.NO_ALLY_THERE
    due = engage_price(g, p, region, step) - g.goods[p * GOODS + DIPLOMACY]
    if due <= 0:
        return True
    value, ready = g.content.countries.value, g.ready
    help_ = sum([value[card] for card in allies if ready[card]])
    if help_ >= due:
        return True
    return w.SHORT_WITH_HELP_FOR_ENGAGE if help_ else w.SHORT_FOR_ENGAGE


def can_engage(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return any(may_engage(g, deed, region, step) is True for region in range(REGIONS))


# WO-42 to WO-44: pay, add a cube, place an engage token.
def engage(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    if not can_engage(g, deed, step):
        g.say(w.CANNOT_ENGAGE, p)
        return
    region = yield from region_for(
        g, p, w.WHICH_ENGAGE, range(REGIONS), lambda one: may_engage(g, deed, one, step), about=step
    )
    full = g.content.regions[region].engage
    price = engage_price(g, p, region, step)
    g.pending = [ENGAGE, REGION + region, full, full - price, 0, price, 0]
    yield from pay_with_help(g, p, ready_in(g, p, region), price, Terms(), FOR_ENGAGE, REGION + region)
    g.pending = []
    g.say(w.ENGAGED, p, REGION + region)
    deed.region = region
    deed.touched.append(region)
    yield from influence.add(g, p, region)
    yield from place_token(g, p, region)


def region_for(
    g: WorldOrderState,
    p: int,
    question: w.Say,
    regions: Sequence[int],
    allowed: Callable[[int], Verdict] | None = None,
    *,
    args: tuple[Arg, ...] = (),
    about: object = None,
) -> Flow[int]:
    """Ask for a region."""
    check = (lambda token: allowed(token - REGION)) if allowed is not None else None
    token = yield from decide(g, p, question, [REGION + region for region in regions], check, args=args, about=about)
    return token - REGION


# WO-44: a token from the supply; when none is left, one may be moved there from another region.
def place_token(g: WorldOrderState, p: int, region: int) -> Flow[None]:
    if g.engage_left[p]:
        g.engage_left[p] -= 1
        g.engage[region * POWERS + p] += 1
        return
    elsewhere = [REGION + one for one in range(REGIONS) if one != region and g.engage[one * POWERS + p]]
    if not elsewhere:
        return
    token = yield from decide(g, p, w.WHICH_TOKEN, elsewhere, always=(SKIP,), args=(REGION + region,))
    if token != SKIP:
        g.engage[(token - REGION) * POWERS + p] -= 1
        g.engage[region * POWERS + p] += 1
        g.say(w.TOKEN_MOVED, p, token, REGION + region)
