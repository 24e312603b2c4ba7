"""Draw the boards that the README shows: a fixed match of each game, part of the way through."""

from __future__ import annotations

from pathlib import Path
from random import Random

import theatrum

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SHOWN = {"clash": (2, 19), "penguins": (4, 70), "labyrinth": (2, 150), "world_order": (4, 300)}
WIDE = {"labyrinth", "world_order"}


def picture(name: str, seats: int, moves: int) -> str:
    match, chance = theatrum.new(name, seats=seats, seed=5), Random(3)
    for _ in range(moves):
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.tokens(seat)))
    return match.svg(0, "en", wide=name in WIDE)


if __name__ == "__main__":
    for name, (seats, moves) in SHOWN.items():
        (FOLDER / f"{name}.svg").write_text(picture(name, seats, moves) + "\n", "utf-8")
