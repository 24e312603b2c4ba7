"""Immediate effects (CL-19, CL-22 to CL-34): what each may be aimed at, why not elsewhere, and what it does.

An effect is a row of ``EFFECTS``: the question, the candidates, the predicate that allows or refuses one of them, and
the flow that carries it out. Who acts, from which cell and in which chain of repeats is an ``Act``.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from theatrum.engine.flow import Choose, Flow, ask
from theatrum.engine.words import NOT_OFFERED, Say, Verdict, Why
from theatrum.games.clash import words as w
from theatrum.games.clash.cells import blocked, free_cells, is_full, safe, stabilised
from theatrum.games.clash.state import NONE, Clash
from theatrum.games.clash.tokens import CELL, DIR, DOTS, HIDDEN, SKIP, TILE, USE


class Act(NamedTuple):
    """An effect being carried out: by whom, which tile's, from which cell and facing, in which chain of repeats."""

    seat: int
    tile: int
    cell: int
    facing: int
    chain: tuple[int, ...]  # cells whose tiles have acted: the one just placed first, the present one last


class Effect(NamedTuple):
    """How one kind of effect works."""

    ask: Say
    candidates: Callable[[Clash, Act], list[int]]
    may: Callable[[Clash, Act, int], Verdict]
    apply: Callable[[Clash, Act, int], Flow[None]]
    otherwise: Why = w.NOT_DOTTED


def resolve(g: Clash, seat: int, cell: int) -> Flow[None]:
    """CL-19: the tile just placed may use its immediate effect, wholly or not at all."""
    tile = g.top[cell]
    if not g.rules.tiles.immediate[tile]:
        return
    if _hindered(g, tile, cell):
        return
    act = Act(seat, tile, cell, g.facing[cell], (cell,))
    question = _question(g, act, optional=True)
    if question.options() == [SKIP]:
        g.say(w.LAST_CELL_ENDS if is_destruction(g, tile) and is_full(g) else w.NO_TARGET, TILE + tile)
        return
    token = yield from ask(question)
    if token == SKIP:
        g.say(w.NOT_USED, seat, TILE + tile)
    else:
        yield from _effect(g, tile).apply(g, act, token)


def _hindered(g: Clash, tile: int, cell: int) -> bool:
    """CL-29, CL-31: a blocked cell silences the tile, a stabilised one lets it speak all the same."""
    if not blocked(g, cell):
        return False
    if stabilised(g, cell):
        g.say(w.STABILISED, TILE + tile, CELL + cell)
        return False
    g.say(w.BLOCKED, TILE + tile, CELL + cell)
    return True


def _effect(g: Clash, tile: int) -> Effect:
    return EFFECTS[g.rules.tiles.power[tile]]


def targets(g: Clash, act: Act) -> list[int]:
    """List the tokens with which the effect can be used now; none when it cannot (CA-54)."""
    effect = _effect(g, act.tile)
    return [token for token in effect.candidates(g, act) if effect.may(g, act, token) is True]


def _question(g: Clash, act: Act, *, optional: bool) -> Choose:
    ask_for, find, may, _, otherwise = _effect(g, act.tile)
    return Choose(
        act.seat,
        ask_for,
        find(g, act),
        partial(may, g, act),
        always=(SKIP,) if optional else (),
        otherwise=otherwise,
        args=(TILE + act.tile,),
    )


def is_destruction(g: Clash, tile: int) -> bool:
    return g.rules.tiles.effect[tile] in ("destroy", "destroy_safe")


# --- areas (CL-22) ---------------------------------------------------------------------------------------------


def dotted(g: Clash, act: Act) -> list[int]:
    """CL-22a: the neighbours that the tile's dots point at."""
    return [CELL + cell for cell in g.rules.tiles.marked[act.tile][act.facing][act.cell]]


def arrows(g: Clash, act: Act) -> list[int]:
    """CL-22d: the directions of the tile's arrows."""
    return [DIR + direction for direction in g.rules.tiles.lines[act.tile][act.facing][act.cell]]


