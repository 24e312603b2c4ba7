"""What one seat may know of a match of CLASH; tiles and cells are named by their tokens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CellView:
    """One cell of the board."""

    cell: str  # "cell:a1" .. "cell:c3"
    tile: str | None  # "tile:banker"; the Nobel Prize where it covers a tile; None: free
    supports: int | None  # the seat its base points at; None when free or down
    down: bool  # destroyed, waiting to be removed
    leaves_after: int | None  # a down tile leaves after the move of this seat
    covered: str | None  # the tile under the Nobel Prize
    safe: bool
    blocked: bool  # immediate effects of tiles placed here would not work


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game of the match."""

    winner: int | None  # None: a draw
    how: str  # "majority", "no_tiles", "kabooom" or "draw"
    supported: tuple[int, int]
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ClashView:
    """The whole table as one seat (None: an onlooker) may know it. Seat 0 is McWorld, seat 1 is Jihad."""

    seat: int | None
    variant: str
    series: str  # "match", "single" or "points"
    games: int  # how many games there are at most
    number: int  # the game being played, from 1
    results: tuple[GameResult, ...]
    starter: int | None  # who began this game; None while that is still to be named
    mover: int | None  # whose move it is
    moves: int  # placements so far in this game
    board: tuple[CellView, ...]  # a1, b1, c1, a2 .. c3; row 1 is at seat 0's side
    supported: tuple[int, int]  # how many up tiles support each seat
    zones: tuple[tuple[str, ...], tuple[str, ...]]  # open tiles of each player
    hidden: tuple[int, int]  # how many tiles of each player lie hidden from the other
    my_hidden: tuple[str, ...]
    neutral: tuple[str, ...]
    discard: tuple[str, ...]
    aside: tuple[str, ...]  # neutrals used up in earlier games of the match
    unused: int  # how many neutrals lie unused in the box
    perhaps_unused: tuple[str, ...]  # the neutrals that, for all I know, may be among them
    draft: tuple[str, ...]  # the tiles I choose from in the secret draft
    placing: str | None  # the tile chosen and not yet placed
    acting: str | None  # the cell that the tile is about to lie on, or whose tile's effect is being carried out
    last: tuple[str, ...]  # the cells that changed in the last move
