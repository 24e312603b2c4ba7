"""What all pictures of Labyrinth share: one view in the words of one language, at one scale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from theatrum.engine.drawing import Sheet, cut, text_width
from theatrum.games.labyrinth.content import Card
from theatrum.games.labyrinth.tokens import CARD

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

VOWELS = "aąeęioóuy"
CARD_SIDES = ("us", "jihadist", "unassociated")


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

    def fits(self, words: str, size: float, room: float, *, bold: bool = False) -> bool:
        return self.width(words, size, bold=bold) <= room
