"""Every atom of the rulebook, and every card, is proved by a test in this folder."""

from __future__ import annotations

from pathlib import Path

from theatrum.games import game
from theatrum.testing import proved_in

PROVED = [id for id, _ in proved_in(Path(__file__).parent)]


def test_every_rule_is_proved_by_a_test() -> None:
    rules = [atom.id for atom in game("labyrinth").rulebook if not atom.id.startswith("#")]
    assert [id for id in rules if id not in PROVED] == []


def test_every_card_is_proved_by_a_test() -> None:
    assert [number for number in range(1, 121) if f"#{number}" not in PROVED] == []


def test_every_test_names_an_atom_that_there_is() -> None:
    assert sorted(set(PROVED) - set(game("labyrinth").rulebook.rules)) == []


def test_the_cards_follow_the_rules_in_the_rulebook() -> None:
    book = game("labyrinth").rulebook
    assert list(book.rules)[-120:] == [f"#{number}" for number in range(1, 121)]
    assert list(book.chapters) == ["2", "3", "4", "5", "6", "7", "8", "readings", "cards"]
