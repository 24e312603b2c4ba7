"""Open the store: SQLite beside the user's data by default, any SQLAlchemy URL otherwise; migrated on opening."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.orm import sessionmaker

from theatrum.engine.errors import Unreadable
from theatrum.table.problems import HERE

MIGRATIONS = Path(__file__).parent / "migrations"


def default_url() -> str:
    """Return the URL of the user's own store."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "theatrum"
    base.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{base / 'tables.db'}"


def open_store(url: str) -> sessionmaker[Any]:
    """Open and migrate the store, or say in one line why it cannot be opened; never the password."""
    try:
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _tune_sqlite)
        migrate(engine)
    except (ArgumentError, ModuleNotFoundError) as error:
        raise Unreadable("no-database", HERE, url=repr(masked(url)), why=masked(str(error))) from None
    except SQLAlchemyError as error:
        why = masked(str(getattr(error, "orig", error)))
        raise Unreadable("cannot-open-database", HERE, url=repr(masked(url)), why=why) from None
    return sessionmaker(engine, expire_on_commit=False)


def masked(text: str) -> str:
    """Hide the password of every database address in a text; errors end in logs, and on other people's screens."""
    return _PASSWORD.sub(lambda found: (found[1] or "") + "***", text)


_PASSWORD = re.compile(r"(\w://[^\s:/@'\"]*:)[^\s'\"]*(?=@)|(?<=\bpassword=)[^\s&'\"]+", re.IGNORECASE)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Let readers and the writer work side by side, and let a writer wait its turn instead of failing."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the store to the newest form."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
