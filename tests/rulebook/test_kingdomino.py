"""K1 to K5: Kingdomino."""

import pytest

from fiefdom.game import Game, LineLaid
from support.tables import Table, kinds

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]


def lines_of(game: Game) -> list[tuple[str, ...]]:
    return [event.dominoes for event in game.events if isinstance(event, LineLaid)]


@pytest.mark.parametrize(
    ("players", "seats_of_a_line", "size"),
    [(2, [0, 0, 1, 1], 4), (3, [0, 1, 2], 3), (4, [0, 1, 2, 3], 4)],
)
def test_K1_kings_and_lines(players: int, seats_of_a_line: list[int], size: int) -> None:
    table = Table(f"kingdomino(players={players})")
    assert len(table.game.next_line) == size
    table.play_until(lambda game: game.round_number == 1)
    assert sorted(place.seat for place in table.game.line if place.seat is not None) == seats_of_a_line
    assert table.game.kingdoms[0].side == 5


@pytest.mark.parametrize(("players", "lines", "in_play"), [(2, 6, 24), (3, 12, 36), (4, 12, 48)])
def test_K2_dominoes_in_play(players: int, lines: int, in_play: int) -> None:
    game = Table(f"kingdomino(players={players})").play_until(lambda game: game.is_over).game
    laid = lines_of(game)
    assert (len(laid), len({label for line in laid for label in line})) == (lines, in_play)
    assert game.round_number == lines
    assert len(game.hidden.dominoes) == 48 - in_play


def test_K2_any_of_the_48_may_be_among_those_in_play() -> None:
    for text in ("K1 K2 K3", "K46 K47 K48"):
        assert len(Table("kingdomino(players=3)", lines=[text]).game.next_line) == 3


@pytest.mark.parametrize("order", [(0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 0, 1)])
def test_K3_the_four_kings_of_two_players_come_in_any_order(order: tuple[int, ...]) -> None:
    table = Table("kingdomino(players=2)", kings=order).play_until(lambda game: game.round_number == 1)
    assert kinds(table.game.events) == ["line", *["king", "claim"] * 4, "line"]
    assert [played.seat for played in table.game.history if played.event.kind == "claim"] == list(order)


def test_K4_a_turn_is_place_then_choose() -> None:
    game = Table("kingdomino(players=3)").play_until(lambda game: game.is_over).game
    rounds = kinds(game.events)[1 + 2 * 3 :]
    steps = ["place" if kind == "discard" else kind for kind in rounds]
    assert steps == [*["line", *["place", "claim"] * 3] * 11, *["place"] * 3]


def test_K5_mighty_duel_plays_all_48_dominoes_in_kingdoms_of_seven() -> None:
    game = Table("kingdomino(players=2, mighty_duel)").play_until(lambda game: game.is_over).game
    laid = lines_of(game)
    assert [len(line) for line in laid] == [4] * 12
    assert len({label for line in laid for label in line}) == 48
    assert not game.hidden.dominoes
    assert [kingdom.side for kingdom in game.kingdoms] == [7, 7]
    assert game.round_number == 12


def test_K5_mighty_duel_gives_two_kings_each_drawn_one_by_one() -> None:
    table = Table("kingdomino(players=2, mighty_duel)", kings=[0, 0, 1, 1])
    table.play_until(lambda game: game.round_number == 1)
    assert [place.seat for place in table.game.line] == [0, 0, 1, 1]
