"""``theatrum rules``: the rulebook, and which tests prove it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theatrum.cli.common import GameName, Json, Lang, Pack
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.errors import Unreadable
from theatrum.engine.searching import Search

if TYPE_CHECKING:
    from theatrum.engine.game import Game
    from theatrum.engine.rulebook import Rule

UNPROVED = 1


def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, by its id.")] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="TEXT", help="Only rules with these words, in any form.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List every rule with the tests that prove it.")] = False,
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="DIR", help="Where the tests of the game are, for --coverage.")
    ] = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Read the rulebook, in our words."""
    import theatrum

    talk = Talk(lang)
    chosen = theatrum.game(game, pack)
    found = _select(chosen, id, search, talk.lang)
    if coverage:
        _coverage(talk, chosen, found, tests, json)
    elif json:
        talk.json([_as_json(chosen, rule) for rule in found])
    else:
        _show(talk, chosen, found)


def _select(game: Game, id: str | None, search: str | None, lang: str) -> list[Rule]:
    """Find the rules asked for; finding none is an error, for a script should notice."""
    found = list(game.rulebook) if id is None else [game.rulebook[_spelled_as_in_book(game, id)]]
    wanted = Search(search or "", lang)
    found = [rule for rule in found if wanted.finds(rule)]
    if not found:
        raise Unreadable("nothing-found", HERE, game=game.name, search=repr(search))
    return found


def _spelled_as_in_book(game: Game, id: str) -> str:
    return next((known for known in game.rulebook.rules if known.casefold() == id.casefold()), id)


def _show(talk: Talk, game: Game, found: Iterable[Rule]) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    chapter = None
    for rule in found:
        if rule.chapter != chapter:
            if chapter is not None:
                talk.line()
            chapter = rule.chapter
            talk.line(game.rulebook.chapters[chapter][talk.lang], "bold")
        row = Table.grid(padding=(0, 2))
        row.add_column(no_wrap=True, min_width=8)
        row.add_column()
        text = Text(rule.text[talk.lang])
        text.append(f"  ({talk.text('source-' + rule.source)})", style="dim")
        row.add_row(Text(rule.id, style="cyan"), text)
        talk.console.print(Padding(row, (0, 0, 0, 2)))


def _as_json(game: Game, rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": {"id": rule.chapter, **game.rulebook.chapters[rule.chapter]},
        "text": dict(rule.text),
        "source": rule.source,
    }


def _coverage(talk: Talk, game: Game, found: list[Rule], tests: Path | None, json: bool) -> None:
    proofs = _proofs(tests or _tests_of(game))
    bare = [rule.id for rule in found if rule.id not in proofs]
    if json:
        proved = {rule.id: proofs.get(rule.id, []) for rule in found}
        talk.json({"game": game.name, "rules": proved, "unproved": bare})
    else:
        for rule in found:
            talk.line(f"{rule.id:<10} {', '.join(proofs.get(rule.id, [])) or talk.text('rules-no-test')}")
        talk.line()
        talk.say("rules-coverage", proved=len(found) - len(bare), all=len(found))
    if bare:
        raise typer.Exit(UNPROVED)


def _proofs(folder: Path) -> dict[str, list[str]]:
    from theatrum.testing import proved_in

    if not folder.is_dir():
        raise Unreadable("no-tests", HERE, folder=str(folder))
    proofs: dict[str, list[str]] = {}
    for id, test in proved_in(folder):
        proofs.setdefault(id, []).append(test)
    return proofs


def _tests_of(game: Game) -> Path:
    """Find the repository's tests of a game; an installed package has none."""
    import theatrum

    return Path(theatrum.__file__).resolve().parents[2] / "tests" / game.name
