"""Origins' resources and their totems (O8-O10)."""

from dataclasses import dataclass
from functools import cache

from fiefdom.components.loading import Row, parse_table, table_text
from fiefdom.components.terrains import RESOURCE_OF_TERRAIN, RESOURCES

_COLUMNS = ("resource", "terrain", "pieces", "totem_points")


@dataclass(frozen=True, slots=True)
class Totem:
    """A resource, its terrain, how many pieces there are and what its totem is worth."""

    resource: str
    terrain: str
    pieces: int
    points: int


@cache
def totems() -> tuple[Totem, ...]:
    """One for each resource, in the order of `RESOURCES`."""
    return parse_totems(table_text("origins_totems.csv"))


def parse_totems(text: str) -> tuple[Totem, ...]:
    """Parse the table of totems. Raises TextError naming file, line and column."""
    rows = parse_table("origins_totems.csv", text, _COLUMNS, key="resource")
    return tuple(sorted((_totem(row) for row in rows), key=lambda each: RESOURCES.index(each.resource)))


def _totem(row: Row) -> Totem:
    resource = row.word("resource", RESOURCES)
    home = [terrain for terrain, lives_here in RESOURCE_OF_TERRAIN.items() if lives_here == resource]
    terrain = row.word("terrain", home)
    return Totem(resource, terrain, row.number("pieces", 1, 96), row.number("totem_points", 1, 9))
