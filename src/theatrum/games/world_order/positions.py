"""Positions set up by hand, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import Unreadable
from theatrum.games.world_order import setup
from theatrum.games.world_order.course import ACTIONS, PHASES
from theatrum.games.world_order.diplomacy import add_ally, refill
from theatrum.games.world_order.influence import OWNERS
from theatrum.games.world_order.table import ally, score
from theatrum.games.world_order.tokens import (
    AUTO,
    BOARD_COUNTRIES,
    FOCUS_IDS,
    GOOD_IDS,
    GOODS,
    GROWTH,
    OWNER_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    START,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder
    from theatrum.games.world_order.state import WorldOrderState

FOLDER = Path(__file__).parent
DEFAULT_POWERS = {2: ("usa", "china"), 3: ("usa", "eu", "russia"), 4: POWER_IDS}


def arrange(game: WorldOrder, g: WorldOrderState, position: Mapping[str, Any]) -> None:
    """Put a match into a position. Everything may be left out, and is then as after the set-up.

    - ``powers``: by seat, such as ["usa", "china"]
    - ``round``, ``phase`` (see ``course.PHASES``; "actions" if left out), ``turn`` (1 to 4), ``order`` (power ids, the
      first one is about to act unless ``acting`` names another)
    - by power id: ``focus``, ``money``, ``score``, ``prosperity`` (steps taken), ``goods`` and ``production`` (such as
      {"energy": 4}), ``allies`` (countries won from the board), ``exhausted``, ``fdi``, ``bases`` (countries),
      ``growth``, ``assets``, ``trade_down`` (how many trade cards are face down), ``hands``, ``decks`` (top first),
      ``discards`` (ability cards)
    - ``regions``: by region id, a mapping with ``permanent`` and ``temporary`` (owners of cubes), ``armies`` and
      ``tokens`` (by power), ``open`` (two countries)
    - ``market``: six cards, left to right; ``auto``: two card numbers; ``growth_left``: {"space-program": 0}
    """
    unknown = sorted(set(position) - {*WORDS, "powers"})
    if unknown:
        raise Unreadable("position-word", FOLDER, word=repr(unknown[0]), known=", ".join(("powers", *WORDS)))
    g.arranged = True
    setup.lay_out_board(g)
    for seat, id in enumerate(position.get("powers", DEFAULT_POWERS[g.seats])):
        setup.take_power(g, seat, pick(id, POWER_IDS, "power"))
    setup.lay_out_powers(g)
    setup.lay_out_absent(g)
    for p in g.power_of:
        g.assets[p] = sorted(g.dealt[p][:2])
        g.dealt[p] = []
    g.order = list(g.power_of)
    g.phase = ACTIONS
    for word, read in WORDS.items():
        if word in position:
            read(game, g, position[word])


def pick(id: str, among: Sequence[str], what: str) -> int:
    if id not in among:
        raise Unreadable("position-name", FOLDER, what=what, name=repr(id), known=", ".join(among))
    return among.index(id)


def token(game: WorldOrder, family: str, name: str) -> int:
    return game.vocabulary.number(name if ":" in name else f"{family}:{name}")


Reader = Callable[["WorldOrder", "WorldOrderState", Any], None]


def by_power(g: WorldOrderState, given: Mapping[str, Any]) -> list[tuple[int, Any]]:
    found = [(pick(id, POWER_IDS, "power"), value) for id, value in given.items()]
    for p, _ in found:
        if g.seat_of[p] < 0:
            raise Unreadable("position-unplayed", FOLDER, power=POWER_IDS[p])
    return found


def read_round(game: WorldOrder, g: WorldOrderState, given: int) -> None:
    g.round = given


def read_phase(game: WorldOrder, g: WorldOrderState, given: str) -> None:
    g.phase = pick(given, PHASES, "phase")


def read_turn(game: WorldOrder, g: WorldOrderState, given: int) -> None:
    g.turn_number = given - 1


def read_order(game: WorldOrder, g: WorldOrderState, given: Sequence[str]) -> None:
    g.order = [pick(id, POWER_IDS, "power") for id in given]


def read_acting(game: WorldOrder, g: WorldOrderState, given: str) -> None:
    g.at = g.order.index(pick(given, POWER_IDS, "power"))


def read_focus(game: WorldOrder, g: WorldOrderState, given: Mapping[str, str]) -> None:
    for p, focus in by_power(g, given):
        g.focus[p] = pick(focus, FOCUS_IDS, "focus")


def read_money(game: WorldOrder, g: WorldOrderState, given: Mapping[str, int]) -> None:
    for p, money in by_power(g, given):
        g.money[p] = money


def read_score(game: WorldOrder, g: WorldOrderState, given: Mapping[str, int]) -> None:
    for p, points in by_power(g, given):
        score(g, p, START, points)


def read_prosperity(game: WorldOrder, g: WorldOrderState, given: Mapping[str, int]) -> None:
    for p, steps in by_power(g, given):
        g.prosperity[p] = steps


def read_goods(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Mapping[str, int]]) -> None:
    for p, goods in by_power(g, given):
        for id, n in goods.items():
            g.goods[p * GOODS + pick(id, GOOD_IDS, "good")] = n


def read_production(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Mapping[str, int]]) -> None:
    for p, goods in by_power(g, given):
        for id, n in goods.items():
            g.production[p * GOODS + pick(id, GOOD_IDS, "good")] = n


def read_allies(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for p, names in by_power(g, given):
        for name in names:
            card = token(game, "country", name)
            region = g.content.countries.region[card]
            pile = next((pile for pile in (g.left[region], g.right[region]) if card in pile), None)
            if pile is None:
                raise Unreadable("position-country", FOLDER, name=name)
            pile.remove(card)
            refill(g, region)
            add_ally(g, p, card)


def countries_of(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> list[tuple[int, int]]:
    return [(p, ally(g, p, token(game, "country", name))) for p, names in by_power(g, given) for name in names]


def read_exhausted(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for _, card in countries_of(game, g, given):
        g.ready[card] = 0


def read_fdi(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for _, card in countries_of(game, g, given):
        g.fdi[card] += 1


def read_bases(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for p, card in countries_of(game, g, given):
        g.bases[card] += 1
        g.bases_in[g.content.countries.region[card] * POWERS + p] += 1


def read_growth(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for p, names in by_power(g, given):
        for name in names:
            card = token(game, "growth", name)
            g.grown[p].append(card)
            g.growth_left[card - GROWTH] -= 1
            g.level[p] = max(g.level[p], g.content.growth(card).level)


def read_growth_left(game: WorldOrder, g: WorldOrderState, given: Mapping[str, int]) -> None:
    """Let others have taken copies: the last power of the turn order holds them."""
    for name, n in given.items():
        card = token(game, "growth", name)
        g.grown[g.order[-1]] += [card] * (g.growth_left[card - GROWTH] - n)
        g.growth_left[card - GROWTH] = n


def read_assets(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    for p, names in by_power(g, given):
        g.assets[p] = sorted(token(game, "asset", name) for name in names)


def read_trade_down(game: WorldOrder, g: WorldOrderState, given: Mapping[str, int]) -> None:
    for p, n in by_power(g, given):
        cards = [i for i, card in enumerate(g.content.trade_cards) if card.power == p and g.trade_up[i] == 1]
        for card in cards[:n]:
            g.trade_up[card] = 0


def take_cards(game: WorldOrder, g: WorldOrderState, p: int, names: Sequence[str]) -> list[int]:
    """Find ability cards: among the power's own in hand, deck or discards, else in the market's deck."""
    found = []
    for name in names:
        card = token(game, "card", name)
        piles = (g.decks[p], g.hands[p], g.discards[p], g.market_deck, g.market)
        pile = next((pile for pile in piles if card in pile), None)
        if pile is None:
            raise Unreadable("position-card", FOLDER, name=name, power=POWER_IDS[p])
        pile.remove(card)
        if pile is g.market:
            pile.insert(0, g.market_deck.pop())
        found.append(card)
    return found


def read_hands(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    """The named cards are the whole hand; the others go into the deck."""
    for p, names in by_power(g, given):
        g.known[p] = []
        hand = take_cards(game, g, p, names)
        g.decks[p] = g.hands[p] + g.decks[p]
        g.hands[p] = hand


def read_decks(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    """The named cards, the top one first, are the whole deck; the others go to the discards."""
    for p, names in by_power(g, given):
        hand, g.hands[p] = g.hands[p], []
        deck = take_cards(game, g, p, names)
        g.discards[p] += g.decks[p]
        g.hands[p], g.decks[p] = hand, deck[::-1]


def read_discards(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Sequence[str]]) -> None:
    """The named cards lie on top of the discards, taken from the deck where they are not there yet."""
    for p, names in by_power(g, given):
        hand, g.hands[p] = g.hands[p], []
        cards = take_cards(game, g, p, names)
        g.discards[p] += cards
        g.hands[p] = hand


def read_market(game: WorldOrder, g: WorldOrderState, given: Sequence[str]) -> None:
    g.market_deck += g.market
    g.market = []
    for name in given:
        card = token(game, "card", name)
        g.market_deck.remove(card)
        g.market.append(card)


def read_auto(game: WorldOrder, g: WorldOrderState, given: Sequence[int]) -> None:
    g.auto_deck += g.auto_open
    g.auto_open = [AUTO + number - 1 for number in given]
    for card in g.auto_open:
        g.auto_deck.remove(card)


def read_regions(game: WorldOrder, g: WorldOrderState, given: Mapping[str, Mapping[str, Any]]) -> None:
    for id, things in given.items():
        region = pick(id, REGION_IDS, "region")
        for thing, value in things.items():
            IN_REGION[pick_thing(thing)](game, g, region, value)


def pick_thing(thing: str) -> str:
    if thing not in IN_REGION:
        raise Unreadable("position-word", FOLDER, word=repr(thing), known=", ".join(IN_REGION))
    return thing


def place_permanent(game: WorldOrder, g: WorldOrderState, region: int, owners: Sequence[str]) -> None:
    for owner in owners:
        g.above[region * OWNERS + pick(owner, OWNER_IDS, "owner")] += 1
        g.free[region] = max(0, g.free[region] - 1)


def place_temporary(game: WorldOrder, g: WorldOrderState, region: int, owners: Sequence[str]) -> None:
    g.temporary[region] = [pick(owner, OWNER_IDS, "owner") for owner in owners]


def place_armies(game: WorldOrder, g: WorldOrderState, region: int, armies: Mapping[str, int]) -> None:
    for id, n in armies.items():
        g.armies[region * POWERS + pick(id, POWER_IDS, "power")] = n


def place_tokens(game: WorldOrder, g: WorldOrderState, region: int, tokens: Mapping[str, int]) -> None:
    for p, n in by_power(g, tokens):
        g.engage[region * POWERS + p] += n
        g.engage_left[p] -= n


def open_countries(game: WorldOrder, g: WorldOrderState, region: int, names: Sequence[str]) -> None:
    cards = [token(game, "country", name) for name in names]
    pile = g.left[region] + g.right[region]
    for card in cards:
        if card >= BOARD_COUNTRIES or card not in pile:
            raise Unreadable("position-country", FOLDER, name=game.vocabulary.names[card])
        pile.remove(card)
    g.left[region], g.right[region] = [*pile, cards[0]], cards[1:]


IN_REGION: dict[str, Callable[[WorldOrder, WorldOrderState, int, Any], None]] = {
    "permanent": place_permanent,
    "temporary": place_temporary,
    "armies": place_armies,
    "tokens": place_tokens,
    "open": open_countries,
}

WORDS: dict[str, Reader] = {
    "round": read_round,
    "phase": read_phase,
    "turn": read_turn,
    "order": read_order,
    "acting": read_acting,
    "focus": read_focus,
    "money": read_money,
    "score": read_score,
    "prosperity": read_prosperity,
    "goods": read_goods,
    "production": read_production,
    "allies": read_allies,
    "exhausted": read_exhausted,
    "fdi": read_fdi,
    "bases": read_bases,
    "growth": read_growth,
    "growth_left": read_growth_left,
    "assets": read_assets,
    "trade_down": read_trade_down,
    "hands": read_hands,
    "decks": read_decks,
    "discards": read_discards,
    "market": read_market,
    "auto": read_auto,
    "regions": read_regions,
}
