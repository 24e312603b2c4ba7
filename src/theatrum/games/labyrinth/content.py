"""The map, the cards and the scenarios: read from their TOML files, checked, and laid out by number.

A country is known by its place in ``lands.IDS``, a card by its printed number, 1 to 120. The rules name both, so a
pack may correct names, numbers and texts, but can neither add a country or a card nor move one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from theatrum.engine.content import Entry, Source
from theatrum.engine.errors import Phrase
from theatrum.games.labyrinth import lands

GOOD, FAIR, POOR, ISLAMIST = 1, 2, 3, 4  # governance; 0 = untested (4.9.4)
ALLY, NEUTRAL, ADVERSARY = 1, 2, 3  # alignment; 0 = unmarked
SOFT, HARD = 1, 2  # posture; 0 = untested
US, JIHADIST, UNASSOCIATED = 0, 1, 2  # seats, and sides of cards
NEVER, ALWAYS, WHEN_US = 0, 1, 2  # removal after the event (6.2.9)

GOVERNANCE = {"good": GOOD, "fair": FAIR, "poor": POOR, "islamist": ISLAMIST}
FIXED_GOVERNANCE = {"good": GOOD, "fair": FAIR}  # 4.3.1
ALIGNMENT = {"ally": ALLY, "neutral": NEUTRAL, "adversary": ADVERSARY}
POSTURE = {"soft": SOFT, "hard": HARD}
SIDES = {"us": US, "jihadist": JIHADIST, "unassociated": UNASSOCIATED}
REMOVE = {"never": NEVER, "always": ALWAYS, "us": WHEN_US}
KINDS = ("us", "non-muslim", "iran", "sunni", "shia-mix")

CARDS = 120
US_ELECTION = 120  # the one event that happens by itself (6.3.1)
NATO = 41  # its marker stands in a country chosen when it is played, so no scenario can begin with it
CUBES = 15  # troops, and as many cells (4.6.1)
SCENARIOS = ("lets-roll", "call-me-al", "anaconda", "mission-accomplished")

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Country:
    """A country as printed on the map (4.1)."""

    id: str
    names: Texts
    kind: str  # one of KINDS
    governance: int  # 0 where it varies
    posture: int  # 0 where it varies
    resources: int
    oil: bool
    schengen: bool
    recruit: int  # 0 = by governance
    lines: tuple[int, ...]
    neighbours: tuple[int, ...]  # sorted: the lines, and what Schengen adds (4.5)
    doubt: Texts | None
    source: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its value, its side, and its event in our own words (4.10)."""

    number: int
    names: Texts
    ops: int
    side: int
    mark: bool
    remove: int
    lapsing: bool
    auto: bool
    blocks: tuple[int, ...]
    when: Texts | None  # None: always playable
    text: Texts
    doubt: Texts | None
    source: str


@dataclass(frozen=True, slots=True)
class Placement:
    """What a scenario puts into one country."""

    country: int
    governance: int
    alignment: int
    posture: int
    troops: int
    sleepers: int
    besieged: bool
    regime_change: bool  # begins on its tan side


@dataclass(frozen=True, slots=True)
class Scenario:
    """A set-up (3.2)."""

    id: str
    names: Texts
    year: int
    text: Texts
    prestige: int
    funding: int
    posture: int  # of the United States
    removed: tuple[int, ...]
    events: tuple[int, ...]  # cards whose markers begin in play
    cells_to_place: int  # one sleeper in each of so many countries of the Jihadist's choice, never the United States
    posture_rolls: tuple[int, ...]
    placements: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """All that is printed; never changes."""

    countries: tuple[Country, ...]
    cards: tuple[Card, ...]
    scenarios: Mapping[str, Scenario]

    def card(self, number: int) -> Card:
        return self.cards[number - 1]


def read_content(source: Source) -> Content:
    """Read and check map, cards and scenarios; an error names file, entry and field."""
    countries = _read_map(source.toml("map.toml"))
    cards = _read_cards(source.toml("cards.toml"))
    return Content(countries, cards, _read_scenarios(source.toml("scenarios.toml"), cards))


# --- the map


