"""Buildings, cavemen, totems and volcanoes against the totals of their boxes."""

from collections import Counter

import pytest

from fiefdom.components.buildings import (
    COINS_AT_THE_START,
    KNIGHTS_AT_THE_START,
    KNIGHTS_IN_THE_SUPPLY,
    TOWERS_IN_THE_SUPPLY,
    builders_board_prices,
    building,
    buildings,
)
from fiefdom.components.cavemen import CAVE_SPACES, caveman, cavemen
from fiefdom.components.dominoes import dominoes
from fiefdom.components.terrains import KINGDOM_TERRAINS, RESOURCE_OF_TERRAIN, RESOURCES
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcano, volcanoes
from fiefdom.errors import TextError


def test_Q4_32_buildings_of_16_kinds() -> None:
    assert len(buildings()) == len({each.id for each in buildings()}) == 16
    assert sum(each.copies for each in buildings()) == 32


def test_Q4_six_spaces_priced_0_to_5() -> None:
    assert builders_board_prices() == (0, 1, 2, 3, 4, 5)


def test_Q3_start_and_supply() -> None:
    assert (COINS_AT_THE_START, KNIGHTS_AT_THE_START) == (7, 1)
    assert (KNIGHTS_IN_THE_SUPPLY, TOWERS_IN_THE_SUPPLY) == (19, 15)


def test_Q3_knights_in_the_box_are_four_at_the_start_and_those_on_buildings() -> None:
    on_buildings = sum(each.copies * each.knights for each in buildings())
    assert on_buildings == 15
    assert 4 * KNIGHTS_AT_THE_START + on_buildings == KNIGHTS_IN_THE_SUPPLY


def test_Q3_towers_in_the_box_are_those_on_buildings() -> None:
    assert sum(each.copies * each.towers for each in buildings()) == TOWERS_IN_THE_SUPPLY


def test_Q7_one_building_taxes_towers_and_one_knights() -> None:
    taxing = {each.tax_per: each.copies for each in buildings() if each.tax_per}
    assert taxing == {"tower": 1, "knight": 1}


def test_Q14_two_points_per_territory_of_each_terrain_one_per_tower_and_knight() -> None:
    scoring = {each.points_per: each.points_each for each in buildings() if each.points_per}
    assert scoring == {**dict.fromkeys(KINGDOM_TERRAINS, 2), "tower": 1, "knight": 1}


def test_Q13_only_the_queens_towers_carry_crowns() -> None:
    assert {each.id: each.copies * each.crowns for each in buildings() if each.crowns} == {"queens_tower": 3}


@pytest.mark.parametrize(("identifier", "points"), [("great_inn", 2), ("statue", 5), ("watchtower", 3), ("sawmill", 0)])
def test_X1_flat_points_of_the_example(identifier: str, points: int) -> None:
    assert building(identifier).points == points


def test_an_unknown_building_is_quoted() -> None:
    with pytest.raises(TextError, match="'castle'"):
        building("castle")


def test_O11_22_cavemen_of_10_kinds_and_a_cave_for_four() -> None:
    assert len(cavemen()) == len({each.id for each in cavemen()}) == 10
    assert sum(each.copies for each in cavemen()) == 22
    assert CAVE_SPACES == 4


def test_O16_hunters_and_gatherers() -> None:
    scoring = {each.id: (each.counts, each.points_each) for each in cavemen() if not each.is_warrior}
    assert scoring == {
        "hunter": ("mammoth", 3),
        "fisher": ("fish", 3),
        "gatherer": ("mushroom", 4),
        "sculptor": ("flint", 5),
        "painter": ("resource", 2),
        "fire_woman": ("fire", 1),
        "shaman": ("caveman", 2),
    }


def test_O17_warriors_have_strength_1_2_and_3() -> None:
    warriors = {each.strength: each.copies for each in cavemen() if each.is_warrior}
    assert warriors == {1: 4, 2: 3, 3: 1}
    assert all(each.counts is None and each.points_each == 0 for each in cavemen() if each.is_warrior)


def test_an_unknown_caveman_is_quoted() -> None:
    with pytest.raises(TextError, match="'dentist'"):
        caveman("dentist")
    assert caveman("hunter") is cavemen()[0]


def test_O8_pieces_are_the_printed_symbols() -> None:
    printed = Counter(resource for each in dominoes("origins") for resource in each.resources if resource)
    assert {each.resource: each.pieces for each in totems()} == printed


def test_O9_one_totem_for_each_resource_on_its_terrain() -> None:
    assert tuple(each.resource for each in totems()) == RESOURCES
    assert all(RESOURCE_OF_TERRAIN[each.terrain] == each.resource for each in totems())


def test_O10_totem_points() -> None:
    assert tuple(each.points for each in totems()) == (3, 4, 5, 6)


def test_O4_fires_and_range_by_craters() -> None:
    assert {each.craters: (each.fires, each.range) for each in volcanoes()} == {
        1: (1, 3),
        2: (2, 2),
        3: (3, 1),
    }
    assert volcano(2).range == 2


def test_O4_volcanoes_are_those_on_the_dominoes() -> None:
    printed = Counter(half.craters for each in dominoes("origins") for half in each.halves if half.craters)
    assert {each.craters: each.copies for each in volcanoes()} == printed
    with pytest.raises(KeyError):
        volcano(4)
