"""Set-up: board, powers, player boards, starting hands, strategic assets, turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask, together
from theatrum.engine.words import Verdict
from theatrum.games.world_order import absent, market
from theatrum.games.world_order import words as w
from theatrum.games.world_order.diplomacy import add_ally
from theatrum.games.world_order.influence import OWNERS
from theatrum.games.world_order.table import score
from theatrum.games.world_order.tokens import (
    ASSET,
    ASSETS,
    AUTO,
    AUTOS,
    BOARD_COUNTRIES,
    CHINA,
    DOMESTIC,
    EU,
    GOODS,
    GROWTHS,
    HALF,
    POWER,
    POWERS,
    RUSSIA,
    START,
    USA,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

WEST, EAST = (USA, EU), (RUSSIA, CHINA)
DRAWN, KEPT = 3, 2


# WO-10: with the board before them everybody chooses a power; of two players one leads the USA or the EU, the other
# Russia or China.
def choose_powers(g: WorldOrderState) -> Flow[None]:
    lay_out_board(g)
    if g.rules.deal_powers:
        deal_powers(g)
        return
    for seat in range(g.seats):
        if g.power_of[seat] >= 0:
            continue
        token = yield from ask(
            Choose(seat, w.WHICH_POWER, range(POWER, POWER + POWERS), lambda one: may_lead(g, one - POWER))
        )
        take_power(g, seat, token - POWER)


def may_lead(g: WorldOrderState, p: int) -> Verdict:
    if g.seat_of[p] >= 0:
        return w.POWER_TAKEN
    if g.seats == 2 and any((p in WEST) == (taken in WEST) for taken in g.power_of if taken >= 0):
        return w.SAME_SIDE
    return True


def deal_powers(g: WorldOrderState) -> None:
    powers = list(range(POWERS))
    g.mix(powers)
    for seat in range(g.seats):
        take_power(g, seat, next(p for p in powers if may_lead(g, p) is True))


def take_power(g: WorldOrderState, seat: int, p: int) -> None:
    g.power_of[seat] = p
    g.seat_of[p] = seat
    g.say(w.LEADS, seat, p)


# WO-5 to WO-9: countries, starting cubes of all powers, the market, Growth cards.
def lay_out_board(g: WorldOrderState) -> None:
    content = g.content
    for number, region in enumerate(content.regions):
        pile = [card for card in range(BOARD_COUNTRIES) if content.countries.region[card] == number]
        g.shuffle(pile)
        g.right[number] = [pile.pop()]
        g.left[number] = pile
        g.hidden[number] = 1
        for owner in region.start:
            g.above[number * OWNERS + owner] += 1
        g.free[number] = len(region.permanent)
        g.temporary[number] = list(region.start_temporary)
    g.market_deck = content.market_deck()
    g.shuffle(g.market_deck)
    market.fill(g)
    lay_out_growth(g)


# WO-9: fewer copies with fewer players.
def lay_out_growth(g: WorldOrderState) -> None:
    for number in range(GROWTHS):
        copies, three, two = g.content.piles[g.content.growths[number].level - 1]
        g.growth_left[number] = copies - {2: two, 3: three}.get(g.seats, 0)


# WO-11 to WO-14, WO-17: every player's own things.
def lay_out_powers(g: WorldOrderState) -> None:
    for p in g.power_of:
        lay_out_power(g, p)


# WO-16: last of all, the cards of powers that nobody leads.
def lay_out_absent(g: WorldOrderState) -> None:
    if g.seats < POWERS:
        g.auto_deck = list(range(AUTO, AUTO + AUTOS))
        g.shuffle(g.auto_deck)
        absent.reveal_cards(g)


# WO-11 to WO-14, WO-17: production, goods, armies, money, countries, trade cards; the cards to choose from.
def lay_out_power(g: WorldOrderState, p: int) -> None:
    power = g.content.powers[p]
    g.production[p * GOODS : (p + 1) * GOODS] = list(power.start)
    g.goods[p * GOODS : (p + 1) * GOODS] = list(power.start)
    g.money[p] = power.money
    g.focus[p] = DOMESTIC
    g.engage_left[p] = power.engage_tokens
    g.orders[p] = 1 if g.rules.executive_order else 0
    for card in g.content.countries.starts[p]:
        add_ally(g, p, card)
    for number, trade_card in enumerate(g.content.trade_cards):
        if trade_card.power == p:
            marked = g.rules.marked_trade_cards and trade_card.players > g.seats
            g.trade_up[number] = -1 if marked else 1
    deck = sorted(power.deck)
    if g.rules.suggested_hand:
        g.hands[p] = sorted(power.first_hand)
        g.known[p] = sorted(power.first_hand)
        for card in power.first_hand:
            deck.remove(card)
    else:
        g.shuffle(deck)
        g.hands[p] = [deck.pop() for _ in range(len(power.deck) // 2)]
    g.decks[p] = deck
    assets = own_assets(g, p)
    g.shuffle(assets)
    g.dealt[p] = [assets.pop() for _ in range(DRAWN)]


def own_assets(g: WorldOrderState, p: int) -> list[int]:
    return [ASSET + number for number in range(ASSETS) if g.content.assets[number].power == p]


# WO-14: strategic assets are drawn when the hand has been chosen; until then nobody has looked at them.
def assets_drawn(g: WorldOrderState, p: int) -> bool:
    return g.picked[p] > 0 or g.rules.suggested_hand


# WO-12 to WO-14: everybody at the same time, unseen by the others.
def choose_hands(g: WorldOrderState) -> Flow[None]:
    yield from together([(seat, choose_hand(g, g.power_of[seat])) for seat in range(g.seats)])


def choose_hand(g: WorldOrderState, p: int) -> Flow[None]:
    seat = g.seat_of[p]
    if not g.rules.suggested_hand:
        half = yield from ask(Choose(seat, w.WHICH_HALF, (HALF, HALF + 1), secret=True))
        g.picked[p] = 1 + half - HALF
        g.reveal_to(seat)  # the assets: whoever has looked at them keeps that hand
    asset = yield from ask(Choose(seat, w.WHICH_ASSET_AWAY, lambda: g.dealt[p], otherwise=w.NOT_DRAWN, secret=True))
    g.dealt[p].remove(asset)


# WO-12, WO-14 to WO-16: decks are shuffled, assets shown and counted, the turn order follows from the points, and it is
# seen where unplayed powers will act.
def begin(g: WorldOrderState) -> None:
    for p in g.power_of:
        if g.picked[p] == 2:
            g.hands[p], g.decks[p] = g.decks[p], g.hands[p]
        g.picked[p] = 0
        g.decks[p].sort()
        g.shuffle(g.decks[p])
        g.assets[p] = sorted(g.dealt[p])
        g.dealt[p] = []
        points = sum(g.content.asset(asset).points for asset in g.assets[p])
        score(g, p, START, points)
        g.say(w.KEPT_ASSETS, p, g.assets[p], points)
    g.reveal()
    g.order = sorted(g.power_of, key=lambda p: (-g.score[p], g.content.powers[p].money))
    g.say(w.FIRST_ORDER, g.order)
    lay_out_absent(g)
    g.say(w.ROUND, 1, g.content.numbers.rounds)
