"""W1 to W6: Royal Wedding, individually and in teams."""

import pytest

from fiefdom.errors import IllegalMove, RulesError
from fiefdom.game import Build, Claim, Dragon, Game, LineLaid, Pass, Place, Site, Tax
from fiefdom.rules import Rules
from support.tables import Table, facing, kinds, line, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

EIGHT = "royal_wedding(players=8, teams)"
SEVEN_PLAYERS = "royal_wedding(players=7, teams)"
ALONE = [f"royal_wedding(players={players})" for players in (3, 4, 5, 6)]
TEAMS = [f"royal_wedding(players={players}, teams)" for players in (6, 7, 8)]
SIX = "statue bakery church sawmill weaver goldsmith"
SEVEN = f"{SIX} brewery"


def laid_lines(rules: str) -> tuple[Game, list[tuple[str, ...]]]:
    game = Table(rules).play_until(lambda game: game.is_over).game
    return game, [event.dominoes for event in game.events if isinstance(event, LineLaid)]


@pytest.mark.parametrize("rules", ["royal_wedding(players=4)", "royal_wedding(players=5)", SEVEN_PLAYERS])
def test_W1_lines_come_from_both_boxes_in_turn_queendomino_first(rules: str) -> None:
    game, lines = laid_lines(rules)
    assert [{label[0] for label in dominoes} for dominoes in lines] == [{"Q"}, {"K"}] * (len(lines) // 2)
    labels = {label for dominoes in lines for label in dominoes}
    assert labels == {f"{letter}{number}" for letter in "KQ" for number in range(1, 49)}
    assert not game.hidden.dominoes


def test_W1_the_first_line_cannot_come_from_the_other_box() -> None:
    events = Table("royal_wedding(players=4)").game.events[:7]
    assert Game.replay("royal_wedding(players=4)", [*events, line("Q1 Q2 Q3 Q4")], seed=1).next_line
    with pytest.raises(IllegalMove):
        Game.replay("royal_wedding(players=4)", [*events, line("K1 K2 K3 K4")])


@pytest.mark.parametrize("rules", [*ALONE, *TEAMS])
def test_W1_opening_claims_are_drawn_king_by_king_in_all_forms(rules: str) -> None:
    table = Table(rules).play_until(lambda game: game.round_number == 1)
    kings = sum(table.rules.kings)
    assert kinds(table.game.events)[7:] == ["line", *["king", "claim"] * kings, "line"]


def test_W1_queendominos_rules_hold_for_kingdominos_dominoes() -> None:
    table = facing("royal_wedding(players=4)", "Q1", next_line="K1 K2 K3 K4", buildings=SEVEN)
    table.play_to("claim").apply(Claim("K1"))
    table.play_until(lambda game: game.round_number == 2 and game.to_move == 0 and game.awaits == "place")
    table.furnish(0, "C T0", coins=7, knights=1).apply(Place("K1", (0, 1), (0, 2)), Tax(((0, 1),)))
    assert table.game.kingdoms[0].coins == 9
    table.apply(Build(2, "bakery"), Site((1, 0)), Dragon(3, "church"))
    assert (table.game.awaits, table.game.kingdoms[0].coins) == ("claim", 7)


@pytest.mark.parametrize("players", [3, 4])
def test_W2_three_or_four_alone(players: int) -> None:
    game, lines = laid_lines(f"royal_wedding(players={players})")
    assert [len(dominoes) for dominoes in lines] == [4] * 24
    assert game.round_number == 24
    assert [kingdom.side for kingdom in game.kingdoms] == [7] * players
    assert kinds(game.events).count("king") == players


@pytest.mark.parametrize("players", [5, 6])
def test_W3_five_or_six_alone(players: int) -> None:
    game, lines = laid_lines(f"royal_wedding(players={players})")
    assert [len(dominoes) for dominoes in lines] == [8] * 12
    assert game.round_number == 12
    assert [kingdom.side for kingdom in game.kingdoms] == [5] * players
    assert len(game.line) == kinds(game.events).count("king") == players


@pytest.mark.parametrize("players", [6, 7, 8])
def test_W4_teams_of_two_build_one_kingdom_of_seven(players: int) -> None:
    game, lines = laid_lines(f"royal_wedding(players={players}, teams)")
    assert [len(dominoes) for dominoes in lines] == [8] * 12
    seats = [(0, 1), (2, 3), (4, 5), (6, 7)[: max(0, players - 6)]]
    assert [kingdom.seats for kingdom in game.kingdoms] == [team for team in seats if team]
    assert {kingdom.side for kingdom in game.kingdoms} == {7}
    for kingdom in game.kingdoms:
        assert len(kingdom.squares) // 2 + kingdom.discards == 24


@pytest.mark.parametrize("rules", TEAMS)
def test_W4_each_team_has_one_purse_and_one_knight(rules: str) -> None:
    for kingdom in Table(rules).game.kingdoms:
        assert (kingdom.coins, kingdom.knights) == (7, 1)


def test_W4_team_mates_spend_from_the_common_purse_and_decide_for_themselves() -> None:
    table = Table(EIGHT, lines=["Q41 Q42 Q43 Q44 Q45 Q46 Q47 Q48"], kings=[0, 1, 2, 3], buildings=SEVEN)
    table.apply(Claim("Q46"), Claim("Q47")).play_until(lambda game: game.to_move == 0 and game.round_number == 1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)), Build(6, "goldsmith"), Site((0, 1)), Pass("dragon"))
    assert table.game.kingdoms[0].coins == 7 + 2 - 5
    table.apply(table.game.legal_moves[0])
    assert (table.game.to_move, table.game.awaits) == (1, "place")
    table.apply(Place("Q47", (0, 3), (0, 4)))
    assert table.game.awaits == "build"
    table.apply(Build(5, "weaver"), Site((0, 2)))
    kingdom = table.game.kingdoms[0]
    assert (kingdom.coins, kingdom.knights, len(kingdom.squares)) == (0, 0, 4)
    assert set(kingdom.buildings) == {"goldsmith", "weaver"}


