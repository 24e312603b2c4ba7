"""The invariants of every position: nothing is lost, doubled or below zero, and every point has its source."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from theatrum.games.world_order.course import POWERS_CHOSEN
from theatrum.games.world_order.influence import OWNERS
from theatrum.games.world_order.tokens import (
    ARMY,
    AUTOS,
    BOARD_COUNTRIES,
    COUNTRY_CARDS,
    GOOD_IDS,
    GOODS,
    GROWTH,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    SOURCES,
)

if TYPE_CHECKING:
    from theatrum.games.world_order.state import WorldOrderState


def audit(g: WorldOrderState) -> list[str]:
    """List what is wrong."""
    return [problem for check in CHECKS for problem in check(g)]


def laid_out(g: WorldOrderState) -> list[int]:
    """Return the powers whose boards lie before their players: none while powers are being chosen."""
    return [] if g.phase == POWERS_CHOSEN else g.power_of


def audit_goods(g: WorldOrderState) -> list[str]:
    broken = []
    for p in laid_out(g):
        if g.money[p] < 0:
            broken.append(f"{POWER_IDS[p]} has {g.money[p]} money")
        for good in range(GOODS):
            n, made = g.goods[p * GOODS + good], g.production[p * GOODS + good]
            if n < 0 or (good != ARMY and n > g.content.numbers.track):
                broken.append(f"{POWER_IDS[p]} has {n} {GOOD_IDS[good]}")
            if not 0 <= made <= g.content.powers[p].most[good]:
                broken.append(f"{POWER_IDS[p]} produces {made} {GOOD_IDS[good]}")
    if min(g.armies) < 0 or min(g.engage) < 0 or min(g.engage_left) < 0:
        broken.append("an army or engage token is missing")
    return broken


def audit_scores(g: WorldOrderState) -> list[str]:
    size = len(SOURCES)
    return [
        f"{POWER_IDS[p]} has {g.score[p]} points from sources of {sum(g.ledger[p * size : (p + 1) * size])}"
        for p in range(POWERS)
        if g.score[p] != sum(g.ledger[p * size : (p + 1) * size])
    ]


def audit_countries(g: WorldOrderState) -> list[str]:
    broken = []
    countries = g.content.countries
    where = Counter(card for piles in (g.left, g.right, g.allies) for pile in piles for card in pile)
    for card in range(BOARD_COUNTRIES):
        if where[card] != 1:
            broken.append(f"the country {countries.ids[card]} is there {where[card]} times")
    for region, id in enumerate(REGION_IDS):
        if len(g.left[region]) + len(g.right[region]) > 1 and not (g.left[region] and g.right[region]):
            broken.append(f"only one country lies open in {id} although there are more")
    for p in laid_out(g):
        broken += audit_allies(g, p)
    held = {card for cards in g.allies for card in cards}
    for card in range(COUNTRY_CARDS):
        if card not in held and (g.ready[card] or g.fdi[card] or g.bases[card]):
            broken.append(f"country card {card} has tokens and is nobody's ally")
    return broken


def audit_allies(g: WorldOrderState, p: int) -> list[str]:
    countries = g.content.countries
    broken = []
    symbols = [0] * (2 * GOODS)
    bases = Counter[int]()
    cards = list(g.allies[p])
    for start in countries.starts[p]:
        covered = countries.token[start] in g.allies[p]
        if covered == (start in g.allies[p]):
            broken.append(f"the starting card of {countries.ids[countries.token[start]]} is lost or doubled")
        if covered:
            cards.append(start)
    for card in cards:
        for good in countries.exports[card]:
            symbols[good] += 1
        for good in countries.imports[card]:
            symbols[GOODS + good] += 1
        bases[countries.region[card]] += g.bases[card]
        if g.fdi[card] > 2 or g.bases[card] > 2:
            broken.append(f"{countries.ids[countries.token[card]]} holds too many tokens")
    if symbols != g.exports[p * GOODS : (p + 1) * GOODS] + g.imports[p * GOODS : (p + 1) * GOODS]:
        broken.append(f"the trade symbols of {POWER_IDS[p]} are miscounted")
    if any(bases[region] != g.bases_in[region * POWERS + p] for region in range(len(REGION_IDS))):
        broken.append(f"the bases of {POWER_IDS[p]} are miscounted")
    return broken


def audit_influence(g: WorldOrderState) -> list[str]:
    broken = []
    for number, region in enumerate(g.content.regions):
        above = g.above[number * OWNERS : (number + 1) * OWNERS]
        if len(g.temporary[number]) > len(region.temporary):
            broken.append(f"{region.id} has more temporary cubes than slots")
        taken = len(region.permanent) - g.free[number]
        if not 0 <= taken <= len(region.permanent) or sum(above) < len(region.start) + taken:
            broken.append(f"the permanent slots of {region.id} are miscounted")
        if g.free[number] and sum(above) != len(region.start) + taken:
            broken.append(f"a cube lies beyond the slots of {region.id} although one is free")
        for owner, count in Counter(region.start).items():
            if above[owner] < count:
                broken.append(f"a starting cube of {region.id} is gone")
    for p in laid_out(g):
        tokens = g.engage_left[p] + sum(g.engage[p::POWERS])
        if tokens != g.content.powers[p].engage_tokens:
            broken.append(f"{POWER_IDS[p]} has {tokens} engage tokens")
    return broken


def audit_cards(g: WorldOrderState) -> list[str]:
    broken = []
    held = Counter(g.market_deck) + Counter(g.market) + Counter(g.market_gone)
    own = Counter[int]()
    for p in laid_out(g):
        laid = [card & 255 for card in g.front[p] + g.down[p]]
        cards = g.hands[p] + g.decks[p] + g.discards[p] + g.trashed[p] + laid
        held.update(cards)
        own.update(g.content.powers[p].deck)
        if Counter(g.known[p]) - Counter(g.hands[p] + [card & 255 for card in g.down[p]]):
            broken.append(f"everybody knows a card of {POWER_IDS[p]} that is not there")
        if g.tops[p] > len(g.decks[p]):
            broken.append(f"more cards are known on top of the deck of {POWER_IDS[p]} than it has")
    expected = Counter(g.content.market_deck()) + own
    for card in held.keys() | expected.keys():
        if held[card] != expected[card]:
            broken.append(f"the card {g.content.ability(card).id} is there {held[card]} times, not {expected[card]}")
    if len(g.market) != g.content.numbers.market and (g.market_deck or g.market_gone):
        broken.append(f"the market has {len(g.market)} cards")
    if len(g.auto_deck) + len(g.auto_open) > AUTOS:
        broken.append("there are too many auto-influence cards")
    for number, growth in enumerate(g.content.growths):
        copies, three, two = g.content.piles[growth.level - 1]
        there = g.growth_left[number] + sum(cards.count(GROWTH + number) for cards in g.grown)
        if there != copies - {2: two, 3: three}.get(g.seats, 0) or g.growth_left[number] < 0:
            broken.append(f"the Growth card {growth.id} is there {there} times")
    return broken


CHECKS = (audit_goods, audit_scores, audit_countries, audit_influence, audit_cards)
