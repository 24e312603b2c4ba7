"""The rulebook in our words: complete, proved by tests, cited correctly, and every sentence there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from theatrum.engine.content import LANGS
from theatrum.engine.words import Arg, Say
from theatrum.games import clash, game
from theatrum.games.clash import words
from theatrum.games.clash.game import ClashGame
from theatrum.testing import proved_in

FOLDER = Path(clash.__file__).parent
SAYS = {name: say for name, say in vars(words).items() if isinstance(say, Say)}
MESSAGE = r"^([a-z][a-z0-9-]*) *="
SAID_BY_THE_RULES = ("Questions", "Reasons", "The log", "Endings")  # the other sections belong to what shows the game


def rulebook_ids() -> list[str]:
    return list(game("clash").rulebook.rules)


def message_ids(lang: str) -> list[str]:
    text = (FOLDER / f"messages.{lang}.ftl").read_text("utf-8")
    return re.findall(MESSAGE, text, re.MULTILINE)


def message_parameters(lang: str, id: str) -> set[str]:
    text = (FOLDER / f"messages.{lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{id} *=(.*?)(?=^[a-z#]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no message {id} in {lang}"
    return set(re.findall(r"\$([a-z]+)", found[1]))


def test_all_41_atoms_are_there_in_order() -> None:
    ids = rulebook_ids()
    assert ids[:41] == [f"CL-{number}" for number in range(1, 42)]
    assert ids[41:] == ["CA-3", *(f"CA-{number}" for number in range(10, 55))]


def test_every_atom_is_proved_by_a_test_and_every_test_names_a_known_atom() -> None:
    proved = {id for id, _ in proved_in(Path(__file__).parent)}
    assert [id for id in rulebook_ids() if id not in proved] == []
    assert sorted(proved - set(rulebook_ids())) == []


def test_every_chapter_has_atoms_and_every_source_is_told() -> None:
    book = game("clash").rulebook
    assert {atom.chapter for atom in book} == set(book.chapters)
    assert {atom.id for atom in book if atom.source == "public"} == {"CL-10"}
    assert all(atom.source == "rulebook" for atom in book if atom.id.startswith("CL-") and atom.id != "CL-10")


def test_atoms_are_short_and_end_as_sentences_do() -> None:
    for atom in game("clash").rulebook:
        for lang in LANGS:
            text = atom.text[lang]
            assert text.endswith("."), f"{atom.id} {lang}"
            assert len(text) < 330, f"{atom.id} {lang}"
        assert atom.text["en"] != atom.text["pl"]


@pytest.mark.parametrize("name", SAYS)
def test_every_cited_rule_exists(name: str) -> None:
    for id in SAYS[name].rules:
        assert id in rulebook_ids(), f"{name} cites {id}"


def test_every_question_refusal_and_log_line_names_a_rule() -> None:
    assert [name for name, say in SAYS.items() if not say.rules] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SAYS)
def test_every_sentence_can_be_said_with_exactly_its_parameters(name: str, lang: str) -> None:
    say = SAYS[name]
    samples: dict[str, Arg] = {"seat": 1, "token": 0, "tokens": [9, 10, 11], "n": 2}
    args = tuple(samples[kind] for _, kind in say.params)
    text = game("clash").phrase(say, args, lang)
    assert text
    assert "{" not in text
    assert message_parameters(lang, say.id) == {parameter for parameter, _ in say.params}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", [1, 2, 5, 22])
def test_counted_tiles_read_well(lang: str, number: int) -> None:
    text = game("clash").phrase(words.SECRET_DREW, (0, number), lang)
    singular, few, many = {"en": ("tile", "tiles", "tiles"), "pl": ("kafel", "kafle", "kafli")}[lang]
    noun = {1: singular, 5: many}.get(number, few)
    assert re.search(rf"\b{noun}\b", text), text


def test_both_languages_have_the_same_messages() -> None:
    assert sorted(message_ids("en")) == sorted(message_ids("pl"))
    for lang in LANGS:
        ids = message_ids(lang)
        assert len(ids) == len(set(ids))


def test_no_message_is_unused() -> None:
    text = (FOLDER / "messages.en.ftl").read_text("utf-8")
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    there = {id for name in SAID_BY_THE_RULES for id in re.findall(MESSAGE, sections[name], re.MULTILINE)}
    assert sorted(there ^ {say.id for say in SAYS.values()}) == []


def test_every_sentence_is_used_by_the_rules() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")) if path.name != "words.py")
    assert [name for name in SAYS if f"w.{name}" not in code] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_token_and_option_has_a_name(lang: str) -> None:
    clash_game = game("clash")
    assert isinstance(clash_game, ClashGame)
    for token in range(len(clash_game.vocabulary)):
        assert clash_game.label(token, lang)
    for setting in clash_game.settings():
        assert setting.text[lang]
        if setting.name != "games":
            assert all(setting.meanings[value][lang] for value in setting.values)


def test_every_tile_says_what_it_does() -> None:
    clash_game = game("clash")
    assert isinstance(clash_game, ClashGame)
    for lang in LANGS:
        texts = {tile.name: tile.text[lang] for tile in clash_game.tiles.all}
        assert all(text.endswith(".") for text in texts.values())
