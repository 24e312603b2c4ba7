"""What all pictures of Labyrinth share: one view in the words of one language, at one scale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from theatrum.engine.drawing import HIGHLIGHT, INK, Sheet, cut, rect, text_width
from theatrum.games.labyrinth import icons
from theatrum.games.labyrinth.content import Card
from theatrum.games.labyrinth.tokens import CARD

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

VOWELS = "aąeęioóuy"
CARD_SIDES = ("us", "jihadist", "unassociated")
TARGETS = ("op:recruit", "op:jihad", "op:plot")  # dice are given to countries one by one
MOVES = {"op:deploy": "→←", "op:withdraw": "→←", "op:regime-change": "←→"}  # which place is left, which one reached


@lru_cache(2048)
def fold(words: str, room: float, size: float, lines: int, bold: bool) -> tuple[str, ...]:
    """Break words into lines; one that is too long for a line of its own is divided, the last line cut."""
    parts: list[str] = []  # each with the space before it, if there is one
    most = int(lines * room / (0.3 * size)) + 1  # no more characters than this can be seen
    for word in words[:most].split():
        if text_width(word, size, bold=bold) > room:
            first, *others = word.replace("-", "- ").replace("/", "/ ").split()
            parts += [f" {first}", *others]
        else:
            parts.append(f" {word}")
    rows = [""]
    for part in parts:
        if text_width(rows[-1] + part, size, bold=bold) <= room or not rows[-1]:
            rows[-1] += part if rows[-1] else part.strip()
        elif len(rows) > lines:
            break
        else:
            rows.append(part.strip())
        while text_width(rows[-1], size, bold=bold) > room and len(rows) <= lines:
            head, tail = divide(rows[-1], room, size, bold=bold)
            if not tail:
                break
            rows[-1:] = [head, tail]
    if len(rows) > lines:
        rows[lines - 1 :] = [cut(f"{rows[lines - 1]} {rows[lines]}…", room, size, bold=bold)]
    return tuple(cut(row, room, size, bold=bold) for row in rows)


@lru_cache(1024)
def measure(words: str) -> tuple[float, ...]:
    """Return how wide each word is at size 1."""
    return tuple(text_width(word, 1) for word in words.split())


def count_rows(words: str, room: float, size: float, *, bold: bool = False) -> int:
    """Count the lines that words take when they are folded, without folding them."""
    widths, ems, space = (
        measure(words),
        room / text_width("n", size, bold=bold) * text_width("n", 1),
        text_width(" ", 1),
    )
    if max(widths, default=0) > ems:
        return len(fold(words, room, size, 99, bold))
    rows, left = 1, ems + space
    for wide in widths:
        if wide + space > left - 1e-9:
            rows, left = rows + 1, ems + space
        left -= wide + space
    return rows


def divide(word: str, room: float, size: float, *, bold: bool) -> tuple[str, str]:
    """Divide a word that is too long for a line, after a vowel as far right as there is room."""
    for end in range(len(word) - 3, 2, -1):
        fits = text_width(word[:end] + "-", size, bold=bold) <= room
        if fits and word[end - 1] in VOWELS and word[end] not in VOWELS:
            return word[:end] + "-", word[end:]
    return word, ""


class Pictures(Sheet):
    """One view of Labyrinth."""

    def __init__(self, game: LabyrinthGame, view: LabyrinthView, lang: str, scale: float) -> None:
        super().__init__(scale)
        self.game, self.view, self.lang = game, view, lang

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(f"picture-{id}", self.lang, words)

    def label(self, token: str) -> str:
        return self.game.label(self.game.vocabulary.number(token), self.lang)

    def labels(self, tokens: Sequence[str]) -> str:
        return ", ".join(self.label(token) for token in tokens)

    def land(self, number: int) -> str:
        return self.game.content.countries[number].names[self.lang]

    def card(self, token: str) -> Card:
        return self.game.content.card(self.game.vocabulary.number(token) - CARD)

    def side(self, side: str) -> str:
        return self.game.seat_name(0 if side == "us" else 1, self.lang)

    def fold(self, words: str, room: float, size: float, *, lines: int, bold: bool = False) -> tuple[str, ...]:
        return fold(words, room, size * self.s, lines, bold)

    def rows(self, words: str, room: float, size: float, *, bold: bool = False) -> int:
        return count_rows(words, room, size * self.s, bold=bold)

    def fits(self, words: str, size: float, room: float, *, bold: bool = False) -> bool:
        return self.width(words, size, bold=bold) <= room

    # --- what is being chosen ------------------------------------------------------------------------------------

    @cached_property
    def badges(self) -> dict[str, list[tuple[str, str]]]:
        """Return for every place that is chosen already what its badge says: numbers and signs."""
        view, found = self.view, dict[str, list[tuple[str, str]]]()
        for place, token in enumerate(view.chosen):
            badge = found.setdefault(token, [])
            if view.operation == "op:travel":
                badge.append((str(place // 2 + 1) if view.value > 1 else "", icons.IN if place % 2 else icons.OUT))
            elif view.operation in MOVES and place < 2:
                badge.append(("", icons.OUT if MOVES[view.operation][place] == "→" else icons.IN))
            elif view.operation in TARGETS or badge:
                badge[:] = [(f"×{view.chosen[: place + 1].count(token)}", "")]
            else:
                badge.append(("", icons.CHECK))
        return found

    def choosing(self, token: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a dark ring around a place that is chosen already, and on its lower rim for what."""
        s, badge = self.s, self.badges.get(token)
        if not badge:
            return ""
        drawn = rect(x + 1 * s, y + 1 * s, wide - 2 * s, tall - 2 * s, stroke=INK, line=3.4 * s, radius=5 * s)
        sizes = [self.width(words, bold=True) + (15 * s if path else 0) for words, path in badge]
        left, middle = x + 2 * s, y + tall + 0.5 * s
        plate = sum(sizes) + (8 + 4 * (len(badge) - 1)) * s
        drawn += rect(left, middle - 9 * s, plate, 18 * s, fill=HIGHLIGHT, stroke=INK, line=2 * s, radius=9 * s)
        left += 4 * s
        for (words, path), size in zip(badge, sizes, strict=True):
            if words:
                drawn += self.write(left, middle + 5 * s, words, room=size, bold=True)
            if path:
                drawn += icons.glyph(path, left + size - 7 * s, middle, 13 * s, line=3)
            left += size + 4 * s
        return drawn

    def told_badge(self, token: str) -> list[str]:
        """Say for what a place is chosen."""
        words = {icons.OUT: "chosen-from", icons.IN: "chosen-to"}
        badge = self.badges.get(token, [])
        return [self.say(words.get(path, "chosen"), count=int(number.strip("×") or 1)) for number, path in badge]
