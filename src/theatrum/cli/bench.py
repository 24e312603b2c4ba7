"""``theatrum bench``: how fast the games run on one core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from theatrum.cli.common import Json, Lang
from theatrum.cli.talk import Talk

if TYPE_CHECKING:
    from theatrum.benching import Figures

USUAL_SECONDS = 3.0


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; otherwise all.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=3600.0, metavar="S", help="Time to spend on each game.")
    ] = USUAL_SECONDS,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure random play, clones and imagined worlds on one core."""
    import theatrum
    from theatrum.benching import measure

    talk = Talk(lang)
    found = [theatrum.game(name) for name in ([game] if game is not None else theatrum.games())]
    figures = []
    for one in found:
        if json:
            figures.append(measure(one, seconds))
        else:
            with talk.waiting("bench-measures", game=one.name):
                figures.append(measure(one, seconds))
    if json:
        talk.json([one.json() for one in figures])
    else:
        _show(talk, figures)


def _show(talk: Talk, figures: list[Figures]) -> None:
    from rich.table import Table

    grid = Table(box=None, padding=(0, 2), header_style="dim")
    grid.add_column("")
    for name in ("decisions", "matches", "length", "clone", "imagine"):
        grid.add_column(talk.text(f"bench-{name}"), justify="right")
    for one in figures:
        grid.add_row(
            one.game,
            f"{one.decisions_per_s:,.0f}".replace(",", " "),
            f"{one.matches_per_s:,.0f}".replace(",", " "),
            f"{one.decisions_per_match:.0f}",
            f"{one.clone_us:.2f} µs",
            f"{one.imagine_and_move_us:.1f} µs",
        )
    talk.console.print(grid)
