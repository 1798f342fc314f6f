"""`fiefdom replay`: steps, keys, and plain output."""

import io
import os
import sys
import time
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from fiefdom.cli.commands.replay import replay
from fiefdom.cli.main import Program
from fiefdom.cli.play.keys import first_key
from fiefdom.cli.play.replay_screen import FASTEST, SLOWEST, Replay, Viewer, plain_lines
from fiefdom.game import Game
from fiefdom.notation import Mark, Record, Remark, Seat

NAMES = ("Ada", "Bo", "Cy", "Di")


def record(rules="queendomino(players=2)", seed=3, **others):
    game, random = Game.new(rules, seed=seed), Random(seed)
    while not game.is_over:
        game.push(random.choice(game.legal_actions))
    return Record.of(game, [Seat(name) for name in NAMES[: game.rules.seats]], **others)


@pytest.fixture(scope="module")
def played():
    return Replay(record())


def viewer(played, width=80, height=24, **others):
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return Viewer(played, console, **others)


def press(shown, *keys):
    for key in keys:
        shown.press(key)
    return shown.number


def test_steps_are_decisions_and_together_hold_all_events(played):
    events = []
    for number in range(played.last + 1):
        step = played.step(number)
        assert sum(news.seat is not None for news in step.news) == (number > 0)
        events += [news.event for news in step.news]
    assert tuple(events) == played.record.events
    assert step.game.is_over


def test_stepping(played):
    shown = viewer(played)
    assert press(shown, "right", "space", "n", "j") == 4
    assert press(shown, "left", "p", "k") == 1
    assert press(shown, "backspace", "left") == 0
    assert press(shown, "end") == played.last
    assert press(shown, "right") == played.last
    assert press(shown, "home") == 0


def test_jumping_to_a_move(played):
    shown = viewer(played)
    assert press(shown, "g", "3", "7", "backspace", "5", "enter") == 35
    assert press(shown, "g", "9", "9", "9", "9", "enter") == played.last
    assert press(shown, "g", "1", "escape", "left") == played.last - 1
    assert press(shown, "g", "enter") == played.last - 1


def test_turning_to_the_next_round_and_back(played):
    shown = viewer(played)
    rounds = []
    while shown.number < played.last:
        shown.press("r")
        rounds.append(played.step(shown.number).game.round_number)
    assert rounds[:12] == list(range(1, 13))
    assert press(shown, "R") < played.last
    shown = viewer(played, start=0)
    press(shown, "r", "r", "n", "R")
    assert played.step(shown.number).game.round_number == 1
    assert played.step(shown.number - 1).game.round_number == 0
    assert press(shown, "R", "R") == 0


def test_playing_by_itself(played):
    shown = viewer(played, auto=2.0)
    assert shown.is_playing and shown.pace == 2.0
    assert press(shown, "tick", "tick") == 2
    press(shown, "+")
    assert shown.pace < 2.0
    press(shown, *["+"] * 20)
    assert shown.pace == FASTEST
    press(shown, *["-"] * 40)
    assert shown.pace == SLOWEST
    press(shown, "a")
    assert not shown.is_playing
    press(shown, "end", "left", "a", "tick")
    assert shown.number == played.last and not shown.is_playing


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 50), (80, 12)])
def test_the_screen_is_always_exactly_full(played, width, height):
    for number in range(0, played.last + 1, 9):
        lines = viewer(played, width, height, start=number).lines()
        assert len(lines) == height
        assert max(line.cell_len for line in lines) <= width
        assert lines[0].plain.startswith(f"Move {number} of" if number else "Before the first of")


def test_what_does_not_fit_is_scrolled(played):
    shown = viewer(played, height=12, start=40)
    whole = [line.plain for line in viewer(played, height=60, start=40).lines()]
    seen = {line.plain for line in shown.lines()[:-2]}
    for _ in range(30):
        press(shown, "down")
        seen |= {line.plain for line in shown.lines()[:-2]}
    assert all(line in seen for line in whole if "│" not in line and line.startswith(("Q", "Builders", "Points")))
    assert "lines above" in shown.lines()[-2].plain
    press(shown, *["up"] * 40)
    shown.lines()
    assert shown.top == 0


