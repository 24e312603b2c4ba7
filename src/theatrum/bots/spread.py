"""How much numbers vary, as they come in."""

from __future__ import annotations

import math


class Spread:
    """Keeps the mean and the standard deviation of what is added (Welford's method)."""

    __slots__ = ("_mean", "_squares", "count")

    def __init__(self) -> None:
        self.count = 0
        self._mean = self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self._mean
        self._mean += off / self.count
        self._squares += off * (value - self._mean)

    def deviation(self) -> float:
        return math.sqrt(self._squares / self.count) if self.count else 0.0
