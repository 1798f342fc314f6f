"""Every message of the server exists in three languages."""

import pytest
from fluent.syntax import FluentParser, ast

from fiefdom import languages
from fiefdom.server.tables import event_log

PARSER = FluentParser()


def messages(language, name):
    text = (languages.FOLDER / language / name).read_text(encoding="utf-8")
    body = PARSER.parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, ast.Message)}


def variables(entry):
    found = set()

    def walk(node):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode):
                    walk(child)

    walk(entry)
    return found


FILES = sorted(path.name for path in (languages.FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", FILES)
def test_every_key_is_in_all_languages(name):
    english = messages("en", name)
    for language in languages.LANGUAGES:
        assert messages(language, name).keys() == english.keys()


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_server_messages_use_the_same_arguments(language):
    english, other = messages("en", "server.ftl"), messages(language, "server.ftl")
    assert {key: args for key, args in other.items() if args != english[key]} == {}


def test_every_event_of_a_table_and_a_game_has_a_line_for_the_log():
    from fiefdom.game.moves import MOVES, REVEALS

    told = {
        "created",
        "started",
        "recorded",
        "next_game",
        "rematch",
        "rematch_wanted",
        "undone",
        "host",
        "moved",
        *event_log._CHAIR_CHANGES,
    }
    kinds = {kind.kind for kind in (*MOVES, *REVEALS)} | told
    keys = {f"log-{kind.replace('_', '-')}" for kind in kinds}
    assert keys - {key for name in FILES for key in messages("en", name)} == set()


@pytest.mark.parametrize(
    ("language", "number", "part"),
    [("en", 1, "One seat"), ("en", 3, "3 seats"), ("hu", 2, "2 hely"), ("pl", 2, "2 miejsca"), ("pl", 5, "5 miejsc")],
)
def test_plurals_are_right(language, number, part):
    assert part in languages.sentence("refused-open-seats", {"number": number}, language)


def test_an_unknown_key_is_its_own_sentence():
    assert languages.sentence("nothing-like-this", {}) == "nothing-like-this"
    assert not languages.has("nothing-like-this")
