"""What the steps of a card do: a table from the step's name to its function, and one that tells if it can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Arg
from theatrum.games.world_order import diplomacy, economy, growth, influence, military, playing, specials, trade
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide
from theatrum.games.world_order.diplomacy import region_for
from theatrum.games.world_order.table import draw, fdi_tokens, gain, have, score
from theatrum.games.world_order.tokens import DIPLOMACY, FROM_CARDS, GOOD, MONEY, REGION, REGIONS, SKIP, N

if TYPE_CHECKING:
    from theatrum.games.world_order.deed import Deed
    from theatrum.games.world_order.effects import Branch, Step, Steps
    from theatrum.games.world_order.state import WorldOrderState

ALL_REGIONS = tuple(range(REGIONS))
PAID_FOR = ("influence", "engage", "station")  # what can be told of in the question whether to pay for it


# WO-31: step after step; what cannot be done is left out.
def resolve(g: WorldOrderState, deed: Deed, steps: Steps) -> Flow[None]:
    for step in steps:
        yield from RUN[step.do](g, deed, step)


def grow(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return growth.grow(g, deed.power, step.service_price)


def produce(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return economy.produce(g, deed.power, step.n, step.only, step.most)


def gain_some(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from ()
    p = deed.power
    n = step.n * fdi_tokens(g, p) if step.per_fdi else step.n
    if not n:
        return
    gain(g, p, step.good, n)
    if step.good == MONEY:
        g.say(w.GAINED_MONEY, p, n)
    else:
        g.say(w.GAINED, p, n, GOOD + step.good)


def ready(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return economy.ready_some(g, deed.power, step.n)


def raise_some(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return economy.raise_some(g, deed.power, step.n)


def boost(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return economy.boost(g, deed.power)


def points(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from ()
    score(g, deed.power, FROM_CARDS, step.n)
    g.say(w.GAINED_POINTS, deed.power, step.n)


def draw_some(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from ()
    draw(g, deed.power, step.n)


def play(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    return playing.play_another(g, deed.power)


def prosper(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    yield from ()
    if economy.may_prosper(g, deed.power, step.discount) is True:
        economy.prosper(g, deed.power, step.discount)


def name_region(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    deed.region = yield from region_for(g, deed.power, w.WHICH_REGION, step.regions or ALL_REGIONS)
    g.say(w.NAMED_REGION, deed.power, REGION + deed.region)


# WO-72: in the region of the step before, in one of those reached by armies, or in any.
def reset(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    regions: list[int] = list(ALL_REGIONS)
    if step.where == "that":
        regions = [deed.region] if deed.region >= 0 else []
    elif step.where == "reached":
        regions = sorted({*deed.reached})
    regions = [region for region in regions if p in g.temporary[region]]
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        tokens = [REGION + one for one in regions]
        token = yield from decide(g, p, w.WHICH_RESET_REGION, tokens, always=(SKIP,) if step.may else ())
        if token == SKIP:
            return
        region = token - REGION
    yield from influence.reset(g, p, region, may=step.may and len(regions) == 1)


def add_influence(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    if step.that and deed.region < 0:
        return
    regions = [deed.region] if step.that else list(step.regions or ALL_REGIONS)
    region = regions[0]
    if len(regions) > 1:
        region = yield from region_for(g, p, w.WHICH_INFLUENCE, regions)
    yield from influence.add(g, p, region, influence.FORCED if step.permanent else influence.ANY)


def send(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    sent = yield from military.send(g, deed, step)
    if sent:
        yield from resolve(g, deed, step.steps)


def buy(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    p = deed.power
    most = min(step.times, g.money[p] // step.price)
    if not most:
        return
    token = yield from decide(
        g,
        p,
        w.HOW_OFTEN_BUY,
        range(N, N + most + 1),
        args=(step.n, GOOD + step.good, step.price, step.times, g.money[p]),
    )
    times = token - N
    g.money[p] -= times * step.price
    gain(g, p, step.good, times * step.n)
    if times:
        g.say(w.BOUGHT_GOODS, p, times * step.n, GOOD + step.good, times * step.price)


def pay(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    if economy.pay_price(g, deed.power, step):
        yield from resolve(g, deed, step.steps)


def one_of(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    branches = list(step.of)
    for _ in range(step.times):
        open_ones = [branch for branch in branches if can_do(g, deed, branch)]
        if not open_ones:
            return
        if len(open_ones) == 1 and not step.may and len(branches) == 1:
            chosen = open_ones[0]
        else:
            token = yield from decide(
                g,
                deed.power,
                w.WHICH_WAY,
                [branch.token for branch in branches],
                lambda one: True if any(b.token == one for b in open_ones) else w.CANNOT_DO,  # noqa: B023
                always=(SKIP,) if step.may else (),
                about=step,
            )
            if token == SKIP:
                return
            chosen = next(branch for branch in branches if branch.token == token)
        branches.remove(chosen)
        yield from resolve(g, deed, chosen.steps)


def may(g: WorldOrderState, deed: Deed, step: Step) -> Flow[None]:
    if (step.needs and deed.country < 0) or not can_begin(g, deed, step.steps):
        return
    question, args = offer(g, deed, step)
    token = yield from decide(g, deed.power, question, (step.token,), always=(SKIP,), args=args, about=step)
    if token != SKIP:
        yield from resolve(g, deed, step.steps)


def offer(g: WorldOrderState, deed: Deed, step: Step) -> tuple[w.Say, tuple[Arg, ...]]:
    """Return the question for an optional part: what it is, and what is to be paid for it."""
    first = step.steps[0]
    if first.do == "pay" and first.steps[0].do in PAID_FOR:
        price = [number for part in economy.price_of(first) for number in part]
        lasting = "-permanent" if first.steps[0].permanent else ""
        return w.WHETHER_PAY, (deed.card, price, f"label-effect-{first.steps[0].do}{lasting}")
    if first.do == "engage" and first.that:
        price_there = diplomacy.engage_price(g, deed.power, deed.region, first)
        return w.WHETHER_ENGAGE, (deed.card, REGION + deed.region, price_there, have(g, deed.power, DIPLOMACY))
    if first.do == "invest" and first.extra:
        return w.WHETHER_INVEST, (deed.card, first.extra)
    return w.WHETHER, (deed.card, step.token)


def can_do(g: WorldOrderState, deed: Deed, branch: Branch) -> bool:
    return can_begin(g, deed, branch.steps)


def can_begin(g: WorldOrderState, deed: Deed, steps: Steps) -> bool:
    """Tell whether the first step can be done at all: no branch is offered whose first step would be void."""
    check = CAN.get(steps[0].do)
    return check is None or check(g, deed, steps[0])


def is_void(g: WorldOrderState, deed: Deed, steps: Steps) -> bool:
    """Tell whether nothing at all of an effect can be done as things stand."""
    return all(is_void_step(g, deed, step) for step in steps)


def is_void_step(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    if step.do == "one-of":
        return all(is_void(g, deed, branch.steps) for branch in step.of)
    if step.do == "may":
        return is_void(g, deed, step.steps)
    check = CAN.get(step.do)
    return check is not None and not check(g, deed, step)


def can_improve(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return diplomacy.can_improve(g, deed.power, diplomacy.terms_of(step))


def can_grow(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return growth.can_grow(g, deed.power, step.service_price)


def can_trade(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    bargain = trade.terms(g, deed.power)
    return any(trade.may_trade(g, deed.power, token, bargain) is True for token in trade.TRADES)


def can_move(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    to = military.move_targets(g, deed, step)
    return military.can_move(g, deed.power, to, g.content.numbers.move_price)


def can_produce(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    among = step.only or economy.ALL_GOODS
    return any(economy.may_produce(g, deed.power, good, 0) is True for good in among)


def can_prosper(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return economy.may_prosper(g, deed.power, step.discount) is True


def can_play(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    return bool(playing.playable(g, deed.power))


def can_pay(g: WorldOrderState, deed: Deed, step: Step) -> bool:
    """The price is there, and what it is paid for can begin once it is paid."""
    p = deed.power
    if not all(have(g, p, good) >= n for good, n in economy.price_of(step)):
        return False
    return can_begin(g, deed, step.steps)


Runner = Callable[["WorldOrderState", "Deed", "Step"], Flow[None]]
Check = Callable[["WorldOrderState", "Deed", "Step"], bool]

RUN: dict[str, Runner] = {
    "improve": diplomacy.improve,
    "engage": diplomacy.engage,
    "trade": trade.trade,
    "invest": economy.invest,
    "move": military.move,
    "base": military.build,
    "growth": grow,
    "produce": produce,
    "gain": gain_some,
    "ready": ready,
    "raise": raise_some,
    "boost": boost,
    "points": points,
    "draw": draw_some,
    "play": play,
    "prosper": prosper,
    "region": name_region,
    "reset": reset,
    "influence": add_influence,
    "station": military.station,
    "send": send,
    "buy": buy,
    "pay": pay,
    "one-of": one_of,
    "may": may,
    "partner": economy.partner,
    "trash-for": specials.trash_for,
    "discard-for": specials.discard_for,
    "trash-self": specials.trash_self,
    "take-market": specials.take_market,
    "search": specials.search,
    "fleet": specials.fleet,
    "sold-there": specials.sold_there,
    "energy-markets": specials.energy_markets,
    "brics": specials.brics,
}

CAN: dict[str, Check] = {
    "improve": can_improve,
    "engage": diplomacy.can_engage,
    "trade": can_trade,
    "invest": economy.can_invest,
    "move": can_move,
    "base": military.can_build,
    "growth": can_grow,
    "produce": can_produce,
    "prosper": can_prosper,
    "play": can_play,
    "pay": can_pay,
}
