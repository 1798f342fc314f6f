"""The order of legal moves and the action numbers never change unnoticed: trained players depend on them."""

import pytest
from snapshots.positions import ACTION_SPACES, FOLDER, Position, action_spaces, positions, snapshot

from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import FIRST_CHANCE, PHASE_NAMES
from fiefdom.game.codec import Codec
from fiefdom.game.moves import MOVES

POSITIONS = positions()
HINT = "If this is meant, run `python -m snapshots` in the folder tests and read the differences."


def test_every_position_has_its_file_and_nothing_else_is_there() -> None:
    wanted = {position.path for position in POSITIONS} | {ACTION_SPACES}
    assert set(FOLDER.glob("*.txt")) == wanted


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_legal_moves_in_their_order(position: Position) -> None:
    assert snapshot(position) == position.path.read_text(encoding="utf-8").splitlines(), HINT


def test_action_numbers_by_kind() -> None:
    assert action_spaces() == ACTION_SPACES.read_text(encoding="utf-8").splitlines(), HINT


def test_every_kind_of_decision_and_move_is_there() -> None:
    games = [position.game() for position in POSITIONS]
    assert {game.awaits for game in games} == set(PHASE_NAMES[:FIRST_CHANCE])
    assert {move.kind for game in games for move in game.legal_moves} == {move.kind for move in MOVES}


def test_every_memory_layout_is_there() -> None:
    layouts = {engine_for(position.rules).layout.name for position in POSITIONS}
    assert len(layouts) == 6


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_actions_ascend_and_name_their_moves(position: Position) -> None:
    game = position.game()
    actions = game.legal_actions
    assert actions == sorted(set(actions))
    codec = Codec(game.rules)
    for action, move in zip(actions, game.legal_moves, strict=True):
        assert codec.kind(action) == move.kind
        assert game.action_of(move) == action
        assert game.move_of(action) == move
