"""Checking content packs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import theatrum
from tests.cli.cli_help import fails, run
from tests.cli.picking_game import Picking

HERE = Path(__file__).parent / "picking"
RULES = (HERE / "rulebook.toml").read_text("utf-8")
MANIFEST = 'game = "picking"\nname = "House cards"\nsource = "reconstructed"\n'


@pytest.fixture(autouse=True)
def picking() -> Iterator[None]:
    """Register the little game."""
    theatrum.register("picking", Picking)
    yield
    theatrum.unregister("picking")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A sound pack that renames one card."""
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(MANIFEST)
    cards = (HERE / "cards.toml").read_text("utf-8")
    (folder / "cards.toml").write_text(cards.replace('en = "Three"', 'en = "Trinity"'), "utf-8")
    return folder


def test_a_sound_pack_tells_what_it_replaces(pack: Path) -> None:
    result = run("pack", "check", pack)
    assert result.exit_code == 0, result.output
    assert "“House cards” for Picking is sound" in result.stdout
    assert "cards.toml: card three\n" in result.stdout


def test_in_polish(pack: Path) -> None:
    assert "jest poprawna" in run("pack", "check", pack, "--lang", "pl").stdout
    assert "jest poprawna" in run("--lang", "pl", "pack", "check", pack).stdout


def test_as_json(pack: Path) -> None:
    told = json.loads(run("pack", "check", pack, "--json").stdout)
    assert told["replaces"] == {"cards.toml": ["card three"]}
    assert told["game"] == "picking"
    assert told["matches"] > 0


def test_a_pack_may_replace_texts(pack: Path) -> None:
    (pack / "messages.en.ftl").write_text("title = House picking\n")
    result = run("pack", "check", pack)
    assert "for House picking" in result.stdout
    assert "messages.en.ftl: title\n" in result.stdout
    (pack / "messages.en.ftl").write_text("titel = House picking\n")
    assert "messages.en.ftl: +titel\n" in run("pack", "check", pack).stdout


def test_a_pack_without_content_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(MANIFEST)
    result = run("pack", "check", tmp_path)
    assert result.exit_code == 0
    assert "nothing" in result.stdout


def test_a_pack_can_be_played(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = run(
        "watch", "picking", "--seat", "random", "--seat", "random", "--seed", 3, "--pack", pack, "--save", file
    )
    assert played.exit_code == 0
    assert run("replay", file, "--pack", pack).exit_code == 0
    fails(run("replay", file), "--pack DIR")


def _card(value: int, english: str) -> str:
    return f'[[card]]\nid = "one"\nvalue = {value}\nen = "{english}"\npl = "Jeden"\nsource = "public"\n'


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("pack.toml", 'game = "chess"\nname = "x"\nsource = "public"\n', ("chess",)),
        ("pack.toml", 'name = "x"\nsource = "public"\n', ("pack.toml", "'game'")),
        ("pack.toml", 'game = 5\nname = "x"\nsource = "public"\n', ("pack.toml", "'game'")),
        ("pack.toml", 'game = "picking"\nsource = "public"\n', ("pack.toml", "'name'")),
        ("pack.toml", MANIFEST.replace("reconstructed", "stolen"), ("pack.toml", "'source'", "stolen")),
        ("pack.toml", MANIFEST + 'colour = "red"\n', ("pack.toml", "'colour'")),
        ("pack.toml", "game = ", ("pack.toml", "not valid TOML")),
        ("cards.toml", "[[card]\n", ("cards.toml", "not valid TOML")),
        ("cards.toml", _card(99, "O"), ("cards.toml", "card one", "'value'")),
        ("cards.toml", _card(9, ""), ("cards.toml", "card one", "'en'")),
        ("cards.toml", _card(9, "O"), ("breaks picking",)),
        ("rulebook.toml", 'seed = "x"\n', ("rulebook.toml", "'chapter'")),
        ("tilez.toml", "", ("tilez.toml", "not a file that picking reads")),
        ("README.md", "Hello", ("README.md",)),
        ("messages.en.ftl", "title = {\n", ("messages.en.ftl", "title = {")),
        ("messages.pl.ftl", "picked = { $who } bierze\n", ("messages.pl.ftl", "picked", "'who'")),
        ("messages.pl.ftl", "picked = { $card ->\n    [few] { $n }\n   *[other] o\n}\n", ("picked", "'n'")),
        ("messages.en.ftl", "title = { -house } picking\n", ("title", "'-house'")),
        ("rulebook.toml", RULES.replace('"PK-2"', '"PK-9"'), ("rulebook.toml", "PK-2", "picking")),
    ],
)
def test_a_broken_pack_names_file_entry_and_field(name: str, content: str, words: tuple[str, ...], pack: Path) -> None:
    (pack / name).write_text(content)
    fails(run("pack", "check", pack), *words)
    if "breaks picking" not in words:  # what reading shows is refused before anything is played
        fails(run("play", "picking", "--pack", pack), *words[-1:])
        with pytest.raises(ValueError):
            theatrum.new("picking", pack=pack)


def test_bytes_that_are_no_text(pack: Path) -> None:
    (pack / "messages.pl.ftl").write_bytes(b"\xff\xff")
    fails(run("play", "picking", "--pack", pack), "messages.pl.ftl")
    (pack / "cards.toml").write_bytes(b"\xff\xff")
    fails(run("pack", "check", pack), "messages.pl.ftl")
    (pack / "messages.pl.ftl").unlink()
    fails(run("pack", "check", pack), "cards.toml")
    (pack / "pack.toml").write_bytes(b"\xff\xff")
    fails(run("pack", "check", pack), "pack.toml")


def test_what_is_no_pack(tmp_path: Path) -> None:
    fails(run("pack", "check", tmp_path / "nowhere"), "no pack folder")
    fails(run("pack", "check", tmp_path), "no pack.toml")
    fails(run("pack", "check"), "DIR")


def test_a_real_game_takes_a_pack(tmp_path: Path) -> None:
    tiles = (Path(theatrum.__file__).parent / "games" / "clash" / "tiles.toml").read_text("utf-8")
    (tmp_path / "pack.toml").write_text('game = "clash"\nname = "Printed tiles"\nsource = "rulebook"\n')
    (tmp_path / "tiles.toml").write_text(tiles.replace('en = "Banker"', 'en = "Financier"'), "utf-8")
    result = run("pack", "check", tmp_path)
    assert result.exit_code == 0, result.output
    assert "tile banker" in result.stdout
    (tmp_path / "tiles.toml").write_text(tiles.replace('set = "mcworld"', 'set = "nowhere"', 1), "utf-8")
    fails(run("pack", "check", tmp_path), "tiles.toml", "'set'", "nowhere")
