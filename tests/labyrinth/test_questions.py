"""What a player is asked: for what, about what, and why something else is no answer."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.labyrinth.jihadist_table import OCCUPIED, hold
from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    JIHADIST,
    JIHADIST_THREE,
    POOR_ALLY,
    POOR_NEUTRAL,
    RULED,
    US,
    US_THREE,
    asked,
    at,
    operate,
    truth,
)
from tests.labyrinth.us_positions import us_holds
from theatrum.engine.content import LANGS
from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.events import jihadist, jihadist_more, unassociated, us, us_more
from theatrum.games.labyrinth.events.registry import Pick
from theatrum.games.labyrinth.tokens import CARD
from theatrum.testing import match, play, rule

LABYRINTH: Any = game("labyrinth")


def text(m: Match, seat: int, lang: str = "en") -> str:
    question = m.question(seat)
    return question.text(lang) if question else ""


def reason(m: Match, seat: int, token: str) -> tuple[str, str]:
    """Return what stands in the way of a token, and its first rule."""
    found = m.why(seat, token)
    return (found.why.id, found.rule) if found else ("", "")


# --- the events -----------------------------------------------------------------------------------------------------


def picks() -> dict[str, Pick]:
    found: dict[str, Pick] = {}
    for module in (us, us_more, jihadist, jihadist_more, unassociated):
        for name, value in vars(module).items():
            if isinstance(value, Pick):
                found[name] = value
            elif isinstance(value, dict):
                found |= {f"{name} {card}": pick for card, pick in value.items() if isinstance(pick, Pick)}
    return found


PICKS = picks()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", PICKS)
def test_an_event_says_what_is_done_to_a_country_and_which_ones_it_means(name: str, lang: str) -> None:
    pick = PICKS[name]
    assert pick.question.rules == pick.unfit.rules
    for cited in pick.question.rules:
        card = CARD + int(cited.removeprefix("#"))
        said = LABYRINTH.phrase(pick.question, (card,), lang)
        assert said.startswith(f"{LABYRINTH.label(card, lang)}: ")
        assert len(said.removeprefix(LABYRINTH.label(card, lang))) > 20  # more than "which country?"
    assert LABYRINTH.phrase(pick.unfit, (), lang)[-1] == "."


def test_no_two_kinds_of_choice_sound_the_same() -> None:
    for lang in LANGS:
        said = {pick.question.id: LABYRINTH.phrase(pick.question, (CARD + 1,), lang) for pick in PICKS.values()}
        assert len(set(said.values())) == len(said)


@rule("#28")
def test_sharia_asks_who_loses_the_marker() -> None:
    besieged = {id: {**POOR_ALLY, "besieged": 1} for id in ("egypt", "yemen")}
    m = play(us_holds(28, besieged), "card:28", "use:event")
    assert text(m, US) == "Sharia (#28): which country loses its Besieged Regime marker?"
    assert text(m, US, "pl") == "Szariat (#28): z którego kraju zdjąć znacznik Oblężonego Reżimu?"
    assert reason(m, US, "country:iraq") == ("only-besieged", "#28")


@rule("#86")
def test_lebanon_war_asks_where_the_cell_is_placed_and_says_why_not_elsewhere() -> None:
    m = play(hold(86), "card:86", "use:event")
    assert text(m, JIHADIST) == "Lebanon War (#86): where is the cell placed?"
    assert reason(m, JIHADIST, "country:egypt") == ("only-shia-mix", "#86")
    refused = m.why(JIHADIST, "country:egypt")
    assert refused is not None
    assert (refused.text("en"), refused.text("pl")) == (
        "It must be a Shia-Mix country.",
        "Musi to być kraj szyicko-mieszany.",
    )


@rule("#32")
def test_back_channel_says_which_cards_and_which_adversaries_will_do() -> None:
    foes = {"pakistan": {"governance": "poor", "alignment": "adversary"}}  # 2 Resources
    m = us_holds(32, {**foes, "jordan": POOR_ALLY}, 14, 40, us_posture="soft")
    play(m, "card:32", "use:event")
    assert m.options(US) == ["card:14", "done"]
    assert reason(m, US, "card:40") == ("worth-no-adversary", "#32")
    assert reason(m, US, "country:pakistan") == ("not-in-hand", "5.2.2")


@rule("#117")
def test_an_oil_price_spike_says_which_cards_it_brings_back() -> None:
    m = at("us", us_hand=[117, 40], discard=[1, 2, 118])
    play(m, "card:117", "use:event")
    assert m.options(US) == ["card:1", "card:2"]
    assert reason(m, US, "card:118") == ("not-in-open-piles", "#117")


@rule("#74")
def test_schengen_visas_name_the_card_and_say_where_they_lead() -> None:
    m = play(hold(74), "card:74", "use:event")
    assert text(m, JIHADIST) == "Schengen Visas (#74), cell 1 of 2: where does it go from Sudan?"
    assert reason(m, JIHADIST, "country:canada") == ("only-schengen-journeys", "#74")


# Questions that random play hardly ever meets: who is asked, and in which position.
SELDOM_ASKED: dict[int, tuple[int, dict[str, Any]]] = {
    61: (JIHADIST, {"countries": {"yemen": POOR_ALLY, "egypt": POOR_ALLY}, "disrupted": ["yemen", "egypt"]}),
    65: (
        JIHADIST,
        {"countries": {"central-asia": {**POOR_NEUTRAL, "sleepers": 1}, "russia": {"posture": "soft", "sleepers": 1}}},
    ),
    70: (JIHADIST, {"countries": {"iran": {"sleepers": 14}, "pakistan": POOR_ALLY}}),
    79: (JIHADIST, {}),
    90: (JIHADIST, {"countries": {"iraq": OCCUPIED}, "us_hand": [54, 75]}),
    94: (JIHADIST, {"countries": {"yemen": FAIR_ALLY, "egypt": FAIR_ALLY}, "bettered": ["yemen", "egypt"]}),
    96: (US, {}),
    99: (US, {}),
    106: (US, {"countries": {"iraq": {**POOR_ALLY, "troops": 1, "sleepers": 2}}}),
    109: (US, {"countries": {id: {**OCCUPIED, "sleepers": 2} for id in ("iraq", "libya")}}),
    115: (
        JIHADIST,
        {"countries": {id: {"posture": "hard", "sleepers": 1} for id in ("india", "thailand")}},
    ),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", SELDOM_ASKED, ids=lambda card: f"#{card}")
def test_a_question_that_is_seldom_asked_names_its_card(card: int, lang: str) -> None:
    seat, where = SELDOM_ASKED[card]
    hand = f"{('us', 'jihadist')[seat]}_hand"
    m = at(("us", "jihadist")[seat], **{hand: [card, 12, 55], **where})
    play(m, f"card:{card}", "use:event")
    assert text(m, seat, lang).startswith(LABYRINTH.label(CARD + card, lang))


@pytest.mark.parametrize("scenario", ["lets-roll", "anaconda", "mission-accomplished"])
def test_an_event_names_its_card_and_refuses_by_a_rule_each_country_it_does_not_mean(
    scenario: str,
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        m, rng = match("labyrinth", seed=seed, scenario=scenario), random.Random(seed)
        while not m.over:
            seat = m.actors()[0]
            options = m.options(seat)
            question = m.question(seat)
            assert question is not None
            if any(option.startswith("country:") for option in options):
                for id in lands.IDS:
                    found = m.why(seat, f"country:{id}")
                    assert found is None or found.why.id != "not-offered", (question.id, id)
                if question.rules[0].startswith("#"):
                    seen[question.id] += 1
                    (named,) = re.findall(r"\(#(\d+)\)", question.text())
                    assert int(named) in truth(m).table, question
                    assert f"#{named}" in question.rules, question
            liked = [option for option in options if option == "use:event"]
            m.play(seat, liked[0] if liked else rng.choice(options))
    assert len(seen) > 10


# --- a card is wanted -----------------------------------------------------------------------------------------------


@rule("5.2.2")
@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_who_is_asked_for_a_card_is_told_so_whatever_is_clicked(side: str) -> None:
    m = at(side)
    seat = m.actors()[0]
    for token in ("country:egypt", "card:1", "use:event"):
        refused = m.why(seat, token)
        assert refused is not None
        assert (refused.rule, refused.text("en")) == ("5.2.2", "A card from your hand is wanted here.")
        assert refused.text("pl") == "Tu trzeba wybrać kartę z ręki."


# --- what was chosen before -----------------------------------------------------------------------------------------


@rule("7.3.1")
def test_how_many_troops_names_both_ends() -> None:
    m = operate(at("us", {"egypt": FAIR_ALLY}), US_THREE, "deploy", "troop-track")
    assert text(m, US) == "How many troops go: the Troops Track → Egypt?"
    assert text(m, US, "pl") == "Ile oddziałów przemieścić: Tor Oddziałów → Egipt?"


@rule("7.3.4")
def test_a_regime_change_names_where_it_happens_and_from_where() -> None:
    bases = {"egypt": {**FAIR_ALLY, "troops": 7}, "yemen": RULED}
    m = operate(at("us", bases, us_posture="hard"), US_THREE, "regime-change", "country:yemen")
    assert asked(m, US) == "ask-invade-from"
    assert text(m, US) == "Regime Change in Yemen: troops from where?"
    assert reason(m, US, "country:jordan") == ("too-few-troops", "7.3.4")
    assert reason(m, US, "country:yemen") == ("same-place", "7.3.1")
    play(m, "country:egypt")
    assert text(m, US) == "Regime Change: how many troops go, Egypt → Yemen?"
    assert text(m, US, "pl") == "Zmiana Reżimu: ile oddziałów idzie, Egipt → Jemen?"


@rule("8.1.2")
@pytest.mark.parametrize(
    ("operation", "english", "polish"),
    [("recruit", "Recruit", "Rekrutacja"), ("jihad", "Jihad", "Dżihad"), ("plot", "Plot", "Intryga")],
)
def test_the_next_die_says_where_the_others_go(operation: str, english: str, polish: str) -> None:
    cells = {"pakistan": {**POOR_NEUTRAL, "sleepers": 3}, "yemen": {**POOR_NEUTRAL, "sleepers": 3}}
    m = operate(at("jihadist", cells, funding=9), JIHADIST_THREE, operation)
    assert text(m, JIHADIST) == f"{english}, die 1 of 3: in which country?"
    play(m, "country:pakistan")
    assert text(m, JIHADIST) == f"{english}, die 2 of 3: in which country? So far: Pakistan."
    play(m, "country:pakistan")
    assert text(m, JIHADIST) == f"{english}, die 3 of 3: in which country? So far: Pakistan ×2."
    assert text(m, JIHADIST, "pl") == f"{polish}, kość 3 z 3: w którym kraju? Dotąd: Pakistan ×2."


@rule("8.3.1")
def test_the_next_cell_says_which_ones_travel_already() -> None:
    cells = {"pakistan": {**POOR_NEUTRAL, "sleepers": 1, "actives": 1}}
    m = operate(at("jihadist", cells), JIHADIST_THREE, "travel", "country:iran", "country:turkey")
    assert text(m, JIHADIST) == "Travel, cell 2 of 3: which one in Pakistan? So far: Iran → Turkey."
    assert text(m, JIHADIST, "pl") == "Podróż, komórka 2 z 3 (Pakistan): która? Dotąd: Iran → Turcja."
    play(m, "cell:active")
    assert text(m, JIHADIST) == "Travel, cell 2 of 3: where does it go from Pakistan? So far: Iran → Turkey."


# --- what goes without asking ---------------------------------------------------------------------------------------


@rule("8.3.1", "8.3.3")
def test_from_where_is_not_asked_where_all_cells_are_in_one_country() -> None:
    m = operate(at("jihadist", {"iran": {"sleepers": 2}}), JIHADIST_THREE, "travel")
    assert asked(m, JIHADIST) == "ask-travel-to"
    assert "done" not in m.options(JIHADIST)
    play(m, "country:turkey")
    assert asked(m, JIHADIST) == "ask-travel-to"
    assert "done" in m.options(JIHADIST)
    m.undo(JIHADIST)
    assert asked(m, JIHADIST) == "ask-travel-to"
    assert "done" not in m.options(JIHADIST)
    play(m, "country:caucasus", "done")
    g = truth(m)
    assert (g.sleepers[lands.IRAN], g.sleepers[lands.CAUCASUS], g.sleepers[lands.TURKEY]) == (1, 1, 0)
    assert g.named == []


@rule("8.3.1", "8.3.3")
def test_one_may_stop_at_the_first_question_about_a_cell_and_not_later() -> None:
    there = {"iran": {"sleepers": 2, "actives": 2}}
    m = operate(at("jihadist", there), JIHADIST_THREE, "travel", "cell:sleeper", "country:turkey")
    assert m.options(JIHADIST) == ["cell:sleeper", "cell:active", "done"]
    stopped = play(m.clone(), "done")
    assert truth(stopped).sleepers[lands.TURKEY] == 1
    play(m, "cell:active")
    assert "done" not in m.options(JIHADIST)
    m = operate(at("jihadist", there, options={"may_stop_early": False}), JIHADIST_THREE, "travel", "cell:sleeper")
    play(m, "country:turkey")
    assert "done" not in m.options(JIHADIST)


@rule("8.3.1")
def test_from_where_is_asked_where_there_is_a_choice() -> None:
    m = operate(at("jihadist", {"iraq": OCCUPIED}), JIHADIST_THREE, "travel")
    assert (asked(m, JIHADIST), m.options(JIHADIST)) == ("ask-travel-from", ["country:iran", "country:iraq"])
