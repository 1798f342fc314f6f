"""O11 to O17: cavemen, recruiting, settling and what a tribe scores."""

import pytest

from fiefdom.components.cavemen import cavemen
from fiefdom.errors import IllegalMove
from fiefdom.game import Claim, Discard, Game, Pass, Pay, Place, Recruit, Settle
from fiefdom.game.sheet import CavemanLine, Horde
from support.tables import Table, checked_sheet, facing, kinds, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "tribe(players=4)"
FACE_UP = "hunter fisher painter shaman"
IN_THE_STACK = {
    "hunter": 1, "fisher": 1, "gatherer": 2, "sculptor": 2, "painter": 1, "fire_woman": 2, "shaman": 1,
    "small_warrior": 4, "amazon_warrior": 3, "giant_warrior": 1,
}  # fmt: skip
NONE = [0] * 10
ONE_HUNTER = [1, *NONE[1:]]
# Around (0, -1): two mammoths, a fish, a mushroom, a flint and three fires.
RING = """
    G* G* L*
    J* D0 Q*
    D1 H  D2
"""


def recruiter(grid: str) -> Table:
    """Seat 0 has placed a desert domino below the hut and claimed; the cave shows FACE_UP."""
    table = facing(FOUR, "O1", cavemen=FACE_UP).furnish(0, grid)
    table.apply(Place("O1", (0, 1), (0, 2)))
    return table.apply(table.game.legal_moves[0])


def recruits(game: Game, source: str) -> set[str]:
    return {move.caveman for move in moves_of(game, Recruit) if move.source == source}


def points(grid: str, **contents: object) -> int:
    return checked_sheet(Table(FOUR).furnish(0, grid, **contents).game).total


def face_up(game: Game) -> int:
    assert game.cave is not None
    return sum(game.cave.values())


def test_O11_four_of_22_cavemen_are_turned_up_before_the_first_line() -> None:
    assert sum(caveman.copies for caveman in cavemen()) == 22
    table = Table(FOUR, cavemen=FACE_UP)
    assert kinds(table.game.events)[:5] == [*["caveman"] * 4, "line"]
    assert table.game.cave == dict.fromkeys(FACE_UP.split(), 1)
    assert table.game.hidden.cavemen == IN_THE_STACK
    assert table.game.totems is None


def test_O12_recruiting_comes_after_the_next_domino_is_chosen() -> None:
    table = facing(FOUR, "O1", cavemen=FACE_UP).furnish(0, "G* H L*")
    steps = []
    for move in (
        Place("O1", (0, 1), (0, 2)), Claim(table.game.next_line[0].domino), Recruit("hunter", "cave"), Pay((-1, 0)),
        Pay((1, 0)), Settle((0, 1)),
    ):  # fmt: skip
        steps.append(table.game.awaits)
        table.apply(move)
    assert steps == ["place", "claim", "recruit", "pay", "pay", "settle"]
    assert table.game.to_move == 1 and table.game.kingdoms[0].squares[(0, 1)].caveman == "hunter"


@pytest.mark.parametrize("grid", ["H", "G* H", "G* G* H G* G*", "G0 H L0"])
def test_O12_without_two_different_resources_nobody_is_recruited(grid: str) -> None:
    assert (recruiter(grid).game.awaits, recruiter(grid).game.to_move) == ("place", 1)


@pytest.mark.parametrize("grid", ["G* H L*", "G* G* H L*", "G* H J* Q*"])
def test_O12_two_different_resources_pay_for_a_face_up_caveman(grid: str) -> None:
    game = recruiter(grid).game
    assert recruits(game, "cave") == set(FACE_UP.split())
    assert recruits(game, "stack") == set()
    assert moves_of(game, Pass) == [Pass("recruit")]


def test_O12_four_different_resources_pay_for_any_caveman_of_the_stack() -> None:
    game = recruiter("G* L* H J* Q*").game
    assert recruits(game, "cave") == set(FACE_UP.split())
    assert recruits(game, "stack") == set(IN_THE_STACK)


