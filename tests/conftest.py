"""The same luck in every run: a test that fails must fail again.

Matches without a given seed ask `secrets` for one. Here it answers by the name of the test, so that nothing passes on
one machine and fails on another. Set THEATRUM_LUCK to any word to see how the tests fare with other deals.
"""

from __future__ import annotations

import os
import secrets
from random import Random

import pytest


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.nodeid + os.environ.get("THEATRUM_LUCK", ""))
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
