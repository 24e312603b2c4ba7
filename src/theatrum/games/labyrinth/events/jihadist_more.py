"""Events of the Jihadist, cards 76 to 95 (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict, Why
from theatrum.games.labyrinth import followers, words
from theatrum.games.labyrinth.content import ADVERSARY, FAIR, GOOD, HARD, ISLAMIST, JIHADIST, POOR, SOFT, US
from theatrum.games.labyrinth.countries import (
    besiege,
    choose_country,
    islamist_rule_somewhere,
    place_cadre,
    place_cells,
    remove_aid,
    take_cell,
    test,
    towards_adversary,
    untested,
    worsen,
)
from theatrum.games.labyrinth.events.jihadist import (
    NO_SUCH_CARD,
    cell_under_regime_change,
    make_an_ally_neutral,
    place_in_each,
    place_in_one,
    travel_freely,
)
from theatrum.games.labyrinth.events.registry import Pick, event, this_card
from theatrum.games.labyrinth.lands import (
    AFGHANISTAN,
    ALL,
    IRAQ,
    MUSLIM,
    PAKISTAN,
    SAUDI_ARABIA,
    SHIA_MIX,
    UNITED_STATES,
)
from theatrum.games.labyrinth.markers import ANY
from theatrum.games.labyrinth.piles import discard_at_random, discard_from_hand, draw_cards, put_away, random_card
from theatrum.games.labyrinth.playing import LEAKABLE, trigger
from theatrum.games.labyrinth.plotting import place_plot
from theatrum.games.labyrinth.recruit import enlist
from theatrum.games.labyrinth.tokens import CARD
from theatrum.games.labyrinth.tracks import (
    HIGHEST_FUNDING,
    MEDIUM,
    add_funding,
    add_prestige,
    prestige_band,
    roll_posture,
    roll_prestige,
    set_funding,
    set_posture,
)

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

AXIS = (103, 104, 105, 106)
LEAKS = (84, 85)
MARTYRDOMS = (87, 88, 89)
VIDEOS = 3

ASK_VIDEOS = Say("ask-videos", "#82", "card:token", "nth:n", "all:n")
HAS_CELLS = Why("has-cells", "#82")
CHOSEN_ALREADY = Why("chosen-already", "#82")
ASK_LEAK = Say("ask-leak", "#84 #85", "card:token")
ASK_QUAGMIRE = Say("ask-quagmire", "#90", "card:token")

# What is asked of a country, and which ones a card means.
AL_JAZEERA = Pick("towards-adversary", "near-saudi-arabia-with-troops", 77)
FOREIGN_FIGHTERS = Pick("foreign-fighters", "regime-change-country", 81)
LEBANON_WAR = Pick("cell-placed", "shia-mix", 86)
MARTYRDOM_OPERATION = Pick("martyrdom", "cell-outside-islamist-rule", *MARTYRDOMS)
REGIONAL_AL_QAEDA = Pick("cells-in-untested", "untested-muslim", 91)
DOOR_OF_ITJIHAD = Pick("worsens", "lately-bettered", 94)


# Card 76: two cards, two Prestige, and an Ally that turns Neutral.
@event(76, when=cell_under_regime_change)
def abu_ghurayb(g: Labyrinth, seat: int) -> Flow[None]:
    draw_cards(g, JIHADIST, 2)
    add_prestige(g, -2)
    yield from make_an_ally_neutral(g, seat, 76)


def watched_with_troops(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if g.troops_in(land) and land in (SAUDI_ARABIA, *g.neighbours(SAUDI_ARABIA))]


def troops_near_mecca(g: Labyrinth, seat: int) -> bool:
    watched = watched_with_troops(g)
    if g.rules.strict_conditions:
        return any(g.alignment[land] != ADVERSARY for land in watched)
    return bool(watched)


# Card 77: foreign troops on the screen. It may be played though all these are Adversaries (a reading).
@event(77, when=troops_near_mecca)
def al_jazeera(g: Labyrinth, seat: int) -> Flow[None]:
    towards_adversary(g, (yield from choose_country(g, seat, 77, AL_JAZEERA, watched_with_troops(g))))


# Card 78: the US gives up what it could make of Iran and its friends, turns Hard, and stakes its Prestige.
@event(78)
def axis_of_evil(g: Labyrinth, seat: int) -> None:
    g.reveal()
    found = [card for card in AXIS if card in g.hands[US]]
    for card in found:
        discard_from_hand(g, US, card)
    if not found:
        g.say(NO_SUCH_CARD, CARD + 78)
    g.ruled_out = sorted({*g.ruled_out, *AXIS})
    set_posture(g, UNITED_STATES, HARD)
    roll_prestige(g)


# Card 79: up to two cells travel anywhere.
@event(79)
def clean_operatives(g: Labyrinth, seat: int) -> Flow[None]:
    yield from travel_freely(g, 79, ALL)


# Card 80: a cell in Pakistan; what its marker protects is in disrupt.py and playing.py.
@event(80)
def fata(g: Labyrinth, seat: int) -> None:
    place_cells(g, PAKISTAN, 1)


def a_regime_was_changed(g: Labyrinth, seat: int) -> bool:
    return any(g.regime)


# Card 81: five cells against a new regime, which loses aid or is besieged.
@event(81, when=a_regime_was_changed)
def foreign_fighters(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 81, FOREIGN_FIGHTERS, [land for land in MUSLIM if g.regime[land]])
    place_cells(g, land, 5)
    if g.aid[land]:
        remove_aid(g, land)
    else:
        besiege(g, land)


# Card 82: three countries without cells, a try to recruit in each, and a cadre where nobody came. Neither Funding nor
# GTMO matters (a reading). There are not enough cells in the game to leave fewer than three such countries.
@event(82)
def jihadist_videos(g: Labyrinth, seat: int) -> Flow[None]:
    chosen: list[int] = []

    def may_watch(land: int) -> Verdict:
        if land in chosen:
            return CHOSEN_ALREADY
        return HAS_CELLS if g.cells(land) else True

    for nth in range(1, VIDEOS + 1):
        chosen.append((yield from ask(Choose(seat, ASK_VIDEOS, ALL, may_watch, args=(CARD + 82, nth, VIDEOS)))))
    for land in chosen:
        test(g, land)
    if g.pool and not followers.gtmo_forbids(g):
        yield from enlist(g, chosen, g.pool)
    for land in chosen:
        if not g.cells(land):
            place_cadre(g, land)


# Card 83: Pakistan drifts away, and a cell settles there.
@event(83)
def kashmir(g: Labyrinth, seat: int) -> None:
    test(g, PAKISTAN)
    towards_adversary(g, PAKISTAN)
    place_cells(g, PAKISTAN, 1)


def a_secret_can_leak(g: Labyrinth, seat: int) -> bool:
    return any(card in g.marks for card in LEAKABLE)


# Cards 84 and 85: a secret programme ends for good, posture and Prestige are rolled, and an Ally turns Neutral.
@event(84, 85, when=a_secret_can_leak)
def leak(g: Labyrinth, seat: int) -> Flow[None]:
    secrets = [CARD + card for card in LEAKABLE if card in g.marks]
    token = secrets[0]
    if len(secrets) > 1:
        token = yield from ask(Choose(seat, ASK_LEAK, secrets, args=(CARD + this_card(g, *LEAKS),)))
    g.marks.remove(token - CARD)
    g.leaked = sorted([*g.leaked, token - CARD])
    g.say(words.EVENT_ENDS, token)
    roll_posture(g, UNITED_STATES)
    roll_prestige(g)
    yield from make_an_ally_neutral(g, seat, this_card(g, *LEAKS))


# Card 86: a card lost by chance, lost face, and a cell in a Shia-Mix country.
@event(86)
def lebanon_war(g: Labyrinth, seat: int) -> Flow[None]:
    discard_at_random(g, US)
    add_prestige(g, -1)
    yield from place_in_one(g, seat, 86, LEBANON_WAR, SHIA_MIX)


def with_cells_outside_islamist_rule(g: Labyrinth) -> list[int]:
    return [land for land in ALL if g.cells(land) and g.governance[land] != ISLAMIST]


def a_cell_can_be_spent(g: Labyrinth, seat: int) -> bool:
    return bool(with_cells_outside_islamist_rule(g))


# Cards 87, 88 and 89: a cell for two plots of any kind, weapons of mass destruction among them (a reading).
@event(87, 88, 89, when=a_cell_can_be_spent)
def martyrdom_operation(g: Labyrinth, seat: int) -> Flow[None]:
    among = with_cells_outside_islamist_rule(g)
    land = yield from choose_country(g, seat, this_card(g, *MARTYRDOMS), MARTYRDOM_OPERATION, among)
    yield from take_cell(g, seat, land)
    for _ in range(2):
        yield from place_plot(g, land, ANY)


def bogged_down(g: Labyrinth, seat: int) -> bool:
    return prestige_band(g) <= MEDIUM and cell_under_regime_change(g, seat)


# Card 90: two US cards go by chance, and the US turns Soft. The posture comes last, so that a discarded card 75 still
# meets a Hard US, or first, by option, so that a discarded card 78 makes it Hard again.
@event(90, when=bogged_down)
def quagmire(g: Labyrinth, seat: int) -> Flow[None]:
    if g.rules.quagmire_softens_first:
        set_posture(g, UNITED_STATES, SOFT)
        yield from sink_deeper(g, seat)
    else:
        yield from sink_deeper(g, seat)
        set_posture(g, UNITED_STATES, SOFT)


def sink_deeper(g: Labyrinth, seat: int) -> Flow[None]:
    """Discard two US cards; Jihadist events among them happen, in the order that the Jihadist likes."""
    left = lose_two_cards(g)
    while left:
        token = left[0]
        if len(left) > 1:
            token = yield from ask(Choose(seat, ASK_QUAGMIRE, left, args=(CARD + 90,)))
        left.remove(token)
        happened_for = yield from trigger(g, token - CARD, JIHADIST)
        put_away(g, token - CARD, happened_for)


def lose_two_cards(g: Labyrinth) -> list[int]:
    """Discard two US cards by chance; Jihadist cards lie on the table until they have happened. Return these."""
    waiting = []
    for _ in range(2):
        if not g.hands[US]:
            break
        card = random_card(g, US)
        if g.rules.content.card(card).side == JIHADIST:
            g.take_from_hand(US, card)
            g.table.append(card)
            g.say(words.DISCARDS, US, CARD + card)
            waiting.append(CARD + card)
        else:
            discard_from_hand(g, US, card)
    return sorted(waiting)


def untested_muslim(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if untested(g, land)]


def two_are_untested(g: Labyrinth, seat: int) -> bool:
    return len(untested_muslim(g)) >= 2


# Card 91: cells in two untested Muslim countries, twice as many where Islamist Rule shows the way.
@event(91, when=two_are_untested)
def regional_al_qaeda(g: Labyrinth, seat: int) -> Flow[None]:
    among = untested_muslim(g)
    first = yield from choose_country(g, seat, 91, REGIONAL_AL_QAEDA, among)
    second = yield from choose_country(g, seat, 91, REGIONAL_AL_QAEDA, [land for land in among if land != first])
    number = 2 if islamist_rule_somewhere(g) else 1
    yield from place_in_each(g, seat, 91, sorted((first, second)), number)


def iraq_is_a_poor_adversary(g: Labyrinth, seat: int) -> bool:
    return g.governance[IRAQ] == POOR and g.alignment[IRAQ] == ADVERSARY


# Card 92: all the money there is.
@event(92, when=iraq_is_a_poor_adversary)
def saddam(g: Labyrinth, seat: int) -> None:
    set_funding(g, HIGHEST_FUNDING)


# Card 93: Afghanistan besieged, whatever its governance (a reading, for 8.4.3.2 takes the marker off only when the
# governance changes), cells there and in Pakistan, and lost face.
@event(93)
def taliban(g: Labyrinth, seat: int) -> Flow[None]:
    test(g, AFGHANISTAN)
    if g.rules.taliban_besiege_always or g.governance[AFGHANISTAN] in (FAIR, POOR):
        besiege(g, AFGHANISTAN)
    yield from place_in_each(g, seat, 93, [PAKISTAN, AFGHANISTAN])
    ruled = ISLAMIST in (g.governance[AFGHANISTAN], g.governance[PAKISTAN])
    add_prestige(g, -3 if ruled else -1)


def lately_bettered(g: Labyrinth) -> list[int]:
    """Return the countries that came to Fair or Good in this or the previous action phase."""
    return sorted({*g.bettered[0], *g.bettered[1]})


def something_got_better(g: Labyrinth, seat: int) -> bool:
    return bool(lately_bettered(g))


# Card 94: what was just won is lost again, where it still stands (a reading).
@event(94, when=something_got_better)
def door_of_itjihad_closed(g: Labyrinth, seat: int) -> Flow[None]:
    still = [land for land in lately_bettered(g) if g.governance[land] in (GOOD, FAIR)]
    if still:
        worsen(g, (yield from choose_country(g, seat, 94, DOOR_OF_ITJIHAD, still)))


# Card 95: money from Saudi Arabia, more the worse it is governed.
@event(95)
def wahhabism(g: Labyrinth, seat: int) -> None:
    governance = g.governance[SAUDI_ARABIA]
    if governance == ISLAMIST:
        set_funding(g, HIGHEST_FUNDING)
    else:
        add_funding(g, governance)
