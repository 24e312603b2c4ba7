"""One move (CL-7 to CL-15): choose a tile, place it, use its effect, clear what was destroyed, look for the end."""

from __future__ import annotations

from bisect import insort
from functools import partial

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import Say, Verdict
from theatrum.games.clash import words as w
from theatrum.games.clash.cells import is_full, safe
from theatrum.games.clash.effects import resolve, show, take_off
from theatrum.games.clash.endings import CANNOT_PLACE, DRAW, MAJORITY, NO_TILES, finish
from theatrum.games.clash.state import NONE, Clash
from theatrum.games.clash.tokens import CELL, SUPPORT, TILE

LONGEST = 60  # CA-46: placements in one game
REPEATS = 3
BOARD = range(CELL, CELL + 9)


def move(g: Clash) -> Flow[None]:
    """CL-9: place exactly one tile, then resolve its effect."""
    seat = g.mover
    if g.placing == NONE:
        which = _which_tile(g, seat)
        if not which.options():
            finish(g, CANNOT_PLACE if playable(g, seat) else NO_TILES)
            return
        token = yield from ask(which)
        pick_up(g, seat, token - TILE)
    tile = g.placing
    covers = tile in g.rules.tiles.protectors
    may = partial(may_cover, g, seat) if covers else partial(may_lay, g)
    token = yield from ask(Choose(seat, _where(g, covers), BOARD, may, args=(TILE + tile,)))
    cell = token - CELL
    g.acting = cell  # from here on, so that the board shows where the tile will lie
    supports = seat
    free = not covers and free_facing(g, tile)
    if free:
        supports = (yield from ask(Choose(seat, w.ASK_SUPPORT, (SUPPORT, SUPPORT + 1), args=(TILE + tile,)))) - SUPPORT
    g.last.clear()
    if covers:
        cover(g, seat, tile, cell)
    else:
        lay(g, seat, tile, cell, supports, free)
    yield from resolve(g, seat, cell)
    g.acting = NONE
    clear_destroyed(g, seat)
    g.moves += 1
    g.mover = 1 - seat
    look_for_end(g)


def _where(g: Clash, covers: bool) -> Say:
    if g.moves == 0:
        return w.ASK_START_CELL
    return w.ASK_COVER if covers else w.ASK_CELL


def playable(g: Clash, seat: int) -> list[int]:
    """CL-9: the player's own zone, hidden tiles included, and the neutral zone."""
    return g.zones[seat] + g.hidden[seat] + g.neutral


def _which_tile(g: Clash, seat: int) -> Choose:
    """Only the Nobel Prize may be refused, so only where it can be among the tiles are they asked about one by one."""
    tiles = playable(g, seat)
    leave = partial(may_play, g, seat)
    if g.hidden[seat]:  # while the question is open, the opponent may imagine them to be any other tiles
        return Choose(seat, w.ASK_TILE, partial(_choices, g, seat), leave, otherwise=w.NOT_AVAILABLE)
    known = [TILE + tile for tile in tiles]
    refusable = not g.rules.tiles.protectors.isdisjoint(tiles)
    return Choose(seat, w.ASK_TILE, known, leave if refusable else None, otherwise=w.NOT_AVAILABLE)


def _choices(g: Clash, seat: int) -> list[int]:
    return [TILE + tile for tile in playable(g, seat)]


def may_play(g: Clash, seat: int, token: int) -> Verdict:
    """The Nobel Prize needs a tile to cover (CA-27); a free cell there always is (CA-14)."""
    if token - TILE not in g.rules.tiles.protectors or any(may_cover(g, seat, CELL + cell) for cell in range(9)):
        return True
    return w.NOTHING_TO_COVER


def may_lay(g: Clash, token: int) -> Verdict:
    """CL-9, CL-11: on a free cell; a down tile still takes its cell."""
    if g.top[token - CELL] == NONE:
        return True
    return w.OCCUPIED_BY_DOWN if g.down[token - CELL] else w.OCCUPIED


