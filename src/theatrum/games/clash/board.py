"""The picture of CLASH: the table as one seat sees it, its own side at the bottom, every choice on the thing itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from theatrum.engine.drawing import (
    BRASS,
    CARD,
    INK,
    RULE,
    SEATS,
    SOFT,
    TRAY,
    choice,
    mark,
    number,
    rect,
    sheet,
    text,
    text_width,
    wrap,
)
from theatrum.games.clash import icons
from theatrum.games.clash.tile_pictures import CELL_HEIGHT, CHIP, DEFS, NAME, TilePictures

if TYPE_CHECKING:
    from theatrum.games.clash.game import ClashGame
    from theatrum.games.clash.view import ClashView, GameResult

WIDTH, MARGIN, GAP = 720, 16, 12
INNER = WIDTH - 2 * MARGIN
BOARD_SIDE, TILE_SIDE = 514, 460  # the two columns of the wide sheet
WIDE, LEAST_HEIGHT = BOARD_SIDE + TILE_SIDE + 2 * MARGIN + GAP, 820  # tall enough that it seldom changes its size
SIDES = ("mcworld", "jihad")
WITH_NEUTRAL_ZONE = ("standard", "long", "draft")
Section = Callable[[float], tuple[str, float]]


def draw(game: ClashGame, view: ClashView, lang: str, *, wide: bool = False) -> str:
    """Draw all that a view holds; the viewer, or McWorld for an onlooker, sits at the bottom.

    A wide drawing has the tiles beside the board, so that a screen that is not tall shows all of it at once.
    """
    board = _Board(game, view, lang)
    return board.draw_wide() if wide else board.draw()


class _Board(TilePictures):
    """Sections one below another; each is drawn from a given height down and tells how tall it is."""

    left, inner = MARGIN, INNER  # the column that sections are being drawn in

    def draw(self) -> str:
        view = self.view
        sections: list[Section] = [self.header, self.far_tray, self.middle]
        sections += [self.draft_tray] if view.draft else []
        sections += [self.near_tray, self.piles, *([self.box] if view.unused else [])]
        drawn, height = self.stack(0, sections)
        return self.sheet(WIDTH, height, drawn)

    def draw_wide(self) -> str:
        """Lay the board at the left over the neutral tiles and, at the right, their zone, what is gone, and mine."""
        view, self.wide = self.view, True
        header, top = self.slim_header()
        under: list[Section] = [self.draft_tray] if view.draft else []
        under += [self.neutral_tray] if self.has_neutral_zone() else [self.discard]
        under += [self.box] if view.unused or view.aside else []
        self.left, self.inner = MARGIN, BOARD_SIDE
        board, low = self.stack(top, [self.middle, *under])
        self.left, self.inner = MARGIN + BOARD_SIDE + GAP, TILE_SIDE
        theirs, y = self.stack(top, [self.far_tray, self.discard] if self.has_neutral_zone() else [self.far_tray])
        _, tall = self.near_tray(0)
        height = max(LEAST_HEIGHT, low, y + tall + GAP)
        mine, _ = self.near_tray(height - GAP - tall)
        return self.sheet(WIDE, height, header + board + theirs + mine)

    def stack(self, top: float, sections: Sequence[Section]) -> tuple[str, float]:
        """Draw sections one below another; returns where the next one would begin."""
        parts = []
        for section in sections:
            drawn, height = section(top)
            parts.append(drawn)
            top += height + GAP
        return "".join(parts), top

    def sheet(self, width: float, height: float, body: str) -> str:
        return sheet(width, height, body, title=self.game.title(self.lang), desc=self.description(), defs=DEFS)

    def has_neutral_zone(self) -> bool:
        return bool(self.view.neutral) or self.view.variant in WITH_NEUTRAL_ZONE

    # --- words -------------------------------------------------------------------------------------------------

    def standing(self) -> str:
        """Say in one sentence what is going on."""
        view = self.view
        if view.mover is None:
            if len(view.results) >= view.number:
                return self.result(len(view.results), view.results[-1])
            return self.say("starter-open" if view.starter is None else "drafting")
        mover = self.seat(view.mover)
        acting = next((cell.tile for cell in view.board if cell.cell == view.acting), None)
        if acting is not None:
            return self.say("acting", seat=mover, tile=self.label(acting))
        if view.placing is not None:
            return self.say("placing", seat=mover, tile=self.label(view.placing))
        return self.say("move", seat=mover)

    def result(self, game: int, result: GameResult) -> str:
        if result.winner is None:
            return self.say("result-draw", number=game)
        x, y = result.supported[result.winner], result.supported[1 - result.winner]
        kind = "result-" + result.how.replace("_", "-")
        return self.say(kind, number=game, seat=self.seat(result.winner), x=x, y=y)

    def score(self) -> str:
        """Tell how the games before this one stand; nothing before the first has ended."""
        view = self.view
        if view.games == 1 or not view.results:
            return ""
        by_points = view.series == "points"
        x, y = (
            sum(result.points[seat] if by_points else result.winner == seat for result in view.results)
            for seat in (self.near, self.far)
        )
        names = {"near": self.seat(self.near), "far": self.seat(self.far)}
        return self.say("points" if by_points else "score", **names, x=x, y=y)

    def description(self) -> str:
        view = self.view
        said = [self.say("game", number=view.number, games=view.games)] if view.games > 1 else []
        said += [self.score()] if self.score() else []
        said += [self.standing(), self.support()]
        said += [self.cell_label(cell) for cell in view.board if cell.tile is not None]
        return ". ".join(said) + "."

    def support(self) -> str:
        seats = (self.near, self.far)
        return ". ".join(self.say("supports", seat=self.seat(s), count=self.view.supported[s]) for s in seats)

    def header(self, top: float) -> tuple[str, float]:
        """Write what is played, what is going on, and how the games stand: beside it, or below where it is too long."""
        view = self.view
        parts = [text(MARGIN, top + 40, self.game.title(self.lang), 28, room=440, smallest=20, serif=True)]
        if view.games > 1:
            said = self.say("game", number=view.number, games=view.games)
            parts.append(text(WIDTH - MARGIN, top + 40, said, 20, room=230, anchor="end", fill=SOFT))
        left = MARGIN
        if view.mover is not None:
            parts.append(mark(SEATS[view.mover], left + 9, top + 67, 8))
            left += 26
        room = WIDTH - MARGIN - left
        standing, score, y = self.standing(), self.score(), top + 73
        parts.append(text(left, y, standing, 20, room=room, smallest=14, fill=BRASS, bold=True))
        if score:
            if text_width(standing, 20, bold=True) + text_width(score, 20) + GAP > room:
                y += 26
            parts.append(text(WIDTH - MARGIN, y, score, 20, room=INNER, anchor="end", fill=SOFT))
        return "".join(parts), y + 7 - top

    def slim_header(self) -> tuple[str, float]:
        """Write in one line what is going on and how the games stand; who shows a wide drawing names the game."""
        view, left, right = self.view, MARGIN, WIDE - MARGIN
        said = [self.score()] if self.score() else []
        said += [self.say("game", number=view.number, games=view.games)] if view.games > 1 else []
        beside = " · ".join(said)
        parts = [text(right, 36, beside, 18, room=TILE_SIDE, smallest=15, anchor="end", fill=SOFT)] if said else []
        if view.mover is not None:
            parts.append(mark(SEATS[view.mover], left + 10, 29, 9))
            left += 28
        room = right - left - min(TILE_SIDE, text_width(beside, 18)) - 2 * GAP
        parts.append(text(left, 36, self.standing(), 23, room=room, smallest=15, fill=BRASS, bold=True))
        return "".join(parts), 52

    # --- trays -------------------------------------------------------------------------------------------------

    def tray(self, top: float, height: float, title: str, drawn: Sequence[str], seat: int | None = None) -> str:
        """Put tiles on a tray; the title of a player's tray is what one points at to name that player."""
        ground = rect(self.left, top, self.inner, height, fill=TRAY)
        if seat is None:
            head = text(self.left + 10, top + 26, title, self.note + 1, room=self.inner - 20, fill=SOFT)
            return ground + head + "".join(drawn)
        head = rect(self.left + 4, top + 4, self.inner - 8, 28, fill=TRAY, radius=6)
        head += mark(SEATS[seat], self.left + 19, top + 19, 8)
        head += text(self.left + 35, top + 26, title, self.note + 1, room=self.inner - 50, fill=SOFT)
        if self.view.starter is None:
            token = f"starter:{SIDES[seat]}"
        elif self.view.placing is not None:
            token = f"support:{SIDES[seat]}"
        else:
            return ground + choice(None, title, head) + "".join(drawn)
        return ground + choice(token, self.label(token), head) + "".join(drawn)

    def zone(self, seat: int) -> tuple[str, tuple[str, ...]]:
        """Return the title of a player's zone and the open tiles, among them the one in the player's hand."""
        view = self.view
        tiles = view.zones[seat]
        title = self.say("zone", seat=self.seat(seat), count=len(tiles) + view.hidden[seat])
        seen = (*view.zones[0], *view.zones[1], *view.neutral, *view.my_hidden)
        if view.placing is not None and view.mover == seat and view.placing not in seen:
            tiles = (view.placing, *tiles)
        return title, tiles

    def far_tray(self, top: float) -> tuple[str, float]:
        title, tiles = self.zone(self.far)
        backs: list[str | None] = [None] * self.view.hidden[self.far]
        if self.view.seat is not None:
            backs = [f"hidden:{place + 1}" for place in range(len(backs))]
        return self.chips_tray(top, title, tiles, backs, self.far)

    def near_tray(self, top: float) -> tuple[str, float]:
        title, tiles = self.zone(self.near)
        hidden = self.view.hidden[self.near]
        if self.view.seat is None and hidden:
            return self.chips_tray(top, title, tiles, [None] * hidden, self.near)
        if self.wide and len(tiles) > 9 and not self.view.my_hidden:
            return self.chips_tray(top, title, tiles, (), self.near)  # four rows of cards would make all else small
        return self.cards_tray(top, title, tiles, self.view.my_hidden, self.near)

    def draft_tray(self, top: float) -> tuple[str, float]:
        if self.wide:
            return self.chips_tray(top, self.say("draft"), self.view.draft)
        return self.cards_tray(top, self.say("draft"), self.view.draft, ())

    def neutral_tray(self, top: float) -> tuple[str, float]:
        return self.chips_tray(top, self.say("neutral"), self.view.neutral)

    def chips_tray(
        self, top: float, title: str, tiles: Sequence[str], backs: Sequence[str | None] = (), seat: int | None = None
    ) -> tuple[str, float]:
        """Lay tiles out small, one after another, and then the backs of hidden ones."""
        left, right = self.left + 8, self.left + self.inner - 8
        x, y = float(left), top + 36
        drawn = []
        for place, token in enumerate((*tiles, *backs)):
            hidden = place >= len(tiles)
            wide = self.chip_width(None if hidden else token)
            if x > left and x + wide > right:
                x, y = left, y + CHIP + 6
            drawn.append(self.back(token, x, y) if hidden or token is None else self.chip(token, x, y, wide))
            x += wide + 6
        height = y + CHIP + 8 - top
        if not drawn:
            drawn.append(text(right, top + 26, self.say("empty"), self.note + 1, room=110, anchor="end", fill=SOFT))
            height = 38
        return self.tray(top, height, title, drawn, seat), height

    def cards_tray(
        self, top: float, title: str, tiles: Sequence[str], hidden: Sequence[str], seat: int | None = None
    ) -> tuple[str, float]:
        """Lay tiles out large, a few to a row, as shields with their base towards the viewer."""
        cards = (*tiles, *hidden)
        if not cards:
            return self.chips_tray(top, title, (), (), seat)
        least = 3 if self.wide else 4
        across = max(least, -(-len(cards) // -(-len(cards) // (least + 1))))
        tall, wide = 124, self.card_width(across)
        if any(text_width(word, NAME) > wide - 10 for token in cards for word in self.label(token).split()):
            across, wide = least, self.card_width(least)  # a long name needs the wider card
        rows = -(-len(cards) // across)
        drawn = []
        for place, token in enumerate(cards):
            x = self.left + 8 + place % across * (wide + 6)
            y = top + 36 + place // across * (tall + 6)
            drawn.append(self.card(token, x, y, wide, tall, secret=place >= len(tiles)))
        height = 36 + rows * (tall + 6) + 2
        return self.tray(top, height, title, drawn, seat), height

    def card_width(self, across: int) -> float:
        return (self.inner - 16 - 6 * (across - 1)) / across

    def piles(self, top: float) -> tuple[str, float]:
        """Show what has left the board, and what earlier games used up."""
        trays: list[Section] = [self.discard, *([self.aside] if self.view.aside else [])]
        drawn, y = self.stack(top, trays)
        return drawn, y - GAP - top

    def discard(self, top: float) -> tuple[str, float]:
        return self.chips_tray(top, self.say("discard"), self.view.discard)

    def aside(self, top: float) -> tuple[str, float]:
        return self.chips_tray(top, self.say("aside"), self.view.aside)

    def box(self, top: float) -> tuple[str, float]:
        """Write what the box may still hold, and on the wide sheet, where trays are dear, what earlier games used."""
        view, said = self.view, []
        if view.aside and self.wide:
            said.append(self.say("aside") + ": " + ", ".join(map(self.label, view.aside)))
        if view.unused:
            box = self.say("box", count=view.unused)
            if view.perhaps_unused:
                among = ", ".join(map(self.label, view.perhaps_unused))
                sure = len(view.perhaps_unused) == view.unused
                box += (": " if sure else ". ") + (among if sure else self.say("perhaps", tiles=among))
            said.append(box)
        lines = [line for words in said for line in wrap(words, self.inner - 8, self.note, lines=5)]
        first = top + 20 - (0 if self.wide else 4)
        apart = self.note + 5
        parts = [
            text(self.left + 4, first + apart * row, line, self.note, room=self.inner, fill=SOFT)
            for row, line in enumerate(lines)
        ]
        return "".join(parts), first + apart * (len(lines) - 1) - top

    # --- the board ---------------------------------------------------------------------------------------------

    def middle(self, top: float) -> tuple[str, float]:
        """Draw the board, the bar of support at its left and the neutral tiles at its right."""
        beside = self.has_neutral_zone() and not self.wide
        wide = 160 if beside or self.wide else 200
        left = MARGIN + 30 if beside or self.wide else MARGIN + 30 + (INNER - 30 - 3 * wide) / 2
        top += 4
        height = 3 * CELL_HEIGHT
        parts = [self.support_bar(left - 30, top, height)]
        parts.append(rect(left - 4, top - 4, 3 * wide + 8, height + 8, fill=TRAY, stroke=RULE, radius=10))
        for place, cell in enumerate(self.view.board):
            column, row = place % 3, place // 3
            across, down = (column, 2 - row) if self.near == 0 else (2 - column, row)
            parts.append(self.cell(cell, left + across * wide, top + down * CELL_HEIGHT, wide))
        if beside:
            parts.append(self.neutral_column(left + 3 * wide + GAP, top, height))
        return "".join(parts), height + 8

    def support_bar(self, x: float, top: float, height: float) -> str:
        """Show nine places, filled from either end by the tiles that support that side; the tick marks a majority."""
        first, step = top + 28, (height - 56) / 9
        parts = [rect(x, first, 16, step * 9, fill=CARD, stroke=RULE, radius=4)]
        for seat in (self.near, self.far):
            count = self.view.supported[seat]
            for place in range(count):
                y = first + (8 - place if seat == self.near else place) * step
                parts.append(icons.bar(SEATS[seat], x + 2, y + 2, 12, step - 4))
            y = top + height - 4 if seat == self.near else top + 18
            parts.append(text(x + 8, y, str(count), 22, room=26, anchor="middle", bold=True))
        middle = first + step * 4.5
        parts.append(f'<path d="M{number(x - 3)} {number(middle)}h22" stroke="{INK}" stroke-width="2"/>')
        return choice(None, self.support(), "".join(parts))

    def neutral_column(self, x: float, top: float, height: float) -> str:
        wide = WIDTH - MARGIN - x
        parts = [rect(x, top - 4, wide, height + 8, fill=TRAY)]
        parts.append(
            text(
                x + wide / 2, top + 18, self.say("neutral"), 20, smallest=18, room=wide - 8, anchor="middle", fill=SOFT
            )
        )
        tall = (height - 26) / max(5, len(self.view.neutral))
        for place, token in enumerate(self.view.neutral):
            parts.append(self.slab(token, x + 6, top + 26 + place * tall, wide - 12, tall - 6))
        if not self.view.neutral:
            parts.append(
                text(x + wide / 2, top + 52, self.say("empty"), self.note, room=wide, anchor="middle", fill=SOFT)
            )
        return "".join(parts)
