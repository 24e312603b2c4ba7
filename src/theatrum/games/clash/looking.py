"""Build what one seat may know (CL-6, CL-38, CL-40): everything lies open but tiles that the other player hides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from theatrum.games.clash.cells import blocked, safe, stabilised, supported
from theatrum.games.clash.endings import HOW
from theatrum.games.clash.state import NONE, PLAY, SECRET_DRAFT, Clash
from theatrum.games.clash.tokens import CELL, TILE
from theatrum.games.clash.view import CellView, ClashView, GameResult

if TYPE_CHECKING:
    from theatrum.games.clash.game import ClashGame


def look(game: ClashGame, g: Clash, seat: int | None) -> ClashView:
    names = game.vocabulary.names

    def tile(number: int) -> str | None:
        return None if number == NONE else names[TILE + number]

    def tiles(numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(names[TILE + number] for number in numbers)

    def cell(at: int) -> CellView:
        taken = g.top[at] != NONE
        down = g.down[at] > 0
        return CellView(
            cell=names[CELL + at],
            tile=tile(g.top[at]),
            supports=g.facing[at] if taken and not down else None,
            down=down,
            leaves_after=2 - g.down[at] if down else None,
            covered=tile(g.under[at]),
            safe=taken and not down and safe(g, at),
            blocked=not taken and blocked(g, at) and not stabilised(g, at),
        )

    drafter = _drafter(g)
    return ClashView(
        seat=seat,
        variant=g.rules.variant,
        series=g.rules.series,
        games=g.rules.games,
        number=g.number + 1,
        results=tuple(
            GameResult(None if winner == NONE else winner, HOW[how], (a, b), (p, q))
            for winner, how, a, b, p, q in g.results
        ),
        starter=None if g.starter == NONE else g.starter,
        mover=g.mover if g.stage == PLAY and not g.over else None,
        moves=g.moves,
        board=tuple(cell(at) for at in range(9)),
        supported=(supported(g, 0), supported(g, 1)),
        zones=(tiles(g.zones[0]), tiles(g.zones[1])),
        hidden=(len(g.hidden[0]), len(g.hidden[1])),
        my_hidden=tiles(g.hidden[seat]) if seat is not None else (),
        neutral=tiles(g.neutral),
        discard=tiles(g.discard),
        aside=tiles(g.aside),
        unused=len(g.box) + len(g.returned),
        perhaps_unused=tiles(_perhaps_unused(g, seat)),
        draft=tiles(g.draft) if seat is not None and seat == drafter else (),
        placing=tile(g.placing),
        acting=None if g.acting == NONE else names[CELL + g.acting],
        last=tuple(names[CELL + at] for at in sorted(set(g.last))),
    )


def _drafter(g: Clash) -> int:
    """Return who holds the tiles of the secret draft, or NONE."""
    if g.stage != SECRET_DRAFT or not g.draft:
        return NONE
    return g.starter if g.drafting in (0, 3) else 1 - g.starter


def _perhaps_unused(g: Clash, seat: int | None) -> list[int]:
    """List the neutrals that may lie in the box for all the seat knows: all that it does not see elsewhere."""
    unseen = [*g.box, *g.returned]
    for other in (0, 1):
        if other != seat:
            unseen += g.hidden[other]
    held = () if seat is None else g.saw[seat]  # what it holds, or has passed on
    unseen += [tile for tile in g.draft if tile not in held]
    return sorted(unseen)
