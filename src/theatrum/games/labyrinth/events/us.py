"""US events, cards 1 to 25 (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say
from theatrum.games.labyrinth import markers, plotting, words
from theatrum.games.labyrinth.content import (
    ADVERSARY,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST,
    JIHADIST,
    NEUTRAL,
    POOR,
    SOFT,
    US,
)
from theatrum.games.labyrinth.countries import (
    add_aid,
    choose_country,
    is_muslim,
    islamist_rule_somewhere,
    remove_all_cells,
    set_alignment,
    set_country,
    take_cell,
    test,
)
from theatrum.games.labyrinth.events.registry import Pick, event, this_card
from theatrum.games.labyrinth.lands import (
    ALL,
    BENELUX,
    CENTRAL_ASIA,
    EGYPT,
    IRAQ,
    ISRAEL,
    JORDAN,
    LEBANON,
    MUSLIM,
    NON_MUSLIM,
    PHILIPPINES,
    RUSSIA,
    SOMALIA,
    SUDAN,
    SYRIA,
    TURKEY,
    UNITED_STATES,
)
from theatrum.games.labyrinth.piles import discard_from_hand, draw_cards
from theatrum.games.labyrinth.playing import operate, play_card
from theatrum.games.labyrinth.tokens import CARD, DONE, POSTURE
from theatrum.games.labyrinth.tracks import OVERSTRETCH, add_funding, add_prestige, commitment, set_posture

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

ASK_POSTURE = Say("ask-posture", "4.3.2", "card:token", "land:token")
ASK_EXTRA_CARD = Say("ask-extra-card", "#18", "card:token")

# What is asked of a country, and which ones a card means.
BACKLASH = Pick("backlash", "plotted-muslim", 1)
SPECIAL_FORCES = Pick("cell-removed", "cell-near-troops", 8, 9, 10)
ANBAR_AWAKENING = Pick("gets-aid", "iraq-syria-with-troops", 13)
COVERT_ACTION_PICK = Pick("may-turn-neutral", "adversary", 14)
ETHIOPIA_STRIKES = Pick("overthrown", "somalia-sudan-islamist", 15)
FSB = Pick("cell-removed", "russia-central-asia-with-cell", 17)
LETS_ROLL = Pick("plot-foiled", "plotted-friend", 21)
PREDATOR = Pick("cell-removed", "muslim-with-cell", 23, 24, 25)
POSTURE_ABROAD = {card: Pick("posture-set", "posture-abroad", card) for card in (21, 45)}

BACKLASH_WAITS = Say("backlash-waits", "#1", "land:token")
CTR_PLACED = Say("ctr-placed", "#3", "land:token")
COVERT_ACTION = Say("covert-action", "#14", "land:token", "dice:dice")
HAND_SEEN = Say("hand-seen", "#17 #18", "cards:tokens")
HAND_SHOWN = Say("hand-shown", "#17 #18")

PATRIOT_ACT: Final = 43
HEU, KAZAKH_STRAIN, LOOSE_NUKE = 65, 69, 71
ABROAD: Final = tuple(land for land in NON_MUSLIM if land not in (UNITED_STATES, ISRAEL))  # 4.3.3: Israel stays Hard


# --- what several cards need ------------------------------------------------------------------------------------


def us_is_hard(g: Labyrinth, seat: int) -> bool:
    return g.us_hard()


def choose_posture(g: Labyrinth, seat: int, card: int, land: int) -> Flow[None]:
    """Let a side set the posture of a country, tested or not."""
    token = yield from ask(Choose(seat, ASK_POSTURE, (POSTURE + SOFT, POSTURE + HARD), args=(CARD + card, land)))
    set_posture(g, land, token - POSTURE)


def choose_posture_abroad(g: Labyrinth, seat: int, card: int) -> Flow[None]:
    """Let a side set the posture of a non-Muslim country other than the United States."""
    land = yield from choose_country(g, seat, card, POSTURE_ABROAD[card], ABROAD)
    yield from choose_posture(g, seat, card, land)


def remove_one_cell(g: Labyrinth, seat: int, card: int, pick: Pick, among: list[int]) -> Flow[None]:
    """Let a side remove one cell from one of these countries."""
    land = yield from choose_country(g, seat, card, pick, among)
    yield from take_cell(g, seat, land)


def look_at_hand(g: Labyrinth) -> None:
    """Show the Jihadist's whole hand to the US."""
    hand = g.hands[JIHADIST]
    g.known[US][:] = hand
    g.reveal()
    g.tell_others(US, HAND_SHOWN)
    if hand:
        g.tell(US, HAND_SEEN, tuple(CARD + card for card in hand))


