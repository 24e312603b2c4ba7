"""Playing a card (6.0): as an event, for operations, into reserves, and what the other side's event does then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict, Why
from theatrum.games.labyrinth import words
from theatrum.games.labyrinth.content import JIHADIST, UNASSOCIATED, US
from theatrum.games.labyrinth.deploy import (
    deploy,
    may_deploy,
    may_regime_change,
    may_withdraw,
    regime_change,
    withdraw,
)
from theatrum.games.labyrinth.disrupt import alert, disrupt, may_alert, may_disrupt, reassess
from theatrum.games.labyrinth.events.registry import EVENTS
from theatrum.games.labyrinth.jihad import jihad, may_jihad
from theatrum.games.labyrinth.piles import discard_from_hand, put_away, us_election
from theatrum.games.labyrinth.plots import may_plot, plot
from theatrum.games.labyrinth.recruit import may_recruit, recruit
from theatrum.games.labyrinth.secrecy import A_THREE, NOTHING
from theatrum.games.labyrinth.tokens import (
    ALERT,
    CARD,
    DEPLOY,
    DISRUPT,
    EVENT_FIRST,
    JIHAD,
    NO_OPERATION,
    OPERATIONS_FIRST,
    PLOT,
    REASSESS_NOW,
    REASSESSMENT,
    RECRUIT,
    REGIME_CHANGE,
    TRAVEL,
    USE_BOOSTED,
    USE_DISCARD,
    USE_EVENT,
    USE_OPERATIONS,
    USE_RESERVES,
    WAR_OF_IDEAS,
    WITHDRAW,
)
from theatrum.games.labyrinth.tracks import HIGHEST_RESERVES
from theatrum.games.labyrinth.travel import may_travel, travel
from theatrum.games.labyrinth.war_of_ideas import may_war_of_ideas, war_of_ideas

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

NOBODY: Final = -1
HIGHEST_VALUE: Final = 3

Test = Callable[["Labyrinth", int], Verdict]
Doing = Callable[["Labyrinth", int], Flow[None]]

OPERATIONS: Final[tuple[dict[int, tuple[Test, Doing]], dict[int, tuple[Test, Doing]]]] = (
    {
        WAR_OF_IDEAS: (may_war_of_ideas, war_of_ideas),
        DEPLOY: (may_deploy, deploy),
        REGIME_CHANGE: (may_regime_change, regime_change),
        WITHDRAW: (may_withdraw, withdraw),
        DISRUPT: (may_disrupt, disrupt),
        ALERT: (may_alert, alert),
    },
    {
        RECRUIT: (may_recruit, recruit),
        TRAVEL: (may_travel, travel),
        JIHAD: (may_jihad, jihad),
        PLOT: (may_plot, plot),
    },
)

LEAKABLE: Final = (31, 34, 44)
USES: Final = (USE_EVENT, USE_OPERATIONS, USE_BOOSTED, USE_RESERVES, USE_DISCARD)


# --- events (6.2) -----------------------------------------------------------------------------------------------


# 6.2.8: what other events in effect forbid.
def blocked(g: Labyrinth, card: int, seat: int) -> Why | None:
    if card in g.leaked:
        return words.LEAKED
    for marker in BLOCKERS.get(card, ()):
        if marker in g.marks or marker in g.lapsing:
            return words.BLOCKED
    if seat == US and any(marker in g.marks for marker in US_BLOCKERS.get(card, ())):
        return words.BLOCKED
    return None


# Card 3 blocks country by country, so the conditions of 65, 69 and 71 say it themselves.
BLOCKERS: Final = {
    30: (56,),
    33: (60,),
    39: (38,),
    57: (4,),
    58: (13,),
    61: (44, 114),
    70: (36,),
    83: (36,),
    92: (27,),
    108: (33,),
}
US_BLOCKERS: Final = {111: (58, 80), 112: (58, 80)}
TELLING: Final = (32,)  # cards whose condition asks for something in the owner's hand: to trigger one tells about it


# 6.2.5, 6.2.6, 6.2.8: whether the event of a card can happen for a side now.
def may_happen(g: Labyrinth, card: int, seat: int) -> Verdict:
    face = g.rules.content.card(card)
    if face.auto:
        return words.HAPPENS_BY_ITSELF
    if face.side not in (UNASSOCIATED, seat):
        return words.OTHERS_EVENT
    reason = blocked(g, card, seat)
    if reason is not None:
        return reason
    entry = EVENTS[card]
    if entry.when is not None and not entry.when(g, seat):
        return entry.unmet
    return True


# 6.2.1, 6.2.4, 6.2.7, 6.2.8: marks and lapsing first, then everything that can be applied.
def happen(g: Labyrinth, card: int, seat: int) -> Flow[None]:
    face = g.rules.content.card(card)
    g.say(words.EVENT, CARD + card)
    if face.mark:
        put_in_effect(g, card)
    if face.lapsing:
        g.lapsing.append(card)
    flow = EVENTS[card].happen(g, seat)
    if flow is not None:
        yield from flow


def put_in_effect(g: Labyrinth, card: int) -> None:
    """Put a lingering event's marker down; those that it blocks end."""
    if card not in g.marks:
        g.marks.append(card)
        g.marks.sort()
    for other in g.rules.content.card(card).blocks:
        if other in g.marks:
            g.marks.remove(other)
            g.say(words.EVENT_ENDS, CARD + other)


