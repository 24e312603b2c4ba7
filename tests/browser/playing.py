"""People at the table in a browser: they look, click on what glows, and wait for what comes."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

import theatrum
from tests.table.test_crash import Server
from theatrum.engine.match import Match

PATIENCE = 30_000  # milliseconds; how long anything may take on a busy machine
SEED = 7
BEGINNER = {"variant": "beginner", "series": "single"}
CHOICES = "#board .legal[role=button], #bar .option.off"
"""What a player clicks on: things on the board, and buttons for what is not there."""


LISTENING = "#seats:not(:has(.away))"
"""A table whose first live update has come: it says that everybody is here."""


class House:
    """A server of its own, and the tables set up on it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.server = Server(f"sqlite:///{folder / 'tables.db'}", port)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=60) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def found(self, game: str, *who: str, **more: Any) -> dict[str, str]:
        """Set up a table and return its keys: "me", "watch", and every seat by its number.

        Dice and shuffles are the same in every run, so that no test depends on luck.
        """
        seats = [{"who": "bot", "bot": one} if one in ("random", "novice") else {"who": one} for one in who]
        wish = {"game": game, "seats": seats, "options": BEGINNER if game == "clash" else {}, "seed": SEED}
        return _by_role(self.post("/api/tables", wish | more))

    def bring(self, record: str) -> dict[str, str]:
        return _by_role(self.post("/api/records", {"record": record}))


def _by_role(table: dict[str, Any]) -> dict[str, str]:
    keys = {key["role"]: key["key"] for key in table["keys"]}
    return keys | {str(seat): key["key"] for key in table["keys"] for seat in key["seats"]}


class Person:
    """Somebody with a browser."""

    def __init__(self, page: Page, house: House, shots: Path) -> None:
        self.page = page
        self.house = house
        self.errors: list[str] = []  # what the browser complained of; nobody should ever see any
        self._shots = shots
        self._chance = Random(7)
        self.answered = ""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # A lost connection is told by the page itself, and one test is about that.
        if message.type in ("error", "warning") and "net::ERR_" not in message.text:
            self.errors.append(message.text)

    def open(self, path: str) -> None:
        self.page.goto(self.house.url + path)

    def sit(self, key: str) -> None:
        self.open(f"/t/{key}")

    def see(self, selector: str, **more: Any) -> Locator:
        return self.page.locator(selector, **more)

    def shoot(self, name: str) -> None:
        """Keep a picture of the whole window."""
        self._shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self._shots / f"{name}.png")

    # --- playing -----------------------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        """Wait for a question that was not answered yet, or for the end; tell which it was."""
        new = f'#bar[data-stamp]:not([data-stamp="{self.answered}"])'
        self.see(f"{new}, #board .result").first.wait_for(state="attached")
        if self.see("#board .result").count():
            return False
        self.see(CHOICES).first.wait_for(state="attached")  # a fresh page is asked before its script has lit them up
        return True

    def asked_now(self) -> bool:
        return bool(self.see("#bar[data-stamp]").count())

    def question(self) -> str:
        return self.see("#question").inner_text()

    def lines(self) -> list[str]:
        return self.see("#story .said").all_text_contents()

    def choose(self, token: str | None = None, *, press: Callable[[Locator], None] = Locator.click) -> None:
        """Click on something that glows: on this, or on anything. A finger that is foretold something touches twice."""
        self.answered = self.see("#bar").get_attribute("data-stamp") or ""
        if token is None:
            chosen = self._chance.choice(self._choices())
        else:
            chosen = self.see(f'#board .legal[data-token="{token}"]').first
        twice = press is Locator.tap and self.is_foretold(chosen)
        press(chosen)
        if twice:
            expect(self.see("#armed")).to_be_visible()
            assert self.see("#bar").get_attribute("data-stamp") == self.answered  # nothing is played yet
            press(self.see("#armed [data-play]") if self._chance.random() < 0.5 else chosen)

    def is_foretold(self, choice: Locator) -> bool:
        """Tell whether a choice on the board says beforehand what it would do; a button beside it always does."""
        token = choice.get_attribute("data-token")
        return token is not None and self.see(f'[data-option="{token}"]:is([data-touches], :has(small))').count() > 0

    def _choices(self) -> list[Locator]:
        """Return what glows; between a live update and the script that lights it up again nothing does."""
        found: list[Locator] = []
        while not found:
            self.see(CHOICES).first.wait_for(state="attached")
            found = self.see(CHOICES).all()
        return found

    def play_until(self, asked: str) -> None:
        """Play on until such a question comes: choices whose tokens begin with this."""
        while self.is_asked():
            if self.see(f'#board .legal[data-token^="{asked}"]').count():
                return
            self.choose()
        raise AssertionError(f"the match was over before anything like {asked!r} was asked")

    def play_to_the_end(self, each: Callable[[], None] = lambda: None) -> int:
        """Play a whole match; return how many choices it took."""
        count = 0
        while self.is_asked():
            self.choose()
            each()
            count += 1
        return count

    def share_the_screen(self, each: Callable[[], None] = lambda: None) -> list[int]:
        """Play a whole match for everybody at this screen; return who took the device when the curtain fell."""
        taken = []
        while not self.see("#board .result").count():
            curtain = self.see("[data-take-seat]")
            if curtain.count():
                each()
                taken.append(int(curtain.get_attribute("data-take-seat") or ""))
                curtain.click()
                self.see(f'#bar[data-seat="{taken[-1]}"][data-stamp]').wait_for(state="attached")
            bar = self.see("#bar")
            seat, stamp = bar.get_attribute("data-seat"), bar.get_attribute("data-stamp")
            self.choose()
            # Stamps count for each seat by itself; behind the curtain, and after the end, the bar has none.
            self.see(f'#bar:not([data-seat="{seat}"][data-stamp="{stamp}"])').wait_for(state="attached")
        return taken

    # --- looking -----------------------------------------------------------------------------------------------

    def fits(self) -> bool:
        """Tell whether nothing sticks out at the side, so that one need not scroll there."""
        narrow = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        return bool(self.page.evaluate(narrow))

    def weigh(self, path: str, until: str) -> int:
        """Open a page until something shows; return the bytes sent for it, the first of its live updates included.

        A browser that has seen no page before has nothing in its cache.
        """
        sizes: list[int] = []
        wire = self.page.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
        self.open(path)
        self.see(until).first.wait_for(state="attached")
        self.page.wait_for_load_state("load")
        return sum(sizes)

    def cards(self) -> list[str]:
        """Return whatever names a card anywhere in the page, seen or unseen."""
        return re.findall(r"card:[a-z]+-\d+", self.page.content())


def random_match(name: str, seats: int, seed: int) -> Match:
    """Play a whole match at random."""
    match, chance = theatrum.new(name, seats=seats, seed=seed), Random(seed)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.options(seat)))
    return match


def whose_turn(mover: Person, other: Person) -> Person | None:
    """After somebody's choice at a table of two, wait until one of them is asked; None when the match is over."""
    mover.see(f'#bar:not([data-stamp="{mover.answered}"])').wait_for(state="attached")
    asked = mover if mover.asked_now() else other
    return asked if asked.is_asked() else None
