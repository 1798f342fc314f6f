"""The message files: no unused messages, plurals, and words that can be typed."""

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

from fiefdom import languages
from fiefdom.cli.language import usual_language
from fiefdom.cli.main import program
from fiefdom.cli.play.choices import choices
from fiefdom.cli.play.input import meant
from fiefdom.cli.play.vocabulary import MOVE_WORDS, REQUESTS, SWITCHES, VALUES, Vocabulary
from fiefdom.errors import TextError
from fiefdom.game import Game
from fiefdom.render.terminal.signs import Look

ROOT = Path(__file__).parents[2]


def keys():
    for file in sorted((languages.FOLDER / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name


def sources():
    folders = [(ROOT / "src" / "fiefdom", "*.py"), (ROOT / "web" / "src", "*.ts"), (ROOT / "web" / "src", "*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for folder, kind in folders for path in folder.rglob(kind))


def test_every_key_is_said_somewhere():
    """Either whole, or with a prefix that is used as `prefix-{...}`."""
    text = sources()
    written = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
    made = set(re.findall(r"""["'`]([a-z][\w-]*-)\$?\{""", text))
    assert [key for key in keys() if key not in written and not key.startswith(tuple(made))] == []


def test_every_word_that_may_be_typed_is_known():
    known = {*REQUESTS, *SWITCHES, *MOVE_WORDS, *VALUES} - {"again"}
    assert {key for key in keys() if key.startswith("terminal-word-")} == {f"terminal-word-{name}" for name in known}


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_no_typed_word_means_two_things_and_english_always_works(language):
    say = Look(language=language).say
    for names in ([name for name in REQUESTS if name != "again"], SWITCHES, MOVE_WORDS):
        words = [word for name in names for word in say(f"terminal-word-{name}").split()]
        assert len(set(words)) == len(words)
    words = Vocabulary(say)
    for request, english in REQUESTS.items():
        assert all(words.request(word) == request for word in english if word != "again")


@pytest.mark.parametrize(
    ("language", "word", "meaning"),
    [("hu", "súgó", "help"), ("hu", "SUGO", "help"), ("hu", "vissza", "undo"), ("hu", "tanacs", "hint"),
     ("pl", "pomoc", "help"), ("pl", "cofnij", "undo"), ("pl", "wyjdz", "quit"), ("pl", "stol", "table"),
     ("en", "pomoc", None)],
)  # fmt: skip
def test_requests_may_be_typed_in_the_language_with_or_without_accents(language, word, meaning):
    assert Vocabulary(Look(language=language).say).request(word) == meaning


@pytest.mark.parametrize(("language", "east"), [("en", "right"), ("hu", "jobbra"), ("pl", "prawo")])
def test_moves_may_be_typed_in_the_language(language, east):
    say = Look(language=language).say
    game = Game.new("kingdomino(players=2)", seed=7)
    while game.awaits != "place":
        game.push(game.legal_actions[0])
    options = choices(game, (), say)
    assert meant(f"e1 {east}", game, options, say) == meant("e1 e2", game, options, say) == meant("e1 >", game, options)
    with pytest.raises(TextError, match="'xyz'"):
        meant("xyz", game, options, say)


@pytest.mark.parametrize("language", languages.LANGUAGES)
@pytest.mark.parametrize(("rules", "step"), [("queendomino(players=2)", "build"), ("tribe(players=2)", "recruit")])
def test_pieces_may_be_called_by_their_names_in_the_language(language, rules, step):
    say = Look(language=language).say
    game = Game.new(rules, seed=3)
    while game.awaits != step:
        game.push(game.legal_actions[-1])
    options = choices(game, (), say)
    for choice in options[1:]:
        kind = "building" if step == "build" else "caveman"
        name = say(f"{kind}-{getattr(choice.move, kind)}")
        if getattr(choice.move, "source", "cave") == "stack":
            name += f" {say('terminal-word-stack')}"
        found = meant(name.upper(), game, options, say)
        # If two buildings are the same, the cheaper one is meant.
        assert found.kind == step and getattr(found, kind) == getattr(choice.move, kind)
    assert meant(say("terminal-word-pass").split()[0], game, options, say) == options[0].move


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 1, "1 coin"), ("en", 2, "2 coins"), ("hu", 1, "1 érme"), ("hu", 12, "12 érme"),
        ("pl", 1, "1 moneta"), ("pl", 2, "2 monety"), ("pl", 5, "5 monet"), ("pl", 12, "12 monet"),
        ("pl", 22, "22 monety"), ("pl", 0, "0 monet"),
    ],
)  # fmt: skip
def test_plurals_are_right(language, number, words):
    assert languages.sentence("terminal-count-coins", {"number": number}, language) == words


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_help_fits_80_columns_and_ascii_loses_accents_only(language):
    for key in ("terminal-help", "terminal-replay-help", "terminal-replay-keys"):
        assert max(map(len, languages.sentence(key, {}, language).splitlines())) <= 80
    assert all(Look(language=language, unicode=False).say(key, number=2).isascii() for key in keys() if "word" in key)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "hu_HU.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "hu_HU.UTF-8"}, "pl"),
        ({"FIEFDOM_LANGUAGE": "pl", "LC_ALL": "hu_HU"}, "pl"),
        ({"FIEFDOM_LANGUAGE": "", "LC_ALL": "hu"}, "hu"),
    ],
)
def test_the_environment_says_the_language(environment, language):
    assert usual_language(environment) == language


def test_an_unknown_language_is_refused_and_the_three_are_named():
    sentence = "is en (English), hu (magyar) or pl (polski), not 'de'."
    found = CliRunner().invoke(program, ["play", "--language", "de"])
    assert found.exit_code == 2 and f"--language {sentence}" in found.output
    with pytest.raises(click.UsageError, match=re.escape(f"FIEFDOM_LANGUAGE {sentence}")):
        usual_language({"FIEFDOM_LANGUAGE": "de"})


def test_a_table_in_hungarian_and_polish(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for language, parts in (("hu", ["te jössz", "Első sor", "szabad", "Befejezed a játékot."]),
                            ("pl", ["twój ruch", "Pierwsza kolumna", "wolna", "Kończysz grę."])):  # fmt: skip
        arguments = ["play", "--seed", "7", "--level", "random", "--no-record", "--language", language]
        output = CliRunner().invoke(program, arguments, input="koniec\nvége\n").output
        assert all(part in output for part in parts)
