"""The 32 tiles, one by one: what each does, and what it may not do, with the rule that says so."""

from __future__ import annotations

import pytest

from tests.clash.clash_reading import (
    AROUND,
    CORNERS,
    JIHAD,
    MCWORLD,
    PLAYERS,
    SIDES,
    asked,
    at,
    board,
    cell,
    ended,
    offered,
    pile,
    refused,
    said,
    started_by,
    zone,
)
from theatrum.testing import play, rule


def reach(tile: str, player: str, target: str) -> set[str]:
    """Place a tile on b2 beside one target, eight times, and tell where it can get at it."""
    found = set()
    for where in sorted(AROUND):
        m = at(board={where: target}, neutral=() if tile in OWN else (tile,), mover=player)
        play(m, f"tile:{tile}", "cell:b2")
        if m.actors() == (PLAYERS.index(player),):
            assert offered(m) == {where, "skip"}
            found.add(where)
        else:
            assert said(m)[-1] == "no-target"
    return found


OWN = {"president", "leader", "pop_star", "tradition", "soldier", "taliban", "predator", "suicide_bomber"}


# --- Mustafa ---------------------------------------------------------------------------------------------------


@rule("CL-7")
def test_mustafa_does_nothing() -> None:
    m = started_by(MCWORLD)
    play(m, "cell:b2", "support:mcworld")
    assert m.actors() == (JIHAD,)
    assert said(m)[-1] == "placed-start"


# --- the seven twins -------------------------------------------------------------------------------------------


@rule("CL-22", "CL-23")
@pytest.mark.parametrize(
    ("tile", "player", "cells"),
    [
        ("president", "mcworld", AROUND),
        ("leader", "jihad", AROUND),
        ("soldier", "mcworld", SIDES),
        ("taliban", "jihad", SIDES),
        ("predator", "mcworld", CORNERS),
        ("suicide_bomber", "jihad", CORNERS),
    ],
)
def test_destroyers(tile: str, player: str, cells: set[str]) -> None:
    assert reach(tile, player, "mustafa mcworld") == cells
    assert reach(tile, player, "mustafa jihad") == cells
    assert reach(tile, player, "kabooom jihad") == cells
    assert reach(tile, player, "nobel over mustafa jihad") == set()
    hit = min(cells)
    m = at(board={hit: "mustafa jihad"}, mover=player)
    play(m, f"tile:{tile}", "cell:b2", f"cell:{hit}")
    assert board(m) == {hit: f"mustafa jihad down {player}", "b2": f"{tile} {player}"}


@rule("CL-22", "CL-23", "CL-25")
@pytest.mark.parametrize(
    ("tile", "player", "target", "off"),
    [
        ("president", "mcworld", "a2", None),
        ("leader", "jihad", "a2", None),
        ("soldier", "mcworld", "a2", "a1"),
        ("taliban", "jihad", "a2", "a1"),
        ("predator", "mcworld", "a1", "a2"),
        ("suicide_bomber", "jihad", "a1", "a2"),
    ],
)
def test_what_destroyers_may_not_hit(tile: str, player: str, target: str, off: str | None) -> None:
    foe = PLAYERS[1 - PLAYERS.index(player)]
    safe, down, free = ("c3", "a3", "c1") if target == "a1" else ("c2", "b3", "b1")
    havens = {"mcworld": "tourist_zone", "jihad": "mosque"}
    table = {target: "kabooom jihad", safe: f"{havens[foe]} {foe}", down: f"mustafa {player} down {foe}"}
    if off:
        table[off] = "agent jihad"
    m = at(board=table, mover=player)
    play(m, f"tile:{tile}", "cell:b2")
    assert offered(m) == {target, "skip"}
    assert refused(m, f"cell:{free}") == "CL-22"
    assert refused(m, f"cell:{safe}") == "CL-25"
    assert refused(m, f"cell:{down}") == "CL-23"
    if off:
        assert refused(m, f"cell:{off}") == "CL-22"


