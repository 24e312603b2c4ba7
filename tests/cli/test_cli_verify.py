"""``theatrum replay --verify``: dice and shuffles were honest, or it is said what was not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import theatrum
from tests.cli.cli_help import fails, run, short_match
from theatrum.engine.record import Promise

SALT = "5f4dcc3b5aa765d61d8327deb882cf99"


def write(folder: Path, *, promised: int | None = None, **change: Any) -> Path:
    """Save the record of a short match: as it is, with a promise about this seed, or edited."""
    record = short_match().record()
    if promised is not None:
        record = replace(record, promise=Promise.about(promised, SALT))
    file = folder / "match.json"
    file.write_text(json.dumps(json.loads(record.json()) | change))
    return file


SEED = 3
SHOWN = Promise.about(SEED, SALT).hash


def test_a_record_without_a_promise_follows_from_its_seed(tmp_path: Path) -> None:
    result = run("replay", write(tmp_path), "--verify")
    assert result.exit_code == 0, result.output
    moves, draws = len(short_match().moves()), short_match().state.rolls
    assert (moves, draws) == (24, 1)
    told = "Honest: 24 moves and 1 draw of chance follow from seed 3; the record carries no promise.\n"
    assert result.stdout == told


def test_a_record_that_carries_its_promise(tmp_path: Path) -> None:
    result = run("replay", write(tmp_path, promised=SEED), "--verify")
    assert result.exit_code == 0, result.output
    assert "the promise in the record is kept" in result.stdout


@pytest.mark.parametrize("shown", [SHOWN, SHOWN.upper()])
def test_the_promise_that_was_shown_is_kept(tmp_path: Path, shown: str) -> None:
    for flag in ((), ("--verify",)):
        result = run("replay", write(tmp_path, promised=SEED), *flag, "--promise", shown)
        assert result.exit_code == 0, result.output
        assert "the promise you were shown is kept" in result.stdout


def test_in_polish(tmp_path: Path) -> None:
    def said(*more: str, promised: int | None = None) -> str:
        result = run("replay", write(tmp_path, promised=promised), "--verify", "--lang", "pl", *more)
        assert result.exit_code == 0, result.output
        assert result.stdout.count("\n") == 1
        return str(result.stdout)

    assert said() == "Uczciwie: 24 ruchy i 1 losowanie zgodnie z ziarnem 3; zapis nie zawiera obietnicy.\n"
    assert "obietnicy z zapisu dotrzymano" in said(promised=SEED)
    assert "pokazanej ci obietnicy dotrzymano" in said("--promise", SHOWN, promised=SEED)
    fails(run("replay", write(tmp_path, promised=4), "--verify", "--lang", "pl"), "nieuczciwie: ziarno 3 nie jest tym")
    fails(run("replay", write(tmp_path, seed=4), "--verify", "--lang", "pl"), "niedozwolony")


def test_as_json(tmp_path: Path) -> None:
    told = json.loads(run("replay", write(tmp_path, promised=SEED), "--promise", SHOWN, "--json").stdout)
    assert told.pop("draws") > 0
    moves = len(short_match().moves())
    assert told == {"honest": True, "seed": SEED, "moves": moves, "promise": SHOWN, "shown": True}
    assert json.loads(run("replay", write(tmp_path), "--verify", "--json").stdout)["promise"] is None


def test_whatever_is_not_honest_fails_in_one_line(tmp_path: Path) -> None:
    other = Promise.about(4, SALT).hash
    fails(run("replay", write(tmp_path, promised=4), "--verify"), "not honest: the seed 3 is not the one")
    fails(run("replay", write(tmp_path, promised=SEED, salt="00"), "--verify"), "not honest")
    fails(run("replay", write(tmp_path, promised=SEED), "--promise", other), "not honest: the promise you were shown")
    fails(run("replay", write(tmp_path), "--promise", SHOWN), "carries no promise")
    fails(run("replay", write(tmp_path, promised=SEED), "--promise", "abc"), "64 hexadecimal digits, not 'abc'")
    fails(run("replay", write(tmp_path, promised=SEED), "--promise", ""), "64 hexadecimal digits")
    fails(run("replay", write(tmp_path, seed=4), "--verify"), "illegal")
    fails(run("replay", write(tmp_path, hash="0" * 32), "--verify"), "edited or diverges")
    fails(run("replay", write(tmp_path, promise=7, salt=SALT), "--verify"), "'promise' is missing or wrong")
    fails(run("replay", write(tmp_path, promise=SHOWN), "--verify"), "'salt' is missing or wrong")


def test_one_die_changed_is_found(tmp_path: Path) -> None:
    """A server that plays on with other dice than its seed gives writes a record that does not replay."""
    match = theatrum.new("penguins", seed=3)
    match.state.rng ^= 1
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.options(seat)[0])
    file = tmp_path / "match.json"
    match.record().save(file)
    fails(run("replay", file, "--verify"))
