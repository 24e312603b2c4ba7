"""Content and packs: a wrong file is refused with file, entry and field; a right one changes the game."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import theatrum

CLASH = Path(theatrum.__file__).parent / "games" / "clash"
HEAD = 'game = "clash"\nname = "My box"\nsource = "reconstructed"\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(HEAD)
    shutil.copy(CLASH / "tiles.toml", folder)
    return folder


def edit(pack: Path, old: str, new: str) -> None:
    text = (pack / "tiles.toml").read_text("utf-8")
    assert old in text
    (pack / "tiles.toml").write_text(text.replace(old, new, 1), "utf-8")


def test_a_pack_changes_the_content_and_the_record_insists_on_it(pack: Path, tmp_path: Path) -> None:
    edit(pack, 'en = "UN"', 'en = "Blue helmets"')
    m = theatrum.new("clash", seed=1, pack=pack)
    token = m.game.vocabulary.number("tile:un")
    assert m.game.label(token, "en") == "Blue helmets"
    assert theatrum.game("clash").label(token, "en") == "UN"
    m.record().save(tmp_path / "game.json")
    assert theatrum.load(tmp_path / "game.json", pack=pack).hash() == m.hash()
    with pytest.raises(theatrum.Unreadable, match="--pack"):
        theatrum.load(tmp_path / "game.json")
    edit(pack, 'en = "Blue helmets"', 'en = "Peacekeepers"')
    with pytest.raises(theatrum.Unreadable, match="played with pack"):
        theatrum.load(tmp_path / "game.json", pack=pack)


def test_a_pack_can_correct_where_the_dots_are(pack: Path) -> None:
    edit(pack, 'dots = ["w", "e"]', 'dots = ["n", "s"]')
    tiles = theatrum.game("clash", pack).tiles  # type: ignore[attr-defined]
    assert tiles.marked[tiles.number("un")][0][4] == (1, 7)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('effect = "destroy"', 'effect = "explode"', r"tiles\.toml, tile president, field 'effect': is 'explode'"),
        ('effect = "destroy"\n', "", "tile president, field 'effect': is missing"),
        ('dots = "all"', 'dots = "some"', "tile president, field 'dots': is 'some'"),
        ('dots = "all"', 'dots = ["n", "up"]', "tile president, field 'dots': has 'up'"),
        ('dots = "all"', "dots = 8", "tile president, field 'dots': is 8"),
        ('dots = "all"', "dots = []", "tile president, field 'dots': is empty"),
        ('dots = "all"', 'dots = ["w", "n", "w"]', "tile president, field 'dots': w stands there twice"),
        (
            'kind = "immediate"',
            'kind = "permanent"',
            "tile president, field 'effect': is 'destroy'; it must be one of safety",
        ),
        (
            'id = "president"',
            'id = "The president"',
            "field 'id': is 'The president'; it must be a name of small letters",
        ),
        ('kind = "immediate"', 'kind = "instant"', "tile president, field 'kind': is 'instant'"),
        ('set = "mcworld"', 'set = "jihad"', "the set 'mcworld' must have 7 tiles, not 6"),
        ('id = "president"', 'id = "leader"', "two entries called 'leader'"),
        ('id = "president"', 'id = ["president"]', "field 'id': is \\['president'\\]"),
        ('en = "President"', 'en = ""', "tile president, field 'en': is empty"),
        ('en = "President"', 'en = "President"\ncolour = "blue"', "tile president, field 'colour': is not known"),
        ('source = "rulebook"', 'source = "a friend"', "tile mustafa, field 'source': is 'a friend'"),
        ("[[tile]]", "[[tile", "not valid TOML"),
    ],
)
def test_a_wrong_entry_is_named_exactly(pack: Path, old: str, new: str, message: str) -> None:
    edit(pack, old, new)
    with pytest.raises(theatrum.Unreadable, match=message) as caught:
        theatrum.new("clash", pack=pack)
    assert "\n" not in str(caught.value)


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(theatrum.Unreadable, match="no pack folder"):
        theatrum.new("clash", pack=tmp_path / "none")
    with pytest.raises(theatrum.Unreadable, match=r"no pack\.toml"):
        theatrum.new("clash", pack=tmp_path)
    (tmp_path / "pack.toml").write_text(HEAD.replace("clash", "penguins"))
    with pytest.raises(theatrum.Unreadable, match="not for clash"):
        theatrum.new("clash", pack=tmp_path)


def test_options_are_checked_by_name_value_and_sense() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"colour": "red"}, "no option 'colour'"),
        ({"variant": "chess"}, "'variant' cannot be 'chess'; it takes standard, beginner"),
        ({"putsch": 1}, "'putsch' cannot be 1; it takes on, off"),
        ({"games": 5}, "'games' goes with series=points"),
        ({"games": 99, "series": "points"}, "it takes 1 to 21"),
        ({"seats": 3}, "played by 2, not by 3"),
        ({"seats": "2"}, "not by '2'"),
    ]
    for given, message in cases:
        with pytest.raises(ValueError, match=message):
            theatrum.new("clash", **given)
    assert theatrum.new("clash", putsch="off", games="5", series="points").setup is not None


def test_unknown_games_are_answered_with_the_nearest() -> None:
    with pytest.raises(theatrum.Unreadable, match="did you mean clash"):
        theatrum.new("clsh")


def test_unknown_languages_and_rules_are_refused() -> None:
    m = theatrum.new("clash")
    with pytest.raises(theatrum.Unreadable, match="no language 'de'"):
        m.log(0, "de")
    with pytest.raises(theatrum.Unreadable, match="no rule 'CL-99'"):
        m.game.rulebook["CL-99"]
