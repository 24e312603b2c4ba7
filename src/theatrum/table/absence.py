"""The watchman: once a second he looks after clocks that run out and seats whose people have gone away."""

from __future__ import annotations

import logging
import threading
from datetime import UTC, datetime

from theatrum.engine.errors import Problem
from theatrum.table.hub import Hub
from theatrum.table.rooms import Room, Rooms

log = logging.getLogger(__name__)

PATIENCE = 60.0  # seconds an absent person is waited for before a bot stands in


class Watchman:
    """Looks at the tables that set a clock or a stand-in; the others wait as long as it takes."""

    def __init__(self, rooms: Rooms, hub: Hub, *, patience: float = PATIENCE) -> None:
        self._rooms = rooms
        self._hub = hub
        self._patience = patience
        self._stop = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._walk, name="watchman", daemon=True).start()

    def stop(self) -> None:
        self._stop.set()

    def _walk(self) -> None:
        while not self._stop.wait(1.0):
            for room in self._rooms.in_memory():
                try:
                    self.look_at(room, datetime.now(UTC))
                except Problem as problem:
                    log.warning("watchman", extra={"table": room.id, "why": str(problem)})

    def look_at(self, room: Room, now: datetime) -> None:
        """Seat a stand-in where the clock has run out, or where nobody has been for a while."""
        if room.row.absence == "wait" or room.match.over:
            return
        connected = self._hub.connected(room.id)
        for seat, since in list(room.asked_since.items()):
            if room.is_played_by_bot(seat):
                continue
            thought = (now - since).total_seconds()
            if room.row.absence == "clock":
                gone = room.used[seat] + thought > room.row.minutes * 60
            else:
                gone = seat not in connected and thought > self._patience
            if gone:
                room.stand_in(seat, True)
