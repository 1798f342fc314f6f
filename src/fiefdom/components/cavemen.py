"""The cavemen of Origins' Tribe mode (O11, O16, O17)."""

from dataclasses import dataclass
from functools import cache

from fiefdom.components.loading import Row, parse_table, table_text
from fiefdom.components.refusals import ComponentCode
from fiefdom.components.terrains import RESOURCES
from fiefdom.errors import TextError

CAVE_SPACES = 4

_COUNTED = (*RESOURCES, "resource", "fire", "caveman")
_COLUMNS = ("id", "copies", "counts", "points_each", "strength")


@dataclass(frozen=True, slots=True)
class Caveman:
    """A kind of caveman; the box contains `copies` of it.

    A hunter or gatherer scores `points_each` for every piece of the kind `counts` around it (O16) and has
    strength 0; a warrior has a strength from 1 to 3, and its `counts` is None (O17).
    """

    id: str
    copies: int
    counts: str | None
    points_each: int
    strength: int

    @property
    def is_warrior(self) -> bool:
        return self.strength > 0


@cache
def cavemen() -> tuple[Caveman, ...]:
    """All kinds, in the order of the table; a caveman's index here is its number in the engine."""
    return parse_cavemen(table_text("origins_cavemen.csv"))


def caveman(identifier: str) -> Caveman:
    """The caveman with this id. Raises TextError if there is none."""
    for each in cavemen():
        if each.id == identifier:
            return each
    raise TextError(ComponentCode.NO_CAVEMAN(name=identifier))


def parse_cavemen(text: str) -> tuple[Caveman, ...]:
    """Parse the table of cavemen. Raises TextError naming file, line and column."""
    rows = parse_table("origins_cavemen.csv", text, _COLUMNS, key="id")
    return tuple(_caveman(row) for row in rows)


def _caveman(row: Row) -> Caveman:
    identifier, copies = row.text("id"), row.number("copies", 1, 9)
    counts = row.word_or_none("counts", _COUNTED)
    if counts is None:
        points_each = row.number_or_zero("points_each", 0, 0)
        return Caveman(identifier, copies, counts, points_each, row.number("strength", 1, 3))
    strength = row.number_or_zero("strength", 0, 0)
    return Caveman(identifier, copies, counts, row.number("points_each", 1, 9), strength)
