"""Golden records: one of every game and preset; each always replays to its stored result."""

import pytest
from playthroughs.scripts import scripts

from fiefdom import Rules
from fiefdom.game.moves import MOVES, REVEALS
from fiefdom.notation import read_records
from golden_games.making import FOLDER, path_of

SCRIPTS = scripts()


def test_there_is_one_of_every_game_and_preset():
    """Missing ones are written by `python -m golden_games` in tests/; existing ones are never rewritten."""
    assert {path.name for path in FOLDER.iterdir()} == {path_of(script).name for script in SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_golden_records_replay_to_their_results(script):
    readings = list(read_records(path_of(script)))
    assert len(readings) == script.rules.games
    for number, (record, faults, *_) in enumerate(readings, start=1):
        assert faults == () and record.rules == script.rules
        assert record.tags.get("game", "1") == str(number)
        game = record.game()
        assert game.is_over and game.scores == record.result
        assert game.events == record.events
        assert tuple(entry.seat for entry in game.history) == record.actors
    text = path_of(script).read_text(encoding="utf-8")
    assert "".join(str(reading.record) for reading in readings) == text


def test_golden_records_show_every_kind_of_event_game_and_annotation():
    found, rules, remarks, marks = set(), set(), 0, 0
    for script in SCRIPTS:
        for reading in read_records(path_of(script)):
            found |= {type(event) for event in reading.record.events}
            rules.add(reading.record.rules.game)
            remarks += len(reading.record.remarks)
            marks += len(reading.record.marks)
    assert found == {*MOVES, *REVEALS}
    assert rules == {each.game for each in Rules.all()}
    assert remarks and marks
