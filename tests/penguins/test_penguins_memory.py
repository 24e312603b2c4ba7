"""Imagined worlds: they keep what a seat has seen, they vary in all else, and given cards stay within reach."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import theatrum
from tests.penguins.penguin_table import EXTRA, at, choose, finish_phase, named, ordinary, pile, quiet, truth
from theatrum.engine.match import Match
from theatrum.games.penguins import memory
from theatrum.games.penguins.seating import PASSED, PUT, REBUILT, TOOK

WORLDS = 40


def worlds(m: Match, seat: int, count: int = WORLDS) -> list[Match]:
    return [m.imagine(seat, seed) for seed in range(count)]


def whereabouts(m: Match, name: str) -> str:
    """Tell where a single card is: "hand 1", "deck 3", "pile 1", "table 0" or "box"."""
    g = truth(m)
    kind = next(kind for kind in g.content.deck if g.content.name(kind) == name)
    for what, piles in (("hand", g.hands), ("deck", g.decks), ("table", g.tables)):
        for place, cards in enumerate(piles):
            if kind in cards:
                return f"{what} {place}"
    for index, cards in enumerate(g.piles):
        if kind in cards:
            return f"pile {index // 2 * 2 + 1}"
    for slot, card in enumerate(g.gives):
        if card == kind:
            return f"hand {slot // 2}"
    for slot, card in enumerate(g.landing):
        if card == kind:
            return f"hand {slot // 2}"
    return "box" if kind in g.box else "gone"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagining_changes_nothing_that_the_seat_sees_and_much_that_it_does_not(seats: int) -> None:
    chance = Random(seats)
    m = theatrum.new("penguins", seats=seats, seed=seats)
    while not m.over:
        if chance.random() < 0.15:
            for seat in range(seats):
                view, options, log = m.view(seat), m.options(seat), m.log(seat)
                dreams = worlds(m, seat, 4)
                for world in dreams:
                    assert world.view(seat) == view
                    assert world.options(seat) == options
                    assert world.log(seat) == log
                    assert m.game.audit(world.state) == []
                assert len({world.state.dump() for world in dreams}) == 4
        asked = chance.choice(m.actors())
        m.play(asked, chance.choice(m.tokens(asked)))


def test_open_choices_of_others_are_imagined_too() -> None:
    m = at(3, hands=[["moon-4", "moon-5", "moon-6", "moon-7"]])
    choose(m, 1, ordinary(m, 1))
    chosen = {truth(world).gives[2] for world in worlds(m, 0)}
    assert len(chosen) > 5
    assert {truth(world).gives[2] for world in worlds(m, 1)} == {truth(m).gives[2]}
    # The other seat's options follow from the hand it is imagined to have.
    for world in worlds(m, 0, 5):
        assert world.tokens(1) == sorted(set(truth(world).hands[1]))


def given_away(seats: int) -> Match:
    """Seat 0 has just given moon-9, of which there is one, to its left neighbour, and moon-8 to its right one."""
    hands = [cards[:] for cards in EXTRA[:seats]]
    hands[0][2:] = ["moon-9", "moon-8"]
    m = at(seats, hands=hands)
    choose(m, 0, "moon-9", "moon-8")
    finish_phase(m, quiet)
    return m


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_given_card_is_where_it_was_given_and_then_at_most_one_seat_further(seats: int) -> None:
    m = given_away(seats)
    assert {whereabouts(world, "moon-9") for world in worlds(m, 0)} == {"hand 1"}
    assert {whereabouts(world, "moon-8") for world in worlds(m, 0)} == {f"hand {seats - 1}"}
    finish_phase(m, quiet)
    finish_phase(m, quiet)
    assert {whereabouts(world, "moon-9") for world in worlds(m, 0)} == {"hand 1", "hand 2"}
    assert {whereabouts(world, "moon-8") for world in worlds(m, 0)} == {f"hand {seats - 1}", f"hand {seats - 2}"}
    # Seat 1 knows where it is; a seat that never saw it has no idea.
    assert {whereabouts(world, "moon-9") for world in worlds(m, 1)} == {whereabouts(m, "moon-9")}
    if seats > 3:
        assert len({whereabouts(world, "moon-9") for world in worlds(m, seats - 2)}) > 4


def test_a_card_seen_again_is_forgotten() -> None:
    m = given_away(3)
    choose(m, 1, "moon-9")
    finish_phase(m, quiet)
    assert whereabouts(m, "moon-9") == "table 1"
    remembered = memory.remember_ring(truth(m), 0)
    assert named(m, [one.kind for one in remembered]) == ["moon-8"]


def test_a_card_that_may_be_any_of_two_is_remembered_as_the_weaker_knowledge() -> None:
    # Two cards of one kind: one may be with 1 or 2, the other is with 1 for sure. One turns up with 1.
    given = [memory.Given(40, 0b110), memory.Given(40, 0b010), memory.Given(41, 0b010)]
    memory.lose_sight(given, 40, 0b010)
    assert [(one.kind, one.spots) for one in given] == [(40, 0b110), (41, 0b010)]
    # Neither is more certain: what remains may be where either was.
    given = [memory.Given(40, 0b1010), memory.Given(40, 0b0110)]
    memory.lose_sight(given, 40, 0b0010)
    assert [(one.kind, one.spots) for one in given] == [(40, 0b1110)]
    # Seen where none of mine can have been: somebody else's card.
    memory.lose_sight(given, 40, 0b10000)
    assert len(given) == 1


def reach(m: Match, seat: int) -> dict[str, set[str]]:
    """Work out, from the whole record and by brute force, where the single cards that a seat gave away may be."""
    g = truth(m)
    seats = m.seats
    found: dict[str, set[int]] = {}
    for event in g.story:
        if event[0] == PASSED:
            gives = event[1:]
            for name, places in found.items():
                spread = set(places)
                for place in places:
                    spread |= {(place + 1) % seats, (place - 1) % seats}
                found[name] = spread - {seat}
            for kind in (gives[2 * ((seat + 1) % seats) + 1], gives[2 * ((seat - 1) % seats)]):
                found.pop(g.content.name(kind), None)
            for kind, place in ((gives[2 * seat], (seat + 1) % seats), (gives[2 * seat + 1], (seat - 1) % seats)):
                if g.content.copies[kind] == 1:
                    found[g.content.name(kind)] = {place}
        else:
            found.pop(g.content.name(event[2]), None)
    return {name: {f"hand {place}" for place in places} for name, places in found.items()}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_given_cards_stay_within_reach_through_whole_matches(seats: int) -> None:
    chance = Random(40 + seats)
    checked = 0
    for seed in range(6):
        m = theatrum.new("penguins", seats=seats, seed=seed)
        while not m.over:
            if chance.random() < 0.1:
                seat = chance.randrange(seats)
                for name, places in reach(m, seat).items():
                    seen = {whereabouts(world, name) for world in worlds(m, seat, 25)}
                    assert seen <= places
                    assert len(seen) == len(places) or len(places) > 1
                    checked += 1
            asked = chance.choice(m.actors())
            m.play(asked, chance.choice(m.tokens(asked)))
    assert checked > 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_truth_is_always_among_the_worlds_believed_in(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every remembered card is really found within its reach, and the cards that left a new deck can have done so."""
    found = []

    class Checked(memory.Pool):
        def deal_again(self, g: object, given: list[memory.Given], pair: memory.PairMemory | None) -> None:
            claimed = self.claim(list(given))
            assert len(claimed) == len(given)
            if pair is not None:
                assert all(pair.possible(virtual, self.away(claimed, virtual)) for virtual in pair.drawn)
            found.append(len(claimed))

    monkeypatch.setattr(memory, "Pool", Checked)
    chance = Random(60 + seats)
    for seed in range(30 if seats == 2 else 10):
        m = theatrum.new("penguins", seats=seats, seed=seed)
        while not m.over:
            if chance.random() < 0.2:
                memory.imagine(truth(m.clone()), chance.randrange(seats))
            asked = chance.choice(m.actors())
            m.play(asked, chance.choice(m.tokens(asked)))
    assert sum(found) > 200


