"""The server: JSON, pages, live updates, and the promises that every answer keeps: size, safety, clear errors."""

from __future__ import annotations

import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from theatrum.engine.errors import Illegal, Phrase, Problem
from theatrum.table import after, api
from theatrum.table.absence import Watchman
from theatrum.table.database import open_store
from theatrum.table.hub import Hub
from theatrum.table.pages import routes as pages
from theatrum.table.pages.layout import outdated_page, problem_page
from theatrum.table.problems import HERE, MESSAGES, ErrorOut, Malformed, Outdated, TableProblem, TooLarge
from theatrum.table.rooms import Rooms
from theatrum.table.serving import Serving, language
from theatrum.table.thinking import Thinkers

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def create_app(database: str, *, workers: int | None = None, pace: float = 0.4) -> FastAPI:
    """Build the server over a store. ``pace`` is how long a bot takes at least, in seconds."""
    rooms, hub = Rooms(open_store(database)), Hub()
    thinkers = Thinkers(rooms, workers, pace)
    watchman = Watchman(rooms, hub)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.start()
        rooms.listeners += [lambda room: hub.announce(room.id), thinkers.wake]
        threading.Thread(target=thinkers.resume, name="resume", daemon=True).start()
        watchman.start()
        yield
        watchman.stop()
        hub.close()
        thinkers.close()

    app = FastAPI(
        title="Theatrum",
        description="Tables, moves and records of the games played here.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.serving = Serving(rooms, hub, thinkers)
    app.include_router(api.router)
    app.include_router(after.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")
    _add_promises(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)  # boards are words, and shrink to a sixth

    @app.api_route("/health", methods=["GET", "HEAD"], include_in_schema=False)
    def health() -> dict[str, str]:
        return {"status": "ready"}

    return app


def _add_promises(app: FastAPI) -> None:
    """Refuse large bodies, put safety headers on every answer, and turn every problem into a clear one."""

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        limit = LARGEST_RECORD if request.url.path in ("/import", "/api/records") else LARGEST_BODY
        size = request.headers.get("content-length", "")
        if "transfer-encoding" in request.headers and request.method not in ("GET", "HEAD"):
            response = _tell(request, Malformed("no-length"), 411)
        elif size.isdigit() and int(size) > limit:
            response = _tell(request, TooLarge("too-large", most=limit // 1024), 413)
        else:
            response = await call_next(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"  # a seat's link is its key
        # What is static may be kept, but is asked after each time: no page mixes modules of two versions.
        kept = request.url.path.startswith("/static/")
        response.headers.setdefault("Cache-Control", "no-cache" if kept else "no-store")
        return response

    @app.exception_handler(TableProblem)
    async def table_problem(request: Request, problem: TableProblem) -> Response:
        return _tell(request, problem, problem.status)

    @app.exception_handler(Illegal)
    async def illegal(request: Request, problem: Illegal) -> Response:
        return _tell(request, problem, 409)

    @app.exception_handler(Problem)
    async def problem(request: Request, problem: Problem) -> Response:
        return _tell(request, problem, 400)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        # Of JSON that cannot be read the place is a count of characters, which names nothing.
        place = () if first["type"] == "json_invalid" else first["loc"]
        where = ".".join(str(part) for part in place if part != "body") or "body"
        return _tell(request, Malformed("malformed", where=where[:80], what=_what_is_wrong(first)), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        id = {404: "no-page", 405: "wrong-method"}.get(error.status_code, "malformed-request")
        return _tell(request, Malformed(id), error.status_code, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def bug(request: Request, error: Exception) -> Response:
        log.exception("request failed", extra={"path": request.url.path})
        return _tell(request, Malformed("our-fault"), 500)


def _what_is_wrong(found: Mapping[str, Any]) -> Phrase:
    """Say what pydantic found, in any language: the kinds that our own forms can lead to, and the rest in general."""
    id = f"malformed-{str(found['type']).replace('_', '-')}"
    limits = {name: str(value) for name, value in found.get("ctx", {}).items()}
    return Phrase(id if MESSAGES.has(id, "en") else "malformed-otherwise", HERE, **limits)


def _tell(request: Request, problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response:
    """Answer with the problem in the asker's language: JSON to programs, a page to people."""
    lang = language(request)
    text = problem.text(lang)
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        rules = list(problem.reason.rules) if isinstance(problem, Illegal) else []
        return JSONResponse(ErrorOut(error=text, rules=rules).model_dump(), status, headers=headers)
    if isinstance(problem, Outdated) and problem.key:
        return HTMLResponse(str(outdated_page(text, problem.key, lang)), status, headers=headers)
    return HTMLResponse(str(problem_page(text, status, lang)), status, headers=headers)
