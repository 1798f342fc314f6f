"""The options of `./dev test`."""

from pathlib import Path

import pytest

from dev import main, process, setup, tasks, testing
from dev.project import ROOT, Project
from dev.setup import Setup


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    steps: list[tuple[str, ...]] = []
    monkeypatch.setattr(Setup, "prepare", lambda _, wanted: steps.append(wanted) or False)
    return steps


@pytest.mark.parametrize("option", testing.SCRIPTS)
def test_scripts_get_the_other_arguments(
    option: str, prepared: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(process, "run", lambda command, _: ran.append([str(word) for word in command]) or 5)
    assert main.main(["test", option, "more"]) == 5
    assert ran == [[str(Project().program("python")), *testing.SCRIPTS[option], "more"]]
    assert (ROOT / testing.SCRIPTS[option][0]).is_file()
    assert prepared == [setup.TO_CHECK]


@pytest.mark.parametrize(
    ("arguments", "names", "steps"),
    [
        (["--quick"], [*tasks.QUICK_CHECKS, "quick tests"], (*setup.TO_CHECK, setup.ENGINE)),
        (["--coverage"], ["uncompiled tests", "tests"], setup.EVERYTHING),
    ],
)
def test_runs(
    arguments: list[str],
    names: list[str],
    steps: tuple[str, ...],
    prepared: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(tasks, "run_all", lambda _, given: ran.extend(name for name, *_ in given) or 0)
    assert main.main(["test", *arguments]) == 0
    assert ran == names
    assert prepared == [steps]


def test_options_exclude_each_other(capsys: pytest.CaptureFixture[str], prepared: list[tuple[str, ...]]) -> None:
    assert main.main(["test", "--quick", "--exhaustive"]) == 2
    assert capsys.readouterr().err.startswith("dev: test takes one of --exhaustive, --quick, ")
    assert not prepared


def test_coverage_of_some_tests(monkeypatch: pytest.MonkeyPatch, prepared: list[tuple[str, ...]]) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(process, "run", lambda command, *_: ran.append([*command[3:]]) or 0)
    assert main.main(["test", "--coverage", "tests/rules"]) == 0
    assert ran == [["--cov=fiefdom", "--cov-branch", "tests/rules"]]


def test_quick_tests_are_folders_of_tests() -> None:
    assert all(list(Path(ROOT, name).rglob("test_*.py")) for name in tasks.QUICK_TESTS)


def test_the_slowest_twenty_are_shown() -> None:
    commands = [command for _, command, _ in [*tasks.test_runs(Project(), False), tasks.quick_run(Project())]]
    assert all("--durations=20" in command for command in commands)
