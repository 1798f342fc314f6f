"""What people type, read as moves: each way to write a move means the move."""

from random import Random

import pytest

from fiefdom import Game
from fiefdom.cli.answers import parse_move
from fiefdom.errors import TextError
from fiefdom.game import Claim, Pass, Place

TABLES = [
    "kingdomino(players=2)",
    "queendomino(players=2)",
    "queendomino(players=4)",
    "royal_wedding(players=8, teams)",
    "discovery(players=2)",
    "totem(players=4)",
    "tribe(players=2)",
    "tribe(players=4)",
]


def positions(rules, seeds=2):
    """Every decision of some random games."""
    for seed in range(seeds):
        game, random = Game.new(rules, seed=seed), Random(seed)
        while not game.is_over:
            yield game
            game.apply(random.choice(game.legal_actions))


def at(rules, phase):
    return next(game for game in positions(rules, seeds=20) if game.awaits == phase)


@pytest.mark.parametrize("rules", TABLES)
def test_every_legal_move_can_be_written_as_the_game_writes_it(rules):
    for game in positions(rules):
        for move in game.legal_moves:
            found = parse_move(game, str(move).upper() if move.kind == "claim" else str(move))
            assert found == move


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "tribe(players=4)"])
def test_nothing_typed_can_do_more_than_be_refused(rules):
    random = Random(1)
    signs = "0123456789-+,()<>^v K12 Q O place why pass both stack hunter\t\\'\"é\x00"
    for game in positions(rules, seeds=1):
        for _ in range(5):
            text = "".join(random.choice(signs) for _ in range(random.randrange(12)))
            try:
                move = parse_move(game, text)
            except TextError as refusal:
                assert str(refusal).endswith(".")
            else:
                assert game.why_not(move) is None or game.why_not(move)


@pytest.mark.parametrize(
    "text",
    [
        "1,0 2,0",
        "(1,0) (2,0)",
        "1 0 2 0",
        "1,0 >",
        "1,0 right",
        "1,0  R",
        "1, 0 r",
        "place {} (1,0) (2,0)",
        "+1,0 +2,0",
    ],
)
def test_ways_to_write_a_placement(text):
    game = at("kingdomino(players=2)", "place")
    label = game.line[0].domino
    assert parse_move(game, text.format(label)) == Place(label, (1, 0), (2, 0))


@pytest.mark.parametrize(
    ("sign", "right"), [("v", (0, 1)), ("<", (-1, 0)), ("^", (0, -1)), ("down", (0, 1)), ("u", (0, -1))]
)
def test_ways_to_point(sign, right):
    game = at("kingdomino(players=2)", "place")
    assert parse_move(game, f"0,0 {sign}").right == right


@pytest.mark.parametrize("text", ["1,0", "1", "one", "1,0 2", "1,0 2,0 3,0", "> 1,0", "1,0 north"])
def test_what_is_no_placement(text):
    with pytest.raises(TextError, match="is no placement"):
        parse_move(at("kingdomino(players=2)", "place"), text)


def test_claims():
    game = at("kingdomino(players=2)", "claim")
    assert parse_move(game, "k7") == Claim("K7")
    for text in ("seven", "K1 K2", "7"):
        with pytest.raises(TextError, match="is no domino"):
            parse_move(game, text)
    with pytest.raises(TextError, match="K49"):
        parse_move(game, "K49")


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        ("queendomino(players=4)", "tax"),
        ("queendomino(players=4)", "build"),
        ("queendomino(players=4)", "dragon"),
        ("tribe", "recruit"),
    ],
)
@pytest.mark.parametrize("text", ["pass", "p", "no", "PASS", "pass {}"])
def test_ways_to_pass(rules, phase, text):
    assert parse_move(at(rules, phase), text.format(phase)) == Pass(phase)


def test_taxes():
    game = next(
        game for game in positions("queendomino(players=4)", 20) if game.awaits == "tax" and len(game.legal_moves) == 4
    )
    both = game.legal_moves[-1]
    assert parse_move(game, "both") == both
    (first, second) = both.squares
    assert parse_move(game, f"{first} {second}") == both
    with pytest.raises(TextError, match="names no square"):
        parse_move(game, "here")


def test_a_building_by_its_name_or_how_it_begins():
    game = at("queendomino(players=4)", "build")
    move = game.legal_moves[1]
    name = move.building.replace("_", " ")
    assert parse_move(game, name).building == move.building
    assert parse_move(game, f"{move.space} {move.building}") == move
    for text in ("", "castle", "zzz"):
        with pytest.raises(TextError, match=r"is not understood: it may be .*, or pass\."):
            parse_move(game, text)


def test_of_two_equal_buildings_the_cheaper_is_meant():
    for game in positions("queendomino(players=4)", 20):
        names = [name for name in game.builders_board.spaces if name]
        twice = next((name for name in names if names.count(name) == 2), None)
        if twice and game.awaits == "dragon":
            assert parse_move(game, twice).space == game.builders_board.spaces.index(twice) + 1
            return
    raise AssertionError("no such position was found")


def test_a_caveman_from_the_cave_or_the_stack():
    game = next(
        game
        for game in positions("tribe(players=2)", 20)
        if game.awaits == "recruit" and any(getattr(move, "source", "") == "stack" for move in game.legal_moves)
    )
    from_cave = next(move for move in game.legal_moves if getattr(move, "source", "") == "cave")
    from_stack = next(move for move in game.legal_moves if getattr(move, "source", "") == "stack")
    assert parse_move(game, from_cave.caveman.replace("_", " ")) == from_cave
    assert parse_move(game, f"{from_stack.caveman} from the stack") == from_stack
    assert parse_move(game, f"{from_stack.caveman} stack") == from_stack
    with pytest.raises(TextError, match="is not understood"):
        parse_move(game, "stack")


@pytest.mark.parametrize("phase", ["erupt", "recruit"])
def test_squares_and_pairs_that_are_none(phase):
    game = at("tribe(players=2)", phase)
    with pytest.raises(TextError):
        parse_move(game, "1,2,3")
    opening = at("tribe(players=2)", "pair")
    with pytest.raises(TextError, match="does not name two dominoes"):
        parse_move(opening, "O1")
