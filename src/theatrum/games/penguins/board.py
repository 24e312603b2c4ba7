"""The picture of Zany Penguins: zones as columns, places as rows, my hand below under the same columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.engine.drawing import (
    BRASS,
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
    PAPER,
    RULE,
    SOFT,
    TRAY,
    choice,
    circle,
    icon,
    mark,
    piece,
    rect,
    sheet,
    text,
    text_width,
    wrap,
)
from theatrum.games.penguins import icons
from theatrum.games.penguins.table_pictures import CELL, COLUMN, GAP, GUTTER, INNER, MARGIN, STRIP, WIDTH, TablePictures

if TYPE_CHECKING:
    from theatrum.games.penguins.game import Penguins
    from theatrum.games.penguins.view import FinalScore, PenguinsView, ZoneScore


def draw(game: Penguins, view: PenguinsView, lang: str, *, wide: bool = False) -> str:
    """Draw all that a view holds; the viewer's place is the lowest, right above the hand.

    A wide drawing names the rows at their left, so that a screen that is not tall shows table and hand at once.
    """
    return _Board(game, view, lang, wide=wide).draw()


class _Board(TablePictures):
    """Sections one below another; each is drawn from a given height down and tells how tall it is."""

    def draw(self) -> str:
        view = self.view
        parts = [self.slim_header() if self.wide else self.header()]
        y = 52.0 if self.wide else 92.0
        if view.final:
            drawn, height = self.final(y)
            parts.append(drawn)
            y += height + GAP
        drawn, height = self.zone_heads(y)
        parts.append(drawn)
        y += height + 6
        for place in self.places():
            drawn, height = self.place(place, y)
            parts.append(drawn)
            y += height + 8
        if view.destroyed:
            drawn, height = self.row_of_cards(y, self.say("destroyed"), view.destroyed)
            parts.append(drawn)
            y += height + GAP
        if view.seat is not None and not view.final:
            drawn, height = self.wide_hand(y) if self.wide else self.hand(y)
            parts.append(drawn)
            y += height + GAP
        body = "".join(parts)
        return sheet(
            self.width, y + 4, body, title=self.game.title(self.lang), desc=self.description(), defs=icons.DEFS
        )

    def header(self) -> str:
        view = self.view
        parts = [text(MARGIN, 40, self.game.title(self.lang), 28, room=440, smallest=20, serif=True)]
        said = self.say("round", round=view.round, rounds=view.rounds)
        parts.append(text(WIDTH - MARGIN, 40, said, 20, room=230, anchor="end", fill=SOFT))
        parts.append(self.rounds(WIDTH - MARGIN, 66))
        room = INNER - view.rounds * 19 - 10
        parts.append(text(MARGIN, 73, self.standing(), 20, room=room, smallest=15, fill=BRASS, bold=True))
        return "".join(parts)

    def slim_header(self) -> str:
        """Write in one line what is going on; who shows a wide drawing names the game."""
        view, right = self.view, self.width - MARGIN
        dots = view.rounds * 19 + 8
        said = self.say("round", round=view.round, rounds=view.rounds)
        parts = [self.rounds(right, 29), text(right - dots, 36, said, 18, room=180, anchor="end", fill=SOFT)]
        room = self.inner - dots - 200
        return "".join(parts) + text(MARGIN, 36, self.standing(), 23, room=room, smallest=15, fill=BRASS, bold=True)

    def rounds(self, right: float, y: float) -> str:
        """Draw a dot for each round: over, running, to come."""
        view, parts = self.view, []
        for place in range(view.rounds):
            done = place + 1 < view.round or view.phase == "over"
            now = place + 1 == view.round and not done
            fill = INK if done else GLOW if now else CARD
            x = right - 7 - (view.rounds - 1 - place) * 19
            parts.append(circle(x, y, 6.5, fill=fill, stroke=INK if done or now else RULE))
        return "".join(parts)

    def standing(self) -> str:
        view = self.view
        if view.phase != "over" or not view.final:
            return self.say(f"phase-{view.phase}")
        best = view.final[0].total
        winners = [self.name(view.places[final.number]) for final in view.final if final.total == best]
        return self.say("phase-over", names=self.game.join(winners, self.lang), points=best)

    def description(self) -> str:
        view = self.view
        said = [self.say("round", round=view.round, rounds=view.rounds), self.standing()]
        for zone in self.zones:
            rulers = [self.name(place) for place in view.places if zone in place.controls]
            if rulers:
                crown = self.say("control-of", zone=self.zone(zone), names=self.game.join(rulers, self.lang))
                said.append(f"{crown} ({self.say('how-control')})")
        if view.hand and view.phase != "over":
            said += [f"{self.say('hand', count=len(view.hand))}: {self.labels(view.hand)}"]
            said += [self.say("now", points=sum(score.points for score in view.scores_now))]
        return ". ".join(said) + "."

    def row_of_cards(self, top: float, title: str, tokens: Sequence[str]) -> tuple[str, float]:
        left, across = (self.column(0), 11) if self.wide else (MARGIN + 152, 9)
        height = -(-len(tokens) // across) * 42 + 10
        parts = [rect(MARGIN - 6, top, self.inner + 12, height, fill=TRAY, radius=10)]
        parts.append(text(MARGIN + 4, top + 30, title, 20, room=left - MARGIN - 12, smallest=14, fill=SOFT))
        for place, token in enumerate(tokens):
            x, y = left + place % across * 59, top + 8 + place // across * 42
            parts.append(choice(None, self.label(token), icons.small_card(self.face(token), x, y)))
        return "".join(parts), height

    # --- my hand -----------------------------------------------------------------------------------------------

    def hand(self, top: float) -> tuple[str, float]:
        """Draw my cards under their zones, each with what it would bring now, and my secret choices above."""
        view = self.view
        parts = [text(MARGIN, top + 24, self.say("hand", count=len(view.hand)), 20, room=380, smallest=16, serif=True)]
        now = self.say("now", points=sum(score.points for score in view.scores_now))
        parts.append(text(WIDTH - MARGIN, top + 24, now, 20, room=290, smallest=16, anchor="end", bold=True))
        y = top + 38
        chosen = self.chosen(y)
        if chosen:
            parts.append(chosen)
            y += 50
        drawn, height = self.cards(y)
        return "".join(parts) + drawn, y + height - top

    def wide_hand(self, top: float) -> tuple[str, float]:
        """Draw the same with the words and my secret choices at the left of the cards."""
        view, room = self.view, GUTTER - 16
        said = self.say("hand", count=len(view.hand))
        parts = [text(MARGIN, top + 24, said, 20, room=room, smallest=15, serif=True)]
        now = self.say("now", points=sum(score.points for score in view.scores_now))
        parts.append(text(MARGIN, top + 50, now, 20, room=room, smallest=15, bold=True))
        parts.append(self.chosen(top + 66))
        drawn, height = self.cards(top)
        return "".join(parts) + drawn, max(height, 230)  # two rows of cards, that the sheet seldom changes its size

    def cards(self, y: float) -> tuple[str, float]:
        """Lay my cards out under their zones, each zone under what it would bring now."""
        view, parts = self.view, []
        wide, tall = (COLUMN - 6) / 2, 80 if self.wide else 88
        deepest, head = 0, 58 if self.wide else 80
        scores = {score.zone: score for score in view.scores_now}
        for index, zone in enumerate(self.zones):
            x = self.column(index)
            parts.append(self.score_now(scores.get(zone), zone, x, y))
            cards = [token for token in view.hand if self.face(token).zone == zone]
            deepest = max(deepest, -(-len(cards) // 2))
            for place, token in enumerate(cards):
                left, upper = x + place % 2 * (wide + 6), y + head + place // 2 * (tall + 6)
                parts.append(self.held(token, left, upper, wide, tall))
        return "".join(parts), head + max(deepest, 1) * (tall + 6)

    def held(self, token: str, x: float, y: float, wide: float, tall: float) -> str:
        face = self.face(token)
        hint = self.label(token)
        if face.special:
            special = next(one for one in self.game.content.specials if one.id == face.special)
            hint += f": {special.texts[self.lang]}"
        card = choice(token, self.label(token), icons.hand_card(face, x, y, wide, tall), hint=hint)
        return piece(face.name, card)

    def score_now(self, score: ZoneScore | None, zone: str, x: float, y: float) -> str:
        if score is None:
            return ""
        how = self.say(f"how-{score.how}")
        lines = [how] if self.wide else wrap(how, COLUMN - 4, self.note)
        drawn = rect(x, y, COLUMN, 52 if self.wide else 74, fill=icons.LOOKS.get(zone, icons.OTHER).tint)
        path = icons.HOW[score.how]
        drawn += icon(path, x + COLUMN / 2 - 22, y + 17, 22) if path else ""
        drawn += text(
            x + COLUMN / 2 + (8 if path else 0), y + 25, str(score.points), 23, room=60, anchor="middle", bold=True
        )
        for row, line in enumerate(lines):
            at = y + (45 if self.wide else 47 if len(lines) > 1 else 55) + row * 21
            drawn += text(x + COLUMN / 2, at, line, self.note, room=COLUMN - 4, smallest=13, anchor="middle", fill=SOFT)
        label = self.say("cell-final", place=self.say("you"), zone=self.zone(zone), how=how, points=score.points)
        return choice(None, label, drawn)

    def chosen(self, top: float) -> str:
        """Show what I have chosen and the others do not see yet."""
        view = self.view
        rows = [("gives-left", icons.LEFT, [view.gives_left] if view.gives_left else [])]
        rows += [("gives-right", icons.RIGHT, [view.gives_right] if view.gives_right else [])]
        rows += [("lands", icons.DOWN, list(view.lands))]
        parts, x = [], float(MARGIN)
        for word, path, tokens in rows:
            if not tokens:
                continue
            said = self.say(word)
            wide = 44 + text_width(said, self.note) + 58 * len(tokens) + 8
            drawn = rect(x, top, wide, 44, fill=HIGHLIGHT, stroke=GLOW, line=2)
            drawn += icon(path, x + 20, top + 22, 22) + text(
                x + 37, top + 28, said, self.note, room=wide - 45 - 58 * len(tokens)
            )
            for place, token in enumerate(tokens):
                drawn += icons.small_card(self.face(token), x + wide - 58 * (len(tokens) - place), top + 4)
            parts.append(choice(None, f"{said}: {self.labels(tokens)}", drawn))
            x, top = (x, top + 50) if self.wide else (x + wide + 8, top)
        return "".join(parts)

    # --- the end -----------------------------------------------------------------------------------------------

    def final(self, top: float) -> tuple[str, float]:
        """Rank the places and work every score out, zone by zone."""
        parts = [text(MARGIN, top + 24, self.say("final"), 22, room=400, serif=True)]
        y = top + 34
        drawn, height = self.zone_heads(y)
        parts.append(drawn)
        y += height + 6
        for final in self.view.final:
            parts.append(self.final_row(final, y))
            y += CELL + 16 + (0 if self.wide else STRIP)
        parts.append(text(MARGIN, y + 26, self.say("table"), 22, room=400, serif=True))
        return "".join(parts), y + 26 - top

    def final_row(self, final: FinalScore, top: float) -> str:
        place = self.view.places[final.number]
        middle, y = (top + 23, top + 5) if self.wide else (top + STRIP / 2, top + STRIP)
        rank = 1 + sum(other.total > final.total for other in self.view.final)
        ground = HIGHLIGHT if rank == 1 else TRAY
        height = y + CELL + (5 if self.wide else 10) - top
        parts = [rect(MARGIN - 6, top, self.inner + 12, height, fill=ground, radius=10)]
        parts.append(text(MARGIN + 6, middle + 8, f"{rank}.", 24, room=32, serif=True, bold=True))
        parts.append(mark(self.sign(place), MARGIN + 54, middle, 10))
        name, beside = self.name(place), self.say("you") if self.is_me(place) else ""
        name = f"{name} ({beside})" if beside else name
        room = GUTTER - 84 if self.wide else 380
        parts.append(text(MARGIN + 72, middle + 7, name, 20, room=room, smallest=15, serif=True))
        total = self.say("points", points=final.total)
        if self.wide:
            parts.append(text(MARGIN + 72, top + 67, total, 24, room=room, bold=True))
        else:
            parts.append(text(WIDTH - MARGIN - 4, middle + 8, total, 24, room=210, anchor="end", bold=True))
        for score in final.zones:
            parts.append(self.final_cell(final, score, self.column(self.zones.index(score.zone)), y))
        return "".join(parts)

    def final_cell(self, final: FinalScore, score: ZoneScore, x: float, y: float) -> str:
        """Show the hand of one zone, what of it counts and why, and the points."""
        faces = self.of_zone(final.cards, score.zone)
        how = self.say(f"how-{score.how}")
        drawn = rect(x, y, COLUMN, CELL, fill=CARD if faces else PAPER, stroke=RULE, line=1)
        if faces:
            lowest = min(range(len(faces)), key=lambda place: faces[place].value)
            counted = [
                score.how == "control" or (score.how == "lowest" and place == lowest) for place in range(len(faces))
            ]
            drawn += icons.stack(faces, x + 5, y + 2, 84, counted)
            drawn += icon(icons.HOW[score.how], x + COLUMN - 21, y + 19, 23)
            drawn += text(x + COLUMN - 21, y + 56, str(score.points), 25, room=40, anchor="middle", bold=True)
        names = {"place": self.name(self.view.places[final.number]), "zone": self.zone(score.zone)}
        return choice(None, self.say("cell-final", **names, how=how, points=score.points), drawn)
