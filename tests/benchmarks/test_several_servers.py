"""benchmarks/several_servers.py: players at two servers see all of each other's moves."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "several_servers.py"


def test_players_at_two_servers_see_all_moves_of_each_other():
    command = [sys.executable, str(SCRIPT), "--tables", "1", "--pause", "0", "--json"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    figures = json.loads(found.stdout)
    assert (figures["servers"], figures["errors"], figures["lost"]) == (2, 0, 0)
    assert figures["moves"] == 48
    assert 0 < figures["seen_ms"]["p50"] <= figures["seen_ms"]["p99"]
