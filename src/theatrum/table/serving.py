"""What a request handler needs of the running server: the tables, the listeners, the thinkers, the language."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from fastapi import Request, Response

from theatrum.engine.content import LANGS
from theatrum.table.hub import Hub
from theatrum.table.rooms import Rooms
from theatrum.table.thinking import Thinkers

VISITOR = "theatrum_visitor"
YEAR = 365 * 24 * 3600


@dataclass(slots=True)
class Serving:
    """The parts of one running server."""

    rooms: Rooms
    hub: Hub
    thinkers: Thinkers


def serving(request: Request) -> Serving:
    found: Serving = request.app.state.serving
    return found


def language(request: Request) -> str:
    """Return the language asked for: in the address, else remembered, else the browser's, else English."""
    wanted = request.query_params.get("lang") or request.cookies.get("lang") or ""
    if wanted in LANGS:
        return wanted
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGS:
            return code
    return "en"


def wide(request: Request) -> bool:
    """Tell whether boards shall be drawn wide: asked for in the address, else as the browser's window last was."""
    return _shape(request) == "1"


def shapes(request: Request) -> tuple[bool, ...]:
    """Tell how the board of a page shall be drawn: wide or not, or both ways for a window that we know nothing of."""
    return (False, True) if _shape(request) is None else (wide(request),)


def _shape(request: Request) -> str | None:
    return request.query_params.get("wide") or request.cookies.get("wide") or None


def visitor(request: Request, response: Response) -> str:
    """Return this browser's secret name, giving it one where it has none; only the list of one's tables needs it."""
    known = request.cookies.get(VISITOR, "")
    if 16 <= len(known) <= 32 and known.replace("-", "").replace("_", "").isalnum():
        return known
    fresh = secrets.token_urlsafe(18)
    response.set_cookie(VISITOR, fresh, max_age=YEAR, httponly=True, samesite="lax")
    return fresh
