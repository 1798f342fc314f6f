"""V1 to V4: Dynasty, Middle Kingdom, Harmony and Mighty Duel."""

import pytest

from fiefdom.engine import layout
from fiefdom.errors import IllegalMove, RulesError
from fiefdom.game import Discard, Game, Match, Place
from fiefdom.rules import Rules
from support.grids import furnish, set_table
from support.tables import Table, checked_sheet, facing, kinds, quiet_move

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

GAMES = ("kingdomino", "queendomino", "royal_wedding", "discovery", "totem", "tribe")
# Kingdomino kingdoms by their points.
WORTH = {0: "C", 1: "C W1", 2: "C W2", 4: "C W2 W0", 6: "C M3 M0", 10: "C M3 M2 / .. W0"}


def end_game(game: Game, *points: int) -> None:
    """End a game with kingdoms worth these points; equal points come from equal kingdoms."""
    for number, worth in enumerate(points):
        furnish(game, number, WORTH[worth])
    set_table(game, phase=layout.OVER)
    assert game.scores == points


def dynasty(*games: tuple[int, ...], options: str = "") -> Match:
    """A match of three games that ended with these points."""
    match = Match.new(f"kingdomino(players={len(games[0])}, dynasty{options})", seed=1)
    for number, points in enumerate(games):
        if number:
            match.next_game()
        end_game(match.game, *points)
    return match


def placed(match: Match) -> list[tuple[int, int, int, str]]:
    """Place, kingdom, sum and what put it ahead of the next, best first."""
    assert match.outcome is not None
    return [(row.place, row.kingdom, row.total, row.decided_by) for row in match.outcome.ranking]


def row_of(rules: Rules, squares: int) -> str:
    """The start tile and squares to its right, worth nothing."""
    return " ".join(["C", *["D0" if rules.is_origins else "W0"] * squares])


def test_V1_three_games_add_up_and_the_highest_sum_wins() -> None:
    match = dynasty((6, 0, 1), (0, 4, 2), (1, 4, 2))
    assert placed(match) == [(1, 1, 8, "points"), (2, 0, 7, "points"), (3, 2, 5, "")]


def test_V1_each_game_starts_afresh() -> None:
    match = Match.new("kingdomino(players=3, dynasty)", seed=5)
    with pytest.raises(IllegalMove):
        match.next_game()
    for number in range(3):
        assert (len(match.games), match.outcome) == (number + 1, None)
        assert kinds(match.game.events) == ["line", "king"]
        assert all(not kingdom.squares for kingdom in match.game.kingdoms)
        while not match.game.is_over:
            match.game.push(quiet_move(match.game))
        if number < 2:
            match.next_game()
    assert match.is_over and match.outcome is not None
    sums = [sum(game.scores[number] for game in match.games) for number in range(3)]
    assert {row.kingdom: row.total for row in match.outcome.ranking} == dict(enumerate(sums))
    with pytest.raises(IllegalMove):
        match.next_game()


def test_V1_a_tie_on_the_sum_is_broken_by_games_won() -> None:
    match = dynasty((10, 4), (1, 4), (1, 4))
    assert placed(match) == [(1, 1, 12, "games won"), (2, 0, 12, "")]


def test_V1_a_shared_win_counts_for_each_who_shares_it() -> None:
    match = dynasty((4, 2, 4), (2, 4, 6), (6, 6, 0))
    assert match.outcome is not None
    assert [(row.kingdom, row.total, row.games_won) for row in match.outcome.ranking] == [
        (0, 12, 2),
        (1, 12, 1),
        (2, 10, 2),
    ]
    assert match.outcome.decided_by == "games won"


def test_V1_then_the_place_is_shared() -> None:
    match = dynasty((6, 2), (4, 4), (2, 6))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.decided_by) == ((0, 1), "shared")
    assert [row[:3] for row in placed(match)] == [(1, 0, 12), (1, 1, 12)]


def test_V1_each_game_scores_its_own_bonuses() -> None:
    match = Match.new("kingdomino(players=2, dynasty, harmony)", seed=1)
    for discards in (0, 1, 0):
        furnish(match.game, 0, "C", discards=discards)
        furnish(match.game, 1, "C", discards=1)
        set_table(match.game, phase=layout.OVER)
        if len(match.games) < 3:
            match.next_game()
    assert [game.scores for game in match.games] == [(5, 0), (0, 0), (5, 0)]
    assert placed(match) == [(1, 0, 10, "points"), (2, 1, 0, "")]


