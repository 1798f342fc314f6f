"""Positions: a complete game at one moment, and games that continue from one."""

import pickle
import random
from dataclasses import replace

import pytest

from fiefdom import Game, IllegalMove, Rules
from fiefdom.errors import PositionError
from fiefdom.game.board import LinePlace
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position
from property_support.playing import awaiting, decisions, played

# Options that only change scores are covered by WITH_BONUSES.
TABLES = [rules for rules in Rules.all() if not (rules.dynasty or rules.middle_kingdom or rules.harmony)]
WITH_BONUSES = [Rules.parse(f"{game}(middle_kingdom, harmony)") for game in ("kingdomino", "queendomino", "tribe")]


def assert_same(one, other):
    """Two games that differ only in their history."""
    assert one._states.tobytes() == other._states.tobytes()
    assert one.digest() == other.digest()
    assert (one.to_move, one.awaits, one.round_number) == (other.to_move, other.awaits, other.round_number)
    assert one.legal_moves == other.legal_moves
    assert one.kingdoms == other.kingdoms
    assert (one.line, one.next_line, one.hidden) == (other.line, other.next_line, other.hidden)
    numbers = range(one.rules.kingdoms)
    assert [one.score_sheet(number) for number in numbers] == [other.score_sheet(number) for number in numbers]


@pytest.mark.parametrize("rules", [*TABLES, *WITH_BONUSES], ids=str)
def test_every_moment_of_a_game_is_a_position_and_back(rules, games_factor):
    for seed in range(games_factor):
        game = Game.new(rules, seed=seed)
        source = random.Random(seed)
        moments = [game.copy()]
        for _ in decisions(game, seed, burn=seed % 2 == 1):
            # Claims and placements are many and similar; the rare decisions are all checked.
            if source.random() < 0.05 or game.awaits not in ("claim", "place", "tax", "build", "dragon"):
                moments.append(game.copy())
        for moment in [*moments, game]:
            position = moment.position
            assert position.faults() == ()
            again = Game.from_position(position, seed=1)
            assert_same(again, moment)
            assert again.position == position
            assert position.hidden == moment.hidden
            assert position.to_move == moment.to_move
            assert tuple(position.kingdom(number) for number in range(rules.kingdoms)) == moment.kingdoms


def test_a_game_goes_on_from_a_position():
    game = played(Rules.parse("queendomino(players=3)"), seed=4, most=40)
    on = Game.from_position(game.position, seed=9)
    assert on.history == () and on.start == game.position and game.start is None
    for _ in decisions(on, seed=2):
        assert on.position.faults() == ()
    assert on.is_over and on.outcome is not None
    assert all(square.domino for kingdom in on.kingdoms for square in kingdom.squares.values())


def test_the_seed_is_for_the_chance_to_come():
    position = played(Rules.parse("kingdomino(players=4)"), seed=4, most=20).position
    games = [Game.from_position(position, seed=seed) for seed in (3, 3, 4)]
    for game in games:
        for _ in decisions(game, seed=1):
            pass
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_undo_goes_back_to_the_position_and_no_further():
    game = Game.from_position(played(Rules.parse("tribe(players=2)"), seed=4, most=30).position, seed=1)
    before = game._states.tobytes()
    move = game.legal_moves[0]
    game.push(move)
    assert game.undo() == move
    assert game._states.tobytes() == before
    with pytest.raises(IllegalMove):
        game.undo()


def test_copies_and_pickles_start_at_the_position_too():
    game = Game.from_position(played(Rules.parse("totem(players=3)"), seed=4, most=30).position, seed=1)
    for _ in decisions(game, seed=1, most=10):
        pass
    for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert_same(twin, game)
        twin.push(twin.legal_moves[0])
        game.push(game.legal_moves[0])
        assert twin == game
        game.undo()


def test_games_with_different_starts_differ():
    rules = Rules.parse("kingdomino(players=2)")
    one, other = (Game.from_position(played(rules, seed=seed, most=9).position, seed=1) for seed in (1, 2))
    assert one != other
    assert one != played(rules, seed=1, most=9)


def test_a_position_is_a_value():
    game = played(Rules.parse("tribe(players=2)"), seed=4, most=60)
    one, other = game.position, game.copy().position
    assert one == other and hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    shuffled = replace(one, gone=one.gone[::-1], cave=one.cave[::-1])
    kingdom = one.kingdoms[0]
    turned = replace(kingdom, dominoes=kingdom.dominoes[::-1], resources=kingdom.resources[::-1])
    assert replace(shuffled, kingdoms=(turned, *one.kingdoms[1:])) == one


def test_d1_equal_halves_have_one_way_round():
    assert LaidDomino("K1", (2, 0), (1, 0)) == LaidDomino("K1", (1, 0), (2, 0))
    assert LaidDomino("K20", (2, 0), (1, 0)) != LaidDomino("K20", (1, 0), (2, 0))


def test_a_faulty_position_is_refused_with_all_faults():
    kingdoms = (KingdomPosition(coins=1), KingdomPosition(discards=-3))
    position = Position(Rules.parse("kingdomino(players=2)"), kingdoms, "tax", line=(LinePlace("K1", None),))
    with pytest.raises(PositionError) as refusal:
        Game.from_position(position)
    assert refusal.value.reasons == position.faults()
    assert len(refusal.value.reasons) > 1
    assert str(refusal.value).splitlines() == list(map(str, refusal.value.reasons))
    assert pickle.loads(pickle.dumps(refusal.value)).reasons == refusal.value.reasons


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        ("queendomino(players=2)", "tax"),
        ("queendomino(players=2)", "site"),
        ("discovery(players=2)", "pair"),
        ("discovery(players=2)", "erupt"),
        ("totem(players=4)", "give"),
        ("tribe(players=2)", "pay"),
        ("tribe(players=2)", "settle"),
    ],
)
def test_every_decision_is_held_with_its_details(rules, phase):
    game = awaiting(Rules.parse(rules), phase)
    assert game.position.awaits == phase
    assert_same(Game.from_position(game.position), game)
