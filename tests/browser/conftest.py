"""A real server and a real browser for all tests of this folder, and people who come to the table with it.

Pictures of what they see are left in build/screenshots, or in the folder that THEATRUM_SHOTS names.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.playing import PATIENCE, House, Person

SHOTS = Path(os.environ.get("THEATRUM_SHOTS") or Path(__file__).parents[2] / "build" / "screenshots")

Come = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


# Not for the whole session: Playwright keeps an event loop running, which other tests of the same process may not like.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
        if found is None and os.environ.get("CI"):
            pytest.fail(chromium.HOW_TO_GET_IT)
        if found is None:
            pytest.skip(chromium.HOW_TO_GET_IT)
        yield found
        found.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.server.kill()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Let somebody come with a browser of their own; at the end nobody may have seen an error."""
    people: list[Person] = []

    def arrive(lang: str = "en", *, moving: bool = False, at: House = house, **more: Any) -> Person:
        settings = {"locale": lang, "reduced_motion": "no-preference" if moving else "reduce", **more}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        people.append(Person(context.new_page(), at, SHOTS))
        return people[-1]

    yield arrive
    for person in people:
        person.page.context.close()
    assert [error for person in people for error in person.errors] == []
