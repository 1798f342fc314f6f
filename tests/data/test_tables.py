"""Tables that commands write: from games between bots, from records, from results of the arena."""

import csv
import importlib.util
import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.data import SEAT_COLUMNS, TableFile
from fiefdom.data.parallel import chunks, in_processes

GOLDEN = Path(__file__).parents[1] / "notation" / "golden"
DUEL = GOLDEN / "preset_duel.fief"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words, code=0, text=None):
    found = CliRunner().invoke(program, [str(word) for word in words], input=text)
    assert found.exit_code == code, found.output
    return found


def rows(name):
    with open(name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_bots_play_for_a_table():
    run(
        "simulate",
        "duel",
        "--bots",
        "greedy,random",
        "--games",
        4,
        "--jobs",
        1,
        "--out",
        "g.csv",
        "--decisions",
        "m.csv",
    )
    found = rows("g.csv")
    assert [row["game"] for row in found] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    assert {row["bot"] for row in found} == {"greedy", "random"}
    assert sum(float(row["won"]) for row in found) == 4
    moves = rows("m.csv")
    assert len(moves) == sum(int(row["decisions"]) for row in found)


def test_processes_change_nothing():
    common = ("simulate", "kingdomino(players=2)", "--games", 44, "--seed", 5)
    run(*common, "--jobs", 1, "--out", "one.csv")
    run(*common, "--jobs", 2, "--out", "two.csv")
    assert Path("one.csv").read_bytes() == Path("two.csv").read_bytes()


def test_records_and_the_games_they_come_from_give_the_same_rows():
    run("arena", "duel", "--bots", "greedy,random", "--games", 4, "--jobs", 1, "--out", "a.jsonl", "--records", "kept")
    run("simulate", "duel", "--bots", "greedy,random", "--games", 4, "--jobs", 1, "--out", "played.csv")
    run("convert", "kept", "records.csv")
    run("convert", "a.jsonl", "results.csv")
    played, records, results = rows("played.csv"), rows("records.csv"), rows("results.csv")
    assert [{**row, "source": ""} for row in records] == played
    assert {Path(row["source"]).parent.name for row in records} == {"kept"}
    same = ("game", "deal", "seat", "bot", "began", "total", "place", "won", "lead")
    assert [[row[name] for name in same] for row in results] == [[row[name] for name in same] for row in played]


def test_parquet_holds_the_same_as_csv():
    parquet = pytest.importorskip("pyarrow.parquet")
    run("convert", DUEL, "g.csv")
    run("convert", DUEL, "g.parquet", "--decisions", "m.parquet")
    table = parquet.read_table("g.parquet")
    assert table.column_names == [column.name for column in SEAT_COLUMNS]
    assert [str(row["total"]) for row in table.to_pylist()] == [row["total"] for row in rows("g.csv")]
    assert parquet.read_table("m.parquet").num_rows > 20


def test_a_table_goes_to_the_standard_output():
    found = run("convert", "-", "-", "--to", "csv", text=DUEL.read_bytes())
    assert found.stdout.splitlines()[0].startswith("game,source,rules,")
    assert len(found.stdout.splitlines()) == 3


def test_an_illegal_game_is_told_and_the_others_are_written():
    text = DUEL.read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if "claim" in line)
    Path("bad.fief").write_text(text.replace(first, first.replace("claim K", "claim K4"), 1), encoding="utf-8")
    found = run("convert", "bad.fief", DUEL, "g.csv", code=1)
    assert "bad.fief:" in found.stderr
    assert {row["source"] for row in rows("g.csv")} >= {str(DUEL)}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "duel", "--bots", "random"], "--bots needs --out."),
        (["simulate", "duel", "--decisions", "m.csv"], "--decisions needs --out."),
        (["simulate", "duel", "--out", "g.txt"], "g.txt is no table: its name must end in .csv or .parquet."),
        (["simulate", "duel", "--out", "g.csv", "--json"], "Use only one of these options: --out"),
        (["simulate", "duel", "--out", "there.csv"], "there.csv"),
        (["simulate", "duel", "--out", "g.csv", "--bots", "nobody"], "nobody"),
        (["convert", "game.fief", "g.json", "--decisions", "m.csv"], "g.json is not a table of games"),
        (["convert", "game.fief", "g.csv", "--decisions", "m.txt"], "m.txt is no table"),
        (["convert", "results.jsonl", "g.csv", "--decisions", "m.csv"], "results.jsonl holds results of the arena"),
        (["convert", "empty", "g.csv"], "The folder empty has no file of games"),
        (["check", "empty"], "The folder empty has no file of games"),
    ],
)
def test_refusals_leave_nothing_behind(words, sentence):
    Path("game.fief").write_bytes(DUEL.read_bytes())
    Path("there.csv").write_text("mine", encoding="utf-8")
    Path("empty").mkdir()
    Path("results.jsonl").write_text('{"format": "fiefdom-arena-1"}\n', encoding="utf-8")
    before = sorted(Path().rglob("*"))
    assert sentence in run(*words, code=2).stderr
    assert sorted(Path().rglob("*")) == before
    assert Path("there.csv").read_text(encoding="utf-8") == "mine"


