"""O1 to O8: set-up, volcanoes, fire and resources of Origins."""

import pytest

from fiefdom.components.dominoes import dominoes
from fiefdom.components.totems import totems
from fiefdom.engine import layout
from fiefdom.errors import IllegalMove
from fiefdom.game import ClaimPair, Discard, Erupt, Game, LineLaid, Place
from support.tables import Table, checked_sheet, facing, kinds, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

MODES = ["discovery", "totem", "tribe"]
FOUR = "discovery(players=4)"
# Fire may land anywhere; a domino fits at (3, 4) and (4, 4), with quarry, desert, lake or jungle at (3, 4).
OPEN = """
    H  D0 D0 D0 D0
    D0 D0 D0 D0 D0
    D0 D0 D0 D0 D0
    D0 D0 D0 {} D0
    D0 D0 D0 .. ..
"""


def targets(game: Game) -> set[tuple[int, int]]:
    return {move.square for move in moves_of(game, Erupt)}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("players", "kings", "side"), [(2, [0, 0, 1, 1], 7), (3, [0, 1, 2], 5), (4, [0, 1, 2, 3], 5)])
def test_O1_all_48_dominoes_in_12_lines_of_4(mode: str, players: int, kings: list[int], side: int) -> None:
    table = Table(f"{mode}(players={players})").play_until(lambda game: game.round_number == 1)
    assert sorted(place.seat for place in table.game.line if place.seat is not None) == kings
    game = table.play_until(lambda game: game.is_over).game
    lines = [event.dominoes for event in game.events if isinstance(event, LineLaid)]
    assert [len(line) for line in lines] == [4] * 12
    assert {label for line in lines for label in line} == {f"O{number}" for number in range(1, 49)}
    assert game.kingdoms[0].side == side and not game.hidden.dominoes


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", [0, 1])
def test_O2_the_first_of_two_takes_the_outer_or_the_inner_dominoes(mode: str, first: int) -> None:
    table = Table(f"{mode}(players=2)", lines=["O3 O10 O20 O40"], kings=[first])
    outer, inner = ClaimPair(("O3", "O40")), ClaimPair(("O10", "O20"))
    assert (table.game.to_move, table.game.legal_moves) == (first, [outer, inner])
    table.apply(inner)
    assert (table.game.to_move, table.game.legal_moves) == (1 - first, [outer])
    table.apply(outer)
    assert [place.seat for place in table.game.line] == [1 - first, first, first, 1 - first]
    happened = [kind for kind in kinds(table.game.events) if kind != "caveman"]
    assert happened == ["line", "king", "claim_pair", "claim_pair", "line"]


def test_O2_the_outer_dominoes_leave_the_inner_ones() -> None:
    table = Table(FOUR.replace("4", "2"), lines=["O3 O10 O20 O40"], kings=[0]).apply(ClaimPair(("O3", "O40")))
    assert table.game.legal_moves == [ClaimPair(("O10", "O20"))]
    with pytest.raises(IllegalMove):
        table.game.push(ClaimPair(("O3", "O10")))


def test_O3_a_volcano_touches_a_volcano() -> None:
    game = facing(FOUR, "O38").furnish(0, "H D0 V1").game
    assert game.why_not(Place("O38", (3, 1), (2, 1))) is None
    assert game.why_not(Place("O38", (2, 1), (3, 1))) is not None


@pytest.mark.parametrize("mode", MODES)
def test_O3_volcanoes_never_score_and_craters_are_no_fires(mode: str) -> None:
    game = Table(f"{mode}(players=4)").furnish(0, "V3 V2 H V1 D1").game
    sheet = checked_sheet(game)
    assert [(each.terrain, each.points) for each in sheet.territories] == [("desert", 1)]
    assert sheet.total == 1


def test_O3_a_volcano_is_no_largest_territory() -> None:
    table = Table("discovery(players=3)").furnish(0, "V1 V1 V1 H D1").furnish(1, "D1 H L0 L0").furnish(2, "H D1")
    game = table.set_table(phase=layout.OVER).game
    assert game.scores == (1, 1, 1) and game.outcome is not None
    assert [(row.place, row.kingdom, row.crowns) for row in game.outcome.ranking] == [(1, 1, 1), (2, 0, 1), (2, 2, 1)]


