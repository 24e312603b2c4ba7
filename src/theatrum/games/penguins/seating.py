"""Who sits where, and how a match is divided into rounds and phases."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.games.penguins.words import VIRTUAL

ROUNDS = 8
SHARE = 18  # cards dealt to each place

DEAL, RECRUITMENT, INFILTRATION, LANDING, OVER = range(5)
PHASES = ("deal", "recruitment", "infiltration", "landing", "over")


@dataclass(frozen=True, slots=True)
class Ring:
    """Who sits where, clockwise. With two people every other place is a virtual player's (PG-23, PA-25)."""

    places: int
    real: tuple[int, ...]  # the place of each seat
    virtual: tuple[int, ...]
    seat: tuple[int, ...]  # by place; -1 for a virtual player
    name: tuple[int, ...]  # by place: the number that sentences use
    left: tuple[int, ...]  # by place: the left neighbour
    right: tuple[int, ...]

    @staticmethod
    def of(seats: int) -> Ring:
        step = 2 if seats == 2 else 1
        places = seats * step
        return Ring(
            places=places,
            real=tuple(range(0, places, step)),
            virtual=tuple(range(1, places, 2)) if step == 2 else (),
            seat=tuple(place // step if place % step == 0 else -1 for place in range(places)),
            name=tuple(place // step + (VIRTUAL if place % step else 0) for place in range(places)),
            left=tuple((place + 1) % places for place in range(places)),
            right=tuple((place - 1) % places for place in range(places)),
        )


RINGS = {seats: Ring.of(seats) for seats in range(2, 6)}

# What a story is made of: the first number of an event says what moved.
PASSED = 0  # then all gives of the round, by place * 2 (+ 1 for the right)
LANDED = 1  # place, kind
PUT = 2  # seat, virtual place, kind
TOOK = 3  # seat, virtual place, kind
REBUILT = 4  # virtual place, how many cards were seat 0's, then the kinds: first those of seat 0
