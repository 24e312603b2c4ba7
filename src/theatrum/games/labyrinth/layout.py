"""Where the countries stand on the two maps, and how their connections run.

The wide map keeps to geography from the Americas in the west to the Philippines in the east. The tall one, for a
phone, flows from north-west to south-east in four columns. Places are given in columns and rows; points of a route
are (column, row) too, measured in the same grid.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from theatrum.games.labyrinth import lands

Point = tuple[float, float]
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """A country's rectangle on the sheet, in units of the map."""

    x: float
    y: float
    wide: float
    tall: float

    def at(self, across: float, down: float) -> Point:
        return self.x + self.wide * across, self.y + self.tall * down


@dataclass(frozen=True, slots=True)
class Stub:
    """The end of a connection that is not drawn: a short line, and a label with what lies at its other end."""

    land: int
    others: tuple[int, ...]
    start: Point  # where on the country's box, as parts of its sides
    to: Point  # how far the line goes from there
    anchor: str  # how the label lies beside the line's end


class Layout:
    """One map: boxes by country, the Schengen area's outline, and the routes that are not simply straight."""

    def __init__(
        self,
        places: Mapping[str, tuple[float, ...]],
        *,
        scale: float,
        wide: float,
        tall: float,
        across: float,
        down: float,
        left: float,
        area: tuple[Point, ...],
        area_title: Point,
        area_apart: bool,
        routes: Mapping[tuple[str, str], tuple[Point, ...]],
        gates: Mapping[str, str],
        stubs: tuple[tuple[str, tuple[str, ...], Point, Point, str], ...],
    ) -> None:
        self.scale = scale
        self._across, self._down, self._left = across, down, left
        self.boxes = {
            number(id): Box(left + place[0] * across, place[1] * down, place[2] if len(place) > 2 else wide, tall)
            for id, place in places.items()
        }
        self._wide, self._tall = wide, tall
        self._area, self._area_title = area, area_title
        self.area_apart = area_apart  # its name stands beside the area, not in it
        self._routes = {(number(one), number(other)): points for (one, other), points in routes.items()}
        self.gates = {number(one): number(member) for one, member in gates.items()}
        self.stubs = tuple(
            Stub(number(one), tuple(number(other) for other in others), start, to, anchor)
            for one, others, start, to, anchor in stubs
        )

    @property
    def hidden(self) -> frozenset[Pair]:
        """The connections that stubs stand for."""
        return frozenset(pair(stub.land, other) for stub in self.stubs for other in stub.others)

    @cached_property
    def tall(self) -> float:
        return max(box.y + box.tall for box in self.boxes.values())

    def point(self, column: float, row: float) -> Point:
        """Find a point of the grid: whole numbers are the corners of boxes, what follows runs into the gaps."""
        return self._left + column * self._across, row * self._down

    @cached_property
    def area(self) -> list[Point]:
        """The outline of the Schengen area, around the middle of the gaps between boxes."""
        gap_x, gap_y = (self._across - self._wide) / 2, (self._down - self._tall) / 2
        return [(x - gap_x, y - gap_y) for x, y in (self.point(*corner) for corner in self._area)]

    @cached_property
    def area_title(self) -> Point:
        return self.point(*self._area_title)

    def route(self, one: int, other: int) -> list[Point]:
        """Return the points of a connection, from border to border."""
        given = self._routes.get((one, other))
        if given is None and (other, one) in self._routes:
            return self.route(other, one)[::-1]
        first, second = self.boxes[one], self.boxes[other]
        if given is None:
            return straight(first, second)
        start, *via, end = given
        return [first.at(*start), *(self.point(*place) for place in via), second.at(*end)]


def number(id: str) -> int:
    return lands.IDS.index(id)


def pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def straight(one: Box, other: Box) -> list[Point]:
    """Join two boxes where they face each other, or else their nearest corners."""
    left, right = max(one.x, other.x), min(one.x + one.wide, other.x + other.wide)
    top, bottom = max(one.y, other.y), min(one.y + one.tall, other.y + other.tall)
    upper, lower = (one, other) if one.y < other.y else (other, one)
    if right - left > 12:
        middle = (left + right) / 2
        return [(middle, upper.y + upper.tall), (middle, lower.y)]
    west, east = (one, other) if one.x < other.x else (other, one)
    if bottom - top > 12:
        middle = (top + bottom) / 2
        return [(west.x + west.wide, middle), (east.x, middle)]
    inset = 3.0
    if west is upper:
        return [(west.x + west.wide - inset, west.y + west.tall - inset), (east.x + inset, east.y + inset)]
    return [(west.x + west.wide - inset, west.y + inset), (east.x + inset, east.y + east.tall - inset)]


