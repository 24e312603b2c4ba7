"""What the tests of the terminal share: running a command, and a short match to run it on."""

from __future__ import annotations

from random import Random
from typing import Any

from typer.testing import CliRunner

import theatrum
from theatrum.cli.app import app

ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", "COLUMNS": "100", "FORCE_COLOR": ""}
SHORT = ("-o", "variant=beginner", "-o", "series=single")


def run(*args: object, typed: str | None = None, env: dict[str, str] | None = None) -> Any:
    """Run the command line in this process, in English unless told otherwise."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=ENGLISH | (env or {}))


def fails(result: Any, *words: str, code: int = 2) -> None:
    """Check that a command failed the way all of them do: one clear line, nothing else, no traceback."""
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("theatrum: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    for word in words:
        assert word in result.stderr


def short_match(seed: int = 3, moves: int | None = None) -> theatrum.Match:
    """Play a short match of CLASH at random, to its end or for so many moves."""
    match = theatrum.new("clash", seed=seed, variant="beginner", series="single")
    chance = Random(seed)
    while not match.over and (moves is None or len(match.moves()) < moves):
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.options(seat)))
    return match
