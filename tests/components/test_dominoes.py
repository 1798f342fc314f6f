"""The dominoes of the three boxes against their known totals."""

from collections import Counter
from itertools import chain

import pytest

from fiefdom.components.dominoes import BOXES, Domino, Half, deck, domino, dominoes
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCE_OF_TERRAIN, RESOURCES
from fiefdom.errors import TextError

CROWNS = {"wheat": 5, "forest": 6, "lake": 6, "grassland": 6, "swamp": 6, "mine": 10}


def halves(box: str) -> list[Half]:
    return list(chain.from_iterable(each.halves for each in dominoes(box)))


def squares(box: str) -> dict[str, int]:
    return dict(Counter(half.terrain for half in halves(box)))


def crowns(box: str) -> dict[str, int]:
    totals: Counter[str] = Counter()
    for half in halves(box):
        totals[half.terrain] += half.crowns
    return {terrain: total for terrain, total in totals.items() if total}


@pytest.mark.parametrize("box", BOXES)
def test_C1_numbers_are_unique_and_run_from_1_to_48(box: str) -> None:
    assert [each.number for each in dominoes(box)] == list(range(1, 49))


def test_K2_kingdomino_squares() -> None:
    expected = {"wheat": 26, "forest": 22, "lake": 18, "grassland": 14, "swamp": 10, "mine": 6}
    assert squares("kingdomino") == expected


def test_K2_kingdomino_crowns() -> None:
    assert crowns("kingdomino") == CROWNS
    assert sum(CROWNS.values()) == 39


def test_Q1_queendomino_squares() -> None:
    expected = {"town": 20, "wheat": 19, "forest": 17, "lake": 14, "grassland": 12, "swamp": 8, "mine": 6}
    assert squares("queendomino") == expected


def test_Q1_queendomino_crowns_are_kingdominos_and_towns_carry_none() -> None:
    assert crowns("queendomino") == CROWNS


def test_O1_origins_squares() -> None:
    expected = {"desert": 22, "grassland": 19, "lake": 17, "jungle": 15, "quarry": 13, "volcano": 10}
    assert squares("origins") == expected


def test_O1_origins_has_20_printed_fires() -> None:
    assert sum(crowns("origins").values()) == 20


def test_O3_exactly_the_volcanoes_have_craters_and_they_have_no_fire() -> None:
    for half in halves("origins"):
        assert (half.craters > 0) == (half.terrain == "volcano")
        assert not (half.craters and half.crowns)


def test_O4_no_domino_has_two_volcanoes() -> None:
    for each in dominoes("origins"):
        assert [half.terrain for half in each.halves].count("volcano") <= 1


def test_O8_resource_symbols() -> None:
    found = Counter(chain.from_iterable(each.resources for each in dominoes("origins")))
    found.pop(None)
    assert found == {"mammoth": 16, "fish": 13, "mushroom": 11, "flint": 9}


def test_O8_resource_symbols_stand_on_their_terrain_where_no_fire_is_printed() -> None:
    for each in dominoes("origins"):
        for half, resource in zip(each.halves, each.resources, strict=True):
            expected = None if half.crowns else RESOURCE_OF_TERRAIN.get(half.terrain)
            assert resource == expected


@pytest.mark.parametrize("box", ["kingdomino", "queendomino"])
def test_O8_other_boxes_have_no_resources(box: str) -> None:
    assert {each.resources for each in dominoes(box)} == {(None, None)}


def test_O8_every_resource_has_one_terrain() -> None:
    assert tuple(RESOURCE_OF_TERRAIN.values()) == RESOURCES
    assert set(RESOURCE_OF_TERRAIN) == set(ORIGINS_TERRAINS) - {"desert", "volcano"}


@pytest.mark.parametrize(
    ("box", "terrains"),
    [
        ("kingdomino", set(KINGDOM_TERRAINS) - {"town"}),
        ("queendomino", set(KINGDOM_TERRAINS)),
        ("origins", set(ORIGINS_TERRAINS)),
    ],
)
def test_C1_every_terrain_of_the_family_occurs(box: str, terrains: set[str]) -> None:
    assert set(squares(box)) == terrains


@pytest.mark.parametrize(("box", "count"), [("kingdomino", 12), ("queendomino", 12), ("origins", 10)])
def test_D1_dominoes_with_equal_halves(box: str, count: int) -> None:
    assert sum(each.is_symmetric for each in dominoes(box)) == count


def test_D1_same_terrain_with_another_number_of_fires_is_not_symmetric() -> None:
    assert not domino("O37").is_symmetric
    assert domino("O37").left.terrain == domino("O37").right.terrain


def test_a_label_names_one_domino() -> None:
    for each in deck(BOXES):
        assert domino(each.label) is each
    assert domino("K48") == Domino("kingdomino", 48, Half("wheat", 0), Half("mine", 3))
    assert domino("O48") == Domino("origins", 48, Half("quarry", 0), Half("volcano", 0, craters=3))


@pytest.mark.parametrize("label", ["", "K", "K0", "K49", "k12", "K012", "X1", "K-1", " K1", "K١", "Q" * 9999, "\0"])
def test_a_wrong_label_is_quoted(label: str) -> None:
    with pytest.raises(TextError) as caught:
        domino(label)
    assert repr(label[:80])[:-1] in str(caught.value)
    assert len(str(caught.value)) < 200


def test_W1_a_deck_keeps_the_order_of_its_boxes() -> None:
    labels = [each.label for each in deck(("queendomino", "kingdomino"))]
    assert labels == [f"Q{number}" for number in range(1, 49)] + [f"K{number}" for number in range(1, 49)]


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(TextError, match=r"'duel'.*kingdomino, queendomino or origins"):
        dominoes("duel")


def test_dominoes_are_values() -> None:
    first = domino("K1")
    assert len({first, domino("K1"), domino("K2")}) == 2
    with pytest.raises(AttributeError):
        first.number = 2  # type: ignore[misc]
