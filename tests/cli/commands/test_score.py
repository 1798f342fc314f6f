"""`fiefdom score`: the score pad, the ranking, the questions, the refusals."""

import json

import pytest
from click.testing import CliRunner

from fiefdom.cli.commands import score as score_module
from fiefdom.cli.main import program

QUEEN = """rules queendomino(players=4)
kingdom Ada
W1 W T:statue
W  C T:queens_tower
G  G G
"""
TIE = """rules kingdomino(players=4)
kingdom Ada
W W W1
W C F
W W F
kingdom Bo
. W* W W F*
F F  C F F
"""


def run(*arguments, text=""):
    return CliRunner().invoke(program, ["score", *arguments], input=text, env={"COLUMNS": "100"})


def table(output):
    return {line.split("  ")[0]: line.split()[-1] for line in output.splitlines() if line}


def test_the_pad_of_one_kingdom():
    found = run("-", text=QUEEN + "coins 11\nqueen yes\n")
    assert found.exit_code == 0
    lines = {line[:9].strip(): line[9:].split() for line in found.output.splitlines()}
    assert lines[""] == ["Ada"]
    assert lines["Wheat"] == ["3", "3", "x", "1"]
    assert lines["Town"] == ["2", "2", "x", "1"]
    assert lines["Buildings"][0] == "5"
    assert lines["Coins"][0] == "3"
    assert lines["Queen"][0] == "3"
    assert lines["Total"] == ["16"]


def test_several_kingdoms_are_ranked():
    found = run("-", text=TIE)
    assert found.output.splitlines()[-2:] == [
        "1. Ada     6 points, ahead by its largest territory, 6 squares",
        "2. Bo      6 points",
    ]
    assert found.output.split()[:2] == ["Ada", "Bo"]


def test_json():
    found = json.loads(run("-", "--json", text=TIE).output)
    assert found["rules"] == "kingdomino(players=4)"
    assert [kingdom["name"] for kingdom in found["kingdoms"]] == ["Ada", "Bo"]
    assert [kingdom["sheet"]["total"] for kingdom in found["kingdoms"]] == [6, 6]
    assert found["ranking"][0] == {
        "place": 1, "kingdom": 1, "name": "Ada", "total": 6, "largest_territory": 6, "crowns": 1,
        "decided_by": "largest territory",
    }  # fmt: skip


def test_json_names_cells_by_compass():
    text = "rules tribe(players=2)\nH D:hunter G:mammoth\n. D G"
    sheet = json.loads(run("-", "--json", text=text).output)["kingdoms"][0]["sheet"]
    assert sheet["cavemen"] == [{"caveman": "hunter", "square": "e1", "points": 3}]


def test_a_file(tmp_path):
    path = tmp_path / "kingdoms.txt"
    path.write_text(TIE, encoding="utf-8-sig")
    assert run(str(path)).output == run("-", text=TIE).output


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "royal_wedding(teams)", "discovery", "totem", "tribe"])
def test_the_example_can_be_scored(game):
    example = run("--example", game)
    assert example.exit_code == 0
    assert run("-", text=example.output).exit_code == 0


def test_what_is_missing_is_named_where_nobody_can_be_asked():
    found = run("-", text=QUEEN)
    assert found.exit_code == 2
    assert found.stdout == ""
    assert found.stderr.splitlines()[1:] == [
        "2:1: The line `coins ...` of this kingdom is missing.",
        "2:1: The line `queen ...` of this kingdom is missing.",
    ]


def test_in_a_terminal_one_is_asked(tmp_path, monkeypatch):
    monkeypatch.setattr(score_module, "somebody_can_answer", lambda: True)
    path = tmp_path / "kingdom.txt"
    path.write_text(QUEEN, encoding="utf-8")
    found = run(str(path), text="many\n11\n\n\nyes\n")
    assert found.exit_code == 0
    # Older test runners of Click echo the answers to stdout, whichever stream asks.
    pad = run("-", text=QUEEN + "coins 11\nqueen yes\n").stdout
    assert found.stdout.removesuffix(pad).split() in ([], ["many", "11", "yes"])
    assert "'many' is not a possible answer here." in found.stderr
    assert "Ada: towers [2]" in found.stderr


