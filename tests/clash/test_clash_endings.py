"""The end of a game: the full board, the lack of tiles, KABOOOM!!!, and the draw (CL-12 to CL-15)."""

from __future__ import annotations

import pytest

from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    PLAYERS,
    asked,
    at,
    at_random,
    board,
    ended,
    lines,
    offered,
    pile,
    refused,
    said,
    truth,
)
from theatrum.testing import match, play, rule

# Eight tiles, c3 free: four for McWorld, four for Jihad; none of them stands in the way of anything.
EIGHT = {
    "a1": "mustafa mcworld",
    "b1": "soldier mcworld",
    "c1": "banker mcworld",
    "a2": "fast_food mcworld",
    "b2": "taliban jihad",
    "c2": "leader jihad",
    "a3": "imam jihad",
    "b3": "sheikh jihad",
}


@rule("CL-12")
@pytest.mark.parametrize(("player", "haven", "winner"), [("mcworld", "tourist_zone", 0), ("jihad", "mosque", 1)])
def test_a_full_board_is_won_by_the_greater_support(player: str, haven: str, winner: int) -> None:
    m = at(board=EIGHT, mover=player, single=True)
    play(m, f"tile:{haven}", "cell:c3")
    assert m.over
    assert ended(m)["how"] == "majority"
    assert ended(m)["winner"] == winner
    assert lines(m, "board-full") == [f"The board is full: McWorld {5 - winner}, Jihad {4 + winner}."]
    assert sorted(ended(m)["supported"]) == [4, 5]
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.scores[winner] == 1


@rule("CL-12")
def test_effects_come_before_the_count() -> None:
    m = at(board=EIGHT | {"b1": "soldier jihad"}, single=True)  # 3 to 5, and one of the five can be turned
    play(m, "tile:pop_star", "cell:c3")
    assert not m.over
    play(m, "cell:b2")
    assert ended(m)["supported"] == (5, 4)
    assert ended(m)["winner"] == MCWORLD


@rule("CL-12", "CL-11")
def test_a_down_tile_does_not_fill_the_board() -> None:
    m = at(board=EIGHT | {"a1": "mustafa mcworld down jihad"}, single=True)
    play(m, "tile:tourist_zone", "cell:c3")  # nine tiles lie there, eight of them up
    assert not m.over
    assert "a1" not in board(m)


@rule("CL-13")
def test_ct_12_whoever_has_nothing_to_place_loses_with_whatever_support() -> None:
    m = at(
        board={"a1": "mustafa mcworld", "b1": "imam mcworld", "c1": "leader mcworld"},
        zones={"mcworld": [], "jihad": ["mosque", "taliban"]},
        mover="jihad",
        single=True,
    )
    play(m, "tile:mosque", "cell:c3")
    assert m.over
    assert ended(m) == {"winner": JIHAD, "how": "no_tiles", "supported": (3, 1), "points": (3, 1)}
    assert "out-of-tiles" in said(m)


@rule("CL-13")
def test_a_neutral_tile_is_enough_to_go_on() -> None:
    m = at(board={"a1": "mustafa mcworld"}, zones={"mcworld": []}, neutral=["un"], mover="jihad", single=True)
    play(m, "tile:mosque", "cell:c3")
    assert offered(m) == {"un"}


@rule("CL-14")
def test_ct_3_the_ninth_tile_is_a_president() -> None:
    m = at(board=EIGHT, single=True)
    play(m, "tile:president", "cell:c3")
    assert m.over
    assert "last-cell-ends" in said(m)
    assert "destroyed" not in said(m)
    assert ended(m)["supported"] == (5, 4)
    assert ended(m)["winner"] == MCWORLD


@rule("CL-14", "CL-23")
def test_ct_4_an_eighth_up_tile_destroys_as_ever() -> None:
    m = at(board=EIGHT | {"b1": "soldier mcworld down jihad"}, single=True)
    play(m, "tile:president", "cell:c3")
    assert asked(m) == "ask-destroy"
    play(m, "cell:b2")
    assert not m.over
    lying = board(m)
    assert lying["b2"] == "taliban jihad down mcworld"
    assert "b1" not in lying  # the older down tile has left
    assert len(lying) == 8
    assert "soldier" in pile(m, "discard")


