"""Card effects as data: a list of steps, each one of a small set of actions with its parameters.

``abilities.toml`` and ``assets.toml`` write them as inline tables, ``{do = "improve", discount = 1}``. What each step
does stands in ``steps``; here they are read and checked, so that a misspelt parameter is found when a pack is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from theatrum.engine.content import Entry
from theatrum.engine.errors import Phrase
from theatrum.games.world_order.tokens import DO, DOES, GOOD_IDS, REGION_IDS

WHERES = ("that", "any", "reached")


@dataclass(frozen=True, slots=True)
class Branch:
    """One way to go on: the token that chooses it, and its steps."""

    token: int
    steps: Steps


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect; parameters that it does not have are at their neutral value."""

    do: str
    n: int = 0
    least: int = 0
    most: int = 0
    times: int = 1
    price: int = 0
    discount: int = 0
    extra: int = 0
    per_import: int = 0
    per_army: int = 0
    per_ally: int = 0
    money_per_point: int = 0
    service_price: int = 0
    free_armies: int = 0
    army: int = 0
    diplomacy: int = 0
    services: int = 0
    money: int = 0
    good: int = -1  # MONEY stands for money
    regions: tuple[int, ...] = ()
    discount_in: tuple[int, ...] = ()
    only: tuple[int, ...] = ()
    goods: tuple[int, ...] = ()
    double: tuple[int, ...] = ()
    that: bool = False  # in the country, or region, of the step before
    other: bool = False  # in a region that this card has not touched yet
    may: bool = False
    needs: bool = False  # only when relations were improved by the step before
    again: bool = False
    beyond: bool = False
    no_ally: bool = False
    lend: bool = False
    single: bool = False
    permanent: bool = False
    per_fdi: bool = False
    where: str = ""
    token: int = -1
    steps: tuple[Step, ...] = ()
    of: tuple[Branch, ...] = ()


Steps = tuple[Step, ...]

PARAMETERS: dict[str, str] = {
    "improve": "discount regions money_per_point",
    "engage": "discount discount_in per_army per_ally regions no_ally that other",
    "trade": "per_import double lend single",
    "invest": "that other extra again",
    "move": "n that",
    "base": "that again beyond free_armies",
    "growth": "service_price",
    "produce": "n only most",
    "gain": "good n per_fdi",
    "ready": "n",
    "raise": "n",
    "boost": "",
    "points": "n",
    "draw": "n",
    "play": "",
    "prosper": "discount",
    "region": "regions",
    "reset": "where may",
    "influence": "that regions permanent",
    "station": "n regions other",
    "send": "n least regions price steps",
    "buy": "good n price times",
    "pay": "army diplomacy services money steps",
    "one-of": "of may times",
    "may": "as steps needs",
    "trash-for": "n steps",
    "discard-for": "n steps",
    "trash-self": "",
    "take-market": "most",
    "search": "",
    "partner": "",
    "fleet": "n regions price",
    "sold-there": "goods steps",
    "energy-markets": "n least good",
    "brics": "regions price",
}
"""Every step and the parameters it takes."""

REQUIRED: dict[str, str] = {
    "move": "n", "produce": "n", "gain": "good n", "ready": "n", "raise": "n", "points": "n", "draw": "n",
    "reset": "where", "station": "n regions", "send": "n least regions price", "buy": "good n price", "pay": "steps",
    "one-of": "of", "may": "as steps", "trash-for": "n steps", "discard-for": "n steps", "take-market": "most",
    "fleet": "n regions price", "sold-there": "goods steps", "energy-markets": "n least good", "brics": "regions price",
}  # fmt: skip

FLAGS = [
    "that",
    "other",
    "may",
    "needs",
    "again",
    "beyond",
    "no_ally",
    "lend",
    "single",
    "permanent",
    "per_fdi",
]
GOOD_LISTS = ("only", "goods", "double")
REGION_LISTS = ("regions", "discount_in")


def read_steps(entry: Entry, field: str) -> Steps:
    """Read the steps of an effect."""
    return tuple(_step(row) for row in entry.entries(field, ""))


def _step(row: Entry) -> Step:
    do = row.choice("do", PARAMETERS)
    known = PARAMETERS[do].split()
    given = {}
    for field in known:
        if row.has(field):
            given["token" if field == "as" else field] = _value(row, do, field)
        elif field in REQUIRED.get(do, "").split():
            raise row.fail(field, "step-needs", step=do)
    row.close()
    step = Step(do=do, **given)  # type: ignore[arg-type]
    if do == "brics" and len(step.regions) != 3:
        raise row.fail("regions", "count", found=str(len(step.regions)), wanted="3")
    return step


def _value(row: Entry, do: str, field: str) -> object:
    if field in FLAGS:
        return row.flag(field)
    if field in GOOD_LISTS:
        return _some(row, field, GOOD_IDS)
    if field in REGION_LISTS:
        return _some(row, field, REGION_IDS)
    if field == "good":
        among = GOOD_IDS if do == "energy-markets" else (*GOOD_IDS, "money")
        return among.index(row.choice(field, among))
    if field == "where":
        return row.choice(field, WHERES)
    if field == "as":
        return _token(row)
    if field == "steps":
        return _further(row)
    if field == "of":
        return _branches(row)
    return row.number(field, 1 if do == "buy" else 0, 99)


def _some(row: Entry, field: str, among: Sequence[str]) -> tuple[int, ...]:
    """Read what there is to choose from: something, and nothing twice."""
    found = row.choices(field, among)
    if not found:
        raise row.fail(field, "value", value="[]", wanted=Phrase("wanted-list-of", list=", ".join(among)))
    for one in found:
        if found.count(one) > 1:
            raise row.fail(field, "twice", name=repr(one))
    return tuple(among.index(one) for one in found)


def _further(row: Entry) -> Steps:
    """Read steps that depend on something: there must be some, for what is offered has to be good for something."""
    steps = read_steps(row, "steps")
    if not steps:
        raise row.fail("steps", "value", value="[]", wanted=Phrase("wanted-tables"))
    return steps


def _token(row: Entry) -> int:
    return DO + DOES.index(row.choice("as", DOES))


def _branches(row: Entry) -> tuple[Branch, ...]:
    branches = []
    for one in row.entries("of", "as"):
        branches.append(Branch(_token(one), _further(one)))
        one.close()
    return tuple(branches)
