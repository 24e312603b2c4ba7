"""Read a match of CLASH in the words in which positions are arranged: ``{"b2": "banker mcworld"}``."""

from __future__ import annotations

import random
from typing import Any, cast

from theatrum import testing
from theatrum.engine.match import Match
from theatrum.games.clash.state import NONE, Clash
from theatrum.games.clash.tiles import CELLS

PLAYERS = ("mcworld", "jihad")
MCWORLD, JIHAD = 0, 1
SIDES = {"b1", "a2", "c2", "b3"}
CORNERS = {"a1", "c1", "a3", "c3"}
AROUND = SIDES | CORNERS


def at(**where: Any) -> Match:
    """Arrange a position; ``single`` says that the match is this one game."""
    options = dict(where.pop("options", {}))
    if where.pop("single", False):
        options["series"] = "single"
    return testing.position("clash", options=options, **where)


def started_by(seat: int, *, deck: list[str] | None = None, **options: Any) -> Match:
    """Begin a match in which the lot makes ``seat`` the starting player."""
    for seed in range(100):
        m = testing.match("clash", seed=seed, deck=deck or [], **options)
        if m.view()["starter"] == seat:
            return m
    raise AssertionError("a hundred lots and never this player")


def truth(m: Match) -> Clash:
    return cast(Clash, m.state)


def board(m: Match) -> dict[str, str]:
    """Write down all that lies on the board."""
    g = truth(m)
    names = [tile.name for tile in g.rules.tiles.all]
    found = {}
    for cell, name in enumerate(CELLS):
        if g.top[cell] != NONE:
            words = [names[g.top[cell]]]
            if g.under[cell] != NONE:
                words += ["over", names[g.under[cell]]]
            words.append(PLAYERS[g.facing[cell]])
            if g.down[cell]:
                words += ["down", PLAYERS[g.down[cell] - 1]]
            found[name] = " ".join(words)
    return found


def cell(m: Match, name: str) -> dict[str, Any]:
    """Look at one cell as everybody sees it."""
    seen: dict[str, Any] = m.view()["board"][CELLS.index(name)]
    return seen


def names(tokens: list[str] | tuple[str, ...]) -> list[str]:
    """Strip the family from token names: ``cell:b2`` is b2, ``skip`` is skip."""
    return [token.rpartition(":")[2] for token in tokens]


def pile(m: Match, field: str) -> set[str]:
    """Name the tiles of an open area."""
    return set(names(m.view()[field]))


def zone(m: Match, player: str) -> set[str]:
    """Name the open tiles in a player's zone."""
    return set(names(m.view()["zones"][PLAYERS.index(player)]))


def offered(m: Match) -> set[str]:
    """Name what the player who is asked may choose."""
    (seat,) = m.actors()
    return set(names(m.options(seat)))


def refused(m: Match, token: str) -> str:
    """Return the rule that forbids a token to the player who is asked."""
    (seat,) = m.actors()
    reason = m.why(seat, token)
    assert reason is not None, f"{token} is allowed"
    return reason.rule


def asked(m: Match) -> str:
    """Tell what is being asked."""
    (seat,) = m.actors()
    question = m.question(seat)
    assert question is not None
    return question.id


def said(m: Match, seat: int | None = None) -> list[str]:
    """List the ids of all log lines."""
    return [line.id for line in m.log(seat)]


def lines(m: Match, id: str, seat: int | None = None) -> list[str]:
    """List the texts of the log lines of one kind."""
    return [line.text for line in m.log(seat) if line.id == id]


def ended(m: Match) -> dict[str, Any]:
    """Return the result of the last finished game."""
    result: dict[str, Any] = m.view()["results"][-1]
    return result


def at_random(m: Match, seed: int, *, games: int = 99, skip: bool = False) -> Match:
    """Play at random to the end of the match, or of the given number of games; by wish, use no effect."""
    dice = random.Random(seed)
    while not m.over and len(truth(m).results) < games:
        for seat in m.actors():
            options = m.options(seat)
            m.play(seat, "skip" if skip and "skip" in options else dice.choice(options))
    return m
