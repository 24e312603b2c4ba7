"""What a seat can know, remember, imagine and take back; and how the judge sees it."""

from __future__ import annotations

from random import Random

import pytest

import theatrum
from tests.world_order.order_table import at, cards, play, truth, with_card
from theatrum import fuzzing
from theatrum.engine.match import Match
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.setups import all_choices, pick
from theatrum.testing import leafed, rule
from theatrum.twins import check_twins


def some_match(seats: int, seed: int, decisions: int) -> Match:
    chance = Random(seed)
    m = theatrum.new("world_order", seats=seats, seed=seed)
    for _ in range(decisions):
        if m.over:
            break
        seat = chance.choice(m.actors())
        m.play(seat, chance.choice(m.tokens(seat)))
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lists_hold_what_their_reader_may_know(seats: int) -> None:
    """They are the same in every world that the reader may believe in, and hold each of the reader's cards once."""
    for decisions in range(5, 400, 60):
        m = some_match(seats, 20 + seats, decisions)
        for viewer in range(seats):
            assert leafed(m.imagine(viewer, decisions), viewer) == leafed(m, viewer)
            hand = m.view(viewer)["hand"]
            if hand and not m.view(viewer)["other_half"]:
                first = m.lists(viewer)[0]
                assert (first.title, first.cards) == (f"Your hand ({len(hand)})", hand)
    assert not [title for title in leafed(m, None) if title.startswith("Your")]


def test_which_cards_a_power_has_is_no_secret_but_where_they_are() -> None:
    m = at(hands={"usa": ["new-allies", "foreign-trade"]}, decks={"usa": ["military-pact"]}, discards={"usa": []})
    mine = leafed(m, 0)
    assert mine["Your hand (2)"] == ["card:foreign-trade", "card:new-allies"]
    assert mine["Left in your deck, in no order (1)"] == ["card:military-pact"]
    for viewer in (1, None):
        told = leafed(m, viewer)
        unseen = told["In hand, face down or in the deck: USA (3)"]
        assert sorted(unseen) == ["card:foreign-trade", "card:military-pact", "card:new-allies"]
    assert "In hand, face down or in the deck: USA (3)" not in mine


def test_what_lies_in_the_open_can_be_leafed_through() -> None:
    m = at(3, powers=["usa", "eu", "russia"], discards={"eu": ["foreign-trade"]}, growth={"russia": ["space-program"]})
    told = leafed(m, 0)
    assert told["Discard pile: EU (1)"] == ["card:foreign-trade"]
    board = told["Board: Russia"]
    assert board[0] == "power:russia"
    assert "growth:space-program" in board
    assert {name for name in board if name.startswith("country:")} == {
        ally["country"] for ally in m.view()["powers"][2]["allies"]
    }
    assert told["Market row (6)"] == list(m.view()["market"])
    assert len(told["Open countries (14)"]) == 14
    assert "Unplayed powers next (2)" in told
    standing = m.describe(0, "power:russia")
    assert "Production: energy " in standing
    assert "Prosperity: step 0 of " in standing


def test_a_seat_bears_the_name_and_sign_of_the_power_it_leads() -> None:
    m = theatrum.new("world_order", seats=2, seed=1)
    assert m.parts() == {}
    play(m, "power:eu")
    assert m.parts("pl")[0].name == "UE"
    play(m, "power:china")
    assert (m.parts()[1].name, m.parts()[1].look.shape) == ("China", "triangle")
    scores = {power["seat"]: power["score"] for power in m.view()["powers"]}
    assert {seat: part.points for seat, part in m.parts().items()} == scores


