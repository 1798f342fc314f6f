"""C10 to C13: territories, points, ranking, and hidden information."""

import pytest

from fiefdom.engine import layout
from fiefdom.game import Dragon, Game, LineLaid
from fiefdom.game.sheet import ScoreSheet
from support.tables import Table, checked_sheet, facing

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "kingdomino(players=4)"
SMALL = "C W2 W0"  # 4 points, largest territory 2, 2 crowns
LONG = "C W1 W0 W0 W0"  # 4 points, largest territory 4, 1 crown
RICH = "C W1 W0 F2"  # 4 points, largest territory 2, 3 crowns
BEST = "C M3 M0"  # 6 points, largest territory 2, 3 crowns


def sheet_of(grid: str, rules: str = FOUR) -> ScoreSheet:
    return checked_sheet(Table(rules).furnish(0, grid).game)


def territories(sheet: ScoreSheet) -> list[tuple[str, int, int, int]]:
    return sorted((each.terrain, each.squares, each.crowns, each.points) for each in sheet.territories)


def ranked(rules: str, *grids: str) -> Game:
    """A game that is over, with these kingdoms."""
    table = Table(rules)
    for number, grid in enumerate(grids):
        table.furnish(number, grid)
    return table.set_table(phase=layout.OVER).game


def places(game: Game) -> list[tuple[int, int, str]]:
    """Place, kingdom and what put it ahead of the next, best first."""
    assert game.outcome is not None
    return [(row.place, row.kingdom, row.decided_by) for row in game.outcome.ranking]


def test_C10_a_territory_is_connected_by_edges() -> None:
    sheet = sheet_of("W0 W0 .. / W1 C .. / W0 W0 W1")
    assert territories(sheet) == [("wheat", 6, 2, 12)]


def test_C10_corners_do_not_connect() -> None:
    sheet = sheet_of("F0 W1 / C F0 / .. W0")
    assert territories(sheet) == [("forest", 1, 0, 0), ("forest", 1, 0, 0), ("wheat", 1, 0, 0), ("wheat", 1, 1, 1)]


@pytest.mark.parametrize("rules", [FOUR, "kingdomino(players=2, mighty_duel)", "queendomino(players=4)"])
def test_C10_the_start_tile_joins_nothing_and_adds_nothing(rules: str) -> None:
    sheet = sheet_of("W1 C W0", rules)
    assert territories(sheet) == [("wheat", 1, 0, 0), ("wheat", 1, 1, 1)]
    assert territories(sheet_of("C", rules)) == []


def test_C11_points_are_squares_times_crowns() -> None:
    sheet = sheet_of("W2 W1 W0 / L3 C M1 / L0 L0 M2")
    assert territories(sheet) == [("lake", 3, 3, 9), ("mine", 2, 3, 6), ("wheat", 3, 3, 9)]
    assert sheet.total == 24


def test_C11_no_crown_no_points() -> None:
    sheet = sheet_of("G0 G0 G0 G0 / C S1 .. ..")
    assert territories(sheet) == [("grassland", 4, 0, 0), ("swamp", 1, 1, 1)]
    assert sheet.total == 1


def test_C11_territories_of_one_terrain_are_scored_apart() -> None:
    sheet = sheet_of("F0 F1 C F2 F0 / F0 .. .. .. F0")
    assert territories(sheet) == [("forest", 3, 1, 3), ("forest", 3, 2, 6)]
    assert sheet.total == 9


def test_C12_points_then_largest_territory_then_crowns() -> None:
    game = ranked(FOUR, SMALL, LONG, RICH, BEST)
    assert game.scores == (4, 4, 4, 6)
    assert places(game) == [(1, 3, "points"), (2, 1, "largest territory"), (3, 2, "crowns"), (4, 0, "")]
    assert game.outcome is not None and (game.outcome.winners, game.outcome.decided_by) == ((3,), "points")


def test_C12_the_largest_territory_may_have_no_crown() -> None:
    game = ranked("kingdomino(players=3)", RICH, "F0 F0 F0 / C W2 W0", SMALL)
    assert game.scores == (4, 4, 4)
    assert places(game)[0] == (1, 1, "largest territory")


def test_C12_a_tie_in_everything_shares_the_place() -> None:
    game = ranked(FOUR, SMALL, BEST, "W0 W2 C", LONG)
    assert [(place, kingdom) for place, kingdom, _ in places(game)] == [(1, 1), (2, 3), (3, 0), (3, 2)]
    shared = ranked(FOUR, LONG, SMALL, LONG, SMALL)
    assert [(place, kingdom) for place, kingdom, _ in places(shared)] == [(1, 0), (1, 2), (3, 1), (3, 3)]
    assert shared.outcome is not None
    assert (shared.outcome.winners, shared.outcome.decided_by) == ((0, 2), "shared")