def colours(g: Clash, act: Act) -> list[int]:
    """CL-22b: white or black."""
    return [DOTS, DOTS + 1]


def whole(g: Clash, act: Act) -> list[int]:
    """CL-22c: there is nothing to choose but whether to use it."""
    return [USE]


def may_be_hit(g: Clash, cell: int) -> Verdict:
    """Tell whether an ordinary effect may concern the tile on a cell: an up tile (CL-23) that is not Safe (CL-25)."""
    if g.top[cell] == NONE:
        return w.EMPTY
    if g.down[cell]:
        return w.IS_DOWN
    if safe(g, cell):
        return w.IS_SAFE
    return True


# --- destruction (CL-23, CL-32) --------------------------------------------------------------------------------


def may_destroy(g: Clash, act: Act, token: int) -> Verdict:
    if is_full(g):  # CL-14, also by way of a repeat (CA-12)
        return w.LAST_CELL
    return may_be_hit(g, token - CELL)


def may_destroy_safe(g: Clash, act: Act, token: int) -> Verdict:
    if is_full(g):
        return w.LAST_CELL
    verdict = may_be_hit(g, token - CELL)
    if verdict is w.IS_SAFE:
        return True
    return w.NOT_SAFE if verdict is True else verdict


def destroy(g: Clash, act: Act, token: int) -> Flow[None]:
    """CL-23: the tile is turned down; it leaves after the opponent's next move."""
    cell = token - CELL
    g.down[cell] = 1 + act.seat
    g.last.append(cell)
    g.say(w.DESTROYED, TILE + act.tile, TILE + g.top[cell], token)
    return
    yield


# --- change of support (CL-24) ---------------------------------------------------------------------------------


def may_turn(g: Clash, act: Act, token: int) -> Verdict:
    return may_be_hit(g, token - CELL)


def turn_one(g: Clash, act: Act, token: int) -> Flow[None]:
    _turn(g, act, [token - CELL])
    return
    yield


def _line(g: Clash, act: Act, token: int) -> tuple[int, ...]:
    return g.rules.tiles.lines[act.tile][act.facing][act.cell][token - DIR]


def _colour(g: Clash, act: Act, token: int) -> tuple[int, ...]:
    tiles = g.rules.tiles
    return (tiles.white if token == DOTS else tiles.black)[act.tile][act.facing][act.cell]


def _all(g: Clash, act: Act, token: int) -> tuple[int, ...]:
    return g.rules.tiles.marked[act.tile][act.facing][act.cell]


Area = Callable[[Clash, Act, int], tuple[int, ...]]


def _may_turn_area(area: Area, strict: bool) -> Callable[[Clash, Act, int], Verdict]:
    """CL-24: all that can turn must turn; CA-42: strictly, every dotted cell must hold a tile that can."""

    def may(g: Clash, act: Act, token: int) -> Verdict:
        cells = area(g, act, token)
        can = _hit(g, cells)
        if not can:
            return w.NOTHING_TURNS
        if strict and g.rules.strict_turning and len(can) < len(cells):
            return w.NOT_ALL_TURN
        return True

    return may


def _turn_area(area: Area) -> Callable[[Clash, Act, int], Flow[None]]:
    def apply(g: Clash, act: Act, token: int) -> Flow[None]:
        _turn(g, act, _hit(g, area(g, act, token)))
        return
        yield

    return apply


def _hit(g: Clash, cells: tuple[int, ...]) -> list[int]:
    return [cell for cell in cells if may_be_hit(g, cell) is True]


def _turn(g: Clash, act: Act, cells: list[int]) -> None:
    """Turn tiles by half, all at once."""
    for cell in cells:
        g.facing[cell] = 1 - g.facing[cell]
        g.last.append(cell)
        g.say(w.TURNED, TILE + act.tile, TILE + g.top[cell], CELL + cell, g.facing[cell])


