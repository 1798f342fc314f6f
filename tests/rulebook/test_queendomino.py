"""Q1 to Q9: set-up, taxes and building in Queendomino."""

import pytest

from fiefdom.components.buildings import buildings
from fiefdom.errors import IllegalMove
from fiefdom.game import Build, Claim, Discard, Dragon, LineLaid, Pass, Place, Site, Tax
from support.tables import Table, facing, kinds, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "queendomino(players=4)"
SEVEN = "statue bakery church sawmill weaver goldsmith brewery"
CLOSED_CASTLE = ".. F0 .. / F0 C F0 / .. T0 .."


def tax_table(domino: str, grid: str, **contents: object) -> Table:
    """Seat 0 is to place the domino in this kingdom; no building on the board has towers or knights."""
    return facing(FOUR, domino, buildings=SEVEN).furnish(0, grid, **contents)


def builder(names: str, *, grid: str = "C T0", coins: int = 9, **contents: object) -> Table:
    """Seat 0 has placed wheat below the castle and may build; the board begins with the named buildings."""
    missing = [name for name in SEVEN.split() if name not in names.split()]
    seven = " ".join([*names.split(), *missing][:7])
    table = facing(FOUR, "Q1", buildings=seven).furnish(0, grid, coins=coins, **contents)
    return table.apply(Place("Q1", (0, 1), (0, 2))).play_to("build")


@pytest.mark.parametrize(("players", "kings", "side"), [(2, [0, 0, 1, 1], 7), (3, [0, 1, 2], 5), (4, [0, 1, 2, 3], 5)])
def test_Q1_all_48_dominoes_in_12_lines_of_4(players: int, kings: list[int], side: int) -> None:
    table = Table(f"queendomino(players={players})").play_until(lambda game: game.round_number == 1)
    assert sorted(place.seat for place in table.game.line if place.seat is not None) == kings
    game = table.play_until(lambda game: game.is_over).game
    lines = [event.dominoes for event in game.events if isinstance(event, LineLaid)]
    assert [len(line) for line in lines] == [4] * 12
    assert {label for line in lines for label in line} == {f"Q{number}" for number in range(1, 49)}
    assert not game.hidden.dominoes and game.kingdoms[0].side == side


def test_Q1_with_three_players_one_domino_of_each_line_leaves_the_game() -> None:
    table = facing("queendomino(players=3)", "Q1")
    assert len(table.game.next_line) == 4
    table.finish_round()
    assert (len(table.game.line), len(table.game.next_line)) == (3, 4)
    table.play_until(lambda game: game.is_over)
    laid = kinds(table.game.events).count("place") + kinds(table.game.events).count("discard")
    assert laid == 12 * 3


