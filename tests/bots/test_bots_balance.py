"""Balance: what parts of a game make of it when one bot plays them all."""

from __future__ import annotations

import pytest

from theatrum.arena.balance import Field, Result, played, standings


def test_shares_and_scores_are_summed_up_by_part() -> None:
    matches = [
        [Result("USA", 1.0, 50), Result("China", 0.0, 40)],
        [Result("USA", 0.5, 30), Result("EU", 0.5, 30)],
    ]
    china, eu, usa = standings(matches)
    assert (china.part, eu.part, usa.part) == ("China", "EU", "USA")
    assert (usa.matches, usa.share, usa.score) == (2, 0.75, 40.0)
    assert usa.score_interval == pytest.approx((40 - 1.96 * 10, 40 + 1.96 * 10))
    assert 0.0 < usa.share_interval[0] < 0.75 < usa.share_interval[1] <= 1.0


@pytest.mark.parametrize(("name", "parts"), [("labyrinth", 2), ("world_order", 4)])
def test_every_match_gives_out_one_victory_and_parts_have_their_names(name: str, parts: int) -> None:
    field = Field(name, parts, "random", 3, 5, {})
    matches = list(played(field))
    assert [sum(one.share for one in match) for match in matches] == pytest.approx([1.0] * 3)
    names = {one.part for match in matches for one in match}
    assert len(names) == parts
    assert not any("Player" in part for part in names)


def test_the_number_of_processes_changes_nothing() -> None:
    field = Field("clash", 2, "random", 4, 7, {"series": "single"})
    assert list(played(field, jobs=2)) == list(played(field))