def _read_map(page: Entry) -> tuple[Country, ...]:
    entries = list(page.entries("country"))
    countries: list[Country] = []
    links: list[bool] = []
    for number, entry in enumerate(entries[: lands.COUNTRIES]):
        _expect(entry, "id", entry.text("id"), lands.IDS[number])
        countries.append(_read_country(entry, number))
        links.append(_flag(entry, "schengen_link"))
        if links[-1] and countries[-1].schengen:
            raise entry.fail("schengen_link", "schengen-link")
        entry.close()
    page.close()
    _count(page, "country", len(entries), lands.COUNTRIES)
    for number, country in enumerate(countries):
        for other in country.lines:
            if number not in countries[other].lines:
                raise entries[number].fail("lines", "one-way", country=repr(lands.IDS[other]))
    return tuple(
        replace(country, neighbours=_neighbours(number, countries, links)) for number, country in enumerate(countries)
    )


def _read_country(entry: Entry, number: int) -> Country:
    _expect(entry, "kind", entry.choice("kind", KINDS), _kind(number))
    _expect(entry, "schengen", _flag(entry, "schengen"), number in lands.SCHENGEN)
    muslim = number in lands.MUSLIM
    return Country(
        id=lands.IDS[number],
        names=entry.texts(),
        kind=_kind(number),
        governance=0 if muslim else FIXED_GOVERNANCE[entry.choice("governance", FIXED_GOVERNANCE)],
        posture=POSTURE[entry.choice("posture", ("hard",))] if number == lands.ISRAEL else 0,
        resources=entry.number("resources", 1, 3) if muslim else 0,
        oil=muslim and _flag(entry, "oil"),
        schengen=number in lands.SCHENGEN,
        recruit=entry.number("recruit", 1, 6) if number in lands.NON_MUSLIM and entry.has("recruit") else 0,
        lines=tuple(sorted(_lands(entry, "lines", [id for id in lands.IDS if id != lands.IDS[number]]))),
        neighbours=(),
        doubt=_doubt(entry),
        source=entry.source(),
    )


def _kind(number: int) -> str:
    if number == lands.UNITED_STATES:
        return "us"
    if number == lands.IRAN:
        return "iran"
    if number in lands.NON_MUSLIM:
        return "non-muslim"
    return "sunni" if number in lands.SUNNI else "shia-mix"


def _neighbours(number: int, countries: list[Country], links: list[bool]) -> tuple[int, ...]:
    """Join every Schengen country to all others and to every country linked to the area (4.5)."""
    near = set(countries[number].lines)
    for other, country in enumerate(countries):
        if (countries[number].schengen and (country.schengen or links[other])) or (links[number] and country.schengen):
            near.add(other)
    near.discard(number)
    return tuple(sorted(near))


# --- the cards


def _read_cards(page: Entry) -> tuple[Card, ...]:
    cards: list[Card] = []
    for entry in page.entries("card", key="number"):
        _expect(entry, "number", entry.number("number", 1, CARDS), len(cards) + 1)
        cards.append(_read_card(entry, len(cards) + 1))
        entry.close()
    page.close()
    _count(page, "card", len(cards), CARDS)
    return tuple(cards)


def _read_card(entry: Entry, number: int) -> Card:
    side, remove = SIDES[entry.choice("side", SIDES)], REMOVE[entry.choice("remove", REMOVE)]
    if remove == WHEN_US and side != UNASSOCIATED:
        raise entry.fail("remove", "remove-us")
    mark, lapsing = _flag(entry, "mark"), _flag(entry, "lapsing")
    if mark and lapsing:
        raise entry.fail("lapsing", "mark-and-lapsing")
    _expect(entry, "auto", _flag(entry, "auto"), number == US_ELECTION)
    blocks = _numbers(entry, "blocks") if entry.has("blocks") else ()
    if number in blocks:
        raise entry.fail("blocks", "blocks-itself")
    return Card(
        number=number,
        names=entry.texts(),
        ops=entry.number("ops", 1, 3),
        side=side,
        mark=mark,
        remove=remove,
        lapsing=lapsing,
        auto=number == US_ELECTION,
        blocks=blocks,
        when=entry.texts("when_") if entry.has("when_en") or entry.has("when_pl") else None,
        text=entry.texts("text_"),
        doubt=_doubt(entry),
        source=entry.source(),
    )


# --- the scenarios

_POSTURED = tuple(land for land in lands.NON_MUSLIM if land not in (lands.UNITED_STATES, lands.ISRAEL))


def _read_scenarios(page: Entry, cards: tuple[Card, ...]) -> dict[str, Scenario]:
    scenarios: dict[str, Scenario] = {}
    for entry in page.entries("scenario"):
        id = entry.choice("id", SCENARIOS)
        scenarios[id] = _read_scenario(entry, id, cards)
        entry.close()
    page.close()
    for id in SCENARIOS:
        if id not in scenarios:
            raise page.fail("scenario", "no-scenario", name=repr(id))
    return {id: scenarios[id] for id in SCENARIOS}


