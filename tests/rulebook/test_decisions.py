"""D1 to D6: what counts as one decision, and what as chance."""

import pytest

from fiefdom.errors import IllegalMove
from fiefdom.game import Build, Claim, ClaimPair, Discard, Game, Pass, Pay, Place, Recruit, Settle, Site, Tax
from support.tables import Table, facing, kinds, line, moves_of

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "kingdomino(players=4)"
QUEEN = "queendomino(players=4)"
TRIBE = "tribe(players=4)"
CLOSED_CASTLE = ".. F0 .. / F0 C F0 / .. F0 .."


def pairs(game: Game) -> list[frozenset[tuple[int, int]]]:
    return [frozenset((move.left, move.right)) for move in moves_of(game, Place)]


@pytest.mark.parametrize(("rules", "domino"), [(FOUR, "K1"), (QUEEN, "Q46"), ("discovery(players=4)", "O1")])
def test_D1_equal_halves_have_one_placement_for_each_pair_of_cells(rules: str, domino: str) -> None:
    game = facing(rules, domino).furnish(0, "C").game
    assert len(pairs(game)) == len(set(pairs(game))) == 12
    for place in moves_of(game, Place):
        assert (place.left[1], place.left[0]) < (place.right[1], place.right[0])


@pytest.mark.parametrize(("rules", "domino"), [(FOUR, "K13"), (QUEEN, "Q32"), ("discovery(players=4)", "O37")])
def test_D1_different_halves_have_one_for_each_way_round(rules: str, domino: str) -> None:
    game = facing(rules, domino).furnish(0, "C").game
    assert (len(pairs(game)), len(set(pairs(game)))) == (24, 12)


