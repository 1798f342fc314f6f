"""The benchmark of the environments runs and reports; how fast anything is, no test says."""

import json
import os
import subprocess
import sys
from pathlib import Path

from fiefdom.rules.catalogue import catalogue

ROOT = Path(__file__).parents[2]
AGAINST_C = ["kingdomino(players=2)", "kingdomino(players=4)", "kingdomino(players=2, mighty_duel)"]


def test_a_quick_run_measures_every_game(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Speeds\n\n## The tables of the environments\n\nold\n\n## After\n", encoding="utf-8")
    command = [sys.executable, str(ROOT / "benchmarks" / "environments.py"), "--quick", "--json", "--write", str(page)]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=variables, timeout=900)
    found = json.loads(done.stdout)
    assert {row["rules"].partition("(")[0] for row in found["by_game"]} == {facts.word for facts in catalogue()}
    assert all(row["best"] >= row["median"] > 0 for row in found["by_game"])
    assert [row["rules"] for row in found["two_threads"]] == AGAINST_C
    if "against_c" in found:
        assert [row["rules"] for row in found["against_c"]] == AGAINST_C
        assert all(row["ratio"] > 0 < row["ratio_of_medians"] for row in found["against_c"])
    if "pettingzoo" in found:
        assert [row["environment"] for row in found["pettingzoo"]] == ["raw_env", "env"]
    assert len(found["problems"]) == 2 - ("against_c" in found) - ("pettingzoo" in found)
    text = page.read_text(encoding="utf-8")
    assert "old" not in text and text.endswith("## After\n") and "### By game, decisions/s, one core" in text
