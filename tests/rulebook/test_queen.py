"""Q10 to Q15: the queen, the dragon, the refill and the end of Queendomino."""

import pytest

from fiefdom.game import Build, Discard, Dragon, Game, Pass, Place, Site
from fiefdom.game.sheet import BuildingLine
from support.tables import Table, checked_sheet, facing, kinds, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "queendomino(players=4)"
SEVEN = "statue bakery church sawmill weaver goldsmith brewery"
NOBODY = -1
# 2 wheat, 3 forest, 1 lake, 2 swamp, 1 mine and 2 town territories, no grassland; 3 points from crowns.
VARIED = """
    W0 F0 W1 S0 F1
    F0 T0 C  T0 T0
    S1 L0 L0 M0 M0
"""


def queen_of(game: Game) -> int | None:
    assert game.builders_board is not None
    return game.builders_board.queen


def spaces_of(game: Game) -> tuple[str | None, ...]:
    assert game.builders_board is not None
    return game.builders_board.spaces


def builder(building: str, *, rivals: tuple[int, int, int] = (0, 0, 0), grid: str = "C T0", **contents: int) -> Table:
    """Seat 0 may build on (1, 0); the building is on space 3 and the rivals have these towers."""
    seven = ["bakery", "church", building, *("sawmill", "weaver", "goldsmith", "fishmonger")]
    table = facing(FOUR, "Q1", buildings=" ".join(seven)).furnish(0, grid, **{"coins": 9, **contents})
    for rival, towers in enumerate(rivals, start=1):
        table.furnish(rival, "C", coins=9, towers=towers)
    return table.apply(Place("Q1", (0, 1), (0, 2)))


def sheet_total(grid: str, *, queen: int = NOBODY, **contents: object) -> int:
    return checked_sheet(Table(FOUR).furnish(0, grid, **contents).set_table(queen=queen).game).total


def test_Q10_the_first_tower_brings_the_queen() -> None:
    table = builder("travelling_palace")
    assert queen_of(table.game) is None
    table.apply(Build(3, "travelling_palace"))
    assert queen_of(table.game) is None
    table.apply(Site((1, 0)))
    assert queen_of(table.game) == 0 and table.game.kingdoms[0].has_queen


@pytest.mark.parametrize(("host", "rivals"), [(2, (0, 1, 0)), (2, (1, 1, 1)), (NOBODY, (1, 0, 0))])
def test_Q10_a_tie_of_towers_is_enough_for_the_queen(host: int, rivals: tuple[int, int, int]) -> None:
    table = builder("travelling_palace", rivals=rivals).set_table(queen=host)
    table.apply(Build(3, "travelling_palace"), Site((1, 0)))
    assert queen_of(table.game) == 0


def test_Q10_the_queen_stays_if_somebody_has_more_towers() -> None:
    table = builder("travelling_palace", rivals=(0, 2, 0)).set_table(queen=2)
    table.apply(Build(3, "travelling_palace"), Site((1, 0)))
    assert queen_of(table.game) == 2


def test_Q10_it_counts_who_has_more_not_where_she_is() -> None:
    table = builder("watchtower", rivals=(3, 0, 0)).set_table(queen=3)
    table.apply(Build(3, "watchtower"), Site((1, 0)))
    assert queen_of(table.game) == 3


@pytest.mark.parametrize(("host", "towers"), [(NOBODY, 0), (1, 5)])
def test_Q10_she_comes_only_when_a_tower_is_gained(host: int, towers: int) -> None:
    table = builder("statue", towers=towers).set_table(queen=host)
    table.apply(Build(3, "statue"), Site((1, 0)))
    assert queen_of(table.game) == (None if host == NOBODY else host)


def test_Q10_a_building_that_finds_no_tower_in_the_supply_does_not_bring_her() -> None:
    table = builder("watchtower").set_table(tower_supply=0).apply(Build(3, "watchtower"), Site((1, 0)))
    assert queen_of(table.game) is None


