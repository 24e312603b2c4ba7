"""The signs of Zany Penguins: zones by colour, pattern and icon, effects and table marks, and the faces of cards.

Paths are line art on a 24-unit grid; what follows a ``|`` is filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from theatrum.engine.drawing import CARD, INK, NOBODY, RULE, SOFT, TRAY, circle, icon, pattern, piece, rect, text


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """How a zone is told apart: by colour, and without it by pattern and icon."""

    id: str
    colour: str
    tint: str
    icon: str
    texture: str  # what its pattern repeats

    @property
    def pattern(self) -> str:
        return f"url(#pg-{self.id})"


_PEN = f'stroke="{CARD}" stroke-width="2" fill="none"'
LOOKS = {
    look.id: look
    for look in (
        ZoneLook(  # an iceberg in the water
            "antarctica",
            "#56B4E9",
            "#e1f1fa",
            "M4 13 8.5 7l3 3L15 3.5l5 9.5M2 13h20M6 13l2.5 7h6L18 13M5 17H2M22 17h-3",
            f'<path d="M0 8 3 4 6 8 9 4 12 8" {_PEN}/>',
        ),
        ZoneLook(  # a dune under the sun
            "desert",
            "#E69F00",
            "#fbecc9",
            "M2 20c5 0 6-9 11-9 4 0 5 6 9 9ZM13 11c-1 3 0 6 3 9M18 3a2.6 2.6 0 1 0 .01 0Z",
            f'<circle cx="6" cy="6" r="2.3" fill="{CARD}"/>',
        ),
        ZoneLook(  # a leaf
            "jungle",
            "#009E73",
            "#d6ede4",
            "M4 20C3 10 9 4 20 4c0 11-5 17-13 15.5M4 20 14 10M9 15v-5M12 12h5",
            f'<path d="M-3 3 3 -3M0 12 12 0M9 15 15 9" {_PEN}/>',
        ),
        ZoneLook(  # a skyline
            "city",
            "#D55E00",
            "#fae1d1",
            "M2 20.5h20M4 20.5V10h5M9 20.5V4h6v16.5M15 9h5v11.5M12 8v.01M12 12v.01M12 16v.01",
            f'<path d="M0 6H12M6 0V12" {_PEN}/>',
        ),
        ZoneLook(  # a full moon with its craters
            "moon",
            "#55535f",
            "#e5e3e9",
            "M12 3a9 9 0 1 0 .01 0ZM9 7a2 2 0 1 0 .01 0ZM15.5 11a1.5 1.5 0 1 0 .01 0ZM10 14a2 2 0 1 0 .01 0Z",
            f'<circle cx="6" cy="6" r="3.5" {_PEN}/>',
        ),
    )
}
OTHER = ZoneLook("other", NOBODY.colour, NOBODY.tint, "M5 5h14v14H5Z", "")  # a pack may bring zones of its own
DEFS = "".join(pattern(f"pg-{look.id}", 12, look.texture) for look in (*LOOKS.values(), OTHER))

# What a special card does, by its effect: two at once, a burning fuse, an eye.
SPECIALS = {
    "twins": "M8 4.5a3 3 0 1 0 .01 0ZM3 20c0-5 2-8 5-8s5 3 5 8M16 4.5a3 3 0 1 1-.01 6M15.5 12c3.5 0 5.5 3 5.5 8",
    "kamikaze": "M10 9a6 6 0 1 0 .01 0ZM14 10.5l3-3c1-2 3-2.5 4-1M20 2.5v.01M22.5 4v.01",
    "spotter": "M2.5 12c2.5-4.5 6-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12Z"
    "|M12 8.5a3.5 3.5 0 1 0 .01 0Z",
}
CROWN = "M4.5 19.5h15M4.5 16 3 7l5 3.5L12 4l4 6.5L21 7l-1.5 9Z"
LOWEST = "M12 4v12.5M6.5 11.5l5.5 5.5 5.5-5.5M6 20.5h12"
ABSENT = "M12 4a8 8 0 1 0 .01 0ZM6.5 17.5l11-11"
HAND = "M9 5.5 19.5 8l-3 12L6 17.5ZM5.5 13.5 4.5 6l4-.5"
DECK = "M5 3.5h11v14H5ZM8.5 20.5H19V7"
SIDE = "M3.5 9h7v10h-7ZM13.5 5h7v10h-7Z"
READY = "M5 12.5l4.5 4.5L19 7.5"
LATE = "M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 6 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 6-8 8.5s8 4 8 8.5"
LEFT = "M20 12H4M9.5 6.5 4 12l5.5 5.5"
RIGHT = "M4 12h16M14.5 6.5 20 12l-5.5 5.5"
DOWN = "M12 4v15M6.5 13.5 12 19l5.5-5.5"
HOW = {"control": CROWN, "lowest": LOWEST, "absent": ABSENT, "none": ""}


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows."""

    zone: str
    value: int
    special: str  # an effect, or ""

    @property
    def name(self) -> str:
        """What a card is called as a piece, wherever it lies; as a token, it is a choice."""
        return f"{self.zone}-{self.value}"

    @property
    def look(self) -> ZoneLook:
        return LOOKS.get(self.zone, OTHER)


