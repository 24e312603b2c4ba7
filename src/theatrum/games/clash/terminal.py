"""The board of CLASH in the terminal, in Rich markup: the viewer's side is always below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.games.clash.view import CellView, ClashView

if TYPE_CHECKING:
    from theatrum.games.clash.game import ClashGame

COLOURS = ("bright_blue", "green")
WIDTH = 19


def show(game: ClashGame, view: ClashView, lang: str) -> str:
    """Draw zones, board and piles; a tile points away from the player it supports: ▲ or ▼."""
    near = 1 if view.seat == 1 else 0
    far = 1 - near
    lines = [_headline(game, view, lang), "", _zone(game, view, far, lang), ""]
    lines += _board(game, view, near, lang)
    lines += ["", _zone(game, view, near, lang)]
    for id, tiles in (("neutral", view.neutral), ("discard", view.discard), ("aside", view.aside)):
        if tiles:
            lines.append(f"[dim]{game.messages.text('terminal-' + id, lang)}:[/] {_names(game, tiles, lang)}")
    if view.draft:
        lines.append(f"[bold]{game.messages.text('terminal-draft', lang)}:[/] {_names(game, view.draft, lang)}")
    if view.unused:
        lines.append(f"[dim]{game.messages.text('terminal-unused', lang, {'n': view.unused})}[/]")
    return "\n".join(lines)


def _headline(game: ClashGame, view: ClashView, lang: str) -> str:
    score = [sum(1 for result in view.results if result.winner == seat) for seat in (0, 1)]
    if view.series == "points":
        score = [sum(result.points[seat] for result in view.results) for seat in (0, 1)]
    parts: dict[str, str | int] = {
        "number": view.number,
        "games": view.games,
        "a": game.seat_name(0, lang),
        "x": score[0],
        "b": game.seat_name(1, lang),
        "y": score[1],
        "s": view.supported[0],
        "t": view.supported[1],
    }
    return game.messages.text("terminal-headline", lang, parts)


def _label(game: ClashGame, tile: str, lang: str) -> str:
    return game.label(game.vocabulary.number(tile), lang)


def _names(game: ClashGame, tiles: tuple[str, ...], lang: str) -> str:
    return ", ".join(_label(game, tile, lang) for tile in tiles) or "–"


def _zone(game: ClashGame, view: ClashView, seat: int, lang: str) -> str:
    names = [_label(game, tile, lang) for tile in view.zones[seat]]
    if view.hidden[seat]:
        if view.seat == seat:
            names += [f"{_label(game, tile, lang)} ◌" for tile in view.my_hidden]
        else:
            names += ["▒▒▒"] * view.hidden[seat]
    mark = "➤ " if view.mover == seat else "  "
    return f"{mark}[bold {COLOURS[seat]}]{game.seat_name(seat, lang)}:[/] {', '.join(names) or '–'}"


def _board(game: ClashGame, view: ClashView, near: int, lang: str) -> list[str]:
    rows = [view.board[6:9], view.board[3:6], view.board[0:3]]
    if near == 1:
        rows = [row[::-1] for row in reversed(rows)]
    edge = "─" * WIDTH
    lines = [f"   ┌{edge}┬{edge}┬{edge}┐"]
    for number, row in enumerate(rows):
        cells = [_cell(game, cell, near, cell.cell in view.last, lang) for cell in row]
        for part in range(3):
            lines.append("   │" + "│".join(cell[part] for cell in cells) + "│")
        lines.append(f"   └{edge}┴{edge}┴{edge}┘" if number == 2 else f"   ├{edge}┼{edge}┼{edge}┤")
    return lines


def _cell(game: ClashGame, cell: CellView, near: int, fresh: bool, lang: str) -> tuple[str, str, str]:
    """Three lines of a cell: coordinate and marks, the tile, what it covers or when it leaves."""
    place = cell.cell.removeprefix("cell:")
    if cell.tile is None:
        mark = "⊘" if cell.blocked else ""
        return f"[dim]{place:<3}[/]{mark:>{WIDTH - 3}}", " " * WIDTH, " " * WIDTH
    name = _label(game, cell.tile, lang)[: WIDTH - 2]
    if cell.down:
        return f"[dim]{place:<{WIDTH}}[/]", f"[dim strike]{name:^{WIDTH}}[/]", f"[dim]{'░' * 5:^{WIDTH}}[/]"
    assert cell.supports is not None
    colour = COLOURS[cell.supports]
    tip = "▲" if cell.supports == near else "▼"
    marks = ("◆" if cell.safe else "") + ("•" if fresh else "")
    covered = f"({_label(game, cell.covered, lang)})"[:WIDTH] if cell.covered else ""
    name_line = f"[bold {colour}]{name:^{WIDTH}}[/]"
    up, low = (f"{tip:^{WIDTH - 6}}", covered) if tip == "▲" else (" " * (WIDTH - 6), covered or tip)
    return f"[dim]{place:<3}[/][{colour}]{up}[/]{marks:>3}", name_line, f"[{colour}]{low:^{WIDTH}}[/]"
