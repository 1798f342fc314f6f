"""`fiefdom games`: everything is listed, and fits the width."""

import json

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.rules import GAMES, OPTIONS, PRESETS, Rules
from fiefdom.rules.catalogue import catalogue


@pytest.fixture(scope="module")
def lines():
    found = CliRunner().invoke(program, ["games"])
    assert found.exit_code == 0
    return found.output.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_one_line_with_players_and_options(lines, game):
    facts = next(facts for facts in catalogue() if facts.word == game)
    line = next(line for line in lines if line.startswith(f"{game} "))
    assert f" {facts.players} " in line
    assert line.endswith(", ".join(option.word for option in facts.options))


@pytest.mark.parametrize("word", [*OPTIONS, *PRESETS])
def test_every_option_and_preset_is_explained(lines, word):
    assert any(line.startswith(f"{word} ") and line.endswith(".") for line in lines)


def test_it_fits_80_columns_and_needs_no_colour(lines):
    assert max(len(line) for line in lines) <= 80
    assert not any("\x1b" in line for line in lines)


def test_a_terminal_gets_colour_unless_it_wants_none(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" in CliRunner().invoke(program, ["games"], color=True).output
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in CliRunner().invoke(program, ["games"], color=True).output


def test_programs_get_every_game_that_can_be_played():
    found = json.loads(CliRunner().invoke(program, ["games", "--json"]).stdout)
    assert found["rules"] == [str(rules) for rules in Rules.all()]
    assert {game["game"] for game in found["games"]} == {rules.game for rules in Rules.all()}
    assert {name: preset["rules"] for name, preset in found["presets"].items()} == {
        name: str(rules) for name, rules in PRESETS.items()
    }
