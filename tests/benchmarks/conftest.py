"""A benchmark as people start it."""

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
    """Runs a script quickly, with the package in this folder, whichever one is installed; returns what it found."""

    def run(script: str, *arguments: str) -> dict[str, Any]:
        command = [sys.executable, str(ROOT / "benchmarks" / script), "--quick", "--json", *arguments]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        variables = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=variables, timeout=900)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    return run
