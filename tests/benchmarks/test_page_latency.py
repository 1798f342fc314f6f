"""benchmarks/page_latency.py: a few decisions at a real table are measured."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the benchmark needs playwright")
from chromium.install import browser

from support.needs import missing

ROOT = Path(__file__).parents[2]


def test_clicks_and_confirmations_are_measured():
    if browser()[0] is None:
        missing("There is no Chromium on this machine, and set-up brought none.")
    command = [sys.executable, str(ROOT / "benchmarks" / "page_latency.py"), "--decisions", "3", "--json"]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, capture_output=True, text=True, env=variables, timeout=600)
    assert done.returncode == 0, done.stderr
    games = json.loads(done.stdout)["games"]
    assert set(games) == {"kingdomino", "queendomino"}
    for found in games.values():
        assert found["choice"]["clicks"] >= 1 and found["confirm"]["clicks"] == 3
        assert 0 < found["choice"]["least"] <= found["choice"]["p50"] <= found["choice"]["p90"]
        assert found["processor"]["page_ms"] > 0
