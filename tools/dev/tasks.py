"""Checks and test runs: programs that must exit with 0."""

import os
import sys
import time
from collections.abc import Mapping

from dev import console, process, webpage
from dev.process import Command
from dev.project import Project

DOCUMENTS = ("README.md", "docs", "--doctest-glob=README.md", "--doctest-glob=docs/*.md")

SLOWEST = 20
SITE = "build/docs"
COVERAGE = ["--cov=fiefdom", "--cov-branch"]
QUICK_CHECKS = ("lint", "format", "layers", "project")
# Whole folders, so that a new test is among them by itself.
QUICK_TESTS = (
    *("tests/components", "tests/dev", "tests/events", "tests/game", "tests/languages", "tests/notation"),
    *("tests/reasons", "tests/rules", "tests/rulebook", "tests/server/tables"),
)

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
        "docs": _sphinx(project, "dummy", "build/docs-check"),
        **webpage.checks(project),
    }
    return [(name, command, {}) for name, command in commands.items()]


def docs(project: Project) -> list[Task]:
    """Return what builds the site, and the manual page from the same sources."""
    return [("site", _sphinx(project, "html", SITE), {}), ("manual page", _sphinx(project, "man", "build/man"), {})]


def _sphinx(project: Project, builder: str, folder: str) -> Command:
    # Warnings, such as links that lead nowhere, are errors.
    return [project.program("python"), "-m", "sphinx", "-q", "-W", "--keep-going", "-b", builder, "docs", folder]


def test_runs(project: Project, exhaustive: bool) -> list[Task]:
    """Return the run of all tests, then of some with the engine uncompiled and some with array accesses checked."""
    # R lists the tests that passed only when they were run again.
    common = ["-q", "-rfER", f"--durations={SLOWEST}", "-n", str(_workers()), "--dist", "worksteal", "tests"]

    def marked(marker: str) -> list[str]:
        return [*common, "-m", marker if exhaustive else f"{marker} and not exhaustive"]

    return [
        pytest(project, "tests", [*common, *DOCUMENTS], exhaustive),
        pytest(project, "uncompiled tests", marked("interpreted"), exhaustive, NUMBA_DISABLE_JIT="1"),
        pytest(project, "bounds-checked tests", marked("boundscheck"), exhaustive, NUMBA_BOUNDSCHECK="1"),
    ]


def _workers() -> int:
    return min(max(os.cpu_count() or 2, 2), 8)


def quick_checks(project: Project) -> list[Task]:
    """Return the checks that take seconds."""
    return [task for task in checks(project) if task[0] in QUICK_CHECKS]


def quick_run(project: Project) -> Task:
    """Return the run of the tests that find most mistakes in the least time."""
    arguments = ["-q", f"--durations={SLOWEST}", "-n", str(_workers()), "--dist", "worksteal", *QUICK_TESTS]
    return pytest(project, "quick tests", arguments, False)


def coverage_runs(project: Project) -> list[Task]:
    """Return the runs that measure coverage: compiled code counts only where it runs uncompiled."""
    common = ["-q", "-n", str(_workers()), "--dist", "worksteal", *COVERAGE, "tests"]
    uncompiled = [*common, "--cov-report=", "-m", "interpreted and not exhaustive"]
    return [
        pytest(project, "uncompiled tests", uncompiled, False, NUMBA_DISABLE_JIT="1"),
        pytest(project, "tests", [*common, "--cov-append", "--cov-report=term:skip-covered"], False),
    ]


def usage_error(sentence: str) -> int:
    """Print what is wrong with the arguments; return the exit code for that."""
    print(f"dev: {sentence}.", file=sys.stderr)
    return 2


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
