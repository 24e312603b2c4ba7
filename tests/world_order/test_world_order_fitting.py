"""Fitting the outlook: matches are played, replayed and explained, and weights come out as the module in use."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks import fit_world_order as fitting
from theatrum.games.world_order import weights
from theatrum.games.world_order.counts import NAMES
from theatrum.games.world_order.tokens import POWER_IDS


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["fit_world_order", *words])
    assert fitting.main() == 0


def test_matches_are_played_and_weights_are_fitted_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, written = tmp_path / "matches.jsonl", tmp_path / "weights.py"
    monkeypatch.setattr(fitting, "STEPS", 3)
    command(monkeypatch, "play", str(file), "--matches", "2")
    command(monkeypatch, "play", str(file), "--matches", "1", "--first", "2")
    assert [json.loads(line)["seed"] for line in file.read_text().splitlines()] == [0, 1, 2]
    monkeypatch.setattr(weights, "__file__", str(written))
    command(monkeypatch, "fit", str(file))
    found: dict[str, dict[str, tuple[tuple[float, ...], ...]]] = {}
    exec(written.read_text(), found)
    fitted = found["WEIGHTS"]
    assert list(fitted) == [*NAMES, *POWER_IDS]
    assert {len(both) for both in fitted.values()} == {2}
    assert {len(rounds) for both in fitted.values() for rounds in both} == {6}
    assert any(weight for both in fitted.values() for rounds in both for weight in rounds)


def test_the_module_in_use_is_laid_out_as_it_is_written() -> None:
    names = [*NAMES, *POWER_IDS]
    used = {
        at + 1: np.array([weights.WEIGHTS[name][later][at] for later in (0, 1) for name in names]) for at in range(6)
    }
    assert fitting.module(used) == Path(weights.__file__).read_text()


def test_ridge_finds_what_the_gains_were_made_of() -> None:
    lot = np.random.default_rng(1)
    counted = lot.normal(size=(50_000, 2 * fitting.SIZE))
    made_of = np.arange(2 * fitting.SIZE) / 10.0
    found = fitting.ridge(counted, counted @ made_of)
    assert found == pytest.approx(made_of, abs=0.25)
