"""`fiefdom show` and `fiefdom gif`: which file is written, its contents, and every refusal."""

import json
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from fiefdom import Game
from fiefdom.cli.main import program
from fiefdom.notation import Record, Seat
from fiefdom.render.svg import kingdom_svg, last_turn_cells, sheet_svg, table_svg

NAMES = ("Ada", "Bo")


@pytest.fixture(scope="module")
def game():
    game = Game.new("kingdomino(players=2)", seed=1)
    while not game.is_over:
        game.push(game.legal_moves[-1])
    return game


@pytest.fixture
def folder(game, tmp_path, monkeypatch):
    """A folder with a file of two games, used as the current directory."""
    monkeypatch.chdir(tmp_path)
    seats = [Seat(name) for name in NAMES]
    records = [Record.of(game, seats), Record.of(Game.new("kingdomino(players=2)", seed=2), seats)]
    (tmp_path / "games.fief").write_text("\n".join(map(str, records)), encoding="utf-8")
    return tmp_path


def run(*words):
    return CliRunner().invoke(program, words, env={"COLUMNS": "100"})


def test_a_failed_write_leaves_no_file_behind(folder, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert run("show", "games.fief", "--svg").exit_code == 1
    assert list(folder.iterdir()) == [folder / "games.fief"]


def test_the_screen_is_the_default(folder, game):
    found = run("show", "games.fief")
    assert found.exit_code == 0, found.output
    assert "Ada" in found.output and str(game.scores[0]) in found.output
    assert list(folder.iterdir()) == [folder / "games.fief"]


def test_one_kingdom_or_the_sheet_on_the_screen(folder, game):
    assert "Bo" in run("show", "games.fief", "--kingdom", "2").output
    assert str(game.scores[1]) in run("show", "games.fief", "--sheet").output


def test_a_picture_is_called_after_its_source(folder, game):
    found = run("show", "games.fief", "--svg")
    assert (found.exit_code, found.output) == (0, "games.svg\n")
    assert (folder / "games.svg").read_text("utf-8") == table_svg(game, names=NAMES)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["--move", "3"], "games-move-3.svg"), (["--game", "2"], "games-2.svg"), (["--sheet"], "games-sheet.svg"),
        (["--kingdom", "2", "--move", "9"], "games-move-9-kingdom-2.svg"),
        (["--lines", "--move", "3"], "games-move-3-lines.svg"),
    ],
)  # fmt: skip
def test_the_name_says_what_is_shown(folder, words, name):
    assert run("show", "games.fief", "--svg", *words).output == f"{name}\n"
    ElementTree.parse(folder / name)


def test_the_wishes_reach_the_picture(folder, game):
    assert run("show", "games.fief", "--svg", "--output", "-", "--theme", "dark", "--sheet").output == sheet_svg(
        game, theme="dark", names=NAMES
    )
    one = run("show", "games.fief", "--output", "one.svg", "--kingdom", "2", "--coordinates", "--zoom", "0.5")
    assert one.exit_code == 0, one.output
    expected = kingdom_svg(
        game.kingdoms[1], game.rules, square=40, coordinates=True, last=last_turn_cells(game, 1), name="Bo"
    )
    assert (folder / "one.svg").read_text("utf-8") == expected


def test_moves_count_from_the_start(folder, game):
    earlier = run("show", "games.fief", "--svg", "--output", "-", "--move", "0").output
    assert "First line" in earlier and "0 dominoes placed" in earlier


def test_nothing_is_overwritten_unless_forced(folder):
    (folder / "games.svg").write_text("mine")
    refused = run("show", "games.fief", "--svg")
    assert refused.exit_code == 2 and "games.svg already exists" in refused.output
    assert (folder / "games.svg").read_text() == "mine"
    assert run("show", "games.fief", "--svg", "--force").exit_code == 0
    assert (folder / "games.svg").read_text() != "mine"


def test_a_position_is_shown_as_well(folder, game):
    text = str(game.position)
    assert run("show", text, "--svg").output == "position.svg\n"
    assert "for files: a position has no past" in run("show", text, "--move", "1").output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["missing.fief"], "missing.fief"), (["games.fief", "--game", "3"], "has no game 3"),
        (["games.fief", "--move", "999"], "--move 999 is too far: the game has"),
        (["games.fief", "--kingdom", "3"], "There is no --kingdom 3"), (["games.fief", "--svg", "--png"], "only one"),
        (["games.fief", "--sheet", "--lines", "--svg"], "only one"), (["games.fief", "--lines"], "add --svg or --png"),
        (["games.fief", "--legal"], "add --svg or --png"), (["games.fief", "--coordinates"], "add --svg or --png"),
        (["games.fief", "--json", "--sheet"], "only one"),
        (["games.fief", "--output", "x.txt"], "does not say what kind"),
        (["games.fief", "--zoom", "99"], "from 0.1 to 8"),
        (["no position"], ""), (["games.fief", "--svg", "--output", "nowhere/x.svg"], "nowhere"),
    ],
)  # fmt: skip
def test_refusals_are_sentences(folder, words, sentence):
    found = run("show", *words)
    assert found.exit_code in (1, 2), found.output
    assert sentence in found.output and "Traceback" not in found.output
    assert [path.name for path in folder.iterdir()] == ["games.fief"]


def test_a_png(folder):
    pytest.importorskip("resvg_py")
    assert run("show", "games.fief", "--kingdom", "1", "--png").output == "games-kingdom-1.png\n"
    assert (folder / "games-kingdom-1.png").read_bytes().startswith(b"\x89PNG")


def test_a_gif(folder):
    pytest.importorskip("resvg_py")
    found = run("gif", "games.fief", "--move", "6", "--width", "200", "--pace", "0.2", "--output", "film.gif")
    assert (found.exit_code, found.output) == (0, "film.gif\n")
    assert (folder / "film.gif").read_bytes().startswith(b"GIF89a")
    assert "already exists" in run("gif", "games.fief", "--output", "film.gif").output


def test_pace_and_width_have_bounds(folder):
    assert "from 0.02 to 60" in run("gif", "games.fief", "--pace", "x").output
    assert "from 200 to 4,000" in run("gif", "games.fief", "--width", "20").output


def test_a_missing_library_is_a_sentence(folder, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "resvg_py", None)
    found = run("show", "games.fief", "--png")
    assert found.exit_code == 2 and "pip install 'fiefdom[pictures]'" in found.output
    assert not (folder / "games.png").exists()


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_file_of_json_is_shown_like_one_of_records(folder, command):
    assert run("convert", "games.fief", "games.jsonl").exit_code == 0
    assert run(command, "games.jsonl", "--game", "2", "--move", "3").output == (
        run(command, "games.fief", "--game", "2", "--move", "3").output
    )


def test_a_position_as_json(folder, game):
    found = json.loads(run("show", "games.fief", "--json", "--move", "10").output)
    shown = Game.from_position(found["position"])
    assert (found["rules"], found["awaits"], found["over"]) == (str(game.rules), shown.awaits, False)
    assert found["seat"] == shown.to_move + 1 and found["moves"] == list(map(str, shown.legal_moves))
    ended = json.loads(run("show", "games.fief", "--json").output)
    assert ended["over"] and ended["seat"] is None and ended["moves"] == []
    assert [sheet["total"] for sheet in ended["sheets"]] == list(game.scores)
