"""Coming to a table by its link: pasted whole, or only its key."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import RedirectResponse

from theatrum.table.api import Here
from theatrum.table.problems import Unknown

router = APIRouter(include_in_schema=False)

_KEY = re.compile(r"(?:.*/[tr]/)?([A-Za-z0-9_-]{8,64})/?(?:[?#].*)?", re.DOTALL)


@router.get("/join")
def join(here: Here, link: Annotated[str, Query(max_length=300)]) -> RedirectResponse:
    """Go to the table that a link or a key leads to, or to its replay when the match is over."""
    found = _KEY.fullmatch(link.strip())
    if found is None:
        raise Unknown("no-key")
    room, row = here.rooms.open(found[1])
    return RedirectResponse(f"/{'r' if room.match.over else 't'}/{row.key}", 303)
