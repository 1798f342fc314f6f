"""Kingdoms drawn as text: written from kingdoms, and examples to start from."""

from collections.abc import Callable, Iterator, Sequence

from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.notation.grid import keys_of, letters_of
from fiefdom.rules import Rules

KINGDOM_KEY = """\
# One word for each square: W wheat, F forest, L lake, G grassland, S swamp, M mine{town}.
# W1 (or W*) has one crown, a dot is an empty cell, C the castle.
"""
TOWN_KEY = """\
# T:statue is a town with a building; the beginning of its name will do: T:sta.
# `knights` and `towers` are all that you own; they may be left out if the supply never ran out.
"""
ORIGINS_KEY = """\
# One word for each square: D desert, G grassland, L lake, J jungle, Q quarry, V volcano.
# D1 (or D*) has one printed fire, D+2 a token of two; V2 has two craters; a dot is an empty cell, H the hut.
"""
RESOURCE_KEY = "# G:mammoth is a square with its resource on it (G:r will do){caveman}.\n"

LAST_REMARK = "# Draw the other kingdoms below in the same way.\n"

KINGDOMINO_EXAMPLE = """\
W  W1 F  F  F1
W  G  F  L  L1
G  G1 C  L  L
S1 S  M1 L  W
M2 M  M  W1 W
"""
QUEENDOMINO_EXAMPLE = """\
W  W1 F  F  F1
W  T:statue  T:queens_tower  L  L1
G  G1 C  L  L
S1 S  T:brewery  L  W
M2 M  M  W1 W
"""
ORIGINS_EXAMPLE = """\
J  D    D1 L  L1
J1 G  G  L1 Q
J  V2   H  D  Q1
J+2 D   D  Q{q} Q1
G{m} G{g} G+1 G V1
"""
VALUES = {"coins": "11", "queen": "yes", "totems": "mammoth flint", "discards": "0"}


def kingdoms_text(rules: Rules, kingdoms: Sequence[Kingdom], names: Sequence[str] = ()) -> str:
    """Finished kingdoms as text; `parse_kingdoms` reads it back with the same scores."""
    return "\n".join([f"rules {rules}", *_blocks(rules, kingdoms, names)]) + "\n"


def _blocks(rules: Rules, kingdoms: Sequence[Kingdom], names: Sequence[str]) -> Iterator[str]:
    for number, kingdom in enumerate(kingdoms):
        yield ""
        yield f"kingdom {names[number] if number < len(names) else number + 1}"
        values = {
            "coins": kingdom.coins,
            "knights": kingdom.knights + kingdom.knights_placed,
            "towers": kingdom.towers,
            "queen": "yes" if kingdom.has_queen else "no",
            "totems": " ".join(kingdom.totems) or "none",
            "discards": kingdom.discards,
        }
        yield from (f"{key} {values[key]}" for key in keys_of(rules))
        yield from _rows(rules, kingdom)


def _rows(rules: Rules, kingdom: Kingdom) -> Iterator[str]:
    letter_of = {terrain: letter.upper() for letter, terrain in letters_of(rules).items()}
    rows = [
        [_word(rules, letter_of, kingdom.squares.get((column, row)), (column, row)) for column in kingdom.columns]
        for row in kingdom.rows
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield " ".join(f"{word:<{width}}" for word, width in zip(row, widths, strict=True)).rstrip()


def _word(rules: Rules, letter_of: dict[str, str], square: Square | None, cell: tuple[int, int]) -> str:
    if square is None:
        return "." if cell != (0, 0) else pieces_of(rules).start_tile
    number = square.craters or square.crowns
    mark = ("+" if square.token else "") + (str(number) if number else "")
    piece = square.building or square.resource or square.caveman
    return letter_of[square.terrain] + mark + (f":{piece}" if piece else "")


def example_text(rules: Rules) -> str:
    """A file to start from, with explanatory comments."""
    remarks, grid = _EXAMPLES.get(rules.family, _kingdomino_example)(rules)
    values = "".join(f"{key} {VALUES[key]}\n" for key in keys_of(rules) if key in VALUES)
    parts = (f"rules {rules}\n", remarks, "\nkingdom Ada\n", values, _aligned(grid), "\n", LAST_REMARK)
    return "".join(parts)


def _kingdomino_example(rules: Rules) -> tuple[str, str]:
    return KINGDOM_KEY.format(town=""), KINGDOMINO_EXAMPLE


def _queendomino_example(rules: Rules) -> tuple[str, str]:
    return KINGDOM_KEY.format(town=", T town") + TOWN_KEY, QUEENDOMINO_EXAMPLE


def _origins_example(rules: Rules) -> tuple[str, str]:
    """Comments and grid with the game's pieces: those that can stand on grassland."""
    stands = pieces_of(rules).on_square(rules, Square("grassland")).values()
    caveman = ", D:hunter one with a caveman" if "caveman" in stands else ""
    if "resource" not in stands:
        return ORIGINS_KEY, ORIGINS_EXAMPLE.format(g="", q="", m="")
    grid = ORIGINS_EXAMPLE.format(g=":mammoth", q=":flint", m=":hunter" if caveman else ":mammoth")
    return ORIGINS_KEY + RESOURCE_KEY.format(caveman=caveman), grid


_EXAMPLES: dict[str, Callable[[Rules], tuple[str, str]]] = {
    "queendomino": _queendomino_example, "origins": _origins_example,
}  # fmt: skip


def _aligned(grid: str) -> str:
    rows = [line.split() for line in grid.splitlines()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (" ".join(f"{word:<{width}}" for word, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in lines) + "\n"
