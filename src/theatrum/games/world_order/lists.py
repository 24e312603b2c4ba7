"""What can be leafed through: the boards of the powers, their cards, the market, and what lies open on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.game import Listing
from theatrum.games.world_order import naming
from theatrum.games.world_order.power_pictures import PowerPictures

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import PowerView, WorldOrderView

Titled = list[tuple[str, Sequence[str]]]


def lists(game: WorldOrder, view: WorldOrderView, lang: str) -> list[Listing]:
    """List first what is mine, then the others'; what is empty is left out. A country may be an ally, lie open on the
    board and start with somebody: each is told of as it lies there."""
    pictures = PowerPictures(game, view, lang, 1)
    leader = pictures.lead
    laid_out = view.powers if view.phase != "powers" else ()
    powers = sorted(laid_out, key=lambda power: power is not leader)
    boards = [
        Listing(
            pictures.board_title(power),
            belongings(power),
            {ally.country: pictures.tell_ally(ally) for ally in power.allies},
        )
        for power in powers
    ]
    piles = piles_of(pictures, powers)
    open_ = [country for region in view.regions for country in region.open]
    printed = {name: naming.country_facts(game, game.vocabulary.number(name), lang) for name in open_}
    table = [
        Listing(pictures.say(f"list-{id}", count=len(cards)), cards, printed | in_full(pictures, cards, priced=True))
        for id, cards in on_table(view, open_).items()
    ]
    mine = [Listing(title, cards, in_full(pictures, cards)) for title, cards in my_cards(pictures)]
    return [one for one in (*mine, *boards, *piles, *table) if one.cards]


def piles_of(pictures: PowerPictures, powers: Sequence[PowerView]) -> list[Listing]:
    """List the cards of each power, by where they lie."""
    view, found = pictures.view, []
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
        found += [
            Listing(pictures.pile_title(id, power, len(cards)), cards, in_full(pictures, cards))
            for id, cards in piles.items()
        ]
    return found


def in_full(pictures: PowerPictures, cards: Sequence[str], *, priced: bool = False) -> dict[str, str]:
    """Tell of ability cards what they do, their types, bonuses, and what they cost."""
    told = {}
    for name in cards:
        if name.startswith("card:"):
            card = pictures.ability(name)
            price = f"{pictures.say('list-price', price=card.price)} " if priced else ""
            told[name] = price + pictures.tell_card(card)
    return told


def on_table(view: WorldOrderView, open_: Sequence[str]) -> dict[str, Sequence[str]]:
    return {
        "market": view.market,
        "market-gone": view.market_gone,
        "open": open_,
        "growth": [token for token, count in view.growth_left.items() if count],
        "auto": view.auto if len(view.powers) < 4 else (),
    }


def my_cards(pictures: PowerPictures) -> Titled:
    """List what only I know: my hand, what I have laid face down, and which cards are left in my deck."""
    view, mine = pictures.view, pictures.lead
    if mine is None or not pictures.mine:
        return []
    halves = pictures.halves()
    if halves:
        found: Titled = [(pictures.label(token), cards) for token, cards in halves]
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