def peace_may_come(g: Labyrinth) -> bool:
    """Tell whether troops are at hand and no neighbour of Israel is under Islamist Rule (cards 11 and 26)."""
    return commitment(g) != OVERSTRETCH and not any(g.governance[land] == ISLAMIST for land in g.neighbours(ISRAEL))


# --- the cards --------------------------------------------------------------------------------------------------


# Iran is no Muslim country (4.4), so a plot there does not count.
def plotted_muslim_lands(g: Labyrinth) -> list[int]:
    return [land for land in markers.plotted(g) if is_muslim(land)]


def a_plot_is_in_a_muslim_country(g: Labyrinth, seat: int) -> bool:
    return bool(plotted_muslim_lands(g))


# Card 1: an attack on Muslims will cost its authors money instead of bringing it in (plots.fund).
@event(1, when=a_plot_is_in_a_muslim_country)
def backlash(g: Labyrinth, seat: int) -> Flow[None]:
    index = yield from plotting.choose_plot(g, BACKLASH.question, plotted_muslim_lands(g), BACKLASH.unfit, CARD + 1)
    g.plots[index] |= markers.BACKLASH
    g.say(BACKLASH_WAITS, markers.country_of(g.plots[index]))


# Card 2: cells do not cross borders as they like; Travel looks for this card among the lapsing ones.
@event(2)
def biometrics(g: Labyrinth, seat: int) -> None:
    pass


def material_to_secure(g: Labyrinth) -> list[int]:
    """Return the countries that get a marker and have none."""
    secured = (RUSSIA, CENTRAL_ASIA) if g.alignment[CENTRAL_ASIA] in (ALLY, NEUTRAL) else (RUSSIA,)
    return [land for land in secured if land not in g.ctr]


def us_may_secure_material(g: Labyrinth, seat: int) -> bool:
    return not g.us_hard() and (not g.rules.strict_conditions or bool(material_to_secure(g)))


# Card 3: nuclear material is secured in Russia, and in Central Asia if it is on speaking terms.
# An untested Central Asia is neither Ally nor Neutral. The event may be played even where both markers lie already.
@event(3, when=us_may_secure_material)
def ctr(g: Labyrinth, seat: int) -> None:
    for land in material_to_secure(g):
        g.ctr.append(land)
        g.say(CTR_PLACED, land)
    g.ctr.sort()


# Card 4: talks in the Philippines dry up money and end the fight against Abu Sayyaf.
@event(4)
def moro_talks(g: Labyrinth, seat: int) -> None:
    test(g, PHILIPPINES)
    add_funding(g, -1)


# Card 5: a weapon of mass destruction in the United States will lie open; plotting.put_plot looks for the marker.
@event(5)
def nest(g: Labyrinth, seat: int) -> None:
    pass


def patriot_act_is_in_effect(g: Labyrinth, seat: int) -> bool:
    return PATRIOT_ACT in g.marks


# Cards 6 and 7: accounts are frozen.
@event(6, 7, when=patriot_act_is_in_effect)
def sanctions(g: Labyrinth, seat: int) -> None:
    add_funding(g, -2)


def within_reach_of_troops(g: Labyrinth) -> list[int]:
    """Return the countries with a cell that hold troops or border on some."""
    return [
        land
        for land in ALL
        if g.cells(land) and (g.troops_in(land) or any(g.troops_in(near) for near in g.neighbours(land)))
    ]


