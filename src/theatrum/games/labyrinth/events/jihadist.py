"""Events of the Jihadist, cards 48 to 75 (6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict, Why
from theatrum.games.labyrinth import followers, travel, words
from theatrum.games.labyrinth.content import (
    ADVERSARY,
    ALLY,
    FAIR,
    HARD,
    ISLAMIST,
    JIHADIST,
    NEUTRAL,
    POOR,
    SOFT,
    US,
)
from theatrum.games.labyrinth.countries import (
    choose_country,
    place_cells,
    set_alignment,
    take_cell,
    test,
    towards_adversary,
    untested,
    worsen,
)
from theatrum.games.labyrinth.events.registry import Pick, event
from theatrum.games.labyrinth.lands import (
    AFGHANISTAN,
    CAUCASUS,
    CENTRAL_ASIA,
    CHINA,
    FRANCE,
    GERMANY,
    INDIA,
    INDONESIA_MALAYSIA,
    IRAN,
    IRAQ,
    LEBANON,
    MUSLIM,
    PAKISTAN,
    PHILIPPINES,
    RUSSIA,
    SCHENGEN,
    SOMALIA,
    SYRIA,
    UNITED_KINGDOM,
    YEMEN,
)
from theatrum.games.labyrinth.markers import add_weapons
from theatrum.games.labyrinth.piles import discard_at_random, discard_from_hand, draw_cards
from theatrum.games.labyrinth.recruit import roll_against, success_number
from theatrum.games.labyrinth.secrecy import A_US_CARD, NOTHING
from theatrum.games.labyrinth.tokens import CARD
from theatrum.games.labyrinth.tracks import add_funding, add_prestige, recruitable, set_posture

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

CTR, SADDAM_CAPTURED = 3, 27

ASK_HIGHEST_CARD = Say("ask-highest-card", "#59", "card:token")
NOT_THE_HIGHEST_CARD = Why("not-the-highest-card", "#59")
NO_SUCH_CARD = Say("no-such-card", "6.2.4", "card:token")
CTR_REMOVED = Say("ctr-removed", "#62", "land:token")
ONLY_SCHENGEN = Why("only-schengen-journeys", "#74")

# What is asked of a country, and which ones a card means.
ANSAR_AL_ISLAM = Pick("cell-placed", "iran-iraq", 50)
DETAINEE_RELEASE = Pick("cell-placed", "disrupted", 61)
EX_KGB = Pick("caucasus-or-central-asia", "caucasus-central-asia", 62)
HEU = Pick("weapon-sought", "unguarded", 65)
SHORT_OF_CELLS = {card: Pick("next-cell-placed", "still-to-get-a-cell", card) for card in (67, 70, 91, 93)}
ALLY_LOST = {card: Pick("turns-neutral", "ally", card) for card in (76, 84, 85)}


# --- what several events have in common --------------------------------------------------------------------------


def cell_under_regime_change(g: Labyrinth, seat: int) -> bool:
    return any(g.regime[land] and g.cells(land) for land in MUSLIM)


def troops_in_iraq(g: Labyrinth, seat: int) -> bool:
    return g.troops_in(IRAQ) > 0


def place_in_one(g: Labyrinth, seat: int, card: int, pick: Pick, among: Sequence[int]) -> Flow[None]:
    """Place a cell in one of several countries. With none on the track only a test can come of it (4.9.4, 6.2.4)."""
    if g.pool or any(untested(g, land) for land in among):
        place_cells(g, (yield from choose_country(g, seat, card, pick, among)), 1)


# 4.6.3: as far as the track reaches; where it does not reach, the Jihadist chooses who goes short.
def place_in_each(g: Labyrinth, seat: int, card: int, among: list[int], number: int = 1) -> Flow[None]:
    """Place so many cells in each of several countries."""
    for land in among:
        test(g, land)
    wanted = [land for land in among for _ in range(number)]
    while g.pool < len(wanted) and g.pool:
        land = yield from choose_country(g, seat, card, SHORT_OF_CELLS[card], sorted(set(wanted)))
        place_cells(g, land, 1)
        wanted.remove(land)
    for land in among:
        place_cells(g, land, wanted.count(land))


def make_an_ally_neutral(g: Labyrinth, seat: int, card: int) -> Flow[None]:
    allies = [land for land in MUSLIM if g.alignment[land] == ALLY]
    if allies:
        set_alignment(g, (yield from choose_country(g, seat, card, ALLY_LOST[card], allies)), NEUTRAL)


# Cards 74 and 79: no dice, and Biometrics does not watch these journeys (a reading, for nothing is said about it).
def travel_freely(g: Labyrinth, card: int, among: range) -> Flow[None]:
    """Let up to two cells travel to these countries."""
    trips: list[travel.Trip] = []
    for number in (1, 2):
        trip = yield from travel.plan_trip(g, trips, number, 2, card=card, among=among, unfit=ONLY_SCHENGEN)
        if trip is None:
            break
        trips.append(trip)
    travel.make_trips(g, trips, rolls=False)


# Cards 65, 69 and 71: a cell, and no CTR marker in the same country.
def unguarded(g: Labyrinth, among: tuple[int, ...]) -> list[int]:
    return [land for land in among if g.cells(land) and land not in g.ctr]


# Cards 65, 69 and 71, 4.7.8.1: one die as in an operation brings a weapon within reach or costs a cell.
def seek_weapon(g: Labyrinth, seat: int, land: int) -> Flow[None]:
    if not roll_against(g, land, success_number(g, land), 1):
        yield from take_cell(g, seat, land)
    elif g.wmd_events:
        g.wmd_events -= 1
        add_weapons(g, 1)


# --- cards of value 1 --------------------------------------------------------------------------------------------


def may_bind_to_the_homeland(g: Labyrinth, seat: int) -> bool:
    return followers.opens_the_phase(g, followers.ADAM_GADAHN) and recruitable(g) > 0 and not followers.gtmo_forbids(g)


# Card 48: the next card of the phase recruits in the United States (followers.py). It may be the last card in hand
# and then binds nothing.
@event(48, when=may_bind_to_the_homeland)
def adam_gadahn(g: Labyrinth, seat: int) -> None:
    g.bound = followers.ADAM_GADAHN


# Card 49: a cell in Somalia.
@event(49)
def al_ittihad_al_islami(g: Labyrinth, seat: int) -> None:
    place_cells(g, SOMALIA, 1)


def iraq_is_not_good(g: Labyrinth, seat: int) -> bool:
    return g.governance[IRAQ] in (FAIR, POOR, ISLAMIST)


# Card 50: a cell in Iraq or across the border.
@event(50, when=iraq_is_not_good)
def ansar_al_islam(g: Labyrinth, seat: int) -> Flow[None]:
    yield from place_in_one(g, seat, 50, ANSAR_AL_ISLAM, [IRAN, IRAQ])


# Card 51: fighters of the old regime; fewer once its head is in prison.
@event(51, when=troops_in_iraq)
def fres(g: Labyrinth, seat: int) -> None:
    place_cells(g, IRAQ, 2 if SADDAM_CAPTURED in g.marks else 4)


def convoys_are_on_the_road(g: Labyrinth, seat: int) -> bool:
    return cell_under_regime_change(g, seat) and (bool(g.hands[US]) or not g.rules.strict_conditions)


# Card 52: the US loses a card by chance. An empty US hand forbids the event only where conditions are read strictly.
@event(52, when=convoys_are_on_the_road)
def ieds(g: Labyrinth, seat: int) -> None:
    discard_at_random(g, US)


def may_open_the_schools(g: Labyrinth, seat: int) -> bool:
    return followers.opens_the_phase(g, followers.MADRASSAS) and not followers.gtmo_forbids(g)


# Card 53: recruit with the value of this card now, and with that of the next one (followers.py). GTMO stops
# operations and not this event (a reading).
@event(53, when=may_open_the_schools)
def madrassas(g: Labyrinth, seat: int) -> Flow[None]:
    yield from followers.schools(g, g.rules.content.card(followers.MADRASSAS).ops)
    g.bound = followers.MADRASSAS


# Card 54: one more active cell that is no cylinder. It comes from no track, so a cadre stays beside it (4.8.4).
@event(54, when=troops_in_iraq)
def moqtada_al_sadr(g: Labyrinth, seat: int) -> None:
    g.sadr = 1


# Card 55: within China where it is Soft, over the border where it is Hard.
@event(55)
def uyghur_jihad(g: Labyrinth, seat: int) -> None:
    test(g, CHINA)
    place_cells(g, CHINA if g.posture[CHINA] == SOFT else CENTRAL_ASIA, 1)


# Card 56: the UN leaves; its marker blocks card 30.
@event(56, when=cell_under_regime_change)
def vieira_de_mello_slain(g: Labyrinth, seat: int) -> None:
    add_prestige(g, -1)


# --- cards of value 2 --------------------------------------------------------------------------------------------


# Card 57: a cell in the Philippines; what its marker changes there is in deploy.py and plotting.py.
@event(57)
def abu_sayyaf(g: Labyrinth, seat: int) -> None:
    place_cells(g, PHILIPPINES, 1)


# Card 58: a cell in Iraq; what its marker protects is in disrupt.py and playing.py.
@event(58)
def al_anbar(g: Labyrinth, seat: int) -> None:
    place_cells(g, IRAQ, 1)


def highest_us_cards(g: Labyrinth) -> list[int]:
    content = g.rules.content
    own = [card for card in g.hands[US] if content.card(card).side == US]
    highest = max((content.card(card).ops for card in own), default=0)
    return [card for card in own if content.card(card).ops == highest]


# Card 59: the US gives up its best US card; among equals it chooses (a reading). It is asked even about a single one,
# for not to be asked would tell that there is no other.
@event(59)
def amerithrax(g: Labyrinth, seat: int) -> Flow[None]:
    g.reveal()
    if not highest_us_cards(g):
        g.say(NO_SUCH_CARD, CARD + 59)
        rule_out_us_cards(g, above=0)
        return

    def may_go(token: int) -> Verdict:
        return True if token - CARD in highest_us_cards(g) else NOT_THE_HIGHEST_CARD

    g.promised = A_US_CARD
    token = yield from ask(
        Choose(
            US,
            ASK_HIGHEST_CARD,
            lambda: [CARD + card for card in g.hands[US]],
            may_go,
            otherwise=words.NOT_IN_HAND,
            args=(CARD + 59,),
        )
    )
    g.promised = NOTHING
    discard_from_hand(g, US, token - CARD)
    rule_out_us_cards(g, above=g.rules.content.card(token - CARD).ops)


def rule_out_us_cards(g: Labyrinth, above: int) -> None:
    """The Jihadist has learned that the US holds no US card of a greater value."""
    greater = [card.number for card in g.rules.content.cards if card.side == US and card.ops > above]
    g.ruled_out = sorted({*g.ruled_out, *greater})


def a_cell_is_in_pakistan(g: Labyrinth, seat: int) -> bool:
    return g.cells(PAKISTAN) > 0


# Card 60: nothing but its marker, which ends and blocks card 33.
@event(60, when=a_cell_is_in_pakistan)
def bhutto_shot(g: Labyrinth, seat: int) -> None:
    """Leave all to the marker."""


def lately_disrupted(g: Labyrinth) -> list[int]:
    """Return the countries with a Disrupt in this or the previous action phase (5.2.2)."""
    return sorted({*g.disrupted[0], *g.disrupted[1]})


def there_was_a_disrupt(g: Labyrinth, seat: int) -> bool:
    return bool(lately_disrupted(g))


# Card 61: somebody comes back to where a Disrupt took place, and the Jihadist draws.
@event(61, when=there_was_a_disrupt)
def detainee_release(g: Labyrinth, seat: int) -> Flow[None]:
    yield from place_in_one(g, seat, 61, DETAINEE_RELEASE, lately_disrupted(g))
    draw_cards(g, JIHADIST, 1)


# Card 62: the guard on Russia's stores goes; without one, the Caucasus turns from the US or Central Asia drifts away.
@event(62)
def ex_kgb(g: Labyrinth, seat: int) -> Flow[None]:
    if RUSSIA in g.ctr:
        g.ctr.remove(RUSSIA)
        g.say(CTR_REMOVED, RUSSIA)
        if not g.ctr:
            g.marks.remove(CTR)
        return
    land = yield from choose_country(g, seat, 62, EX_KGB, [CAUCASUS, CENTRAL_ASIA])
    if land == CAUCASUS:
        set_posture(g, CAUCASUS, SOFT if g.us_hard() else HARD)
    else:
        test(g, CENTRAL_ASIA)
        towards_adversary(g, CENTRAL_ASIA)


# Card 63: money, lost face, and a card lost by chance.
@event(63)
def gaza_war(g: Labyrinth, seat: int) -> None:
    add_funding(g, 1)
    add_prestige(g, -1)
    discard_at_random(g, US)


# Card 64: Lebanon is shaken, and Syria turns away and declines.
@event(64)
def hariri_killed(g: Labyrinth, seat: int) -> None:
    test(g, LEBANON)
    test(g, SYRIA)
    set_alignment(g, SYRIA, ADVERSARY)
    worsen(g, SYRIA)


def uranium_is_unguarded(g: Labyrinth, seat: int) -> bool:
    return bool(unguarded(g, (RUSSIA, CENTRAL_ASIA)))


# Card 65: a weapon from Russia or Central Asia.
@event(65, when=uranium_is_unguarded)
def heu(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 65, HEU, unguarded(g, (RUSSIA, CENTRAL_ASIA)))
    yield from seek_weapon(g, seat, land)


# Card 66: a cell in the United Kingdom.
@event(66)
def homegrown(g: Labyrinth, seat: int) -> None:
    place_cells(g, UNITED_KINGDOM, 1)


# Card 67: cells on both sides of a border.
@event(67)
def islamic_jihad_union(g: Labyrinth, seat: int) -> Flow[None]:
    yield from place_in_each(g, seat, 67, [CENTRAL_ASIA, AFGHANISTAN])


# Card 68: two cells in Indonesia/Malaysia.
@event(68)
def jemaah_islamiya(g: Labyrinth, seat: int) -> None:
    place_cells(g, INDONESIA_MALAYSIA, 2)


def strain_is_unguarded(g: Labyrinth, seat: int) -> bool:
    return bool(unguarded(g, (CENTRAL_ASIA,)))


# Card 69: a weapon from Central Asia.
@event(69, when=strain_is_unguarded)
def kazakh_strain(g: Labyrinth, seat: int) -> Flow[None]:
    yield from seek_weapon(g, seat, CENTRAL_ASIA)


# Card 70: a cell in Pakistan and one in India.
@event(70)
def lashkar_e_tayyiba(g: Labyrinth, seat: int) -> Flow[None]:
    yield from place_in_each(g, seat, 70, [INDIA, PAKISTAN])


def warhead_is_unguarded(g: Labyrinth, seat: int) -> bool:
    return bool(unguarded(g, (RUSSIA,)))


# Card 71: a weapon from Russia.
@event(71, when=warhead_is_unguarded)
def loose_nuke(g: Labyrinth, seat: int) -> Flow[None]:
    yield from seek_weapon(g, seat, RUSSIA)


def a_cell_is_in_afghanistan(g: Labyrinth, seat: int) -> bool:
    return g.cells(AFGHANISTAN) > 0


# Card 72: three cells in Afghanistan, or the whole track where nobody stands in the way.
@event(72, when=a_cell_is_in_afghanistan)
def opium(g: Labyrinth, seat: int) -> None:
    place_cells(g, AFGHANISTAN, g.pool if g.governance[AFGHANISTAN] == ISLAMIST else 3)


def a_coast_is_islamist(g: Labyrinth, seat: int) -> bool:
    return ISLAMIST in (g.governance[SOMALIA], g.governance[YEMEN])


# Card 73: nothing but its marker, which counts at the end of turns (sequence.py).
@event(73, when=a_coast_is_islamist)
def pirates(g: Labyrinth, seat: int) -> None:
    """Leave all to the marker."""


# Card 74: up to two cells travel to or within the Schengen area.
@event(74)
def schengen_visas(g: Labyrinth, seat: int) -> Flow[None]:
    yield from travel_freely(g, 74, SCHENGEN)


def us_is_hard(g: Labyrinth, seat: int) -> bool:
    return g.us_hard()


# Card 75: Germany and France part from a Hard US.
@event(75, when=us_is_hard)
def schroeder_and_chirac(g: Labyrinth, seat: int) -> None:
    set_posture(g, GERMANY, SOFT)
    set_posture(g, FRANCE, SOFT)
    add_prestige(g, -1)
