"""From the click to the new board on the other screen: two browsers at one table of CLASH, over a real server.

    python -m benchmarks.latency [--moves N] [--json]

One page notes the time when its player clicks, the other when its document changes; both read the same clock. So it
counts everything between: sending, rules, the store, drawing, the stream, and taking the new board over.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.playing import LISTENING, PATIENCE, House, Person, whose_turn
from tests.table.test_pages import record_of_a_match

WATCH_CLICK = "addEventListener('click', () => { window.clicked ??= Date.now(); }, true)"
FORGET_CLICK = "() => { window.clicked = undefined; }"
AWAIT_CHANGE = """() => {
  window.changed = new Promise((done) => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(Date.now()); });
    observer.observe(document.getElementById("table"), { childList: true, subtree: true });
  });
}"""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))"


def person(browser: Browser, house: House, folder: Path) -> Person:
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    return Person(context.new_page(), house, folder)


def measure(browser: Browser, house: House, folder: Path, moves: int) -> list[float]:
    """Play so many moves, over as many games as it takes; return the milliseconds of each."""
    times: list[float] = []
    while len(times) < moves:
        keys = house.found("clash", "me", "friend")
        people = [person(browser, house, folder) for _ in range(2)]
        for seat, one in enumerate(people):
            one.page.add_init_script(WATCH_CLICK)
            one.sit(keys[str(seat)])
        for one in people:
            one.see(LISTENING).wait_for(state="attached")
        turn: Person | None = next(one for one in people if one.asked_now())
        while turn is not None and len(times) < moves:
            other = people[1 - people.index(turn)]
            other.page.evaluate(SETTLE)
            turn.page.evaluate(FORGET_CLICK)
            other.page.evaluate(AWAIT_CHANGE)
            turn.choose()
            changed = other.page.evaluate("() => window.changed")
            times.append(changed - turn.page.evaluate("() => window.clicked"))
            turn = whose_turn(turn, other)
        for one in people:
            one.page.context.close()
    return times


def weigh(browser: Browser, house: House, folder: Path) -> dict[str, int]:
    """Return the bytes sent for the first visit of each page."""
    table, over = house.found("clash", "me", "random")["me"], house.bring(record_of_a_match())["me"]
    pages = {
        "home": ("/", ".game"),
        "table": (f"/t/{table}", LISTENING),
        "replay": (f"/r/{over}", "#where:not(:empty)"),
    }
    return {name: person(browser, house, folder).weigh(*where) for name, where in pages.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=40, help="how many moves to measure (1 to 1000)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    moves = min(max(given.moves, 1), 1000)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = chromium.launch(playwright)
        if browser is None:
            parser.error(chromium.HOW_TO_GET_IT)
        house = House(folder)
        try:
            times, weights = measure(browser, house, folder, moves), weigh(browser, house, folder)
        finally:
            house.server.kill()
            browser.close()
    deciles = statistics.quantiles(times, n=10) if len(times) > 1 else times * 9
    found = {"median": statistics.median(times), "p90": deciles[8], "max": max(times)}
    if given.json:
        print(json.dumps({"moves": len(times), "milliseconds": found, "bytes": weights}))
        return
    print(f"from click to the other screen, {len(times)} moves:")
    for label, value in found.items():
        print(f"{label:>10}{value:>8.0f} ms")
    print("bytes sent for a first visit:")
    for label, size in weights.items():
        print(f"{label:>10}{size / 1000:>8.1f} kB")


if __name__ == "__main__":
    main()
