"""`fiefdom arena`: what it prints, saves and refuses, and how it stops."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import fiefdom
from fiefdom.bots.arena import Estimate, Settings, Store
from fiefdom.bots.arena.workers import Alone
from fiefdom.bots.refusals import ArenaCode
from fiefdom.cli.commands import arena_report
from fiefdom.cli.main import program
from fiefdom.errors import BotError
from fiefdom.rules import Rules
from support import programs

DUEL = "kingdomino(players=2)"
KEYS = ["rules", "bots", "seed", "games", "deals", "results", "difference", "sprt", "digest", "software", "file"]
ROW = [
    *("bot", "games", "wins", "draws", "win_rate", "score", "lead", "rating", "forfeits", "decisions"),
    *("cpu_mean", "cpu_longest", "wall_mean", "wall_longest"),
]
PAGES = Path(__file__).parents[3] / "docs"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments):
    return CliRunner().invoke(program, ["arena", *arguments, "--jobs", "1"], env={"COLUMNS": "80"})


def as_object(*arguments):
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.output
    return json.loads(found.stdout)


def test_the_object_has_every_key_and_the_page_names_them():
    found = as_object(DUEL, "--bots", "gprd,random", "--games", "4", "--seed", "5", "--no-out")
    page = (PAGES / "arena.md").read_text(encoding="utf-8")
    assert list(found) == KEYS
    assert [list(row) for row in found["results"]] == [ROW, ROW]
    assert all(f"`{key}`" in page for key in (*KEYS, *ROW))
    assert (found["rules"], found["bots"], found["seed"]) == (DUEL, ["gprd", "random"], 5)
    assert (found["games"], found["deals"], found["file"]) == (4, 2, None)
    hero, other = found["results"]
    assert hero["wins"] + hero["draws"] + other["wins"] == 4
    assert hero["lead"]["value"] == -other["lead"]["value"] == found["difference"]["value"]


def test_intervals_without_end_are_null():
    found = as_object(DUEL, "--bots", "gprd,random", "--games", "2", "--no-out")
    assert found["results"][0]["lead"]["low"] is None
    assert found["results"][0]["lead"]["value"] is not None


def test_tables_fit_80_columns():
    found = run("kingdomino", "--bots", "search:simulations=2,width=24,rounds=1,fg,random", "--games", "12", "--no-out")
    assert found.exit_code == 0, found.output
    lines = found.stdout.splitlines()
    assert lines[0] == "kingdomino(players=4): 12 games of 1 deal, seed 1"
    assert lines[2].split() == ["bot", "wins", "%", "draws", "%", "score", "lead", "rating"]
    assert "search:" in found.stdout and "rounds=1" in found.stdout
    assert max(map(len, lines)) <= 80
    assert re.search(r"^digest +[0-9a-f]{16}$", found.stdout, re.MULTILINE)


def test_two_bots_are_compared_and_one_alone_is_not():
    pair = run(DUEL, "--bots", "gprd,random", "--games", "4", "--no-out").stdout
    assert re.search(r"score of gprd less that of random: [+-]\d+\.\d ± \d+\.\d", pair)
    alone = run(DUEL, "--bots", "gprd", "--games", "2", "--no-out").stdout
    assert "less" not in alone
    assert re.search(r"^gprd +- +- +\d+\.\d +- +-$", alone, re.MULTILINE)


def test_bots_that_sit_out_show_their_games():
    found = run(DUEL, "--bots", "gprd,random,fg", "--games", "6", "--no-out").stdout.splitlines()
    assert found[2].split()[:2] == ["bot", "games"]
    assert [line.split()[1] for line in found[3:6]] == ["4", "4", "4"]


def test_results_are_kept_by_default_and_gone_on_with(folder):
    first = run(DUEL, "--bots", "gprd,random", "--games", "3")
    (path,) = (folder / "arena").iterdir()
    assert "4 games: every deal is played 2 times, with seats exchanged." in first.stderr
    assert f"Results are kept in {path.relative_to(folder)}." in first.stderr.replace("\n", "")
    assert len(path.read_text().splitlines()) == 5
    more = run(DUEL, "--bots", "gprd,random", "--games", "6")
    assert "4 of 6 games were already played." in more.stderr
    assert len(path.read_text().splitlines()) == 7
    fresh = run(DUEL, "--bots", "gprd,random", "--games", "6", "--no-out")
    digest = re.compile(r"digest +(\w+)")
    assert digest.search(more.stdout)[1] == digest.search(fresh.stdout)[1]


def test_records_are_kept_on_request(folder):
    found = run(DUEL, "--bots", "random", "--games", "2", "--out", "some.jsonl", "--records", "kept")
    assert found.exit_code == 0
    assert len(list((folder / "kept").iterdir())) == 2
    checked = CliRunner().invoke(program, ["check", *map(str, (folder / "kept").iterdir())])
    assert checked.exit_code == 0, checked.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([DUEL], "--bots"),
        ([DUEL, "--bots", "serch"], "There is no bot 'serch'; the nearest name is 'search'."),
        ([DUEL, "--bots", "fg,ms=5"], "write 'fg:ms=5'"),
        (["totem", "--bots", "fg"], "The bot 'fg' does not play Origins: Totem"),
        (["kingdomino(dynasty)", "--bots", "fg"], "leave dynasty out"),
        ([DUEL, "--bots", "fg,random", "--sprt", "10,0"], "--sprt takes two Elo differences"),
        ([DUEL, "--bots", "fg", "--sprt", "0,10"], "A sequential test compares two bots, not 1."),
        ([DUEL, "--bots", "fg", "--ladder"], "only one of these options: --ladder or --bots"),
        ([DUEL, "other.txt", "--bots", "fg"], "'other.txt' is read only with --ladder."),
        ([DUEL, "--ladder"], "A ladder needs games between at least two bots."),
        ([DUEL, "--bots", 'program:"no-such-program"'], "'no-such-program' cannot be started"),
        ([DUEL, "--bots", "fg", "--games", "0"], "--games takes a whole number"),
        ([DUEL, "--bots", "fg", "--out", "a", "--no-out"], "only one of these options: --out or --no-out"),
        (
            [DUEL, "--bots", "fg", "--out", "other.txt"],
            "'other.txt' is not a file of arena results: name another file.",
        ),
    ],
)
def test_misuse_is_one_sentence_and_code_2(folder, arguments, said):
    (folder / "other.txt").write_text("something else\n")
    found = run(*arguments)
    assert found.exit_code == 2
    assert said in found.stderr
    assert found.stdout == ""
    assert (folder / "other.txt").read_text() == "something else\n"


def test_a_sequential_test_stops_by_itself_and_resumes(folder):
    arguments = [DUEL, "--bots", "greedy,random", "--sprt", "0,200", "--out", "x.jsonl"]
    capped = run(*arguments, "--games", "2")
    assert capped.exit_code == 0 and "undecided between +0 and +200 Elo" in capped.stdout
    assert len((folder / "x.jsonl").read_text().splitlines()) == 3
    decided = run(*arguments)
    assert "greedy is stronger than random: +200 Elo is likelier than +0" in decided.stdout
    assert re.search(r"^pairs +0: 0  ½: 0  1: \d+  1½: 0  2: \d+$", decided.stdout, re.MULTILINE)
    lines = (folder / "x.jsonl").read_text().splitlines()
    again = run(*arguments)
    assert again.stdout == decided.stdout and (folder / "x.jsonl").read_text().splitlines() == lines
    found = as_object(*arguments)
    assert found["sprt"]["verdict"] == "stronger" and 2 * sum(found["sprt"]["pairs"]) == found["games"] < 40
    page = (PAGES / "arena.md").read_text(encoding="utf-8")
    assert all(f"`{key}`" in page for key in found["sprt"])


def test_a_ladder_is_made_of_files(folder):
    for bots in ("greedy,random", "gprd,random"):
        assert run(DUEL, "--bots", bots, "--games", "20").exit_code == 0
    found = run(DUEL, "--ladder")
    assert found.exit_code == 0, found.output
    rows = [line.split()[0] for line in found.stdout.splitlines()[3:6]]
    assert found.stdout.startswith(f"{DUEL}: 3 bots\n") and rows == ["greedy", "gprd", "random"]
    files = sorted(map(str, (folder / "arena").iterdir()))
    assert run(DUEL, "--ladder", *files).stdout == found.stdout
    rungs = json.loads(run(DUEL, "--ladder", "--json").stdout)["ladder"]
    assert [rung["bot"] for rung in rungs] == rows and list(rungs[0]) == ["bot", "elo", "games", "score"]
    assert run("kingdomino", "--ladder").exit_code == 2
    assert "one ladder is for one game" in run("kingdomino", "--ladder", files[0]).stderr


def test_programs_that_fail_are_told_of(folder):
    command = f"'{sys.executable}' -S -E '{programs.__file__}' die"
    found = run(DUEL, "--bots", f'program:"{command}",as=mine,random', "--games", "2", "--no-out")
    assert found.exit_code == 0, found.output
    assert "mine lost 2 games by forfeit: program-ended" in found.stdout


def stopping(error):
    """A `play` method that plays two games and then raises an error."""

    def play(self, pairings):
        for number, pairing in enumerate(pairings):
            if number == 2:
                raise error
            yield from original(self, [pairing])

    original = Alone.play
    return play


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (
            KeyboardInterrupt(),
            130,
            "fiefdom arena: interrupted. 2 games are kept in x.jsonl; run the same command to continue",
        ),
        (BotError(ArenaCode.NO_BOTS()), 1, "fiefdom arena: An arena needs at least one bot. 2 games are kept"),
    ],
)
def test_a_run_that_stops_says_how_to_go_on(monkeypatch, error, code, said):
    with monkeypatch.context() as patch:
        patch.setattr(Alone, "play", stopping(error))
        found = run(DUEL, "--bots", "gprd,random", "--games", "6", "--out", "x.jsonl")
    assert (found.exit_code, found.stdout) == (code, "")
    assert said in found.stderr
    assert (
        "2 of 6 games were already played"
        in run(DUEL, "--bots", "gprd,random", "--games", "6", "--out", "x.jsonl").stderr
    )


def test_without_a_file_a_stop_says_what_is_lost(monkeypatch):
    monkeypatch.setattr(Alone, "play", stopping(KeyboardInterrupt()))
    found = run(DUEL, "--bots", "gprd,random", "--games", "6", "--no-out")
    assert "No results were kept, so 2 games are lost." in found.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_ctrl_c_ends_all_processes_and_keeps_what_is_done(folder):
    """A real run in processes, interrupted as by a terminal: all of them receive the signal."""
    # The process that runs the tests may ignore interrupts.
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    code += "if __name__ == '__main__':\n    from fiefdom.cli.main import main; main()"
    arguments = [DUEL, "--bots", "gprd,random", "--games", "1000000", "--jobs", "2", "--out", "x.jsonl"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, "arena", *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    path = folder / "x.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    # All started processes share the pipes: this returns when the last of them has ended.
    output, errors = process.communicate()
    assert (process.returncode, output) == (130, "")
    assert "run the same command to continue." in errors
    assert "Traceback" not in errors
    with Store(path, Settings(Rules.parse(DUEL), ("gprd", "random"))) as store:
        assert len(store.results) >= 3


def test_times_are_told_in_milliseconds():
    assert [arena_report._milliseconds(seconds) for seconds in (0.0000123, 0.0998, 1.2345)] == [
        "0.01",
        "99.8",
        "1,234.5",
    ]
    assert arena_report._with_half(Estimate(-2.0, -3.5, -0.5), "+.1f") == "-2.0 ± 1.5"


def test_the_page_shows_what_is_printed():
    """The block in the documentation has the lines of a real run; the numbers are those of one machine."""
    page = (PAGES / "command-line.md").read_text(encoding="utf-8")
    command, output = re.search(r"^\$ fiefdom arena '(.*?)'[^\n]*\n(.*?)^```$", page, re.MULTILINE | re.DOTALL).groups()
    found = run(command, "--bots", "fg,gprd,random", "--games", "300", "--no-out")

    def shape(text):
        return [re.sub(r"[0-9a-f]*\d[0-9a-f.,]*", "0", line).split() for line in text.splitlines()]

    assert shape(found.stdout) == shape(output)
