"""Goods in pictures: how many, how many are produced, what can be sold and bought, and the trade cards."""

from __future__ import annotations

from theatrum.engine.drawing import CARD, HIGHLIGHT, INK, PAPER, RULE, SMALL, SOFT, TRAY, choice, number, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import GAP, MAIN, Pictures
from theatrum.games.world_order.tokens import GOOD_IDS
from theatrum.games.world_order.view import PowerView

NOT_TRADED = {"diplomacy": ("export", "import"), "army": ("import",)}
CELL = 24.0  # how tall a transaction is, at scale 1


class GoodsPictures(Pictures):
    """The goods of one power."""

    def good_column(self, power: PowerView, id: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw one good, standing: how many, how many are produced, and below it what it can be traded for."""
        s, below = self.s, (CELL + GAP - 1) * self.s
        traded = id != "diplomacy"
        upper = tall - 2 * below if traded else tall
        plate = rect(x, y, wide, upper, fill=CARD, stroke=RULE, line=1 * s, radius=6 * s)
        plate += icons.glyph(icons.GOODS[id], x + 14 * s, y + 17 * s, 20 * s, fill=HIGHLIGHT)
        plate += self.write(
            x + wide - 5 * s, y + 25 * s, str(power.goods[id]), 21, room=36 * s, anchor="end", bold=True
        )
        plate += self.produced(power, id, x + wide / 2, y + 41 * s)
        drawn = choice(self.own(f"good:{id}"), self.tell_good(power, id), plate)
        if not traded:
            return drawn
        for place, way in enumerate(("export", "import")):
            top = y + upper + (GAP - 1) * s + place * below
            cell = self.barracks if way in NOT_TRADED.get(id, ()) else self.deal
            drawn += cell(power, id, way, x, top, wide, CELL * s)
        return drawn

    def good_row(self, power: PowerView, id: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw one good, lying, for a phone."""
        s, cell = self.s, 76 * self.s
        traded = id != "diplomacy"
        room = wide - 2 * (cell + GAP * s) if traded else wide
        plate = rect(x, y, room, tall, fill=CARD, stroke=RULE, line=1 * s, radius=6 * s)
        plate += icons.glyph(icons.GOODS[id], x + 20 * s, y + tall / 2, 24 * s, fill=HIGHLIGHT)
        plate += self.write(x + 40 * s, y + 25 * s, self.good(id), MAIN, room=room - 84 * s)
        plate += self.write(
            x + room - 10 * s, y + 36 * s, str(power.goods[id]), 24, room=40 * s, anchor="end", bold=True
        )
        plate += self.produced(power, id, x + 40 * s + power.most[id] * 5.2 * s, y + tall - 18 * s)
        drawn = choice(self.own(f"good:{id}"), self.tell_good(power, id), plate)
        if not traded:
            return drawn
        for place, way in enumerate(("export", "import")):
            left = x + room + GAP * s + place * (cell + GAP * s)
            draw = self.barracks if way in NOT_TRADED.get(id, ()) else self.deal
            drawn += draw(power, id, way, left, y, cell, tall)
        return drawn

    def barracks(self, power: PowerView, id: str, way: str, x: float, y: float, wide: float, tall: float) -> str:
        """Draw where armies leave the own board; they cannot be imported, so there is room for it."""
        s, there = self.s, power.goods[id] > 0
        ink = INK if there else SOFT
        drawn = rect(x, y, wide, tall, fill=PAPER if there else TRAY, stroke=RULE, line=1 * s, radius=5 * s)
        drawn += icons.glyph(icons.SHIELD, x + wide / 2 - 8 * s, y + tall / 2, 17 * s, stroke=ink)
        drawn += icons.glyph(icons.OUT, x + wide / 2 + 9 * s, y + tall / 2, 13 * s, stroke=ink)
        return choice(self.own("board"), self.label("board"), drawn)

    def trade_cards(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the surplus that others may buy, card by card, behind their name; those turned down are hatched."""
        s = self.s
        if not power.trade_cards:
            return ""
        title = self.say("trade-cards")
        each = [(13 * len(offers) + 18) * s for offers, _, _ in power.trade_cards]
        room = wide - sum(each) - 4 * s * len(each)
        size, _ = self.fit(title, room, lines=1)
        drawn = self.write(x, y + tall / 2 + 0.36 * size * s, title, size, room=room, fill=SOFT)
        left = x + min(room, self.width(title, size)) + 6 * s
        for (offers, n, up), across in zip(power.trade_cards, each, strict=True):
            ground, ink = (CARD, INK) if up else (icons.REST, SOFT)
            plate = rect(left, y, across, tall, fill=ground, stroke=SOFT, line=1 * s, radius=4 * s)
            if up:
                plate += self.write(left + 4 * s, y + tall / 2 + 5 * s, str(n), room=12 * s, bold=True)
                for place, good in enumerate(offers):
                    at = left + (21 + 13 * place) * s
                    plate += icons.glyph(icons.GOODS[good], at, y + tall / 2, 13 * s, stroke=ink)
            goods = self.game.join([self.good(good) for good in offers], self.lang)
            said = self.say("trade-card" if up else "trade-card-down", n=n, goods=goods)
            drawn += choice(None, said, plate)
            left += across + 4 * s
        return drawn

    def own(self, token: str) -> str | None:
        """Return a token of my own board; the boards of others are only looked at."""
        return self.token(token) if self.mine else None

    def produced(self, power: PowerView, id: str, x: float, y: float) -> str:
        """Draw the production as a row of dots: full as far as it is raised, hollow up to its end."""
        s, most = self.s, power.most[id]
        step = min(10.5, 56 / most) * s
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
        """Draw how many units can be sold to allies, or bought from them and from other powers, and the price."""
        s, out = self.s, way == "export"
        symbols = self.trade_symbols(power, way, id) + (0 if out else sum(self.sellers(power, id).values()))
        good = self.game.content.goods[GOOD_IDS.index(id)]
        price = good.export if out else good.import_
        drawn = rect(x, y, wide, tall, fill=PAPER if symbols else TRAY, stroke=RULE, line=1 * s, radius=5 * s)
        ink, arrow = INK if symbols else SOFT, icons.OUT if out else icons.IN
        if tall > 50 * s:
            words = self.say(f"{way}-short")
            drawn += self.write(x + wide / 2, y + 16 * s, words, room=wide - 4 * s, anchor="middle", fill=ink)
            left, row, cost = x + wide / 2 - 20 * s, y + 29 * s, y + 48 * s
        else:
            left, row, cost = x + 2 * s, y + tall / 2, y + tall / 2
        strong = symbols > 0
        more, end = self.amount(arrow, str(symbols), left, row, size=11, bold=strong, fill=ink, text=SMALL)
        drawn += more
        taken = 13 * s + self.width(str(price))
        left = x + wide - 2 * s - taken if cost == row else left
        if cost != row or end <= left:
            drawn += self.amount(icons.COIN, str(price), left, cost, size=11, fill=SOFT, text=SMALL)[0]
        if out:
            said = self.say("export", good=self.good(id), price=price, symbols=symbols)
        else:
            said = self.say("import", good=self.good(id), price=price, sources=self.tell_sellers(power, id))
        return choice(self.own(f"{way}:{id}"), said, drawn)