@pytest.mark.parametrize(("space", "price"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_Q10_her_host_pays_one_coin_less_but_never_less_than_nothing(space: int, price: int) -> None:
    table = builder("statue").set_table(queen=0)
    table.apply(Build(space, str(spaces_of(table.game)[space - 1])))
    assert table.game.kingdoms[0].coins == 9 - price


def test_Q10_the_discount_decides_what_can_be_bought() -> None:
    table = builder("statue", coins=1)
    assert [move.space for move in moves_of(table.game, Build)] == [1, 2]
    assert [move.space for move in moves_of(table.set_table(queen=0).game, Build)] == [1, 2, 3]
    assert [move.space for move in moves_of(table.set_table(queen=1).game, Build)] == [1, 2]


def test_Q10_the_building_that_brings_her_costs_its_full_price() -> None:
    table = builder("watchtower").apply(Build(3, "watchtower"), Site((1, 0)))
    assert queen_of(table.game) == 0
    assert table.game.kingdoms[0].coins == 7


def test_Q11_the_dragon_burns_a_building_on_the_board_for_a_coin() -> None:
    table = facing(FOUR, "Q1", buildings=SEVEN).play_to("dragon")
    burnable = [Dragon(space, name) for space, name in enumerate(SEVEN.split()[:6], start=1)]
    assert table.game.legal_moves == [Pass("dragon"), *burnable]
    table.apply(Dragon(4, "sawmill"))
    board = table.game.builders_board
    assert board is not None and not board.dragon_is_home
    assert board.spaces == ("statue", "bakery", "church", None, "weaver", "goldsmith")
    assert (table.game.kingdoms[0].coins, board.top) == (6, "brewery")
    assert table.game.hidden.buildings["sawmill"] == 1 and table.game.kingdoms[0].buildings == ()


def test_Q11_at_most_once_in_a_round_over_all_players() -> None:
    table = facing(FOUR, "Q1", buildings=SEVEN).play_to("dragon").apply(Dragon(4, "sawmill"))
    start = len(table.game.history)
    table.finish_round()
    assert Pass("dragon") not in table.game.events[start:]
    assert table.play_to("dragon").game.round_number == 2


def test_Q11_who_leaves_the_dragon_alone_leaves_it_to_the_next() -> None:
    table = facing(FOUR, "Q1").play_to("dragon").apply(Pass("dragon")).finish_turn().play_to("dragon")
    assert (table.game.round_number, table.game.to_move) == (1, 1)


def test_Q11_not_while_the_queen_is_with_you() -> None:
    table = builder("statue").set_table(queen=0).apply(Pass("build"))
    assert table.game.awaits == "claim"
    rival = builder("statue").set_table(queen=1).apply(Pass("build"))
    assert rival.game.awaits == "dragon"


def test_Q11_not_if_the_queen_joined_you_this_turn() -> None:
    table = builder("watchtower").apply(Build(3, "watchtower"), Site((1, 0)))
    assert table.game.awaits == "claim"


@pytest.mark.parametrize(("coins", "step"), [(0, "claim"), (1, "dragon")])
def test_Q11_the_dragon_costs_a_coin(coins: int, step: str) -> None:
    table = facing(FOUR, "Q1").furnish(0, "C", coins=coins).apply(Place("Q1", (0, 1), (0, 2)))
    assert table.game.awaits == step


def test_Q11_only_buildings_on_the_board_can_be_burnt() -> None:
    table = builder("statue").apply(Build(3, "statue"), Site((1, 0)))
    assert [move.space for move in moves_of(table.game, Dragon)] == [1, 2, 4, 5, 6]
    empty = facing(FOUR, "Q1").set_table(space=[NOBODY] * 6).apply(Place("Q1", (0, 1), (0, 2)), Pass("tax"))
    assert empty.game.awaits == "claim"


def test_Q11_the_dragon_may_be_woken_after_a_discard() -> None:
    table = facing(FOUR, "Q9").furnish(0, ".. F0 .. / F0 C F0 / .. F0 ..", coins=3).apply(Discard("Q9"))
    assert table.game.awaits == "dragon"


def test_Q12_buildings_slide_and_the_cheapest_empty_space_is_filled_first() -> None:
    table = facing(FOUR, "Q46", buildings=f"{SEVEN} fishmonger great_inn")
    table.apply(Place("Q46", (0, 1), (0, 2)), Pass("tax"), Build(2, "bakery"), Site((0, 1)), Dragon(5, "weaver"))
    assert spaces_of(table.game) == ("statue", None, "church", "sawmill", None, "goldsmith")
    start = len(table.game.history)
    table.finish_round()
    board = table.game.builders_board
    assert board is not None and board.dragon_is_home
    assert board.spaces == ("statue", "church", "sawmill", "goldsmith", "brewery", "fishmonger")
    assert board.top == "great_inn"
    assert kinds(table.game.events[start:]).count("building") == 2


def test_Q12_nothing_moves_where_nothing_is_missing() -> None:
    table = facing(FOUR, "Q1", buildings=SEVEN)
    start = len(table.game.history)
    table.finish_round()
    assert spaces_of(table.game) == tuple(SEVEN.split()[:6])
    assert "building" not in kinds(table.game.events[start:])


def test_Q12_spaces_are_filled_while_the_stack_lasts() -> None:
    table = facing(FOUR, "Q46", buildings=SEVEN).set_table(hidden_building=[0] * 16, hidden_buildings=0)
    table.apply(Place("Q46", (0, 1), (0, 2)), Pass("tax"), Build(2, "bakery"), Site((0, 1)), Dragon(5, "weaver"))
    start = len(table.game.history)
    table.finish_round()
    board = table.game.builders_board
    assert board is not None and board.top is None
    assert board.spaces == ("statue", "church", "sawmill", "goldsmith", "brewery", None)
    assert "building" not in kinds(table.game.events[start:])


def test_Q12_the_last_building_of_the_stack_goes_on_the_board_without_a_new_top() -> None:
    one_statue = [0] * 9 + [1] + [0] * 6
    table = facing(FOUR, "Q46", buildings=SEVEN).set_table(hidden_building=one_statue, hidden_buildings=1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Pass("tax"), Build(1, "statue"), Site((0, 1)), Dragon(2, "bakery"))
    table.finish_round()
    board = table.game.builders_board
    assert board is not None and board.top is None and sum(table.game.hidden.buildings.values()) == 0
    assert board.spaces == ("church", "sawmill", "weaver", "goldsmith", "brewery", "statue")


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (7, 2), (11, 3)])
def test_Q13_three_coins_are_a_point(coins: int, points: int) -> None:
    sheet = checked_sheet(Table(FOUR).furnish(0, "C", coins=coins).game)
    assert (sheet.coins, sheet.coin_points, sheet.total) == (coins, points, points)


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({}, 0),
        ({(1, 0): "queens_tower"}, 3),
        ({(1, 0): "queens_tower", (3, 0): "queens_tower"}, 6),
        ({(-1, 0): "queens_tower"}, 1),
    ],
)
def test_Q13_town_squares_built_or_not_multiply_the_crowns_on_their_buildings(owned: dict, points: int) -> None:
    assert sheet_total("T0 C T0 T0 T0", buildings=owned) == points


