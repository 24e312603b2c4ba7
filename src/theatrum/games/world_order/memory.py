"""What a seat cannot know, dealt anew: other hands, the order of decks and piles, other seats' secret choices.

Everybody knows which cards a player owns and what was discarded or played in the open. So what is unknown of another
player are only the cards in hand, laid face down, and in the deck, and which of them is where; except for cards bought
from the market, whose way from the top of the deck into the hand everybody follows (``known`` and ``tops``), and for
what the hand must hold when the deck has been used up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.world_order.course import POWERS_CHOSEN, SETUP
from theatrum.games.world_order.setup import assets_drawn, own_assets

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


def imagine(g: WorldOrderState, seat: int) -> None:
    """Deal again all that the seat cannot know, without looking at how it truly lies."""
    if g.over:
        return
    again(g, g.market_deck, 0)
    again(g, g.auto_deck, 0)
    for region, pile in enumerate(g.left):
        if g.hidden[region]:
            again(g, pile, 1)
    if g.phase == POWERS_CHOSEN:
        return
    own = g.power_of[seat]
    for p in g.power_of:
        if p != own:
            deal_other(g, p)
        elif g.phase != SETUP:
            again(g, g.decks[p], g.tops[p])
        elif not assets_drawn(g, p):
            deal_assets(g, p)


def again(g: WorldOrderState, pile: list[int], known: int) -> None:
    """Shuffle a pile below its known top, in place."""
    rest = len(pile) - known
    if rest > 1:
        unknown = sorted(pile[:rest])
        g.mix(unknown)
        pile[:rest] = unknown


def deal_other(g: WorldOrderState, p: int) -> None:
    hand, down, deck = g.hands[p], g.down[p], g.decks[p]
    unknown = len(deck) - g.tops[p]
    pool = sorted(hand + [card & 255 for card in down] + deck[:unknown])
    held = g.known[p][:]
    for card in held:
        pool.remove(card)
    g.mix(pool)
    deck[:unknown] = pool[:unknown]
    held += pool[unknown:]
    g.mix(held)
    hand[:] = held[: len(hand)]
    for index, card in enumerate(held[len(hand) :]):
        down[index] = down[index] & ~255 | card
    if g.phase == SETUP:
        deal_assets(g, p)


def deal_assets(g: WorldOrderState, p: int) -> None:
    assets = own_assets(g, p)
    g.mix(assets)
    dealt = g.dealt[p]
    dealt[:] = assets[: len(dealt)]
