"""Programs as bots: they play, and whatever they do wrong ends them, is named, and harms nobody else."""

import gc
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from fiefdom import bots
from fiefdom.bots import Limit, View
from fiefdom.bots.arena import Settings, plan, run, summarise
from fiefdom.bots.arena.arena_game import play
from fiefdom.bots.arena.bot_lists import labels
from fiefdom.bots.arena.workers import Processes, play_one
from fiefdom.bots.programs.names import label_of, quoted_command, split_unquoted
from fiefdom.bots.programs.program_bot import ProgramBot
from fiefdom.bots.programs.wire import Info
from fiefdom.bots.refusals import ProgramCode
from fiefdom.engine.random import new_source
from fiefdom.envs.opponents import player
from fiefdom.envs.single_game import SingleGame
from fiefdom.errors import BotError, InvalidArgument, TextError
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.rules import Rules
from support import programs

DUEL = Rules.parse("kingdomino(players=2)")
SCRIPT = Path(programs.__file__)


def name(deed: str, *options: str, pids: Path | None = None) -> str:
    more = f" -- '{pids}'" if pids else ""
    return ",".join([quoted_command(f"'{sys.executable}' -S -E '{SCRIPT}' {deed}{more}"), *options])


def program(deed: str, *options: str, pids: Path | None = None) -> ProgramBot:
    bot = bots.bot(name(deed, *options, pids=pids))
    assert isinstance(bot, ProgramBot)
    return bot


def is_running(pid: int) -> bool:
    """Whether there is such a process, even as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pids_in(path: Path) -> list[int]:
    return [int(line) for line in path.read_text().split()]


def test_a_program_plays_a_game_and_says_what_it_thinks() -> None:
    bot = program("play")
    game = Game.new(DUEL, seed=1)
    while not game.is_over:
        expected = game.legal_moves[0]
        assert bot.play(game, seed=1) == expected
        game.push(expected)
    assert bot.info == Info(str(expected), 1.5, 0.75, 12, 3)
    assert bot.greeting is not None and bot.greeting.name == "test play"
    bot.close()


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("mute", ProgramCode.SILENT),
        ("deaf", ProgramCode.SILENT),
        ("unready", ProgramCode.SILENT),
        ("hang", ProgramCode.SILENT),
        ("die", ProgramCode.ENDED),
        ("flood", ProgramCode.FLOODED),
        ("stretch", ProgramCode.FLOODED),
        ("illegal", ProgramCode.ILLEGAL_MOVE),
        ("reveal", ProgramCode.ILLEGAL_MOVE),
        ("nonsense", ProgramCode.NOT_A_MOVE),
        ("complain", ProgramCode.REPORTED),
        ("later", ProgramCode.OTHER_VERSION),
    ],
)
def test_what_goes_wrong_is_named_and_leaves_no_process(deed: str, code: ProgramCode, tmp_path: Path) -> None:
    options = ["patience=2"] if code is ProgramCode.SILENT else []
    bot = program(deed, *options, pids=tmp_path / "pids")
    with pytest.raises(BotError) as error:
        bot.play(Game.new(DUEL, seed=1))
    assert error.value.reason.code is code
    assert all(error.value.text(language) for language in ("en", "hu", "pl"))
    (pid,) = pids_in(tmp_path / "pids")
    assert not is_running(pid)


def test_a_second_move_that_nobody_asked_for_is_refused() -> None:
    bot, game = program("twice"), Game.new(DUEL, seed=1)
    game.push(bot.play(game))
    with pytest.raises(BotError) as error:
        bot.play(game)
    assert error.value.reason.code is ProgramCode.UNASKED


def test_a_program_that_died_says_how_and_is_started_again(tmp_path: Path) -> None:
    bot = program("die", pids=tmp_path / "pids")
    for _ in range(2):
        with pytest.raises(BotError, match=r"ended with code 3 instead of answering 'go'.*'cannot go on'"):
            bot.play(Game.new(DUEL, seed=1))
    assert len(set(pids_in(tmp_path / "pids"))) == 2


def test_a_program_that_nobody_needs_any_more_is_ended(tmp_path: Path) -> None:
    for deed in ("play", "stay"):
        bot = program(deed, pids=tmp_path / deed)
        bot.play(Game.new(DUEL, seed=1))
        (pid,) = pids_in(tmp_path / deed)
        assert is_running(pid)
        del bot
        gc.collect()
        assert not is_running(pid)


@pytest.mark.skipif(os.name != "posix", reason="process groups are those of POSIX")
def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    """A shell that starts the program and waits for it: both end."""
    script = tmp_path / "wrapper.sh"
    script.write_text(f"#!/bin/sh\n'{sys.executable}' -S -E '{SCRIPT}' stay -- '{tmp_path / 'pids'}'\nexit 0\n")
    script.chmod(0o755)
    bot = bots.bot(f"{quoted_command(str(script))},patience=60")
    assert isinstance(bot, ProgramBot)
    bot.play(Game.new(DUEL, seed=1))
    bot.close()
    deadline = time.monotonic() + 60  # the child of the shell is collected by the system, soon
    while is_running(pids_in(tmp_path / "pids")[0]):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_programs_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    code = f"""
from fiefdom import Game, bot
bot({name("stay", pids=tmp_path / "pids")!r}).play(Game.new("kingdomino(players=2)", seed=1))
player = bot({name("stay", pids=tmp_path / "pids")!r})
player.play(Game.new("kingdomino(players=2)", seed=1))
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=600)
    assert [is_running(pid) for pid in pids_in(tmp_path / "pids")] == [False, False]


