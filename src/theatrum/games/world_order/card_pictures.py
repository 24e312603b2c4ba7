"""Cards in pictures: the hand, the market row, Growth cards, strategic assets, and the choices of the set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from theatrum.engine.drawing import BRASS, CARD, GLOW, HIGHLIGHT, INK, PAPER, RULE, SOFT, TRAY, choice, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.content import Ability
from theatrum.games.world_order.pictures import Pictures
from theatrum.games.world_order.view import PowerView

USES = {"trash": "use:trash", "exchange": "use:exchange", "convert": "use:convert"}
MOST_ACROSS = 6


class CardPictures(Pictures):
    """The cards of one view."""

    # --- ability cards -----------------------------------------------------------------------------------------------

    def signs(self, card: Ability, x: float, y: float, room: float = 999) -> tuple[str, float]:
        """Draw a card's types, its bonus, its research points, and where there is room whether it adds influence."""
        s, drawn, end = self.s, "", x + room
        tight = room < (16 * len(card.types) + 86) * s
        for kind in card.types:
            drawn += icons.glyph(icons.TYPES[kind], x + 7.5 * s, y, 15 * s, line=2.2)
            x += (12 if tight else 16) * s
        x += 4 * s
        for path, n in ((icons.GOODS[card.bonus], card.bonus_n), (icons.RESEARCH, card.research)):
            if n:
                more, x = self.amount(path, str(n), x, y, size=14, fill=SOFT)
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
        return f"{card.names[self.lang]}: {card.texts[self.lang]} {facts}{influence}"

    def held(self, token: str, count: int, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a card of a hand, standing: name, signs, and as much of its text as there is room for."""
        s, card = self.s, self.ability(token)
        drawn = self.sheets(count, x, y, wide, tall)
        room = wide - 12 * s
        top = y + 18 * s
        lines = max(1, min(3, int((tall - 6 * s) / (16 * s))))
        for row in self.fold(card.names[self.lang], room - (22 * s if count > 1 else 0), 15, lines=lines):
            drawn += self.write(x + 6 * s, top, row, 15, room=room, serif=True)
            top += 16 * s
        if count > 1:
            drawn += self.write(x + wide - 5 * s, y + 18 * s, f"×{count}", room=24 * s, anchor="end", fill=BRASS)
        if top + 6 * s < y + tall:
            drawn += self.signs(card, x + 5 * s, top - 3 * s, wide - 8 * s)[0]
        top += 19 * s
        lines = int((y + tall - 9 * s - top) // (15.5 * s)) + 1
        if lines > 0:
            for row in self.fold(card.texts[self.lang], room, lines=lines):
                drawn += self.write(x + 6 * s, top, row, room=room, fill=SOFT)
                top += 15.5 * s
        return choice(self.token(token), card.names[self.lang], drawn, hint=self.tell_card(card))

    def held_row(self, token: str, count: int, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a card of a hand, lying: name and signs above, two lines of text below."""
        s, card = self.s, self.ability(token)
        drawn = self.sheets(count, x, y, wide, tall)
        end = self.signs(card, 0, 0)[1]
        drawn += self.signs(card, x + wide - end - 4 * s, y + 15 * s)[0]
        room = wide - end - 18 * s
        name = card.names[self.lang] + (f" ×{count}" if count > 1 else "")
        drawn += self.write(x + 8 * s, y + 20 * s, name, 16, room=room, serif=True)
        for row, words in enumerate(self.fold(card.texts[self.lang], wide - 16 * s, lines=2)):
            drawn += self.write(x + 8 * s, y + (39 + 17 * row) * s, words, room=wide - 16 * s, fill=SOFT)
        return choice(self.token(token), card.names[self.lang], drawn, hint=self.tell_card(card))

    def sheets(self, count: int, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the ground of a card; a second copy looks out from under it."""
        s, under = self.s, ""
        wide, tall = wide - 3 * s, tall - 3 * s
        if count > 1:
            under = rect(x + 3 * s, y + 3 * s, wide, tall, fill=TRAY, stroke=SOFT, line=1 * s, radius=6 * s)
        return under + rect(x, y, wide, tall, fill=CARD, stroke=SOFT, line=1.3 * s, radius=6 * s)

    def hand(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw my hand side by side under its title."""
        s, view = self.s, self.view
        counts = Counter(view.hand)
        drawn = self.write(x, y + 15 * s, self.hand_title(), 15, room=wide, serif=True)
        top, gap = y + 21 * s, 5 * s
        each = min(172 * s, (wide + gap) / max(1, len(counts)) - gap)
        for place, (token, count) in enumerate(counts.items()):
            drawn += self.held(token, count, x + place * (each + gap), top, each, tall - 21 * s)
        left = x + len(counts) * (each + gap)
        if self.lead is not None and self.lead.discards and x + wide - left > 150 * s:
            drawn += self.discards(self.lead, left, top, x + wide - left, tall - 21 * s)
        return drawn

    def discards(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Tell what lies on a discard pile, where there is room for it."""
        s = self.s
        words = self.say("discards", cards=self.labels(power.discards))
        wide = min(wide, 300 * s)
        drawn = rect(x, y, wide, tall, stroke=RULE, line=1 * s, radius=6 * s, dash="4 3")
        for row, line in enumerate(self.fold(words, wide - 16 * s, lines=int((tall - 8 * s) / (15.5 * s)))):
            drawn += self.write(x + 8 * s, y + (18 + 15.5 * row) * s, line, room=wide - 16 * s, fill=SOFT)
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

    def told_round(self, power: PowerView) -> list[str]:
        """Tell what a power has played and laid down in this round."""
        said = []
        if power.front:
            said.append(self.say("front", cards=self.labels([card for _, card in power.front])))
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
        drawn += self.write(x + 8 * s, y + 18 * s, label, 15, room=wide - 16 * s, serif=True)
        counts = Counter(cards)
        across = 6 if wide > 800 * s else 3
        rows = -(-6 // across)
        each, high = (wide - 8 * s) / across, (tall - 28 * s) / rows
        for place, (name, count) in enumerate(counts.items()):
            left, top = x + 6 * s + place % across * each, y + 25 * s + place // across * high
            card = self.ability(name)
            plate = rect(left, top, each - 4 * s, high - 3 * s, fill=CARD, stroke=SOFT, line=1 * s, radius=5 * s)
            words = card.names[self.lang] + (f" ×{count}" if count > 1 else "")
            for row, line in enumerate(self.fold(words, each - 12 * s, lines=3)):
                plate += self.write(left + 5 * s, top + (15 + 15 * row) * s, line, room=each - 12 * s, serif=True)
            if row < 2:
                plate += self.signs(card, left + 5 * s, top + high - 13 * s)[0]
            drawn += choice(None, card.names[self.lang], plate, hint=self.tell_card(card))
        return choice(self.token(token), f"{label}: {self.labels(cards)}", drawn, hint=label)

    def halves(self) -> list[tuple[str, Sequence[str]]]:
        view = self.view
        if not view.hand or not view.other_half:
            return []
        return [("half:first", view.hand), ("half:second", view.other_half)]

    # --- assets ------------------------------------------------------------------------------------------------------

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
                drawn += self.write(x + 12 * s, y + 36 * s, points, room=20 * s, anchor="middle", fill=BRASS)
        room = wide - 30 * s
        lines = int((tall - 4 * s) / (15.5 * s))
        rows = list(self.fold(label, room, lines=2))
        inks = [SOFT if used else INK] * len(rows)
        if len(rows) < lines and not used:
            more = self.fold(card.texts[self.lang], room, lines=lines - len(rows))
            rows += more
            inks += [SOFT] * len(more)
        top = y + (tall - len(rows) * 15.5 * s) / 2 + 12.5 * s
        for place, words in enumerate(rows):
            first = inks[place] == INK
            drawn += self.write(x + 25 * s, top + place * 15.5 * s, words, room=room, serif=first, fill=inks[place])
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
        rows = self.fold(card.names[self.lang], wide - 28 * s, lines=2)
        top = y + (tall - len(rows) * 15.5 * s) / 2 + 12.5 * s
        for row, words in enumerate(rows):
            drawn += self.write(x + 25 * s, top + row * 15.5 * s, words, room=wide - 28 * s, serif=True)
        label = self.say("used", card=card.names[self.lang]) if one.used else card.names[self.lang]
        use = USES.get(card.ability)
        token = self.token(use) if use is not None and self.mine else None
        return choice(token, label, drawn, hint=f"{label}: {card.texts[self.lang]}")

    def belongings(
        self, power: PowerView, x: float, y: float, wide: float, tall: float, across: int
    ) -> tuple[str, float]:
        """Draw assets, the executive order and Growth cards of a power in rows; returns the drawing and its height."""
        s, gap = self.s, 5 * self.s
        names: list[tuple[str, int]] = [(token, -1) for token in power.assets]
        names += [("order", -1)] if power.order else []
        names += [(one.card, place) for place, one in enumerate(power.growth)]
        names += [(token, -2) for token in power.spent]
        if not names:
            return "", 0.0
        across = (len(names) if len(names) <= MOST_ACROSS else -(-len(names) // 2)) if across > 2 else across
        each = min(238 * s, (wide + gap) / across - gap) if across > 2 else (wide + gap) / across - gap
        drawn = ""
        for at, (token, place) in enumerate(names):
            left, top = x + at % across * (each + gap), y + at // across * (tall + gap)
            if place >= 0:
                drawn += self.own_growth(power, left, top, each, tall, place)
            else:
                drawn += self.asset(token, left, top, each, tall, used=place == -2)
        return drawn, -(-len(names) // across) * (tall + gap)

    # --- the market and Growth ---------------------------------------------------------------------------------------

    def market(self, x: float, y: float, wide: float, tall: float, across: int) -> str:
        """Draw the row from left to right, its deck behind it."""
        s, view, gap = self.s, self.view, 5 * self.s
        last = 66 * s if across > 3 else 0.0
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
        rows = self.fold(card.names[self.lang], room, lines=2)
        top = y + (tall - 22 * s - 15.5 * s * len(rows)) / 2 + 13.5 * s
        for row, words in enumerate(rows):
            drawn += self.write(x + 30 * s, top + 15.5 * s * row, words, room=room, serif=True)
        drawn += self.signs(card, x + 29 * s, y + tall - 12 * s)[0]
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
        drawn += self.write(x + wide / 2, y + tall / 2 + 18 * s, words, room=wide, anchor="middle", fill=SOFT)
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
        gap = (2 if across > 5 else 5) * self.s
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
        drawn += self.pips(card.level, middle, y + 7 * s)
        rows = self.fold(card.names[self.lang], wide - 2 * s, lines=2)
        for row, words in enumerate(rows):
            top = y + (24.5 + 15.5 * row + (7 if len(rows) == 1 else 0)) * s
            drawn += self.write(middle, top, words, room=wide - 2 * s, anchor="middle", serif=True)
        at, base = x + 4 * s, y + tall - 11.5 * s
        facts = [(icons.STAR, card.points, True), (icons.GOODS["services"], card.services, False)]
        facts += [(icons.COIN, card.money, False), (icons.BUBBLE, card.diplomacy, False)]
        for path, n, strong in facts:
            if n:
                more, at = self.amount(path, str(n), at, base, size=13, bold=strong, fill=INK if strong else SOFT)
                drawn, at = drawn + more, at + 4 * s
        drawn += self.write(x + wide - 4 * s, y + 13 * s, f"×{left}", room=24 * s, anchor="end", fill=SOFT)
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
