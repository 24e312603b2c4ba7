"""The market row: cards leave it, the others close up to the right, new ones come in on the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


# WO-83: what lies to the left of the gap moves right, and a new card is revealed on the left at once.
def take(g: WorldOrderState, index: int) -> int:
    card = g.market.pop(index)
    fill(g)
    return card


# WO-83, WA-11: a used-up deck is made anew of what was discarded from the row.
def fill(g: WorldOrderState) -> None:
    while len(g.market) < g.content.numbers.market:
        if not g.market_deck:
            if not g.market_gone:
                return
            g.market_deck = sorted(g.market_gone)
            g.market_gone = []
            g.shuffle(g.market_deck)
        g.market.insert(0, g.market_deck.pop())
        g.reveal()


# WO-82, WO-85: the rightmost cards are discarded, one after the other.
def discard_right(g: WorldOrderState, n: int) -> None:
    for _ in range(min(n, len(g.market))):
        g.market_gone.append(g.market.pop())
        fill(g)
