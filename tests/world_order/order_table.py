"""Arrange, lead and read matches of World Order in readable names: powers, regions and goods by their ids."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from theatrum import testing
from theatrum.engine.match import Match
from theatrum.games.world_order.content import Ability, Asset, Growth
from theatrum.games.world_order.influence import cubes as count_cubes
from theatrum.games.world_order.state import WorldOrderState
from theatrum.games.world_order.table import ally as ally_card
from theatrum.games.world_order.tokens import (
    ARMY,
    GOOD_IDS,
    GOODS,
    OWNER_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    SOURCES,
)


def at(seats: int = 4, *, options: dict[str, object] | None = None, seed: int = 1, **where: Any) -> Match:
    """Arrange a position."""
    return testing.position("world_order", seats=seats, seed=seed, options=options, **where)


def with_card(card: str, power: str = "usa", *, seats: int = 4, hand: Sequence[str] = (), **where: Any) -> Match:
    """Arrange a position in which a power has just played a card out of its hand."""
    others = [id for id in where.get("powers", POWER_IDS) if id != power]
    where.setdefault("order", [power, *others])
    m = at(seats, hands={power: [card, *hand]}, **where)
    m.play(seat(m, power), f"card:{card}")
    return m


def with_asset(asset: str, power: str, *, seats: int = 4, **where: Any) -> Match:
    """Arrange a position in which a power with an empty hand has just used a strategic asset."""
    others = [id for id in where.get("powers", POWER_IDS) if id != power]
    m = at(seats, hands={power: []}, assets={power: [asset]}, order=[power, *others], **where)
    m.play(seat(m, power), f"asset:{asset}")
    return m


def play(m: Match, *tokens: str) -> Match:
    """Play tokens for whoever is asked; only one seat may be."""
    for token in tokens:
        (only,) = m.actors()
        m.play(only, token)
    return m


def truth(m: Match) -> WorldOrderState:
    return cast(WorldOrderState, m.state)


def index(power: str) -> int:
    return POWER_IDS.index(power)


def seat(m: Match, power: str) -> int:
    return truth(m).seat_of[index(power)]


def acting(m: Match) -> str:
    (only,) = m.actors()
    return POWER_IDS[truth(m).power_of[only]]


def asked(m: Match) -> str:
    question = m.question(m.actors()[0])
    assert question is not None
    return question.id


def asks(m: Match) -> str:
    """What is asked, in English."""
    question = m.question(m.actors()[0])
    assert question is not None
    return question.text("en")


def options(m: Match) -> list[str]:
    return m.options(m.actors()[0])


def offered(m: Match, family: str) -> list[str]:
    """The options of one family, without its name."""
    return [name.removeprefix(f"{family}:") for name in options(m) if name.startswith(f"{family}:")]


def why(m: Match, token: str) -> str:
    reason = m.why(m.actors()[0], token)
    return reason.why.id if reason else ""


def why_rule(m: Match, token: str) -> str:
    reason = m.why(m.actors()[0], token)
    return reason.rule if reason else ""


def why_rules(m: Match, token: str) -> tuple[str, ...]:
    reason = m.why(m.actors()[0], token)
    return reason.rules if reason else ()


def asked_by(m: Match) -> tuple[str, ...]:
    """The rules that ask the open question."""
    question = m.question(m.actors()[0])
    assert question is not None
    return question.rules


def money(m: Match, power: str) -> int:
    return truth(m).money[index(power)]


def good(m: Match, power: str, id: str) -> int:
    return truth(m).goods[index(power) * GOODS + GOOD_IDS.index(id)]


def production(m: Match, power: str, id: str) -> int:
    return truth(m).production[index(power) * GOODS + GOOD_IDS.index(id)]


def armies(m: Match, power: str, region: str = "") -> int:
    g = truth(m)
    if not region:
        return g.goods[index(power) * GOODS + ARMY]
    return g.armies[REGION_IDS.index(region) * POWERS + index(power)]


def cubes(m: Match, owner: str, region: str) -> int:
    return count_cubes(truth(m), REGION_IDS.index(region), OWNER_IDS.index(owner))


def row(m: Match, region: str) -> list[str]:
    return [OWNER_IDS[owner] for owner in truth(m).temporary[REGION_IDS.index(region)]]


def free(m: Match, region: str) -> int:
    return truth(m).free[REGION_IDS.index(region)]


def tokens_in(m: Match, power: str, region: str) -> int:
    return truth(m).engage[REGION_IDS.index(region) * POWERS + index(power)]


def score(m: Match, power: str) -> int:
    return truth(m).score[index(power)]


def source(m: Match, power: str, id: str) -> int:
    """Points from one source."""
    return truth(m).ledger[index(power) * len(SOURCES) + SOURCES.index(id)]


def country(m: Match, power: str, name: str) -> int:
    return ally_card(truth(m), index(power), m.game.vocabulary.number(f"country:{name}"))


def ready(m: Match, power: str, name: str) -> bool:
    return bool(truth(m).ready[country(m, power, name)])


def fdi(m: Match, power: str, name: str) -> int:
    return truth(m).fdi[country(m, power, name)]


def bases(m: Match, power: str, name: str) -> int:
    return truth(m).bases[country(m, power, name)]


def allies(m: Match, power: str) -> list[str]:
    g = truth(m)
    return [g.content.countries.ids[g.content.countries.token[card]] for card in g.allies[index(power)]]


def cards(m: Match, pile: list[int]) -> list[str]:
    return [m.game.vocabulary.names[card & 255].partition(":")[2] for card in pile]


def hand(m: Match, power: str) -> list[str]:
    return sorted(cards(m, truth(m).hands[index(power)]))


def open_countries(m: Match, region: str) -> list[str]:
    view = m.view()["regions"][REGION_IDS.index(region)]
    return [name.partition(":")[2] for name in view["open"]]


def lines(m: Match, id: str, seat: int | None = None, lang: str = "en") -> list[str]:
    return [line.text for line in m.log(seat, lang) if line.id == id]


def said_by(m: Match, id: str, seat: int | None = None) -> list[tuple[str, ...]]:
    """The rules of all lines of a kind."""
    return [line.rules for line in m.log(seat) if line.id == id]


def pending(m: Match) -> dict[str, Any]:
    now = m.view()["pending"]
    assert now is not None
    return cast(dict[str, Any], now)


def finish_round(m: Match) -> None:
    """Let everybody do as little as possible until the round is over."""
    g = truth(m)
    round_ = g.round
    while not m.over and truth(m).round == round_:
        do_nothing(m)


QUIET = ("done", "skip", "reveal", "pass", "pay")


def do_nothing(m: Match) -> None:
    """Answer the open question with as little as possible."""
    asked_seat = m.actors()[0]
    names = m.options(asked_seat)
    m.play(asked_seat, next((name for name in QUIET if name in names), names[0]))


def finish_turn(m: Match) -> None:
    """Bring the acting power's turn to its end with as little as possible."""
    mover, turn = acting(m), (truth(m).turn_number, truth(m).phase)
    while not m.over and acting(m) == mover and (truth(m).turn_number, truth(m).phase) == turn:
        if asked(m) == "what-to-play":
            return
        do_nothing(m)


def untested(file: str, cards: Sequence[Ability | Asset | Growth]) -> list[str]:
    """Name the cards that no test of a file is called after."""
    tree = ast.parse(Path(file).read_text("utf-8"))
    tests = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [card.id for card in cards if not any(one.startswith(f"test_{card.id.replace('-', '_')}") for one in tests)]
