"""Fit the weights of World Order's outlook, in two steps that may be repeated, the players being better each time:

    python -m benchmarks.fit_world_order play FILE --matches 500 --first 0
    python -m benchmarks.fit_world_order fit FILE [FILE…]

``play`` lets quick experts, which take the best end of a short probe, and a few novices play matches of two, three
and four, now and then choosing by lot, and appends the matches to a file. ``fit`` replays them and explains, for each
pair of powers and each round, what one gains on the other yet: half until the end of the match, half until the next
round as the weights of that round see it, which is less a matter of luck. It is a ridge regression of what ``counts``
counts, with weights for the begin of a round and for its end. The share of the variance that is explained in every
fourth match, kept out for that, is told; the weights are fitted to all matches, and written to the module that the
outlook reads.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import numpy as np

import theatrum
from theatrum.bots import Chair
from theatrum.bots.lines import expect
from theatrum.bots.looking import Intent, Look
from theatrum.bots.probe import Probe
from theatrum.bots.world import appraise
from theatrum.games.world_order import estimate, weights
from theatrum.games.world_order.counts import NAMES, counts
from theatrum.games.world_order.course import SETUP
from theatrum.games.world_order.state import WorldOrderState
from theatrum.games.world_order.tokens import POWER_IDS, POWERS

STEPS = 40  # of a quick player's probe
NOVICES = 0.1
WHIMS = (0.0, 0.0, 0.02, 0.05)
SEATS = (2, 2, 2, 3, 4)
SAMPLED = 0.3  # of the stages
RIDGE = 1000.0
RARE = 0.3
UNTIL_NEXT = 0.5  # how much of what is explained is the gain until the next round
SIZE = len(NAMES) + POWERS
WIDTH = 120  # of a line of code
Row = np.ndarray[tuple[int], np.dtype[np.float64]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(dest="step", required=True)
    play = steps.add_parser("play", help="append matches to a file")
    play.add_argument("file", type=Path)
    play.add_argument("--matches", type=int, default=500)
    play.add_argument("--first", type=int, default=0, help="the first deal")
    fitting = steps.add_parser("fit", help="write the weights")
    fitting.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.step == "play":
        with args.file.open("a") as file:
            for number in range(args.first, args.first + args.matches):
                file.write(json.dumps(play_match(number)) + "\n")
                file.flush()
                print(f"match {number - args.first + 1} of {args.matches}", file=sys.stderr, flush=True)
        return 0
    samples = Samples()
    for path in args.files:
        for line in path.read_text().splitlines():
            samples.add(json.loads(line))
    samples.explain()
    Path(weights.__file__).write_text(module(samples.fit()))
    return 0


class Quick:
    """Takes the best end of a short probe of one world."""

    def __init__(self, seed: int, *, novice: bool) -> None:
        self.random = random.Random(seed)
        self.worth = appraise if novice else expect
        self.intent = Intent()

    def token(self, chair: Chair) -> int:
        tokens = chair.tokens()
        meant = self.intent.next(tokens)
        if meant is not None or len(tokens) == 1:
            return tokens[0] if meant is None else meant
        seed = self.random.getrandbits(48)
        probe = Probe(Look(chair.imagine(seed), chair.seat, seed, self.worth))
        for _ in range(STEPS):
            probe.step()
        best = max(probe.ends.values())
        plan = self.random.choice([plan for plan, value in probe.ends.items() if value == best])
        self.intent.plan = plan[1:]
        return plan[0][0]


def play_match(number: int) -> dict[str, object]:
    chance = random.Random(f"fit {number}")
    seats = chance.choice(SEATS)
    match = theatrum.new("world_order", seats=seats, seed=number, powers="dealt")
    players = [Quick(chance.getrandbits(32), novice=chance.random() < NOVICES) for _ in range(seats)]
    whim = chance.choice(WHIMS)
    moves = []
    while not match.over:
        seat = match.actors()[0]
        blind = chance.random() < whim
        moves.append((seat, chance.choice(match.tokens(seat)) if blind else players[seat].token(Chair(match, seat))))
        match.play(*moves[-1])
    return {"seats": seats, "seed": number, "moves": moves}


@dataclass(slots=True)
class Sample:
    """A pair of powers in a position: the difference of all that counts, and of their points, then and in the end."""

    match: int
    pair: tuple[int, int]
    counted: Row
    lead: int
    final: int = 0


@dataclass(slots=True)
class Samples:
    """By round: positions met in it, and those in which it began."""

    met: dict[int, list[Sample]] = field(default_factory=dict)
    begun: dict[tuple[int, int, tuple[int, int]], Sample] = field(default_factory=dict)
    matches: int = 0

    def add(self, played: dict[str, object]) -> None:
        """Replay a match and take samples of it."""
        chance = random.Random(f"sample {played['seed']}")
        match = theatrum.new("world_order", seats=played["seats"], seed=played["seed"], powers="dealt")  # type: ignore[arg-type]
        taken: list[Sample] = []
        stage, last = -1, 1
        moves: Sequence[tuple[int, int]] = played["moves"]  # type: ignore[assignment]
        for seat, token in moves:
            g = match.state
            assert isinstance(g, WorldOrderState)
            if g.phase > SETUP and match.game.stage(g) != stage:
                stage = match.game.stage(g)
                if g.round != last or chance.random() < SAMPLED:
                    pairs = list(self._pairs(g))
                    self.met.setdefault(g.round, []).extend(pairs)
                    taken += pairs
                    if g.round != last:
                        self.begun.update({(g.round, self.matches, one.pair): one for one in pairs})
                last = g.round
            match._play(seat, token)
        final = match.state
        assert isinstance(final, WorldOrderState)
        for one in taken:
            one.final = final.score[one.pair[0]] - final.score[one.pair[1]]
        self.matches += 1

    def _pairs(self, g: WorldOrderState) -> Iterator[Sample]:
        found, (_, over) = counts(g), estimate.time(g)
        for p, q in combinations(sorted(g.order), 2):
            edge = [float(one == p) - float(one == q) for one in range(POWERS)]
            counted = np.array([a - b for a, b in zip(found[p], found[q], strict=True)] + edge)
            both = np.concatenate([counted * (1.0 - over), counted * over])
            yield Sample(self.matches, (p, q), both, g.score[p] - g.score[q])

    def fit(self, *, checked: bool = False) -> dict[int, Row]:
        """Fit the rounds from the last to the first; ``checked`` leaves every fourth match out."""
        weights: dict[int, Row] = {}
        for at in sorted(self.met, reverse=True):
            rows = [one for one in self.met[at] if not checked or one.match % 4]
            gains = np.array([float(one.final - one.lead) for one in rows])
            if at + 1 in weights:
                begun = [self.begun[at + 1, one.match, one.pair] for one in rows]
                seen = [
                    next_.lead - one.lead + float(next_.counted @ weights[at + 1])
                    for one, next_ in zip(rows, begun, strict=True)
                ]
                gains = UNTIL_NEXT * np.array(seen) + (1.0 - UNTIL_NEXT) * gains
            weights[at] = ridge(np.array([one.counted for one in rows]), gains)
        return weights

    def explain(self) -> None:
        weights = self.fit(checked=True)
        for at in sorted(self.met):
            kept = [one for one in self.met[at] if not one.match % 4]
            gained = np.array([float(one.final - one.lead) for one in kept])
            missed = gained - np.array([one.counted for one in kept]) @ weights[at]
            share = 1.0 - float(missed @ missed) / float(gained @ gained)
            print(f"round {at}: {len(self.met[at])} pairs, explains {share:.3f}", file=sys.stderr)


def ridge(counted: np.ndarray[tuple[int, ...], np.dtype[np.float64]], gains: Row) -> Row:
    """Explain gains by what was counted, scaled by its spread; no constant, for a pair may be turned round."""
    spread = np.maximum(counted.std(axis=0), RARE)  # what hardly ever happens is not trusted far
    scaled = counted / spread
    found = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(2 * SIZE), scaled.T @ gains) / spread
    return np.asarray(found, dtype=np.float64)


def module(fitted: dict[int, Row]) -> str:
    """Write the weights down as the module that ``estimate`` reads, laid out as the formatter does."""
    lines = []
    for index, name in enumerate((*NAMES, *POWER_IDS)):
        begin, end = (
            ", ".join(f"{round(fitted[at][index + later], 2) + 0.0:.2f}" for at in sorted(fitted))
            for later in (0, SIZE)
        )
        line = f'    "{name}": (({begin}), ({end})),'
        lines += (
            [line] if len(line) <= WIDTH else [f'    "{name}": (', f"        ({begin}),", f"        ({end}),", "    ),"]
        )
    return HEAD + "\n".join(lines) + "\n}\n"


HEAD = '''"""The weights of World Order's outlook: for all that counts, by round, at its begin and at its end.

Written by ``python -m benchmarks.fit_world_order``.
"""

from __future__ import annotations

WEIGHTS = {
'''


if __name__ == "__main__":
    sys.exit(main())
