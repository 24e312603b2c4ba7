"""The worlds that one side may believe in: the other's hand, the deck, and for the US the faces of the plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.labyrinth import markers
from theatrum.games.labyrinth.content import JIHADIST, US

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

TRIES = 60


def imagine(g: Labyrinth, seat: int) -> None:
    """Deal again, in place, all that the seat cannot know."""
    deal_again(g, seat)
    if seat == US:
        turn_plots_over(g)


# Some questions tell that the US holds a card of a certain sort, while they are open.
NOTHING, A_THREE, A_US_CARD = range(3)


def keeps_promise(g: Labyrinth, card: int) -> bool:
    face = g.rules.content.card(card)
    return face.ops == 3 if g.promised == A_THREE else face.side == US


# 5.3.2: the other's cards are hidden but for those that have been seen; so is the order of the deck.
def deal_again(g: Labyrinth, seat: int) -> None:
    other = g.hands[1 - seat]
    known = g.known[seat]
    pool = g.deck + [card for card in other if card not in known] if known else g.deck + other
    pool.sort()  # so that the worlds depend on what is hidden, not on how it happens to lie
    g.mix(pool)
    size = len(g.deck)
    if g.ruled_out and seat == JIHADIST:
        pool = with_hand_last(pool, size, [card for card in pool if card not in g.ruled_out])
    if g.promised and seat == JIHADIST and not any(keeps_promise(g, card) for card in pool[size:] + known):
        kept = next(index for index, card in enumerate(pool) if keeps_promise(g, card) and card not in g.ruled_out)
        pool[kept], pool[size] = pool[size], pool[kept]
    g.deck[:] = pool[:size]
    other[:] = sorted(pool[size:] + known)


def with_hand_last(pool: list[int], size: int, possible: list[int]) -> list[int]:
    """Order mixed cards, the deck's ``size`` before a hand of possible ones, so that any such deal is as likely."""
    hand = possible[len(possible) - (len(pool) - size) :]
    return [card for card in pool if card not in hand] + hand


# 8.5.4: which markers lie on the map is the Jihadist's secret, within what has become known about them.
def turn_plots_over(g: Labyrinth) -> None:
    hidden = [index for index, marker in enumerate(g.plots) if not marker & markers.OPEN]
    if not hidden:
        return
    kinds = [markers.kind_of(marker) for marker in g.plots]
    pool = [kind for kind, number in enumerate(g.box) for _ in range(number)] + [kinds[index] for index in hidden]
    pool.sort()
    hidden.sort(key=lambda index: markers.limit_of(g.plots[index]))  # so that large plots do not take the small markers
    for _ in range(TRIES):
        rest = pool[:]
        g.mix(rest)
        guess = kinds[:]
        for index in hidden:
            limit = markers.limit_of(g.plots[index])
            fitting = [place for place, kind in enumerate(rest) if kind <= limit or kind == markers.WMD]
            if not fitting:
                break
            guess[index] = rest.pop(fitting[-1])
        else:
            if all(markers.fits(cap, guess) for cap in g.caps):
                _set_plots(g, guess, rest)
                return


def _set_plots(g: Labyrinth, kinds: list[int], box: list[int]) -> None:
    for index, kind in enumerate(kinds):
        marker = g.plots[index]
        g.plots[index] = markers.make(marker >> 7, kind, markers.limit_of(marker), marker & 3)
    g.box[:] = [box.count(kind) for kind in range(5)]
