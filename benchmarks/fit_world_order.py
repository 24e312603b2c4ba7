"""Fit the weights of World Order's outlook: ``python -m benchmarks.fit_world_order --matches 400``.

Novices that look at few ends play matches of two, three and four, now and then choosing by lot. From a sample of their
positions, what each power gains until the end is explained by ridge regression, for every round, from the counts that
``estimate.expect`` weighs. The weights are printed beside those in use, and before them the share of the variance that
they explain in every fourth match, which was not fitted.
"""

from __future__ import annotations

import argparse
import math
import random
import sys

import theatrum
from theatrum.bots import Chair, novice
from theatrum.games.world_order import estimate
from theatrum.games.world_order.course import SETUP
from theatrum.games.world_order.state import WorldOrderState
from theatrum.games.world_order.tokens import POWER_IDS

ENDS = 40  # of the quick novice
SAMPLED = 0.2  # of the stages
RIDGE = 200.0
NAMES = (*estimate.NAMES, *POWER_IDS)

Row = tuple[bool, list[float], float]
"""Whether it is kept for the check, the counts, and what was gained."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    novice.WORLDS, novice.ENDINGS = 1, ENDS
    rounds: dict[int, list[Row]] = {}
    for number in range(args.matches):
        gather(rounds, 2 + number % 3, args.seed + number, checked=number % 4 == 0)
        print(f"match {number + 1} of {args.matches}", file=sys.stderr, flush=True)
    fitted = {}
    for at in sorted(rounds):
        weights = fit([row for row in rounds[at] if not row[0]])
        print(f"round {at + 1}: {len(rounds[at])} positions, explains {explained(rounds[at], weights):.3f}")
        fitted[at] = weights
    for index, name in enumerate(NAMES):
        used = estimate.WEIGHTS.get(name) or estimate.BIAS[POWER_IDS.index(name)]
        found = "  ".join(f"{fitted[at][index + 1]:6.2f} ({used[at]:5.2f})" for at in sorted(fitted))
        print(f"{name:26} {found}")
    return 0


def gather(rounds: dict[int, list[Row]], seats: int, seed: int, checked: bool) -> None:
    """Play a match; add what each power gained from the positions sampled on the way."""
    chance = random.Random(seed)
    match = theatrum.new("world_order", seats=seats, seed=seed)
    bots = [novice.NoviceBot(chance.getrandbits(32)) for _ in range(seats)]
    chairs = [Chair(match, seat) for seat in range(seats)]
    whim = chance.choice((0.0, 0.02, 0.05, 0.15))
    sampled: list[tuple[int, int, list[float], int]] = []
    stage = -1
    while not match.over:
        g = match.state
        assert isinstance(g, WorldOrderState)
        if match.game.stage(g) != stage:
            stage = match.game.stage(g)
            if g.phase > SETUP and chance.random() < SAMPLED:
                counts = _counts(g)
                sampled += [(g.round - 1, p, counts[p], g.score[p]) for p in g.order]
        seat = match.actors()[0]
        blind = chance.random() < whim
        match._play(seat, chance.choice(match.tokens(seat)) if blind else bots[seat].think(chairs[seat]).token)
    final = match.state
    assert isinstance(final, WorldOrderState)
    for at, p, counts_of, score in sampled:
        rounds.setdefault(at, []).append((checked, counts_of, float(final.score[p] - score)))


def _counts(g: WorldOrderState) -> dict[int, list[float]]:
    """Return for every power what each weight multiplies: the estimate is linear, so unit weights tell."""
    units = [[float(index == one) for index in range(len(estimate.NAMES))] for one in range(len(estimate.NAMES))]
    gains = [estimate.expect(g, unit) for unit in units]
    return {p: [gain[p] for gain in gains] + [float(p == q) for q in range(len(POWER_IDS))] for p in g.order}


def fit(rows: list[Row]) -> list[float]:
    """Solve the ridge regression; the first weight is the constant, and each count is scaled by its spread."""
    size = len(NAMES) + 1
    spread = [1.0] + [_spread([row[1][index] for row in rows]) for index in range(size - 1)]
    normal = [[0.0] * (size + 1) for _ in range(size)]
    for _, counts, gained in rows:
        line = [1.0, *(count / scale for count, scale in zip(counts, spread[1:], strict=True)), gained]
        for i in range(size):
            for j in range(size + 1):
                normal[i][j] += line[i] * line[j]
    for i in range(1, size):
        normal[i][i] += RIDGE
    return [weight / scale for weight, scale in zip(_solve(normal), spread, strict=True)]


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return max(1e-6, math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)))


def _solve(rows: list[list[float]]) -> list[float]:
    """Solve linear equations by elimination with pivots; the last column is the right-hand side."""
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for row in range(i + 1, size):
            factor = rows[row][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[row][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def explained(rows: list[Row], weights: list[float]) -> float:
    """Return the share of the variance that is explained in the matches kept for the check."""
    kept = [(counts, gained) for checked, counts, gained in rows if checked]
    mean = sum(gained for _, gained in kept) / len(kept)
    error = whole = 0.0
    for counts, gained in kept:
        guess = weights[0] + sum(weight * count for weight, count in zip(weights[1:], counts, strict=True))
        error += (gained - guess) ** 2
        whole += (gained - mean) ** 2
    return 1.0 - error / whole


if __name__ == "__main__":
    sys.exit(main())
