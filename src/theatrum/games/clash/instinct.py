"""What a player does without thinking: lays a tile where its effect hits most, and aims it at what hurts the opponent.

Playouts of the expert are made of this. It reads the tables of the tiles and plays nothing out, so that it costs little
more than choosing by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum

from theatrum.engine.flow import Choose
from theatrum.games.clash import words as w
from theatrum.games.clash.cells import blocked, safe, stabilised
from theatrum.games.clash.state import NONE, Clash
from theatrum.games.clash.tokens import CELL, DIR, DOTS, SKIP, TILE

AIMED = {w.ASK_DESTROY, w.ASK_TURN, w.ASK_LINE, w.ASK_COLOUR, w.ASK_TURN_ALL, w.ASK_DISCARD}
"""Questions for the target of an effect that touches tiles on the board."""

BOMB = 3.0  # how many ordinary tiles it is worth that a KABOOOM changes sides
GONE = 0.5  # a tile that leaves counts half as much as one that changes sides

Prey = list[float]


def instinct(g: Clash, asked: Choose, chance: Callable[[], float]) -> int:
    """Choose a token; ``chance`` decides between what looks equally good, and wherever nothing can be told."""
    options = asked.options()
    if len(options) > 1:
        if asked.ask is w.ASK_CELL:
            tile = _tile(asked)
            if g.rules.tiles.immediate[tile]:
                prey = _prey(g, asked.seat)
                return _best(options, [_reach(g, asked.seat, tile, token - CELL, prey) for token in options], chance)
        elif asked.ask in AIMED:
            prey = _prey(g, asked.seat)
            tile = _tile(asked)
            return _best(options, [_hit(g, tile, token, prey) for token in options], chance)
        elif asked.ask is w.ASK_TILE:
            bombs = g.rules.tiles.bombs
            options = [token for token in options if token - TILE not in bombs] or options
    return options[int(chance() * len(options))]


def _tile(asked: Choose) -> int:
    """Return the tile that the question is about."""
    token = asked.args[0]
    assert isinstance(token, int)
    return token - TILE


def _best(options: list[int], gains: list[float], chance: Callable[[], float]) -> int:
    most = max(gains)
    best = [token for token, gain in zip(options, gains, strict=True) if gain == most]
    return best[int(chance() * len(best))]


def _prey(g: Clash, seat: int) -> Prey:
    """Return for each cell what it is worth to the seat that its tile turns: nothing where no effect can touch it."""
    prey = [0.0] * 9
    bombs = g.rules.tiles.bombs
    for cell, tile in enumerate(g.top):
        if tile != NONE and not g.down[cell] and not safe(g, cell):
            worth = BOMB if tile in bombs else -1.0
            prey[cell] = worth if g.facing[cell] == seat else -worth
    return prey


def _reach(g: Clash, seat: int, tile: int, cell: int, prey: Prey) -> float:
    """Return the most that a tile can do from a cell, supporting the seat."""
    if blocked(g, cell) and not stabilised(g, cell):
        return 0.0
    tiles = g.rules.tiles
    effect, area = tiles.power[tile]
    if effect == "turn":
        if area == "line":
            return max([0.0, *(_sum(prey, line) for line in tiles.lines[tile][seat][cell].values())])
        if area == "colour":
            return max(0.0, _sum(prey, tiles.white[tile][seat][cell]), _sum(prey, tiles.black[tile][seat][cell]))
        if area == "all_of":
            return max(0.0, _sum(prey, tiles.marked[tile][seat][cell]))
        return max([0.0, *(prey[at] for at in tiles.marked[tile][seat][cell])])
    if effect in ("destroy", "discard"):
        return GONE * max([0.0, *(prey[at] for at in tiles.marked[tile][seat][cell])])
    return 0.0


def _hit(g: Clash, tile: int, token: int, prey: Prey) -> float:
    """Return what it is worth to aim the effect of the acting tile so."""
    if token == SKIP:
        return 0.0
    if token < TILE:
        return prey[token - CELL]
    tiles, cell = g.rules.tiles, g.acting
    facing = g.facing[cell]
    if DIR <= token < DOTS:
        return _sum(prey, tiles.lines[tile][facing][cell].get(token - DIR, ()))
    if token in (DOTS, DOTS + 1):
        return _sum(prey, (tiles.white if token == DOTS else tiles.black)[tile][facing][cell])
    return _sum(prey, tiles.marked[tile][facing][cell])


def _sum(prey: Prey, cells: Iterable[int]) -> float:
    return fsum([prey[cell] for cell in cells])
