"""The launchers at the root of the repository, tried with a make-believe Python that writes down what it is asked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PYTHON = """#!/bin/bash
# Acts as a Python: writes down each call, makes environments and installs by copying itself, runs -c for real.
echo "$*" >>"$CALLS"
case $1 in
    -I | -c) exec "{real}" "$@" ;;
esac
case "$1 $2" in
    "-m venv")
        mkdir -p "$3/bin"; cp "$0" "$3/bin/python"
        if [ -e "$INTERRUPT_VENV" ]; then kill -9 $PPID; fi ;;
    "-m pip")
        if [ "$3" = install ]; then
            [ -e "$OFFLINE" ] && exit 1
            if [ -e "$INTERRUPT_PIP" ]; then kill -9 $PPID; fi
            printf '#!/bin/bash\\necho "theatrum in $PWD:" "$@"; exit ${{CODE:-0}}\\n' >"$(dirname "$0")/theatrum"
            chmod +x "$(dirname "$0")/theatrum"
        else
            [ -e "$(dirname "$0")/python" ]
        fi ;;
esac
"""


class Clone:
    """A fresh clone of the launchers, with only a make-believe Python on the path."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a clone"
        self.root.mkdir()
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        for name in ("theatrum", "test", "pyproject.toml"):
            shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / "scripts", self.root / "scripts")
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.calls = folder / "calls"
        self.signs = folder / "signs"
        self.signs.mkdir()
        for tool in ("bash", "env", "cat", "cksum", "dirname", "readlink", "rm", "mv", "mkdir", "cp", "chmod", "grep"):
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.add_python("python3")

    def add_python(self, name: str, real: str = sys.executable) -> None:
        (self.bin / name).write_text(PYTHON.format(real=real))
        (self.bin / name).chmod(0o755)

    def set(self, sign: str, on: bool = True) -> None:
        """Let something go wrong from now on, or no longer."""
        path = self.signs / sign
        path.touch() if on else path.unlink()

    def run(self, *args: str, by: Path | None = None, code: str = "0") -> subprocess.CompletedProcess[str]:
        """Run a launcher from another folder; calls of Python are counted anew."""
        self.calls.write_text("")
        signs = {name: str(self.signs / name) for name in ("INTERRUPT_VENV", "INTERRUPT_PIP", "OFFLINE")}
        env = {"PATH": str(self.bin), "CALLS": str(self.calls), "CODE": code, **signs}
        command = [str(by or self.root / "theatrum"), *args]
        return subprocess.run(command, cwd=self.elsewhere, env=env, capture_output=True, text=True, check=False)

    def asked(self, what: str) -> list[str]:
        return [line for line in self.calls.read_text().splitlines() if what in line]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_the_first_run_sets_up_and_the_second_does_nothing(clone: Clone) -> None:
    first = clone.run("games", "--lang", "pl")
    assert first.returncode == 0, first.stderr
    assert first.stdout == f"theatrum in {clone.elsewhere}: games --lang pl\n"
    assert clone.asked("-m venv")
    (install,) = clone.asked("pip install")
    assert install.endswith(f"--editable {clone.root}[table]")
    assert "making .venv" in first.stderr
    second = clone.run("games")
    assert second.stdout == f"theatrum in {clone.elsewhere}: games\n"
    assert second.stderr == ""
    assert not clone.asked("-m")


def test_arguments_and_exit_code_pass_through(clone: Clone) -> None:
    clone.run()
    done = clone.run("a b", "", "*", "$HOME", code="7")
    assert done.returncode == 7
    assert done.stdout == f"theatrum in {clone.elsewhere}: a b  * $HOME\n"


def test_through_symlinks(clone: Clone) -> None:
    clone.run()
    first = clone.elsewhere / "absolute"
    first.symlink_to(clone.root / "theatrum")
    second = clone.elsewhere / "relative"
    second.symlink_to(Path("absolute"))
    done = clone.run("games", by=second)
    assert done.returncode == 0, done.stderr
    assert "games" in done.stdout
    assert not clone.asked("-m")


