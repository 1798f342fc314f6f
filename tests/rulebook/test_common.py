"""C1 to C5: dominoes, kingdoms, placement, discards and lines."""

import pytest

from fiefdom.components.dominoes import BOXES, dominoes
from fiefdom.errors import IllegalMove
from fiefdom.game import Claim, Discard, Game, LineLaid, Place
from fiefdom.rules import Rules
from support.tables import Table, facing, in_last_round, line

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "kingdomino(players=4)"
CLOSED_CASTLE = ".. F0 .. / F0 C F0 / .. F0 .."
ONE_GAP = """
    C  W0 W0 W0 W0
    W0 W0 W0 W0 W0
    W0 W0 W0 W0 W0
    W0 W0 W0 W0 S0
    W0 W0 W0 .. ..
"""


@pytest.mark.parametrize("box", BOXES)
def test_C1_each_domino_of_a_box_has_a_unique_number(box: str) -> None:
    assert [domino.number for domino in dominoes(box)] == list(range(1, 49))


def test_C1_a_domino_is_two_squares_with_a_terrain_and_crowns_each() -> None:
    table = facing(FOUR, "K19").apply(Place("K19", (0, 1), (0, 2)))
    squares = table.game.kingdoms[0].squares
    assert {cell: (square.terrain, square.crowns) for cell, square in squares.items()} == {
        (0, 1): ("wheat", 1),
        (0, 2): ("forest", 0),
    }


def test_C1_fires_take_the_place_of_crowns_in_origins() -> None:
    table = facing("discovery(players=4)", "O47").apply(Place("O47", (1, 0), (2, 0)))
    squares = table.game.kingdoms[0].squares
    assert {cell: (square.terrain, square.crowns) for cell, square in squares.items()} == {
        (1, 0): ("jungle", 1),
        (2, 0): ("quarry", 2),
    }


@pytest.mark.parametrize("rules", [FOUR, "queendomino(players=2)", "royal_wedding(players=6)", "tribe(players=3)"])
def test_C2_a_kingdom_starts_with_its_start_tile_alone(rules: str) -> None:
    for kingdom in Game.new(rules, seed=1).kingdoms:
        assert not kingdom.squares
        assert (kingdom.columns, kingdom.rows) == (range(1), range(1))


@pytest.mark.parametrize(("rules", "side"), [(FOUR, 5), ("kingdomino(players=2, mighty_duel)", 7)])
def test_C2_the_start_tile_counts_in_the_box_and_may_lie_at_either_edge_of_it(rules: str, side: int) -> None:
    wheat = ["W0"] * (side - 1)
    for grid, columns in ((["C", *wheat], range(side)), ([*wheat, "C"], range(1 - side, 1))):
        game = facing(rules, "K1").furnish(0, " ".join(grid)).game
        found = {(move.left, move.right) for move in game.legal_moves if isinstance(move, Place)}
        lying = {((x, y), (x + 1, y)) for x in columns[:-1] for y in (-1, 1)}
        standing = {((x, 1), (x, 2)) for x in columns} | {((x, -2), (x, -1)) for x in columns}
        assert found == lying | standing


def test_C2_the_rows_are_bounded_like_the_columns() -> None:
    game = facing(FOUR, "K1").furnish(0, "W0 / W0 / C / W0").game
    assert game.why_not(Place("K1", (0, 2), (1, 2))) is None
    assert game.why_not(Place("K1", (0, 2), (0, 3))) is not None
    assert game.why_not(Place("K1", (0, -4), (0, -3))) is not None


def test_C2_the_box_is_not_fixed_before_it_is_full() -> None:
    game = facing(FOUR, "K1").furnish(0, "W0 C W0 W0").game
    assert game.why_not(Place("K1", (3, 0), (3, 1))) is None
    assert game.why_not(Place("K1", (-2, 0), (-2, 1))) is None
    assert game.why_not(Place("K1", (3, 0), (4, 0))) is not None


@pytest.mark.parametrize(("domino", "placements"), [("K1", 12), ("K13", 24)])
def test_C3_the_start_tile_is_a_joker_for_any_terrain(domino: str, placements: int) -> None:
    game = facing(FOUR, domino).game
    beside = {(1, 0), (0, 1), (-1, 0), (0, -1)}
    places = [move for move in game.legal_moves if isinstance(move, Place)]
    assert len(set(places)) == len(game.legal_moves) == placements
    assert all(len({place.left, place.right} & beside) == 1 for place in places)


def test_C3_one_half_that_touches_its_own_terrain_is_enough() -> None:
    game = facing(FOUR, "K13").furnish(0, "C F0 F0").game
    assert game.why_not(Place("K13", (2, -2), (2, -1))) is None


def test_C3_touching_another_terrain_is_not_enough() -> None:
    game = facing(FOUR, "K13").furnish(0, "C F0 F0").game
    assert game.why_not(Place("K13", (2, -1), (2, -2))) is not None


