"""``theatrum serve``: it starts, says where, stops within seconds, and fails in one clear line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the table needs theatrum[server]")

from tests.cli.cli_help import ENGLISH, fails, run
from theatrum.cli import serve

READY = 60
STOPPED = 10


class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *args: str) -> None:
        command = [sys.executable, "-m", "theatrum.cli", *args, "--db", f"sqlite:///{folder / 'tables.db'}"]
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--no-browser", "--workers", "1"],
            env={**os.environ, **ENGLISH},
            stdout=subprocess.PIPE,
            stderr=(folder / "log").open("w"),
            text=True,
        )
        self.log = folder / "log"
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("The table is set: http://127.0.0.1:"), (said, self.log.read_text())
        self.url = said.split(": ", 1)[1].strip()

    def get(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=READY) as answer:
            return json.load(answer)

    def stop(self, sign: signal.Signals) -> tuple[int, float]:
        begun = time.monotonic()
        self.process.send_signal(sign)
        return self.process.wait(READY), time.monotonic() - begun


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, "serve")
    yield running
    running.process.kill()
    running.process.wait()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_within_seconds_though_a_page_is_open_and_a_bot_thinks(sign: signal.Signals, server: Running) -> None:
    assert server.get("/health") == {"status": "ready"}
    seats = [{"who": "me"}, {"who": "bot", "bot": "expert:60s"}]
    table = server.get("/api/tables", {"game": "clash", "seats": seats})
    (mine,) = [key["key"] for key in table["keys"] if key["role"] == "me"]
    with urllib.request.urlopen(f"{server.url}/api/keys/{mine}/events", timeout=READY) as stream:
        assert stream.readline().startswith(b"id:")
        code, seconds = server.stop(sign)
    assert code == 0
    assert seconds < STOPPED
    log = server.log.read_text()
    assert "Traceback" not in log
    assert mine not in log
    for line in log.splitlines():
        assert {"time", "level", "message"} <= set(json.loads(line))


def test_without_a_command_the_options_of_serve_are_understood() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        fails(run("--no-browser", "--db", "sqlite://", f"--port={port}"), f"port {port} is taken")
        fails(run("--lang", "pl", "--port", port, "--no-browser", "--db", "sqlite://"), f"port {port} jest zajęty")
    fails(run("--prot", "9"), "--prot")
    fails(run("games", "--port", "9"), "--port")


def test_a_taken_port_is_told_in_one_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        fails(run("serve", "--no-browser", "--db", "sqlite://", "--port", port), f"port {port} is taken", "--port")


@pytest.mark.parametrize("db", ["tables", "nonsense://x", "sqlite:////nowhere/at/all/tables.db"])
def test_a_bad_database_is_told_in_one_line(db: str) -> None:
    fails(run("serve", "--no-browser", "--port", 0, "--db", db), "database")


@pytest.mark.parametrize("host", ["no.such.host.invalid", "..", "a" * 300])
def test_a_bad_host_is_told_in_one_line(host: str) -> None:
    fails(run("serve", "--no-browser", "--port", 0, "--host", host), "--host")


def test_missing_packages_are_named_with_the_way_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name in ("htpy", "uvicorn") else object())
    fails(run("serve", "--no-browser"), "uvicorn, htpy", "pip install 'theatrum[server]'")


def test_without_a_command_the_table_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str | None] = []
    monkeypatch.setattr(serve, "serve", lambda lang=None: served.append(lang))
    assert run("--lang", "pl").exit_code == 0
    assert served == ["pl"]


@pytest.mark.parametrize(
    ("host", "url"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::", "http://[::1]:80")],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, url: str) -> None:
    assert serve.address(host, 80) == url