def a_cell_is_within_reach_of_troops(g: Labyrinth, seat: int) -> bool:
    return bool(within_reach_of_troops(g))


# Cards 8, 9 and 10: one cell where troops stand or next to it; this is no Disrupt, so nothing protects the cell.
@event(8, 9, 10, when=a_cell_is_within_reach_of_troops)
def special_forces(g: Labyrinth, seat: int) -> Flow[None]:
    yield from remove_one_cell(g, seat, this_card(g, 8, 9, 10), SPECIAL_FORCES, within_reach_of_troops(g))


# Card 11: a partner for peace; good for the US if it has its hands free and Israel's neighbours hold.
@event(11)
def abbas(g: Labyrinth, seat: int) -> None:
    if peace_may_come(g):
        add_prestige(g, 1)
        add_funding(g, -2)


# Card 12: Cairo's scholars speak out, with more weight while Islamist Rule is nowhere a fact.
@event(12)
def al_azhar(g: Labyrinth, seat: int) -> None:
    test(g, EGYPT)
    add_funding(g, -2 if islamist_rule_somewhere(g) else -4)


def iraq_and_syria_with_troops(g: Labyrinth) -> list[int]:
    return [land for land in (IRAQ, SYRIA) if g.troops_in(land)]


def troops_are_in_iraq_or_syria(g: Labyrinth, seat: int) -> bool:
    return bool(iraq_and_syria_with_troops(g))


# Card 13: tribes change sides where troops back them. An event brings aid whatever the governance (6.2.2, 7.2.2.2).
@event(13, when=troops_are_in_iraq_or_syria)
def anbar_awakening(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 13, ANBAR_AWAKENING, iraq_and_syria_with_troops(g))
    add_aid(g, land)
    add_prestige(g, 1)


def adversaries(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if g.alignment[land] == ADVERSARY]


def there_is_an_adversary(g: Labyrinth, seat: int) -> bool:
    return bool(adversaries(g))


# Card 14: with some luck an Adversary turns Neutral; one under Islamist Rule may, too, and keeps its governance.
@event(14, when=there_is_an_adversary)
def covert_action(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 14, COVERT_ACTION_PICK, adversaries(g))
    die = g.die()
    g.say(COVERT_ACTION, land, (die,))
    if die >= 4:
        set_alignment(g, land, NEUTRAL)


def ruled_neighbours_of_ethiopia(g: Labyrinth) -> list[int]:
    return [land for land in (SOMALIA, SUDAN) if g.governance[land] == ISLAMIST]


def a_neighbour_of_ethiopia_is_islamist(g: Labyrinth, seat: int) -> bool:
    return bool(ruled_neighbours_of_ethiopia(g))


# Card 15: Islamist Rule in Somalia or Sudan is overthrown from outside. (One public source has Yemen, not Sudan.)
@event(15, when=a_neighbour_of_ethiopia_is_islamist)
def ethiopia_strikes(g: Labyrinth, seat: int) -> Flow[None]:
    land = yield from choose_country(g, seat, 15, ETHIOPIA_STRIKES, ruled_neighbours_of_ethiopia(g))
    set_country(g, land, POOR, NEUTRAL)


# Card 16: the US decides where Benelux stands; money is lost unless somebody already rules by Islamist law.
@event(16)
def euro_islam(g: Labyrinth, seat: int) -> Flow[None]:
    yield from choose_posture(g, seat, 16, BENELUX)
    if not islamist_rule_somewhere(g):
        add_funding(g, -1)


def strictly_a_cell_is_nearby(g: Labyrinth, seat: int) -> bool:
    return not g.rules.strict_conditions or bool(g.cells(RUSSIA) or g.cells(CENTRAL_ASIA))


