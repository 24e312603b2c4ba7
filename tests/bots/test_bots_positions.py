"""Arranged positions of CLASH in which one choice wins: the last cell is free, and support stands three to five."""

from __future__ import annotations

import pytest

from theatrum import testing
from theatrum.bots import Chair
from theatrum.bots.levels import make
from theatrum.engine.match import Match

BOARD = {
    "a1": "mustafa mcworld",
    "b1": "fast_food mcworld",
    "c1": "tourist_zone mcworld",
    "a2": "mosque jihad",
    "b2": "leader jihad",
    "c2": "taliban jihad",
    "a3": "suicide_bomber jihad",
    "b3": "imam jihad",
}


def last_cell() -> Match:
    """Only the Pop-Star turns a tile, and so the vote; Destruction does not work on the last cell (CL-14)."""
    return testing.position(
        "clash",
        options={"series": "single"},
        board=BOARD,
        zones={"mcworld": ["pop_star", "president", "soldier"], "jihad": ["sheikh", "tradition"]},
        neutral=["kabooom", "hacker"],
        mover="mcworld",
    )


@pytest.mark.parametrize("spec", ["novice", "expert:150"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_finds_the_winning_tile_and_carries_it_through(spec: str, seed: int) -> None:
    match = last_cell()
    bot = make(spec, seed)
    played = []
    while not match.over:
        (seat,) = match.actors()
        assert seat == 0, "the game must be decided by this very move"
        token = bot.think(Chair(match, 0)).token
        played.append(match.game.vocabulary.names[token])
        match.play(0, token)
    assert played[0] == "tile:pop_star"
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_expert_knows_that_the_other_tiles_lose() -> None:
    match = last_cell()
    best, *others = make("expert:300", 1).think(Chair(match, 0)).options
    assert best.score > 0.7
    assert max(option.score for option in others) < 0.2
