"""War of Ideas (7.2): winning over a Muslim country step by step, or the posture of another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Verdict
from theatrum.games.labyrinth import tracks, words
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST, NEUTRAL, US
from theatrum.games.labyrinth.countries import add_aid, improve, is_muslim, set_alignment, test, untested
from theatrum.games.labyrinth.lands import ALL, IRAN, ISRAEL, UNITED_STATES

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

SUCCESS: Final = 5
SURPLUS: Final = 5  # troops above cells that a Regime Change country needs


# 7.1.1, 7.1.3, 7.2.1.1, 7.2.1.3, 7.2.3: where the US may try.
def may_influence(g: Labyrinth, land: int, value: int) -> Verdict:
    if land in (UNITED_STATES, IRAN, ISRAEL):
        return words.NO_INFLUENCE_THERE
    governance = g.governance[land]
    if governance == ISLAMIST:
        return words.ONLY_REGIME_CHANGE
    if governance > value:
        return words.VALUE_TOO_LOW
    if not is_muslim(land) or not governance:
        return True
    if g.alignment[land] == ADVERSARY:
        return words.NO_INFLUENCE_ON_ADVERSARY
    if governance == GOOD and g.alignment[land] == ALLY:
        return words.GOOD_ALLY_ALREADY
    if g.regime[land] and g.troops_in(land) - g.cells(land) < SURPLUS:
        return words.REGIME_NOT_SECURE
    return True


def may_war_of_ideas(g: Labyrinth, value: int) -> Verdict:
    return True if any(may_influence(g, land, value) for land in ALL) else words.NOBODY_TO_INFLUENCE


# 7.2: one country, one roll.
def war_of_ideas(g: Labyrinth, value: int) -> Flow[None]:
    land = yield from ask(
        Choose(US, words.ASK_INFLUENCE, ALL, lambda land: may_influence(g, land, value), args=(value,))
    )
    if not is_muslim(land):
        influence_posture(g, land)
        return
    if untested(g, land):
        test(g, land)
        if g.governance[land] > value:  # 4.9.5
            g.say(words.INFLUENCE_FAILS_AT_ONCE, land)
            return
    influence(g, land)


# 4.9.2, 7.2.1.2: what is added to the die.
def modifier(g: Labyrinth, land: int, *, united: bool = False) -> int:
    """Add up the table; ``united`` leaves out the GWOT penalty (card 30)."""
    total = tracks.prestige_band(g) - 1 + g.aid[land]
    if g.alignment[land] == ALLY and g.governance[land] == FAIR:
        total -= 1
    if not united:
        total -= tracks.gwot_penalty(g)
    if g.good_ally_beside(land):
        total += 1
    return total


# 7.2.1.1, 7.2.2.1: five or more succeeds; missed by one, the first aid arrives.
def influence(g: Labyrinth, land: int, *, united: bool = False) -> None:
    added = modifier(g, land, united=united)
    die = g.die()
    result = die + added
    g.say(words.INFLUENCE_ROLL, land, (die,), added, result)
    if result >= SUCCESS:
        if g.alignment[land] == NEUTRAL:
            set_alignment(g, land, ALLY)
        elif g.alignment[land] == ALLY:
            improve(g, land)
    elif result == SUCCESS - 1 and not g.aid[land]:
        add_aid(g, land)


# 7.2.3: a posture roll; agreement with the US raises Prestige.
def influence_posture(g: Labyrinth, land: int) -> None:
    if tracks.roll_posture(g, land) == g.posture[UNITED_STATES]:
        tracks.add_prestige(g, 1)
