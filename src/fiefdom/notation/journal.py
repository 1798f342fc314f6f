"""Writes a game to a file while it is played: after a crash the file is a record that can be read and resumed."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from fiefdom.errors import RecordError
from fiefdom.events.event import Event
from fiefdom.game import Position
from fiefdom.notation import codes
from fiefdom.notation.record_reader import parse_record
from fiefdom.notation.record_text import header_lines, remark_text
from fiefdom.notation.records import Record, Remark, Seat, Tags
from fiefdom.notation.refusals import RecordCode
from fiefdom.rules import Rules


class RecordWriter:
    """Appends a game's events to a file, one per line; when a method returns, the line is on disk.

    `finish` replaces the lines with the canonical text of the record. Until then the record has no end, and readers
    treat it as an unfinished game. Use it as a context manager, or `close` it.
    """

    def __init__(self, path: Path, record: Record, start: int) -> None:
        """Use `RecordWriter.new` or `RecordWriter.resume`."""
        self.path = path
        self._record = record
        self._start = start
        self._codes: list[int] = record.codes.tolist()
        self._remarks = list(record.remarks)
        self._file = path.open("ab")

    @classmethod
    def new(
        cls,
        path: Path,
        rules: Rules,
        seats: Iterable[Seat] = (),
        tags: Mapping[str, str] | None = None,
        start: Position | None = None,
    ) -> "RecordWriter":
        """Start a record at the end of a file, creating it if needed; it may begin at a position. Raises OSError."""
        record = Record(rules, tuple(seats), Tags(tags or {}), np.zeros(0, np.int64), start=start)
        writer = cls(path, record, path.stat().st_size if path.exists() else 0)
        writer._write("\n".join([*header_lines(record), "", ""]))
        return writer

    @classmethod
    def resume(cls, path: Path) -> "RecordWriter":
        """Resume the last record in a file. An incomplete last line is removed.

        Raises OSError, and RecordError if there is no record, or if the last one has ended or has faults.
        """
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        start = max(whole.rfind(b"\nfief ") + 1, 0)
        text = whole[start:].decode(errors="replace")
        reading = parse_record(text)
        if reading.record is None or reading.faults:
            raise RecordError(RecordCode.RESUME(path=str(path), why=reading.faults[0].placed))
        if text.rstrip().endswith("\nend"):
            raise RecordError(RecordCode.RESUME_ENDED(path=str(path)))
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        return cls(path, reading.record, start)

    @property
    def record(self) -> Record:
        """The game as it is in the file now."""
        return replace(self._record, codes=np.array(self._codes, np.int64), remarks=tuple(self._remarks), result=None)

    def add(self, event: Event, seat: int | None) -> None:
        """Append an event and the seat that decided it, None for chance. Raises OSError."""
        code = codes.encode(event, seat)
        self._write(f"{'*' if seat is None else seat + 1} {event}\n")
        self._codes.append(code)

    def remark(self, text: str) -> None:
        """Append a remark on what has happened so far. Raises OSError."""
        self._write(f"  {remark_text(text)}\n")
        self._remarks.append(Remark(len(self._codes), text))

    def finish(self, result: tuple[int, ...] | None = None) -> Record:
        """Write the record as `str` does, with its end and result. Raises OSError and leaves the file unchanged."""
        record = replace(self.record, result=result)
        replace_file(self.path, self.path.read_bytes()[: self._start] + str(record).encode())
        self.close()
        return record

    def _write(self, text: str) -> None:
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "RecordWriter":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def replace_file(path: Path, data: bytes) -> None:
    """Replace the contents of a file atomically; they are on disk when this returns.

    Raises OSError and leaves the file unchanged.
    """
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
