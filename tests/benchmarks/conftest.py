"""Runs a benchmark as users do."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
QuickRun = Callable[..., dict[str, Any]]


@pytest.fixture
def quick_run() -> QuickRun:
    """Run a script in quick mode with the package of this checkout, whichever one is installed; returns its result."""

    def run(script: str, *arguments: str) -> dict[str, Any]:
        command = [sys.executable, str(ROOT / "benchmarks" / script), "--quick", "--json", *arguments]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        variables = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=variables, timeout=900)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    return run
