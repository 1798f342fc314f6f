"""docs/formats: the examples are real, and the documentation is complete."""

import doctest
import re
from pathlib import Path

import pytest

from fiefdom.game.moves import MOVES, REVEALS
from fiefdom.notation import GameTree, Record, parse_event
from fiefdom.notation.json_objects import KEYS, event_object
from fiefdom.notation.records import MARKS

FOLDER = Path(__file__).parents[2] / "docs" / "formats"
PAGES = {name: (FOLDER / f"{name}.md").read_text(encoding="utf-8") for name in ("moves", "records", "json")}
WORDS = [kind.word or kind.kind for kind in (*MOVES, *REVEALS)]


@pytest.mark.parametrize("name", PAGES)
def test_examples_are_real(name):
    test = doctest.DocTestParser().get_doctest(PAGES[name], {}, name, f"{name}.md", 0)
    assert test.examples
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL, verbose=False)
    output: list[str] = []
    assert runner.run(test, out=output.append).failed == 0, "".join(output)


def test_the_records_on_the_page_are_canonical_and_legal():
    whole, varied = re.findall(r"```fief\n(.*?)```", PAGES["records"], re.DOTALL)
    assert str(Record.parse(whole)) == whole
    assert Record.parse(whole).game().round_number == 1
    assert str(Record.parse(varied)) == varied
    assert all(node.game().round_number == 0 for node in GameTree.of(Record.parse(varied)).nodes())


def test_every_event_in_the_tables_is_canonical():
    cells = [row.split("|")[1] for row in PAGES["moves"].split("## Grammar")[0].splitlines() if row.startswith("| `")]
    texts = [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]
    assert [str(parse_event(text)) for text in texts] == texts
    assert {text.split()[0] for text in texts} == set(WORDS)
    for mark in MARKS:
        assert f"`{mark}`" in PAGES["records"] and f'"{mark}"' in PAGES["records"]


def test_the_grammar_has_every_kind_of_event():
    grammar = PAGES["moves"].split("```ebnf")[1].split("```")[0]
    assert [word for word in WORDS if f'"{word}"' not in grammar] == []


def test_the_page_of_json_has_every_name():
    for name in KEYS:
        assert f"`{name}`" in PAGES["json"]
    rows = [
        row
        for row in PAGES["json"].split("## Events")[1].splitlines()
        if row.startswith("| `") and "besides" not in row
    ]
    told = {kind: row for row in rows for kind in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert sorted(told) == sorted(WORDS)
    for text in ("claim K3", "place K20 e1 e2", "tax e1", "build 3 statue", "give fish 2", "recruit hunter", "pay e1"):
        value = event_object(parse_event(text), 0)
        for name in set(value) - {"kind"}:
            assert f"`{name}`" in told[value["kind"]]
