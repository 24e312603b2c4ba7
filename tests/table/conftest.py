"""A table over a fresh store for each test, with and without a server around it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from theatrum.table.app import create_app
from theatrum.table.database import open_store
from theatrum.table.rooms import Rooms


@pytest.fixture
def store_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def rooms(store_url: str) -> Rooms:
    return Rooms(open_store(store_url))


@pytest.fixture
def client(store_url: str) -> Iterator[TestClient]:
    with TestClient(create_app(store_url, workers=1, pace=0.0), raise_server_exceptions=False) as client:
        yield client
