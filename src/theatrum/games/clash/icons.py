"""The signs of CLASH: one icon for each effect, never for a person, and the badge that puts dots around it.

Paths are line art on a 24-unit grid; what follows a ``|`` is filled.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin

from theatrum.engine.drawing import CARD, GLOW, INK, NOBODY, SEATS, Look, choice, circle, icon, number, polygon
from theatrum.games.clash.tiles import COMPASS, Tile

EFFECTS = {
    "none": "M12 7 17 12 12 17 7 12Z",
    # a tile struck through
    "destroy": "M4.5 4.5h15v15h-15ZM8.5 8.5l7 7M15.5 8.5l-7 7",
    # Safety broken in two
    "destroy_safe": "M13 3 19.5 5v6c0 4.5-2.8 7.6-7 9.5M11 3 4.5 5v6c0 4.5 2.8 7.6 6 9.2M13 3l-2.5 5.5 3 3.5-3 4 2 4.5",
    # what pointed up points down
    "turn": "M7.5 20V5M3.5 9l4-4.5 4 4.5M16.5 4v15M12.5 15l4 4.5 4-4.5",
    # a tile leaves the board
    "discard": "M11 4.5H4.5v15h15V13M12 12 20.5 3.5M14.5 3.5h6v6",
    # once more
    "repeat": "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3v5h-5|M10 8.6 15.6 12 10 15.4Z",
    # from the opponent's tray to the pile
    "agent": "M4 8V4h16v4M12 7.5V15M8.5 12l3.5 3.5 3.5-3.5M6 20.5h12M7.5 18h9",
    # from the pile to my tray
    "hacker": "M4 16v4h16v-4M12 17V9M8.5 12.5 12 9l3.5 3.5M6 3.5h12M7.5 6h9",
    # from the board to my tray
    "crisis": "M7 3.5h10v8H7ZM12 8v9.5M8.5 14l3.5 3.5 3.5-3.5M4 16.5v4h16v-4",
    # one drawn out of the closed box
    "elections": "M4 12h4M16 12h4v8.5H4V12M12 16V4M8.5 7.5 12 4l3.5 3.5M8 12h8",
    # from cell to cell
    "move": "M3 6h6v12H3ZM12 12h4M14 9.5l2.5 2.5-2.5 2.5|M18 6h3v2h-3ZM18 16h3v2h-3ZM20 9.5h1.6v5H20Z",
    "safety": "M12 3 19.5 5.5V11c0 4.8-3 8-7.5 10-4.5-2-7.5-5.2-7.5-10V5.5Z",
    # Safety handed to both sides
    "stabilise": "M12 5.5l5 1.7v4c0 3.4-2 5.6-5 7.3-3-1.7-5-3.9-5-7.3v-4ZM4.5 9 1.5 12l3 3M19.5 9l3 3-3 3",
    # a seal in a wreath
    "protect": "M12 20.5C6.5 20 3.5 16 4 9.5M12 20.5c5.5-.5 8.5-4.5 8-11M4 9.5l3 2M20 9.5l-3 2"
    "M5 14.5l3.4.6M19 14.5l-3.4.6M8 18.4l1.8-2.2M16 18.4l-1.8-2.2"
    "|M12 3.5l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 7.1l3.5-.4Z",
    "block": "M12 3.5a8.5 8.5 0 1 0 .01 0ZM7 12h10",
    "kabooom": "M12 2.5l2 5 5-2.5-2.2 5 4.7 2-4.7 2.2L19 19l-5-2.2-2 4.7-2-4.7L5 19l2.2-4.8L2.5 12l4.7-2L5 5l5 2.5Z",
}
SAFE = EFFECTS["safety"] + "M8.5 11.5l2.5 2.5 4.5-5"
BLOCKED = EFFECTS["block"]
HIDDEN = "M3 12c2.5-4.2 5.5-6 9-6s6.5 1.8 9 6c-2.5 4.2-5.5 6-9 6s-6.5-1.8-9-6ZM4 20 20 4"
LEAVES = "M10 4H4v16h6M9 12h11.5M16.5 8l4 4-4 4"

# Where a tile comes from, as the ring around its icon: whole, dashed, dotted, thin.
FAMILIES = {
    "mcworld": (SEATS[0].colour, ""),
    "jihad": (SEATS[1].colour, "9 4"),
    "neutral": (NOBODY.colour, ""),
    "start": (SEATS[3].colour, "2 4"),
}


def badge(
    tile: Tile,
    x: float,
    y: float,
    scale: float,
    *,
    turned: bool = False,
    roomy: bool = False,
    choices: Mapping[str, tuple[str, str]] | None = None,
) -> str:
    """Draw a tile's effect with its dots around it, as they lie; ``turned`` when its base is at the top.

    A ring is drawn double when the effect lasts. Dots tied to the ring work all together; loose ones are one of a
    choice. A ``roomy`` badge without dots takes their room for itself. ``choices`` gives dots by name a token and a
    label, where the player is to point at one of them.
    """
    colour, dash = FAMILIES[tile.set]
    if roomy and not (tile.dots or tile.white or tile.black):
        scale *= 1.3
    radius = 24 * scale
    parts = [circle(x, y, radius, fill=CARD, stroke=colour, line=3 * scale, dash=dash)]
    if tile.kind == "permanent":
        parts.append(circle(x, y, radius - 4 * scale, stroke=colour, line=1.5 * scale))
    parts.append(icon(EFFECTS[tile.effect], x, y, 34 * scale, line=2))
    together = tile.area in ("all_of", "colour") or tile.kind == "permanent"
    for names, fill in ((tile.dots, INK), (tile.black, INK), (tile.white, CARD)):
        for name in names:
            east, north = COMPASS[name]
            dx, dy = (-east, north) if turned else (east, -north)
            dot = _dot(x, y, dx, dy, scale, fill, arrow=tile.area == "line", tied=together)
            if choices and name in choices:
                touch = circle(x + dx * 37 * scale, y + dy * 37 * scale, 17 * scale, fill="transparent")
                dot = choice(*choices[name], touch + dot)
            parts.append(dot)
    return "".join(parts)


def _dot(x: float, y: float, dx: int, dy: int, scale: float, fill: str, *, arrow: bool, tied: bool) -> str:
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    reach = (46 if dx and dy else 37) * scale
    at_x, at_y = x + ux * reach, y + uy * reach
    if arrow:
        tip, side = 8 * scale, 5.5 * scale
        corners = [
            (at_x + ux * tip, at_y + uy * tip),
            (at_x - ux * tip / 2 - uy * side, at_y - uy * tip / 2 + ux * side),
            (at_x - ux * tip / 2 + uy * side, at_y - uy * tip / 2 - ux * side),
        ]
        return polygon(corners, fill=fill)
    tie = ""
    if tied:
        from_x, from_y = x + ux * 26 * scale, y + uy * 26 * scale
        tie = (
            f'<path d="M{number(from_x)} {number(from_y)}L{number(at_x)} {number(at_y)}" stroke="{INK}"'
            f' stroke-width="{number(2 * scale)}"/>'
        )
    return tie + circle(at_x, at_y, 5.5 * scale, fill=fill, stroke=INK, line=2 * scale)


def bar(look: Look, x: float, y: float, width: float, height: float) -> str:
    """Fill a strip in a seat's colour and, for the odd seat, with stripes, so that two strips differ in print."""
    whole = f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    plain = f'{whole} fill="{look.colour}"/>'
    return plain if look is SEATS[0] else plain + f'{whole} fill="url(#clash-stripes)"/>'


def wreath(x: float, y: float, radius: float) -> str:
    """Draw the seal of the Nobel Prize around a point: two branches of leaves."""
    leaves = []
    for step in range(5):
        for side in (-1, 1):
            angle = pi / 2 + side * (0.35 + step * 0.5)
            leaf_x, leaf_y = x + radius * cos(angle), y + radius * sin(angle)
            turn = angle * 180 / pi + side * 60
            leaves.append(
                f'<ellipse cx="{number(leaf_x)}" cy="{number(leaf_y)}" rx="7" ry="3.2" fill="{GLOW}" stroke="{INK}"'
                f' stroke-width="1" transform="rotate({number(turn)} {number(leaf_x)} {number(leaf_y)})"/>'
            )
    return "".join(leaves)
