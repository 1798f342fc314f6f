"""Every picture of every game is a valid, self-contained SVG file."""

import re
from xml.etree import ElementTree

import pytest

from fiefdom.errors import TextError
from fiefdom.render.svg import kingdom_svg, last_turn_cells, legal_marks, line_svg, sheet_svg, table_svg

SVG = "{http://www.w3.org/2000/svg}"
RULES = (
    "kingdomino(players=2)", "kingdomino(players=3)", "kingdomino(players=4, middle_kingdom, harmony)",
    "kingdomino(players=2, mighty_duel)", "queendomino(players=2)", "queendomino(players=4, harmony)",
    "royal_wedding(players=3)", "royal_wedding(players=6)", "royal_wedding(players=7, teams)",
    "royal_wedding(players=8, teams)", "discovery(players=2)", "totem(players=3)", "tribe(players=2)",
    "tribe(players=4)",
)  # fmt: skip
MOMENTS = {"start": 0, "middle": 60, "end": None}


def pictures(game, theme="light"):
    """All kinds of pictures of a game, with every option switched on."""
    yield table_svg(game, theme=theme, show_legal=True, coordinates=True)
    yield sheet_svg(game, theme=theme)
    yield line_svg(game, theme=theme, show_legal=True)
    for kingdom in game.kingdoms:
        yield kingdom_svg(
            kingdom, game.rules, theme=theme, coordinates=True, last=last_turn_cells(game, kingdom.number)
        )


def root_of(svg):
    return ElementTree.fromstring(svg)


def check(svg):
    root = root_of(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    used = {element.attrib["href"][1:] for element in root.iter(f"{SVG}use")}
    referred = set(re.findall(r"url\(#([^)]+)\)", svg))
    assert len(ids) == len(set(ids))
    assert used | referred <= set(ids)
    symbols = {element.attrib["id"] for element in root.iter(f"{SVG}symbol")}
    assert symbols <= used, "a symbol that is not used"
    assert "var(" not in svg and "style=" not in svg and "<script" not in svg and "NaN" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r'"#[0-9a-fA-F]{8}"', svg), "older viewers know no colour of eight digits"
    assert root.find(f"{SVG}title").text and root.find(f"{SVG}desc").text
    assert root.attrib["role"] == "img"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0 and height > 0


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("rules", RULES)
def test_every_picture_is_sound(played, rules, moment):
    for svg in pictures(played(rules, 1, MOMENTS[moment])):
        check(svg)


@pytest.mark.parametrize("rules", ["queendomino(players=2)", "tribe(players=2)"])
def test_the_themes_differ_and_both_are_sound(played, rules):
    game = played(rules, 1, 60)
    for light, dark in zip(pictures(game), pictures(game, "dark"), strict=True):
        check(dark)
        assert light != dark


def test_an_unknown_theme_is_refused(played):
    with pytest.raises(TextError, match="no theme 'sepia'; choose light or dark"):
        table_svg(played("kingdomino(players=2)", 1, 0), theme="sepia")


@pytest.mark.parametrize("rules", RULES)
def test_a_table_keeps_its_size(played, rules):
    sizes = {root_of(table_svg(played(rules, 1, events))).attrib["viewBox"] for events in MOMENTS.values()}
    assert len(sizes) == 1


def test_windows_keep_kingdoms_in_place(played):
    rules = "kingdomino(players=2)"
    windows = [(range(-2, 3), range(-2, 3))] * 2

    def castles(svg):
        return re.findall(r'<use href="#castle-[12]_\w+" x="(\d+)" y="(\d+)"', svg)

    for events in (0, 20, 30):
        assert set(castles(table_svg(played(rules, 1, events), windows=windows))) == {("200", "200")}


def test_zoom_changes_the_size_and_nothing_else(played):
    game = played("kingdomino(players=2)", 1, 20)
    once, twice = table_svg(game), table_svg(game, zoom=2)
    assert float(root_of(twice).attrib["width"]) == 2 * float(root_of(once).attrib["width"])
    assert once.split("\n", 1)[1] == twice.split("\n", 1)[1]


def test_drawing_changes_nothing_and_is_the_same_twice(played):
    game = played("queendomino(players=2)", 1, 60)
    before = game.digest()
    assert table_svg(game) == table_svg(game)
    assert game.digest() == before


def test_copies_of_a_piece_are_named_after_their_colours(played):
    """Pictures in the same page must not use each other's pieces."""
    game = played("queendomino(players=2)", 1, 60)

    def symbols(svg):
        return {
            element.attrib["id"]: ElementTree.tostring(element) for element in root_of(svg).iter(f"{SVG}symbol")
        }  # fmt: skip

    first, second = symbols(table_svg(game)), symbols(table_svg(game, theme="dark"))
    shared = first.keys() & second.keys()
    assert "wheat-1" in shared
    assert all(first[name] == second[name] for name in shared)
    for name, symbol in symbols(sheet_svg(game)).items():
        assert first.get(name, symbol) == symbol


def test_notebooks_show_games_and_kingdoms(played):
    game = played("kingdomino(players=2)", 1, 20)
    assert game._repr_svg_() == table_svg(game)
    assert game.kingdoms[0]._repr_svg_() == kingdom_svg(game.kingdoms[0])


def test_marks_follow_the_legal_moves(played):
    game = played("kingdomino(players=2)", 1, 20)
    while game.awaits != "place" or not legal_marks(game):
        game.push(game.legal_moves[0])
    kingdom = game.kingdoms[game.rules.kingdom_of(game.to_move)]
    marks = legal_marks(game)
    assert set(marks.values()) == {"mark-legal"}
    svg = kingdom_svg(kingdom, game.rules, marks=marks)
    assert len(re.findall('<use href="#mark-legal_', svg)) == len(marks)
    assert "mark-legal" not in kingdom_svg(kingdom, game.rules)
