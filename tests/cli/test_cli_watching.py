"""Watching bots, stepping through records, and turning records into pictures."""

from __future__ import annotations

import builtins
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import theatrum
from tests.cli.cli_help import SHORT, fails, run, short_match
from tests.cli.picking_game import Picking
from theatrum.cli.replay import Viewer, all_steps, step_to
from theatrum.cli.talk import Talk

BOTS = ("--seat", "random", "--seat", "novice")


@pytest.fixture
def picking() -> Iterator[None]:
    """Register the little game with secrets for one test."""
    theatrum.register("picking", Picking)
    yield
    theatrum.unregister("picking")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished short match, saved."""
    file = tmp_path / "match.json"
    short_match().record().save(file)
    return file


# --- watch -----------------------------------------------------------------------------------------------------


def test_at_the_end_a_seat_is_named_with_the_part_it_took() -> None:
    said = run("watch", "world_order", "--seat", "random", "--seat", "random", "--seed", 1, "--lang", "pl").stdout
    assert re.search(r"★ +\d+  Gracz \d \((USA|UE|Rosja|Chiny)\)\n", said)


def test_watch_shows_every_move_and_the_end(tmp_path: Path) -> None:
    file = tmp_path / "watched.json"
    result = run("watch", "clash", *SHORT, *BOTS, "--seed", 2, "--save", file)
    assert result.exit_code == 0, result.output
    match = theatrum.load(file)
    assert match.over
    last = len(match.moves())
    assert f"\n{last}. " in result.stdout
    assert f"\n{last + 1}. " not in result.stdout
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.text("en") in " ".join(result.stdout.split())


def test_watch_speaks_polish() -> None:
    said = run("watch", "clash", *SHORT, *BOTS, "--seed", 2, "--lang", "pl").stdout
    assert "ziarno 2" in said
    assert "Partia 1 z 1" in said


def test_watch_as_json_is_the_same_match(tmp_path: Path) -> None:
    file = tmp_path / "watched.json"
    told = json.loads(run("watch", "clash", *SHORT, *BOTS, "--seed", 2, "--json", "--save", file).stdout)
    match = theatrum.load(file)
    assert told["hash"] == match.hash()
    assert told["bots"] == ["random", "novice"]
    assert [(move["seat"], move["token"]) for move in told["moves"]] == list(match.record().moves)
    outcome = match.outcome()
    assert outcome is not None
    assert told["outcome"]["scores"] == list(outcome.scores)


def test_the_same_seed_is_the_same_match() -> None:
    args = ("watch", "clash", *SHORT, "--seat", "expert:20", "--seat", "random", "--seed", 9, "--json")
    assert run(*args).stdout == run(*args).stdout


@pytest.mark.usefixtures("picking")
def test_an_onlooker_does_not_see_secret_choices() -> None:
    public = run("watch", "picking", *BOTS, "--seed", 1).stdout
    own = run("watch", "picking", *BOTS, "--seed", 1, "--from", 0).stdout
    assert public.count("chooses secretly") == 4
    assert own.count("chooses secretly") == 2
    assert "You keep" in own
    assert "You keep" not in public


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["nosuch"], "nosuch"),
        (["clash", "--seat", "human"], "theatrum play"),
        (["clash", "--seat", "wizard"], "wizard"),
        (["clash", "--from", "5"], "no seat 5"),
        (["clash", "--from", "-1"], "no seat -1"),
        (["clash", "--delay", "-1"], "--delay"),
        (["clash", "--save", "/nowhere/at/all/x.json"], "/nowhere/at/all"),
        (["clash", "--seats", "5"], "5"),
        (["clash", "-o", "x=y"], "'x'"),
        (["clash", "--pack", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_bad_input_to_watch(args: list[str], word: str) -> None:
    result = run("watch", *args)
    fails(result, word)
    assert result.stdout == ""


# --- replay ----------------------------------------------------------------------------------------------------


def test_replay_prints_the_whole_log_into_a_pipe(record: Path) -> None:
    match = theatrum.load(record)
    said = " ".join(run("replay", record).stdout.split())
    for line in match.log(None, "en"):
        assert str(line) in said
    assert f" {len(match.moves())}. " in said


def test_replay_in_polish(record: Path) -> None:
    said = " ".join(run("replay", record, "--lang", "pl").stdout.split())
    assert str(theatrum.load(record).log(None, "pl")[-1]) in said


def test_an_unfinished_match_says_so(tmp_path: Path) -> None:
    short_match(moves=3).record().save(tmp_path / "short.json")
    assert "The match is not finished." in run("replay", tmp_path / "short.json").stdout


def test_replay_as_json(record: Path) -> None:
    match = theatrum.load(record)
    told = json.loads(run("replay", record, "--json").stdout)
    assert [(move["seat"], move["token"]) for move in told["moves"]] == list(match.record().moves)
    assert told["moves"][-1]["hash"] == match.hash()
    lines = [line["text"] for part in (told["opening"], *(move["log"] for move in told["moves"])) for line in part]
    assert lines == [line.text for line in match.log(None, "en")]


@pytest.mark.usefixtures("picking")
def test_replay_from_a_seat_keeps_the_others_secrets(tmp_path: Path) -> None:
    file = tmp_path / "secret.json"
    run("watch", "picking", *BOTS, "--seed", 1, "--save", file)
    assert run("replay", file).stdout.count("chooses secretly") == 4
    seen = run("replay", file, "--view", 1).stdout
    assert seen.count("chooses secretly") == 2
    assert "You keep" in seen


@pytest.mark.parametrize(
    ("typed", "at", "goes"),
    [
        ("", 0, 1),
        ("b", 3, 2),
        ("B", 0, 0),
        ("wstecz", 3, 2),
        ("7", 0, 7),
        ("99", 0, 9),
        ("9" * 50, 0, 9),
        ("", 9, None),
        ("q", 0, None),
        ("koniec", 0, None),
        ("x", 0, -1),
        ("-3", 0, -1),
        ("²", 0, -1),
    ],
)
def test_where_a_key_leads(typed: str, at: int, goes: int | None) -> None:
    assert step_to(typed, at, 9) == goes


def test_stepping_back_and_forth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What a person types is played to the viewer; it shows each step once, and leaves at the end of the input."""
    keys = iter(["", "", "b", "nonsense", "9999"])

    def ask(self: Talk, prompt: str) -> str:
        try:
            return next(keys)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(Talk, "ask", ask)
    steps = all_steps(short_match())
    viewer = Viewer(Talk("en"), steps, None)
    viewer.run()
    said = capsys.readouterr().out
    assert viewer.at == len(steps) - 1
    assert said.count("\n1. ") == 2
    assert said.count("\n2. ") == 1
    assert "Enter goes on" in said


