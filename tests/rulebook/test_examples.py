"""X1 to X3: the worked examples, the first two as games played to their end."""

from collections import Counter

import pytest

from fiefdom.game import Build, Claim, Erupt, Game, Move, Place, Site, Tax
from fiefdom.game.sheet import BuildingLine, CavemanLine, ScoreSheet
from support.grids import KINGDOM_LETTERS, ORIGINS_LETTERS, read_grid
from support.tables import Table, checked_sheet, quiet_move

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

X1_KINGDOM = """
    W0 M2 G0 G0 T0
    W0 M2 F0 G2 G1
    W1 M0 C  T0 T0
    L0 L1 L1 F1 S1
    F1 T0 T0 F0 T0
"""
X1_BUILDERS_BOARD = "statue bakery great_inn watchtower sawmill church travelling_palace"
X1_PLAN: list[Move] = [
    Place("Q27", (1, -1), (0, -1)),
    Place("Q7", (0, -2), (1, -2)),
    *(Place("Q41", (2, -1), (2, -2)), Tax(((2, -1),)), Build(3, "great_inn"), Site((2, -2))),
    Place("Q14", (-2, 0), (-1, 0)),
    Place("Q30", (-1, -1), (-2, -1)),
    Place("Q31", (-1, -2), (-2, -2)),
    *(Place("Q38", (1, 1), (1, 0)), Build(3, "watchtower"), Site((1, 0))),
    *(Place("Q42", (2, 1), (2, 0)), Build(1, "statue"), Site((2, 0))),
    *(Place("Q40", (0, 1), (0, 2)), Build(2, "sawmill"), Site((0, 2))),
    *(Place("Q39", (-1, 1), (-1, 2)), Build(2, "church"), Site((-1, 2))),
    *(Place("Q18", (-2, 2), (-2, 1)), Tax(((-2, 2), (-2, 1)))),
    *(Place("Q32", (2, 2), (1, 2)), Build(2, "travelling_palace"), Site((2, 2))),
]
X2_KINGDOM = "J D D1 L L1 / J1 G G L1 Q / J V2 H D Q1 / J D D Q Q1 / G G G G V1"
X2_PLAN: list[Move] = [
    Place("O34", (0, -1), (1, -1)),
    Place("O31", (0, -2), (1, -2)),
    Place("O35", (2, -2), (2, -1)),
    Place("O27", (1, 0), (2, 0)),
    Place("O37", (1, 1), (2, 1)),
    Place("O4", (0, 1), (0, 2)),
    Place("O36", (-1, -1), (-2, -1)),
    Place("O9", (-1, 1), (-2, 1)),
    *(Place("O43", (-2, 0), (-1, 0)), Erupt((-2, 1))),
    Place("O8", (-1, -2), (-2, -2)),
    Place("O12", (-2, 2), (-1, 2)),
    *(Place("O38", (1, 2), (2, 2)), Erupt((0, 2))),
]


def play_plan(rules: str, plan: list[Move], buildings: str = "") -> Game:
    """Play a game in which seat 0 carries out its plan, one domino per round; the others stay out of its way."""
    wanted = [move.domino for move in plan if isinstance(move, Place)]
    letter = wanted[0][0]
    others = [label for label in (f"{letter}{number}" for number in range(1, 49)) if label not in wanted]
    lines = [sorted([own, *others[3 * row :][:3]], key=lambda label: int(label[1:])) for row, own in enumerate(wanted)]
    table = Table(rules, kings=[0, 1, 2, 3], lines=map(" ".join, lines), buildings=buildings)
    left = list(plan)
    while not table.game.is_over:
        table.apply(_next_move(table.game, left, wanted))
    assert not left
    return table.game


def _next_move(game: Game, left: list[Move], wanted: list[str]) -> Move:
    if game.awaits == "claim":
        claims = [move for move in game.legal_moves if isinstance(move, Claim)]
        return next(claim for claim in claims if (claim.domino in wanted) == (game.to_move == 0))
    if game.to_move == 0 and left and game.why_not(left[0]) is None:
        return left.pop(0)
    return quiet_move(game)


def drawn_squares(grid: str, letters: dict[str, str]) -> dict[tuple[int, int], tuple[str, int]]:
    return {cell: (letters[drawn.letter], drawn.number) for cell, drawn in read_grid(grid).items()}


def points_by_terrain(sheet: ScoreSheet) -> dict[str, int]:
    points: Counter[str] = Counter()
    for territory in sheet.territories:
        points[territory.terrain] += territory.points
    return dict(points)


