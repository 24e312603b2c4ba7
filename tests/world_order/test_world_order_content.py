"""The content is checked when it is read, and a pack can correct a number without touching code."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import theatrum
from tests.world_order.order_table import at
from theatrum.games.world_order.content import Ability, Asset
from theatrum.games.world_order.effects import PARAMETERS, Steps
from theatrum.games.world_order.game import FOLDER, WorldOrder
from theatrum.games.world_order.steps import RUN
from theatrum.games.world_order.tokens import POWERS, REGIONS

CONTENT = WorldOrder().content
PACK = 'game = "world_order"\nname = "corrected"\nsource = "rulebook"\n'


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """Make a pack in which one text of one file is replaced."""
    (folder / "pack.toml").write_text(PACK, "utf-8")
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_every_step_that_can_be_written_can_be_run() -> None:
    assert set(PARAMETERS) == set(RUN)


def test_every_parameter_that_can_be_written_does_something() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    for field in {field for fields in PARAMETERS.values() for field in fields.split()}:
        assert re.search(rf"\bstep\.{'token' if field == 'as' else field}\b", code), field


def test_what_is_printed_on_cards_adds_up() -> None:
    bonuses = Counter((card.bonus, card.bonus_n) for card in CONTENT.abilities)
    assert [bonuses["money", n] for n in range(11)] == [0, 0, 1, 4, 5, 5, 13, 1, 4, 0, 2]
    assert [bonuses["diplomacy", 1], bonuses["diplomacy", 2], bonuses["army", 1]] == [7, 2, 4]
    assert Counter(card.research for card in CONTENT.abilities) == {1: 7, 2: 9, 3: 19, 4: 13}
    assert sum(card.influence for card in CONTENT.abilities) == 24
    assert [card.points for card in CONTENT.assets] == [4, 1, 2, 2, 3, 2, 4, 5, 1, 3, 5, 4, 2, 4, 1, 5, 2, 1, 3, 2]


def test_unplayed_powers_act_where_their_cards_send_them() -> None:
    cubes = {  # by region, in the order of the board
        "usa": [4, 1, 3, 5, 1, 1, 5],
        "eu": [5, 2, 2, 5, 3, 1, 2],
        "russia": [5, 4, 1, 4, 3, 2, 1],
        "china": [1, 4, 2, 1, 3, 4, 5],
    }
    for p, (power, counts) in enumerate(cubes.items()):
        rows = [card[p] for card in CONTENT.autos]
        found = Counter(region for region, _, _ in rows)
        assert [found[region] for region in range(REGIONS)] == counts, power
    assert [sum(card[p][1] for card in CONTENT.autos) for p in range(POWERS)] == [11, 8, 11, 9]
    partners = Counter((p, card[p][2]) for card in CONTENT.autos for p in range(POWERS))
    trades = [[partners[p, q] for q in range(POWERS)] for p in range(POWERS)]
    assert trades == [[0, 2, 2, 2], [2, 0, 5, 2], [1, 4, 0, 3], [2, 2, 5, 0]]


WORDS = {
    "en": {2: "two|twice|second", 3: "three", 4: "four"},
    "pl": {2: "dwa|dwie|dwóch|drug|podwójnie", 3: "trzy|trzech", 4: "cztery|czterech"},
}


def numbers_of(steps: Steps) -> set[int]:
    """Collect what the steps count by; one is seldom said, and the usual price of a move never."""
    found = set()
    for step in steps:
        fields = PARAMETERS[step.do].split()
        usual = CONTENT.numbers.move_price if step.do == "send" else 0
        values = [getattr(step, field) for field in fields if field not in ("as", "good", "times")]
        found |= {one for one in values if type(one) is int and one > 1 and one != usual}
        found |= numbers_of(step.steps)
        for branch in step.of:
            found |= numbers_of(branch.steps)
    return found


@pytest.mark.parametrize("card", [*CONTENT.abilities, *CONTENT.assets, CONTENT.order], ids=lambda card: card.id)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_card_tells_every_number_that_it_counts_by(card: Ability | Asset, lang: str) -> None:
    for number in numbers_of(card.effect):
        words = WORDS[lang].get(number, str(number))
        assert re.search(rf"\b({number}|{words})", card.texts[lang]), (number, card.texts[lang])


def test_numbers_that_no_rulebook_prints_are_said_to_be_public() -> None:
    atoms = WorldOrder().rulebook
    assert [atoms[id].source for id in ("WO-105", "WO-106", "WO-107")] == ["rulebook", "public", "public"]


def test_a_pack_corrects_a_number(tmp_path: Path) -> None:
    game = WorldOrder(pack(tmp_path, "board.toml", 'id = "pass_money"\nn = 10', 'id = "pass_money"\nn = 12'))
    assert game.content.numbers.pass_money == 12
    assert WorldOrder().content.numbers.pass_money == 10
    m = theatrum.new("world_order", seats=4, seed=1, pack=tmp_path)
    for seat, power in enumerate(("usa", "eu", "russia", "china")):
        m.play(seat, f"power:{power}")
    while m.question(m.actors()[0]).id != "what-to-play":  # type: ignore[union-attr]
        m.play(m.actors()[0], m.options(m.actors()[0])[0])
    seat = m.actors()[0]
    before = m.view()["powers"][seat]["money"]
    m.play(seat, "pass")
    m.play(seat, m.options(seat)[0])
    assert m.view()["powers"][seat]["money"] == before + 12


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("board.toml", 'id = "hand"\nn = 6', 'id = "hand"\nn = "six"', "number hand, field 'n'"),
        ("board.toml", 'id = "hand"', 'id = "hands"', "field 'id'"),
        ("board.toml", 'temporary = "5 4 3 2"', 'temporary = "5 4 x"', "region europe, field 'temporary'"),
        ("board.toml", 'permanent = "1 1 1 1"', 'permanent = "1 2 1 1"', "field 'permanent'"),
        ("countries.toml", "value = 1", "value = 7", "country albania, field 'value'"),
        ("countries.toml", 'bases = ["usa"]', 'bases = ["us"]', "country albania, field 'bases'"),
        ("abilities.toml", 'do = "invest"', 'do = "invests"', "field 'do'"),
        ("abilities.toml", "per_import = 5", "per_imports = 5", "field 'per_imports'"),
        ("abilities.toml", '{do = "move", n = 2}', '{do = "move"}', "field 'n'"),
        ("powers.toml", 'card = "growth-strategy", n = 2', 'card = "growth-strategy", n = 3', "field 'deck'"),
        ("growth.toml", 'ability = "ready"', 'ability = "raise"', "field 'growth'"),
        ("assets.toml", 'power = "usa"', 'power = "eu"', "field 'asset'"),
        ("influence.toml", 'region = "americas"', 'region = "america"', "field 'region'"),
        ("board.toml", "import = 3", "import = 0", "good energy, field 'import'"),
        ("abilities.toml", 'only = ["consumer-goods"]', "only = []", "field 'only': is []"),
        ("abilities.toml", 'only = ["army"]', 'only = ["army", "army"]', "field 'only': has two entries called 'army'"),
        ("abilities.toml", '[{do = "engage", that = true}]', "[]", "field 'steps': is []"),
        ("abilities.toml", 'as = "growth", steps = [{do = "growth"}]', 'as = "growth", steps = []', "of growth, field"),
        ("assets.toml", "n = 3, price = 10, times", "n = 3, price = 0, times", "field 'price'"),
        ("assets.toml", 'least = 4, good = "energy"', 'least = 4, good = "money"', "field 'good'"),
        ("assets.toml", '["americas", "africa", "south-asia"]', '["americas", "africa"]', "field 'regions'"),
    ],
)
def test_what_is_wrong_is_said_with_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(theatrum.Unreadable) as refusal:
        WorldOrder(pack(tmp_path, file, old, new))
    assert file in str(refusal.value)
    assert said in str(refusal.value)
    assert refusal.value.text("pl") != refusal.value.text("en")


def test_a_pack_may_sell_what_no_card_of_the_box_sells(tmp_path: Path) -> None:
    paid = '{do = "pay", money = 1, steps = [{do = "gain", good = "energy", n = 1}]}'
    folder = pack(tmp_path, "abilities.toml", '[{do = "improve"}]', f'[{{do = "may", as = "pay", steps = [{paid}]}}]')
    m = theatrum.new("world_order", seats=4, seed=1, pack=folder, powers="dealt", first_hand="suggested")
    while m.question(m.actors()[0]).id != "what-to-play":  # type: ignore[union-attr]
        m.play(m.actors()[0], m.options(m.actors()[0])[0])
    seat = m.actors()[0]
    m.play(seat, "card:new-allies")
    question = m.question(seat)
    assert question is not None
    assert question.text("en") == "New Allies: do you do this as well: “Pay”?"
    before = m.view()["powers"][seat]["goods"]["energy"]
    m.play(seat, "do:pay")
    assert m.view()["powers"][seat]["goods"]["energy"] == before + 1


def test_a_step_that_speaks_of_that_region_does_nothing_when_there_is_none(tmp_path: Path) -> None:
    folder = pack(tmp_path, "abilities.toml", '[{do = "improve"}]', '[{do = "influence", that = true}]')
    m = theatrum.new("world_order", seats=4, seed=1, pack=folder, powers="dealt", first_hand="suggested")
    while m.question(m.actors()[0]).id != "what-to-play":  # type: ignore[union-attr]
        m.play(m.actors()[0], m.options(m.actors()[0])[0])
    seat, before = m.actors()[0], m.view()["regions"]
    m.play(seat, "card:new-allies")
    assert seat not in m.actors()
    assert m.view()["regions"] == before


def test_every_entry_says_where_it_comes_from() -> None:
    for path in FOLDER.glob("*.toml"):
        text = path.read_text("utf-8")
        tables = text.count("\n[[") - text.count("\n[[chapter]]")
        assert text.count("\nsource = ") == tables, path.name


def test_a_pack_may_read_open_points_otherwise(tmp_path: Path) -> None:
    old = 'id = "push_while_free"\nholds = true'
    game = WorldOrder(pack(tmp_path, "board.toml", old, old.replace("true", "false")))
    assert not game.content.readings["push_while_free"]


def test_a_position_that_cannot_be_is_refused_in_both_languages() -> None:
    for where in (
        {"weather": "fine"},
        {"powers": ["mars"]},
        {"money": {"russia": 3}},
        {"allies": {"usa": ["japan", "japan"]}},
        {"hands": {"usa": ["soft-power"]}},
        {"regions": {"europe": {"open": ["kenya"]}}},
        {"regions": {"europe": {"rain": 1}}},
    ):
        with pytest.raises(theatrum.Unreadable) as refusal:
            at(2, **where)
        assert refusal.value.text("pl") != refusal.value.text("en")
