"""docs/puzzles.md: the numbers of puzzles are true."""

import re
from collections import Counter
from pathlib import Path

from fiefdom.puzzles import puzzles_of
from fiefdom.puzzles.puzzle import GRADE_NAMES
from fiefdom.puzzles.shelf import puzzle_games

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")


def test_the_table_of_puzzles_is_true():
    told = re.findall(r"^\| (\w+) \| (\d+) \| (.*) \|$", PAGE, re.MULTILINE)
    assert [game for game, _, _ in told] == list(puzzle_games())
    for game, number, rest in told:
        found = puzzles_of(game)
        grades = Counter(each.grade for each in found)
        simulations = sorted({each.simulations for each in found if each.simulations})
        solved = sum(each.certainty != "estimated" for each in found)
        columns = [*(str(grades[name]) for name in GRADE_NAMES), str(solved), ", ".join(f"{n:,}" for n in simulations)]
        assert (int(number), rest.split(" | ")) == (len(found), columns)
