"""What is stored of a table: its setup, its seats and keys, and every act in order. All else is derived.

Acts are append-only and numbered, unique by (table, number): two clicks racing, a crash in the middle of a move or a
retry can neither lose nor double one.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All stored things."""


class TableRow(Base):
    """One table: the setup of its match and the agreement of those who sit at it."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int] = mapped_column(Integer)
    seats: Mapped[int] = mapped_column(Integer)
    seed: Mapped[str] = mapped_column(String(20))  # 64 bits unsigned do not fit a portable integer column
    salt: Mapped[str] = mapped_column(String(32))  # hashed with the seed into the promise; "": none was made
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    takebacks: Mapped[str] = mapped_column(String(10))  # "consent", "free" or "none"
    absence: Mapped[str] = mapped_column(String(10))  # "wait", "clock" or "stand_in"
    minutes: Mapped[int] = mapped_column(Integer)  # per seat, with absence = "clock"; else 0
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    ended: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), nullable=True)
    parent: Mapped[str | None] = mapped_column(String(16), nullable=True)  # the table that this one is a rematch of


class SeatRow(Base):
    """Who sits where: a person, or a bot of some level."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    bot: Mapped[str] = mapped_column(String(24))  # a bot's level, or "" for a person
    name: Mapped[str] = mapped_column(String(40))


class KeyRow(Base):
    """An unguessable link: whoever has it holds its seats (several at a shared screen), or watches when it has none."""

    __tablename__ = "keys"

    key: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seats: Mapped[list[int]] = mapped_column(JSON)
    visitor: Mapped[str] = mapped_column(String(32), index=True)  # whose browser lists it among "my tables"; or ""


class ActRow(Base):
    """One act: an answer, an undo, a take-back, a request, a reply, a line of chat."""

    __tablename__ = "acts"
    __table_args__ = (UniqueConstraint("table_id", "message"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # "play", "undo" …: the keys of rooms.APPLY
    seat: Mapped[int] = mapped_column(Integer)  # -1: an onlooker's chat
    text: Mapped[str] = mapped_column(Text)  # the token's name, or the line of chat
    message: Mapped[str | None] = mapped_column(String(40), nullable=True)  # the sender's id of it, against doubling
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class AnalysisRow(Base):
    """What the expert thought of a finished match, move by move; worked out once."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    scores: Mapped[list[list[float]]] = mapped_column(JSON)
