"""What a choice would do, as far as the board tells it: the effect in words, and the tiles that it would reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from theatrum.games.clash.tiles import CELLS, DIRECTIONS
from theatrum.games.clash.tokens import CELL, DIR, DOTS, TILE, TILE_COUNT, USE

if TYPE_CHECKING:
    from theatrum.games.clash.game import ClashGame
    from theatrum.games.clash.view import ClashView

DESTRUCTION = ("destroy", "destroy_safe")


def describe(game: ClashGame, token: int, view: ClashView | None, lang: str) -> str:
    """Tell what a tile does, whom it would reach from a cell, what lies on a cell, what an area would turn."""
    if TILE <= token < TILE + TILE_COUNT:
        return game.tiles[token - TILE].text[lang]
    if view is None:
        return ""

    def say(id: str, cells: Iterable[int] = (), **words: str) -> str:
        tiles = ", ".join(f"{_tile_on(game, view, cell, lang)} ({CELLS[cell]})" for cell in cells)
        return game.messages.text(f"foretell-{id}", lang, {"tiles": tiles, **words})

    if not CELL <= token < CELL + len(CELLS):
        turned = touched(game, token, view)
        return say("turns", turned) if turned else ""
    cell = view.board[token - CELL]
    if view.placing is None or cell.tile is not None:
        if cell.tile is None or cell.supports is None:
            return ""
        seat = game.seat_name(cell.supports, lang)
        return say("lies", tile=_tile_on(game, view, token - CELL, lang), seat=seat)
    tile = game.tiles[_number(game, view.placing)]
    if tile.kind == "none":
        return ""
    if tile.kind == "immediate" and cell.blocked:
        return say("blocked")
    if tile.effect in DESTRUCTION and _fills_the_board(view):
        return say("last-cell")
    if tile.kind != "immediate" or not tile.area or _depends_on_facing(game, view.placing, token - CELL):
        return tile.text[lang]
    reached = touched(game, token, view)
    return f"{tile.text[lang]} {say('reach', reached) if reached else say('nothing')}"


def touched(game: ClashGame, token: int, view: ClashView) -> tuple[int, ...]:
    """Return the cells whose tiles a choice could concern: of a tile laid on a cell, or of an area that would turn."""
    if CELL <= token < CELL + len(CELLS):
        cell = view.board[token - CELL]
        if view.placing is None or cell.tile is not None or _depends_on_facing(game, view.placing, token - CELL):
            return ()
        tile = _number(game, view.placing)
        if game.tiles.immediate[tile] and cell.blocked:
            return ()
        return _concerned(game, view, tile, _area(game, tile, 0, token - CELL))
    acting = next((place for place, cell in enumerate(view.board) if cell.cell == view.acting), None)
    # A repeated effect may work from another cell, by option; only that of the tile just laid is sure to be here.
    if acting is None or view.acting not in view.last:
        return ()
    name, seat = view.board[acting].tile, view.board[acting].supports
    if name is None or seat is None:
        return ()
    tile = _number(game, name)
    tiles, area = game.tiles, game.tiles.area[tile]
    cells: tuple[int, ...] = ()
    if area == "line" and DIR <= token < DIR + len(DIRECTIONS):
        cells = tiles.lines[tile][seat][acting].get(token - DIR, ())
    elif area == "colour" and token in (DOTS, DOTS + 1):
        cells = (tiles.white if token == DOTS else tiles.black)[tile][seat][acting]
    elif area == "all_of" and token == USE:
        cells = tiles.marked[tile][seat][acting]
    return _concerned(game, view, tile, cells)


def _number(game: ClashGame, name: str) -> int:
    return game.vocabulary.number(name) - TILE


def _tile_on(game: ClashGame, view: ClashView, cell: int, lang: str) -> str:
    name = view.board[cell].tile
    assert name is not None
    return game.label(game.vocabulary.number(name), lang)


def _area(game: ClashGame, tile: int, seat: int, cell: int) -> tuple[int, ...]:
    """Return every cell that the dots or arrows of a tile point at from a cell."""
    tiles = game.tiles
    found = {*tiles.marked[tile][seat][cell], *tiles.white[tile][seat][cell], *tiles.black[tile][seat][cell]}
    found.update(*tiles.lines[tile][seat][cell].values())
    return tuple(sorted(found))


def _depends_on_facing(game: ClashGame, name: str, cell: int) -> bool:
    """Tell whether a tile points elsewhere when it supports the other player, which may be chosen only later."""
    tile = _number(game, name)
    return _area(game, tile, 0, cell) != _area(game, tile, 1, cell)


def _fills_the_board(view: ClashView) -> bool:
    """Tell whether the tile about to be laid is the ninth up tile (CL-14)."""
    return view.placing is not None and sum(cell.tile is None or cell.down for cell in view.board) == 1


def _concerned(game: ClashGame, view: ClashView, tile: int, cells: Iterable[int]) -> tuple[int, ...]:
    """Keep the cells whose tiles the effect may really concern (CL-14, CL-23, CL-25, CL-28)."""
    tiles, effect = game.tiles, game.tiles.effect[tile]
    if not tiles.immediate[tile]:
        return tuple(cells)
    if effect in DESTRUCTION and _fills_the_board(view):
        return ()
    kept = []
    for cell in cells:
        here = view.board[cell]
        if here.tile is None or here.supports is None or here.safe != (effect == "destroy_safe"):
            continue
        if effect != "repeat" or tiles.immediate[_number(game, here.tile)]:
            kept.append(cell)
    return tuple(kept)
