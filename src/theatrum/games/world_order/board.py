"""The picture of World Order: regions around the score line, cards and boards below; wide, or tall for a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.drawing import BRASS, RULE, SOFT, TRAY, rect, sheet
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import ASKED_ON_THE_MAP, TOUCH
from theatrum.games.world_order.power_pictures import PowerPictures
from theatrum.games.world_order.region_pictures import FLAT_HEAD, RegionPictures
from theatrum.games.world_order.tokens import GOOD_IDS, POWER_IDS
from theatrum.games.world_order.track_pictures import TrackPictures

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import PowerView, WorldOrderView

WIDTH, HEIGHT, EDGE = 1200.0, 974.0, 8.0
NARROW, MARGIN = 720.0, 12.0
INNER = NARROW - 2 * MARGIN
Section = Callable[[float], tuple[str, float]]

TALL_SCALE = 20 / 14  # the smallest text has ten pixels where 720 units have 360
NORTH = ("americas", "europe", "central-asia", "east-asia")
SOUTH = ("africa", "middle-east", "south-asia")


def draw(game: WorldOrder, view: WorldOrderView, lang: str, *, wide: bool = False) -> str:
    """Draw all that a view holds."""
    return Board(game, view, lang, wide=wide).draw()


class Board(RegionPictures, PowerPictures, TrackPictures):
    """The two ways to lay out the same things."""

    def __init__(self, game: WorldOrder, view: WorldOrderView, lang: str, *, wide: bool) -> None:
        super().__init__(game, view, lang, 1.0 if wide else TALL_SCALE)
        self.wide = wide
        self.lands = {region.id: region for region in view.regions}

    def draw(self) -> str:
        if self.wide:
            width, height, body = WIDTH, HEIGHT, self.lay_wide()
        else:
            body, height = self.lay_tall()
            width = NARROW
        body = f"<g {icons.PEN}>{body}</g>"
        return sheet(width, height, body, title=self.game.title(self.lang), desc=self.description(), defs=icons.DEFS)

    # --- wide --------------------------------------------------------------------------------------------------------

    def lay_wide(self) -> str:
        right, inner = WIDTH - EDGE, WIDTH - 2 * EDGE
        parts = [self.rounds(EDGE, 20)]
        parts.append(self.write(126, 27, self.standing(), 19, room=470, serif=True, bold=True, fill=BRASS))
        parts.append(self.order(right - 580, 6, 580, 28))
        each, tall = (inner - 3 * 6) / 4, 166.0
        for place, id in enumerate(NORTH):
            parts.append(self.region(self.lands[id], EDGE + place * (each + 6), 40, each, tall))
        parts.append(self.equator(EDGE, 209, inner))
        south = 248.0
        parts.append(self.globe(EDGE, south, each, tall))
        for place, id in enumerate(SOUTH, 1):
            parts.append(self.region(self.lands[id], EDGE + place * (each + 6), south, each, tall))
        if self.view.phase == "powers":
            return "".join(parts) + self.offers(EDGE, 422, inner, HEIGHT - 422 - 8)
        parts.append(self.market(EDGE, 419, inner, 60, 6))
        parts.append(self.growths(EDGE, 484, inner, 64, 10))
        parts.append(self.lower(EDGE, 554, inner, HEIGHT - 554 - 8))
        return "".join(parts)

    def offers(self, x: float, y: float, wide: float, tall: float) -> str:
        each = (wide - 18) / 4
        return "".join(self.offer(id, x + n * (each + 6), y, each, tall) for n, id in enumerate(POWER_IDS))

    def lower(self, x: float, y: float, wide: float, tall: float) -> str:
        """Lay out my things at the left and the others at the right."""
        if self.lead is None:
            return ""
        beside = 300.0
        left = wide - beside - 8
        return self.own_side(self.lead, x, y, left, tall) + self.others(x + left + 8, y, beside, tall)

    def own_side(self, power: PowerView, x: float, y: float, wide: float, tall: float) -> str:
        """Lay out the board in focus, its allies and cards, and below them my hand."""
        parts = [rect(x, y, wide, 118, fill=TRAY, stroke=RULE, line=1)]
        parts.append(self.title(power, x + 6, y + 4, 124))
        parts.append(self.purse(power, x + 5, y + 29, 122, 85))
        column = 67.0
        for place, id in enumerate(GOOD_IDS):
            parts.append(self.good_column(power, id, x + 132 + place * (column + 4), y + 4, column, 110))
        beside = x + 132 + 7 * (column + 4) + 2
        room = x + wide - 5 - beside
        parts.append(self.focuses(power, beside, y + 4, room, 42))
        parts.append(self.prosperity(power, beside, y + 50, room + 3, 64))
        top = y + 123
        halves = self.halves() if self.mine else []
        if halves or self.view.drawn_assets:
            return "".join(parts) + self.set_up(x, top, wide, y + tall - top)
        if self.view.phase == "over":
            return "".join(parts) + self.reckoning(x, top, wide)[0]
        drawn, height = self.belongings(power, x, top, wide, 40, 4)
        parts.append(drawn)
        top += height
        across = 6 if len(power.allies) <= 12 else 7
        drawn, height = self.allies(power, x, top, wide, 40, across)
        parts.append(drawn)
        top += height
        if self.mine:
            parts.append(self.hand(x, top, wide, y + tall - top))
        else:
            said = " · ".join([self.say("holds", count=power.hand), *self.told_round(power)])
            parts.append(self.write(x, top + 16, said, 15, room=wide, serif=True, fill=SOFT))
            if power.discards:
                parts.append(self.discards(power, x, top + 24, wide, y + tall - top - 24))
        return "".join(parts)

    def set_up(self, x: float, y: float, wide: float, tall: float) -> str:
        """Lay out what is chosen from at the set-up: two halves of the deck, three assets."""
        parts, view = [], self.view
        high = 92.0
        for token, cards in self.halves():
            parts.append(self.half(token, cards, x, y, wide, high))
            y += high + 5
        count = max(1, len(view.drawn_assets))
        each = min(280.0, (wide + 6) / count - 6)
        for place, token in enumerate(view.drawn_assets):
            parts.append(self.asset(token, x + place * (each + 6), y, each, min(tall - 2 * high - 14, 86)))
        return "".join(parts)

    def others(self, x: float, y: float, wide: float, tall: float) -> str:
        rest = [power for power in self.view.powers if power is not self.lead]
        parts: list[str] = []
        each = min(129.0, (tall + 5) / max(1, len(rest) + self.absent()) - 5)
        for power in rest:
            parts.append(self.glance(power, x, y, wide, each))
            y += each + 5
        if self.absent():
            parts.append(self.unplayed(x, y, wide, 30 + 20 * 2 * (4 - len(self.view.powers))))
        return "".join(parts)

    # --- tall --------------------------------------------------------------------------------------------------------

    def lay_tall(self) -> tuple[str, float]:
        """Lay one section below another, what is likely to be asked first; returns the drawing and its height."""
        s = self.s
        parts = [self.write(MARGIN, 36, self.standing(), 17, room=INNER - 170, serif=True, bold=True, fill=BRASS)]
        parts.append(self.rounds(NARROW - MARGIN - 6 * 18 * s, 28))
        y = 56.0
        if self.view.order:
            parts.append(self.order(MARGIN, y, INNER, TOUCH))
            y += TOUCH + 10
        for section in self.sections():
            drawn, height = section(y)
            parts.append(drawn)
            y += height
        return "".join(parts), y + 6

    def sections(self) -> list[Section]:
        """Return the sections in the order of what is likely to be asked."""
        view = self.view
        if view.phase == "powers" or self.lead is None:
            return [self.tall_offers]
        hand, own, allies = self.tall_hand, self.tall_own, self.tall_allies
        regions, market = self.tall_regions, self.tall_market
        action = view.pending.action if view.pending is not None else ""
        first: list[Section]
        if view.phase == "setup":
            first = [self.tall_set_up]
        elif view.phase == "research":
            first = [market, allies, hand]
        elif view.phase in ("focus", "prosperity") or action == "trade":
            first = [own, allies]
        elif action in ("improve", "engage"):
            first = [allies, regions]
        elif view.phase in ("returns", "defence") or view.playing or action in ASKED_ON_THE_MAP:
            first = [regions]
        else:
            first = [hand]
        every = [hand, regions, own, allies, self.tall_score, market, self.tall_growth, self.tall_others]
        globe = [self.tall_score]
        ordered = [*(globe if view.pending is not None else []), *first, *every]
        return list(dict.fromkeys(ordered))

    def heading(self, y: float, words: str) -> str:
        return self.write(MARGIN, y + 30, words, 17, room=INNER, serif=True)

    def tall_offers(self, y: float) -> tuple[str, float]:
        half, drawn = (INNER - 10) / 2, ""
        for place, id in enumerate(POWER_IDS):
            drawn += self.offer(id, MARGIN + place % 2 * (half + 10), y + place // 2 * 200, half, 190)
        return drawn, 404

    def tall_set_up(self, y: float) -> tuple[str, float]:
        start, drawn = y, ""
        for token, cards in self.halves():
            drawn += self.half(token, cards, MARGIN, y, INNER, 216)
            y += 224
        for token in self.view.drawn_assets:
            drawn += self.asset(token, MARGIN, y, INNER, 100)
            y += 108
        return drawn, y - start

    def tall_hand(self, y: float) -> tuple[str, float]:
        power, s = self.lead, self.s
        assert power is not None
        start, drawn = y, ""
        if self.view.phase == "over":
            return self.reckoning(MARGIN, y, INNER)
        if self.mine and not self.view.other_half:
            for words in self.fold(self.hand_title(), INNER, 15, lines=3):
                drawn += self.write(MARGIN, y + 26, words, 15, room=INNER, serif=True)
                y += 28
            y += 10
            for token, count in Counter(self.view.hand).items():
                drawn += self.held_row(token, count, MARGIN, y, INNER, TOUCH + 3 * s)
                y += TOUCH + 6 * s
        more, height = self.belongings(power, MARGIN, y, INNER, TOUCH, 2)
        return drawn + more, y + height + 8 - start

    def tall_regions(self, y: float) -> tuple[str, float]:
        s, drawn, start = self.s, "", y
        for id in ("europe", "americas", "middle-east", "africa", "central-asia", "south-asia", "east-asia"):
            rows = 2 if self.asked(self.lands[id]) else 1
            tall = FLAT_HEAD * s + rows * (TOUCH + 5 * s)
            drawn += self.region(self.lands[id], MARGIN, y, INNER, tall)
            y += tall + 10
        return drawn, y - start

    def tall_own(self, y: float) -> tuple[str, float]:
        power, s = self.lead, self.s
        assert power is not None
        start = y
        drawn = self.title(power, MARGIN, y, INNER)
        y += 40
        drawn += self.purse(power, MARGIN, y, 190, 124)
        drawn += self.focuses(power, MARGIN + 198, y, INNER - 198, TOUCH)
        y += 132
        drawn += self.prosperity(power, MARGIN, y, INNER + 3 * s, TOUCH)
        y += TOUCH + 8
        for id in GOOD_IDS:
            drawn += self.good_row(power, id, MARGIN, y, INNER, TOUCH)
            y += TOUCH + 6
        return drawn, y + 6 - start

    def tall_allies(self, y: float) -> tuple[str, float]:
        power = self.lead
        assert power is not None
        ready = len(self.ready_allies(power))
        drawn = self.heading(y, self.say("allies", ready=ready, all=len(power.allies)))
        more, height = self.allies(power, MARGIN, y + 42, INNER, TOUCH, 2)
        return drawn + more, height + 50

    def tall_score(self, y: float) -> tuple[str, float]:
        drawn = self.equator(MARGIN, y + 6, INNER)
        tall = (34 + 20 * len(self.view.powers) + 28 + (56 if self.view.playing or self.view.pending else 0)) * self.s
        return drawn + self.globe(MARGIN, y + 62, INNER, tall), tall + 74

    def tall_market(self, y: float) -> tuple[str, float]:
        drawn = self.heading(y, self.say("market"))
        drawn += self.market(MARGIN, y + 42, INNER, 92, 2)
        drawn += self.market_deck(MARGIN, y + 42 + 3 * (92 + 5 * self.s), INNER, TOUCH)
        return drawn, 42 + 3 * (92 + 5 * self.s) + TOUCH + 12

    def tall_growth(self, y: float) -> tuple[str, float]:
        drawn = self.heading(y, self.say("growth-title"))
        drawn += self.growths(MARGIN, y + 42, INNER, 92, 2)
        return drawn, 42 + 5 * (92 + 5 * self.s) + 8

    def tall_others(self, y: float) -> tuple[str, float]:
        start, drawn = y, ""
        for power in self.view.powers:
            if power is not self.lead:
                rows = len(self.fold(" · ".join(self.told_round(power)), INNER - 16 * self.s, lines=2))
                high = (82 + 16 * rows) * self.s
                drawn += self.glance(power, MARGIN, y, INNER, high)
                y += high + 8
        if self.absent():
            high = (30 + 20 * 2 * (4 - len(self.view.powers))) * self.s
            drawn += self.unplayed(MARGIN, y, INNER, high)
            y += high + 8
        return drawn, y - start

    # --- in words ----------------------------------------------------------------------------------------------------

    def description(self) -> str:
        """Tell what a sighted player sees first: the standing, the powers, the regions, and my cards."""
        view = self.view
        said = [self.standing() + "."]
        if view.order:
            order = " → ".join(self.power_name(id) for id in view.order)
            said.append(self.game.messages.text("board-order", self.lang, {"order": order}) + ".")
        said += [self.tell_power(power) for power in view.powers]
        said += [self.tell_region(region) for region in view.regions]
        if view.hand:
            said.append(f"{self.say('hand', count=len(view.hand))}: {self.labels(view.hand)}.")
        if view.market:
            said.append(f"{self.say('market')}: {self.labels(view.market)}.")
        return " ".join(said)
