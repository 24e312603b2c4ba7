"""The state of a match of World Order: plain numbers in flat lists.

Tables by power and good are flat (``power * 7 + good``), tables by region and power too (``region * 4 + power``; the
cubes above the line have a fifth column for the local powers). Country cards are numbered as in ``content.Countries``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from theatrum.engine.flow import Flow
from theatrum.engine.state import State
from theatrum.engine.words import Arg, Say
from theatrum.games.world_order import course, memory, stretches
from theatrum.games.world_order.content import Content
from theatrum.games.world_order.tokens import COUNTRY_CARDS, GOODS, GROWTHS, POWERS, REGIONS, SOURCES

Asked = tuple[int, Say, tuple[Arg, ...], object]
"""A power, the question, what it speaks of, and the terms by which prices are told."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a match, and where the rules find the Growth cards whose abilities they know."""

    deal_powers: bool
    suggested_hand: bool
    executive_order: bool
    marked_trade_cards: bool
    absent_threat: bool
    last_influence: bool
    growth: dict[str, int]  # ability -> token, -1 where no card has it

    def number(self) -> int:
        """The options as one number, for the hash of a position."""
        flags = (self.deal_powers, self.suggested_hand, self.executive_order, self.marked_trade_cards)
        return sum(1 << i for i, on in enumerate((*flags, self.absent_threat, self.last_influence)) if on)


