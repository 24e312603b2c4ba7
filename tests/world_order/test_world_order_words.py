"""Everything is said in both languages, cites rules that exist, and every rule has a test."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import theatrum
from tests.world_order.order_table import (
    at,
    with_card,
)
from theatrum.engine.words import Arg, Say, Why
from theatrum.games.world_order import words
from theatrum.games.world_order.game import FOLDER, WorldOrder
from theatrum.games.world_order.naming import amounts
from theatrum.games.world_order.tokens import DIPLOMACY, MONEY, REGION
from theatrum.testing import proved_in, rule

GAME = WorldOrder()
SENTENCES = {name: value for name, value in vars(words).items() if isinstance(value, Say)}
SAMPLES: dict[str, Arg] = {
    "seat": 1, "token": 36, "tokens": (36, 80), "n": 3, "power": 4, "powers": (0, 2), "amounts": (5, 2, 7, 10),
    "cost": (4, 2), "text": "label-effect-engage",
}  # fmt: skip


def messages(lang: str) -> dict[str, str]:
    text = (FOLDER / f"messages.{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_can_be_said(name: str, lang: str) -> None:
    what = SENTENCES[name]
    if what is words.LIES_ELSEWHERE:
        what = words.About(words.LIES_ELSEWHERE, REGION)
    text = GAME.phrase(what, tuple(SAMPLES[kind] for _, kind in what.params), lang)
    assert text.strip()
    assert text[-1] in ".!?"
    assert "{" not in text


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_cites_rules_that_exist(name: str) -> None:
    assert SENTENCES[name].rules
    for id in SENTENCES[name].rules:
        assert GAME.rulebook[id].text["pl"] != GAME.rulebook[id].text["en"]


def test_both_languages_have_the_same_messages_with_the_same_parameters() -> None:
    english, polish = messages("en"), messages("pl")
    assert set(english) == set(polish)
    for id, pattern in english.items():
        assert set(re.findall(r"\$(\w+)", pattern)) == set(re.findall(r"\$(\w+)", polish[id])), id


def test_every_sentence_is_used_and_every_message_is_needed() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py") if path.name != "words.py")
    for name in SENTENCES:
        assert re.search(rf"\bw\.{name}\b", code), name
    declared = {value.id for value in SENTENCES.values()}
    prefixes = ("token-", "label-", "option-", "board-", "phase-", "wrong-", "problem-", "home-")
    others = {"title", "local", "part-mine"}
    assert {id for id in messages("en") if not id.startswith(prefixes)} == declared | others


@pytest.mark.parametrize(("points", "text"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty")])
def test_polish_plurals(points: int, text: str) -> None:
    assert GAME.phrase(words.WON, (0, points), "pl") == f"Wygrana: USA, {text}."


def test_every_rule_has_a_test() -> None:
    proved = {id for id, _ in proved_in(Path(__file__).parent)}
    assert [atom.id for atom in GAME.rulebook if atom.id not in proved] == []
    assert proved <= set(GAME.rulebook.rules)


def test_the_rulebook_holds_every_atom_once_and_in_order() -> None:
    assert [atom.id for atom in GAME.rulebook] == [f"WO-{n}" for n in range(1, 121)] + [f"WA-{n}" for n in range(1, 28)]


def test_refusals_name_what_they_refuse() -> None:
    for what in SENTENCES.values():
        if isinstance(what, Why) and what.params:
            assert "$" + what.params[0][0] in messages("en")[what.id]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_can_be_read_and_drawn_in_both_languages(seats: int) -> None:
    chance = Random(seats)
    m = theatrum.new("world_order", seats=seats, seed=seats, executive_order=True)
    step = 0
    while not m.over:
        asked = chance.choice(m.actors())
        m.play(asked, chance.choice(m.tokens(asked)))
        step += 1
        if step % 60 == 0 or m.over:
            for seat in (None, 0, seats - 1):
                for lang in ("en", "pl"):
                    assert len(m.log(seat, lang)) >= 2
                    assert m.game.terminal(m._view(seat), lang).count("\n") > 15
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.text("en") != outcome.text("pl")


@rule("WO-19")
def test_only_the_drawer_reads_which_cards_were_drawn() -> None:
    m = with_card("explore-alternatives", "usa", decks={"usa": ["foreign-trade", "new-allies"]})
    own = [line.text for line in m.log(0) if line.id == "drew"]
    assert own == ["You draw Foreign Trade and New Allies."]
    assert [line.text for line in m.log(1) if line.id == "drew-some"] == ["USA draws 2 cards."]
    assert not [line for line in m.log(1) if line.id == "drew"]


def test_the_terminal_shows_regions_powers_and_the_hand() -> None:
    m = at(
        hands={"usa": ["new-allies"]},
        regions={"africa": {"permanent": ["usa", "usa"], "armies": {"usa": 2}, "tokens": {"eu": 1}}},
        fdi={"usa": ["mexico"]},
        bases={"usa": ["iraq"]},
        exhausted={"usa": ["japan"]},
    )
    text = re.sub(r"\[/?[\w ]*\]", "", m.game.terminal(m._view(0), "en"))
    assert "Round 1 of 6 – actions" in text
    assert "Turn order: USA → EU → Russia → China" in text
    assert "Africa (3)   U2 │ E 3 2 1   ⚔ U2   ◆ E1   scores now U:9 E:5" in text
    assert "Mexico 2$" in text
    assert "Iraq 1▲" in text
    assert "(Japan 2)" in text
    assert "Your hand: New Allies" in text
    assert "Your hand" not in m.game.terminal(m._view(None), "en")


def test_the_terminal_shows_the_board_while_powers_are_chosen() -> None:
    m = theatrum.new("world_order", seats=3, seed=5)
    m.play(0, "power:usa")
    text = re.sub(r"\[/?[\w ]*\]", "", m.game.terminal(m._view(1), "en"))
    assert "Africa (3)   ·· │ E 3 2 1" in text
    assert m.game.label(m.game.vocabulary.number(m.view()["market"][0]), "en") in text
    assert "USA · Player 1 leads it." in text
    assert "money 0" not in text  # its board is not laid out yet


POLISH_VERBS = re.compile(
    r"\{ \$(?:power|partner|seller|rivals|pushed|country) \} (?!i )[a-ząćęłńóśźż]+(?:uje|owuje|acza|ywa|ada|awia)\b"
)


def test_no_polish_sentence_has_a_power_or_country_as_its_subject() -> None:
    """Chiny and Filipiny are plural, USA and UE are neither: a verb would fit only some of them."""
    assert [id for id, text in messages("pl").items() if POLISH_VERBS.search(text)] == []


def test_polish_has_one_word_for_each_thing() -> None:
    polish = messages("pl")
    assert not [id for id, text in polish.items() if re.search(r"żeton\w* umocnienia", text, re.IGNORECASE)]
    assert not [id for id, text in polish.items() if "olejność tury" in text]
    texts = [card.texts["pl"] for card in GAME.content.abilities]
    texts += [card.texts["pl"] for card in GAME.content.assets]
    texts += [card.texts["pl"] for card in GAME.content.growths]
    assert not [text for text in texts if re.search(r"\d dyplomacji", text)]


@pytest.mark.parametrize(("n", "text"), [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (22, "22 punkty")])
def test_diplomacy_is_counted_in_points(n: int, text: str) -> None:
    assert amounts(GAME, [(DIPLOMACY, n), (MONEY, 0)], "pl") == f"{text} dyplomacji"