def _read_scenario(entry: Entry, id: str, cards: tuple[Card, ...]) -> Scenario:
    placements: list[Placement] = []
    for row in entry.entries("country"):
        placements.append(_read_placement(row))
        row.close()
    cells_to_place = entry.number("cells_to_place", 0, CUBES)
    troops, cells = sum(one.troops for one in placements), sum(one.sleepers for one in placements) + cells_to_place
    if troops > CUBES:
        raise entry.fail("country", "too-many-troops", found=troops, wanted=CUBES)
    if cells > CUBES:
        raise entry.fail("country", "too-many-cells", found=cells, wanted=CUBES)
    events = _numbers(entry, "events")
    for number in events:
        if not cards[number - 1].mark or number == NATO:
            raise entry.fail("events", "no-marker", card=number)
    rolls = _lands(entry, "posture_rolls", [lands.IDS[land] for land in _POSTURED])
    for one in placements:
        if one.posture and one.country in rolls:
            raise entry.fail("posture_rolls", "posture-twice", country=repr(lands.IDS[one.country]))
    return Scenario(
        id=id,
        names=entry.texts(),
        year=entry.number("year", 1990, 2100),
        text=entry.texts("text_"),
        prestige=entry.number("prestige", 1, 12),
        funding=entry.number("funding", 1, 9),
        posture=POSTURE[entry.choice("posture", POSTURE)],
        removed=_numbers(entry, "removed"),
        events=events,
        cells_to_place=cells_to_place,
        posture_rolls=rolls,
        placements=tuple(placements),
    )


def _read_placement(row: Entry) -> Placement:
    land = lands.IDS.index(row.choice("id", lands.IDS))
    muslim = land in lands.MUSLIM
    governance = alignment = 0
    if muslim and (row.has("governance") or row.has("alignment")):
        governance = GOVERNANCE[row.choice("governance", GOVERNANCE)]
        alignment = ALIGNMENT[row.choice("alignment", ALIGNMENT)]
    besieged = muslim and _flag(row, "besieged")
    if besieged and governance in (GOOD, ISLAMIST):
        raise row.fail("besieged", "besieged")
    regime_change = muslim and _flag(row, "regime_change")
    if regime_change and governance not in (FAIR, POOR):
        raise row.fail("regime_change", "regime-change")
    return Placement(
        country=land,
        governance=governance,
        alignment=alignment,
        posture=POSTURE[row.choice("posture", POSTURE)] if land in _POSTURED and row.has("posture") else 0,
        troops=row.number("troops", 0, CUBES) if row.has("troops") else 0,
        sleepers=row.number("sleepers", 0, CUBES) if row.has("sleepers") else 0,
        besieged=besieged,
        regime_change=regime_change,
    )


# --- what several entries need


def _flag(entry: Entry, field: str) -> bool:
    """Read a flag that is false where it is not written."""
    return entry.has(field) and entry.flag(field)


def _doubt(entry: Entry) -> Texts | None:
    return entry.texts("doubt_") if entry.has("doubt_en") or entry.has("doubt_pl") else None


def _expect(entry: Entry, field: str, value: str | int, wanted: str | int) -> None:
    """Refuse a value on which the rules themselves count."""
    if value != wanted:
        raise entry.fail(field, "expected", value=_toml(value), wanted=_toml(wanted))


def _toml(value: str | int) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _count(page: Entry, field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise page.fail(field, "entry-count", found=found, wanted=wanted)


def _lands(entry: Entry, field: str, among: list[str]) -> tuple[int, ...]:
    ids = entry.choices(field, among)
    for id in ids:
        if ids.count(id) > 1:
            raise entry.fail(field, "twice", name=repr(id))
    return tuple(lands.IDS.index(id) for id in ids)


def _numbers(entry: Entry, field: str) -> tuple[int, ...]:
    """Read a list of card numbers."""
    wanted = Phrase("wanted-list-of", list=f"1 … {CARDS}")
    values: list[Any] = entry._get(field, list, wanted)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= CARDS:
            raise entry.fail(field, "item", value=repr(value), wanted=wanted)
        if values.count(value) > 1:
            raise entry.fail(field, "twice", name=repr(value))
    return tuple(values)