@rule("CL-22", "CL-24")
@pytest.mark.parametrize(("tile", "player"), [("fast_food", "mcworld"), ("imam", "jihad")])
@pytest.mark.parametrize(
    ("start", "arrow", "near", "far"),
    [
        ("a1", "n", "a2", "a3"),
        ("a1", "ne", "b2", "c3"),
        ("a1", "e", "b1", "c1"),
        ("a3", "se", "b2", "c1"),
        ("a3", "s", "a2", "a1"),
        ("c3", "sw", "b2", "a1"),
        ("c1", "w", "b1", "a1"),
        ("c1", "nw", "b2", "a3"),
    ],
)
def test_fast_food_and_imam(tile: str, player: str, start: str, arrow: str, near: str, far: str) -> None:
    m = at(board={near: "mustafa mcworld", far: "kabooom jihad"}, mover=player)
    play(m, f"tile:{tile}", f"cell:{start}")
    assert offered(m) == {arrow, "skip"}
    play(m, f"dir:{arrow}")
    assert board(m) == {near: "mustafa jihad", far: "kabooom mcworld", start: f"{tile} {player}"}


@rule("CL-22", "CL-24")
@pytest.mark.parametrize(("tile", "player"), [("fast_food", "mcworld"), ("imam", "jihad")])
def test_fast_food_and_imam_need_something_to_turn(tile: str, player: str) -> None:
    m = at(board={"b2": "mustafa mcworld", "c2": "mosque jihad"}, mover=player)
    play(m, f"tile:{tile}", "cell:b1")
    assert offered(m) == {"n", "skip"}
    for arrow in ("e", "s", "ne"):  # an empty line, the edge of the board, a Safe tile
        assert refused(m, f"dir:{arrow}") == "CL-24"
    assert refused(m, "cell:b2") == "CL-22"  # a direction is chosen, not a tile


@rule("CL-22", "CL-24")
@pytest.mark.parametrize(("tile", "player"), [("banker", "mcworld"), ("sheikh", "jihad")])
def test_banker_and_sheikh_turn_all_of_one_colour(tile: str, player: str) -> None:
    sides = {"b1": "kabooom jihad", "a2": "crisis mcworld", "c2": "elections jihad", "b3": "agent mcworld"}
    corners = {"a1": "hacker jihad", "c1": "bribe mcworld", "a3": "press jihad"}
    for colour, chosen, other in (("white", sides, corners), ("black", corners, sides)):
        m = at(board=sides | corners, mover=player)
        play(m, f"tile:{tile}", "cell:b2")
        assert offered(m) == {"white", "black", "skip"}
        play(m, f"dots:{colour}")
        lying = board(m)
        for where, text in chosen.items():
            name, supports = text.split()
            assert lying[where] == f"{name} {PLAYERS[1 - PLAYERS.index(supports)]}"
        assert {where: lying[where] for where in other} == other


@rule("CL-24")
@pytest.mark.parametrize(("tile", "player"), [("banker", "mcworld"), ("sheikh", "jihad")])
def test_banker_and_sheikh_need_something_of_the_colour(tile: str, player: str) -> None:
    m = at(board={"a1": "mustafa mcworld"}, mover=player)
    play(m, f"tile:{tile}", "cell:b2")
    assert refused(m, "dots:white") == "CL-24"
    assert offered(m) == {"black", "skip"}


@rule("CL-22", "CL-24")
@pytest.mark.parametrize(("tile", "player"), [("pop_star", "mcworld"), ("tradition", "jihad")])
def test_pop_star_and_tradition(tile: str, player: str) -> None:
    assert reach(tile, player, "mustafa mcworld") == AROUND
    assert reach(tile, player, "mustafa jihad") == AROUND
    m = at(board={"a1": "mustafa mcworld", "c3": "un jihad"}, mover=player)
    play(m, f"tile:{tile}", "cell:b2", "cell:c3")
    assert board(m) == {"a1": "mustafa mcworld", "c3": "un mcworld", "b2": f"{tile} {player}"}


@rule("CL-22", "CL-23", "CL-25")
@pytest.mark.parametrize(("tile", "player"), [("pop_star", "mcworld"), ("tradition", "jihad")])
def test_what_pop_star_and_tradition_may_not_turn(tile: str, player: str) -> None:
    foe = PLAYERS[1 - PLAYERS.index(player)]
    m = at(
        board={"a1": "kabooom jihad", "a2": "nobel over un mcworld", "a3": f"mustafa mcworld down {foe}"}, mover=player
    )
    play(m, f"tile:{tile}", "cell:b2")
    assert offered(m) == {"a1", "skip"}
    assert refused(m, "cell:b1") == "CL-22"
    assert refused(m, "cell:a2") == "CL-25"
    assert refused(m, "cell:a3") == "CL-23"
    assert refused(m, "cell:b2") == "CL-22"


