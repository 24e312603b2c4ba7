"""US events, cards 26 to 47 (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict, Why
from theatrum.games.labyrinth import markers, plotting, words
from theatrum.games.labyrinth.content import ADVERSARY, ALLY, FAIR, GOOD, ISLAMIST, JIHADIST, NEUTRAL, POOR, US
from theatrum.games.labyrinth.countries import (
    add_aid,
    choose_country,
    improve,
    islamist_rule_somewhere,
    one_of,
    remove_all_cells,
    set_alignment,
    test,
)
from theatrum.games.labyrinth.deploy import invade, invasion_bases
from theatrum.games.labyrinth.disrupt import disrupt, may_disrupt
from theatrum.games.labyrinth.events.registry import Pick, event
from theatrum.games.labyrinth.events.us import (
    adversaries,
    choose_posture,
    choose_posture_abroad,
    peace_may_come,
    us_is_hard,
)
from theatrum.games.labyrinth.lands import (
    ALL,
    CANADA,
    FRANCE,
    INDIA,
    IRAQ,
    LIBYA,
    MUSLIM,
    PAKISTAN,
    SCHENGEN,
    SHIA_MIX,
    SYRIA,
    TURKEY,
    UNITED_KINGDOM,
    UNITED_STATES,
)
from theatrum.games.labyrinth.piles import (
    discard_at_random,
    discard_from_hand,
    draw_cards,
    hand_over,
    random_card,
)
from theatrum.games.labyrinth.tokens import CARD, DONE, NO, YES
from theatrum.games.labyrinth.tracks import add_funding, add_prestige, gwot_penalty, roll_posture, set_posture
from theatrum.games.labyrinth.war_of_ideas import influence, influence_posture

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

ASK_BLAIR = Say("ask-blair", "#29 7.2.3", "card:token", "nth:n")
ASK_BACK_CHANNEL = Say("ask-back-channel", "#32", "card:token")
ASK_INVADE_NOW = Say("ask-invade-now", "#37 #39 7.3.4", "card:token", "land:token")
ONLY_COURTED_ONCE = Why("only-courted-once", "#29")
WORTH_NO_ADVERSARY = Why("worth-no-adversary", "#32")

# What is asked of a country, and which ones a card means.
SHARIA = Pick("loses-siege", "besieged", 28)
UN_NATION_BUILDING = Pick("aid-and-ideas", "regime-change-country", 30)
BACK_CHANNEL = Pick("neutral-with-aid", "adversary-worth-the-card", 32)
LIBYAN_DEAL = Pick("posture-set", "schengen", 38)
MASS_TURNOUT = Pick("improves", "regime-change-country", 40)
NATO = Pick("aid-and-nato", "regime-change-country", 41)
SISTANI = Pick("improves", "shia-mix-regime-change-with-cell", 46)

SIEGE_LIFTED = Say("siege-lifted", "#28", "land:token")
CARD_TAKEN = Say("card-taken", "#34")
NATO_ARRIVES = Say("nato-arrives", "#41", "land:token")

ABBAS, FATA = 11, 80
AS_WITH: Final = 3  # cards 34 and 44: the value of the Disrupt


def regime_change_lands(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if g.regime[land]]


def a_regime_was_changed(g: Labyrinth, seat: int) -> bool:
    return any(g.regime)


# --- the cards --------------------------------------------------------------------------------------------------


def quartet_can_meet(g: Labyrinth, seat: int) -> bool:
    return ABBAS in g.marks and peace_may_come(g)


# Card 26: mediators build on what Abbas began.
@event(26, when=quartet_can_meet)
def quartet(g: Labyrinth, seat: int) -> None:
    add_prestige(g, 2)
    add_funding(g, -3)


def troops_are_in_iraq(g: Labyrinth, seat: int) -> bool:
    return bool(g.troops_in(IRAQ))


# Card 27: the dictator is found; what his name could still bring about is over or halved.
@event(27, when=troops_are_in_iraq)
def saddam_captured(g: Labyrinth, seat: int) -> None:
    add_aid(g, IRAQ)
    add_prestige(g, 1)


def strictly_a_regime_is_besieged(g: Labyrinth, seat: int) -> bool:
    return not g.rules.strict_conditions or any(g.besieged)


# Card 28: one regime is no longer besieged. Playable without any besieged regime, unless conditions are read strictly.
@event(28, when=strictly_a_regime_is_besieged)
def sharia(g: Labyrinth, seat: int) -> Flow[None]:
    besieged = [land for land in ALL if g.besieged[land]]
    if besieged:
        land = yield from choose_country(g, seat, 28, SHARIA, besieged)
        g.besieged[land] = 0
        g.say(SIEGE_LIFTED, land)


# Card 29: Britain goes along, which is no merit of the US; then Schengen is courted, up to three countries in turn.
@event(29)
def tony_blair(g: Labyrinth, seat: int) -> Flow[None]:
    set_posture(g, UNITED_KINGDOM, g.posture[UNITED_STATES])
    courted: list[int] = []
    while len(courted) < 3:
        rest = [land for land in SCHENGEN if land not in courted]
        may_court = one_of(rest, ONLY_COURTED_ONCE)
        land = yield from ask(
            Choose(seat, ASK_BLAIR, ALL, may_court, always=(DONE,), args=(CARD + 29, len(courted) + 1))
        )
        if land == DONE:
            return
        courted.append(land)
        influence_posture(g, land)


# Card 30: aid, and a War of Ideas for which neither GWOT relations nor cells matter (6.2.2).
# An Adversary gets the aid alone: a War of Ideas knows no success there (7.2.1.1).
@event(30, when=a_regime_was_changed)
def un_nation_building(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 30, UN_NATION_BUILDING, regime_change_lands(g))
    add_aid(g, land)
    if g.alignment[land] != ADVERSARY:
        influence(g, land, united=True)


TAPPED: Final = (UNITED_STATES, UNITED_KINGDOM, CANADA)


def something_can_be_overheard(g: Labyrinth, seat: int) -> bool:
    return any(g.cells(land) or g.cadre[land] or markers.plots_in(g, land) for land in TAPPED)


# Card 31: nothing of the movement is left in the three countries, not even a cadre.
@event(31, when=something_can_be_overheard)
def wiretapping(g: Labyrinth, seat: int) -> None:
    for land in TAPPED:
        remove_all_cells(g, land, leaves_cadre=False)
        if g.cadre[land]:
            g.cadre[land] = 0
            g.say(words.CADRE_REMOVED, land)
        while there := markers.plots_in(g, land):
            plotting.take_away(g, there[0])
    draw_cards(g, US, 1)


def cards_worth_an_adversary(g: Labyrinth) -> list[int]:
    """Return the cards of the US hand whose value equals the Resources of some Adversary."""
    worth = [g.resources(land) for land in adversaries(g)]
    return [card for card in g.hands[US] if g.rules.content.card(card).ops in worth]


def us_is_soft_and_has_something_to_offer(g: Labyrinth, seat: int) -> bool:
    return not g.us_hard() and bool(cards_worth_an_adversary(g))


# Card 32: the US may give up a card to win over an Adversary worth as much, even one under Islamist Rule.
@event(32, when=us_is_soft_and_has_something_to_offer)
def back_channel(g: Labyrinth, seat: int) -> Flow[None]:
    def may_be_given(token: int) -> Verdict:
        return True if token - CARD in cards_worth_an_adversary(g) else WORTH_NO_ADVERSARY

    token = yield from ask(
        Choose(
            US,
            ASK_BACK_CHANNEL,
            lambda: [CARD + card for card in g.hands[US]],
            may_be_given,
            always=(DONE,),
            otherwise=words.NOT_IN_HAND,
            args=(CARD + 32,),
        )
    )
    if token == DONE:
        return
    value = g.rules.content.card(token - CARD).ops
    discard_from_hand(g, US, token - CARD)
    worth = [land for land in adversaries(g) if g.resources(land) == value]
    land = yield from choose_country(g, US, 32, BACK_CHANNEL, worth)
    set_alignment(g, land, NEUTRAL)
    add_aid(g, land)


def no_islamist_rule_around_pakistan(g: Labyrinth, seat: int) -> bool:
    return not any(g.governance[land] == ISLAMIST for land in (PAKISTAN, *g.neighbours(PAKISTAN)))


# Card 33: Pakistan is governed better, and there is no Jihad there while the marker lies (jihad.may_jihad_in).
# Pakistan is never untested in the printed scenarios; if it is, there is nothing to improve.
@event(33, when=no_islamist_rule_around_pakistan)
def benazir_bhutto(g: Labyrinth, seat: int) -> None:
    if g.governance[PAKISTAN] == POOR:
        improve(g, PAKISTAN)


def us_is_hard_and_may_disrupt(g: Labyrinth, seat: int) -> bool:
    return g.us_hard() and bool(may_disrupt(g, AS_WITH))


# Card 34: a Disrupt, and a card of the Jihadist changes hands. It is not discarded, so no election is held.
@event(34, when=us_is_hard_and_may_disrupt)
def enhanced_measures(g: Labyrinth, seat: int) -> Flow[None]:
    yield from disrupt(g, AS_WITH)
    if g.hands[JIHADIST]:
        g.say(CARD_TAKEN)
        hand_over(g, JIHADIST, random_card(g, JIHADIST))


def no_islamist_rule(g: Labyrinth, seat: int) -> bool:
    return not islamist_rule_somewhere(g)


# Card 35: Turkey's state grows stronger, France takes a side, money is lost.
@event(35, when=no_islamist_rule)
def hijab(g: Labyrinth, seat: int) -> Flow[None]:
    test(g, TURKEY)
    improve(g, TURKEY)
    yield from choose_posture(g, seat, 35, FRANCE)
    add_funding(g, -2)


def pakistan_is_good_or_fair(g: Labyrinth, seat: int) -> bool:
    return g.governance[PAKISTAN] in (GOOD, FAIR)


# Card 36: Pakistan becomes an Ally, and the US decides where India stands; a plot in India ends the talks.
@event(36, when=pakistan_is_good_or_fair)
def indo_pakistani_talks(g: Labyrinth, seat: int) -> Flow[None]:
    set_alignment(g, PAKISTAN, ALLY)
    yield from choose_posture(g, seat, 36, INDIA)


def may_invade_at_once(g: Labyrinth, card: int, land: int) -> Flow[None]:
    """Ask the US whether it uses the card for a Regime Change right now, if it has the troops."""
    if invasion_bases(g, land):
        now = yield from ask(Choose(US, ASK_INVADE_NOW, (YES, NO), args=(CARD + card, land)))
        if now == YES:
            yield from invade(g, land)


def us_is_hard_and_iraq_an_adversary(g: Labyrinth, seat: int) -> bool:
    return g.us_hard() and g.alignment[IRAQ] == ADVERSARY


# Card 37: a reason to invade Iraq whatever its governance, now or later; later it need not be an Adversary.
@event(37, when=us_is_hard_and_iraq_an_adversary)
def iraqi_wmd(g: Labyrinth, seat: int) -> Flow[None]:
    yield from may_invade_at_once(g, 37, IRAQ)


def libya_can_be_won(g: Labyrinth, seat: int) -> bool:
    return g.governance[LIBYA] == POOR and ALLY in (g.alignment[IRAQ], g.alignment[SYRIA])


# Card 38: Libya changes sides, two Schengen countries take theirs, and there is no weapon left to look for.
@event(38, when=libya_can_be_won)
def libyan_deal(g: Labyrinth, seat: int) -> Flow[None]:
    set_alignment(g, LIBYA, ALLY)
    add_prestige(g, 1)
    rest = list(SCHENGEN)
    for _ in range(2):
        land = yield from choose_country(g, seat, 38, LIBYAN_DEAL, rest)
        rest.remove(land)
        yield from choose_posture(g, seat, 38, land)


def us_is_hard_and_libya_an_adversary(g: Labyrinth, seat: int) -> bool:
    return g.us_hard() and g.alignment[LIBYA] == ADVERSARY


# Card 39: as card 37, for Libya.
@event(39, when=us_is_hard_and_libya_an_adversary)
def libyan_wmd(g: Labyrinth, seat: int) -> Flow[None]:
    yield from may_invade_at_once(g, 39, LIBYA)


# Card 40: people vote, and a Regime Change country is governed better.
@event(40, when=a_regime_was_changed)
def mass_turnout(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 40, MASS_TURNOUT, regime_change_lands(g))
    improve(g, land)


def a_regime_was_changed_and_the_world_agrees(g: Labyrinth, seat: int) -> bool:
    return a_regime_was_changed(g, seat) and not gwot_penalty(g)


# Card 41: aid, and a marker that stands for two troops. There is one marker: played again, it moves.
@event(41, when=a_regime_was_changed_and_the_world_agrees)
def nato(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 41, NATO, regime_change_lands(g))
    add_aid(g, land)
    g.nato = land
    g.say(NATO_ARRIVES, land)


def pakistan_is_an_ally_with_fata(g: Labyrinth, seat: int) -> bool:
    return g.alignment[PAKISTAN] == ALLY and FATA in g.marks


# Card 42: the tribal areas are a refuge no longer.
@event(42, when=pakistan_is_an_ally_with_fata)
def pakistani_offensive(g: Labyrinth, seat: int) -> None:
    g.marks.remove(FATA)
    g.say(words.EVENT_ENDS, CARD + FATA)


# Card 43: the borders of the United States are watched (Labyrinth.neighbours), and sanctions become possible.
@event(43)
def patriot_act(g: Labyrinth, seat: int) -> None:
    pass


# Card 44: a Disrupt if there is anything to disrupt, and a card of the Jihadist is lost.
@event(44, when=us_is_hard)
def renditions(g: Labyrinth, seat: int) -> Flow[None]:
    if may_disrupt(g, AS_WITH):
        yield from disrupt(g, AS_WITH)
    discard_at_random(g, JIHADIST)


def the_good_countries_are_safe(g: Labyrinth, seat: int) -> bool:
    return not islamist_rule_somewhere(g) and not any(
        g.governance[land] == GOOD and (g.cells(land) or markers.plots_in(g, land)) for land in ALL
    )


# Card 45: the US takes stock, its name grows, and another country takes its stand.
@event(45, when=the_good_countries_are_safe)
def safer_now(g: Labyrinth, seat: int) -> Flow[None]:
    roll_posture(g, UNITED_STATES)
    add_prestige(g, 3)
    yield from choose_posture_abroad(g, seat, 45)


def shia_mix_regime_changes_with_cells(g: Labyrinth) -> list[int]:
    return [land for land in SHIA_MIX if g.regime[land] and g.cells(land)]


def a_cell_is_in_a_changed_shia_mix_country(g: Labyrinth, seat: int) -> bool:
    return bool(shia_mix_regime_changes_with_cells(g))


# Card 46: a voice of reason where Shiites count: a Regime Change country with cells is governed better.
@event(46, when=a_cell_is_in_a_changed_shia_mix_country)
def sistani(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 46, SISTANI, shia_mix_regime_changes_with_cells(g))
    improve(g, land)


# Card 47: the Jihadist plays what chance picks; the sequence of play looks for this card among the lapsing ones.
@event(47)
def door_of_itjihad_closed(g: Labyrinth, seat: int) -> None:
    pass
