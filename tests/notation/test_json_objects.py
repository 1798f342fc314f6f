"""Records as JSON: they match the schema, are read back completely, and every fault is reported."""

import copy
import io
import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.errors import RecordError
from fiefdom.game.moves import MOVES, REVEALS
from fiefdom.notation import Record, read_records
from fiefdom.notation.conversion import read_any, write_all
from fiefdom.notation.json_streams import read_json
from fiefdom.notation.records import MARKS
from golden_games.making import FOLDER

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "formats" / "record.schema.json").read_text(encoding="utf-8"))
RECORDS = [reading.record for path in sorted(FOLDER.glob("*.fief")) for reading in read_records(path)]
SMALL = min(RECORDS, key=lambda record: len(record.codes))
OBJECT = SMALL.as_json()


@pytest.fixture(scope="module")
def validator():
    return pytest.importorskip("jsonschema").Draft202012Validator(SCHEMA)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.rules))
def test_golden_records_are_as_the_schema_says_and_come_back(record, validator):
    value = record.as_json()
    assert value == json.loads(json.dumps(value))
    validator.validate(value)
    assert Record.from_json(value) == record
    assert [sheet["total"] for sheet in value["sheets"]] == value["result"] == list(record.result)


def test_the_schema_is_one_and_refuses_what_is_wrong(validator):
    validator.check_schema(SCHEMA)
    for name, wrong in [("version", 2), ("events", [{"kind": "claim", "domino": "K12"}]), ("extra", 1), ("rules", 3)]:
        assert not validator.is_valid({**OBJECT, name: wrong})


def test_the_schema_knows_every_name():
    names = SCHEMA["$defs"]
    assert names["building"]["enum"] == [kind.id for kind in buildings()]
    assert names["caveman"]["enum"] == [kind.id for kind in cavemen()]
    assert names["resource"]["enum"] == list(RESOURCES)
    terrains = names["sheet"]["properties"]["territories"]["items"]["properties"]["terrain"]["enum"]
    assert set(terrains) == {*KINGDOM_TERRAINS, *ORIGINS_TERRAINS}
    assert names["marks"]["items"]["properties"]["sign"]["enum"] == list(MARKS)
    kinds = [names[part["$ref"].rsplit("/", 1)[1]]["properties"]["kind"] for part in names["event"]["oneOf"]]
    told = [word for kind in kinds for word in kind.get("enum", [kind.get("const")])]
    assert sorted(told) == sorted(kind.word or kind.kind for kind in (*MOVES, *REVEALS))


def test_events_are_objects_with_plain_names():
    assert OBJECT["events"][0] == {"kind": "line", "dominoes": list(SMALL.events[0].dominoes)}
    king = next(event for event in OBJECT["events"] if event["kind"] == "king")
    assert king == {"kind": "king", "seat": SMALL.events[1].seat + 1}
    number = next(number for number, event in enumerate(OBJECT["events"]) if event["kind"] == "place")
    event, seat = SMALL.events[number], SMALL.actors[number]
    assert OBJECT["events"][number] == {
        "kind": "place", "seat": seat + 1, "domino": event.domino, "left": list(event.left), "right": list(event.right),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": "chess"}, "rules: 'chess' could not be understood"),
        ({"rules": None}, "rules: rules must be a string"),
        ({"version": 2}, "`version` 1"),
        ({"evens": []}, "perhaps events was meant"),
        ({"seats": [{"name": "A"}]}, "seats, not 1"),
        ({"seats": [{"name": 1}]}, r"seats\[0\]: name must be a string"),
        ({"tags": {"A B": "x"}}, "tags: 'A B' is not the name of a tag"),
        ({"events": {}}, "events: A list is expected"),
        ({"events": [3]}, r"events\[0\]: An event is an object"),
        ({"events": [{"kind": "hop"}]}, r"events\[0\]: `kind` must be claim"),
        ({"events": [{"kind": "claim", "domino": "K3"}]}, "has the fields kind, seat, domino"),
        ({"events": [{"kind": "claim", "seat": 9, "domino": "K3"}]}, "`seat` must be a number from 1 to 2"),
        ({"events": [{"kind": "claim", "seat": True, "domino": "K3"}]}, "`seat` must be a number"),
        ({"events": [{"kind": "claim", "seat": 1, "domino": "K99"}]}, "'K99' is not a domino"),
        ({"events": [{"kind": "claim", "seat": 1, "domino": "k3"}]}, "is not an event"),
        ({"events": [{"kind": "claim", "seat": 1, "domino": None}]}, "must be a string"),
        ({"events": [{"kind": "line", "dominoes": ["K3", ["K4"]]}]}, "not an event|not a domino"),
        ({"events": [{"kind": "tax", "seat": 1, "squares": []}]}, "write it as in"),
        ({"events": [{"kind": "site", "seat": 1, "square": [1, 2, 3]}]}, "is not a"),
        ({"events": [{"kind": "site", "seat": 1, "square": [100, 0]}]}, "is not a"),
        ({"remarks": [{"after": -1, "text": ""}], "events": []}, "`after` must be"),
        ({"marks": [{"event": 0, "sign": "#"}]}, "`sign` one of"),
        ({"result": [1, 2, 3]}, "one for each kingdom, not 3"),
        ({"result": "1 2"}, "result: A list"),
    ],
)
def test_faults_of_objects(change, message):
    with pytest.raises(RecordError, match=message):
        Record.from_json({**OBJECT, **change})


