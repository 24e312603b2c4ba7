"""How a power is asked: every question of its own can be put off to use what may be used at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.flow import Candidates, Choose, Flow, ask
from theatrum.engine.words import NOT_OFFERED, Arg, Say, Verdict, Why
from theatrum.games.world_order import words as w
from theatrum.games.world_order.table import active, draw, lose, unused, use_up
from theatrum.games.world_order.tokens import (
    FIRST_PLAIN,
    MARKET,
    MOST_NUMBER,
    USE,
    USE_CONVERT,
    USE_EXCHANGE,
    USE_TRASH,
    N,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


class Asking(Choose):
    """A question that gives its reasons by the token, and knows which card lies in a slot of the market."""

    __slots__ = ("g", "refuse")

    g: WorldOrderState
    refuse: Callable[[int], Why] | None

    def why(self, token: int) -> Why | None:
        found = super().why(token)
        if found is None:
            return None
        if found is self.otherwise and self.refuse is not None:
            found = self.refuse(token)
        if MARKET <= token < MARKET + len(self.g.market) and found.params:
            return w.about(found, self.g.market[token - MARKET], self.ask.rules, instead=True)
        return found


def decide(
    g: WorldOrderState,
    p: int,
    question: Say,
    candidates: Candidates,
    allowed: Callable[[int], Verdict] | None = None,
    *,
    always: tuple[int, ...] = (),
    otherwise: Why = NOT_OFFERED,
    refuse: Callable[[int], Why] | None = None,
    args: tuple[Arg, ...] = (),
    about: object = None,
) -> Flow[int]:
    """Ask a power. Where it may use an ability "at any moment" it is offered that too, and then asked again (WA-18).

    ``refuse`` tells why a token is no candidate, where that is not the same for all; ``about`` are the terms by which a
    view can tell what each choice would cost.
    """
    seat = g.seat_of[p]
    while True:
        uses = usable(g, p)
        asking = Asking(seat, question, candidates, allowed, always=always + uses, otherwise=otherwise, args=args)
        asking.g = g
        asking.refuse = refuse
        g.asked = (p, question, args, about)
        token = yield from ask(asking)
        g.asked = None
        if token < USE or token >= FIRST_PLAIN or token == USE_CONVERT:
            return token
        yield from USING[token](g, p)


def number(g: WorldOrderState, p: int, question: Say, least: int, most: int, args: tuple[Arg, ...] = ()) -> Flow[int]:
    """Ask for a number within limits; where there is only one, nothing is asked."""
    most = min(most, MOST_NUMBER)
    if least >= most:
        return most
    token = yield from decide(g, p, question, range(N + least, N + most + 1), args=args)
    return token - N


def usable(g: WorldOrderState, p: int) -> tuple[int, ...]:
    """Return the tokens of what a power may use at any moment: a hand can be trashed from, a deck can be drawn from."""
    if not g.grown[p]:
        return ()
    drawable = bool(g.decks[p] or g.discards[p])
    tokens: tuple[int, ...] = ()
    if unused(g, p, "trash") and (drawable or g.hands[p]):
        tokens = (USE_TRASH,)
    if unused(g, p, "exchange") and drawable and best_ready(g, p):
        tokens += (USE_EXCHANGE,)
    return tokens


def use_some(g: WorldOrderState, p: int, question: Say, onward: int) -> Flow[None]:
    """Ask for nothing but what may be used at any moment, as long as there is something (WA-18)."""
    while uses := usable(g, p):
        token = yield from ask(Choose(g.seat_of[p], question, (*uses, onward)))
        if token == onward:
            return
        yield from USING[token](g, p)


def would_reshuffle(g: WorldOrderState, p: int) -> bool:
    """Tell whether what may be used at any moment could draw more than the deck holds, and so what was discarded."""
    most = g.content.growth(g.rules.growth["trash"]).n if unused(g, p, "trash") else 0
    if unused(g, p, "exchange"):
        most = max(most, best_ready(g, p))
    return len(g.decks[p]) < most


def best_ready(g: WorldOrderState, p: int) -> int:
    """Return the highest value among the ready allies."""
    value, ready = g.content.countries.value, g.ready
    return max([value[card] for card in g.allies[p] if ready[card]], default=0)


# WO-114: draw a card, then trash a card of the hand.
def trash_one(g: WorldOrderState, p: int) -> Flow[None]:
    use_up(g, p, "trash")
    g.say(w.USED, p, g.rules.growth["trash"])
    draw(g, p, g.content.growth(g.rules.growth["trash"]).n)
    if g.hands[p]:
        card = yield from hand_card(g, p, w.WHICH_TRASH)
        trash(g, p, card)


# WO-115: draw up to as many cards as the best ready ally is worth, then discard as many.
def exchange(g: WorldOrderState, p: int) -> Flow[None]:
    use_up(g, p, "exchange")
    g.say(w.USED, p, g.rules.growth["exchange"])
    seat = g.seat_of[p]
    token = yield from ask(Choose(seat, w.HOW_MANY_DRAW, range(N + 1, N + best_ready(g, p) + 1), always=(N,)))
    for _ in range(draw(g, p, token - N)):
        card = yield from hand_card(g, p, w.WHICH_EXCHANGE)
        discard(g, p, card, w.EXCHANGED)


USING = {USE_TRASH: trash_one, USE_EXCHANGE: exchange}


def hand_card(g: WorldOrderState, p: int, question: Say, *, secret: bool = False) -> Flow[int]:
    """Ask for a card of the hand and offer nothing else: what is used in the open answers no secret question."""
    return (yield from ask(Choose(g.seat_of[p], question, hand_of(g, p), otherwise=w.NOT_IN_HAND, secret=secret)))


def hand_of(g: WorldOrderState, p: int) -> Callable[[], list[int]]:
    return lambda: list({*g.hands[p]})


# WO-76: a trashed card is out of the game.
def trash(g: WorldOrderState, p: int, card: int) -> None:
    lose(g, p, card)
    insert_sorted(g.trashed[p], card)
    g.say(w.TRASHED, p, card)


def discard(g: WorldOrderState, p: int, card: int, said: Say) -> None:
    lose(g, p, card)
    g.discards[p].append(card)
    g.say(said, p, card)


def insert_sorted(pile: list[int], card: int) -> None:
    pile.append(card)
    pile.sort()


def hand_size(g: WorldOrderState, p: int) -> int:
    """WO-19, WO-116: six cards, and one more by Tactical Flexibility."""
    more = g.content.growth(g.rules.growth["hand"]).n if active(g, p, "hand") else 0
    return g.content.numbers.hand + more
