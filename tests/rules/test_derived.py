"""What is derived from the rules, by numbered rule and player count."""

import pytest

from fiefdom.components.dominoes import deck
from fiefdom.rules import Rules

ORIGINS = ["discovery", "totem", "tribe"]


def shape(rules: Rules) -> tuple[tuple[int, ...], int, int, int]:
    """Kings of each seat, dominoes in a line, lines and side of the kingdom."""
    return (rules.kings, rules.line_size, rules.lines, rules.side)


@pytest.mark.parametrize(("players", "kings", "line_size"), [(2, (2, 2), 4), (3, (1,) * 3, 3), (4, (1,) * 4, 4)])
def test_K1_kings_and_lines(players: int, kings: tuple[int, ...], line_size: int) -> None:
    rules = Rules("kingdomino", players)
    assert (rules.kings, rules.line_size, rules.side) == (kings, line_size, 5)


@pytest.mark.parametrize(("players", "lines", "in_play"), [(2, 6, 24), (3, 12, 36), (4, 12, 48)])
def test_K2_dominoes_in_play(players: int, lines: int, in_play: int) -> None:
    rules = Rules("kingdomino", players)
    assert (rules.lines, rules.lines * rules.line_size) == (lines, in_play)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K3_kings_are_drawn_with_any_number(players: int) -> None:
    assert Rules("kingdomino", players).opening == "drawn"


def test_K5_V4_mighty_duel() -> None:
    rules = Rules("kingdomino", mighty_duel=True)
    assert shape(rules) == ((2, 2), 4, 12, 7)
    assert rules.opening == "drawn"


@pytest.mark.parametrize(("players", "kings", "side"), [(2, (2, 2), 7), (3, (1, 1, 1), 5), (4, (1, 1, 1, 1), 5)])
def test_Q1_setup(players: int, kings: tuple[int, ...], side: int) -> None:
    assert shape(Rules("queendomino", players)) == (kings, 4, 12, side)


@pytest.mark.parametrize(("players", "opening"), [(2, "snake"), (3, "drawn"), (4, "drawn")])
def test_Q2_two_players_snake(players: int, opening: str) -> None:
    assert Rules("queendomino", players).opening == opening


def test_W1_lines_alternate_from_queendominos_box() -> None:
    rules = Rules("royal_wedding", 4)
    assert rules.box_names == ("queendomino", "kingdomino")
    boxes = [rules.box_of_line(line) for line in range(rules.lines)]
    assert boxes == ["queendomino", "kingdomino"] * 12


def test_W1_kings_are_drawn_in_all_forms() -> None:
    assert {each.opening for each in Rules.all() if each.game == "royal_wedding"} == {"drawn"}


@pytest.mark.parametrize("players", [3, 4])
def test_W2_three_or_four_alone(players: int) -> None:
    assert shape(Rules("royal_wedding", players)) == ((1,) * players, 4, 24, 7)


@pytest.mark.parametrize("players", [5, 6])
def test_W3_five_or_six_alone(players: int) -> None:
    rules = Rules("royal_wedding", players)
    assert shape(rules) == ((1,) * players, 8, 12, 5)
    assert rules.kingdoms == players


