"""Recruit (8.2): new cells where the movement already has people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict
from theatrum.games.labyrinth import tracks, words
from theatrum.games.labyrinth.content import ISLAMIST, JIHADIST
from theatrum.games.labyrinth.countries import one_of, place_cells, test
from theatrum.games.labyrinth.lands import ALL
from theatrum.games.labyrinth.tokens import DONE

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

GTMO = 114
SURE = 6  # a die never exceeds this: no roll is needed


# 8.1.1: what a die must not exceed; under Islamist Rule all goes well.
def success_number(g: Labyrinth, land: int) -> int:
    governance = g.governance[land]
    return SURE if governance == ISLAMIST else governance


# 8.2.3, 8.2.4: sure in a Regime Change country; elsewhere the printed number, if there is one, comes before governance.
def recruit_number(g: Labyrinth, land: int) -> int:
    if g.regime[land]:
        return SURE
    return g.rules.content.countries[land].recruit or success_number(g, land)


# 8.2.2: a cell or a cadre must be there.
def may_recruit_in(g: Labyrinth, land: int) -> Verdict:
    return True if g.cells(land) or g.cadre[land] else words.NOBODY_TO_RECRUIT


def recruiting_lands(g: Labyrinth) -> list[int]:
    return [*g.occupied(), *(land for land in ALL if g.cadre[land])]


def may_recruit(g: Labyrinth, value: int) -> Verdict:
    if GTMO in g.lapsing:
        return words.GTMO_STOPS
    if not tracks.recruitable(g):
        return words.NO_CELL_AVAILABLE
    return True if any(g.sleepers) or any(g.actives) or g.sadr or any(g.cadre) else words.NOWHERE_TO_RECRUIT


# 8.1.2, 8.2.1: all targets are named, then all dice are rolled.
def recruit(g: Labyrinth, value: int) -> Flow[None]:
    targets = yield from declare(
        g, words.ASK_RECRUIT, value, lambda land, dice: may_recruit_in(g, land), recruiting_lands(g)
    )
    yield from enlist(g, targets, tracks.recruitable(g))


def declare(
    g: Labyrinth,
    question_asked: Say,
    value: int,
    allowed: Callable[[int, list[int]], Verdict],
    among: Sequence[int],
) -> Flow[list[int]]:
    """Let the Jihadist assign the dice of a card to countries, one at a time; return the countries, one per die.

    ``among`` are the countries worth a look whether any is left at all; the question itself is about the whole map.
    """
    targets: list[int] = []
    for number in range(1, value + 1):
        if not any(allowed(land, targets) for land in among):
            break
        always = (DONE,) if targets and g.rules.may_stop_early else ()
        g.named = targets
        target = yield from ask(
            Choose(
                JIHADIST,
                question_asked,
                ALL,
                lambda land: allowed(land, targets),
                always=always,
                args=(number, value, tuple(targets)),
            )
        )
        if target == DONE:
            break
        targets.append(target)
    g.named = []
    for land in sorted(set(targets)):
        test(g, land)
    return targets


def roll_against(g: Labyrinth, land: int, number: int, dice: int) -> int:
    """Roll dice in a country and count the successes; nothing is rolled where all of them are sure."""
    if number >= SURE:
        g.say(words.SURE_SUCCESS, land, dice)
        return dice
    rolled = tuple(g.die() for _ in range(dice))
    successes = sum(1 for die in rolled if die <= number)
    g.say(words.ROLLS, land, rolled, number, successes)
    return successes


# 8.1.2: where there are fewer cells than successes, the Jihadist chooses where they go.
def enlist(g: Labyrinth, targets: list[int], available: int) -> Flow[None]:
    successes: dict[int, int] = {}
    for land in sorted(set(targets)):
        won = roll_against(g, land, recruit_number(g, land), targets.count(land))
        if won:
            successes[land] = won
    available = min(available, g.pool)
    g.value = 0  # the dice are rolled
    while successes and sum(successes.values()) > available > 0:
        land = next(iter(successes))
        if len(successes) > 1:
            land = yield from ask(
                Choose(
                    JIHADIST,
                    words.ASK_CELL_GOES,
                    ALL,
                    one_of(successes, words.NO_SUCCESS_THERE),
                    args=(available,),
                )
            )
        place_cells(g, land, 1)
        available -= 1
        successes[land] -= 1
        if not successes[land]:
            del successes[land]
    if available:
        for land, number in successes.items():
            place_cells(g, land, number)
