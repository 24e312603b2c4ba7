"""How Alembic finds the store: the program hands over an open connection."""

from __future__ import annotations

from alembic import context

from theatrum.table.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
