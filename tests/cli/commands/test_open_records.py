"""Records that stop where something must be drawn: no command invents the outcome."""

import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fiefdom import Game
from fiefdom.cli.main import program
from fiefdom.game import Reveal
from fiefdom.notation import Record

OPEN = {
    "kingdomino(players=2)": "line",
    "queendomino(players=3)": "building",
    "tribe(players=2)": "caveman",
}


def stopped_before(rules: str, kind: str) -> Game:
    """A game at the last point where an outcome of that kind is awaited."""
    game, choices = Game.new(rules, seed=3), random.Random(3)
    while not game.is_over and game.round_number < 5:
        game.push(choices.choice(game.legal_moves))
    events = list(game.events)
    while not (isinstance(events[-1], Reveal) and events[-1].kind == kind):
        events.pop()
    return Game.replay(rules, events[:-1], chance="told")


@pytest.fixture(params=OPEN)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "open.fief"
    path.write_text(str(Record.of(stopped_before(request.param, OPEN[request.param]))), encoding="utf-8")
    return path


def run(*words: str) -> Result:
    return CliRunner().invoke(program, words, env={"COLUMNS": "100"})


def test_the_table_says_what_is_awaited(file: Path) -> None:
    found = run("show", str(file))
    assert found.exit_code == 0, found.output
    assert "waiting for" in found.output.splitlines()[0]
    assert "the end" not in found.output and "last line" not in found.output
    assert run("show", str(file)).output == found.output


def test_pictures_are_the_same_each_time(file: Path) -> None:
    first, second = (run("show", str(file), "--svg", "--output", "-").output for _ in range(2))
    assert first == second and first.startswith("<svg")


def test_a_replay_ends_where_the_record_ends(file: Path) -> None:
    found = run("replay", str(file))
    assert found.exit_code == 0, found.output
    assert "waiting for" in found.output
    assert run("replay", str(file)).output == found.output


def test_a_replay_reads_the_standard_input(file: Path) -> None:
    found = CliRunner().invoke(program, ["replay", "-"], input=file.read_text("utf-8"), env={"COLUMNS": "100"})
    assert found.exit_code == 0 and found.output == run("replay", str(file)).output


@pytest.mark.parametrize("command", ["show", "hint", "replay", "gif", "check"])
def test_an_absent_file_is_a_mistake_of_the_command_line(command: str) -> None:
    found = run(command, "none.fief")
    assert found.exit_code == 2 and "none.fief" in found.output


def test_a_hint_is_refused(file: Path) -> None:
    found = run("hint", str(file))
    assert found.exit_code == 2
    assert "waiting for" in found.output and "--move" in found.output
    assert run("hint", str(file), "--move", "3", "--simulations", "100").exit_code == 0


def test_a_told_game_prints_what_it_waits_for() -> None:
    text = str(stopped_before("kingdomino(players=2)", "line"))
    assert "waiting for the next line of dominoes" in text and "Not drawn yet." in text
