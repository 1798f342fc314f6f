"""`fiefdom puzzle`, `puzzle-make`, `puzzle-check`: right and wrong answers, streak, choosing, languages, bad input."""

import json
from dataclasses import replace
from datetime import date

import pytest
from click.testing import CliRunner

from fiefdom import Game, Limit, analyse
from fiefdom.cli.main import program
from fiefdom.engine.random import mixed
from fiefdom.puzzles import all_puzzles, puzzle, puzzle_of_the_day, puzzles_of, read_puzzles
from fiefdom.puzzles.shelf import puzzle_games

DAY = "2026-07-01"
TODAY = puzzle_of_the_day(date.fromisoformat(DAY))


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))

    def invoke(*arguments, answers=(), command="puzzle"):
        text = "".join(f"{answer}\n" for answer in answers)
        return CliRunner().invoke(program, [command, *arguments], input=text, env={"COLUMNS": "80"})

    return invoke


@pytest.mark.parametrize("game", puzzle_games())
def test_a_wrong_and_a_right_answer(run, game):
    found = puzzle(f"{game}-1")
    result = run(found.name, answers=[found.others[0].move, found.solution])
    assert result.exit_code == 0, result.output
    assert "Not the best:" in result.output and "Right:" in result.output
    assert "Your move wins with" in result.output and "It wins with" in result.output
    for untold in ("puzzle-", "because-"):
        assert untold not in result.output


def test_the_puzzle_of_a_day_counts_for_the_streak(run):
    first = run("--date", DAY, answers=[TODAY.solution]).output
    assert "Solved on 1 day in a row." in first and f"Puzzle of {DAY}" in first
    following = puzzle_of_the_day(date(2026, 7, 2))
    assert "Solved on 2 days in a row." in run("--date", "2026-07-02", answers=[following.solution]).output


def test_a_wrong_try_first_or_another_puzzle_does_not_count(run):
    assert "in a row" not in run("--date", DAY, answers=[TODAY.others[0].move, TODAY.solution]).output
    assert "in a row" not in run(TODAY.name, answers=[TODAY.solution]).output


def test_today_is_the_usual_day(run):
    assert f"Puzzle of {date.today()}" in run().output


def test_looks_help_and_the_solution(run):
    found = run(
        "kingdomino-1", answers=["help", "moves", "table", "kingdoms", "legend", "sheet", "", "solution"]
    ).output
    assert found.count("solution shows it") == 2 and "The best move is" in found


def test_nonsense_and_illegal_moves_are_explained(run):
    found = run("kingdomino-1", answers=["nonsense", "claim 48", "quit"])
    assert found.exit_code == 0 and "'nonsense' is not" in found.output


def test_puzzles_as_json(run):
    found = json.loads(run("kingdomino-1", "--json").output)
    one = puzzle("kingdomino-1")
    assert (found["name"], found["solution"], found["grade"]) == (one.name, one.solution, one.grade)
    assert found["margin"] == one.margin and found["position"] == one.position


def test_lists(run):
    listed = json.loads(run("--list", "--json").output)
    assert [each["name"] for each in listed] == [each.name for each in all_puzzles()]
    found = run("--list", "--game", "tribe", "--grade", "easy").output
    number = len(puzzles_of("tribe", "easy"))
    assert found.splitlines()[-1] == f"{number} puzzle{'s' if number != 1 else ''}" and "queendomino" not in found


def test_any_puzzle_of_a_game_and_grade(run):
    options = ("--game", "kingdomino", "--grade", "easy", "--seed", "4", "--json")
    found = json.loads(run(*options).output)
    assert found["grade"] == "easy" and found["name"].startswith("kingdomino-")
    assert json.loads(run(*options).output) == found


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess-1"], "There is no puzzle 'chess-1'"),
        (["--game", "chess"], "There are no puzzles of 'chess'"),
        (["--grade", "x"], "There is no grade 'x'"),
        (["--date", "x"], "'x' is not a date"),
        (["--list", "--game", "chess"], "There are no puzzles of 'chess'"),
    ],
)
def test_bad_requests_are_refused(run, arguments, sentence):
    found = run(*arguments)
    assert found.exit_code == 2 and sentence in found.output


def test_a_game_and_grade_without_a_puzzle_is_refused(run, monkeypatch):
    monkeypatch.setattr("fiefdom.puzzles.puzzles_of", lambda game, grade: ())
    found = run("--game", "kingdomino", "--grade", "expert")
    assert found.exit_code == 2 and "There is no puzzle of this game and grade." in found.output


