"""The registry: every folder here is a game, taken up by everything else by itself.

A game outside this package joins by ``register``, or by an entry point of the group ``theatrum.games``.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from theatrum.engine.errors import Phrase, Unreadable
from theatrum.engine.game import Game

Maker = Callable[[Path | None], Game]

_registered: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Add a game that lives elsewhere; ``maker`` builds it, with a pack's folder or None."""
    _registered[name] = maker


def unregister(name: str) -> None:
    """Take a registered game away again."""
    _registered.pop(name, None)


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(_found() | set(_registered))


@cache
def _found() -> frozenset[str]:
    inside = {module.name for module in pkgutil.iter_modules(__path__) if module.ispkg}
    return frozenset(inside | {point.name for point in entry_points(group="theatrum.games")})


def game(name: str, pack: Path | None = None) -> Game:
    """Return a game by name, with the content of a pack where one is given."""
    if name not in names():
        near = difflib.get_close_matches(str(name), names(), 1)
        hint = Phrase("did-you-mean", names=near[0]) if near else "."
        raise Unreadable("no-game", name=repr(name), hint=hint, games=", ".join(names()))
    maker = _registered.get(name) or _installed(name)
    return maker(pack) if pack is not None else _plain(name, maker)


@cache
def _plain(name: str, maker: Maker) -> Game:
    return maker(None)


@cache
def _installed(name: str) -> Maker:
    for point in entry_points(group="theatrum.games"):
        if point.name == name:
            outside: Maker = point.load()
            return outside
    maker: Maker = importlib.import_module(f"theatrum.games.{name}").GAME
    return maker