@rule("CL-25", "CL-20")
@pytest.mark.parametrize(
    ("haven", "owner", "attacker", "foe"),
    [("tourist_zone", "mcworld", "leader", "jihad"), ("mosque", "jihad", "president", "mcworld")],
)
def test_tourist_zone_and_mosque(haven: str, owner: str, attacker: str, foe: str) -> None:
    m = at(board={"b1": "mustafa mcworld"}, mover=owner)
    play(m, f"tile:{haven}", "cell:b2")  # nothing is asked: the effect is permanent
    assert m.actors() == (PLAYERS.index(foe),)
    assert cell(m, "b2")["safe"]
    play(m, f"tile:{attacker}", "cell:a1")
    assert offered(m) == {"b1", "skip"}
    assert refused(m, "cell:b2") == "CL-25"


# --- the neutral tiles -----------------------------------------------------------------------------------------


@rule("CL-32", "CL-22")
def test_rocket() -> None:
    assert reach("rocket", "mcworld", "mosque jihad") == AROUND
    assert reach("rocket", "jihad", "nobel over mustafa jihad") == AROUND
    assert reach("rocket", "mcworld", "imam jihad") == set()
    m = at(board={"a1": "mosque jihad", "b1": "imam jihad", "c1": "mustafa mcworld down jihad"}, neutral=["rocket"])
    play(m, "tile:rocket", "cell:b2")
    assert offered(m) == {"a1", "skip"}
    assert refused(m, "cell:b1") == "CL-32"
    assert refused(m, "cell:c1") == "CL-23"
    assert refused(m, "cell:b3") == "CL-22"
    play(m, "cell:a1")
    assert board(m)["a1"] == "mosque jihad down mcworld"


@rule("CL-26", "CL-22")
@pytest.mark.parametrize(("tile", "cells", "off"), [("mercenary", SIDES, "c1"), ("mujahid", CORNERS, "c2")])
def test_mercenary_and_mujahid(tile: str, cells: set[str], off: str) -> None:
    assert reach(tile, "mcworld", "imam jihad") == cells
    assert reach(tile, "jihad", "imam jihad") == cells
    hit, safe, down, free = sorted(cells)
    table = {hit: "kabooom jihad", safe: "mosque jihad", down: "mustafa mcworld down jihad", off: "agent jihad"}
    m = at(board=table, neutral=[tile])
    play(m, f"tile:{tile}", "cell:b2")
    assert offered(m) == {hit, "skip"}
    assert refused(m, f"cell:{safe}") == "CL-25"
    assert refused(m, f"cell:{down}") == "CL-23"
    assert refused(m, f"cell:{free}") == refused(m, f"cell:{off}") == "CL-22"
    play(m, f"cell:{hit}")
    assert hit not in board(m)
    assert "kabooom" in pile(m, "discard")


@rule("CL-28", "CL-22")
@pytest.mark.parametrize(("tile", "cells"), [("television", SIDES), ("press", CORNERS)])
def test_television_and_press(tile: str, cells: set[str]) -> None:
    assert reach(tile, "mcworld", "pop_star jihad") == cells
    assert reach(tile, "jihad", "pop_star mcworld") == cells
    assert reach(tile, "mcworld", "mustafa jihad") == set()
    where, dull, safe, off = ("a2", "b1", "b3", "a1") if tile == "television" else ("a1", "c1", "a3", "a2")
    table = {where: "tradition jihad", dull: "kabooom jihad", safe: "nobel over imam jihad", off: "taliban jihad"}
    m = at(board=table, neutral=[tile])
    play(m, f"tile:{tile}", "cell:b2")
    assert offered(m) == {where, "skip"}
    assert refused(m, f"cell:{dull}") == "CL-28"
    assert refused(m, f"cell:{safe}") == "CL-25"
    assert refused(m, f"cell:{off}") == "CL-22"
    play(m, f"cell:{where}")
    assert asked(m) == "ask-turn"
    play(m, "cell:b2")
    assert board(m)["b2"] == f"{tile} jihad"


