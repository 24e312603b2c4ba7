"""What one seat may know of a match of World Order; things are named by their tokens, powers and goods by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from theatrum.engine.words import Say
from theatrum.games.world_order import aftermath, scoring
from theatrum.games.world_order import words as w
from theatrum.games.world_order.course import OVER, PHASES, POWERS_CHOSEN, SETUP
from theatrum.games.world_order.deed import Deed
from theatrum.games.world_order.diplomacy import Terms, engage_price
from theatrum.games.world_order.effects import Step
from theatrum.games.world_order.influence import OWNERS
from theatrum.games.world_order.setup import assets_drawn
from theatrum.games.world_order.steps import is_void
from theatrum.games.world_order.table import active, all_visible, visible
from theatrum.games.world_order.tokens import (
    COUNTRIES,
    EXPORTED,
    FOCUS_IDS,
    GOOD_IDS,
    GOODS,
    GROWTH,
    GROWTHS,
    IMPORTED,
    OWNER_IDS,
    POWER_IDS,
    POWERS,
    REGION,
    REGION_IDS,
    REGIONS,
    SOURCES,
)
from theatrum.games.world_order.trade import Bargain

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState

PENDING = {1: "improve", 2: "engage", 3: "trade", 4: "research", 5: "influence", 6: "cube"}


@dataclass(frozen=True, slots=True)
class Standing:
    """How one owner of cubes stands in a region, as if it were scored now."""

    owner: str  # a power, or "local"
    cubes: int
    armies: int
    place: int
    bonus: int
    points: int  # what it would score: nothing while a permanent slot is free


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region with all that lies in it, and its standings: what will this score?"""

    id: str
    engage: int  # the printed price
    permanent: int  # numbered slots
    free: int  # of them, not yet taken
    above: dict[str, int]  # cubes above the line, by owner: starting squares, slots, beyond them
    temporary: tuple[str, ...]  # cubes from left to right, by owner
    slots: tuple[int, ...]  # points of the temporary slots
    bonus: tuple[int, ...]
    flags: tuple[str, ...]
    armies: dict[str, int]
    tokens: dict[str, int]  # engage tokens
    open: tuple[str, ...]  # visible countries, left and right
    piles: tuple[int, int]  # how many cards, the visible ones included
    standings: tuple[Standing, ...]  # best first
    menaces: dict[str, tuple[str, ...]]  # by power of the zone: whose THREAT exceeds its defence now


@dataclass(frozen=True, slots=True)
class AllyView:
    """An allied country."""

    country: str
    region: str
    value: int
    invest: int
    ready: bool
    fdi: int
    bases: int
    base_allowed: bool
    start: bool  # a starting card, not covered
    stacked: bool  # covers the starting card of the same country
    exports: tuple[str, ...]  # trade symbols, of both cards of a stack
    imports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GrowthView:
    """A Growth card before a power."""

    card: str
    active: bool
    used: bool  # its once-a-round ability, in this round


@dataclass(frozen=True, slots=True)
class PowerView:
    """A power that somebody leads, as everybody sees it; of the others there are only their traces in the regions."""

    id: str
    seat: int
    score: int
    ledger: dict[str, int]  # where the points come from; their sum is the score
    money: int
    goods: dict[str, int]  # "army": those on its own board
    production: dict[str, int]
    most: dict[str, int]
    focus: str
    prosperity: int  # steps taken
    next_prosperity: tuple[int, int, int] | None  # consumer goods, points, money of the next step
    raise_price: int
    exports: int  # transactions of one Trade
    imports: int
    export_symbols: dict[str, int]
    import_symbols: dict[str, int]
    trade_cards: tuple[tuple[tuple[str, ...], int, bool], ...]  # goods offered, how many, face up
    allies: tuple[AllyView, ...]
    engage_left: int
    growth: tuple[GrowthView, ...]
    assets: tuple[str, ...]  # unused
    spent: tuple[str, ...]
    order: bool  # holds its executive order
    hand: int
    known: tuple[str, ...]  # cards that everybody knows to be in its hand or laid face down
    unseen: tuple[str, ...]  # all in hand, laid face down or in the deck: which they are is no secret, but where
    deck: int
    deck_top: tuple[str, ...]  # cards on top of the deck that everybody knows, the top first
    discards: tuple[str, ...]
    front: tuple[tuple[int, str], ...]  # played this round: turn, card; shown in research: as if of one turn more
    down: tuple[int, ...]  # laid face down this round: turns
    trashed: tuple[str, ...]
    would_score: int  # if regions, abilities and majority tokens were scored now


