"""`fiefdom bench`: what it prints; speed itself is not tested."""

import json

import pytest
from click.testing import CliRunner

from fiefdom.cli.commands import measure
from fiefdom.cli.main import program
from fiefdom.rules import Rules


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(measure, "SECONDS", 0.001)
    monkeypatch.setattr(measure, "REPEATS", 1)


def test_every_table_is_written_canonically():
    assert [str(Rules.parse(text)) for text in measure.TABLES] == list(measure.TABLES)


def test_every_family_and_size_is_measured():
    tables = [Rules.parse(text) for text in measure.TABLES]
    assert {(rules.game, rules.side) for rules in tables} >= {
        *(("kingdomino", 5), ("kingdomino", 7), ("queendomino", 5), ("queendomino", 7)),
        *(("royal_wedding", 7), ("discovery", 5), ("totem", 5), ("tribe", 5), ("tribe", 7)),
    }
    assert any(rules.teams for rules in tables)


def test_the_object_and_the_text_agree(short):
    found = json.loads(CliRunner().invoke(program, ["bench", "--json"]).output)
    lines = CliRunner().invoke(program, ["bench"]).output.splitlines()
    assert set(found) == {"speeds", "threads", "signature"}
    assert [speed["rules"] for speed in found["speeds"]] == list(measure.TABLES)
    assert all(speed["decisions_per_second"] > speed["games_per_second"] > 0 for speed in found["speeds"])
    assert found["threads"]["threads"] == 2 and found["threads"]["ratio"] > 0
    assert [line.split(")")[0] + ")" for line in lines[1 : 1 + len(measure.TABLES)]] == list(measure.TABLES)
    assert lines[-1] == f"signature {found['signature']}"
    assert max(len(line) for line in lines) <= 80


def test_the_signature_depends_on_the_games_alone(short):
    told = []
    found = measure.measure(told.append)
    assert found.signature == measure.signed()
    assert sum(told) == measure.PARTS
