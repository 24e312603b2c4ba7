"""Bots at the table: what they mean to play in a row is played without thinking again, and dropped when it is stale."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from theatrum.table.rooms import Room, Rooms, SeatPlan
from theatrum.table.thinking import Thinkers, think


class Counted(Thinkers):
    """Thinks at once, in this process, and counts how often."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(rooms, workers=1)
        self.lines: list[list[str]] = []

    def submit(self, job: Any, *args: Any, **named: Any) -> Future[Any]:
        line, weighed = think(*args)
        self.lines.append(line)
        done: Future[Any] = Future()
        done.set_result((self.change(line), weighed))
        return done

    def change(self, line: list[str]) -> list[str]:
        return line


class Astray(Counted):
    """Its lines go on with something that cannot be played."""

    def change(self, line: list[str]) -> list[str]:
        return [line[0], "hold", "hold"]  # which only the other side may ever do


@pytest.fixture
def room(rooms: Rooms) -> Room:
    """The bot is the Jihadist and begins; the person is asked when its action phase is over."""
    return rooms.room(rooms.found("labyrinth", [SeatPlan(mine=True), SeatPlan(bot="novice")], options={}, seed=4))


@pytest.mark.parametrize("kind", [Counted, Astray])
def test_a_bot_plays_until_the_person_is_asked(rooms: Rooms, room: Room, kind: type[Counted]) -> None:
    thinkers = kind(rooms)
    thinkers.wake(room)
    thinkers.close()
    assert room.match.actors() == (0,)
    moves = [room.match.game.vocabulary.names[token] for seat, token in room.match.moves() if seat == 1]
    assert len(moves) >= 4
    if kind is Counted:
        assert len(thinkers.lines) < len(moves)
        assert any(len(line) > 2 for line in thinkers.lines)
    else:
        assert len(thinkers.lines) == len(moves)
