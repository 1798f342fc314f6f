"""docs/command-line.md: all output in the document is what the command prints."""

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom.cli.commands import measure
from fiefdom.cli.main import program

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
MEASURED_KEYS = ("games_per_second", "decisions_per_second", "seconds")


def examples(kind):
    """The command line and output of each block of this kind."""
    for block in re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        command, _, output = block.partition("\n")
        if not output.startswith("$"):
            yield command.removeprefix("$ "), output.rstrip("\n")


def printed(command, answers=""):
    """What the command prints, including refusals, without trailing spaces."""
    words = shlex.split(command)
    if "|" in words:
        answers, words = f"{words[1]}\n", words[words.index("|") + 1 :]
    assert words[0] == "fiefdom"
    found = CliRunner().invoke(program, words[1:], input=answers, env={"COLUMNS": "80"})
    return "\n".join(line.rstrip() for line in found.output.splitlines())


EXACT = dict(examples("console"))
MEASURED = dict(examples("console measured"))


def test_every_command_has_an_example():
    shown = {re.search(r"fiefdom ([\w-]+)", command)[1] for command in (*EXACT, *MEASURED)}
    assert shown | {"serve", "admin", "backup", "restore", "warmup"} == set(program.commands)


@pytest.mark.parametrize("command", EXACT)
def test_outputs_are_real(command):
    output = EXACT[command]
    answers = "\n".join(line.removeprefix("> ") for line in output.splitlines() if line.startswith("> "))
    found = printed(command, f"{answers}\n" if answers else "")
    # A transcript ends where the document cuts it off; everything before is compared.
    assert found.startswith(output) if output.endswith("\n>") else found == output


@pytest.mark.parametrize(
    "command", [command for command in MEASURED if "simulate" in command and "--json" not in command]
)
def test_statistics_are_real(command):
    def unmeasured(text):
        return [line for line in text.splitlines() if not line.startswith("speed")]

    assert unmeasured(printed(command)) == unmeasured(MEASURED[command])


@pytest.mark.parametrize("command", [command for command in MEASURED if "--json" in command])
def test_objects_are_real(command):
    found, shown = json.loads(printed(command)), json.loads(MEASURED[command])
    assert list(found) == list(shown)
    for key in MEASURED_KEYS:
        del found[key], shown[key]
    assert found == shown


@pytest.mark.parametrize("command", [command for command in MEASURED if "perft" in command])
def test_counts_are_real(command):
    def counts(text):
        return [line.split()[:2] for line in text.splitlines()]

    assert counts(printed(command)) == counts(MEASURED[command])


def test_the_signature_of_the_benchmark_is_real():
    shown = MEASURED["fiefdom bench"].splitlines()
    assert shown[-1] == f"signature {measure.signed()}"
    assert [line.split(")")[0] + ")" for line in shown[1 : 1 + len(measure.TABLES)]] == list(measure.TABLES)


def test_every_option_is_explained():
    for command in program.commands.values():
        for parameter in command.params:
            if parameter.param_type_name == "option":
                assert f"`{parameter.opts[0]}" in PAGE, (command.name, parameter.name)
