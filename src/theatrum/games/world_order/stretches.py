"""The stretches of play in their order, and what happens between them without anybody being asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.games.world_order import absent, aftermath, market, playing, preparation, research, scoring, setup
from theatrum.games.world_order.course import (
    ACTIONS,
    DEFENCE,
    FOCUS_CHOSEN,
    ORDER_CHOSEN,
    OVER,
    POWERS_CHOSEN,
    PROSPERITY,
    RESEARCH,
    RETURNS,
    SETUP,
)
from theatrum.games.world_order.tokens import POWERS

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

TURNOVER = {2: 2, 3: 1, 4: 0}


def turn(g: WorldOrderState) -> Flow[None]:
    """Play one stretch, and whatever needs no decision after it: that would only be another checkpoint."""
    yield from STRETCH[g.phase](g)
    AFTER[g.phase](g)
    while g.phase in SILENT and SILENT[g.phase](g):
        AFTER[g.phase](g)


def after_powers(g: WorldOrderState) -> None:
    setup.lay_out_powers(g)
    g.phase = SETUP


def after_setup(g: WorldOrderState) -> None:
    setup.begin(g)
    begin_actions(g)


def begin_actions(g: WorldOrderState) -> None:
    g.phase, g.at, g.turn_number = ACTIONS, 0, 0


def after_order(g: WorldOrderState) -> None:
    preparation.produce(g)
    g.phase, g.at = FOCUS_CHOSEN, 0


def after_focus(g: WorldOrderState) -> None:
    if not next_power(g):
        begin_actions(g)


# WO-30: everybody has a turn, then everybody has the next one.
def after_action(g: WorldOrderState) -> None:
    if next_power(g):
        return
    g.turn_number += 1
    g.at = 0
    if g.turn_number < g.content.numbers.turns:
        return
    if g.round < g.content.numbers.rounds:
        g.phase = RESEARCH
    else:
        end_actions(g)


# WO-84, WO-85: after everybody's research the row loses its rightmost cards in small matches.
def after_research(g: WorldOrderState) -> None:
    if next_power(g):
        return
    market.discard_right(g, TURNOVER[g.seats])
    end_actions(g)


def end_actions(g: WorldOrderState) -> None:
    if g.seats < POWERS:
        more = g.content.numbers.rounds - g.round - (0 if g.rules.last_influence else 1)  # WA-2
        if more >= 0:
            absent.act(g)
        if more > 0:
            absent.reveal_cards(g)
    aftermath.returns(g)
    g.phase, g.at = RETURNS, 0


def after_returns(g: WorldOrderState) -> None:
    if not next_power(g):
        g.phase, g.at = PROSPERITY, 0


def after_prosperity(g: WorldOrderState) -> None:
    if not next_power(g):
        g.phase, g.at = DEFENCE, 0
        g.guard = [0] * len(g.guard)


def after_defence(g: WorldOrderState) -> None:
    if next_power(g):
        return
    aftermath.threats(g)
    g.guard = [0] * len(g.guard)
    if g.round in scoring.rounds(g):
        scoring.score_round(g)
    if g.round == g.content.numbers.rounds:
        g.phase, g.over = OVER, True
        return
    g.round += 1
    preparation.prepare(g)
    g.phase, g.at = ORDER_CHOSEN, 0


def next_power(g: WorldOrderState) -> bool:
    """Pass on to the next power of the turn order; False after the last one."""
    g.at += 1
    return g.at < len(g.order)


STRETCH: dict[int, Callable[[WorldOrderState], Flow[None]]] = {
    POWERS_CHOSEN: setup.choose_powers,
    SETUP: setup.choose_hands,
    ORDER_CHOSEN: preparation.choose_order,
    FOCUS_CHOSEN: preparation.choose_focus,
    ACTIONS: playing.take_turn,
    RESEARCH: research.research,
    RETURNS: aftermath.cash_tokens,
    PROSPERITY: aftermath.prosper,
    DEFENCE: aftermath.defend,
}

AFTER: dict[int, Callable[[WorldOrderState], None]] = {
    POWERS_CHOSEN: after_powers,
    SETUP: after_setup,
    ORDER_CHOSEN: after_order,
    FOCUS_CHOSEN: after_focus,
    ACTIONS: after_action,
    RESEARCH: after_research,
    RETURNS: after_returns,
    PROSPERITY: after_prosperity,
    DEFENCE: after_defence,
}

SILENT: dict[int, Callable[[WorldOrderState], bool]] = {
    RETURNS: aftermath.nothing_to_cash,
    PROSPERITY: aftermath.no_prosperity,
    DEFENCE: aftermath.nothing_to_defend,
}
"""Stretches in which a power may have nothing to decide."""