class WorldOrderState(State):
    """One match."""

    __slots__ = (
        "above", "allies", "armies", "arranged", "asked", "assets", "at", "auto_deck", "auto_open", "bases", "bases_in",
        "content", "dealt", "decks", "discards", "down", "engage", "engage_left", "exports", "fdi", "firsts",
        "focus", "free", "front", "goods", "grown", "growth_left", "guard", "hands", "hidden", "imports", "known",
        "ledger", "left", "level", "market", "market_deck", "market_gone", "money", "order", "orders", "pending",
        "phase", "picked", "places", "playing", "power_of", "production", "prosperity", "ready", "right", "round",
        "rules", "score", "seat_of", "seats", "spent", "temporary", "tops", "trade_up", "trashed", "turn_number",
        "used", "variant",
    )  # fmt: skip
    unhashed: ClassVar[tuple[str, ...]] = ("asked", "content", "rules")

    def __init__(self, content: Content, rules: Rules, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.content = content
        self.rules = rules
        self.variant = rules.number()
        self.seats = seats
        self.arranged = False
        self.phase = course.POWERS_CHOSEN
        self.round = 1
        self.turn_number = 0  # how many turns of the action phase everybody has had
        self.at = 0  # whose turn it is, as a place of the turn order
        self.power_of = [-1] * seats
        self.seat_of = [-1] * POWERS  # -1: not played
        self.order: list[int] = []  # powers in turn order
        self.places = [-1] * POWERS  # places taken while the turn order is being chosen
        self.money = [0] * POWERS
        self.goods = [0] * (POWERS * GOODS)  # armies: those on the own board
        self.production = [0] * (POWERS * GOODS)
        self.focus = [0] * POWERS
        self.prosperity = [0] * POWERS
        self.score = [0] * POWERS
        self.ledger = [0] * (POWERS * len(SOURCES))
        self.allies: list[list[int]] = [[] for _ in range(POWERS)]
        self.ready = [0] * COUNTRY_CARDS
        self.fdi = [0] * COUNTRY_CARDS
        self.bases = [0] * COUNTRY_CARDS
        self.exports = [0] * (POWERS * GOODS)  # trade symbols on allied cards
        self.imports = [0] * (POWERS * GOODS)
        self.left: list[list[int]] = [[] for _ in range(REGIONS)]  # country piles; the top is the end
        self.right: list[list[int]] = [[] for _ in range(REGIONS)]
        self.hidden = [0] * REGIONS  # 1: nobody knows the order below the top of the left pile
        self.above = [0] * (REGIONS * (POWERS + 1))
        self.free = [0] * REGIONS  # free numbered slots
        self.temporary: list[list[int]] = [[] for _ in range(REGIONS)]
        self.armies = [0] * (REGIONS * POWERS)
        self.engage = [0] * (REGIONS * POWERS)
        self.engage_left = [0] * POWERS
        self.bases_in = [0] * (REGIONS * POWERS)
        self.guard = [0] * (REGIONS * POWERS)  # defence bought with engage tokens this round
        self.growth_left = [0] * GROWTHS
        self.grown: list[list[int]] = [[] for _ in range(POWERS)]
        self.level = [0] * POWERS
        self.used = [0] * POWERS  # once-a-round abilities used, as bits by Growth card
        self.dealt: list[list[int]] = [[] for _ in range(POWERS)]  # assets drawn, until two are kept
        self.assets: list[list[int]] = [[] for _ in range(POWERS)]
        self.spent: list[list[int]] = [[] for _ in range(POWERS)]
        self.orders = [0] * POWERS
        self.trade_up = [0] * len(content.trade_cards)  # 1 up, 0 down, -1 not in play
        self.hands: list[list[int]] = [[] for _ in range(POWERS)]
        self.decks: list[list[int]] = [[] for _ in range(POWERS)]  # the top is the end
        self.discards: list[list[int]] = [[] for _ in range(POWERS)]
        self.front: list[list[int]] = [[] for _ in range(POWERS)]  # played this round: turn << 8 | card
        self.down: list[list[int]] = [[] for _ in range(POWERS)]  # laid face down this round, likewise
        self.trashed: list[list[int]] = [[] for _ in range(POWERS)]
        self.known: list[list[int]] = [[] for _ in range(POWERS)]  # what everybody knows to be in hand or face down
        self.tops = [0] * POWERS  # how many cards on top of the deck everybody knows
        self.picked = [0] * POWERS  # secret choices of the set-up: 0 none yet, 1 or 2 the half taken
        self.market_deck: list[int] = []
        self.market: list[int] = []  # left to right
        self.market_gone: list[int] = []
        self.auto_deck: list[int] = []
        self.auto_open: list[int] = []
        self.firsts = [0] * POWERS  # first bonuses in the last scoring
        self.pending: list[int] = []  # the action under way, for its running cost
        self.playing: list[int] = []  # cards being resolved, the innermost last
        self.asked: Asked | None = None  # what a power is being asked, for views alone

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self._copy_base(twin)
        twin.content = self.content
        twin.rules = self.rules
        twin.variant = self.variant
        twin.seats = self.seats
        twin.arranged = self.arranged
        twin.phase = self.phase
        twin.round = self.round
        twin.turn_number = self.turn_number
        twin.at = self.at
        twin.power_of = self.power_of[:]
        twin.seat_of = self.seat_of[:]
        twin.order = self.order[:]
        twin.places = self.places[:]
        twin.money = self.money[:]
        twin.goods = self.goods[:]
        twin.production = self.production[:]
        twin.focus = self.focus[:]
        twin.prosperity = self.prosperity[:]
        twin.score = self.score[:]
        twin.ledger = self.ledger[:]
        twin.allies = [cards[:] for cards in self.allies]
        twin.ready = self.ready[:]
        twin.fdi = self.fdi[:]
        twin.bases = self.bases[:]
        twin.exports = self.exports[:]
        twin.imports = self.imports[:]
        twin.left = [pile[:] for pile in self.left]
        twin.right = [pile[:] for pile in self.right]
        twin.hidden = self.hidden[:]
        twin.above = self.above[:]
        twin.free = self.free[:]
        twin.temporary = [cubes[:] for cubes in self.temporary]
        twin.armies = self.armies[:]
        twin.engage = self.engage[:]
        twin.engage_left = self.engage_left[:]
        twin.bases_in = self.bases_in[:]
        twin.guard = self.guard[:]
        twin.growth_left = self.growth_left[:]
        twin.grown = [cards[:] for cards in self.grown]
        twin.level = self.level[:]
        twin.used = self.used[:]
        twin.dealt = [cards[:] for cards in self.dealt]
        twin.assets = [cards[:] for cards in self.assets]
        twin.spent = [cards[:] for cards in self.spent]
        twin.orders = self.orders[:]
        twin.trade_up = self.trade_up[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.decks = [cards[:] for cards in self.decks]
        twin.discards = [cards[:] for cards in self.discards]
        twin.front = [cards[:] for cards in self.front]
        twin.down = [cards[:] for cards in self.down]
        twin.trashed = [cards[:] for cards in self.trashed]
        twin.known = [cards[:] for cards in self.known]
        twin.tops = self.tops[:]
        twin.picked = self.picked[:]
        twin.market_deck = self.market_deck[:]
        twin.market = self.market[:]
        twin.market_gone = self.market_gone[:]
        twin.auto_deck = self.auto_deck[:]
        twin.auto_open = self.auto_open[:]
        twin.firsts = self.firsts[:]
        twin.pending = self.pending[:]
        twin.playing = self.playing[:]
        twin.asked = None  # a copy is made between questions
        return twin

    def turn(self) -> Flow[None]:
        return stretches.turn(self)

    def imagine(self, seat: int) -> None:
        memory.imagine(self, seat)
