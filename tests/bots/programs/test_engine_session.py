"""`fiefdom engine`: the transcript of the page, every command, and lines that mean nothing."""

import io
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiefdom import bots
from fiefdom.bots.programs.engine_session import EngineSession
from fiefdom.bots.programs.wire import LONGEST_COMMAND, Info, go_line, read_go, read_info, read_position
from fiefdom.bots.protocol import Limit
from fiefdom.errors import FiefdomError, TextError
from fiefdom.game import Game

PAGE = (Path(__file__).parents[3] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
DUEL = "kingdomino(players=2)"
WORDS = ("fiefdom", "setoption", "newgame", "isready", "position", "legal", "go", "stop", "info", "bestmove")


class Talk:
    """A session and what it said."""

    def __init__(self, player: str = "normal") -> None:
        self.said: list[str] = []
        self.session = EngineSession(player, lambda text: self.said.extend(text.split("\n")))

    def ask(self, line: str) -> list[str]:
        """What the engine says to a line, after it has thought."""
        before = len(self.said)
        self.session.hear(line)
        self.session.wait()
        return self.said[before:]


def transcript() -> Iterator[tuple[str, list[str]]]:
    block = re.search(r"^```transcript\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    for part in block[1].split("> ")[1:]:
        sent, *heard = part.splitlines()
        yield sent, [line.removeprefix("< ") for line in heard]


def shape(line: str) -> str:
    """A line without what depends on the strength of the bot: its numbers and its move."""
    if line.startswith(("info", "bestmove")):
        line = re.sub(r"(best|bestmove) (place|claim) .*", r"\1 \2", line)
        return re.sub(r"-?\d+(\.\d+)?", "0", line)
    return line


def test_the_transcript_of_the_page_is_real() -> None:
    talk, count = Talk("hard"), 0
    for sent, heard in transcript():
        assert list(map(shape, talk.ask(sent))) == list(map(shape, heard)), sent
        count += 1
    assert count > 8


def test_every_command_and_answer_is_on_the_page() -> None:
    talk = Talk()
    assert all(f"`{word}" in PAGE for word in talk.session._commands)
    assert all(f'"{word}' in PAGE for word in (*talk.session._commands, *WORDS, "error", "readyok", "fiefdomok"))


def test_a_limit_in_simulations_and_a_seed_give_the_same_answer() -> None:
    game = Game.new(DUEL, seed=3)
    answers = []
    for _ in range(2):
        talk = Talk("hard")
        talk.ask(f"position {game.position}")
        info, best = talk.ask("go simulations 64 seed 5")
        told = read_info(info.removeprefix("info "))
        assert told is not None and told.simulations is not None and 0 < told.simulations <= 64
        assert told.lead is not None and told.win is not None and told.best == best.removeprefix("bestmove ")
        answers.append((told.lead, told.win, told.simulations, best))
    assert answers[0] == answers[1]


def test_a_limit_that_can_be_stopped_gives_the_same_answer_as_one_that_cannot() -> None:
    game = Game.new(DUEL, seed=3)
    talk = Talk("hard:simulations=64")
    talk.ask(f"position {game.position}")
    assert talk.ask("go seed 5")[-1] == f"bestmove {bots.bot('hard:simulations=64').play(game, seed=5)}"


def test_stop_ends_a_search_that_would_take_hours() -> None:
    talk = Talk("hard")
    talk.ask(f"position {DUEL} moves line K18 K19 K34 K48; king 1")
    assert talk.session.hear("go ms 100000000")
    assert talk.said == [] and talk.session.is_thinking
    assert talk.session.hear("position elsewhere")
    assert talk.session.hear("isready")
    assert [line.partition(":")[0] for line in talk.said] == ["error 'position' has to wait", "readyok"]
    assert talk.ask("stop")[-1].startswith("bestmove claim ")
    assert not talk.session.is_thinking


def test_the_end_of_the_input_ends_a_search() -> None:
    talk = Talk("hard")
    start = time.monotonic()
    talk.session.serve(io.BytesIO(f"position {DUEL} moves line K18 K19 K34 K48; king 1\ngo ms 100000000\n".encode()))
    assert time.monotonic() - start < 600
    assert talk.said[-1].startswith("bestmove")


def test_options_are_set_and_wrong_ones_refused() -> None:
    talk = Talk()
    talk.ask("setoption name bot value greedy")
    assert talk.ask("fiefdom 1")[0].endswith(" greedy")
    assert talk.ask("setoption name threads value 2") == []
    for line in ("setoption threads 2", "setoption name threads", "setoption name threads value 0",
                 "setoption name threads value two", "setoption name depth value 3", "setoption name bot value nobody",
                 "setoption"):  # fmt: skip
        (answer,) = talk.ask(line)
        assert answer.startswith("error ")
    assert talk.ask("fiefdom 1")[0].endswith(" greedy")


def test_a_bot_says_which_games_it_plays_and_refuses_the_others() -> None:
    talk = Talk("fg")
    assert "games kingdomino" in talk.ask("fiefdom 1")
    assert talk.ask("newgame totem(players=2)")[0].startswith("error The bot 'fg' does not play")
    assert talk.ask(f"position {Game.new('totem(players=2)', seed=1).position}")[0].startswith("error The bot 'fg'")


@pytest.mark.parametrize("rules", ["queendomino(players=2)", "tribe(players=3)", "royal_wedding(players=3)"])
def test_positions_of_every_game_are_read_and_answered(rules: str) -> None:
    game, talk = Game.new(rules, seed=2), Talk()
    assert talk.ask(f"newgame {rules}") == []
    while not game.is_over:
        assert talk.ask(f"position {game.position}") == []
        answer = talk.ask("go")[-1].removeprefix("bestmove ")
        assert answer in map(str, game.legal_moves)
        game.push(answer)
    assert talk.ask(f"position {game.position}") == []
    assert talk.ask("go")[0].startswith("error No position in which a move")


def test_rules_and_positions_may_be_followed_by_events() -> None:
    game = Game.new(DUEL, seed=7)
    start = str(game.position)
    for _ in range(3):
        game.push(game.legal_actions[0])
    events = [str(event) for event in game.events]
    assert read_position(f"{DUEL} moves {'; '.join(events)}").position == game.position
    since = [event for event in events if event.startswith(("claim", "king"))][1:]
    assert read_position(f"{start} moves {'; '.join(since)}").position == game.position
    assert read_position(start).position == read_position(f"{start} moves ").position


def test_refused_lines_change_nothing() -> None:
    talk, game = Talk("greedy"), Game.new(DUEL, seed=1)
    talk.ask(f"position {game.position}")
    first = talk.ask("go")[-1]
    for line in ("position kingdomino(players=9)", "position", "position a | b", f"position {DUEL} moves jump",
                 f"position {game.position} moves claim K1", "newgame chess", "fiefdom 2", "fiefdom"):  # fmt: skip
        (answer,) = talk.ask(line)
        assert answer.startswith("error "), line
    assert talk.ask("go")[-1] == first


def test_long_lines_are_dropped_and_the_next_one_is_heard() -> None:
    talk = Talk()
    talk.session.serve(
        io.BytesIO(b"position " + b"x" * 3 * LONGEST_COMMAND + b"\nisready\n\n  \r\nisready\nquit\nisready\n")
    )
    assert talk.said == ["error A line has at most 65,536 bytes.", "readyok", "readyok"]


# ---------------------------------------------------------------- lines that mean nothing

PIECES = (
    *("ms", "seed", "5", "-1", "name", "value", "threads", "moves", DUEL, "|", "claim K1", "round 0 seat 1 claim"),
    *("next K1 K2 K3 K4", "kingdom 1:", "1e9", "½", "\x00", "99999999999999999999999"),
)
LINES = st.one_of(st.text(max_size=60), st.builds(" ".join, st.lists(st.sampled_from([*WORDS, *PIECES]), max_size=8)))


@given(st.lists(LINES, max_size=6))
@settings(max_examples=60)
def test_no_line_breaks_an_engine(lines: list[str]) -> None:
    talk = Talk("greedy")
    for line in lines:
        if line.strip().partition(" ")[0] != "quit":
            assert talk.session.hear(line)
            talk.session.wait()
    assert talk.ask("isready") == ["readyok"]
    assert all(len(line.splitlines()) == 1 for line in talk.said)


@given(st.binary(max_size=200))
@settings(max_examples=60)
def test_no_bytes_break_an_engine(data: bytes) -> None:
    talk = Talk("greedy")
    talk.session.serve(io.BytesIO(data + b"\nquit\n"))
    assert all(line.startswith(("error ", "id ", "option ", "games ", "fiefdomok", "readyok")) for line in talk.said)


@given(st.text(max_size=40), st.sampled_from(["", "lead 2.5 ", "win 0.5 simulations 3 ", "lead nan ", "win 7 "]))
def test_no_info_breaks_a_host(text: str, start: str) -> None:
    told = read_info(f"{start}{text}")
    assert told is None or told.win is None or 0 <= told.win <= 1


@given(st.text(alphabet="go msimulationthredf0123456789 -.", max_size=30))
def test_limits_are_read_or_refused(text: str) -> None:
    try:
        found = read_go(text)
    except TextError:
        return
    assert read_go(str(found).removeprefix("go")) == found


def test_limits_and_infos_survive_a_round_trip() -> None:
    assert read_go(go_line(Limit(0.1, 20, 2), 7).removeprefix("go")).numbers == {
        "ms": 100, "simulations": 20, "threads": 2, "seed": 7,
    }  # fmt: skip
    assert go_line(None, 7) == "go seed 7"
    for info in (Info("claim K1", -1.25, 0.5, 3, 4), Info(), Info(lead=0.0), Info(best="pass tax")):
        assert read_info(str(info).removeprefix("info").strip()) == info
    assert read_info("string this is the best move") == Info()
    for wrong in ("lead x", "lead inf", "win 2", "simulations -1", "ms 1.5"):
        assert read_info(wrong) is None


def test_an_engine_of_nobody_is_refused() -> None:
    with pytest.raises(FiefdomError, match="There is no bot"):
        EngineSession("nobody", print)
