"""The cards: read from ``cards.toml``, checked, and laid out in tables that the rules can look up at once.

A card is known by its *kind*, 0 to 44: zone * 9 + value - 1. Copies of a kind cannot be told apart. The tokens of the
game are the 45 kinds in the same order, so that a kind is its own token.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from theatrum.engine.content import Source

ZONES = 5
VALUES = 9
KINDS = ZONES * VALUES
CARDS = 90
CARDS_PER_ZONE = 18

ZONE_OF = tuple(kind // VALUES for kind in range(KINDS))
VALUE_OF = tuple(kind % VALUES + 1 for kind in range(KINDS))

NO_EFFECT, TWINS, KAMIKAZE, SPOTTER = range(4)
EFFECTS = {"twins": TWINS, "kamikaze": KAMIKAZE, "spotter": SPOTTER}

COLOURS = ("blue", "yellow", "green", "red", "black", "white", "purple", "orange")


@dataclass(frozen=True, slots=True)
class Zone:
    """A strategic zone: its id, its name by language, and the colour of its cards."""

    id: str
    names: Mapping[str, str]
    colour: str


@dataclass(frozen=True, slots=True)
class Special:
    """An effect: the value that carries it in every zone, its name and what it does, by language."""

    id: str
    value: int
    names: Mapping[str, str]
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Content:
    """All that is printed on the cards; never changes."""

    zones: tuple[Zone, ...]
    specials: tuple[Special, ...]
    copies: tuple[int, ...]  # by kind
    effect: tuple[int, ...]  # by kind
    threshold: int  # the Kamikaze destroys cards of at least this value
    deck: tuple[int, ...]  # all cards, sorted by kind

    def name(self, kind: int) -> str:
        """Name a kind without its family: ``moon-7``."""
        return f"{self.zones[ZONE_OF[kind]].id}-{VALUE_OF[kind]}"

    def label(self, kind: int) -> dict[str, str]:
        """Name a kind for people: "Moon 7", "Moon 1 (Ninja Twins)"."""
        zone, value = self.zones[ZONE_OF[kind]], VALUE_OF[kind]
        special = next((one for one in self.specials if one.value == value), None)
        return {
            lang: f"{name} {value}" + (f" ({special.names[lang]})" if special else "")
            for lang, name in zone.names.items()
        }


def read_content(source: Source) -> Content:
    """Read and check the cards; an error names file, entry and field."""
    page = source.toml("cards.toml")
    zones = []
    for entry in page.entries("zone"):
        zones.append(Zone(entry.text("id"), entry.texts(), entry.choice("colour", COLOURS)))
        entry.source()
        entry.close()
    if len(zones) != ZONES:
        raise page.fail("zone", "zone-count", found=str(len(zones)), wanted=str(ZONES))

    copies: dict[int, int] = {}
    effects: dict[int, int] = {}
    specials = []
    threshold = 0
    for entry in page.entries("card", key="value"):
        value = entry.number("value", 1, VALUES)
        copies[value] = entry.number("copies", 1, CARDS_PER_ZONE)
        if entry.has("effect"):
            id = entry.choice("effect", EFFECTS)
            if EFFECTS[id] in effects.values():
                raise entry.fail("effect", "effect-twice", effect=repr(id))
            effects[value] = EFFECTS[id]
            specials.append(Special(id, value, entry.texts("name_"), entry.texts("text_")))
            if id == "kamikaze":
                threshold = entry.number("threshold", 1, VALUES)
        entry.source()
        entry.close()
    page.close()
    if len(copies) != VALUES:
        raise page.fail("card", "card-count", found=str(len(copies)), values=str(VALUES))
    if len(effects) != len(EFFECTS):
        raise page.fail("card", "effects-missing", effects=", ".join(EFFECTS))
    if sum(copies.values()) != CARDS_PER_ZONE:
        raise page.fail("card", "copies", found=str(sum(copies.values())), wanted=str(CARDS_PER_ZONE))
    for value, effect in effects.items():
        if effect != KAMIKAZE and value >= threshold:
            raise page.fail("card", "effect-destroyed", value=str(value))

    by_kind = tuple(copies[value] for value in VALUE_OF)
    return Content(
        zones=tuple(zones),
        specials=tuple(specials),
        copies=by_kind,
        effect=tuple(effects.get(value, NO_EFFECT) for value in VALUE_OF),
        threshold=threshold,
        deck=tuple(kind for kind in range(KINDS) for _ in range(by_kind[kind])),
    )