@dataclass(frozen=True, slots=True)
class PendingView:
    """The action under way with its running cost; every step of it can be taken back by undo."""

    action: str  # "improve", "engage", "trade", "research", "influence" (where it goes) or "cube" (which one is meant)
    power: str  # whose action it is
    target: str | None  # country or region
    price: int  # as printed; for research: the points left
    discount: int  # by card and focus
    helped: int  # by allies exhausted so far
    due: int  # still to pay by allies or diplomacy
    extra: int  # to pay on top, which no ally lowers
    exhausted: tuple[str, ...]
    exports: int  # transactions left
    imports: int


@dataclass(frozen=True, slots=True)
class AskedView:
    """What I am asked, so that every choice can tell what it would cost."""

    question: str  # its message
    terms: dict[str, int | str]  # what it speaks of: numbers, and things by their tokens
    prices: dict[str, int]  # by choice: what I would pay, less all discounts, where the terms change what is printed
    money_per_point: int  # what may be paid instead of a point of diplomacy; 0: nothing
    symbols: dict[str, int]  # by transaction, while I trade: the symbols that allow it, as this card counts them
    deals: bool  # whether other powers sell in this Trade
    void: tuple[str, ...]  # cards and assets to be played that would do nothing now


@dataclass(frozen=True, slots=True)
class WorldOrderView:
    """The whole table as one seat (None: an onlooker) may know it."""

    seat: int | None
    power: str | None  # mine
    round: int
    rounds: int
    phase: str
    turn: int  # 1.. in the action phase
    turns: int
    order: tuple[str, ...]
    places: dict[str, int]  # places taken while the turn order is chosen, from 1
    acting: str | None
    regions: tuple[RegionView, ...]
    powers: tuple[PowerView, ...]  # by seat
    hand: tuple[str, ...]  # mine
    other_half: tuple[str, ...]  # mine, while one of two halves is chosen
    picked: int  # which half I have chosen: 0 none yet
    drawn_assets: tuple[str, ...]  # mine, while one of three is put back
    laid_down: tuple[tuple[int, str], ...]  # my face-down cards of this round: turn, card
    market: tuple[str, ...]  # left to right
    market_deck: int
    market_gone: tuple[str, ...]  # discarded from the row
    growth_left: dict[str, int]
    auto: tuple[str, ...]  # open auto-influence cards
    playing: tuple[str, ...]  # cards being resolved, the innermost last
    pending: PendingView | None
    asked: AskedView | None  # me alone
    majorities: dict[str, dict[str, tuple[int, int]]]  # token -> power -> (how many, points if scored now)
    abilities: dict[str, int]  # points of the powers' own abilities if scored now


def look(g: WorldOrderState, seat: int | None, names: Sequence[str]) -> WorldOrderView:
    """Build what a seat (None: an onlooker) may know; ``names`` are the token names."""
    return Looker(g, seat, names).view()


