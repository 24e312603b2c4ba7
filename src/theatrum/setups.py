"""All the ways in which a game can be set up: the seats and options of matches, listed, written down and dealt out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from random import Random
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import BadOption

if TYPE_CHECKING:
    from theatrum.engine.game import Game, Value

MOST_SETUPS = 4096
"""Beyond this many combinations of seats and options they are drawn, not listed."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Seats and options of one match, all of them said."""

    seats: int
    options: Mapping[str, Value]


def describe(choices: Choices) -> str:
    """Write seats and options as they are given on a command line."""
    parts = [f"--seats {choices.seats}"]
    for name, value in choices.options.items():
        written = ("on" if value else "off") if isinstance(value, bool) else value
        parts.append(f"-o {name}={written}")
    return " ".join(parts)


def all_choices(game: Game, seats: int | None = None, fixed: Mapping[str, object] | None = None) -> list[Choices]:
    """List every setup that the game accepts, with what is fixed; in a mixed but always equal order."""
    fixed = fixed or {}
    counts = [seats] if seats is not None else list(range(game.min_seats, game.max_seats + 1))
    if seats is not None or fixed:
        _check_fixed(game, seats, fixed)
    spans: list[list[Any]] = [
        [fixed[option.name]] if option.name in fixed else list(option.values) for option in game.options
    ]
    size = len(counts)
    for span in spans:
        size *= len(span)
    names = [option.name for option in game.options]
    every: Iterator[tuple[Any, ...]] = product(counts, *spans)
    if size > MOST_SETUPS:
        draw = Random(0)
        every = islice(iter(lambda: tuple(draw.choice(span) for span in [counts, *spans]), ()), MOST_SETUPS)
    found: dict[str, Choices] = {}
    for count, *values in every:
        try:
            _, whole = game.read_options(count, dict(zip(names, values, strict=True)))
        except BadOption:
            continue
        choices = Choices(count, whole)
        found[describe(choices)] = choices
    if not found:
        raise BadOption("no-setup", game=game.name)
    ordered = [found[key] for key in sorted(found)]
    Random(0).shuffle(ordered)
    return ordered


def _check_fixed(game: Game, seats: int | None, fixed: Mapping[str, object]) -> None:
    """Refuse what is wrong whatever the rest may be, with the game's own words."""
    known = {option.name: option for option in game.options}
    for name, value in fixed.items():
        if name in known:
            known[name].read(value)
        else:
            game.read_options(seats, {name: value})
    if seats is not None and not game.min_seats <= seats <= game.max_seats:
        game.read_options(seats, {})


def pick(every: Sequence[Choices], seed: int) -> Choices:
    """Return the setup that belongs to a seed; seeds that follow each other go through all of them."""
    return every[seed % len(every)]
