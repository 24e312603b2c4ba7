"""Powers that nobody plays: the auto-influence cards of matches with two or three players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.world_order import influence
from theatrum.games.world_order import words as w
from theatrum.games.world_order.tokens import POWERS, REGION
from theatrum.games.world_order.trade import trade_card

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

OPEN = 2


# WO-16, WO-89: two cards lie open; they tell where unplayed powers will act at the end of the action phase.
def reveal_cards(g: WorldOrderState) -> None:
    g.auto_open = [g.auto_deck.pop() for _ in range(min(OPEN, len(g.auto_deck)))]
    g.reveal()
    g.say(w.AUTO_REVEALED, g.auto_open)


# WO-86 to WO-88: card by card, row by row; then these cards are done with.
def act(g: WorldOrderState) -> None:
    for card in g.auto_open:
        for power, (region, army, partner) in enumerate(g.content.auto(card)):
            if g.seat_of[power] >= 0:
                continue
            add_cube(g, power, region)
            if army:
                g.armies[region * POWERS + power] += 1
                g.say(w.AUTO_ARMY, power, REGION + region)
            if partner >= 0 and g.seat_of[partner] >= 0:
                buy(g, power, partner)
    g.auto_open = []


# WO-86: on a free permanent slot, else on the first temporary one, pushing when it must; nobody scores.
def add_cube(g: WorldOrderState, power: int, region: int) -> None:
    if g.free[region]:
        influence.place_permanent(g, power, region, quiet=True)
    else:
        influence.place_temporary(g, power, region, quiet=True)


# WO-88: a face-up trade card is turned down for money; who has none gets nothing.
def buy(g: WorldOrderState, power: int, partner: int) -> None:
    card = trade_card(g, partner)
    if card < 0:
        g.say(w.AUTO_NO_TRADE, power, partner)
        return
    g.trade_up[card] = 0
    g.money[partner] += g.content.numbers.absent_trade
    g.say(w.AUTO_TRADE, power, partner, g.content.numbers.absent_trade)
