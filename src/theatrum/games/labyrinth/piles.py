"""Cards on the move: dealing, drawing, the reshuffle, discards, and the election that any discard may bring (5.3)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import endings, tracks, words
from theatrum.games.labyrinth.content import ALWAYS, JIHADIST, US, WHEN_US
from theatrum.games.labyrinth.lands import UNITED_STATES
from theatrum.games.labyrinth.tokens import CARD

if TYPE_CHECKING:
    from theatrum.games.labyrinth.state import Labyrinth

US_ELECTION: Final = 120


# 5.2.8: as many as the tracks say, in turns, beginning with the Jihadist.
def deal(g: Labyrinth) -> None:
    wanted = [tracks.us_cards(g), tracks.jihadist_cards(g)]
    drawn: list[list[int]] = [[], []]
    g.say(words.DEAL, wanted[US], wanted[JIHADIST])
    while wanted[US] or wanted[JIHADIST]:
        for side in (JIHADIST, US):
            if wanted[side]:
                drawn[side].append(draw(g, side))
                wanted[side] -= 1
    for side in (US, JIHADIST):
        g.tell(side, words.DEALT, tuple(CARD + card for card in sorted(drawn[side])))


def draw(g: Labyrinth, side: int) -> int:
    """Take the top card of the deck in hand."""
    if not g.deck:
        reshuffle(g)
    card = g.deck.pop()
    g.take_in_hand(side, card)
    if side == US:
        g.ruled_out = []
    g.reveal()
    return card


def draw_cards(g: Labyrinth, side: int, number: int) -> None:
    """Let an event draw cards."""
    g.say(words.DRAWS, side, number)
    for _ in range(number):
        g.tell(side, words.DREW, CARD + draw(g, side))


# 4.7.7.3, 5.3.1: discards and boxed cards make a new deck, markers keep what lasts; the last deck ends the game.
def reshuffle(g: Labyrinth) -> None:
    g.passes += 1
    if g.passes == g.rules.length:
        raise endings.last_deck(g)
    g.deck = g.discard + g.lapsing_box
    if g.first_plot_card:
        g.deck.append(g.first_plot_card)
    g.discard = []
    g.lapsing_box = []
    g.first_plot_card = 0
    g.shuffle(g.deck)
    g.say(words.RESHUFFLED, len(g.deck), g.passes + 1, g.rules.length)


def random_card(g: Labyrinth, side: int) -> int:
    """Pick a card of a hand at random, without taking it."""
    hand = g.hands[side]
    g.reveal()
    for card in g.stacked:
        if card in hand:
            g.stacked.remove(card)
            return card
    return hand[g.rand(len(hand))]


# 4.7.7, card 120: a card goes to the discard pile; the US Election happens even so.
def discard_from_hand(g: Labyrinth, side: int, card: int, *, elects: bool = True) -> None:
    g.take_from_hand(side, card)
    insort(g.discard, card)
    g.say(words.DISCARDS, side, CARD + card)
    if card == US_ELECTION and elects:
        us_election(g)


def discard_at_random(g: Labyrinth, side: int) -> int:
    """Discard a random card of a hand, if it holds any; return it, or 0."""
    if not g.hands[side]:
        return 0
    card = random_card(g, side)
    discard_from_hand(g, side, card)
    return card


def hand_over(g: Labyrinth, giver: int, card: int) -> None:
    """Move a card into the other side's hand; the giver knows what it was."""
    taker = 1 - giver
    g.take_from_hand(giver, card)
    g.take_in_hand(taker, card)
    insort(g.known[giver], card)
    g.tell(giver, words.GAVE, CARD + card)
    g.tell(taker, words.GOT, CARD + card)


# 6.3.1, card 120: US posture is rolled, then Prestige follows whether the world goes along.
def us_election(g: Labyrinth) -> None:
    g.say(words.ELECTION)
    tracks.roll_posture(g, UNITED_STATES)
    tracks.add_prestige(g, -1 if tracks.gwot_penalty(g) else 1)


# 6.2.7, 6.2.9: where a card goes once it has been played.
def put_away(g: Labyrinth, card: int, happened_for: int) -> None:
    """Put a played card where it belongs; ``happened_for`` is the side whose event it was, or -1 for none."""
    g.table.remove(card)
    face = g.rules.content.card(card)
    if happened_for >= 0 and (face.remove == ALWAYS or (face.remove == WHEN_US and happened_for == US)):
        insort(g.removed, card)
        g.say(words.REMOVED, CARD + card)
    elif happened_for >= 0 and face.lapsing:
        insort(g.lapsing_box, card)
    elif card != g.first_plot_card:
        insort(g.discard, card)
