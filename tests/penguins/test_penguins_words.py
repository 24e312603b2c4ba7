"""Everything is said in both languages, cites rules that exist, and fits the terminal."""

from __future__ import annotations

import re
from random import Random

import pytest

import theatrum
from tests.penguins.penguin_table import at, choose, finish_phase, lines
from theatrum.engine.words import Arg, Say
from theatrum.games.penguins import words
from theatrum.games.penguins.game import FOLDER, Penguins

GAME = Penguins()
SENTENCES = {name: value for name, value in vars(words).items() if isinstance(value, Say)}
SAMPLES: dict[str, Arg] = {"seat": 1, "seats": (0, words.VIRTUAL), "token": 36, "tokens": (36, 8), "zone": 4, "n": 3}


def messages(lang: str) -> dict[str, str]:
    """All messages of the game: id and pattern."""
    text = (FOLDER / f"messages.{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_can_be_said(name: str, lang: str) -> None:
    what = SENTENCES[name]
    text = GAME.phrase(what, tuple(SAMPLES[kind] for _, kind in what.params), lang)
    assert text.strip()
    assert text[-1] in ".!?"
    assert "{" not in text


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_cites_rules_that_exist(name: str) -> None:
    cited = SENTENCES[name].rules
    assert cited
    for id in cited:
        assert GAME.rulebook[id].text["pl"] != GAME.rulebook[id].text["en"]


def test_both_languages_have_the_same_messages_with_the_same_parameters() -> None:
    english, polish = messages("en"), messages("pl")
    assert set(english) == set(polish)
    for id, pattern in english.items():
        assert set(re.findall(r"\$(\w+)", pattern)) == set(re.findall(r"\$(\w+)", polish[id])), id


@pytest.mark.parametrize(
    ("points", "text"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")]
)
def test_polish_plurals(points: int, text: str) -> None:
    assert GAME.phrase(words.TOTAL, (0, points), "pl") == f"Gracz 1 – razem {text}."
    counted = {1: "1 karta wraca", 3: "3 karty wracają", 5: "5 kart wraca", 12: "12 kart wraca", 22: "22 karty wracają"}
    assert GAME.phrase(words.BOXED, (points,), "pl") == f"{counted[points]} bez podglądania do pudełka."


def test_polish_says_who_gave_what_without_heaping_brackets() -> None:
    twins, leon = 36, 37
    assert GAME.phrase(words.GAVE, (twins, 1, leon, 2), "pl") == (
        "Oddane karty: Gracz 2 – Księżyc 1 (Bliźniaki Ninjaki), Gracz 3 – Księżyc 2 (Leon Wybuchowiec)."
    )
    assert GAME.phrase(words.LANDED, (0, (twins, leon)), "pl") == (
        "Gracz 1 wysyła na ląd: Księżyc 1 (Bliźniaki Ninjaki) i Księżyc 2 (Leon Wybuchowiec)."
    )
    assert GAME.phrase(words.TOO_LATE, (twins, 0), "pl") == (
        "Gracz 1: Księżyc 1 (Bliźniaki Ninjaki) – bez skutku, bo nie ma już następnej rundy."
    )
    for name, what in SENTENCES.items():
        text = GAME.phrase(what, tuple(SAMPLES[kind] for _, kind in what.params), "pl")
        assert ") (" not in text, name


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_match_can_be_read_and_drawn_in_both_languages(seats: int) -> None:
    chance = Random(seats)
    m = theatrum.new("penguins", seats=seats, seed=seats)
    step = 0
    while not m.over:
        asked = chance.choice(m.actors())
        m.play(asked, chance.choice(m.tokens(asked)))
        step += 1
        if step % 9 == 0 or m.over:
            for seat in (None, 0, seats - 1):
                for lang in ("en", "pl"):
                    assert len(m.log(seat, lang)) >= 2
                    assert m.game.terminal(m._view(seat), lang).count("\n") > seats
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.text("en") != outcome.text("pl")


def test_only_giver_and_receiver_read_which_card_was_passed() -> None:
    m = at(4, hands={0: ["moon-9", "moon-8", "moon-6", "moon-7"]})
    choose(m, 0, "moon-9", "moon-8")
    finish_phase(m)
    assert "Moon 9" in lines(m, "gave", 0)[0]
    assert "Moon 9" in lines(m, "received", 1)[0]
    for seat in (None, 2):
        assert "Moon 9" not in " ".join(line.text for line in m.log(seat))
    assert lines(m, "all-passed") == ["Everybody has passed a card to each neighbour."]


def test_the_terminal_shows_zones_sums_control_and_the_hand() -> None:
    m = at(
        2,
        round=4,
        hands={0: ["moon-4", "moon-5", "city-6", "city-8", "jungle-9", "desert-5"]},
        tables=[["moon-6", "moon-3"], ["city-5"], [], []],
        destroyed=["antarctica-9"],
        spotters=[2],
        twins=[0],
    )
    choose(m, 0, "jungle-9")
    text = re.sub(r"\[/?[\w ]*\]", "", m.game.terminal(m._view(0), "en"))
    rows = {line.split("  ")[0]: " ".join(line.split()) for line in text.splitlines()}
    assert rows["Round 4 of 8 – infiltration"]
    assert rows["Player 1 (you)"] == "Player 1 (you) · · · · 6+3=9 ♛"
    assert rows["Virtual player 1"] == "Virtual player 1 · · · 5=5 ♛ ·"
    assert rows["Your hand"] == "Your hand · 5 · 6 8 4 5"
    assert rows["scores now"] == "scores now 0 · 0 × 0 · 0 × 9 ♛ 9 points"
    assert "To the left: Jungle 9" in text
    assert "Destroyed: Antarctica 9" in text
    assert "lands two" in text
    assert "waits" in text
    assert max(len(line) for line in text.splitlines()) <= 110
    watched = m.game.terminal(m._view(None), "pl")
    assert "Twoja ręka" not in watched
    assert "Dżungla 9" not in watched


def test_the_rulebook_holds_every_atom_once_and_in_order() -> None:
    ids = [rule.id for rule in GAME.rulebook]
    assert ids == [f"PG-{n}" for n in range(1, 30)] + [f"PA-{n}" for n in range(1, 30)]


def test_a_special_tells_what_it_does() -> None:
    penguins = theatrum.new("penguins", seats=3, seed=1)
    assert "two cards" in penguins.describe(0, "card:moon-1")
    assert penguins.describe(0, "card:moon-9", "pl") == ""
