"""All events together: importing this module fills the table."""

from __future__ import annotations

from theatrum.games.labyrinth.events import jihadist, jihadist_more, unassociated, us, us_more
from theatrum.games.labyrinth.events.registry import EVENTS

__all__ = ["EVENTS", "jihadist", "jihadist_more", "unassociated", "us", "us_more"]
