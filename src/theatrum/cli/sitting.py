"""Who sits where: people, and bots by level."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from theatrum.cli.talk import HERE
from theatrum.engine.errors import BadOption, Unreadable

if TYPE_CHECKING:
    from theatrum.bots import Bot
    from theatrum.engine.match import Match

HUMAN = "human"
USUAL_BOT = "expert:1s"

SEED_BITS = 32
"""Drawn seeds are short enough to be told to somebody else."""


def start(
    name: str, specs: Sequence[str], seats: int | None, seed: int | None, options: dict[str, object], pack: Path | None
) -> Match:
    """Start a match for the seats that are asked for; naming more occupants than usual makes more seats."""
    import theatrum
    from theatrum.engine.record import Setup, begin

    game = theatrum.game(name, pack)
    if seats is None and specs:
        seats = max(game.min_seats, len(specs))
    count, read = game.read_options(seats, options)
    return begin(game, Setup(name, count, secrets.randbits(SEED_BITS) if seed is None else seed, read))


def fill(specs: Sequence[str], seats: int, usual: Sequence[str]) -> list[str]:
    """Give every seat an occupant: those named first, then the usual ones; the last usual one is repeated."""
    if len(specs) > seats:
        raise BadOption("too-many-seats", HERE, given=len(specs), seats=seats)
    whole = list(specs)
    while len(whole) < seats:
        whole.append(usual[min(len(whole), len(usual) - 1)])
    return whole


def make_bots(specs: Sequence[str], seed: int) -> dict[int, Bot]:
    """Make the bots of a match, by seat; seats of people have none."""
    from theatrum.bots.levels import make

    try:
        return {seat: make(spec, seed + seat) for seat, spec in enumerate(specs) if spec != HUMAN}
    except Unreadable as problem:
        raise BadOption("seat", HERE, problem=problem, human=HUMAN) from None
