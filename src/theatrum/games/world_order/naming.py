"""Names for people: the labels of tokens, and what choosing one would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from theatrum.engine.content import LANGS
from theatrum.engine.messages import Messages
from theatrum.games.world_order.content import Content
from theatrum.games.world_order.tokens import (
    ABILITIES,
    ASSET,
    ASSETS,
    AUTO,
    AUTOS,
    CARD,
    COUNTRIES,
    DOES,
    EXPORTABLE,
    FOCUS_IDS,
    GOOD_IDS,
    GROWTH,
    GROWTHS,
    IMPORTABLE,
    MARKET,
    MOST_MARKET,
    MOST_NUMBER,
    MOST_SPOTS,
    ORDER,
    PLAIN,
    POWER_IDS,
    REGION,
    REGION_IDS,
    REGIONS,
    USES,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.view import WorldOrderView

Named = tuple[str, Mapping[str, str] | None]


class Numbered(Mapping[str, str]):
    """The label of a numbered or composed token, said by a message when it is first read."""

    def __init__(self, messages: Messages, id: str, n: int = 0, good: Mapping[str, str] | None = None) -> None:
        self._messages = messages
        self._id = id
        self._n = n
        self._good = good

    def __getitem__(self, lang: str) -> str:
        args: dict[str, str | int] = {"good": self._good[lang]} if self._good is not None else {"n": self._n}
        return self._messages.text(self._id, lang, args)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)


def tokens(content: Content, messages: Messages) -> list[Named]:
    """List all tokens in their fixed order, with the names that content gives them."""
    countries = content.countries
    named: list[Named] = [(f"country:{id}", countries.names[i]) for i, id in enumerate(countries.ids)]
    named += [(f"card:{card.id}", card.names) for card in content.abilities]
    named += [(f"asset:{card.id}", card.names) for card in content.assets]
    named += [(f"growth:{card.id}", card.names) for card in content.growths]
    named += [(f"auto:{n}", Numbered(messages, "label-auto", n)) for n in range(1, AUTOS + 1)]
    named += [(f"power:{id}", content.powers[i].names) for i, id in enumerate(POWER_IDS)]
    named += [(f"region:{id}", content.regions[i].names) for i, id in enumerate(REGION_IDS)]
    named += [(f"good:{id}", content.goods[i].names) for i, id in enumerate(GOOD_IDS)]
    named += [
        (f"export:{GOOD_IDS[good]}", Numbered(messages, "label-export", good=content.goods[good].names))
        for good in EXPORTABLE
    ]
    named += [
        (f"import:{GOOD_IDS[good]}", Numbered(messages, "label-import", good=content.goods[good].names))
        for good in IMPORTABLE
    ]
    named += [(f"market:{n}", Numbered(messages, "label-market", n)) for n in range(1, MOST_MARKET + 1)]
    named += [(f"place:{n}", Numbered(messages, "label-place", n)) for n in range(1, len(POWER_IDS) + 1)]
    named += [(f"focus:{id}", None) for id in FOCUS_IDS]
    named += [("half:first", None), ("half:second", None), ("slot:permanent", None), ("slot:temporary", None)]
    named += [(f"spot:{n}", Numbered(messages, "label-spot", n)) for n in range(1, MOST_SPOTS + 1)]
    named += [(f"n:{n}", {lang: str(n) for lang in LANGS}) for n in range(MOST_NUMBER + 1)]
    named += [(f"do:{id}", None) for id in DOES]
    named += [(f"use:{id}", None) for id in USES]
    named += [(id, None) for id in PLAIN]
    return named


def amount(game: WorldOrder, good: int, n: int, lang: str) -> str:
    """Say a number of units of a good, or of money."""
    return game.messages.text("label-amount", lang, {"good": (*GOOD_IDS, "money")[good], "n": n})


def amounts(game: WorldOrder, pairs: Sequence[tuple[int, int]], lang: str) -> str:
    """Say several numbers of units; what there is nothing of is left out."""
    said = [amount(game, good, n, lang) for good, n in pairs if n]
    return game.join(said, lang) if said else game.messages.text("label-none", lang)


def describe(game: WorldOrder, token: int, lang: str, view: WorldOrderView | None) -> str:
    """Tell what a card does; a market slot tells it of the card that lies there."""
    content = game.content
    if CARD <= token < CARD + ABILITIES:
        return content.ability(token).texts[lang]
    if ASSET <= token < ASSET + ASSETS:
        return content.asset(token).texts[lang]
    if GROWTH <= token < GROWTH + GROWTHS:
        return content.growth(token).texts[lang]
    if token == ORDER:
        return content.order.texts[lang]
    if token < COUNTRIES - 1:
        return country_facts(game, token, lang)
    if AUTO <= token < AUTO + AUTOS:
        return auto_rows(game, token, lang, view)
    if MARKET <= token < MARKET + MOST_MARKET and view is not None and token - MARKET < len(view.market):
        return content.ability(game.vocabulary.number(view.market[token - MARKET])).texts[lang]
    return ""


def market_card(game: WorldOrder, token: int, lang: str, view: WorldOrderView) -> str:
    """Name the card in a slot of the market with its price."""
    card = game.content.ability(game.vocabulary.number(view.market[token - MARKET]))
    return game.messages.text("label-market-card", lang, {"card": card.names[lang], "price": card.price})


def country_facts(game: WorldOrder, card: int, lang: str) -> str:
    """Tell what is printed on a country card of the board."""
    countries, goods = game.content.countries, game.content.goods
    none = game.messages.text("label-none", lang)
    symbols = [
        ", ".join(goods[good].names[lang] for good in table[card]) or none
        for table in (countries.exports, countries.imports)
    ]
    return game.messages.text(
        "label-country",
        lang,
        {
            "value": countries.value[card],
            "invest": countries.invest[card],
            "exports": symbols[0],
            "imports": symbols[1],
        },
    )


def auto_rows(game: WorldOrder, token: int, lang: str, view: WorldOrderView | None) -> str:
    """Tell what unplayed powers (without a view: all) will do by an auto-influence card."""
    played = [power.id for power in view.powers] if view is not None else []
    rows = []
    for power, (region, army, partner) in enumerate(game.content.auto(token)):
        if POWER_IDS[power] in played:
            continue
        where = game.content.regions[region].names[lang]
        row = [game.messages.text("label-auto-row", lang, {"power": game.power_name(power, lang), "region": where})]
        if army:
            row.append(game.messages.text("label-auto-army", lang))
        if partner >= 0 and (view is None or POWER_IDS[partner] in played):
            row.append(game.messages.text("label-auto-trade", lang, {"partner": game.power_name(partner, lang)}))
        rows.append(", ".join(row))
    return "; ".join(rows)


def touches(game: WorldOrder, token: int, view: WorldOrderView) -> tuple[int, ...]:
    """A country lights up its region, a region its visible countries, a market slot its card."""
    if token < COUNTRIES:
        return (REGION + game.content.countries.region[token],)
    if REGION <= token < REGION + REGIONS:
        return tuple([game.vocabulary.number(name) for name in view.regions[token - REGION].open])
    if MARKET <= token < MARKET + len(view.market):
        return (game.vocabulary.number(view.market[token - MARKET]),)
    return ()
