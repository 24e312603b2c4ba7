"""The tiles, read from ``tiles.toml``, and where on the board each one's dots and arrows point.

Cells are 0..8 for a1, b1, c1, a2 .. c3. Seat 0 sits below row 1, seat 1 above row 3, and north is towards row 3.
A tile that supports seat 0 has its base to the south, so its own compass is the board's; one that supports seat 1
is turned by half.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from theatrum.engine.content import Entry, Source

COMPASS: dict[str, tuple[int, int]] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
DIRECTIONS = tuple(COMPASS)
GROUPS = {"side": ("n", "e", "s", "w"), "corner": ("ne", "se", "sw", "nw"), "all": DIRECTIONS}
CELLS = tuple(column + row for row in "123" for column in "abc")

Set = Literal["start", "mcworld", "jihad", "neutral"]
KINDS = {
    "none": ("none",),
    "immediate": (
        *("destroy", "destroy_safe", "turn", "discard", "repeat"),
        *("agent", "hacker", "crisis", "elections", "move"),
    ),
    "permanent": ("safety", "stabilise", "protect", "block", "kabooom"),
}
"""The effects that there are, by kind: whether they happen once or last."""

AREAS_OF = {"destroy": ("one_of",), "destroy_safe": ("one_of",), "discard": ("one_of",), "repeat": ("one_of",)}
TURN_AREAS = ("one_of", "line", "colour", "all_of")


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile as printed: its family, its effect, and its dots in its own compass."""

    name: str
    set: str
    kind: str  # "none", "immediate" or "permanent"
    effect: str
    area: str  # "one_of", "line", "colour", "all_of", or "" where the effect points at no neighbour
    dots: tuple[str, ...]
    white: tuple[str, ...]
    black: tuple[str, ...]
    label: dict[str, str]
    text: dict[str, str]
    source: str
    reconstructed: tuple[str, ...]
    optional: bool  # may be left in the box


class Tiles:
    """All tiles, and tables by tile number that the rules read at every move."""

    def __init__(self, source: Source) -> None:
        page = source.toml("tiles.toml")
        self.all: tuple[Tile, ...] = tuple(_read(entry) for entry in page.entries("tile"))
        page.close()
        self._families = {name: self._where("set", name) for name in get_args(Set)}
        for family, count in (("start", 1), ("mcworld", 7), ("jihad", 7)):
            found = len(self.family(family))
            if found != count:
                raise page.fail("tile", "set-size", set=repr(family), wanted=str(count), found=str(found))
        self.start = self.family("start")[0]
        self.neutrals = self.family("neutral")
        self.immediate = tuple(tile.kind == "immediate" for tile in self.all)
        self.effect = tuple(tile.effect for tile in self.all)
        self.area = tuple(tile.area for tile in self.all)
        self.power = tuple((tile.effect, tile.area) for tile in self.all)
        self.protectors = frozenset(self._where("effect", "protect"))
        self.shelters = frozenset(self._where("effect", "safety"))
        self.stabilisers = self._where("effect", "stabilise")
        self.blockers = self._where("effect", "block")
        self.bombs = self._where("effect", "kabooom")
        # [tile][seat supported][cell] -> cells, or for lines {number of a direction: cells}
        self.marked = tuple(_neighbours(tile.dots) for tile in self.all)
        self.white = tuple(_neighbours(tile.white) for tile in self.all)
        self.black = tuple(_neighbours(tile.black) for tile in self.all)
        self.lines = tuple(_lines(tile.dots if tile.area == "line" else ()) for tile in self.all)

    def __getitem__(self, number: int) -> Tile:
        return self.all[number]

    def __len__(self) -> int:
        return len(self.all)

    def family(self, name: str) -> tuple[int, ...]:
        return self._families[name]

    def _where(self, field: str, value: str) -> tuple[int, ...]:
        return tuple(number for number, tile in enumerate(self.all) if getattr(tile, field) == value)

    def number(self, name: str) -> int:
        for number, tile in enumerate(self.all):
            if tile.name == name:
                return number
        raise KeyError(name)


def _read(entry: Entry) -> Tile:
    kind = entry.choice("kind", KINDS)
    effect = entry.choice("effect", KINDS[kind])
    area = ""
    if effect == "turn":
        area = entry.choice("area", TURN_AREAS)
    elif effect in AREAS_OF:
        area = entry.choice("area", AREAS_OF[effect])
    dotted = (area and area != "colour") or effect in ("stabilise", "block")
    tile = Tile(
        entry.name("id"),
        entry.choice("set", get_args(Set)),
        kind,
        effect,
        area,
        _dots(entry, "dots") if dotted else (),
        _dots(entry, "white") if area == "colour" else (),
        _dots(entry, "black") if area == "colour" else (),
        entry.texts(),
        entry.texts("text_"),
        entry.source(),
        tuple(entry.words("reconstructed")) if entry.has("reconstructed") else (),
        entry.has("optional") and entry.flag("optional"),
    )
    entry.close()
    return tile


def _dots(entry: Entry, field: str) -> tuple[str, ...]:
    if entry.holds_text(field):
        return GROUPS[entry.choice(field, GROUPS)]
    dots = tuple(entry.choices(field, DIRECTIONS))
    if not dots:
        raise entry.fail(field, "empty")
    if len(set(dots)) < len(dots):
        raise entry.fail(field, "dot-twice", dot=next(dot for dot in dots if dots.count(dot) > 1))
    return dots


Marks = tuple[tuple[tuple[int, ...], ...], ...]
Lines = tuple[tuple[dict[int, tuple[int, ...]], ...], ...]


def _ray(cell: int, step: tuple[int, int], supports: int) -> tuple[int, ...]:
    """Return the cells from ``cell`` along a step of the tile's own compass, nearest first."""
    turn = 1 if supports == 0 else -1
    column, row = cell % 3 + turn * step[0], cell // 3 + turn * step[1]
    found = []
    while 0 <= column < 3 and 0 <= row < 3:
        found.append(row * 3 + column)
        column, row = column + turn * step[0], row + turn * step[1]
    return tuple(found)


def _neighbours(dots: tuple[str, ...]) -> Marks:
    return tuple(
        tuple(tuple(sorted(cell for dot in dots for cell in _ray(at, COMPASS[dot], seat)[:1])) for at in range(9))
        for seat in (0, 1)
    )


def _lines(dots: tuple[str, ...]) -> Lines:
    """Number each arrow by the board's compass, so that a player reads it off the board."""
    half = len(DIRECTIONS) // 2
    numbers = {dot: DIRECTIONS.index(dot) for dot in dots}
    return tuple(
        tuple(
            {(number + seat * half) % (2 * half): _ray(at, COMPASS[dot], seat) for dot, number in numbers.items()}
            for at in range(9)
        )
        for seat in (0, 1)
    )