def test_Q13_a_crown_built_in_play_counts_for_the_whole_town() -> None:
    table = builder("queens_tower", grid="C T0 T0").apply(Build(3, "queens_tower"), Site((1, 0)))
    sheet = checked_sheet(table.game)
    assert [(each.squares, each.crowns) for each in sheet.territories if each.terrain == "town"] == [(2, 1)]
    assert sheet.total == (9 - 2) // 3 + 2 * 1 + sheet.queen == 2 + 2 + 2


def test_Q13_the_total_is_coins_territories_and_buildings() -> None:
    total = sheet_total("W2 W0 C T0 / .. G1 .. ..", coins=8, buildings={(1, 0): "statue"})
    assert total == 8 // 3 + 2 * 2 + 1 + 5


POINTS = {
    "bakery": 2 * 2, "sawmill": 2 * 3, "fishmonger": 2 * 1, "weaver": 0, "witch_hut": 2 * 2, "goldsmith": 2 * 1,
    "church": 2 * 2, "travelling_palace": 4, "archery_range": 3, "statue": 5, "queens_tower": 0, "great_inn": 2,
    "brewery": 3, "watchtower": 3, "tower_treasury": 2, "knight_treasury": 2,
}  # fmt: skip


@pytest.mark.parametrize(("building", "points"), POINTS.items())
def test_Q14_building_points(building: str, points: int) -> None:
    table = Table(FOUR).furnish(0, VARIED, towers=4, knights=2, knights_at=[(0, 1)], buildings={(1, 0): building})
    sheet = checked_sheet(table.game)
    town_crowns = 2 if building == "queens_tower" else 0
    assert sheet.buildings == (BuildingLine(building, points),)
    assert sheet.total == 3 + points + town_crowns


def test_Q14_each_copy_of_a_building_scores() -> None:
    sheet = checked_sheet(Table(FOUR).furnish(0, VARIED, buildings={(1, 0): "sawmill", (2, 0): "sawmill"}).game)
    assert sheet.buildings == (BuildingLine("sawmill", 6), BuildingLine("sawmill", 6))
    assert sheet.total == 3 + 12


@pytest.mark.parametrize(
    ("grid", "without", "largest"),
    [
        ("C W1 W0 W0", 3, 3),
        ("C F1 W0 W0", 1, 2),
        ("W0 W1 C F0 F0", 2, 2),
        ("M0 M0 M0 C W1", 1, 3),
        ("T0 T0 T0 C W1", 1, 3),
        ("C", 0, 0),
    ],
)
def test_Q15_the_queen_adds_a_crown_to_the_largest_territory(grid: str, without: int, largest: int) -> None:
    assert sheet_total(grid) == without
    assert sheet_total(grid, queen=1) == without
    assert sheet_total(grid, queen=0) == without + largest


def test_Q15_she_is_on_the_score_sheet() -> None:
    game = Table(FOUR).furnish(0, "C W1 W0 W0").set_table(queen=0).game
    assert (checked_sheet(game, 0).queen, checked_sheet(game, 1).queen) == (3, 0)