def test_threads_may_share_a_program() -> None:
    bot, game = program("play"), Game.new(DUEL, seed=1)
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(bot.play(game))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [game.legal_moves[0]] * 4


def test_a_view_without_a_history_is_refused() -> None:
    game = Game.new(DUEL, seed=1)
    view = View(game.rules, game.engine_states())
    with pytest.raises(InvalidArgument, match="where every domino lies"):
        program("play").choose(view, view.legal, new_source(1))


def test_a_program_is_an_opponent_in_an_environment() -> None:
    single = SingleGame("kingdomino(players=2)", "win", None)
    single.reset(seed=1)
    opponent = player(name("play"), single.rules)
    while single.seat >= 0:
        action = opponent.choose(single, np.random.default_rng(1))
        assert action == single.game.legal_actions[0]
        single.step(action)


# ---------------------------------------------------------------- names


def test_options_are_read() -> None:
    settings = program("play", "ms=20", "simulations=5", "threads=2", "patience=1.5", "option.level=3").settings
    assert settings.limit == Limit(0.02, 5, 2)
    assert (settings.patience, settings.options) == (1.5, {"level": "3"})
    assert bots.bot('PROGRAM: "a \\"b\\", c" , ms=5').name == 'program:"a \\"b\\", c",ms=5'


def test_a_program_may_be_called_by_a_name_of_its_own() -> None:
    assert label_of('program:"a, as=b",ms=5,as=old engine') == "old engine"
    assert label_of('program:"a, as=b",ms=5') == 'program:"a, as=b",ms=5'
    assert label_of("hard:as=b") == "hard:as=b"
    assert labels(('program:"a",as=x', 'program:"b",as=x', "fg")) == ("x", "x (2)", "fg")


def test_commands_keep_their_commas_and_quotation_marks() -> None:
    bot = bots.bot(quoted_command('a, "b \\" c'))
    assert isinstance(bot, ProgramBot) and bot.settings.command == 'a, "b \\" c'
    assert split_unquoted('a,"b,c\\",d",e') == ["a", '"b,c\\",d"', "e"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("program", "names no program"),
        ("program:node", "names no program"),
        ('program:""', "names no program"),
        ('program:"a', "names no program"),
        ('program:"a",speed=3', "has no option 'speed'; choose ms"),
        ('program:"a",option.=3', "has no option 'option.'"),
        ('program:"a",ms=1,ms=2', "has the option 'ms' twice"),
        ('program:"a",ms=0', "ms must be a number above 0"),
        ('program:"a",threads=1.5', "threads must be a whole number"),
    ],
)
def test_what_is_not_understood_is_refused(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        bots.bot(text)


@pytest.mark.parametrize(
    ("command", "said"),
    [("no-such-program-anywhere", "cannot be started: No such file"), ("'open", "cannot be started: No closing")],
)
def test_a_program_that_is_not_there_is_refused_before_a_game(command: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        Settings(DUEL, (quoted_command(command), "random"))


def test_an_option_that_the_program_does_not_have_is_refused() -> None:
    with pytest.raises(BotError, match="has no option 'depth'"):
        program("play", "option.depth=3").plays(DUEL)
    assert program("play", "option.level=3").plays(DUEL)


def test_a_program_plays_what_it_says() -> None:
    bot = program("choosy")
    assert bot.plays(Rules.parse("totem(players=2)")) and not bot.plays(DUEL)
    with pytest.raises(TextError, match="does not play Kingdomino"):
        Settings(DUEL, (bot.name, "random"))


# ---------------------------------------------------------------- the arena


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=3)", "tribe(players=2)"])
def test_programs_play_in_the_arena_as_the_same_bot_would(rules: str) -> None:
    settings = Settings(Rules.parse(rules), (name("play"), "random"))
    pairing = next(iter(plan(settings, 1)))
    result = play(settings, pairing)
    assert set(result.forfeits) == {None} and result.decisions[0] > 5
    finished = play_one(settings, pairing, with_record=True)
    assert finished.record is not None
    record = Record.parse(finished.record)
    assert record.result == result.scores
    seat = result.seats.index(0)
    game = Game.new(settings.rules, chance="told")
    for event in record.game().history:
        if event.seat is not None and settings.rules.kingdom_of(event.seat) == seat:
            assert event.event == game.legal_moves[0]
        game._happen(event.event)


@pytest.mark.parametrize(("deed", "key"), [("die", "program-ended"), ("illegal", "program-illegal-move")])
def test_a_program_that_fails_loses_its_games_and_the_others_finish_theirs(deed: str, key: str) -> None:
    settings = Settings(Rules.parse("kingdomino(players=3)"), (name(deed), "random"))
    results = run(settings, 3)
    for result in results:
        lost = result.seats.index(0)
        assert result.forfeits[lost] == key and result.forfeits.count(None) == 2
        assert result.scores[lost] == 0 and result.places[lost] == 3
        assert min(result.places) == 1
    row = summarise(settings, results).rows[0]
    assert (row.wins, row.forfeits) == (0, {key: 3})
    record = play_one(settings, next(iter(plan(settings, 1))), with_record=True).record
    assert record is not None
    assert Record.parse(record).result is None and f'arena_forfeits "{1 + results[0].seats.index(0)} {key}"' in record


def test_worker_processes_leave_no_programs_behind(tmp_path: Path) -> None:
    settings = Settings(DUEL, (name("stay", pids=tmp_path / "pids"), "random"))
    with Processes(settings, 2) as pool:
        next(iter(pool.play(plan(settings, 50))))
    deadline = time.monotonic() + 60
    while any(map(is_running, pids_in(tmp_path / "pids"))):
        assert time.monotonic() < deadline
        time.sleep(0.05)
