"""The file a match is saved in: always complete, and read back to resume."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.play.seating import Player, Seating, known_bot
from fiefdom.errors import FiefdomError, RecordError, TextError
from fiefdom.game import Match
from fiefdom.notation import Fault, Mark, Record, Remark, Seat, read_records
from fiefdom.notation.journal import replace_file
from fiefdom.reasons import Reason
from fiefdom.rules import Rules


class Keeper:
    """Saves a match to a file: one record for each game that was started.

    The file is replaced atomically, so it always holds the match as it stood after some event, and once `keep` has
    returned, as it stands now. Other contents of a resumed file are preserved: tags, remarks and marks.
    """

    def __init__(self, path: Path, table: Seating, seed: int | None = None, resumed: Sequence[Record] = ()) -> None:
        self.path = path
        self._seats = tuple(Seat(player.name, player.bot) for player in table.players)
        self._resumed = resumed
        self._tags = dict(resumed[0].tags) if resumed else {"date": date.today().isoformat()}
        if seed is not None:
            self._tags["seed"] = str(seed)
        self._finished: list[str] = []

    def keep(self, match: Match) -> None:
        """Write the match. If this raises OSError, the file is unchanged."""
        last = len(match.games) - 1
        for number in range(len(self._finished), last):
            self._finished.append(str(self.record(match, number)))
        replace_file(self.path, "\n".join([*self._finished, str(self.record(match, last))]).encode())

    def record(self, match: Match, number: int) -> Record:
        """The record of a game of the match, counted from 0."""
        game, tags = match.games[number], self._tags
        remarks: tuple[Remark, ...] = ()
        marks: tuple[Mark, ...] = ()
        if number < len(self._resumed):
            before = self._resumed[number]
            length = len(game.history)
            tags = dict(before.tags)
            remarks = tuple(remark for remark in before.remarks if remark.after <= length)
            marks = tuple(mark for mark in before.marks if mark.event < length)
        if match.rules.games > 1:
            tags = {**tags, "game": str(number + 1)}
        return replace(Record.of(game, self._seats, tags, remarks, marks), rules=match.rules)


def write_copy(path: Path, match: Match, table: Seating) -> None:
    """Write a match to a new file. Raises TextError if the file already exists, and OSError."""
    if path.exists():
        raise TextError(FileCode.EXISTS(path=str(path)))
    Keeper(path, table).keep(match)


@dataclass(frozen=True, slots=True)
class Kept:
    """The contents of a file: a match, its players, and what could not be read."""

    match: Match
    table: Seating
    records: tuple[Record, ...]
    faults: tuple[Fault, ...]


def read_match(path: Path) -> Kept:
    """The match in a file, up to its last readable event. Raises RecordError, IllegalMove and OSError."""
    records: list[Record] = []
    faults: list[Fault] = []
    for reading in read_records(path):
        faults += reading.faults
        if reading.record is not None:
            records.append(reading.record)
    if not records:
        raise RecordError(_no_game(path, faults))
    rules = records[0].rules
    if len(records) > rules.games or any(record.rules != rules for record in records):
        raise RecordError(FileCode.NO_MATCH(path=str(path), games=len(records)))
    match = Match(rules, None)
    match.games += [record.game() for record in records]
    seats = records[-1].seats or tuple(Seat(f"player {seat + 1}") for seat in range(rules.seats))
    players = tuple(Player(seat.name, seat.bot and known_bot(seat.bot).name) for seat in seats)
    return Kept(match, Seating(rules, players), tuple(records), tuple(faults))


def _no_game(path: Path, faults: Sequence[Fault]) -> Reason:
    if faults:
        return FileCode.NO_WHOLE_GAME(path=str(path), why=faults[0].placed)
    return FileCode.NO_GAME(path=str(path))


def default_path(rules: Rules, folder: Path) -> Path:
    """The default path for a match that starts today."""
    return folder / f"{rules.game}-{date.today().isoformat()}.fief"


def free_path(path: Path) -> Path:
    """The path, or the first of path-2, path-3 and so on that does not exist."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def last_unfinished(path: Path) -> tuple[Path, Rules] | None:
    """The last of path, path-2, path-3 and so on with a match that is not over, and its rules."""
    found, number, tried = None, 1, path
    while tried.exists():
        if rules := unfinished(tried):
            found = tried, rules
        number += 1
        tried = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def unfinished(path: Path) -> Rules | None:
    """The rules of the match in a file, if there is one and it is not over."""
    try:
        match = read_match(path).match
    except (FiefdomError, OSError):
        return None
    return None if match.is_over else match.rules
