"""What the steps of one card hand on to each other: "that country", "that region", what was traded."""

from __future__ import annotations

from theatrum.games.world_order.tokens import GOODS


class Deed:
    """One card being resolved for one power; it lives as long as the card does and holds nothing hidden."""

    __slots__ = ("card", "country", "exported", "imported", "power", "reached", "region", "touched")

    def __init__(self, power: int, card: int) -> None:
        self.power = power
        self.card = card
        self.country = -1  # the country that relations were improved with
        self.region = -1  # the region named, engaged in, or of that country
        self.touched: list[int] = []  # regions in which this card has already done what it may not do twice
        self.reached: list[int] = []  # regions that armies were moved to
        self.exported = [0] * GOODS
        self.imported = [0] * GOODS
