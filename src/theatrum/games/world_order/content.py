"""All that is printed on board, boards and cards, laid out in tables for the rules; ``reading`` reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from theatrum.games.world_order.effects import Steps
from theatrum.games.world_order.tokens import ASSET, AUTO, CARD, GROWTH

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the board: its price to engage, its slots, bonuses, and the powers in whose zone it lies."""

    id: str
    names: Texts
    engage: int
    start: tuple[int, ...]  # owners of the cubes above the line at the start
    permanent: tuple[int, ...]  # points of the numbered slots
    temporary: tuple[int, ...]  # points of the temporary slots, left to right
    start_temporary: tuple[int, ...]
    bonus: tuple[int, ...]
    flags: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Good:
    """One of the seven types: what a unit takes to be produced, and what it is worth abroad."""

    id: str
    names: Texts
    primary: bool
    needs: tuple[tuple[int, int], ...]  # (good or MONEY, how many)
    export: int
    import_: int
    overflow: int


@dataclass(frozen=True, slots=True)
class TradeCard:
    """A surplus that others may buy; ``players`` is the printed mark, 2 for none."""

    power: int
    offers: tuple[int, ...]
    n: int
    players: int


@dataclass(frozen=True, slots=True)
class Power:
    """A player board with its trade deal and starting deck."""

    id: str
    names: Texts
    colour: str
    money: int
    engage_tokens: int
    ready: tuple[int, int, int]  # countries readied, by focus
    raise_price: int
    raise_two_price: int
    exports: int
    imports: int
    nato: bool
    start: tuple[int, ...]  # production by good
    most: tuple[int, ...]
    prosperity: tuple[tuple[int, int, int], ...]  # consumer goods, points, money
    deals: tuple[tuple[int, ...], ...]  # by power: how many units of each good
    deck: tuple[int, ...]  # ability cards, as tokens
    first_hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability card: its two bonuses, its price on the market (0: none) and its effect."""

    id: str
    names: Texts
    texts: Texts
    types: tuple[str, ...]
    bonus: str
    bonus_n: int
    research: int
    price: int
    copies: int
    influence: bool
    effect: Steps


@dataclass(frozen=True, slots=True)
class Asset:
    """A strategic asset, or the executive order, which belongs to everybody and starts with no points."""

    id: str
    names: Texts
    texts: Texts
    power: int
    points: int
    effect: Steps


@dataclass(frozen=True, slots=True)
class Growth:
    """A Growth card; its ability is active from the round that equals its level."""

    id: str
    names: Texts
    texts: Texts
    level: int
    points: int
    services: int
    money: int
    diplomacy: int
    ability: str
    n: int


Row = tuple[int, bool, int]
"""Where an unplayed power adds its cube, whether an army comes along, and the power it trades with or -1."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules."""

    rounds: int
    turns: int
    hand: int
    track: int
    market: int
    pass_money: int
    move_price: int
    base_price: int
    fdi_return: int
    token_money: int
    token_defence: int
    threat_loss: int
    military_bonus: int
    domestic_research: int
    diplomatic_discount: int
    refresh_price: int
    refresh_cards: int
    absent_trade: int
    unused_asset: int
    unused_order: int
    trade_bonus: int
    sphere_points: int


@dataclass(frozen=True, slots=True)
class Countries:
    """Tables by country card: 0 to 75 are the board's, and their own tokens; 77 and on are the starting ones."""

    ids: tuple[str, ...]  # by token
    names: tuple[Texts, ...]  # by token
    token: tuple[int, ...]  # by card
    region: tuple[int, ...]
    value: tuple[int, ...]
    invest: tuple[int, ...]
    exports: tuple[tuple[int, ...], ...]
    imports: tuple[tuple[int, ...], ...]
    bases: tuple[tuple[int, ...], ...]
    refuses: tuple[tuple[int, ...], ...]
    starts: tuple[tuple[int, ...], ...]  # by power: its starting cards
    start_of: tuple[dict[int, int], ...]  # by power: country -> its starting card


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed; never changes."""

    regions: tuple[Region, ...]
    goods: tuple[Good, ...]
    powers: tuple[Power, ...]
    trade_cards: tuple[TradeCard, ...]
    countries: Countries
    abilities: tuple[Ability, ...]
    assets: tuple[Asset, ...]
    order: Asset
    growths: tuple[Growth, ...]
    autos: tuple[tuple[Row, ...], ...]  # by card, then by power
    numbers: Numbers
    ladders: Mapping[str, tuple[int, ...]]
    readings: Mapping[str, bool]
    piles: tuple[tuple[int, int, int], ...]  # by level - 1: copies, removed with three, removed with two
    zones: tuple[tuple[int, ...], ...]  # by power: the regions of its zone of interest

    def ability(self, token: int) -> Ability:
        return self.abilities[token - CARD]

    def asset(self, token: int) -> Asset:
        return self.assets[token - ASSET]

    def growth(self, token: int) -> Growth:
        return self.growths[token - GROWTH]

    def auto(self, token: int) -> tuple[Row, ...]:
        return self.autos[token - AUTO]

    def market_deck(self) -> list[int]:
        return [CARD + i for i, card in enumerate(self.abilities) for _ in range(card.copies)]
