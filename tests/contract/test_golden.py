"""Golden records: one match per setup, kept as a file. A change of behaviour shows as a diff to be reviewed.

When rules change on purpose, raise the game's ``rules_version`` and write the records anew::

    THEATRUM_WRITE_GOLDEN=1 ./test tests/contract/test_golden.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import theatrum
from tests.contract.test_contract import setups, step

FOLDER = Path(__file__).parent / "golden"


def file_of(name: str, seats: int, options: dict[str, Any]) -> Path:
    words = [name, str(seats), *(f"{key}-{value}" for key, value in options.items())]
    return FOLDER / (re.sub(r"[^a-z0-9_.-]+", "-", "-".join(words).lower()) + ".json")


@pytest.mark.parametrize(("name", "seats", "options"), setups(), ids=[file_of(*setup).stem for setup in setups()])
def test_the_golden_record_still_leads_to_its_position(name: str, seats: int, options: dict[str, Any]) -> None:
    path = file_of(name, seats, options)
    if os.environ.get("THEATRUM_WRITE_GOLDEN"):
        match, chance = theatrum.new(name, seats=seats, seed=2026, **options), Random(2026)
        while not match.over:
            step(match, chance)
        FOLDER.mkdir(exist_ok=True)
        match.record().save(path)
    match = theatrum.load(path)
    assert match.over
    assert match.record().json() == path.read_text("utf-8")


def test_every_golden_record_belongs_to_a_setup() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted({file_of(*setup) for setup in setups()})