# 6.3.1, 6.3.2, 6.3.2.1: the other side's event, if it can happen at this moment; the US Election always does.
def trigger(g: Labyrinth, card: int, owner: int) -> Flow[int]:
    """Let a triggered event happen; return the side for which it did, or NOBODY."""
    g.table.remove(card)
    g.table.append(card)  # what happens now lies on top of what else is on the table
    if g.rules.content.card(card).auto:
        us_election(g)
        return NOBODY
    if card in TELLING:
        g.reveal()
    if not may_happen(g, card, owner):
        g.say(words.EVENT_CANNOT_HAPPEN, CARD + card)
        return NOBODY
    yield from happen(g, card, owner)
    return owner


def triggers(g: Labyrinth, card: int, seat: int) -> bool:
    face = g.rules.content.card(card)
    return face.auto or face.side == 1 - seat


# --- using a card (6.1) -----------------------------------------------------------------------------------------


# 5.2.2.1, 5.2.4, 6.2, 6.3, 6.3.3: what a card may be used for.
def may_use(g: Labyrinth, card: int, seat: int, use: int, *, last: bool) -> Verdict:
    if use == USE_EVENT:
        return may_happen(g, card, seat)
    if use == USE_OPERATIONS:
        return True
    if use == USE_DISCARD:
        return True if last else words.NOT_THE_LAST_CARD
    if g.rules.content.card(card).ops == HIGHEST_VALUE:
        return words.THREE_ALREADY
    if use == USE_BOOSTED and not g.reserves[seat]:
        return words.NO_RESERVES
    return True


def play_card(g: Labyrinth, seat: int, card: int, *, last: bool = False, first: bool = False) -> Flow[bool]:
    """Play a card of the hand. Tell whether it took the whole action phase, as a Reassessment does (7.6.2).

    ``last`` allows the US to discard it (5.2.4); ``first`` says that it is the first of the phase.
    """
    g.take_from_hand(seat, card)
    g.table.append(card)
    use = yield from ask(
        Choose(
            seat,
            words.ASK_USE,
            USES,
            lambda use: may_use(g, card, seat, use, last=last),
            args=(CARD + card, g.rules.content.card(card).ops),
        )
    )
    if use == USE_EVENT:
        g.say(words.PLAYS_EVENT, seat, CARD + card)
        yield from happen(g, card, seat)
        put_away(g, card, seat)
        return False
    if use == USE_DISCARD:
        g.table.remove(card)
        g.take_in_hand(seat, card)
        discard_from_hand(g, seat, card, elects=g.rules.discarded_election)
        return False
    if use == USE_RESERVES:
        yield from save_up(g, seat, card)
        return False
    return (yield from use_for_operations(g, seat, card, boosted=use == USE_BOOSTED, first=first))


# 6.3.3: the value goes to the reserves, up to two; the other side's event happens.
def save_up(g: Labyrinth, seat: int, card: int) -> Flow[None]:
    ops = g.rules.content.card(card).ops
    g.reserves[seat] = min(HIGHEST_RESERVES, g.reserves[seat] + ops)
    g.say(words.SAVES_UP, seat, CARD + card, g.reserves[seat])
    happened_for = NOBODY
    if triggers(g, card, seat):
        happened_for = yield from trigger(g, card, 1 - seat)
    put_away(g, card, happened_for)


