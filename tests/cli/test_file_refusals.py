"""Every reason to refuse a file of games or drawings: triggered by a command, and translated into every language."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom import Rules
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import record_of
from fiefdom.cli.main import program
from fiefdom.cli.play.saving import read_match, write_copy
from fiefdom.cli.play.seating import Player, seating
from fiefdom.errors import FiefdomError
from fiefdom.game import Match
from fiefdom.languages import LANGUAGES
from support.reason_checks import check_words, members

GOLDEN = Path(__file__).parents[1] / "notation" / "golden"
DUEL = (GOLDEN / "preset_duel.fief").read_text(encoding="utf-8")
# The words on the command line, and what `in.txt` holds.
COMMANDS = {
    FileCode.FORM: (["convert", "in.txt", "out.txt"], DUEL),
    FileCode.TO_REPLACE: (["convert", "in.txt", "in.txt", "--to", "json"], DUEL),
    FileCode.NO_DECISIONS: (["convert", "in.txt", "out.json", "--decisions", "d.csv"], DUEL),
    FileCode.NO_GAMES_IN: (["check", "empty"], ""),
    FileCode.NO_SUCH_GAME: (["show", "in.txt", "--game", "2"], DUEL),
    FileCode.UNREAD_GAME: (["show", "in.txt"], "fief 1\n"),
    FileCode.NO_GAME: (["play", "--resume", "in.txt"], ""),
    FileCode.NO_WHOLE_GAME: (["play", "--resume", "in.txt"], "hello\n"),
    FileCode.NO_MATCH: (["play", "--resume", "in.txt"], DUEL * 2),
    FileCode.ENCODING: (["score", "in.txt"], "\udcff"),
    FileCode.NO_SCORES: (["score", "in.txt"], "C W W"),
    FileCode.FILE_OR_EXAMPLE: (["score"], ""),
}
ARGUMENTS = {"path": "in.txt", "number": 2, "games": 2, "byte": 1, "endings": (".fief", ".json", ".jsonl")}
OTHER_PATHS = {FileCode.FORM: "out.txt", FileCode.NO_DECISIONS: "out.json", FileCode.NO_GAMES_IN: "empty"}


def told(code, language):
    """The start of the message of a code for `in.txt`, up to a nested reason."""
    values = {name: ARGUMENTS[name] for name in code.kinds if name != "why"}
    if code is FileCode.UNREAD_GAME:
        values["number"] = 1
    if code in OTHER_PATHS:
        values["path"] = OTHER_PATHS[code]
    if "why" in code.kinds:
        values["why"] = FileCode.NO_GAME(path="|")
    return code(**values).text(language).split(FileCode.NO_GAME(path="|").text(language))[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", COMMANDS, ids=str)
def test_commands_refuse_in_the_language_of_the_environment(code, language, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words, text = COMMANDS[code]
    Path("in.txt").write_bytes(text.encode(errors="surrogateescape"))
    Path("empty").mkdir()
    found = CliRunner().invoke(program, words, env={"FIEFDOM_LANGUAGE": language})
    assert found.exit_code == 2
    assert told(code, language) in found.stderr


def test_a_copy_replaces_nothing(tmp_path):
    path, rules = tmp_path / "copy.fief", Rules.parse("duel")
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FiefdomError) as refusal:
        write_copy(path, Match.new(rules, seed=1), seating(rules, (Player("Ada"),), "random"))
    assert refusal.value.reason == FileCode.EXISTS(path=str(path))
    assert path.read_text(encoding="utf-8") == "mine"


def test_reasons_are_data(tmp_path):
    path = tmp_path / "in.fief"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(FiefdomError) as refusal:
        read_match(path)
    assert refusal.value.reason.args["why"].args["line"] == 1
    with pytest.raises(FiefdomError) as refusal:
        record_of(str(path), 3)
    assert refusal.value.reason == FileCode.NO_SUCH_GAME(path=str(path), number=3)


def test_every_code_is_reached_here():
    assert {*COMMANDS, FileCode.EXISTS} == set(FileCode)


@pytest.mark.parametrize("code", members(FileCode), ids=str)
def test_every_message_has_its_arguments_in_every_language(code):
    check_words(code)
