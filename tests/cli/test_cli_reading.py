"""The commands that only tell: help, games, rules, bench; and in which language."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import theatrum
from tests.cli.cli_help import ENGLISH, fails, run
from theatrum.cli.talk import Talk, choose_lang
from theatrum.engine.content import LANGS
from theatrum.engine.messages import messages_in

CLI = Path(theatrum.__file__).parent / "cli"


# --- languages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "PL"}, "pl"),
        ("en", {"LANG": "pl_PL.UTF-8"}, "en"),
        ("pl", {"LANG": "en_GB.UTF-8"}, "pl"),
    ],
)
def test_the_language_asked_for_goes_before_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], lang: str
) -> None:
    assert choose_lang(wanted, environment) == lang


def _ids(lang: str) -> list[str]:
    lines = (CLI / f"messages.{lang}.ftl").read_text("utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]


def test_both_languages_have_the_same_texts() -> None:
    assert _ids("en") == _ids("pl")
    assert len(set(_ids("en"))) == len(_ids("en"))


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_is_missing_or_unused(lang: str) -> None:
    """A text that no module names is dead; ids put together at run time begin with one of these."""
    composed = ("play-key-", "play-help-", "source-", "bench-", "verify-promise-")
    code = "\n".join(path.read_text("utf-8") for path in CLI.glob("*.py"))
    for id in _ids(lang):
        named = id.removeprefix("problem-")
        assert f'"{named}"' in code or f"'{named}'" in code or id.startswith(composed), id
        assert messages_in(CLI).has(id, lang)


@pytest.mark.parametrize(
    ("count", "ending"),
    [(1, "1 obrazek"), (3, "3 obrazki"), (5, "5 obrazków"), (22, "22 obrazki"), (112, "112 obrazków")],
)
def test_polish_plurals(count: int, ending: str) -> None:
    assert ending in Talk("pl").text("replay-written", count=count, folder="x")


# --- help ------------------------------------------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("serve", "play", "watch", "replay", "games", "rules", "fuzz", "bench", "pack"):
        assert f"\n  {command} " in result.stdout


def test_the_language_may_stand_before_the_command() -> None:
    assert run("--lang", "pl", "games").stdout == run("games", "--lang", "pl").stdout != run("games").stdout


@pytest.mark.parametrize(
    "command",
    [[], *([name] for name in ("serve", "play", "watch", "replay", "games", "rules", "fuzz", "bench", "pack"))],
)
def test_every_command_has_help(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout


def test_version() -> None:
    assert run("--version").stdout.startswith("theatrum ")


def test_the_installed_program_fails_in_one_line() -> None:
    """Once through a real process: exit code, one line on stderr, nothing on stdout."""
    command = [sys.executable, "-m", "theatrum.cli", "rules", "nosuch"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "there is no game 'nosuch'" in done.stderr


def test_help_needs_neither_rich_nor_fluent() -> None:
    """What makes ``theatrum --help`` quick: the heavy imports wait until they are needed."""
    code = (
        "import sys\nfrom theatrum.cli import main\nsys.argv = ['theatrum', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    print([n for n in ('rich', 'fluent', 'pytest') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_terminal_without_polish_letters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "theatrum.cli", "games", "--lang", "pl"]
    env = ENGLISH | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout


# --- games -----------------------------------------------------------------------------------------------------


def test_games_lists_seats_and_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "-o variant=" in result.stdout
    assert "beginner" in result.stdout
    assert "for 2 players" in result.stdout
    assert "(usual)" in result.stdout


def test_games_as_json() -> None:
    found = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert set(found) == set(theatrum.games())
    assert found["clash"]["max_seats"] == 2
    options = {option["name"]: option for option in found["clash"]["options"]}
    assert "beginner" in options["variant"]["values"]
    assert options["variant"]["text"].keys() == {"en", "pl"}


# --- rules -----------------------------------------------------------------------------------------------------


def test_the_rulebook_by_chapters() -> None:
    book = theatrum.game("clash").rulebook
    result = run("rules", "clash")
    assert result.exit_code == 0
    for id in book.rules:
        assert f" {id} " in result.stdout
    for chapter in book.chapters.values():
        assert chapter["en"] in result.stdout


def test_one_rule_in_either_language() -> None:
    rule = next(iter(theatrum.game("clash").rulebook))
    for lang in LANGS:
        shown = " ".join(run("rules", "clash", rule.id.lower(), "--lang", lang).stdout.split())
        assert rule.text[lang] in shown
    assert "(z instrukcji)" in shown


def test_rules_as_json() -> None:
    rules = json.loads(run("rules", "clash", "--json").stdout)
    assert [rule["id"] for rule in rules] == list(theatrum.game("clash").rulebook.rules)
    assert rules[0].keys() == {"id", "chapter", "text", "source"}


def test_search_finds_words_in_the_language_spoken() -> None:
    english = json.loads(run("rules", "clash", "--search", "MUSTAFA", "--json").stdout)
    assert english
    assert all("mustafa" in rule["text"]["en"].casefold() for rule in english)
    fails(run("rules", "clash", "--search", "xyzzy"), "xyzzy")
    fails(run("rules", "clash", "CL-1", "--search", "xyzzy"), "xyzzy")


def test_coverage_lists_the_tests_of_every_rule(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("@rule('CL-1', 'CL-2')\ndef test_first(): ...\n", "utf-8")
    result = run("rules", "clash", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "CL-1       test_some.py::test_first" in result.stdout
    assert "CL-3       NO TEST" in result.stdout
    told = json.loads(run("rules", "clash", "--coverage", "--tests", tmp_path, "--json").stdout)
    assert told["rules"]["CL-2"] == ["test_some.py::test_first"]
    assert "CL-3" in told["unproved"]


def test_coverage_succeeds_when_every_rule_is_proved(tmp_path: Path) -> None:
    ids = ", ".join(repr(id) for id in theatrum.game("clash").rulebook.rules)
    (tmp_path / "test_all.py").write_text(f"@rule({ids})\ndef test_all(): ...\n", "utf-8")
    assert run("rules", "clash", "--coverage", "--tests", tmp_path).exit_code == 0


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["nosuch"], "nosuch"),
        (["clsh"], "did you mean clash"),
        (["clash", "XX-1"], "XX-1"),
        (["clash", "--lang", "de"], "'de'"),
        (["clash", "--coverage", "--tests", "/nowhere/at/all"], "/nowhere/at/all"),
        (["clash", "--pack", "/nowhere/at/all"], "/nowhere/at/all"),
        (["clash", "--nonsense"], "--nonsense"),
        ([], "GAME"),
    ],
)
def test_bad_input_to_rules(args: list[str], word: str) -> None:
    fails(run("rules", *args), word)


def test_an_unknown_command() -> None:
    fails(run("dance"), "dance")


# --- bench -----------------------------------------------------------------------------------------------------


def test_bench_measures_one_game() -> None:
    (figures,) = json.loads(run("bench", "clash", "--seconds", "0.05", "--json").stdout)
    assert figures["game"] == "clash"
    assert all(figures[name] > 0 for name in figures if name != "game")


def test_bench_prints_a_table_of_all_games() -> None:
    result = run("bench", "--seconds", "0.05", "--lang", "pl")
    assert result.exit_code == 0
    assert "decyzje/s" in result.stdout
    for name in theatrum.games():
        assert name in result.stdout


@pytest.mark.parametrize(("args", "word"), [(["nosuch"], "nosuch"), (["clash", "--seconds", "0"], "--seconds")])
def test_bad_input_to_bench(args: list[str], word: str) -> None:
    fails(run("bench", *args), word)


def test_the_package_itself_is_the_command() -> None:
    command = [sys.executable, "-m", "theatrum", "games", "--lang", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert all(title in told for title in ("CLASH", "Zany Penguins", "Labyrinth", "World Order"))