@rule("CA-12", "CL-14")
def test_the_rocket_does_not_work_on_the_last_cell_either() -> None:
    m = at(board=EIGHT | {"b2": "mosque jihad"}, neutral=["rocket"], single=True)
    play(m, "tile:rocket", "cell:c3")
    assert m.over
    assert "last-cell-ends" in said(m)


@rule("CA-12", "CL-14")
def test_a_repeated_destruction_does_not_work_on_the_last_cell() -> None:
    m = at(board=EIGHT, neutral=["television"], single=True)
    play(m, "tile:television", "cell:c3")
    assert offered(m) == {"b3", "skip"}  # the Sheikh may be repeated
    assert refused(m, "cell:c2") == "CL-28"  # the Leader would destroy


@rule("CA-12")
def test_other_effects_work_on_the_last_cell_and_a_freed_cell_goes_on() -> None:
    m = at(board=EIGHT, neutral=["mercenary"], single=True)
    play(m, "tile:mercenary", "cell:c3", "cell:c2")
    assert not m.over
    assert "c2" not in board(m)
    m = at(board=EIGHT, neutral=["crisis"], single=True)
    play(m, "tile:crisis", "cell:c3", "cell:a1")
    assert not m.over
    m = at(board=EIGHT, neutral=["agent"], single=True)
    play(m, "tile:agent", "cell:c3", "tile:mosque")
    assert m.over
    assert "mosque" in pile(m, "discard")


@rule("CA-13")
def test_no_bribe_without_a_free_cell() -> None:
    m = at(board=EIGHT, neutral=["bribe"], single=True)
    play(m, "tile:bribe", "cell:c3")
    assert m.over
    assert "no-target" in said(m)
    m = at(board=EIGHT | {"a1": "mustafa mcworld down jihad"}, neutral=["bribe"], single=True)
    play(m, "tile:bribe", "cell:c3")  # the down tile's cell is not free yet
    assert "no-target" in said(m)
    assert not m.over


@rule("CL-15", "CL-33", "CL-35")
def test_ct_5_kabooom_beats_every_count() -> None:
    table = EIGHT | {"a1": "kabooom mcworld", "b2": "taliban mcworld", "c2": "leader mcworld"}
    m = at(board=table, options={"series": "points", "games": 1})
    play(m, "tile:tourist_zone", "cell:c3")
    assert ended(m) == {"winner": JIHAD, "how": "kabooom", "supported": (7, 2), "points": (0, 2)}
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (0.0, 2.0)


@rule("CL-15", "CL-13")
def test_kabooom_decides_also_when_tiles_run_out() -> None:
    m = at(
        board={"a1": "mustafa mcworld", "b1": "kabooom jihad"},
        zones={"mcworld": [], "jihad": ["mosque"]},
        mover="jihad",
        single=True,
    )
    play(m, "tile:mosque", "cell:c3")
    assert m.over
    assert ended(m)["how"] == "kabooom"
    assert ended(m)["winner"] == MCWORLD  # McWorld has nothing to place, yet Jihad holds the bomb


@rule("CL-33")
def test_a_turned_kabooom_dooms_the_other() -> None:
    m = at(board=EIGHT | {"b2": "kabooom mcworld"}, single=True)
    play(m, "tile:pop_star", "cell:c3", "cell:b2")
    assert lines(m, "kabooom") == ["The KABOOOM!!! supports Jihad, who loses."]
    assert ended(m)["winner"] == MCWORLD


@rule("CA-25")
def test_a_covered_kabooom_is_harmless() -> None:
    m = at(board=EIGHT | {"a1": "nobel over kabooom mcworld"}, single=True)
    play(m, "tile:tourist_zone", "cell:c3")
    assert ended(m)["how"] == "majority"
    assert ended(m)["winner"] == MCWORLD


@rule("CA-40")
def test_a_down_kabooom_is_harmless() -> None:
    m = at(
        board={"a1": "mustafa mcworld", "b1": "kabooom jihad"},
        zones={"mcworld": [], "jihad": ["leader"]},
        mover="jihad",
        single=True,
    )
    play(m, "tile:leader", "cell:a2", "cell:b1")
    assert m.over
    assert board(m)["b1"] == "kabooom jihad down jihad"
    assert ended(m)["how"] == "no_tiles"
    assert ended(m)["winner"] == JIHAD


