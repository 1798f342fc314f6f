"""Puzzles: the files that ship, their form, the puzzle of a day, and streaks."""

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from fiefdom.errors import RecordError, TextError
from fiefdom.languages import has
from fiefdom.notation import parse_move
from fiefdom.puzzles import all_puzzles, puzzle, puzzle_of_the_day, puzzles_of, read_puzzles
from fiefdom.puzzles.puzzle import GRADE_NAMES, checked
from fiefdom.puzzles.shelf import FOLDER, SUFFIX, day_of, puzzle_games
from fiefdom.puzzles.streak import Streak
from fiefdom.rules.games import games

PUZZLES = all_puzzles()
# A line may be this long, so that all files together stay small.
LONGEST_LINE, LARGEST = 5_000, 500_000


@pytest.mark.parametrize("game", puzzle_games())
def test_every_shipped_puzzle_loads_and_its_moves_are_legal(game):
    found = checked(puzzles_of(game))
    for each in found:
        assert each.rules.game == game
        moves = each.game()
        listed = [moves.action_of(parse_move(text, moves)) for text in (each.solution, *(o.move for o in each.others))]
        assert len(set(listed)) == len(listed) and set(listed) <= set(moves.legal_actions)


def test_every_game_has_puzzles():
    assert puzzle_games() == games()


def test_every_puzzle_is_clear_sound_and_not_trivial():
    for each in PUZZLES:
        assert each.margin >= 0.0995, each.name
        assert each.missed >= 0.15, each.name
        assert each.grade in GRADE_NAMES
        if each.certainty == "estimated":
            assert each.simulations >= 10 * 256, each.name
            assert each.lead - max(other.lead for other in each.others) >= 1.999, each.name
        else:
            assert each.simulations == 0


def test_every_reason_has_words():
    for each in PUZZLES:
        for clause in (*each.why, *(clause for other in each.others for clause in other.why)):
            assert has(clause.key) and clause.text("hu") and clause.text("pl")


def test_no_position_comes_twice_and_files_stay_small():
    assert max(Counter(each.position for each in PUZZLES).values()) == 1
    files = list(FOLDER.glob(f"*{SUFFIX}"))
    assert {file.stem for file in files} == set(puzzle_games())
    assert sum(file.stat().st_size for file in files) < LARGEST
    assert all(len(line) < LONGEST_LINE for file in files for line in file.read_text("utf-8").splitlines())


def test_a_puzzle_as_a_line_is_read_back(tmp_path):
    file = tmp_path / "kingdomino.jsonl"
    file.write_text("".join(each.as_line() + "\n" for each in puzzles_of("kingdomino")[:3]), "utf-8")
    assert read_puzzles(file) == puzzles_of("kingdomino")[:3]


def test_answers():
    found = puzzle("kingdomino-1")
    game = found.game()
    assert found.answer(parse_move(found.solution, game)).is_right
    other = found.answer(parse_move(found.others[0].move, game))
    assert other.verdict == "worse" and other.other == found.others[0]


# ---------------------------------------------------------------------- the puzzle of a day


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_none_comes_twice_in_a_cycle():
    count = len(PUZZLES)
    first = date.fromordinal((date(2026, 1, 1).toordinal() // count + 1) * count)
    cycle = [puzzle_of_the_day(first + timedelta(days=day)) for day in range(count)]
    assert {each.name for each in cycle} == {each.name for each in PUZZLES}
    assert cycle == [puzzle_of_the_day(first + timedelta(days=day)) for day in range(count)]
    following = [puzzle_of_the_day(first + timedelta(days=count + day)) for day in range(count)]
    assert following != cycle


def test_the_order_does_not_depend_on_the_process():
    """The same digest on every machine: not Python's own hash, which is salted."""
    from fiefdom.puzzles.shelf import _order

    assert _order(7, 10) == [4, 7, 3, 8, 2, 9, 1, 5, 6, 0]


@pytest.mark.parametrize(
    ("text", "day", "length"),
    [
        ("3 2026-07-01", "2026-07-01", 3),
        ("3 2026-07-01", "2026-07-02", 3),
        ("3 2026-07-01", "2026-07-03", 0),
        ("", "2026-07-01", 0),
        ("x y", "2026-07-01", 0),
        ("-4 2026-07-01", "2026-07-01", 0),
        ("3 2026-13-01", "2026-07-01", 0),
    ],
)
def test_streaks(text, day, length):
    found = Streak.parse(text)
    assert found.on(date.fromisoformat(day)) == length
    assert Streak.parse(str(found)) == found


def test_a_day_counts_once_and_a_gap_begins_anew():
    streak = Streak().solved(date(2026, 7, 1)).solved(date(2026, 7, 1)).solved(date(2026, 7, 2))
    assert streak == Streak(2, date(2026, 7, 2))
    assert streak.solved(date(2026, 6, 1)) == streak
    assert streak.solved(date(2026, 7, 9)) == Streak(1, date(2026, 7, 9))


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize("name", ["", "kingdomino", "kingdomino-0", "kingdomino-9999", "kingdomino-²", "chess-1", "-1"])
def test_unknown_names_are_refused(name):
    with pytest.raises(TextError, match="There is no puzzle"):
        puzzle(name)


def test_unknown_games_grades_and_dates_are_refused():
    with pytest.raises(TextError, match="There are no puzzles of 'chess'; choose kingdomino"):
        puzzles_of("chess")
    with pytest.raises(TextError, match="There is no grade 'x'; choose easy"):
        puzzles_of(grade="x")
    with pytest.raises(TextError, match="'tomorrow' is not a date"):
        day_of("tomorrow")


GOOD = json.loads(puzzle("kingdomino-1").as_line())


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"position": "x"}',
        json.dumps(GOOD | {"others": []}),
        json.dumps(GOOD | {"others": [{}]}),
        json.dumps(GOOD | {"failed": {}}),
        json.dumps(GOOD | {"failed": 3}),
        json.dumps(GOOD | {"chance": "much"}),
        json.dumps(GOOD | {"certainty": "maybe"}),
        json.dumps(GOOD | {"source": [1]}),
        json.dumps(GOOD | {"why": [[1]]}),
        json.dumps(GOOD | {"line": [["x", 1]]}),
    ],
)
def test_a_bad_line_is_named(tmp_path, line):
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{json.dumps(GOOD)}\n{line}\n", "utf-8")
    with pytest.raises(RecordError, match="Line 2 is not a puzzle"):
        read_puzzles(file)


@pytest.mark.parametrize(
    "change", [{"position": "kingdomino"}, {"position": "chess | over"}, {"solution": "claim K99"}, {"solution": "x"}]
)
def test_a_puzzle_that_cannot_be_played_is_refused(tmp_path, change):
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{json.dumps(GOOD | change)}\n", "utf-8")
    with pytest.raises(RecordError, match="Line 1 is not a sound puzzle"):
        checked(read_puzzles(file))
