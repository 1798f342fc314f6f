"""Kingdoms and dominoes in a terminal: legible without colour and in ASCII."""

from dataclasses import replace
from itertools import product

import pytest

from fiefdom import Rules
from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOXES, dominoes
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.game import Kingdom, Square
from fiefdom.languages import LANGUAGES
from fiefdom.render import terminal
from fiefdom.render.terminal.kingdom_block import large_kingdom, sizes, small_kingdom
from fiefdom.render.terminal.signs import SEAT_COLOURS, TERRAINS, Look, domino_text, letter, middling, short

PLAIN = Look(colour=False, unicode=False)
SIGNS = Look(colour=False)
SQUARES = {
    (-1, 0): Square("wheat", 2, "K43", knight=True),
    (1, 0): Square("town", 0, "Q47", building="queens_tower", knight=True),
    (1, 1): Square("mine", 3, "K48"),
    (0, 1): Square("lake"),
}
KINGDOM = Kingdom(0, (0,), 5, SQUARES, coins=3, knights=1, knights_placed=2, towers=2, has_queen=True)
QUEENDOMINO = Rules("queendomino", 3)


def lines(block):
    return [line.rstrip() for line in block.text().plain.splitlines()]


def test_a_kingdom_with_compass_coordinates_along_its_edges():
    assert lines(large_kingdom(KINGDOM, QUEENDOMINO, PLAIN)) == [
        "      w1              e1",
        "      W**k    @1      Tk que",
        " s1   .       L       M***",
    ]


def test_signs_beyond_ascii():
    assert lines(large_kingdom(KINGDOM, QUEENDOMINO, SIGNS))[1:] == [
        "      W♛♛♞    ⌂1      T♞ que",
        " s1   ·       L       M♛♛♛",
    ]


def test_large_squares_have_room_for_towers_and_longer_names():
    assert lines(large_kingdom(KINGDOM, QUEENDOMINO, PLAIN, size=sizes(QUEENDOMINO)[0]))[1:3] == [
        "      W**k    @1      Tktt",
        "                     queens",
    ]


def test_marks_on_squares_and_on_empty_cells_which_widen_the_view():
    drawn = lines(large_kingdom(KINGDOM, QUEENDOMINO, PLAIN, {(1, 0): "12", (2, -1): ">v<^", (0, 1): "3"}))
    assert drawn == [
        "      w1              e1      e2",
        " n1   .       .       .       >v<^",
        "      W**k    @1    12Tk que  .",
        " s1   .      3L       M***    .",
    ]


def test_origins_squares():
    squares = {
        (1, 0): Square("volcano", craters=2, caveman="hunter"),
        (2, 0): Square("grassland", resource="mammoth"),
        (3, 0): Square("desert", 3, token=True),
    }
    drawn = lines(large_kingdom(Kingdom(1, (1,), 5, squares), Rules("tribe", 3), PLAIN))
    assert drawn[1] == "      @2      V2 HUN  G mam   D***"


def test_a_team_has_both_numbers_on_its_castle():
    team = replace(KINGDOM, seats=(4, 5), squares={})
    assert lines(large_kingdom(team, Rules("royal_wedding", 8, teams=True), PLAIN))[1].strip() == "@5+6"
    assert lines(small_kingdom(team, PLAIN)) == ["@56"]


def test_a_small_kingdom():
    assert lines(small_kingdom(KINGDOM, PLAIN)) == ["W2+@1 T+", ".  L  M3"]


def test_every_sign_and_short_name_is_its_own():
    for terrains in (KINGDOM_TERRAINS, ORIGINS_TERRAINS):
        assert len({letter(terrain) for terrain in terrains}) == len(terrains)
        assert len({TERRAINS[terrain][1] for terrain in terrains}) == len(terrains)
    assert len(set(SEAT_COLOURS)) == 8
    for language, unicode in product(LANGUAGES, (True, False)):
        look = Look(unicode=unicode, language=language)
        for names in ([each.id for each in buildings()], [each.id for each in cavemen()], RESOURCES):
            for shorten, most in ((short, 3), (middling, 7)):
                assert len({shorten(name, look) for name in names}) == len(names)
                assert max(len(shorten(name, look)) for name in names) <= most


def luminance(colour):
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize(
    "pair", [(ground, ink) for _, ground, ink in TERRAINS.values()] + [(c, "#FFF6E3") for c in SEAT_COLOURS]
)
def test_what_is_written_on_a_colour_can_be_read(pair):
    darker, lighter = sorted(map(luminance, pair))
    assert (lighter + 0.05) / (darker + 0.05) >= 3.8


def test_every_domino_can_be_drawn():
    for box in BOXES:
        for domino in dominoes(box):
            text = domino_text(domino.label, PLAIN).plain
            assert text.startswith(f"{domino.label:<3} {letter(domino.left.terrain)}")
            assert len(text) < 12 and text.isascii()
    assert domino_text("K43", PLAIN).plain == "K43 W|S**"
    assert domino_text("K43", SIGNS).plain == "K43 W|S♛♛"
    assert domino_text("O48", PLAIN).plain == "O48 Q|V3"


def test_a_panel_says_whose_kingdom_it_is_and_what_it_owns():
    panel = terminal.kingdom_panel(KINGDOM, QUEENDOMINO, ("Ada",), colour=False, points=1)
    assert panel.plain.splitlines()[0] == (
        "1 Ada, 1 point, 3 coins, 1 knight in reserve, 2 in the kingdom, 2 towers, the queen"
    )


def test_a_panel_uses_the_room_there_is():
    def rows(**room):
        return len(terminal.kingdom_panel(KINGDOM, QUEENDOMINO, colour=False, **room).plain.split("\n"))

    assert rows() == 4
    assert rows(height=6) == 6
    assert rows(height=5) == 4
    assert rows(height=6, width=20) == 4


@pytest.mark.parametrize("colour", [True, False])
def test_without_colour_nothing_is_styled_and_with_it_nothing_else_is_said(colour):
    panel = terminal.kingdom_panel(KINGDOM, QUEENDOMINO, colour=colour)
    assert bool(panel.spans) == colour
    assert "W♛♛♞" in panel.plain


@pytest.mark.parametrize(
    ("rules", "signs"),
    [
        ("kingdomino", ["M mine", "@1 the castle of player 1", "* crown"]),
        ("queendomino", ["T town", "k knight", "t tower", "sta Statue", "7c 7 coins"]),
        ("discovery", ["V volcano", "@1 the hut", "* fire", "V2 a volcano with two craters"]),
        ("totem", ["mam mammoth"]),
        ("tribe", ["HUN hunter"]),
    ],
)
def test_the_legend(rules, signs):
    text = terminal.legend(Rules.parse(rules), colour=False, unicode=False).plain
    assert all(sign in text for sign in signs)
    assert text.isascii()
    assert ("town" in text) == (rules == "queendomino")
