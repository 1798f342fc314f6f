"""The test runs: who is chosen, and what is said at the end."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from dev import child, suite
from dev.project import Project

REPORT = '<testsuites><testsuite tests="12" failures="1" errors="2" skipped="3"/></testsuites>'


@pytest.mark.parametrize(
    ("marker", "exhaustive", "expression"),
    [
        ("", False, "not exhaustive"),
        ("", True, "exhaustive or not exhaustive"),
        ("interpreted", False, "interpreted and not exhaustive"),
        ("interpreted", True, "interpreted"),
    ],
)
def test_selection(marker: str, exhaustive: bool, expression: str) -> None:
    assert suite.selection(marker, exhaustive) == ["-m", expression]


def test_only_the_full_run_reads_the_documents(project: Project) -> None:
    full, *shares = (suite.pytest_arguments(project, run, False) for run in suite.RUNS)
    assert "README.md" in full
    assert all("README.md" not in arguments for arguments in shares)


def test_counts_of_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert suite.counts(report) == ""
    report.write_text(REPORT, encoding="utf-8")
    assert suite.counts(report) == "6 passed, 1 failed, 2 broken, 3 skipped"


class Pytest:
    """Stands in for pytest: notes its surroundings and ends with the code asked for."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.variables: list[dict[str, str]] = []
        self.commands: list[list[str]] = []

    def __call__(self, command: child.Command, extra: Mapping[str, str], folder: Path) -> int:
        self.variables.append(dict(extra))
        self.commands.append([str(word) for word in command])
        return self.code


@pytest.fixture
def checks_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "run_checks", lambda *_: True)


@pytest.mark.usefixtures("checks_pass")
def test_all_runs_pass(project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stand_in = Pytest(0)
    monkeypatch.setattr(child, "run", stand_in)
    assert suite.run_suite(project, exhaustive=False)
    assert stand_in.variables == [{}, {"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}]
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.endswith("checks, all tests, uncompiled share, bounds-checked share.")
    assert last.startswith("Passed in ")


@pytest.mark.usefixtures("checks_pass")
@pytest.mark.parametrize("code", [1, 2, suite.NO_TESTS])
def test_a_failed_run_is_named_and_the_others_still_run(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    stand_in = Pytest(code)
    monkeypatch.setattr(child, "run", stand_in)
    assert not suite.run_suite(project, exhaustive=False)
    assert len(stand_in.commands) == len(suite.RUNS)
    assert capsys.readouterr().out.splitlines()[-1].startswith("Failed after ")


def test_a_part_is_run_with_the_words_given(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = Pytest(3)
    monkeypatch.setattr(child, "run", stand_in)
    assert suite.run_part(project, ["tests/rules", "-k", "duel"], exhaustive=False) == 3
    assert stand_in.commands[0][1:] == ["-m", "pytest", "tests/rules", "-k", "duel"]
    suite.run_part(project, ["tests/rules"], exhaustive=True)
    assert stand_in.variables[1] == {"FIEFDOM_EXHAUSTIVE": "1"}
    assert "exhaustive or not exhaustive" in stand_in.commands[1]
