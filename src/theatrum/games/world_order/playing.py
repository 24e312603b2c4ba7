"""The action phase: in turn order, four turns each; a card, a strategic asset, the executive order, or a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.games.world_order import steps
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide, hand_card
from theatrum.games.world_order.deed import Deed
from theatrum.games.world_order.table import active, lose
from theatrum.games.world_order.tokens import ABILITIES, CARD, ORDER, PASS, SKIP

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


# WO-30 to WO-36: one turn.
def take_turn(g: WorldOrderState) -> Flow[None]:
    p = g.order[g.at]
    token = yield from decide(
        g,
        p,
        w.WHAT_TO_PLAY,
        lambda: playable(g, p),
        always=(PASS,),
        otherwise=w.NOT_PLAYABLE,
        args=(g.turn_number + 1, g.content.numbers.turns),
    )
    if token == PASS:
        yield from pass_turn(g, p)
    else:
        yield from carry_out(g, p, token)
    # WO-118: in the first turn of a round one card more, also when the ability was gained in this very turn.
    if g.turn_number == 0 and active(g, p, "extra-card") and playable(g, p):
        yield from play_extra(g, p)


def playable(g: WorldOrderState, p: int) -> list[int]:
    """Return all that may be played: cards of the hand, unused assets, the executive order."""
    return [*{*g.hands[p]}, *g.assets[p], *((ORDER,) if g.orders[p] else ())]


def carry_out(g: WorldOrderState, p: int, token: int) -> Flow[None]:
    if CARD <= token < CARD + ABILITIES:
        lose(g, p, token)
        yield from perform(g, p, token)
    elif token == ORDER:
        yield from give_order(g, p)
    else:
        yield from use_asset(g, p, token)


# WO-31: the card lies before the player while and after it is resolved.
def perform(g: WorldOrderState, p: int, card: int) -> Flow[None]:
    g.front[p].append(g.turn_number << 8 | card)
    g.say(w.PLAYED, p, card)
    g.playing.append(card)
    yield from steps.resolve(g, Deed(p, card), g.content.ability(card).effect)
    g.playing.pop()


# WO-32: a card of the hand is laid face down, if there is one, and the asset is turned over.
def use_asset(g: WorldOrderState, p: int, asset: int) -> Flow[None]:
    yield from lay_down(g, p)
    g.assets[p].remove(asset)
    g.spent[p].append(asset)
    g.say(w.USED_ASSET, p, asset)
    g.playing.append(asset)
    yield from steps.resolve(g, Deed(p, asset), g.content.asset(asset).effect)
    g.playing.pop()


# WO-36: likewise; the order leaves the game.
def give_order(g: WorldOrderState, p: int) -> Flow[None]:
    yield from lay_down(g, p, w.WHICH_DOWN_FOR_ORDER, w.LAID_DOWN_FOR_ORDER)
    g.orders[p] = 0
    g.say(w.USED_ORDER, p)
    g.playing.append(ORDER)
    yield from steps.resolve(g, Deed(p, ORDER), g.content.order.effect)
    g.playing.pop()


# WO-33: ten money for a card laid face down.
def pass_turn(g: WorldOrderState, p: int) -> Flow[None]:
    yield from lay_down(g, p)
    g.money[p] += g.content.numbers.pass_money
    g.say(w.PASSED, p, g.content.numbers.pass_money)


# WO-34: who has no card in hand lays none.
def lay_down(g: WorldOrderState, p: int, question: w.Say = w.WHICH_DOWN, said: w.Say = w.LAID_DOWN) -> Flow[None]:
    if not g.hands[p]:
        return
    card = yield from hand_card(g, p, question, secret=True)
    g.hands[p].remove(card)
    g.down[p].append(g.turn_number << 8 | card)
    g.tell(g.seat_of[p], said, card)


# WO-35, WA-16: one more card in the same turn; nobody is made to use an asset because the hand is empty.
def play_another(g: WorldOrderState, p: int) -> Flow[None]:
    def may_be_played() -> list[int]:  # the last card of the hand may still be trashed by what is used meanwhile
        return playable(g, p) if g.hands[p] else [*playable(g, p), SKIP]

    if not playable(g, p):
        return
    token = yield from decide(g, p, w.PLAY_ANOTHER, may_be_played, otherwise=w.NOT_PLAYABLE)
    if token != SKIP:
        yield from carry_out(g, p, token)


def play_extra(g: WorldOrderState, p: int) -> Flow[None]:
    token = yield from decide(g, p, w.PLAY_EXTRA, lambda: playable(g, p), always=(SKIP,), otherwise=w.NOT_PLAYABLE)
    if token != SKIP:
        g.say(w.USED, p, g.rules.growth["extra-card"])
        yield from carry_out(g, p, token)
