"""What can be leafed through: the boards of the powers, their cards, the market, and what lies open on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.world_order.power_pictures import PowerPictures

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import PowerView, WorldOrderView

Lists = list[tuple[str, Sequence[str]]]


def lists(game: WorldOrder, view: WorldOrderView, lang: str) -> Lists:
    """Return titles, each with the names of tokens: first what is mine, then the others; what is empty is left out."""
    pictures = PowerPictures(game, view, lang, 1)
    leader = pictures.lead
    laid_out = view.powers if view.phase != "powers" else ()
    powers = sorted(laid_out, key=lambda power: power is not leader)
    found = my_cards(pictures)
    found += [(pictures.board_title(power), belongings(power)) for power in powers]
    for power in powers:
        played, shown = pictures.before(power)
        piles = {
            "front": played,
            "shown": shown,
            "discards": power.discards,
            "known": power.known,
            "deck-top": power.deck_top,
            "unseen": power.unseen if power.id != view.power else (),  # of mine I know more
            "trashed": power.trashed,
            "spent": power.spent,
        }
        found += [(pictures.pile_title(id, power, len(cards)), cards) for id, cards in piles.items()]
    left = [token for token, count in view.growth_left.items() if count]
    table = {
        "market": view.market,
        "market-gone": view.market_gone,
        "open": [country for region in view.regions for country in region.open],
        "growth": left,
        "auto": view.auto if len(view.powers) < 4 else (),
    }
    found += [(pictures.say(f"list-{id}", count=len(cards)), cards) for id, cards in table.items()]
    return [(title, cards) for title, cards in found if cards]


def my_cards(pictures: PowerPictures) -> Lists:
    """List what only I know: my hand, what I have laid face down, and which cards are left in my deck."""
    view, mine = pictures.view, pictures.lead
    if mine is None or not pictures.mine:
        return []
    halves = pictures.halves()
    if halves:
        found: Lists = [(pictures.label(token), cards) for token, cards in halves]
        return [*found, (pictures.say("list-drawn-assets"), view.drawn_assets)]
    down = [card for _, card in view.laid_down]
    deck = sorted((Counter(mine.unseen) - Counter(view.hand) - Counter(down)).elements())
    return [
        (pictures.say("hand", count=len(view.hand)), view.hand),
        (pictures.say("list-face-down", count=len(down)), down),
        (pictures.say("list-deck", count=len(deck)), deck),
        (pictures.say("list-drawn-assets"), view.drawn_assets),
    ]


def belongings(power: PowerView) -> list[str]:
    """Name all that lies before a power, its board first."""
    order = ["order"] if power.order else []
    allies = [ally.country for ally in power.allies]
    return [f"power:{power.id}", *allies, *(one.card for one in power.growth), *power.assets, *order]
