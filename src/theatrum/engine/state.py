"""The state of a match: plain data, its own randomness, and the sentences said since the last checkpoint."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self

from theatrum.engine.words import Arg, Say

if TYPE_CHECKING:
    from theatrum.engine.flow import Flow

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15

EVERYBODY = -1

Event = tuple[Say, tuple[Arg, ...], int]
"""What was said, with which arguments, and to whom: EVERYBODY, a seat, or -2 - seat for everybody but that seat."""


@cache
def _draws(cards: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """List the draws that shuffle so many cards, each as the place to fill and how many cards may come there.

    Draws that share one 64-bit word stand together: as many as leave at least 32 bits of it unused.
    """
    words: list[list[tuple[int, int]]] = []
    bound = 0
    for place in range(cards - 1, 0, -1):
        choices = place + 1
        if bound < choices:
            words.append([])
            bound = 1 << 32
        bound //= choices
        words[-1].append((place, choices))
    return tuple(tuple(draws) for draws in words)


def _said_for_good(args: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Copy the lists among what is said: a pile of the state changes, and what was said of it must not."""
    if list in map(type, args):
        return tuple([tuple(arg) if type(arg) is list else arg for arg in args])
    return args


class State:
    """Base of every game's state.

    Subclasses declare ``__slots__`` holding ints, strings, and (nested) lists of them, and write ``copy`` by hand,
    because states are copied at every turn of millions of matches. Slots named in ``unhashed`` are not part of the
    position (immutable content).
    """

    __slots__ = ("answers", "loaded", "log", "over", "peeked", "rng", "rolls", "shown", "stacked")

    unhashed: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int = 0) -> None:
        self.rng = seed & MASK
        self.over = False
        self.rolls = 0  # how often chance was asked: nobody may undo back beyond that
        self.shown = 0  # how often something was revealed to all: nor beyond this
        self.peeked: tuple[int, ...] = ()  # seats that something was revealed to alone: nor may they
        self.log: list[Event] = []
        self.answers: list[tuple[int, int]] = []  # the match's journal: for views alone, rules must not read it
        self.loaded: list[int] = []
        self.stacked: list[int] = []

    # --- what a game brings ------------------------------------------------------------------------------------

    def turn(self) -> Flow[None]:
        """Play one turn: the rules, as a generator. The engine calls it again until ``over`` is set."""
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    def imagine(self, seat: int) -> None:
        """Deal again, in place, all that ``seat`` cannot know, consistently with all it has seen."""

    def _copy_base(self, twin: Self) -> Self:
        """Copy the engine's own fields; log and answers start empty: they belong to the stretch since a checkpoint."""
        twin.rng = self.rng
        twin.over = self.over
        twin.rolls = self.rolls
        twin.shown = self.shown
        twin.peeked = self.peeked
        twin.log = []
        twin.answers = []
        twin.loaded = self.loaded.copy()
        twin.stacked = self.stacked.copy()
        return twin

    # --- chance ------------------------------------------------------------------------------------------------

    def rand(self, n: int) -> int:
        """Return a number below n. splitmix64: one word of state, the same sequence on every machine."""
        self.rolls += 1
        self.rng = z = (self.rng + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n

    def die(self) -> int:
        """Roll one six-sided die; loaded dice, in tests, come first."""
        if self.loaded:
            return self.loaded.pop(0)
        return self.rand(6) + 1

    def mix(self, pile: list[int]) -> None:
        """Shuffle in place (Fisher-Yates), leaving stacked cards alone, as imagined worlds must."""
        for draws in _draws(len(pile)):
            word = self.rand(1 << 64)
            for place, choices in draws:
                other = word % choices
                word //= choices
                pile[place], pile[other] = pile[other], pile[place]

    def shuffle(self, pile: list[int]) -> None:
        """Shuffle in place; the top is the end. Stacked cards, in tests, come to the top in order."""
        self.mix(pile)
        if self.stacked:
            top = []
            for card in self.stacked[:]:
                if card in pile:
                    pile.remove(card)
                    self.stacked.remove(card)
                    top.append(card)
            pile.extend(reversed(top))

    def draw(self, pile: list[int]) -> int:
        """Take a random card out of an unordered pile; the first stacked card it holds, in tests, comes first."""
        for card in self.stacked:
            if card in pile:
                self.stacked.remove(card)
                pile.remove(card)
                return card
        return pile.pop(self.rand(len(pile)))

    # --- what is said and shown --------------------------------------------------------------------------------

    def say(self, what: Say, *args: Arg) -> None:
        """Write a line that everybody may read."""
        self.log.append((what, _said_for_good(args), EVERYBODY))

    def tell(self, seat: int, what: Say, *args: Arg) -> None:
        """Write a line that only ``seat`` may read."""
        self.log.append((what, _said_for_good(args), seat))

    def tell_others(self, seat: int, what: Say, *args: Arg) -> None:
        """Write a line that everybody but ``seat`` may read."""
        self.log.append((what, _said_for_good(args), -2 - seat))

    def reveal(self) -> None:
        """Mark that everybody has now seen something new: nobody may undo back beyond this point."""
        self.shown += 1

    def reveal_to(self, seat: int) -> None:
        """Mark that one seat alone has now seen something new: it may not undo back beyond this point."""
        self.peeked += (seat,)

    # --- identity ----------------------------------------------------------------------------------------------

    def dump(self) -> str:
        """Write the whole position as text, the same for equal positions on every machine."""
        # How one came here is no part of where one is.
        skip = {"answers", "log", "peeked", "rolls", "shown", *self.unhashed}
        names = sorted({name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())} - skip)
        return json.dumps({name: getattr(self, name) for name in names}, separators=(",", ":"))
