"""Who is listening: every open page waits here to be told that its table has changed."""

from __future__ import annotations

import asyncio


class Listener:
    """One open page."""

    def __init__(self, table_id: str, seats: frozenset[int]) -> None:
        self.table_id = table_id
        self.seats = seats
        self.changed = asyncio.Event()


class Hub:
    """All open pages of this process. ``announce`` may be called from any thread."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def join(self, table_id: str, seats: frozenset[int]) -> Listener:
        listener = Listener(table_id, seats)
        self._listeners.setdefault(table_id, set()).add(listener)
        self._tell(table_id)
        return listener

    def leave(self, listener: Listener) -> None:
        group = self._listeners.get(listener.table_id, set())
        group.discard(listener)
        if not group:
            self._listeners.pop(listener.table_id, None)
        self._tell(listener.table_id)

    def connected(self, table_id: str) -> frozenset[int]:
        """Return the seats of a table that somebody has open."""
        return frozenset(seat for listener in list(self._listeners.get(table_id, ())) for seat in listener.seats)

    def open_tables(self) -> list[str]:
        return list(self._listeners)

    def announce(self, table_id: str) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, table_id)

    def close(self) -> None:
        """Let every page go, so that the server can stop."""
        self.closing = True
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell_all)

    def _tell(self, table_id: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.changed.set()

    def _tell_all(self) -> None:
        for table_id in self._listeners:
            self._tell(table_id)
