"""Every reason to refuse a command or an answer."""

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from fiefdom.bots.arena.workers import Alone
from fiefdom.cli.commands.admin import admin
from fiefdom.cli.commands.arena import arena
from fiefdom.cli.commands.hint import hint
from fiefdom.cli.commands.perft import perft
from fiefdom.cli.commands.play import play
from fiefdom.cli.commands.rules import rules
from fiefdom.cli.commands.serve import serve
from fiefdom.cli.commands.show import show
from fiefdom.cli.commands.simulate import simulate
from fiefdom.cli.commands.train import train
from fiefdom.cli.main import program
from fiefdom.cli.play.choices import choices
from fiefdom.cli.play.input import meant
from fiefdom.cli.play.seating import parse_players, seating
from fiefdom.cli.play.session import Session
from fiefdom.cli.refusals import AnswerCode, CommandCode
from fiefdom.errors import FiefdomError
from fiefdom.game import Game, Match
from fiefdom.languages import english
from fiefdom.notation import Record, Seat
from fiefdom.rules import Rules
from fiefdom.server import process
from support.reason_checks import check_words, codes, members

DUEL = "kingdomino(players=2)"
Codes = CommandCode


def finished(rules=DUEL):
    game = Game.new(rules, seed=1)
    while not game.is_over:
        game.push(game.legal_actions[0])
    return game


@pytest.fixture(scope="module")
def record():
    return str(Record.of(finished()))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch, record):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.fief").write_text(record)
    (tmp_path / "game.svg").write_text("")
    (tmp_path / "open.fief").write_text(str(Record.of(Game.new(DUEL, chance="told"))))


def typed(command, *arguments):
    return lambda _: command.main(list(arguments), standalone_mode=False)


def without_packages(monkeypatch):
    monkeypatch.setitem(sys.modules, "fiefdom.server", None)
    serve.main([], standalone_mode=False)


def not_starting(monkeypatch):
    monkeypatch.setattr(process, "serve", lambda app, listening, *rest: bool(listening.close()))
    serve.main(["--port", "0", "--data", "tables.db"], standalone_mode=False)


def resumed_with_a_program(_):
    game = Game.new(DUEL, seed=1)
    record = replace(Record.of(game), seats=(Seat("Ada"), Seat("It", 'program:"touch started"')))
    Path("program.fief").write_text(str(record))
    try:
        play.main(["--resume", "program.fief"], standalone_mode=False)
    finally:
        assert not Path("started").exists()


def no_tables(_):
    Path("empty.db").touch()
    admin.main(["--data", "empty.db", "delete"], standalone_mode=False)


CASES = {
    Codes.WHICH_TABLES: no_tables,
    Codes.NO_SUCH_LANGUAGE: typed(play, "--language", "de"),
    Codes.NOT_WHOLE: typed(perft, DUEL, "--depth", "x"),
    Codes.NOT_DECIMAL: typed(show, "game.fief", "--zoom", "99"),
    Codes.NOT_A_SEED: typed(play, "--seed", "x"),
    Codes.MOVE_TOO_FAR: typed(show, "game.fief", "--move", "999"),
    Codes.NEEDS: typed(simulate, DUEL, "--bots", "random"),
    Codes.WHICH_GAME: typed(rules),
    Codes.NO_SUCH_RULE: typed(rules, "kingdomino", "--rule", "Z9"),
    Codes.EXCLUSIVE: typed(show, "game.fief", "--svg", "--png"),
    Codes.ONLY_LADDER: typed(arena, DUEL, "x.jsonl", "--bots", "random"),
    Codes.ONLY_PICTURES: typed(show, "game.fief", "--lines"),
    Codes.NO_KINGDOM: typed(show, "game.fief", "--kingdom", "3"),
    Codes.WHICH_PICTURE: typed(show, "game.fief", "--output", "x.bmp"),
    Codes.NO_PAST: typed(show, str(Game.new(DUEL, seed=1).position), "--move", "1"),
    Codes.FILE_EXISTS: typed(show, "game.fief", "--svg"),
    Codes.RECORD_EXISTS: typed(play, "--record", "game.fief"),
    Codes.RECORD_FOLDER: typed(play, "--record", "."),
    Codes.NOT_RECORDED: typed(play, "--record", "none/game.fief"),
    Codes.RESUME_ALONE: typed(play, DUEL, "--resume", "game.fief"),
    Codes.GAME_OVER: typed(hint, "game.fief"),
    Codes.AWAITS_CHANCE: typed(hint, "open.fief"),
    Codes.HOW_LONG: typed(train, DUEL),
    Codes.TOO_MANY_PLAYERS: typed(play, DUEL, "--seats", "Ada,Bo,Cy"),
    Codes.BOT_OF_ANOTHER_GAME: typed(play, "totem(players=2)", "--seats", "Ada,bot:fg"),
    Codes.PROGRAM_IN_RECORD: resumed_with_a_program,
    Codes.EMPTY_SEAT: typed(play, "--seats", "Ada,"),
    Codes.BARE_BOT: typed(play, "--seats", "Ada,hard"),
    Codes.LONG_NAME: typed(play, "--seats", "x" * 31),
    Codes.SERVER_PACKAGES: without_packages,
    Codes.SERVER_FAILED: not_starting,
    Codes.NO_DATA_FOLDER: typed(serve, "--data", "game.fief/tables.db"),
    Codes.DATABASE: typed(serve, "--data", "game.fief"),
}
TOLD = (Codes.INTERRUPTED, Codes.RESULTS_KEPT, Codes.RESULTS_LOST)


