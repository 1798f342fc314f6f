"""The test runs: all tests, then a share with the engine uncompiled and one with array accesses checked."""

import os
import time
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from dev import child, show
from dev.check import CHECKS, run_checks
from dev.project import Project

NO_TESTS = 5


class Run(NamedTuple):
    """One run of pytest. `marker` names the share of the tests; empty: all, with the documents' examples."""

    name: str
    marker: str
    variables: dict[str, str]


RUNS = (
    Run("all tests", "", {}),
    Run("uncompiled share", "interpreted", {"NUMBA_DISABLE_JIT": "1"}),
    Run("bounds-checked share", "boundscheck", {"NUMBA_BOUNDSCHECK": "1"}),
)


class Outcome(NamedTuple):
    passed: bool
    name: str
    seconds: float
    note: str


def run_part(project: Project, arguments: list[str], exhaustive: bool) -> int:
    """Run pytest with the person's own arguments and return its exit code."""
    chosen = selection("", exhaustive) if exhaustive and "-m" not in arguments else []
    command: child.Command = [project.program("python"), "-m", "pytest", *chosen, *arguments]
    return child.run(command, _variables(exhaustive), project.root)


def run_suite(project: Project, exhaustive: bool) -> bool:
    """Run the checks and every test run, then print what passed; return whether everything did."""
    start = time.monotonic()
    checked = run_checks(project, list(CHECKS))
    outcomes = [Outcome(checked, "checks", time.monotonic() - start, f"{len(CHECKS)} checks")]
    for run in RUNS:
        show.say(f"\n{run.name[0].upper()}{run.name[1:]}")
        outcomes.append(_pytest(project, run, exhaustive))
    show.say("\nSummary")
    for outcome in outcomes:
        show.result(*outcome)
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    took = show.duration(time.monotonic() - start)
    if failed:
        show.say(f"Failed after {took}: {', '.join(failed)}.")
    else:
        show.say(f"Passed in {took}: {', '.join(outcome.name for outcome in outcomes)}.")
    return not failed


def _pytest(project: Project, run: Run, exhaustive: bool) -> Outcome:
    start = time.monotonic()
    report = project.reports / f"{run.marker or 'all'}.xml"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    arguments = [*pytest_arguments(project, run, exhaustive), f"--junitxml={report}"]
    command: child.Command = [project.program("python"), "-m", "pytest", *arguments]
    code = child.run(command, {**_variables(exhaustive), **run.variables}, project.root)
    note = f"no test has the marker {run.marker}" if code == NO_TESTS else counts(report)
    return Outcome(code == 0, run.name, time.monotonic() - start, note)


def pytest_arguments(project: Project, run: Run, exhaustive: bool) -> list[str]:
    """Return pytest's arguments for one run: workers, selection, and where to look."""
    workers = min(max(os.cpu_count() or 2, 2), 8)
    arguments = ["-q", "--durations=5", "--durations-min=5", "-n", str(workers), "--dist", "worksteal"]
    arguments += [*selection(run.marker, exhaustive), "tests"]
    if run.marker:
        return arguments
    pages = [name for name in ("README.md", "docs") if (project.root / name).exists()]
    return [*arguments, *pages, "--doctest-glob=README.md", "--doctest-glob=docs/*.md"]


def selection(marker: str, exhaustive: bool) -> list[str]:
    """Return the arguments that choose the tests of a share, with or without those that take long."""
    if exhaustive:
        return ["-m", marker or "exhaustive or not exhaustive"]
    return ["-m", f"{marker} and not exhaustive" if marker else "not exhaustive"]


def counts(report: Path) -> str:
    """Return the counts in a report of pytest for reading, as `12 passed, 1 failed`; nothing without one."""
    if not report.exists():
        return ""
    suite = ElementTree.parse(report).getroot().find("testsuite")
    if suite is None:
        return ""
    failed, broken, skipped = (int(suite.get(name, 0)) for name in ("failures", "errors", "skipped"))
    passed = int(suite.get("tests", 0)) - failed - broken - skipped
    others = {"failed": failed, "broken": broken, "skipped": skipped}
    return ", ".join([f"{passed} passed", *(f"{number} {word}" for word, number in others.items() if number)])


def _variables(exhaustive: bool) -> dict[str, str]:
    return {"FIEFDOM_EXHAUSTIVE": "1"} if exhaustive else {}