def test_C12_bonuses_are_part_of_the_total() -> None:
    game = ranked("kingdomino(players=2, middle_kingdom)", LONG, "C W1")
    assert game.scores == (4, 11)
    assert places(game) == [(1, 1, "points"), (2, 0, "")]


@pytest.mark.parametrize("rules", ["queendomino(players=3)", "royal_wedding(players=3)"])
def test_C12_crowns_do_not_break_ties_in_queendomino_and_royal_wedding(rules: str) -> None:
    game = ranked(rules, SMALL, LONG, RICH)
    assert game.scores == (4, 4, 4)
    assert places(game) == [(1, 1, "largest territory"), (2, 0, "shared"), (2, 2, "")]


def test_C12_a_town_can_be_the_largest_territory() -> None:
    game = ranked("queendomino(players=2)", "W0 W2 C T0 T0 T0", "W0 W2 C F0 F0")
    assert places(game) == [(1, 0, "largest territory"), (2, 1, "")]


def test_C12_in_teams_kingdoms_are_ranked() -> None:
    game = ranked("royal_wedding(players=6, teams)", SMALL, BEST, LONG)
    assert game.outcome is not None
    assert [(row.place, row.kingdom, row.seats) for row in game.outcome.ranking] == [
        (1, 1, (2, 3)),
        (2, 2, (4, 5)),
        (3, 0, (0, 1)),
    ]


@pytest.mark.parametrize("rules", [FOUR, "queendomino(players=2)", "royal_wedding(players=3)", "tribe(players=2)"])
def test_C13_the_order_of_what_is_hidden_is_not_in_the_game(rules: str) -> None:
    events = Table(rules).play_until(lambda game: game.round_number == 2 and game.awaits == "claim").game.events
    digests = {Game.replay(rules, events, seed=seed).digest() for seed in (1, 2, 3)}
    assert len(digests) == 1


def test_C13_the_dominoes_in_the_box_are_a_set() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4", "K41 K42 K43 K44"]).play_until(lambda game: game.round_number == 1)
    seen = {1, 2, 3, 4, 41, 42, 43, 44}
    assert table.game.hidden.dominoes == {f"K{number}" for number in range(1, 49) if number not in seen}


def test_C13_which_dominoes_stay_in_the_box_of_kingdomino_is_never_known() -> None:
    game = Table("kingdomino(players=2)").play_until(lambda game: game.is_over).game
    laid = {label for event in game.events if isinstance(event, LineLaid) for label in event.dominoes}
    assert len(laid) == len(game.hidden.dominoes) == 24
    assert not laid & game.hidden.dominoes


def test_C13_only_the_top_of_the_building_stack_is_known() -> None:
    table = Table("queendomino(players=4)", buildings="statue statue bakery church sawmill weaver statue")
    hidden = table.game.hidden.buildings
    assert table.game.builders_board is not None and table.game.builders_board.top == "statue"
    assert sum(hidden.values()) == 25
    assert "statue" not in hidden and (hidden["bakery"], hidden["queens_tower"]) == (1, 3)


def test_C13_the_caveman_stack_is_a_set() -> None:
    hidden = Table("tribe(players=4)", cavemen="hunter hunter giant_warrior shaman").game.hidden.cavemen
    assert sum(hidden.values()) == 18
    assert not {"hunter", "giant_warrior"} & set(hidden) and hidden["shaman"] == 1


def test_C13_kings_that_were_not_drawn_are_hidden_until_all_stand() -> None:
    table = Table("kingdomino(players=2)", kings=[1])
    assert table.game.hidden.kings == {0: 2, 1: 1}
    assert table.play_until(lambda game: game.round_number == 1).game.hidden.kings == {}


def test_C13_coins_and_what_was_burnt_are_public() -> None:
    table = facing("queendomino(players=4)", "Q1", buildings="statue bakery church sawmill weaver goldsmith brewery")
    table.play_to("dragon").apply(Dragon(4, "sawmill"))
    assert [kingdom.coins for kingdom in table.game.kingdoms] == [6, 7, 7, 7]
    assert Dragon(4, "sawmill") in table.game.events
    assert table.game.hidden.buildings["sawmill"] == 1
