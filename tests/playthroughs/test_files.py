"""Every game and preset has a playthrough that is reproduced line by line."""

import difflib
import re

import pytest
from playthroughs.__main__ import summary
from playthroughs.scripts import FOLDER, LONGEST, Script, scripts
from playthroughs.writing import run

from fiefdom.game import Pass
from fiefdom.game.moves import MOVES
from fiefdom.rules import GAMES, PRESETS

SCRIPTS = scripts()
LEGAL = re.compile(r"\[\d+\]")
HINT = "If this is meant, run `python -m playthroughs` in the folder tests and read the differences."


def written(script: Script) -> list[str]:
    return script.path.read_text(encoding="utf-8").splitlines()


def together() -> str:
    """All playthroughs joined into one line."""
    return " ".join(" ".join(line.strip() for line in written(script)) for script in SCRIPTS)


def test_every_game_and_every_preset_has_one_and_nothing_else_is_there() -> None:
    wanted = {f"game_{game}.txt" for game in GAMES} | {f"preset_{name}.txt" for name in PRESETS}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted == {script.path.name for script in SCRIPTS}


def test_scripts_play_what_they_are_named_after() -> None:
    by_title = {script.title: script.rules for script in SCRIPTS}
    assert all(by_title[f"game {game}"].game == game for game in GAMES)
    assert all(by_title[f"preset {name}"] == rules for name, rules in PRESETS.items())


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_short_enough_to_read(script: Script) -> None:
    assert len(written(script)) < LONGEST


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_played_again_it_is_the_same_and_shows_every_decision(script: Script) -> None:
    page = run(script)
    changes = difflib.unified_diff(written(script), page.lines, "written", "played now", lineterm="", n=1)
    assert not (text := "\n".join(changes)), f"{script.path.name}\n{text}\n{HINT}"
    decisions = sum(isinstance(event, MOVES) for event in page.events)
    assert len(LEGAL.findall("\n".join(page.lines))) == decisions


def test_together_they_show_every_kind_of_move() -> None:
    kinds = [move.kind.removeprefix("claim_") for move in MOVES if move is not Pass]
    kinds += ["pass tax", "pass build", "pass dragon", "pass recruit"]
    text = together()
    assert [kind for kind in kinds if not re.search(rf"[:,] {kind} [^\[]*\[\d+\]", text)] == []
    assert re.search(r"recruit \w+ \[", text) and re.search(r"recruit \w+ stack \[", text)


def test_together_they_show_every_kind_of_reveal_and_change_and_tie_break() -> None:
    words = ["Line:", ", drawn:", "Turned up:", "To the cave:", "left in the cave", "coins 7 > ", "queen nobody > "]
    words += ["totem the middle > ", "totem kingdom ", "by points", "by largest territory", "by crowns"]
    text = together()
    assert [word for word in words if word not in text] == []


def test_the_summary_says_what_changed() -> None:
    assert summary("a.txt", None, ["1", "2"]) == "a.txt: new, 2 lines"
    assert summary("a.txt", ["1", "2"], ["1", "2"]) == "a.txt: unchanged, 2 lines"
    assert summary("a.txt", ["1", "2", "3"], ["1", "4", "5", "3"]) == "a.txt: 1 lines gone, 2 come, from line 2 on"
