"""The pages and their addresses."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from fastapi import APIRouter, Query, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from theatrum.engine.content import LANGS
from theatrum.table.api import Here, Lang, Shapes, Visitor
from theatrum.table.pages import joining, pictures
from theatrum.table.pages.home import home_page
from theatrum.table.pages.importing import import_page
from theatrum.table.pages.new import links_page, new_page
from theatrum.table.pages.replay import replay_page
from theatrum.table.pages.rules import rules_fragment, rules_page
from theatrum.table.pages.table import table_page
from theatrum.table.problems import Unknown
from theatrum.table.scene import look
from theatrum.table.serving import YEAR

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.include_router(joining.router)
router.include_router(pictures.router)


@router.get("/")
def home(here: Here, who: Visitor, lang: Lang) -> str:
    return str(home_page(here, who, lang))


@router.get("/new/{game}")
def new(game: str, lang: Lang) -> str:
    return str(new_page(game, lang))


@router.get("/new/{game}/{table}")
def ready(game: str, table: str, lang: Lang) -> str:
    """Show where a table's links are handed out; which they are, only the browser that set it up knows."""
    return str(links_page(game, table, lang))


@router.get("/t/{key}")
def table(key: str, here: Here, who: Visitor, lang: Lang, shapes: Shapes) -> str:
    """Show a table. At a shared screen the page begins behind the curtain, whoever looked at it before."""
    room, row = here.rooms.open(key)
    here.rooms.claim(key, who)
    connected = here.hub.connected(room.id)
    scenes = [look(room, row, lang, connected=connected, wide=shape) for shape in shapes]
    drawings = list(dict.fromkeys(scene.svg for scene in scenes))  # a game may have only one drawing
    return str(table_page(scenes[0], key, lang, drawings, here.rooms.watch_key(room.id)))


@router.get("/r/{key}")
def replay(key: str, here: Here, lang: Lang, shapes: Shapes) -> str:
    return str(replay_page(here, key, lang, shapes))


@router.get("/rules/{game}")
def rules(game: str, lang: Lang, q: Annotated[str, Query(max_length=80)] = "", fragment: bool = False) -> str:
    return str(rules_fragment(game, lang, q) if fragment else rules_page(game, lang, q))


@router.get("/import")
def bring(lang: Lang) -> str:
    return str(import_page(lang))


@router.get("/lang/{lang}")
def choose_language(lang: str, back: Annotated[str, Query(max_length=2000)] = "/") -> Response:
    """Remember a language and go back; only to a place of ours, whatever the address says."""
    if lang not in LANGS:
        raise Unknown("no-page")
    to = urlsplit(back)
    ours = back.startswith("/") and not back.startswith("//") and "\\" not in back and not to.netloc
    query = urlencode([(name, value) for name, value in parse_qsl(to.query) if name != "lang"])
    response = RedirectResponse(urlunsplit(("", "", to.path, query, "")) if ours else "/", 303)
    response.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
    return response
