"""Queendomino's buildings, the builders' board and the supplies (Q3, Q4)."""

from dataclasses import dataclass
from functools import cache

from fiefdom.components.loading import Row, parse_table, table_text
from fiefdom.components.refusals import ComponentCode
from fiefdom.components.terrains import KINGDOM_TERRAINS
from fiefdom.errors import TextError

# Q3, W6: totals for the whole table, not per kingdom.
KNIGHTS_IN_THE_SUPPLY = 19
TOWERS_IN_THE_SUPPLY = 15
# Q3: each kingdom starts with these; the first knights are taken from the supply.
COINS_AT_THE_START = 7
KNIGHTS_AT_THE_START = 1

_PIECES = ("tower", "knight")
_BUILDING_COLUMNS = (
    *("id", "name", "copies", "crowns", "knights", "towers"),
    *("points", "points_per", "points_each", "tax_per", "status"),
)
_BOARD_COLUMNS = ("space", "price")


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building; the box contains `copies` of it.

    It scores `points`, plus `points_each` for every separate territory of the terrain `points_per`, or for every owned
    tower or knight (Q14); `tax_per` is the piece that earns an extra coin when taxes are collected (Q7).
    """

    id: str
    name: str
    copies: int
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str | None
    points_each: int
    tax_per: str | None


@cache
def buildings() -> tuple[Building, ...]:
    """All kinds, in the order of the table; a building's index here is its number in the engine."""
    return parse_buildings(table_text("queendomino_buildings.csv"))


def building(identifier: str) -> Building:
    """The building with this id. Raises TextError if there is none."""
    for each in buildings():
        if each.id == identifier:
            return each
    raise TextError(ComponentCode.NO_BUILDING(name=identifier))


@cache
def builders_board_prices() -> tuple[int, ...]:
    """The price of each space of the builders' board, cheap end first (Q4)."""
    return parse_builders_board(table_text("queendomino_builders_board.csv"))


def parse_buildings(text: str) -> tuple[Building, ...]:
    """Parse the table of buildings. Raises TextError naming file, line and column."""
    rows = parse_table("queendomino_buildings.csv", text, _BUILDING_COLUMNS, key="id")
    return tuple(_building(row) for row in rows)


def parse_builders_board(text: str) -> tuple[int, ...]:
    """Parse the table of prices, whose spaces must be numbered 1, 2, 3 and so on."""
    rows = parse_table("queendomino_builders_board.csv", text, _BOARD_COLUMNS, key="space")
    for place, row in enumerate(rows, start=1):
        row.number("space", place, place)
    return tuple(row.number("price", 0, 9) for row in rows)


def _building(row: Row) -> Building:
    points_per = row.word_or_none("points_per", KINGDOM_TERRAINS + _PIECES)
    return Building(
        id=row.text("id"),
        name=row.text("name"),
        copies=row.number("copies", 1, 9),
        crowns=row.number("crowns", 0, 9),
        knights=row.number("knights", 0, 9),
        towers=row.number("towers", 0, 9),
        points=row.number("points", 0, 9),
        points_per=points_per,
        points_each=row.number("points_each", 1, 9) if points_per else row.number("points_each", 0, 0),
        tax_per=row.word_or_none("tax_per", _PIECES),
    )
