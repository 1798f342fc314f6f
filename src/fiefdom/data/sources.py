"""Where rows come from: games that bots play for the table, records, and results of the arena."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from fiefdom.bots.arena.arena_game import ArenaGame
from fiefdom.bots.arena.result_store import read_file
from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Pairing, Settings
from fiefdom.bots.arena.workers import play_one
from fiefdom.data.rows import Origin, Row, decision_rows, seat_rows
from fiefdom.errors import IllegalMove
from fiefdom.notation import Record
from fiefdom.reasons import Reason
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of some games: one for each seat, and for each decision if they are wanted; and what was refused."""

    games: int
    seats: list[Row]
    decisions: list[Row]
    refused: list[tuple[str, Reason]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PlayTask:
    """Games that a process plays."""

    settings: Settings
    pairings: list[Pairing]
    with_decisions: bool


def played_rows(task: PlayTask) -> Rows:
    """Play the games of a task. Raises BotError."""
    rows = Rows(len(task.pairings), [], [])
    for pairing in task.pairings:
        finished = play_one(task.settings, pairing, with_record=True)
        assert finished.record is not None
        add_record(rows, Record.parse(finished.record), pairing.number + 1, "", task.with_decisions)
    return rows


@dataclass(frozen=True, slots=True)
class RecordTask:
    """Records that a process turns into rows: the source and the number of each."""

    records: list[tuple[str, int, Record]]
    with_decisions: bool


def record_rows(task: RecordTask) -> Rows:
    """The rows of the records of a task. A record that cannot be replayed is refused, and the others are read."""
    rows = Rows(len(task.records), [], [])
    for source, number, record in task.records:
        try:
            add_record(rows, record, number, source, task.with_decisions)
        except IllegalMove as refusal:
            rows.refused.append((source, refusal.reason))
    return rows


def add_record(rows: Rows, record: Record, number: int, source: str, with_decisions: bool) -> None:
    """Add the rows of one record. Raises IllegalMove if it cannot be replayed."""
    game, origin = record.game(chance="told"), Origin.of(record, number, source)
    rows.seats.extend(seat_rows(game, origin))
    if with_decisions:
        rows.decisions.extend(decision_rows(game, origin))


def result_rows(path: Path, first: int) -> Iterator[list[Row]]:
    """For each game in a file of results of the arena, the rows of its seats. Raises TextError and OSError.

    Results have points and places, but no kingdoms. Who began follows from the seed and the deal.
    """
    header, results = read_file(path)
    settings = Settings(
        Rules.parse(header["rules"]), tuple(header["bots"]), int(header["seed"]), bool(header.get("exchanged"))
    )
    for number, result in enumerate(results, start=first):
        yield [_result_row(settings, result, seat, number, str(path)) for seat in range(settings.rules.seats)]


def is_results(path: Path) -> bool:
    """Whether a file has the header of the arena's results."""
    with path.open("rb") as file:
        return b'"format": "fiefdom-arena-' in file.readline(10_000)


@cache
def _first_seat(rules: Rules, seed: int, deal: int) -> int:
    return ArenaGame(rules, seed, deal).seat


def _result_row(settings: Settings, result: Result, seat: int, number: int, source: str) -> Row:
    rules, kingdom = settings.rules, settings.rules.kingdom_of(seat)
    winners = result.places.count(1)
    others = [score for other, score in enumerate(result.scores) if other != kingdom]
    row: dict[str, Any] = {
        "game": number,
        "source": source,
        "rules": str(replace(rules, dynasty=False)),
        "players": rules.players,
        "seed": settings.seed,
        "deal": result.deal,
        "seat": seat + 1,
        "kingdom": kingdom + 1,
        "bot": settings.bots[result.seats[kingdom]],
        "forfeit": result.forfeits[kingdom],
        "finished": True,
        "began": _first_seat(rules, settings.seed, result.deal) == seat,
        "total": result.scores[kingdom],
        "place": result.places[kingdom],
        "won": 1 / winners if result.places[kingdom] == 1 else 0.0,
        "lead": result.scores[kingdom] - max(others),
    }
    return row