@pytest.mark.parametrize(("domino", "ground", "reach"), [("O28", "D0", 3), ("O45", "Q0", 2), ("O48", "Q0", 1)])
def test_O4_fire_flies_as_far_as_the_craters_say(domino: str, ground: str, reach: int) -> None:
    table = facing(FOUR, domino).furnish(0, OPEN.format(ground)).apply(Place(domino, (3, 4), (4, 4)))
    assert table.game.awaits == "erupt"
    near = {(x, y) for x in range(4 - reach, 5) for y in range(4 - reach, 5)} - {(4, 4)}
    assert targets(table.game) == near
    assert len(table.game.legal_moves) == (reach + 1) ** 2 - 1


@pytest.mark.parametrize(("domino", "ground", "fires"), [("O28", "D0", 1), ("O45", "Q0", 2), ("O48", "Q0", 3)])
def test_O4_the_token_carries_as_many_fires_as_craters(domino: str, ground: str, fires: int) -> None:
    table = facing(FOUR, domino).furnish(0, OPEN.format(ground))
    table.apply(Place(domino, (3, 4), (4, 4)), Erupt((3, 3)))
    square = table.game.kingdoms[0].squares[(3, 3)]
    assert (square.crowns, square.token) == (fires, True)
    assert table.game.awaits == "claim"


def test_O4_fire_flies_over_seven_by_seven_kingdoms_by_kings_moves() -> None:
    row = "D0 D0 D0 D0 D0 D0 D0"
    grid = f"H D0 D0 D0 D0 D0 D0 / {row} / {row} / {row} / {row}"
    table = facing("discovery(players=2)", "O28").furnish(0, grid).apply(Place("O28", (2, 5), (3, 5)))
    expected = {(x, y) for x in range(7) for y in range(2, 5)} | {(2, 5)}
    assert targets(table.game) == expected


@pytest.mark.parametrize("domino", ["O28", "O40", "O44", "O48"])
def test_O4_an_eruption_is_compulsory_and_the_other_half_is_always_there(domino: str) -> None:
    table = facing(FOUR, domino).furnish(0, "H").apply(Place(domino, (1, 0), (2, 0)))
    assert table.game.legal_moves == [Erupt((1, 0))]


def test_O4_no_eruption_without_a_volcano_on_the_domino() -> None:
    table = facing(FOUR, "O4").furnish(0, "V3 H").apply(Place("O4", (0, 1), (0, 2)))
    assert table.game.awaits == "claim"


def test_O4_a_discarded_volcano_does_not_erupt() -> None:
    table = facing(FOUR, "O40").furnish(0, ".. D0 .. / D0 H D0 / .. D0 ..").apply(Discard("O40"))
    assert table.game.awaits == "claim"


def test_O5_fire_lands_on_no_hut_volcano_or_fire() -> None:
    table = facing(FOUR, "O28").furnish(0, "D0 V1 G1 / D0 H G0", tokens={(-1, 0): 2})
    table.apply(Place("O28", (0, 1), (1, 1)))
    assert targets(table.game) == {(-1, -1), (1, 0), (0, 1)}


def test_O5_fire_flies_over_anything_even_empty_cells() -> None:
    table = facing(FOUR, "O28").furnish(0, "D0 .. .. / D0 H .. / D0 .. .. / D0 .. ..")
    table.apply(Place("O28", (1, 0), (2, 0)))
    assert targets(table.game) == {(-1, -1), (-1, 0), (-1, 1), (-1, 2), (1, 0)}


def test_O5_fire_stays_in_its_own_kingdom_and_on_its_squares() -> None:
    table = facing(FOUR, "O28").furnish(0, "H").furnish(1, "D0 H D0").apply(Place("O28", (1, 0), (2, 0)))
    for square in ((-1, 0), (0, 0), (2, 0), (3, 0)):
        assert table.game.why_not(Erupt(square)) is not None


def test_O6_fire_burns_a_resource() -> None:
    table = facing("tribe(players=4)", "O28").furnish(0, "G* H").apply(Place("O28", (0, 1), (0, 2)), Erupt((-1, 0)))
    square = table.game.kingdoms[0].squares[(-1, 0)]
    assert (square.resource, square.crowns, square.token) == (None, 1, True)


def test_O6_fire_burns_a_caveman() -> None:
    table = facing("tribe(players=4)", "O28").furnish(0, "G* G0 H D0", cavemen={(-1, 0): "hunter"})
    hidden, before = table.game.hidden.cavemen, table.game.scores[0]
    table.apply(Place("O28", (0, 1), (0, 2)), Erupt((-1, 0)))
    square = table.game.kingdoms[0].squares[(-1, 0)]
    assert (square.caveman, square.crowns) == (None, 1)
    assert (before, table.game.scores[0]) == (3, 2)
    assert table.game.hidden.cavemen == hidden


