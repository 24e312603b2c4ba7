"""What rule tests need: loaded dice, stacked decks, arranged positions, and ``@rule``, which names what is proved.

>>> from theatrum import testing
>>> m = testing.match("clash", seed=1, deck=["tile:rocket", "tile:un"])
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from theatrum.engine.errors import Unreadable
from theatrum.engine.match import Match
from theatrum.games import game

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rule atoms that it proves."""
    import pytest

    def mark(test: F) -> F:
        marked: F = pytest.mark.rule(*ids)(test)
        return marked

    return mark


def match(
    name: str,
    *,
    seats: int | None = None,
    seed: int = 1,
    dice: Sequence[int] = (),
    deck: Sequence[str] = (),
    pack: Path | None = None,
    **options: Any,
) -> Match:
    """Start a match whose next dice and next drawn cards are known. Cards are named by their tokens."""
    for die in dice:
        if type(die) is not int or not 1 <= die <= 6:
            raise Unreadable("no-die", die=repr(die))
    chosen = game(name, pack)
    count, read = chosen.read_options(seats, options)
    state = chosen.start(count, seed, read)
    state.loaded = list(dice)
    state.stacked = chosen.cards(deck)
    return Match(chosen, state, count, None)


def position(
    name: str, *, seats: int | None = None, seed: int = 1, options: dict[str, object] | None = None, **where: Any
) -> Match:
    """Put a match into a position; what can be said of it is in the ``arrange`` of the game."""
    chosen = game(name)
    count, read = chosen.read_options(seats, options or {})
    state = chosen.start(count, seed, read)
    chosen.arrange(state, where)
    broken = chosen.audit(state)
    if broken:
        raise Unreadable("impossible-position", broken="; ".join(broken))
    return Match(chosen, state, count, None)


def play(played: Match, *moves: str) -> Match:
    """Play a line such as ``"0 tile:banker"``, ``"0 cell:b2"``; without a seat, the only one asked."""
    for move in moves:
        seat, _, token = move.rpartition(" ")
        if not seat:
            (only,) = played.actors()
            seat = str(only)
        played.play(int(seat), token)
    return played


def leafed(played: Match, viewer: int | None = 0, lang: str = "en") -> dict[str, list[str]]:
    """Return what may be leafed through, by title."""
    return {one.title: list(one.cards) for one in played.lists(viewer, lang)}


def proved_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield (rule id, test) for every ``@rule`` in the test files of a folder, without running them."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for arg in mark.args:
                            if isinstance(arg, ast.Constant):
                                yield str(arg.value), f"{path.name}::{node.name}"
