"""The course of a match: dealing, and the three phases of each of the eight rounds.

Chosen cards go from the hand straight into the state (``gives``, ``landing``): a flow remembers no card while it
waits, because the hidden cards may be imagined anew under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.flow import Choose, Flow, ask, together
from theatrum.games.penguins import scoring, words
from theatrum.games.penguins.content import KAMIKAZE, SPOTTER, TWINS, VALUE_OF
from theatrum.games.penguins.seating import (
    INFILTRATION,
    LANDED,
    LANDING,
    OVER,
    PASSED,
    PUT,
    REBUILT,
    ROUNDS,
    SHARE,
    TOOK,
)

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState


# PG-6, PG-7, PG-8, PG-23: eighteen cards for every place, the rest into the box; people take two of theirs in hand.
def deal(g: PenguinsState) -> Flow[None]:
    yield from ()
    ring = g.ring
    pile = list(g.content.deck)
    g.shuffle(pile)
    for place in range(ring.places):
        g.decks[place] = pile[-SHARE:]
        del pile[-SHARE:]
    g.box = pile
    g.say(words.DEALT, SHARE)
    if pile:
        g.say(words.BOXED, len(pile))
    if ring.virtual:
        g.say(words.VIRTUAL_PLAYERS, tuple(ring.name[place] for place in ring.virtual))
    for seat, place in enumerate(ring.real):
        g.tell(seat, words.FIRST_CARDS, draw_two(g, place))
    recruit(g)


# PG-9, PG-24: everybody who has a hand draws two cards from the own deck.
def recruit(g: PenguinsState) -> None:
    g.say(words.ROUND, g.round, ROUNDS)
    for seat, place in enumerate(g.ring.real):
        g.tell(seat, words.DREW, draw_two(g, place))
    g.phase = INFILTRATION


def recruitment(g: PenguinsState) -> Flow[None]:
    """Recruit as a turn of its own: only where a position begins with it, for otherwise it ends the turn before."""
    yield from ()
    recruit(g)


def draw_two(g: PenguinsState, place: int) -> tuple[int, int]:
    deck = g.decks[place]
    drawn = (deck.pop(), deck.pop())
    g.hands[place].extend(drawn)
    return drawn


# PG-10: everybody chooses a card for each neighbour, unseen and at the same time; then all take what they were given.
def infiltration(g: PenguinsState) -> Flow[None]:
    ring = g.ring
    yield from together([(ring.seat[place], pass_two(g, place)) for place in ring.real])
    g.reveal()
    if ring.virtual:
        put_and_take(g)
    else:
        exchange(g)
    g.gives = [-1] * (2 * ring.places)
    g.phase = LANDING
    late = late_places(g)
    if late:
        g.say(words.WAITS, tuple([ring.name[place] for place in late]))


# PG-10, PA-18: any two different cards of the hand, those just drawn included.
def pass_two(g: PenguinsState, place: int) -> Flow[None]:
    ring = g.ring
    seat = ring.seat[place]
    to_left, to_right = (words.PUT_LEFT, words.PUT_RIGHT) if ring.virtual else (words.GIVE_LEFT, words.GIVE_RIGHT)
    for slot, question, neighbour in (
        (2 * place, to_left, ring.left[place]),
        (2 * place + 1, to_right, ring.right[place]),
    ):
        card = yield from ask(
            Choose(
                seat,
                question,
                lambda: list({*g.hands[place]}),
                otherwise=words.NOT_YOURS_TO_GIVE,
                args=(ring.name[neighbour],),
                secret=True,
            )
        )
        g.hands[place].remove(card)
        g.gives[slot] = card


def exchange(g: PenguinsState) -> None:
    ring, gives = g.ring, g.gives
    g.say(words.ALL_PASSED)
    for place in range(ring.places):
        left, right = ring.left[place], ring.right[place]
        # What my left neighbour gave to its right, and my right neighbour to its left.
        from_left, from_right = gives[2 * left + 1], gives[2 * right]
        g.hands[place] += (from_left, from_right)
        g.tell(place, words.GAVE, gives[2 * place], left, gives[2 * place + 1], right)
        g.tell(place, words.RECEIVED, from_left, left, from_right, right)
    g.happened(PASSED, *gives)


# PG-25, PA-23, PA-26: the cards pile up before the virtual players; then each person takes the top card of both decks.
def put_and_take(g: PenguinsState) -> None:
    ring, gives, name = g.ring, g.gives, g.ring.name
    g.say(words.ALL_PUT)
    for seat, place in enumerate(ring.real):
        left, right = ring.left[place], ring.right[place]
        to_left, to_right = gives[2 * place], gives[2 * place + 1]
        g.piles[left // 2 * 2 + seat].append(to_left)
        g.piles[right // 2 * 2 + seat].append(to_right)
        if g.story:
            g.happened(PUT, seat, left, to_left)
            g.happened(PUT, seat, right, to_right)
        g.tell(seat, words.PUT, to_left, name[left], to_right, name[right])
    one, other = ring.virtual
    for seat, place in enumerate(ring.real):
        cards = take(g, seat, one), take(g, seat, other)
        g.hands[place] += cards
        g.tell(seat, words.TOOK, cards[0], name[one], cards[1], name[other])


def take(g: PenguinsState, seat: int, virtual: int) -> int:
    deck = g.decks[virtual]
    card = deck.pop()
    if g.story:
        g.happened(TOOK, seat, virtual, card)
    if not deck:
        rebuild(g, virtual)
    return card


# PG-27, PA-22, PA-27: the moment a virtual deck is empty, all that lies before that player is shuffled into a new one.
def rebuild(g: PenguinsState, virtual: int) -> None:
    first = virtual // 2 * 2
    cards = g.piles[first] + g.piles[first + 1]
    g.happened(REBUILT, virtual, len(g.piles[first]), *cards)
    g.piles[first] = []
    g.piles[first + 1] = []
    g.shuffle(cards)
    g.decks[virtual] = cards
    g.say(words.REBUILT, g.ring.name[virtual], len(cards))


# PG-16, PA-12: who landed a Spotter waits for the others; when all would wait, there is nobody to wait for.
def late_places(g: PenguinsState) -> list[int]:
    if 1 not in g.waits or 0 not in g.waits:
        return []
    return [place for place, waits in enumerate(g.waits) if waits]


# PG-11, PG-16, PG-17, PA-28: all land and reveal at the same time, then the Spotters do; then effects are resolved.
def landing(g: PenguinsState) -> Flow[None]:
    late = late_places(g)
    yield from land(g, [place for place in range(g.ring.places) if place not in late], late=False)
    if late:
        g.say(words.WAIT_OVER, tuple([g.ring.name[place] for place in late]))
        yield from land(g, late, late=True)
    resolve(g)
    if g.round == ROUNDS:
        end(g)
    else:
        g.round += 1
        recruit(g)


def land(g: PenguinsState, places: list[int], *, late: bool) -> Flow[None]:
    ring = g.ring
    yield from together(
        [(ring.seat[place], choose_landing(g, place, late)) for place in places if ring.seat[place] >= 0]
    )
    g.reveal()
    for place in places:
        if ring.seat[place] < 0:
            land_from_deck(g, place)
            continue
        cards = take_chosen(g, place)
        g.say(words.LANDED, ring.name[place], cards)
        for card in cards:
            turn_up(g, place, card)


def turn_up(g: PenguinsState, place: int, card: int) -> None:
    g.turned.append(place << 6 | card)
    if g.story:
        g.happened(LANDED, place, card)


ONE = (words.LAND, words.LAND_LATE)
TWO = ((words.LAND_FIRST, words.LAND_SECOND), (words.LAND_LATE_FIRST, words.LAND_LATE_SECOND))


# PG-11, PG-14: one card of the hand, or two after the Ninja Twins.
def choose_landing(g: PenguinsState, place: int, late: bool) -> Flow[None]:
    seat = g.ring.seat[place]
    for slot in range(g.lands[place]):
        card = yield from ask(
            Choose(
                seat,
                ONE[late] if g.lands[place] == 1 else TWO[late][slot],
                lambda: list({*g.hands[place]}),
                otherwise=words.NOT_YOURS_TO_LAND,
                secret=True,
            )
        )
        g.hands[place].remove(card)
        g.landing[2 * place + slot] = card


def take_chosen(g: PenguinsState, place: int) -> tuple[int, ...]:
    landing, first = g.landing, 2 * place
    cards = (landing[first],) if landing[first + 1] < 0 else (landing[first], landing[first + 1])
    landing[first] = landing[first + 1] = -1
    return cards


# PG-26, PA-20, PA-27: a virtual player lands the top of its deck, two cards after the Ninja Twins.
def land_from_deck(g: PenguinsState, place: int) -> None:
    for _ in range(g.lands[place]):
        card = g.decks[place].pop()
        g.say(words.VIRTUAL_LANDED, g.ring.name[place], (card,))
        turn_up(g, place, card)
        if not g.decks[place]:
            rebuild(g, place)


# PG-11, PG-14, PG-15, PG-16: once all have revealed, the effects; what is not destroyed stays on the table.
def resolve(g: PenguinsState) -> None:
    effect, ring = g.content.effect, g.ring
    last = g.round == ROUNDS
    g.lands = [1] * ring.places
    g.waits = [0] * ring.places
    kamikaze = False
    for landed in g.turned:
        place, card = landed >> 6, landed & 63
        what = effect[card]
        if what == KAMIKAZE:
            kamikaze = True
        elif what:
            foresee(g, place, card, what, last)
    threshold = g.content.threshold if kamikaze else 99
    blown_up = False
    for landed in g.turned:
        place, card = landed >> 6, landed & 63
        if VALUE_OF[card] >= threshold:
            blown_up = True
            g.destroyed.append(card)
            g.say(words.BLAST, ring.name[place], (card,))
        else:
            g.tables[place].append(card)
    if kamikaze and not blown_up:
        g.say(words.BLAST_IN_VAIN)
    g.turned = []


# PG-14, PG-16, PA-8, PA-11: what the Twins and the Spotter do to the next round; a second copy adds nothing.
def foresee(g: PenguinsState, place: int, card: int, what: int, last: bool) -> None:
    name = g.ring.name[place]
    if last:
        g.say(words.TOO_LATE, card, name)
    elif what == TWINS:
        g.lands[place] = 2
        g.say(words.TWINS_COMING, name)
    elif what == SPOTTER:
        g.waits[place] = 1
        g.say(words.SPOTTER_COMING, name)


# PG-12, PG-18 to PG-22, PG-28: after the eighth round all hands are shown and scored.
def end(g: PenguinsState) -> None:
    g.phase = OVER
    g.over = True
    g.reveal()
    g.say(words.ENDED)
    scoring.announce(g)
