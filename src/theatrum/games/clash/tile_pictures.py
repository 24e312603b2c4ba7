"""How a tile of CLASH is drawn: as a chip, as a card in a tray, as a shield or a fallen slab on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.drawing import (
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
    NOBODY,
    PAPER,
    RULE,
    SEATS,
    SOFT,
    choice,
    circle,
    icon,
    mark,
    pattern,
    piece,
    polygon,
    rect,
    text,
    text_width,
    wrap,
)
from theatrum.games.clash import icons
from theatrum.games.clash.tiles import DIRECTIONS, Tile

if TYPE_CHECKING:
    from theatrum.games.clash.game import ClashGame
    from theatrum.games.clash.view import CellView, ClashView

CELL_HEIGHT = 182
TIP = 46  # how far a shield's point rises above its shoulders
NAME, LARGE_NAME = 18, 22  # how small and how large a tile's name is written; 22 are 10.5 px on a phone
CHIP = 56

DEFS = pattern("clash-hatch", 9, f'<path d="M0 0V9" stroke="{NOBODY.colour}" stroke-width="2.5"/>', turn=45) + pattern(
    "clash-stripes", 6, f'<path d="M0 0V6" stroke="{PAPER}" stroke-width="2"/>', turn=45
)


def _shield(x: float, y: float, width: float, height: float, tip: float, *, turned: bool) -> list[tuple[float, float]]:
    """Return the outline of a tile: its base at the bottom, or at the top when it is turned."""
    low = y + height
    if turned:
        return [(x, y), (x + width, y), (x + width, low - tip), (x + width / 2, low), (x, low - tip)]
    return [(x, low), (x + width, low), (x + width, y + tip), (x + width / 2, y), (x, y + tip)]


def _name_size(words: str, room: float, height: float) -> int:
    """Return the largest size at which a name keeps to its room and takes no more lines than it must."""
    lines = len(wrap(words, room, NAME))
    for size in range(LARGE_NAME, NAME, -1):
        rows = wrap(words, room, size)
        if len(rows) == lines and " ".join(rows) == words and lines * size * 1.1 <= height:
            return size
    return NAME


class TilePictures:
    """Tiles and cells of one view, in the words of one language."""

    wide = False

    @property
    def note(self) -> int:
        """The size of what is written beside names; the tall sheet is for phones, which show it at half its size."""
        return 16 if self.wide else 20

    def __init__(self, game: ClashGame, view: ClashView, lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.near = 1 if view.seat == 1 else 0
        self.far = 1 - self.near
        self.first = game.vocabulary.first("tile:")

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(f"picture-{id}", self.lang, words)

    def seat(self, seat: int) -> str:
        return self.game.seat_name(seat, self.lang)

    def label(self, token: str) -> str:
        return self.game.label(self.game.vocabulary.number(token), self.lang)

    def tile(self, token: str) -> Tile:
        return self.game.tiles[self.game.vocabulary.number(token) - self.first]

    def rule(self, token: str) -> str:
        return f"{self.label(token)}: {self.tile(token).text[self.lang]}"

    def name(self, token: str, x: float, top: float, height: float, room: float, *, fill: str = INK) -> str:
        """Write a tile's name in one line or two, in the middle of the given height, as large as it fits there."""
        words = self.label(token)
        size = _name_size(words, room, height)
        lines = wrap(words, room, size)
        first = top + (height - len(lines) * size * 1.1) / 2 + size * 0.86
        return "".join(
            text(x, first + row * size * 1.1, line, size, room=room, anchor="middle", serif=True, fill=fill)
            for row, line in enumerate(lines)
        )

    # --- off the board -----------------------------------------------------------------------------------------

    def ground(self, token: str) -> tuple[str, str, float]:
        """Return fill, stroke and line of a tile in a tray; the one being placed stands out."""
        return (HIGHLIGHT, GLOW, 3.5) if token == self.view.placing else (CARD, RULE, 1.5)

    @property
    def chip_name(self) -> int:
        return NAME if self.wide else 21

    def chip_width(self, token: str | None) -> float:
        return CHIP if token is None else CHIP + 14 + text_width(self.label(token), self.chip_name)

    def chip(self, token: str, x: float, y: float, wide: float) -> str:
        """Draw a tile small: its sign and its name in a row."""
        fill, stroke, line = self.ground(token)
        drawn = rect(x, y, wide, CHIP, fill=fill, stroke=stroke, line=line)
        drawn += icons.badge(self.tile(token), x + CHIP / 2 + 2, y + CHIP / 2, 0.56, roomy=True)
        room, size = wide - CHIP - 12, self.chip_name
        drawn += text(x + CHIP + 6, y + CHIP / 2 + 6, self.label(token), size, room=room, serif=True)
        return choice(token, self.label(token), drawn, hint=self.rule(token))

    def back(self, token: str | None, x: float, y: float) -> str:
        """Draw a tile that the viewer may not see."""
        drawn = rect(x, y, CHIP, CHIP, fill=NOBODY.tint, stroke=SOFT)
        drawn += rect(x + 5, y + 5, CHIP - 10, CHIP - 10, fill="url(#clash-stripes)", stroke=RULE, radius=4)
        drawn += icon(icons.HIDDEN, x + CHIP / 2, y + CHIP / 2, 28)
        return choice(token, self.say("hidden-tile") if token is None else self.label(token), drawn)

    def card(self, token: str, x: float, y: float, wide: float, tall: float, *, secret: bool = False) -> str:
        """Draw a tile large, its base towards the viewer whom it would support."""
        fill, stroke, line = self.ground(token)
        drawn = polygon(
            _shield(x + 1, y + 1, wide - 2, tall - 2, 28, turned=False), fill=fill, stroke=stroke, line=line
        )
        drawn += icons.badge(self.tile(token), x + wide / 2, y + 46, 0.8, roomy=True)
        drawn += self.name(token, x + wide / 2, y + 83, tall - 86, wide - 10)
        label = self.label(token)
        if secret:
            label += ", " + self.say("hidden-mine")
            drawn += icon(icons.HIDDEN, x + wide - 18, y + 46, 22, colour=SOFT)
        return choice(token, label, drawn, hint=self.rule(token))

    def slab(self, token: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a tile large without a direction, as the neutral ones lie."""
        fill, stroke, line = self.ground(token)
        rows = len(wrap(self.label(token), wide - 12, NAME))
        scale = 0.52 if rows > 1 else 0.66
        drawn = rect(x, y, wide, tall, fill=fill, stroke=stroke, line=line)
        drawn += icons.badge(self.tile(token), x + wide / 2, y + 4 + 48 * scale, scale, roomy=True)
        names = y + 8 + 92 * scale
        drawn += self.name(token, x + wide / 2, names, y + tall - 3 - names, wide - 12)
        return choice(token, self.label(token), drawn, hint=self.rule(token))

    # --- on the board ------------------------------------------------------------------------------------------

    def cell_label(self, cell: CellView) -> str:
        """Tell all about a cell in one breath."""
        name = self.label(cell.cell)
        if cell.tile is None:
            said = [self.say("cell-free", cell=name)]
        elif cell.supports is None:
            said = [self.say("cell-down", cell=name, tile=self.label(cell.tile), seat=self.leaver(cell))]
        else:
            tile, seat = self.label(cell.tile), self.seat(cell.supports)
            said = [self.say("cell-up", cell=name, tile=tile, seat=seat)]
        if cell.covered is not None:
            said.append(self.say("covers", tile=self.label(cell.covered)))
        said += [self.say(word) for word, on in (("safe", cell.safe), ("blocked", cell.blocked)) if on]
        return ", ".join(said)

    def leaver(self, cell: CellView) -> str:
        return self.seat(self.near if cell.leaves_after is None else cell.leaves_after)

    def cell(self, cell: CellView, x: float, y: float, wide: float) -> str:
        """Draw one cell with what lies on it; brass says that it acts or has just changed."""
        box = (x + 3, y + 3, wide - 6, CELL_HEIGHT - 6)
        changed = cell.cell in self.view.last
        drawn = rect(*box, fill=PAPER, stroke=RULE, line=1)
        if cell.cell == self.view.acting:
            drawn = rect(*box, fill=HIGHLIGHT, stroke=GLOW, line=4)
        elif changed:
            drawn += rect(*box, stroke=GLOW, line=3, dash="5 6")
        hint = self.cell_label(cell)
        if cell.tile is None:
            at = (x + wide / 2, y + CELL_HEIGHT / 2 + 10)
            coming = self.view.placing if cell.cell == self.view.acting else None
            name = self.label(coming or cell.cell)
            drawn += text(*at, name, 30, room=wide - 20, anchor="middle", serif=True, fill=INK if coming else SOFT)
            drawn += self.glyphs(cell, x + 22, x + wide - 22, y + 23)
        else:
            tile = self.down_tile(cell, x, y, wide) if cell.supports is None else self.up_tile(cell, x, y, wide)
            drawn += piece(cell.tile, tile)
            hint += ". " + self.rule(cell.tile)
        label = self.cell_label(cell) + (", " + self.say("just-changed") if changed else "")
        return choice(cell.cell, label, drawn, hint=hint)

    def glyphs(self, cell: CellView, left: float, right: float, y: float) -> str:
        """Mark a cell where the tile is Safe (right) or where immediate effects fail (left)."""
        signs = ((cell.safe, icons.SAFE, right), (cell.blocked, icons.BLOCKED, left))
        return "".join(circle(x, y, 15, fill=CARD, stroke=RULE) + icon(path, x, y, 23) for on, path, x in signs if on)

    def up_tile(self, cell: CellView, x: float, y: float, wide: float) -> str:
        """Draw a pointed shield: base and coloured edge towards the player it supports, words always upright."""
        assert cell.tile is not None
        assert cell.supports is not None
        look, turned = SEATS[cell.supports], cell.supports != self.near
        left, top, width, height = x + 8, y + 7, wide - 16, CELL_HEIGHT - 14
        middle = left + width / 2
        base, inward = (top, 1) if turned else (top + height, -1)  # a turned tile is the mirror image of an upright one
        outline = _shield(left, top, width, height, TIP, turned=turned)
        drawn = polygon(outline, fill=look.tint)
        drawn += icons.bar(look, left, base if turned else base - 10, width, 10)
        drawn += polygon(outline, fill="none", stroke=INK, line=2)
        drawn += mark(look, middle, base + inward * 5, 9)
        names = top + 16 if turned else top + height - 58
        if cell.covered is None:
            tokens = self.aiming(cell)
            drawn += icons.badge(
                self.tile(cell.tile), middle, base + inward * 97, 0.92, turned=turned, roomy=True, choices=tokens
            )
            drawn += self.name(cell.tile, middle, names, 42, width - 10)
        else:
            drawn += self.prize(cell, middle, base, inward, names, width - 10)
        corner = top + height - 12 if turned else top + 14
        drawn += self.glyphs(cell, left + 40, left + width - 13, corner)
        return drawn + text(left - 1, corner + 5, self.label(cell.cell), self.note, room=30, fill=SOFT)

    def prize(self, cell: CellView, middle: float, base: float, inward: int, names: float, room: float) -> str:
        """Draw the Nobel Prize as a seal in a wreath, and below it what it covers."""
        assert cell.tile is not None
        assert cell.covered is not None
        seal = base + inward * (112 if inward > 0 else 120)
        drawn = icons.wreath(middle, seal, 27)
        drawn += icons.badge(self.tile(cell.tile), middle, seal, 0.72)
        first = names + 13 if inward > 0 else names - 12
        name = self.label(cell.tile)
        drawn += text(middle, first, name, 16, room=room, smallest=13, anchor="middle", serif=True, fill=SOFT)
        return drawn + self.name(cell.covered, middle, first + 3, 44, room)

    def aiming(self, cell: CellView) -> dict[str, tuple[str, str]]:
        """Return, for the arrows and coloured dots of the acting tile, the token and label they are chosen by."""
        if cell.cell != self.view.acting or cell.tile is None:
            return {}
        tile = self.tile(cell.tile)
        if tile.area == "colour":
            found = dict.fromkeys(tile.white, "dots:white") | dict.fromkeys(tile.black, "dots:black")
        elif tile.area == "line":
            # Arrows are chosen by the board's compass, which is the tile's own turned by half when it supports seat 1.
            shift = 4 if cell.supports == 1 else 0
            found = {name: "dir:" + DIRECTIONS[(DIRECTIONS.index(name) + shift) % 8] for name in tile.dots}
        else:
            found = {}
        return {name: (token, self.label(token)) for name, token in found.items()}

    def down_tile(self, cell: CellView, x: float, y: float, wide: float) -> str:
        """Draw a destroyed tile: no point, no base, hatched, and when it leaves."""
        assert cell.tile is not None
        left, top, width, height = x + 8, y + 10, wide - 16, CELL_HEIGHT - 20
        middle = left + width / 2
        drawn = rect(left, top, width, height, fill=NOBODY.tint, stroke=SOFT, line=2, dash="8 5")
        drawn += rect(left, top, width, height, fill="url(#clash-hatch)")
        line_height = 18 if self.wide else 20
        lines = wrap(self.say("leaves", seat=self.leaver(cell)), width - 12, self.note, lines=3)
        drawn += rect(left + 3, top + 12, width - 6, 46, fill=CARD, radius=6)
        drawn += self.name(cell.tile, middle, top + 14, 42, width - 8, fill=SOFT)
        panel = top + height - 42 - line_height * len(lines)
        drawn += rect(left + 3, panel, width - 6, 32 + line_height * len(lines), fill=CARD, radius=6)
        drawn += icon(icons.LEAVES, middle, panel + 15, 22, colour=SOFT)
        drawn += text(left + 9, panel + 21, self.label(cell.cell), self.note, room=30, fill=SOFT)
        for row, line in enumerate(lines):
            drawn += text(middle, panel + 43 + row * line_height, line, self.note, room=width - 12, anchor="middle")
        return drawn
