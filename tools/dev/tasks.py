"""Checks and test runs: programs that must exit with 0."""

import os
import time
from collections.abc import Mapping

from dev import console, process, webpage
from dev.process import Command
from dev.project import Project

DOCUMENTS = ("README.md", "docs", "--doctest-glob=README.md", "--doctest-glob=docs/*.md")

# A name, a program and its environment variables.
Task = tuple[str, Command, Mapping[str, str]]


def checks(project: Project) -> list[Task]:
    """Return the checks of the sources."""
    commands: dict[str, Command] = {
        "lint": [project.program("ruff"), "check"],
        "format": [project.program("ruff"), "format", "--check"],
        "types": [project.program("mypy")],
        "layers": [project.program("lint-imports")],
        "project": [project.program("python"), "-m", "pytest", "-q", "tests/project"],
        **webpage.checks(project),
    }
    return [(name, command, {}) for name, command in commands.items()]


def test_runs(project: Project, exhaustive: bool) -> list[Task]:
    """Return the run of all tests, then of some with the engine uncompiled and some with array accesses checked."""
    workers = min(max(os.cpu_count() or 2, 2), 8)
    common = ["-q", "--durations=5", "-n", str(workers), "--dist", "worksteal", "tests"]

    def marked(marker: str) -> list[str]:
        return [*common, "-m", marker if exhaustive else f"{marker} and not exhaustive"]

    return [
        pytest(project, "tests", [*common, *DOCUMENTS], exhaustive),
        pytest(project, "uncompiled tests", marked("interpreted"), exhaustive, NUMBA_DISABLE_JIT="1"),
        pytest(project, "bounds-checked tests", marked("boundscheck"), exhaustive, NUMBA_BOUNDSCHECK="1"),
    ]


def pytest(project: Project, name: str, arguments: list[str], exhaustive: bool, **variables: str) -> Task:
    """Return a run of pytest. Without `exhaustive`, the settings of the project leave the slow tests out."""
    command: Command = [project.program("python"), "-m", "pytest"]
    if exhaustive:
        return name, [*command, "-m", "", *arguments], {"FIEFDOM_EXHAUSTIVE": "1", **variables}
    return name, [*command, *arguments], variables


def run_all(project: Project, tasks: list[Task]) -> int:
    """Run every task, even if one fails, then print a summary; return 0 if all passed, else 1."""
    results = []
    for name, command, variables in tasks:
        print(f"\n[{name}]", flush=True)
        start = time.monotonic()
        code = process.run(command, project.root, variables)
        results.append((code == 0, name, console.duration(start)))
    print("\nSummary")
    for passed, name, time_taken in results:
        print(f"  {'ok' if passed else 'FAILED':<8}{name:<{console.WIDTH}}{time_taken:>10}")
    return 0 if all(passed for passed, *_ in results) else 1
