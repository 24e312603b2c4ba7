"""How a game and a match end (CL-12 to CL-18, CL-33, CL-35)."""

from __future__ import annotations

from theatrum.games.clash import words as w
from theatrum.games.clash.cells import is_up, supported
from theatrum.games.clash.state import DEAL, NONE, Clash
from theatrum.games.clash.tokens import TILE

MAJORITY, NO_TILES, CANNOT_PLACE, DRAW, KABOOOM = range(5)
HOW = ("majority", "no_tiles", "no_tiles", "draw", "kabooom")


def finish(g: Clash, how: int) -> None:
    """Name the winner of the game, count, and go on to the next game or end the match."""
    counts = [supported(g, 0), supported(g, 1)]
    winner = NONE
    if how == MAJORITY:
        g.say(w.BOARD_FULL, 0, counts[0], 1, counts[1])
        winner = 0 if counts[0] > counts[1] else 1
    elif how != DRAW:
        g.say(w.OUT_OF_TILES if how == NO_TILES else w.CANNOT_PLACE, g.mover)
        winner = 1 - g.mover
    doomed = bombed(g)
    if how != DRAW and doomed != NONE:  # CL-15: whatever else, whoever the KABOOOM supports loses
        g.say(w.KABOOOM, doomed)
        how, winner = KABOOOM, 1 - doomed
    for seat in (0, 1):
        if g.hidden[seat]:
            g.reveal()
            g.say(w.HIDDEN_SHOWN, seat, [TILE + tile for tile in g.hidden[seat]])
    points = [0 if seat == doomed else counts[seat] for seat in (0, 1)]
    if winner != NONE:
        g.wins[winner] += 1
        g.loser = 1 - winner
        g.say(w.GAME_WON, winner)
    g.results.append((winner, how, *counts, *points))
    if g.rules.series == "points":
        g.points = [g.points[0] + points[0], g.points[1] + points[1]]
        g.say(w.POINTS, 0, g.points[0], 1, g.points[1])
    played = len(g.results)
    if played == g.rules.games or (g.rules.series == "match" and 2 in g.wins):  # CL-16, CA-35
        g.over = True
    else:
        g.number += 1
        g.stage = DEAL


def final_scores(g: Clash) -> tuple[int, int]:
    """Return what decides between the players: points, or games won; one won game wins no match (CL-16, CA-47)."""
    x, y = g.points if g.rules.series == "points" else g.wins
    if g.rules.series == "match" and 2 not in g.wins:
        x = y = min(x, y)
    return x, y


def bombed(g: Clash) -> int:
    """CL-33: return the player whom an up, uncovered KABOOOM supports, or NONE (CA-25, CA-40)."""
    for tile in g.rules.tiles.bombs:
        if tile in g.top:
            cell = g.top.index(tile)
            if is_up(g, cell):
                return g.facing[cell]
    return NONE
