"""benchmarks/tables.py: a small run loses nothing and prints its results."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "tables.py"


def test_a_few_tables_lose_nothing():
    command = [sys.executable, str(SCRIPT), "--tables", "3", "--pause", "0", "--level", "random", "--json"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    figures = json.loads(found.stdout)
    assert (figures["errors"], figures["lost"]) == (0, 0)
    assert figures["moves"] == 3 * 24
    assert figures["events"] > figures["moves"]
    assert 0 < figures["answer_ms"]["p50"] <= figures["answer_ms"]["p99"]
