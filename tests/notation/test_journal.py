"""A game is saved while it is played: wherever the file is cut off, it is a record that can be resumed."""

from random import Random

import pytest

from fiefdom import Game
from fiefdom.errors import TextError
from fiefdom.notation import Record, RecordWriter, Remark, Seat, read_records

RULES = "queendomino(players=2)"
SEATS = (Seat("Ada"), Seat("Bo", "random"))


def game(most=30):
    played, random = Game.new(RULES, seed=4), Random(4)
    while not played.is_over and most:
        played.push(random.choice(played.legal_actions))
        most -= 1
    return played


def keep(path, played, remark="a } remark"):
    writer = RecordWriter.new(path, played.rules, SEATS, {"date": "2026-11-15"})
    for entry in played.history:
        writer.add(entry.event, entry.seat)
    writer.remark(remark)
    return writer


def test_the_file_is_a_record_after_every_event(tmp_path):
    played, path = game(), tmp_path / "game.fief"
    with RecordWriter.new(path, played.rules, SEATS) as writer:
        for number, entry in enumerate(played.history, start=1):
            writer.add(entry.event, entry.seat)
            (reading,) = read_records(path)
            assert reading.faults == () and reading.record.events == played.events[:number]
            assert reading.record == writer.record


def test_finishing_writes_the_one_text(tmp_path):
    played, path = game(10**6), tmp_path / "game.fief"
    record = keep(path, played).finish(played.scores)
    assert path.read_text(encoding="utf-8") == str(record)
    assert record == Record.of(played, SEATS, {"date": "2026-11-15"}, [Remark(len(played.events), "a } remark")])
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.fief"]
    with pytest.raises(TextError, match="has ended"):
        RecordWriter.resume(path)


def test_a_second_game_follows_the_first(tmp_path):
    path = tmp_path / "games.fief"
    first = keep(path, game()).finish()
    second = keep(path, game(5)).finish()
    assert path.read_text(encoding="utf-8") == f"{first}{second}"
    assert [reading.record for reading in read_records(path)] == [first, second]


def test_a_game_goes_on_wherever_its_file_was_cut(tmp_path):
    played, path = game(), tmp_path / "game.fief"
    keep(path, played).close()
    data = path.read_bytes()
    header = data.index(b"\n\n") + 2
    for length in range(header, len(data), 31):
        path.write_bytes(data[:length])
        with RecordWriter.resume(path) as writer:
            record = writer.record
            assert record.events == played.events[: len(record.events)]
            for entry in played.history[len(record.events) :]:
                writer.add(entry.event, entry.seat)
            writer.finish()
        assert Record.parse(path.read_text(encoding="utf-8")).events == played.events


@pytest.mark.parametrize("data", [b"", b"hello\n", b"fief 1\n", b"fief 1\nrules duel\n\nnonsense\n", b"\xff\xfe\n"])
def test_what_cannot_be_gone_on_with(tmp_path, data):
    path = tmp_path / "game.fief"
    path.write_bytes(data)
    with pytest.raises(TextError, match="does not hold a record that can be continued: "):
        RecordWriter.resume(path)
    assert path.read_bytes() == data
