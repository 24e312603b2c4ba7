"""Sample pictures of World Order, and how to read what lies on them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

import theatrum
from tests.world_order.order_table import at
from theatrum.engine.content import LANGS
from theatrum.engine.drawing import text_width
from theatrum.engine.match import Match
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import POWER_IDS

SVG = "{http://www.w3.org/2000/svg}"
GAME = WorldOrder()
SHAPES = pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])

# What lies on no board: numbers, ways to go on, whole piles; a page asks these by buttons.
BUTTONS = ("n:", "do:", "pass", "skip", "done", "pay", "reveal", "hand", "discards")


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Match]:
    """Play at random and stop at every so many decisions, and at the end."""
    m = theatrum.new("world_order", seats=seats, seed=seed, executive_order=seed % 2 == 0)
    chance = Random(seed)
    count = 0
    while not m.over:
        if count % every == 0:
            yield m
        asked = chance.choice(m.actors())
        m.play(asked, chance.choice(m.options(asked)))
        count += 1
    yield m


def crowded() -> Match:
    """Arrange a table as full as it gets: long names, many allies, many armies, all slots taken."""
    allies = [
        "central-african-republic", "united-arab-emirates", "bosnia-herzegovina", "equatorial-guinea",
        "saudi-arabia", "south-korea", "south-africa", "burkina-faso", "turkmenistan", "indonesia", "pakistan",
    ]  # fmt: skip
    four = dict.fromkeys(POWER_IDS, 12)
    taken = {"permanent": ["usa", "eu", "russia", "china"], "temporary": ["usa", "eu", "russia", "china"]}
    return at(
        4,
        allies={"usa": allies},
        exhausted={"usa": allies[::2]},
        regions={"europe": {**taken, "armies": four, "tokens": dict.fromkeys(POWER_IDS, 1)}},
        money=dict.fromkeys(POWER_IDS, 273),
        score=dict.fromkeys(POWER_IDS, 61),
        hands={
            "usa": [
                "foreign-direct-investment", "diplomatic-engagement", "foreign-military-presence",
                "re-evaluate-strategy", "ensure-peace-in-the-region", "covert-military-operation",
                "new-strategic-partner", "diplomatic-trip",
            ]
        },
    )  # fmt: skip


@cache
def pictures() -> dict[str, str]:
    """Draw samples of random play, tall and wide, by a telling name."""
    drawn = {}
    for seats in (2, 3, 4):
        for count, m in enumerate(positions(seats, seats + 1, 23)):
            for lang in LANGS:
                for viewer in (None, 0, 1):
                    for wide in (False, True):
                        form = "wide" if wide else "tall"
                        drawn[f"{seats} seats, step {count}, seat {viewer}, {form} {lang}"] = m.svg(
                            viewer, lang, wide=wide
                        )
    return drawn


def tokens(svg: str) -> Counter[str]:
    return Counter(re.findall(r'data-token="([^"]*)"', svg))


def size_of(svg: str) -> tuple[float, float]:
    width, height = re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0]
    return float(width), float(height)


Words = tuple[str, float, float, float, float, float, str]


def texts(svg: str) -> list[Words]:
    """All texts as they lie on the sheet: words, left, top, right, bottom, size, ink."""
    found = []
    for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        words = element.text or ""
        x, y, size = (float(element.get(name, "nan")) for name in ("x", "y", "font-size"))
        wide = text_width(words, size, bold=element.get("font-weight") == "bold")
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
        found.append((words, left, y - size * 0.72, left + wide, y + size * 0.1, size, element.get("fill", "")))
    return found
