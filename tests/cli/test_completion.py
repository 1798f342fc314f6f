"""The shell completes names of rules, presets and bots, and the list of commands cuts nothing."""

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from fiefdom.cli.main import program


def offered(words, incomplete):
    completion = ShellComplete(program, {}, "fiefdom", "_FIEFDOM_COMPLETE")
    return [item.value for item in completion.get_completions(words, incomplete)]


@pytest.mark.parametrize(
    ("words", "incomplete", "expected"),
    [
        ([], "wa", ["warmup"]),
        (["simulate"], "queend", ["queendomino"]),
        (["arena"], "cla", ["classic"]),
        (["arena", "duel", "--bots"], "exp", ["expert"]),
        (["simulate", "duel", "--bots"], "hard,gre", ["hard,greedy"]),
    ],
)
def test_completion(words, incomplete, expected):
    assert offered(words, incomplete) == expected


def test_help_cuts_no_description():
    shown = CliRunner().invoke(program, ["--help"]).stdout
    assert "..." not in shown.partition("Examples")[0].partition("Commands:")[2]
    assert max(map(len, shown.splitlines())) <= 80
