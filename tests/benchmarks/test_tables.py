"""benchmarks/tables.py: a small run loses nothing and prints its results; whatever is lost is noticed."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "tables.py"


@pytest.fixture(scope="module")
def tables():
    spec = importlib.util.spec_from_file_location("tables_benchmark", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(SCRIPT.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(SCRIPT.parent))
    return module


@pytest.mark.parametrize(("rules", "moves"), [("kingdomino(players=2)", 24), ("queendomino(players=4)", None)])
def test_a_few_tables_lose_nothing(rules, moves):
    options = {"--tables": "3", "--rules": rules, "--pause": "0", "--level": "random", "--arrive": "100"}
    command = [sys.executable, str(SCRIPT), "--json", *(word for pair in options.items() for word in pair)]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    figures = json.loads(found.stdout)
    assert (figures["errors"], figures["lost"]) == (0, 0)
    assert moves is None or figures["moves"] == 3 * moves
    assert figures["events"] > figures["moves"] >= 3 * 24
    assert 0 < figures["answer_ms"]["p50"] <= figures["answer_ms"]["p99"] <= figures["answer_ms"]["most"]
    assert 0 < figures["bytes_per_event"] < 2000
    assert figures["server"]["transaction_ms"]["p50"] > 0


def changes(number, *entries):
    log = [{"number": entry} for entry in entries]
    return {"kind": "changes", "number": number, "log": log, "values": {}, "splices": {}}


def test_a_gap_in_the_log_is_a_loss(tables):
    measured = tables.Measured()
    ear = tables.Ear(None, measured)
    ear._take({"kind": "table", "number": 2, "view": {}, "log": [{"number": 1}, {"number": 2}]})
    ear._take(changes(4, 3, 4))
    assert measured.lost == 0
    ear._take(changes(6, 6))
    assert measured.lost == 1