@pytest.mark.parametrize(
    ("language", "word", "title"), [("hu", "megoldas", "legjobb"), ("pl", "rozwiazanie", "Najlepszy")]
)
def test_it_speaks_other_languages_and_understands_their_words(run, language, word, title):
    found = run("kingdomino-1", "--language", language, answers=[word])
    assert title in found.output and "puzzle-" not in found.output and "because-" not in found.output


def test_puzzles_are_made_and_the_same_command_goes_on(run, tmp_path):
    file = tmp_path / "mine.jsonl"
    options = ["kingdomino(players=2)", "--out", str(file), "--simulations", "64", "--margin", "0.05"]
    found = run(*options, "--count", "1", command="puzzle-make")
    assert found.exit_code == 0 and "1 of 1 puzzles" in found.output
    assert "2 of 2 puzzles" in run(*options, "--count", "2", command="puzzle-make").output
    assert len(read_puzzles(file)) == 2


def test_a_file_of_something_else_is_refused(run, tmp_path):
    file = tmp_path / "notes.jsonl"
    file.write_text("notes\n", "utf-8")
    found = run("kingdomino(players=2)", "--out", str(file), command="puzzle-make")
    assert found.exit_code == 2 and "Line 1 is not a puzzle." in found.output


# ---------------------------------------------------------------------- checking


def written(path, *puzzles):
    path.write_text("".join(each.as_line() + "\n" for each in puzzles), "utf-8")
    return str(path)


SOLVED = next(each for each in puzzles_of("kingdomino") if each.certainty == "exact")


def test_a_sound_puzzle_is_confirmed(run, tmp_path):
    file = written(tmp_path / "mine.jsonl", puzzle("kingdomino-1"), SOLVED)
    found = run(file, command="puzzle-check")
    assert found.exit_code == 0, found.output
    assert "1 of 2" not in found.output and "2 of 2 puzzles confirmed" in found.output
    told = json.loads(run(file, "--json", command="puzzle-check").output)
    assert told["confirmed"] == 2 and [each["verdict"] for each in told["puzzles"]] == ["confirmed"] * 2
    assert told["puzzles"][0]["simulations"] == puzzle("kingdomino-1").simulations
    assert (told["puzzles"][1]["simulations"], told["puzzles"][1]["margin"]) == (0, SOLVED.margin)


@pytest.mark.parametrize("found", [puzzle("kingdomino-1"), SOLVED], ids=["estimated", "exact"])
def test_a_wrong_solution_is_refuted(run, tmp_path, found):
    wrong = replace(found, solution=found.others[-1].move, simulations=min(found.simulations, 1024))
    told = run(written(tmp_path / "wrong.jsonl", wrong), command="puzzle-check")
    assert told.exit_code == 1 and "refuted" in told.output and "0 of 1 puzzles confirmed" in told.output
    assert str(found.solution) in told.output
    assert "megcáfolva" in run(str(tmp_path / "wrong.jsonl"), "--language", "hu", command="puzzle-check").output


def test_a_solution_that_is_not_clearly_best_is_close(run, tmp_path):
    """At the start of a game two claims are worth nearly the same."""
    game = Game.new("kingdomino(players=2)", seed=1)
    found = analyse(game, Limit(simulations=64), lines=8, seed=mixed(1, 2))
    assert not found.is_clear
    close = replace(puzzle("kingdomino-1"), position=str(game.position), solution=str(found[0].move), simulations=64,
                    others=(replace(puzzle("kingdomino-1").others[0], move=str(found[1].move)),))  # fmt: skip
    told = run(written(tmp_path / "close.jsonl", close), command="puzzle-check")
    assert told.exit_code == 1 and "close" in told.output


def test_only_the_puzzles_of_one_game_are_checked(run, tmp_path):
    file = written(tmp_path / "mine.jsonl", puzzle("tribe-1"), SOLVED)
    assert "1 of 1 puzzles confirmed" in run(file, "--game", "kingdomino", command="puzzle-check").output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("notes\n", "Line 1 is not a puzzle."), (SOLVED.as_line().replace(SOLVED.solution, "claim K99"), "not a sound")],
)
def test_files_that_cannot_be_checked(run, tmp_path, text, sentence):
    (tmp_path / "bad.jsonl").write_text(text, "utf-8")
    found = run(str(tmp_path / "bad.jsonl"), command="puzzle-check")
    assert found.exit_code == 2 and sentence in found.output
    assert run(str(tmp_path / "none.jsonl"), command="puzzle-check").exit_code == 2
    assert "There are no puzzles of 'chess'" in run("--game", "chess", command="puzzle-check").output
