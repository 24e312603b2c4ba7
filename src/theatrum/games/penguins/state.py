"""The state of a match of Zany Penguins: every card in its place, and what has moved where."""

from __future__ import annotations

from typing import ClassVar, Self

from theatrum.engine.flow import Flow
from theatrum.engine.state import State
from theatrum.games.penguins import memory, rules
from theatrum.games.penguins.content import Content
from theatrum.games.penguins.seating import DEAL, INFILTRATION, LANDING, RINGS


class PenguinsState(State):
    """Cards are kinds; the top of a deck is its end. ``place`` counts all players, ``seat`` only those who decide."""

    __slots__ = (
        "arranged",
        "box",
        "content",
        "decks",
        "destroyed",
        "gives",
        "hands",
        "landing",
        "lands",
        "phase",
        "piles",
        "remembered",
        "ring",
        "round",
        "seats",
        "story",
        "tables",
        "turned",
        "waits",
    )

    unhashed: ClassVar[tuple[str, ...]] = ("content", "remembered", "ring")

    def __init__(self, content: Content, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.content = content
        self.ring = RINGS[seats]
        places = self.ring.places
        self.seats = seats
        self.arranged = False  # set up by hand: sizes of hands and decks need not be those of a dealt match
        self.round = 1
        self.phase = DEAL
        self.box: list[int] = []  # never dealt, seen by nobody
        self.destroyed: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(places)]
        self.decks: list[list[int]] = [[] for _ in range(places)]
        self.tables: list[list[int]] = [[] for _ in range(places)]
        # What each of two people has put before each virtual player: by virtual player * 2 + seat, oldest first.
        self.piles: list[list[int]] = [[] for _ in range(2 * len(self.ring.virtual))]
        self.gives = [-1] * (2 * places)  # chosen secretly: place * 2 for the left, + 1 for the right neighbour
        self.landing = [-1] * (2 * places)  # chosen secretly: place * 2 the first, + 1 the second card
        self.turned: list[int] = []  # landed this round, effects still to come: place * 64 + kind
        self.lands = [1] * places  # how many cards the place lands this round
        self.waits = [0] * places  # 1: it lands after the others this round
        # What moved between places, in order, since somebody first lost sight of an own card: since the first pass, or,
        # with two people, since the first pile became a deck. What a seat remembers is worked out when it imagines.
        self.story: list[tuple[int, ...]] = []
        # By seat, what it remembers of the story. Copies share it until the story goes on: who searches imagines
        # thousands of worlds from one position.
        self.remembered: dict[int, memory.Memory] = {}

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        self._copy_base(twin)
        twin.content = self.content
        twin.ring = self.ring
        twin.seats = self.seats
        twin.arranged = self.arranged
        twin.round = self.round
        twin.phase = self.phase
        twin.box = self.box.copy()
        twin.destroyed = self.destroyed.copy()
        twin.hands = [cards.copy() for cards in self.hands]
        twin.decks = [cards.copy() for cards in self.decks]
        twin.tables = [cards.copy() for cards in self.tables]
        twin.piles = [cards.copy() for cards in self.piles]
        twin.gives = self.gives.copy()
        twin.landing = self.landing.copy()
        twin.turned = self.turned.copy()
        twin.lands = self.lands.copy()
        twin.waits = self.waits.copy()
        twin.story = self.story.copy()
        twin.remembered = self.remembered
        return twin

    def turn(self) -> Flow[None]:
        """Play one phase. Recruitment asks nothing: it ends the turn before, so that clones need not repeat it."""
        phase = self.phase
        if phase == INFILTRATION:
            return rules.infiltration(self)
        if phase == LANDING:
            return rules.landing(self)
        return rules.deal(self) if phase == DEAL else rules.recruitment(self)

    def happened(self, *event: int) -> None:
        """Go on with the story."""
        self.story.append(event)
        self.remembered = {}

    def imagine(self, seat: int) -> None:
        memory.imagine(self, seat)

    def scored_cards(self, place: int) -> list[int]:
        """Return the cards that score for a place: the hand, or a virtual player's face-down cards (PG-28)."""
        if self.ring.seat[place] >= 0:
            return self.hands[place]
        first = place // 2 * 2
        return self.decks[place] + self.piles[first] + self.piles[first + 1]
