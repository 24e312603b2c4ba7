"""Cards in pictures: my hand, the other side's, the table, events in effect, and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from theatrum.engine.drawing import (
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
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

STRIP = 1184.0  # the room for cards and events on the wide sheet
NARROWEST, WIDEST, TALLEST = 170, 390.0, 175.0  # a card on the wide sheet; where there are many, they are narrower
LEGIBLE = 250.0  # so wide a card on the table may be, however many there are in my hand
SIZES = (18.0, 17.0, 16.0, 15.0, SMALL)  # of a card's text, where there is room for all of it
MIDDLE, ROOMY = 16.0, 150.0  # else this, on cards as wide as that
LEADING = 1.1


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

    def strip(self, x: float, wide: float) -> list[tuple[float, float]]:
        """Return where the cards of the wide sheet stand and how wide they are: on the table, then in my hand.

        Cards are as wide as their texts need, as far as there is room; those on the table are read by everybody now.
        """
        gap, apart = 7.0, 17.0
        table, mine = ([self.card(token) for token in tokens] for tokens in (self.view.on_table, self.mine()))
        fair = (wide - gap * (len(table) + len(mine))) / max(1, len(table) + len(mine))
        places: list[tuple[float, float]] = []
        for card in table:
            places.append((x, self.width_for([card], max(fair, LEGIBLE))))
            taken = places[-1][1] + gap
            x, wide = x + taken, wide - taken
        if table:
            x, wide = x + apart - gap, wide - apart + gap
        if mine:
            each = self.width_for(mine, (wide - gap * (len(mine) - 1)) / len(mine))
            places += [(x + place * (each + gap), each) for place in range(len(mine))]
        return places

    def width_for(self, cards: Sequence[Card], most: float) -> float:
        """Return how wide cards must be for all to be read, in as large a type as ``most`` of width allows."""
        most = min(most, WIDEST)
        for size in SIZES:
            for wide in range(NARROWEST, int(most), 10):
                if all(self.reads(card, wide, size, self.words(card)) for card in cards):
                    return float(wide)
        return most

    def wide_hand(self, x: float, y: float, wide: float) -> str:
        """Draw the cards on the table and mine beside each other, each in type that lets all of it be read."""
        tokens, places = [*self.view.on_table, *self.mine()], self.strip(x, wide)
        table, parts = len(self.view.on_table), []
        for group in (slice(0, table), slice(table, None)):
            sizes = [self.text_size(self.card(token), wide) for token, (_, wide) in zip(tokens, places, strict=True)]
            common = max(MIDDLE, min(sizes[group], default=MIDDLE))  # no card needs to shout
            for token, (left, each), size in zip(tokens[group], places[group], sizes[group], strict=True):
                parts.append(self.upright(token, left, y, each, self.tallest, min(size, common)))
        return "".join(parts)

    def text_size(self, card: Card, wide: float) -> float:
        """Return the largest size at which all of a card can be read, else a middling one where it is wide enough."""
        fitting = (size for size in SIZES if self.reads(card, wide, size, self.words(card)))
        return next(fitting, MIDDLE if wide >= ROOMY else SMALL)

    @cached_property
    def tallest(self) -> float:
        """How tall a card is on the wide sheet: where events take but one row, theirs is the room of the other."""
        left = 0.0
        for _, token, _ in self.effects():
            left += self.tab_width(token) + 5 * self.s
        return TALLEST if left > STRIP else TALLEST + 27

    def tab_width(self, token: str) -> float:
        return text_width(self.card(token).names[self.lang], SMALL * self.s) + 28 * self.s

    def words(self, card: Card) -> str:
        return self.game.card_text(card.number, self.lang)

    def reads(self, card: Card, wide: float, size: float, words: str) -> bool:
        """Tell whether all words of a card can be read on it."""
        s, room = self.s, wide - 12 * self.s
        head = min(3, self.rows(card.names[self.lang], room, size, bold=True))
        rows = self.rows(words, room, size)
        return (head + rows) * size * LEADING * s <= self.tallest - 35 * s

    def upright(self, token: str, x: float, y: float, wide: float, tall: float, size: float) -> str:
        """Draw a card: its value in the shape of its side, its name, and as much of its text as fits."""
        card, s = self.card(token), self.s
        side = CARD_SIDES[card.side]
        look, played = icons.SIDES[side], token in self.view.on_table
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=look.colour, line=2 * s, radius=7 * s)
        if played:
            drawn = rect(x, y, wide, tall, fill=HIGHLIGHT, stroke=GLOW, line=4 * s, radius=7 * s)
        drawn += rect(x + 2.5 * s, y + 2.5 * s, wide - 5 * s, 29 * s, fill=look.tint, radius=5 * s)
        drawn += icons.ops(side, x + 18 * s, y + 17 * s, 11.5 * s)
        drawn += self.write(
            x + 18 * s, y + 23 * s, str(card.ops), 17, room=22 * s, anchor="middle", serif=True, bold=True
        )
        drawn += self.write(x + wide - 8 * s, y + 22 * s, f"#{card.number}", room=44 * s, anchor="end", fill=SOFT)
        drawn += self.signs(card, x + 38 * s, y + 17 * s)
        room = wide - 12 * s
        line, top = size * LEADING * s, y + (33 + size) * s
        for row in self.fold(card.names[self.lang], room, size, lines=3, bold=True):
            drawn += self.write(x + 6 * s, top, row, size, room=room, serif=True, bold=True)
            top += line
        left = int((y + tall - 4 * s - top) / line) + 1
        words = self.words(card)
        if not self.reads(card, wide, size, words):
            words = card.text[self.lang]
        for row in self.fold(words, room, size, lines=max(1, left)):
            drawn += self.write(x + 6 * s, top + 1 * s, row, size, room=room, fill=INK if played else SOFT)
            top += line
        said = self.say("in-play", card=self.label(token)) if played else self.label(token)
        return choice(self.token(token), said, drawn, hint=f"{said}. {self.hint(card)}" if played else self.hint(card))

    def signs(self, card: Card, x: float, y: float) -> str:
        """Draw whether the event lasts, lasts for the turn, or is taken out of the game."""
        s, drawn = self.s, ""
        for path, said in ((icons.PIN, card.mark), (icons.CLOCK, card.lapsing), (icons.GONE, card.remove != NEVER)):
            if said:
                drawn += icons.glyph(path, x + 6 * s, y, 12 * s, stroke=SOFT)
                x += 14 * s
        return drawn

    def row(self, token: str, x: float, y: float, wide: float, lines: int) -> tuple[str, float]:
        """Draw a card as a row with up to so many lines of its text; returns the drawing and how tall it is."""
        card, s = self.card(token), self.s
        side = CARD_SIDES[card.side]
        look, played = icons.SIDES[side], token in self.view.on_table
        left, room = x + 49 * s, wide - 57 * s
        words = self.words(card)
        if self.rows(words, room, SMALL) > lines:
            words = card.text[self.lang]
        rows = self.fold(words, room, SMALL, lines=lines)
        tall = (30 + 18 * max(2, len(rows))) * s
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=look.colour, line=2 * s, radius=7 * s)
        if played:
            drawn = rect(x, y, wide, tall, fill=HIGHLIGHT, stroke=GLOW, line=4 * s, radius=7 * s)
        drawn += rect(x + 2.5 * s, y + 2.5 * s, 40 * s, tall - 5 * s, fill=look.tint, radius=5 * s)
        drawn += icons.ops(side, x + 22 * s, y + 24 * s, 14 * s)
        drawn += self.write(
            x + 22 * s, y + 31 * s, str(card.ops), 19, room=26 * s, anchor="middle", serif=True, bold=True
        )
        drawn += self.signs(card, x + (9 if card.mark or card.lapsing else 16) * s, y + 53 * s)
        number = f"#{card.number}"
        taken = text_width(number, SMALL * s) + 12 * s
        drawn += self.write(left, y + 18 * s, card.names[self.lang], 15, room=room - taken, serif=True, bold=True)
        drawn += self.write(x + wide - 8 * s, y + 18 * s, number, room=taken, anchor="end", fill=SOFT)
        for line, said in enumerate(rows):
            drawn += self.write(left, y + (37 + 18 * line) * s, said, room=room, fill=INK if played else SOFT)
        return choice(self.token(token), self.label(token), drawn, hint=self.hint(card)), tall

    # --- cards that others hold, and what lies on the table ----------------------------------------------------------

    def held(self, hand: HandView, x: float, y: float, wide: float) -> str:
        """Draw a hand from behind: a back for each card, its number, and what of it is known, or how much."""
        s, look = self.s, icons.SIDES[hand.side]
        count = said = self.say("holds", side=self.side(hand.side), count=hand.count)
        step = min(13 * s, 150 * s / max(1, hand.count))
        left = x + hand.count * step + 8 * s
        room = x + wide - left
        hint, opens = said, ""
        if hand.cards:
            hint = f"{said}; {self.say('known', cards=self.labels(hand.cards))}"
            opens = self.game.known_title(hand.side, self.lang)
            shorter = (hint, f"{said}; {self.say('known', cards=len(hand.cards))}")
            said = next((words for words in shorter if self.fits(words, SMALL, room)), count)
        drawn = ""
        for place in range(hand.count):
            drawn += rect(
                x + place * step, y, 15 * s, 21 * s, fill=look.tint, stroke=look.colour, line=1.3 * s, radius=2.5 * s
            )
        drawn += self.write(left, y + 16 * s, said, room=room, fill=SOFT)
        return choice(None, hint, drawn, opens=opens)

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
            each = min(self.tab_width(token), wide)
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
                    opens = self.say("events" if self.view.events else "lapsing")
                    parts.append(choice(None, others, plate, opens=opens))
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
        drawn += icons.glyph(icons.BACK, x + 12 * s, y + 13 * s, 17 * s, fill=CARD)
        drawn += self.write(x + 23 * s, y + 18 * s, title, room=wide - 26 * s, serif=True)
        rows = int((tall - 24 * s) / (16 * s))
        if tokens and rows > 0:
            names = ", ".join(self.card(token).names[self.lang] for token in tokens)
            for row, words in enumerate(self.fold(names, wide - 12 * s, SMALL, lines=rows)):
                drawn += self.write(x + 6 * s, y + (35 + 16 * row) * s, words, room=wide - 12 * s, fill=SOFT)
        hint = f"{title}: {self.labels(tokens)}" if tokens else title
        return choice(None, title, drawn, hint=hint, opens=title if tokens else "")
