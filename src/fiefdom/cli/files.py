"""Files of games: opened, replaced when all is written, and one game of them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from fiefdom.components.wording import quoted
from fiefdom.errors import TextError

if TYPE_CHECKING:
    from fiefdom.notation import Record

STANDARD = "-"


@contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file to read from, or the standard input."""
    if name == STANDARD:
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


def size_of(name: str) -> int:
    """How many bytes there are to read, 0 where nobody knows."""
    return 0 if name == STANDARD else Path(name).stat().st_size


@contextmanager
def replaced(name: str) -> Iterator[IO[bytes]]:
    """A file to write to, which takes its place only when all is written; or the standard output."""
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
    """A game of a file of records or JSON, counted from 1; its faults are told. Raises TextError and OSError."""
    from fiefdom.notation.converting import read_any

    with opened(name) as file:
        reading = next(islice(read_any(file), number - 1, None), None)
    if reading is None:
        raise TextError(f"{quoted(name)} has no game {number}.")
    for fault in reading.faults:
        click.echo(f"{name}, line {fault.line}, column {fault.column}: {fault.message}", err=True)
    if reading.record is None:
        raise TextError(f"Game {number} of {quoted(name)} cannot be read.")
    return reading.record