@rule("CA-27", "CL-13")
def test_a_nobel_prize_without_a_tile_to_cover_is_no_tile() -> None:
    m = at(
        board={"a1": "mustafa jihad"},
        zones={"mcworld": ["nobel"], "jihad": ["mosque", "leader"]},
        mover="jihad",
        single=True,
    )
    play(m, "tile:mosque", "cell:c3")
    assert m.over
    assert "cannot-place" in said(m)
    assert ended(m)["winner"] == JIHAD
    assert ended(m)["how"] == "no_tiles"


@rule("CA-38", "CL-35")
def test_points_after_a_game_without_tiles() -> None:
    m = at(
        board={"a1": "mustafa mcworld", "b1": "imam mcworld", "c1": "banker mcworld down jihad"},
        zones={"mcworld": ["tourist_zone"], "jihad": []},
        options={"series": "points", "games": 1},
    )
    play(m, "tile:tourist_zone", "cell:c3")
    assert ended(m) == {"winner": MCWORLD, "how": "no_tiles", "supported": (3, 0), "points": (3, 0)}


@rule("CA-39", "CA-46")
def test_sixty_placements_are_a_draw() -> None:
    m = at(board={"a1": "kabooom mcworld"}, moves=58, single=True)
    play(m, "tile:tourist_zone", "cell:c3")
    assert not m.over
    play(m, "tile:mosque", "cell:b3")
    assert m.over
    assert "draw-long" in said(m)
    assert ended(m)["winner"] is None  # even with KABOOOM!!! on the board
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.winners == (MCWORLD, JIHAD)
    assert outcome.text("en") == "A draw, 0 to 0."


@rule("CA-46", "CL-12")
def test_a_full_board_counts_even_with_the_sixtieth_tile() -> None:
    m = at(board=EIGHT, moves=59, single=True)
    play(m, "tile:tourist_zone", "cell:c3")
    assert ended(m)["how"] == "majority"


@rule("CA-39", "CA-46")
@pytest.mark.parametrize("before", [1, 2])
def test_the_third_repetition_is_a_draw(before: int) -> None:
    table = {"a1": "mustafa mcworld", "b1": "kabooom jihad"}
    ahead = play(at(board=table, single=True), "tile:tourist_zone", "cell:c3")
    m = at(board=table, single=True)
    truth(m).seen.extend(truth(ahead).seen * before)  # as if the position to come had been seen before
    play(m, "tile:tourist_zone", "cell:c3")
    assert m.over == (before == 2)
    assert ("draw-repeated" in said(m)) == (before == 2)
    if m.over:
        assert ended(m)["how"] == "draw"


@rule("CA-46")
def test_another_player_to_move_is_another_position() -> None:
    ahead = play(at(board={"a1": "mustafa mcworld"}, single=True), "tile:tourist_zone", "cell:c3")
    m = at(board={"a1": "mustafa mcworld"}, single=True)
    (position,) = truth(ahead).seen
    other = (1 - position[0], *position[1:])
    truth(m).seen.extend([other, other])
    assert not play(m, "tile:tourist_zone", "cell:c3").over


@rule("CL-36", "CL-13", "CL-12")
def test_ct_13_beginners_never_run_out_of_tiles() -> None:
    for seed in range(150):
        m = at_random(match("clash", seed=seed, variant="beginner", series="single"), seed)
        assert ended(m)["how"] == "majority"
        assert sum(ended(m)["supported"]) == 9
        assert 9 <= m.view()["moves"] <= 15


@rule("CL-12", "CL-13", "CL-15")
def test_every_game_ends_in_one_of_these_ways() -> None:
    for seed in range(100):
        m = at_random(match("clash", seed=seed, series="single"), seed)
        result = ended(m)
        a, b = result["supported"]
        if result["how"] == "majority":
            assert a + b == 9
            assert result["winner"] == (MCWORLD if a > b else JIHAD)
        elif result["how"] == "kabooom":
            (bomb,) = (text for text in board(m).values() if text.startswith("kabooom"))
            assert PLAYERS[1 - result["winner"]] == bomb.split()[1]
        else:
            assert result["how"] == "no_tiles"
            assert a + b < 9
