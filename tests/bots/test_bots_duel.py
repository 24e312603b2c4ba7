"""Duels are counted rightly, and whoever runs them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import theatrum
from theatrum.arena.duel import Duel, Tally, duel, wilson
from theatrum.bots import Bot
from theatrum.engine.match import Match


def test_wilson_interval() -> None:
    low, high = wilson(0.8, 100)
    assert low == pytest.approx(0.7112, abs=1e-3)
    assert high == pytest.approx(0.8666, abs=1e-3)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0


def test_a_draw_is_half_a_win() -> None:
    tally = Tally(wins=3, draws=2, losses=5)
    assert tally.matches == 10
    assert tally.share == 0.4


@pytest.mark.parametrize("name", theatrum.games())
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    setup = Duel(name, "random", "random", 8, 3, {})
    assert duel(setup, jobs=1) == duel(setup, jobs=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_bot_plays_every_deal_from_each_seat_alone_among_the_others(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[tuple[int, list[str]]] = []

    def first_by_a_point(match: Match, bots: Sequence[Bot]) -> tuple[float, ...]:
        tables.append((match.record().setup.seed, [bot.name for bot in bots]))
        return tuple([5.0 if bot.name == "novice" else 4.0 for bot in bots])

    monkeypatch.setattr("theatrum.arena.duel.contest", first_by_a_point)
    tally = duel(Duel("world_order", "novice", "random", 2 * seats, 7, {}, seats))
    assert tally == Tally(wins=2 * seats, draws=0, losses=0)
    others = ["random"] * (seats - 1)
    assert tables == [(deal, [*others[:seat], "novice", *others[seat:]]) for deal in (7, 8) for seat in range(seats)]


@pytest.mark.parametrize(
    ("scores", "counted"), [((3, 4, 2), (0, 0, 1)), ((4, 4, 2), (0, 1, 0)), ((4, 3, 3), (1, 0, 0))]
)
def test_the_best_of_the_others_decides(
    scores: tuple[float, ...], counted: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("theatrum.arena.duel.contest", lambda match, bots: scores)
    setup = Duel("world_order", "novice", "random", 1, 7, {}, 3)
    assert duel(setup) == Tally(*counted)
    assert setup.even == pytest.approx(1 / 3)
