"""O9 and O10: totems."""

import pytest

from fiefdom.game import Erupt, Game, Give, Place
from fiefdom.game.sheet import TotemLine
from support.tables import Table, checked_sheet, facing, kinds

pytestmark = [pytest.mark.interpreted, pytest.mark.boundscheck]

RESOURCES = ("mammoth", "fish", "mushroom", "flint")
MIDDLE = -1
NOBODY = (MIDDLE, MIDDLE, MIDDLE, MIDDLE)


def rivals(domino: str, *grids: str, mammoth: int = MIDDLE) -> Table:
    """Seat 0 is to place the domino; the grids are the kingdoms, and kingdom `mammoth` holds the mammoth totem."""
    table = facing("totem(players=4)", domino)
    for number in range(4):
        table.furnish(number, grids[number] if number < len(grids) else "H")
    return table.set_table(totem=(mammoth, *NOBODY[1:]))


def burn_mammoth(table: Table) -> Table:
    """Seat 0 places a volcano beside the hut; its fire lands on the mammoth at (-1, 0)."""
    return table.apply(Place("O28", (0, 1), (0, 2)), Erupt((-1, 0)))


def mammoth_of(table: Table) -> int | None:
    assert table.game.totems is not None
    return table.game.totems["mammoth"]


def test_O9_all_totems_begin_in_the_middle() -> None:
    assert Table("totem(players=4)").game.totems == dict.fromkeys(RESOURCES, None)
    assert Table("tribe(players=4)").game.totems is None


def test_O9_the_first_to_have_a_resource_takes_its_totem() -> None:
    table = rivals("O19").apply(Place("O19", (0, 1), (0, 2)))
    assert table.game.totems == {"mammoth": 0, "fish": 0, "mushroom": None, "flint": None}
    assert table.game.kingdoms[0].totems == ("mammoth", "fish")


def test_O9_a_tie_with_the_holder_changes_nothing() -> None:
    table = rivals("O12", "H", "G* G* H", mammoth=1).apply(Place("O12", (0, 1), (0, 2)))
    assert mammoth_of(table) == 1


def test_O9_more_than_every_other_player_takes_the_totem() -> None:
    table = rivals("O12", "G* H", "G* G* H", mammoth=1).apply(Place("O12", (0, 1), (0, 2)))
    assert mammoth_of(table) == 0
    tied = rivals("O12", "G* H", "G* G* H", "G* G* G* H", mammoth=2).apply(Place("O12", (0, 1), (0, 2)))
    assert mammoth_of(tied) == 2


def test_O9_a_lost_totem_goes_to_the_one_with_the_most() -> None:
    table = burn_mammoth(rivals("O28", "G* G* H", "G* G* H", "G* H", mammoth=0))
    assert (mammoth_of(table), table.game.awaits) == (1, "claim")


def test_O9_the_holder_chooses_among_those_who_tie_for_the_most() -> None:
    table = burn_mammoth(rivals("O28", "G* G* H", "G* G* H", "G* H", "G* G* H", mammoth=0))
    assert (table.game.awaits, table.game.to_move, mammoth_of(table)) == ("give", 0, 0)
    assert table.game.legal_moves == [Give("mammoth", 1), Give("mammoth", 3)]
    table.apply(Give("mammoth", 3))
    assert (mammoth_of(table), table.game.awaits) == (3, "claim")


def test_O9_the_holder_keeps_the_totem_on_a_tie() -> None:
    table = burn_mammoth(rivals("O28", "G* G* H", "G* H", "G* H", mammoth=0))
    assert (mammoth_of(table), table.game.awaits) == (0, "claim")


def test_O9_the_totem_of_a_resource_that_nobody_has_returns_to_the_middle() -> None:
    table = burn_mammoth(rivals("O28", "G* H", mammoth=0))
    assert mammoth_of(table) is None


def test_O9_who_does_not_hold_the_totem_does_not_lose_it() -> None:
    table = burn_mammoth(rivals("O28", "G* G* H", "G* G* H", "G* G* G* H", mammoth=2))
    assert (mammoth_of(table), table.game.awaits) == (2, "claim")