@pytest.mark.parametrize("value", [None, 3, "x", [], [OBJECT], {}, True], ids=repr)
def test_what_is_no_game(value):
    with pytest.raises(RecordError):
        Record.from_json(value)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["K3", "claim", 1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["kind", "seat", "domino"]), inner),
    max_leaves=6,
)


@given(st.sampled_from(sorted(OBJECT)), st.integers(0, 50), junk)
def test_no_value_does_more_than_be_faulted(key, at, value):
    changed = copy.deepcopy(OBJECT)
    if isinstance(changed[key], list) and changed[key]:
        changed[key][at % len(changed[key])] = value
    else:
        changed[key] = value
    try:
        record = Record.from_json(changed)
    except RecordError as refusal:
        assert refusal.reasons
    else:
        assert Record.parse(str(record)) == record


@pytest.mark.parametrize("form", ["fief", "json", "jsonl"])
@pytest.mark.parametrize("records", [[], [SMALL], RECORDS[:5]], ids=["none", "one", "several"])
def test_forms_are_told_apart_and_come_back(form, records):
    file = io.BytesIO()
    assert write_all(iter(records), form, file) == len(records)
    found = list(read_any(io.BufferedReader(io.BytesIO(file.getvalue()))))
    assert [reading.record for reading in found] == records and not any(reading.faults for reading in found)
    if form == "json":
        value = json.loads(file.getvalue())
        assert isinstance(value, dict) == (len(records) == 1)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("{", 2, "not JSON"),
        ("\n\n{]", 3, "not JSON"),
        ('{"rules": NaN}', 1, "NaN"),
        ('{"a":' * 10**5, 1, "nested too deeply|not JSON"),
        ("[" * 10**6 + "{", 2, "not JSON"),
        ('{"rules": "' + "x" * 10**6, 1, "not JSON"),
        ("[1, 2]", 1, "A game is an object"),
        ("nonsense", 1, "not JSON"),
    ],
)
def test_what_is_no_json_is_told_and_skipped(text, line, message):
    data = text.encode() + b"\n" + json.dumps(OBJECT).encode() + b"\n"
    found = list(read_json(io.BytesIO(data)))
    fault = found[0].faults[0]
    assert fault.line == line and re.search(message, str(fault.reason))
    if "1, 2" not in text:
        assert found[-1].record == SMALL


@given(st.binary(max_size=200))
def test_no_bytes_do_more_than_be_faulted(data):
    for reading in read_json(io.BytesIO(data)):
        assert reading.record is not None or reading.faults
