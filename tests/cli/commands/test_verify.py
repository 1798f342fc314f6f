"""`fiefdom verify`."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program

FAIR = Path(__file__).parents[2] / "notation" / "fair"


def run(*arguments, **others):
    return CliRunner().invoke(program, ["verify", *map(str, arguments)], **others)


def test_fair_games_are_told_apart_from_those_that_were_changed(tmp_path):
    shutil.copy(FAIR / "kingdomino.json", tmp_path)
    fair = tmp_path / "kingdomino.json"
    found = run(fair)
    assert (found.exit_code, found.output) == (
        0, f"{fair}:1: all 10 draws follow from the secret and the numbers of 2 players.\n",
    )  # fmt: skip
    changed = tmp_path / "changed.json"
    changed.write_text(fair.read_text().replace("11111111", "11111112", 1))
    found = run(changed, fair)
    assert found.exit_code == 1
    assert "Draw 1 (event 1) is 'line K7 K26 K30 K35', but the shuffle gives" in found.output
    assert "all 10 draws follow" in found.output


def test_the_standard_input_text_and_other_languages_work():
    record = CliRunner().invoke(program, ["convert", str(FAIR / "queendomino.json"), "-", "--to", "fief"])
    assert record.exit_code == 0, record.output
    for language, words in (("en", "no player added a number"), ("hu", "egy játékos sem"), ("pl", "żaden gracz")):
        found = run("-", input=record.output, env={"FIEFDOM_LANGUAGE": language})
        assert found.exit_code == 0 and words in found.output, found.output


@pytest.mark.parametrize("text, words", [("", "no game"), ("fief 1\nnonsense\n", "nonsense")])
def test_files_without_a_game_that_can_be_read_are_not_fair(tmp_path, text, words):
    file = tmp_path / "game.fief"
    file.write_text(text)
    found = run(file)
    assert found.exit_code == 1 and words in found.output