def test_changed_requirements_are_installed_into_the_same_environment(clone: Clone) -> None:
    clone.run()
    with (clone.root / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    done = clone.run()
    assert done.returncode == 0
    assert clone.asked("pip install")
    assert not clone.asked("-m venv")
    clone.run()
    assert not clone.asked("pip install")


def test_both_launchers_share_an_environment_without_quarrelling(clone: Clone) -> None:
    clone.run()
    assert clone.run(by=clone.root / "test").returncode == 0
    (install,) = clone.asked("pip install")
    assert install.endswith("[dev]")
    assert not clone.asked("-m venv")
    clone.run()
    assert not clone.asked("pip")
    clone.run(by=clone.root / "test")
    assert not clone.asked("pip")


def test_what_the_tests_need_is_enough_to_play(clone: Clone) -> None:
    clone.run(by=clone.root / "test")
    clone.run()
    assert not clone.asked("pip")


@pytest.mark.parametrize("sign", ["INTERRUPT_VENV", "INTERRUPT_PIP"])
def test_an_interrupted_set_up_is_done_again(sign: str, clone: Clone) -> None:
    clone.set(sign)
    assert clone.run().returncode != 0
    clone.set(sign, False)
    done = clone.run("games")
    assert done.returncode == 0, done.stderr
    assert clone.asked("pip install")
    assert "games" in done.stdout


def test_without_a_network_it_says_so_and_tries_again_next_time(clone: Clone) -> None:
    clone.set("OFFLINE")
    done = clone.run()
    assert done.returncode == 1
    assert "could not install" in done.stderr
    clone.set("OFFLINE", False)
    assert clone.run().returncode == 0


def test_an_environment_whose_python_is_gone_is_made_anew(clone: Clone) -> None:
    clone.run()
    (clone.root / ".venv" / "bin" / "python").unlink()
    done = clone.run("games")
    assert done.returncode == 0, done.stderr
    assert clone.asked("-m venv")


def test_a_clone_that_was_moved_is_set_up_anew(clone: Clone) -> None:
    clone.run()
    clone.root = clone.root.rename(clone.root.parent / "moved")
    done = clone.run("games")
    assert done.returncode == 0, done.stderr
    assert clone.asked("-m venv")


def test_a_newer_python_is_found_beside_an_old_one(clone: Clone) -> None:
    (clone.bin / "python3").write_text("#!/bin/bash\nexit 1\n")
    clone.add_python("python3.12")
    assert clone.run().returncode == 0


def test_no_python_at_all(clone: Clone) -> None:
    (clone.bin / "python3").unlink()
    done = clone.run()
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer" in done.stderr
    assert not (clone.root / ".venv").exists()


def test_a_python_without_venv(clone: Clone) -> None:
    (clone.bin / "python3").write_text('#!/bin/bash\n[ "$1" = -I ] && echo 3.12.1 || exit 1\n')
    done = clone.run()
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert not (clone.root / ".venv").exists()


def test_two_first_runs_at_once_set_up_once(clone: Clone) -> None:
    clone.calls.write_text("")
    signs = {name: str(clone.signs / name) for name in ("INTERRUPT_VENV", "INTERRUPT_PIP", "OFFLINE")}
    env = {"PATH": str(clone.bin), "CALLS": str(clone.calls), **signs}
    both = [subprocess.Popen([str(clone.root / "theatrum")], env=env, stdout=subprocess.PIPE) for _ in range(2)]
    for process in both:
        assert b"theatrum in" in process.communicate()[0]
        assert process.returncode == 0
    assert len(clone.asked("pip install")) == 1


def test_the_tests_run_everything_and_give_arguments_only_to_pytest(clone: Clone) -> None:
    done = clone.run("-k", "undo", by=clone.root / "test")
    steps = [line.removeprefix("▸ ") for line in done.stdout.splitlines()]
    folders = "src tests benchmarks"
    assert steps == [f"ruff check {folders}", f"ruff format --check {folders}", "mypy", "pytest -n auto -k undo"]
    assert [line for step in steps for line in clone.asked(f"-m {step}")] == [f"-m {step}" for step in steps]


def test_a_browser_is_asked_for_where_there_is_none_and_none_is_installed(clone: Clone) -> None:
    done = clone.run(by=clone.root / "test")
    assert done.returncode == 0, done.stderr
    assert "no Chromium found" in done.stderr
    assert "THEATRUM_CHROMIUM" in done.stderr
    (clone.bin / "chromium").symlink_to(clone.bin / "bash")
    assert clone.run(by=clone.root / "test").stderr == ""


def test_debians_browser_is_installed_by_root_once(clone: Clone) -> None:
    """Only where the test is run by root, as in most containers; elsewhere it must not be tried."""
    apt = clone.bin / "apt-get"
    apt.write_text(f'#!/bin/bash\necho "apt-get $*" >>"$CALLS"\ncp "{clone.bin}/bash" "{clone.bin}/chromium"\n')
    apt.chmod(0o755)
    clone.run(by=clone.root / "test")
    assert clone.asked("apt-get") == (["apt-get install -y -qq chromium"] if os.geteuid() == 0 else [])
    clone.run(by=clone.root / "test")
    assert not clone.asked("apt-get")


def test_continuous_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text().rstrip().endswith("exec ./test")
