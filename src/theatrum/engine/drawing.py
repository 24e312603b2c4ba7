"""The drawing kit that the games' boards share: paper and ink, seats by colour and shape, text that fits, icons.

A board is SVG text built from these pieces. It must look the same in a browser and in a plain SVG renderer, so there
are no scripts, filters, outside fonts or CSS variables here; and it must be the same text every time it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import ClassVar

# One calm ground and one accent. Text is only ever INK, SOFT or BRASS on one of the light GROUNDS (all pairs AA).
PAPER = "#f6f0e4"
TRAY = "#ece3d1"
CARD = "#fffdf8"
INK = "#2b2622"
SOFT = "#5f564b"
BRASS = "#7d5a10"
RULE = "#c9bba2"
GLOW = "#c8962a"  # brass for lines and marks, too light to be read as text
HIGHLIGHT = "#fbedc4"
TEXT_INKS = (INK, SOFT, BRASS)

SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
SANS = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
SMALL = 14.0  # the smallest text of a sheet, at scale 1


@dataclass(frozen=True, slots=True)
class Look:
    """A colour of the Okabe–Ito palette, its light tint that text can stand on, and the shape that tells it apart."""

    colour: str
    tint: str
    shape: str


SEATS = (
    Look("#0072B2", "#dbe9f3", "circle"),
    Look("#009E73", "#d6ede4", "diamond"),
    Look("#E69F00", "#fbecc9", "square"),
    Look("#CC79A7", "#f6e4ee", "triangle"),
    Look("#D55E00", "#fae1d1", "hexagon"),
)
NOBODY = Look("#8b8378", "#e9e4da", "ring")
GROUNDS = (PAPER, TRAY, CARD, HIGHLIGHT, *(look.tint for look in SEATS), NOBODY.tint)

# Advance widths in em, the widest of the serif and sans faces named above: what fits by this table fits everywhere.
_WIDTHS = {
    0.30: "'",
    0.35: " ,./:;\\ijl|ł·’",
    0.40: "!()-IJ[]ft",
    0.50: '"*_`r–',
    0.55: "?szśźż„”“",
    0.60: "ckvxyć",
    0.65: "$0123456789abdeghnopqu{}ąęńó",
    0.70: "FLPSTYZŁŚŹŻ",
    0.75: "ABEKRVXĄĘ",
    0.80: "CDGĆ",
    0.85: "#+<=>OQU^w~Ó×−",
    0.90: "&HNŃ",
    1.00: "%@m—…",
    1.05: "MW",
}
_ADVANCE = {char: width for width, chars in _WIDTHS.items() for char in chars}
_BOLD = 1.12


def number(value: float) -> str:
    """Write a coordinate without a tail of zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """Estimate, rather too wide than too narrow, how many units a line of text takes."""
    return sum(_ADVANCE.get(char, 1.0) for char in words) * size * (_BOLD if bold else 1)


def cut(words: str, room: float, size: float, *, bold: bool = False) -> str:
    """Shorten a line with an ellipsis until it fits."""
    if text_width(words, size, bold=bold) <= room:
        return words
    while words and text_width(words + "…", size, bold=bold) > room:
        words = words[:-1].rstrip()
    return words + "…"


def wrap(words: str, room: float, size: float, *, lines: int = 2, bold: bool = False) -> list[str]:
    """Break words into at most ``lines`` lines, as even as they come; the last one is cut when it must be."""
    rows: list[str] = []
    for word in words.split():
        if rows and text_width(f"{rows[-1]} {word}", size, bold=bold) <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    if len(rows) > lines:
        rows[lines - 1 :] = [" ".join(rows[lines - 1 :])]
    return [cut(row, room, size, bold=bold) for row in rows]


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    room: float,
    smallest: float | None = None,
    anchor: str = "start",
    serif: bool = False,
    bold: bool = False,
    fill: str = INK,
) -> str:
    """Write one line that takes no more than ``room``: at ``size``, else smaller down to ``smallest``, else cut."""
    full = text_width(words, size, bold=bold)
    if full > room and smallest is not None:
        size = max(smallest, int(size * room / full * 4) / 4)
    words = cut(words, room, size, bold=bold)
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}" data-room="{number(room)}"'
        f'{placed}{weight} font-family="{SERIF if serif else SANS}">{escape(words)}</text>'
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "none",
    stroke: str = "none",
    line: float = 1.5,
    radius: float = 8,
    dash: str = "",
) -> str:
    """Draw a rounded rectangle."""
    pen = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{number(line)}"'
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{number(radius)}" fill="{fill}"{pen}{dashes}/>'
    )


def polygon(points: Sequence[tuple[float, float]], *, fill: str, stroke: str = "none", line: float = 1.5) -> str:
    """Draw a closed shape with softened corners."""
    where = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    pen = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{number(line)}" stroke-linejoin="round"'
    return f'<polygon points="{where}" fill="{fill}"{pen}/>'


def circle(
    x: float, y: float, radius: float, *, fill: str = "none", stroke: str = "none", line: float = 1.5, dash: str = ""
) -> str:
    pen = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{number(line)}"'
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{pen}{dashes}/>'