# 6.3.1, 6.3.2.1, 6.3.3.1, 8.5.3: one operation, and the other side's event before or after it.
def use_for_operations(g: Labyrinth, seat: int, card: int, *, boosted: bool, first: bool) -> Flow[bool]:
    value = g.rules.content.card(card).ops
    if boosted:
        value = min(HIGHEST_VALUE, value + g.reserves[seat])
        g.reserves[seat] = 0
    g.say(words.PLAYS_OPERATIONS, seat, CARD + card, value)
    pending = triggers(g, card, seat)
    happened_for = NOBODY
    if pending:
        order = yield from ask(Choose(seat, words.ASK_ORDER, (EVENT_FIRST, OPERATIONS_FIRST), args=(CARD + card,)))
        if order == EVENT_FIRST:
            happened_for = yield from trigger(g, card, 1 - seat)
            pending = False
    may_reassess = first and not boosted
    operation = yield from operate(g, seat, value, card if may_reassess else 0, after_event=happened_for == 1 - seat)
    if operation == REASSESSMENT:
        yield from reassessment(g, card, pending, happened_for)
        return True
    is_first_plot = operation == PLOT and not g.first_plot
    if is_first_plot:
        g.first_plot = 1
        pending = pending and g.rules.content.card(card).auto
    if pending:
        happened_for = yield from trigger(g, card, 1 - seat)
    put_away(g, card, happened_for)
    if is_first_plot and card in g.discard:  # 4.7.7.2
        g.discard.remove(card)
        g.first_plot_card = card
    return False


# --- operations (6.3, 7.1.2, 8.1.3) -----------------------------------------------------------------------------


# 7.0, 8.0: a card is good for one operation. ``card`` is given where a Reassessment may be chosen.
def operate(g: Labyrinth, seat: int, value: int, card: int = 0, *, after_event: bool = False) -> Flow[int]:
    """Choose and carry out one operation; return its token. ``after_event``: the card has triggered its event."""
    table = OPERATIONS[seat]
    possible = tuple(table) if seat == JIHADIST else (*table, REASSESSMENT)

    def may_do(operation: int) -> Verdict:
        if operation == REASSESSMENT:
            return may_reassess(g, card)
        if operation == PLOT and after_event and not g.first_plot:  # 8.5.3: such a card would have triggered nothing
            return words.FIRST_PLOT_TRIGGERS_NOTHING
        return table[operation][0](g, value)

    g.value = value
    if any(may_do(operation) for operation in possible):
        operation = yield from ask(Choose(seat, words.ASK_OPERATION, possible, may_do, args=(value,)))
    else:
        operation = NO_OPERATION
        g.say(words.NO_OPERATION_POSSIBLE, seat)
    g.operation = operation
    if operation in table:
        yield from table[operation][1](g, value)
    g.operation = 0
    g.value = 0
    return operation


# 7.6.2: two cards of value 3, reserves do not help, and nothing else in this phase.
def may_reassess(g: Labyrinth, card: int) -> Verdict:
    if not card:
        return words.REASSESS_FIRST
    content = g.rules.content
    if content.card(card).ops < HIGHEST_VALUE:
        return words.NEEDS_TWO_THREES
    if not any(content.card(other).ops == HIGHEST_VALUE for other in g.hands[US]):
        return words.NEEDS_TWO_THREES
    return True


# 7.6.3: the US decides in which order the posture changes and the Jihadist events happen.
def reassessment(g: Labyrinth, card: int, pending: bool, happened_for: int) -> Flow[None]:
    content = g.rules.content

    def may_go_along(token: int) -> Verdict:
        return True if content.card(token - CARD).ops == HIGHEST_VALUE else words.NEEDS_TWO_THREES

    g.promised = A_THREE
    token = yield from ask(
        Choose(
            US,
            words.ASK_SECOND_CARD,
            lambda: [CARD + other for other in g.hands[US]],
            may_go_along,
            otherwise=words.NOT_IN_HAND,
        )
    )
    g.promised = NOTHING
    second = token - CARD
    g.take_from_hand(US, second)
    g.table.append(second)
    g.say(words.REASSESSMENT, CARD + card, token)
    done = {card: happened_for, second: NOBODY}
    left = [CARD + one for one, waits in ((card, pending), (second, triggers(g, second, US))) if waits]
    left.append(REASSESS_NOW)
    while left:
        step = left[0]
        if len(left) > 1:
            step = yield from ask(Choose(US, words.ASK_REASSESSMENT_ORDER, left))
        left.remove(step)
        if step == REASSESS_NOW:
            reassess(g)
        else:
            done[step - CARD] = yield from trigger(g, step - CARD, JIHADIST)
    for one, happened in done.items():
        put_away(g, one, happened)
