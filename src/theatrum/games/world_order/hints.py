"""What choosing a thing would do, told from a view: prices, points, numbers; the texts of cards are in ``naming``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.world_order import naming
from theatrum.games.world_order.power_pictures import PowerPictures
from theatrum.games.world_order.region_pictures import RegionPictures
from theatrum.games.world_order.tokens import (
    COUNTRIES,
    EXPORTED,
    FOCUS,
    FOCUS_IDS,
    GOOD,
    GOOD_IDS,
    GOODS,
    HALF,
    IMPORTED,
    MONEY,
    PASS,
    PERMANENT,
    POWER,
    POWER_IDS,
    POWERS,
    REFRESH,
    REGION,
    REGIONS,
    SLOT,
    TEMPORARY,
    USE,
    USES,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import PowerView, WorldOrderView


def describe(game: WorldOrder, token: int, lang: str, view: WorldOrderView | None) -> str:
    """Tell what choosing a token would do, as far as a view shows it."""
    told = naming.describe(game, token, lang, view)
    if view is None:
        return told
    if token < COUNTRIES:
        return Hints(game, view, lang).country(token, told)
    return f"{Hints(game, view, lang).tell(token)} {told}".strip()


class Hints:
    """The hints of one view in one language."""

    def __init__(self, game: WorldOrder, view: WorldOrderView, lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.me: PowerView | None = next((power for power in view.powers if power.id == view.power), None)

    def say(self, id: str, **args: str | int) -> str:
        return self.game.messages.text(f"board-picture-{id}", self.lang, args)

    def name(self, token: int) -> str:
        return self.game.vocabulary.names[token]

    def label(self, token: int) -> str:
        return self.game.label(token, self.lang)

    def tell(self, token: int) -> str:
        if REGION <= token < REGION + REGIONS:
            pictures = RegionPictures(self.game, self.view, self.lang, 1)
            return pictures.tell_region(self.view.regions[token - REGION])
        if GOOD <= token < GOOD + GOODS:
            return self.good(token - GOOD)
        if token in EXPORTED or token in IMPORTED:
            return self.trade(token)
        if FOCUS <= token < FOCUS + len(FOCUS_IDS):
            return self.focus(token - FOCUS)
        if POWER <= token < POWER + POWERS:
            return self.power(token - POWER)
        if token in (PERMANENT, TEMPORARY):
            return self.slot(permanent=token == PERMANENT)
        if HALF <= token < SLOT:
            cards = self.view.hand if token == HALF else self.view.other_half
            return ", ".join(self.label(self.game.vocabulary.number(card)) for card in cards)
        if USE <= token < USE + len(USES):
            return self.use(USES[token - USE])
        numbers = self.game.content.numbers
        if token == PASS:
            return self.say("passing", money=numbers.pass_money)
        if token == REFRESH:
            return self.say("refreshing", price=numbers.refresh_price, count=numbers.refresh_cards)
        return ""

    def country(self, token: int, printed: str) -> str:
        """Tell of an ally, and what it gives towards the action under way; of a country that lies open what is printed.

        A starting country is worth less than the card of the same country on the board.
        """
        name, pending = self.name(token), self.view.pending
        pictures = PowerPictures(self.game, self.view, self.lang, 1)
        allied = {power.id: ally for power in self.view.powers for ally in power.allies if ally.country == name}
        ally = allied.pop(self.me.id, None) if self.me else None
        if ally is None or name not in pictures.at_ally:
            told = [f"{pictures.power_name(id)}: {pictures.tell_ally(one)}" for id, one in allied.items()]
            is_open = any(name in region.open for region in self.view.regions)
            return " ".join([printed, *told] if is_open or not told else told)
        told_of_mine = pictures.tell_ally(ally)
        if pending is None or not ally.ready or pending.target == name:
            return told_of_mine
        if pending.action == "research":
            return f"{self.say('adds', value=ally.value, sum=pending.price + ally.value)} {told_of_mine}"
        if pending.due:
            return f"{self.say('gives', value=ally.value, left=max(0, pending.due - ally.value))} {told_of_mine}"
        return told_of_mine

    def slot(self, *, permanent: bool) -> str:
        """Tell the points of a cube that is about to be added, and whom it pushes out."""
        pending = self.view.pending
        region = next((one for one in self.view.regions if pending and pending.target == f"region:{one.id}"), None)
        if region is None:
            return ""
        if permanent:
            points = self.game.content.regions[self.view.regions.index(region)].permanent
            return self.say("slot-permanent", points=points[0]) if region.free else self.say("slot-beyond")
        free = region.slots[len(region.temporary) :]
        if free:
            return self.say("slot-temporary", points=free[0])
        pictures = RegionPictures(self.game, self.view, self.lang, 1)
        return self.say("slot-push", owner=pictures.power_name(region.temporary[0]))

    def good(self, good: int) -> str:
        """Tell stock and production, and what a unit takes."""
        if self.me is None:
            return ""
        id = GOOD_IDS[good]
        said = self.say("stock", n=self.me.goods[id], production=self.me.production[id], most=self.me.most[id])
        needs = [
            f"{n} {self.say('money') if one == MONEY else self.label(GOOD + one)}"
            for one, n in self.game.content.goods[good].needs
        ]
        return f"{said} {self.say('needs', list=', '.join(needs))}" if needs else said

    def trade(self, token: int) -> str:
        """Tell the price of a transaction and how many symbols allow it."""
        if self.me is None:
            return ""
        out = token in EXPORTED
        number = EXPORTED[token] if out else IMPORTED[token]
        good = self.game.content.goods[number]
        id = GOOD_IDS[number]
        if out:
            symbols = self.me.export_symbols[id]
            return self.say("selling", price=good.export, symbols=symbols, n=self.me.goods[id])
        sources = PowerPictures(self.game, self.view, self.lang, 1).tell_sellers(self.me, id)
        return self.say("buying", price=good.import_, sources=sources, n=self.me.goods[id])

    def focus(self, focus: int) -> str:
        if self.me is None:
            return ""
        numbers = self.game.content.numbers
        power = next(one for one in self.game.content.powers if one.id == self.me.id)
        lasting = (numbers.domestic_research, numbers.diplomatic_discount, numbers.military_bonus)[focus]
        return self.say(f"focus-{FOCUS_IDS[focus]}", ready=power.ready[focus], price=power.raise_price, n=lasting)

    def power(self, power: int) -> str:
        """Tell with what a power starts, or how it stands."""
        if self.view.phase != "powers":
            led = next((one for one in self.view.powers if one.id == POWER_IDS[power]), None)
            return PowerPictures(self.game, self.view, self.lang, 1).tell_board(led) if led else ""
        printed = self.game.content.powers[power]
        goods = ", ".join(f"{self.label(GOOD + good)} {n}" for good, n in enumerate(printed.start))
        return f"{self.say('offer', power=printed.names[self.lang], money=printed.money)} {goods}."

    def use(self, ability: str) -> str:
        """Tell the text of the Growth card that is used."""
        return next((card.texts[self.lang] for card in self.game.content.growths if card.ability == ability), "")
