"""Drawings: legible without colour."""

from dataclasses import replace

import pytest

from fiefdom import Game, Rules
from fiefdom.cli import chronicle, drawing, scoring, tableau
from fiefdom.cli.choices import arrows, choices
from fiefdom.cli.seating import seating
from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOXES, dominoes
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.game import Claim, Kingdom, KingDrawn, LineLaid, Outcome, Pass, Place, Played, Square, Standing

SQUARES = {
    (-1, 0): Square("wheat", 2, "K43", knight=True),
    (1, 0): Square("town", 0, "Q47", building="statue"),
    (1, 1): Square("mine", 3, "K48"),
    (0, 1): Square("lake"),
}
KINGDOM = Kingdom(0, (0,), 5, SQUARES)


def lines(text):
    return str(text).splitlines()


def test_a_kingdom_with_coordinates():
    assert lines(drawing.kingdom_text(Rules("queendomino", 3), KINGDOM, marked={(1, 0)})) == [
        "     -1      0       1",
        "  0  W**k    @      ?T sta",
        "  1  .       L       M***",
    ]


def test_a_kingdom_with_spots_shows_all_cells_in_reach():
    plain = replace(KINGDOM, squares={**SQUARES, (1, 0): Square("town")})
    found = lines(drawing.kingdom_text(Rules("kingdomino", 3), plain, {(2, 0): "<^", (-2, -1): "v"}))
    assert found == [
        "     -3    -2    -1    0     1     2     3",
        " -2  .     .     .     .     .     .     .",
        " -1  .     v     .     .     .     .     .",
        "  0  .     .     W**k  @     T     <^    .",
        "  1  .     .     .     L     M***  .     .",
        "  2  .     .     .     .     .     .     .",
        "  3  .     .     .     .     .     .     .",
    ]


def test_a_full_box_has_no_cells_beyond():
    wide = replace(KINGDOM, squares={(column, 0): Square("lake") for column in range(-3, 2) if column})
    assert drawing.window(wide) == (range(-3, 2), range(-2, 3))


def test_a_small_kingdom():
    assert [line.rstrip() for line in lines(drawing.small_kingdom_text(KINGDOM, "title"))] == [
        *("title", " W2+ @   T+", " .   L   M3"),
    ]


def test_origins_squares():
    assert drawing.square_text(Square("volcano", craters=2)) == "V2"
    assert drawing.square_text(Square("grassland", resource="mammoth")) == "G mam"
    assert drawing.square_text(Square("jungle", caveman="hunter")) == "J HUN"
    assert drawing.square_text(Square("desert", 3, token=True)) == "D***"
    assert drawing.square_text(Square("town", building="brewery", knight=True)) == "Tk bre"


def test_every_sign_and_short_name_is_its_own():
    for terrains in (KINGDOM_TERRAINS, ORIGINS_TERRAINS):
        assert len({drawing.SIGNS[terrain] for terrain in terrains}) == len(terrains)
        assert len({drawing.STYLES[terrain] for terrain in terrains}) == len(terrains)
    for names in ([each.id for each in buildings()], [each.id for each in cavemen()], RESOURCES):
        assert len({drawing.short(name) for name in names}) == len(names)


def test_every_domino_can_be_drawn():
    for box in BOXES:
        for domino in dominoes(box):
            text = str(drawing.domino_text(domino.label))
            assert text.startswith(f"{domino.label} {drawing.SIGNS[domino.left.terrain]}")
            assert len(text) < tableau.PLACE
    assert str(drawing.domino_text("K43")) == "K43 W|S**"
    assert str(drawing.domino_text("O48")) == "O48 Q|V3"


def test_every_square_fits_its_cell():
    for each in buildings():
        assert len(drawing.square_text(Square("town", building=each.id, knight=True))) <= 6


@pytest.mark.parametrize(
    ("rules", "signs"),
    [
        ("kingdomino", "M mine, @ castle, * crown"),
        ("queendomino", "T town, @ castle, * crown, k knight, sta statue and so on"),
        ("discovery", "V volcano, @ hut, * fire, V2 two craters"),
        ("totem", "mam mammoth and so on"),
        ("tribe", "HUN hunter and so on"),
    ],
)
def test_the_legend(rules, signs):
    assert drawing.legend(Rules.parse(rules)).endswith(signs)


