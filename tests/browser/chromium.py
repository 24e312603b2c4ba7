"""Finding and starting a Chromium: the tests and the benchmark use whichever the machine has."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
HOW_TO_GET_IT = (
    "no Chromium found: install one (on Debian: apt-get install chromium; anywhere: .venv/bin/playwright install "
    "chromium), or name it by THEATRUM_CHROMIUM=/path/to/chromium"
)


def find(playwright: Playwright) -> str | None:
    """Return the browser that was named, else the first on the path, else the one that Playwright has downloaded."""
    named = os.environ.get("THEATRUM_CHROMIUM")
    if named:
        return shutil.which(named)
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    own = playwright.chromium.executable_path
    return on_path or (own if Path(own).exists() else None)


def launch(playwright: Playwright) -> Browser | None:
    """Start the browser without a window, or return None where there is none."""
    found = find(playwright)
    return playwright.chromium.launch(executable_path=found, args=ARGS) if found else None
