"""What each side may know (4.8.1, 5.3.2, 8.5.4), and the worlds that it may believe in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.labyrinth.tabletop import (
    FAIR_ALLY,
    JIHADIST,
    JIHADIST_ONE,
    JIHADIST_THREE,
    JIHADIST_TWO,
    POOR_ALLY,
    POOR_NEUTRAL,
    US,
    US_THREE,
    asked,
    at,
    country,
    operate,
    said,
    truth,
)
from theatrum.engine.match import Match
from theatrum.games.labyrinth import markers, piles, secrecy
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import match, play, rule
from theatrum.twins import check_twins, received

MANY = range(80)


def worlds(m: Match, seat: int) -> Iterator[Labyrinth]:
    """Return worlds that a seat may believe in."""
    for seed in MANY:
        yield truth(m.imagine(seat, seed))


def kinds(g: Labyrinth) -> tuple[int, ...]:
    return tuple(markers.kind_of(plot) for plot in g.plots)


def beliefs(m: Match) -> set[tuple[int, ...]]:
    """Return what the US may believe the plots on the map to be, in the order in which they were placed."""
    return {kinds(g) for g in worlds(m, US)}


# --- hands and the deck (5.3.2) ---------------------------------------------------------------------------------


@rule("5.3.2")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = at("us", us_hand=[12, 13, 40], jihadist_hand=[66, 67])
    assert m.view(US)["hands"][US]["cards"] == ["card:12", "card:13", "card:40"]
    for seat in (JIHADIST, None):
        assert m.view(seat)["hands"][US] == {"side": "us", "count": 3, "cards": []}
    for seat in (US, None):
        assert m.view(seat)["hands"][JIHADIST] == {"side": "jihadist", "count": 2, "cards": []}


@rule("5.3.2", "5.2.8")
def test_who_reads_which_cards_were_dealt() -> None:
    m = match("labyrinth")
    mine = {name: [line.text for line in m.log(seat) if line.id == "dealt"] for name, seat in (("us", US), ("j", 1))}
    assert len(mine["us"]) == len(mine["j"]) == 1
    assert mine["us"] != mine["j"]
    assert "dealt" not in said(m, None)


@rule("5.3.2")
@pytest.mark.parametrize("seat", [US, JIHADIST])
def test_imagined_hands_vary_and_the_own_one_stays(seat: int) -> None:
    m = at("us", us_hand=[12, 13, 40], jihadist_hand=[66, 67], discard=[1, 2])
    hands = set()
    for g in worlds(m, seat):
        assert g.hands[seat] == truth(m).hands[seat]
        assert len(g.hands[1 - seat]) == len(truth(m).hands[1 - seat])
        assert g.discard == [1, 2]
        assert sorted(g.deck + g.hands[US] + g.hands[JIHADIST]) == list(range(3, 121))
        hands.add(tuple(g.hands[1 - seat]))
    assert len(hands) > 60


@rule("5.3.2")
@pytest.mark.parametrize("seat", [US, JIHADIST])
def test_the_order_of_the_deck_is_unknown_to_everybody(seat: int) -> None:
    m = at("us")
    assert len({g.deck[-1] for g in worlds(m, seat)}) > 30


@rule("5.3.2")
def test_cards_that_a_side_knows_of_stay_where_they_are() -> None:
    m = at("us", jihadist_hand=[66, 67, 68], known={US: [67]})
    assert m.view(US)["hands"][JIHADIST]["cards"] == ["card:67"]
    for g in worlds(m, US):
        assert 67 in g.hands[JIHADIST]
    assert len({tuple(g.hands[JIHADIST]) for g in worlds(m, US)}) > 60


@rule("#17")
def test_a_hand_that_was_shown_is_known_until_its_cards_leave() -> None:
    m = at("us", us_hand=[17, 13], jihadist_hand=[66, 67, 68])
    play(m, "card:17", "use:event")
    assert m.view(US)["hands"][JIHADIST]["cards"] == ["card:66", "card:67", "card:68"]
    assert all(g.hands[JIHADIST] == [66, 67, 68] for g in worlds(m, US))
    play(m, "card:13", "use:operations", "op:war-of-ideas", "country:canada", "card:66", "use:event")
    assert m.view(US)["hands"][JIHADIST]["cards"] == ["card:67", "card:68"]


@rule("#34")
def test_who_loses_a_card_to_the_other_side_knows_where_it_is() -> None:
    m = at("us", {"egypt": {**POOR_ALLY, "sleepers": 2}}, us_hand=[34, 13], jihadist_hand=[66])
    play(m, "card:34", "use:event", "country:egypt")
    assert m.view(JIHADIST)["hands"][US]["cards"] == ["card:66"]
    assert all(66 in g.hands[US] for g in worlds(m, JIHADIST))


@rule("#78")
def test_what_axis_of_evil_has_not_found_is_not_believed_to_be_there_until_the_us_draws() -> None:
    m = at("jihadist", us_hand=[12, 13, 103], jihadist_hand=[78, 66], dice=[1, 1])
    play(m, "card:78", "use:event")
    assert m.view(None)["discard"] == ["card:78", "card:103"]
    assert not any({104, 105, 106} & {*g.hands[US]} for g in worlds(m, JIHADIST))
    assert len({tuple(g.hands[US]) for g in worlds(m, JIHADIST)}) > 60
    g = truth(m)
    piles.draw(g, US)
    assert g.ruled_out == []


@rule("#59")
@pytest.mark.parametrize(("hand", "above"), [([12, 38, 60], 3), ([4, 60, 61], 1), ([60, 61], 0)])
def test_after_amerithrax_no_better_us_card_is_believed_to_be_left(hand: list[int], above: int) -> None:
    m = at("jihadist", us_hand=hand, jihadist_hand=[59, 66])
    play(m, "card:59", "use:event")
    if m.actors() == (US,):
        play(m, m.options(US)[0])
    card = truth(m).rules.content.card
    for g in worlds(m, JIHADIST):
        assert all(card(held).ops <= above for held in g.hands[US] if card(held).side == US)


@rule("#99")
def test_a_single_card_that_is_discarded_unasked_has_been_revealed() -> None:
    m = at("jihadist", us_hand=[12], jihadist_hand=[99, 50])
    play(m, "card:99", "use:event")
    assert m.view(JIHADIST)["discard"] == ["card:12"]
    barrier = m.why_no_undo(JIHADIST)
    assert barrier is not None
    assert barrier.why.id == "undo-revealed"


# --- plots (4.8.1, 8.5.4) ---------------------------------------------------------------------------------------


@rule("4.8.1", "8.5.4")
def test_only_the_jihadist_sees_what_the_plots_are() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [2, 1]}})
    assert [plot["kind"] for plot in country(m, "france", JIHADIST)["plots"]] == ["plot:2", "plot:1"]
    for seat in (US, None):
        assert [plot["kind"] for plot in country(m, "france", seat)["plots"]] == ["", ""]
        assert m.view(seat)["my_plots"] == {}
    assert m.view(US)["available_plots"] == 4


@rule("8.5.4")
def test_a_plot_is_placed_in_secret() -> None:
    m = at("jihadist", {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}, dice=[1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:plot", "country:france")
    question = m.question(JIHADIST)
    assert question is not None
    assert question.secret
    play(m, "plot:3")
    assert "my-plot-placed" in said(m, JIHADIST)
    assert "my-plot-placed" not in said(m, US) + said(m, None)
    assert "plot-placed" in said(m, US)


@rule("8.5.4")
def test_the_jihadist_is_asked_even_where_one_kind_is_left() -> None:
    m = at("jihadist", {"iran": {}, "france": {"posture": "soft", "sleepers": 1}}, jihadist_hand=[50, 66], dice=[1])
    play(m, "card:50", "use:operations", "op:plot", "country:france")
    assert (asked(m, JIHADIST), m.options(JIHADIST)) == ("ask-plot-kind", ["plot:1"])


@rule("8.5.4")
def test_the_us_learns_what_it_has_blocked() -> None:
    m = operate(at("us", {"france": {"posture": "soft", "plots": [3]}}), US_THREE, "alert")
    assert "plot-removed" in said(m, US)
    assert "Plot 3" in next(line.text for line in m.log(US) if line.id == "plot-removed")


@rule("8.5.4")
def test_the_us_chooses_among_markers_without_seeing_them() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [1, 3]}})
    operate(m, US_THREE, "alert")
    assert m.options(US) == ["marker:1", "marker:2"]
    play(m, "marker:2")
    assert m.view(JIHADIST)["my_plots"]["plot:3"] == 1


# --- what can be told about plots (markers.py) ------------------------------------------------------------------


@rule("8.5.4")
def test_the_jihadist_imagines_no_other_plots() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [2, 1]}})
    assert {kinds(g) for g in worlds(m, JIHADIST)} == {(2, 1)}


@rule("8.5.4", "4.8.1")
def test_imagined_plots_are_any_that_there_are() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [2, 1]}})
    assert beliefs(m) == {(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)}  # but for two 3s
    for g in worlds(m, US):
        assert markers.in_play(g) == [0, 3, 2, 1, 0]


@rule("8.5.4")
def test_a_weapon_is_imagined_only_where_one_is_in_play() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [1]}})
    assert beliefs(m) == {(1,), (2,), (3,)}
    m = at("us", {"france": {"posture": "soft", "plots": [1]}}, wmd=1)
    assert beliefs(m) == {(1,), (2,), (3,), (4,)}


@rule("8.5.2", "8.5.4")
@pytest.mark.parametrize(("card", "possible"), [(JIHADIST_ONE, {(1,)}), (JIHADIST_TWO, {(1,), (2,)})])
def test_the_card_that_placed_a_plot_limits_what_it_can_be(card: int, possible: set[tuple[int, ...]]) -> None:
    where = {"iran": {}, "egypt": {**POOR_NEUTRAL, "sleepers": 1}}
    m = at("jihadist", where, jihadist_hand=[card, 83], dice=[1])
    play(m, f"card:{card}", "use:operations", "op:plot", "country:egypt", "plot:1")
    assert beliefs(m) == possible


@rule("8.5.4")
def test_a_plot_that_was_seen_tells_about_those_beside_it() -> None:
    """There is one 3: once it has been blocked, the plot beside it is known to be none."""
    m = at("us", {"france": {"posture": "soft", "plots": [3, 1]}})
    operate(m, US_THREE, "alert", "marker:1")
    assert beliefs(m) == {(1,), (2,)}
    assert m.view(JIHADIST)["my_plots"]["plot:3"] == 1


@rule("8.5.4")
def test_a_plot_placed_after_that_may_be_the_3_again() -> None:
    m = at("us", {"france": {"posture": "soft", "plots": [3, 1]}}, us_hand=[US_THREE, 12], jihadist_hand=[116, 50])
    operate(m, US_THREE, "alert", "marker:1")
    g = truth(m)
    g.plots.append(markers.make(markers.country_of(g.plots[0]), 3, markers.ANY))
    g.box[3] -= 1
    secrecy.turn_plots_over(g)
    assert kinds(g)[0] != 3


@rule("8.5.4", "4.7.8.1")
def test_what_lay_on_the_map_before_a_weapon_came_is_none() -> None:
    where = {"russia": {"posture": "soft", "sleepers": 1}, "france": {"posture": "soft", "plots": [1]}}
    m = at("jihadist", where, jihadist_hand=[71, 50], dice=[1])
    play(m, "card:71", "use:event")
    assert m.view()["wmd_in_play"] == 1
    assert beliefs(m) == {(1,), (2,), (3,)}


@rule("8.5.4", "8.5.2")
def test_that_nothing_could_be_placed_is_remembered() -> None:
    """A card of value 1 finds no marker: so all three 1s are on the map, whatever else is."""
    where = {"iran": {}, "egypt": {**POOR_NEUTRAL, "sleepers": 1, "plots": [1, 2, 1, 1]}}
    m = at("jihadist", where, jihadist_hand=[JIHADIST_ONE, 83], dice=[1])
    play(m, f"card:{JIHADIST_ONE}", "use:operations", "op:plot", "country:egypt")
    assert "no-plot-available" in said(m, US)
    found = beliefs(m)
    assert all(belief.count(1) == 3 for belief in found)
    assert len(found) == 8  # the fourth is the 2 or the 3, in any of four places


@rule("8.5.4")
def test_imagined_plots_keep_several_things_that_are_known_at_once() -> None:
    """At most two 1s and at most one 2 among four: so they are two 1s, a 2 and the 3, in any order."""
    m = at("us", {"france": {"posture": "soft", "plots": [2, 1, 1, 3]}})
    g = truth(m)
    everything = 0b1111 << 8
    g.caps = [everything | 1 << 4 | 2, everything | 2 << 4 | 1]
    found = set()
    for seed in MANY:
        twin = g.copy()
        twin.rng = seed
        secrecy.turn_plots_over(twin)
        found.add(kinds(twin))
    assert all(sorted(belief) == [1, 1, 2, 3] for belief in found)
    assert len(found) == 12


@rule("#5", "8.5.4")
def test_under_nest_a_hidden_plot_in_the_united_states_is_no_weapon() -> None:
    for events in ([], [5]):
        where = {"iran": {}, "united-states": {"sleepers": 1}}
        m = at("jihadist", where, wmd=2, events=events, dice=[1])
        play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:plot", "country:united-states", "plot:1")
        assert country(m, "united-states", US)["plots"] == [{"kind": "", "backlash": False}]
        assert ((4,) in beliefs(m)) is not bool(events)
        assert {(1,), (2,), (3,)} <= beliefs(m)


@rule("#5")
def test_under_nest_a_weapon_in_the_united_states_lies_open_and_stays_what_it_is() -> None:
    where = {"iran": {}, "united-states": {"sleepers": 1}}
    m = at("jihadist", where, wmd=1, events=[5], dice=[1])
    play(m, f"card:{JIHADIST_THREE}", "use:operations", "op:plot", "country:united-states", "plot:wmd")
    assert country(m, "united-states", US)["plots"] == [{"kind": "plot:wmd", "backlash": False}]
    assert beliefs(m) == {(4,)}


# --- whole matches ----------------------------------------------------------------------------------------------


def wander(seed: int, scenario: str) -> Iterator[tuple[Match, Random]]:
    """Play at random, with a liking for plots, and stop at every position."""
    chance = Random(seed)
    m = match("labyrinth", seed=seed, scenario=scenario)
    while not m.over:
        yield m, chance
        (seat,) = m.actors()
        options: list[Any] = m.options(seat)
        liked = [token for token in options if token in ("op:plot", "use:operations", "order:operations")]
        m.play(seat, chance.choice(liked if liked and chance.random() < 0.6 else options))


@rule("5.3.2", "8.5.4")
@pytest.mark.parametrize(("seed", "scenario"), [(3, "lets-roll"), (4, "mission-accomplished")])
def test_an_imagined_world_looks_the_same_and_is_possible(seed: int, scenario: str) -> None:
    compared = 0
    for m, chance in wander(seed, scenario):
        if chance.random() < 0.1:
            for seat in (US, JIHADIST):
                twin = m.imagine(seat, chance.getrandbits(30))
                assert received(twin, seat) == received(m, seat)
                assert m.game.audit(twin.state) == []
                assert json.dumps(m.view(seat))
                compared += 1
    assert compared > 20


@rule("5.3.2", "8.5.4")
@pytest.mark.parametrize(("seed", "scenario"), [(9, "lets-roll"), (6, "anaconda"), (7, "mission-accomplished")])
def test_no_side_can_tell_a_match_from_its_twin(seed: int, scenario: str) -> None:
    compared = 0
    for m, chance in wander(seed, scenario):
        if chance.random() < 0.1:
            compared += check_twins(m, chance.randrange(2), chance)
    assert compared > 10


@rule("8.5.4")
def test_imagined_worlds_hold_no_trace_of_the_truth() -> None:
    for m, chance in wander(8, "lets-roll"):
        if chance.random() < 0.2:
            seat = chance.randrange(2)
            twin = m.imagine(seat, chance.getrandbits(20))
            assert m.imagine(seat, 7).state.dump() == twin.imagine(seat, 7).state.dump()


@rule("8.5.4")
def test_deploying_tells_nothing_about_the_other_side() -> None:
    m = operate(at("us", {"egypt": FAIR_ALLY}), US_THREE, "deploy", "troop-track", "n:1")
    assert m.view(US)["hands"][JIHADIST]["cards"] == []
