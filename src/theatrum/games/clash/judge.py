"""How well a player stands in CLASH, from 0 to 1: support on the board, tempo, and the games already won."""

from __future__ import annotations

from math import exp

from theatrum.games.clash.cells import supported
from theatrum.games.clash.endings import bombed, final_scores
from theatrum.games.clash.state import NONE, PLAY, Clash


def judge(g: Clash, seat: int) -> float:
    if g.over:
        return _final(g, seat)
    now = _game(g, seat) if g.stage == PLAY else 0.5
    if g.rules.series == "single":
        return now
    if g.rules.series == "points":
        lead = g.points[seat] - g.points[1 - seat] + 4 * (now - 0.5)
        return 1 / (1 + exp(-lead / 3))
    return _match(g.wins[seat], g.wins[1 - seat], g.rules.games - len(g.results), now)


def _final(g: Clash, seat: int) -> float:
    scores = final_scores(g)
    return 0.5 if scores[0] == scores[1] else float(scores[seat] > scores[1 - seat])


def _match(mine: int, theirs: int, left: int, now: float) -> float:
    """Chain the chance of this game with even chances in the games after it; only two won games win (CL-16)."""
    if mine == 2 or theirs == 2:
        return float(mine == 2)
    if left == 0:
        return 0.5
    return now * _match(mine + 1, theirs, left - 1, 0.5) + (1 - now) * _match(mine, theirs + 1, left - 1, 0.5)


def _game(g: Clash, seat: int) -> float:
    """Support counts the more the fuller the board; material keeps a player able to answer."""
    mine, theirs = supported(g, seat), supported(g, 1 - seat)
    lead, fullness = mine - theirs, (mine + theirs) / 9
    stock = len(g.zones[seat]) + len(g.hidden[seat]) - len(g.zones[1 - seat]) - len(g.hidden[1 - seat])
    value = lead * (0.3 + 0.7 * fullness) + 0.15 * stock
    doomed = bombed(g)
    if doomed != NONE:
        value += -3.0 if doomed == seat else 3.0
    return 1 / (1 + exp(-value))
