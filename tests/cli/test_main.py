"""The command as a whole: help, version, exit codes, and what it does not import."""

import errno
import json
import os
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from fiefdom import __version__
from fiefdom.cli.commands import games as games_module
from fiefdom.cli.main import Program, program
from fiefdom.components.refusals import ComponentCode
from fiefdom.errors import TextError

COMMANDS = (
    *("games", "rules", "learn", "play", "puzzle", "serve", "score"),
    *("hint", "review", "replay", "show", "gif", "check", "verify", "convert"),
    *("admin", "backup", "restore"),
    *("arena", "simulate", "train", "engine", "engine-check", "puzzle-make", "puzzle-check"),
    *("perft", "bench", "warmup"),
)


def run(*arguments, **others):
    return CliRunner().invoke(program, list(arguments), **others)


def child(*arguments, **others):
    """A real process, started as by a shell."""
    command = [sys.executable, "-m", "fiefdom", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, **others)


def test_help_lists_every_command_in_order_and_teaches():
    text = run("--help").output
    assert set(COMMANDS) == set(program.commands)
    titles = ("Play:", "Look at games:", "Host:", "Let bots play:", "Measure:")
    assert [text.count(f"\n{title}\n") for title in titles] == [1] * len(titles)
    places = [text.index(f"\n  {name} ") for name in COMMANDS]
    assert places == sorted(places)
    assert "Examples" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_without_arguments_the_help_is_shown():
    found = run()
    assert (found.exit_code, found.output) == (0, run("--help").output)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command):
    found = run(command, "--help")
    assert found.exit_code == 0
    assert f"fiefdom {command}" in found.output.split("Options:")[1] or command == "games"
    assert max(len(line) for line in found.output.splitlines()) <= 80


def test_version():
    assert run("--version").output == f"fiefdom {__version__}\n"


def test_module_and_script_are_the_same():
    found = child("--version")
    assert (found.returncode, found.stdout, found.stderr) == (0, f"fiefdom {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["games"],
        ["simulate", "--help"],
        ["arena", "--help"],
        ["play", "--help"],
        ["simulate", "chess"],
    ],
)
def test_what_needs_no_engine_loads_none(arguments):
    code = (
        "import sys, json\n"
        "from fiefdom.cli.main import program\n"
        "try:\n"
        f"    program.main({arguments!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=100)
    loaded = set(json.loads(found.stderr.splitlines()[-1]))
    assert not loaded & {"numpy", "numba", "rich", "fiefdom.engine", "fiefdom.game"}


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["nonsense"], "'nonsense'"),
        (["--nonsense"], "--nonsense"),
        (["games", "more"], "more"),
        (["simulate"], "RULES"),
        (["simulate", ""], "''"),
        (["simulate", "chess"], "'chess'"),
        (["simulate", "kingdomino(players=3, mighty_duel)"], "V4"),
        (["perft", "kingdomino", "--depth"], "--depth"),
        (["bench", "--speed"], "--speed"),
        (["warmup", "now"], "now"),
    ],
)
def test_misuse_is_one_sentence_and_code_2(arguments, quoted):
    found = run(*arguments)
    assert found.exit_code == 2
    assert quoted in found.stderr
    assert found.stdout == ""
    first, second = found.stderr.splitlines()
    assert first.startswith("fiefdom")
    assert second.startswith("Try 'fiefdom") and second.endswith("--help'.")


def failing_program(error):
    def fail():
        raise error

    return Program("fiefdom", commands={"fail": click.Command("fail", callback=fail)})


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (KeyboardInterrupt(), 130, "interrupted"),
        (OSError(errno.ENOSPC, "No space left on device", "cache/index"), 1, "disk is full (cache/index)"),
        (OSError(errno.EACCES, "Permission denied", "cache"), 1, "Permission denied (cache)"),
        (OSError(errno.ENOENT, "No such file or directory", "none.fief"), 2, "No such file or directory (none.fief)"),
        (OSError(errno.EISDIR, "Is a directory", "games"), 2, "Is a directory (games)"),
        (MemoryError(), 1, "not enough memory"),
        (TextError(ComponentCode.NO_BOX(name="x", boxes=("y",))), 2, "no box 'x'"),
    ],
)
def test_known_troubles_end_with_a_sentence(error, code, sentence):
    found = CliRunner().invoke(failing_program(error), ["fail"])
    assert found.exit_code == code
    assert sentence in found.stderr
    assert "Traceback" not in found.output


def test_a_mistake_of_ours_is_not_hidden():
    found = CliRunner().invoke(failing_program(ZeroDivisionError()), ["fail"])
    assert isinstance(found.exception, ZeroDivisionError)


def test_a_reader_that_leaves_early_is_no_trouble():
    process = subprocess.Popen(
        [sys.executable, "-c", "from fiefdom.cli.main import main; main()", "games"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.wait(100) in (0, 141)
    assert process.stderr.read() == b""
    process.stderr.close()


def test_games_can_be_printed_where_only_ascii_is():
    found = child("games", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert found.returncode == 0
    assert found.stdout.isascii()


def test_lines_are_those_of_the_command():
    assert run("games").output.splitlines() == [click.unstyle(line) for line in games_module.lines()]
