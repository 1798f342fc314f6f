"""`fiefdom check` and `fiefdom convert`: what they print, write and refuse, and their exit codes."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from fiefdom.cli.commands.check import check
from fiefdom.cli.commands.convert import convert
from fiefdom.notation import Record

GOLDEN = Path(__file__).parents[2] / "notation" / "golden"
DUEL = GOLDEN / "preset_duel.fief"
DYNASTY = GOLDEN / "preset_dynasty.fief"


def run(command, *words, **options):
    """Output and exit code."""
    found = CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False, **options)
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    return found.output, found.return_value


def test_files_without_faults():
    assert run(check, DUEL) == ("1 game: no faults\n", 0)
    assert run(check, DUEL, DYNASTY) == ("4 games in 2 files: no faults\n", 0)
    assert run(check, "-", input=DUEL.read_bytes()) == ("1 game: no faults\n", 0)


def test_faults_are_told_with_file_line_and_column(tmp_path):
    path = tmp_path / "bad.fief"
    path.write_text(DUEL.read_text(encoding="utf-8").replace("round 1", "rownd 1"), encoding="utf-8")
    output, code = run(check, path, DUEL)
    line = DUEL.read_text(encoding="utf-8").splitlines().index("round 1") + 1
    assert output.startswith(f"{path}:{line}:1: ") and output.endswith("2 games in 2 files: 1 fault\n")
    assert code == 1
    assert run(check, "--quiet", path) == ("", 1)


@pytest.mark.parametrize(
    "data", [b"\0" * 5000, b"\xff\xfe" + "fief 1".encode("utf-16-le"), b"[[[[", b"{" * 10**5, b"PK\x03\x04"]
)
def test_garbage_is_a_fault_and_no_trouble(tmp_path, data):
    path = tmp_path / "garbage"
    path.write_bytes(data)
    output, code = run(check, path)
    assert (code == 1) == ("fault" in output and "no fault" not in output)
    assert output.endswith("\n") and "Traceback" not in output


@pytest.mark.parametrize(
    ("language", "fault", "summary"),
    [
        ("en", "'rownd 1' could not be understood; perhaps round was meant.", "1 game: 1 fault"),
        ("hu", "'rownd 1' nem érthető. Talán erre gondoltál: round.", "1 játék: 1 hiba"),
        ("pl", "'rownd 1' jest niezrozumiałe. Może chodziło o: round.", "1 gra: 1 błąd"),
    ],
)
def test_faults_are_told_in_the_language_of_the_environment(tmp_path, language, fault, summary):
    text = DUEL.read_text(encoding="utf-8").replace("round 1", "rownd 1")
    output, _ = run(check, "-", input=text.encode(), env={"FIEFDOM_LANGUAGE": language})
    line = DUEL.read_text(encoding="utf-8").splitlines().index("round 1") + 1
    assert output.splitlines() == [f"<stdin>:{line}:1: {fault}", summary]


def test_a_file_without_a_game_is_a_fault(tmp_path):
    path = tmp_path / "empty.fief"
    path.touch()
    output, code = run(check, path)
    assert code == 1 and "holds no game" in output


def test_text_becomes_json_and_comes_back(tmp_path):
    one, lines, many, back = (tmp_path / name for name in ("one.json", "games.jsonl", "games.json", "back.fief"))
    assert run(convert, DUEL, one) == ("", 0)
    assert json.loads(one.read_text(encoding="utf-8"))["format"] == "fief"
    assert run(convert, DYNASTY, lines) == ("", 0)
    assert len(lines.read_text(encoding="utf-8").splitlines()) == 3
    assert run(convert, lines, many) == ("", 0)
    assert len(json.loads(many.read_text(encoding="utf-8"))) == 3
    assert run(convert, many, back) == ("", 0)
    assert back.read_bytes() == DYNASTY.read_bytes()
    assert run(check, one, lines, many, back) == ("10 games in 4 files: no faults\n", 0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back.fief", "games.json", "games.jsonl", "one.json"]


def test_standard_input_and_output():
    output, code = run(convert, "-", "-", "--to", "jsonl", input=DUEL.read_bytes())
    assert code == 0 and Record.from_json(json.loads(output)) == Record.parse(DUEL.read_text(encoding="utf-8"))


def test_nothing_is_overwritten_unasked(tmp_path):
    out = tmp_path / "out.json"
    out.write_text("mine", encoding="utf-8")
    with pytest.raises(click.UsageError, match="already exists; --force replaces it"):
        run(convert, DUEL, out)
    assert out.read_text(encoding="utf-8") == "mine"
    assert run(convert, DUEL, out, "--force") == ("", 0)
    assert json.loads(out.read_text(encoding="utf-8"))
    with pytest.raises(click.UsageError, match=r"The form of .*out\.txt is not known"):
        run(convert, DUEL, tmp_path / "out.txt")


def test_what_could_be_read_is_converted_and_the_faults_told(tmp_path):
    bad, out = tmp_path / "bad.fief", tmp_path / "out.fief"
    bad.write_text("fief 1\nrules duel\n* king 9\n* king 1\n", encoding="utf-8")
    output, code = run(convert, bad, out)
    assert code == 1 and f"{bad}:3:3: " in output
    assert [str(event) for event in Record.parse(out.read_text(encoding="utf-8")).events] == ["king 1"]


def test_an_unreadable_input_leaves_no_output_behind(tmp_path):
    with pytest.raises(click.UsageError):
        run(convert, tmp_path / "none.fief", tmp_path / "out.json")
    assert list(tmp_path.iterdir()) == []
