"""`fiefdom review`: a table, curves and turning points as text, JSON, a page and marks in the record."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fiefdom import Game, bots
from fiefdom.analysis import Review, review_store
from fiefdom.analysis.review_values import Clause
from fiefdom.cli.commands.review_report import because
from fiefdom.cli.console import console, look_of
from fiefdom.cli.main import program
from fiefdom.notation import Record, Seat


@pytest.fixture(autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """One folder for the reviews of all these tests."""
    place = tmp_path_factory.getbasetemp() / "reviews"
    monkeypatch.setattr(review_store, "_folder", lambda: place)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Kingdomino for two, in which the first player plays at random and has a dangerous name."""
    game = Game.new("kingdomino(players=2)", seed=3)
    while not game.is_over:
        name = "random" if game.to_move == 0 else "normal"
        game.push(bots.bot(name).play(game, seed=len(game.history)))
    path = tmp_path / "game.fief"
    path.write_text(str(Record.of(game, [Seat("<b>Ada & Co"), Seat("Bo", "normal")])), encoding="utf-8")
    return path


def run(file: Path | str, *arguments: str) -> Result:
    return CliRunner().invoke(program, ["review", str(file), "--depth", "fast", "--jobs", "1", *arguments])


def test_a_report(file: Path) -> None:
    found = run(file)
    assert found.exit_code == 0, found.output
    assert re.match(r"kingdomino\(players=2\): \d+ decisions, 1,024 simulations each\n", found.output)
    assert "accuracy  best  good  ?!  ?  ??" in found.output
    assert "Turning points\n  Round " in found.output and "better: " in found.output
    curve = next(line for line in found.output.splitlines() if line.startswith("Bo ") and line.endswith("%"))
    assert re.search("[▁▂▃▄▅▆▇█]{10,}|[0-9]{10,}", curve)


def test_the_opening_belongs_to_the_first_round(file: Path) -> None:
    told = Review.from_json(json.loads(run(file, "--json").output))
    assert any(each.is_bad and each.round_number == 0 for each in told.decisions)
    assert "Round 0" not in run(file).output and "Round 1, " in run(file).output


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "leaves K9 to Bo: -5"), ("hu", "Bo kaphatja: K9 (-5)"), ("pl", "zostawia K9 graczowi Bo: -5")],
)
def test_whoever_gets_a_domino_is_called_by_name(language: str, sentence: str) -> None:
    why = (Clause("because-leaves-to", {"domino": "K9", "seat": 2, "points": "-5"}), Clause("because-earlier", {}))
    say = look_of(console(), language).say
    assert because(why, ("Ada", "Bo"), say).startswith(f"{sentence}; ")


def test_other_languages(file: Path) -> None:
    assert "Fordulópontok" in run(file, "--language", "hu").output
    assert "Punkty zwrotne" in run(file, "--language", "pl").output


def test_json(file: Path) -> None:
    told = json.loads(run(file, "--json").output)
    review = Review.from_json(told)
    assert len(told["seats"]) == 2 and told["turning_points"] == [each.event for each in review.turning_points]
    assert told["simulations"] == 1024


class Checker(HTMLParser):
    """Counts tags, and finds everything that is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.outside += [
            value or "" for name, value in attrs if name in ("src", "href") and "data:" not in (value or "")
        ]


def test_a_page_of_its_own(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    found = run(file, "--html", str(target))
    assert found.exit_code == 0, found.output
    text = target.read_text(encoding="utf-8")
    checker = Checker()
    checker.feed(text)
    assert checker.outside == [] and "script" not in checker.tags and "b" not in checker.tags
    assert "&lt;b&gt;Ada &amp; Co" in text
    assert checker.tags.count("img") >= 2 and checker.tags.count("polyline") == checker.tags.count("polygon") == 2
    turning = json.loads(run(file, "--json").output)["turning_points"]
    assert checker.tags.count("circle") == len(turning) > 0 and ">50%</text>" in text
    before = target.read_bytes()
    again = run(file, "--html", str(target))
    assert again.exit_code == 2 and "--force" in again.stderr and target.read_bytes() == before
    assert run(file, "--html", str(target), "--force").exit_code == 0


def test_marks_in_the_record(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "annotated.fief"
    assert run(file, "--record", str(target)).exit_code == 0
    written, plain = (Record.parse(path.read_text(encoding="utf-8")) for path in (target, file))
    assert written.marks and written.remarks and written.game() == plain.game()
    checked = CliRunner().invoke(program, ["check", str(target)])
    assert checked.exit_code == 0, checked.output


def test_the_standard_output_has_the_record_alone(file: Path) -> None:
    found = run(file, "--record", "-")
    assert found.stdout.startswith("fief 1\n") and found.stdout.endswith("end\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fief 1\nrules kingdomino(players=2)\n* line K3 K11 K24 K42; king 1\nend\n", "nothing to review"),
        ("fief 1\nrules kingdomino(players=2)\n* line K3 K11 K24 K42; king 1\n1 claim K4\nend\n", "K4"),
        ("hello\n", "record"),
    ],
)
def test_what_cannot_be_reviewed(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.fief"
    path.write_text(text, encoding="utf-8")
    found = run(path)
    assert found.exit_code in (1, 2) and sentence in found.stderr and "Traceback" not in found.stderr


@pytest.mark.parametrize("option", ["--html", "--record"])
def test_a_folder_that_is_not_there_is_named_before_the_work(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setattr("fiefdom.analysis.review", lambda *arguments, **options: pytest.fail("nothing is analysed"))
    found = run(file, option, str(tmp_path / "nowhere" / "out"))
    assert found.exit_code == 2 and f"({tmp_path / 'nowhere'})" in found.stderr
    found = run(file, option, str(file / "out"))
    assert found.exit_code == 2 and f"({file})" in found.stderr


def test_misuse(file: Path) -> None:
    assert run("nowhere.fief").exit_code == 2
    assert run(file, "--game", "2").exit_code == 2
    assert CliRunner().invoke(program, ["review", str(file), "--depth", "endless"]).exit_code == 2
