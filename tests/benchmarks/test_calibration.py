"""The calibration of win chances collects positions, keeps them, and reports; no test checks how good they are."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "calibration.py"


def run(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    found = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments],
        capture_output=True, encoding="utf-8", env=environment, timeout=600, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_positions_are_kept_and_reported(tmp_path: Path) -> None:
    store, page = tmp_path / "positions.jsonl", tmp_path / "page.md"
    run("kingdomino(players=2)", "--positions", "12", "--store", str(store))
    kept = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()]
    assert len(kept) >= 12 and max(row["game"] for row in kept) >= 1
    for row in kept:
        assert sum(row["wins"]) == pytest.approx(1) and sum(row["leads"]) == pytest.approx(0)
        assert 0 < row["left"] <= 1 and row["kingdom"] in (0, 1)
    page.write_text("# Analysis\n\n## Calibration\n\nold\n\n## After\n", encoding="utf-8")
    told = run("--store", str(store), "--write", str(page))
    assert "| kingdomino-2 |" in told and told.count("%") >= 2
    text = page.read_text(encoding="utf-8")
    assert "old" not in text and text.endswith("## After\n") and "| kingdomino-2 |" in text
