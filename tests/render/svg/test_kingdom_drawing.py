"""Everything on the table is in its picture."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOXES, dominoes
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.game import Kingdom, Square
from fiefdom.render.families import style_named, style_of
from fiefdom.render.svg import kingdom_svg, line_svg, table_svg
from fiefdom.render.svg.kingdom_drawing import terrain_piece
from fiefdom.render.svg.sprite import symbols


def body(svg):
    return svg.partition("</defs>")[2]


def drawn(svg):
    """How many times each piece is drawn, whatever its colours."""
    return Counter(re.sub(r"_[0-9a-f]{8}$", "", name) for name in re.findall(r'<use href="#([^"]+)"', body(svg)))


def kingdom(squares, seats=(0,), **facts):
    return Kingdom(number=0, seats=seats, side=5, squares=squares, **facts)


@pytest.mark.parametrize("rules", ["queendomino(players=2)", "tribe(players=2)", "totem(players=4)"])
def test_every_square_and_what_stands_on_it(played, rules):
    game = played(rules, 3)
    for each in game.kingdoms:
        found = drawn(kingdom_svg(each, game.rules))
        expected = Counter()
        for cell, square in each.squares.items():
            piece = terrain_piece(square.terrain, cell, craters=square.craters, style=style_of(game.rules))
            expected[piece] += 1
            if square.building:
                expected[f"building-{square.building}"] += 1
            if square.knight:
                expected["knight"] += 1
            if square.resource:
                expected[square.resource] += 1
            if square.caveman:
                expected[f"caveman-{square.caveman}"] += 1
            if square.token:
                expected[f"fire-token-{square.crowns}"] += 1
            elif square.crowns:
                expected[f"{'fires' if game.rules.is_origins else 'crowns'}-{square.crowns}"] += 1
        expected[f"{'hut' if game.rules.is_origins else 'castle'}-{each.number + 1}"] += 1
        expected["tower"] = each.towers
        assert found == +expected


@pytest.mark.parametrize("terrain", [*KINGDOM_TERRAINS, *ORIGINS_TERRAINS])
def test_every_variant_of_a_terrain_exists(terrain):
    cells = [(column, row) for column in range(-6, 7) for row in range(-6, 7)]
    if terrain in KINGDOM_TERRAINS:
        assert {terrain_piece(terrain, cell) for cell in cells} <= symbols().keys()
    if terrain in ORIGINS_TERRAINS:
        found = {terrain_piece(terrain, cell, craters=2, style=style_named("origins")) for cell in cells}
        assert found <= symbols().keys()
        # No sheep and no boats in the Stone Age.
        assert not found & {"grassland-1", "grassland-4", "lake-1"}


def test_every_piece_of_the_boxes_is_in_the_sprite():
    wanted = {f"building-{each.id}{form}" for each in buildings() for form in ("", "-sale", "-small")}
    wanted |= {f"caveman-{each.id}" for each in cavemen()} | {"caveman-back"}
    wanted |= {*RESOURCES} | {f"totem-{resource}" for resource in RESOURCES}
    for box in BOXES:
        for half in (half for each in dominoes(box) for half in each.halves):
            if half.crowns:
                name = f"{'fires' if box == 'origins' else 'crowns'}-{half.crowns}"
                wanted |= {name, f"{name}-small"}
            if half.craters:
                wanted.add(f"volcano-{half.craters}")
    wanted |= {f"{kind}-{seat}" for kind in ("castle", "hut", "king", "chief", "emblem") for seat in range(1, 9)}
    assert wanted <= symbols().keys()


def test_small_squares_are_drawn_plainly():
    squares = {(1, 0): Square("wheat", 1, "K20"), (2, 0): Square("town", building="bakery")}
    large, small = (drawn(kingdom_svg(kingdom(squares), square=size)) for size in (36, 35))
    assert large["crowns-1"] == large["building-bakery"] == 1
    assert small["crowns-1-small"] == small["building-bakery-small"] == 1
    assert not small["crowns-1"] and not small["building-bakery"]


def test_a_team_shares_a_castle():
    found = drawn(kingdom_svg(kingdom({}, seats=(2, 3))))
    assert found["castle-team"] == found["emblem-3"] == found["emblem-4"] == 1


def test_each_seat_has_its_colour():
    knight = {(1, 0): Square("wheat", knight=True)}
    first, second = (body(kingdom_svg(kingdom(knight, seats=(seat,)))) for seat in (0, 1))
    names = [re.search(r"#(knight_\w+)", svg)[1] for svg in (first, second)]
    assert names[0] != names[1]


def test_dominoes_are_outlined():
    squares = {(1, 0): Square("wheat", domino="K1"), (2, 0): Square("wheat", domino="K1"), (0, 1): Square("lake")}
    outlines = re.findall(r'width="(\d+)" height="(\d+)" rx="9"', body(kingdom_svg(kingdom(squares))))
    assert outlines == [("197", "97")]


def test_layers_lie_in_the_order_of_the_design():
    squares = {
        (1, 0): Square("wheat", 1, "K19", knight=True),
        (2, 0): Square("town", domino="K19", building="statue"),
    }
    marks = {(0, -1): "mark-legal", (2, 0): "mark-choose"}
    svg = kingdom_svg(kingdom(squares), marks=marks, last=[(1, 0)])
    layers = re.findall(r'<(?:use href="#([a-z0-9-]+)|(path|rect) )', body(svg))
    assert [name or tag for name, tag in layers] == [
        "rect", "rect", "rect", "rect",  # the map, and three empty cells: two of them beside the marked one
        "wheat-2", "town-1", "path", "rect", "castle-1", "rect", "building-statue", "crowns-1", "knight",
        "mark-last", "mark-legal", "mark-choose",
    ]  # fmt: skip


def test_borders_run_where_terrains_differ():
    same = kingdom({(1, 0): Square("wheat"), (2, 0): Square("wheat")})
    other = replace(same, squares={(1, 0): Square("wheat"), (2, 0): Square("lake")})
    courses = [re.search(r'<path d="(M[^"]*)" fill="none"', body(kingdom_svg(each)))[1] for each in (same, other)]
    # Three squares in a row have ten edges, of which the one between equal terrains is not a border.
    assert [course.count("M") for course in courses] == [9, 10]


def test_no_more_towers_stand_than_the_kingdom_owns():
    squares = {(1, 0): Square("town", building="watchtower"), (2, 0): Square("town", building="witch_hut")}
    assert drawn(kingdom_svg(kingdom(squares, towers=3)))["tower"] == 3
    assert drawn(kingdom_svg(kingdom(squares, towers=1)))["tower"] == 1


def test_the_lines_show_dominoes_and_kings(played):
    game = played("kingdomino(players=4)", 1, 20)
    found = drawn(line_svg(game))
    assert found["domino-outline"] == len(game.line) + len(game.next_line)
    # Each king once: those who have acted stand on the next line.
    assert [found[f"king-{seat}"] for seat in range(1, 5)] == [1, 1, 1, 1]
    over = drawn(line_svg(played("kingdomino(players=4)", 1)))
    assert not any(over[f"king-{seat}"] for seat in range(1, 5))


def test_origins_has_chiefs_and_resources_in_its_lines(played):
    found = drawn(line_svg(played("totem(players=2)", 1, 30)))
    assert found["chief-1"] and found["chief-2"]
    assert any(found[resource] for resource in RESOURCES)


def test_the_builders_board(played):
    game = played("queendomino(players=4)", 2, 60)
    found = drawn(table_svg(game))
    board = game.builders_board
    shown = Counter(f"building-{name}-sale" for name in (*board.spaces, board.top) if name)
    assert {name: found[name] for name in shown} == dict(shown)
    assert found["dragon-cave"] == 1
    assert sum(found[name] for name in found if name.endswith("-sale")) == shown.total()


def test_the_cave_board_and_the_totems(played):
    tribe = played("tribe(players=3)", 2, 60)
    found = drawn(table_svg(tribe))
    for caveman, copies in tribe.cave.items():
        assert found[f"caveman-{caveman}"] >= copies
    totem = drawn(table_svg(played("totem(players=3)", 2, 60)))
    assert all(totem[f"totem-{resource}"] for resource in RESOURCES)


def test_the_queen_is_shown_where_she_lives(played):
    game = played("queendomino(players=4)", 2)
    assert drawn(table_svg(game))["queen"] == sum(each.has_queen for each in game.kingdoms)
