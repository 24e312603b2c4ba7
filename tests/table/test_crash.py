"""kill -9 at random moments of two hundred matches: nothing acknowledged is lost or doubled, every match goes on."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections import Counter
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import select

from theatrum.table.database import open_store
from theatrum.table.models import ActRow
from theatrum.table.rooms import Rooms

MATCHES = 200
CLIENTS = 4
KILLS = 6
PATIENCE = 300.0  # seconds after which the test gives up


class Server:
    """The real command in a process of its own, killed and started again over the same store."""

    def __init__(self, store_url: str, port: int) -> None:
        self.port = port
        self.command = [sys.executable, "-m", "theatrum.cli", "serve", "--no-browser", "--port", str(port)]
        self.command += ["--db", store_url, "--workers", "1", "--pace", "0"]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        for _ in range(400):
            try:
                if urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).status == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not become ready")

    def kill(self) -> None:
        """Kill the server and its workers as a power cut would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def call(port: int, path: str, body: dict[str, Any] | None = None) -> dict[str, Any] | None:
    """Ask the server; None when it is not there or refuses, and the caller has to look again."""
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"} if data else {}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except (OSError, HTTPException, ValueError):  # killed before, during or after its answer
        return None


class Client(threading.Thread):
    """Plays many tables against the random bot, remembering every move the server has acknowledged."""

    def __init__(self, port: int, number: int, tables: int) -> None:
        super().__init__(daemon=True)
        self.port, self.chance, self.tables = port, Random(number), tables
        self.acknowledged: list[str] = []
        self.founded: list[str] = []
        self.finished = 0
        self.stop = threading.Event()

    def run(self) -> None:
        wish = {
            "game": "clash",
            "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
            "options": {"variant": "beginner", "series": "single"},
        }
        keys: list[str] = []
        while len(keys) < self.tables and not self.stop.is_set():
            made = call(self.port, "/api/tables", wish)
            if made:
                self.founded.append(made["table"])
                keys += [key["key"] for key in made["keys"] if key["role"] == "me"]
        while keys and not self.stop.is_set():
            for key in keys[:]:
                if self.step(key):
                    keys.remove(key)
                    self.finished += 1

    def step(self, key: str) -> bool:
        """Look at a table and answer where asked; return whether it is over."""
        scene = call(self.port, f"/api/keys/{key}?picture=false")
        if scene is None or (not scene["question"] and not scene["result"]):
            return False
        if scene["result"]:
            return True
        message = f"{self.chance.getrandbits(64):x}"
        answer = {
            "seat": 0,
            "token": self.chance.choice(scene["question"]["options"])["token"],
            "stamp": scene["question"]["stamp"],
            "message": message,
        }
        ack = call(self.port, f"/api/keys/{key}/play", answer)
        while ack is None and not self.stop.is_set():  # the server died: it may or may not have taken it; ask again
            ack = call(self.port, f"/api/keys/{key}/play", answer)
        if ack is not None and not ack["stale"]:
            self.acknowledged.append(message)
        return False


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    store_url = f"sqlite:///{tmp_path / 'tables.db'}"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Server(store_url, port)
    clients = [Client(port, number, MATCHES // CLIENTS) for number in range(CLIENTS)]
    try:
        for client in clients:
            client.start()
        chance = Random(2)
        for _ in range(KILLS):
            time.sleep(chance.uniform(0.5, 4.0))
            server.kill()
            server.start()
        deadline = time.monotonic() + PATIENCE
        while any(client.is_alive() for client in clients) and time.monotonic() < deadline:
            time.sleep(0.2)
    finally:
        for client in clients:
            client.stop.set()
        server.kill()
    assert sum(client.finished for client in clients) == MATCHES
    rooms = Rooms(open_store(store_url))
    with rooms.store() as session:
        written = Counter(session.scalars(select(ActRow.message).where(ActRow.message.is_not(None))))
    acknowledged = [message for client in clients for message in client.acknowledged]
    assert len(acknowledged) > MATCHES
    assert all(written[message] == 1 for message in acknowledged)
    # A server killed between founding a table and saying so leaves one that nobody has a key to.
    founded = {table for client in clients for table in client.founded}
    assert len(founded) == MATCHES
    assert founded.isdisjoint(rooms.unfinished())
