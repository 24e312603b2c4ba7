"""What all pictures of World Order share: one view in the words of one language, at one scale."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from theatrum.engine.drawing import CARD, INK, SMALL, SOFT, Sheet, cut, rect, text_width
from theatrum.games.world_order import icons
from theatrum.games.world_order.content import Ability, Asset, Growth
from theatrum.games.world_order.tokens import GOOD_IDS, POWER_IDS

if TYPE_CHECKING:
    from theatrum.games.world_order.effects import Step
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import AllyView, PowerView, WorldOrderView

TOUCH = 88.0  # a thing to touch has 44 pixels where 720 units have 360
MAIN = 16.25  # the text that matters, at scale 1: twelve pixels in a window of 1280
SIZES = (MAIN, 15.0, SMALL)  # in which it is tried, where room is scarce
GAP = 8.0  # between things that may be chosen, at scale 1: a page lets them glow four pixels beyond their edge
ASKED_ON_THE_MAP = ("influence", "cube")  # pending actions that are about the slots or cubes of a region
VOWELS = "aąeęioóuy"


@lru_cache(4096)
def fold(words: str, room: float, size: float, lines: int, bold: bool) -> tuple[str, ...]:
    """Break words into lines; one that is too long for a line of its own is divided, the last line cut."""
    if not words or lines < 1:
        return ()
    rows = [""]
    for word in words.split():
        longer = f"{rows[-1]} {word}" if rows[-1] else word
        if text_width(longer, size, bold=bold) <= room:
            rows[-1] = longer
            continue
        if rows[-1]:
            rows.append("")
        while text_width(word, size, bold=bold) > room and len(rows) <= lines:
            head, word = divide(word, room, size, bold=bold)
            rows[-1:] = [head, ""]
        rows[-1] = word
        if len(rows) > lines:
            break
    if len(rows) > lines:
        rows[lines - 1 :] = [cut(f"{rows[lines - 1]} {rows[lines]}…", room, size, bold=bold)]
    return tuple(cut(row, room, size, bold=bold) for row in rows)


def divide(word: str, room: float, size: float, *, bold: bool) -> tuple[str, str]:
    """Divide a word that is too long for a line: at its own hyphen, else after a vowel, as far right as it fits."""
    for end in range(len(word) - 2, 2, -1):
        own = word[end - 1] in "-/"
        hyphened = word[:end] if own else word[:end] + "-"
        if text_width(hyphened, size, bold=bold) <= room and (
            own or (word[end - 1] in VOWELS and word[end] not in VOWELS)
        ):
            return hyphened, word[end:]
    return cut(word, room, size, bold=bold), ""


class Pictures(Sheet):
    """One view of World Order."""

    tells_room: ClassVar[bool] = False

    def __init__(self, game: WorldOrder, view: WorldOrderView, lang: str, scale: float) -> None:
        super().__init__(scale)
        self.game, self.view, self.lang = game, view, lang
        self.powers = {power.id: power for power in view.powers}
        self.lead = self.in_focus()
        self.mine = view.power is not None and self.lead is not None and self.lead.id == view.power
        self.at_ally = self.told_by_allies()

    def in_focus(self) -> PowerView | None:
        """Return the power whose board is drawn large: mine; for an onlooker whose turn it is."""
        view = self.view
        for id in (view.power, view.acting):
            if id in self.powers:
                return self.powers[id]
        return view.powers[0] if view.powers else None

    def told_by_allies(self) -> frozenset[str]:
        """Return the countries that lie open and are my allies, too, where the ally is what is likely to be chosen."""
        view = self.view
        if not self.mine or self.lead is None:
            return frozenset()
        if view.pending is None and view.phase == "actions" and self.improves(view.playing[-1:]):
            return frozenset()
        return frozenset(ally.country for ally in self.lead.allies)

    def improves(self, playing: Sequence[str]) -> bool:
        """Tell whether the card that is being resolved improves relations."""

        def any_of(steps: Iterable[Step]) -> bool:
            return any(
                step.do in ("improve", "search") or any_of(step.steps) or any(any_of(way.steps) for way in step.of)
                for step in steps
            )

        return any(any_of(self.card(name).effect) for name in playing if name.startswith(("card:", "asset:", "order")))

    # --- words ------------------------------------------------------------------------------------------------------

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(f"board-picture-{id}", self.lang, words)

    def number(self, token: str) -> int:
        return self.game.vocabulary.number(token)

    def label(self, token: str) -> str:
        return self.game.label(self.number(token), self.lang)

    def labels(self, tokens: Sequence[str]) -> str:
        return ", ".join(self.label(token) for token in tokens)

    def hint(self, token: str) -> str:
        """Tell a thing's name and what it does."""
        label, told = self.label(token), self.game.describe(self.number(token), self.lang, self.view)
        return f"{label}: {told}" if told else label

    def good(self, id: str) -> str:
        return self.label(f"good:{id}")

    def power_name(self, id: str) -> str:
        """Name a power, or the local powers."""
        return self.game.power_name(POWER_IDS.index(id) if id in POWER_IDS else len(POWER_IDS), self.lang)

    def player(self, power: PowerView) -> str:
        """Name a power with the person who leads it."""
        name = self.power_name(power.id)
        given = self.game.given_names.get(power.seat, "")
        return f"{name} – {given}" if given else name

    def short(self, token: str) -> str:
        """Name a country or region by its short name where it has one."""
        id = f"board-picture-short-{token.partition(':')[2]}"
        return self.game.messages.text(id, self.lang) if self.game.messages.has(id, self.lang) else self.label(token)

    def card(self, token: str) -> Ability | Asset:
        return self.ability(token) if token.startswith("card:") else self.asset_card(token)

    def asset_card(self, token: str) -> Asset:
        """Return a strategic asset, or the executive order."""
        content = self.game.content
        return content.order if token == "order" else content.asset(self.number(token))

    def ability(self, token: str) -> Ability:
        return self.game.content.ability(self.number(token))

    def growth_card(self, token: str) -> Growth:
        return self.game.content.growth(self.number(token))

    def ready_allies(self, power: PowerView) -> list[AllyView]:
        return [ally for ally in power.allies if ally.ready]

    def sellers(self, power: PowerView, good: str) -> dict[str, int]:
        """Return how many units of a good the other powers would sell to a power by its trade deal (WO-49, WO-51)."""
        found: dict[str, int] = {}
        if power.id == self.view.power and self.view.asked is not None and not self.view.asked.deals:
            return found
        number = GOOD_IDS.index(good)
        for seller, deal in enumerate(self.game.content.powers[POWER_IDS.index(power.id)].deals):
            most, other = deal[number], self.powers.get(POWER_IDS[seller])
            if most and other is not None:
                cards = [n for offers, n, up in other.trade_cards if up and good in offers]
                most = min(most, cards[0] if cards else other.goods[good])
            if most:
                found[POWER_IDS[seller]] = most
        return found

    def trade_symbols(self, power: PowerView, way: str, good: str) -> int:
        """Return how many symbols allow a power to export or import a good, as the Trade under way counts them."""
        asked = self.view.asked
        if asked is not None and asked.symbols and power.id == self.view.power:
            return asked.symbols[f"{way}:{good}"]
        return (power.export_symbols if way == "export" else power.import_symbols)[good]

    def tell_sellers(self, power: PowerView, good: str) -> str:
        """Tell from whom a good can be bought."""
        sources = {self.say("from-allies"): self.trade_symbols(power, "import", good)}
        sources |= {self.power_name(id): n for id, n in self.sellers(power, good).items()}
        return ", ".join(f"{name} {n}" for name, n in sources.items() if n) or self.say("none")

    # --- drawing ----------------------------------------------------------------------------------------------------

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float = SMALL,
        *,
        room: float,
        anchor: str = "start",
        serif: bool = False,
        bold: bool = False,
        fill: str = INK,
    ) -> str:
        """Write one line at a rounded place: a sheet has hundreds of them."""
        x, y = round(x, 1), round(y, 1)
        return super().write(x, y, words, size, room=room, anchor=anchor, serif=serif, bold=bold, fill=fill)

    def fold(self, words: str, room: float, size: float = SMALL, *, lines: int, bold: bool = False) -> tuple[str, ...]:
        return fold(words, room, size * self.s, lines, bold)

    def fit(
        self, words: str, room: float, *, lines: int, sizes: Sequence[float] = SIZES
    ) -> tuple[float, tuple[str, ...]]:
        """Fold words in the largest size in which none of them is cut or divided; returns the size and the lines."""
        rows: tuple[str, ...] = ()
        for size in sizes:
            rows = self.fold(words, room, size, lines=lines)
            if not any(row.endswith(("…", "-")) for row in rows):
                return size, rows
        return sizes[-1], rows

    def amount(
        self,
        path: str,
        words: str,
        x: float,
        y: float,
        *,
        size: float = 15,
        bold: bool = False,
        fill: str = INK,
        text: float = MAIN,
    ) -> tuple[str, float]:
        """Draw a sign with a number behind it, from x on; returns the drawing and where it ends."""
        s = self.s
        wide = self.width(words, text, bold=bold)
        drawn = icons.glyph(path, x + size / 2 * s, y, size * s, stroke=fill)
        drawn += self.write(x + (size + 2) * s, y + 0.36 * text * s, words, text, room=wide + 0.1, bold=bold, fill=fill)
        return drawn, x + (size + 2) * s + wide

    def worth(self, value: str, x: float, y: float, *, ink: str, bold: bool) -> tuple[str, float]:
        """Draw points of diplomacy in a speech bubble; returns the drawing and where it ends."""
        s = self.s
        drawn = icons.glyph(icons.WORTH, x + 10.5 * s, y + 1.5 * s, 23 * s, fill=CARD, stroke=ink, line=1.5)
        drawn += self.write(x + 10.5 * s, y + 5.2 * s, value, MAIN, room=18 * s, anchor="middle", bold=bold, fill=ink)
        return drawn, x + 24 * s

    def symbols(
        self, exports: Sequence[str], imports: Sequence[str], x: float, y: float, room: float = math.inf
    ) -> tuple[str, float]:
        """Draw trade symbols: on dark ground what may be sold there, on light ground what may be bought.

        Where there is too little room for all, as on a card that covers another, they move together.
        """
        s, drawn = self.s, ""
        frames = 6 * s * (bool(exports) + bool(imports))
        each = min(12.6 * s, (room - frames) / max(1, len(exports) + len(imports)))
        for out, goods in ((True, exports), (False, imports)):
            if not goods:
                continue
            wide = each * len(goods) + 3 * s
            drawn += rect(
                x, y - 8.5 * s, wide, 17 * s, fill=SOFT if out else CARD, stroke=SOFT, line=1 * s, radius=3 * s
            )
            for place, good in enumerate(goods):
                at = x + 1.5 * s + each * (place + 0.5)
                drawn += icons.glyph(icons.GOODS[good], at, y, 0.95 * each, stroke=CARD if out else INK, line=2.4)
            x += wide + 3 * s
        return drawn, x
