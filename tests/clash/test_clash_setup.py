"""Set-up: the tiles, the areas, who begins (CL-1 to CL-6)."""

from __future__ import annotations

from typing import Any

import pytest

import theatrum
from tests.clash.clash_reading import JIHAD, MCWORLD, PLAYERS, at, board, names, pile, said, started_by, truth, zone
from theatrum.games import game
from theatrum.games.clash.game import ClashGame
from theatrum.games.clash.tiles import Tile
from theatrum.testing import match, play, position, rule

TWINS = [
    ("president", "leader"),
    ("fast_food", "imam"),
    ("banker", "sheikh"),
    ("pop_star", "tradition"),
    ("soldier", "taliban"),
    ("predator", "suicide_bomber"),
    ("tourist_zone", "mosque"),
]


def tiles() -> dict[str, Tile]:
    clash = game("clash")
    assert isinstance(clash, ClashGame)
    return {tile.name: tile for tile in clash.tiles.all}


@rule("CL-1")
def test_32_tiles_in_four_sets() -> None:
    sets = [tile.set for tile in tiles().values()]
    assert len(sets) == 32
    assert {name: sets.count(name) for name in sets} == {"start": 1, "mcworld": 7, "jihad": 7, "neutral": 17}
    assert len(match("clash").view()["board"]) == 9


@rule("CL-1")
@pytest.mark.parametrize(("blue", "green"), TWINS)
def test_every_blue_tile_has_a_green_twin(blue: str, green: str) -> None:
    one, other = tiles()[blue], tiles()[green]
    assert (one.set, other.set) == ("mcworld", "jihad")
    for field in ("kind", "effect", "area", "dots", "white", "black"):
        assert getattr(one, field) == getattr(other, field)


@rule("CL-1")
def test_the_16_neutrals_of_the_rulebook_and_a_17th() -> None:
    neutral = {name for name, tile in tiles().items() if tile.set == "neutral"}
    printed = {"rocket", "mercenary", "mujahid", "television", "press", "agent", "hacker", "crisis", "social_network"}
    printed |= {"bribe", "un", "nobel", "picket", "riots", "elections", "kabooom"}
    assert neutral == printed | {"putsch"}
    assert {name for name in neutral if tiles()[name].source == "reconstructed"} == {"putsch"}


@rule("CL-2")
def test_a_tile_shows_its_colour_and_its_effect() -> None:
    for name, tile in tiles().items():
        assert (tile.kind == "none") == (tile.effect == "none") == (name == "mustafa")
        assert all(tile.label[lang] and tile.text[lang] for lang in ("en", "pl"))


@rule("CL-2", "CA-3")
def test_tip_and_base_are_the_front_and_the_back_of_a_tile() -> None:
    front, back = tiles()["social_network"], tiles()["putsch"]
    assert set(front.dots) == {"nw", "n", "ne"}
    assert set(back.dots) == {"sw", "s", "se"}
    m = at(board={"b3": "mustafa mcworld", "b1": "imam mcworld"}, neutral=["social_network"])
    play(m, "tile:social_network", "cell:b2", "use")
    assert board(m)["b3"] == "mustafa jihad"  # before its tip
    assert board(m)["b1"] == "imam mcworld"  # behind its base


@rule("CL-3")
def test_each_player_lays_out_seven_open_tiles() -> None:
    m = match("clash")
    assert zone(m, "mcworld") == {blue for blue, _ in TWINS}
    assert zone(m, "jihad") == {green for _, green in TWINS}
    assert m.view(MCWORLD)["zones"] == m.view(JIHAD)["zones"]
    assert [m.game.seat_name(seat, "en") for seat in (MCWORLD, JIHAD)] == ["McWorld", "Jihad"]


@rule("CL-4")
def test_five_open_neutrals_and_twelve_in_the_box() -> None:
    m = match("clash", seed=5)
    assert len(pile(m, "neutral")) == 5
    assert m.view()["unused"] == 12
    assert pile(m, "neutral").isdisjoint(pile(m, "perhaps_unused"))
    assert m.view()["placing"] == "tile:mustafa"
    assert board(m) == {}


@rule("CL-4")
def test_the_five_are_drawn_by_lot() -> None:
    assert len({tuple(match("clash", seed=seed).view()["neutral"]) for seed in range(20)}) > 10


@rule("CL-4")
def test_only_elections_fetch_a_tile_from_the_box() -> None:
    m = at(board={"a1": "mustafa mcworld"}, neutral=["elections", "kabooom"])
    unused = m.view()["unused"]
    play(m, "tile:kabooom", "cell:c3")
    assert m.view()["unused"] == unused
    play(m, "tile:elections", "cell:b2", "use")
    assert m.view()["unused"] == unused - 1


