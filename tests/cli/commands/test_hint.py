"""`fiefdom hint`: the best moves of a position, as text and as JSON."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fiefdom import Game
from fiefdom.bots.programs.names import quoted_command
from fiefdom.cli.main import program
from fiefdom.notation import Record
from support import programs

FEW = ("--simulations", "200")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of Kingdomino for three."""
    game = Game.new("kingdomino(players=3)", seed=5)
    while not game.is_over:
        game.push(game.legal_moves[-1])
    path = tmp_path / "game.fief"
    path.write_text(str(Record.of(game)), encoding="utf-8")
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["hint", *arguments])


def test_a_table_of_promises(file: Path) -> None:
    found = run(str(file), "--move", "10", *FEW)
    assert found.exit_code == 0, found.output
    lines = found.output.splitlines()
    assert lines[0].startswith("kingdomino(players=3), seat ") and lines[0].endswith(" moves")
    assert lines[2].split() == ["points", "lead", "±", "win", "games", "move"]
    assert "%" in lines[3] and ("place K" in lines[3] or "claim K" in lines[3])
    assert max(map(len, lines)) <= 100
    assert run(str(file), "--move", "10", *FEW).output == found.output


def test_explanations_fit_a_narrow_terminal(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, *explained = run(str(file), "--move", "10", *FEW).output.split("\n\n")[2].splitlines()
    assert len(explained) > 4
    assert max(map(len, explained)) <= 60


def test_the_same_as_json(file: Path) -> None:
    found = run(str(file), "--move", "10", *FEW, "--json")
    told = json.loads(found.output)
    assert told["rules"] == "kingdomino(players=3)" and told["moves"] > len(told["best"]) / 2
    assert set(told["best"][0]) == {
        "move", "then", "points", "lead", "margin", "win", "win_interval", "chances", "line", "sheet", "best_other",
        "simulations", "why",
    }  # fmt: skip
    assert all(0 <= promise["win"] <= 1 for promise in told["best"])


def test_a_position_may_be_asked_about() -> None:
    position = str(Game.new("tribe(players=2)", seed=3).position)
    found = run(position, "--seconds", "0.05")
    assert found.exit_code == 0, found.output
    assert re.search(r"^tribe\(players=2\), seat \d: 2 moves$", found.output, re.MULTILINE)


def test_the_last_decisions_are_exact() -> None:
    game = Game.new("kingdomino(players=2)", seed=5)
    while not (game.awaits == "place" and not game.next_line and len(game.legal_moves) > 1):
        game.push(game.legal_moves[len(game.legal_moves) // 2])
    told = json.loads(run(str(game.position), *FEW, "--json").output)
    assert told["certainty"] == "exact" and all(promise["margin"] == 0 for promise in told["best"])
    assert "Every possibility to the end of the game was examined" in run(str(game.position), *FEW).output


def test_one_move_only(file: Path) -> None:
    outputs = [run(str(file), "--move", str(move), "--simulations", "1").output for move in range(30, 60)]
    assert any("is the only move." in output for output in outputs)


def engine(deed: str) -> str:
    return quoted_command(f"'{sys.executable}' -S -E '{programs.__file__}' {deed}")


def test_a_program_is_asked_and_its_move_analysed(file: Path) -> None:
    asked = (str(file), "--move", "10", *FEW, "--bot", engine("play"))
    told = json.loads(run(*asked, "--json").output)
    assert (told["bot"]["bot"], told["bot"]["lead"], told["bot"]["win"]) == (engine("play"), 1.5, 0.75)
    assert set(told["bot"]["analysis"]) == {"lead", "margin", "win"}
    lines = run(*asked).output.splitlines()
    assert f"would do this: {told['bot']['move']}." in lines[-3]
    assert lines[-2] == "  It expects a lead of +1.5 and a win of 75%."
    assert lines[-1].startswith("  This analysis expects a lead of ")


def test_a_bot_of_ours_says_only_what_it_would_do(file: Path) -> None:
    told = json.loads(run(str(file), "--move", "10", *FEW, "--bot", "normal", "--json").output)
    assert told["bot"]["bot"] == "normal" and told["bot"]["lead"] is told["bot"]["win"] is None
    assert "It expects" not in run(str(file), "--move", "10", *FEW, "--bot", "normal").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.fief"], "No such file"),
        (["FILE", "--move", "9999"], "--move 9999 is too far"),
        (["FILE", "--game", "2"], "has no game 2"),
        (["FILE"], "The game is over: name an earlier moment with --move."),
        (["FILE", "--seconds", "0"], "--seconds takes seconds from 0.01"),
        (["FILE", "--simulations", "none"], "--simulations takes a whole number"),
        (["FILE", "--move", "10", "--bot", "nobody"], "There is no bot 'nobody'"),
        (["FILE", "--move", "10", "--bot", engine("die")], "ended with code 3"),
        (["FILE", "--move", "10", "--bot", engine("choosy")], "does not play"),
    ],
)
def test_misuse(arguments: list[str], sentence: str, file: Path) -> None:
    found = run(*[str(file) if word == "FILE" else word for word in arguments])
    assert found.exit_code in (1, 2)
    assert sentence in found.stderr
