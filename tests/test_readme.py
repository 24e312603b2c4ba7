"""What the README says works: its Python runs, its commands exist with these options, its pictures are current."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.make_pictures import SHOWN, picture

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\./theatrum (?!\s*#)(.*?)(?:\s+#.*)?$", README, re.MULTILINE)
QUICK = {
    "fuzz clash --matches 1000": "fuzz clash --matches 3",
    "bench": "bench --seconds 0.1",
    "watch penguins --seat expert:300 --seat novice --delay 0.5 --save game.json": (
        "watch penguins --seat expert:3 --seat novice --delay 0 --save game.json"
    ),
}
"""The same commands with less to do, so that the test is quick."""


def run(command: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "theatrum.cli", *shlex.split(command)]
    return subprocess.run(words, cwd=folder, input=typed, capture_output=True, text=True, timeout=300, check=False)


def test_the_python_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    assert (tmp_path / "game.json").is_file()


def test_the_commands_of_the_readme_work(tmp_path: Path) -> None:
    assert len(COMMANDS) == 11
    for command in COMMANDS:
        done = run(QUICK.get(command, command), tmp_path, typed="quit\n")
        assert done.returncode == 0, f"{command}: {done.stderr}"
    assert len(list((tmp_path / "pictures").glob("*.png"))) > 20


def test_every_link_of_the_readme_and_the_docs_leads_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("name", SHOWN)
def test_the_pictures_of_the_readme_are_current(name: str) -> None:
    shown = (ROOT / "docs" / "pictures" / f"{name}.svg").read_text("utf-8")
    assert shown == picture(name, *SHOWN[name]) + "\n", "run: .venv/bin/python scripts/make_pictures.py"
