"""The expected score sheet of a kingdom: the mean over possible final positions, row by row."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.components.terrains import RESOURCES
from fiefdom.engine import batch
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import NOBODY, States
from fiefdom.engine.sheets import SHEET_ROWS, row_name
from fiefdom.game.codec import Codec, codec_for
from fiefdom.rules import Rules

# Rows that are told apart by what they are about: territories by terrain, and so on.
NAMED = ("territory", "building", "totem_held", "hunter")

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class ExpectedRow:
    """The mean points of one kind of row: `territory` of a terrain, a `building` by name, `coins`, `harmony` and so on.

    `number` is how many there are, on average; territories also have `squares` and `crowns`, all of a terrain together.
    """

    kind: str
    name: str
    points: float
    number: float
    squares: float = 0.0
    crowns: float = 0.0


@dataclass(frozen=True, slots=True)
class ExpectedSheet:
    """The mean score sheet of a kingdom at the end, and how many dominoes it has discarded by then, on average.

    `total` is the sum of the points of all rows.

    >>> rows = ExpectedRow("territory", "forest", 12.0, 1.5, 6.0, 2.0), ExpectedRow("harmony", "", 4.0, 1)
    >>> sheet = ExpectedSheet(rows)
    >>> sheet.total, sheet.points("territory", "forest"), sheet.points("coins")
    (16.0, 12.0, 0.0)

    """

    rows: tuple[ExpectedRow, ...]
    discards: float = 0.0

    @property
    def total(self) -> float:
        return sum(row.points for row in self.rows)

    def row(self, kind: str, name: str = "") -> ExpectedRow:
        """The row of this kind and name; one of zeros if there is none."""
        found = (row for row in self.rows if (row.kind, row.name) == (kind, name))
        return next(found, ExpectedRow(kind, name, 0.0, 0.0))

    def points(self, kind: str, name: str = "") -> float:
        return self.row(kind, name).points


def expected_sheet(rules: Rules, finals: States, kingdoms: Numbers) -> ExpectedSheet:
    """The mean sheet over final states; `kingdoms` says which kingdom is meant in each."""
    codec, side = codec_for(rules), engine_for(rules, trusted=True).layout.canvas
    rows, cells = np.zeros((SHEET_ROWS, 5), np.int64), np.full(side**2, NOBODY, np.int64)
    sums: dict[tuple[str, str], npt.NDArray[np.float64]] = {}
    for index, kingdom in enumerate(kingdoms.tolist()):
        found = batch.write_sheet(finals[index : index + 1], kingdom, rows, cells)
        for what, *values in rows[:found].tolist():
            _add(sums, codec, row_name(what), values)
    return ExpectedSheet(
        tuple(
            ExpectedRow(kind, name, *(float(value) / len(kingdoms) for value in values))
            for (kind, name), values in sorted(sums.items())
        ),
        float(finals["kingdom"]["discards"][np.arange(len(kingdoms)), kingdoms].mean()),
    )


def _add(sums: dict[tuple[str, str], npt.NDArray[np.float64]], codec: Codec, kind: str, values: list[int]) -> None:
    first, second, third, points = values
    area = (second, third) if kind == "territory" else (0, 0)
    key = kind, _name(codec, kind, first)
    sums.setdefault(key, np.zeros(4))
    sums[key] += (points, 1, *area)


def _name(codec: Codec, kind: str, number: int) -> str:
    if kind not in NAMED:
        return ""
    names: dict[str, Any] = {
        "territory": codec.memory.family.terrains, "building": codec.buildings, "totem_held": RESOURCES,
        "hunter": codec.cavemen,
    }  # fmt: skip
    return str(names[kind][number])
