"""The record benchmark runs and reports; no test checks how fast anything is."""

import importlib
import json
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


def test_both_speeds_and_their_ratio_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setattr(sys, "argv", ["records.py", "--games", "30", "--distinct", "4", "--json"])
    importlib.import_module("records").main()
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["rules"], row["games"], row["distinct_games"]) == ("kingdomino(players=2)", 30, 4)
    speeds = row["read_games_per_second"], row["replayed_games_per_second"]
    assert min(speeds) > 0 and row["ratio"] == pytest.approx(speeds[0] / speeds[1])