@rule("CL-34")
def test_agent() -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["agent", "un"], zones={"jihad": ["imam", "mosque"]})
    play(m, "tile:agent", "cell:a1")
    assert offered(m) == {"imam", "mosque", "skip"}
    for elsewhere in ("banker", "un", "sheikh", "mustafa"):
        assert refused(m, f"tile:{elsewhere}") == "CL-34"
    play(m, "tile:imam")
    assert zone(m, "jihad") == {"mosque"}
    assert "imam" in pile(m, "discard")


@rule("CL-34")
def test_hacker() -> None:
    m = at(
        board={"b2": "mustafa mcworld"},
        neutral=["hacker"],
        discard=["imam", "kabooom"],
        zones={"mcworld": ["banker"], "jihad": ["mosque", "leader", "sheikh", "tradition", "taliban"]},
    )
    gone = pile(m, "discard")
    play(m, "tile:hacker", "cell:a1")
    assert offered(m) == gone | {"skip"}
    assert refused(m, "tile:mosque") == refused(m, "tile:mustafa") == "CL-34"
    play(m, "tile:kabooom")
    assert zone(m, "mcworld") == {"banker", "kabooom"}
    assert pile(m, "discard") == gone - {"kabooom"}


@rule("CL-34", "CA-28")
def test_financial_crisis() -> None:
    table = {"a1": "imam mcworld", "b2": "mustafa mcworld", "c3": "leader jihad", "c1": "tourist_zone mcworld"}
    m = at(board=table | {"a3": "banker mcworld down jihad"}, neutral=["crisis"])
    play(m, "tile:crisis", "cell:b3")
    assert offered(m) == {"a1", "b2", "skip"}
    assert refused(m, "cell:c3") == "CL-34"
    assert refused(m, "cell:b3") == "CA-28"
    assert refused(m, "cell:c1") == "CL-25"
    assert refused(m, "cell:a3") == "CL-23"
    assert refused(m, "cell:c2") == "CL-22"
    play(m, "cell:a1")
    assert "imam" in zone(m, "mcworld")
    assert "a1" not in board(m)


@rule("CL-22", "CL-24", "CA-3")
@pytest.mark.parametrize(
    ("tile", "player", "turning"),
    [
        ("social_network", "mcworld", {"a3", "b3", "c3"}),
        ("social_network", "jihad", {"a1", "b1", "c1"}),
        ("putsch", "mcworld", {"a1", "b1", "c1"}),
        ("putsch", "jihad", {"a3", "b3", "c3"}),
    ],
)
def test_social_network_and_putsch(tile: str, player: str, turning: set[str]) -> None:
    rows = {"a1": "kabooom jihad", "b1": "bribe mcworld", "c1": "crisis jihad", "a2": "mustafa mcworld"}
    rows |= {"a3": "hacker mcworld", "b3": "agent jihad", "c3": "press mcworld"}
    m = at(board=rows, mover=player, neutral=[tile])
    play(m, f"tile:{tile}", "cell:b2")
    assert offered(m) == {"use", "skip"}
    play(m, "use")
    assert {where for where, text in rows.items() if board(m)[where] != text} == turning


@rule("CA-54", "CA-11")
@pytest.mark.parametrize("tile", ["social_network", "putsch"])
def test_social_network_and_putsch_with_nobody_to_turn(tile: str) -> None:
    m = at(board={"a2": "mustafa mcworld", "b3": "mosque jihad", "b1": "tourist_zone mcworld"}, neutral=[tile])
    play(m, f"tile:{tile}", "cell:b2")
    assert said(m)[-1] == "no-target"
    assert m.actors() == (JIHAD,)


@rule("CL-27")
def test_bribe() -> None:
    table = {"a1": "imam jihad", "b2": "mustafa mcworld", "c3": "mosque jihad", "a3": "banker mcworld down jihad"}
    m = at(board=table, neutral=["bribe"])
    play(m, "tile:bribe", "cell:b1")
    assert offered(m) == {"a1", "b2", "b1", "skip"}
    assert refused(m, "cell:c3") == "CL-25"
    assert refused(m, "cell:a3") == "CL-23"
    assert refused(m, "cell:c1") == "CL-22"
    play(m, "cell:a1")
    assert offered(m) == {"c1", "a2", "c2", "b3"}
    for taken in ("a1", "b1", "b2", "a3", "c3"):
        assert refused(m, f"cell:{taken}") == "CL-27"
    play(m, "cell:c2")
    assert board(m)["c2"] == "imam jihad"
    assert "a1" not in board(m)


