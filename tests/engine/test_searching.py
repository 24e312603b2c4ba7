"""Searching a rulebook: inflected words, words in any order, Polish marks left out, and ids."""

from __future__ import annotations

import pytest

from theatrum.engine.rulebook import Rule
from theatrum.engine.searching import Search

RULE = Rule(
    "CL-12",
    "play",
    {
        "pl": "Gracz kładzie kafel na pustym polu; kafle wsparte nie obracają się.",
        "en": "A player lays a tile on an empty cell; supported tiles do not turn (7.3.4).",
    },
    "rulebook",
)


@pytest.mark.parametrize(
    ("query", "lang"),
    [
        ("cl-12", "pl"),
        ("gracza", "pl"),
        ("kładą", "pl"),
        ("PUSTE polu", "pl"),
        ("obraca kladzie", "pl"),
        ("tiles", "en"),
        ("players empty", "en"),
        ("7.3.4", "en"),
        ("  ", "en"),
    ],
)
def test_it_finds_words_in_any_form_and_order(query: str, lang: str) -> None:
    assert Search(query, lang).finds(RULE)


@pytest.mark.parametrize(("query", "lang"), [("cl-13", "pl"), ("kafel stolica", "pl"), ("ile", "en"), ("7.3.5", "en")])
def test_it_finds_neither_other_words_nor_only_some_nor_the_middle_of_one(query: str, lang: str) -> None:
    assert not Search(query, lang).finds(RULE)


def test_what_was_found_is_marked_as_whole_words() -> None:
    assert Search("graczem pole", "pl").split("Gracz na polu.") == ["", "Gracz", " na polu."]
    assert Search("kafli", "pl").split("Kafle i kafla") == ["", "Kafle", " i ", "kafla", ""]
    assert Search("", "pl").split("Kafle") == ["Kafle"]
    assert Search("( * [", "en").split("a (b) * [c]")[1::2] == ["(b", "*", "[c"]