@pytest.mark.parametrize("first", [0, 1])
def test_Q2_two_players_claim_in_a_snake(first: int) -> None:
    table = Table("queendomino(players=2)", kings=[first]).play_until(lambda game: game.round_number == 1)
    claims = [played.seat for played in table.game.history if isinstance(played.event, Claim)]
    assert claims == [first, 1 - first, 1 - first, first]
    assert kinds(table.game.events)[7:] == ["line", "king", *["claim"] * 4, "line"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_Q3_what_everybody_starts_with(players: int) -> None:
    game = Table(f"queendomino(players={players})").game
    for kingdom in game.kingdoms:
        assert (kingdom.coins, kingdom.knights, kingdom.knights_placed, kingdom.towers) == (7, 1, 0, 0)
        assert not kingdom.has_queen
    board = game.builders_board
    assert board is not None and board.queen is None and board.dragon_is_home
    assert (board.knight_supply, board.tower_supply) == (19 - players, 15)


def test_Q3_coins_never_run_out() -> None:
    table = tax_table("Q46", "C T0 T0", coins=100_000, knights=1)
    table.apply(Place("Q46", (1, 1), (2, 1)), Tax(((1, 1),)))
    assert table.game.kingdoms[0].coins == 100_004


@pytest.mark.parametrize(("left", "gained"), [(5, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_Q3_a_building_gives_the_knights_that_are_left(left: int, gained: int) -> None:
    table = builder("great_inn").set_table(knight_supply=left)
    table.apply(Build(1, "great_inn"), Site((1, 0)))
    board = table.game.builders_board
    assert board is not None
    assert (table.game.kingdoms[0].knights, board.knight_supply) == (gained, left - gained)


@pytest.mark.parametrize(("left", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_Q3_a_building_gives_the_towers_that_are_left(left: int, gained: int) -> None:
    table = builder("watchtower").set_table(tower_supply=left)
    table.apply(Build(1, "watchtower"), Site((1, 0)))
    board = table.game.builders_board
    assert board is not None
    assert (table.game.kingdoms[0].towers, board.tower_supply) == (gained, left - gained)


def test_Q4_the_board_is_set_up_before_the_first_line() -> None:
    table = Table(FOUR, buildings="church weaver statue statue witch_hut brewery goldsmith")
    assert kinds(table.game.events)[:8] == [*["building"] * 7, "line"]
    board = table.game.builders_board
    assert board is not None and board.top == "goldsmith"
    assert board.spaces == ("church", "weaver", "statue", "statue", "witch_hut", "brewery")


def test_Q4_the_stack_has_32_buildings_and_the_rest_is_unknown() -> None:
    assert sum(building.copies for building in buildings()) == 32
    game = Table(FOUR, buildings=SEVEN).game
    assert sum(game.hidden.buildings.values()) == 25
    left = {building.id: building.copies - (building.id in SEVEN.split()) for building in buildings()}
    assert game.hidden.buildings == left


@pytest.mark.parametrize(("space", "price"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_Q4_prices_rise_from_0_to_5(space: int, price: int) -> None:
    table = builder(SEVEN)
    table.apply(Build(space, SEVEN.split()[space - 1]))
    assert table.game.kingdoms[0].coins == 9 - price


def test_Q5_the_steps_of_a_turn_in_order() -> None:
    table = tax_table("Q46", "C", coins=7, knights=1)
    steps = []
    for move in (
        Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)), Build(2, "bakery"), Site((0, 2)), Dragon(1, "statue"),
    ):  # fmt: skip
        steps.append(table.game.awaits)
        table.apply(move)
    assert [*steps, table.game.awaits] == ["place", "tax", "build", "site", "dragon", "claim"]
    table.apply(table.game.legal_moves[0])
    assert table.game.to_move != 0


def test_Q5_placing_and_choosing_are_compulsory_the_rest_is_not() -> None:
    table = tax_table("Q46", "C", coins=7, knights=1)
    assert not moves_of(table.game, Pass)
    table.apply(Place("Q46", (0, 1), (0, 2)))
    for step in ("tax", "build", "dragon"):
        assert table.game.awaits == step
        assert moves_of(table.game, Pass) == [Pass(step)]  # type: ignore[arg-type]
        table.apply(Pass(step))  # type: ignore[arg-type]
    assert table.game.awaits == "claim" and not moves_of(table.game, Pass)
    assert (table.game.kingdoms[0].coins, table.game.kingdoms[0].knights) == (7, 1)


@pytest.mark.parametrize(
    ("squares", "coins"),
    [(((-1, 1),), 3), (((0, 1),), 1), (((-1, 1), (0, 1)), 4)],
)
def test_Q6_a_knight_pays_a_coin_for_every_square_of_its_territory(squares: tuple, coins: int) -> None:
    table = tax_table("Q10", "W0 W0 C F0", knights=2)
    table.apply(Place("Q10", (-1, 1), (0, 1)), Tax(squares))
    kingdom = table.game.kingdoms[0]
    assert (kingdom.coins, kingdom.knights, kingdom.knights_placed) == (coins, 2 - len(squares), len(squares))
    assert {cell for cell, square in kingdom.squares.items() if square.knight} == set(squares)


@pytest.mark.parametrize(("squares", "coins"), [(((1, 1),), 4), (((1, 1), (2, 1)), 8)])
def test_Q6_towns_pay_too_and_each_knight_pays_for_itself(squares: tuple, coins: int) -> None:
    table = tax_table("Q46", "C T0 T0", knights=2).apply(Place("Q46", (1, 1), (2, 1)), Tax(squares))
    assert table.game.kingdoms[0].coins == coins


def test_Q6_other_knights_in_the_territory_do_not_matter() -> None:
    table = tax_table("Q46", "C T0 T0", knights=1, knights_at=[(1, 0), (2, 0)])
    table.apply(Place("Q46", (1, 1), (2, 1)), Tax(((2, 1),)))
    assert table.game.kingdoms[0].coins == 4


def test_Q6_knights_come_from_the_reserve() -> None:
    one = tax_table("Q46", "C T0", knights=1, knights_at=[(1, 0)]).apply(Place("Q46", (0, 1), (0, 2)))
    assert [move.squares for move in moves_of(one.game, Tax)] == [((0, 1),), ((0, 2),)]
    none = tax_table("Q46", "C T0", knights_at=[(1, 0)]).apply(Place("Q46", (0, 1), (0, 2)))
    assert none.game.awaits == "build"


@pytest.mark.parametrize("squares", [((1, 0),), ((0, 1), (0, 1)), ((0, 1), (1, 0)), ((0, 1), (0, 2), (1, 0)), ()])
def test_Q6_at_most_one_knight_on_each_square_of_the_domino(squares: tuple) -> None:
    table = tax_table("Q46", "C T0", knights=3).apply(Place("Q46", (0, 1), (0, 2)))
    with pytest.raises(IllegalMove):
        table.game.push(Tax(squares))


def test_Q6_no_taxes_after_a_discard() -> None:
    table = tax_table("Q9", CLOSED_CASTLE, knights=2, coins=7).apply(Discard("Q9"))
    assert table.game.awaits == "build"


def test_Q6_a_knight_stays_to_the_end() -> None:
    table = tax_table("Q46", "C", knights=1).apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)))
    table.play_until(lambda game: game.is_over)
    kingdom = table.game.kingdoms[0]
    assert kingdom.squares[(0, 1)].knight and (kingdom.knights, kingdom.knights_placed) == (0, 1)


def test_Q6_the_limit_of_two_is_for_each_kings_turn() -> None:
    table = Table("queendomino(players=2)", lines=["Q45 Q46 Q47 Q48"], kings=[0], buildings=SEVEN)
    table.apply(Claim("Q46"), Claim("Q45"), Claim("Q48"), Claim("Q47")).play_until(lambda game: game.to_move == 0)
    table.furnish(0, "C", knights=4)
    table.apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1), (0, 2)))).finish_turn()
    assert (table.game.round_number, table.game.to_move) == (1, 0)
    table.apply(Place("Q47", (1, 0), (2, 0)), Tax(((1, 0), (2, 0))))
    kingdom = table.game.kingdoms[0]
    assert (kingdom.knights, kingdom.knights_placed, kingdom.coins) == (0, 4, 2 * 2 + 2 * 2)


