"""Reads the component tables; an invalid one raises an error that names file, line and column."""

import csv
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NoReturn

from fiefdom.components.refusals import ComponentTableCode
from fiefdom.components.wording import nearest
from fiefdom.errors import TextError
from fiefdom.reasons import Reason

TABLES = Path(__file__).parent / "tables"


class Row:
    """One row of a table. Reading an invalid cell raises TextError naming file, line and column."""

    __slots__ = ("_cells", "_file_name", "_line")

    def __init__(self, file_name: str, line: int, cells: dict[str, str]) -> None:
        self._file_name = file_name
        self._line = line
        self._cells = cells

    def refuse(self, column: str, why: Reason) -> NoReturn:
        _refuse(self._file_name, self._line, column, why)

    def text(self, column: str) -> str:
        """The cell, which must not be empty."""
        return self._cells[column] or self.refuse(column, ComponentTableCode.EMPTY())

    def word(self, column: str, allowed: Collection[str]) -> str:
        cell = self.text(column)
        if cell not in allowed:
            guess = nearest(cell, allowed)
            unknown = ComponentTableCode.UNKNOWN(word=cell, known=tuple(allowed))
            self.refuse(column, ComponentTableCode.MISSPELT(word=cell, guess=guess) if guess else unknown)
        return cell

    def word_or_none(self, column: str, allowed: Collection[str]) -> str | None:
        return self.word(column, allowed) if self._cells[column] else None

    def number(self, column: str, lowest: int, highest: int) -> int:
        cell = self.text(column)
        if not (cell.isascii() and cell.isdigit() and len(cell) <= 3 and str(int(cell)) == cell):
            self.refuse(column, ComponentTableCode.NOT_A_NUMBER(word=cell))
        if not lowest <= int(cell) <= highest:
            self.refuse(column, ComponentTableCode.OUT_OF_RANGE(number=int(cell), lowest=lowest, highest=highest))
        return int(cell)

    def number_or_zero(self, column: str, lowest: int, highest: int) -> int:
        return self.number(column, lowest, highest) if self._cells[column] else 0


def _refuse(file_name: str, line: int, column: str, why: Reason) -> NoReturn:
    raise TextError(ComponentTableCode.CELL(file=file_name, line=line, column=column, why=why))


def parse_table(file_name: str, text: str, columns: Sequence[str], key: str) -> tuple[Row, ...]:
    """Parse a comma-separated table whose first line must be exactly `columns`.

    Raises TextError for a wrong heading, a row of the wrong length, a repeated `key` cell or no rows at all.
    """
    reader = csv.reader(text.splitlines(), strict=True)
    rows: list[Row] = []
    seen: set[str] = set()
    try:
        _check_heading(file_name, next(reader, []), columns)
        for cells in reader:
            row = _checked_row(file_name, reader.line_num, cells, columns)
            if row.text(key) in seen:
                row.refuse(key, ComponentTableCode.TWICE(word=row.text(key)))
            seen.add(row.text(key))
            rows.append(row)
    except csv.Error as error:
        raise TextError(ComponentTableCode.SYNTAX(file=file_name, line=reader.line_num, error=str(error))) from error
    if not rows:
        _refuse(file_name, 2, columns[0], ComponentTableCode.NO_ROWS())
    return tuple(rows)


def table_text(file_name: str) -> str:
    """The text of a table that comes with the package."""
    return (TABLES / file_name).read_text(encoding="utf-8")


def _check_heading(file_name: str, heading: Sequence[str], columns: Sequence[str]) -> None:
    for place, column in enumerate(columns):
        found = heading[place] if place < len(heading) else ""
        if found != column:
            _refuse(file_name, 1, column, ComponentTableCode.HEADING(found=found))
    if len(heading) > len(columns):
        _refuse(file_name, 1, heading[len(columns)], ComponentTableCode.TOO_WIDE(last=columns[-1]))


def _checked_row(file_name: str, line: int, cells: Sequence[str], columns: Sequence[str]) -> Row:
    row = Row(file_name, line, dict(zip(columns, cells, strict=False)))
    if len(cells) != len(columns):
        column = columns[min(len(cells), len(columns) - 1)]
        row.refuse(column, ComponentTableCode.LENGTH(found=len(cells), expected=len(columns)))
    return row
