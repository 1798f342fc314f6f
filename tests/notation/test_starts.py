"""Records of games that begin at a position."""

import io
import json
from pathlib import Path

import pytest

from fiefdom import Game, Rules
from fiefdom.notation import Record, RecordWriter, Seat, read_records
from fiefdom.notation.record_check import check
from property_support.families import each_layout
from property_support.playing import decisions, played


def later_game(rules: Rules, made: int, more: int | None = 12) -> Game:
    """A game that began at a position in the middle of another one and continued from there."""
    game = Game.from_position(played(rules, seed=6, most=made).position, seed=2)
    for _ in decisions(game, 2, more):
        pass
    return game


@each_layout
@pytest.mark.parametrize(("made", "more"), [(0, 12), (23, 12), (40, None)])
def test_text_and_json_bring_the_game_back(rules: Rules, made: int, more: int | None) -> None:
    game = later_game(rules, made, more)
    record = Record.of(game, [Seat(f"Seat {number + 1}") for number in range(rules.seats)])
    assert record.start == game.start and record.game() == game
    assert Record.parse(str(record)) == record and str(Record.parse(str(record))) == str(record)
    assert Record.from_json(json.loads(json.dumps(record.as_json()))) == record
    (reading,) = read_records(io.BytesIO(str(record).encode()))
    assert reading.record == record
    (checked,) = check([reading])
    assert checked.faults == ()


def test_rounds_are_counted_from_the_start() -> None:
    record = Record.of(later_game(Rules.parse("kingdomino(players=2)"), 17))
    headings = [line for line in str(record).splitlines() if line.startswith("round")]
    assert record.start is not None and headings[0] == f"round {record.start.round_number}"


def test_many_records_of_which_some_begin_later() -> None:
    rules = Rules.parse("kingdomino(players=2)")
    records = [Record.of(later_game(rules, 9) if number % 3 else played(rules, number)) for number in range(150)]
    text = "".join(map(str, records)).encode()
    readings = list(read_records(io.BytesIO(text)))
    assert [reading.record for reading in readings] == records
    assert all(checked.faults == () for checked in check(readings))


def test_a_game_that_begins_later_is_kept_while_it_is_played(tmp_path: Path) -> None:
    game = later_game(Rules.parse("tribe(players=2)"), 11)
    with RecordWriter.new(tmp_path / "game.fief", game.rules, start=game.start) as writer:
        for played_event in game.history:
            writer.add(played_event.event, played_event.seat)
    with RecordWriter.resume(tmp_path / "game.fief") as writer:
        assert writer.record.game() == game
