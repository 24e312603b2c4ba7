"""The picture of World Order: regions around the score line, cards and boards below; wide, or tall for a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from theatrum.engine.drawing import BRASS, PAPER, RULE, SOFT, TRAY, choice, rect, sheet
from theatrum.games.world_order import icons
from theatrum.games.world_order.card_pictures import BESIDE, TITLE
from theatrum.games.world_order.legend_pictures import LegendPictures
from theatrum.games.world_order.pictures import ASKED_ON_THE_MAP, GAP, MAIN, TOUCH
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


class Board(RegionPictures, PowerPictures, TrackPictures, LegendPictures):
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
        drawn, told = "", 0
        if self.view.phase in ("powers", "setup", "over"):  # there is nothing to tell of a score
            first = len(GOOD_IDS) if self.view.phase == "powers" else 0  # the powers that are offered name the goods
            drawn, told = self.legend(EDGE, south, each, tall, first=first)
        parts.append(drawn or self.globe(EDGE, south, each, tall))
        for place, id in enumerate(SOUTH, 1):
            parts.append(self.region(self.lands[id], EDGE + place * (each + 6), south, each, tall))
        parts.append(self.market(EDGE, 419, inner, 60, 6))
        parts.append(self.growths(EDGE, 484, inner, 64, 10))
        lower = self.offers if self.view.phase == "powers" else self.lower
        parts.append(lower(EDGE, 554, inner, HEIGHT - 554 - 8, told))
        return "".join(parts)

    def offers(self, x: float, y: float, wide: float, tall: float, told: int) -> str:
        each = (wide - 3 * GAP) / 4
        return "".join(self.offer(id, x + n * (each + GAP), y, each, tall) for n, id in enumerate(POWER_IDS))

    def lower(self, x: float, y: float, wide: float, tall: float, told: int) -> str:
        """Lay out my things at the left and the others at the right; where there is room, the key to the signs.

        So many of its entries have been told already.
        """
        if self.lead is None:
            return ""
        beside = 300.0
        left = wide - beside - 8
        others, end = self.others(x + left + 8, y, beside, tall)
        key, more = self.legend(x + left + 8, end, beside, y + tall - end, first=told)
        return self.own_side(self.lead, x, y, left, tall, told + more) + others + key

    def own_side(self, power: PowerView, x: float, y: float, wide: float, tall: float, told: int) -> str:
        """Lay out the board in focus, its allies and cards, and below them my hand; beside it the rest of the key."""
        parts = [rect(x, y, wide, 122, fill=TRAY, stroke=RULE, line=1)]
        parts.append(self.title(power, x + 6, y + 4, 98))
        parts.append(self.purse(power, x + 5, y + 29, 97, 89))
        column, gap = 61.0, GAP - 1
        for place, id in enumerate(GOOD_IDS):
            parts.append(self.good_column(power, id, x + 108 + place * (column + gap), y + 4, column, 114))
        beside = x + 108 + 7 * (column + gap) + 1
        room = x + wide - 5 - beside
        parts.append(self.focuses(power, beside, y + 4, room, 38))
        parts.append(self.prosperity(power, beside, y + 48, room + 3, 46))
        parts.append(self.trade_cards(power, beside + 2, y + 98, room - 2, 20))
        top = y + 122 + GAP
        halves = self.halves() if self.mine else []
        if halves or self.view.drawn_assets:
            return "".join(parts) + self.set_up(x, top, wide, y + tall - top)
        if self.view.phase == "over":
            return "".join(parts) + self.reckoning(x, top, wide)[0]
        across = 7 if -(-len(power.allies) // 7) < -(-len(power.allies) // 6) else 6
        left = y + tall - top - self.allies_height(power, 40, across)
        high = self.belongings_height(power, wide, left)
        drawn, height = self.belongings(power, x, top, wide, high, 4)
        parts.append(drawn)
        top += height
        drawn, height = self.allies(power, x, top, wide, 40, across)
        parts.append(drawn)
        top += height
        if self.mine:
            drawn, at = self.hand(x, top, wide, y + tall - top)
            parts.append(drawn)
            parts.append(self.beside_hand(power, at, top + TITLE, x + wide - at, y + tall - top - TITLE, told))
        else:
            said = " · ".join([self.say("holds", count=power.hand), *self.told_round(power)])
            parts.append(self.write(x, top + 16, said, 15, room=wide, serif=True, fill=SOFT))
            if power.discards:
                parts.append(self.discards(power, x, top + 24, wide, y + tall - top - 24))
        return "".join(parts)

    def beside_hand(self, power: PowerView, x: float, y: float, wide: float, tall: float, told: int) -> str:
        """Lay out what finds room beside my hand: the key, where it is nowhere else; or my discards, and its rest."""
        drawn = ""
        if told and power.discards and wide > BESIDE:
            taken = min(260.0, wide)
            drawn = self.discards(power, x, y, taken, tall - 4)
            x, wide = x + taken + GAP, wide - taken - GAP
        key = self.legend(x, y, wide, tall, first=told)[0]
        if not drawn and not key and power.discards and wide > BESIDE:
            return self.discards(power, x, y, min(260.0, wide), tall - 4)
        return drawn + key

    def set_up(self, x: float, y: float, wide: float, tall: float) -> str:
        """Lay out what is chosen from at the set-up: two halves of the deck, three assets."""
        parts, view, end = [], self.view, y + tall
        high = 46.0 if view.picked else 96.0
        for token, cards in self.halves():
            parts.append(self.half(token, cards, x, y, wide, high))
            y += high + GAP
        count = max(1, len(view.drawn_assets))
        each = (wide + GAP) / count - GAP
        needed = max((self.asset_height(token, each) for token in view.drawn_assets), default=0.0) + 6
        for place, token in enumerate(view.drawn_assets):
            parts.append(self.asset(token, x + place * (each + GAP), y, each, min(end - y, needed)))
        return "".join(parts)

    def others(self, x: float, y: float, wide: float, tall: float) -> tuple[str, float]:
        """Lay out the other powers below each other; returns the drawing and where it ends."""
        rest = [power for power in self.view.powers if power is not self.lead]
        parts: list[str] = []
        each = min(129.0, (tall + 5) / max(1, len(rest)) - 5)
        for power in rest:
            parts.append(self.glance(power, x, y, wide, each))
            y += each + 5
        if self.absent():
            high = 30.0 + 20 * 2 * (4 - len(self.view.powers))
            parts.append(self.unplayed(x, y, wide, high))
            y += high + 5
        return "".join(parts), y

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
        regions, market = self.tall_regions, self.tall_market
        if view.phase == "powers" or self.lead is None:
            return [self.tall_offers, regions, market, self.tall_growth, self.tall_legend]
        hand, own, allies = self.tall_hand, self.tall_own, self.tall_allies
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
        every.append(self.tall_legend)
        globe = [self.tall_score] if view.pending is not None else []
        means = [self.tall_means] if self.mine and own not in first and view.phase not in ("setup", "over") else []
        return list(dict.fromkeys([*means, *globe, *first, *every]))

    def heading(self, y: float, words: str) -> str:
        return self.write(MARGIN, y + 28, words, 17, room=INNER, serif=True)

    def tall_legend(self, y: float) -> tuple[str, float]:
        high = self.legend_height(INNER)
        return self.legend(MARGIN, y, INNER, high)[0], high + 8

    def tall_offers(self, y: float) -> tuple[str, float]:
        half, drawn = (INNER - 10) / 2, ""
        for place, id in enumerate(POWER_IDS):
            drawn += self.offer(id, MARGIN + place % 2 * (half + 10), y + place // 2 * 200, half, 190)
        return drawn, 404

    def tall_set_up(self, y: float) -> tuple[str, float]:
        start, drawn = y, ""
        for token, cards in self.halves():
            drawn += self.half(token, cards, MARGIN, y, INNER, 232)
            y += 244
        for token in self.view.drawn_assets:
            high = self.asset_height(token, INNER)
            drawn += self.asset(token, MARGIN, y, INNER, high)
            y += high + GAP * self.s
        return drawn, y - start

    def tall_means(self, y: float) -> tuple[str, float]:
        """Lay what I can pay with in one line over what I choose from: my board may be a screen away."""
        power, s = self.lead, self.s
        assert power is not None
        tall = 30 * s
        drawn = rect(MARGIN, y, INNER, tall, fill=PAPER, stroke=RULE, line=1 * s, radius=6 * s)
        means = [(icons.COIN, str(power.money)), *((icons.GOODS[id], str(power.goods[id])) for id in GOOD_IDS)]
        means.append((icons.ALLIES, f"{len(self.ready_allies(power))}/{len(power.allies)}"))
        spare = INNER - 16 * s - sum(self.amount(path, words, 0, 0)[1] for path, words in means)
        x = MARGIN + 8 * s
        for path, words in means:
            more, x = self.amount(path, words, x, y + tall / 2)
            drawn, x = drawn + more, x + spare / (len(means) - 1)
        label = self.say("means", power=self.player(power))
        return choice(None, label, drawn, hint=self.tell_power(power), opens=self.board_title(power)), tall + 10

    def tall_hand(self, y: float) -> tuple[str, float]:
        power, s = self.lead, self.s
        assert power is not None
        start, drawn = y, ""
        if self.view.phase == "over":
            return self.reckoning(MARGIN, y, INNER)
        if self.mine and not self.view.other_half:
            for words in self.fold(self.hand_title(), INNER, MAIN, lines=3):
                drawn += self.write(MARGIN, y + 24, words, MAIN, room=INNER, serif=True)
                y += 28
            y += 12
            for token, count in Counter(self.view.hand).items():
                more, high = self.held_row(token, count, MARGIN, y, INNER)
                drawn += more
                y += high + (GAP - 3) * s
        half = (INNER - GAP * s) / 2
        high = max([TOUCH, *(self.asset_height(token, half) for token, place in self.owned(power) if place < 0)])
        more, height = self.belongings(power, MARGIN, y, INNER, high, 2)
        return drawn + more, y + height + 8 - start

    def tall_regions(self, y: float) -> tuple[str, float]:
        s, drawn, start = self.s, "", y
        for id in ("europe", "americas", "middle-east", "africa", "central-asia", "south-asia", "east-asia"):
            rows = 2 if self.asked(self.lands[id]) else 1
            tall = FLAT_HEAD * s + rows * (TOUCH + 5 * s) + (rows - 1) * 3 * s
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
        drawn += self.focuses(power, MARGIN + 202, y, INNER - 202, TOUCH)
        drawn += self.trade_cards(power, MARGIN + 202, y + TOUCH + 10, INNER - 202, 26)
        y += 136
        drawn += self.prosperity(power, MARGIN, y, INNER + 3 * s, TOUCH)
        y += TOUCH + 12
        for id in GOOD_IDS:
            drawn += self.good_row(power, id, MARGIN, y, INNER, TOUCH)
            y += TOUCH + 11
        return drawn, y + 4 - start

    def tall_allies(self, y: float) -> tuple[str, float]:
        power = self.lead
        assert power is not None
        ready = len(self.ready_allies(power))
        drawn = self.heading(y, self.say("allies", ready=ready, all=len(power.allies)))
        more, height = self.allies(power, MARGIN, y + 40, INNER, TOUCH, 2)
        return drawn + more, height + 52

    def tall_score(self, y: float) -> tuple[str, float]:
        drawn = self.equator(MARGIN, y + 6, INNER)
        tall = (34 + 20 * len(self.view.powers) + 28 + (56 if self.view.playing or self.view.pending else 0)) * self.s
        return drawn + self.globe(MARGIN, y + 62, INNER, tall), tall + 74

    def tall_market(self, y: float) -> tuple[str, float]:
        drawn = self.heading(y, self.say("market"))
        high = 3 * (92 + (GAP - 1) * self.s)
        drawn += self.market(MARGIN, y + 44, INNER, 92, 2)
        drawn += self.market_deck(MARGIN, y + 44 + high, INNER, TOUCH)
        return drawn, 44 + high + TOUCH + 14

    def tall_growth(self, y: float) -> tuple[str, float]:
        drawn = self.heading(y, self.say("growth-title"))
        drawn += self.growths(MARGIN, y + 44, INNER, 94, 2)
        return drawn, 44 + 5 * (94 + GAP * self.s) + 8

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
        tell = self.tell_leader if view.phase == "powers" else self.tell_power
        said += [tell(power) for power in view.powers]
        said += [self.tell_region(region) for region in view.regions]
        if view.hand:
            said.append(f"{self.say('hand', count=len(view.hand))}: {self.labels(view.hand)}.")
        if view.market:
            said.append(f"{self.say('market')}: {self.labels(view.market)}.")
        return " ".join(said)
