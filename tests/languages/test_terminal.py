"""All text that the terminal shows comes from the message files.

A pseudo-language replaces the messages: every letter of a message becomes another character, while its arguments stay.
So any plain word in the output was hard-coded, or put into a message untranslated.
"""

import re
import shutil

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, FluentSerializer, ast

from fiefdom import bots, languages
from fiefdom.cli.main import program
from fiefdom.cli.play.choices import choices
from fiefdom.engine.random import new_source
from fiefdom.game import Match

GAMES = [
    "kingdomino(players=2, middle_kingdom, harmony)",
    "queendomino(players=2)",
    "royal_wedding(players=3)",
    "royal_wedding(players=6, teams)",
    "discovery(players=2)",
    "totem(players=3, middle_kingdom)",
    "tribe(players=2, harmony)",
    "kingdomino(players=2, dynasty)",
]
# What may stay plain: names that people typed, notation, commands to copy, and operating system errors about a file.
PLAIN = re.compile(
    r"""
    Ada|Bo                                  # names of people
    |[a-z_]+\([a-z_0-9=,\s]*\)              # rules
    |`fiefdom\ [^`]*`|\S+\.fief             # commands and files
    |[KQO]\d+                               # dominoes
    |[WFLGSMTDJQV](?![a-z])                 # terrains
    |(?:[nsew]\d+){1,2}                     # cells
    |\((?:[A-Z]\d+)\)                       # rules of the rule book
    |[><^v]+(?![a-z])                       # arrows
    |'[^'\n]*'                              # what was typed, quoted
    |No\ such\ file\ or\ directory
    """,
    re.VERBOSE,
)
LETTERS = {
    **{ord("a") + number: 0x1D68A + number for number in range(26)},
    **{ord("A") + number: 0x1D670 + number for number in range(26)},
}
REQUESTS = ["", "?", "table", "moves", "legend", "kingdoms", "kingdom 1", "kingdom 99", "sheet", "sheet 1", "sheet x",
            "hints on", "hints off", "hints marks", "hints bad", "why", "why 1", "why e9 e9", "why xyz", "xyz", "e9 e9",
            "99999", "K1", "undo", "save", "save copy.fief", "save copy.fief", "save no/such.fief"]  # fmt: skip


def disguised(text):
    """A message file in which no letter of a message is plain; names of arguments and variants stay."""
    resource = FluentParser().parse(text)

    def walk(node):
        if isinstance(node, ast.TextElement):
            node.value = node.value.translate(LETTERS)
        for value in list(vars(node).values()):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode):
                    walk(child)

    for entry in resource.body:
        # Words that can be typed stay plain.
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("terminal-word-"):
            walk(entry)
    return FluentSerializer().serialize(resource)


@pytest.fixture
def pseudo(tmp_path, monkeypatch):
    """The pseudo-language in place of English, and a temporary folder for records."""
    words = tmp_path / "words"
    shutil.copytree(languages.FOLDER / "en", words / "en")
    for file in (words / "en").glob("*.ftl"):
        file.write_text(disguised(file.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(languages, "FOLDER", words)
    languages._bundle.cache_clear()
    (tmp_path / "records").mkdir()
    monkeypatch.chdir(tmp_path / "records")
    yield
    languages._bundle.cache_clear()


def plain_words(output):
    """Words that were not translated."""
    shown = [line for line in output.splitlines() if not line.startswith("> ")]
    return sorted(set(re.findall(r"[A-Za-z]{2,}", PLAIN.sub(" ", "\n".join(shown)))))


def script(rules, seed=7):
    """The answers of two people among random bots, with all requests before the first question of each kind."""
    match, source, answers, asked = Match.new(rules, seed), new_source(seed), [], set()
    bot = bots.bot("random")
    while True:
        game = match.game
        while not game.is_over:
            if game.to_move > 1:
                view = bots.View.of(game)
                game.push(bot.choose(view, view.legal, source))
                continue
            options = choices(game, ["Ada", "Bo"])
            choice = options[len(options) // 2]
            if len(options) > 1:
                if game.awaits not in asked:
                    asked.add(game.awaits)
                    answers += [
                        request for request in REQUESTS if request != "undo" or game.awaits in ("place", "pair")
                    ]
                answers.append(str(choice.number))
            game.push(choice.move)
        if match.is_over:
            return answers
        match.next_game()


@pytest.mark.parametrize("rules", GAMES)
def test_a_whole_game_says_nothing_of_its_own(rules, pseudo):
    answers = script(rules)
    arguments = ["play", rules, "--seats", "Ada,Bo", "--level", "random", "--seed", "7", "--record", "game.fief"]
    found = CliRunner().invoke(
        program, [*arguments, "--hints", "gains"], input="".join(f"{answer}\n" for answer in answers)
    )
    assert found.exit_code == 0, (found.output[-2000:], found.exception)
    assert "game.fief" in found.output.splitlines()[-1]
    assert plain_words(found.output) == []
    for command in (["replay", "game.fief"], ["show", "game.fief"], ["show", "game.fief", "--sheet"]):
        found = CliRunner().invoke(program, command)
        assert found.exit_code == 0, (found.output[-2000:], found.exception)
        assert plain_words(found.output) == [], command


def test_leaving_a_hint_and_going_on_say_nothing_of_their_own(pseudo):
    arguments = ["play", "--level", "easy", "--seed", "7", "--record", "game.fief"]
    found = CliRunner().invoke(program, arguments, input="hint\nquit\n")
    assert plain_words(found.output) == []
    assert plain_words(CliRunner().invoke(program, ["play", "--resume", "game.fief"]).output) == []
    found = CliRunner().invoke(program, ["hint", "game.fief", "--simulations", "50"])
    assert found.exit_code == 0 and plain_words(found.output) == []


def test_the_pseudo_language_finds_what_is_not_in_it(pseudo):
    """Verifies that the test above would notice a plain word."""
    assert plain_words("Hello there, K12 e1 Ada") == ["Hello", "there"]
    assert plain_words(languages.sentence("terminal-unread-name", {"answer": "'x'", "names": "statue"})) == ["statue"]
