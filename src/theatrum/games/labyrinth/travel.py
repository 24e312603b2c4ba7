"""Travel (8.3): cells on the move, and cells that go to ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import NOT_OFFERED, Verdict, Why
from theatrum.games.labyrinth import endings, words
from theatrum.games.labyrinth.content import GOOD, JIHADIST
from theatrum.games.labyrinth.countries import test
from theatrum.games.labyrinth.lands import ALL
from theatrum.games.labyrinth.recruit import SURE, success_number
from theatrum.games.labyrinth.tokens import ACTIVE, CARD, DONE, SLEEPER, TRAVEL

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

BIOMETRICS = 2

Trip = tuple[int, int, int]  # from, kind of cell, to


def staying(g: Labyrinth, land: int, kind: int, trips: list[Trip]) -> int:
    """Count the cells of a kind that have not been sent on a trip yet (8.3.3: one trip for each)."""
    there = g.sleepers[land] if kind == SLEEPER else g.actives[land]
    if not trips or not there:
        return there
    return there - sum(1 for origin, moved, _ in trips if origin == land and moved == kind)


def may_set_out(g: Labyrinth, land: int, trips: list[Trip]) -> Verdict:
    if staying(g, land, SLEEPER, trips) or staying(g, land, ACTIVE, trips):
        return True
    return words.NO_CELL_TO_TRAVEL


def may_travel(g: Labyrinth, value: int) -> Verdict:
    return True if any(g.sleepers) or any(g.actives) else words.NO_CELL_TO_TRAVEL


# 8.3.1, card 2: anywhere; within a country only an active cell has a reason to. Biometrics does not watch events.
def may_arrive(g: Labyrinth, origin: int, kind: int, land: int, *, by_event: bool = False) -> Verdict:
    if land == origin:
        return True if kind == ACTIVE else words.SLEEPS_ALREADY
    if BIOMETRICS in g.lapsing and not by_event and land not in g.neighbours(origin):
        return words.BIOMETRICS_STOPS
    return True


def travel(g: Labyrinth, value: int) -> Flow[None]:
    trips: list[Trip] = []
    for number in range(1, value + 1):
        trip = yield from plan_trip(g, trips, number, value)
        if trip is None:
            break
        trips.append(trip)
    make_trips(g, trips, rolls=True)


def plan_trip(
    g: Labyrinth,
    trips: list[Trip],
    number: int,
    value: int,
    *,
    card: int = 0,
    among: range = ALL,
    unfit: Why = NOT_OFFERED,
) -> Flow[Trip | None]:
    """Ask which cell goes where; None when nobody can, or when the Jihadist stops.

    ``card`` is the event that lets cells travel ``among`` some countries, ``unfit`` why not to others; as it says "up
    to", one may always stop. Where all cells are in one country it is not asked from where they travel, and the next
    question is the one at which to stop.
    """
    origins = [land for land in g.occupied() if may_set_out(g, land, trips)]
    if not origins:
        return None
    so_far = [land for trip in trips for land in (trip[0], trip[2])]
    about = (CARD + card if card else TRAVEL, number, value, tuple(so_far))
    stop = (DONE,) if card or (trips and g.rules.may_stop_early) else ()
    origin = origins[0]
    if len(origins) > 1:
        g.named = so_far
        origin = yield from ask(
            Choose(
                JIHADIST, words.ASK_TRAVEL_FROM, ALL, lambda land: may_set_out(g, land, trips), always=stop, args=about
            )
        )
        if origin == DONE:
            return None
        stop = ()
    g.named = [*so_far, origin]
    kinds = [kind for kind in (SLEEPER, ACTIVE) if staying(g, origin, kind, trips)]
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from ask(Choose(JIHADIST, words.ASK_CELL_TO_TRAVEL, kinds, always=stop, args=(*about, origin)))
        if kind == DONE:
            return None
        stop = ()

    def may_go(land: int) -> Verdict:
        return may_arrive(g, origin, kind, land, by_event=card > 0) if land in among else unfit

    target = yield from ask(Choose(JIHADIST, words.ASK_TRAVEL_TO, ALL, may_go, always=stop, args=(*about, origin)))
    return None if target == DONE else (origin, kind, target)


# 8.3.1, 8.3.2, 8.3.3: untested targets are tested before anybody sets out; who is caught goes back to the track.
def make_trips(g: Labyrinth, trips: list[Trip], *, rolls: bool) -> None:
    g.named = []
    for _, _, target in trips:
        test(g, target)
    for origin, kind, target in trips:
        if origin == target:
            g.actives[origin] -= 1
            g.sleepers[origin] += 1
            g.say(words.GOES_TO_GROUND, origin)
            continue
        number = travel_number(g, origin, target) if rolls else SURE
        die = 0
        if number < SURE:
            die = g.die()
            g.say(words.TRAVEL_ROLL, origin, target, (die,), number)
        if kind == SLEEPER:
            g.sleepers[origin] -= 1
        else:
            g.actives[origin] -= 1
        if die > number:
            g.pool += 1
            g.say(words.TRAVEL_FAILED, origin, target)
            endings.check_cells(g)
        else:
            g.sleepers[target] += 1
            g.say(words.TRAVELLED, origin, target)


# 8.3.1, card 2: to a neighbour it is sure, except that Biometrics watches the Good ones.
def travel_number(g: Labyrinth, origin: int, target: int) -> int:
    if target in g.neighbours(origin):
        watched = BIOMETRICS in g.lapsing and (g.rules.biometrics_watches_all or g.governance[target] == GOOD)
        return success_number(g, target) if watched else SURE
    return success_number(g, target)