def test_O12_a_caveman_of_the_stack_costs_four_resources_and_leaves_the_stack() -> None:
    table = recruiter("G* L* H J* Q*").apply(Recruit("giant_warrior", "stack"))
    for cell in ((-2, 0), (2, 0), (1, 0), (-1, 0)):
        assert table.game.awaits == "pay"
        table.apply(Pay(cell))
    assert table.game.awaits == "settle"
    assert not [square for square in table.game.kingdoms[0].squares.values() if square.resource]
    assert "giant_warrior" not in table.game.hidden.cavemen
    assert face_up(table.game) == 4


def test_O12_the_player_chooses_the_squares_and_pays_different_kinds() -> None:
    table = recruiter("G* G* H L* J*").apply(Recruit("painter", "cave"))
    assert {move.square for move in moves_of(table.game, Pay)} == {(-2, 0), (-1, 0), (1, 0), (2, 0)}
    table.apply(Pay((-1, 0)))
    assert {move.square for move in moves_of(table.game, Pay)} == {(1, 0), (2, 0)}
    with pytest.raises(IllegalMove):
        table.game.push(Pay((-2, 0)))
    table.apply(Pay((2, 0)))
    left = {cell: square.resource for cell, square in table.game.kingdoms[0].squares.items() if square.resource}
    assert left == {(-2, 0): "mammoth", (1, 0): "fish"}
    assert table.game.cave == {"hunter": 1, "fisher": 1, "shaman": 1}


def test_O12_at_most_one_recruit_in_a_turn() -> None:
    table = recruiter("G* G* H L* L*").apply(Recruit("hunter", "cave"), Pay((-1, 0)), Pay((1, 0)), Settle((0, 1)))
    assert (table.game.awaits, table.game.to_move) == ("place", 1)


def test_O12_recruiting_is_possible_after_a_discard() -> None:
    table = facing(FOUR, "O17").furnish(0, ".. D0 .. / G* H L* / .. D0 ..").apply(Discard("O17"))
    table.apply(table.game.legal_moves[0])
    assert (table.game.awaits, table.game.to_move) == ("recruit", 0)


def test_O12_recruiting_may_be_left_out() -> None:
    table = recruiter("G* H L*").apply(Pass("recruit"))
    assert (table.game.to_move, face_up(table.game)) == (1, 4)
    assert len([square for square in table.game.kingdoms[0].squares.values() if square.resource]) == 2


def test_O12_without_a_face_up_caveman_only_the_stack_is_left() -> None:
    def table(grid: str) -> Table:
        empty = facing(FOUR, "O1").furnish(0, grid).set_table(cave=NONE, cave_count=0)
        empty.apply(Place("O1", (0, 1), (0, 2)))
        return empty.apply(empty.game.legal_moves[0])

    assert table("G* H L*").game.to_move == 1
    four = table("G* L* H J* Q*").game
    assert recruits(four, "cave") == set() and recruits(four, "stack")


def test_O12_without_a_stack_only_the_cave_is_left() -> None:
    table = facing(FOUR, "O1", cavemen=FACE_UP).furnish(0, "G* L* H J* Q*")
    table.set_table(hidden_caveman=NONE, hidden_cavemen=0).apply(Place("O1", (0, 1), (0, 2)))
    table.apply(table.game.legal_moves[0])
    assert recruits(table.game, "cave") == set(FACE_UP.split())
    assert recruits(table.game, "stack") == set()


def test_O12_what_is_in_the_stack_is_known_to_all() -> None:
    table = recruiter("G* L* H J* Q*").apply(Recruit("shaman", "stack"))
    assert table.game.hidden.cavemen == {name: number for name, number in IN_THE_STACK.items() if name != "shaman"}