@rule("CL-31", "CL-25")
@pytest.mark.parametrize("player", ["mcworld", "jihad"])
def test_un(player: str) -> None:
    m = at(board={where: f"{tile} jihad" for where, tile in RING.items()}, neutral=["un"], mover=player)
    play(m, "tile:un", "cell:b2")
    assert {where for where in AROUND if cell(m, where)["safe"]} == {"a2", "c2"}
    assert not cell(m, "b2")["safe"]
    m = at(board={"b2": "un mcworld", "a2": "mustafa mcworld"}, mover="jihad")
    play(m, "tile:tradition", "cell:a1")
    assert offered(m) == {"b2", "skip"}
    assert refused(m, "cell:a2") == "CL-25"


RING = {"a1": "agent", "b1": "hacker", "c1": "bribe", "a2": "press", "c2": "crisis", "a3": "elections", "b3": "kabooom"}


@rule("CL-30", "CL-9")
def test_nobel() -> None:
    table = {"a1": "mustafa mcworld", "b1": "imam jihad", "c1": "tourist_zone mcworld"}
    m = at(board=table | {"a2": "banker mcworld down jihad"}, neutral=["nobel"])
    play(m, "tile:nobel")
    assert asked(m) == "ask-cover"
    assert offered(m) == {"a1"}
    assert refused(m, "cell:b2") == "CL-30"  # free
    assert refused(m, "cell:b1") == "CL-30"  # the opponent's
    assert refused(m, "cell:c1") == "CL-25"  # Safe already
    assert refused(m, "cell:a2") == "CL-23"  # down
    play(m, "cell:a1")
    assert board(m)["a1"] == "nobel over mustafa mcworld"
    assert cell(m, "a1")["safe"]
    assert cell(m, "a1")["covered"] == "tile:mustafa"


@rule("CL-30", "CA-27")
def test_nobel_with_nothing_to_cover_cannot_be_chosen() -> None:
    m = at(board={"a1": "mustafa jihad", "c1": "tourist_zone mcworld"}, neutral=["nobel"])
    assert refused(m, "tile:nobel") == "CL-30"
    assert "nobel" not in offered(m)


@rule("CL-29", "CL-20")
@pytest.mark.parametrize(("tile", "cells"), [("picket", SIDES), ("riots", CORNERS)])
def test_picket_and_riots(tile: str, cells: set[str]) -> None:
    m = at(board={"c1": "mustafa mcworld"} if tile == "picket" else {"c2": "mustafa mcworld"}, neutral=[tile])
    play(m, f"tile:{tile}", "cell:b2")
    assert m.actors() == (JIHAD,)  # permanent: nothing is asked
    assert {where for where in AROUND if cell(m, where)["blocked"]} == cells
    for where in sorted(AROUND):
        m = at(board={"b2": f"{tile} jihad"})
        play(m, "tile:pop_star", f"cell:{where}")
        assert (said(m)[-1] == "blocked") == (where in cells)
        assert m.actors() == ((JIHAD,) if where in cells else (MCWORLD,))


@rule("CL-34", "CA-31")
def test_elections() -> None:
    m = at(board={"b2": "mustafa mcworld"}, neutral=["elections", "un"])
    box = pile(m, "perhaps_unused")
    play(m, "tile:elections", "cell:a1")
    assert offered(m) == {"use", "skip"}
    before = zone(m, "mcworld")
    play(m, "use")
    (drawn,) = zone(m, "mcworld") - before
    assert drawn in box
    assert pile(m, "perhaps_unused") == box - {drawn}


@rule("CL-33", "CL-15")
def test_kabooom() -> None:
    table = {where: f"{tile} mcworld" for where, tile in RING.items()}  # with KABOOOM!!! on b3
    m = at(board=table | {"c3": "mosque jihad"}, single=True)
    play(m, "tile:tourist_zone", "cell:b2")
    assert ended(m)["supported"] == (8, 1)
    assert ended(m)["how"] == "kabooom"
    assert ended(m)["winner"] == JIHAD