def test_C3_the_other_half_of_the_domino_is_no_neighbour() -> None:
    game = facing(FOUR, "K1").furnish(0, "C F0 F0").game
    assert game.why_not(Place("K1", (1, 1), (2, 1))) is not None
    assert game.why_not(Place("K1", (0, 1), (1, 1))) is None


def test_C3_a_corner_is_no_contact() -> None:
    game = facing(FOUR, "K1").furnish(0, "C F0 W0").game
    assert game.why_not(Place("K1", (-1, 1), (-1, 2))) is not None
    assert game.why_not(Place("K1", (3, 1), (4, 1))) is not None
    assert game.why_not(Place("K1", (3, 0), (3, 1))) is None


@pytest.mark.parametrize(
    ("left", "right"),
    [((1, 0), (1, 1)), ((0, 0), (0, 1)), ((0, 1), (0, 0)), ((0, 1), (0, 3)), ((0, 1), (1, 2)), ((0, 1), (0, 1))],
)
def test_C3_a_domino_covers_two_empty_cells_side_by_side(left: tuple[int, int], right: tuple[int, int]) -> None:
    table = facing(FOUR, "K13").furnish(0, "C W0")
    before = table.game.digest()
    with pytest.raises(IllegalMove):
        table.game.push(Place("K13", left, right))
    assert table.game.digest() == before


def test_C4_a_domino_without_a_placement_is_discarded() -> None:
    table = facing(FOUR, "K12").furnish(0, CLOSED_CASTLE)
    assert table.game.legal_moves == [Discard("K12")]
    squares, score = table.game.kingdoms[0].squares, table.game.scores[0]
    table.apply(Discard("K12"))
    assert table.game.kingdoms[0].squares == squares
    assert table.game.kingdoms[0].discards == 1
    assert table.game.scores[0] == score == 0
    assert table.game.awaits == "claim"


def test_C4_a_discarded_domino_leaves_the_game() -> None:
    table = facing(FOUR, "K12").furnish(0, CLOSED_CASTLE).apply(Discard("K12")).finish_round()
    seen = {place.domino for place in (*table.game.line, *table.game.next_line)} | table.game.hidden.dominoes
    assert "K12" not in seen


def test_C4_a_domino_that_can_be_placed_must_be_placed() -> None:
    game = facing(FOUR, "K12").furnish(0, ONE_GAP).game
    assert game.legal_moves == [Place("K12", (3, 4), (4, 4))]
    assert game.why_not(Discard("K12")) is not None


@pytest.mark.parametrize("rules", ["queendomino(players=4)", "totem(players=4)"])
def test_C4_discards_are_the_same_in_all_games(rules: str) -> None:
    letter = "Q" if rules.startswith("q") else "O"
    closed = CLOSED_CASTLE if letter == "Q" else CLOSED_CASTLE.replace("F0", "D0")
    domino = "Q9" if letter == "Q" else "O12"
    table = facing(rules, domino).furnish(0, closed)
    assert table.game.legal_moves == [Discard(domino)]
    table.apply(Discard(domino))
    assert (table.game.kingdoms[0].discards, len(table.game.kingdoms[0].squares)) == (1, 4)


def test_C5_lines_are_drawn_from_the_box_and_sorted() -> None:
    game = in_last_round(FOUR).game
    lines = [event.dominoes for event in game.events if isinstance(event, LineLaid)]
    numbers = [[int(label[1:]) for label in dominoes] for dominoes in lines]
    assert all(row == sorted(row) and len(row) == 4 for row in numbers)
    assert sorted(number for row in numbers for number in row) == list(range(1, 49))


@pytest.mark.parametrize("text", ["K4 K3 K2 K1", "K1 K2 K3", "K1 K2 K3 K3", "K1 K2 K3 K49", "O1 O2 O3 O4"])
def test_C5_no_other_line_can_be_laid_out(text: str) -> None:
    with pytest.raises(IllegalMove):
        Game.replay(FOUR, [line(text)])


def test_C5_a_domino_comes_out_of_the_box_once() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4"])
    events = list(table.play_until(lambda game: game.round_number == 1).game.events[:-1])
    with pytest.raises(IllegalMove):
        Game.replay(FOUR, [*events, line("K4 K5 K6 K7")])
    assert Game.replay(FOUR, [*events, line("K5 K6 K7 K8")], seed=1).round_number == 1


def test_C5_a_domino_holds_one_king() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4"], kings=[0, 1]).apply(Claim("K2"))
    assert [move.as_tuple() for move in table.game.legal_moves] == [("claim", "K1"), ("claim", "K3"), ("claim", "K4")]
    with pytest.raises(IllegalMove):
        table.game.push(Claim("K2"))
    assert [place.seat for place in table.game.next_line] == [None, 0, None, None]


def test_C5_the_face_up_line_is_in_the_order_of_its_numbers() -> None:
    rules = Rules("royal_wedding", 6)
    table = Table(str(rules), lines=["Q3 Q9 Q10 Q17 Q28 Q30 Q41 Q48"])
    assert [place.domino for place in table.game.next_line] == ["Q3", "Q9", "Q10", "Q17", "Q28", "Q30", "Q41", "Q48"]