class Looker:
    """Builds one view."""

    def __init__(self, g: WorldOrderState, seat: int | None, names: Sequence[str]) -> None:
        self.g = g
        self.seat = seat
        self.names = names
        self.own = -1 if seat is None else g.power_of[seat]

    def named(self, tokens: Sequence[int]) -> tuple[str, ...]:
        return tuple([self.names[token] for token in tokens])

    def view(self) -> WorldOrderView:
        g, own = self.g, self.own
        choosing = g.phase == SETUP
        each = g.phase not in (POWERS_CHOSEN, SETUP, OVER)
        return WorldOrderView(
            seat=self.seat,
            power=POWER_IDS[own] if own >= 0 else None,
            round=g.round,
            rounds=g.content.numbers.rounds,
            phase=PHASES[g.phase],
            turn=min(g.turn_number + 1, g.content.numbers.turns),
            turns=g.content.numbers.turns,
            order=tuple([POWER_IDS[p] for p in g.order]),
            places={POWER_IDS[p]: place + 1 for p, place in enumerate(g.places) if place >= 0},
            acting=POWER_IDS[g.order[g.at]] if each and g.at < len(g.order) else None,
            regions=tuple([self.region(region) for region in range(REGIONS)]),
            powers=tuple([self.power(p) for p in g.power_of if p >= 0]),
            hand=self.named(sorted(g.hands[own])) if own >= 0 else (),
            other_half=self.named(sorted(g.decks[own])) if own >= 0 and choosing else (),
            picked=g.picked[own] if own >= 0 else 0,
            drawn_assets=self.named(sorted(g.dealt[own])) if own >= 0 and assets_drawn(g, own) else (),
            laid_down=self.dated(g.down[own]) if own >= 0 else (),
            market=self.named(g.market),
            market_deck=len(g.market_deck),
            market_gone=self.named(g.market_gone),
            growth_left={self.names[GROWTH + card]: g.growth_left[card] for card in range(GROWTHS)},
            auto=self.named(g.auto_open),
            playing=self.named(g.playing),
            pending=self.pending(),
            asked=self.asked(),
            majorities={name: self.majority(name) for name in scoring.MAJORITIES},
            abilities={POWER_IDS[p]: self.ability(p) for p in g.order if p in scoring.ABILITIES},
        )

    def dated(self, cards: Sequence[int]) -> tuple[tuple[int, str], ...]:
        return tuple([((card >> 8) + 1, self.names[card & 255]) for card in cards])

    def region(self, number: int) -> RegionView:
        g = self.g
        region = g.content.regions[number]
        full = not g.free[number]
        first, column = number * OWNERS, number * POWERS
        return RegionView(
            id=region.id,
            engage=region.engage,
            permanent=len(region.permanent),
            free=g.free[number],
            above={OWNER_IDS[o]: g.above[first + o] for o in range(OWNERS) if g.above[first + o]},
            temporary=tuple([OWNER_IDS[owner] for owner in g.temporary[number]]),
            slots=region.temporary,
            bonus=region.bonus,
            flags=tuple([POWER_IDS[p] for p in region.flags]),
            armies={POWER_IDS[p]: g.armies[column + p] for p in range(POWERS) if g.armies[column + p]},
            tokens={POWER_IDS[p]: g.engage[column + p] for p in range(POWERS) if g.engage[column + p]},
            open=self.named(visible(g, number)),
            piles=(len(g.left[number]), len(g.right[number])),
            standings=tuple(
                [
                    Standing(OWNER_IDS[owner], count, armies, place, bonus, count + bonus if full else 0)
                    for owner, count, armies, place, bonus in scoring.standings(g, number)
                ]
            ),
            menaces={
                POWER_IDS[p]: tuple([POWER_IDS[q] for q in aftermath.menaces(g, p, number)])
                for p in region.flags
                if g.seat_of[p] >= 0
            },
        )

    def goods(self, table: Sequence[int], p: int) -> dict[str, int]:
        return dict(zip(GOOD_IDS, table[p * GOODS : (p + 1) * GOODS], strict=True))

    def power(self, p: int) -> PowerView:
        g = self.g
        power = g.content.powers[p]
        steps = power.prosperity
        top = g.decks[p][len(g.decks[p]) - g.tops[p] :]
        return PowerView(
            id=power.id,
            seat=g.seat_of[p],
            score=g.score[p],
            ledger=dict(zip(SOURCES, g.ledger[p * len(SOURCES) : (p + 1) * len(SOURCES)], strict=True)),
            money=g.money[p],
            goods=self.goods(g.goods, p),
            production=self.goods(g.production, p),
            most=dict(zip(GOOD_IDS, power.most, strict=True)),
            focus=FOCUS_IDS[g.focus[p]],
            prosperity=g.prosperity[p],
            next_prosperity=steps[g.prosperity[p]] if g.prosperity[p] < len(steps) else None,
            raise_price=power.raise_price,
            exports=power.exports,
            imports=power.imports,
            export_symbols=self.goods(g.exports, p),
            import_symbols=self.goods(g.imports, p),
            trade_cards=tuple(
                [
                    (tuple([GOOD_IDS[good] for good in card.offers]), card.n, g.trade_up[number] == 1)
                    for number, card in enumerate(g.content.trade_cards)
                    if card.power == p and g.trade_up[number] >= 0
                ]
            ),
            allies=tuple([self.ally(p, card) for card in g.allies[p]]),
            engage_left=g.engage_left[p],
            growth=tuple([self.growth(p, token) for token in g.grown[p]]),
            assets=self.named(g.assets[p]),
            spent=self.named(g.spent[p]),
            order=bool(g.orders[p]),
            hand=len(g.hands[p]),
            known=self.named(g.known[p]),
            unseen=self.named(sorted([*g.hands[p], *g.decks[p], *(card & 255 for card in g.down[p])])),
            deck=len(g.decks[p]),
            deck_top=self.named(top[::-1]),
            discards=self.named(g.discards[p]),
            front=self.dated(g.front[p]),
            down=tuple([(card >> 8) + 1 for card in g.down[p]]),
            trashed=self.named(g.trashed[p]),
            would_score=self.would_score(p),
        )

    def ally(self, p: int, card: int) -> AllyView:
        g = self.g
        countries = g.content.countries
        stacked = card < COUNTRIES and card in countries.start_of[p]
        both = [card, countries.start_of[p][card]] if stacked else [card]
        return AllyView(
            country=self.names[countries.token[card]],
            region=REGION_IDS[countries.region[card]],
            value=countries.value[card],
            invest=countries.invest[card],
            ready=bool(g.ready[card]),
            fdi=g.fdi[card],
            bases=g.bases[card],
            base_allowed=p in countries.bases[card],
            start=card >= COUNTRIES,
            stacked=stacked,
            exports=tuple([GOOD_IDS[good] for one in both for good in countries.exports[one]]),
            imports=tuple([GOOD_IDS[good] for one in both for good in countries.imports[one]]),
        )

    def growth(self, p: int, token: int) -> GrowthView:
        g = self.g
        ability = g.content.growth(token).ability
        works = ability == "none" or active(g, p, ability)
        return GrowthView(self.names[token], works, bool(g.used[p] >> (token - GROWTH) & 1))

    def pending(self) -> PendingView | None:
        now = self.g.pending
        if not now:
            return None
        action, acting = PENDING[now[0]], POWER_IDS[self.g.order[self.g.at]]
        if action == "research":
            return PendingView(action, acting, None, now[2], 0, 0, 0, 0, (), 0, 0)
        if action == "trade":
            exports, imports = min(now[2], now[4]), min(now[3], now[4])
            return PendingView(action, acting, None, 0, 0, 0, 0, 0, (), exports, imports)
        target = self.names[now[1]]
        if action in ("influence", "cube"):
            return PendingView(action, POWER_IDS[now[2]], target, 0, 0, 0, 0, 0, (), 0, 0)
        price, discount, helped, due, extra = now[2:7]
        exhausted = self.named(now[7:])
        return PendingView(action, acting, target, price, discount, helped, due, extra, exhausted, 0, 0)

    def asked(self) -> AskedView | None:
        now = self.g.asked
        if now is None or self.own < 0 or now[0] != self.own:
            return None
        _, question, args, about = now
        terms: dict[str, int | str] = {}
        for (name, kind), arg in zip(question.params, args, strict=True):
            if isinstance(arg, int) and kind in ("n", "token"):
                terms[name] = self.names[arg] if kind == "token" else arg
        money = about.money_per_point if isinstance(about, Terms) else 0
        prices, symbols = self.prices(question, about), self.symbols(about)
        deals = not isinstance(about, Bargain) or about.deals
        return AskedView(question.id, terms, prices, money, symbols, deals, self.void(question))

    def void(self, question: Say) -> tuple[str, ...]:
        g, p = self.g, self.own
        if question not in (w.WHAT_TO_PLAY, w.PLAY_ANOTHER, w.PLAY_EXTRA):
            return ()
        effects = {card: g.content.ability(card).effect for card in g.hands[p]}
        effects |= {asset: g.content.asset(asset).effect for asset in g.assets[p]}
        return self.named(sorted(card for card, effect in effects.items() if is_void(g, Deed(p, card), effect)))

    def symbols(self, about: object) -> dict[str, int]:
        if not isinstance(about, Bargain):
            return {}
        sold = {self.names[token]: about.sells[good] for token, good in EXPORTED.items()}
        return sold | {self.names[token]: about.buys[good] for token, good in IMPORTED.items()}

    def prices(self, question: Say, about: object) -> dict[str, int]:
        """Return in diplomacy what regions and countries cost, in money what allies do, in goods what a step does."""
        g, p, countries = self.g, self.own, self.g.content.countries
        if question is w.WHICH_COUNTRY and isinstance(about, Terms):
            return {
                self.names[card]: max(0, countries.value[card] - about.discount) + about.extra
                for card in all_visible(g)
            }
        if not isinstance(about, Step):
            return {}
        if question is w.WHICH_ENGAGE:
            return {self.names[REGION + region]: engage_price(g, p, region, about) for region in range(REGIONS)}
        if question in (w.WHICH_INVEST, w.WHICH_PARTNER):
            extra = about.extra
            return {self.names[countries.token[card]]: countries.invest[card] + extra for card in g.allies[p]}
        if question is w.WHICH_BASE:
            numbers = g.content.numbers
            least = numbers.base_price + (0 if about.free_armies else numbers.move_price)
            return {self.names[countries.token[card]]: least for card in g.allies[p]}
        if question is w.WHICH_WAY:
            steps = g.content.powers[p].prosperity
            return {
                self.names[branch.token]: max(0, steps[g.prosperity[p]][0] - branch.steps[0].discount)
                for branch in about.of
                if branch.steps[0].do == "prosper" and g.prosperity[p] < len(steps)
            }
        return {}

    def majority(self, name: str) -> dict[str, tuple[int, int]]:
        g = self.g
        points = dict(scoring.majority(g, name)) if g.order else {}
        return {POWER_IDS[p]: (scoring.measured(g, name, p), points.get(p, 0)) for p in g.order}

    def ability(self, p: int) -> int:
        return (
            scoring.network_points(self.g)
            if scoring.ABILITIES[p] is scoring.network
            else scoring.ability_points(self.g, p)
        )

    def would_score(self, p: int) -> int:
        g = self.g
        if p not in g.order:
            return 0
        points = self.ability(p) if p in scoring.ABILITIES else 0
        for region in range(REGIONS):
            if not g.free[region]:
                points += sum(count + bonus for owner, count, _, _, bonus in scoring.standings(g, region) if owner == p)
        return points + sum(dict(scoring.majority(g, name)).get(p, 0) for name in scoring.MAJORITIES)
