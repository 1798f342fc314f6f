"""Programs at the terminal: they play, lose when they fail, and a record starts one only on request."""

import os
import sys

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.cli.play.seating import Player, parse_players
from support import programs


def command(deed):
    return f"program:\"'{sys.executable}' -S -E '{programs.__file__}' {deed}\""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def play(*arguments, answers=""):
    return CliRunner().invoke(program, ["play", "kingdomino(players=2)", "--seed", "1", *arguments], input=answers)


def test_seats_may_be_programs_with_commas_and_options():
    players = parse_players('Ada,bot:Program:"a, b",ms=5,as=X,Bo,bot:search:ms=5,width=3,you')
    assert players == (
        Player("Ada"),
        Player("program", 'program:"a, b",ms=5,as=X'),
        Player("Bo"),
        Player("search", "search:ms=5,width=3"),
        Player("you"),
    )


def test_programs_play_a_whole_game():
    found = play("--seats", f"bot:random,bot:{command('play')}", "--no-record")
    assert found.exit_code == 0, found.output
    assert "has lost the game" not in found.output and "Bot 2 (program)" in found.output


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Bot 2 (program) has lost the game. The program"), ("hu", "elvesztette a játszmát")]
)
def test_a_program_that_fails_has_lost_and_the_others_finish(language, said):
    seats = f"bot:random,bot:{command('illegal')}"
    found = play("--seats", seats, "--no-record", "--language", language)
    assert found.exit_code == 0, found.output
    assert found.output.replace("\n", " ").count(said) == 1


def test_a_record_starts_its_programs_only_on_request():
    first = play("--seats", f"you,bot:{command('play')}", "--record", "game.fief", answers="1\nquit\n")
    assert first.exit_code == 0, first.output
    assert os.path.exists("game.fief")
    refused = CliRunner().invoke(program, ["play", "--resume", "game.fief"], input="quit\n")
    assert refused.exit_code == 2 and "--allow-programs" in refused.output
    resumed = CliRunner().invoke(program, ["play", "--resume", "game.fief", "--allow-programs"], input="quit\n")
    assert resumed.exit_code == 0, resumed.output