TREASURIES = [
    ("knight_treasury", ((0, 1),), 2 + 4),
    ("knight_treasury", ((0, 1), (0, 2)), 2 * 2 + 4),
    ("tower_treasury", ((0, 2),), 2 + 5),
    ("tower_treasury", ((0, 1), (0, 2)), 2 * 2 + 5),
]


@pytest.mark.parametrize(("treasury", "squares", "coins"), TREASURIES)
def test_Q7_abilities_pay_once_a_turn_for_everything_owned(treasury: str, squares: tuple, coins: int) -> None:
    table = tax_table("Q1", "C T0 T0", knights=3, knights_at=[(2, 0)], towers=5, buildings={(1, 0): treasury})
    table.apply(Place("Q1", (0, 1), (0, 2)), Tax(squares))
    assert table.game.kingdoms[0].coins == coins


def test_Q7_both_abilities_add_up() -> None:
    owned = {(1, 0): "knight_treasury", (2, 0): "tower_treasury"}
    table = tax_table("Q1", "C T0 T0", knights=1, towers=3, buildings=owned)
    table.apply(Place("Q1", (0, 1), (0, 2)), Tax(((0, 1),)))
    assert table.game.kingdoms[0].coins == 2 + 1 + 3


def test_Q7_no_knight_sent_no_extra_coins() -> None:
    table = tax_table("Q1", "C T0", knights=1, towers=5, buildings={(1, 0): "tower_treasury"})
    table.apply(Place("Q1", (0, 1), (0, 2)), Pass("tax"))
    assert table.game.kingdoms[0].coins == 0


def test_Q7_a_treasury_built_this_turn_does_not_pay_yet() -> None:
    table = facing(FOUR, "Q46", buildings="knight_treasury " + SEVEN.rsplit(" ", 1)[0])
    table.furnish(0, "C", knights=1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)), Build(1, "knight_treasury"), Site((0, 1)))
    assert table.game.kingdoms[0].coins == 2


