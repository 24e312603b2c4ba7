"""Every error speaks both languages: what the code raises and what the translators wrote are compared, word by word."""

from __future__ import annotations

import ast
import errno
import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import theatrum
from theatrum.engine.content import LANGS
from theatrum.engine.errors import LONGEST_ARGUMENT, TRANSLATED, BadOption, Phrase, Unreadable, either, os_error

ROOT = Path(theatrum.__file__).parent
PROBLEMS = ("Unreadable", "BadOption", "TableProblem", "Unknown", "Refused", "Malformed", "TooLarge")
KINDS = {**dict.fromkeys(PROBLEMS, "problem-"), "fail": "wrong-", "Phrase": ""}
PLACES = sorted({path.parent for path in ROOT.rglob("*.py")})


@dataclass(frozen=True)
class Raised:
    """One place in the code that makes an error, or a part of one."""

    where: str
    id: str
    args: frozenset[str]


def raised_in(folder: Path) -> Iterator[Raised]:
    """Find every error that the modules of a folder make; those whose id comes from elsewhere are found there."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name not in KINDS or len(node.args) < 1 + (name == "fail"):
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            for id in _ids(node.args[1 if name == "fail" else 0], where):
                args = frozenset(word.arg for word in node.keywords if word.arg)
                yield Raised(where, KINDS[name] + id, args)


def _ids(node: ast.expr, where: str) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _ids(node.body, where) + _ids(node.orelse, where)
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        assert isinstance(first, ast.Constant), where
        assert first.value in ("os-", "problem-", "wrong-", "malformed-"), where
        return []
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str)
        assert " " not in node.value, f"{where}: a sentence in one language, instead of a message id"
        return [node.value]
    return []


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Read the messages that a folder may use, with the arguments that each takes."""
    found = {}
    for place in (ROOT / "engine", folder):
        path = place / f"messages.{lang}.ftl"
        if path.is_file():
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    variables = Variables()
                    variables.visit(entry)
                    found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", PLACES, ids=lambda folder: folder.name)
def test_every_error_has_its_text_and_its_arguments(folder: Path, lang: str) -> None:
    texts = messages(folder if (folder / f"messages.{lang}.ftl").is_file() else folder.parent, lang)
    for raised in raised_in(folder):
        assert raised.id in texts, f"{raised.where}: no {raised.id!r} in {lang}"
        missing = texts[raised.id] - raised.args
        assert not missing, f"{raised.where}: {raised.id!r} in {lang} wants {missing}"


def test_the_walk_finds_what_is_raised() -> None:
    """So many that nothing can have been overlooked as a whole."""
    counts = {folder.name: sum(raised.id.startswith(("problem-", "wrong-")) for raised in raised_in(folder))
              for folder in PLACES}  # fmt: skip
    assert counts["engine"] > 40
    assert counts["cli"] > 20
    assert counts["table"] > 15
    assert min(counts["clash"], counts["penguins"]) > 5


def test_no_text_of_an_error_is_left_over() -> None:
    named = {raised.id for folder in PLACES for raised in raised_in(folder)}
    known = {id for folder in PLACES for id in messages(folder, "en") if id.startswith(("problem-", "wrong-"))}
    composed = {"problem-malformed-request", "problem-no-page", "problem-wrong-method"}  # by the status of an answer
    composed |= {"problem-outdated"}  # said by a class of its own
    assert known - named - composed == set()


def test_a_problem_is_english_to_python_and_any_language_to_people() -> None:
    with pytest.raises(ValueError, match="clash has no option 'colour'; its options: variant") as caught:
        theatrum.new("clash", colour="red")
    assert isinstance(caught.value, BadOption)
    assert caught.value.text("pl").startswith("gra clash nie ma opcji 'colour'; jej opcje: variant")
    assert caught.value.text("en") == str(caught.value)


def test_a_problem_within_a_problem_speaks_the_same_language() -> None:
    inner = Unreadable("no-token", name="'cell:q7'", hint=Phrase("did-you-mean", names=either(["cell:a1", "cell:b1"])))
    outer = Unreadable("move-wrong", number="3", move="0 cell:q7", version="", problem=inner)
    assert str(outer) == "move 3, 0 cell:q7: there is no token 'cell:q7'; did you mean cell:a1 or cell:b1?"
    assert outer.text("pl") == "ruch 3, 0 cell:q7: nie ma żetonu 'cell:q7'; czy chodziło o cell:a1 albo cell:b1?"


def test_a_game_may_say_a_problem_as_a_sentence() -> None:
    problem = BadOption("gold is for the rich")
    assert problem.text("pl") == str(problem) == "gold is for the rich"


def test_long_input_is_cut_and_not_refused() -> None:
    told = Unreadable("no-token", name="x" * 10_000, hint="").text("pl")
    assert len(told) < LONGEST_ARGUMENT + 100


def test_problems_travel_between_processes() -> None:
    with pytest.raises(theatrum.Unreadable) as caught:
        theatrum.game("chess")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.text("pl") == caught.value.text("pl")


@pytest.mark.parametrize("name", TRANSLATED)
def test_what_the_system_refuses_is_said_in_both_languages(name: str) -> None:
    told = os_error(OSError(getattr(errno, name), "in the system's words"))
    assert isinstance(told, Phrase)
    assert told.text("en") != told.text("pl")
    assert os_error(OSError(errno.EIO, "in the system's words")) == "in the system's words"


def test_english_and_polish_differ_wherever_there_are_words() -> None:
    """A message copied over without being translated would stand out here."""
    for folder in PLACES:
        texts = {lang: (folder / f"messages.{lang}.ftl") for lang in LANGS}
        if not texts["pl"].is_file():
            continue
        said = {lang: dict(re.findall(r"^((?:problem|wrong|wanted)-[\w-]+) = (.*[^>])$", path.read_text("utf-8"), re.M))
                for lang, path in texts.items()}  # fmt: skip
        same = {id for id, text in said["en"].items() if text == said["pl"].get(id)}
        assert same <= {"problem-in-file"}, same
