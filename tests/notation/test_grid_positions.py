"""Positions from drawn kingdoms: those of games are found again, and what cannot be is refused."""

import pytest

from fiefdom.bots import bot
from fiefdom.errors import GridError, PositionError
from fiefdom.game import Game
from fiefdom.game.board import LinePlace
from fiefdom.notation.grid import Drawing, Drawings, read_drawings
from fiefdom.notation.grid_positions import Setup, position_of_drawings, setup_of
from fiefdom.notation.grid_text import kingdoms_text
from fiefdom.notation.refusals import SetupCode
from fiefdom.rules import Rules

GAMES = (
    "kingdomino(players=2)", "kingdomino(players=3)", "queendomino(players=3)", "royal_wedding(players=3)",
    "discovery(players=2)", "totem(players=3)", "tribe(players=4)",
)  # fmt: skip


def drawn(game):
    names = [f"P{number}" for number in range(game.rules.kingdoms)]
    return read_drawings(kingdoms_text(game.rules, game.kingdoms, names))


def after_rounds(rules, rounds, seed):
    game, player = Game.new(rules, seed=seed), bot("easy")
    while not game.is_over and game.round_number <= rounds:
        game.push(player.play(game))
    return game


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_kingdoms_of_a_game_are_a_position_that_can_be_played(rules, seed):
    # A painted position is the beginning of a round, so there is none after the last.
    game = after_rounds(rules, min(4 + seed, Rules.parse(rules).lines - 1), seed)
    position = position_of_drawings(drawn(game), Setup(), seed)
    found, player = Game.from_position(position, seed=seed), bot("random")
    assert found.scores == game.scores
    assert [kingdom.squares.keys() for kingdom in found.kingdoms] == [k.squares.keys() for k in game.kingdoms]
    again = position_of_drawings(drawn(game), setup_of(position), seed + 1)
    assert setup_of(again) == setup_of(position)
    while not found.is_over:
        found.push(player.play(found))


def test_kingdoms_that_no_game_has_are_refused():
    def refused(text):
        with pytest.raises(GridError) as refusal:
            position_of_drawings(read_drawings(text), Setup(), 1)
        return refusal.value.reason.code

    two = "rules kingdomino(players=2)\nkingdom A\n{}\nkingdom B\nC\n"
    assert refused("rules kingdomino(players=2)\nC\n") is SetupCode.KINGDOMS
    assert refused(two.format("C W3 M3")) is SetupCode.NO_TILING
    # These dominoes exist, but the second one would touch nothing of its own.
    assert refused(two.format("C W W\n. . F\n. . F")) is SetupCode.NO_TILING
    row = " ".join(["W"] * 5)
    full = "\n".join([row, row, "W W C W W", row, row])
    assert refused(f"rules kingdomino(players=2)\nkingdom A\n{full}\nkingdom B\nC\n") is SetupCode.NO_TILING
    over = Drawings(
        Rules.parse("kingdomino(players=2)"), tuple(Drawing(name, 1, {}, {"discards": 12}) for name in "AB")
    )
    with pytest.raises(GridError) as refusal:
        position_of_drawings(over, Setup(), 1)
    assert refusal.value.reason.code is SetupCode.OVER


def test_what_is_told_must_fit():
    drawings = drawn(after_rounds("kingdomino(players=2)", 3, 3))
    told = setup_of(position_of_drawings(drawings, Setup(), 1))
    for wrong in (
        Setup(line=told.line[:3]),
        Setup(line=tuple(LinePlace(place.domino, 0) for place in told.line)),
        Setup(line=(*told.line[:3], LinePlace("Q1", told.line[3].seat))),
        Setup(line=(*told.line[:3], LinePlace("nonsense", told.line[3].seat))),
        Setup(line=told.line, next_line=tuple(place.domino for place in told.line)),
        Setup(next_line=()),
    ):
        with pytest.raises(PositionError):
            position_of_drawings(drawings, wrong, 2)
