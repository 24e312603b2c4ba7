"""Everything is said in both languages, with the same parameters, and cites rules that there are."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tests.labyrinth.tabletop import US, at
from theatrum.engine.content import Source
from theatrum.engine.words import Arg, Say
from theatrum.games import game
from theatrum.games.labyrinth import endings, lands, words
from theatrum.games.labyrinth.content import read_content
from theatrum.games.labyrinth.events import jihadist, jihadist_more, unassociated, us, us_more
from theatrum.games.labyrinth.events.registry import EVENTS
from theatrum.testing import match, play, rule

FOLDER = Path(lands.__file__).parent
LANGS = ("en", "pl")
MESSAGE = r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)"
MODULES: tuple[ModuleType, ...] = (words, jihadist, jihadist_more, unassociated, us, us_more)
SENTENCES: dict[str, Say] = {
    f"{module.__name__.rsplit('.', 1)[-1]}.{name}": value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, Say)
}
SAMPLES: dict[str, Arg] = {
    "seat": 1,
    "token": 25,
    "tokens": (40, 41),
    "tally": (25, 25, 30),
    "trips": (25, 30),
    "n": 3,
    "dice": (1, 6),
    "signed": -1,
    "text": "scenario-lets-roll",
}


def messages(lang: str) -> dict[str, str]:
    """Return all messages of the folder: id and pattern."""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.glob(f"*.{lang}.ftl")):
        found |= dict(re.findall(MESSAGE, path.read_text("utf-8"), re.MULTILINE))
    return found


def parameters(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


MESSAGES = {lang: messages(lang) for lang in LANGS}


def test_polish_calls_the_cards_by_their_polish_names() -> None:
    cards = read_content(Source(FOLDER)).cards
    foreign = [card.names["en"] for card in cards if card.names["en"] != card.names["pl"]]
    texts = [text["pl"] for card in cards for text in (card.when, card.text, card.doubt) if text]
    for said in (*MESSAGES["pl"].values(), *texts):
        assert not [title for title in foreign if re.search(rf"\b{re.escape(title)}\b", said)], said


def test_polish_speaks_of_the_usa_in_the_plural() -> None:
    for said in MESSAGES["pl"].values():
        assert not re.search(r"(?<!Nastawienie )\bUSA (odrzuca|staje|może|musi|ma|wybiera|bierze)\b", said), said


def test_both_languages_have_the_same_messages_with_the_same_parameters() -> None:
    english, polish = MESSAGES["en"], MESSAGES["pl"]
    assert set(english) == set(polish)
    assert {id for id in english if parameters(english[id]) != parameters(polish[id])} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_written_twice(lang: str) -> None:
    text = (FOLDER / f"messages.{lang}.ftl").read_text("utf-8")
    ids = [id for id, _ in re.findall(MESSAGE, text, re.MULTILINE)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_is_written_with_the_parameters_that_it_has(name: str) -> None:
    what = SENTENCES[name]
    for lang in LANGS:
        assert parameters(MESSAGES[lang][what.id]) <= {parameter for parameter, _ in what.params}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_can_be_said(name: str, lang: str) -> None:
    what = SENTENCES[name]
    text = game("labyrinth").phrase(what, tuple(SAMPLES[kind] for _, kind in what.params), lang)
    assert text.strip() == text
    assert text[-1] in ".!?:", text
    assert "{" not in text


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_cites_rules_that_there_are(name: str) -> None:
    cited = SENTENCES[name].rules
    assert cited
    for id in cited:
        assert id in game("labyrinth").rulebook.rules, f"{name} cites {id}"


def test_every_sentence_has_an_id_of_its_own() -> None:
    ids = [what.id for what in {id(what): what for what in SENTENCES.values()}.values()]
    assert sorted(ids) == sorted(set(ids))


@rule("6.2.6")
@pytest.mark.parametrize("lang", LANGS)
def test_a_condition_is_told_in_the_words_of_its_card(lang: str) -> None:
    labyrinth = game("labyrinth")
    for number, entry in EVENTS.items():
        face = labyrinth.content.card(number)  # type: ignore[attr-defined]
        if face.when is not None and entry.when is not None:
            text = labyrinth.phrase(entry.unmet, (), lang)
            assert face.when[lang] in text
            assert face.names[lang] in text


def test_every_ending_can_be_told() -> None:
    assert len(endings.ENDINGS) == 8
    assert {what.id for what in endings.ENDINGS.values()} <= set(MESSAGES["en"])


def test_every_scenario_length_and_side_has_a_name() -> None:
    labyrinth = game("labyrinth")
    for lang in LANGS:
        assert labyrinth.seat_name(0, lang) != labyrinth.seat_name(1, lang)
        for id in ("lets-roll", "call-me-al", "anaconda", "mission-accomplished"):
            assert labyrinth.messages.has(f"scenario-{id}", lang)


def test_dice_are_drawn_and_modifiers_have_a_sign() -> None:
    text = game("labyrinth").phrase(words.INFLUENCE_ROLL, (lands.EGYPT, (5,), -1, 4), "en")
    assert "⚄" in text
    assert "−1" in text


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_can_be_read_in_both_languages(seed: int) -> None:
    chance = Random(seed)
    m = match("labyrinth", seed=seed, scenario=["lets-roll", "mission-accomplished"][seed - 1])
    step = 0
    while not m.over:
        (seat,) = m.actors()
        question = m.question(seat)
        assert question is not None
        assert question.text("en") != question.text("pl")
        m.play(seat, chance.choice(m.tokens(seat)))
        step += 1
        if step % 40 == 0 or m.over:
            for viewer in (None, 0, 1):
                for lang in LANGS:
                    assert all(str(line) for line in m.log(viewer, lang))
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.text("en") != outcome.text("pl")


def test_a_refusal_can_be_read() -> None:
    m = play(at("us", us_hand=[27, 13]), "card:27")
    reason = m.why(US, "use:event")
    assert reason is not None
    assert "Saddam Captured" in reason.text("en")
    assert reason.text("pl") != reason.text("en")