# --- pictures --------------------------------------------------------------------------------------------------


def test_one_svg_per_move(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    result = run("replay", record, "--svg", folder)
    assert result.exit_code == 0, result.output
    match = theatrum.load(record)
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"{number:04}.svg" for number in range(len(match.moves()) + 1)]
    assert (folder / names[-1]).read_text("utf-8") == match.svg(None, "en")
    assert (folder / names[0]).read_text("utf-8") != match.svg(None, "en")
    ElementTree.fromstring((folder / names[0]).read_text("utf-8"))
    assert f"{len(names)} pictures" in result.stdout


def test_pictures_in_polish_from_a_seat(record: Path, tmp_path: Path) -> None:
    run("replay", record, "--svg", tmp_path / "p", "--view", 1, "--lang", "pl")
    last = max((tmp_path / "p").iterdir())
    assert last.read_text("utf-8") == theatrum.load(record).svg(1, "pl")


def test_png_pictures_have_the_width_asked_for(tmp_path: Path) -> None:
    short_match(moves=2).record().save(tmp_path / "short.json")
    folder = tmp_path / "pictures"
    result = run("replay", tmp_path / "short.json", "--png", folder, "--width", 300)
    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in folder.iterdir()) == ["0000.png", "0001.png", "0002.png"]
    head = (folder / "0002.png").read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20], "big") == 300


def test_pictures_of_a_longer_match_do_not_stay_behind(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    run("replay", record, "--svg", folder)
    short_match(moves=1).record().save(tmp_path / "short.json")
    told = json.loads(run("replay", tmp_path / "short.json", "--svg", folder, "--json").stdout)
    assert told["pictures"] == {str(folder): 2}
    assert sorted(path.name for path in folder.iterdir()) == ["0000.svg", "0001.svg"]


def test_a_folder_with_other_files_is_left_alone(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "holiday"
    folder.mkdir()
    (folder / "0000.svg").write_text("old")
    (folder / "beach.png").write_text("sand")
    for kind in ("--svg", "--png"):
        fails(run("replay", record, kind, folder), "beach.png")
    assert sorted(path.name for path in folder.iterdir()) == ["0000.svg", "beach.png"]
    assert (folder / "0000.svg").read_text() == "old"


def test_nothing_is_written_when_one_of_two_folders_is_wrong(record: Path, tmp_path: Path) -> None:
    fails(run("replay", record, "--svg", tmp_path / "fresh", "--png", record), "not a folder")
    assert not (tmp_path / "fresh").exists()


def test_without_the_package_for_png_there_is_advice(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    fails(run("replay", record, "--png", tmp_path / "p"), "theatrum[pictures]")
    assert not (tmp_path / "p").exists()


def _written(**changed: object) -> bytes:
    """Write a record by hand, with something wrong in it."""
    whole = {"theatrum": 1, "game": "clash", "seats": 2, "seed": 1, "rules_version": 1, "options": {}}
    return json.dumps({**whole, "hash": "", "moves": [], **changed}).encode()


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "cannot read"),
        (b"", "not a record"),
        (b"{}", "'theatrum' is missing"),
        (b"[1, 2]", "not a record"),
        (b"\xff\xfe\x00", "not text"),
        (b"[" * 100_000, "not a record"),
        (b'{"theatrum": 1}', "missing or wrong"),
        (_written(seed=-1), "seed"),
        (_written(moves=[5]), "move 1"),
        (_written(options={"a": []}), "'a'"),
        (_written(seats=True), "'seats'"),
        (_written(moves=["0 cell:b2"] * 3), "move"),
    ],
)
def test_what_is_no_record(content: bytes | None, word: str, tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    if content is not None:
        file.write_bytes(content)
    fails(run("replay", file, "--svg", tmp_path / "p"), word)
    assert not (tmp_path / "p").exists()


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--view", "7"], "no seat 7"),
        (["--width", "0"], "--width"),
        (["--width", "wide"], "--width"),
        (["--lang", "xx"], "xx"),
        (["--pack", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_bad_input_to_replay(args: list[str], word: str, record: Path) -> None:
    fails(run("replay", record, *args), word)


def test_a_record_without_a_file() -> None:
    fails(run("replay"), "FILE")
    fails(run("replay", "/"), "cannot read /")
