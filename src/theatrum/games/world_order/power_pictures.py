"""The powers in pictures: the board of one in full, the others at a glance, and allies by region."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.engine.drawing import (
    BRASS,
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
    PAPER,
    RULE,
    SMALL,
    SOFT,
    TRAY,
    choice,
    number,
    rect,
)
from theatrum.games.world_order import icons
from theatrum.games.world_order.card_pictures import CardPictures
from theatrum.games.world_order.content import Power
from theatrum.games.world_order.goods_pictures import GoodsPictures
from theatrum.games.world_order.pictures import GAP, MAIN, SIZES
from theatrum.games.world_order.tokens import FOCUS_IDS, GOOD_IDS, POWER_IDS, REGION_IDS
from theatrum.games.world_order.view import AllyView, PowerView

HEADING = 22.0  # the name of a region over allies, at scale 1, and room for the glow of those below it


class PowerPictures(CardPictures, GoodsPictures):
    """The powers of one view."""

    # --- the board of one power ---------------------------------------------------------------------------------------

    def title(self, power: PowerView, x: float, y: float, wide: float) -> str:
        """Draw whose board it is, with points and money."""
        s = self.s
        drawn = icons.mark(power.id, x + 11 * s, y + 12 * s, 9 * s)
        name, room = self.player(power), wide - 26 * s
        if self.width(name) > room:
            name = self.power_name(power.id)
        return drawn + self.write(x + 26 * s, y + 18 * s, name, 18, room=room, serif=True)

    def purse(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw points, money and the numbers of cards in one plate."""
        s = self.s
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=RULE, line=1 * s, radius=6 * s)
        drawn += icons.glyph(icons.COIN, x + 17 * s, y + 19 * s, 23 * s, fill=HIGHLIGHT, stroke=BRASS)
        drawn += self.write(x + 33 * s, y + 27 * s, str(power.money), 23, room=wide - 36 * s, bold=True)
        drawn += icons.glyph(icons.STAR, x + 17 * s, y + 47 * s, 19 * s)
        drawn += self.write(x + 33 * s, y + 53 * s, str(power.score), 18, room=wide - 36 * s, bold=True)
        at, row = x + 8 * s, y + tall - 14 * s
        for path, n in ((icons.BACK, power.deck), (icons.ENGAGE, power.engage_left)):
            more, at = self.amount(path, str(n), at, row, fill=SOFT)
            drawn, at = drawn + more, at + 8 * s
        told = self.say("purse", power=self.player(power), money=power.money, points=power.score, deck=power.deck)
        told += f" {self.say('tokens-left', count=power.engage_left)}"
        discards = self.labels(power.discards) or self.say("none")
        hint = f"{told} {self.sources(power)} {self.say('discards', cards=discards)}"
        return choice(None, self.player(power), drawn, hint=hint, opens=self.board_title(power))

    def board_title(self, power: PowerView) -> str:
        """Entitle the list of all that a power has before it."""
        return self.say("list-board", power=self.player(power))

    def sources(self, power: PowerView) -> str:
        """Tell where the points come from."""
        parts = [f"{self.say(f'source-{source}')} {points}" for source, points in power.ledger.items() if points]
        return self.say("ledger", list=", ".join(parts) or self.say("none"))

    def focuses(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the three spaces of the focus with their names and how many allies they ready, the chosen one lit."""
        s, gap = self.s, GAP * self.s
        each = (wide + gap) / 3 - gap
        drawn = ""
        for place, id in enumerate(FOCUS_IDS):
            left, here = x + place * (each + gap), power.focus == id
            plate = rect(
                left,
                y,
                each,
                tall,
                fill=HIGHLIGHT if here else CARD,
                stroke=GLOW if here else RULE,
                line=(2.2 if here else 1) * s,
                radius=6 * s,
            )
            high = y + tall * 0.3
            plate += icons.glyph(icons.TYPES[id], left + 16 * s, high, 17 * s)
            ready = self.game.content.powers[POWER_IDS.index(power.id)].ready[place]
            taken = 17 * s + self.width(str(ready), MAIN)
            plate += self.amount(icons.ALLIES, str(ready), left + each - 8 * s - taken, high, fill=SOFT)[0]
            size, rows = self.fit(self.say(f"focus-name-{id}"), each - 1 * s, lines=1)
            plate += self.write(
                left + each / 2, y + tall * 0.86, rows[0], size, room=each - 1 * s, anchor="middle", serif=True
            )
            label = self.label(f"focus:{id}")
            said = f"{label} ({self.say('chosen')})" if here else label
            drawn += choice(self.own(f"focus:{id}"), said, plate, hint=self.hint(f"focus:{id}"))
        return drawn

    def prosperity(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the steps of prosperity: consumer goods to give, points and money to get."""
        s = self.s
        steps = self.game.content.powers[POWER_IDS.index(power.id)].prosperity
        each = wide / len(steps)
        drawn = rect(x, y, wide - 3 * s, tall, fill=TRAY, radius=5 * s)
        for place, (goods, points, money) in enumerate(steps):
            left, done = x + place * each, place < power.prosperity
            here = place == power.prosperity
            drawn += rect(
                left,
                y,
                each - 3 * s,
                tall,
                fill=TRAY if done else CARD,
                stroke=GLOW if here else RULE,
                line=(1.8 if here else 1) * s,
                radius=5 * s,
            )
            ink = SOFT if done else INK
            facts = ((icons.GOODS["consumer-goods"], goods), (icons.STAR, points), (icons.COIN, money))
            for row, (path, n) in enumerate(facts):
                if n:
                    bold = here and path == icons.STAR
                    at, high = left + (8 * s if each < 60 * s else (each - 40 * s) / 2), y + tall * (0.19 + 0.31 * row)
                    pen = ink if bold else SOFT
                    drawn += self.amount(path, str(n), at, high, size=13, fill=pen, bold=bold, text=SMALL)[0]
            if done:
                drawn += icons.glyph(icons.CHECK, left + each - 12 * s, y + 10 * s, 13 * s, stroke=BRASS, line=3)
        return choice(self.own("do:prosper"), self.tell_prosperity(power), drawn)

    def tell_prosperity(self, power: PowerView) -> str:
        steps = self.game.content.powers[POWER_IDS.index(power.id)].prosperity
        said = self.say("prosperity", n=power.prosperity, of=len(steps))
        if power.next_prosperity is not None:
            goods, points, money = power.next_prosperity
            said += f" {self.say('next-prosperity', goods=goods, points=points, money=money)}"
        return said

    # --- allies ------------------------------------------------------------------------------------------------------

    def allies(self, power: PowerView, x: float, y: float, wide: float, tall: float, across: int) -> tuple[str, float]:
        """Draw allies by region under its name, ready and exhausted ones told apart; returns the drawing and height."""
        gap = GAP * self.s
        head, row = self.ally_rows(power, tall, across)
        each = (wide + gap) / across - gap
        held = sorted(power.allies, key=lambda ally: (REGION_IDS.index(ally.region), -ally.value, ally.country))
        drawn = ""
        for place, ally in enumerate(held):
            column, top = place % across, y + place // across * row
            left = x + column * (each + gap)
            if head and (not column or held[place - 1].region != ally.region):
                row_end = place - column + across
                span = sum(1 for other in held[place:row_end] if other.region == ally.region)
                drawn += self.group(ally.region, left, top, span * (each + gap) - gap)
            drawn += self.ally(ally, left, top + head, each, tall)
        return drawn, self.allies_height(power, tall, across)

    def ally_rows(self, power: PowerView, tall: float, across: int) -> tuple[float, float]:
        """Return how much of a row of allies is for names of regions (a crowd goes without), and how tall it is."""
        head = HEADING * self.s if len(power.allies) <= 2 * across or across < 6 else 0.0
        return head, tall + (head + 4.5 * self.s if head else GAP * self.s)

    def allies_height(self, power: PowerView, tall: float, across: int) -> float:
        return -(-len(power.allies) // across) * self.ally_rows(power, tall, across)[1]

    def group(self, region: str, x: float, y: float, wide: float) -> str:
        """Draw the name of a region with a line over the allies there."""
        s = self.s
        name = self.short(f"region:{region}")
        if self.width(name) > wide - 4 * s:
            name = self.say(f"brief-{region}")
        size, _ = self.fit(name, wide - 4 * s, lines=1)
        line = min(x + 8 * s + self.width(name, size), x + wide)
        drawn = self.write(x + 2 * s, y + 12.5 * s, name, size, room=wide - 2 * s, fill=SOFT)
        return drawn + (
            f'<path d="M{number(line)} {number(y + 8 * s)}H{number(x + wide)}" stroke="{RULE}"'
            f' stroke-width="{number(1.2 * s)}"/>'
        )

    def ally(self, ally: AllyView, x: float, y: float, wide: float, tall: float) -> str:
        s, base = self.s, y + tall - 13.5 * self.s
        paying = self.view.pending is not None and ally.country in self.view.pending.exhausted
        ground = HIGHLIGHT if paying else CARD if ally.ready else PAPER
        drawn = rect(
            x, y, wide, tall, fill=ground, stroke=SOFT if ally.ready else RULE, line=1.2 * s, radius=5 * s,
            dash="" if ally.ready else f"{4 * s:.3g} {3 * s:.3g}",
        )  # fmt: skip
        if not ally.ready:
            drawn += rect(x + 1 * s, y + 1 * s, 8 * s, tall - 2 * s, fill=icons.REST, radius=4 * s)
        name, left = self.label(ally.country), x + (4 if ally.ready else 11) * s
        room = x + wide - 3 * s - left
        if self.width(name) > room:
            name = self.short(ally.country)
        up = y + tall - 26.5 * s - (6 * s if tall > 50 * s else 0)
        ink = INK if ally.ready else SOFT
        drawn += self.write(left, up, name, MAIN, room=room, serif=True, fill=ink)
        more, at = self.worth(str(ally.value), left, base, ink=ink, bold=ally.ready)
        drawn += more
        beside = 7 * s + 14 * s * (ally.fdi + ally.bases)
        symbols, at = self.symbols(ally.exports, ally.imports, at, base, x + wide - beside - at)
        drawn += symbols
        at += 7 * s
        for path, count in ((icons.FACTORY, ally.fdi), (icons.HANGAR, ally.bases)):
            for _ in range(count):
                drawn += icons.glyph(path, at, base, 14 * s, fill=HIGHLIGHT)
                at += 14 * s
        price = x + wide - 4 * s - 15 * s - self.width(str(ally.invest))
        beside_name = left + self.width(name, MAIN) + 4 * s <= price
        if not ally.fdi and (at - 5 * s <= price or beside_name):
            row = base if at - 5 * s <= price else up - 5 * s
            drawn += self.amount(icons.COIN, str(ally.invest), price, row, size=13, fill=ink, text=SMALL)[0]
        return choice(
            self.own(ally.country),
            self.label(ally.country),
            drawn,
            hint=f"{self.label(ally.country)}: {self.tell_ally(ally)}",
        )

    def tell_ally(self, ally: AllyView) -> str:
        said = [self.say("ally", value=ally.value)]
        said.append(self.label(f"region:{ally.region}"))
        said.append(self.say("ready" if ally.ready else "exhausted"))
        if ally.fdi:
            said.append(self.say("fdi", count=ally.fdi))
        elif ally.invest:
            said.append(self.say("invest", price=ally.invest))
        if ally.bases:
            said.append(self.say("base"))
        elif ally.base_allowed:
            said.append(self.say("base-possible"))
        for way, goods in (("buys", ally.exports), ("sells", ally.imports)):
            if goods:
                said.append(self.say(way, list=", ".join(self.good(good) for good in goods)))
        return ", ".join(said) + "."

    # --- other powers ------------------------------------------------------------------------------------------------

    def glance(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw another power in a few lines: points, money, goods, cards, armies, allies, this round's cards."""
        s, look = self.s, icons.POWERS[power.id]
        acting = self.view.acting == power.id
        drawn = rect(
            x, y, wide, tall, fill=PAPER, stroke=GLOW if acting else RULE, line=(2.2 if acting else 1) * s, radius=8 * s
        )
        drawn += rect(x + 1.5 * s, y + 1.5 * s, wide - 3 * s, 27 * s, fill=look.tint, radius=6 * s)
        drawn += icons.mark(power.id, x + 15 * s, y + 15 * s, 8 * s)
        right = x + wide - 8 * s
        for path, n in ((icons.COIN, power.money), (icons.STAR, power.score)):
            words = str(n)
            taken = self.width(words, MAIN, bold=True)
            drawn += self.write(right, y + 20.5 * s, words, MAIN, room=taken + 0.1, anchor="end", bold=True)
            drawn += icons.glyph(path, right - taken - 10 * s, y + 15 * s, 15 * s)
            right -= taken + 26 * s
        drawn += self.write(x + 29 * s, y + 21 * s, self.player(power), 16, room=right - x - 29 * s, serif=True)
        each = (wide - 12 * s) / 7
        for place, id in enumerate(GOOD_IDS):
            drawn += self.amount(icons.GOODS[id], str(power.goods[id]), x + 8 * s + place * each, y + 43 * s)[0]
        drawn += self.counts(power, x + 8 * s, y + 66 * s, wide - 14 * s)
        told = " · ".join(self.told_round(power))
        size, rows = self.fit(told, wide - 16 * s, lines=int((tall - 78 * s) / (16 * s)))
        for row, words in enumerate(rows):
            drawn += self.write(x + 8 * s, y + (90 + 16 * row) * s, words, size, room=wide - 16 * s, fill=SOFT)
        return choice(None, self.player(power), drawn, hint=self.tell_more(power), opens=self.board_title(power))

    def counts(self, power: PowerView, x: float, y: float, room: float) -> str:
        """Draw in one row: hand, ready allies, armies abroad, assets, engage tokens, focus, trade cards turned up."""
        drawn = ""
        for size in SIZES:
            drawn, end = self.counted(power, x, y, size)
            if end <= x + room:
                break
        return drawn

    def counted(self, power: PowerView, x: float, y: float, size: float) -> tuple[str, float]:
        s, drawn = self.s, ""
        ready = f"{len(self.ready_allies(power))}/{len(power.allies)}"
        abroad = sum(region.armies.get(power.id, 0) for region in self.view.regions)
        facts = [(icons.BACK, str(power.hand)), (icons.ALLIES, ready), (icons.GLOBE, str(abroad))]
        facts += [(icons.STAR, str(len(power.assets))), (icons.ENGAGE, str(power.engage_left))]
        for place, (path, words) in enumerate(facts):
            more, end = self.amount(path, words, x, y, fill=SOFT, text=size)
            if place == 2:  # armies in the world
                more += icons.glyph(icons.SHIELD, end + 8 * s, y, 13 * s, stroke=SOFT)
                end += 14 * s
            drawn, x = drawn + more, end + 7 * s
        drawn += icons.glyph(icons.TYPES[power.focus], x + 8 * s, y, 17 * s, stroke=BRASS)
        x += 22 * s
        if power.trade_cards:  # all cards of a power offer the same
            offers, up = power.trade_cards[0][0], sum(card[2] for card in power.trade_cards)
            wide = (13 * len(offers) + 3) * s
            drawn += rect(x, y - 9 * s, wide, 18 * s, fill=CARD if up else TRAY, stroke=SOFT, line=1 * s, radius=3 * s)
            for place, good in enumerate(offers):
                ink = INK if up else SOFT
                drawn += icons.glyph(icons.GOODS[good], x + (8 + 13 * place) * s, y, 12 * s, stroke=ink)
            drawn += self.write(
                x + wide + 3 * s, y + 5 * s, str(up), size, room=14 * s, bold=up > 0, fill=INK if up else SOFT
            )
            x += wide + 3 * s + self.width(str(up), size, bold=up > 0)
        return drawn, x

    def tell_power(self, power: PowerView) -> str:
        return f"{self.player(power)}: {self.tell_state(power)}"

    def tell_state(self, power: PowerView) -> str:
        goods = ", ".join(f"{self.good(id)} {n}" for id, n in power.goods.items())
        return self.say(
            "state",
            points=power.score,
            money=power.money,
            goods=goods,
            hand=power.hand,
            deck=power.deck,
            ready=len(self.ready_allies(power)),
            allies=len(power.allies),
            focus=self.label(f"focus:{power.focus}"),
        )

    def tell_board(self, power: PowerView) -> str:
        """Tell what stands on the board of a power."""
        made = ", ".join(f"{self.good(id)} {n}/{power.most[id]}" for id, n in power.production.items())
        said = [self.tell_state(power), self.say("production", list=made), self.tell_prosperity(power)]
        for offers, n, up in power.trade_cards:
            goods = self.game.join([self.good(good) for good in offers], self.lang)
            said.append(self.say("trade-card" if up else "trade-card-down", n=n, goods=goods) + ".")
        said += [self.say("tokens-left", count=power.engage_left), self.sources(power)]
        return " ".join(said)

    def tell_more(self, power: PowerView) -> str:
        """Tell all that is public of a power."""
        lists: list[tuple[str, Sequence[str]]] = [
            ("has-allies", [ally.country for ally in power.allies]),
            ("has-growth", [one.card for one in power.growth]),
            ("has-assets", power.assets),
            ("spent", power.spent),
            ("known", power.known),
            ("deck-top", power.deck_top),
            ("discards", power.discards),
            ("trashed", power.trashed),
        ]
        said = [self.tell_power(power), self.sources(power)]
        said += [self.say(id, cards=self.labels(tokens)) for id, tokens in lists if tokens]
        return " ".join(said)

    # --- before anybody leads a power ---------------------------------------------------------------------------------

    def tell_leader(self, power: PowerView) -> str:
        """Tell who leads a power while its board is not laid out yet."""
        return f"{self.power_name(power.id)}: {self.led_by(power)}"

    def led_by(self, power: PowerView) -> str:
        return self.say("led-by", name=self.game.seat_name(power.seat, self.lang))

    def offer(self, id: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a power that may be chosen: its money and production."""
        s, look = self.s, icons.POWERS[id]
        power = self.game.content.powers[POWER_IDS.index(id)]
        taken = next((one for one in self.view.powers if one.id == id), None)
        drawn = rect(x, y, wide, tall, fill=look.tint, stroke=RULE, line=1.5 * s)
        drawn += icons.mark(id, x + 24 * s, y + 26 * s, 14 * s)
        drawn += self.write(x + 48 * s, y + 33 * s, power.names[self.lang], 22, room=wide - 56 * s, serif=True)
        if taken is not None:
            led = self.led_by(taken)
            drawn += self.write(x + 10 * s, y + 62 * s, led, room=wide - 20 * s, fill=SOFT)
        else:
            more, at = self.amount(icons.COIN, str(power.money), x + 10 * s, y + 58 * s, bold=True)
            drawn += more
            drawn += self.amount(icons.ENGAGE, str(power.engage_tokens), at + 14 * s, y + 58 * s)[0]
        if tall > 300 * s:
            drawn += self.offered(power, x + 10 * s, y + 84 * s, wide - 20 * s)
        else:
            each = (wide - 16 * s) / 4
            for place, good in enumerate(GOOD_IDS):
                words = f"{power.start[place]}/{power.most[place]}"
                left, row = x + 10 * s + place % 4 * each, y + (86 + place // 4 * 24) * s
                drawn += self.amount(icons.GOODS[good], words, left, row)[0]
        said = f"{power.names[self.lang]}: {self.say('offer', money=power.money)}"
        told = self.game.describe(self.number(f"power:{id}"), self.lang, self.view)
        return choice(self.token(f"power:{id}"), said, drawn, hint=f"{power.names[self.lang]}: {told}")

    def offered(self, power: Power, x: float, y: float, wide: float) -> str:
        """Draw where each production starts and ends, and name the countries that come along."""
        s, drawn = self.s, ""
        for place, good in enumerate(GOOD_IDS):
            row = y + 22 * place * s
            drawn += icons.glyph(icons.GOODS[good], x + 9 * s, row, 18 * s, fill=CARD)
            drawn += self.write(x + 26 * s, row + 5 * s, self.good(good), MAIN, room=wide - 100 * s)
            for n in range(power.most[place]):
                left = x + wide - (power.most[place] - n) * 11 * s
                fill = SOFT if n < power.start[place] else CARD
                drawn += rect(left, row - 5 * s, 8 * s, 10 * s, fill=fill, stroke=SOFT, line=1 * s, radius=1 * s)
        countries = self.game.content.countries
        starts = countries.starts[POWER_IDS.index(power.id)]
        names = ", ".join(countries.names[countries.token[card]][self.lang] for card in starts)
        own = [card for card in self.game.content.assets if card.power == POWER_IDS.index(power.id)]
        assets = ", ".join(card.names[self.lang] for card in own)
        at = y + 164 * s
        for said in (self.say("has-allies", cards=names), self.say("may-have", cards=assets)):
            for words in self.fold(said, wide, lines=7):
                drawn += self.write(x, at, words, room=wide, fill=SOFT)
                at += 18 * s
            at += 6 * s
        return drawn
