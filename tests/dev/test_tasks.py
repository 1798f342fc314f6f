"""Checks and test runs: what is run, and what is reported."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from dev import tasks
from dev.project import Project


def selected(task: tasks.Task) -> list[str]:
    """Return the expressions that select the tests of a run of pytest."""
    _, command, _ = task
    return [str(word) for before, word in pairwise(command) if before == "-m"][1:]


def test_three_runs(project: Project) -> None:
    runs = tasks.test_runs(project, exhaustive=False)
    assert [name for name, *_ in runs] == ["tests", "uncompiled tests", "bounds-checked tests"]
    assert [variables for *_, variables in runs] == [{}, {"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}]
    markers = [[], ["interpreted and not exhaustive"], ["boundscheck and not exhaustive"]]
    assert [selected(run) for run in runs] == markers
    assert ["README.md" in command for _, command, _ in runs] == [True, False, False]


def test_exhaustive_runs(project: Project) -> None:
    runs = tasks.test_runs(project, exhaustive=True)
    assert [selected(run) for run in runs] == [[""], ["", "interpreted"], ["", "boundscheck"]]
    assert all(variables["FIEFDOM_EXHAUSTIVE"] == "1" for *_, variables in runs)


def test_checks_run_programs_of_the_environment(project: Project) -> None:
    checks = {name: command for name, command, _ in tasks.checks(project)}
    assert list(checks) == [
        "lint",
        "format",
        "types",
        "layers",
        "project",
        "docs",
        "page-types",
        "page-format",
        "page-lint",
    ]
    assert all(Path(command[0]).parent == project.program("python").parent for command in checks.values())


def test_every_task_runs_even_if_one_fails(project: Project, capfd: pytest.CaptureFixture[str]) -> None:
    def task(name: str, code: str) -> tasks.Task:
        return name, [sys.executable, "-c", f"import os; {code}"], {"WORD": "second output"}

    bad, good = task("first", "print('bad'); raise SystemExit(3)"), task("second", "print(os.environ['WORD'])")
    assert tasks.run_all(project, [bad, good]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert [line for line in lines[: lines.index("Summary")] if line] == ["[first]", "bad", "[second]", "second output"]
    assert [line.split()[:2] for line in lines[-2:]] == [["FAILED", "first"], ["ok", "second"]]
    assert tasks.run_all(project, [good]) == 0


def test_the_documentation_is_built_without_warnings(project: Project) -> None:
    commands = [command for _, command, _ in tasks.docs(project)]
    assert [command[command.index("-b") + 1] for command in commands] == ["html", "man"]
    assert all("-W" in command for command in commands)
