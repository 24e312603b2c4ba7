"""Help and errors of usage, which are Typer's own in English and ours in Polish."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from tests.cli.cli_help import ENGLISH, fails, run
from theatrum.cli import polish
from theatrum.cli.app import app

POLAND = {"LANG": "pl_PL.UTF-8"}
Path = tuple[str, ...]


def tree(command: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """List a command and all commands under it, each with the words that call it."""
    yield path, command
    for name, under in getattr(command, "commands", {}).items():
        yield from tree(under, (*path, name))


COMMANDS: dict[Path, Any] = dict(tree(get_command(app)))
every_command = pytest.mark.parametrize("path", COMMANDS, ids=" ".join)


def one_line(text: str) -> str:
    return " ".join(text.split())


# --- every text ------------------------------------------------------------------------------------------------


@every_command
def test_every_command_and_parameter_has_polish_help(path: Path) -> None:
    command = COMMANDS[path]
    english = {"help": command.help} | {polish.key_of(param): param.help for param in command.params}
    for key, text in english.items():
        assert polish.help_of(path, key), f"polish.toml: no {key!r} of {path}"
        assert polish.help_of(path, key) != text


@every_command
def test_everything_that_stands_for_a_value_has_a_polish_name(path: Path) -> None:
    for param in COMMANDS[path].params:
        if not getattr(param, "is_flag", False):
            assert (param.metavar or polish.key_of(param)) in polish.texts()["metavars"]


def test_no_polish_text_is_left_over() -> None:
    shown = {" ".join(path) or "theatrum": command for path, command in COMMANDS.items()}
    keys = {name: {"help", *map(polish.key_of, command.params)} for name, command in shown.items()}
    keys["common"] = set().union(*keys.values())
    for name, texts in polish.texts()["help"].items():
        assert set(texts) <= keys[name], name
    used = {name for command in shown.values() for param in command.params for name in (param.metavar, *param.opts)}
    assert set(polish.texts()["metavars"]) - used == {"[OPTIONS]", "COMMAND [ARGS]..."}


# --- help ------------------------------------------------------------------------------------------------------


@every_command
def test_polish_help_has_nothing_english(path: Path) -> None:
    told = run(*path, "--help", env=POLAND)
    assert told.exit_code == 0
    assert told.stdout.startswith("Użycie: ")
    for word in ("Usage", "Options:", "Arguments:", "Commands:", "OPTIONS", "COMMAND", "ARGS", "GAME", "FILE", "DIR"):
        assert word not in told.stdout
    for word in ("Show this message", "default", "required", "<str>", "<path>", "range", "RANGE"):
        assert word not in told.stdout
    command = COMMANDS[path]
    for english in (command.help, *(param.help for param in command.params)):
        assert one_line(english) not in one_line(told.stdout)
    for key in ("help", *map(polish.key_of, command.params)):
        assert one_line(polish.help_of(path, key) or "?") in one_line(told.stdout)


def test_polish_help_says_what_typer_adds() -> None:
    told = run("fuzz", "--help", env=POLAND).stdout
    assert " fuzz [OPCJE] " in told.splitlines()[0]
    for said in (
        "Argumenty: GRA Nazwa gry; `theatrum games` wylicza wszystkie. [wymagane]",
        "Opcje: -n, --matches N Liczba rozgrywek. [domyślnie: 100; x>=1]",
        "-h, --help Pokazuje tę pomoc i kończy.",
    ):
        assert said in one_line(told)


def test_the_commands_are_listed_in_polish_and_in_full() -> None:
    lines = run("--help", env=POLAND).stdout.splitlines()
    listed = [line.split(maxsplit=1) for line in lines[lines.index("Polecenia:") + 1 :]]
    assert [name for name, _ in listed] == [path[0] for path in COMMANDS if len(path) == 1]
    for name, help in listed:
        assert help == (polish.help_of((name,), "help") or "").split("\n")[0]


@pytest.mark.parametrize(
    "args",
    [
        ("--lang", "pl", "play", "--help"),
        ("--lang=pl", "play", "--help"),
        ("play", "--lang", "pl", "-h"),
        ("play", "--help", "--lang=pl"),
    ],
)
def test_the_language_of_help_may_stand_anywhere(args: tuple[str, ...]) -> None:
    assert run(*args).stdout == run("play", "--help", env=POLAND).stdout != run("play", "--help").stdout


def test_english_is_untouched() -> None:
    before = run("serve", "--help").stdout
    assert run("serve", "--help", env=POLAND).stdout != before
    assert run("serve", "--help").stdout == before == run("serve", "--help", "--lang", "en", env=POLAND).stdout
    for word in ("Usage: ", "[OPTIONS]", "Options:", "[default: 8000;", "Show this message and exit."):
        assert word in before


def test_a_text_that_is_not_translated_stays_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(polish.texts(), "help", {"common": {}})
    told = run("play", "--help", env=POLAND).stdout
    assert told.startswith("Użycie: ")
    assert "Go on with a saved match." in told


def test_polish_help_needs_neither_rich_nor_fluent() -> None:
    code = (
        "import sys\nfrom theatrum.cli import main\nsys.argv = ['theatrum', '--help', '--lang', 'pl']\n"
        "try:\n    main()\nexcept SystemExit:\n    print([n for n in ('rich', 'fluent') if n in sys.modules])"
    )
    env = ENGLISH | {"PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=env, check=True)
    assert done.stdout.startswith("Użycie: theatrum [OPCJE] POLECENIE")
    assert done.stdout.splitlines()[-1] == "[]"


# --- errors of usage -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said", "english"),
    [
        ("play --oops", "nie ma opcji --oops", "No such option"),
        ("play --optoin x", "nie ma opcji --optoin; czy chodziło o --option?", "--option"),
        ("play -x", "nie ma opcji -x", "No such option"),
        ("play --load", "opcja --load wymaga wartości: --load PLIK", "requires an argument"),
        ("play clash -o", "opcja -o wymaga wartości: -o NAZWA=WARTOŚĆ", "requires an argument"),
        ("games --json=yes", "opcja --json nie przyjmuje wartości", "does not take a value"),
        ("watch", "brakuje argumentu GRA", "Missing argument 'GAME'"),
        ("pack check", "brakuje argumentu FOLDER", "Missing argument 'DIR'"),
        ("games one", "za dużo argumentów; zbędne: one", "Got unexpected extra argument"),
        ("games one two", "za dużo argumentów; zbędne: one two", "Got unexpected extra argument"),
        ("watch clash --seed abc", "--seed to liczba całkowita, a nie 'abc'", "Invalid value for '--seed'"),
        ("serve --port 99999", "--port to liczba całkowita od 0 do 65535, a nie 99999", "Invalid value for '--port'"),
        ("fuzz clash -n 0", "--matches to liczba całkowita od 1 wzwyż, a nie 0", "Invalid value for '--matches'"),
        ("serve --pace fast", "--pace to liczba od 0 do 60, a nie 'fast'", "Invalid value for '--pace'"),
        ("dance", "nie ma polecenia 'dance' ", "No such command 'dance'"),
        ("pack chekc", "nie ma polecenia 'chekc'; czy chodziło o check?", "No such command 'chekc'"),
        ("pack", "brakuje polecenia; możliwe: check", "Missing command"),
    ],
)
def test_errors_of_usage_are_said_in_the_language_spoken(command: str, said: str, english: str) -> None:
    told = run(*command.split(), env=POLAND)
    path = max((path for path in COMMANDS if command.split()[: len(path)] == list(path)), key=len)
    fails(told, said, " ".join(("", *path, "--help)")))
    assert english not in told.stderr or english.startswith("-")
    told = run(*command.split())
    fails(told, english)
    assert said not in told.stderr


def test_the_language_of_an_error_may_stand_anywhere() -> None:
    for args in (("--lang", "pl", "play", "--oops"), ("play", "--oops", "--lang=pl"), ("dance", "--lang", "pl")):
        fails(run(*args), "nie ma ")


def test_what_was_typed_does_not_steer_the_terminal() -> None:
    fails(run("games", "--\x1b[2Joops", env=POLAND), "nie ma opcji --?[2Joops")


def test_an_error_that_nobody_foresaw_keeps_its_own_words() -> None:
    class UsageError(Exception):
        message = "The moon is wrong."

    class BadParameter(UsageError):
        """One that says nothing of its parameter."""

    assert polish.explain(UsageError()) is None
    assert polish.explain(BadParameter()) is None
    assert polish.explain(Exception()) is None