def test_without_a_file_a_terminal_asks_for_the_kingdoms(monkeypatch):
    monkeypatch.setattr(score_module, "somebody_can_answer", lambda: True)
    ada, bo = "W W W1\nW C F\nW W F\n\n", ". W* W W F*\nF F  C F F\n\n"
    found = run(text=f"chess\nkingdomino(players=4)\nAda # me\nW W X9\n\n{ada}Bo\n{bo}\n")
    assert found.exit_code == 0
    pad = run("-", text=TIE).stdout
    assert found.stdout.endswith(pad)
    assert "no game or preset" in found.stderr or "chess" in found.stderr
    assert "1:5: 'X9' is not a square" in found.stderr and found.stderr.count("empty line at the end") == 3
    assert "W wheat, F forest" in found.stderr


def test_the_number_of_kingdoms_ends_the_questions_and_the_rest_is_asked(monkeypatch):
    monkeypatch.setattr(score_module, "somebody_can_answer", lambda: True)
    rows = "W1 W T:statue\nW  C T:queens_tower\nG  G G\n\n"
    answers = f"queendomino(players=2)\nAda\n{rows}Bo\nW W C\n\n11\n\n\nyes\n0\n\n\n"
    found = run("--json", text=answers)
    assert found.exit_code == 0
    told = json.loads(found.stdout[found.stdout.index("{") :])
    assert [(each["name"], each["sheet"]["total"]) for each in told["kingdoms"]] == [("Ada", 16), ("Bo", 0)]


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_questions_are_asked_in_the_language(monkeypatch, language):
    monkeypatch.setattr(score_module, "somebody_can_answer", lambda: True)
    found = run("--language", language, text="discovery\nAda\nH\n\n\n")
    assert found.exit_code == 0
    assert {"hu": "H a kunyhó", "pl": "H to chata"}[language] in " ".join(found.stderr.split())


def test_what_the_file_says_is_not_asked(tmp_path, monkeypatch):
    monkeypatch.setattr(score_module, "somebody_can_answer", lambda: True)
    path = tmp_path / "kingdom.txt"
    path.write_text(QUEEN + "coins 11\nqueen yes\nknights 1\ntowers 2\n", encoding="utf-8")
    assert run(str(path)).stderr == ""


def test_faults_are_listed_with_their_places():
    found = run("-", text="rules kingdomino\nC X W9\n")
    assert found.exit_code == 2
    assert found.stderr.startswith("fiefdom: <stdin> cannot be scored. ")
    assert [line.split(": ")[0].strip() for line in found.stderr.splitlines()[1:]] == ["2:3", "2:5"]


def test_faults_of_all_kingdoms_together():
    found = run("-", text="rules queendomino\n" + "kingdom x\ncoins 1\nqueen yes\nC W W\n" * 2)
    assert found.exit_code == 2
    assert "The queen is in two kingdoms (Q10)." in found.stderr


def test_no_file_and_no_text(tmp_path):
    assert run(str(tmp_path / "none.txt")).exit_code == 2
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    found = run(str(path))
    assert found.exit_code == 2
    assert "byte 1 is not UTF-8" in found.stderr


@pytest.mark.parametrize("arguments", [[], ["file", "--example", "kingdomino"], ["--example", "chess"]])
def test_misuse(arguments):
    assert run(*arguments).exit_code == 2


def test_several_kingdoms_show_how_their_points_were_counted():
    (wheat,) = (line for line in run("-", text=TIE).output.splitlines() if line.startswith("Wheat"))
    assert wheat.split("Wheat")[1].split() == ["6", "x", "1", "=", "6", "3", "x", "1", "=", "3"]


def test_a_picture_of_the_sheet(tmp_path):
    path = tmp_path / "kingdoms.txt"
    path.write_text(TIE, encoding="utf-8")
    target = tmp_path / "sheet.svg"
    found = run(str(path), "--output", str(target))
    assert (found.exit_code, found.output.strip()) == (0, str(target))
    drawn = target.read_text(encoding="utf-8")
    assert "Ada" in drawn and "Bo" in drawn and "6×1" in drawn
    again = run(str(path), "--svg", "--output", str(target))
    assert again.exit_code == 2 and target.read_text(encoding="utf-8") == drawn
    assert run(str(path), "--png", "--output", str(target), "--force").exit_code == 0
    assert target.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("options", [("--svg", "--png"), ("--json", "--svg"), ("--output", "sheet.txt")])
def test_pictures_that_make_no_sense_are_refused(tmp_path, monkeypatch, options):
    monkeypatch.chdir(tmp_path)
    assert run("-", *options, text=TIE).exit_code == 2
    assert list(tmp_path.iterdir()) == []
