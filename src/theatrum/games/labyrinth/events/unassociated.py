"""Cards 96 to 120: the events that belong to no side, and happen for whoever plays them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Why
from theatrum.games.labyrinth import endings, markers, piles, words
from theatrum.games.labyrinth.content import ALLY, FAIR, GOOD, HARD, ISLAMIST, JIHADIST, NEUTRAL, POOR, SOFT, US
from theatrum.games.labyrinth.countries import (
    add_aid,
    besiege,
    cell_kinds,
    choose_country,
    islamist_rule_somewhere,
    one_of,
    place_cells,
    remove_aid,
    remove_cell,
    roll_governance,
    set_alignment,
    set_country,
    take_cell,
    test,
    towards_adversary,
    towards_ally,
    worsen,
)
from theatrum.games.labyrinth.events.registry import Pick, event, this_card
from theatrum.games.labyrinth.lands import (
    ALL,
    CENTRAL_ASIA,
    INDONESIA_MALAYSIA,
    IRAN,
    IRAQ,
    ISRAEL,
    JORDAN,
    LEBANON,
    MUSLIM,
    NON_MUSLIM,
    PAKISTAN,
    SCANDINAVIA,
    SERBIA,
    SHIA_MIX,
    SUDAN,
    SYRIA,
    TURKEY,
    UNITED_STATES,
    YEMEN,
)
from theatrum.games.labyrinth.playing import operate
from theatrum.games.labyrinth.plotting import place_plot, put_plot, take_away
from theatrum.games.labyrinth.recruit import roll_against, success_number
from theatrum.games.labyrinth.tokens import CARD, CARDS, DONE, PLOT, POSTURE
from theatrum.games.labyrinth.tracks import (
    HIGH,
    LOW_INTENSITY,
    OVERSTRETCH,
    WAR,
    add_funding,
    add_prestige,
    commitment,
    prestige_band,
    roll_prestige,
    set_posture,
)

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

ASK_SCANDINAVIA = Say("ask-scandinavia", "#96", "card:token")
ASK_HAMAS_DISCARD = Say("ask-hamas-discard", "#99", "card:token")
ASK_ANOTHER_CELL = Say("ask-another-cell", "#106", "card:token", "land:token")
ASK_SPIKE_CARD = Say("ask-spike-card", "#117 #118", "card:token")
NOT_IN_OPEN_PILES = Why("not-in-open-piles", "#117 #118")
TAKES_CARD = Say("takes-card", "#117", "side:seat", "card:token")
NO_PLOTS_LEFT = Say("no-plots-left", "4.7.8")

FATWA: Final = 97
OIL_PRICE_SPIKES: Final = (117, 118)
HIZBALLAH_REACH: Final = 3

# What is asked of a country, and which ones a card means.
DANISH_CARTOONS = Pick("plot-placed", "muslim-outside-islamist-rule", 96)
HIZBALLAH = Pick("cell-removed", "near-lebanon-with-cell", 103)
TEHRAN_HELPS = Pick("tehran-helps", "shia-mix", 104, 105)
TEHRAN_STIRS = Pick("tehran-stirs", "shia-mix", 104, 105)
TEHRAN_CLEARS = Pick("cell-removed", "iran-or-tested", 104, 105)
MILITIA_HELPS = Pick("one-or-two-cells-removed", "shia-mix-with-troops-and-cells", 106)
MILITIA_STIRS = Pick("worsens", "shia-mix-with-troops-and-cells", 106)
KURDISTAN = Pick("worsens", "turkey-iraq-good-or-fair", 107)
TORA_BORA = Pick("two-cells-removed", "regime-change-with-two-cells", 109)
ZARQAWI = Pick("three-cells-and-plot", "levant-with-troops", 110)
HAMBALI_CAUGHT = Pick("cell-removed", "around-indonesia", 115)
HAMBALI_AT_LARGE = Pick("plot-placed", "around-indonesia", 115)
KSM = Pick("plot-placed", "cell-outside-islamist-rule", 116)


# --- what several of these events share -------------------------------------------------------------------------


def place_any_plot(g: Labyrinth, card: int, pick: Pick, among: list[int]) -> Flow[None]:
    """Let the Jihadist place any available plot in one of these countries, if a marker is left at all."""
    if not any(g.box):  # how many are left is public, so nothing is told by not asking
        g.say(NO_PLOTS_LEFT)
        return
    land = yield from choose_country(g, JIHADIST, card, pick, among)
    yield from place_plot(g, land, markers.ANY)


def place_certain_plot(g: Labyrinth, land: int, kind: int) -> None:
    """Place an available plot of exactly this kind, which both sides know then, or learn that there is none."""
    if g.box[kind]:
        test(g, land)
        put_plot(g, land, kind, kind, shown=True)
    else:
        markers.note_none_available(g, (kind,))
        g.say(words.NO_PLOT_AVAILABLE, land)


def for_the_jihadist_or_without_islamist_rule(g: Labyrinth, seat: int) -> bool:
    return seat == JIHADIST or not islamist_rule_somewhere(g)


# --- value 1 ----------------------------------------------------------------------------------------------------


# Card 96: Scandinavia takes sides, and anger finds a target where no cell is needed.
@event(96)
def danish_cartoons(g: Labyrinth, seat: int) -> Flow[None]:
    chosen = yield from ask(Choose(US, ASK_SCANDINAVIA, (POSTURE + SOFT, POSTURE + HARD), args=(CARD + 96,)))
    set_posture(g, SCANDINAVIA, chosen - POSTURE)
    targets = [land for land in MUSLIM if g.governance[land] != ISLAMIST]
    if islamist_rule_somewhere(g):
        yield from place_any_plot(g, 96, DANISH_CARTOONS, targets)
    elif not any(g.box):
        g.say(NO_PLOTS_LEFT)
    else:
        # Whether a Plot 1 is left is the Jihadist's secret until a country has been named.
        land = yield from choose_country(g, JIHADIST, 96, DANISH_CARTOONS, targets)
        place_certain_plot(g, land, 1)


def both_hold_another_card(g: Labyrinth, seat: int) -> bool:
    return all(any(card != FATWA for card in hand) for hand in g.hands)


# Card 97: both hands lose a card to each other at the same time, and its player carries out a small operation.
# We read 6.3.3.1 as keeping reserves out of it, both ways; a Plot counts as the first of the turn (4.7.7.2).
@event(FATWA, when=both_hold_another_card)
def fatwa(g: Labyrinth, seat: int) -> Flow[None]:
    from_us, from_jihadist = piles.random_card(g, US), piles.random_card(g, JIHADIST)
    piles.hand_over(g, US, from_us)
    piles.hand_over(g, JIHADIST, from_jihadist)
    operation = yield from operate(g, seat, 1)
    if operation == PLOT and not g.first_plot:  # 4.7.7.2: this is the card that was used for it
        g.first_plot, g.first_plot_card = 1, 97


# Card 98: calm costs the movement money; unrest lets it in.
@event(98)
def gaza_withdrawal(g: Labyrinth, seat: int) -> None:
    if seat == US:
        add_funding(g, -1)
    else:
        place_cells(g, ISRAEL, 1)


# Card 99: everybody loses something, the US a card of its choice besides.
@event(99)
def hamas_elected(g: Labyrinth, seat: int) -> Flow[None]:
    if g.hands[US]:
        card = g.hands[US][0]
        if len(g.hands[US]) > 1:
            token = yield from ask(
                Choose(
                    US,
                    ASK_HAMAS_DISCARD,
                    lambda: [CARD + card for card in g.hands[US]],
                    otherwise=words.NOT_IN_HAND,
                    args=(CARD + 99,),
                )
            )
            card = token - CARD
        g.reveal()  # a single card shows itself without having been chosen
        piles.discard_from_hand(g, US, card)
    add_prestige(g, -1)
    add_funding(g, -1)


def strictly_not_at_war(g: Labyrinth, seat: int) -> bool:
    return not g.rules.strict_conditions or commitment(g) != WAR


# Card 100: it thrives on an overstretched US and withers in quiet times. At War it can be played in vain, unless
# conditions are read strictly.
@event(100, when=strictly_not_at_war)
def hizb_ut_tahrir(g: Labyrinth, seat: int) -> None:
    if commitment(g) == OVERSTRETCH:
        add_funding(g, 2)
    elif commitment(g) == LOW_INTENSITY:
        add_funding(g, -2)


# Card 101: the world applauds, Serbia does the opposite.
@event(101)
def kosovo(g: Labyrinth, seat: int) -> None:
    add_prestige(g, 1)
    set_posture(g, SERBIA, SOFT if g.posture[UNITED_STATES] == HARD else HARD)


# --- value 2 ----------------------------------------------------------------------------------------------------


# Card 102: Central Asia begins anew, whatever it was.
@event(102)
def former_soviet_union(g: Labyrinth, seat: int) -> None:
    set_alignment(g, CENTRAL_ASIA, NEUTRAL)
    roll_governance(g, CENTRAL_ASIA)


def near_lebanon(g: Labyrinth) -> list[int]:
    """Return the Shia-Mix countries at most three steps from Lebanon, itself among them."""
    reached = {LEBANON}
    for _ in range(HIZBALLAH_REACH):
        reached |= {near for land in reached for near in g.neighbours(land)}
    if g.rules.hizballah_spares_lebanon:
        reached.remove(LEBANON)
    return [land for land in SHIA_MIX if land in reached]


# Card 103: a rival of the movement around Lebanon, or a Lebanon without a government to speak of.
@event(103)
def hizballah(g: Labyrinth, seat: int) -> Flow[None]:
    if seat == JIHADIST:
        set_country(g, LEBANON, POOR, NEUTRAL)
        return
    with_cells = [land for land in near_lebanon(g) if g.cells(land)]
    if with_cells:
        land = yield from choose_country(g, seat, 103, HIZBALLAH, with_cells)
        yield from take_cell(g, seat, land)


# Cards 104 and 105: Tehran helps against cells, or stirs up a neighbour. Both dice are read against the governance at
# the start (8.1.1); a success does what it does in Jihad, aid included, but takes no cells, so card 33 is no shield.
def tehran_steps_in(g: Labyrinth, seat: int, card: int) -> Flow[None]:
    land = yield from choose_country(g, seat, card, TEHRAN_HELPS if seat == US else TEHRAN_STIRS, SHIA_MIX)
    test(g, land)
    if seat == JIHADIST:
        for _ in range(roll_against(g, land, success_number(g, land), 2)):
            if g.rules.iran_takes_aid:
                remove_aid(g, land)
            worsen(g, land)
        return
    with_cells = [place for place in (IRAN, land) if g.cells(place)]
    if with_cells:
        yield from take_cell(g, seat, (yield from choose_country(g, seat, card, TEHRAN_CLEARS, with_cells)))


@event(104)
def iran(g: Labyrinth, seat: int) -> Flow[None]:
    yield from tehran_steps_in(g, seat, 104)


@event(105)
def iran_again(g: Labyrinth, seat: int) -> Flow[None]:
    yield from tehran_steps_in(g, seat, 105)


def contested_by_sects(g: Labyrinth) -> list[int]:
    return [land for land in SHIA_MIX if g.troops_in(land) and g.cells(land)]


def a_country_is_contested_by_sects(g: Labyrinth, seat: int) -> bool:
    return bool(contested_by_sects(g))


# Card 106: a militia fights the cells, one or two as the US likes, or the government.
@event(106, when=a_country_is_contested_by_sects)
def jaysh_al_mahdi(g: Labyrinth, seat: int) -> Flow[None]:
    pick = MILITIA_HELPS if seat == US else MILITIA_STIRS
    land = yield from choose_country(g, seat, 106, pick, contested_by_sects(g))
    if seat == JIHADIST:
        worsen(g, land)
        return
    yield from take_cell(g, seat, land)
    if g.cells(land):
        kind = yield from ask(
            Choose(US, ASK_ANOTHER_CELL, cell_kinds(g, land), always=(DONE,), args=(CARD + 106, land))
        )
        if kind != DONE:
            remove_cell(g, land, kind)


# Card 107: help for Iraq, or trouble there or in Turkey.
@event(107)
def kurdistan(g: Labyrinth, seat: int) -> Flow[None]:
    if seat == US:
        add_aid(g, IRAQ)
        return
    test(g, TURKEY)
    shaky = [land for land in (TURKEY, IRAQ) if g.governance[land] in (GOOD, FAIR)]
    if shaky:
        land = yield from choose_country(g, seat, 107, KURDISTAN, shaky)
        worsen(g, land)


def a_cell_is_in_pakistan(g: Labyrinth, seat: int) -> bool:
    return bool(g.cells(PAKISTAN))


# Card 108: a general takes a cell out and Pakistan over.
@event(108, when=a_cell_is_in_pakistan)
def musharraf(g: Labyrinth, seat: int) -> Flow[None]:
    yield from take_cell(g, seat, PAKISTAN)
    set_country(g, PAKISTAN, POOR, ALLY)


def strongholds(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if g.regime[land] and g.cells(land) >= 2]


def a_stronghold_is_left(g: Labyrinth, seat: int) -> bool:
    return bool(strongholds(g))


# Card 109: a last stand in a Regime Change country.
@event(109, when=a_stronghold_is_left)
def tora_bora(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 109, TORA_BORA, strongholds(g))
    for _ in range(2):
        yield from take_cell(g, seat, land)
    roll_prestige(g)
    piles.draw_cards(g, seat, 1)


def occupied_in_the_levant(g: Labyrinth) -> list[int]:
    return [land for land in (JORDAN, SYRIA, LEBANON, IRAQ) if g.troops_in(land)]


def troops_are_in_the_levant(g: Labyrinth, seat: int) -> bool:
    return bool(occupied_in_the_levant(g))


# Card 110: caught, or at the head of an insurgency against the troops; his plot is known to be a 2.
@event(110, when=troops_are_in_the_levant)
def zarqawi(g: Labyrinth, seat: int) -> Flow[None]:
    if seat == US:
        add_prestige(g, 3)
        return
    land = yield from choose_country(g, seat, 110, ZARQAWI, occupied_in_the_levant(g))
    place_cells(g, land, 3)
    place_certain_plot(g, land, 2)


# Card 111: out of business, or heard all over the world.
@event(111, when=for_the_jihadist_or_without_islamist_rule)
def zawahiri(g: Labyrinth, seat: int) -> None:
    if seat == US:
        add_funding(g, -2)
    else:
        add_prestige(g, -3 if islamist_rule_somewhere(g) else -1)


# --- value 3 ----------------------------------------------------------------------------------------------------


# Card 112: found, or still at large.
@event(112, when=for_the_jihadist_or_without_islamist_rule)
def bin_ladin(g: Labyrinth, seat: int) -> None:
    if seat == US:
        add_funding(g, -4)
        add_prestige(g, 1)
    else:
        add_prestige(g, -4 if islamist_rule_somewhere(g) else -2)


# Card 113: what comes of it depends on the standing of the US alone; Medium Prestige is not enough.
@event(113)
def darfur(g: Labyrinth, seat: int) -> None:
    test(g, SUDAN)
    if prestige_band(g) >= HIGH:
        add_aid(g, SUDAN)
        towards_ally(g, SUDAN)
    else:
        besiege(g, SUDAN)
        towards_adversary(g, SUDAN)


# Card 114: Prestige is at stake. That nobody recruits this turn is seen to where operations are chosen, so events
# that recruit by themselves go on.
@event(114)
def gtmo(g: Labyrinth, seat: int) -> None:
    roll_prestige(g)


def hambalis_countries(g: Labyrinth) -> list[int]:
    """Return the Allies and Hard countries with a cell in and around Indonesia."""
    around = sorted((INDONESIA_MALAYSIA, *g.neighbours(INDONESIA_MALAYSIA)))
    return [land for land in around if g.cells(land) and (g.alignment[land] == ALLY or g.posture[land] == HARD)]


def hambali_is_somewhere(g: Labyrinth, seat: int) -> bool:
    return bool(hambalis_countries(g))


# Card 115: arrested with all he knows, or in time for one more attack.
@event(115, when=hambali_is_somewhere)
def hambali(g: Labyrinth, seat: int) -> Flow[None]:
    if seat == JIHADIST:
        yield from place_any_plot(g, 115, HAMBALI_AT_LARGE, hambalis_countries(g))
        return
    land = yield from choose_country(g, seat, 115, HAMBALI_CAUGHT, hambalis_countries(g))
    yield from take_cell(g, seat, land)
    piles.draw_cards(g, US, 2)


def plots_he_knows(g: Labyrinth) -> list[int]:
    """Return where in the list the plots in Allies and in non-Muslim countries stand; Iran is neither (4.4)."""
    places = ((index, markers.country_of(marker)) for index, marker in enumerate(g.plots))
    return [index for index, land in places if land in NON_MUSLIM or g.alignment[land] == ALLY]


def cells_that_may_plot(g: Labyrinth) -> list[int]:
    return [land for land in ALL if g.cells(land) and g.governance[land] != ISLAMIST]


def ksm_matters(g: Labyrinth, seat: int) -> bool:
    return bool(plots_he_knows(g) if seat == US else cells_that_may_plot(g))


# Card 116: he gives away all that he knows, or plans one more attack.
@event(116, when=ksm_matters)
def ksm(g: Labyrinth, seat: int) -> Flow[None]:
    if seat == JIHADIST:
        yield from place_any_plot(g, 116, KSM, cells_that_may_plot(g))
        return
    while known := plots_he_knows(g):
        take_away(g, known[0])
    piles.draw_cards(g, US, 2)


def cards_within_reach(g: Labyrinth) -> list[int]:
    """Return the cards of the discard pile and of both boxes but for Oil Price Spikes; all of them lie open."""
    boxed = [*g.lapsing_box, g.first_plot_card] if g.first_plot_card else g.lapsing_box
    return sorted(card for card in (*g.discard, *boxed) if card not in OIL_PRICE_SPIKES)


# 4.7.7.3: what a card in a box stands for goes on without it.
def take_back(g: Labyrinth, seat: int, card: int) -> None:
    """Take an open card in hand; the other side has seen which."""
    if card == g.first_plot_card:
        g.first_plot_card = 0
    else:
        (g.discard if card in g.discard else g.lapsing_box).remove(card)
    g.take_in_hand(seat, card)
    insort(g.known[1 - seat], card)
    g.say(TAKES_CARD, seat, CARD + card)


# Cards 117 and 118: oil is worth more at once, which may win the game (2.2); then a card comes back. The former does
# not depend on the latter (6.2.4).
@event(117, 118)
def oil_price_spike(g: Labyrinth, seat: int) -> Flow[None]:
    endings.check(g, spiked_by=seat)
    cards = cards_within_reach(g)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        token = yield from ask(
            Choose(
                seat,
                ASK_SPIKE_CARD,
                range(CARD + 1, CARD + 1 + CARDS),
                one_of([CARD + card for card in cards], NOT_IN_OPEN_PILES),
                args=(CARD + this_card(g, *OIL_PRICE_SPIKES),),
            )
        )
        card = token - CARD
    take_back(g, seat, card)


# Card 119: a president bought, or cornered. How far the US brings Yemen is an option, for readings differ.
@event(119)
def saleh(g: Labyrinth, seat: int) -> None:
    test(g, YEMEN)
    if seat == JIHADIST:
        towards_adversary(g, YEMEN)
        besiege(g, YEMEN)
    elif g.governance[YEMEN] != ISLAMIST:
        if g.rules.saleh_one_step:
            towards_ally(g, YEMEN)
        else:
            set_alignment(g, YEMEN, ALLY)
        add_aid(g, YEMEN)


# Card 120: nobody plays it as an event; it happens by itself (6.3.1), and here it is for completeness of the table.
@event(120)
def us_election(g: Labyrinth, seat: int) -> None:
    piles.us_election(g)