def icon(path: str, x: float, y: float, size: float, *, colour: str = INK, line: float = 2) -> str:
    """Draw line art made on a 24-unit grid, centred on (x, y); a path may fill parts of itself after a ``|``."""
    drawn, _, solid = path.partition("|")
    scale = size / 24
    strokes = f'<path d="{drawn}" fill="none"/>' if drawn else ""
    solids = f'<path d="{solid}" fill="{colour}" stroke="none"/>' if solid else ""
    return (
        f'<g transform="translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.4g})" stroke="{colour}"'
        f' stroke-width="{number(line)}" stroke-linecap="round" stroke-linejoin="round">{strokes}{solids}</g>'
    )


SHAPES: dict[str, tuple[tuple[float, float], ...]] = {
    "star": (
        (0, -1.25), (0.35, -0.42), (1.2, -0.38), (0.55, 0.2), (0.75, 1.05),
        (0, 0.58), (-0.75, 1.05), (-0.55, 0.2), (-1.2, -0.38), (-0.35, -0.42),
    ),
    "diamond": ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "triangle": ((0, -1.1), (1.1, 0.85), (-1.1, 0.85)),
    "hexagon": ((-0.55, -1), (0.55, -1), (1.1, 0), (0.55, 1), (-0.55, 1), (-1.1, 0)),
}  # fmt: skip


def mark(look: Look, x: float, y: float, radius: float) -> str:
    """Draw the sign of a seat: its colour in its shape, so that either alone is enough."""
    if look.shape in SHAPES:
        corners = [(x + radius * dx, y + radius * dy) for dx, dy in SHAPES[look.shape]]
        return polygon(corners, fill=look.colour, stroke=INK)
    filled = "none" if look.shape == "ring" else look.colour
    return circle(x, y, radius, fill=filled, stroke=INK)


def pattern(id: str, size: float, content: str, *, turn: float = 0) -> str:
    """Define a repeating pattern to fill shapes with, as ``url(#id)``."""
    turned = f' patternTransform="rotate({number(turn)})"' if turn else ""
    side = number(size)
    return (
        f'<pattern id="{id}" width="{side}" height="{side}" patternUnits="userSpaceOnUse"{turned}>{content}</pattern>'
    )


def choice(token: str | None, label: str, content: str, *, hint: str = "", opens: str = "") -> str:
    """Wrap what can be pointed at: it carries its token, a spoken label, and a tooltip with more to read.

    What is never chosen may name the list (``Game.lists``) that a page ``opens`` at a click.
    """
    tip = f"<title>{escape(hint or label)}</title>"
    if opens:
        return (
            f'<g class="choice" data-list="{escape(opens)}" tabindex="-1" role="img" aria-label="{escape(label)}">'
            f"{tip}{content}</g>"
        )
    if token is None:
        return f'<g role="img" aria-label="{escape(label)}">{tip}{content}</g>'
    return (
        f'<g class="choice" data-token="{escape(token)}" tabindex="-1" role="img" aria-label="{escape(label)}">'
        f"{tip}{content}</g>"
    )


def piece(name: str, content: str) -> str:
    """Wrap a thing that may be moved, by a name of its own: a page lets it glide. A choice is a piece by its token."""
    return f'<g data-piece="{escape(name)}">{content}</g>'


@lru_cache(8192)
def _line(
    x: float, y: float, words: str, sizes: tuple[float, float, float], pen: tuple[str, bool, bool, str], told: bool
) -> str:
    """Write a line without its sans face, which a sheet names once for all, and with its room where that is told."""
    (size, smallest, room), (anchor, serif, bold, fill) = sizes, pen
    drawn = text(x, y, words, size, room=room, smallest=smallest, anchor=anchor, serif=serif, bold=bold, fill=fill)
    drawn = drawn.replace(f' font-family="{SANS}"', "")
    return drawn if told else drawn.replace(f' data-room="{number(room)}"', "")


class Sheet:
    """What is drawn at scale 1 when wide, and larger for a phone, where units are smaller; each token lies there once.

    Whoever lays the sheet out names its sans face, for all its texts.
    """

    tells_room: ClassVar[bool] = True  # beside every text, for tests; a sheet with hundreds of texts goes without

    def __init__(self, scale: float) -> None:
        self.s = scale
        self.shown: set[str] = set()  # tokens that lie on the sheet already

    def token(self, token: str) -> str | None:
        """Return a token to be put on a thing, or None where it lies on another one already."""
        if token in self.shown:
            return None
        self.shown.add(token)
        return token

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float = SMALL,
        *,
        room: float,
        anchor: str = "start",
        serif: bool = False,
        bold: bool = False,
        fill: str = INK,
    ) -> str:
        """Write one line. Sizes grow with the scale, places do not."""
        sizes = (size * self.s, SMALL * self.s, room)
        return _line(x, y, words, sizes, (anchor, serif, bold, fill), self.tells_room)

    def width(self, words: str, size: float = SMALL, *, bold: bool = False) -> float:
        """Estimate how many units a line takes at this scale."""
        return text_width(words, size * self.s, bold=bold)


def sheet(width: float, height: float, body: str, *, title: str, desc: str, defs: str = "") -> str:
    """Lay the drawing on paper, with a title and a description for those who listen to it.

    The sheet is a group, not one image: an image would hide the choices inside it from screen readers.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" role="group">'
        f"<title>{escape(title)}</title><desc>{escape(desc)}</desc><defs>{defs}</defs>"
        f"{rect(0, 0, width, height, fill=PAPER, radius=12)}{body}</svg>"
    )
