"""C6 to C9: opening claims, rounds, what happens between them, and the last one."""

import pytest

from fiefdom.game import Build, Claim, Dragon, Erupt, Game, Pass, Pay, Place, Recruit, Settle, Site, Tax
from support.tables import Table, facing, in_last_round, kinds

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

FOUR = "kingdomino(players=4)"
QUEEN = "queendomino(players=4)"
SEVEN = "statue bakery church sawmill weaver goldsmith brewery"


def acted_since(game: Game, start: int) -> list[tuple[int, str]]:
    """Seats and kinds of the decisions made since the history had this length."""
    return [(played.seat, played.event.kind) for played in game.history[start:] if played.seat is not None]


def test_C6_a_king_is_drawn_and_claims_before_the_next_is_drawn() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4"], kings=[2, 0, 3, 1])
    for seat, domino in ((2, "K3"), (0, "K1"), (3, "K4"), (1, "K2")):
        assert (table.game.to_move, table.game.awaits, table.game.round_number) == (seat, "claim", 0)
        table.apply(Claim(domino))
    assert kinds(table.game.events) == ["line", *["king", "claim"] * 4, "line"]
    assert [(place.domino, place.seat) for place in table.game.line] == [("K1", 0), ("K2", 1), ("K3", 2), ("K4", 3)]


def test_C6_any_free_domino_may_be_chosen() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4"], kings=[2, 0, 3, 1])
    free = ["K1", "K2", "K3", "K4"]
    for domino in ("K3", "K1", "K4", "K2"):
        assert table.game.legal_moves == [Claim(each) for each in free]
        table.apply(Claim(domino))
        free.remove(domino)


def test_C6_nobody_knows_the_rest_of_the_order() -> None:
    table = Table(FOUR, kings=[2, 0])
    assert table.game.hidden.kings == {0: 1, 1: 1, 3: 1}
    table.play_until(lambda game: game.to_move == 0)
    assert table.game.hidden.kings == {1: 1, 3: 1}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_C6_every_order_of_the_kings_is_possible(order: tuple[int, ...]) -> None:
    table = Table("kingdomino(players=3)", kings=order).play_until(lambda game: game.round_number == 1)
    assert [place.seat for place in table.game.line] == list(order)


def test_C6_unclaimed_dominoes_of_the_first_line_leave_the_game() -> None:
    table = Table("queendomino(players=3)", lines=["Q1 Q2 Q3 Q4"], kings=[0, 1, 2])
    table.apply(Claim("Q1"), Claim("Q2"), Claim("Q4"))
    game = table.game
    assert [place.domino for place in game.line] == ["Q1", "Q2", "Q4"]
    assert "Q3" not in game.hidden.dominoes | {place.domino for place in game.next_line}
    assert len(game.hidden.dominoes) == 40


@pytest.mark.parametrize("rules", [FOUR, "queendomino(players=2)", "totem(players=2)", "royal_wedding(players=5)"])
def test_C6_the_opening_belongs_to_no_round(rules: str) -> None:
    table = Table(rules)
    assert (table.game.round_number, len(table.game.line)) == (0, 0)
    table.play_until(lambda game: game.round_number > 0)
    assert (table.game.round_number, table.game.awaits) == (1, "place")
    assert len(table.game.next_line) == table.rules.line_size


def test_C7_kings_act_in_the_order_of_their_dominoes() -> None:
    table = Table(FOUR, lines=["K5 K10 K15 K20"], kings=[0, 1, 2, 3])
    table.apply(Claim("K15"), Claim("K5"), Claim("K20"), Claim("K10"))
    start = len(table.game.history)
    table.finish_round()
    assert acted_since(table.game, start) == [(seat, kind) for seat in (1, 3, 0, 2) for kind in ("place", "claim")]


def test_C7_a_king_moves_to_a_free_domino_of_the_next_line() -> None:
    table = Table(FOUR, lines=["K1 K2 K3 K4", "K9 K10 K11 K12"]).play_until(lambda game: game.round_number == 1)
    table.play_to("claim")
    assert table.game.legal_moves == [Claim(f"K{number}") for number in (9, 10, 11, 12)]
    mover = table.game.to_move
    table.apply(Claim("K11")).play_to("claim")
    assert table.game.legal_moves == [Claim(f"K{number}") for number in (9, 10, 12)]
    table.finish_round()
    assert [place.seat for place in table.game.line if place.domino == "K11"] == [mover]


def test_C7_a_player_with_two_kings_has_two_turns_in_a_round() -> None:
    table = Table("kingdomino(players=2)", lines=["K1 K2 K3 K4"], kings=[0, 1, 1, 0])
    table.apply(Claim("K1"), Claim("K3"), Claim("K4"), Claim("K2"))
    start = len(table.game.history)
    table.finish_round()
    turn = ("place", "claim")
    assert acted_since(table.game, start) == [(seat, kind) for seat in (0, 0, 1, 1) for kind in turn]
    assert [len(kingdom.squares) for kingdom in table.game.kingdoms] == [4, 4]


