"""The map, the cards, the scenarios and the rulebook of Labyrinth: what is in them, and what a pack may not do."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import theatrum
from theatrum.engine.content import Source
from theatrum.engine.errors import Phrase
from theatrum.engine.rulebook import Rulebook
from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.content import (
    ADVERSARY,
    ALLY,
    ALWAYS,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST,
    JIHADIST,
    NEUTRAL,
    POOR,
    SOFT,
    UNASSOCIATED,
    US,
    WHEN_US,
    Placement,
    Scenario,
    read_content,
)
from theatrum.testing import rule

FOLDER = Path(lands.__file__).parent
CONTENT = read_content(Source(FOLDER))
RULEBOOK = Rulebook(Source(FOLDER))
COUNTRIES = {country.id: country for country in CONTENT.countries}


def ids(numbers: tuple[int, ...]) -> list[str]:
    return [lands.IDS[number] for number in numbers]


def numbers(*, mark: bool = False, lapsing: bool = False, remove: int = 0) -> list[int]:
    return [
        card.number
        for card in CONTENT.cards
        if (mark and card.mark) or (lapsing and card.lapsing) or (remove and card.remove == remove)
    ]


# --- the map


@rule("4.1.2")
def test_38_countries_in_the_order_of_the_rules() -> None:
    assert tuple(country.id for country in CONTENT.countries) == lands.IDS
    kinds = Counter(country.kind for country in CONTENT.countries)
    assert kinds == {"us": 1, "non-muslim": 18, "iran": 1, "sunni": 10, "shia-mix": 8}
    assert len(lands.MUSLIM) == 18
    assert len(lands.NON_MUSLIM) == 19


@rule("4.2.5")
def test_resources_and_oil() -> None:
    assert sum(country.resources for country in CONTENT.countries) == 34
    assert all((country.resources > 0) == (number in lands.MUSLIM) for number, country in enumerate(CONTENT.countries))
    assert {country.id: country.resources for country in CONTENT.countries if country.oil} == {
        "algeria-tunisia": 2,
        "libya": 1,
        "sudan": 1,
        "indonesia-malaysia": 3,
        "iraq": 3,
        "saudi-arabia": 3,
        "gulf-states": 3,
    }


@rule("4.3.1", "4.3.3")
def test_governance_and_posture_that_never_change() -> None:
    fixed = {country.id: country.governance for country in CONTENT.countries if country.governance}
    assert len(fixed) == 20
    assert [id for id, governance in fixed.items() if governance == FAIR] == [
        "russia",
        "caucasus",
        "china",
        "kenya-tanzania",
        "thailand",
        "philippines",
        "iran",
    ]
    assert {country.id: country.posture for country in CONTENT.countries if country.posture} == {"israel": HARD}


@rule("4.3.4")
def test_recruit_numbers() -> None:
    assert {country.id: country.recruit for country in CONTENT.countries if country.recruit} == {
        "united-kingdom": 3,
        "france": 2,
        "spain": 2,
        "philippines": 3,
    }


@rule("4.1.1")
def test_adjacency_is_symmetric_and_holds_the_lines() -> None:
    for number, country in enumerate(CONTENT.countries):
        assert number not in country.neighbours
        assert list(country.neighbours) == sorted(set(country.neighbours))
        assert set(country.lines) <= set(country.neighbours)
        assert all(number in CONTENT.countries[other].neighbours for other in country.neighbours)


@rule("4.5")
def test_seven_schengen_countries_and_what_is_linked_to_them() -> None:
    area = [country.id for country in CONTENT.countries if country.schengen]
    assert area == ["scandinavia", "eastern-europe", "benelux", "germany", "france", "italy", "spain"]
    linked = {
        "united-states",
        "canada",
        "united-kingdom",
        "serbia",
        "russia",
        "morocco",
        "algeria-tunisia",
        "libya",
        "turkey",
        "lebanon",
    }
    for id in area:
        assert COUNTRIES[id].lines == ()
        assert set(ids(COUNTRIES[id].neighbours)) == linked | set(area) - {id}


@pytest.mark.parametrize(
    ("id", "outside_schengen"),
    [
        ("united-states", "canada united-kingdom philippines"),
        ("united-kingdom", "united-states canada"),
        ("serbia", "russia turkey"),
        ("israel", "egypt jordan lebanon"),
        ("india", "indonesia-malaysia pakistan"),
        ("russia", "serbia caucasus central-asia turkey"),
        ("iran", "caucasus central-asia turkey iraq gulf-states pakistan afghanistan"),
        ("pakistan", "india iran indonesia-malaysia gulf-states afghanistan"),
        ("saudi-arabia", "jordan yemen iraq gulf-states"),
        ("turkey", "serbia russia caucasus iran syria iraq"),
        ("lebanon", "israel syria"),
        ("somalia", "kenya-tanzania sudan yemen"),
        ("afghanistan", "iran central-asia pakistan"),
    ],
)
def test_who_is_adjacent_to_whom(id: str, outside_schengen: str) -> None:
    found = [other for other in ids(COUNTRIES[id].neighbours) if not COUNTRIES[other].schengen]
    assert found == outside_schengen.split()


def test_doubts_about_the_map_are_told() -> None:
    assert [country.id for country in CONTENT.countries if country.doubt] == ["united-kingdom", "algeria-tunisia"]


# --- the cards


@rule("4.10.1", "4.10.3", "4.10.4")
def test_120_cards_by_side_and_value() -> None:
    assert [card.number for card in CONTENT.cards] == list(range(1, 121))
    assert CONTENT.card(43).names["en"] == "Patriot Act"
    counted = Counter((card.side, card.ops) for card in CONTENT.cards)
    assert [[counted[side, ops] for ops in (1, 2, 3)] for side in (US, JIHADIST, UNASSOCIATED)] == [
        [10, 21, 16],
        [9, 19, 20],
        [6, 10, 9],
    ]
    order = [(card.side, card.ops) for card in CONTENT.cards]
    assert order == sorted(order)


def test_lingering_and_lapsing_events() -> None:
    assert numbers(mark=True) == [
        *(3, 4, 5, 11, 13, 27, 31, 33, 34, 36, 37, 38, 39, 41, 43, 44),
        *(54, 56, 57, 58, 60, 73, 80),
    ]
    assert numbers(lapsing=True) == [2, 47, 114, 117, 118]


def test_events_that_leave_the_game() -> None:
    assert numbers(remove=ALWAYS) == [
        *(4, 5, 11, 15, 16, 20, 27, 29, 33, 35, 36, 37, 38, 39, 43),
        *(49, 50, 54, 55, 56, 57, 58, 60, 64, 65, 67, 69, 71, 73, 75, 76),
        *(96, 98, 99, 109),
    ]
    assert numbers(remove=WHEN_US) == [110, 111, 112, 115, 116]


def test_one_event_happens_by_itself() -> None:
    assert [card.number for card in CONTENT.cards if card.auto] == [120]


def test_what_blocks_what() -> None:
    assert {card.number: card.blocks for card in CONTENT.cards if card.blocks} == {
        3: (65, 69, 71),
        4: (57,),
        13: (58,),
        27: (92,),
        33: (108,),
        36: (70, 83),
        38: (39,),
        44: (61,),
        56: (30,),
        60: (33,),
        114: (61,),
    }


@pytest.mark.parametrize("copies", [(6, 7), (8, 9, 10), (23, 24, 25), (84, 85), (87, 88, 89), (104, 105), (117, 118)])
def test_copies_say_the_same(copies: tuple[int, ...]) -> None:
    first = CONTENT.card(copies[0])
    for number in copies[1:]:
        copy = CONTENT.card(number)
        assert (copy.names, copy.ops, copy.side, copy.remove, copy.lapsing) == (
            first.names,
            first.ops,
            first.side,
            first.remove,
            first.lapsing,
        )
        assert (copy.when, copy.text, copy.doubt) == (first.when, first.text, first.doubt)


def test_only_copies_share_a_text() -> None:
    assert len({card.text["en"] for card in CONTENT.cards}) == len({card.text["pl"] for card in CONTENT.cards}) == 110


# --- both languages


def test_texts_are_written_in_both_languages() -> None:
    texts = [text for card in CONTENT.cards for text in (card.when, card.text, card.doubt) if text is not None]
    texts += [country.doubt for country in CONTENT.countries if country.doubt is not None]
    texts += [scenario.text for scenario in CONTENT.scenarios.values()]
    texts += [rule.text for rule in RULEBOOK]
    for text in texts:
        assert set(text) == {"en", "pl"}
        assert text["en"] != text["pl"]
        for wording in text.values():
            assert wording == wording.strip()
            assert re.search(r"[.!?]$", wording), wording
            assert "  " not in wording
        assert not re.search("[ąćęłńóśżź]", text["en"]), text["en"]
        assert not re.search(r"\b(the|of|and|is)\b", text["pl"]), text["pl"]


def test_names_are_written_in_both_languages() -> None:
    names = [country.names for country in CONTENT.countries] + [card.names for card in CONTENT.cards]
    for written in names + [scenario.names for scenario in CONTENT.scenarios.values()]:
        assert set(written) == {"en", "pl"}
        assert all(name.strip() == name for name in written.values())
    same = {country.id for country in CONTENT.countries if country.names["en"] == country.names["pl"]}
    assert same == {"serbia", "iran", "sudan", "somalia", "syria", "pakistan"}
    kept = {card.names["en"] for card in CONTENT.cards if card.names["en"] == card.names["pl"]}
    assert {"Abbas", "CTR", "NATO", "Predator", "Patriot Act", "Tora Bora", "Iran"} <= kept
    assert len(kept) < 40


def test_texts_name_cards_by_their_titles() -> None:
    """A condition that names another event does so by its title, in either language."""
    for number, other in ((6, 43), (26, 11), (30, 56), (33, 60), (39, 38), (57, 4), (58, 13), (108, 33)):
        when = CONTENT.card(number).when
        assert when is not None
        assert CONTENT.card(other).names["en"] in when["en"]
    for number, other in ((11, 26), (13, 58), (36, 83), (58, 112), (78, 106), (80, 42)):
        for lang in ("en", "pl"):
            assert CONTENT.card(other).names[lang].split()[0] in CONTENT.card(number).text[lang]


# --- the scenarios


def on_the_map(scenario: Scenario) -> tuple[int, int]:
    return sum(one.troops for one in scenario.placements), sum(one.sleepers for one in scenario.placements)


def track(scenario: Scenario) -> list[int]:
    """Count troops and cells on their tracks, and what stands on the victory track."""
    troops, cells = on_the_map(scenario)
    governance = {one.country: one.governance for one in scenario.placements}
    worth = {land: CONTENT.countries[land].resources for land in governance}
    return [
        15 - troops,
        15 - cells - scenario.cells_to_place,
        sum(worth[land] for land, level in governance.items() if level == GOOD),
        sum(worth[land] for land, level in governance.items() if level == ISLAMIST),
        sum(level in (GOOD, FAIR) for level in governance.values()),
        sum(level in (POOR, ISLAMIST) for level in governance.values()),
    ]


@pytest.mark.parametrize(
    ("id", "year", "prestige", "funding", "posture", "totals"),
    [
        ("lets-roll", 2001, 7, 9, HARD, [11, 11, 0, 1, 3, 4]),
        ("call-me-al", 2001, 7, 9, SOFT, [11, 11, 0, 1, 3, 4]),
        ("anaconda", 2002, 8, 6, HARD, [5, 10, 0, 0, 2, 6]),
        ("mission-accomplished", 2003, 3, 5, HARD, [0, 5, 0, 0, 5, 4]),
    ],
)
def test_how_the_scenarios_begin(
    id: str, year: int, prestige: int, funding: int, posture: int, totals: list[int]
) -> None:
    scenario = CONTENT.scenarios[id]
    assert (scenario.year, scenario.prestige, scenario.funding) == (year, prestige, funding)
    assert scenario.posture == posture
    assert track(scenario) == totals
    somalia = next(one for one in scenario.placements if one.country == lands.SOMALIA)
    assert somalia == Placement(lands.SOMALIA, 0, 0, 0, 0, 0, besieged=True, regime_change=False)


def test_cards_removed_and_events_in_play() -> None:
    found = {id: (one.removed, one.events) for id, one in CONTENT.scenarios.items()}
    assert found == {
        "lets-roll": ((), ()),
        "call-me-al": ((78,), ()),
        "anaconda": ((43, 109), (43, 80)),
        "mission-accomplished": ((5, 37, 43, 57, 109, 116), (5, 31, 34, 43, 44, 57, 80)),
    }


def test_the_second_scenario_has_the_board_of_the_first() -> None:
    assert CONTENT.scenarios["call-me-al"].placements == CONTENT.scenarios["lets-roll"].placements


def test_afghanistan_over_the_years() -> None:
    first, _, third, fourth = (
        next(one for one in scenario.placements if one.country == lands.AFGHANISTAN)
        for scenario in CONTENT.scenarios.values()
    )
    assert (first.governance, first.alignment, first.sleepers, first.troops) == (ISLAMIST, ADVERSARY, 4, 0)
    assert (third.governance, third.alignment, third.sleepers, third.troops) == (POOR, ALLY, 1, 6)
    assert (fourth.governance, fourth.alignment, fourth.sleepers, fourth.troops) == (POOR, ALLY, 1, 5)
    assert [one.regime_change for one in (first, third, fourth)] == [False, True, True]


def test_mission_accomplished_rolls_all_of_schengen() -> None:
    scenario = CONTENT.scenarios["mission-accomplished"]
    assert scenario.posture_rolls == tuple(lands.SCHENGEN)
    postures = {lands.IDS[one.country]: one.posture for one in scenario.placements if one.posture}
    assert postures == {"united-kingdom": HARD, "philippines": SOFT}
    assert [lands.IDS[one.country] for one in scenario.placements if one.regime_change] == ["iraq", "afghanistan"]
    pakistan = next(one for one in scenario.placements if one.country == lands.PAKISTAN)
    assert (pakistan.governance, pakistan.alignment) == (FAIR, ALLY)
    asia = next(one for one in scenario.placements if one.country == lands.CENTRAL_ASIA)
    assert (asia.governance, asia.alignment) == (FAIR, NEUTRAL)


def test_only_anaconda_lets_the_jihadist_place_cells() -> None:
    assert [one.cells_to_place for one in CONTENT.scenarios.values()] == [0, 0, 3, 0]


# --- the rulebook


def test_the_rulebook_keeps_its_numbers_in_order() -> None:
    numbered = [rule.id for rule in RULEBOOK if rule.chapter != "readings"]
    keys = [[int(part) for part in id.split("-")[0].split(".")] for id in numbered]
    assert keys == sorted(keys)
    assert all(id.split(".")[0] == RULEBOOK[id].chapter for id in numbered)
    assert list(RULEBOOK.chapters) == ["2", "3", "4", "5", "6", "7", "8", "readings"]
    readings = [rule.id for rule in RULEBOOK if rule.chapter == "readings"]
    assert readings == [f"R-{number}" for number in range(1, len(readings) + 1)]


def test_the_rulebook_cites_rules_that_it_has() -> None:
    parents = {id.rsplit(".", 1)[0] for id in RULEBOOK.rules}
    for atom in RULEBOOK:
        for text in atom.text.values():
            for cited in re.findall(r"\b[2-8]\.\d+(?:\.\d+)*", text):
                assert cited in RULEBOOK.rules or cited in parents, f"{atom.id} cites {cited}"


def test_cards_cite_rules_that_there_are() -> None:
    for card in CONTENT.cards:
        for text in (card.text, card.when or {}, card.doubt or {}):
            for wording in text.values():
                for cited in re.findall(r"\b[2-8]\.\d+(?:\.\d+)*", wording):
                    assert cited in RULEBOOK.rules, f"card {card.number} cites {cited}"


# --- packs


def pack(folder: Path, file: str, old: str, new: str) -> Source:
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return Source(FOLDER, folder)


def test_a_pack_can_correct_names_numbers_and_texts(tmp_path: Path) -> None:
    pack(tmp_path, "map.toml", "recruit = 3", "recruit = 2")
    pack(tmp_path, "cards.toml", 'pl = "Biometria"', 'pl = "Odciski palców"')
    content = read_content(pack(tmp_path, "scenarios.toml", "prestige = 7", "prestige = 6"))
    assert content.countries[lands.UNITED_KINGDOM].recruit == 2
    assert content.card(2).names["pl"] == "Odciski palców"
    assert content.scenarios["lets-roll"].prestige == 6
    assert content.scenarios["call-me-al"].prestige == 7


MAP = [
    ('id = "canada"', 'id = "kanada"', "country kanada", "id", "expected"),
    ('kind = "iran"', 'kind = "sunni"', "country iran", "kind", "expected"),
    ('kind = "iran"', 'kind = "shia"', "country iran", "kind", "value"),
    ("schengen = true\n", "", "country scandinavia", "schengen", "expected"),
    ("schengen = true\n", "schengen = true\nschengen_link = true\n", "country scandinavia", "schengen_link", ""),
    ('"philippines", "united-kingdom"]', '"united-kingdom"]', "country philippines", "lines", "one-way"),
    ('lines = ["canada",', 'lines = ["canda",', "country united-states", "lines", "item"),
    ('lines = ["canada",', 'lines = ["united-states",', "country united-states", "lines", "item"),
    ('lines = ["canada",', 'lines = ["canada", "canada",', "country united-states", "lines", "twice"),
    ('governance = "good"', 'governance = "poor"', "country united-states", "governance", "value"),
    ('posture = "hard"', 'posture = "soft"', "country israel", "posture", "value"),
    ('kind = "sunni"\n', 'kind = "sunni"\ngovernance = "fair"\n', "country morocco", "governance", "unknown"),
    ("resources = 2", "resources = 4", "country morocco", "resources", "value"),
    ("resources = 2\n", "", "country morocco", "resources", "missing"),
    ("oil = true", 'oil = "yes"', "country algeria-tunisia", "oil", "value"),
    ('kind = "us"\n', 'kind = "us"\noil = true\n', "country united-states", "oil", "unknown"),
    ('source = "public"', 'source = "hearsay"', "country united-states", "source", "value"),
    ("doubt_pl", "doubt_de", "country united-kingdom", "doubt_pl", "missing"),
    ('id = "canada"', 'id = "united-states"', "map.toml", "country", "twice"),
]
CARDS = [
    ("number = 3\n", "number = 4\n", "card 4", "number", "expected"),
    ("number = 3\n", "number = 121\n", "card 121", "number", "value"),
    ("number = 3\n", "number = 2\n", "cards.toml", "card", "twice"),
    ("ops = 1", "ops = 4", "card 1", "ops", "value"),
    ('side = "us"', 'side = "eu"', "card 1", "side", "value"),
    ('remove = "never"', 'remove = "us"', "card 1", "remove", "remove-us"),
    ('remove = "never"\n', 'remove = "never"\nauto = true\n', "card 1", "auto", "expected"),
    ("auto = true\n", "", "card 120", "auto", "expected"),
    ("lapsing = true\n", "lapsing = true\nmark = true\n", "card 2", "lapsing", "mark-and-lapsing"),
    ("blocks = [65, 69, 71]", "blocks = [65, 69, 121]", "card 3", "blocks", "item"),
    ("blocks = [65, 69, 71]", 'blocks = ["65"]', "card 3", "blocks", "item"),
    ("blocks = [65, 69, 71]", "blocks = [65, 65]", "card 3", "blocks", "twice"),
    ("blocks = [65, 69, 71]", "blocks = [3]", "card 3", "blocks", "blocks-itself"),
    ("blocks = [65, 69, 71]", "blocks = 65", "card 3", "blocks", "value"),
    ("when_pl", "when_de", "card 1", "when_pl", "missing"),
    ('text_pl = "', 'text_pl = ""\nnote = "', "card 1", "text_pl", "empty"),
    ('en = "Backlash"', 'eng = "Backlash"', "card 1", "en", "missing"),
]
SCENARIOS = [
    ('id = "anaconda"', 'id = "boa"', "scenario boa", "id", "value"),
    ("prestige = 7", "prestige = 13", "scenario lets-roll", "prestige", "value"),
    ("funding = 9", "funding = 0", "scenario lets-roll", "funding", "value"),
    ('posture = "hard"', 'posture = "stern"', "scenario lets-roll", "posture", "value"),
    ("removed = []", "removed = [0]", "scenario lets-roll", "removed", "item"),
    ("events = []", "events = [1]", "scenario lets-roll", "events", "no-marker"),
    ("events = []", "events = [41]", "scenario lets-roll", "events", "no-marker"),
    ("posture_rolls = []", 'posture_rolls = ["iran"]', "scenario lets-roll", "posture_rolls", "item"),
    ("posture_rolls = []", 'posture_rolls = ["israel"]', "scenario lets-roll", "posture_rolls", "item"),
    ('posture_rolls = ["s', 'posture_rolls = ["philippines", "s', "accomplished", "posture_rolls", "posture-twice"),
    ("troops = 2", "troops = 14", "scenario lets-roll", "country", "too-many-troops"),
    ("sleepers = 4", "sleepers = 16", "scenario lets-roll, country afghanistan", "sleepers", "value"),
    ("cells_to_place = 3", "cells_to_place = 14", "scenario anaconda", "country", "too-many-cells"),
    ('governance = "poor"\n', "", "scenario lets-roll, country libya", "governance", "missing"),
    ('alignment = "ally"', 'alignment = "friend"', "country saudi-arabia", "alignment", "value"),
    ('governance = "islamist"', 'governance = "islamist"\nbesieged = true', "afghanistan", "besieged", "besieged"),
    ('governance = "islamist"', 'governance = "islamist"\nregime_change = true', "afghanistan", "regime_change", ""),
    ('id = "libya"', 'id = "iran"', "scenario lets-roll, country iran", "alignment", "unknown"),
    ('id = "libya"', 'id = "lybia"', "scenario lets-roll, country lybia", "id", "value"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "field", "problem"),
    [("map.toml", *row) for row in MAP]
    + [("cards.toml", *row) for row in CARDS]
    + [("scenarios.toml", *row) for row in SCENARIOS],
)
def test_a_wrong_pack_is_refused_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, where: str, field: str, problem: str
) -> None:
    with pytest.raises(theatrum.Unreadable) as refusal:
        read_content(pack(tmp_path, file, old, new))
    told = refusal.value.phrase.args
    assert str(told["where"]).startswith(str(tmp_path / file))
    assert str(told["where"]).endswith(where)
    assert told["field"] == repr(field)
    assert isinstance(told["problem"], Phrase)
    assert told["problem"].id == f"wrong-{problem or field.replace('_', '-')}"


@pytest.mark.parametrize(("file", "field", "kept"), [("map.toml", "country", 37), ("cards.toml", "card", 119)])
def test_an_entry_cannot_be_left_out(tmp_path: Path, file: str, field: str, kept: int) -> None:
    text = (FOLDER / file).read_text("utf-8")
    (tmp_path / file).write_text(text[: text.rindex(f"[[{field}]]")], "utf-8")
    with pytest.raises(theatrum.Unreadable) as refusal:
        read_content(Source(FOLDER, tmp_path))
    problem = refusal.value.phrase.args["problem"]
    assert isinstance(problem, Phrase)
    assert (problem.id, problem.args["found"], problem.args["wanted"]) == ("wrong-entry-count", kept, kept + 1)


def test_a_country_cannot_be_added(tmp_path: Path) -> None:
    text = (FOLDER / "map.toml").read_text("utf-8")
    more = '\n[[country]]\nid = "atlantis"\n'
    (tmp_path / "map.toml").write_text(text + more, "utf-8")
    with pytest.raises(theatrum.Unreadable) as refusal:
        read_content(Source(FOLDER, tmp_path))
    problem = refusal.value.phrase.args["problem"]
    assert isinstance(problem, Phrase)
    assert (problem.id, problem.args["found"]) == ("wrong-entry-count", 39)


def test_a_scenario_cannot_be_left_out(tmp_path: Path) -> None:
    text = (FOLDER / "scenarios.toml").read_text("utf-8")
    (tmp_path / "scenarios.toml").write_text(text[: text.rindex("[[scenario]]")], "utf-8")
    with pytest.raises(theatrum.Unreadable) as refusal:
        read_content(Source(FOLDER, tmp_path))
    problem = refusal.value.phrase.args["problem"]
    assert isinstance(problem, Phrase)
    assert (problem.id, problem.args["name"]) == ("wrong-no-scenario", "'mission-accomplished'")
