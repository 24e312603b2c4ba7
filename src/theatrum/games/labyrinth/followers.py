"""Cards 48 and 53: the first card of a Jihadist phase that decides what the second one is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import tracks, words
from theatrum.games.labyrinth.content import JIHADIST, POOR, US
from theatrum.games.labyrinth.countries import place_cells
from theatrum.games.labyrinth.lands import ALL, UNITED_STATES
from theatrum.games.labyrinth.piles import put_away
from theatrum.games.labyrinth.playing import HIGHEST_VALUE, NOBODY, trigger, triggers
from theatrum.games.labyrinth.recruit import GTMO, declare, enlist, may_recruit_in, roll_against
from theatrum.games.labyrinth.tokens import CARD, EVENT_FIRST, OPERATIONS_FIRST, RECRUIT, USE_BOOSTED, USE_OPERATIONS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

ADAM_GADAHN = 48
MADRASSAS = 53
HOMELAND_NUMBER = 2  # card 48: each die of 1 or 2 finds somebody


# Cards 48 and 53: only as the very card that opens a Jihadist phase, not as one that another card brings along.
def opens_the_phase(g: Labyrinth, card: int) -> bool:
    return g.side == JIHADIST and g.slot == 1 and g.table[:1] == [card]


def gtmo_forbids(g: Labyrinth) -> bool:
    """Tell whether GTMO also stops events that recruit, which is an option (card 114)."""
    return g.rules.gtmo_stops_events and GTMO in g.lapsing


def brings_us_event(g: Labyrinth) -> bool:
    """Tell whether the card that is bound still brings an event of the US: after card 53, and by option."""
    return g.bound == MADRASSAS and g.rules.madrassas_bring_us_event


def bound_card(g: Labyrinth, card: int) -> Flow[None]:
    """Play the second card of a phase as the first one demands."""
    bound_by = g.bound
    g.take_from_hand(JIHADIST, card)
    g.table.append(card)
    value = yield from bound_value(g, card)
    g.bound = 0
    g.say(words.BOUND_CARD, CARD + card, CARD + bound_by, value)
    if bound_by == ADAM_GADAHN:
        # Only the US Election still happens. Its order is not asked, for neither touches what the other rolls for.
        if g.rules.content.card(card).auto:
            yield from trigger(g, card, US)
        recruit_at_home(g, value)
        put_away(g, card, NOBODY)
    else:
        yield from recruit_from_schools(g, card, value)


def bound_value(g: Labyrinth, card: int) -> Flow[int]:
    """Return the card's value, raised by the reserves if the Jihadist likes (6.3.3.1)."""
    value = g.rules.content.card(card).ops
    if value < HIGHEST_VALUE and g.reserves[JIHADIST]:
        use = yield from ask(Choose(JIHADIST, words.ASK_USE, (USE_OPERATIONS, USE_BOOSTED), args=(CARD + card, value)))
        if use == USE_BOOSTED:
            value = min(HIGHEST_VALUE, value + g.reserves[JIHADIST])
            g.reserves[JIHADIST] = 0
    return value


# Card 48: in the United States, where no cell or cadre is needed.
def recruit_at_home(g: Labyrinth, value: int) -> None:
    available = tracks.recruitable(g)
    won = roll_against(g, UNITED_STATES, HOMELAND_NUMBER, value)
    place_cells(g, UNITED_STATES, min(won, available))


# Card 53: Funding does not matter, and people are found wherever governance is Poor or worse.
def may_recruit_from_schools(g: Labyrinth, land: int) -> Verdict:
    return True if g.governance[land] >= POOR or may_recruit_in(g, land) else words.NO_SCHOOL_THERE


def schools(g: Labyrinth, value: int) -> Flow[None]:
    g.operation = RECRUIT
    g.value = value
    if g.pool:
        targets = yield from declare(
            g, words.ASK_RECRUIT, value, lambda land, dice: may_recruit_from_schools(g, land), ALL
        )
        yield from enlist(g, targets, g.pool)
    g.operation = g.value = 0


# 6.3.2: the second card is used for operations, so a US event on it happens.
def recruit_from_schools(g: Labyrinth, card: int, value: int) -> Flow[None]:
    happened_for = NOBODY
    face = g.rules.content.card(card)
    pending = face.auto or (triggers(g, card, JIHADIST) and g.rules.madrassas_bring_us_event)
    if pending:
        order = yield from ask(Choose(JIHADIST, words.ASK_ORDER, (EVENT_FIRST, OPERATIONS_FIRST), args=(CARD + card,)))
        if order == EVENT_FIRST:
            happened_for = yield from trigger(g, card, US)
            pending = False
    yield from schools(g, value)
    if pending:
        happened_for = yield from trigger(g, card, US)
    put_away(g, card, happened_for)