def may_cover(g: Clash, seat: int, token: int) -> Verdict:
    """CL-30: the Nobel Prize goes on an up tile that supports the player and is not Safe already (CA-18)."""
    cell = token - CELL
    if g.top[cell] == NONE:
        return w.COVER_EMPTY
    if g.down[cell]:
        return w.IS_DOWN
    if g.facing[cell] != seat:
        return w.COVER_OPPONENT
    return w.IS_SAFE if safe(g, cell) else True


def free_facing(g: Clash, tile: int) -> bool:
    """CL-8, CL-10, CA-41: by default only the start tile, and only as the first tile laid, may face either way."""
    facing = g.rules.facing
    if facing == "free":
        return True
    if tile == g.rules.tiles.start:
        return g.moves == 0 and facing != "mustafa_placer"
    return facing == "neutrals_free" and tile in g.rules.tiles.neutrals


def pick_up(g: Clash, seat: int, tile: int) -> None:
    """Take the chosen tile in hand; in the long game its place in the neutral zone is filled at once (CL-41, CA-52)."""
    g.placing = tile
    if tile in g.zones[seat]:
        g.zones[seat].remove(tile)
    elif tile in g.hidden[seat]:
        g.hidden[seat].remove(tile)
        show(g, seat, tile)
    else:
        g.neutral.remove(tile)
        if g.rules.variant == "long" and g.box:
            fresh = g.draw(g.box)
            g.reveal()
            insort(g.neutral, fresh)
            g.say(w.REFILLED, TILE + fresh)


def lay(g: Clash, seat: int, tile: int, cell: int, supports: int, free: bool) -> None:
    """Put the tile on the board; whom it supports is worth telling only where that was free to choose."""
    g.placing = NONE
    g.top[cell] = tile
    g.facing[cell] = supports
    g.last.append(cell)
    if g.moves == 0:
        g.say(w.PLACED_START, seat, TILE + tile, CELL + cell, supports)
    elif free:
        g.say(w.PLACED_FOR, seat, TILE + tile, CELL + cell, supports)
    else:
        g.say(w.PLACED, seat, TILE + tile, CELL + cell)


def cover(g: Clash, seat: int, tile: int, cell: int) -> None:
    """CL-30: the Nobel Prize and the tile under it are one Safe tile without an effect of its own."""
    g.placing = NONE
    g.under[cell] = g.top[cell]
    g.top[cell] = tile
    g.last.append(cell)
    g.say(w.COVERED, seat, TILE + tile, TILE + g.under[cell], CELL + cell)


def clear_destroyed(g: Clash, seat: int) -> None:
    """CL-23: what the opponent destroyed in the move before leaves now, after this player's move."""
    mark = 2 - seat
    if mark not in g.down:
        return
    for cell in range(9):
        if g.down[cell] == mark:
            g.say(w.REMOVED, TILE + g.top[cell], CELL + cell)
            for tile in take_off(g, cell):
                insort(g.discard, tile)


def look_for_end(g: Clash) -> None:
    """CL-12: nine up tiles end the game. CA-39, CA-46: so do the third repetition and the 60th placement."""
    if is_full(g):
        finish(g, MAJORITY)
        return
    now = position(g)
    g.seen.append(now)
    if g.seen.count(now) >= REPEATS:
        g.say(w.DRAW_REPEATED)
        finish(g, DRAW)
    elif g.moves >= LONGEST:
        g.say(w.DRAW_LONG)
        finish(g, DRAW)


def position(g: Clash) -> tuple[int, ...]:
    """Write board, zones, piles and the player to move as one row of numbers; equal rows are a repeated position."""
    (a, b), (c, d), e, f = g.zones, g.hidden, g.neutral, g.discard
    return (g.mover, *g.top, *g.facing, *g.down, *g.under, *a, NONE, *b, NONE, *c, NONE, *d, NONE, *e, NONE, *f)