# Card 17: the hand is searched for the three ways to a weapon; if there is none, a cell nearby pays for it.
# To search a hand is to see it. Playable even where there is neither such a card nor a cell: nobody knows before.
@event(17, when=strictly_a_cell_is_nearby)
def fsb(g: Labyrinth, seat: int) -> Flow[None]:
    look_at_hand(g)
    found = [card for card in (HEU, KAZAKH_STRAIN, LOOSE_NUKE) if card in g.hands[JIHADIST]]
    for card in found:
        discard_from_hand(g, JIHADIST, card)
    if found:
        return
    nearby = [land for land in (RUSSIA, CENTRAL_ASIA) if g.cells(land)]
    if nearby:
        yield from remove_one_cell(g, seat, 17, FSB, nearby)


# Card 18: the US sees the Jihadist's hand, does one operation of value 1, and may play another card at once.
# That card is one more than the two of a phase, and neither the first of it nor its last: no Reassessment, no discard.
@event(18)
def intel_community(g: Labyrinth, seat: int) -> Flow[None]:
    look_at_hand(g)
    yield from operate(g, US, 1)
    if not g.hands[US]:
        return
    token = yield from ask(
        Choose(
            US,
            ASK_EXTRA_CARD,
            lambda: [CARD + card for card in g.hands[US]],
            always=(DONE,),
            otherwise=words.NOT_IN_HAND,
            args=(CARD + 18,),
        )
    )
    if token != DONE:
        yield from play_card(g, US, token - CARD)


# Card 19: Turkey becomes a Fair Ally, be that better or worse than it was.
@event(19)
def kemalist_republic(g: Labyrinth, seat: int) -> None:
    set_country(g, TURKEY, FAIR, ALLY)


# Card 20: Jordan becomes a Fair Ally, and the friendship pays.
@event(20)
def king_abdullah(g: Labyrinth, seat: int) -> None:
    set_country(g, JORDAN, FAIR, ALLY)
    add_prestige(g, 1)
    add_funding(g, -1)


def plotted_friends(g: Labyrinth) -> list[int]:
    """Return the plotted countries that are Allies or Good, the United States among them."""
    return [land for land in markers.plotted(g) if g.alignment[land] == ALLY or g.governance[land] == GOOD]


def a_plot_is_in_a_friendly_country(g: Labyrinth, seat: int) -> bool:
    return bool(plotted_friends(g))


# Card 21: a plot is foiled by the people on board, a card drawn, and another country takes its stand.
@event(21, when=a_plot_is_in_a_friendly_country)
def lets_roll(g: Labyrinth, seat: int) -> Flow[None]:
    index = yield from plotting.choose_plot(g, LETS_ROLL.question, plotted_friends(g), LETS_ROLL.unfit, CARD + 21)
    plotting.take_away(g, index)
    draw_cards(g, US, 1)
    yield from choose_posture_abroad(g, seat, 21)


WATCHED_BY_ISRAEL: Final = (ISRAEL, JORDAN, LEBANON)


def a_cell_is_watched_by_israel(g: Labyrinth, seat: int) -> bool:
    return any(g.cells(land) for land in WATCHED_BY_ISRAEL)


# Card 22: all cells leave Israel, Jordan and Lebanon; cadres remain.
@event(22, when=a_cell_is_watched_by_israel)
def mossad_and_shin_bet(g: Labyrinth, seat: int) -> None:
    for land in WATCHED_BY_ISRAEL:
        remove_all_cells(g, land)


def muslim_lands_with_cells(g: Labyrinth) -> list[int]:
    return [land for land in MUSLIM if g.cells(land)]


def a_cell_is_in_a_muslim_country(g: Labyrinth, seat: int) -> bool:
    return bool(muslim_lands_with_cells(g))


# Cards 23, 24 and 25: one cell in any Muslim country; this is no Disrupt, so nothing protects the cell.
@event(23, 24, 25, when=a_cell_is_in_a_muslim_country)
def predator(g: Labyrinth, seat: int) -> Flow[None]:
    yield from remove_one_cell(g, seat, this_card(g, 23, 24, 25), PREDATOR, muslim_lands_with_cells(g))
