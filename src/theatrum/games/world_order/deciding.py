"""How a power is asked: every question of its own can be put off to use what may be used at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.flow import Candidates, Choose, Flow, ask
from theatrum.engine.words import NOT_OFFERED, Arg, Say, Verdict, Why
from theatrum.games.world_order import words as w
from theatrum.games.world_order.table import active, draw, lose, unused, use_up
from theatrum.games.world_order.tokens import FIRST_PLAIN, MOST_NUMBER, USE, USE_CONVERT, USE_EXCHANGE, USE_TRASH, N

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


def decide(
    g: WorldOrderState,
    p: int,
    question: Say,
    candidates: Candidates,
    allowed: Callable[[int], Verdict] | None = None,
    *,
    always: tuple[int, ...] = (),
    otherwise: Why = NOT_OFFERED,
    args: tuple[Arg, ...] = (),
) -> Flow[int]:
    """Ask a power. Where it may use an ability "at any moment" it is offered that too, and then asked again (WA-18)."""
    seat = g.seat_of[p]
    while True:
        uses = usable(g, p) if g.level[p] > 1 else ()
        token = yield from ask(
            Choose(seat, question, candidates, allowed, always=always + uses, otherwise=otherwise, args=args)
        )
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
    """Return the tokens of what a power may use at any moment (WO-114, WO-115)."""
    if not g.decks[p] and not g.discards[p]:
        return ()
    tokens: tuple[int, ...] = ()
    if unused(g, p, "trash"):
        tokens = (USE_TRASH,)
    if unused(g, p, "exchange") and best_ready(g, p):
        tokens += (USE_EXCHANGE,)
    return tokens


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
        card = yield from hand_card(g, p, w.WHICH_DISCARD)
        discard(g, p, card)


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


def discard(g: WorldOrderState, p: int, card: int) -> None:
    lose(g, p, card)
    g.discards[p].append(card)
    g.say(w.DISCARDED, p, card)


def insert_sorted(pile: list[int], card: int) -> None:
    pile.append(card)
    pile.sort()


def hand_size(g: WorldOrderState, p: int) -> int:
    """WO-19, WO-116: six cards, and one more by Tactical Flexibility."""
    more = g.content.growth(g.rules.growth["hand"]).n if active(g, p, "hand") else 0
    return g.content.numbers.hand + more
