"""Goods in pictures: how many, how many are produced, what can be sold and bought, and the trade cards."""

from __future__ import annotations

from theatrum.engine.drawing import CARD, HIGHLIGHT, INK, PAPER, RULE, SOFT, TRAY, choice, number, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import Pictures
from theatrum.games.world_order.tokens import GOOD_IDS
from theatrum.games.world_order.view import PowerView

NOT_TRADED = {"diplomacy": ("export", "import"), "army": ("import",)}


class GoodsPictures(Pictures):
    """The goods of one power."""

    def good_column(self, power: PowerView, id: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw one good, standing: how many, how many are produced, and below it what it can be traded for."""
        s = self.s
        upper = tall - 44 * s
        middle = x + wide / 2
        plate = rect(x, y, wide, upper, fill=CARD, stroke=RULE, line=1 * s, radius=6 * s)
        plate += icons.glyph(icons.GOODS[id], x + 16 * s, y + 18 * s, 20 * s, fill=HIGHLIGHT)
        plate += self.write(
            x + wide - 7 * s, y + 27 * s, str(power.goods[id]), 21, room=32 * s, anchor="end", bold=True
        )
        plate += self.produced(power, id, middle, y + upper - 14 * s)
        drawn = choice(self.own(f"good:{id}"), self.tell_good(power, id), plate)
        half = (wide - 3 * s) / 2
        for place, way in enumerate(("export", "import")):
            if way not in NOT_TRADED.get(id, ()):
                left = x + place * (half + 3 * s)
                drawn += self.deal(power, id, way, left, y + upper + 3 * s, half, 41 * s)
            elif id == "army":
                drawn += self.barracks(power, x + place * (half + 3 * s), y + upper + 3 * s, half, 41 * s)
        return drawn + (self.trade_cards(power, x, y + upper + 3 * s, wide, 41 * s) if id == "diplomacy" else "")

    def good_row(self, power: PowerView, id: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw one good, lying, for a phone."""
        s, cell = self.s, 76 * self.s
        room = wide - 2 * (cell + 4 * s)
        plate = rect(x, y, room, tall, fill=CARD, stroke=RULE, line=1 * s, radius=6 * s)
        plate += icons.glyph(icons.GOODS[id], x + 20 * s, y + tall / 2, 24 * s, fill=HIGHLIGHT)
        plate += self.write(x + 40 * s, y + 24 * s, self.good(id), room=room - 84 * s)
        plate += self.write(
            x + room - 10 * s, y + 36 * s, str(power.goods[id]), 24, room=40 * s, anchor="end", bold=True
        )
        plate += self.produced(power, id, x + 40 * s + power.most[id] * 5.2 * s, y + tall - 18 * s)
        drawn = choice(self.own(f"good:{id}"), self.tell_good(power, id), plate)
        for place, way in enumerate(("export", "import")):
            if way not in NOT_TRADED.get(id, ()):
                left = x + room + 4 * s + place * (cell + 4 * s)
                drawn += self.deal(power, id, way, left, y, cell, tall)
            elif id == "army":
                drawn += self.barracks(power, x + room + 4 * s + place * (cell + 4 * s), y, cell, tall)
        beside = x + room + 4 * s
        return drawn + (self.trade_cards(power, beside, y, x + wide - beside, tall) if id == "diplomacy" else "")

    def barracks(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw where armies leave the own board; they cannot be imported, so there is room for it."""
        s, there = self.s, power.goods["army"] > 0
        ink = INK if there else SOFT
        drawn = rect(x, y, wide, tall, fill=PAPER if there else TRAY, stroke=RULE, line=1 * s, radius=5 * s)
        drawn += icons.glyph(icons.SHIELD, x + wide / 2 - 4 * s, y + tall / 2 + 3 * s, 17 * s, stroke=ink)
        drawn += icons.glyph(icons.OUT, x + wide / 2 + 7 * s, y + tall / 2 - 7 * s, 13 * s, stroke=ink)
        return choice(self.own("board"), self.label("board"), drawn)

    def trade_cards(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the surplus that others may buy, card by card; those turned down are hatched."""
        s, drawn = self.s, ""
        count = len(power.trade_cards)
        each = min(wide / max(1, count), 40 * s)
        for place, (offers, n, up) in enumerate(power.trade_cards):
            left = x + place * each
            plate = rect(
                left, y, each - 3 * s, tall, fill=CARD if up else icons.REST, stroke=SOFT, line=1 * s, radius=4 * s
            )
            for row, good in enumerate(offers):
                if up:
                    high = y + tall * (row + 1) / (len(offers) + 1)
                    plate += icons.glyph(icons.GOODS[good], left + (each - 3 * s) / 2, high, 14 * s)
            goods = self.game.join([self.good(good) for good in offers], self.lang)
            said = self.say("trade-card" if up else "trade-card-down", n=n, goods=goods)
            drawn += choice(None, said, plate)
        return drawn

    def own(self, token: str) -> str | None:
        """Return a token of my own board; the boards of others are only looked at."""
        return self.token(token) if self.mine else None

    def produced(self, power: PowerView, id: str, x: float, y: float) -> str:
        """Draw the production as a row of dots: full as far as it is raised, hollow up to its end."""
        s, most = self.s, power.most[id]
        step = min(10.5, 60 / most) * s
        paths = {True: "", False: ""}
        for n in range(most):
            left = x + (n - (most - 1) / 2) * step - 4 * s
            corner = f"M{number(round(left, 1))} {number(round(y - 5 * s, 1))}"
            paths[n < power.production[id]] += f"{corner}h{number(8 * s)}v{number(10 * s)}h{number(-8 * s)}Z"
        return "".join(
            f'<path d="{path}" fill="{SOFT if full else CARD}" stroke="{SOFT}" stroke-width="{number(1 * s)}"/>'
            for full, path in paths.items()
            if path
        )

    def tell_good(self, power: PowerView, id: str) -> str:
        return self.say(
            "good", good=self.good(id), n=power.goods[id], production=power.production[id], most=power.most[id]
        )

    def deal(self, power: PowerView, id: str, way: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw how many units can be sold to allies, or bought from them and from other powers."""
        s, out = self.s, way == "export"
        symbols = power.export_symbols[id] if out else power.import_symbols[id] + sum(self.sellers(power, id).values())
        drawn = rect(x, y, wide, tall, fill=PAPER if symbols else TRAY, stroke=RULE, line=1 * s, radius=5 * s)
        ink = INK if symbols else SOFT
        if tall > 50 * s:
            words = self.say(f"{way}-short")
            drawn += self.write(x + wide / 2, y + 22 * s, words, room=wide - 4 * s, anchor="middle", fill=ink)
            drawn += icons.glyph(icons.OUT if out else icons.IN, x + wide / 2 - 11 * s, y + 42 * s, 15 * s, stroke=ink)
            drawn += self.write(x + wide / 2 + 2 * s, y + 47 * s, str(symbols), room=30 * s, bold=symbols > 0, fill=ink)
        else:
            drawn += icons.glyph(icons.OUT if out else icons.IN, x + wide / 2, y + 13 * s, 13 * s, stroke=ink)
            drawn += self.write(
                x + wide / 2,
                y + tall - 6 * s,
                str(symbols),
                room=wide - 2 * s,
                anchor="middle",
                bold=symbols > 0,
                fill=ink,
            )
        good = self.game.content.goods[GOOD_IDS.index(id)]
        price = good.export if out else good.import_
        if out:
            said = self.say("export", good=self.good(id), price=price, symbols=symbols)
        else:
            said = self.say("import", good=self.good(id), price=price, sources=self.tell_sellers(power, id))
        return choice(self.own(f"{way}:{id}"), said, drawn)