# --- two people ---------------------------------------------------------------------------------------------------

MINE = ["moon-9", "moon-8", "city-9", "city-8", "jungle-9"]
YOURS = ["desert-4", "desert-5", "desert-6", "desert-4", "desert-5"]


def before_the_new_deck(phase: str) -> Match:
    """Virtual player 1 lands its last card in round 6; five cards of each person lie before it."""
    return at(
        2,
        round=6,
        phase=phase,
        hands=[["antarctica-4", "antarctica-5", "antarctica-6"], ["jungle-4", "jungle-5", "jungle-6"]],
        decks={1: ["desert-7"], 3: ["city-4", "city-5", "city-6", "city-4", "city-5", "city-6", "city-5"]},
        piles={1: (MINE, YOURS)},
    )


def test_cards_put_aside_are_known_until_they_are_shuffled() -> None:
    m = before_the_new_deck("landing")
    for world in worlds(m, 0):
        assert pile(world, 1, 0) == MINE
    assert len({tuple(pile(world, 1, 1)) for world in worlds(m, 0)}) > 20
    choose(m, 0, "antarctica-4")
    choose(m, 1, "jungle-4")
    assert truth(m).piles[0] == []
    for world in worlds(m, 0):
        assert {whereabouts(world, name) for name in MINE} == {"deck 1"}
    assert len({tuple(truth(world).decks[1]) for world in worlds(m, 0)}) == WORLDS
    # The other person does not know them.
    assert any(whereabouts(world, "moon-9") != "deck 1" for world in worlds(m, 1))


