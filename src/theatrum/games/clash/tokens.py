"""Where each family of tokens begins in the vocabulary. Cells come first, then tiles, then everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.games.clash.tiles import CELLS, DIRECTIONS, Tiles

TILE_COUNT = 32
HIDDEN_SLOTS = 2

CELL = 0
TILE = CELL + len(CELLS)
SUPPORT = TILE + TILE_COUNT
STARTER = SUPPORT + 2
DIR = STARTER + 2
DOTS = DIR + len(DIRECTIONS)
USE = DOTS + 2
SKIP = USE + 1
HIDDEN = SKIP + 1


def words(tiles: Tiles) -> Iterator[tuple[str, Mapping[str, str] | None]]:
    """Yield every token's name, with its label where the content gives one."""
    for cell in CELLS:
        yield f"cell:{cell}", {"en": cell, "pl": cell}
    for tile in tiles.all:
        yield f"tile:{tile.name}", tile.label
    for family in ("support", "starter"):
        yield f"{family}:mcworld", None
        yield f"{family}:jihad", None
    for direction in DIRECTIONS:
        yield f"dir:{direction}", None
    yield "dots:white", None
    yield "dots:black", None
    yield "use", None
    yield "skip", None
    for slot in range(HIDDEN_SLOTS):
        yield f"hidden:{slot + 1}", None
