"""The public names: a list that changes only on purpose."""

import json
import os
import subprocess
import sys

import pytest

import fiefdom
import fiefdom.game

PUBLIC = [
    "FiefdomError",
    "Game",
    "IllegalMove",
    "Limit",
    "Match",
    "Move",
    "NotAllowed",
    "Position",
    "Reason",
    "Record",
    "Rules",
    "RulesError",
    "TextError",
    "__version__",
    "analyse",
    "bot",
]
OF_A_GAME = {
    "action_of", "awaits", "awaits_chance", "builders_board", "cave", "copy", "decode", "digest", "drawn",
    "engine_states", "events", "from_position", "hidden", "history", "is_legal", "is_over", "kingdom", "kingdoms",
    "legal_actions", "legal_moves", "line", "move_of", "new", "next_box", "next_line", "outcome", "position",
    "prices", "prices_for", "push", "ranking", "redo", "replay", "reveal", "round_number", "score_sheet", "scores",
    "start", "svg", "territories", "to_move", "totems", "turn", "undo", "why_not",
}  # fmt: skip
OF_A_MATCH = {"game", "is_over", "new", "next_game", "outcome"}
LAZY = """
import json, sys
import fiefdom
before = sorted(name for name in sys.modules if name.split(".")[0] in ("numpy", "numba", "llvmlite"))
fiefdom.Rules.parse("kingdomino(players=2)")
after = sorted(name for name in sys.modules if name.split(".")[0] in ("numpy", "numba", "llvmlite"))
print(json.dumps([before, after]))
"""


def public(thing: type) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_the_names_of_the_package() -> None:
    assert sorted(fiefdom.__all__) == sorted(PUBLIC)
    assert sorted(dir(fiefdom)) == sorted(PUBLIC)
    for name in PUBLIC:
        assert getattr(fiefdom, name) is not None


def test_the_names_of_a_game_and_a_match() -> None:
    assert public(fiefdom.Game) == OF_A_GAME
    assert public(fiefdom.Match) == OF_A_MATCH


def test_the_names_of_the_game_layer_exist() -> None:
    assert len(set(fiefdom.game.__all__)) == len(fiefdom.game.__all__)
    for name in fiefdom.game.__all__:
        assert getattr(fiefdom.game, name) is not None


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="'fiefdom' has no attribute 'Gane'"):
        _ = fiefdom.Gane


def test_rules_cost_no_numba() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", LAZY], capture_output=True, text=True, env=environment, timeout=60, check=True
    )
    assert json.loads(done.stdout) == [[], []]