@rule("CL-5")
def test_lots_decide_who_begins() -> None:
    starters = [match("clash", seed=seed).view()["starter"] for seed in range(40)]
    assert 10 <= sum(starters) <= 30
    m = started_by(JIHAD)
    assert m.actors() == (JIHAD,)
    assert "starter-drawn" in said(m)


@rule("CL-6")
def test_the_discard_pile_lies_open_for_all() -> None:
    m = at(board={"b2": "imam jihad"}, neutral=["mercenary"], discard=["banker"])
    play(m, "tile:mercenary", "cell:b1", "cell:b2")
    for seat in (MCWORLD, JIHAD, None):
        assert set(names(m.view(seat)["discard"])) == {"banker", "imam", "mustafa"}


@rule("CA-44")
def test_the_reconstructed_tile_can_be_left_out() -> None:
    with_it, without = match("clash", seed=3), match("clash", seed=3, putsch=False)
    assert len(truth(with_it).rules.neutrals) == 17
    assert len(truth(without).rules.neutrals) == 16
    assert without.view()["unused"] == 11
    assert all("putsch" not in pile(match("clash", seed=seed, putsch=False), "neutral") for seed in range(30))
    assert any("putsch" in pile(match("clash", seed=seed), "neutral") for seed in range(30))


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ({"board": {"a1": ""}}, "the tile on a1 is ''; it must be described as: TILE"),
        ({"board": {"a1": "nobel over"}}, "there is no player 'over'"),
        ({"board": {"a1": "banker mcworld sideways"}}, "the tile on a1 is 'banker mcworld sideways'"),
        ({"board": {"a1": "banker martian"}}, "there is no player 'martian'"),
        ({"board": {"d1": "banker mcworld"}}, "there is no cell 'd1'"),
        ({"zones": {"foo": []}}, "there is no player 'foo'"),
        ({"zones": {"jihad": ["boss"]}}, "there is no tile 'boss'"),
        ({"hats": 3}, "a position of clash has no 'hats'"),
    ],
)
def test_positions_that_cannot_be_are_refused(where: dict[str, Any], problem: str) -> None:
    with pytest.raises(theatrum.Unreadable, match=problem):
        position("clash", **where)


@rule("CA-45")
def test_seats_and_cells() -> None:
    m = match("clash")
    assert names([cell["cell"] for cell in m.view()["board"]]) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    m = at(board={"a3": "mustafa mcworld", "c3": "banker mcworld"})
    play(m, "tile:fast_food", "cell:a1", "dir:n")  # north is towards row 3
    assert board(m)["a3"] == "mustafa jihad"
    m = at(board={"a3": "mustafa mcworld", "c3": "banker mcworld"})
    play(m, "tile:fast_food", "cell:a1", "dir:ne")  # and east towards column c
    assert board(m)["c3"] == "banker jihad"


@rule("CA-45")
@pytest.mark.parametrize(("player", "ahead", "behind"), [("mcworld", "b3", "b1"), ("jihad", "b1", "b3")])
def test_a_tile_points_away_from_the_player_it_supports(player: str, ahead: str, behind: str) -> None:
    foe = PLAYERS[1 - PLAYERS.index(player)]
    m = at(board={ahead: f"mustafa {player}", behind: f"un {player}"}, neutral=["social_network"], mover=player)
    play(m, "tile:social_network", "cell:b2", "use")
    assert board(m)[ahead] == f"mustafa {foe}"
    assert board(m)[behind] == f"un {player}"


@pytest.mark.parametrize("series", ["match", "single"])
def test_a_number_of_games_goes_only_with_points(series: str) -> None:
    with pytest.raises(ValueError, match="'games'"):
        theatrum.new("clash", seed=1, series=series, games=5)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("variant", "chess"),
        ("series", "best_of_five"),
        ("games", 0),
        ("games", 22),
        ("facing", "sideways"),
        ("strict_turning", "perhaps"),
        ("repeat_from", "nowhere"),
        ("putsch", 2),
        ("kabooom", False),
    ],
)
def test_a_choice_that_does_not_exist_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"'{option}'"):
        match("clash", **{"series": "points", option: value})


@pytest.mark.parametrize("seats", [1, 3])
def test_two_play(seats: int) -> None:
    with pytest.raises(ValueError, match="played by 2"):
        theatrum.new("clash", seats=seats, seed=1)
