"""benchmarks/reviews.py: a small run compares tables with and without reviews, and loses nothing."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "reviews.py"


def test_tables_are_compared_with_and_without_a_review():
    command = [
        sys.executable,
        str(SCRIPT),
        "--tables",
        "2",
        "--reviews",
        "1",
        "--rounds",
        "1",
        "--pause",
        "0",
        "--json",
    ]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    figures = json.loads(found.stdout)
    assert (figures["errors"], figures["lost"]) == (0, 0)
    assert figures["moves"] == {"without": 2 * 24, "with": 2 * 24}
    assert len(figures["decisions_reviewed"]) == 1 and figures["decisions_reviewed"][0] >= 0
    assert figures["p99_ratio"] > 0