@pytest.mark.parametrize("code", [code for code in CommandCode if code not in TOLD])
def test_every_refusal_of_a_command_is_reached(code, monkeypatch):
    # The server starts its own event loop, and a thread can have only one.
    with ThreadPoolExecutor(1) as thread, pytest.raises((click.UsageError, FiefdomError)) as error:
        thread.submit(CASES[code], monkeypatch).result()
    assert codes(*error.value.reasons) == {code}
    check_words(code)


@pytest.mark.parametrize(
    ("keeping", "reasons"),
    [
        (["--no-out"], [Codes.INTERRUPTED(), Codes.RESULTS_LOST(games=0)]),
        (["--out", "x.jsonl"], [Codes.INTERRUPTED(), Codes.RESULTS_KEPT(games=0, path="x.jsonl")]),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_an_arena_that_is_interrupted_says_what_is_kept(monkeypatch, keeping, reasons, language):
    def interrupted(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setenv("FIEFDOM_LANGUAGE", language)
    monkeypatch.setattr(Alone, "play", interrupted)
    found = CliRunner().invoke(program, ["arena", DUEL, "--bots", "random", "--games", "1", *keeping])
    assert found.exit_code == 130
    assert f"fiefdom arena: {' '.join(reason.text(language) for reason in reasons)}\n" in found.stderr


@pytest.mark.parametrize("code", members(CommandCode, AnswerCode))
def test_every_code_has_its_words(code):
    check_words(code)


def awaiting(kind, rules):
    for seed in range(50):
        game, choose = Game.new(rules, seed=seed), random.Random(seed)
        while not game.is_over:
            if game.awaits == kind:
                return game
            game.push(choose.choice(game.legal_actions))
    raise AssertionError(f"no game awaits {kind}")


def answered(kind, rules, text="nonsense"):
    def answer():
        game = awaiting(kind, rules)
        names = [f"P{seat}" for seat in range(game.rules.seats)]
        meant(text, game, choices(game, names, english))

    return answer


def obeyed(text):
    def obey():
        session = Session(Match.new(Rules.parse(DUEL), 1), seating(Rules.parse(DUEL), parse_players("Ada,Bo")))
        session._obey(text, [])

    return obey


ANSWERS = {
    AnswerCode.NO_CHOICE: answered("place", DUEL, "999"),
    AnswerCode.NO_KINGDOM: obeyed("kingdom 9"),
    AnswerCode.NO_SUCH_HINTS: obeyed("hints maybe"),
    AnswerCode.CLAIM: answered("claim", DUEL),
    AnswerCode.PAIR: answered("pair", "totem(players=2)"),
    AnswerCode.PLACE: answered("place", DUEL),
    AnswerCode.TAX: answered("tax", "queendomino(players=2)"),
    AnswerCode.SQUARE: answered("erupt", "totem(players=3)"),
    AnswerCode.PIECE: answered("build", "queendomino(players=2)"),
    AnswerCode.GIVE: answered("give", "totem(players=4)"),
    AnswerCode.WHICH_MOVE: obeyed("why"),
    AnswerCode.FILE_EXISTS: obeyed("save game.fief"),
    AnswerCode.NOT_SAVED: obeyed("save none/game.fief"),
    AnswerCode.SAVE_WHERE: obeyed("save"),
}


@pytest.mark.parametrize("code", members(AnswerCode))
def test_every_refusal_of_an_answer_is_reached(code):
    with pytest.raises(FiefdomError) as error:
        ANSWERS[code]()
    assert codes(*error.value.reasons) == {code}


def test_a_refusal_is_told_in_the_language_of_the_command(monkeypatch):
    found = CliRunner().invoke(program, ["hint", "game.fief", "--language", "hu"])
    assert (found.exit_code, found.stderr.splitlines()[0]) == (
        2, "fiefdom hint: " + Codes.GAME_OVER().text("hu"),
    )  # fmt: skip
    monkeypatch.setenv("FIEFDOM_LANGUAGE", "pl")
    found = CliRunner().invoke(program, ["arena", DUEL, "--bots", "serch"])
    assert found.exit_code == 2 and "Nie ma bota 'serch'" in found.stderr