def test_a_bought_card_is_known_on_the_deck_and_in_the_hand() -> None:
    m = at(
        phase="research",
        hands={"usa": ["growth-strategy", "military-pact"]},
        market=[
            "new-agenda",
            "trade-opportunity",
            "power-play",
            "explore-alternatives",
            "economic-expansion",
            "boost-production",
        ],
    )
    play(m, "market:3")
    assert m.view(1)["powers"][0]["deck_top"] == ("card:power-play",)
    for seed in range(8):
        world = m.imagine(1, seed)
        assert cards(m, truth(world).decks[0])[-1] == "power-play"
    while truth(m).round == 1:
        seat = m.actors()[0]
        names = m.options(seat)
        m.play(seat, "done" if "done" in names else "skip" if "skip" in names else names[0])
    assert "card:power-play" in m.view(1)["powers"][0]["known"]
    for seed in range(8):
        assert "power-play" in cards(m, truth(m.imagine(1, seed)).hands[0])


@rule("WA-15")
def test_a_hand_is_known_when_the_deck_has_been_used_up() -> None:
    m = with_card("explore-alternatives", "usa", hand=["foreign-trade"], decks={"usa": ["new-allies"]})
    assert m.view(1)["powers"][0]["known"] == ("card:foreign-trade", "card:new-allies")
    hands = {tuple(sorted(truth(m.imagine(1, seed)).hands[0])) for seed in range(20)}
    assert len(hands) > 1  # the third card, out of the new deck, is anybody's guess
    both = {m.game.vocabulary.number("card:foreign-trade"), m.game.vocabulary.number("card:new-allies")}
    assert all(both <= set(hand) for hand in hands)


def test_a_seat_keeps_its_own_hand_in_every_world() -> None:
    m = some_match(4, 3, 40)
    for seat in range(4):
        for seed in range(5):
            assert m.imagine(seat, seed).view(seat) == m.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_can_tell_a_match_from_its_twin(seats: int) -> None:
    chance = Random(seats)
    compared = 0
    for decisions in (3, 30, 90, 160, 240):
        m = some_match(seats, decisions, decisions)
        if not m.over:
            compared += check_twins(m, chance.randrange(seats), chance, steps=8)
    assert compared > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_keep_every_invariant(seats: int) -> None:
    game = theatrum.game("world_order")
    every = all_choices(game, seats)
    for seed in range(8):
        fuzzing.fuzz_match(game, pick(every, seed), seed)


def test_steps_are_taken_back_one_by_one_until_something_is_revealed() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    start = m.hash()
    play(m, "country:brazil", "country:mexico")
    m.undo(0)
    m.undo(0)
    assert m.hash() == start
    play(m, "country:brazil", "pay")
    reason = m.why_no_undo(0)
    assert reason is not None
    assert reason.why.id == "undo-revealed"  # the next country lies open


def test_the_judge_likes_points_and_is_fair_to_all_powers() -> None:
    m = at()
    even = [m.imagine(seat, 1).judge(seat) for seat in range(4)]
    assert all(0.2 < value < 0.8 for value in even)
    for seat, power in enumerate(POWER_IDS):
        ahead = at(score={power: 20})
        assert ahead.imagine(seat, 1).judge(seat) > even[seat] + 0.1
        rich = at(money={power: 80})
        assert rich.imagine(seat, 1).judge(seat) > even[seat]
        strong = at(regions={"africa": {"permanent": [power, power]}})
        assert strong.imagine(seat, 1).judge(seat) > even[seat]


def test_the_judge_minds_threats() -> None:
    calm, tense = at(), at(regions={"africa": {"armies": {"russia": 4}}})
    assert tense.imagine(1, 1).judge(1) < calm.imagine(1, 1).judge(1)


def test_a_novice_plays_a_sensible_match() -> None:
    from theatrum.bots import Chair
    from theatrum.bots.levels import make

    m = at(
        2,
        round=6,
        turn=4,
        acting="china",
        hands={"china": ["foreign-direct-investment", "new-allies"]},
        money={"china": 50},
    )
    bot = make("novice", 1)
    seat = m.actors()[0]
    before = m.view()["powers"][seat]["score"]
    while not m.over and m.actors() == (seat,):
        m.play(seat, bot.think(Chair(m, seat)).token)
    assert m.view()["powers"][seat]["score"] > before


def test_the_same_record_leads_to_the_same_match() -> None:
    m = some_match(3, 9, 120)
    record = m.record()
    assert theatrum.load(record.json()).hash() == m.hash()
