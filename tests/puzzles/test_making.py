"""Making puzzles on a tiny budget: what is found, resuming, files that are not of puzzles."""

import pytest

from fiefdom.errors import RecordError
from fiefdom.puzzles.judging import Demands, judged
from fiefdom.puzzles.making import make
from fiefdom.puzzles.puzzle import checked, read_puzzles
from fiefdom.puzzles.shelf import puzzles_of
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=2)")
# Few simulations and a small margin: what is found is soon found, and not very good.
TINY = Demands(simulations=64, chance=0.05, lead=1.0)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    path = tmp_path_factory.mktemp("puzzles") / "kingdomino.jsonl"
    told = []
    assert make(RULES, 3, path, TINY, lambda found, games: told.append((found, games))) == 3
    return path, told


def test_puzzles_are_sound_and_progress_is_told(made):
    path, told = made
    found = checked(read_puzzles(path))
    assert len(found) == 3 and {each.rules for each in found} == {RULES}
    for each in found:
        assert each.margin >= TINY.chance - 0.001 and each.missed >= 0.15
        assert each.simulations in (0, 10 * TINY.simulations)
    assert told[0] == (0, 0) and told[-1][0] == 3 and told == sorted(told)


def test_nothing_is_made_if_there_are_enough(made, tmp_path):
    path, _ = made
    before = path.read_text("utf-8")
    assert make(RULES, 2, path, TINY) == 0 and path.read_text("utf-8") == before


@pytest.mark.parametrize("kept", [1, 2])
def test_an_interrupted_run_goes_on_where_it_stopped(made, tmp_path, kept):
    path, _ = made
    lines = path.read_text("utf-8").splitlines(keepends=True)
    again = tmp_path / "kingdomino.jsonl"
    again.write_text("".join(lines[:kept]), "utf-8")
    assert make(RULES, 3, again, TINY) == 3 - kept
    assert again.read_text("utf-8") == path.read_text("utf-8")


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "notes.jsonl"
    path.write_text("my notes\n", "utf-8")
    with pytest.raises(RecordError, match="Line 1 is not a puzzle"):
        make(RULES, 1, path, TINY)
    assert path.read_text("utf-8") == "my notes\n"


def test_an_exact_puzzle_is_judged_again_with_the_same_result():
    """What was solved does not depend on the number of simulations."""
    solved = [each for each in puzzles_of("kingdomino") if each.certainty == "exact"]
    for each in solved[:2]:
        found = judged(each.game(), each.source, TINY)
        assert found is not None and (found.solution, found.chance) == (each.solution, each.chance)


def test_a_decision_without_a_choice_is_no_puzzle():
    """What all weaker bots find, or what has two moves only, is left out before anything is analysed."""
    game = puzzles_of("kingdomino")[0].game()
    while game.to_move is not None and len(game.legal_actions) > 2:
        game.push(game.legal_actions[0])
    assert game.to_move is None or judged(game, (0, 0), TINY) is None