def test_without_pyarrow_parquet_is_refused_with_a_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert 'pip install "fiefdom[data]"' in run("convert", DUEL, "g.parquet", code=2).stderr
    assert not list(Path().iterdir())


def test_an_interrupted_table_does_not_exist(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(TableFile, "add", interrupted)
    run("convert", DUEL, "g.csv", code=130)
    assert not list(Path().iterdir())


def test_folders_and_several_inputs_are_read_in_order():
    for name in ("b", "a/deep"):
        Path("games", name).mkdir(parents=True)
        Path("games", name, "game.fief").write_bytes(DUEL.read_bytes())
    Path("games", "readme.txt").write_text("no game", encoding="utf-8")
    run("convert", "games", DUEL, "all.jsonl")
    assert len(Path("all.jsonl").read_text(encoding="utf-8").splitlines()) == 3
    assert run("check", "games", "all.jsonl").stdout == "5 games in 3 files: no faults\n"


def many(name, number):
    Path(name).write_text(DUEL.read_text(encoding="utf-8") * number, encoding="utf-8")


@pytest.mark.parametrize("form", ["fief", "json", "jsonl"])
def test_all_cores_write_what_one_writes(form):
    many("many.fief", 300)
    run("convert", "many.fief", f"one.{form}", "--jobs", 1)
    run("convert", "many.fief", f"two.{form}", "--jobs", 2)
    assert Path(f"one.{form}").read_bytes() == Path(f"two.{form}").read_bytes()


def test_all_cores_find_what_one_finds():
    many("many.fief", 300)
    text = Path("many.fief").read_text(encoding="utf-8")
    before, _, after = text.rpartition("discard K35")
    Path("many.fief").write_text(f"{before}discard K36{after}", encoding="utf-8")
    one, two = (run("check", "many.fief", "--jobs", jobs, code=1).stdout for jobs in (1, 2))
    assert one == two and one.count("\n") == 2


def test_check_tells_programs_in_json():
    Path("bad.fief").write_text("hello\n", encoding="utf-8")
    Path("empty.fief").write_text("", encoding="utf-8")
    found = json.loads(run("check", DUEL, "bad.fief", "empty.fief", "--json", code=1).stdout)
    assert found["games"] == 1 and found["faults"] == len(found["found"]) == 2
    assert [each["file"] for each in found["found"]] == ["bad.fief", "empty.fief"]
    assert [each["faults"] for each in found["files"]] == [0, 1, 1]


def test_results_come_in_order():
    assert list(in_processes(abs, range(-9, 0), 2)) == list(range(9, 0, -1))
    assert list(chunks(range(5), 2)) == [[0, 1], [2, 3], [4]]


def test_the_ten_questions_are_answered(folder, capsys):
    pytest.importorskip("matplotlib")
    path = Path(__file__).parents[2] / "examples" / "ten_questions.py"
    spec = importlib.util.spec_from_file_location("ten_questions", path)
    questions = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(questions)
    questions.main([str(folder), "--games", "12"])
    printed = capsys.readouterr().out
    assert len(questions.QUESTIONS) == 10 and all(question in printed for question in questions.QUESTIONS)
    picture = (folder / "ten-questions.svg").read_text(encoding="utf-8")
    assert all(question in picture for question in questions.QUESTIONS)
