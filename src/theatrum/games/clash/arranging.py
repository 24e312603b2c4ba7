"""Put the table of CLASH into a described position, for rule tests and puzzles.

``board``: ``{"b2": "banker mcworld"}``, with ``down mcworld`` or ``down jihad`` appended for a tile which that player
destroyed, and ``nobel over picket mcworld`` for a covered one. ``zones``, ``hidden``: ``{"mcworld": ["leader"]}``.
``neutral``, ``discard``, ``aside``: lists. ``mover``: a player; ``moves``: placements so far. Coloured tiles that
are not mentioned lie in their owners' zones unless ``zones`` names that owner; other neutrals lie in the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from theatrum.engine.errors import Unreadable
from theatrum.games.clash.state import PLAY, Clash
from theatrum.games.clash.tiles import CELLS

HERE = Path(__file__).parent
PLAYERS = ("mcworld", "jihad")
DESCRIBED = re.compile(r"(\w+)(?: over (\w+))? (\w+)(?: down (\w+))?")
FIELDS = ("board", "zones", "hidden", "neutral", "discard", "aside", "mover", "moves", "wins")


def arrange(g: Clash, position: Mapping[str, Any]) -> None:
    for field in position:
        if field not in FIELDS:
            raise Unreadable("position-field", HERE, field=repr(field), fields=", ".join(FIELDS))
    tiles = g.rules.tiles
    g.clear_table()
    g.stage = PLAY
    g.starter = 0
    g.mover = _player(str(position.get("mover", "mcworld")))
    g.moves = int(position.get("moves", 8))
    g.wins = list(position.get("wins", [0, 0]))
    for cell, text in position.get("board", {}).items():
        _put(g, cell, text)

    def numbers(names: Iterable[str]) -> list[int]:
        return sorted(_tile(g, name) for name in names)

    g.neutral = numbers(position.get("neutral", ()))
    g.discard = numbers(position.get("discard", ()))
    g.aside = numbers(position.get("aside", ()))
    zones, hidden = position.get("zones", {}), position.get("hidden", {})
    for player in (*zones, *hidden):
        _player(player)
    g.hidden = [[_tile(g, name) for name in hidden.get(player, ())] for player in PLAYERS]
    for seat, player in enumerate(PLAYERS):
        if player in zones:
            g.zones[seat] = numbers(zones[player])
    placed = {*g.top, *g.under, *g.neutral, *g.discard, *g.aside, *g.zones[0], *g.zones[1], *g.hidden[0], *g.hidden[1]}
    for seat, player in enumerate(PLAYERS):
        if player not in zones:
            g.zones[seat] = [tile for tile in tiles.family(player) if tile not in placed]
            placed.update(g.zones[seat])
    rest = [tile for tile in (tiles.start, *tiles.family("mcworld"), *tiles.family("jihad")) if tile not in placed]
    g.discard = sorted(g.discard + rest)
    g.box = [tile for tile in g.rules.neutrals if tile not in placed]


def _put(g: Clash, cell: str, text: str) -> None:
    if cell not in CELLS:
        raise Unreadable("no-cell", HERE, cell=repr(cell), first=CELLS[0], last=CELLS[-1])
    described = DESCRIBED.fullmatch(text)
    if described is None:
        raise Unreadable("position-tile", HERE, cell=cell, text=repr(text))
    top, under, supports, destroyed_by = described.groups()
    at = CELLS.index(cell)
    g.top[at], g.facing[at] = _tile(g, top), _player(supports)
    if under:
        g.under[at] = _tile(g, under)
    if destroyed_by:
        g.down[at] = 1 + _player(destroyed_by)


def _player(name: str) -> int:
    if name not in PLAYERS:
        raise Unreadable("no-player", HERE, name=repr(name), players=", ".join(PLAYERS))
    return PLAYERS.index(name)


def _tile(g: Clash, name: str) -> int:
    try:
        return g.rules.tiles.number(name)
    except KeyError:
        raise Unreadable("no-tile", HERE, name=repr(name)) from None