@pytest.mark.parametrize(("grid", "owned"), [("C W0", {}), ("C T0", {(1, 0): "statue"})])
def test_Q8_building_needs_a_town_square_without_a_building(grid: str, owned: dict) -> None:
    table = tax_table("Q1", grid, coins=7, buildings=owned).apply(Place("Q1", (0, 1), (0, 2)))
    assert table.game.awaits == "dragon"


def test_Q8_the_site_is_any_free_town_square() -> None:
    table = tax_table("Q46", "T0 T0 C W0 / T0 .. .. ..", coins=7, buildings={(-1, 0): "statue"})
    table.apply(Place("Q46", (0, 1), (0, 2)), Build(1, "statue"))
    assert {move.square for move in moves_of(table.game, Site)} == {(-2, 0), (-2, 1), (0, 1), (0, 2)}
    table.apply(Site((-2, 1)))
    squares = table.game.kingdoms[0].squares
    assert {cell for cell, square in squares.items() if square.building} == {(-1, 0), (-2, 1)}


def test_Q8_a_knight_on_the_site_is_no_obstacle_and_both_stay() -> None:
    table = tax_table("Q46", "C", knights=1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)), Build(2, "bakery"), Site((0, 1)))
    square = table.game.kingdoms[0].squares[(0, 1)]
    assert (square.knight, square.building) == (True, "bakery")
    assert table.game.kingdoms[0].buildings == ("bakery",)


def test_Q8_buildings_come_from_the_board_not_from_the_stack() -> None:
    table = builder(SEVEN)
    offered = [(move.space, move.building) for move in moves_of(table.game, Build)]
    assert offered == list(enumerate(SEVEN.split()[:6], start=1))


@pytest.mark.parametrize(("coins", "spaces"), [(0, [1]), (2, [1, 2, 3]), (5, [1, 2, 3, 4, 5, 6])])
def test_Q8_the_price_must_be_paid(coins: int, spaces: list[int]) -> None:
    table = builder(SEVEN, coins=coins)
    assert [move.space for move in moves_of(table.game, Build)] == spaces


def test_Q8_at_most_one_building_in_a_turn() -> None:
    table = builder(SEVEN, grid="C T0 T0").apply(Build(1, "statue"), Site((1, 0)))
    assert table.game.awaits == "dragon"


def test_Q8_building_is_possible_after_a_discard() -> None:
    table = tax_table("Q9", CLOSED_CASTLE, coins=7).apply(Discard("Q9"), Build(1, "statue"), Site((0, 1)))
    assert table.game.kingdoms[0].squares[(0, 1)].building == "statue"


def test_Q8_the_space_stays_empty_to_the_end_of_the_round() -> None:
    table = builder(SEVEN).apply(Build(3, "church"), Site((1, 0))).finish_turn()
    while table.game.round_number == 1:
        board = table.game.builders_board
        assert board is not None and board.spaces == ("statue", "bakery", None, "sawmill", "weaver", "goldsmith")
        table.finish_turn()
    assert table.game.builders_board is not None and None not in table.game.builders_board.spaces


@pytest.mark.parametrize(
    ("building", "knights", "towers"),
    [("great_inn", 3, 0), ("watchtower", 0, 2), ("witch_hut", 1, 1), ("queens_tower", 0, 2), ("statue", 0, 0)],
)
def test_Q9_knights_go_to_the_reserve_and_towers_on_the_building(building: str, knights: int, towers: int) -> None:
    table = builder(building).apply(Build(1, building), Site((1, 0)))
    kingdom, board = table.game.kingdoms[0], table.game.builders_board
    assert (kingdom.knights, kingdom.knights_placed, kingdom.towers) == (knights, 0, towers)
    assert board is not None and (board.knight_supply, board.tower_supply) == (15 - knights, 15 - towers)


def test_Q9_new_knights_serve_from_the_next_turn_on() -> None:
    table = builder("great_inn", coins=0).apply(Build(1, "great_inn"), Site((1, 0)))
    assert table.game.awaits == "claim"
    table.play_until(lambda game: game.to_move == 0 and game.awaits == "place" and game.round_number == 2)
    table.apply(moves_of(table.game, Place)[0])
    assert table.game.awaits == "tax" and len(moves_of(table.game, Tax)) == 3