def test_O13_a_caveman_settles_where_nothing_else_is() -> None:
    table = facing(FOUR, "O1", cavemen=FACE_UP)
    table.furnish(0, "G* D0 V2 D1 L* / .. H J0 Q* ..", tokens={(1, 0): 2}, cavemen={(0, -1): "hunter"}).apply(
        Place("O1", (0, 1), (0, 2))
    )
    table.apply(table.game.legal_moves[0]).apply(Recruit("fisher", "cave"), Pay((-1, -1)), Pay((3, -1)))
    volcano, just_paid, others = (1, -1), {(-1, -1), (3, -1)}, {(0, 1), (0, 2)}
    assert {move.square for move in moves_of(table.game, Settle)} == {volcano} | just_paid | others
    assert len(table.game.legal_moves) == 5
    table.apply(Settle(volcano))
    assert table.game.kingdoms[0].squares[volcano].caveman == "fisher"


def test_O13_the_squares_just_paid_from_are_enough() -> None:
    table = facing(FOUR, "O24", cavemen=FACE_UP).furnish(0, "G* H L*").apply(Place("O24", (0, 1), (0, 2)))
    table.apply(table.game.legal_moves[0]).apply(Recruit("fisher", "cave"), Pay((-1, 0)), Pay((1, 0)))
    assert {move.square for move in moves_of(table.game, Settle)} == {(-1, 0), (1, 0), (0, 1)}


def test_O14_an_emptied_space_is_filled_when_the_next_line_is_laid_out() -> None:
    table = recruiter("G* H L*").apply(Recruit("hunter", "cave"), Pay((-1, 0)), Pay((1, 0)), Settle((0, 1)))
    stack = sum(table.game.hidden.cavemen.values())
    while table.game.round_number == 1:
        assert table.game.cave == {"fisher": 1, "painter": 1, "shaman": 1}
        table.finish_turn()
    assert face_up(table.game) == 4 and sum(table.game.hidden.cavemen.values()) == stack - 1 == 17


@pytest.mark.parametrize(("stack", "left"), [(NONE, 0), (ONE_HUNTER, 1)])
def test_O14_the_cave_board_is_filled_while_the_stack_lasts(stack: list[int], left: int) -> None:
    table = facing(FOUR, "O1", cavemen=FACE_UP).furnish(0, "G* H L*")
    table.set_table(hidden_caveman=stack, hidden_cavemen=left, cave=[0, 0, 0, 0, 1, 0, 1, 0, 0, 0], cave_count=2)
    table.apply(Place("O1", (0, 1), (0, 2))).finish_round()
    assert (face_up(table.game), table.game.hidden.cavemen) == (2 + left, {})


@pytest.mark.parametrize(("number", "found"), [(10, 4), (11, 3)])
def test_O14_the_cave_board_is_filled_to_the_last_line_but_not_before_the_last_round(number: int, found: int) -> None:
    table = Table(FOUR).play_until(lambda game: game.round_number == number and game.awaits == "place")
    assert table.game.to_move is not None and face_up(table.game) == 4
    table.furnish(table.game.to_move, "G* H L*").play_until(lambda game: game.awaits == "recruit")
    table.apply(moves_of(table.game, Recruit)[0])
    while table.game.awaits in ("pay", "settle"):
        table.apply(table.game.legal_moves[0])
    table.finish_round()
    assert (table.game.round_number, face_up(table.game)) == (number + 1, found)
    assert sum(table.game.hidden.cavemen.values()) == 18 + 3 - found


def test_O15_territories_and_cavemen_score_and_resources_do_not() -> None:
    assert points("G* G* H L* / .. D1 D0 ..") == 2
    assert points("G* G0 H D1 D0", cavemen={(-1, 0): "hunter"}) == 3 + 2
    assert points("G* G0 H D1 D0", cavemen={(-1, 0): "giant_warrior"}) == 3 + 2


GATHERED = {
    "hunter": 3 * 2, "fisher": 3, "gatherer": 4, "sculptor": 5, "painter": 2 * 5, "fire_woman": 3, "shaman": 0,
}  # fmt: skip


