"""No byte that a seat must not know leaves the server: a key gets identical answers of a table and of its twin."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from random import Random

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from theatrum.table.app import create_app
from theatrum.table.rooms import Room, SeatPlan


class Live:
    """A real server on loopback, in this process, so that a test can put a twin behind it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", self.port, log_level="warning"))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.port}"
        httpx.Client(transport=httpx.HTTPTransport(retries=20)).get(self.url + "/health")

    def stop(self) -> None:
        self.app.state.serving.hub.close()
        self.server.should_exit = True
        self.thread.join(10)


@pytest.fixture
def live(store_url: str) -> Iterator[Live]:
    running = Live(create_app(store_url, workers=1, pace=0.0))
    yield running
    running.stop()


def everything(live: Live, room: Room, key: str, seat: int) -> list[str]:
    """All answers the holder of a key can get without changing anything."""
    got = []
    with httpx.Client(base_url=live.url) as client:
        for path in (
            f"/api/keys/{key}?lang=en",
            f"/api/keys/{key}?lang=pl",
            f"/api/keys/{key}?seat={1 - seat}",
            f"/api/keys/{key}/lists?seat={1 - seat}",
            f"/t/{key}?lang=pl",
            f"/r/{key}",
            f"/api/keys/{key}/record",
            f"/api/keys/{key}/step?move=1",
            *(f"/api/keys/{key}/why?seat={seat}&token={name}" for name in list(room.game.vocabulary)[::17]),
        ):
            answer = client.get(path)
            got.append(f"{path} {answer.status_code} {answer.text}")
        with client.stream("GET", f"/api/keys/{key}/events?lang=pl") as stream:
            lines = stream.iter_lines()
            got.append(next(lines) + next(lines))
    return got


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("penguins", 2, {}),
        ("penguins", 4, {}),
        ("clash", 2, {"variant": "hidden_support"}),
        ("clash", 2, {"variant": "secret_draft"}),
        ("labyrinth", 2, {}),
    ],
)
def test_a_key_cannot_tell_a_table_from_its_twin(live: Live, game: str, seats: int, options: dict[str, str]) -> None:
    rooms, chance = live.app.state.serving.rooms, Random(7)
    room = rooms.room(rooms.found(game, [SeatPlan()] * seats, options=options, seed=77))
    keys = {key.seats[0]: key.key for key in rooms.keys(room.id) if key.seats}
    compared = 0
    for _ in range(60):
        if room.match.over:
            break
        seat = room.match.actors()[0]
        if chance.random() < 0.25:
            who = chance.randrange(seats)
            truth = room.match
            left = everything(live, room, keys[who], who)
            room.match = truth.imagine(who, chance.getrandbits(30))
            right = everything(live, room, keys[who], who)
            room.match = truth
            assert left == right
            compared += 1
        room.play(seat, chance.choice(room.match.options(seat)), room.stamp(seat))
    assert compared >= 4
