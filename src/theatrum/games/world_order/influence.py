"""Influence: adding cubes, pushing them out, making them permanent, resetting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Flow
from theatrum.engine.words import Verdict
from theatrum.games.world_order import words as w
from theatrum.games.world_order.deciding import decide
from theatrum.games.world_order.table import score, unused, use_up
from theatrum.games.world_order.tokens import (
    PERMANENT,
    POWERS,
    REGION,
    REGIONS,
    SKIP,
    SLOTS,
    SPOT,
    TEMPORARY,
    USE_CONVERT,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

OWNERS = POWERS + 1
INFLUENCE, CUBE = 5, 6  # kinds of pending action: where a cube goes, and which one is meant

ANY, FORCED, BEYOND = range(3)
"""The kinds of slot that an effect leaves open: any; permanent and nothing else, even beyond the slots (WO-73); or any,
but permanent also beyond the slots."""


# WO-68: whoever adds a cube chooses among the kinds of slot that are open; WO-119 comes just before or after it.
def add(g: WorldOrderState, p: int, region: int, kind: int = ANY) -> Flow[None]:
    if kind == FORCED:
        if unused(g, p, "convert") and p in g.temporary[region]:
            yield from convert_one(g, p, region, may=True)
        place_permanent(g, p, region)
    else:
        while True:
            open_kinds = [slot for slot in (PERMANENT, TEMPORARY) if may_place(g, region, slot, kind) is True]
            resilient = unused(g, p, "convert") and p in g.temporary[region]
            if len(open_kinds) == 1 and not resilient:
                slot = open_kinds[0]
            else:
                g.pending = [INFLUENCE, REGION + region, p]
                slot = yield from decide(
                    g,
                    p,
                    w.WHICH_SLOT,
                    (PERMANENT, TEMPORARY),
                    lambda token: may_place(g, region, token, kind),
                    always=(USE_CONVERT,) if resilient else (),
                    args=(REGION + region, permanent_points(g, region), temporary_points(g, region)),
                )
                g.pending = []
            if slot != USE_CONVERT:
                break
            yield from convert_one(g, p, region)
        if slot == PERMANENT:
            place_permanent(g, p, region)
        else:
            place_temporary(g, p, region)
    if unused(g, p, "convert") and p in g.temporary[region]:
        yield from convert_one(g, p, region, may=True)


def may_place(g: WorldOrderState, region: int, slot: int, kind: int) -> Verdict:
    if slot == PERMANENT:
        return True if g.free[region] or kind == BEYOND else w.NO_PERMANENT_SLOT
    full = len(g.temporary[region]) >= len(g.content.regions[region].temporary)
    if full and g.free[region] and not g.content.readings["push_while_free"]:
        return w.NO_PUSHING
    return True


def permanent_points(g: WorldOrderState, region: int) -> int:
    return g.content.regions[region].permanent[0] if g.free[region] else 0


def temporary_points(g: WorldOrderState, region: int) -> int:
    slots, used = g.content.regions[region].temporary, len(g.temporary[region])
    return slots[used] if used < len(slots) else 0


# WO-68, WO-73, WO-74: on a free numbered slot for its points, else beside the cubes there for none; there it stays.
def place_permanent(g: WorldOrderState, p: int, region: int, *, quiet: bool = False) -> None:
    points = 0 if quiet else permanent_points(g, region)
    if g.free[region]:
        g.free[region] -= 1
    g.above[region * OWNERS + p] += 1
    if not quiet:
        score(g, p, SLOTS, points)
    g.say(w.AUTO_PERMANENT if quiet else w.ADDED_PERMANENT, p, REGION + region, points)


# WO-69, WO-70: on the leftmost free slot for its points; when all are taken, the leftmost cube is pushed out.
def place_temporary(g: WorldOrderState, p: int, region: int, *, quiet: bool = False) -> None:
    row = g.temporary[region]
    points = 0 if quiet else temporary_points(g, region)
    if len(row) >= len(g.content.regions[region].temporary):
        pushed = row.pop(0)
        row.append(p)
        g.say(w.AUTO_PUSHED_OUT if quiet else w.PUSHED_OUT, p, REGION + region, pushed)
        return
    row.append(p)
    if not quiet:
        score(g, p, SLOTS, points)
    g.say(w.AUTO_TEMPORARY if quiet else w.ADDED_TEMPORARY, p, REGION + region, points)


# WO-71: a temporary cube moves above the line, onto a free slot or beside the others; nobody scores.
def convert(g: WorldOrderState, p: int, region: int, spot: int) -> None:
    del g.temporary[region][spot]
    if g.free[region]:
        g.free[region] -= 1
    g.above[region * OWNERS + p] += 1
    g.say(w.CONVERTED, p, REGION + region)


# WO-119: once a round, next to the own adding of influence.
def convert_one(g: WorldOrderState, p: int, region: int, *, may: bool = False) -> Flow[None]:
    spot = yield from own_spot(g, p, region, w.WHICH_CONVERT, may=may)
    if spot < 0:
        return
    use_up(g, p, "convert")
    g.say(w.USED, p, g.rules.growth["convert"])
    convert(g, p, region, spot)


def own_spot(g: WorldOrderState, p: int, region: int, question: w.Say, *, may: bool) -> Flow[int]:
    """Ask which own temporary cube; -1 for none."""
    spots = [SPOT + i for i, owner in enumerate(g.temporary[region]) if owner == p]
    if not spots:
        return -1
    if len(spots) == 1 and not may:
        return spots[0] - SPOT
    g.pending = [CUBE, REGION + region, p]
    token = yield from decide(g, p, question, spots, always=(SKIP,) if may else (), args=(REGION + region,))
    g.pending = []
    return -1 if token == SKIP else token - SPOT


# WO-72: an own temporary cube goes to the end of the row; nobody scores.
def reset(g: WorldOrderState, p: int, region: int, *, may: bool = False) -> Flow[None]:
    spot = yield from own_spot(g, p, region, w.WHICH_RESET, may=may)
    if spot < 0:
        return
    row = g.temporary[region]
    row.append(row.pop(spot))
    g.say(w.RESET, p, REGION + region)


def cubes(g: WorldOrderState, region: int, owner: int) -> int:
    """Count all cubes of an owner in a region: starting squares, slots, those beside them, temporary ones."""
    return g.above[region * OWNERS + owner] + g.temporary[region].count(owner)


def all_cubes(g: WorldOrderState, owner: int) -> int:
    return sum([cubes(g, region, owner) for region in range(REGIONS)])
