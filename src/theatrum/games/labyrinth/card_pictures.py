"""Cards in pictures: my hand, the other side's, the table, events in effect, and the piles."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.engine.drawing import (
    CARD,
    GLOW,
    HIGHLIGHT,
    RULE,
    SMALL,
    SOFT,
    TRAY,
    choice,
    rect,
    text_width,
)
from theatrum.games.labyrinth import icons
from theatrum.games.labyrinth.content import NEVER, Card
from theatrum.games.labyrinth.pictures import CARD_SIDES, Pictures
from theatrum.games.labyrinth.view import HandView

WIDEST, TALLEST = 125.0, 175.0  # a card in hand on the wide sheet, 5:7


class CardPictures(Pictures):
    """Cards by their tokens; whoever holds one reads its text."""

    def hint(self, card: Card) -> str:
        """Tell all that is printed on a card."""
        ops = self.say("ops", count=card.ops, side=self.say(f"card-{CARD_SIDES[card.side]}"))
        kind = "".join(
            f" {self.say(word)}."
            for word, said in (("mark", card.mark), ("lapsing", card.lapsing), ("removed-after", card.remove != NEVER))
            if said
        )
        return f"{card.names[self.lang]} (#{card.number}). {ops}. {self.game.card_text(card.number, self.lang)}{kind}"

    def mine(self) -> list[str]:
        """Return my cards: mine first, then those of nobody, then the other side's, each from high to low."""
        view = self.view
        if view.seat is None:
            return []
        seat = view.seat

        def place(token: str) -> tuple[int, int, int]:
            card = self.card(token)
            return (0 if card.side == seat else 2 if card.side == 1 - seat else 1, -card.ops, card.number)

        return sorted(view.hands[seat].cards, key=place)

    # --- my hand -------------------------------------------------------------------------------------------------

    def wide_hand(self, x: float, y: float, wide: float) -> str:
        tokens = self.mine()
        if not tokens:
            return ""
        gap = 7.0
        each = min(WIDEST, (wide - gap * (len(tokens) - 1)) / len(tokens))
        return "".join(
            self.upright(token, x + place * (each + gap), y, each, TALLEST) for place, token in enumerate(tokens)
        )

    def upright(self, token: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a card 5:7: its value in the shape of its side, its name, and as much of its text as fits."""
        card, s = self.card(token), self.s
        side = CARD_SIDES[card.side]
        look = icons.SIDES[side]
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=look.colour, line=2 * s, radius=7 * s)
        drawn += rect(x + 2.5 * s, y + 2.5 * s, wide - 5 * s, 29 * s, fill=look.tint, radius=5 * s)
        drawn += icons.ops(side, x + 18 * s, y + 17 * s, 11.5 * s)
        drawn += self.write(
            x + 18 * s, y + 23 * s, str(card.ops), 17, room=22 * s, anchor="middle", serif=True, bold=True
        )
        drawn += self.write(x + wide - 8 * s, y + 22 * s, f"#{card.number}", room=44 * s, anchor="end", fill=SOFT)
        drawn += self.signs(card, x + 38 * s, y + 17 * s)
        room = wide - 12 * s
        line, top = 15.5 * s, y + 47 * s
        for row in self.fold(card.names[self.lang], room, 14, lines=3, bold=True):
            drawn += self.write(x + 6 * s, top, row, 14, room=room, serif=True, bold=True)
            top += line
        left = int((y + tall - 4 * s - top) / line) + 1
        for row in self.fold(card.text[self.lang], room, SMALL, lines=max(1, left)):
            drawn += self.write(x + 6 * s, top + 1 * s, row, room=room, fill=SOFT)
            top += line
        return choice(self.token(token), self.label(token), drawn, hint=self.hint(card))

    def signs(self, card: Card, x: float, y: float) -> str:
        """Draw whether the event lasts, lasts for the turn, or is taken out of the game."""
        s, drawn = self.s, ""
        for path, said in ((icons.PIN, card.mark), (icons.CLOCK, card.lapsing), (icons.GONE, card.remove != NEVER)):
            if said:
                drawn += icons.glyph(path, x + 6 * s, y, 12 * s, stroke=SOFT)
                x += 14 * s
        return drawn

    def row(self, token: str, x: float, y: float, wide: float, tall: float) -> str:
        card, s = self.card(token), self.s
        side = CARD_SIDES[card.side]
        look = icons.SIDES[side]
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=look.colour, line=2 * s, radius=7 * s)
        drawn += rect(x + 2.5 * s, y + 2.5 * s, 40 * s, tall - 5 * s, fill=look.tint, radius=5 * s)
        drawn += icons.ops(side, x + 22 * s, y + 24 * s, 14 * s)
        drawn += self.write(
            x + 22 * s, y + 31 * s, str(card.ops), 19, room=26 * s, anchor="middle", serif=True, bold=True
        )
        drawn += self.signs(card, x + (9 if card.mark or card.lapsing else 16) * s, y + 53 * s)
        number = f"#{card.number}"
        taken = text_width(number, SMALL * s) + 12 * s
        left, room = x + 49 * s, wide - 57 * s
        drawn += self.write(left, y + 18 * s, card.names[self.lang], 15, room=room - taken, serif=True, bold=True)
        drawn += self.write(x + wide - 8 * s, y + 18 * s, number, room=taken, anchor="end", fill=SOFT)
        for line, words in enumerate(self.fold(card.text[self.lang], room, SMALL, lines=2)):
            drawn += self.write(left, y + (37 + 18 * line) * s, words, room=room, fill=SOFT)
        return choice(self.token(token), self.label(token), drawn, hint=self.hint(card))

    # --- cards that others hold, and what lies on the table ----------------------------------------------------------

    def held(self, hand: HandView, x: float, y: float, wide: float) -> str:
        """Draw a hand from behind: a back for each card, its number, and what of it is known."""
        s, look = self.s, icons.SIDES[hand.side]
        said = self.say("holds", side=self.side(hand.side), count=hand.count)
        if hand.cards:
            said = f"{said}; {self.say('known', cards=self.labels(hand.cards))}"
        step = min(13 * s, 150 * s / max(1, hand.count))
        drawn = ""
        for place in range(hand.count):
            drawn += rect(
                x + place * step, y, 15 * s, 21 * s, fill=look.tint, stroke=look.colour, line=1.3 * s, radius=2.5 * s
            )
        left = x + hand.count * step + 8 * s
        drawn += self.write(left, y + 16 * s, said, room=x + wide - left, fill=SOFT)
        return choice(None, said, drawn)

    def in_play(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the cards that are being played right now."""
        s, view, parts = self.s, self.view, []
        for token in view.on_table:
            card = self.card(token)
            side = CARD_SIDES[card.side]
            drawn = rect(x, y, wide, tall, fill=HIGHLIGHT, stroke=GLOW, line=2 * s, radius=6 * s)
            drawn += icons.ops(side, x + 17 * s, y + 17 * s, 10.5 * s)
            drawn += self.write(
                x + 17 * s, y + 22.500 * s, str(card.ops), 16, room=20 * s, anchor="middle", serif=True, bold=True
            )
            drawn += self.write(x + wide - 6 * s, y + 21 * s, f"#{card.number}", room=44 * s, anchor="end", fill=SOFT)
            lines = int((tall - 34 * s) / (15.5 * s))
            for row, words in enumerate(self.fold(card.names[self.lang], wide - 10 * s, 14, lines=lines)):
                drawn += self.write(x + 5 * s, y + (45 + 15.5 * row) * s, words, 14, room=wide - 10 * s, serif=True)
            said = self.say("in-play", card=self.label(token))
            parts.append(choice(self.token(token), said, drawn, hint=f"{said}. {self.hint(card)}"))
            y += tall + 6 * s
        return "".join(parts)

    # --- events in effect and piles ------------------------------------------------------------------------------

    def effects(self) -> list[tuple[str, str, str]]:
        """Return what is in effect: how it is marked, the card, and the words for that."""
        view = self.view
        found = [(icons.CLOCK, token, "until-turn-end") for token in view.lapsing]
        if view.first_plot_card:
            found.append((icons.CLOCK, view.first_plot_card, "first-plot"))
        found += [(icons.PIN, token, "in-effect") for token in view.events]
        found += [(icons.GONE, token, "leaked") for token in view.leaked]
        return found

    def events(self, x: float, y: float, wide: float, rows: int) -> tuple[str, float]:
        """Draw events in effect as tabs, in so many rows at most; what does not fit is told by the last one."""
        s, tall, gap = self.s, 22 * self.s, 5 * self.s
        found = self.effects()
        parts: list[str] = []
        left, row = x, 0
        if not found:
            parts.append(self.write(x, y + 16 * s, self.say("no-events"), room=wide, fill=SOFT))
            return "".join(parts), tall
        for place, (path, token, word) in enumerate(found):
            card = self.card(token)
            name = card.names[self.lang]
            said = f"{self.label(token)}: {self.say(word)}"
            each = min(text_width(name, SMALL * s) + 28 * s, wide)
            rest = len(found) - place
            reserve = 44 * s if row == rows - 1 and rest > 1 else 0
            if left + each + reserve > x + wide:
                if row == rows - 1:
                    others = self.labels([other for _, other, _ in found[place:]])
                    plate = rect(left, y + row * (tall + gap), 40 * s, tall, fill=TRAY, radius=5 * s)
                    plate += self.write(
                        left + 20 * s,
                        y + row * (tall + gap) + 16 * s,
                        f"+{rest}",
                        room=38 * s,
                        anchor="middle",
                        bold=True,
                    )
                    parts.append(choice(None, others, plate))
                    break
                row, left = row + 1, x
            top = y + row * (tall + gap)
            colour = icons.SIDES[CARD_SIDES[card.side]].colour
            tab = rect(left, top, each, tall, fill=CARD, stroke=RULE, line=1 * s, radius=5 * s)
            tab += rect(left, top, 4 * s, tall, fill=colour, radius=2 * s)
            tab += icons.glyph(path, left + 13 * s, top + 11 * s, 12 * s, stroke=SOFT)
            tab += self.write(left + 22 * s, top + 16 * s, name, room=each - 24 * s)
            hint = f"{said}. {self.game.card_text(card.number, self.lang)}"
            parts.append(choice(self.token(token), said, tab, hint=hint))
            left += each + gap
        return "".join(parts), (row + 1) * (tall + gap) - gap

    def pile(self, word: str, tokens: Sequence[str], x: float, y: float, wide: float, tall: float) -> str:
        """Draw a pile with its number, the first of its cards by name, and all of them in its tooltip."""
        s = self.s
        title = self.say(f"pile-{word}", count=len(tokens))
        drawn = rect(x, y, wide, tall, fill=TRAY, radius=6 * s)
        drawn += icons.glyph(icons.BACK, x + 13 * s, y + 13 * s, 17 * s, fill=CARD)
        drawn += self.write(x + 25 * s, y + 18 * s, title, room=wide - 30 * s, serif=True)
        rows = int((tall - 24 * s) / (16 * s))
        if tokens and rows > 0:
            names = ", ".join(self.card(token).names[self.lang] for token in tokens)
            for row, words in enumerate(self.fold(names, wide - 12 * s, SMALL, lines=rows)):
                drawn += self.write(x + 6 * s, y + (35 + 16 * row) * s, words, room=wide - 12 * s, fill=SOFT)
        hint = f"{title}: {self.labels(tokens)}" if tokens else title
        return choice(None, title, drawn, hint=hint)