# --- discard (CL-26) -------------------------------------------------------------------------------------------


def take_off(g: Clash, cell: int) -> list[int]:
    """Clear a cell and return the tile, or the two tiles of a Nobel Prize and what it covered."""
    gone = [tile for tile in (g.top[cell], g.under[cell]) if tile != NONE]
    g.top[cell] = g.under[cell] = NONE
    g.facing[cell] = g.down[cell] = 0
    g.last.append(cell)
    return gone


def discard(g: Clash, act: Act, token: int) -> Flow[None]:
    """CL-26: the tile leaves at once, the cell is free at once."""
    g.say(w.DISCARDED, TILE + act.tile, TILE + g.top[token - CELL], token)
    for tile in take_off(g, token - CELL):
        insort(g.discard, tile)
    return
    yield


# --- repeat (CL-28) --------------------------------------------------------------------------------------------


def _repeated(g: Clash, act: Act, cell: int) -> Act:
    """CA-20, CA-43: the effect works from the repeated tile's cell, or by option from the repeating one's."""
    chain = (*act.chain, cell)
    if g.rules.repeat_from == "repeated":
        return Act(act.seat, g.top[cell], cell, g.facing[cell], chain)
    return Act(act.seat, g.top[cell], act.cell, act.facing, chain)


def may_repeat(g: Clash, act: Act, token: int) -> Verdict:
    cell = token - CELL
    verdict = may_be_hit(g, cell)  # CA-19: a Safe tile cannot be repeated
    if verdict is not True:
        return verdict
    if not g.rules.tiles.immediate[g.top[cell]]:
        return w.NOT_IMMEDIATE
    if cell in act.chain:  # CA-21
        return w.ALREADY_REPEATED
    return True if targets(g, _repeated(g, act, cell)) else w.NOTHING_TO_REPEAT


def repeat(g: Clash, act: Act, token: int) -> Flow[None]:
    """CL-28: the effect of the chosen tile works once more, for the player on turn, wholly (CL-19)."""
    again = _repeated(g, act, token - CELL)
    g.say(w.REPEATS, TILE + act.tile, TILE + again.tile)
    g.acting = token - CELL
    chosen = yield from ask(_question(g, again, optional=False))
    yield from _effect(g, again.tile).apply(g, again, chosen)


# --- transfers between areas (CL-34) ---------------------------------------------------------------------------


def agent_targets(g: Clash, act: Act) -> list[int]:
    """The opponent's open tiles, and his hidden ones blindly (CA-37)."""
    other = 1 - act.seat
    return [TILE + tile for tile in g.zones[other]] + [HIDDEN + slot for slot in range(len(g.hidden[other]))]


def hacker_targets(g: Clash, act: Act) -> list[int]:
    return [TILE + tile for tile in g.discard]


def crisis_targets(g: Clash, act: Act) -> list[int]:
    return list(range(CELL, CELL + 9))


def anything(g: Clash, act: Act, token: int) -> Verdict:
    return True


def agent(g: Clash, act: Act, token: int) -> Flow[None]:
    other = 1 - act.seat
    if token >= HIDDEN:
        tile = g.hidden[other].pop(token - HIDDEN)
        show(g, other, tile)
    else:
        tile = token - TILE
        g.zones[other].remove(tile)
    insort(g.discard, tile)
    g.say(w.AGENT_TOOK, act.seat, TILE + tile)
    return
    yield


def show(g: Clash, seat: int, tile: int) -> None:
    """A tile that was hidden is now known to both."""
    if g.from_pass[seat] == tile:
        g.from_pass[seat] = NONE
    g.reveal()


def hacker(g: Clash, act: Act, token: int) -> Flow[None]:
    g.discard.remove(token - TILE)
    insort(g.zones[act.seat], token - TILE)
    g.say(w.HACKER_TOOK, act.seat, token)
    return
    yield