def test_no_more_cards_have_left_a_new_deck_than_were_drawn_from_it() -> None:
    strayed = 0
    for seed in range(12):
        m = before_the_new_deck("landing")
        choose(m, 0, "antarctica-4")
        choose(m, 1, "jungle-4")
        chance = Random(seed)
        while not m.over:
            asked = chance.choice(m.actors())
            m.play(asked, chance.choice(m.tokens(asked)))
            if m.over:
                break
            now = (truth(m).round, m.view()["phase"])
            drawn = {(7, "infiltration"): 0, (7, "landing"): 1, (8, "infiltration"): 1, (8, "landing"): 2}[now]
            # What was drawn in round 7 can have been put before a virtual player in round 8, before the second draw.
            put_back = 1 if now == (8, "landing") else 0
            unseen = [name for name in MINE if name not in str(m.view(0))]
            for world in worlds(m, 0, 8):
                spots = Counter(whereabouts(world, name) for name in unseen)
                assert set(spots) <= {"deck 1", "hand 2", "pile 1", "pile 3"}
                assert spots.total() - spots["deck 1"] <= drawn
                assert spots["pile 1"] + spots["pile 3"] <= put_back
                strayed += spots.total() - spots["deck 1"]
    assert strayed > 50


def test_a_deck_that_runs_out_twice_has_left_its_cards_elsewhere() -> None:
    g = truth(at(2, round=8))
    seat, other, virtual, kind = 0, 1, 1, 44
    g.story = [(REBUILT, virtual, 1, kind), (TOOK, other, virtual, kind), (REBUILT, virtual, 0)]
    (one,) = memory.PairMemory(g, seat).given
    assert one.spots == 1 << g.ring.real[other]
    assert memory.PairMemory(g, other).given == []
    g.story.insert(2, (PUT, other, virtual, kind))  # it may have gone into the pile, and with it into the newest deck
    (one,) = memory.PairMemory(g, seat).given
    assert one.spots == 1 << g.ring.real[other] | 1 << (memory.DECK + virtual)


def test_what_others_remember_is_imagined_away() -> None:
    # In the worlds of seat 0 nobody remembers what seat 0 cannot know: who gave what to whom.
    m = theatrum.new("penguins", seats=4, seed=8)
    finish_phase(m)
    world = m.imagine(0, 1)
    (event,) = truth(world).story
    gives = event[1:]
    assert [slot for slot, kind in enumerate(gives) if kind >= 0] == [0, 1, 3, 6]
    assert {one.kind for one in memory.remember_ring(truth(world), 2)} == set()
    again = world.imagine(2, 5)
    assert m.game.audit(again.state) == []


@pytest.mark.parametrize("seed", [63, 87, 129, 351, 488])
def test_a_seat_can_imagine_inside_worlds_that_other_seats_have_imagined(seed: int) -> None:
    """In these five, a card that a seat remembers elsewhere has been dealt into its own hand by another's world."""
    seats = 3 + seed % 3
    chance = Random(seed)
    world = theatrum.new("penguins", seats=seats, seed=seed)
    for nth in range(6):
        for _ in range(chance.randrange(1, 6 * seats)):
            if not world.over:
                seat = chance.choice(world.actors())
                world.play(seat, chance.choice(world.tokens(seat)))
        world = world.imagine(chance.randrange(seats), seed + nth)
        assert world.game.audit(world.state) == []
