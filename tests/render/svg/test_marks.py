"""Which squares are marked: those of a kingdom's last turn, and those that can be chosen."""

import random
import re
from collections import Counter

import pytest

from fiefdom import Game
from fiefdom.game import Discard, Place
from fiefdom.render.svg import kingdom_svg, last_turn_cells, legal_marks, table_svg


def drawn(svg):
    """How many times each piece is used."""
    return Counter(re.findall(r'<use href="#([\w-]+?)(?:_\w+)?"', svg))


def test_the_last_turn_is_marked_until_the_next_one(played):
    game = played("kingdomino(players=2)", 1, 30)
    for number in range(2):
        cells = last_turn_cells(game, number)
        assert len(cells) == 2
        found = drawn(kingdom_svg(game.kingdoms[number], game.rules, last=cells))
        assert found["mark-last"] == 2
    assert drawn(table_svg(game))["mark-last"] == 4
    assert not drawn(table_svg(game, mark_last=False))["mark-last"]


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=3)", "tribe(players=3)"])
def test_a_turn_is_its_placement_and_all_that_was_done_after_it(rules):
    game, source = Game.new(rules, seed=3), random.Random(3)
    expected = [set() for _ in range(game.rules.kingdoms)]
    while not game.is_over:
        kingdom = game.rules.kingdom_of(game.to_move)
        moves = list(game.legal_moves)
        move = source.choice([move for move in moves if move.kind != "pass"] or moves)
        if isinstance(move, Place | Discard):
            expected[kingdom] = set()
        expected[kingdom].update(move.cells)
        game.push(move)
        assert [last_turn_cells(game, number) for number in range(game.rules.kingdoms)] == expected


def test_every_legal_placement_is_marked():
    game = Game.new("kingdomino(players=2)", seed=1)
    while game.awaits != "place":
        game.push(game.legal_actions[0])
    cells = {cell for move in game.legal_moves for cell in (move.left, move.right)}
    assert legal_marks(game) == dict.fromkeys(cells, "mark-legal")
