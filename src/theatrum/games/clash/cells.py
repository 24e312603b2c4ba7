"""What holds on a cell right now: whom it supports, whether it is Safe, stabilised or blocked."""

from __future__ import annotations

from theatrum.games.clash.state import NONE, Clash


def is_up(g: Clash, cell: int) -> bool:
    return g.top[cell] != NONE and not g.down[cell]


def supported(g: Clash, seat: int) -> int:
    """Count the up tiles whose base points at ``seat`` (CL-8); a down tile supports nobody (CL-23)."""
    board = zip(g.top, g.down, g.facing, strict=True)
    return sum([facing == seat for tile, down, facing in board if tile != NONE and not down])


def is_full(g: Clash) -> bool:
    """CL-12: all nine cells hold up tiles."""
    return NONE not in g.top and not any(g.down)


def free_cells(g: Clash) -> list[int]:
    """List the cells without any tile; a down tile still occupies its cell (CL-11)."""
    return [cell for cell in range(9) if g.top[cell] == NONE]


def _marked_by(g: Clash, tiles: tuple[int, ...], cell: int) -> bool:
    """Tell whether an up tile among ``tiles`` marks the cell; a covered tile has lost its effect (CL-30)."""
    top = g.top
    for tile in tiles:
        if tile in top:
            at = top.index(tile)
            if not g.down[at] and cell in g.rules.tiles.marked[tile][g.facing[at]][at]:
                return True
    return False


def stabilised(g: Clash, cell: int) -> bool:
    """CL-31: the UN guards the cell."""
    return _marked_by(g, g.rules.tiles.stabilisers, cell)


def blocked(g: Clash, cell: int) -> bool:
    """CL-29: a block marks the cell; where the UN guards it as well, stabilisation prevails (CL-31)."""
    return _marked_by(g, g.rules.tiles.blockers, cell)


def safe(g: Clash, cell: int) -> bool:
    """CL-25: Safe by itself, under the Nobel Prize (CL-30), or guarded by the UN (CL-31)."""
    tiles = g.rules.tiles
    return g.under[cell] != NONE or g.top[cell] in tiles.shelters or _marked_by(g, tiles.stabilisers, cell)