def check_x1(sheet: ScoreSheet) -> None:
    territories = sorted((each.terrain, each.squares, each.crowns, each.points) for each in sheet.territories)
    assert [each for each in territories if each[0] != "town"] == [
        ("forest", 1, 0, 0),
        ("forest", 1, 1, 1),
        ("forest", 2, 1, 2),
        ("grassland", 4, 3, 12),
        ("lake", 3, 2, 6),
        ("mine", 3, 4, 12),
        ("swamp", 1, 1, 1),
        ("wheat", 3, 1, 3),
    ]
    towns = [each for each in territories if each[0] == "town"]
    assert len(towns) == 4 and {(crowns, points) for _, _, crowns, points in towns} == {(0, 0)}
    assert set(sheet.buildings) == {
        BuildingLine("sawmill", 6),
        BuildingLine("church", 8),
        BuildingLine("travelling_palace", 3),
        BuildingLine("great_inn", 2),
        BuildingLine("statue", 5),
        BuildingLine("watchtower", 3),
    }
    assert (sheet.coins, sheet.coin_points, sheet.queen, sheet.total) == (11, 3, 4, 71)


def test_X1_queendomino_71_points_in_a_game_played_to_its_end() -> None:
    game = play_plan("queendomino(players=4)", X1_PLAN, X1_BUILDERS_BOARD)
    kingdom = game.kingdoms[0]
    found = {cell: (square.terrain, square.crowns) for cell, square in kingdom.squares.items()}
    assert found == drawn_squares(X1_KINGDOM, KINGDOM_LETTERS)
    assert (kingdom.towers, kingdom.has_queen, kingdom.discards) == (3, True, 0)
    check_x1(checked_sheet(game))
    assert game.scores[0] == 71 and game.outcome is not None


def test_X1_queendomino_71_points_from_the_kingdom_alone() -> None:
    sites = [(2, -2), (1, 0), (2, 0), (0, 2), (-1, 2), (2, 2)]
    names = ["great_inn", "watchtower", "statue", "sawmill", "church", "travelling_palace"]
    table = Table("queendomino(players=3)")
    table.furnish(0, X1_KINGDOM, coins=11, towers=3, buildings=dict(zip(sites, names, strict=True)))
    check_x1(checked_sheet(table.set_table(queen=0).game))


X2_POINTS = {"desert": 2, "grassland": 4, "lake": 6, "jungle": 12, "quarry": 8}


def test_X2_discovery_32_points_in_a_game_played_to_its_end() -> None:
    game = play_plan("discovery(players=4)", X2_PLAN)
    tokens = {(-2, 1): 2, (0, 2): 1}
    drawn = drawn_squares(X2_KINGDOM, ORIGINS_LETTERS)
    squares = game.kingdoms[0].squares
    assert {cell: square.terrain for cell, square in squares.items()} == {cell: drawn[cell][0] for cell in drawn}
    for cell, square in squares.items():
        printed = square.craters if square.terrain == "volcano" else square.crowns - tokens.get(cell, 0)
        assert (printed, square.token) == (drawn[cell][1], cell in tokens)
    assert points_by_terrain(checked_sheet(game)) == X2_POINTS
    assert game.scores[0] == 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X2_discovery_32_points_from_the_kingdom_alone(players: int) -> None:
    table = Table(f"discovery(players={players})").furnish(0, X2_KINGDOM, tokens={(-2, 1): 2, (0, 2): 1})
    sheet = checked_sheet(table.game)
    assert points_by_terrain(sheet) == X2_POINTS
    assert sheet.total == 32


@pytest.mark.parametrize(
    ("grid", "points"), [("G* G* L* / G* D0 G* / J* H ..", 12), ("G* D0 G* / L* D0 Q* / J* H ..", 6)]
)
def test_X3_a_hunter_with_mammoths_around(grid: str, points: int) -> None:
    sheet = checked_sheet(Table("tribe(players=4)").furnish(0, grid, cavemen={(0, -1): "hunter"}).game)
    assert sheet.cavemen == (CavemanLine("hunter", (0, -1), points),)


def test_X3_a_fire_woman_with_five_fires_around() -> None:
    table = Table("tribe(players=4)")
    table.furnish(0, "D1 D0 L2 / J0 D0 G0 / D0 H V3", tokens={(-1, 0): 2}, cavemen={(0, -1): "fire_woman"})
    assert checked_sheet(table.game).cavemen == (CavemanLine("fire_woman", (0, -1), 5),)


def test_X3_hordes() -> None:
    warriors = {
        (-1, 0): "amazon_warrior", (-2, 0): "small_warrior", (-1, 1): "small_warrior", (1, 1): "small_warrior",
    }  # fmt: skip
    sheet = checked_sheet(Table("tribe(players=4)").furnish(0, "D0 D0 H D0 / .. D0 D0 D0", cavemen=warriors).game)
    hordes = sorted((horde.warriors, horde.strength, horde.points) for horde in sheet.hordes)
    assert hordes == [(1, 1, 1), (3, 4, 12)]
    assert sheet.total == 13
