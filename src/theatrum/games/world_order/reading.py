"""Content read from the TOML files and checked: an error names file, entry and field."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.engine.content import Entry, Source
from theatrum.games.world_order.content import (
    Ability,
    Asset,
    Content,
    Countries,
    Good,
    Growth,
    Numbers,
    Power,
    Region,
    Row,
    Texts,
    TradeCard,
)
from theatrum.games.world_order.effects import read_steps
from theatrum.games.world_order.tokens import (
    ABILITIES,
    ASSETS,
    AUTOS,
    BOARD_COUNTRIES,
    CARD,
    COUNTRIES,
    FOCUS_IDS,
    GOOD_IDS,
    GOODS,
    GROWTHS,
    IMPORTABLE,
    MOST_MARKET,
    MOST_SPOTS,
    OWNER_IDS,
    POWER_IDS,
    REGION_IDS,
    STARTS,
)

TYPES = ("diplomatic", "economic", "military", "domestic")
BONUSES = ("money", "diplomacy", "army")
LEVELS = 5
IMPORTABLE_IDS = [GOOD_IDS[good] for good in IMPORTABLE]
GROWTH_ABILITIES = ("none", "raise", "ready", "trash", "exchange", "hand", "opening", "extra-card", "convert")
COLOURS = ("blue", "yellow", "white", "red")
LADDERS = ("superpower", "network", "money", "armies", "countries", "money-two", "armies-two", "countries-two")
READINGS = ("superpower_everywhere", "push_while_free", "lend_forbidden")


def _numbers(entry: Entry, field: str, low: int, high: int, most: int) -> tuple[int, ...]:
    """Read a short row of numbers, written as one text: ``"5 4 3 2"``."""
    parts = entry.text(field).split()
    if len(parts) > most or not all(part.lstrip("-").isdigit() and low <= int(part) <= high for part in parts):
        raise entry.fail(field, "numbers", value=" ".join(parts), most=str(most), low=str(low), high=str(high))
    return tuple(int(part) for part in parts)


def _indices(entry: Entry, field: str, among: Sequence[str]) -> tuple[int, ...]:
    return tuple(among.index(one) for one in entry.choices(field, among))


def _count(page: Entry, field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise page.fail(field, "count", found=str(found), wanted=str(wanted))


def _in_order(page: Entry, field: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    if tuple(found) != tuple(wanted):
        raise page.fail(field, "in-order", list=", ".join(wanted))


def read_content(source: Source) -> Content:
    """Read and check all files; an error names file, entry and field."""
    board = source.toml("board.toml")
    regions = tuple(_region(entry) for entry in board.entries("region"))
    _in_order(board, "region", [one.id for one in regions], REGION_IDS)
    goods = tuple(_good(entry) for entry in board.entries("good"))
    _in_order(board, "good", [one.id for one in goods], GOOD_IDS)
    numbers = _rule_numbers(board)
    ladders = _ladders(board)
    piles = tuple(_pile(entry) for entry in board.entries("pile", "level"))
    _count(board, "pile", len(piles), LEVELS)
    readings = _readings(board)
    board.close()

    abilities = _abilities(source)
    ids = [card.id for card in abilities]
    page = source.toml("powers.toml")
    trade_cards: list[TradeCard] = []
    powers = tuple(_power(entry, ids, trade_cards) for entry in page.entries("power"))
    _in_order(page, "power", [one.id for one in powers], POWER_IDS)
    page.close()
    assets, order = _assets(source)
    return Content(
        regions=regions,
        goods=goods,
        powers=powers,
        trade_cards=tuple(trade_cards),
        countries=_countries(source),
        abilities=abilities,
        assets=assets,
        order=order,
        growths=_growths(source),
        autos=_autos(source),
        numbers=numbers,
        ladders=ladders,
        readings=readings,
        piles=piles,
        zones=tuple(tuple(r for r, one in enumerate(regions) if p in one.flags) for p in range(len(POWER_IDS))),
    )


def _region(entry: Entry) -> Region:
    region = Region(
        id=entry.text("id"),
        names=entry.texts(),
        engage=entry.number("engage", 0, 20),
        start=_indices(entry, "start", OWNER_IDS),
        permanent=_numbers(entry, "permanent", 0, 20, MOST_SPOTS),
        temporary=_numbers(entry, "temporary", 0, 20, MOST_SPOTS),
        start_temporary=_indices(entry, "start_temporary", OWNER_IDS),
        bonus=_numbers(entry, "bonus", 0, 50, len(OWNER_IDS)),
        flags=_indices(entry, "flags", POWER_IDS),
    )
    if len(set(region.permanent)) != 1:
        raise entry.fail("permanent", "unequal")
    if len(region.start_temporary) > len(region.temporary):
        raise entry.fail("start_temporary", "too-many-cubes")
    entry.source()
    entry.close()
    return region


def _good(entry: Entry) -> Good:
    id = entry.text("id")
    needs = []
    for need in entry.entries("needs", "good"):
        needs.append(((*GOOD_IDS, "money").index(need.choice("good", (*GOOD_IDS, "money"))), need.number("n", 1, 20)))
        need.close()
    good = Good(
        id=id,
        names=entry.texts(),
        primary=entry.flag("primary"),
        needs=tuple(needs),
        export=entry.number("export", 0, 99),
        import_=entry.number("import", 1 if id in IMPORTABLE_IDS else 0, 99),
        overflow=entry.number("overflow", 0, 99),
    )
    if good.primary == bool(needs):
        raise entry.fail("needs", "needs")
    entry.source()
    entry.close()
    return good


def _rule_numbers(board: Entry) -> Numbers:
    found: dict[str, int] = {}
    for entry in board.entries("number"):
        id = entry.choice("id", Numbers.__slots__)
        found[id] = entry.number("n", 0, 99)
        entry.source()
        entry.close()
    missing = [name for name in Numbers.__slots__ if name not in found]
    if missing:
        raise board.fail("number", "no-entry", name=missing[0])
    if not 1 <= found["market"] <= MOST_MARKET or found["rounds"] < 1 or found["turns"] < 1:
        raise board.fail("number", "limits", most=str(MOST_MARKET))
    return Numbers(**found)


def _ladders(board: Entry) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for entry in board.entries("ladder"):
        found[entry.choice("id", LADDERS)] = _numbers(entry, "points", -99, 99, 8)
        entry.source()
        entry.close()
    missing = [name for name in LADDERS if name not in found]
    if missing:
        raise board.fail("ladder", "no-entry", name=missing[0])
    return found


def _readings(board: Entry) -> dict[str, bool]:
    found: dict[str, bool] = {}
    for entry in board.entries("reading"):
        found[entry.choice("id", READINGS)] = entry.flag("holds")
        entry.source()
        entry.close()
    missing = [name for name in READINGS if name not in found]
    if missing:
        raise board.fail("reading", "no-entry", name=missing[0])
    return found


def _pile(entry: Entry) -> tuple[int, int, int]:
    entry.number("level", 1, LEVELS)
    copies = entry.number("copies", 1, 9)
    pile = (copies, entry.number("removed_three", 0, copies), entry.number("removed_two", 0, copies))
    entry.source()
    entry.close()
    return pile


def _power(entry: Entry, abilities: list[str], trade_cards: list[TradeCard]) -> Power:
    me = POWER_IDS.index(entry.choice("id", POWER_IDS))
    production = {}
    for row in entry.entries("production", "good"):
        most = row.number("most", 0, 10)
        production[row.choice("good", GOOD_IDS)] = (row.number("start", 0, most), most)
        row.close()
    _in_order(entry, "production", list(production), GOOD_IDS)
    prosperity = []
    for row in entry.entries("prosperity"):
        prosperity.append((row.number("goods", 0, 10), row.number("points", 0, 99), row.number("money", 0, 99)))
        row.close()
    deals = [[0] * GOODS for _ in POWER_IDS]
    for row in entry.entries("deals"):
        partner = row.choice("with", [id for id in POWER_IDS if id != POWER_IDS[me]])
        deals[POWER_IDS.index(partner)][GOOD_IDS.index(row.choice("good", IMPORTABLE_IDS))] = row.number("n", 1, 9)
        row.close()
    for row in entry.entries("trade_cards"):
        offers = _indices(row, "offers", GOOD_IDS)
        trade_cards.append(TradeCard(me, offers, row.number("n", 1, 9), row.number("players", 2, 4)))
        row.close()
    deck: list[int] = []
    first: list[int] = []
    for row in entry.entries("deck", "card"):
        token = CARD + abilities.index(row.choice("card", abilities))
        copies = row.number("n", 1, 12)
        deck += [token] * copies
        first += [token] * row.number("first", 0, copies)
        row.close()
    if len(deck) != 12 or len(first) != 6:
        raise entry.fail("deck", "deck", found=str(len(deck)), first=str(len(first)))
    power = Power(
        id=POWER_IDS[me],
        names=entry.texts(),
        colour=entry.choice("colour", COLOURS),
        money=entry.number("money", 0, 99),
        engage_tokens=entry.number("engage_tokens", 0, 9),
        ready=(
            entry.number(f"ready_{FOCUS_IDS[0]}", 0, 20),
            entry.number(f"ready_{FOCUS_IDS[1]}", 0, 20),
            entry.number(f"ready_{FOCUS_IDS[2]}", 0, 20),
        ),
        raise_price=entry.number("raise_price", 0, 99),
        raise_two_price=entry.number("raise_two_price", 0, 99),
        exports=entry.number("exports", 0, 6),
        imports=entry.number("imports", 0, 6),
        nato=entry.flag("nato"),
        start=tuple(start for start, _ in production.values()),
        most=tuple(most for _, most in production.values()),
        prosperity=tuple(prosperity),
        deals=tuple(tuple(row) for row in deals),
        deck=tuple(deck),
        first_hand=tuple(first),
    )
    entry.source()
    entry.close()
    return power


def _countries(source: Source) -> Countries:
    page = source.toml("countries.toml")
    ids: list[str] = []
    names: list[Texts] = []
    tables: list[list[tuple[int, ...]]] = [[], [], [], []]
    region: list[int] = []
    value: list[int] = []
    invest: list[int] = []
    for entry in page.entries("country"):
        ids.append(entry.text("id"))
        names.append(entry.texts())
        region.append(REGION_IDS.index(entry.choice("region", REGION_IDS)))
        on_board = len(ids) <= BOARD_COUNTRIES
        value.append(entry.number("value", 1, 3) if on_board else 0)
        invest.append(entry.number("invest", 0, 99) if on_board else 0)
        fields = (("exports", GOOD_IDS), ("imports", IMPORTABLE_IDS), ("bases", POWER_IDS), ("refuses", POWER_IDS))
        for table, (field, among) in zip(tables, fields, strict=True):
            table.append(_indices(entry, field, among) if on_board else ())
        entry.source()
        entry.close()
    _count(page, "country", len(ids), COUNTRIES)
    token = list(range(COUNTRIES))
    starts: list[list[int]] = [[] for _ in POWER_IDS]
    start_of: list[dict[int, int]] = [{} for _ in POWER_IDS]
    count = 0
    for number, entry in enumerate(page.entries("start", "")):
        card = COUNTRIES + number
        name = ids.index(entry.choice("country", ids))
        power = POWER_IDS.index(entry.choice("power", POWER_IDS))
        token.append(name)
        region.append(region[name])
        value.append(entry.number("value", 1, 3))
        invest.append(entry.number("invest", 0, 99))
        for table, (field, among) in zip(
            tables, (("exports", GOOD_IDS), ("imports", IMPORTABLE_IDS), ("bases", POWER_IDS)), strict=False
        ):
            table.append(_indices(entry, field, among))
        tables[3].append(())
        if name in start_of[power]:
            raise entry.fail("country", "country-twice", name=ids[name], power=POWER_IDS[power])
        starts[power].append(card)
        start_of[power][name] = card
        count += 1
        entry.source()
        entry.close()
    _count(page, "start", count, STARTS)
    page.close()
    return Countries(
        ids=tuple(ids),
        names=tuple(names),
        token=tuple(token),
        region=tuple(region),
        value=tuple(value),
        invest=tuple(invest),
        exports=tuple(tables[0]),
        imports=tuple(tables[1]),
        bases=tuple(tables[2]),
        refuses=tuple(tables[3]),
        starts=tuple(tuple(cards) for cards in starts),
        start_of=tuple(start_of),
    )


def _abilities(source: Source) -> tuple[Ability, ...]:
    page = source.toml("abilities.toml")
    found = []
    for entry in page.entries("card"):
        market = entry.has("price")
        found.append(
            Ability(
                id=entry.text("id"),
                names=entry.texts(),
                texts=entry.texts("text_"),
                types=tuple(entry.choices("types", TYPES)),
                bonus=entry.choice("bonus", BONUSES),
                bonus_n=entry.number("bonus_n", 0, 99),
                research=entry.number("research", 0, 9),
                price=entry.number("price", 0, 20) if market else 0,
                copies=entry.number("copies", 1, 9) if market else 0,
                influence=entry.flag("influence"),
                effect=read_steps(entry, "effect"),
            )
        )
        entry.source()
        entry.close()
    _count(page, "card", len(found), ABILITIES)
    page.close()
    return tuple(found)


def _assets(source: Source) -> tuple[tuple[Asset, ...], Asset]:
    page = source.toml("assets.toml")
    found = []
    for field in ("asset", "order"):
        for entry in page.entries(field):
            own = field == "asset"
            found.append(
                Asset(
                    id=entry.text("id"),
                    names=entry.texts(),
                    texts=entry.texts("text_"),
                    power=POWER_IDS.index(entry.choice("power", POWER_IDS)) if own else -1,
                    points=entry.number("points", 0, 20) if own else 0,
                    effect=read_steps(entry, "effect"),
                )
            )
            entry.source()
            entry.close()
    _count(page, "asset", len(found) - 1, ASSETS)
    for power in range(len(POWER_IDS)):
        count = sum(1 for one in found if one.power == power)
        if count != ASSETS // len(POWER_IDS):
            raise page.fail("asset", "asset-count", found=str(count), power=POWER_IDS[power])
    page.close()
    return tuple(found[:-1]), found[-1]


def _growths(source: Source) -> tuple[Growth, ...]:
    page = source.toml("growth.toml")
    found = []
    for entry in page.entries("growth"):
        found.append(
            Growth(
                id=entry.text("id"),
                names=entry.texts(),
                texts=entry.texts("text_"),
                level=entry.number("level", 1, LEVELS),
                points=entry.number("points", 0, 99),
                services=entry.number("services", 0, 10),
                money=entry.number("money", 0, 99),
                diplomacy=entry.number("diplomacy", 0, 10),
                ability=entry.choice("ability", GROWTH_ABILITIES),
                n=entry.number("n", 0, 9),
            )
        )
        entry.source()
        entry.close()
    _count(page, "growth", len(found), GROWTHS)
    for ability in GROWTH_ABILITIES[1:]:
        if sum(1 for one in found if one.ability == ability) > 1:
            raise page.fail("growth", "ability-twice", name=ability)
    page.close()
    return tuple(found)


def _autos(source: Source) -> tuple[tuple[Row, ...], ...]:
    page = source.toml("influence.toml")
    found = []
    for entry in page.entries("card"):
        entry.number("id", 1, AUTOS)
        rows: dict[str, Row] = {}
        for row in entry.entries("rows", "power"):
            power = row.choice("power", POWER_IDS)
            army = row.has("army") and row.flag("army")
            trade = POWER_IDS.index(row.choice("trade", POWER_IDS)) if row.has("trade") else -1
            rows[power] = (REGION_IDS.index(row.choice("region", REGION_IDS)), army, trade)
            row.close()
        _in_order(entry, "rows", list(rows), POWER_IDS)
        found.append(tuple(rows.values()))
        entry.source()
        entry.close()
    _count(page, "card", len(found), AUTOS)
    page.close()
    return tuple(found)
