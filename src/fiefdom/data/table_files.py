"""Writing rows as CSV or Parquet, in bounded memory."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO, Any

from fiefdom.data.columns import Column
from fiefdom.data.refusals import DataCode
from fiefdom.errors import InvalidArgument, MissingPackage

FORMS = ("csv", "parquet")
BATCH = 10_000
_PARQUET_TYPES = {"int": "int64", "float": "float64", "bool": "bool_", "str": "string"}


def form_of(path: str) -> str:
    """The form of a file by the ending of its name. Raises InvalidArgument."""
    form = Path(path).suffix.removeprefix(".").lower()
    if form not in FORMS:
        raise InvalidArgument(DataCode.FORM(path=path, forms=tuple(f".{each}" for each in FORMS)))
    return form


class TableFile:
    """A table that is being written to an open file; use it as a context manager. Rows are written in batches.

    Raises MissingPackage for Parquet if pyarrow is not installed.
    """

    def __init__(self, file: IO[bytes], form: str, columns: Sequence[Column]) -> None:
        self.rows = 0
        self._columns = columns
        self._kept: list[dict[str, Any]] = []
        self._sink: _Csv | _Parquet = (_Parquet if form == "parquet" else _Csv)(file, columns)

    def add(self, rows: Iterable[dict[str, Any]]) -> None:
        """Add rows; columns that a row lacks are empty."""
        self._kept += rows
        if len(self._kept) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        self._sink.write(self._kept)
        self.rows += len(self._kept)
        self._kept.clear()

    def __enter__(self) -> "TableFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._flush()
        self._sink.close(is_whole=kind is None)


class _Csv:
    def __init__(self, file: IO[bytes], columns: Sequence[Column]) -> None:
        self._text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
        names = [column.name for column in columns]
        self._writer = csv.DictWriter(self._text, names, restval="", lineterminator="\n")
        self._writer.writeheader()

    def write(self, rows: list[dict[str, Any]]) -> None:
        self._writer.writerows(rows)

    def close(self, is_whole: bool) -> None:
        self._text.detach()


class _Parquet:
    def __init__(self, file: IO[bytes], columns: Sequence[Column]) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise MissingPackage(DataCode.PARQUET_PACKAGE()) from None
        self._arrow: Any = pyarrow
        fields = [(column.name, getattr(pyarrow, _PARQUET_TYPES[column.type])()) for column in columns]
        self._schema = pyarrow.schema(fields)
        self._writer: Any = pyarrow.parquet.ParquetWriter(file, self._schema)

    def write(self, rows: list[dict[str, Any]]) -> None:
        if rows:
            self._writer.write_table(self._arrow.Table.from_pylist(rows, schema=self._schema))

    def close(self, is_whole: bool) -> None:
        if is_whole:
            self._writer.close()
