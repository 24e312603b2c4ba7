"""The cards and the set-up (PG-1 to PG-8), and what a pack may and may not change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import theatrum
from tests.penguins.penguin_table import deck, hand, lines, truth
from theatrum.games.penguins.content import KAMIKAZE, SPOTTER, TWINS, VALUE_OF, ZONE_OF
from theatrum.games.penguins.game import FOLDER, Penguins
from theatrum.testing import match, rule

GAME = Penguins()
NAMES = [GAME.content.name(kind) for kind in GAME.content.deck]


@rule("PG-2")
def test_pt_4_ninety_cards_eighteen_in_each_of_five_zones() -> None:
    assert [zone.id for zone in GAME.content.zones] == ["antarctica", "desert", "jungle", "city", "moon"]
    assert len(NAMES) == 90
    assert Counter(ZONE_OF[kind] for kind in GAME.content.deck) == dict.fromkeys(range(5), 18)
    assert {VALUE_OF[kind] for kind in GAME.content.deck} == set(range(1, 10))


@rule("PG-4")
def test_pt_4_copies_by_value_and_their_sums() -> None:
    for zone in range(5):
        values = [VALUE_OF[kind] for kind in GAME.content.deck if ZONE_OF[kind] == zone]
        assert Counter(values) == {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 3, 7: 2, 8: 1, 9: 1}
        assert sum(values) == 90
    assert sum(VALUE_OF[kind] for kind in GAME.content.deck) == 450
    assert sum(VALUE_OF[kind] >= 7 for kind in GAME.content.deck) == 20


@rule("PG-5", "PA-6")
def test_pt_4_specials_are_the_low_cards_and_too_low_to_be_destroyed() -> None:
    effects = {NAMES[i]: GAME.content.effect[kind] for i, kind in enumerate(GAME.content.deck)}
    assert {effects[f"{zone.id}-1"] for zone in GAME.content.zones} == {TWINS}
    assert {effects[f"{zone.id}-2"] for zone in GAME.content.zones} == {KAMIKAZE}
    assert {effects[f"{zone.id}-3"] for zone in GAME.content.zones} == {SPOTTER}
    specials = [kind for kind in GAME.content.deck if GAME.content.effect[kind]]
    assert len(specials) == 20
    assert max(VALUE_OF[kind] for kind in specials) < GAME.content.threshold == 7


@rule("PG-3")
def test_a_card_is_known_by_zone_value_and_effect() -> None:
    labels = {name: GAME.vocabulary.labels[number] for number, name in enumerate(GAME.vocabulary.names)}
    assert labels["card:moon-7"] == {"en": "Moon 7", "pl": "Księżyc 7"}
    assert labels["card:moon-1"] == {"en": "Moon 1 (Ninja Twins)", "pl": "Księżyc 1 (Bliźniaki Ninjaki)"}
    assert labels["card:city-2"] == {"en": "City 2 (Kamikaze)", "pl": "Miasto 2 (Leon Wybuchowiec)"}
    assert GAME.vocabulary.names[0] == "card:antarctica-1"
    assert GAME.vocabulary.names[44] == "card:moon-9"
    assert GAME.vocabulary.number("card:jungle-4") == 2 * 9 + 3


@rule("PG-3")
def test_the_backs_tell_nothing() -> None:
    # Two shuffles that agree on what seat 0 has drawn look alike to it: all else is only counted.
    first = ["moon-7", "city-4", "desert-6", "jungle-5"]
    one, two = (match("penguins", seats=4, seed=seed, deck=[f"card:{name}" for name in first]) for seed in (1, 2))
    assert truth(one).decks != truth(two).decks
    assert one.view(0) == two.view(0)
    assert one.view() == two.view()


@rule("PG-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_eighteen_shuffled_cards(seats: int) -> None:
    dealt = []
    for seed in (1, 2):
        m = theatrum.new("penguins", seats=seats, seed=seed)
        g = truth(m)
        assert [len(g.hands[place]) + len(g.decks[place]) for place in range(seats)] == [18] * seats
        dealt.append([hand(m, place) + deck(m, place) for place in range(seats)])
        assert lines(m, "dealt") == ["The deck is shuffled; every place gets 18 cards as its reinforcement deck."]
    assert dealt[0] != dealt[1]


@rule("PG-7")
@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 36), (4, 18), (5, 0)])
def test_undealt_cards_lie_in_the_box_unseen(seats: int, left: int) -> None:
    m = theatrum.new("penguins", seats=seats, seed=3)
    g = truth(m)
    assert len(g.box) == left
    every = [kind for cards in [*g.hands, *g.decks, g.box] for kind in cards]
    assert sorted(every) == list(g.content.deck)
    assert lines(m, "boxed") == ([f"{left} cards go back into the box unseen."] if left else [])
    # Nobody's view tells what lies there: with other cards in the box it is the same.
    before = m.view(0)
    g.box = g.box[::-1]
    assert m.view(0) == before
    assert "box" not in str(before)


@rule("PG-8")
def test_the_first_hand_is_the_top_of_the_own_deck() -> None:
    first = ["moon-7", "city-4", "desert-6", "jungle-5", "moon-9"]
    m = match("penguins", seats=3, deck=[f"card:{name}" for name in first])
    assert lines(m, "first-cards", 0) == ["Your first cards: Moon 7 and City 4."]
    assert deck(m, 0)[0] == "moon-9"
    assert lines(m, "first-cards", 1) != lines(m, "first-cards", 0)
    assert lines(m, "first-cards") == []


CARDS = (FOLDER / "cards.toml").read_text("utf-8")


def pack(folder: Path, old: str, new: str) -> Path:
    assert old in CARDS
    (folder / "pack.toml").write_text('game = "penguins"\nname = "Mine"\nsource = "reconstructed"\n', "utf-8")
    (folder / "cards.toml").write_text(CARDS.replace(old, new, 1), "utf-8")
    return folder


def test_a_pack_can_rename_a_zone(tmp_path: Path) -> None:
    renamed = Penguins(pack(tmp_path, 'en = "Moon"', 'en = "Mars"'))
    assert renamed.label(renamed.vocabulary.number("card:moon-7"), "en") == "Mars 7"
    assert renamed.zone_name("moon", "en") == renamed.zone_name(4, "en") == "Mars"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 4", "copies = 5", "a zone has 18 cards"),
        ("threshold = 7", "threshold = 3", "value 3 an effect for the next round"),
        ('effect = "twins"', 'effect = "spotter"', "another card has already"),
        ('effect = "twins"', 'effect = "bomb"', "one of twins, kamikaze, spotter"),
        ("value = 9", "value = 10", "from 1 to 9"),
        ("value = 9", "value = 8", "two entries called '8'"),
        ('id = "moon"', 'id = "city"', "two entries called 'city'"),
        ('colour = "blue"', 'color = "blue"', "field 'colour': is missing"),
        ('source = "public"', 'source = "hearsay"', "rulebook, public, reconstructed"),
        ("value = 9\n", "value = 9\nname_en = 'X'\n", "'name_en': is not known here"),
    ],
)
def test_a_wrong_pack_is_refused_by_file_entry_and_field(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(theatrum.Unreadable, match=r"cards\.toml") as refusal:
        Penguins(pack(tmp_path, old, new))
    assert problem in str(refusal.value)