def test_C7_each_of_the_two_turns_has_all_its_steps() -> None:
    table = Table("queendomino(players=2)", lines=["Q45 Q46 Q47 Q48"], kings=[0])
    table.apply(Claim("Q46"), Claim("Q45"), Claim("Q48"), Claim("Q47")).play_until(lambda game: game.to_move == 0)
    start = len(table.game.history)
    table.finish_turn().finish_turn()
    steps = ["place", "pass", "pass", "pass", "claim"]
    assert acted_since(table.game, start) == [(0, step) for step in steps * 2]
    passed = [event.step for event in table.game.events[start:] if isinstance(event, Pass)]
    assert passed == ["tax", "build", "dragon"] * 2


def test_C8_the_builders_board_is_filled_before_the_lines_move_on() -> None:
    table = facing(QUEEN, "Q1", buildings=SEVEN)
    table.play_to("dragon").apply(Dragon(2, "bakery"))
    assert table.game.builders_board is not None and not table.game.builders_board.dragon_is_home
    table.play_until(lambda game: len(game.line) == 4 and game.to_move == game.line[3].seat).play_to("claim")
    start = len(table.game.history)
    table.apply(table.game.legal_moves[0])
    assert kinds(table.game.events[start:]) == ["claim", "building", "line"]
    board = table.game.builders_board
    assert board.dragon_is_home
    assert board.spaces == ("statue", "church", "sawmill", "weaver", "goldsmith", "brewery")


def test_C8_the_next_line_becomes_the_current_one_without_its_unclaimed_dominoes() -> None:
    table = facing("queendomino(players=3)", "Q1", next_line="Q9 Q12 Q20 Q40")
    for domino in ("Q40", "Q9", "Q20"):
        table.play_to("claim").apply(Claim(domino))
    game = table.game
    assert (game.round_number, [place.domino for place in game.line]) == (2, ["Q9", "Q20", "Q40"])
    assert "Q12" not in game.hidden.dominoes | {place.domino for place in game.next_line}
    assert [place.seat for place in game.next_line] == [None] * 4


def test_C8_the_cave_board_is_filled_after_the_new_line() -> None:
    table = facing("tribe(players=4)", "O1", cavemen="hunter fisher painter shaman")
    table.furnish(0, "G* H L*").play_to("claim").apply(table.game.legal_moves[0])
    table.apply(Recruit("fisher", "cave"), Pay((-1, 0)), Pay((1, 0)), Settle((1, 0)))
    start = len(table.game.history)
    table.finish_round()
    assert kinds(table.game.events[start:])[-2:] == ["line", "caveman"]


@pytest.mark.parametrize("rules", [FOUR, "kingdomino(players=2)", "discovery(players=3)", "royal_wedding(players=6)"])
def test_C9_no_claims_in_the_last_round(rules: str) -> None:
    table = in_last_round(rules)
    assert table.game.next_line == ()
    start, kings = len(table.game.history), len(table.game.line)
    table.play_until(lambda game: game.is_over)
    happened = kinds(table.game.events[start:])
    assert len([kind for kind in happened if kind in ("place", "discard")]) == kings == sum(table.rules.kings)
    assert not {"claim", "line", "king"} & set(happened)
    assert (table.game.to_move, table.game.legal_moves) == (None, [])


def test_C9_taxes_building_and_dragon_happen_in_the_last_round_and_nothing_is_refilled() -> None:
    table = in_last_round(QUEEN, "Q46", buildings=SEVEN)
    seat = table.game.to_move
    assert seat is not None
    table.furnish(seat, "C", coins=9, knights=1)
    table.apply(Place("Q46", (0, 1), (0, 2)), Tax(((0, 1),)), Build(1, "statue"), Site((0, 2)), Dragon(3, "church"))
    assert table.game.to_move != seat and table.game.awaits == "place"
    start = len(table.game.history)
    table.play_until(lambda game: game.is_over)
    assert "building" not in kinds(table.game.events[start:])
    board = table.game.builders_board
    assert board is not None and board.top == "brewery"
    assert board.spaces == (None, "bakery", None, "sawmill", "weaver", "goldsmith")


def test_C9_eruptions_and_totems_happen_in_the_last_round() -> None:
    table = in_last_round("totem(players=4)", "O38")
    seat = table.game.to_move
    assert seat is not None
    for other in range(4):
        table.furnish(other, "H")
    table.set_table(totem=(-1, -1, -1, -1)).furnish(seat, "G* H")
    table.apply(Place("O38", (-2, 0), (-2, 1)))
    assert table.game.awaits == "erupt"
    table.apply(Erupt((-1, 0)))
    assert table.game.totems == {"mammoth": seat, "fish": None, "mushroom": None, "flint": None}
    assert table.game.awaits in ("place", "over")


def test_C9_nobody_recruits_in_the_last_round() -> None:
    table = in_last_round("tribe(players=4)", "O1")
    seat = table.game.to_move
    assert seat is not None and table.game.cave is not None and sum(table.game.cave.values()) == 4
    table.furnish(seat, "G* H L* J* Q*").apply(table.game.legal_moves[0])
    assert table.game.to_move != seat and table.game.awaits == "place"
