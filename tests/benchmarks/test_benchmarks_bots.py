"""The benchmark of the search runs and reports; how fast anything is, no test says."""

import json
import os
import subprocess
import sys
from pathlib import Path

from fiefdom.rules.catalogue import catalogue

ROOT = Path(__file__).parents[2]


def test_a_quick_run_measures_every_game(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Bots\n\n## Simulations\n\nold\n\n## After\n", encoding="utf-8")
    command = [sys.executable, str(ROOT / "benchmarks" / "bots.py"), "--quick", "--json", "--write", str(page)]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=variables, timeout=900)
    found = json.loads(done.stdout)
    assert {row["rules"].partition("(")[0] for row in found["games"]} == {facts.word for facts in catalogue()}
    assert all(row["decisions"] == 1 and row["simulations_per_second"] > 0 for row in found["games"])
    text = page.read_text(encoding="utf-8")
    assert "old" not in text and text.endswith("## After\n") and "`tribe(players=4)`" in text
