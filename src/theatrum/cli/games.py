"""``theatrum games``: what can be played, by how many, with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theatrum.cli.common import Json, Lang
from theatrum.cli.talk import Talk

if TYPE_CHECKING:
    from theatrum.engine.game import Game, Setting, Value


def games(lang: Lang = None, json: Json = False) -> None:
    """List the games, with seats and options explained."""
    import theatrum

    talk = Talk(lang)
    found = [theatrum.game(name) for name in theatrum.games()]
    if json:
        talk.json([_as_json(game) for game in found])
        return
    for number, game in enumerate(found):
        if number:
            talk.line()
        _show(talk, game)


def _show(talk: Talk, game: Game) -> None:
    from rich.text import Text

    head = Text(game.title(talk.lang), style="bold").append(f"  {game.name}", style="cyan not bold")
    talk.console.print(head.append(f"  {seats_text(talk, game)}", style="not bold"))
    for setting, option in zip(game.settings(), game.options, strict=True):
        _show_setting(talk, setting, option.span().text(talk.lang))


def _show_setting(talk: Talk, setting: Setting, span: str) -> None:
    """Print an option, and under it what each of its values means; a row of bare numbers only by its span."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    explained = any(setting.meanings.values())
    usual = talk.text("games-usual")
    tail = "" if explained else f" ({span}; {usual}: {spelled(setting.default)})"
    head = Text(f"  -o {setting.name}=…  ", style="bold")
    talk.console.print(head.append(setting.text.get(talk.lang, "") + tail, style="not bold"))
    grid = Table.grid(padding=(0, 2))
    for value in setting.values if explained else ():
        mark = f" ({usual})" if value == setting.default else ""
        grid.add_row(Text(spelled(value), style="cyan"), Text(setting.meanings[value].get(talk.lang, "") + mark))
    if grid.row_count:
        talk.console.print(Padding(grid, (0, 0, 0, 6), expand=False))


def spelled(value: Value) -> str:
    """Write a value as it is given on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def seats_text(talk: Talk, game: Game) -> str:
    if game.min_seats == game.max_seats:
        return talk.text("games-seats", count=game.min_seats)
    return talk.text("games-seats-from-to", low=game.min_seats, high=game.max_seats)


def _as_json(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": {lang: game.title(lang) for lang in ("en", "pl")},
        "rules_version": game.rules_version,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "options": [
            {
                "name": setting.name,
                "values": list(setting.values),
                "default": setting.default,
                "text": dict(setting.text),
                "meanings": [{"value": value, "text": dict(text)} for value, text in setting.meanings.items()],
            }
            for setting in game.settings()
        ],
    }
