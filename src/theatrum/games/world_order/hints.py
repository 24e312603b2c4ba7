"""What choosing a thing would do, told from a view: prices, points, numbers; the texts of cards are in ``naming``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from theatrum.games.world_order import naming
from theatrum.games.world_order.power_pictures import PowerPictures
from theatrum.games.world_order.region_pictures import RegionPictures
from theatrum.games.world_order.tokens import (
    ARMY,
    BOARD,
    BOARD_COUNTRIES,
    CONSUMER,
    COUNTRIES,
    DIPLOMACY,
    DO,
    DOES,
    DONE,
    EXPORTED,
    FOCUS,
    FOCUS_IDS,
    GOOD,
    GOOD_IDS,
    GOODS,
    GROWTH,
    GROWTHS,
    HALF,
    IMPORTED,
    MARKET,
    MONEY,
    MOST_NUMBER,
    MOST_SPOTS,
    ORDER,
    PASS,
    PAY,
    PERMANENT,
    PLACE,
    POWER,
    POWER_IDS,
    POWERS,
    REFRESH,
    REGION,
    REGION_IDS,
    REGIONS,
    SERVICES,
    SLOT,
    SPOT,
    TEMPORARY,
    USE,
    USES,
    N,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import PowerView, RegionView, WorldOrderView

DO_PROSPER = DO + DOES.index("prosper")
OF_ALLIES = ("which-invest", "which-partner", "which-base", "which-ready")
"""Questions for an ally, even where a card of the same country lies open."""


def describe(game: WorldOrder, token: int, lang: str, view: WorldOrderView | None) -> str:
    """Tell what choosing a token would do, as far as a view shows it."""
    told = naming.describe(game, token, lang, view)
    if view is None:
        return told
    hints = Hints(game, view, lang)
    if token < COUNTRIES:
        return f"{hints.country_price(token)} {hints.country(token, told)}".strip()
    if MARKET <= token < MARKET + len(view.market):
        return hints.market(token - MARKET)
    if view.asked is not None and hints.name(token) in view.asked.void:
        return f"{hints.text('void')} {told}"
    return f"{hints.tell(token)} {told}".strip()


def choice(game: WorldOrder, token: int, lang: str, view: WorldOrderView) -> str:
    """Name a token as a choice: an amount to pay, the card in a slot of the market, no instead of being done."""
    if MARKET <= token < MARKET + len(view.market):
        return naming.market_card(game, token, lang, view)
    hints = Hints(game, view, lang)
    if token == PAY and view.pending is not None and hints.me is not None:
        return hints.text("choice-pay", due=view.pending.due + view.pending.extra, have=hints.have(DIPLOMACY))
    if token == DONE and hints.question in ("cash-token", "defend"):
        return hints.text("choice-no")
    return game.label(token, lang)


class Hints:
    """The hints of one view in one language."""

    def __init__(self, game: WorldOrder, view: WorldOrderView, lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.me: PowerView | None = next((power for power in view.powers if power.id == view.power), None)

    def say(self, id: str, **args: str | int) -> str:
        return self.game.messages.text(f"board-picture-{id}", self.lang, args)

    def text(self, id: str, **args: str | int) -> str:
        return self.game.messages.text(f"label-{id}", self.lang, args)

    @property
    def question(self) -> str:
        return self.view.asked.question if self.view.asked is not None else ""

    def term(self, name: str) -> int:
        """Return a number that the question speaks of."""
        n = self.view.asked.terms.get(name, 0) if self.view.asked is not None else 0
        return n if isinstance(n, int) else 0

    def have(self, good: int) -> int:
        if self.me is None:
            return 0
        return self.me.money if good == MONEY else self.me.goods[GOOD_IDS[good]]

    def amount(self, good: int, n: int) -> str:
        return naming.amount(self.game, good, n, self.lang)

    def amounts(self, pairs: Sequence[tuple[int, int]]) -> str:
        return naming.amounts(self.game, pairs, self.lang)

    def name(self, token: int) -> str:
        return self.game.vocabulary.names[token]

    def label(self, token: int) -> str:
        return self.game.label(token, self.lang)

    def tell(self, token: int) -> str:
        if REGION <= token < REGION + REGIONS:
            return self.region(self.view.regions[token - REGION])
        if N <= token <= N + MOST_NUMBER:
            return self.number(token - N)
        if GROWTH <= token < GROWTH + GROWTHS:
            return self.growth(token)
        if PLACE <= token < PLACE + POWERS:
            return self.place(token - PLACE)
        if SPOT <= token < SPOT + MOST_SPOTS:
            return self.spot(token - SPOT)
        if DO <= token < DO + len(DOES):
            return self.deed(token)
        if token == PAY:
            return self.paying()
        if token == BOARD and self.me is not None:
            return self.text("armies-there", armies=self.amount(ARMY, self.have(ARMY)))
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
        if token == DONE and self.question == "what-to-buy" and self.term("points"):
            return self.text("points-lost", n=self.term("points"))
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
        if ally is None or (name not in pictures.at_ally and self.question not in OF_ALLIES):
            is_open = any(name in region.open for region in self.view.regions)
            told = [f"{pictures.power_name(id)}: {pictures.tell_ally(one)}" for id, one in allied.items()]
            if len(told) == 1 and not is_open:  # it lies on that power's board and is told of there
                told = [pictures.tell_ally(one) for one in allied.values()]
            return " ".join([printed, *told] if is_open or not told else told)
        told_of_mine = pictures.tell_ally(ally)
        if pending is None or not ally.ready or pending.target == name:
            return told_of_mine
        if pending.action == "research":
            return f"{self.say('adds', value=ally.value, sum=pending.price + ally.value)} {told_of_mine}"
        if pending.due:
            return f"{self.say('gives', value=ally.value, left=max(0, pending.due - ally.value))} {told_of_mine}"
        return told_of_mine

    # --- what it would cost -------------------------------------------------------------------------------------------

    def costs(self, pairs: Sequence[tuple[int, int]]) -> str:
        """Tell a price, and what is left of what it is paid with."""
        paid = [(good, n) for good, n in pairs if n]
        if not paid:
            return self.text("costs-nothing")
        if any(n > self.have(good) for good, n in paid):
            return self.text("costs-too-much", price=self.amounts(paid))
        left = ", ".join(self.amount(good, self.have(good) - n) for good, n in paid)
        return self.text("costs", price=self.amounts(paid), left=left)

    def paying(self) -> str:
        pending = self.view.pending
        if pending is None or self.me is None:
            return ""
        due, money = pending.due + pending.extra, self.view.asked.money_per_point if self.view.asked else 0
        if not due:
            return self.text("pay-covered")
        if money and pending.due:
            return self.text("pay-by-money", due=due, have=self.have(DIPLOMACY), price=money, money=self.me.money)
        return self.costs([(DIPLOMACY, due)])

    def helpers(self, region: str, but: str = "") -> str:
        """Tell which ready allies of a region could lower a price."""
        told = [
            f"{self.label(self.game.vocabulary.number(one.country))} {one.value}"
            for one in (self.me.allies if self.me else ())
            if one.region == region and one.ready and one.country != but
        ]
        return self.text("helpers", list=", ".join(told)) if told else self.text("no-helpers")

    def country_price(self, token: int) -> str:
        """Tell what a country would cost, as far as a price is asked for."""
        name, asked = self.name(token), self.view.asked
        if asked is None or self.me is None or self.question not in ("which-country", *OF_ALLIES):
            return ""
        if self.question == "which-country":
            if token >= BOARD_COUNTRIES:
                return ""
            countries = self.game.content.countries
            due = asked.prices.get(name, countries.value[token])
            region = REGION_IDS[countries.region[token]]
            said = (self.due(due, countries.value[token], self.helpers(region, name)), self.covering(name))
            return " ".join(said).strip()
        if name not in asked.prices:
            return ""
        if self.question == "which-base" and asked.prices[name] > self.game.content.numbers.base_price:
            return self.text("costs-at-least", price=self.amounts([(MONEY, asked.prices[name])]))
        return self.costs([(MONEY, asked.prices[name])])

    def covering(self, name: str) -> str:
        """Tell what becomes of the power's own card of a country."""
        own = next((one for one in (self.me.allies if self.me else ()) if one.country == name and one.start), None)
        if own is None:
            return ""
        return self.text("covers-ready" if own.ready else "covers")

    def market(self, slot: int) -> str:
        """Tell of the card in a slot of the market, and what is left of the research when it is bought."""
        pictures = PowerPictures(self.game, self.view, self.lang, 1)
        card = pictures.ability(self.view.market[slot])
        left = self.term("points") - card.price
        buys = self.question == "what-to-buy" and left >= 0
        return f"{self.text('points-left', n=left) if buys else ''} {pictures.tell_card(card)}".strip()

    def due(self, due: int, printed: int, helpers: str) -> str:
        said = [self.text("due", due=due, have=self.have(DIPLOMACY))]
        if due != printed:
            said.append(self.text("due-printed", printed=printed))
        if due:
            said.append(helpers)
        money = self.view.asked.money_per_point if self.view.asked else 0
        if due and money:
            said.append(self.text("due-by-money", price=money))
        return " ".join(said)

    def number(self, n: int) -> str:
        """Tell what a number would cost and bring."""
        asked, question = self.view.asked, self.question
        if asked is None or self.me is None:
            return ""
        good = self.game.vocabulary.number(str(asked.terms["good"])) - GOOD if "good" in asked.terms else MONEY
        price, numbers = self.term("price"), self.game.content.numbers
        if question.startswith("how-many-produce"):
            said = self.costs([(need, each * n) for need, each in self.game.content.goods[good].needs])
            return f"{said} {self.then(good, n)}" if n else said
        if question == "how-many-export":
            gained = self.amounts([(MONEY, n * price)])
            left = f"{self.amount(MONEY, self.me.money + n * price)}, {self.amount(good, self.have(good) - n)}"
            return self.text("brings", gain=gained, left=left)
        if question in ("how-many-import", "how-many-from-allies"):
            told = (self.costs([(MONEY, n * price)]), self.then(good, n) if n else "", self.friendly(good, n))
            return " ".join(one for one in told if one)
        if question == "how-often-buy":
            more = n * self.term("count")
            return f"{self.costs([(MONEY, n * price)])} {self.then(good, more) if n else ''}".strip()
        if question == "how-many-armies":
            stay = self.text("armies-stay", armies=self.amount(ARMY, self.have(ARMY) - n))
            return f"{self.costs([(MONEY, numbers.base_price + n * price)])} {stay}"
        if question == "points-by-money":
            return self.costs([(MONEY, n * price), (DIPLOMACY, self.term("due") - n)])
        if question == "services-by-money":
            printed = self.me.money - self.term("money")  # what the card costs in money anyway
            return self.costs([(MONEY, n * price + printed), (SERVICES, self.term("due") - n)])
        return ""

    def friendly(self, good: int, n: int) -> str:
        """Tell whether a player who sells so many brings diplomacy to the buyer."""
        asked = self.view.asked
        seller = str(asked.terms.get("seller", "")).partition(":")[2] if asked is not None else ""
        if not n or self.me is None or not any(power.id == seller for power in self.view.powers):
            return ""
        deal = self.game.content.powers[POWER_IDS.index(self.me.id)].deals[POWER_IDS.index(seller)][good]
        if n < deal:
            return self.text("unfriendly", deal=deal)
        return self.text("friendly", n=self.game.content.numbers.trade_bonus)

    def then(self, good: int, n: int) -> str:
        """Tell how much of a good there will be; a track has its end."""
        sum_, most = self.have(good) + n, self.game.content.numbers.track
        if good != ARMY and sum_ > most:
            over = sum_ - most
            money = over * self.game.content.goods[good].overflow
            return self.text(
                "then-full" if money else "then-lost", have=self.amount(good, most), over=over, money=money
            )
        return self.text("then", have=self.amount(good, sum_))

    def growth(self, token: int) -> str:
        card = self.game.content.growth(token)
        price = self.amounts([(SERVICES, card.services), (MONEY, card.money), (DIPLOMACY, card.diplomacy)])
        left = self.view.growth_left[self.name(token)]
        return self.text("growth", level=card.level, points=card.points, price=price, left=left)

    def place(self, place: int) -> str:
        taken = sorted((n, id) for id, n in self.view.places.items())
        names = {power.id: power.names[self.lang] for power in self.game.content.powers}
        told = ", ".join(f"{n}. {names[id]}" for n, id in taken) or self.say("none")
        return self.text("place-acts", n=place + 1, all=len(self.view.order), list=told)

    def spot(self, spot: int) -> str:
        """Tell what becomes of a temporary cube."""
        pending = self.view.pending
        region = next((one for one in self.view.regions if pending and pending.target == f"region:{one.id}"), None)
        if region is None:
            return ""
        if self.question == "which-convert":
            return self.text("spot-convert")
        last = len(region.temporary)
        return self.text("spot-last") if spot + 1 == last else self.text("spot-reset", n=spot + 1, all=last)

    def deed(self, token: int) -> str:
        """Tell what a part of a card does: the step of prosperity, else the text of the card that is played."""
        said, me = "", self.me
        if token == DO_PROSPER and me is not None and me.next_prosperity is not None:
            goods, points, money = me.next_prosperity
            goods = self.view.asked.prices.get(self.name(token), goods) if self.view.asked else goods
            won = self.text("prosper", points=points, money=self.amounts([(MONEY, money)]))
            said = f"{self.costs([(CONSUMER, goods)])} {won}"
        if self.question == "whether-engage":
            asked = self.view.asked
            region = str(asked.terms["region"]).partition(":")[2] if asked else ""
            printed = self.game.content.regions[REGION_IDS.index(region)].engage
            said = self.due(self.term("price"), printed, self.helpers(region))
        played = self.game.vocabulary.number(self.view.playing[-1]) if self.view.playing else ORDER
        if played == ORDER or self.view.phase != "actions":  # of the order everything can be chosen: that tells nothing
            return said
        text = naming.describe(self.game, played, self.lang, self.view)
        return f"{said} {self.label(played)}: {text}".strip()

    # --- regions ------------------------------------------------------------------------------------------------------

    def region(self, region: RegionView) -> str:
        """Tell of a region what the question is about, or everything."""
        pictures = RegionPictures(self.game, self.view, self.lang, 1)
        said = [self.region_price(region), *(FACTS[fact](self, region, pictures) for fact in self.facts())]
        return " ".join(one for one in said if one)

    def facts(self) -> Sequence[str]:
        return ASKED.get(self.question, tuple(FACTS))

    def region_price(self, region: RegionView) -> str:
        """Tell what it would cost or bring to choose a region."""
        asked, me, numbers = self.view.asked, self.me, self.game.content.numbers
        name = f"region:{region.id}"
        if asked is None or me is None:
            return self.text("engage-price", price=region.engage)
        allies = sum(1 for one in me.allies if one.region == region.id)
        if self.question == "which-engage":
            return self.due(asked.prices.get(name, region.engage), region.engage, self.helpers(region.id))
        if self.question == "cash-token":
            return self.text("cash", money=self.amounts([(MONEY, numbers.token_money * allies)]), allies=allies)
        if self.question == "defend":
            return self.text("guard", defence=numbers.token_defence * allies, allies=allies)
        return "" if self.question in ASKED else self.text("engage-price", price=region.engage)

    def slots_there(self, region: RegionView, pictures: RegionPictures) -> str:
        left = region.slots[len(region.temporary) :]
        row = ", ".join(pictures.power_name(owner) for owner in region.temporary) or self.say("none")
        free = self.say("free", free=region.free, all=region.permanent)
        return f"{sentence(free)} {sentence(self.say('row', list=row, points=left[0] if left else 0))}"

    def cubes_there(self, region: RegionView, pictures: RegionPictures) -> str:
        counts = {one.owner: one.cubes for one in region.standings if one.cubes}
        listed = ", ".join(f"{pictures.power_name(owner)} {count}" for owner, count in counts.items())
        return sentence(self.say("cubes", list=listed)) if listed else ""

    def armies_there(self, region: RegionView, pictures: RegionPictures) -> str:
        listed = ", ".join(f"{pictures.power_name(id)} {count}" for id, count in region.armies.items())
        return sentence(self.say("armies", list=listed or self.say("none")))

    def tokens_there(self, region: RegionView, pictures: RegionPictures) -> str:
        listed = ", ".join(f"{pictures.power_name(id)} {count}" for id, count in region.tokens.items())
        return sentence(self.say("tokens", list=listed)) if listed else ""

    def scores_there(self, region: RegionView, pictures: RegionPictures) -> str:
        worth = ", ".join(f"{pictures.power_name(one.owner)} {one.cubes + one.bonus}" for one in region.standings)
        return sentence(self.say("locked" if region.free else "scores", list=worth)) if worth else ""

    def menaces_there(self, region: RegionView, pictures: RegionPictures) -> str:
        said = []
        for power, rivals in region.menaces.items():
            if rivals:
                names = self.game.join([pictures.power_name(rival) for rival in rivals], self.lang)
                said.append(sentence(self.say("menaced", power=pictures.power_name(power), rivals=names)))
        return " ".join(said)

    def open_there(self, region: RegionView, pictures: RegionPictures) -> str:
        return sentence(self.say("open", list=pictures.labels(region.open) or self.say("none")))

    # --- the rest -----------------------------------------------------------------------------------------------------

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
        needs = self.game.content.goods[good].needs
        return f"{said} {self.say('needs', list=self.amounts(needs))}" if needs else said

    def trade(self, token: int) -> str:
        """Tell the price of a transaction and how many symbols allow it."""
        if self.me is None:
            return ""
        out = token in EXPORTED
        number = EXPORTED[token] if out else IMPORTED[token]
        good = self.game.content.goods[number]
        id = GOOD_IDS[number]
        pictures = PowerPictures(self.game, self.view, self.lang, 1)
        if out:
            symbols = pictures.trade_symbols(self.me, "export", id)
            return self.say("selling", price=good.export, symbols=symbols, n=self.me.goods[id])
        sources = pictures.tell_sellers(self.me, id)
        return self.say("buying", price=good.import_, sources=sources, n=self.me.goods[id])

    def focus(self, focus: int) -> str:
        if self.me is None:
            return ""
        numbers = self.game.content.numbers
        power = next(one for one in self.game.content.powers if one.id == self.me.id)
        lasting = (numbers.domestic_research, numbers.diplomatic_discount, numbers.military_bonus)[focus]
        cards = [
            self.game.content.growth(self.game.vocabulary.number(one.card)) for one in self.me.growth if one.active
        ]
        ready = power.ready[focus] + sum(card.n for card in cards if card.ability == "ready")
        price, two = power.raise_price, power.raise_two_price
        return self.say(f"focus-{FOCUS_IDS[focus]}", ready=ready, price=price, two=two, n=lasting)

    def power(self, power: int) -> str:
        """Tell with what a power starts, or how it stands."""
        if self.view.phase != "powers":
            led = next((one for one in self.view.powers if one.id == POWER_IDS[power]), None)
            return PowerPictures(self.game, self.view, self.lang, 1).tell_board(led) if led else ""
        printed = self.game.content.powers[power]
        goods = ", ".join(f"{self.label(GOOD + good)} {n}" for good, n in enumerate(printed.start))
        return f"{self.say('offer', money=printed.money)} {goods}."

    def use(self, ability: str) -> str:
        """Tell the text of the Growth card that is used."""
        return next((card.texts[self.lang] for card in self.game.content.growths if card.ability == ability), "")


def sentence(said: str) -> str:
    return f"{said[:1].upper()}{said[1:]}."


Fact = Callable[[Hints, "RegionView", RegionPictures], str]

FACTS: dict[str, Fact] = {
    "slots": Hints.slots_there,
    "cubes": Hints.cubes_there,
    "armies": Hints.armies_there,
    "tokens": Hints.tokens_there,
    "scores": Hints.scores_there,
    "menaces": Hints.menaces_there,
    "open": Hints.open_there,
}

ARMED = ("armies", "menaces", "slots")
CUBED = ("slots", "cubes", "scores")

ASKED: dict[str, tuple[str, ...]] = {
    "which-engage": CUBED,
    "which-influence": CUBED,
    "which-reset-region": CUBED,
    "which-army": ("armies", "menaces"),
    "which-target": ARMED,
    "which-target-from-board": ARMED,
    "which-send": ARMED,
    "which-send-exactly": ARMED,
    "which-station": ARMED,
    "which-region": ("open", "slots"),
    "which-search": ("open",),
    "which-token": ("tokens",),
    "cash-token": ("tokens", "menaces"),
    "defend": ("armies", "menaces"),
}
"""By question: what of a region matters for the answer."""