def test_O9_a_tie_of_others_is_no_affair_of_the_player() -> None:
    table = burn_mammoth(rivals("O28", "G* G* H", "G* G* H", "G* G* H", mammoth=1))
    assert (mammoth_of(table), table.game.awaits) == (1, "claim")
    placed = rivals("O1", "H", "G* H", "G* H", mammoth=2).apply(Place("O1", (0, 1), (0, 2)))
    assert (mammoth_of(placed), placed.game.awaits) == (2, "claim")


def test_O9_totems_are_settled_after_the_eruption() -> None:
    table = rivals("O38").apply(Place("O38", (0, 1), (0, 2)))
    assert (table.game.awaits, mammoth_of(table)) == ("erupt", None)
    table.apply(Erupt((0, 1)))
    assert mammoth_of(table) is None
    kept = rivals("O38", "D0 H").apply(Place("O38", (0, 1), (0, 2)), Erupt((-1, 0)))
    assert mammoth_of(kept) == 0


def test_D5_the_giver_of_a_totem_is_asked_only_if_several_tie() -> None:
    alone = burn_mammoth(rivals("O28", "G* H", "G* H", mammoth=0))
    assert (mammoth_of(alone), "give" in kinds(alone.game.events)) == (1, False)
    several = burn_mammoth(rivals("O28", "G* H", "G* H", "G* H", mammoth=0))
    assert (several.game.awaits, len(several.game.legal_moves)) == ("give", 2)


def test_O9_two_players_pass_totems_without_a_choice() -> None:
    table = facing("totem(players=2)", "O28").furnish(0, "G* G* H").furnish(1, "G* G* H")
    burn_mammoth(table.set_table(totem=(0, *NOBODY[1:])))
    assert (mammoth_of(table), table.game.awaits) == (1, "claim")


def counted(game: Game, resource: str) -> list[int]:
    return [sum(square.resource == resource for square in kingdom.squares.values()) for kingdom in game.kingdoms]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_O9_a_totem_is_in_the_middle_exactly_while_nobody_has_its_resource(players: int) -> None:
    game = Game.new(f"totem(players={players})", seed=players)
    turn, number = 0, 0
    while not game.is_over:
        moves = game.legal_moves
        if game.awaits == "place":
            turn = 0
            for resource, holder in (game.totems or {}).items():
                held = counted(game, resource)
                assert (holder is None) == (max(held) == 0)
                assert holder is None or held[holder] == max(held)
        turn += game.awaits == "give"
        assert turn <= 1
        number += 1
        game.push(moves[number * 7 % len(moves)])


@pytest.mark.parametrize(
    ("grid", "holders", "total"),
    [
        ("G* H L*", NOBODY, 2),
        ("G* H L*", (0, 1, MIDDLE, MIDDLE), 2 + 3),
        ("G* H L*", (MIDDLE, 0, MIDDLE, MIDDLE), 2 + 4),
        ("J* H Q*", (1, 2, 0, MIDDLE), 2 + 5),
        ("J* H Q*", (MIDDLE, MIDDLE, MIDDLE, 0), 2 + 6),
        ("G* G1 H L* / J* .. .. Q*", (0, 0, 0, 0), 2 * 1 + 4 + 3 + 4 + 5 + 6),
    ],
)
def test_O10_resources_and_totems_score(grid: str, holders: tuple[int, ...], total: int) -> None:
    game = Table("totem(players=4)").furnish(0, grid).set_table(totem=holders).game
    assert checked_sheet(game).total == total


def test_O10_the_sheet_names_the_totems() -> None:
    game = Table("totem(players=4)").furnish(0, "G* H Q* Q*").set_table(totem=(0, MIDDLE, 1, 0)).game
    sheet = checked_sheet(game)
    assert (sheet.resources, sheet.totems) == (3, (TotemLine("mammoth", 3), TotemLine("flint", 6)))


def test_O10_resources_score_in_totem_mode_only() -> None:
    assert Table("tribe(players=4)").furnish(0, "G* H L*").game.scores[0] == 0
