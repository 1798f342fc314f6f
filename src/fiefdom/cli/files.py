"""Game files: opening them, replacing them atomically, and reading a single game."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.language import language_now
from fiefdom.errors import RecordError
from fiefdom.languages import sentence

if TYPE_CHECKING:
    from fiefdom.notation import Fault, Record

STANDARD = "-"


def called(name: str) -> str:
    """A file's name as shown in messages."""
    return "<stdin>" if name == STANDARD else name


@contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file opened for reading, or the standard input."""
    if name == STANDARD:
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


def size_of(name: str) -> int:
    """The number of bytes to read, or 0 if unknown."""
    return 0 if name == STANDARD else Path(name).stat().st_size


@contextmanager
def replaced(name: str) -> Iterator[IO[bytes]]:
    """A file to write to, which replaces the original only when complete; or the standard output."""
    if name == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(name)
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            yield file
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def record_of(name: str, number: int) -> "Record":
    """One game of a record or JSON file, counted from 1. Prints its faults. Raises RecordError and OSError."""
    from fiefdom.notation.conversion import read_any

    with opened(name) as file:
        reading = next(islice(read_any(file), number - 1, None), None)
    if reading is None:
        raise RecordError(FileCode.NO_SUCH_GAME(path=called(name), number=number))
    for fault in reading.faults:
        click.echo(_placed(called(name), fault, language_now()), err=True)
    if reading.record is None:
        raise RecordError(FileCode.UNREAD_GAME(path=called(name), number=number))
    return reading.record


def _placed(name: str, fault: "Fault", language: str) -> str:
    why = fault.reason.text(language)
    return sentence("file-fault", {"path": name, "line": fault.line, "column": fault.column, "why": why}, language)
