"""The dominoes of the three boxes (C1)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from fiefdom.components.loading import Row, parse_table, table_text
from fiefdom.components.refusals import ComponentCode
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCE_OF_TERRAIN
from fiefdom.errors import TextError

BOXES = ("kingdomino", "queendomino", "origins")
BOX_LETTERS = MappingProxyType({"kingdomino": "K", "queendomino": "Q", "origins": "O"})
DOMINOES_IN_A_BOX = 48
MOST_CROWNS = 3
MOST_CRATERS = 3

_KINGDOM_COLUMNS = ("number", "left_terrain", "left_crowns", "right_terrain", "right_crowns")
_ORIGINS_COLUMNS = (
    *("number", "left_terrain", "left_fires", "left_craters"),
    *("right_terrain", "right_fires", "right_craters"),
)


@dataclass(frozen=True, slots=True)
class Half:
    """One square of a domino. In Origins `crowns` are the printed fires; only volcanoes have craters (O3)."""

    terrain: str
    crowns: int
    craters: int = 0


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino as printed; `number` is unique within its box (C1)."""

    box: str
    number: int
    left: Half
    right: Half

    @property
    def label(self) -> str:
        """Box letter and number, such as `K12`: unique across all boxes."""
        return f"{BOX_LETTERS[self.box]}{self.number}"

    @property
    def halves(self) -> tuple[Half, Half]:
        return (self.left, self.right)

    @property
    def is_symmetric(self) -> bool:
        """Whether both halves are equal, so that rotating it by 180 degrees changes nothing (D1)."""
        return self.left == self.right

    @property
    def resources(self) -> tuple[str | None, str | None]:
        """The resource symbols on the left and right halves (O8); none outside Origins."""
        return (self._resource(self.left), self._resource(self.right))

    def _resource(self, half: Half) -> str | None:
        if self.box != "origins" or half.crowns:
            return None
        return RESOURCE_OF_TERRAIN.get(half.terrain)


@cache
def dominoes(box: str) -> tuple[Domino, ...]:
    """The 48 dominoes of a box, in ascending order. Raises TextError if there is no such box."""
    if box not in BOXES:
        raise TextError(ComponentCode.NO_BOX(name=box, boxes=BOXES))
    return parse_dominoes(box, table_text(f"{box}_dominoes.csv"))


def domino(label: str) -> Domino:
    """The domino with this label, which must be exactly as in `Domino.label`. Raises TextError if there is none."""
    found = _dominoes_by_label().get(label)
    if found is None:
        raise TextError(ComponentCode.NO_DOMINO(name=label))
    return found


def deck(box_names: Iterable[str]) -> tuple[Domino, ...]:
    """The dominoes of the named boxes, one box after the other; a domino's index here is its id."""
    return tuple(each for box in box_names for each in dominoes(box))


def parse_dominoes(box: str, text: str) -> tuple[Domino, ...]:
    """Parse the table of a box's dominoes. Raises TextError naming file, line and column."""
    columns = _ORIGINS_COLUMNS if box == "origins" else _KINGDOM_COLUMNS
    rows = parse_table(f"{box}_dominoes.csv", text, columns, key="number")
    return tuple(_domino(box, row) for row in rows)


def _domino(box: str, row: Row) -> Domino:
    number = row.number("number", 1, DOMINOES_IN_A_BOX)
    return Domino(box, number, _half(box, row, "left"), _half(box, row, "right"))


def _half(box: str, row: Row, side: str) -> Half:
    if box != "origins":
        terrain = row.word(f"{side}_terrain", KINGDOM_TERRAINS)
        return Half(terrain, row.number(f"{side}_crowns", 0, MOST_CROWNS))
    terrain = row.word(f"{side}_terrain", ORIGINS_TERRAINS)
    most_fires, craters = (0, (1, MOST_CRATERS)) if terrain == "volcano" else (MOST_CROWNS, (0, 0))
    return Half(terrain, row.number(f"{side}_fires", 0, most_fires), row.number(f"{side}_craters", *craters))


@cache
def _dominoes_by_label() -> Mapping[str, Domino]:
    return {each.label: each for each in deck(BOXES)}
