"""A move: Mustafa first, then one tile in turn, from where to where, and whom it supports (CL-7 to CL-11)."""

from __future__ import annotations

import random

import pytest

import theatrum
from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    PLAYERS,
    asked,
    at,
    board,
    cell,
    lines,
    names,
    offered,
    pile,
    refused,
    said,
    started_by,
    truth,
    zone,
)
from theatrum.games.clash.state import NONE
from theatrum.games.clash.tiles import CELLS
from theatrum.testing import match, play, rule


@rule("CL-7")
@pytest.mark.parametrize("starter", [MCWORLD, JIHAD])
def test_the_first_move_is_mustafa_on_any_cell_and_nothing_else(starter: int) -> None:
    m = started_by(starter)
    assert m.actors() == (starter,)
    assert asked(m) == "ask-start-cell"
    assert names(m.options(starter)) == list(CELLS)
    play(m, "cell:c1", "support:jihad")
    assert board(m) == {"c1": "mustafa jihad"}
    assert m.actors() == (1 - starter,)
    assert asked(m) == "ask-tile"
    assert len(zone(m, "mcworld")) == len(zone(m, "jihad")) == 7
    assert "no-target" not in said(m)


@rule("CL-8")
def test_ct_1_mustafa_with_the_tip_towards_jihad_supports_mcworld() -> None:
    m = started_by(MCWORLD)
    play(m, "cell:b2")
    assert asked(m) == "ask-support"
    assert (m.view()["placing"], m.view()["acting"]) == ("tile:mustafa", "cell:b2")  # where it will lie can be seen
    assert offered(m) == {"mcworld", "jihad"}
    play(m, "support:mcworld")
    assert cell(m, "b2")["supports"] == MCWORLD
    assert m.view()["supported"] == (1, 0)


@rule("CL-8")
def test_support_is_counted_by_the_base() -> None:
    m = at(board={"a1": "imam mcworld", "b1": "banker jihad", "c1": "mosque jihad", "a2": "mustafa jihad"})
    assert m.view()["supported"] == (1, 3)


@rule("CL-9")
def test_players_place_one_tile_in_turn() -> None:
    m = started_by(JIHAD)
    play(m, "cell:b2", "support:jihad")
    assert m.actors() == (MCWORLD,)
    play(m, "tile:tourist_zone", "cell:a1")
    assert m.actors() == (JIHAD,)
    play(m, "tile:mosque", "cell:c3")
    assert m.actors() == (MCWORLD,)
    assert board(m) == {"a1": "tourist_zone mcworld", "b2": "mustafa jihad", "c3": "mosque jihad"}
    assert zone(m, "mcworld").isdisjoint({"tourist_zone"})
    assert m.view()["moves"] == 3


@rule("CL-9")
def test_a_tile_comes_from_the_own_zone_or_the_neutral_zone() -> None:
    m = at(
        board={"b2": "mustafa mcworld"},
        zones={"mcworld": ["banker", "predator"], "jihad": ["imam"]},
        neutral=["kabooom", "un"],
        discard=["sheikh"],
    )
    assert offered(m) == {"banker", "predator", "kabooom", "un"}
    for elsewhere in ("imam", "sheikh", "mustafa", "picket"):  # the other's zone, a pile, the board, the box
        assert refused(m, f"tile:{elsewhere}") == "CL-9"
    play(m, "tile:kabooom", "cell:a1")
    assert pile(m, "neutral") == {"un"}
    assert offered(m) == {"imam", "un"}


@rule("CL-9")
def test_only_a_free_cell_takes_a_tile() -> None:
    m = at(board={"b2": "mustafa mcworld", "a1": "imam jihad"})
    play(m, "tile:banker")
    assert offered(m) == set(CELLS) - {"b2", "a1"}
    assert refused(m, "cell:b2") == refused(m, "cell:a1") == "CL-9"
    before = m.hash()
    with pytest.raises(theatrum.Illegal) as error:
        m.play(MCWORLD, "cell:b2")
    assert error.value.rule == "CL-9"
    assert m.hash() == before


