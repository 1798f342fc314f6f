"""`fiefdom play`: whole games from piped answers, and every request."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom import bots
from fiefdom.cli.main import program
from fiefdom.cli.play.choices import choices
from fiefdom.cli.play.seating import Player, seating
from fiefdom.engine.random import new_source
from fiefdom.game import Match
from fiefdom.notation import read_records
from fiefdom.rules import Rules

GAMES = [
    "kingdomino(players=2)",
    "kingdomino(players=3)",
    "kingdomino(players=2, mighty_duel, middle_kingdom, harmony)",
    "queendomino(players=2)",
    "queendomino(players=4, harmony)",
    "royal_wedding(players=6)",
    "royal_wedding(players=7, teams)",
    "discovery(players=2)",
    "totem(players=4, middle_kingdom)",
    "tribe(players=2)",
    "tribe(players=4)",
]
DUEL = "kingdomino(players=2)"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Records are written to a temporary folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments, answers=()):
    return CliRunner().invoke(program, ["play", *arguments], input="".join(f"{answer}\n" for answer in answers))


def play(*arguments, answers=(), seed=7):
    """A game in which random bots take the unassigned seats."""
    found = run(*arguments, "--seed", str(seed), "--level", "random", answers=answers)
    assert found.exit_code == 0, (found.output[-2000:], found.exception)
    return found.output


def test_a_game_that_cannot_be_recorded_does_not_begin(folder):
    for path, word in (("missing/game.fief", "cannot be recorded"), (".", "is a folder")):
        found = run("--record", path, answers=["quit"])
        assert found.exit_code == 2 and word in found.output
    assert list(folder.iterdir()) == []


def script(rules, persons=(0,), seed=7, pick=lambda options: options[0], text=lambda choice: str(choice.number)):
    """The answers of people who choose in this way, and the match they play."""
    match, source, answers = Match.new(rules, seed), new_source(seed), []
    bot = bots.bot("random")
    names = [f"player {seat}" for seat in range(8)]
    while True:
        game = match.game
        while not game.is_over:
            if game.to_move not in persons:
                view = bots.View.of(game)
                game.push(bot.choose(view, view.legal, source))
                continue
            options = choices(game, names)
            choice = pick(options)
            if len(options) > 1:
                answers.append(text(choice))
            game.push(choice.move)
        if match.is_over:
            return answers, match
        match.next_game()


def asked(output):
    """How often a question was asked."""
    return output.count("\n> ") + output.startswith("> ")


def recorded(path):
    """All records in a file, which must be free of faults."""
    readings = list(read_records(path))
    assert not [reading.faults for reading in readings if reading.faults]
    return [reading.record for reading in readings]


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("rules", GAMES)
def test_a_game_played_by_numbers_is_the_game_that_is_recorded(rules):
    answers, match = script(rules, pick=lambda options: options[len(options) // 2])
    output = play(rules, "--record", "game.fief", answers=answers)
    assert "The game is over" in output
    assert re.search(r"(You win!|.* wins!|.* share the win)\nSaved in game\.fief", output)
    assert asked(output) == len(answers)
    (record,) = recorded("game.fief")
    assert record.game() == match.game
    assert record.result == match.game.scores
    assert max(map(len, output.splitlines())) <= 80


def test_moves_may_be_written_out():
    answers, match = script("queendomino(players=2)", text=lambda choice: str(choice.move))
    play("queendomino(players=2)", "--record", "game.fief", answers=answers)
    assert recorded("game.fief")[0].game() == match.game


@pytest.mark.parametrize("rules", GAMES[::4])
def test_a_game_played_by_bots_alone(rules):
    output = play(rules, "--seats", "bot:random", "--no-record")
    assert "The game is over" in output
    assert asked(output) == 0
    assert "you" not in output


@pytest.mark.interpreted
def test_a_short_game_uncompiled_too():
    answers, _ = script(DUEL)
    assert "The game is over" in play("--no-record", answers=answers)


def test_several_people_at_one_table():
    answers, _ = script("discovery(players=3)", persons=(0, 2))
    output = play("discovery(players=3)", "--seats", "Ada,bot:random,Bo", answers=answers)
    assert "round 3 of 12, Ada to move" in output and "round 3 of 12, Bo to move" in output
    assert "Bot 2 (fool) to move" not in output
    assert "The game is over" in output


def test_a_team_game_names_both_players_of_a_kingdom():
    output = play("wedding_teams", "--seats", "Ada,Bo,bot:random", "--no-record")
    assert re.search(r"^\d\. (Ada and Bo|Fool 3 and Fool 4) +\d+ points", output, re.MULTILINE)


@pytest.mark.parametrize("rules", ["kingdomino(players=2, dynasty)", "tribe(players=3, dynasty)"])
def test_a_dynasty_is_three_games_a_sum_and_three_records(rules):
    answers, match = script(rules)
    output = play(rules, "--record", "match.fief", answers=answers)
    for title in ("Game 1 of 3", "Game 1 is over", "Game 2 of 3", "Game 2 is over", "Game 3 of 3", "All 3 games"):
        assert title in output
    points = re.findall(r"^\d\. you +(\d+) points", output, re.MULTILINE)
    assert len(points) == 4
    assert int(points[3]) == sum(int(each) for each in points[:3])
    records = recorded("match.fief")
    assert [record.tags["game"] for record in records] == ["1", "2", "3"]
    assert {record.rules for record in records} == {Rules.parse(rules)}
    assert [record.game() for record in records] == match.games


def test_the_same_seed_and_answers_are_the_same_game():
    answers, _ = script(DUEL)
    first = play("--no-record", answers=answers)
    assert first == play("--no-record", answers=answers)
    assert first != play("--no-record", answers=answers, seed=8)


def test_without_a_seed_one_is_chosen_and_told():
    found = run("--no-record", answers=["quit"])
    seed = re.search(r"^kingdomino\(players=2\), seed (\d+)\.", found.output)[1]
    assert run("--no-record", "--seed", seed, answers=["quit"]).output == found.output


# ---------------------------------------------------------------------- leaving and resuming


def test_the_end_of_the_input_shows_the_standing_and_how_to_go_on():
    output = play("--record", "game.fief", answers=script(DUEL)[0][:2])
    assert "The input has ended. This is how it stands." in output
    assert re.search(r"^1\. (you|Bot 2 \(fool\)) +\d+ points", output, re.MULTILINE)
    assert output.endswith("Saved. Continue with: fiefdom play --resume game.fief\n")


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quitting_shows_the_standing(word):
    output = play("--no-record", answers=[word, "1"])
    assert "You end the game. This is how it stands." in output
    assert asked(output) == 1


@pytest.mark.parametrize(
    ("rules", "share"),
    [(DUEL, 0), (DUEL, 0.1), (DUEL, 0.7), ("tribe(players=2)", 0.3), ("kingdomino(players=2, dynasty)", 0.5)],
)
def test_nothing_is_lost_by_leaving_and_going_on(rules, share):
    """What was played before is kept; both parts together are one legal game with the original names and tags."""
    persons = tuple(range(Rules.parse(rules).seats))
    answers, _ = script(rules, persons)
    names = ["--seats", ",".join(["Ada", "Bo"][: len(persons)])]
    play(rules, *names, "--record", "game.fief", answers=answers[: int(len(answers) * share)])
    before = recorded("game.fief")
    found = run("--resume", "game.fief", answers=["foo", "sheet"])
    assert found.exit_code == 0 and "Resuming " in found.output
    assert recorded("game.fief") == before
    assert before[0].tags["seed"] == "7"
    assert [seat.name for seat in before[0].seats] == ["Ada", "Bo"]


def test_a_resumed_game_can_be_played_to_its_end():
    """Against a bot, one question at a time, each in a new run."""
    play("--record", "game.fief")
    for _ in range(60):
        game = recorded("game.fief")[0].game()
        if game.is_over:
            break
        answer = next((str(move) for move in game.legal_moves), "")
        found = run("--resume", "game.fief", answers=[answer])
        assert found.exit_code == 0, found.output
    assert recorded("game.fief")[0].result == game.scores
    assert "The game is over" in run("--resume", "game.fief").output


def test_remarks_and_tags_of_a_resumed_record_stay():
    answers, _ = script(DUEL)
    play("--record", "game.fief", answers=answers[:6])
    text = Path("game.fief").read_text(encoding="utf-8")
    text = text.replace("\n\n", '\ntag place "At home"\n\n', 1).replace("round 1\n", "  { well begun }\nround 1\n", 1)
    Path("game.fief").write_text(text, encoding="utf-8")
    run("--resume", "game.fief", answers=["quit"])
    (record,) = recorded("game.fief")
    assert record.tags["place"] == "At home"
    assert [remark.text for remark in record.remarks] == ["well begun"]


def test_a_broken_last_line_costs_what_is_broken_only():
    answers, _ = script(DUEL)
    play("--record", "game.fief", answers=answers)
    whole = recorded("game.fief")[0]
    text = re.sub(r"result .*\n", "", str(whole))
    Path("game.fief").write_text(text[: len(text) // 2], encoding="utf-8")
    found = run("--resume", "game.fief", answers=["quit"])
    assert found.exit_code == 0, found.output
    (record,) = recorded("game.fief")
    assert 10 < len(record.events) < len(whole.events)
    assert record.events[: len(record.events) - 4] == whole.events[: len(record.events) - 4]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_nothing_is_lost_when_the_process_is_killed(end, folder):
    answers = script(DUEL)[0][:5]
    play("--record", "expected.fief", answers=answers)
    expected = recorded("expected.fief")[0].events
    command = [sys.executable, "-m", "fiefdom", "play", "--seed", "7", "--level", "random", "--record", "game.fief"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    # A background job may have been started with interrupts ignored.
    process = subprocess.Popen(command, **pipes, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    process.stdin.write("".join(f"{answer}\n" for answer in answers).encode())
    process.stdin.flush()
    # Every question ends with the same sign: wait for the one after the last answer.
    seen = b""
    while seen.count(b"\n> ") <= len(answers) and (more := os.read(process.stdout.fileno(), 65536)):
        seen += more
    process.send_signal(end)
    rest, trouble = process.communicate()
    output = seen + rest
    assert process.returncode == (130 if end == signal.SIGINT else -end)
    if end == signal.SIGINT:
        assert b"Continue with: fiefdom play --resume game.fief" in output
        assert trouble.strip() == b"fiefdom: interrupted."
    assert run("--resume", "game.fief", answers=["quit"]).exit_code == 0
    assert recorded("game.fief")[0].events == expected


def test_without_a_name_the_file_is_named_after_game_and_day_and_none_is_overwritten(folder):
    for _ in range(2):
        assert run("tribe", "--seed", "1", answers=["quit"]).exit_code == 0
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 2
    assert re.fullmatch(r"tribe-\d{4}-\d\d-\d\d-2\.fief", names[0])
    assert re.fullmatch(r"tribe-\d{4}-\d\d-\d\d\.fief", names[1])


def test_no_record_leaves_no_file(folder):
    play("--no-record", answers=["save", "save copy.fief", "save copy.fief"])
    assert [path.name for path in folder.iterdir()] == ["copy.fief"]


def test_save():
    output = play("--record", "game.fief", answers=["save", "save copy.fief", "save game.fief", "save no/such/copy"])
    assert "The game is in game.fief; every move is saved there." in output
    assert "A copy of the game is in copy.fief." in output
    assert "game.fief already exists: name another file." in output
    assert "No such file" in output
    assert recorded("copy.fief")[0].events == recorded("game.fief")[0].events


def test_a_full_disk_does_not_end_the_game_but_nothing_is_called_saved(monkeypatch):
    from fiefdom.cli.play import saving

    written = []

    def fail(path, text):
        written.append(path)
        if len(written) > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving, "replace_file", fail)
    answers, _ = script(DUEL)
    found = run("--record", "game.fief", "--seed", "7", "--level", "random", answers=answers)
    assert found.exit_code == 1
    assert found.output.count("No space left on device") == 1
    assert "The game is over" in found.output
    assert "NOT saved" in found.output and "Saved" not in found.output


# ---------------------------------------------------------------------- requests


def test_every_request():
    answers = script(DUEL)[0][:4]
    requests = ["", "?", "table", "moves", "help", "legend", "kingdoms", "kingdom", "kingdom 2", "kingdom 9", "sheet"]
    output = play("--no-record", answers=[*answers, *requests, "sheet 2", "sheet x", "hints", "hints off", "hints bad"])
    assert output.count("Besides:") == 2
    assert "W wheat" in output
    assert "1 you, " in output and "2 Bot 2 (fool), " in output
    assert "There is no kingdom '9': they are 1 to 2." in output
    assert "There is no kingdom 'x': they are 1 to 2." in output
    assert "Hints are off." in output
    assert "Hints are on, off or marks, not 'bad'." in output
    assert output.count("Total") == 2


def test_moves_numbers_the_placements():
    answers = script(DUEL)[0]
    output = play("--no-record", answers=[*answers[:2], "moves", "1"])
    place = re.search(r"^  1  (\S+ \S+) ", output, re.MULTILINE)[1]
    assert re.search(rf"^you: place K\d+ {place}$", output, re.MULTILINE)


def test_undo_takes_back_what_was_decided_in_this_turn_and_no_more():
    answers, match = script(DUEL)
    first_place = next(place for place, answer in enumerate(answers) if place > 1)
    output = play(
        "--record",
        "game.fief",
        answers=[*answers[:first_place], "undo", answers[first_place], "undo", "undo", *answers[first_place:]],
    )
    assert output.count("There is nothing to undo") == 2
    assert output.count("Undone: place K") == 1
    assert recorded("game.fief")[0].game() == match.game


def test_undo_takes_back_a_whole_turn_step_by_step():
    """A turn of Queendomino: place, knight, building. All of it is undone, in the record too."""
    answers, _ = script("queendomino(players=2)", persons=(0, 1), pick=lambda options: options[-1])
    play("queendomino(players=2)", "--seats", "Ada,Bo", "--record", "game.fief", answers=answers[:8])
    before = recorded("game.fief")[0]
    output = run("--resume", "game.fief", answers=["undo"] * 6).output
    after = recorded("game.fief")[0]
    assert output.count("Undone: ") >= 1
    assert "There is nothing to undo" in output
    assert after.game().awaits == "place"
    assert before.events[: len(after.events)] == after.events


def test_the_last_question_of_a_turn_says_so():
    output = play("--no-record", answers=script(DUEL)[0][:4])
    questions = re.findall(r"^.*(?:go on\?|it go\?).*$", output, re.MULTILINE)
    assert all(("This ends your turn." in line) == ("go on?" in line) for line in questions[:4])


def test_hints():
    answers = script(DUEL)[0]
    output = play("--no-record", "--hints", "gains", answers=answers[:12])
    told = " ".join(output.split())
    assert re.search(r"Hint: points scored right away: \d+ place K\d+ \w+ \w+ \+\d;", told)
    assert "Hint: every choice scores the same right now." in told
    hidden = play("--no-record", "--hints", "off", answers=answers[:2])
    shown = play("--no-record", answers=answers[:2])
    assert ">v" in shown and ">v" not in hidden


def test_why():
    answers = script(DUEL)[0][:2]
    questions = ["why", "why 0 e1", "why n4e4 n4e3", "why 1", "why e7 e8", "why up", "why K1"]
    replies = play("--no-record", answers=[*answers, *questions]).partition("> why\n")[2]
    assert "Say which move, as in: why e1 e2." in replies
    assert "The castle stands on 0 (C3)." in replies
    assert "C3" in replies.split("> why n4e4 n4e3")[1].split(">")[0]
    assert replies.split("> why 1\n")[1].startswith("This is possible: place K")
    assert "cannot reach the cell e7" in replies.split("> why e7 e8\n")[1]
    assert "'up' is not a placement" in replies


def test_illegal_moves_and_nonsense_are_asked_again():
    answers = script(DUEL)[0]
    output = play(
        "--no-record", answers=["99999999999999999999", "K0", "x y z", "\x00", "٣", "O1", *answers[:2], "0 e1", "999"]
    )
    assert "'x y z' is not a domino: choose one of those shown" in output
    assert "is not in the next line; choose " in output
    assert "The castle stands on 0 (C3)." in output
    assert "There is no choice '999': the numbers go to " in output


def test_bytes_that_are_no_text_are_survived():
    found = CliRunner().invoke(program, ["play", "--seed", "7", "--no-record"], input=b"\xff\xfe\nquit\n")
    assert found.exit_code == 0
    assert "You end the game." in found.output


def test_where_only_ascii_can_be_printed_only_ascii_is(folder):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "fiefdom", "play", "classic", "--seats", "Zoë,bot:random", "--no-record"]
    found = subprocess.run(command, input=b"moves\nlegend\n?\n", capture_output=True, env=environment, timeout=300)
    assert found.returncode == 0, found.stderr
    assert b"@1" in found.stdout and found.stdout.isascii()


def test_bots_of_every_level_sit_down_and_a_hint_tells_what_a_strong_one_would_do():
    found = run("kingdomino(players=4)", "--seats", "Ada,bot:easy,bot:hard:simulations=8", "--seed", "3", "--no-record",
                answers=["3", "hint", "quit"])  # fmt: skip
    assert found.exit_code == 0, found.output
    assert all(f"Bot {name}: claim" in found.output for name in ("2 (easy)", "3 (hard)", "4 (normal)"))
    assert re.search(
        r"place K\d+ \S+ \S+, then claim K\d+: \d+ points, lead [+-]\d+\.\d ± \d+\.\d, win \d+%", found.output
    )


# ---------------------------------------------------------------------- seats and refusals


def test_names_of_seats():
    table = seating(Rules("royal_wedding", 7, teams=True), (Player("random", "random"), Player("you"), Player("Ada")))
    assert table.names == ("random 1", "you", "Ada", "normal 4", "normal 5", "normal 6", "normal 7")
    assert [table.is_person(seat) for seat in range(4)] == [False, True, True, False]
    assert seating(Rules("kingdomino", 2), (Player("you"), Player("you"))).names == ("you 1", "you 2")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "'chess' could not be understood"),
        (["kingdomino(players=9)"], "K1"),
        (["--seats", "you,you,you"], "--seats names 3 players, but 'kingdomino(players=2)' has 2 seats."),
        (["--seats", "you,bot:deep"], "There is no bot 'deep'; choose random, gprd,"),
        (["--seats", "you,random"], "write bot:random for a bot"),
        (["--seats", "you,bot:hard:ms=0"], "ms must be a number above 0, not '0'"),
        (["tribe", "--seats", "you,bot:fg"], "The bot 'fg' does not play 'tribe(players=4)', only Kingdomino."),
        (["--level", "clever"], "There is no bot 'clever'"),
        (["--seats", ""], "a seat is empty"),
        (["--seats", "you,a\x07b"], "all of them printable"),
        (["--seats", "x" * 31], "at most 30 characters"),
        (["--seed", "x"], "--seed takes a whole number, not 'x'."),
        (["--record", "a", "--no-record"], "only one of these options: --record or --no-record"),
        (["--resume", "nothing.fief"], "'nothing.fief' does not exist"),
        (["--hints", "much"], "'much' is not one of"),
    ],
)
def test_misuse(arguments, sentence):
    found = run(*arguments)
    assert found.exit_code == 2
    assert sentence in found.stderr


def test_files_that_cannot_be_resumed_or_written(folder):
    (folder / "empty.fief").write_text("")
    (folder / "prose.fief").write_text("Once upon a time\n")
    for name in ("empty.fief", "prose.fief"):
        found = run("--resume", name)
        assert found.exit_code == 2 and "holds no game" in found.stderr
    found = run("--record", "empty.fief")
    assert found.exit_code == 2 and "already exists: continue it with --resume empty.fief" in found.stderr
    found = run("classic", "--resume", "empty.fief")
    assert found.exit_code == 2 and "as it is" in found.stderr
    found = run("--record", "no/folder/game.fief", answers=["quit"])
    assert "No such file" in found.output
