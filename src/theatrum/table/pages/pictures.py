"""Small pictures of the games for the front page: a position in the middle of a match, the same every time."""

from __future__ import annotations

import gzip
import re
from functools import cache
from random import Random

from fastapi import APIRouter, Request, Response

from theatrum.engine.game import Game
from theatrum.engine.match import Match
from theatrum.engine.record import Setup, begin
from theatrum.games import game as find_game
from theatrum.games import names
from theatrum.table.api import Lang
from theatrum.table.problems import Unknown

router = APIRouter(include_in_schema=False)

SEED = 20
DAY = 24 * 3600

# What only people who point, type or listen need; an image shows none of it, and it is a third of the bytes.
_UNSEEN = re.compile(r'<(title|desc)>[^<]*</\1>| (?:class|role|tabindex|aria-label|data-[a-z]+)="[^"]*"')


def usual_seats(game: Game) -> int:
    """Return how many sit at a table unless somebody says otherwise."""
    return max(game.min_seats, min(3, game.max_seats))


@router.get("/picture/{name}.svg")
def picture(name: str, lang: Lang, request: Request) -> Response:
    """Show what a game looks like."""
    if name not in names():
        raise Unknown("no-page")
    drawn = _drawn(find_game(name), lang)
    headers = {"Cache-Control": f"public, max-age={DAY}", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        drawn, headers["Content-Encoding"] = _packed(drawn), "gzip"
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@cache
def _drawn(game: Game, lang: str) -> bytes:
    return _UNSEEN.sub("", middle_of_a_match(game).svg(0, lang, wide=True)).encode()


@cache
def _packed(drawn: bytes) -> bytes:
    return gzip.compress(drawn, mtime=0)


def middle_of_a_match(game: Game) -> Match:
    """Play a match at random and return it as it stood when three tenths of it were played."""
    seats = usual_seats(game)
    setup = Setup(game.name, seats, SEED, {option.name: option.default for option in game.options})
    match = begin(game, setup)
    chance = Random(SEED)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.tokens(seat)))
    moves = match.moves()
    match = begin(game, setup)
    for seat, token in moves[: len(moves) * 3 // 10]:
        match.play(seat, token)
    return match