@pytest.mark.parametrize("mode", MODES)
def test_O7_printed_fires_and_tokens_count_alike(mode: str) -> None:
    table = Table(f"{mode}(players=4)").furnish(0, "D1 D0 D0 H L0 / L2 .. .. .. ..", tokens={(-2, 0): 3})
    sheet = checked_sheet(table.game)
    assert sorted((each.terrain, each.squares, each.crowns, each.points) for each in sheet.territories) == [
        ("desert", 3, 4, 12),
        ("lake", 1, 0, 0),
        ("lake", 1, 2, 2),
    ]
    assert sheet.total == 14


def test_O7_ties_are_broken_by_territory_then_by_all_fires() -> None:
    table = Table("discovery(players=4)").furnish(0, "H D1 D0 / .. L1").furnish(1, "H D0", tokens={(1, 0): 3})
    table.furnish(2, "H D1 D0 / .. L0", tokens={(1, 1): 1}).furnish(3, "H D1 D0 D0")
    game = table.set_table(phase=layout.OVER).game
    assert game.scores == (3, 3, 3, 3) and game.outcome is not None
    assert [(row.place, row.kingdom, row.decided_by) for row in game.outcome.ranking] == [
        (1, 3, "largest territory"),
        (2, 0, "shared"),
        (2, 2, "largest territory"),
        (4, 1, ""),
    ]


def test_O7_tokens_count_among_the_fires_that_break_ties() -> None:
    table = Table("discovery(players=2)").furnish(0, "H D2 D0").furnish(1, "H D1 D0 L0", tokens={(3, 0): 2})
    game = table.set_table(phase=layout.OVER).game
    assert game.scores == (4, 4) and game.outcome is not None
    assert (game.outcome.winners, game.outcome.decided_by) == ((1,), "crowns")


@pytest.mark.parametrize("mode", ["totem", "tribe"])
@pytest.mark.parametrize(
    ("domino", "left", "right"),
    [
        ("O19", "mammoth", "fish"),
        ("O23", "mushroom", "flint"),
        ("O32", None, "fish"),
        ("O47", None, None),
        ("O4", None, "mammoth"),
        ("O40", "fish", None),
    ],
)
def test_O8_resources_travel_with_the_domino(mode: str, domino: str, left: str | None, right: str | None) -> None:
    table = facing(f"{mode}(players=4)", domino).furnish(0, "H").apply(Place(domino, (1, 0), (2, 0)))
    squares = table.game.kingdoms[0].squares
    assert (squares[(1, 0)].resource, squares[(2, 0)].resource) == (left, right)


def test_O8_there_are_no_resources_in_discovery() -> None:
    table = facing(FOUR, "O19").furnish(0, "H").apply(Place("O19", (1, 0), (2, 0)))
    assert all(square.resource is None for square in table.game.kingdoms[0].squares.values())


def test_O8_the_squares_without_printed_fire_carry_all_the_pieces_of_the_box() -> None:
    homes = {"grassland": "mammoth", "lake": "fish", "jungle": "mushroom", "quarry": "flint"}
    halves = [half for domino in dominoes("origins") for half in domino.halves]
    found = [homes[half.terrain] for half in halves if half.terrain in homes and not half.crowns]
    assert {totem.resource: totem.pieces for totem in totems()} == {name: found.count(name) for name in homes.values()}


@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_O8_resources_of_a_discarded_domino_leave_the_game(mode: str) -> None:
    table = facing(f"{mode}(players=4)", "O12").furnish(0, ".. D0 .. / D0 H D0 / .. D0 ..").apply(Discard("O12"))
    kingdom = table.game.kingdoms[0]
    assert not [square for square in kingdom.squares.values() if square.resource]
    assert table.game.totems is None or table.game.totems["mammoth"] is None


def test_O8_resources_of_an_unclaimed_domino_leave_the_game() -> None:
    table = Table("totem(players=3)", lines=["O1 O2 O3 O12"], kings=[0, 1, 2])
    table.play_until(lambda game: game.round_number == 1).finish_round()
    pieces = [square for kingdom in table.game.kingdoms for square in kingdom.squares.values() if square.resource]
    assert pieces == [] and "O12" not in table.game.hidden.dominoes
