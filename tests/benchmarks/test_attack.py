"""benchmarks/attack.py: attackers get refusals, and nobody else notices."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "attack.py"


def test_attacks_are_refused_and_the_moves_of_others_are_not():
    command = [sys.executable, str(SCRIPT), "--tables", "2", "--seconds", "1", "--attacks", "flood,tokens", "--json"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    figures = json.loads(found.stdout)
    assert (figures["errors"], figures["lost"]) == ([], 0)
    assert [row["attack"] for row in figures["rows"]] == ["flood", "tokens"]
    assert all(row["answers"] for row in figures["rows"])
