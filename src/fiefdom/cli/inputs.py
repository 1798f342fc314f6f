"""Many inputs: files, folders and the standard input, one after the other."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from fiefdom.cli.console import Bar
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import STANDARD, called, opened, size_of
from fiefdom.cli.language import misuse

if TYPE_CHECKING:
    from fiefdom.notation import Reading

ENDINGS = (".fief", ".json", ".jsonl")
# Up to this many games, one process is faster than starting several.
FEW = 200
# How many games a process gets at a time.
CHUNK = 1024


def expanded(names: Iterable[str]) -> list[str]:
    """The files that are meant: a folder means all files of games in it and in its folders, by name.

    Raises UsageError for a folder without any.
    """
    found: list[str] = []
    for name in names:
        if name == STANDARD or not Path(name).is_dir():
            found.append(name)
            continue
        inside = sorted(str(path) for path in Path(name).rglob("*") if path.suffix in ENDINGS and path.is_file())
        if not inside:
            raise misuse(FileCode.NO_GAMES_IN(path=name, endings=ENDINGS))
        found += inside
    return found


def all_readings(names: list[str], bar: Bar) -> "Iterator[tuple[str, Reading]]":
    """The games in all files, each with the name of its file; a file without any game yields nothing."""
    from fiefdom.notation.conversion import read_any

    for name in names:
        with opened(name) as file:
            for reading in read_any(file):
                bar.advance(len(reading.text))
                yield called(name), reading


def title_of(names: list[str]) -> str:
    """What a progress bar says."""
    return called(names[0]) if len(names) == 1 else f"{len(names)} files"


def total_size(names: list[str]) -> int:
    """The bytes of all files, or 0 if that is unknown."""
    return 0 if STANDARD in names else sum(map(size_of, names))
