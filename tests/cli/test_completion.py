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
        (["rules"], "tot", ["totem"]),
        (["score", "--example"], "dis", ["discovery"]),
        (["arena", "duel", "--bots"], "exp", ["expert"]),
        (["play"], "queen_", ["queen_duel"]),
        (["play", "--level"], "exp", ["expert"]),
        (["play", "--seats"], "Ada,bot:har", ["Ada,bot:hard"]),
        (["play", "--seats"], "y", ["you"]),
        (["learn"], "tri", ["tribe"]),
        (["puzzle", "--game"], "disc", ["discovery"]),
        (["puzzle", "--grade"], "m", ["medium"]),
        (["engine"], "nor", ["normal"]),
        (["simulate", "duel", "--bots"], "hard,gre", ["hard,greedy"]),
    ],
)
def test_completion(words, incomplete, expected):
    assert offered(words, incomplete) == expected


@pytest.mark.parametrize("command", ["hint", "review", "replay", "show", "gif", "score", "check", "verify", "arena x"])
def test_files_are_completed_by_the_shell(command):
    completion = ShellComplete(program, {}, "fiefdom", "_FIEFDOM_COMPLETE")
    assert [item.type for item in completion.get_completions(command.split(), "ga")] == ["file"]


def test_help_cuts_no_description():
    shown = CliRunner().invoke(program, ["--help"]).stdout
    assert "..." not in shown.partition("Examples")[0].partition("Play:")[2]
    assert max(map(len, shown.splitlines())) <= 80
