"""Deploy (7.3): moving troops, Regime Change and Withdraw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict
from theatrum.games.labyrinth import words
from theatrum.games.labyrinth.content import ALLY, HARD, ISLAMIST, US
from theatrum.games.labyrinth.countries import activate, besiege, roll_governance, set_alignment
from theatrum.games.labyrinth.lands import ALL, IRAQ, LIBYA, MUSLIM, PHILIPPINES, UNITED_STATES
from theatrum.games.labyrinth.tokens import NATO, NO, NUMBER, TROOP_TRACK, YES
from theatrum.games.labyrinth.tracks import roll_prestige
from theatrum.games.labyrinth.war_of_ideas import SURPLUS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

INVASION: Final = 6  # troops that a Regime Change takes at least
GREEN: Final = 1

IRAQI_WMD, LIBYAN_WMD, ABU_SAYYAF = 37, 39, 57


# --- moving troops ----------------------------------------------------------------------------------------------


# 7.3.1: in a Regime Change country five more troops than cells must stay.
def movable(g: Labyrinth, place: int) -> int:
    """Count the troops that may leave a place, a country or the track."""
    if place == TROOP_TRACK:
        return g.troops_home
    if g.regime[place]:
        return max(0, min(g.troops[place], g.troops_in(place) - g.cells(place) - SURPLUS))
    return g.troops[place]


# 7.3.2, 7.3.3, card 57: Allies, and the Philippines while Abu Sayyaf is fought there.
def may_receive(g: Labyrinth, place: int, value: int) -> Verdict:
    if place == TROOP_TRACK:
        return True
    if place == PHILIPPINES and ABU_SAYYAF in g.marks:
        return True if value >= g.governance[place] else words.VALUE_TOO_LOW
    if g.governance[place] == ISLAMIST:
        return words.ONLY_REGIME_CHANGE
    if g.alignment[place] != ALLY:
        return words.NO_ALLY
    return True if value >= g.governance[place] else words.VALUE_TOO_LOW


def may_leave(g: Labyrinth, place: int, value: int) -> Verdict:
    """Tell whether troops may go from a place, and have somewhere to go."""
    if place == NATO:
        return True
    if not movable(g, place):
        if place == TROOP_TRACK or not g.troops[place]:
            return words.NO_TROOPS
        return words.TROOPS_BOUND
    if place == TROOP_TRACK and not any(may_receive(g, land, value) for land in ALL):
        return words.NOWHERE_TO_DEPLOY
    return True


# Card 41: the marker may leave like troops; then it is gone.
def nato_may_leave(g: Labyrinth) -> bool:
    place = g.nato
    return place >= 0 and (not g.regime[place] or g.troops[place] - g.cells(place) >= SURPLUS)


def send_nato_home(g: Labyrinth) -> None:
    g.say(words.NATO_LEAVES, g.nato)
    g.nato = -1
    g.marks.remove(41)


def offer_nato(g: Labyrinth) -> Flow[None]:
    """Let the marker leave together with the troops that stood beside it."""
    if (yield from ask(Choose(US, words.ASK_NATO, (YES, NO), args=(g.nato,)))) == YES:
        send_nato_home(g)


def may_deploy(g: Labyrinth, value: int) -> Verdict:
    if nato_may_leave(g) or any(
        may_leave(g, place, value) for place in (*(land for land in ALL if g.troops[land]), TROOP_TRACK)
    ):
        return True
    return words.NOWHERE_TO_DEPLOY if g.troops_home else words.NO_TROOPS_TO_MOVE


# 7.3.1: any number of troops from one place to one other.
def deploy(g: Labyrinth, value: int) -> Flow[None]:
    always = (NATO,) if nato_may_leave(g) else ()
    origin = yield from ask(
        Choose(
            US,
            words.ASK_DEPLOY_FROM,
            (*ALL, TROOP_TRACK),
            lambda place: may_leave(g, place, value),
            always=always,
            args=(value,),
        )
    )
    if origin == NATO:
        send_nato_home(g)
        return
    target = yield from ask_target(g, origin, value)
    number = yield from ask_number(g, words.ASK_TROOPS, 1, movable(g, origin), origin, target)
    move_troops(g, origin, target, number)
    if origin == g.nato and nato_may_leave(g):
        yield from offer_nato(g)


def ask_target(g: Labyrinth, origin: int, value: int) -> Flow[int]:
    def may_go(place: int) -> Verdict:
        return words.SAME_PLACE if place == origin else may_receive(g, place, value)

    targets = [place for place in (*ALL, TROOP_TRACK) if may_go(place)]
    target: int = targets[0]
    if len(targets) > 1:
        target = yield from ask(Choose(US, words.ASK_DEPLOY_TO, (*ALL, TROOP_TRACK), may_go, args=(origin,)))
    return target


def ask_number(g: Labyrinth, question: Say, low: int, high: int, origin: int, target: int) -> Flow[int]:
    if low == high:
        return low
    numbers = range(NUMBER + low, NUMBER + high + 1)
    return (yield from ask(Choose(US, question, numbers, args=(origin, target)))) - NUMBER


def move_troops(g: Labyrinth, origin: int, target: int, number: int) -> None:
    if origin == TROOP_TRACK:
        g.troops_home -= number
    else:
        g.troops[origin] -= number
    if target == TROOP_TRACK:
        g.troops_home += number
    else:
        g.troops[target] += number
    g.say(words.DEPLOYED, number, origin, target)


# --- Regime Change (7.3.4) --------------------------------------------------------------------------------------


# 7.3.4, cards 37 and 39: an Islamist country, or the one that a marker names.
def may_invade(g: Labyrinth, land: int) -> Verdict:
    if g.governance[land] == ISLAMIST:
        return True
    if (land == IRAQ and IRAQI_WMD in g.marks) or (land == LIBYA and LIBYAN_WMD in g.marks):
        return True
    return words.NOT_ISLAMIST


def invasion_bases(g: Labyrinth, land: int) -> list[int]:
    return [place for place in (*ALL, TROOP_TRACK) if place != land and movable(g, place) >= INVASION]


def may_regime_change(g: Labyrinth, value: int) -> Verdict:
    if g.posture[UNITED_STATES] != HARD:
        return words.US_NOT_HARD
    if value < 3:
        return words.REGIME_CHANGE_NEEDS_THREE
    targets = [land for land in MUSLIM if may_invade(g, land)]
    if not targets:
        return words.NO_REGIME_TO_CHANGE
    return True if any(invasion_bases(g, land) for land in targets) else words.TOO_FEW_TROOPS


def regime_change(g: Labyrinth, value: int) -> Flow[None]:
    def may_target(land: int) -> Verdict:
        verdict = may_invade(g, land)
        if verdict and not invasion_bases(g, land):
            return words.TOO_FEW_TROOPS
        return verdict

    land = yield from ask(Choose(US, words.ASK_REGIME_CHANGE, ALL, may_target))
    yield from invade(g, land)


# 7.3.4: six troops or more from one place, a new government, an Ally, cells out in the open, and Prestige at stake.
def invade(g: Labyrinth, land: int) -> Flow[None]:
    bases = invasion_bases(g, land)
    origin = bases[0]
    if len(bases) > 1:
        origin = yield from ask(
            Choose(
                US,
                words.ASK_INVADE_FROM,
                (*ALL, TROOP_TRACK),
                lambda place: True if place in bases else words.SAME_PLACE if place == land else words.TOO_FEW_TROOPS,
                args=(land,),
            )
        )
    number = yield from ask_number(g, words.ASK_INVADERS, INVASION, movable(g, origin), origin, land)
    g.say(words.REGIME_CHANGE, land)
    move_troops(g, origin, land, number)
    for marker, place in ((IRAQI_WMD, IRAQ), (LIBYAN_WMD, LIBYA)):
        if place == land and marker in g.marks:
            g.marks.remove(marker)
    g.regime[land] = GREEN
    set_alignment(g, land, ALLY)
    roll_governance(g, land)
    activate(g, land, g.sleepers[land])
    roll_prestige(g)


# --- Withdraw (7.3.5) -------------------------------------------------------------------------------------------


def may_withdraw_from(g: Labyrinth, land: int) -> Verdict:
    if not g.regime[land]:
        return words.NO_REGIME_CHANGE_THERE
    return True if g.troops_in(land) else words.NO_TROOPS


def may_withdraw(g: Labyrinth, value: int) -> Verdict:
    if g.posture[UNITED_STATES] == HARD:
        return words.US_NOT_SOFT
    if value < 3:
        return words.WITHDRAW_NEEDS_THREE
    return True if any(may_withdraw_from(g, land) for land in MUSLIM) else words.NOWHERE_TO_WITHDRAW


# 7.3.5, card 41: any number may go, whatever the cells, and NATO with them or alone; aid goes, the regime is besieged,
# and Prestige is at stake.
def withdraw(g: Labyrinth, value: int) -> Flow[None]:
    land = yield from ask(Choose(US, words.ASK_WITHDRAW, ALL, lambda land: may_withdraw_from(g, land)))
    target = TROOP_TRACK
    if g.troops[land]:
        g.named = [land]
        target = yield from ask_target(g, land, value)
        g.named = []
    number = yield from ask_number(g, words.ASK_TROOPS, 0 if land == g.nato else 1, g.troops[land], land, target)
    g.say(words.WITHDRAWAL, land)
    if number:
        move_troops(g, land, target, number)
        if land == g.nato:
            yield from offer_nato(g)
    else:
        send_nato_home(g)
    if g.aid[land]:
        g.aid[land] = 0
        g.say(words.ALL_AID_LOST, land)
    besiege(g, land)
    roll_prestige(g)
