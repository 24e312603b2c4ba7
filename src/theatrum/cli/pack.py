"""``theatrum pack check``: is a content pack complete and sound?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theatrum.cli.common import Json, Lang
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.content import read_text, read_toml
from theatrum.engine.errors import Unreadable
from theatrum.engine.packs import MANIFEST, pack_files

if TYPE_CHECKING:
    from theatrum.engine.game import Game

TRIED_MATCHES = 12

app = typer.Typer(help="Content packs.", no_args_is_help=False, rich_markup_mode=None)


@app.callback()
def pack() -> None:
    """Content packs: folders of TOML files that replace those of a game."""


@app.command("check")
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")],
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Validate a content pack and play a few matches with it."""
    import theatrum

    talk = Talk(lang)
    game = theatrum.game(_game_of(folder), folder)
    matches = _try(game, folder)
    replaced = {name: changes(game.source.folder / name, folder / name) for name in _replaced(folder)}
    if json:
        found = {"game": game.name, "name": game.pack_name, "hash": game.source.pack_hash()}
        talk.json({**found, "replaces": replaced, "matches": matches})
        return
    talk.say("pack-sound", "green", name=game.pack_name, title=game.title(talk.lang), count=matches)
    for name, entries in replaced.items():
        listed = ", ".join(entries) if entries else talk.text("pack-nothing-new")
        talk.line(f"  {name}: {listed}")
    if not replaced:
        talk.say("pack-replaces-nothing")


def _game_of(folder: Path) -> str:
    """Read for which game the pack is; everything else about it, the game checks itself."""
    if not folder.is_dir():
        raise Unreadable("no-pack-folder", folder=str(folder))
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise Unreadable("no-pack", folder=str(folder))
    name = read_toml(manifest).get("game")
    if not isinstance(name, str):
        raise Unreadable("pack-game", HERE, file=str(manifest))
    return name


def _replaced(folder: Path) -> list[str]:
    return [path.name for path in pack_files(folder) if path.name != MANIFEST]


def _try(game: Game, folder: Path) -> int:
    """Play a few random matches with every invariant on."""
    from theatrum.fuzzing import Broken, fuzz_match
    from theatrum.setups import all_choices, describe, pick

    every = all_choices(game)
    for seed in range(TRIED_MATCHES):
        choices = pick(every, seed)
        try:
            fuzz_match(game, choices, seed)
        except Broken as broken:
            how, what = f"{describe(choices)}, --seed {seed}", str(broken)
            raise Unreadable("pack-breaks", HERE, folder=str(folder), game=game.name, how=how, what=what) from None
    return TRIED_MATCHES


def changes(original: Path, replacing: Path) -> list[str]:
    """Name the entries of a TOML file that the pack's version changes, adds or leaves out; for texts, the messages."""
    if replacing.suffix == ".ftl":
        known, said = _messages(original), _messages(replacing)
        return [id if id in known else f"+{id}" for id in said]
    before, after = _entries(read_toml(original)), _entries(read_toml(replacing))
    changed = [name for name, entry in after.items() if name in before and before[name] != entry]
    added = [f"+{name}" for name in after if name not in before]
    gone = [f"-{name}" for name in before if name not in after]
    return changed + added + gone


def _messages(file: Path) -> list[str]:
    lines = read_text(file).splitlines()
    return [line.partition("=")[0].strip() for line in lines if "=" in line and line[:1].isalpha()]


def _entries(data: dict[str, Any]) -> dict[str, Any]:
    """Lay a TOML file out flat: every table of a list by its id, everything else by its field."""
    found: dict[str, Any] = {}
    for field, value in data.items():
        if isinstance(value, list) and all(isinstance(one, dict) for one in value):
            for number, one in enumerate(value, 1):
                found[f"{field} {one.get('id', number)}"] = one
        else:
            found[field] = value
    return found
