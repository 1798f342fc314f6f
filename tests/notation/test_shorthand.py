"""Typed shorthand read as moves: every way to write a move means that move."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove
from fiefdom.errors import FiefdomError, TextError
from fiefdom.events.refusals import MoveCode
from fiefdom.game import Build, Claim, ClaimPair, Discard, Dragon, Give, Pass, Place, Recruit, Tax
from fiefdom.game.moves import cell_text
from fiefdom.notation import parse_event, parse_move, read_move

TABLES = [
    "kingdomino(players=2)",
    "queendomino(players=4)",
    "royal_wedding(players=8, teams)",
    "discovery(players=2)",
    "totem(players=4)",
    "tribe(players=2)",
    "tribe(players=4)",
]


def positions(rules, seeds=1):
    """Every decision of some random games."""
    for seed in range(seeds):
        game, random = Game.new(rules, seed=seed), Random(seed)
        while not game.is_over:
            yield game
            game.push(random.choice(game.legal_actions))


def at(rules, phase):
    return next(game for game in positions(rules, seeds=40) if game.awaits == phase)


@pytest.mark.parametrize("rules", TABLES)
def test_every_legal_move_can_be_written_as_the_game_writes_it(rules):
    for game in positions(rules):
        for move in game.legal_moves:
            assert read_move(str(move), game) == move
        assert parse_move(f" {move} ".upper(), game) == move


@pytest.mark.parametrize(
    "text",
    [
        "e1 e2",
        "E1 E2",
        "1,0 2,0",
        "(1,0) (2, 0)",
        "1 0 2 0",
        "e1 >",
        "1,0 right",
        "1,0  R",
        "e1 east",
        "place {} (1,0) (2,0)",
        "place e1 e2",
        "pl e1 e2",
        "{} at e1 and e2",
        "+1,0 +2,0",
    ],
)
def test_ways_to_write_a_placement(text):
    game = at("kingdomino(players=2)", "place")
    label = game.line[0].domino
    assert parse_move(text.format(label), game) == Place(label, (1, 0), (2, 0))


@pytest.mark.parametrize(
    ("sign", "right"),
    [("v", (0, 1)), ("<", (-1, 0)), ("^", (0, -1)), ("down", (0, 1)), ("u", (0, -1)), ("north", (0, -1))],
)
def test_ways_to_point(sign, right):
    game = at("kingdomino(players=2)", "place")
    assert {read_move(f"0 {sign}", game).left, read_move(f"0 {sign}", game).right} == {(0, 0), right}


@pytest.mark.parametrize("text", ["1,0", "1", "one", "1,0 2", "1,0 2,0 3,0", "> 1,0", "1,0 upstairs", "place"])
def test_what_is_no_placement(text):
    with pytest.raises(TextError, match="is not a placement"):
        parse_move(text, at("kingdomino(players=2)", "place"))


def test_claims_by_label_or_number():
    game = at("kingdomino(players=2)", "claim")
    free = next(place.domino for place in game.next_line if place.seat is None)
    for text in (free, free.lower(), free[1:], f"claim {free}", f"claim {free[1:]}", f"cl {free}"):
        assert parse_move(text, game) == Claim(free)
    for text in ("seven", "K1 K2", "K49", "49", "²"):
        with pytest.raises(TextError, match="is not a domino"):
            parse_move(text, game)
    with pytest.raises(IllegalMove, match=r"is not in the next line; choose K"):
        parse_move("K7" if free != "K7" else "K8", game)


def test_a_move_of_another_kind_is_refused_with_what_is_awaited():
    game = at("kingdomino(players=2)", "claim")
    with pytest.raises(IllegalMove) as refusal:
        parse_move("site e1", game)
    assert refusal.value.reason == game.why_not(parse_event("site e1"))
    assert refusal.value.reason.code is MoveCode.NOT_AWAITED
    with pytest.raises(TextError, match="an outcome of chance"):
        parse_move("king 1", game)
    with pytest.raises(TextError, match="names none"):
        parse_move("  ", game)


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
    assert parse_move(text.format(phase), at(rules, phase)) == Pass(phase)


def test_a_step_that_must_be_done_cannot_be_passed():
    with pytest.raises(FiefdomError):
        parse_move("pass", at("kingdomino(players=2)", "claim"))


def test_taxes():
    game = next(
        game for game in positions("queendomino(players=4)", 20) if game.awaits == "tax" and len(game.legal_moves) == 4
    )
    both = game.legal_moves[-1]
    first, second = map(cell_text, both.squares)
    for text in ("both", f"{first} {second}", f"{second} {first}", f"tax {first} and {second}"):
        assert game.action_of(parse_move(text, game)) == game.action_of(both)
    assert parse_move(first, game) == Tax(both.squares[:1])
    with pytest.raises(TextError, match="does not name any squares"):
        parse_move("here", game)


@pytest.mark.parametrize(("phase", "kind"), [("build", Build), ("dragon", Dragon)])
def test_a_building_by_its_name_its_beginning_or_its_space(phase, kind):
    game = at("queendomino(players=4)", phase)
    move = next(move for move in game.legal_moves if isinstance(move, kind))
    name = move.building.replace("_", " ")
    for text in (name, name.upper(), f"{move.space} {name}", str(move.space), f"{phase} {name}", str(move)):
        assert parse_move(text, game) == move
    for text in ("castle", "zzz"):
        with pytest.raises(TextError, match=r"could not be understood: it may be .* or pass\."):
            parse_move(text, game)
    with pytest.raises(TextError, match="numbered from 1 to 6"):
        parse_move("7", game)


def test_of_two_equal_buildings_the_cheaper_is_meant():
    for game in positions("queendomino(players=4)", 20):
        names = [name for name in game.builders_board.spaces if name]
        twice = next((name for name in names if names.count(name) == 2), None)
        if twice and game.awaits == "dragon":
            assert read_move(twice, game).space == game.builders_board.spaces.index(twice) + 1
            return
    raise AssertionError("no such position was found")


def test_a_caveman_from_the_cave_or_the_stack():
    game = next(
        game
        for game in positions("tribe(players=2)", 20)
        if game.awaits == "recruit" and any(getattr(move, "source", "") == "stack" for move in game.legal_moves)
    )
    from_cave, from_stack = (
        next(move for move in game.legal_moves if getattr(move, "source", "") == source) for source in ("cave", "stack")
    )
    assert isinstance(from_cave, Recruit)
    assert parse_move(from_cave.caveman.replace("_", " "), game) == from_cave
    assert parse_move(f"{from_stack.caveman} from the stack", game) == from_stack
    assert parse_move(f"recruit {from_stack.caveman} stack", game) == from_stack
    with pytest.raises(TextError, match="could not be understood"):
        parse_move("stack", game)


def test_a_pair_by_both_dominoes_or_by_one():
    game = at("tribe(players=2)", "pair")
    outer, inner = (move.dominoes for move in game.legal_moves)
    for text in ("{1} {0}", "pair {0} {1}", "claim pair {0} {1}", "claim_pair {0} {1}", "{0}"):
        assert parse_move(text.format(*inner), game) == ClaimPair(inner)
    with pytest.raises(IllegalMove, match="The pairs"):
        parse_move(f"{outer[0]} {inner[0]}", game)
    with pytest.raises(TextError, match="does not name two"):
        parse_move(" ".join((*outer, inner[0])), game)


def test_gifts_name_kingdoms_from_1():
    game = at("totem(players=4)", "give")
    move = game.legal_moves[0]
    assert str(move) == f"give {move.resource} {move.kingdom + 1}"
    for text in (str(move.kingdom + 1), f"{move.resource} {move.kingdom + 1}", f"give to {move.kingdom + 1}"):
        assert parse_move(text, game) == Give(move.resource, move.kingdom)
    with pytest.raises(TextError, match="is not a kingdom"):
        parse_move("0", game)


def test_discards_need_no_label():
    game = next(game for game in positions("kingdomino(players=4)", 20) if isinstance(game.legal_moves[0], Discard))
    assert parse_move("discard", game) == game.legal_moves[0]


GAMES = {(rules, phase): at(rules, phase) for rules, phase in [("kingdomino(players=2)", "place"), ("tribe", "claim")]}
WORDS = "place claim pass pair discard recruit tax stack K12 O3 e1 n2w1 0 1 12 -1 1,0 ( ) , > v both 3 ² \x00 é sta"


@given(st.sampled_from(sorted(GAMES)), st.lists(st.sampled_from(WORDS.split()) | st.text(max_size=4), max_size=6))
def test_nothing_typed_can_do_more_than_be_refused(key, words):
    game = GAMES[key]
    try:
        assert game.why_not(parse_move(" ".join(words), game)) is None
    except (TextError, IllegalMove) as refusal:
        assert str(refusal)
