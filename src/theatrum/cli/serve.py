"""``theatrum serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from theatrum.cli.common import Lang
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.errors import Unreadable

HOST, PORT = "127.0.0.1", 8000
NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "htpy")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def serve(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0: any free one.")] = PORT,
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets others in.")] = HOST,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="Database of the tables; otherwise a file of your own.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, max=64, help="Processes in which bots think.")
    ] = None,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=60, help="Seconds a bot takes at least, so that people can follow.")
    ] = 0.4,
    lang: Lang = None,
) -> None:
    """Set the table in the browser; without any command, theatrum does this."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Unreadable("no-server", HERE, missing=", ".join(missing))

    from theatrum.table.database import default_url
    from theatrum.table.running import bind, run, set_up_log

    talk = Talk(lang)
    set_up_log()
    taken = bind(host, port)
    url = address(host, taken.getsockname()[1])

    def when_ready() -> None:
        talk.say("serve-ready", url=url)
        if talk.interactive:
            talk.say("serve-stop")
        sys.stdout.flush()
        if not no_browser:
            _open_browser(url)

    with taken:
        run(taken, db or default_url(), workers=workers, pace=pace, when_ready=when_ready)


def address(host: str, port: int) -> str:
    """Return where a browser on this machine finds the table."""
    host = EVERYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _open_browser(url: str) -> None:
    """Open the browser without waiting for it; only where there is a screen, lest a text browser takes the terminal."""
    import threading
    import webbrowser

    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(url,), name="browser", daemon=True).start()
