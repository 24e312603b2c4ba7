"""The walk-through of docs/your-own-game.md is executed: its files are written out, its code run, its game fuzzed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import theatrum
from theatrum import fuzzing
from theatrum.setups import all_choices

PAGE = Path(__file__).parents[1] / "docs" / "your-own-game.md"
FILE = re.compile(r"^`(goofspiel/[\w.]+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```python test\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    theatrum.unregister("goofspiel")
    sys.modules.pop("goofspiel", None)


def test_the_page_holds_a_whole_game_of_under_150_lines(written: Path) -> None:
    files = sorted(path.name for path in (written / "goofspiel").iterdir())
    assert files == ["__init__.py", "messages.en.ftl", "messages.pl.ftl", "rulebook.toml"]
    rules = (written / "goofspiel" / "__init__.py").read_text("utf-8")
    assert len([line for line in rules.splitlines() if line.strip()]) < 150


def test_what_the_page_promises_is_true(written: Path) -> None:
    blocks = CODE.findall(PAGE.read_text("utf-8"))
    assert len(blocks) == 1
    exec(compile(blocks[0], str(PAGE), "exec"), {})
    assert (written / "goofspiel.json").is_file()


def test_the_game_of_the_page_keeps_every_invariant(written: Path) -> None:
    from goofspiel import GAME  # type: ignore[import-not-found]

    theatrum.register("goofspiel", GAME)
    assert "goofspiel" in theatrum.games()
    game = theatrum.game("goofspiel")
    setups = all_choices(game)
    assert len(setups) == 33
    for seed, setup in enumerate(setups):
        assert fuzzing.fuzz_match(game, setup, seed) > 0