def hand_card(face: Face, x: float, y: float, wide: float, tall: float) -> str:
    """Draw a card as it is held: a band of its zone, its value large, its effect beside it."""
    look = face.look
    middle = x + wide / 2
    drawn = rect(x, y, wide, tall, fill=CARD, stroke=look.colour, line=2.5)
    drawn += rect(x + 3, y + 3, wide - 6, 22, fill=look.colour, radius=5)
    drawn += rect(x + 3, y + 3, wide - 6, 22, fill=look.pattern, radius=5)
    drawn += circle(middle, y + 23, 15, fill=CARD, stroke=look.colour, line=2.5) + icon(look.icon, middle, y + 23, 20)
    at = x + 21 if face.special else middle
    drawn += text(at, y + tall - 10, str(face.value), 40, room=34, anchor="middle", serif=True, bold=True)
    if face.special:
        drawn += icon(SPECIALS[face.special], x + wide - 16, y + tall - 22, 25, line=2.2)
    return drawn


def small_card(face: Face, x: float, y: float) -> str:
    """Draw a card 52 by 36: its value and the icon of its zone, for strips and piles."""
    look = face.look
    drawn = rect(x, y, 52, 36, fill=CARD, stroke=look.colour, line=2, radius=6)
    drawn += rect(x + 2, y + 2, 8, 32, fill=look.colour, radius=3) + rect(
        x + 2, y + 2, 8, 32, fill=look.pattern, radius=3
    )
    drawn += text(x + 20, y + 26, str(face.value), 22, room=18, anchor="middle", serif=True, bold=True)
    return drawn + icon(look.icon, x + 39, y + 18, 20)


def stack(faces: Sequence[Face], x: float, y: float, wide: float, counted: Sequence[bool] | None = None) -> str:
    """Fan cards of one zone out in a room 68 high; many make two or three rows. What does not count is drawn pale."""
    rows = 1 if len(faces) <= 3 else 2 if len(faces) <= 8 else 3
    across = max(1, -(-len(faces) // rows))
    card_wide, card_tall, size, edge_tall = ((28, 50, 22, 5), (24, 31, 20, 5), (24, 21, 16, 2))[rows - 1]
    step = min(card_wide, (wide - card_wide) / (across - 1)) if across > 1 else 0
    drawn = []
    for place, face in enumerate(faces):
        left = x + place % across * step
        top = y + 9 if rows == 1 else y + 2 + place // across * (card_tall + 2)
        look = face.look
        live = counted is None or counted[place]
        ground, edge, ink = (CARD, look.colour, INK) if live else (TRAY, RULE, SOFT)
        card = rect(left, top, card_wide, card_tall, fill=ground, stroke=SOFT, line=1.2, radius=4)
        card += rect(left + 2, top + 2, card_wide - 4, edge_tall, fill=edge, radius=edge_tall / 2)
        # The value stands at the left, where the next card does not cover it.
        room = max(step, 10) if across > 1 else card_wide - 2
        at, baseline = left + min(room, card_wide) / 2, top + edge_tall * 1.6 + size * 0.78
        value = str(face.value)
        card += text(at, baseline, value, size, room=room, anchor="middle", serif=True, bold=live, fill=ink)
        if face.special and rows == 1:
            card += icon(SPECIALS[face.special], left + 14, top + 38, 19, colour=ink, line=2.4)
        drawn.append(piece(face.name, card))
    return "".join(drawn)
