"""The signs of Labyrinth: governance by colour, pattern and letter, pieces and markers by shape.

Paths are line art on a 24-unit grid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from theatrum.engine.drawing import (
    BRASS,
    CARD,
    GLOW,
    INK,
    NOBODY,
    SEATS,
    Look,
    circle,
    mark,
    number,
    pattern,
    polygon,
    rect,
)

US_LOOK: Final = SEATS[0]
JIHADIST_LOOK: Final = SEATS[1]
SIDES: Final[dict[str, Look]] = {"us": US_LOOK, "jihadist": JIHADIST_LOOK, "unassociated": NOBODY}
BLUE, GREEN = US_LOOK.colour, JIHADIST_LOOK.colour
TAN: Final = "#c9a66b"
ALARM: Final = "#D55E00"
LINE: Final = "#a8987c"  # connections on the map


@dataclass(frozen=True, slots=True)
class Governance:
    """How a level of governance is told apart: by colour, and without it by pattern and letter."""

    id: str
    colour: str
    tint: str
    edge: str  # the colour as a line, dark enough to be seen
    texture: str  # what its pattern repeats

    @property
    def pattern(self) -> str:
        return f"url(#lb-{self.id})"


def _pen(colour: str, width: float = 1.6) -> str:
    return f'stroke="{colour}" stroke-width="{width}" fill="none"'


LEVELS: Final = {
    level.id: level
    for level in (
        Governance("good", "#56B4E9", "#e2f1fa", "#2a77a5", ""),
        Governance("fair", "#F0E442", "#faf6d0", "#8f8200", f'<path d="M0 3H8" {_pen("#8f8200")}/>'),
        Governance(
            "poor", "#E69F00", "#fdecc6", "#a86a00", f'<path d="M-2 2 2-2M0 8 8 0M6 10l4-4" {_pen("#7a4c00")}/>'
        ),
        Governance("islamist", "#D55E00", "#f9dac6", "#9c4300", f'<path d="M0 0 8 8M0 8 8 0" {_pen("#5c2700")}/>'),
    )
}
DEFS: Final = "".join(pattern(f"lb-{level.id}", 8, level.texture) for level in LEVELS.values() if level.texture)

CYLINDER = "M4 7c0-2 3.6-3.5 8-3.5S20 5 20 7v10c0 2-3.6 3.5-8 3.5S4 19 4 17ZM4 7c0 2 3.6 3.5 8 3.5S20 9 20 7"
CUBE = "M12 2.5 20.5 7v10L12 21.5 3.5 17V7ZM3.5 7 12 11.5 20.5 7M12 11.5v10"
STAR = "M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6Z"
SEED = "M12 6a6 6 0 1 0 .01 0Z"
PARCEL = "M3 8h18v12.5H3ZM12 8v12.5M3 13.5h18M12 8C9 8 7 3.5 9.5 3.5S12 8 12 8s0-4.5 2.5-4.5S15 8 12 8Z"
TOWER = "M4 21.5V3h4v3.5h2.5V3h3v3.5H16V3h4v18.5h-6V16h-4v5.5Z"
PENNANT = "M4 22V2l16 6-16 6.5"
FLAG = "M4 22V3h16v11H4"
LOCK = "M5 11h14v10H5ZM8 11V7.5a4 4 0 0 1 8 0V11"
SHIELD = "M12 2 21 4.5V12c0 5-4 8.5-9 10.5-5-2-9-5.5-9-10.5V4.5Z"
DROP = "M12 2c4 6 7.5 9 7.5 13a7.5 7.5 0 0 1-15 0c0-4 3.5-7 7.5-13Z"
RING = "M12 2.5a9.5 9.5 0 1 0 .01 0ZM12 8.5a3.5 3.5 0 1 0 .01 0Z"
PERSON = "M12 3a4 4 0 1 0 .01 0ZM4 21.5c0-6 3-9 8-9s8 3 8 9Z"
TURN_BACK = "M20 18v-5a5 5 0 0 0-5-5H5M10 3 5 8l5 5"
BACK = "M5 3.5h11v14H5ZM8.5 20.5H19V7"
CLOCK = "M12 3a9 9 0 1 0 .01 0ZM12 7v5l3.5 3"
PIN = "M12 21.5v-8M7 3h10l-2 5 3 4.5v1H6v-1L9 8Z"
GONE = "M5 5l14 14M19 5 5 19"
CHECK = "M4.5 12.5 10 18 19.5 6.5"
OUT = "M3 12h17M13 5l7 7-7 7"
IN = "M2 12h12M8 6l6 6-6 6M21 3v18"


def glyph(path: str, x: float, y: float, size: float, *, fill: str = "none", stroke: str = INK, line: float = 2) -> str:
    """Draw a sign made on a 24-unit grid, centred on (x, y)."""
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 24:.3g})"
    return (
        f'<path d="{path}" transform="{where}" fill="{fill}" stroke="{stroke}" stroke-width="{number(line)}"'
        f' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def sleeper(x: float, y: float, size: float) -> str:
    return glyph(CYLINDER, x, y, size, fill=CARD, stroke=GREEN, line=2.6)


def active(x: float, y: float, size: float) -> str:
    return glyph(CYLINDER, x, y, size, fill=GREEN, stroke=INK, line=2.2)


def troop(x: float, y: float, size: float) -> str:
    return glyph(CUBE, x, y, size, fill="#7fb4d8", stroke=INK, line=2)


def sadr(x: float, y: float, size: float) -> str:
    return mark(JIHADIST_LOOK, x, y, size * 0.4) + circle(x, y, size * 0.13, fill=CARD)


def nato(x: float, y: float, size: float) -> str:
    return circle(x, y, size / 2, fill=BLUE, stroke=INK, line=1.2) + glyph(
        STAR, x, y, size * 0.85, fill=CARD, stroke="none"
    )


def cadre(x: float, y: float, size: float) -> str:
    return glyph(SEED, x, y, size, fill=CARD, stroke=GREEN, line=2.6).replace("/>", ' stroke-dasharray="3 3.5"/>')


def aid(x: float, y: float, size: float) -> str:
    return glyph(PARCEL, x, y, size, fill=CARD, stroke=BLUE, line=2.4)


def besieged(x: float, y: float, size: float) -> str:
    return glyph(TOWER, x, y, size, fill="#d9d2c4", stroke=INK)


def regime_change(kind: str, x: float, y: float, size: float) -> str:
    """Draw a green pennant in the turn of the change, a tan square flag from then on."""
    return glyph(PENNANT if kind == "green" else FLAG, x, y, size, fill=GREEN if kind == "green" else TAN)


def ctr(x: float, y: float, size: float) -> str:
    return glyph(LOCK, x, y, size, fill="#d9d2c4")


def shield(x: float, y: float, size: float, *, hard: bool) -> str:
    """Draw the ground of a posture: a full shield when Hard, a pale one when Soft."""
    return glyph(SHIELD, x, y, size, fill="#e5d9bd" if hard else CARD, line=2.4 if hard else 1.4)


def resource(x: float, y: float, size: float, *, oil: bool) -> str:
    if oil:
        return glyph(DROP, x, y, size * 1.2, fill=INK, stroke=CARD, line=2)
    return circle(x, y, size * 0.42, fill=INK, stroke=CARD, line=0.8)


def shia_mix(x: float, y: float, size: float) -> str:
    """Draw a circle of two halves."""
    r = size / 2
    half = f'<path d="M{number(x)} {number(y - r)}a{number(r)} {number(r)} 0 0 1 0 {number(2 * r)}Z" fill="{INK}"/>'
    return circle(x, y, r, fill=CARD, stroke=INK, line=size / 9) + half


def wedge(x: float, y: float, size: float) -> str:
    """Draw a corner that has been turned up: there is news; (x, y) is the corner, at the lower right."""
    return polygon([(x, y - size), (x, y), (x - size, y)], fill=GLOW, stroke=BRASS, line=1)


def plot(x: float, y: float, size: float, *, shown: bool) -> str:
    """Draw a plot token, a square on its corner; face down it is hatched."""
    r = size / 2
    return polygon(
        [(x, y - r), (x + r, y), (x, y + r), (x - r, y)], fill=CARD if shown else ALARM, stroke=INK, line=1.3
    ) + ("" if shown else glyph(GONE, x, y, size * 0.42, stroke=CARD, line=4))


def ops(side: str, x: float, y: float, radius: float) -> str:
    """Draw the ground of a card's value in the shape of its side: circle, diamond, square; text can stand on it."""
    look = SIDES[side]
    if side == "us":
        return circle(x, y, radius, fill=look.tint, stroke=look.colour, line=2.5)
    if side == "jihadist":
        r = radius * 1.18
        points = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
        return polygon(points, fill=look.tint, stroke=look.colour, line=2.5)
    side_length = radius * 1.76
    return rect(
        x - side_length / 2,
        y - side_length / 2,
        side_length,
        side_length,
        fill=look.tint,
        stroke=look.colour,
        line=2.5,
        radius=3,
    )
