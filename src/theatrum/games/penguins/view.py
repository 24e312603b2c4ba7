"""What one seat may know of a match of Zany Penguins; cards are named by their tokens, such as ``card:moon-7``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One place at the table as anybody sees it; with two people, every other place is a virtual player."""

    seat: int | None  # None: a virtual player
    number: int  # 0.. in seating order, clockwise
    hand: int  # how many cards are in hand (a virtual player has none)
    deck: int
    side: int  # the virtual player's additional face-down pile
    table: tuple[str, ...]  # landed cards that stayed, in order of landing
    sums: dict[str, int]  # zone -> sum of landed values
    controls: tuple[str, ...]  # zones controlled now, jointly or alone
    lands: int  # how many cards it lands this round: 1, or 2 after Ninja Twins
    waits: bool  # it chooses after the others this round (Penguin's Eye)
    ready: bool  # nothing more is asked of it in this phase
    revealed: tuple[str, ...]  # cards it has turned up in this round so far


@dataclass(frozen=True, slots=True)
class ZoneScore:
    """What one zone would bring the viewer if the match ended now."""

    zone: str
    points: int
    how: str  # "control", "lowest", "absent" or "none" (no card of it in hand)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One place's result, zone by zone; only when the match is over."""

    number: int
    total: int
    zones: tuple[ZoneScore, ...]
    cards: tuple[str, ...]  # the hand (for a virtual player: all its face-down cards) that was scored


@dataclass(frozen=True, slots=True)
class PenguinsView:
    """The whole table as one seat (None: an onlooker) may know it."""

    seat: int | None
    round: int  # 1..8
    rounds: int
    phase: str  # "infiltration", "landing" or "over"
    places: tuple[PlaceView, ...]  # clockwise, the left neighbour comes next
    hand: tuple[str, ...]  # my cards still in hand, by zone and value
    gives_left: str | None  # my secret choices of this phase, until they are carried out
    gives_right: str | None
    lands: tuple[str, ...]
    put_aside: tuple[tuple[int, tuple[str, ...]], ...]  # (virtual place, cards of mine known to lie in its side pile)
    destroyed: tuple[str, ...]  # public: gone to the box by the Kamikaze
    scores_now: tuple[ZoneScore, ...]  # for my hand; empty for an onlooker
    final: tuple[FinalScore, ...]  # best first; empty until the end
