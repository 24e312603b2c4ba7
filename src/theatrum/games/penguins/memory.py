"""What a seat remembers, and the worlds it may believe in.

A seat knows its hand, its own open choices, everything on the tables, and the cards it has given away: such a card is
still in some hand that it can have reached by now, never in a deck or the box, until it is seen again. ``imagine``
keeps exactly that and deals everything else anew:

1. gather all slots that the seat does not see, spot by spot, in one pool;
2. put every remembered card into a random slot among those it can have reached;
3. shuffle the other cards into the slots that are left.

The true places of the cards are not looked at, so the worlds a seat imagines depend on what it knows and on nothing
else. Only when chance has filled every slot that a remembered card can have reached, many times in a row, does the
truth stand in for it; random play has not shown such a case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.penguins.seating import INFILTRATION, LANDED, PASSED, PUT, REBUILT, RINGS, TOOK

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState

UNKNOWN = -1
TRIES = 12


class Given:
    """A card that the seat has given away and not seen since, and the set of spots (bits) where it may be."""

    __slots__ = ("kind", "origin", "spots")

    def __init__(self, kind: int, spots: int, origin: int = UNKNOWN) -> None:
        self.kind = kind
        self.spots = spots
        self.origin = origin  # two people: the virtual player whose new deck it was shuffled into


class Memory:
    """What a seat remembers: cards given away, the best pinned down first, and the story as it was for that seat."""

    __slots__ = ("given", "pair", "story")

    def __init__(self, given: list[Given], story: list[tuple[int, ...]], pair: PairMemory | None = None) -> None:
        self.given = sorted(given, key=_rank)
        self.story = story
        self.pair = pair


def imagine(g: PenguinsState, seat: int) -> None:
    """Deal again all that the seat cannot know."""
    if g.over:
        return
    pool = unseen_by_one_of_two(g, seat) if g.ring.virtual else unseen_in_ring(g, seat)
    memory = g.remembered.get(seat)
    if memory is None:
        memory = g.remembered[seat] = remember(g, seat)
    pool.deal_again(g, memory.given, memory.pair)
    # What others gave each other is not for this seat to know, nor for those it imagines to remember.
    g.story = memory.story[:]
    g.remembered = {}


def remember(g: PenguinsState, seat: int) -> Memory:
    if not g.ring.virtual:
        return Memory(remember_ring(g, seat), story_in_ring(g, seat))
    pair = PairMemory(g, seat)
    return Memory(pair.given, [_as_seen_by(event, seat) for event in g.story], pair)


def lose_sight(given: list[Given], kind: int, spot: int) -> None:
    """Strike out one remembered card, because its kind was seen coming from ``spot`` (a bit).

    When several may be the one seen, the one pinned down best goes and the others take over where it may have been:
    whichever it really was, what is still remembered stays true.
    """
    fitting = [one for one in given if one.kind == kind and one.spots & spot]
    if len(fitting) == 1:
        given.remove(fitting[0])
    elif fitting:
        gone = min(fitting, key=_choices)
        given.remove(gone)
        for one in fitting:
            one.spots |= gone.spots


def _choices(one: Given) -> int:
    return one.spots.bit_count()


def _rank(one: Given) -> tuple[int, int, int]:
    return one.spots.bit_count(), one.spots, one.kind


# --- three to five people: cards wander around the ring ---------------------------------------------------------


def _spreading(seats: int, seat: int) -> tuple[int, ...]:
    """For every set of hands, the hands that its cards can be in after one more pass that ``seat`` got nothing of."""
    ring = RINGS[seats]
    spread = []
    for hands in range(1 << seats):
        reached = hands
        for place in range(seats):
            if hands >> place & 1:
                reached |= 1 << ring.left[place] | 1 << ring.right[place]
        spread.append(reached & ~(1 << seat))
    return tuple(spread)


SPREAD = {seats: tuple(_spreading(seats, seat) for seat in range(seats)) for seats in range(3, 6)}


def remember_ring(g: PenguinsState, seat: int) -> list[Given]:
    """Follow the cards that the seat has given away through all that happened since; spot p is the hand of p."""
    left, right = g.ring.left[seat], g.ring.right[seat]
    spread = SPREAD[g.seats][seat]
    given: list[Given] = []
    kinds = 0  # which kinds are among them or were: a quick look before the slow one
    for event in g.story:
        if event[0] == LANDED:
            if kinds >> event[2] & 1 and event[1] != seat:
                lose_sight(given, event[2], 1 << event[1])
        else:
            from_left, from_right = event[2 * left + 2], event[2 * right + 1]
            if from_left >= 0 and kinds >> from_left & 1:
                lose_sight(given, from_left, 1 << left)
            if from_right >= 0 and kinds >> from_right & 1:
                lose_sight(given, from_right, 1 << right)
            for one in given:
                one.spots = spread[one.spots]
            for kind, neighbour in ((event[2 * seat + 1], left), (event[2 * seat + 2], right)):
                if kind >= 0:
                    given.append(Given(kind, 1 << neighbour))
                    kinds |= 1 << kind
    return given


def unseen_in_ring(g: PenguinsState, seat: int) -> Pool:
    pool = Pool()
    pool.add(g.box)
    for deck in g.decks:
        pool.add(deck)
    for place in range(g.ring.places):
        if place != seat:
            pool.add_hand(g, place)
    return pool


def story_in_ring(g: PenguinsState, seat: int) -> list[tuple[int, ...]]:
    """Tell the story without what others gave each other."""
    seen = (2 * seat + 1, 2 * seat + 2, 2 * g.ring.left[seat] + 2, 2 * g.ring.right[seat] + 1)
    story = g.story[:]
    for index, event in enumerate(story):
        if event[0] == PASSED:
            known = [UNKNOWN] * len(event)
            known[0] = PASSED
            for slot in seen:
                known[slot] = event[slot]
            story[index] = tuple(known)
    return story


# --- two people: cards go through the virtual players' piles and decks ------------------------------------------

DECK, PILE = 8, 16  # spot DECK + v is the deck of virtual player v, PILE + v what the other person has put before it


class PairMemory:
    """What one of two people remembers: its own piles it simply knows, until they are shuffled into a new deck."""

    __slots__ = ("drawn", "given", "other", "piles", "put")

    def __init__(self, g: PenguinsState, seat: int) -> None:
        ring = g.ring
        self.given: list[Given] = []
        self.other = 1 << ring.real[1 - seat]
        # When the other person drew from each new deck, and when it put the newest cards of its piles, whose sizes
        # these are: what it put there before the story begins is too old to matter.
        self.drawn: dict[int, list[int]] = {virtual: [] for virtual in ring.virtual}
        self.put: dict[int, list[int]] = {virtual: [] for virtual in ring.virtual}
        self.piles = {virtual: len(g.piles[virtual // 2 * 2 + 1 - seat]) for virtual in ring.virtual}
        own_place = ring.real[seat]
        for time, event in enumerate(g.story):
            what = event[0]
            if what == LANDED:
                if event[1] != own_place:
                    virtual = ring.seat[event[1]] < 0
                    lose_sight(self.given, event[2], 1 << (DECK + event[1]) if virtual else self.other)
            elif what == REBUILT:
                self._rebuilt(seat, event)
            elif event[1] == seat:
                if what == TOOK:
                    lose_sight(self.given, event[3], 1 << (DECK + event[2]))
            elif what == TOOK:
                self.drawn[event[2]].append(time)
                self._may_move(1 << (DECK + event[2]), self.other)
            else:
                self.put[event[2]].append(time)
                self._may_move(self.other, 1 << (PILE + event[2]))

    def _may_move(self, source: int, target: int) -> None:
        for one in self.given:
            if one.spots & source:
                one.spots |= target

    def _rebuilt(self, seat: int, event: tuple[int, ...]) -> None:
        virtual, first = event[1], event[2]
        deck, pile = 1 << (DECK + virtual), 1 << (PILE + virtual)
        for one in self.given:
            one.spots &= ~deck  # the old deck has just run out
            if one.origin == virtual:
                one.origin = UNKNOWN
            if one.spots & pile:
                one.spots = one.spots & ~pile | deck
        self.drawn[virtual] = []
        self.put[virtual] = []
        kinds = event[3 : 3 + first] if seat == 0 else event[3 + first :]
        self.given += [Given(kind, deck, virtual) for kind in kinds if kind != UNKNOWN]

    def possible(self, virtual: int, away: list[tuple[int, int]]) -> bool:
        """Tell whether these slots (spot, index) can hold cards that have left the new deck of a virtual player.

        Only as many can have left as the other person drew from it, and what lies in a pile must have been drawn
        before it was put there.
        """
        drawn = self.drawn[virtual]
        if len(away) > len(drawn):
            return False
        put_at = []
        for spot, index in away:
            if spot >= PILE:
                times = self.put[spot - PILE]
                index -= self.piles[spot - PILE] - len(times)
                put_at.append(times[index] if index >= 0 else UNKNOWN)
        put_at.sort()
        return all(rank < sum([drew < time for drew in drawn]) for rank, time in enumerate(put_at))


def unseen_by_one_of_two(g: PenguinsState, seat: int) -> Pool:
    ring, other = g.ring, 1 - seat
    pool = Pool()
    pool.add(g.box)
    for place in ring.real:
        pool.add(g.decks[place])
    # Claims are made in this order: the fewer cards seem to have left a new deck, the freer the others can wander.
    for virtual in ring.virtual:
        pool.add(g.decks[virtual], DECK + virtual)
    pool.add_hand(g, ring.real[other])
    for virtual in ring.virtual:
        pool.add(g.piles[virtual // 2 * 2 + other], PILE + virtual)
    return pool


def _as_seen_by(event: tuple[int, ...], seat: int) -> tuple[int, ...]:
    what = event[0]
    if what in (PUT, TOOK) and event[1] != seat:
        return (what, event[1], event[2], UNKNOWN)
    if what == REBUILT:
        own = range(event[2]) if seat == 0 else range(event[2], len(event) - 3)
        return (*event[:3], *[kind if index in own else UNKNOWN for index, kind in enumerate(event[3:])])
    return event


# --- the pool of unseen cards -----------------------------------------------------------------------------------


class Pool:
    """All cards that a seat does not see, in one list, with the way back to where each lies."""

    __slots__ = ("cards", "lists", "ranges", "single")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.lists: list[tuple[list[int], int, int]] = []  # a list, and from where to where it lies in the pool
        self.single: list[tuple[list[int], int, int]] = []  # a list, the one index in it, its index in the pool
        self.ranges: list[tuple[int, int, int]] = []  # spot, from, to: only spots that remembered cards may be in

    def add(self, cards: list[int], spot: int = UNKNOWN) -> None:
        start = len(self.cards)
        self.cards += cards
        end = len(self.cards)
        self.lists.append((cards, start, end))
        if spot >= 0:
            self.ranges.append((spot, start, end))

    def add_hand(self, g: PenguinsState, place: int) -> None:
        """Add a hand, and the cards that were chosen from it and lie face down."""
        start = len(self.cards)
        self.add(g.hands[place])
        chosen = g.gives if g.phase == INFILTRATION else g.landing
        for slot in (2 * place, 2 * place + 1):
            if chosen[slot] >= 0:
                self.single.append((chosen, slot, len(self.cards)))
                self.cards.append(chosen[slot])
        self.ranges.append((place, start, len(self.cards)))

    def deal_again(self, g: PenguinsState, given: list[Given], pair: PairMemory | None) -> None:
        """Shuffle the pool, keeping every remembered card within reach, and put all cards back.

        In a world that another seat has imagined, a remembered card may lie where it cannot be; then it is let go.
        """
        cards = self.cards.copy()
        kept = []
        for one in given:
            try:
                cards.remove(one.kind)
            except ValueError:
                continue
            kept.append(one)
        claimed = self.find_room(g, kept, pair)
        if len(claimed) < len(kept):
            placed = list(claimed.values())
            cards += [one.kind for one in kept if one not in placed]
        cards.sort()
        g.mix(cards)
        for index in sorted(claimed):
            cards.insert(index, claimed[index].kind)
        for target, start, end in self.lists:
            target[:] = cards[start:end]
        for target, slot, index in self.single:
            target[slot] = cards[index]

    def find_room(self, g: PenguinsState, given: list[Given], pair: PairMemory | None) -> dict[int, Given]:
        for _ in range(TRIES):
            claimed = self.place(g, given, pair)
            if claimed is not None:
                return claimed
        return self.claim(given)

    def place(self, g: PenguinsState, given: list[Given], pair: PairMemory | None) -> dict[int, Given] | None:
        """Choose a slot within reach for every remembered card, the best pinned first; None when one finds no room."""
        claimed: dict[int, Given] = {}
        reaches: dict[int, list[int]] = {}
        for one in given:
            reach = reaches.get(one.spots)
            if reach is None:
                reach = reaches[one.spots] = self._free(one.spots, {})
            target = reach[g.rand(len(reach))] if reach else UNKNOWN
            if target in claimed or not reach:  # mostly there is room, and the first slot tried is free
                reach = [index for index in reach if index not in claimed]
                if not reach:
                    return None
                target = reach[g.rand(len(reach))]
            claimed[target] = one
            if pair is None or one.origin < 0 or pair.possible(one.origin, self.away(claimed, one.origin)):
                continue
            del claimed[target]  # so many cannot have left that deck: it is still there
            free = self._free(1 << (DECK + one.origin), claimed)
            if not free:
                return None
            claimed[free[g.rand(len(free))]] = one
        return claimed

    def _free(self, spots: int, claimed: dict[int, Given]) -> list[int]:
        free: list[int] = []
        for spot, start, end in self.ranges:
            if spots >> spot & 1:
                free += range(start, end)
        return [index for index in free if index not in claimed] if claimed else free

    def claim(self, given: list[Given]) -> dict[int, Given]:
        """Find, for each remembered card, a slot within its reach that holds it: a matching, by augmenting paths."""
        claimed: dict[int, Given] = {}
        for one in given:
            self._claim(one, claimed, [])
        return claimed

    def _claim(self, one: Given, claimed: dict[int, Given], tried: list[int]) -> bool:
        cards, kind, spots = self.cards, one.kind, one.spots
        for spot, start, end in self.ranges:
            if spots >> spot & 1 and kind in cards[start:end]:
                for index in range(start, end):
                    if cards[index] == kind and index not in tried:
                        tried.append(index)
                        if index not in claimed or self._claim(claimed[index], claimed, tried):
                            claimed[index] = one
                            return True
        return False

    def away(self, claimed: dict[int, Given], virtual: int) -> list[tuple[int, int]]:
        """Return spot and index there of all claimed cards that have left the new deck of a virtual player."""
        return [
            (spot, index - start)
            for index, one in claimed.items()
            if one.origin == virtual
            for spot, start, end in self.ranges
            if start <= index < end and spot != DECK + virtual
        ]