def test_D1_only_the_ways_round_that_are_legal_count() -> None:
    game = facing(FOUR, "K13").furnish(0, CLOSED_CASTLE).game
    beside_forest = {(2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    assert len(pairs(game)) == len(set(pairs(game))) == len(game.legal_moves) == 4 * 3 + 4 * 2
    assert {move.right for move in moves_of(game, Place)} == beside_forest


def test_D2_taxes_are_none_first_second_or_both_even_if_they_pay_the_same() -> None:
    table = facing(QUEEN, "Q1").furnish(0, "C", knights=2).apply(Place("Q1", (0, 1), (0, 2)))
    first, second = (0, 1), (0, 2)
    assert table.game.legal_moves == [Pass("tax"), Tax((first,)), Tax((second,)), Tax((first, second))]


def test_D2_the_first_square_is_the_left_half() -> None:
    table = facing(QUEEN, "Q10").furnish(0, "C", knights=2).apply(Place("Q10", (0, 2), (0, 1)))
    assert [move.squares for move in moves_of(table.game, Tax)] == [((0, 2),), ((0, 1),), ((0, 2), (0, 1))]


def test_D2_one_knight_goes_to_one_square() -> None:
    table = facing(QUEEN, "Q1").furnish(0, "C", knights=1).apply(Place("Q1", (0, 1), (0, 2)))
    assert table.game.legal_moves == [Pass("tax"), Tax(((0, 1),)), Tax(((0, 2),))]


def test_D3_equal_buildings_on_different_spaces_are_two_choices() -> None:
    table = facing(QUEEN, "Q46", buildings="statue bakery statue church weaver sawmill statue")
    table.play_to("build")
    offered = [(move.space, move.building) for move in moves_of(table.game, Build)]
    assert offered == [(1, "statue"), (2, "bakery"), (3, "statue"), (4, "church"), (5, "weaver"), (6, "sawmill")]


def test_D3_equal_cavemen_are_one_choice() -> None:
    table = facing(TRIBE, "O1", cavemen="hunter hunter fisher fisher").furnish(0, "G* H L*").play_to("recruit")
    assert table.game.to_move == 0
    assert table.game.legal_moves == [Pass("recruit"), Recruit("hunter", "cave"), Recruit("fisher", "cave")]


def test_D4_building_is_choosing_the_building_then_the_site() -> None:
    table = facing(QUEEN, "Q1", buildings="statue bakery church sawmill weaver goldsmith brewery")
    table.furnish(0, "T0 C T0", coins=9).play_to("build").apply(Build(4, "sawmill"))
    assert table.game.legal_moves == [Site((-1, 0)), Site((1, 0))]
    assert table.game.kingdoms[0].buildings == ()
    table.apply(Site((1, 0)))
    assert table.game.kingdoms[0].buildings == ("sawmill",)


def test_D4_payments_are_made_and_listed_square_by_square() -> None:
    table = facing(TRIBE, "O1", cavemen="hunter hunter fisher fisher").furnish(0, "G* G* H L* L*")
    table.apply(Place("O1", (0, 1), (0, 2))).play_to("recruit").apply(Recruit("hunter", "cave"))
    assert table.game.legal_moves == [Pay((-2, 0)), Pay((-1, 0)), Pay((1, 0)), Pay((2, 0))]
    table.apply(Pay((2, 0)))
    assert table.game.legal_moves == [Pay((-2, 0)), Pay((-1, 0))]
    table.apply(Pay((-2, 0)))
    assert table.game.legal_moves == [Settle((-2, 0)), Settle((2, 0)), Settle((0, 1)), Settle((0, 2))]


def test_D5_a_discard_is_a_decision_with_one_option() -> None:
    table = facing(FOUR, "K12").furnish(0, CLOSED_CASTLE)
    assert (table.game.to_move, table.game.awaits, table.game.legal_moves) == (0, "place", [Discard("K12")])


def test_D5_a_compulsory_step_with_one_option_is_still_a_decision() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4"], kings=[0, 1, 2, 3]).apply(Claim("K1"), Claim("K3"), Claim("K4"))
    assert (table.game.to_move, table.game.legal_moves) == (3, [Claim("K2")])
    pair = Table("tribe(players=2)", lines=["O1 O2 O3 O4"]).apply(ClaimPair(("O1", "O4")))
    assert pair.game.legal_moves == [ClaimPair(("O2", "O3"))]
    site = facing(QUEEN, "Q1").furnish(0, "C T0").play_to("build")
    site.apply(moves_of(site.game, Build)[0])
    assert site.game.legal_moves == [Site((1, 0))]


@pytest.mark.parametrize(
    ("grid", "knights", "coins", "steps"),
    [
        ("C", 0, 0, ["claim"]),
        ("C", 1, 0, ["tax", "claim"]),
        ("C T0", 0, 0, ["build", "claim"]),
        ("C", 0, 1, ["dragon", "claim"]),
        ("C T0", 1, 1, ["tax", "build", "dragon", "claim"]),
    ],
)
def test_D5_an_optional_step_with_nothing_but_the_pass_is_not_asked(
    grid: str, knights: int, coins: int, steps: list[str]
) -> None:
    table = facing(QUEEN, "Q1").furnish(0, grid, knights=knights, coins=coins).apply(Place("Q1", (0, 1), (0, 2)))
    asked = [table.game.awaits]
    while asked[-1] != "claim":
        table.apply(moves_of(table.game, Pass)[0])
        asked.append(table.game.awaits)
    assert asked == steps


def test_D5_building_is_not_asked_when_nothing_can_be_paid() -> None:
    table = facing(QUEEN, "Q1").furnish(0, "C T0")
    table.set_table(space=[-1, *table.game._states[0].space[1:]])
    assert table.apply(Place("Q1", (0, 1), (0, 2))).game.awaits == "claim"


def test_D6_chance_is_kings_lines_buildings_and_cavemen() -> None:
    setup = {
        FOUR: ["line", "king"],
        QUEEN: [*["building"] * 7, "line", "king"],
        "royal_wedding(players=5)": [*["building"] * 7, "line", "king"],
        "discovery(players=4)": ["line", "king"],
        "totem(players=2)": ["line", "king"],
        TRIBE: [*["caveman"] * 4, "line", "king"],
    }
    for rules, expected in setup.items():
        assert kinds(Table(rules).game.events) == expected


@pytest.mark.parametrize(("rules", "number"), [("queendomino(players=2)", 1), ("totem(players=2)", 1), (FOUR, 4)])
def test_D6_one_king_is_drawn_where_the_rest_follows(rules: str, number: int) -> None:
    table = Table(rules).play_until(lambda game: game.round_number == 1)
    assert kinds(table.game.events).count("king") == number


def test_D6_the_only_possible_outcome_is_recorded_too() -> None:
    table = Table(FOUR, kings=[0, 1, 2]).play_until(lambda game: game.to_move == 3)
    assert table.game.history[-1].event.as_tuple() == ("king", 3)
    last = table.play_until(lambda game: game.round_number == 11).game
    assert kinds(last.events)[-1] == "line" and not last.hidden.dominoes


def test_D6_a_move_is_refused_while_chance_is_awaited() -> None:
    with pytest.raises(IllegalMove):
        Game.replay(FOUR, [line("K1 K2 K3 K4"), Claim("K1")])
    with pytest.raises(IllegalMove):
        Game.replay(QUEEN, [line("Q1 Q2 Q3 Q4")])


def test_D6_a_building_is_recorded_when_it_becomes_the_top_of_the_stack() -> None:
    table = facing(QUEEN, "Q1", buildings="statue bakery church sawmill weaver goldsmith brewery fishmonger")
    table.play_to("dragon").apply(moves_of(table.game, Pass)[0])
    start = len(table.game.history)
    table.play_to("dragon").apply(table.game.legal_moves[1]).finish_round()
    reveals = [event.as_tuple() for event in table.game.events[start:] if event.kind == "building"]
    assert reveals == [("building", "fishmonger")]
    assert table.game.builders_board is not None and table.game.builders_board.top == "fishmonger"
