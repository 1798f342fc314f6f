"""Cells: (column, row) with the castle at (0, 0); columns increase to the right, rows downward.

Their text gives compass directions from the castle; they can also be read as column and row.
"""

import re

from fiefdom.errors import TextError
from fiefdom.events.refusals import EventCode

Cell = tuple[int, int]

# Two digits reach far beyond any kingdom, yet a mistyped cell can still be distinguished from a word.
_COMPASS = re.compile(r"([nsew])([0-9]{1,2})(?:([nsew])([0-9]{1,2}))?")
_NUMBERS = re.compile(r"\(? ?([-+]?[0-9]{1,2}) ?, ?([-+]?[0-9]{1,2}) ?\)?")
_WAYS: dict[str, Cell] = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}


def cell_text(cell: Cell) -> str:
    """A cell as compass directions from the castle: (1, -2) is `n2e1`, (0, 1) is `s1`, the castle itself is `0`."""
    column, row = cell
    return _way(row, "n", "s") + _way(column, "w", "e") or "0"


def _way(steps: int, back: str, forth: str) -> str:
    return f"{back if steps < 0 else forth}{abs(steps)}" if steps else ""


def is_cell(value: object) -> bool:
    """Whether a value is a tuple of two integers."""
    return isinstance(value, tuple) and len(value) == 2 and all(map(is_whole, value))


def is_whole(value: object) -> bool:
    """Whether a value is an integer; True and False do not count."""
    return isinstance(value, int) and not isinstance(value, bool)


def parse_cell(text: str) -> Cell:
    """Parse a cell: `n2e1`, `E1N2`, `(1, -2)` and `1,-2` are the same, `0` is the castle.

    Raises TextError, which quotes the text, if it is not a cell.
    """
    cell = read_cell(" ".join(text.lower().split()))
    if cell is None:
        raise TextError(EventCode.CELL(text=text))
    return cell


def read_cell(word: str) -> Cell | None:
    """The cell that a lowercase word names, or None."""
    if word == "0":
        return 0, 0
    if numbers := _NUMBERS.fullmatch(word):
        return int(numbers[1]), int(numbers[2])
    compass = _COMPASS.fullmatch(word)
    if compass is None:
        return None
    first, steps, second, more = compass.groups()
    if second and (first in "ns") == (second in "ns"):
        return None
    column, row = _steps(first, steps)
    across, along = _steps(second, more) if second else (0, 0)
    return column + across, row + along


def _steps(way: str, number: str) -> Cell:
    across, along = _WAYS[way]
    return across * int(number), along * int(number)


def cells_joined(text: str) -> str:
    """Replace every `(1, -2)` in a text by one word, `1,-2`; spaces in the text must be single."""
    return _NUMBERS.sub(lambda found: f" {found[1]},{found[2]} ", text)