def test_arrows_draw_every_placement_and_no_other():
    for seed in range(6):
        game = Game.new("kingdomino(players=2)", seed=seed)
        while game.awaits != "place":
            game.apply(game.legal_actions[0])
        drawn = sum(len(ways) for ways in arrows(game).values())
        halves = next(iter(game.legal_moves)).domino
        is_symmetric = next(each for each in dominoes("kingdomino") if each.label == halves).is_symmetric
        assert drawn == len(game.legal_moves) * (2 if is_symmetric else 1)


def test_every_building_and_caveman_is_explained():
    assert tableau.building_text(buildings()[0]) == "2 points for each wheat territory"
    assert all(tableau.building_text(each) for each in buildings())
    assert tableau.caveman_text(cavemen()[0]) == "3 points for each mammoth around"
    assert all(tableau.caveman_text(each) for each in cavemen())


@pytest.mark.parametrize(
    "rules", ["queendomino(players=2)", "royal_wedding(players=8, teams)", "totem", "tribe(players=2)"]
)
def test_the_table_fits_80_columns_through_whole_games(rules):
    game = Game.new(rules, seed=2)
    table = seating(game.rules, ("you",))
    step = 0
    while not game.is_over:
        if step % 5 == 0:
            assert max(len(line) for line in lines(tableau.table_text(game, table))) <= 80
            assert all(choice.text for choice in choices(game, table))
        step += 1
        game.apply(game.legal_actions[step % len(game.legal_actions)])


def test_names_of_seats():
    one = seating(Rules("royal_wedding", 7, teams=True), ("random", "you"))
    assert [one.name(seat) for seat in (0, 1, 2)] == ["random 0", "you", "random 2"]
    assert (one.kingdom(0), one.kingdom(3)) == ("random 0 and you", "random 6")
    several = seating(Rules("kingdomino", 2), ("you", "you"))
    assert [several.name(seat) for seat in (0, 1)] == ["you 0", "you 1"]


def test_the_chronicle_has_a_line_for_each_turn():
    table = seating(Rules("kingdomino", 2), ("you",))
    history = [
        Played(None, KingDrawn(1)),
        Played(1, Claim("K1")),
        Played(1, Claim("K2")),
        Played(None, LineLaid(("K5", "K6"))),
        Played(0, Place("K3", (0, 1), (0, 2))),
        Played(0, Pass("build")),
        Played(0, Claim("K5")),
        Played(1, Place("K1", (1, 0), (2, 0))),
    ]
    assert chronicle.turns(history, 0, table, {6}) == [
        "random 1: claim K1",
        "random 1: claim K2",
        "you: place K3 (0,1) (0,2), claim K5 (the only choice)",
        "random 1: place K1 (1,0) (2,0)",
    ]
    assert chronicle.turns(history, 7, table) == ["random 1: place K1 (1,0) (2,0)"]
    assert "new line: K5 K6" in chronicle.turns(history, 0, seating(Rules("kingdomino", 2), ()))


def test_the_ranking_says_what_decided():
    table = seating(Rules("kingdomino", 4), ("you",))
    outcome = Outcome(
        (
            Standing(1, 0, (0,), 40, 9, 3, decided_by="largest territory"),
            Standing(2, 2, (2,), 40, 7, 6, decided_by="crowns"),
            Standing(3, 1, (1,), 40, 7, 5, decided_by="points"),
            Standing(4, 3, (3,), 12, 2, 1),
        )
    )
    assert scoring.ranking_lines(outcome, table) == [
        "1. you         40 points, ahead by its largest territory, 9 squares",
        "2. random 2    40 points, ahead by its 6 crowns",
        "3. random 1    40 points",
        "4. random 3    12 points",
    ]
    assert scoring.verdict(outcome, table) == "You win."


def test_a_shared_win():
    table = seating(Rules("kingdomino", 3), ())
    rows = [Standing(1, number, (number,), 9, decided_by="shared") for number in (0, 1, 2)]
    outcome = Outcome(tuple(rows))
    assert scoring.verdict(outcome, table) == "random 0, random 1 and random 2 share the win."
    assert scoring.ranking_lines(outcome, table)[0].endswith("shares its place with the next")
