"""Random play of every game beside python-chess, in the same process, on one core.

    python benchmarks/random_play.py [--seconds S] [--json]

A decision is one answer to one question: a move in chess, one token here. Chess plays random legal moves until the
game is over or 300 plies are reached.
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random

import chess

import theatrum
from theatrum.benching import random_play

PLIES = 300


def random_chess(seconds: float) -> tuple[int, int, float]:
    """Play random chess for about so long; return plies, games and the exact time."""
    chance = Random(1).random
    plies = games = 0
    began = time.perf_counter()
    while True:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves or board.is_game_over():
                break
            board.push(moves[int(chance() * len(moves))])
            plies += 1
        games += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return plies, games, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    plies, _, spent = random_chess(given.seconds)
    rates = {f"python-chess {chess.__version__}": plies / spent}
    for name in theatrum.games():
        decisions, _, spent = random_play(theatrum.game(name), given.seconds)
        rates[name] = decisions / spent
    peer = next(iter(rates.values()))
    if given.json:
        print(
            json.dumps({name: {"decisions_per_s": round(rate), "ratio": rate / peer} for name, rate in rates.items()})
        )
        return
    print(f"{'':<22}{'decisions/s':>14}{'× chess':>10}")
    for name, rate in rates.items():
        print(f"{name:<22}{rate:>14,.0f}{rate / peer:>10.1f}")


if __name__ == "__main__":
    main()