@pytest.mark.parametrize(
    ("players", "kings", "teams"),
    [
        (6, (1,) * 6, [(0, 1), (2, 3), (4, 5)]),
        (7, (1, 1, 1, 1, 1, 1, 2), [(0, 1), (2, 3), (4, 5), (6,)]),
        (8, (1,) * 8, [(0, 1), (2, 3), (4, 5), (6, 7)]),
    ],
)
def test_W4_teams(players: int, kings: tuple[int, ...], teams: list[tuple[int, ...]]) -> None:
    rules = Rules("royal_wedding", players, teams=True)
    assert shape(rules) == (kings, 8, 12, 7)
    assert [rules.seats_of(kingdom) for kingdom in range(rules.kingdoms)] == teams
    assert [rules.kingdom_of(seat) for seat in range(players)] == [seat // 2 for seat in range(players)]


def test_W4_every_kingdom_of_teams_has_two_kings() -> None:
    for rules in Rules.all():
        if rules.teams:
            for kingdom in range(rules.kingdoms):
                assert sum(rules.kings[seat] for seat in rules.seats_of(kingdom)) == 2


@pytest.mark.parametrize("game", ORIGINS)
@pytest.mark.parametrize(("players", "kings", "side"), [(2, (2, 2), 7), (3, (1, 1, 1), 5), (4, (1, 1, 1, 1), 5)])
def test_O1_setup(game: str, players: int, kings: tuple[int, ...], side: int) -> None:
    rules = Rules(game, players)
    assert shape(rules) == (kings, 4, 12, side)
    assert rules.box_names == ("origins",)


@pytest.mark.parametrize("game", ORIGINS)
@pytest.mark.parametrize(("players", "opening"), [(2, "pairs"), (3, "drawn"), (4, "drawn")])
def test_O2_two_players_take_pairs(game: str, players: int, opening: str) -> None:
    assert Rules(game, players).opening == opening


@pytest.mark.parametrize(
    ("game", "buildings", "resources", "totems", "cavemen", "origins"),
    [
        ("kingdomino", False, False, False, False, False),
        ("queendomino", True, False, False, False, False),
        ("royal_wedding", True, False, False, False, False),
        ("discovery", False, False, False, False, True),
        ("totem", False, True, True, False, True),
        ("tribe", False, True, False, True, True),
    ],
)
def test_Q_O_what_is_on_the_table(
    game: str, buildings: bool, resources: bool, totems: bool, cavemen: bool, origins: bool
) -> None:
    rules = Rules(game)
    assert (rules.has_buildings, rules.has_resources, rules.has_totems) == (buildings, resources, totems)
    assert (rules.has_cavemen, rules.is_origins) == (cavemen, origins)


def test_C12_crowns_break_ties_only_where_no_queen_is() -> None:
    with_crowns = {each.game for each in Rules.all() if each.has_crown_tie_break}
    assert with_crowns == {"kingdomino", "discovery", "totem", "tribe"}


def test_V1_dynasty_is_three_games() -> None:
    assert {(each.dynasty, each.games) for each in Rules.all()} == {(False, 1), (True, 3)}


@pytest.mark.parametrize("option", ["dynasty", "middle_kingdom", "harmony"])
def test_V1_V2_V3_are_offered_in_every_game_and_change_no_shape(option: str) -> None:
    for rules in Rules.all():
        if option not in rules.options:
            other = Rules(rules.game, rules.players, **dict.fromkeys((*rules.options, option), True))
            assert shape(other) == shape(rules)


def test_V4_mighty_duel_is_kingdomino_for_two() -> None:
    assert {(each.game, each.players) for each in Rules.all() if each.mighty_duel} == {("kingdomino", 2)}


def test_C5_there_are_dominoes_for_every_line_and_for_every_king() -> None:
    for rules in Rules.all():
        assert rules.lines * rules.line_size <= len(deck(rules.box_names))
        assert rules.lines % len(rules.box_names) == 0
        assert sum(rules.kings) <= rules.line_size
        assert len(rules.kings) == rules.seats == rules.players


def test_C2_no_kingdom_can_get_more_dominoes_than_it_has_room_for() -> None:
    for rules in Rules.all():
        for kingdom in range(rules.kingdoms):
            kings = sum(rules.kings[seat] for seat in rules.seats_of(kingdom))
            assert 2 * kings * rules.lines + 1 == rules.side**2


def test_wrong_seats_kingdoms_and_lines_are_refused() -> None:
    rules = Rules("royal_wedding", 7, teams=True)
    for wrong in (-1, 7):
        with pytest.raises(IndexError, match="no seat"):
            rules.kingdom_of(wrong)
    for wrong in (-1, 4):
        with pytest.raises(IndexError, match="no kingdom"):
            rules.seats_of(wrong)
    for wrong in (-1, 12):
        with pytest.raises(IndexError, match="no line"):
            rules.box_of_line(wrong)