def may_recall(g: Clash, act: Act, token: int) -> Verdict:
    """The Financial crisis takes a tile that supports the player; never itself nor the tile just placed (CA-48)."""
    cell = token - CELL
    verdict = may_be_hit(g, cell)
    if verdict is not True:
        return verdict
    if cell in (act.chain[0], act.chain[-1]):
        return w.NOT_ITSELF
    return True if g.facing[cell] == act.seat else w.NOT_SUPPORTING


def crisis(g: Clash, act: Act, token: int) -> Flow[None]:
    g.say(w.CRISIS_TOOK, act.seat, TILE + g.top[token - CELL], token)
    for tile in take_off(g, token - CELL):
        insort(g.zones[act.seat], tile)
    return
    yield


def may_draw(g: Clash, act: Act, token: int) -> Verdict:
    return True if g.box else w.BOX_EMPTY


def elections(g: Clash, act: Act, token: int) -> Flow[None]:
    """CA-31: one unused neutral, at random, open."""
    tile = g.draw(g.box)
    g.reveal()
    insort(g.zones[act.seat], tile)
    g.say(w.ELECTED, act.seat, TILE + tile)
    return
    yield


# --- the bribe (CL-27) -----------------------------------------------------------------------------------------


def may_move(g: Clash, act: Act, token: int) -> Verdict:
    if NONE not in g.top:  # CA-13
        return w.NO_FREE_CELL
    return may_be_hit(g, token - CELL)


def move(g: Clash, act: Act, token: int) -> Flow[None]:
    """CL-27: the tile keeps its facing; its permanent effect works from the new cell, no immediate one does."""
    cell = token - CELL
    to = yield from ask(
        Choose(
            act.seat,
            w.ASK_MOVE_TO,
            [CELL + free for free in free_cells(g)],
            otherwise=w.NOT_FREE,
            args=(TILE + g.top[cell],),
        )
    )
    new = to - CELL
    g.top[new], g.facing[new], g.under[new] = g.top[cell], g.facing[cell], g.under[cell]
    take_off(g, cell)
    g.last.append(new)
    g.say(w.MOVED, TILE + g.top[new], token, to)


EFFECTS: dict[tuple[str, str], Effect] = {
    ("destroy", "one_of"): Effect(w.ASK_DESTROY, dotted, may_destroy, destroy),
    ("destroy_safe", "one_of"): Effect(w.ASK_DESTROY_SAFE, dotted, may_destroy_safe, destroy),
    ("turn", "one_of"): Effect(w.ASK_TURN, dotted, may_turn, turn_one),
    ("turn", "line"): Effect(w.ASK_LINE, arrows, _may_turn_area(_line, strict=False), _turn_area(_line), w.NO_ARROW),
    ("turn", "colour"): Effect(
        w.ASK_COLOUR, colours, _may_turn_area(_colour, strict=True), _turn_area(_colour), w.NO_COLOUR
    ),
    ("turn", "all_of"): Effect(w.ASK_TURN_ALL, whole, _may_turn_area(_all, strict=True), _turn_area(_all), NOT_OFFERED),
    ("discard", "one_of"): Effect(w.ASK_DISCARD, dotted, may_turn, discard),
    ("repeat", "one_of"): Effect(w.ASK_REPEAT, dotted, may_repeat, repeat),
    ("agent", ""): Effect(w.ASK_AGENT, agent_targets, anything, agent, w.NOT_IN_ZONE),
    ("hacker", ""): Effect(w.ASK_HACKER, hacker_targets, anything, hacker, w.NOT_DISCARDED),
    ("crisis", ""): Effect(w.ASK_CRISIS, crisis_targets, may_recall, crisis, NOT_OFFERED),
    ("elections", ""): Effect(w.ASK_ELECTIONS, whole, may_draw, elections, NOT_OFFERED),
    ("move", ""): Effect(w.ASK_MOVE, crisis_targets, may_move, move, NOT_OFFERED),
}