def test_W4_the_seventh_player_has_both_kings_of_a_kingdom() -> None:
    table = Table(SEVEN_PLAYERS, kings=[6, 0, 6, 1])
    assert table.game.to_move == 6 and table.game.hidden.kings == {**dict.fromkeys(range(6), 1), 6: 1}
    table.play_until(lambda game: game.round_number == 1)
    assert [place.seat for place in table.game.line][:4] == [6, 0, 6, 1]
    assert [place.seat for place in table.game.line].count(6) == 2
    assert table.game.kingdoms[3].seats == (6,)


@pytest.mark.parametrize("players", [3, 4, 5, 9])
def test_W4_teams_are_refused_with_other_numbers(players: int) -> None:
    with pytest.raises(RulesError):
        Rules("royal_wedding", players, teams=True)


@pytest.mark.parametrize("players", [7, 8])
def test_W4_seven_and_eight_play_in_teams_only(players: int) -> None:
    with pytest.raises(RulesError):
        Rules("royal_wedding", players)
    assert Rules("royal_wedding", players, teams=True).kingdoms == 4


def test_W4_six_may_play_alone_or_in_teams() -> None:
    assert (Rules("royal_wedding", 6).kingdoms, Rules("royal_wedding", 6, teams=True).kingdoms) == (6, 3)


def test_W5_a_line_never_mixes_boxes() -> None:
    events = Table("royal_wedding(players=3)").game.events[:7]
    with pytest.raises(IllegalMove):
        Game.replay("royal_wedding(players=3)", [*events, line("Q1 Q2 Q3 K4")])


def test_W5_the_order_in_a_line_is_by_number() -> None:
    table = Table("royal_wedding(players=3)", lines=["Q5 Q9 Q30 Q40"], kings=[0, 1, 2])
    table.apply(Claim("Q30"), Claim("Q9"), Claim("Q5"))
    assert [(place.domino, place.seat) for place in table.game.line] == [("Q5", 2), ("Q9", 1), ("Q30", 0)]


@pytest.mark.parametrize(
    ("rules", "kingdoms"), [("royal_wedding(players=3)", 3), ("royal_wedding(players=6)", 6), (EIGHT, 4), (TEAMS[0], 3)]
)
def test_W6_supplies_are_those_of_one_box(rules: str, kingdoms: int) -> None:
    board = Table(rules).game.builders_board
    assert board is not None and (board.knight_supply, board.tower_supply) == (19 - kingdoms, 15)


def test_W6_towers_and_the_queen_are_counted_by_kingdom() -> None:
    table = Table(EIGHT, lines=["Q41 Q42 Q43 Q44 Q45 Q46 Q47 Q48"], kings=[0, 1], buildings=f"watchtower {SIX}")
    table.apply(Claim("Q46"), Claim("Q47")).play_until(lambda game: game.to_move == 0 and game.round_number == 1)
    table.furnish(0, "T0 C", coins=5, towers=1).furnish(1, "C", towers=3).set_table(queen=1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Build(1, "watchtower"), Site((0, 1)))
    assert (table.game.kingdoms[0].towers, table.game.kingdoms[0].has_queen) == (3, True)
    assert table.game.awaits == "claim"
    table.apply(table.game.legal_moves[0])
    assert table.game.to_move == 1
    table.apply(Place("Q47", (0, 3), (0, 4)))
    table.apply(next(move for move in moves_of(table.game, Build) if move.space == 4))
    assert table.game.kingdoms[0].coins == 5 - 2
