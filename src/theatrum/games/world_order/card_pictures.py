"""Cards in pictures: the hand, the market row, Growth cards, strategic assets, and the choices of the set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from theatrum.engine.drawing import BRASS, CARD, GLOW, HIGHLIGHT, INK, PAPER, RULE, SMALL, SOFT, TRAY, choice, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.content import Ability
from theatrum.games.world_order.pictures import GAP, MAIN, SIZES, TOUCH, Pictures
from theatrum.games.world_order.view import PowerView

USES = {"trash": "use:trash", "exchange": "use:exchange", "convert": "use:convert"}
MOST_ACROSS = 6
LINE = 16.5  # from line to line, at scale 1
TITLE = 26.0  # the line over my hand, at scale 1, and room for the glow of the cards below it
HELD = (116.0, 126.0, 136.0, 146.0, 158.0, 172.0, 188.0, 206.0, 230.0, 260.0, 300.0, 360.0, 440.0)  # widths of a card
COMMON, BESIDE = 190.0, 160.0  # a card of my hand that has enough room; the least that is kept for something else
BELONGINGS = (24.0, 40.0, 54.0, 70.0)  # how tall an asset may be, at scale 1; the least only when all are used


class CardPictures(Pictures):
    """The cards of one view."""

    # --- ability cards -----------------------------------------------------------------------------------------------

    def signs(self, card: Ability, x: float, y: float, room: float = 999) -> tuple[str, float]:
        """Draw a card's types, its bonus, its research points, and where there is room whether it adds influence."""
        s, drawn, end = self.s, "", x + room
        tight = room < (16 * len(card.types) + 96) * s
        size = SMALL if tight else MAIN
        for kind in card.types:
            drawn += icons.glyph(icons.TYPES[kind], x + 7.5 * s, y, 15 * s, line=2.2)
            x += (12 if tight else 16) * s
        x += 4 * s
        for path, n in ((icons.GOODS[card.bonus], card.bonus_n), (icons.RESEARCH, card.research)):
            if n:
                more, x = self.amount(path, str(n), x, y, size=14, fill=SOFT, text=size)
                drawn, x = drawn + more, x + (3 if tight else 6) * s
        if card.influence and x + 15 * s <= end:
            drawn += icons.glyph(icons.CUBE, x + 7 * s, y, 14 * s, stroke=BRASS)
            x += 15 * s
        return drawn, x

    def tell_card(self, card: Ability) -> str:
        """Tell in full what a card does, and its bonuses."""
        types = ", ".join(self.say(f"type-{kind}") for kind in dict.fromkeys(card.types))
        bonus = self.say("money") if card.bonus == "money" else self.good(card.bonus)
        influence = f" {self.say('card-influence')}" if card.influence else ""
        facts = self.say("card", types=types, n=card.bonus_n, bonus=bonus, research=card.research)
        return f"{card.texts[self.lang]} {facts}{influence}"

    def narrowest(self, token: str, count: int, tall: float, size: float) -> float:
        """Return how wide a standing card must be so that its name, in three lines at most, and its text have room."""
        s, card = self.s, self.ability(token)
        for wide in HELD:
            name = self.fold(card.names[self.lang], (wide - (48 if count > 1 else 16)) * s, size, lines=9)
            text = self.fold(card.texts[self.lang], (wide - 16) * s, size, lines=20)
            high = (size + 1) * len(name) + (size + 1.5) * len(text) + 29
            if len(name) <= 3 and not any(row.endswith("-") for row in name) and high * s <= tall:
                break
        return wide * s

    def held(self, token: str, count: int, x: float, y: float, wide: float, tall: float, size: float) -> str:
        """Draw a card of a hand, standing: name, signs, and as much of its text as there is room for."""
        s, card = self.s, self.ability(token)
        under, drawn = self.sheets(count, x, y, wide, tall)
        room = wide - 12 * s
        lines = max(1, min(3, int((tall - 6 * s) / ((size + 1) * s))))
        top = y + (size + 2.5) * s
        for row in self.fold(card.names[self.lang], room - (32 * s if count > 1 else 0), size, lines=lines):
            drawn += self.write(x + 6 * s, top, row, size, room=room, serif=True)
            top += (size + 1) * s
        if count > 1:
            drawn += self.write(
                x + wide - 8 * s, y + (size + 2.5) * s, f"×{count}", size, room=28 * s, anchor="end", fill=BRASS
            )
        if top + 6 * s < y + tall:
            drawn += self.signs(card, x + 5 * s, top - 3 * s, wide - 8 * s)[0]
        top += (size + 4.5) * s
        lines = int((y + tall - 8 * s - top) // ((size + 1.5) * s)) + 1
        if lines > 0:
            for row in self.fold(card.texts[self.lang], room, size, lines=lines):
                drawn += self.write(x + 6 * s, top, row, size, room=room, fill=SOFT)
                top += (size + 1.5) * s
        return under + choice(
            self.token(token), card.names[self.lang], drawn, hint=f"{card.names[self.lang]}: {self.tell_card(card)}"
        )

    def held_row(self, token: str, count: int, x: float, y: float, wide: float) -> tuple[str, float]:
        """Draw a card of a hand, lying: name and signs above, its text below; returns the drawing and its height."""
        s, card = self.s, self.ability(token)
        size, text = self.fit(card.texts[self.lang], wide - 16 * s, lines=2)
        if len(text) == 2 and text[1].endswith("…"):
            text = self.fold(card.texts[self.lang], wide - 16 * s, lines=4)
        tall = max(TOUCH + 4 * s, (31 + 18 * len(text)) * s)
        under, drawn = self.sheets(count, x, y, wide, tall)
        end = self.signs(card, 0, 0)[1]
        drawn += self.signs(card, x + wide - end - 6 * s, y + 15 * s)[0]
        room = wide - end - 18 * s
        name = card.names[self.lang] + (f" ×{count}" if count > 1 else "")
        drawn += self.write(x + 8 * s, y + 20 * s, name, MAIN, room=room, serif=True)
        for row, words in enumerate(text):
            drawn += self.write(x + 8 * s, y + (39.5 + 18 * row) * s, words, size, room=wide - 16 * s, fill=SOFT)
        return under + choice(
            self.token(token), card.names[self.lang], drawn, hint=f"{card.names[self.lang]}: {self.tell_card(card)}"
        ), tall

    def sheets(self, count: int, x: float, y: float, wide: float, tall: float) -> tuple[str, str]:
        """Draw what looks out from under a card of which there is a second copy, and the ground of the card itself.

        The first lies outside of what is chosen: a page lights up the first shape of that.
        """
        s, under = self.s, ""
        wide, tall = wide - 4 * s, tall - 4 * s
        if count > 1:
            under = rect(x + 4 * s, y + 4 * s, wide, tall, fill=TRAY, stroke=SOFT, line=1 * s, radius=6 * s)
        return under, rect(x, y, wide, tall, fill=CARD, stroke=SOFT, line=1.3 * s, radius=6 * s)

    def hand_plan(self, wide: float, tall: float) -> tuple[list[float], float, bool]:
        """Return how wide each card of my hand is, the size of the texts, and whether all of it has room.

        A card with more to read is wider; what is left over is shared out, or kept where something else finds room.
        """
        s, counts = self.s, Counter(self.view.hand)
        room = wide - (GAP - 2) * s * (len(counts) - 1)
        for size in SIZES:
            least = [self.narrowest(token, count, tall - TITLE * s, size) for token, count in counts.items()]
            if sum(least) <= room:
                break
        else:
            return [room / max(1, len(counts))] * len(counts), SMALL, False
        spare = (room - sum(least)) / max(1, len(least))
        least = [max(one, min(one + spare, COMMON * s)) for one in least]
        spare = room - sum(least)
        if spare < BESIDE * s:
            least = [one + spare / len(least) for one in least]
        return least, size, True

    def hand(self, x: float, y: float, wide: float, tall: float) -> tuple[str, float]:
        """Draw my hand side by side under its title; returns the drawing and where it ends."""
        s, view, gap = self.s, self.view, (GAP - 2) * self.s
        drawn = self.write(x, y + 14 * s, self.hand_title(), MAIN, room=wide, serif=True)
        top, high = y + TITLE * s, tall - TITLE * s
        widths, size, _ = self.hand_plan(wide, tall)
        for (token, count), each in zip(Counter(view.hand).items(), widths, strict=True):
            drawn += self.held(token, count, x, top, each, high, size)
            x += each + gap
        return drawn, x + 4 * s

    def discards(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Tell what lies on a discard pile, where there is room for it."""
        s = self.s
        words = self.say("discards", cards=self.labels(power.discards))
        wide = min(wide, 300 * s)
        drawn = rect(x, y, wide, tall, stroke=RULE, line=1 * s, radius=6 * s, dash="4 3")
        size, rows = self.fit(words, wide - 16 * s, lines=int((tall - 8 * s) / (17 * s)))
        for row, line in enumerate(rows):
            drawn += self.write(x + 8 * s, y + (18 + 17 * row) * s, line, size, room=wide - 16 * s, fill=SOFT)
        return choice(None, words, drawn, opens=self.pile_title("discards", power, len(power.discards)))

    def pile_title(self, id: str, power: PowerView, count: int) -> str:
        """Entitle the list of some cards of a power."""
        return self.say(f"list-{id}", power=self.player(power), count=count)

    def hand_title(self) -> str:
        view = self.view
        said = [self.say("hand", count=len(view.hand))]
        if self.lead is not None:
            said += self.told_round(self.lead)
        return " · ".join(said)

    def before(self, power: PowerView) -> tuple[list[str], list[str]]:
        """Return the cards that lie open before a power: those played, and those shown in research."""
        turns = self.view.turns
        played = [card for turn, card in power.front if turn <= turns]
        return played, [card for turn, card in power.front if turn > turns]

    def told_round(self, power: PowerView) -> list[str]:
        """Tell what a power has played and laid down in this round."""
        said = []
        played, shown = self.before(power)
        if played:
            said.append(self.say("front", cards=self.labels(played)))
        if shown:
            said.append(self.say("shown", cards=self.labels(shown)))
        if power.id == self.view.power and self.view.laid_down:
            said.append(self.say("laid-down", cards=self.labels([card for _, card in self.view.laid_down])))
        elif power.down:
            said.append(self.say("down", count=len(power.down)))
        return said

    # --- set-up ------------------------------------------------------------------------------------------------------

    def half(self, token: str, cards: Sequence[str], x: float, y: float, wide: float, tall: float) -> str:
        """Draw one half of my deck, to be kept as a whole."""
        s = self.s
        picked = self.view.picked == (1 if token == "half:first" else 2)
        label = self.label(token)
        drawn = rect(
            x, y, wide, tall, fill=HIGHLIGHT if picked else TRAY, stroke=GLOW if picked else RULE, line=1.5 * s
        )
        counts = Counter(cards)
        if tall < 60 * s:  # it is not chosen from any more
            names = [self.label(name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()]
            size, told = self.fit(f"{label}: {', '.join(names)}", wide - 16 * s, lines=2)
            for row, words in enumerate(told):
                drawn += self.write(x + 8 * s, y + (18 + 18 * row) * s, words, size, room=wide - 16 * s, serif=True)
            return choice(self.token(token), f"{label}: {self.labels(cards)}", drawn, hint=label)
        drawn += self.write(x + 8 * s, y + 18 * s, label, MAIN, room=wide - 16 * s, serif=True)
        across = 6 if wide > 800 * s else 3
        rows = -(-6 // across)
        each, high = (wide - 8 * s) / across, (tall - 28 * s) / rows
        for place, (name, count) in enumerate(counts.items()):
            left, top = x + 6 * s + place % across * each, y + 25 * s + place // across * high
            card = self.ability(name)
            plate = rect(left, top, each - 4 * s, high - 3 * s, fill=CARD, stroke=SOFT, line=1 * s, radius=5 * s)
            words = card.names[self.lang] + (f" ×{count}" if count > 1 else "")
            size, folded = self.fit(words, each - 12 * s, lines=2)
            if folded[-1].endswith("…"):
                size, folded = self.fit(words, each - 12 * s, lines=3)
            step = (15 if len(folded) > 2 else size + 1) * s
            for row, line in enumerate(folded):
                base = top + 14.5 * s + row * step
                plate += self.write(left + 5 * s, base, line, size, room=each - 12 * s, serif=True)
            plate += self.signs(card, left + 5 * s, top + high - 12 * s, each - 14 * s)[0]
            drawn += choice(None, card.names[self.lang], plate, hint=f"{card.names[self.lang]}: {self.tell_card(card)}")
        return choice(self.token(token), f"{label}: {self.labels(cards)}", drawn, hint=label)

    def halves(self) -> list[tuple[str, Sequence[str]]]:
        view = self.view
        if not view.hand or not view.other_half:
            return []
        return [("half:first", view.hand), ("half:second", view.other_half)]

    # --- assets ------------------------------------------------------------------------------------------------------

    def asset_lines(self, token: str, wide: float, lines: int) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
        """Fold name and text of an asset into so many lines; returns the size of the text as well."""
        room, card = wide - 32 * self.s, self.asset_card(token)
        name = self.fold(self.label(token), room, MAIN, lines=min(2, lines))
        if any(row.endswith(("…", "-")) for row in name):
            name = self.fold(self.label(token), room, lines=min(2, lines))
        size, text = self.fit(card.texts[self.lang], room, lines=lines - len(name))
        return size, name, text

    def asset_height(self, token: str, wide: float) -> float:
        """Return how tall an asset is when its text is read in full, and it can be touched."""
        _, name, text = self.asset_lines(token, wide, 20)
        return max(TOUCH, (6 + LINE * (len(name) + len(text))) * self.s)

    def asset(self, token: str, x: float, y: float, wide: float, tall: float, *, used: bool = False) -> str:
        s, card = self.s, self.asset_card(token)
        label = self.label(token)
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=RULE if used else BRASS, line=1.4 * s, radius=6 * s)
        if used:
            drawn += rect(x, y, 22 * s, tall, fill=icons.REST, radius=6 * s)
        else:
            points = str(card.points) if token != "order" else ""
            drawn += icons.glyph(icons.STAR, x + 12 * s, y + 13 * s, 15 * s, stroke=BRASS)
            if points:
                drawn += self.write(x + 12 * s, y + 36 * s, points, MAIN, room=20 * s, anchor="middle", fill=BRASS)
        room = wide - 32 * s
        size, name, text = self.asset_lines(token, wide, int((tall - 4 * s) / (LINE * s)))
        top = y + (tall - (len(name) + len(text)) * LINE * s) / 2 + 13 * s
        for place, words in enumerate((*name, *text)):
            titled = place < len(name)
            drawn += self.write(
                x + 26 * s, top + place * LINE * s, words, MAIN if titled else size, room=room, serif=titled,
                fill=INK if titled and not used else SOFT,
            )  # fmt: skip
        hint = f"{label}: {card.texts[self.lang]}"
        if token != "order":
            hint += f" {self.say('asset-points', points=card.points)}"
        mark = self.token(token) if self.mine or token in self.view.drawn_assets else None
        return choice(None if used else mark, self.say("used", card=label) if used else label, drawn, hint=hint)

    def own_growth(self, power: PowerView, x: float, y: float, wide: float, tall: float, place: int) -> str:
        """Draw a Growth card that a power has; what may be used of it is chosen on it."""
        s, one = self.s, power.growth[place]
        card = self.growth_card(one.card)
        resting = one.used or not one.active
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=SOFT, line=1.2 * s, radius=6 * s)
        drawn += rect(x + 2 * s, y + 2 * s, 19 * s, tall - 4 * s, fill=icons.REST if resting else TRAY, radius=5 * s)
        drawn += self.pips(card.level, x + 11.5 * s, y + tall / 2, upright=True)
        size, rows = self.fit(card.names[self.lang], wide - 28 * s, lines=2)
        top = y + (tall - len(rows) * LINE * s) / 2 + 12.5 * s
        for row, words in enumerate(rows):
            drawn += self.write(x + 25 * s, top + row * LINE * s, words, size, room=wide - 28 * s, serif=True)
        label = self.say("used", card=card.names[self.lang]) if one.used else card.names[self.lang]
        use = USES.get(card.ability)
        token = self.token(use) if use is not None and self.mine else None
        return choice(token, label, drawn, hint=f"{label}: {card.texts[self.lang]}")

    def owned(self, power: PowerView) -> list[tuple[str, int]]:
        """List assets, the executive order, Growth cards by their place, and used assets (-2) as they are laid out."""
        names: list[tuple[str, int]] = [(token, -1) for token in power.assets]
        names += [("order", -1)] if power.order else []
        names += [(one.card, place) for place, one in enumerate(power.growth)]
        return names + [(token, -2) for token in power.spent]

    def belongings(
        self, power: PowerView, x: float, y: float, wide: float, tall: float, across: int
    ) -> tuple[str, float]:
        """Draw assets, the executive order and Growth cards of a power in rows; returns the drawing and its height."""
        gap, names = GAP * self.s, self.owned(power)
        if not names:
            return "", 0.0
        broad = across > 2
        across = (len(names) if len(names) <= MOST_ACROSS else -(-len(names) // 2)) if broad else across
        drawn = ""
        for first in range(0, len(names), across):
            row = names[first : first + across]
            each = self.shares(row, wide) if broad else [(wide + gap) / across - gap] * len(row)
            left = x
            for (token, place), share in zip(row, each, strict=True):
                if place >= 0:
                    drawn += self.own_growth(power, left, y, share, tall, place)
                else:
                    drawn += self.asset(token, left, y, share, tall, used=place == -2)
                left += share + gap
            y += tall + gap
        return drawn, -(-len(names) // across) * (tall + gap)

    def shares(self, row: Sequence[tuple[str, int]], wide: float) -> list[float]:
        """Share out the width of a row: Growth cards show their name only, assets their text as well."""
        s, gap = self.s, GAP * self.s
        each = (wide + gap) / len(row) - gap
        grown = sum(1 for _, place in row if place >= 0)
        short = min(each, 150 * s)
        rest = (wide - gap * (len(row) - 1) - grown * short) / max(1, len(row) - grown)
        return [short if place >= 0 else min(rest, 440 * s) for _, place in row]

    def belongings_height(self, power: PowerView, wide: float, left: float) -> float:
        """Return how tall my assets may be so that their texts are read in full and my hand still is, too."""
        s, names = self.s, self.owned(power)
        heights = BELONGINGS if all(place == -2 for _, place in names) else BELONGINGS[1:]
        best = heights[0]
        if not names or len(names) > MOST_ACROSS:
            return best * s
        shares = self.shares(names, wide)
        for tall in heights:
            if self.mine and tall > best and not self.hand_plan(wide, left - (tall + GAP) * s)[2]:
                break
            best = tall
            lines = int((tall - 4) / LINE)
            texts = [
                self.asset_lines(token, share, lines)[2]
                for (token, place), share in zip(names, shares, strict=True)
                if place < 0
            ]
            if not any(text[-1].endswith("…") for text in texts if text) and all(texts):
                break
        return best * s

    # --- the market and Growth ---------------------------------------------------------------------------------------

    def market(self, x: float, y: float, wide: float, tall: float, across: int) -> str:
        """Draw the row from left to right, its deck behind it."""
        s, view, gap = self.s, self.view, (GAP - 1) * self.s
        last = 64 * s if across > 3 else 0.0
        each = (wide - last + gap) / across - gap
        drawn = ""
        for place, name in enumerate(view.market):
            left, top = x + place % across * (each + gap), y + place // across * (tall + gap)
            drawn += self.for_sale(place, name, left, top, each, tall)
        if last:
            drawn += self.market_deck(x + wide - last + gap, y, last - gap, tall)
        return drawn

    def for_sale(self, place: int, name: str, x: float, y: float, wide: float, tall: float) -> str:
        s, card = self.s, self.ability(name)
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=SOFT, line=1.2 * s, radius=6 * s)
        drawn += rect(x + 1 * s, y + 1 * s, 25 * s, tall - 2 * s, fill=TRAY, radius=5 * s)
        drawn += icons.glyph(icons.RESEARCH, x + 13.5 * s, y + tall / 2 - 12 * s, 16 * s)
        drawn += self.write(
            x + 13.5 * s, y + tall / 2 + 14 * s, str(card.price), 16, room=22 * s, anchor="middle", bold=True
        )
        room = wide - 34 * s
        size, rows = self.fit(card.names[self.lang], room, lines=2)
        top = y + (tall - 21 * s - 16 * s * len(rows)) / 2 + 13.5 * s
        for row, words in enumerate(rows):
            drawn += self.write(x + 30 * s, top + 16 * s * row, words, size, room=room, serif=True)
        drawn += self.signs(card, x + 29 * s, y + tall - 11 * s, wide - 32 * s)[0]
        label = self.say("market-card", card=card.names[self.lang], price=card.price)
        return choice(self.token(f"market:{place + 1}"), label, drawn, hint=f"{label}. {self.tell_card(card)}")

    def market_deck(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the deck of the market; the row is renewed from it."""
        s, left = self.s, self.view.market_deck
        drawn = rect(x, y, wide, tall, fill=TRAY, stroke=RULE, line=1 * s, radius=6 * s)
        drawn += icons.glyph(icons.BACK, x + wide / 2 - 13 * s, y + tall / 2 - 10 * s, 19 * s, fill=CARD)
        drawn += icons.glyph(icons.RENEW, x + wide / 2 + 13 * s, y + tall / 2 - 10 * s, 17 * s, stroke=SOFT)
        said = self.say("market-deck", count=left)
        words = said if wide > 200 * s else str(left)
        drawn += self.write(x + wide / 2, y + tall / 2 + 18 * s, words, MAIN, room=wide, anchor="middle", fill=SOFT)
        return choice(self.token("refresh"), said, drawn)

    def pips(self, level: int, x: float, y: float, *, upright: bool = False) -> str:
        """Draw a level as so many dots."""
        s, drawn = self.s, ""
        for n in range(level):
            along = (n - (level - 1) / 2) * 7 * s
            at_x, at_y = (x, y + along) if upright else (x + along, y)
            drawn += icons.glyph("M12 3a9 9 0 1 0 .01 0Z", at_x, at_y, 5.5 * s, fill=BRASS, stroke="none")
        return drawn

    def growths(self, x: float, y: float, wide: float, tall: float, across: int) -> str:
        """Draw the piles of Growth cards by level, with how many are left."""
        gap = (3 if across > 5 else GAP) * self.s
        each = (wide + gap) / across - gap
        drawn = ""
        for place, (token, left) in enumerate(self.view.growth_left.items()):
            at, top = x + place % across * (each + gap), y + place // across * (tall + gap)
            drawn += self.growth_pile(token, left, at, top, each, tall)
        return drawn

    def growth_pile(self, token: str, left: int, x: float, y: float, wide: float, tall: float) -> str:
        s, card = self.s, self.growth_card(token)
        drawn = rect(
            x,
            y,
            wide,
            tall,
            fill=CARD if left and card.level % 2 else TRAY if left else PAPER,
            stroke=SOFT if left else RULE,
            line=1 * s,
            radius=6 * s,
            dash="" if left else "4 3",
        )
        middle = x + wide / 2
        points, end = self.amount(icons.STAR, str(card.points), x + 4 * s, y + 10.5 * s, size=13, bold=True, text=15)
        count = f"×{left}"
        right = x + wide - 4 * s - self.width(count)
        drawn += points + self.pips(card.level, (end + right) / 2, y + 11 * s)
        drawn += self.write(x + wide - 4 * s, y + 16 * s, count, room=24 * s, anchor="end", fill=SOFT)
        size, rows = self.fit(card.names[self.lang], wide - 1 * s, lines=2)
        for row, words in enumerate(rows):
            top = y + (30 + (tall / s - 64) / 2 + 15 * row + (6 if len(rows) == 1 else 0)) * s
            drawn += self.write(middle, top, words, size, room=wide - 1 * s, anchor="middle", serif=True)
        prices = [(icons.GOODS["services"], card.services), (icons.COIN, card.money), (icons.BUBBLE, card.diplomacy)]
        at, base = x + 4 * s, y + tall - 9.5 * s
        for path, n in prices:
            if n:
                more, at = self.amount(path, f"−{n}", at, base, size=13, fill=SOFT, text=SMALL)
                drawn, at = drawn + more, at + 6 * s
        told = self.say(
            "growth",
            card=card.names[self.lang],
            level=card.level,
            points=card.points,
            services=card.services,
            money=card.money,
            diplomacy=card.diplomacy,
            left=left,
        )
        return choice(self.token(token), card.names[self.lang], drawn, hint=f"{told} {card.texts[self.lang]}")