@pytest.mark.parametrize("game", GAMES)
def test_V1_any_game_may_be_a_dynasty(game: str) -> None:
    match = Match.new(Rules(game, 3, dynasty=True), seed=1)
    assert (match.rules.games, match.game.rules) == (3, Rules(game, 3))


def test_V1_without_dynasty_a_match_is_one_game() -> None:
    match = Match.new("kingdomino(players=2)", seed=1)
    end_game(match.game, 4, 6)
    assert match.is_over and match.outcome == match.game.outcome


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_V2_the_castle_is_the_centre_if_nothing_lies_too_far(game: str, players: int) -> None:
    rules = Rules(game, max(players, 3) if game == "royal_wedding" else players, middle_kingdom=True)
    reach = {5: 2, 7: 3}[rules.side]
    for squares, bonus in ((0, 10), (reach, 10), (reach + 1, 0)):
        sheet = checked_sheet(Table(str(rules)).furnish(0, row_of(rules, squares)).game)
        assert (sheet.middle_kingdom, sheet.total) == (bonus, bonus)


@pytest.mark.parametrize(
    ("grid", "bonus"),
    [
        ("W0 W0 C W0 W0", 10),
        ("W0 W0 W0 C", 0),
        ("W0 / W0 / W0 / C", 0),
        ("C / W0 / W0 / W0", 0),
        ("W0 / W0 / C / W0 / W0", 10),
        ("W0 .. .. / W0 W0 W0 / .. .. C", 10),
        ("F0 W0 W0 W0 W0 / W0 W0 W0 W0 W0 / W0 W0 C W0 W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0", 10),
        ("W0 W0 W0 W0 W0 / W0 W0 C W0 W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0", 0),
    ],
)
def test_V2_rows_and_columns_count_alike_and_the_box_need_not_be_full(grid: str, bonus: int) -> None:
    table = Table("kingdomino(players=4, middle_kingdom)").furnish(0, grid)
    assert checked_sheet(table.game).total == bonus


def test_V2_is_played_only_when_it_is_chosen() -> None:
    sheet = checked_sheet(Table("kingdomino(players=4)").furnish(0, "C W0").game)
    assert (sheet.middle_kingdom, sheet.total) == (None, 0)


@pytest.mark.parametrize("game", GAMES)
def test_V3_five_points_for_a_kingdom_without_a_discard(game: str) -> None:
    rules = str(Rules(game, 3, harmony=True))
    for discards, bonus in ((0, 5), (1, 0), (2, 0)):
        sheet = checked_sheet(Table(rules).furnish(0, "C", discards=discards).game)
        assert (sheet.harmony, sheet.total) == (bonus, bonus)


def test_V3_a_discard_by_c4_costs_only_its_own_kingdom_the_bonus() -> None:
    table = facing("kingdomino(players=4, harmony)", "K12").furnish(0, ".. F0 .. / F0 C F0 / .. F0 ..")
    assert table.game.scores == (5, 5, 5, 5)
    table.apply(Discard("K12"))
    assert table.game.scores == (0, 5, 5, 5)


def test_V3_unclaimed_dominoes_are_no_discards() -> None:
    table = facing("queendomino(players=3, harmony)", "Q1").furnish(0, "C").apply(Place("Q1", (0, 1), (0, 2)))
    table.finish_round().finish_round()
    assert [sheet.harmony for sheet in map(table.game.score_sheet, range(3))] == [5, 5, 5]


def test_V3_both_bonuses_are_free_to_combine() -> None:
    game = Table("tribe(players=2, middle_kingdom, harmony)").furnish(0, "H D1").game
    assert game.scores[0] == 1 + 10 + 5


def test_V3_is_played_only_when_it_is_chosen() -> None:
    sheet = checked_sheet(Table("totem(players=4)").furnish(0, "H D1").game)
    assert (sheet.harmony, sheet.total) == (None, 1)


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 3), ("kingdomino", 4), ("queendomino", 2), ("totem", 2)])
def test_V4_mighty_duel_is_kingdomino_for_two_only(game: str, players: int) -> None:
    with pytest.raises(RulesError):
        Rules(game, players, mighty_duel=True)


def test_V4_mighty_duel_combines_with_the_other_options() -> None:
    rules = Rules("kingdomino", 2, mighty_duel=True, middle_kingdom=True, harmony=True, dynasty=True)
    assert (rules.side, rules.lines, rules.games) == (7, 12, 3)
    table = Table("kingdomino(players=2, mighty_duel, middle_kingdom, harmony)").furnish(0, "C W1 W0 W0")
    assert table.game.scores[0] == 3 + 10 + 5
