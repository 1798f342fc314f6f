"""`fiefdom learn`: whole lessons, wrong tries, resuming, languages, bad input."""

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.lessons import lesson_names


@pytest.fixture
def learn(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))

    def run(*arguments, answers=()):
        text = "".join(f"{answer}\n" for answer in answers)
        return CliRunner().invoke(program, ["learn", *arguments], input=text, env={"COLUMNS": "80"})

    return run


@pytest.mark.parametrize("name", lesson_names())
def test_a_whole_lesson_ends_with_the_count(learn, name):
    found = learn(name, answers=["show"] * 40)
    assert found.exit_code == 0, found.output
    assert "── Let us count" in found.output and f"fiefdom play {name}" in found.output
    # The lesson is over, so the next call begins again.
    assert "Welcome back" not in learn(name).output


def test_wrong_tries_are_explained_and_moves_may_be_typed(learn):
    found = learn(answers=["19", "e1 e3", "n1w1 n1", "27", "nonsense", "14", "quit"]).output
    assert "The cells e1 and e3 are not side by side (C3)." in found
    assert "take \nthe lowest number, 14." in found
    assert "'nonsense' is not a domino" in found
    assert "── Match the terrain (Turn 3 of 7)" in found
    assert found.endswith("Your place is kept: fiefdom learn kingdomino continues.\n")


def test_it_resumes_where_it_stopped_and_restart_begins_again(learn):
    learn(answers=["19", "n1w1 n1"])
    found = learn(answers=["undo", "n1w1 n1"]).output
    assert found.startswith("Welcome back") and "Low numbers go first" in found
    assert "The first domino" in found
    assert "── Choose a domino (Turn 1 of 7)" in learn(answers=["restart"]).output
    assert "Welcome back" not in learn("--restart").output


def test_skip_help_and_rules(learn):
    found = learn(
        answers=["?", "moves", "table", "kingdoms", "legend", "sheet", "", "rules c4", "skip", "undo", "undo"]
    ).output
    assert "skip leaves out the rest" in found
    assert "Where a domino may lie (C2, C3, C4)" in found and "Mighty Duel" not in found
    assert "── The frame (Turn 6 of 7)" in found
    assert "nothing" in found.lower()


@pytest.mark.parametrize(
    ("language", "title", "word"), [("hu", "Elöl a kis számok", "mutasd"), ("pl", "Niskie", "pokaz")]
)
def test_it_speaks_other_languages_and_understands_their_words(learn, language, title, word):
    found = learn("--language", language, answers=[word, word]).output
    assert title in found and "lesson-" not in found and "learn-" not in found


def test_an_unknown_game_is_refused(learn):
    found = learn("chess")
    assert found.exit_code == 2 and "There is no lesson 'chess'; choose kingdomino" in found.output


def test_a_place_that_cannot_be_read_or_written_loses_nothing_else(learn, tmp_path):
    place = tmp_path / "fiefdom" / "lessons" / "kingdomino.txt"
    place.parent.mkdir(parents=True)
    place.write_bytes(b"\xff\xfe rubbish")
    assert "Choose a domino" in learn(answers=["19"]).output
    place.unlink()
    place.parent.rmdir()
    place.parent.write_text("a file instead of the folder")
    found = learn(answers=["19", "quit"])
    assert found.exit_code == 0 and "could not be kept" in found.output


def test_nothing_is_kept_on_request(learn, tmp_path):
    assert "Your place" not in learn("--no-save", answers=["19", "quit"]).output
    assert list(tmp_path.iterdir()) == []