@rule("CL-9")
def test_nobody_plays_out_of_turn() -> None:
    m = at(board={"b2": "mustafa mcworld"}, mover="jihad")
    assert m.options(MCWORLD) == []
    with pytest.raises(theatrum.Illegal):
        m.play(MCWORLD, "tile:banker")


@rule("CL-10")
@pytest.mark.parametrize(("player", "own"), [("mcworld", "tourist_zone"), ("jihad", "mosque")])
def test_a_tile_supports_whoever_places_it(player: str, own: str) -> None:
    for tile in (own, "kabooom"):
        m = at(board={"b2": "mustafa mcworld"}, neutral=["kabooom"], mover=player)
        play(m, f"tile:{tile}", "cell:a3")
        assert board(m)["a3"] == f"{tile} {player}"
        assert m.view()["mover"] == 1 - PLAYERS.index(player)


@rule("CL-11", "CL-23")
def test_a_down_tile_still_takes_its_cell() -> None:
    m = at(board={"b2": "mustafa mcworld", "a1": "banker mcworld down jihad"})
    play(m, "tile:predator")
    assert refused(m, "cell:a1") == "CL-11"
    assert "a1" not in offered(m)


@rule("CA-41", "CL-10")
@pytest.mark.parametrize(
    ("facing", "mustafa", "neutral", "coloured"),
    [
        ("placer", True, False, False),
        ("mustafa_placer", False, False, False),
        ("neutrals_free", True, True, False),
        ("free", True, True, True),
    ],
)
def test_which_tiles_may_face_either_way(facing: str, mustafa: bool, neutral: bool, coloured: bool) -> None:
    m = started_by(JIHAD, facing=facing)
    play(m, "cell:b2")
    assert (m.question(JIHAD) is not None) == mustafa
    if mustafa:
        play(m, "support:mcworld")
    assert board(m) == {"b2": "mustafa mcworld" if mustafa else "mustafa jihad"}
    for tile, free in (("kabooom", neutral), ("tourist_zone", coloured)):
        m = at(board={"b2": "mustafa jihad"}, neutral=["kabooom"], options={"facing": facing})
        play(m, f"tile:{tile}", "cell:a1")
        if free:
            assert asked(m) == "ask-support"
            play(m, "support:jihad")
        assert board(m)["a1"] == f"{tile} {'jihad' if free else 'mcworld'}"
        assert len(lines(m, "placed-for")) == free


@rule("CA-41", "CL-30")
def test_the_nobel_prize_is_never_asked_for_its_facing() -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["nobel"], options={"facing": "free"})
    play(m, "tile:nobel", "cell:b2")
    assert board(m) == {"b2": "nobel over mustafa mcworld"}
    assert m.actors() == (JIHAD,)


@rule("CA-41", "CA-3")
def test_a_tile_laid_for_the_opponent_points_the_other_way() -> None:
    options = {"facing": "neutrals_free"}
    m = at(board={"b1": "mustafa mcworld", "b3": "imam jihad"}, neutral=["social_network"], options=options)
    play(m, "tile:social_network", "cell:b2", "support:jihad", "use")
    assert board(m)["b1"] == "mustafa jihad"
    assert board(m)["b3"] == "imam jihad"


@rule("CA-14")
@pytest.mark.parametrize("variant", ["standard", "beginner", "hidden_support", "long"])
def test_a_player_to_move_always_finds_a_free_cell(variant: str) -> None:
    for seed in range(25):
        dice = random.Random(seed)
        m = match("clash", seed=seed, variant=variant, series="single")
        while not m.over:
            if asked(m) == "ask-tile":
                g = truth(m)
                assert NONE in g.top
                assert sum(1 for mark in g.down if mark) <= 1
            play(m, dice.choice(m.options(m.actors()[0])))
