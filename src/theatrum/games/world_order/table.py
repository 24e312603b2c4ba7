"""The hands at the table: points, goods, cards and countries change place here, with their sentence in the log."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.world_order import words as w
from theatrum.games.world_order.tokens import ARMY, DIPLOMACY, GOOD, GOODS, GROWTH, MONEY, REGIONS, SOURCES

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


# WO-77: points are counted at once; a total may fall below nothing (WA-12).
def score(g: WorldOrderState, p: int, source: int, n: int) -> None:
    g.score[p] += n
    g.ledger[p * len(SOURCES) + source] += n


# WO-66: a track ends at ten; what comes on top of it is paid out at the price of an import, diplomacy is lost.
def gain(g: WorldOrderState, p: int, good: int, n: int) -> None:
    if good == MONEY:
        g.money[p] += n
        return
    where = p * GOODS + good
    have = g.goods[where] + n
    most = g.content.numbers.track
    if good != ARMY and have > most:
        paid = (have - most) * g.content.goods[good].overflow
        g.money[p] += paid
        if good == DIPLOMACY:
            g.say(w.DIPLOMACY_LOST, p, have - most)
        else:
            g.say(w.OVERFLOW, p, have - most, GOOD + good, paid)
        have = most
    g.goods[where] = have


def have(g: WorldOrderState, p: int, good: int) -> int:
    return g.money[p] if good == MONEY else g.goods[p * GOODS + good]


def spend(g: WorldOrderState, p: int, good: int, n: int) -> None:
    if good == MONEY:
        g.money[p] -= n
    else:
        g.goods[p * GOODS + good] -= n


# --- countries ---------------------------------------------------------------------------------------------------


def ally(g: WorldOrderState, p: int, token: int) -> int:
    """Return the card by which a power holds a country: the board's where it has it, else its starting card."""
    if token in g.allies[p]:
        return token
    return g.content.countries.start_of[p][token]


def allies_in(g: WorldOrderState, p: int, region: int) -> list[int]:
    where = g.content.countries.region
    return [card for card in g.allies[p] if where[card] == region]


def ready_in(g: WorldOrderState, p: int, region: int) -> list[int]:
    where, ready = g.content.countries.region, g.ready
    return [card for card in g.allies[p] if where[card] == region and ready[card]]


def tokens_of(g: WorldOrderState, cards: Sequence[int]) -> list[int]:
    token = g.content.countries.token
    return [token[card] for card in cards]


def visible(g: WorldOrderState, region: int) -> list[int]:
    """Return the one or two countries that lie open in a region."""
    left, right = g.left[region], g.right[region]
    if left and right:
        return [left[-1], right[-1]]
    return left[-1:] + right[-1:]


def all_visible(g: WorldOrderState) -> list[int]:
    return [card for region in range(REGIONS) for card in visible(g, region)]


def fdi_tokens(g: WorldOrderState, p: int) -> int:
    fdi = g.fdi
    return sum([fdi[card] for card in g.allies[p]])


# --- ability cards -----------------------------------------------------------------------------------------------


# WO-19, WO-75: from the own deck; when it is empty the discard pile, and only that, is shuffled into a new one.
def draw(g: WorldOrderState, p: int, n: int) -> int:
    """Draw n cards, or as many as there are, and return how many."""
    drawn = []
    for _ in range(n):
        if not g.decks[p]:
            if not g.discards[p]:
                break
            reshuffle(g, p)
        drawn.append(g.decks[p].pop())
        if g.tops[p]:
            g.tops[p] -= 1
            insort(g.known[p], drawn[-1])
        g.hands[p].append(drawn[-1])
    if drawn:
        g.reveal()
        seat = g.seat_of[p]
        g.tell(seat, w.DREW, drawn)
        g.tell_others(seat, w.DREW_SOME, p, len(drawn))
    return len(drawn)


def reshuffle(g: WorldOrderState, p: int) -> None:
    # All that is not in the discard pile or before the player is in the hand now, and everybody can work that out.
    g.known[p] = sorted(g.hands[p] + [card & 255 for card in g.down[p]])
    g.decks[p] = g.discards[p]
    g.discards[p] = []
    g.shuffle(g.decks[p])
    g.say(w.RESHUFFLED, p, len(g.decks[p]))


def lose(g: WorldOrderState, p: int, card: int) -> None:
    """Take a card out of the hand in the sight of all."""
    g.hands[p].remove(card)
    if card in g.known[p]:
        g.known[p].remove(card)


# --- Growth cards ------------------------------------------------------------------------------------------------


# WO-61: an ability is active from the round that equals its level.
def active(g: WorldOrderState, p: int, ability: str) -> bool:
    if not g.grown[p]:
        return False
    token = g.rules.growth[ability]
    return token in g.grown[p] and g.content.growth(token).level <= g.round


def unused(g: WorldOrderState, p: int, ability: str) -> bool:
    """Tell whether a once-a-round ability is active and was not used in this round."""
    return active(g, p, ability) and not g.used[p] >> (g.rules.growth[ability] - GROWTH) & 1


def use_up(g: WorldOrderState, p: int, ability: str) -> None:
    g.used[p] |= 1 << (g.rules.growth[ability] - GROWTH)
