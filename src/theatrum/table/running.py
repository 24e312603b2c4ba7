"""Running the server: its address, its log, and an end within seconds even while pages are open."""

from __future__ import annotations

import errno
import json
import logging
import multiprocessing
import re
import socket
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from types import FrameType

import uvicorn

from theatrum.engine.errors import Unreadable, os_error
from theatrum.table.app import create_app
from theatrum.table.hub import Hub
from theatrum.table.problems import HERE

GRACE = 3
"""Seconds that answers under way are given when the server stops."""


class TableServer(uvicorn.Server):
    """A server that lets go of its listeners when it is told to stop, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, hub: Hub, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; asked a second time, at once. It is a normal end, so the signal is not raised again afterwards."""
        self._hub.close()  # event streams would otherwise be waited for until the grace is over
        self.force_exit = self.should_exit
        self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """Take the address, or say in one line why it cannot be had."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Unreadable("no-address", HERE, host=repr(host)) from None
    family, kind, protocol, _, address = found[0]
    taken = socket.socket(family, kind, protocol)
    if sys.platform != "win32":  # where it would let two servers share a port
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind(address)
    except OSError as error:
        taken.close()
        if error.errno == errno.EADDRINUSE:
            raise Unreadable("port-taken", HERE, port=str(port)) from None
        raise Unreadable("cannot-listen", HERE, host=host, port=str(port), why=os_error(error)) from None
    return taken


def run(
    taken: socket.socket, database: str, *, workers: int | None, pace: float, when_ready: Callable[[], None]
) -> None:
    """Serve until told to stop."""
    app = create_app(database, workers=workers, pace=pace)
    config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=GRACE)
    try:
        TableServer(config, app.state.serving.hub, when_ready).run([taken])
    finally:
        for worker in multiprocessing.active_children():
            worker.terminate()  # a bot in thought would keep the program alive until it had made up its mind


# --- log -------------------------------------------------------------------------------------------------------

_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
_KEYS = re.compile(r"(?<=/)[A-Za-z0-9_-]{16,}")


def _extras(record: logging.LogRecord) -> dict[str, str | int]:
    """Return what the record carries besides its message; keys in addresses are seats, and stay out of the log."""
    found = {name: value for name, value in vars(record).items() if name not in _USUAL}
    return {name: value if isinstance(value, int) else _KEYS.sub("…", str(value)) for name, value in found.items()}


class JsonLines(logging.Formatter):
    """One object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class ShortLines(logging.Formatter):
    """One short line, for a person in front of a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        clock = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        extras = "".join(f" {name}={value}" for name, value in _extras(record).items())
        line = f"{clock} {record.levelname.lower()}: {record.getMessage()}{extras}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_log() -> None:
    """Log to the error stream: short lines at a terminal, where only trouble matters; else everything as JSON."""
    watched = sys.stderr.isatty()
    handler = logging.StreamHandler()
    handler.setFormatter(ShortLines() if watched else JsonLines())
    logging.basicConfig(level=logging.WARNING if watched else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