@pytest.mark.parametrize(("caveman", "gained"), GATHERED.items())
def test_O16_hunters_and_gatherers_look_at_the_squares_around_them(caveman: str, gained: int) -> None:
    sheet = checked_sheet(Table(FOUR).furnish(0, RING, cavemen={(0, -1): caveman}).game)
    assert sheet.cavemen == (CavemanLine(caveman, (0, -1), gained),)
    assert sheet.total == gained + points(RING)


@pytest.mark.parametrize("caveman", GATHERED)
def test_O16_what_lies_two_squares_away_does_not_count(caveman: str) -> None:
    far = "G* D0 D0 D0 J* / Q* D0 D0 H D2 / D1 D0 D0 D0 L*"
    sheet = checked_sheet(Table(FOUR).furnish(0, far, cavemen={(-1, 0): caveman}).game)
    assert sheet.cavemen[0].points == 0


@pytest.mark.parametrize("caveman", ["hunter", "fisher", "gatherer", "sculptor", "painter"])
def test_O16_printed_symbols_without_a_piece_do_not_count(caveman: str) -> None:
    empty = RING.replace("*", "0")
    assert checked_sheet(Table(FOUR).furnish(0, empty, cavemen={(0, -1): caveman}).game).cavemen[0].points == 0


def test_O16_the_fire_woman_counts_printed_fires_and_tokens_but_no_craters() -> None:
    table = Table(FOUR).furnish(0, "V3 L0 .. / D0 H D2", tokens={(0, -1): 3}, cavemen={(-1, 0): "fire_woman"})
    assert checked_sheet(table.game).cavemen == (CavemanLine("fire_woman", (-1, 0), 3),)
    near = Table(FOUR).furnish(0, "V3 L0 D2 / J0 D0 H", tokens={(-1, -1): 3}, cavemen={(-1, 0): "fire_woman"})
    assert checked_sheet(near.game).cavemen[0].points == 3 + 2


def test_O16_the_shaman_counts_cavemen_warriors_too() -> None:
    tribe = {(0, -1): "shaman", (-1, -2): "giant_warrior", (1, -2): "hunter", (-1, 0): "shaman"}
    bare = RING.replace("*", "0").replace("D1", "D0")
    sheet = checked_sheet(Table(FOUR).furnish(0, bare, cavemen=tribe).game)
    assert {line.square: line.points for line in sheet.cavemen} == {(0, -1): 6, (1, -2): 0, (-1, 0): 2}


@pytest.mark.parametrize(
    ("warriors", "hordes"),
    [
        ({(-1, -1): "small_warrior"}, [(1, 1, 1)]),
        ({(-1, -1): "amazon_warrior"}, [(1, 2, 2)]),
        ({(-1, -1): "giant_warrior"}, [(1, 3, 3)]),
        ({(-1, -1): "giant_warrior", (0, -1): "amazon_warrior"}, [(2, 5, 10)]),
        ({(-1, -1): "small_warrior", (0, -2): "amazon_warrior"}, [(1, 1, 1), (1, 2, 2)]),
        ({(-1, -2): "small_warrior", (1, -2): "small_warrior", (0, -2): "hunter"}, [(1, 1, 1), (1, 1, 1)]),
        ({(-1, 0): "small_warrior", (1, 0): "small_warrior"}, [(1, 1, 1), (1, 1, 1)]),
    ],
)
def test_O17_hordes_are_warriors_times_strength(warriors: dict, hordes: list[tuple[int, int, int]]) -> None:
    grid = "D0 D0 D0 / D0 D0 D0 / D0 H D0"
    sheet = checked_sheet(Table(FOUR).furnish(0, grid, cavemen=warriors).game)
    assert sorted((horde.warriors, horde.strength, horde.points) for horde in sheet.hordes) == hordes
    assert sheet.total == sum(horde[2] for horde in hordes)


def test_O17_a_horde_is_named_by_its_first_square() -> None:
    tribe = {(0, -1): "giant_warrior", (1, -1): "small_warrior"}
    sheet = checked_sheet(Table(FOUR).furnish(0, "D0 D0 / H D0", cavemen=tribe).game)
    assert sheet.hordes == (Horde(2, 4, (0, -1), 8),)