WIDE = Layout(
    {
        "canada": (0, 0),
        "united-states": (0, 1),
        "united-kingdom": (1, 0),
        "scandinavia": (2, 0),
        "benelux": (1, 1),
        "germany": (2, 1),
        "eastern-europe": (3, 1),
        "france": (1, 2),
        "italy": (2, 2),
        "spain": (1, 3),
        "serbia": (3, 2),
        "russia": (4.2, 0),
        "turkey": (4.5, 2),
        "caucasus": (5.5, 1),
        "central-asia": (7, 1),
        "china": (9, 1),
        "iran": (7, 2),
        "afghanistan": (8, 2),
        "morocco": (1, 4),
        "algeria-tunisia": (2, 4),
        "libya": (3, 4),
        "lebanon": (4, 3),
        "syria": (5, 3),
        "iraq": (6, 3),
        "pakistan": (8, 3),
        "israel": (4, 4),
        "jordan": (5, 4),
        "saudi-arabia": (6, 4),
        "gulf-states": (7, 4),
        "india": (8.15, 4),
        "thailand": (9.15, 4, 94),
        "egypt": (4, 5),
        "somalia": (5.5, 5),
        "yemen": (6.55, 5),
        "indonesia-malaysia": (7.85, 5, 128),
        "philippines": (9.15, 5, 94),
        "sudan": (4, 6),
        "kenya-tanzania": (5.2, 6),
    },
    scale=1,
    wide=112,
    tall=77,
    across=119,
    down=87,
    left=8,
    area=((2, 0), (4, 0), (4, 2), (3, 2), (3, 3), (2, 3), (2, 4), (1, 4), (1, 1), (2, 1)),
    area_title=(3.47, 0.5),
    area_apart=False,
    routes={
        ("russia", "serbia"): ((0.08, 1), (0.985, 0.02)),
        ("russia", "turkey"): ((0.6, 1), (0.35, 0)),
        ("russia", "central-asia"): ((1, 0.9), (7.47, 0.8), (0.5, 0)),
        ("turkey", "iraq"): ((0.9, 1), (0.08, 0)),
        ("turkey", "iran"): ((1, 0.5), (0, 0.5)),
        ("caucasus", "iran"): ((0.9, 1), (0, 0.15)),
        ("libya", "sudan"): ((0.7, 1), (0, 0.25)),
        ("pakistan", "indonesia-malaysia"): ((0.04, 1), (8.06, 4.5), (8.06, 4.9), (0.2, 0)),
        ("sudan", "somalia"): ((0.95, 0), (0.02, 0.9)),
    },
    gates={
        "united-states": "benelux",
        "canada": "benelux",
        "united-kingdom": "benelux",
        "russia": "eastern-europe",
        "serbia": "italy",
        "turkey": "eastern-europe",
        "lebanon": "italy",
        "libya": "italy",
        "algeria-tunisia": "italy",
        "morocco": "spain",
    },
    stubs=(
        ("united-states", ("philippines",), (0.08, 1), (0, 12), "start"),
        ("philippines", ("united-states",), (0.5, 1), (0, 12), "middle"),
    ),
)

TALL = Layout(
    {
        "canada": (0, 0),
        "united-kingdom": (1, 0),
        "scandinavia": (2, 0),
        "russia": (3, 0),
        "united-states": (0, 1),
        "benelux": (1, 1),
        "germany": (2, 1),
        "eastern-europe": (3, 1),
        "spain": (0, 2),
        "france": (1, 2),
        "italy": (2, 2),
        "serbia": (3, 2),
        "morocco": (0, 3),
        "algeria-tunisia": (1, 3),
        "lebanon": (2, 3),
        "turkey": (3, 3),
        "libya": (1, 4),
        "israel": (2, 4),
        "syria": (3, 4),
        "sudan": (0, 5),
        "egypt": (1, 5),
        "jordan": (2, 5),
        "iraq": (3, 5),
        "kenya-tanzania": (0, 6),
        "somalia": (1, 6),
        "saudi-arabia": (2, 6),
        "gulf-states": (3, 6),
        "philippines": (0, 7),
        "yemen": (1, 7),
        "pakistan": (2, 7),
        "iran": (3, 7),
        "indonesia-malaysia": (0, 8),
        "india": (1, 8),
        "afghanistan": (2, 8),
        "caucasus": (3, 8),
        "thailand": (0, 9),
        "china": (1, 9),
        "central-asia": (2, 9),
    },
    scale=1.5,
    wide=162,
    tall=116,
    across=176,
    down=131,
    left=13,
    area=((2, 0), (3, 0), (3, 1), (4, 1), (4, 2), (3, 2), (3, 3), (0, 3), (0, 2), (1, 2), (1, 1), (2, 1)),
    area_title=(0.46, 4.46),
    area_apart=True,
    routes={
        ("russia", "serbia"): ((1, 0.7), (3.94, 0.62), (3.94, 2.3), (1, 0.35)),
        ("russia", "turkey"): ((1, 0.3), (3.97, 0.27), (3.97, 3.3), (1, 0.35)),
        ("turkey", "caucasus"): ((1, 0.2), (3.995, 3.18), (3.995, 8.4), (1, 0.45)),
        ("turkey", "iraq"): ((1, 0.8), (3.94, 3.71), (3.94, 5.27), (1, 0.3)),
        ("turkey", "iran"): ((1, 0.6), (3.97, 3.53), (3.97, 7.4), (1, 0.45)),
        ("iraq", "iran"): ((1, 0.7), (3.94, 5.62), (3.94, 7.13), (1, 0.15)),
        ("central-asia", "iran"): ((0.97, 0), (2.96, 8.9), (2.96, 7.97), (0.02, 1)),
        ("pakistan", "indonesia-malaysia"): ((0, 0.9), (1.9, 7.94), (0.97, 7.94), (1, 0.08)),
        ("philippines", "thailand"): ((0, 0.8), (-0.05, 7.72), (-0.05, 9.4), (0, 0.45)),
        ("united-states", "philippines"): ((0, 0.6), (-0.05, 1.55), (-0.05, 7.3), (0, 0.35)),
        ("caucasus", "central-asia"): ((0.1, 1), (1, 0.3)),
    },
    gates={
        "united-states": "benelux",
        "canada": "benelux",
        "united-kingdom": "benelux",
        "russia": "eastern-europe",
        "serbia": "italy",
        "turkey": "italy",
        "lebanon": "italy",
        "libya": "italy",
        "algeria-tunisia": "france",
        "morocco": "spain",
    },
    stubs=(
        ("russia", ("caucasus", "central-asia"), (0.5, 0), (0, -24), "end"),
        ("caucasus", ("russia",), (0.5, 1), (0, 12), "middle"),
        ("central-asia", ("russia",), (0.5, 1), (0, 12), "middle"),
    ),
)
