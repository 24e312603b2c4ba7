"""What a choice is said to do is what it does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.testing import match, position


def facing(played: Match) -> dict[str, int | None]:
    return {cell["cell"]: cell["supports"] for cell in played.view(0)["board"]}


@pytest.mark.parametrize("options", [{}, {"facing": "free"}, {"repeat_from": "repeating", "variant": "long"}], ids=str)
def test_what_is_lit_up_may_be_aimed_at_or_turns(options: dict[str, Any]) -> None:
    clash = game("clash")
    checked = 0
    for seed in range(12):
        played, chance = match("clash", seed=seed, series="single", **options), random.Random(seed)
        while not played.over:
            seat = played.actors()[0]
            token = chance.choice(played.options(seat))
            touched, placing, before = played.touches(seat, token), played.view(seat)["placing"], facing(played)
            played.play(seat, token)
            after = facing(played)
            if not touched:
                continue
            if not token.startswith("cell:"):
                turned = {cell for cell, seat in before.items() if after[cell] == (None if seat is None else 1 - seat)}
                assert set(touched) == turned & {cell for cell, seat in before.items() if seat is not None}, token
                checked += 1
            elif played.view(seat)["acting"] == token and played.view(seat)["placing"] is None:
                tile = clash.tiles.all[clash.cards([placing])[0]]  # type: ignore[attr-defined]
                if tile.area == "one_of" and tile.effect != "repeat":
                    assert {*touched, "skip"} == set(played.options(seat)), token
                    checked += 1
    assert checked > 5


def test_a_cell_tells_whom_the_tile_would_reach_from_there() -> None:
    played = position("clash", board={"b2": "mustafa mcworld", "a3": "banker jihad"}, mover="jihad")
    assert played.describe(1, "tile:taliban") == game("clash").tiles.all[12].text["en"]  # type: ignore[attr-defined]
    played.play(1, "tile:taliban")
    assert played.describe(1, "cell:b1").endswith("In reach: Mustafa (b2).")
    assert played.describe(1, "cell:a2", "pl").endswith("W zasięgu: Mustafa (b2), Bankier (a3).")
    assert played.describe(1, "cell:c1").endswith("Nothing in reach.")
    assert played.touches(1, "cell:a2") == ["cell:b2", "cell:a3"]
    played.play(1, "cell:a2")
    assert played.describe(1, "cell:a3") == "Banker, supports Jihad."
    assert played.describe(1, "skip") == ""


def test_a_blocked_cell_says_so() -> None:
    played = position("clash", board={"b2": "picket mcworld"}, mover="jihad")
    played.play(1, "tile:taliban")
    assert played.describe(1, "cell:b1") == "An immediate effect would not work here."
    assert played.touches(1, "cell:b1") == []
    assert "would not work" not in played.describe(1, "cell:a1")


def test_the_last_cell_says_that_nothing_is_destroyed_there() -> None:
    eight = {"a1": "mustafa mcworld", "b1": "banker mcworld", "c1": "fast_food mcworld", "a2": "pop_star mcworld"}
    eight |= {"b2": "imam jihad", "c2": "sheikh jihad", "a3": "tradition jihad", "b3": "mosque jihad"}
    for tile, seat, player in (("president", 0, "mcworld"), ("taliban", 1, "jihad"), ("rocket", 0, "mcworld")):
        played = position("clash", board=eight, mover=player, neutral=["rocket"])
        played.play(seat, f"tile:{tile}")
        assert played.describe(seat, "cell:c3") == "As the ninth tile it would destroy nothing: the game ends."
        assert played.touches(seat, "cell:c3") == []
    waiting = position("clash", board=eight | {"a1": "mustafa mcworld down jihad"})  # one tile lies down: no end yet
    waiting.play(0, "tile:president")
    assert "In reach" in waiting.describe(0, "cell:c3")
