"""The volcanoes of Origins and their effect when placed (O4)."""

from dataclasses import dataclass
from functools import cache

from fiefdom.components.dominoes import MOST_CRATERS
from fiefdom.components.loading import Row, parse_table, table_text

_COLUMNS = ("craters", "volcanoes", "fires", "range")


@dataclass(frozen=True, slots=True)
class Volcano:
    """A kind of volcano: its token has `fires` fires and lands at most `range` steps away, diagonals included."""

    craters: int
    copies: int
    fires: int
    range: int


@cache
def volcanoes() -> tuple[Volcano, ...]:
    """All kinds, in the order of the table."""
    return parse_volcanoes(table_text("origins_volcanoes.csv"))


def volcano(craters: int) -> Volcano:
    """The kind with this many craters. Raises KeyError if there is none."""
    return {each.craters: each for each in volcanoes()}[craters]


def parse_volcanoes(text: str) -> tuple[Volcano, ...]:
    """Parse the table of volcanoes. Raises TextError naming file, line and column."""
    rows = parse_table("origins_volcanoes.csv", text, _COLUMNS, key="craters")
    return tuple(_volcano(row) for row in rows)


def _volcano(row: Row) -> Volcano:
    return Volcano(
        craters=row.number("craters", 1, MOST_CRATERS),
        copies=row.number("volcanoes", 1, 48),
        fires=row.number("fires", 1, 9),
        range=row.number("range", 1, 9),
    )
