"""Records: small, stable, verified; everything wrong with one is said in one line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import theatrum
from theatrum.testing import position


def finished(name: str = "clash", **options: Any) -> theatrum.Match:
    m = theatrum.new(name, seed=11, **options)
    chance = Random(1)
    while not m.over:
        seat = m.actors()[0]
        m.play(seat, chance.choice(m.tokens(seat)))
    return m


def test_a_record_leads_back_to_the_same_position(tmp_path: Path) -> None:
    for m in (finished(), finished("penguins", seats=4)):
        m.record().save(tmp_path / "game.json")
        again = theatrum.load(tmp_path / "game.json")
        assert again.hash() == m.hash()
        assert again.moves() == m.moves()
        assert theatrum.load(m.record().json()).log(0, "pl") == m.log(0, "pl")
        assert again.setup == m.setup


def test_a_half_played_match_goes_on_from_its_record() -> None:
    m = theatrum.new("penguins", seats=3, seed=2)
    m.play(1, m.options(1)[0])
    again = theatrum.load(m.record().json())
    assert again.actors() == m.actors()
    assert again.options(0) == m.options(0)


def test_a_record_may_be_read_by_whom_the_system_lets_and_begin_with_a_mark(tmp_path: Path) -> None:
    old, m, file = os.umask(0o027), finished(variant="beginner", series="single"), tmp_path / "game.json"
    try:
        m.record().save(file)
    finally:
        os.umask(old)
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    file.write_text(m.record().json(), "utf-8-sig")
    assert theatrum.load(file).hash() == m.hash()


def test_a_seed_is_drawn_and_kept_when_none_is_given() -> None:
    first, second = theatrum.new("clash"), theatrum.new("clash")
    assert first.record().setup.seed != second.record().setup.seed
    assert theatrum.load(first.record().json()).hash() == first.hash()


def broken(change: dict[str, Any]) -> str:
    data = json.loads(finished(variant="beginner", series="single").record().json())
    data.update(change)
    return json.dumps({key: value for key, value in data.items() if value is not ...})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"theatrum": ...}, "'theatrum' is missing"),
        ({"theatrum": 99}, "record format 99"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": 3}, "'game' is missing or wrong"),
        ({"seed": ...}, "'seed' is missing or wrong"),
        ({"seed": True}, "'seed' is missing or wrong"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1 << 64}, "a seed is a whole number"),
        ({"seed": 12}, "illegal|does not lead"),
        ({"seats": 5}, "played by 2"),
        ({"options": {"variant": "chess"}}, "cannot be 'chess'"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"options": []}, "'options' is missing or wrong"),
        ({"moves": "0 cell:b2"}, "'moves' is missing or wrong"),
        ({"moves": ["cell:b2"]}, "move 1 is 'cell:b2'"),
        ({"moves": [7]}, "move 1 is 7"),
        ({"moves": ["0 cell:q7"]}, "move 1.*no token"),
        ({"moves": ["9 cell:b2"]}, "move 1.*no seat"),
        ({"moves": []}, "edited or diverges"),
        ({"hash": "0" * 32}, "edited or diverges"),
        ({"pack": "abc"}, "played with pack abc, not with no pack"),
        ({"rules_version": 99, "hash": "0" * 32}, "version 99 of the rules"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(change: dict[str, Any], message: str) -> None:
    with pytest.raises(theatrum.Problem, match=message) as caught:
        theatrum.load(broken(change))
    assert "\n" not in str(caught.value)


def test_an_illegal_move_in_a_record_is_named_with_its_rule() -> None:
    data = json.loads(finished(variant="beginner", series="single").record().json())
    seat = data["moves"][0][0]
    data["moves"] = [f"{seat} cell:b2", f"{seat} support:jihad", f"{1 - int(seat)} tile:mustafa"]
    with pytest.raises(theatrum.Unreadable, match=r"move 3, . tile:mustafa, is illegal: .* \[CL-9\]"):
        theatrum.load(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\x00\x01", "[" * 100_000])
def test_files_that_are_no_records(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(theatrum.Unreadable, match="not a record"):
        theatrum.load(path)


def test_missing_unreadable_and_unwritable_files(tmp_path: Path) -> None:
    with pytest.raises(theatrum.Unreadable, match="cannot read"):
        theatrum.load(tmp_path / "none.json")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(theatrum.Unreadable, match="not text"):
        theatrum.load(tmp_path / "binary")
    with pytest.raises(theatrum.Unreadable, match="cannot write"):
        finished().record().save(tmp_path / "no" / "folder" / "game.json")


def test_a_failed_save_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = finished().record()
    record.save(path)
    before = path.read_text()

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(theatrum.Unreadable, match="No space left"):
        theatrum.new("clash", seed=1).record().save(path)
    assert path.read_text() == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_record_never_takes_the_place_of_what_is_no_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(theatrum.Unreadable, match="not an ordinary file"):
        finished().record().save(pipe)
    assert pipe.is_fifo()
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


def test_a_record_is_kept_where_a_link_leads(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    finished().record().save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert theatrum.load(tmp_path / "game.json").over


@pytest.mark.parametrize("value", ["[" * 200_000 + "]" * 200_000, "9" * 5_000], ids=["brackets", "digits"])
def test_what_is_beyond_measure_is_said_in_our_own_words(value: str) -> None:
    with pytest.raises(theatrum.Unreadable, match="beyond all measure") as caught:
        theatrum.load(f'{{"seed": {value}}}')
    assert "ponad wszelką miarę" in caught.value.text("pl")


def test_a_mistake_of_json_is_placed() -> None:
    with pytest.raises(theatrum.Unreadable, match="a mistake of JSON at line 2, column 9") as caught:
        theatrum.load('{\n "seat" 1}')
    assert "błąd JSON w wierszu 2, kolumnie 9" in caught.value.text("pl")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless files")
def test_what_never_ends_is_no_record() -> None:
    with pytest.raises(theatrum.Unreadable, match="too large"):
        theatrum.load("/dev/zero")


def test_arranged_and_imagined_matches_have_no_record() -> None:
    with pytest.raises(theatrum.Unreadable, match="arranged"):
        position("clash", board={"b2": "mustafa mcworld"}).record()
    with pytest.raises(theatrum.Unreadable, match="imagined"):
        theatrum.new("clash").imagine(0, 1).record()