def test_help_is_shown_and_left_by_any_key(played):
    shown = viewer(played)
    press(shown, "?")
    assert "go to move" in "\n".join(line.plain for line in shown.lines())
    assert max(line.cell_len for line in shown.lines()) <= 80
    press(shown, "right")
    assert shown.number == 0 and not shown.shows_help


def test_remarks_and_marks_are_shown_where_they_belong():
    plain = record("kingdomino(players=2)")
    first = next(number for number, seat in enumerate(plain.actors) if seat is not None)
    noted = record(
        "kingdomino(players=2)",
        remarks=[Remark(0, "before all"), Remark(first + 1, "a fine start"), Remark(len(plain.events), "over")],
        marks=[Mark(first, "!?")],
    )
    shown = Replay(noted)
    assert shown.step(0).remarks == ("before all",)
    assert shown.step(1).remarks == ("a fine start",)
    assert shown.headline(shown.step(1)).endswith(" !?")
    assert "over" in shown.step(shown.last).remarks
    assert sum(len(shown.step(number).remarks) for number in range(shown.last + 1)) == 3
    assert "    { a fine start }" in list(plain_lines(shown))


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ("\x1b[C\x1b[D", ["right", "left"]),
        ("\x1bOA", ["up"]),
        ("\x1b[1~\x1b[6~", ["home", "page down"]),
        (" q", ["space", "q"]),
        ("\x1b", ["escape"]),
        ("\x1b[1;5Cq", ["unknown", "q"]),
        ("\r\x7f", ["enter", "backspace"]),
    ],
)
def test_keys_have_names(sent, keys):
    found = []
    while sent:
        key, sent = first_key(sent)
        found.append(key)
    assert found == keys


# ---------------------------------------------------------------------- the command


def run(*arguments):
    return CliRunner().invoke(Program("fiefdom", commands={"replay": replay}), ["replay", *map(str, arguments)])


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "games.fief"
    path.write_text(f"{record('kingdomino(players=2)')}\n{record('kingdomino(players=4)', seed=5)}", encoding="utf-8")
    return path


def test_without_a_terminal_every_step_is_printed(file):
    found = run(file)
    assert found.exit_code == 0, found.output
    game = record("kingdomino(players=2)")
    for number in range(1, game.decisions + 1):
        assert f"Move {number} of {game.decisions}  " in found.output
    assert "A new line: K" in found.output and " wins!" in found.output
    assert "Total" in found.output


def test_one_move_of_one_game(file):
    found = run(file, "--game", 2, "--move", 20)
    assert found.output.startswith("Move 20 of 96  ")
    assert found.output.count("Move ") == 1
    assert "4 Di: " in found.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "3"], "has no game 3."),
        (["--game", "0"], "--game takes a whole number from 1"),
        (["--move", "97"], "--move 97 is too far"),
        (["--auto", "x"], "--auto takes seconds from 0.1 to 20, not 'x'."),
    ],
)
def test_misuse(file, arguments, sentence):
    found = run(file, *arguments)
    assert found.exit_code == 2
    assert sentence in found.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_keys_work_and_the_terminal_is_left_as_it_was(file):
    import pty
    import termios

    leader, follower = pty.openpty()
    before = termios.tcgetattr(follower)
    code = f"from fiefdom.cli.commands.replay import replay; replay([{str(file)!r}])"
    child = os.fork()
    if child == 0:
        os.setsid()
        for stream in (0, 1, 2):
            os.dup2(follower, stream)
        os.execve(
            sys.executable,
            [sys.executable, "-c", code],
            {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"},
        )
    seen = _read_until(leader, b"Before the first of")
    os.write(leader, b"\x1b[C\x1b[Cq")
    seen += _read_until(leader, b"Move 2 of")
    _, status = os.waitpid(child, 0)
    after = termios.tcgetattr(follower)
    os.close(leader)
    os.close(follower)
    assert os.waitstatus_to_exitcode(status) == 0
    assert b"Move 1 of" in seen and b"Move 2 of" in seen
    assert after == before


def _read_until(source, text):
    import select

    seen, patience = b"", time.monotonic() + 100
    while text not in seen and time.monotonic() < patience:
        if select.select([source], [], [], 0.2)[0]:
            seen += os.read(source, 65536)
    return seen
