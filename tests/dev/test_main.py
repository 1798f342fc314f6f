"""The command itself: help, refusals, exit codes, and a sentence for an old Python."""

import ast
import runpy
import sys
from collections.abc import Callable

import pytest

from dev import child, main
from dev.environment import Environment
from dev.project import ROOT, Project
from dev.trouble import Trouble


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_help_names_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(arguments) == 0
    shown = capsys.readouterr().out
    assert all(f"./dev {name}" in shown for name in main.COMMANDS)


@pytest.mark.parametrize("text", [main.HELP, *main.HELPS.values()])
def test_help_fits_a_terminal(text: str) -> None:
    assert max(len(line) for line in text.splitlines()) <= 82


@pytest.mark.parametrize("name", main.HELPS)
def test_help_of_a_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([name, "--help"]) == 0
    assert capsys.readouterr().out == main.HELPS[name]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "dev: there is no command 'plya'; perhaps you mean play.\n"),
        (["setup", "now"], "dev: setup takes no arguments.\n"),
        (["check", "spelling"], "dev: there is no check 'spelling'; there are lint, "),
    ],
)
def test_misuse(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(arguments) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["run", "simulate", "--help"], ["simulate", "--help"]),
        (["play", "--port", "0"], ["serve", "--open", "--port", "0"]),
        (["run", "play", "kingdomino"], ["play", "kingdomino"]),
        (["bench", "--json"], ["bench", "--json"]),
    ],
)
def test_words_go_on_to_fiefdom(arguments: list[str], words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(Environment, "prepare", lambda *_: False)
    monkeypatch.setattr(child, "become", lambda command: asked.append([str(word) for word in command]) or 7)
    assert main.main(arguments) == 7
    assert asked == [[str(Project().program("fiefdom")), *words]]


@pytest.mark.parametrize(
    ("option", "script"),
    [("--against-c", "speed.py"), ("--environments", "environments.py"), ("--bots", "bots.py")],
)
def test_the_bench_runs_scripts(monkeypatch: pytest.MonkeyPatch, option: str, script: str) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(Environment, "prepare", lambda *_: False)
    monkeypatch.setattr(child, "become", lambda command: asked.append([str(word) for word in command]) or 7)
    assert main.main(["bench", option, "--quick"]) == 7
    project = Project()
    assert asked == [[str(project.program("python")), str(project.root / "benchmarks" / script), "--quick"]]


def raising(error: BaseException) -> Callable[..., int]:
    def command(*_: object) -> int:
        raise error

    return command


def test_trouble_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(main.COMMANDS, "setup", raising(Trouble("It is dark: make light")))
    assert main.main(["setup"]) == 1
    assert capsys.readouterr().err == "dev: It is dark: make light.\n"


def test_interrupt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(main.COMMANDS, "setup", raising(KeyboardInterrupt()))
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


def test_commands_have_no_other_names_than_helped() -> None:
    assert set(main.HELPS) <= set(main.COMMANDS)
