"""How much stronger one level is than another: ``python -m benchmarks.levels --game clash --pair expert novice``.

Without ``--pair``, expert plays novice and novice plays random; without ``--game``, every game. At more than two seats
the first bot is alone among bots of the second kind; every deal is played from each seat. A game's own options are
given as ``--set NAME=VALUE``.
"""

from __future__ import annotations

import argparse
import sys
import time

import theatrum
from theatrum.arena.duel import Duel, duel
from theatrum.bots.levels import make

PAIRS = (("expert", "novice"), ("novice", "random"))


def main() -> int:
    args = _arguments()
    try:
        options = read_options(args.set)
        pairs = [tuple(pair) for pair in args.pair] or list(PAIRS)
        for spec in (spec for pair in pairs for spec in pair):
            make(spec)
        print(
            f"{'game':12} {'pairing':28} {'matches':>7} {'wins':>5} {'draws':>5} {'share':>7}  {'95 %':15} {'even':>6}"
            f" {'s':>6}"
        )
        for name in args.game or theatrum.games():
            for first, second in pairs:
                _measure(Duel(name, first, second, args.matches, args.seed, options, args.seats), args.jobs)
    except theatrum.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", default=[], help="a game; may be repeated")
    parser.add_argument("--pair", nargs=2, action="append", default=[], metavar=("A", "B"), help="two bots")
    parser.add_argument(
        "--matches", type=int, default=100, help="matches per pairing; each deal is played from every seat"
    )
    parser.add_argument("--seats", type=int, default=2, help="the first bot and as many of the second as fill them")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    return parser.parse_args()


def read_options(given: list[str]) -> dict[str, str]:
    for one in given:
        if "=" not in one:
            raise theatrum.Unreadable(f"--set takes NAME=VALUE, not {one!r}")
    return dict(one.split("=", 1) for one in given)


def _measure(setup: Duel, jobs: int) -> None:
    begun = time.monotonic()
    tally = duel(setup, jobs)
    low, high = tally.interval
    pairing = f"{setup.first} – {setup.second}"
    print(
        f"{setup.game:12} {pairing:28} {tally.matches:7} {tally.wins:5} {tally.draws:5} {tally.share:7.1%}"
        f"  {low:5.1%} – {high:5.1%} {setup.even:6.0%} {time.monotonic() - begun:6.0f}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
