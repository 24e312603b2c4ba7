"""How the parts of a game fare among equals: ``python -m benchmarks.balance world_order --seats 2 3 4``.

Each line is a part (a power, a side, a seat): its share of victories and its mean score, with 95 % intervals. Options
of the game are given as ``--set NAME=VALUE``. Every match is told while it goes on, so that nothing is lost when it is
cut short.
"""

from __future__ import annotations

import argparse
import sys
import time

import theatrum
from benchmarks.levels import read_options
from theatrum.arena.balance import Field, Result, played, standings


def main() -> int:
    args = _arguments()
    try:
        options = read_options(args.set)
        for seats in args.seats:
            _measure(Field(args.game, seats, args.bot, args.matches, args.seed, options), args.jobs)
    except theatrum.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--bot", default="expert:100", help="the level at every seat")
    parser.add_argument("--matches", type=int, default=40, help="matches for each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    return parser.parse_args()


def _measure(field: Field, jobs: int) -> None:
    begun = time.monotonic()
    matches: list[list[Result]] = []
    for match in played(field, jobs):
        matches.append(match)
        told = ", ".join(f"{one.part} {one.score:g}" for one in match)
        print(f"{field.seats} seats, match {len(matches)} of {field.matches}: {told}", file=sys.stderr, flush=True)
    print(f"{field.game}, {field.seats} seats, {field.bot}, {time.monotonic() - begun:.0f} s")
    print(f"{'part':18} {'matches':>7} {'wins':>7}  {'95 %':17} {'points':>7}  {'95 %':15}")
    for one in standings(matches):
        (low, high), (least, most) = one.share_interval, one.score_interval
        print(
            f"{one.part:18} {one.matches:7} {one.share:7.1%}  {low:6.1%} – {high:6.1%} {one.score:7.1f}"
            f"  {least:6.1f} – {most:6.1f}"
        )


if __name__ == "__main__":
    sys.exit(main())
