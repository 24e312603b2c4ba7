"""How the pages call people, bots and moments."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from htpy import Element, time

from theatrum.engine.game import Game
from theatrum.games import game as find_game
from theatrum.games import names
from theatrum.table.pages.layout import t
from theatrum.table.problems import Unknown
from theatrum.table.rooms import Room
from theatrum.table.scene import sitters

LEVELS = ("random", "novice", "expert:1s", "expert:3s")
"""The bots that the pages offer; others can be asked for through the JSON interface."""


def known_game(name: str) -> Game:
    """Return a game, or answer that there is no such page."""
    if name not in names():
        raise Unknown("no-page")
    return find_game(name)


def level_name(level: str, lang: str) -> str:
    """Name a bot by its level."""
    kind, _, budget = level.partition(":")
    if kind != "expert":
        return t(f"page-level-{kind}", lang)
    if budget.endswith("s") and budget[:-1].isdigit():
        return t("page-level-expert-seconds", lang, seconds=int(budget[:-1]))
    return t("page-level-expert", lang)


def who_sits(room: Room, seat: int, mine: list[int], lang: str) -> str:
    """Name a seat together with who plays it."""
    with room.lock:
        name, bot = sitters(room.match, lang)[seat].title, room.seats[seat].bot
    if bot:
        return t("page-who-bot", lang, name=name, level=level_name(bot, lang))
    return t("page-who-you", lang, name=name) if seat in mine else name


def won_or_lost(seat: int, winners: Sequence[int], lang: str) -> str:
    """Say how a match ended for a seat, where there is nothing to count."""
    if seat not in winners:
        return t("page-lost", lang)
    return t("page-won" if len(winners) == 1 else "page-shared", lang)


def ago(moment: datetime, lang: str, now: datetime | None = None) -> Element:
    """Say how long ago something was, in the largest unit that fits."""
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    minutes = int(((now or datetime.now(UTC)) - moment).total_seconds() // 60)
    if minutes < 1:
        said = t("page-ago-now", lang)
    elif minutes < 60:
        said = t("page-ago-minutes", lang, count=minutes)
    elif minutes < 24 * 60:
        said = t("page-ago-hours", lang, count=minutes // 60)
    else:
        said = t("page-ago-days", lang, count=minutes // (24 * 60))
    return time(datetime=moment.isoformat(timespec="seconds"))[said]
