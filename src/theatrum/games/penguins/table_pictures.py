"""The table of Zany Penguins in pictures: zones as columns, and one block for each place with what it has landed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.drawing import (
    CARD,
    HIGHLIGHT,
    INK,
    NOBODY,
    PAPER,
    RULE,
    SEATS,
    SOFT,
    TRAY,
    Look,
    choice,
    circle,
    icon,
    mark,
    rect,
    text,
    text_width,
)
from theatrum.games.penguins import icons
from theatrum.games.penguins.icons import Face

if TYPE_CHECKING:
    from theatrum.games.penguins.game import Penguins
    from theatrum.games.penguins.view import PenguinsView, PlaceView

WIDTH, MARGIN, GAP = 720, 16, 10
INNER = WIDTH - 2 * MARGIN
COLUMN, BETWEEN = 132, 7
STRIP, CELL = 46, 72
GUTTER = 280  # on the wide sheet, the room at the left of the zones where rows say whose they are


class TablePictures:
    """What all sections share, in the words of one language, and the places with their landed cards."""

    def __init__(self, game: Penguins, view: PenguinsView, lang: str, *, wide: bool = False) -> None:
        self.game, self.view, self.lang, self.wide = game, view, lang, wide
        self.note = 16 if wide else 20  # what is written beside names; phones show the tall sheet at half its size
        self.gutter = GUTTER if wide else 0
        self.width, self.inner = WIDTH + self.gutter, INNER + self.gutter
        self.zones = [zone.id for zone in game.content.zones]
        self.specials = {special.value: special.id for special in game.content.specials}

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(f"picture-{id}", self.lang, words)

    def label(self, token: str) -> str:
        return self.game.label(self.game.vocabulary.number(token), self.lang)

    def labels(self, tokens: Sequence[str]) -> str:
        return ", ".join(self.label(token) for token in tokens)

    def face(self, token: str) -> Face:
        zone, _, value = token.partition(":")[2].rpartition("-")
        return Face(zone, int(value), self.specials.get(int(value), ""))

    def of_zone(self, tokens: Sequence[str], zone: str) -> list[Face]:
        return [face for face in map(self.face, tokens) if face.zone == zone]

    def zone(self, zone: str) -> str:
        return self.game.zone_name(zone, self.lang)

    def name(self, place: PlaceView) -> str:
        return self.game.place_name(place.seat, place.number, self.lang)

    def sign(self, place: PlaceView) -> Look:
        return NOBODY if place.seat is None else SEATS[place.seat]

    def is_me(self, place: PlaceView) -> bool:
        return place.seat is not None and place.seat == self.view.seat

    def places(self) -> list[PlaceView]:
        """Return the places clockwise from the viewer's left neighbour, the viewer last."""
        places = list(self.view.places)
        mine = next((index for index, place in enumerate(places) if self.is_me(place)), len(places) - 1)
        return places[mine + 1 :] + places[: mine + 1]

    # --- zones and places ---------------------------------------------------------------------------------------

    def column(self, index: int) -> float:
        return MARGIN + self.gutter + index * (COLUMN + BETWEEN)

    def zone_heads(self, top: float) -> tuple[str, float]:
        parts = []
        for index, zone in enumerate(self.zones):
            x, look = self.column(index), icons.LOOKS.get(zone, icons.OTHER)
            parts.append(rect(x, top, COLUMN, 66, fill=look.tint, stroke=look.colour, line=2))
            parts.append(rect(x + 3, top + 3, COLUMN - 6, 26, fill=look.colour, radius=6))
            parts.append(rect(x + 3, top + 3, COLUMN - 6, 26, fill=look.pattern, radius=6))
            parts.append(circle(x + COLUMN / 2, top + 22, 19, fill=CARD, stroke=look.colour, line=2.5))
            parts.append(icon(look.icon, x + COLUMN / 2, top + 22, 27))
            words = self.zone(zone)
            middle = x + COLUMN / 2
            parts.append(text(middle, top + 59, words, 21, room=COLUMN - 4, smallest=15, anchor="middle", serif=True))
        return "".join(parts), 66

    def place(self, place: PlaceView, top: float) -> tuple[str, float]:
        """Draw one place: how it stands, above or beside what it has landed in each zone."""
        y = top + (5 if self.wide else STRIP)
        aside = dict(self.view.put_aside).get(place.number, ())
        below, extra = self.aside(y + CELL + (5 if self.wide else 10), aside) if aside else ("", 0.0)
        height = y + CELL + (5 if self.wide else 10) + extra - top
        mine = self.is_me(place)
        ground = rect(MARGIN - 6, top, self.inner + 12, height, fill=HIGHLIGHT if mine else TRAY, radius=10)
        cells = [self.landed(place, zone, self.column(index), y) for index, zone in enumerate(self.zones)]
        stands = self.block(place, top) if self.wide else self.strip(place, top)
        return ground + stands + "".join(cells) + below, height

    def strip(self, place: PlaceView, top: float) -> str:
        """Fill the strip from the right, so that the name takes the room that is left."""
        middle = top + STRIP / 2
        drawn, right = self.revealed(place, float(WIDTH - MARGIN - 4), middle)
        parts = [drawn]
        flags = self.flags(place)
        taken = sum(self.pill_width(said) + 8 for _, said in flags) + 62 * len(self.counts(place)) + 30
        worded = right - taken - MARGIN - 40 >= text_width(self.name(place), 20)
        for path, said in flags:
            right -= self.pill_width(said) if worded else 36
            parts.append(self.pill(path, said, right, middle, worded=worded))
            right -= 8
        for word, path, count in self.counts(place):
            right -= 62
            parts.append(self.count(word, path, count, right, middle))
        if self.is_ready(place):
            right -= 30
            parts.append(self.tick(right + 14, middle))
        return "".join(parts) + self.named(place, right, middle)

    def block(self, place: PlaceView, top: float) -> str:
        """Say in two lines at the left of the zones how a place stands."""
        upper, lower, end = top + 23, top + 59, float(MARGIN + GUTTER - 8)
        ready = self.tick(end - 14, upper) if self.is_ready(place) else ""
        parts = [ready, self.named(place, end - 30, upper)]
        left = MARGIN + 4
        for word, path, count in reversed(self.counts(place)):
            parts.append(self.count(word, path, count, left, lower))
            left += 62
        drawn, right = self.revealed(place, end, lower)
        parts.append(drawn)
        flags, beside = self.flags(place), self.beside(place)
        if not self.fits_beside(place, end - 30) and not flags and not place.revealed:
            parts.append(text(end, lower + 6, beside, 16, room=right - left, anchor="end", fill=SOFT))
        worded = sum(self.pill_width(said) + 8 for _, said in flags) <= right - left
        for path, said in flags:
            right -= self.pill_width(said) if worded else 36
            if right > left:  # with two cards revealed they no longer matter
                parts.append(self.pill(path, said, right, lower, worded=worded))
            right -= 8 if worded else 4
        return "".join(parts)

    def named(self, place: PlaceView, right: float, middle: float) -> str:
        """Write a place's sign and name, and where it sits if there is room."""
        left = MARGIN + 32
        parts = [mark(self.sign(place), MARGIN + 14, middle, 10)]
        name, beside = self.name(place), self.beside(place)
        room = right - left - 8
        size = 18 if self.wide else 20
        beside = beside if self.fits_beside(place, right) else ""
        parts.append(text(left, middle + 7, name, size, room=room, smallest=15, serif=True))
        if beside:
            start = left + text_width(name, size) + 8
            parts.append(text(start, middle + 7, beside, self.note, room=right - start - 4, fill=SOFT))
        return "".join(parts)

    def fits_beside(self, place: PlaceView, right: float) -> bool:
        """Tell whether a place's name leaves room for where it sits."""
        wide = text_width(self.name(place), 18 if self.wide else 20) + text_width(self.beside(place), self.note) + 10
        return wide <= right - MARGIN - 40

    def revealed(self, place: PlaceView, right: float, middle: float) -> tuple[str, float]:
        """Lay the cards turned up in this round from the right; returns where the room at their left ends."""
        parts = []
        for token in reversed(place.revealed):
            right -= 52
            said = self.say("revealed", cards=self.label(token))
            parts.append(choice(None, said, icons.small_card(self.face(token), right, middle - 18)))
            right -= 6
        return "".join(parts), right

    def flags(self, place: PlaceView) -> list[tuple[str, str]]:
        """Return, as icon and words, what is special about a place in this round."""
        if self.view.phase == "over":
            return []
        found = [(icons.LATE, self.say("waits"))] if place.waits else []
        return found + ([(icons.SPECIALS["twins"], self.say("lands-two"))] if place.lands > 1 else [])

    def pill(self, path: str, said: str, left: float, middle: float, *, worded: bool = True) -> str:
        if not worded:
            drawn = rect(left, middle - 16, 36, 32, fill=CARD, stroke=RULE, radius=16) + icon(
                path, left + 18, middle, 21
            )
            return choice(None, said, drawn)
        wide = self.pill_width(said)
        drawn = rect(left, middle - 16, wide, 32, fill=CARD, stroke=RULE, radius=16)
        return drawn + icon(path, left + 18, middle, 21) + text(left + 33, middle + 6, said, self.note, room=wide - 40)

    def pill_width(self, said: str) -> float:
        return text_width(said, self.note) + 42

    def counts(self, place: PlaceView) -> list[tuple[str, str, int]]:
        """Return the sizes of a place's hidden piles, rightmost first."""
        found = [("side", icons.SIDE, place.side)] if place.side else []
        found += [("deck", icons.DECK, place.deck)] if self.view.phase != "over" else []
        return found + ([("hand", icons.HAND, place.hand)] if place.seat is not None else [])

    def count(self, word: str, path: str, count: int, left: float, middle: float) -> str:
        shown = icon(path, left + 16, middle, 26, colour=SOFT)
        shown += text(left + 33, middle + 7, str(count), 20, room=28)
        return choice(None, self.say(f"in-{word}", count=count), shown)

    def is_ready(self, place: PlaceView) -> bool:
        return place.ready and place.seat is not None and self.view.phase != "over"

    def tick(self, x: float, middle: float) -> str:
        shown = circle(x, middle, 13, fill=CARD, stroke=INK) + icon(icons.READY, x, middle, 20)
        return choice(None, self.say("ready"), shown)

    def beside(self, place: PlaceView) -> str:
        """Say where a place sits from the viewer: oneself, the left or the right neighbour, or nothing."""
        if self.view.seat is None:
            return ""
        order = self.places()
        where = order.index(place)
        if where == len(order) - 1:
            return self.say("you")
        return self.say("left") if where == 0 else self.say("right") if where == len(order) - 2 else ""

    def landed(self, place: PlaceView, zone: str, x: float, y: float) -> str:
        """Draw what a place has landed in one zone, with its sum, and a crown and a bold frame on control."""
        faces = self.of_zone(place.table, zone)
        names = {"place": self.name(place), "zone": self.zone(zone)}
        if not faces:
            empty = rect(x, y, COLUMN, CELL, fill=PAPER, stroke=RULE, line=1)
            return choice(None, self.say("cell-empty", **names), empty)
        ruled, total = zone in place.controls, place.sums.get(zone, 0)
        drawn = rect(x, y, COLUMN, CELL, fill=CARD, stroke=INK if ruled else RULE, line=2.5 if ruled else 1)
        drawn += icons.stack(faces, x + 5, y + 2, 84)
        at = x + COLUMN - 21
        drawn += icon(icons.CROWN, at, y + 19, 25) if ruled else ""
        drawn += text(at, y + (56 if ruled else 45), str(total), 25, room=40, anchor="middle", bold=True)
        cards = ", ".join(str(face.value) for face in faces)
        label = self.say("cell", **names, cards=cards, sum=total)
        return choice(None, f"{label}, {self.say('controls')}" if ruled else label, drawn)

    def aside(self, top: float, tokens: Sequence[str]) -> tuple[str, float]:
        """Remind the viewer of the own cards that lie face down in a virtual player's side pile."""
        said = self.say("put-aside")
        left, across = (self.column(0), 11) if self.wide else (MARGIN + 240, 7)
        parts = [text(MARGIN + 4, top + 24, said, self.note, room=left - MARGIN - 10, smallest=13, fill=SOFT)]
        for place, token in enumerate(tokens):
            x, y = left + place % across * 58, top + place // across * 42
            parts.append(choice(None, self.label(token), icons.small_card(self.face(token), x, y)))
        return "".join(parts), -(-len(tokens) // across) * 42 + 2
