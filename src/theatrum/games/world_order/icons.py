"""The signs of World Order: powers by colour and shape, goods and effects in one line style on a 24-unit grid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from theatrum.engine.drawing import CARD, INK, NOBODY, SANS, SHAPES, SOFT, Look, circle, number, pattern, polygon

# The marks of seats have other pairs of colour and shape: until a seat leads a power it is not taken for one.
POWERS: Final[dict[str, Look]] = {
    "usa": Look("#0072B2", "#dbe9f3", "star"),
    "eu": Look("#F0E442", "#faf6d0", "circle"),
    "russia": Look("#009E73", "#d6ede4", "square"),
    "china": Look("#D55E00", "#fae1d1", "triangle"),
    "local": Look("#2b2622", "#e9e4da", "hexagon"),
}
DEFS: Final = pattern("wo-rest", 7, f'<path d="M0 0V7" stroke="{NOBODY.colour}" stroke-width="2.2"/>', turn=45)
REST: Final = "url(#wo-rest)"  # hatching: exhausted, used, gone
ALARM: Final = "#D55E00"
ENGRAVED: Final = "#eae0cd"  # the lines of the globe

# What a sheet says once for all its signs and texts.
PEN: Final = f'font-family="{SANS}" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'

COIN = "M12 3a9 9 0 1 0 .01 0ZM15 8.5h-4.5a1.8 1.8 0 0 0 0 3.5h3a1.8 1.8 0 0 1 0 3.5H9M12 6.5v11"
BUBBLE = "M3 4h18v12H11l-5 5v-5H3Z"
WORTH = "M2 2h20v17H11l-5 4.5V19H2Z"
SHIELD = "M12 2 21 5v7c0 5-4 8-9 10-5-2-9-5-9-10V5Z"
GOODS: Final[dict[str, str]] = {
    "energy": "M13 2 5 14h6l-1 8 8-12h-6Z",
    "raw-materials": "M7 4h10l2 7H5ZM3.5 13h7.5l1.5 7H2ZM13 13h7.5l1.5 7h-9.5Z",
    "food": "M12 22V7M12 11C8 11 7 8 7 5c3 1 5 3 5 6 0-3 2-5 5-6 0 3-1 6-5 6M12 18c-4 0-5-3-5-6 3 1 5 3 5 6 0-3 2-5 5-6"
    " 0 3-1 6-5 6",
    "consumer-goods": "M5 8h14l1 13H4ZM9 11V6a3 3 0 0 1 6 0v5",
    "services": "M5 4h14v11H5ZM2 19.5h20",
    "diplomacy": BUBBLE,
    "army": SHIELD,
    "money": COIN,
}
TYPES: Final[dict[str, str]] = {
    "domestic": "M3 11 12 3l9 8M6 9v12h12V9",
    "diplomatic": BUBBLE,
    "economic": "M3 21h18M6 21v-6h3v6M11 21V9h3v12M16 21V4h3v17",
    "military": SHIELD,
}
RESEARCH = "M9 3h6M10 3v6L5 20h14L14 9V3M7.5 15h9"
ENGAGE = "M9 6a6 6 0 1 0 .01 0ZM15 6a6 6 0 1 0 .01 0Z"
STAR = "M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.6 6 20.9l1.3-6.7-5-4.7 6.8-.8Z"
CUBE = "M12 2.5 20.5 7v10L12 21.5 3.5 17V7ZM3.5 7 12 11.5 20.5 7M12 11.5v10"
OUT = "M6 18 18 6M9 6h9v9"
IN = "M18 6 6 18M15 18H6V9"
HANGAR = "M2 20C2 10 7 5 12 5s10 5 10 15ZM8 20v-6h8v6"
FACTORY = "M3 21V9l6 4V9l6 4V4h6v17Z"
BACK = "M5 3.5h11v14H5ZM8.5 20.5H19V7"
LOCK = "M5 11h14v10H5ZM8 11V7.5a4 4 0 0 1 8 0V11"
FLAG = "M5 22V3h14l-4 5 4 5H5"
CHECK = "M4 13l5 6L20 5"
GONE = "M5 5l14 14M19 5 5 19"
ALERT = "M12 3 22 21H2ZM12 9v6M12 18v.1"
CROWN = "M3 19V7l5 5 4-7 4 7 5-5v12Z"
RENEW = "M19 8A8 8 0 1 0 20 14M20 3v6h-6"
GLOBE = (
    "M12 2a10 10 0 1 0 .01 0ZM2 12h20M4 6.5c5 2 11 2 16 0M4 17.5c5-2 11-2 16 0M12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20"
)
ALLIES = "M8 4a3.5 3.5 0 1 0 .01 0ZM16 4a3.5 3.5 0 1 0 .01 0ZM2 20c0-5 2-8 6-8s6 3 6 8M16 12c4 0 6 3 6 8"


@lru_cache(4096)
def glyph(path: str, x: float, y: float, size: float, *, fill: str = "none", stroke: str = INK, line: float = 2) -> str:
    """Draw a sign made on a 24-unit grid, centred on (x, y); what most signs share is said once, by PEN."""
    where = f"translate({number(round(x - size / 2, 1))} {number(round(y - size / 2, 1))}) scale({size / 24:.3g})"
    filled = "" if fill == "none" else f' fill="{fill}"'
    width = "" if line == 2 else f' stroke-width="{number(line)}"'
    return f'<path d="{path}" transform="{where}"{filled} stroke="{stroke}"{width}/>'


@lru_cache(4096)
def mark(owner: str, x: float, y: float, radius: float) -> str:
    """Draw the sign of a power, or of the local powers: its colour in its shape, so that either alone is enough."""
    look = POWERS[owner]
    line = max(0.8, radius * 0.16)
    if look.shape == "circle":
        return circle(x, y, radius, fill=look.colour, stroke=INK, line=line)
    corners = [(round(x + radius * dx, 1), round(y + radius * dy, 1)) for dx, dy in SHAPES[look.shape]]
    return polygon(corners, fill=look.colour, stroke=INK, line=line)


def army(owner: str, x: float, y: float, size: float) -> str:
    """Draw an army: the sign of its power on a shield."""
    look = POWERS[owner]
    return glyph(SHIELD, x, y, size, fill=look.tint, stroke=INK, line=2) + mark(owner, x, y - size * 0.03, size * 0.23)


def token(owner: str, x: float, y: float, size: float) -> str:
    """Draw an engage token: the sign of its power in two rings."""
    look = POWERS[owner]
    drawn = circle(x, y, size / 2, fill=look.tint, stroke=INK, line=size * 0.06)
    return drawn + circle(x, y, size * 0.4, stroke=SOFT, line=size * 0.04) + mark(owner, x, y, size * 0.23)


def sockets(places: Sequence[float], y: float, size: float, *, permanent: bool) -> str:
    """Draw a row of places for cubes: square where they stay, round and dashed where they may be pushed out."""
    half = number(round(size / 2, 2))
    side = number(round(size, 2))
    pen = f'fill="{CARD}" stroke="{SOFT}" stroke-width="{number(size * 0.065)}"'
    if permanent:
        drawn = [
            f"M{number(round(x - size / 2, 1))} {number(round(y - size / 2, 1))}h{side}v{side}h-{side}Z" for x in places
        ]
        return f'<path d="{"".join(drawn)}" {pen}/>' if drawn else ""
    drawn = [
        f"M{number(round(x - size / 2, 1))} {number(y)}a{half} {half} 0 1 1 {side} 0a{half} {half} 0 1 1-{side} 0"
        for x in places
    ]
    dash = f"{number(size * 0.16)} {number(size * 0.1)}"
    return f'<path d="{"".join(drawn)}" {pen} stroke-dasharray="{dash}" stroke-linecap="butt"/>' if drawn else ""
