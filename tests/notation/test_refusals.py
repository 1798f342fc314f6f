"""Every reason to refuse text: reached from real use, and translated into every language with exactly its arguments."""

import io
import json
from functools import cache

import numpy as np
import pytest

from fiefdom import Game, Rules
from fiefdom.errors import FiefdomError, GridError
from fiefdom.events.refusals import EventCode, SpokenCode
from fiefdom.game import moves
from fiefdom.languages import LANGUAGES
from fiefdom.notation import (
    GameTree,
    Mark,
    Record,
    RecordWriter,
    Remark,
    Seat,
    Variation,
    codes,
    json_streams,
    parse_cell,
    parse_event,
    record_streams,
)
from fiefdom.notation.conversion import read_any
from fiefdom.notation.grid import LONGEST_TEXT as LONGEST_DRAWING
from fiefdom.notation.grid import parse_kingdoms, read_drawings
from fiefdom.notation.grid_doubts import doubts
from fiefdom.notation.json_streams import read_json
from fiefdom.notation.position_reader import LONGEST_TEXT as LONGEST_POSITION
from fiefdom.notation.position_reader import parse_position
from fiefdom.notation.record_check import check
from fiefdom.notation.record_reader import parse_record
from fiefdom.notation.record_streams import read_records
from fiefdom.notation.refusals import GridCode, ObjectCode, PositionTextCode, RecordCode, TreeCode
from fiefdom.notation.shorthand import parse_move
from property_support.playing import awaiting, played
from support.reason_checks import check_words, members, within

CODES = members(EventCode, SpokenCode, RecordCode, TreeCode, ObjectCode, PositionTextCode, GridCode)
HEADER = "fief 1\nrules duel\n"
NO_EVENTS = np.zeros(0, np.int64)
START = "kingdomino(players=2) | round 0 seat 2 claim | next K1 K2 K3 K4 | kingdom 1: | kingdom 2:"
START_LINE = f'start "{START}"\n'
QUEEN = "rules queendomino\ncoins 1\nqueen no\n"


@cache
def game_at(rules, awaits):
    return awaiting(Rules.parse(rules), awaits)


@cache
def finished():
    return Record.of(played(Rules.parse("kingdomino(players=2)"), seed=3))


def spoken(text, rules, awaits):
    return lambda _: parse_move(text, game_at(rules, awaits))


def event(text):
    return lambda _: parse_event(text)


def record(text):
    """A record's text after a header."""
    return lambda _: [parse_record(HEADER + text)]


def plain(text):
    return lambda _: [parse_record(text)]


def stream(data):
    return lambda _: read_records(io.BytesIO(data))


def long_record(_):
    data = HEADER.encode() + b"1 claim K3\n" * (record_streams.LONGEST_RECORD // 10)
    return read_records(io.BytesIO(data))


def replayed(change):
    return lambda _: check(read_any(io.BytesIO(change(str(finished())).encode())))


def wrong_seat(text):
    line = next(line for line in text.splitlines() if line.startswith("1 place"))
    return text.replace(line, f"2{line[1:]}")


def wrong_totals(text):
    line = next(line for line in text.splitlines() if line.startswith("result"))
    return text.replace(line, "result 0 0")


def made(**changes):
    """A record made in Python."""
    values = {"seats": (), "tags": {}, "codes": finished().codes, **changes}
    return lambda _: Record(finished().rules, **values)


def kept(text):
    def resume(folder):
        path = folder / "game.fief"
        path.write_text(text, encoding="utf-8")
        return RecordWriter.resume(path)

    return resume


def objects(**changes):
    return lambda _: Record.from_json({**finished().as_json(), "sheets": None, **changes})


def event_object(**values):
    return objects(events=[values], result=None)


def json_text(text):
    return lambda _: read_json(io.BytesIO(text.encode()))


def long_object(_):
    file = io.BytesIO(b'{"rules": "' + b"x" * (json_streams.LONGEST_OBJECT + 2 * record_streams.CHUNK))
    return list(read_json(file))


def position(text):
    return lambda _: parse_position(text)


def kingdom(items):
    """A position with these items in a kingdom."""
    return position(START.replace("kingdom 1:", f"kingdom 1: {items}"))


def grid(text):
    return lambda _: parse_kingdoms(text)


def doubted(text):
    def told(_):
        raise GridError(*(fault.placed for fault in doubts(read_drawings(text))))

    return told


CASES = {
    EventCode.CELL: lambda _: parse_cell("f7"),
    EventCode.EMPTY: event("the"),
    EventCode.LONG: event("claim" + " K1" * 100),
    EventCode.KIND: event("plaice K12 e1 e2"),
    EventCode.FORM: event("place K12"),
    EventCode.SPACE: event("build 7 statue"),
    EventCode.KINGDOM: event("give fish 9"),
    EventCode.SEAT: event("king 9"),
    EventCode.BUILDING: event("building statute"),
    EventCode.CAVEMAN: event("caveman huntr"),
    EventCode.RESOURCE: event("give gold 1"),
    EventCode.STEP: event("pass go"),
    EventCode.LINE: event("line K3 Q4"),
    EventCode.FAR: lambda _: codes.encode(moves.Site((100, 0)), 0),
    EventCode.UNRECORDABLE: lambda _: codes.encode(moves.Claim("K1"), 8),
    SpokenCode.CHANCE: spoken("king 1", "kingdomino(players=2)", "claim"),
    SpokenCode.MOVE: lambda _: Game.new("kingdomino(players=2)", chance="told").reveal("claim K1"),
    SpokenCode.DOMINO: spoken("seven", "kingdomino(players=2)", "claim"),
    SpokenCode.PAIR: spoken("O1 O2 O3", "tribe(players=2)", "pair"),
    SpokenCode.PLACE: spoken("upstairs", "kingdomino(players=2)", "place"),
    SpokenCode.TAX: spoken("here", "queendomino(players=4)", "tax"),
    SpokenCode.SQUARE: spoken("here", "queendomino(players=4)", "site"),
    SpokenCode.PIECE: spoken("zzz", "queendomino(players=4)", "build"),
    SpokenCode.KINGDOM: spoken("fish flint 1", "totem(players=4)", "give"),
    RecordCode.PLACE: lambda _: Record.parse(""),
    RecordCode.BREAKS_OFF: stream(HEADER.encode() + b"1 claim K"),
    RecordCode.MORE_FAULTS: record("nonsense\n" * 200),
    RecordCode.BEGINNING: plain("hello"),
    RecordCode.VERSION: plain("fief 2\nrules duel\n"),
    RecordCode.AFTER_THE_END: record("end\n1 claim K3\n"),
    RecordCode.OPEN_REMARK: record("{ open\n"),
    RecordCode.NO_RULES: plain("fief 1\n"),
    RecordCode.RULES_TWICE: record("rules duel\n"),
    RecordCode.RULES: plain("fief 1\nrules chess\n"),
    RecordCode.SEAT: record("seat one Ada\n"),
    RecordCode.SEAT_TWICE: record("seat 1 Ada\nseat 1 Bo\n"),
    RecordCode.MANY_SEATS: record("seat 5 Eve\n"),
    RecordCode.TAG: record('tag 1 "x"\n'),
    RecordCode.TAG_TWICE: record("tag place here\ntag place there\n"),
    RecordCode.STRING: record('seat 1 "Ada\n'),
    RecordCode.RESULT: record("result 62 x\n"),
    RecordCode.LINE: record("claim K6\n"),
    RecordCode.LINE_MEANT: record("rownd 3\n"),
    RecordCode.TURN: record("9 claim K5\n"),
    RecordCode.LOOSE_EVENT: record("{ remark } claim K3\n"),
    RecordCode.CHANCE: record("1 king 1\n"),
    RecordCode.NOT_CHANCE: record("* claim K3\n"),
    RecordCode.MARK: record("1 claim K3 !!!\n"),
    RecordCode.LONG: long_record,
    RecordCode.NO_TEXT: stream(b"\0\0\n"),
    RecordCode.OUTSIDE: stream(b"hello\n"),
    RecordCode.ENCODING: stream(HEADER.encode() + b"seat 1 \xff\n"),
    RecordCode.WRONG_SEAT: replayed(wrong_seat),
    RecordCode.WRONG_TOTALS: replayed(wrong_totals),
    RecordCode.NOT_OVER: replayed(lambda text: text[: text.index("round 3")]),
    RecordCode.SEATS: made(seats=(Seat("Ada"),)),
    RecordCode.TOTALS: record("result 1 2 3\n"),
    RecordCode.REMARK_PLACE: made(remarks=(Remark(-1, "early"),)),
    RecordCode.MARK_PLACE: made(marks=(Mark(0, "#"),)),
    RecordCode.TWO_MARKS: made(marks=(Mark(0, "!"), Mark(0, "?"))),
    RecordCode.START_RULES: lambda _: Record(Rules("tribe", 2), (), {}, NO_EVENTS, start=parse_position(START)),
    RecordCode.START: lambda _: Record.parse('fief 1\nrules duel\nstart "nowhere"\n\nend\n'),
    RecordCode.START_TWICE: lambda _: Record.parse(f"fief 1\nrules kingdomino(2)\n{2 * START_LINE}\nend\n"),
    RecordCode.VARIATION_EMPTY: lambda _: Variation(0, ()),
    RecordCode.VARIATION_PLACE: made(variations=(Variation(9999, (0,)),)),
    RecordCode.VARIATION_FIRST: record("( 1 claim K3 )\n"),
    RecordCode.VARIATION_DEPTH: record(f"* king 1 {'( * king 2 ' * 51}{')' * 51}\n"),
    RecordCode.VARIATION_OPEN: record("* king 1 ( * king 2\n"),
    RecordCode.VARIATION_CLOSED: record("* king 1 )\n"),
    TreeCode.ROOT: lambda _: GameTree.of(Record(Rules("tribe", 2), (), {}, NO_EVENTS)).remove(),
    RecordCode.RESUME: kept("hello\n"),
    RecordCode.RESUME_ENDED: kept(HEADER + "end\n"),
    ObjectCode.SYNTAX: json_text("{]\n"),
    ObjectCode.CONSTANT: json_text('{"rules": NaN}\n'),
    ObjectCode.DIGITS: json_text(f'{{"result": {"9" * 5000}}}\n'),
    ObjectCode.DEEP: json_text('{"a":' * 10**5 + "1" + "}" * 10**5 + "\n"),
    ObjectCode.LONG: long_object,
    ObjectCode.PART: objects(rules="chess"),
    ObjectCode.GAME: lambda _: Record.from_json([]),
    ObjectCode.KEY: objects(evens=[]),
    ObjectCode.FORMAT: objects(version=2),
    ObjectCode.LIST: objects(events={}),
    ObjectCode.STRING: objects(rules=None),
    ObjectCode.FIELDS: objects(seats=[3]),
    ObjectCode.TAGS: objects(tags=[]),
    ObjectCode.TAG: objects(tags={"A B": "x"}),
    ObjectCode.AFTER: objects(remarks=[{"after": -1, "text": ""}]),
    ObjectCode.MARK: objects(marks=[{"event": 0, "sign": "#"}]),
    ObjectCode.INSTEAD: objects(variations=[{"instead": 9999, "events": []}]),
    ObjectCode.RESULT: objects(result="1 2"),
    ObjectCode.EVENT: objects(events=[3]),
    ObjectCode.KIND: event_object(kind="hop"),
    ObjectCode.EVENT_FIELDS: event_object(kind="claim", domino="K3"),
    ObjectCode.CONTENT: event_object(kind="claim", seat=1, domino=None),
    ObjectCode.NO_EVENT: event_object(kind="claim", seat=1, domino="k3"),
    ObjectCode.SEAT: event_object(kind="claim", seat=9, domino="K3"),
    PositionTextCode.COLUMN: position(START + " |"),
    PositionTextCode.LONG: position("x" * (LONGEST_POSITION + 1)),
    PositionTextCode.NO_MOMENT: position("kingdomino(players=2)"),
    PositionTextCode.MOMENT: position(START.replace("round 0 seat 2 claim", "round 0")),
    PositionTextCode.AWAITED: position(START.replace("claim", "site")),
    PositionTextCode.OVER: position(START + " | over"),
    PositionTextCode.EMPTY_FIELD: position(START + " |"),
    PositionTextCode.FIELD: position(START + " | nexd K1"),
    PositionTextCode.TWICE: position(START + " | next K5"),
    PositionTextCode.NOT_A_NUMBER: position(START.replace("seat 2", "seat x")),
    PositionTextCode.ONE_NUMBER: position(START + " | queen 1 2"),
    PositionTextCode.DOMINO: position(START.replace("K4", "K99")),
    PositionTextCode.COLON: position(START + " | totems mammoth"),
    PositionTextCode.TOP: position(START + " | top"),
    PositionTextCode.DRAGON: position(START + " | dragon asleep"),
    PositionTextCode.NO_KINGDOM: position(START + " | kingdom 3:"),
    PositionTextCode.KINGDOM_TWICE: position(START + " | kingdom 1:"),
    PositionTextCode.KINGDOM_MISSING: position(START.removesuffix(" | kingdom 2:")),
    PositionTextCode.EMPTY_ITEM: kingdom("K5 e1 e2,, discards 0"),
    PositionTextCode.ITEM: kingdom("zzz"),
    PositionTextCode.ITEM_MEANT: kingdom("coinz 3"),
    PositionTextCode.COINS: position(START.replace("kingdomino", "queendomino")),
    PositionTextCode.TWO_CELLS: kingdom("K5 e1"),
    PositionTextCode.PIECE_CELL: kingdom("statue"),
    PositionTextCode.SPENT: kingdom("spent e1"),
    GridCode.LONG: grid("x" * (LONGEST_DRAWING + 1)),
    GridCode.RULES_FIRST: grid("C W W"),
    GridCode.RULES_TWICE: grid("rules kingdomino\nrules kingdomino\nC W W"),
    GridCode.KEY: grid("rules kingdomino\ncoin 3\nC W W"),
    GridCode.KEY_ABSENT: grid("rules kingdomino\ncoins 3\nC W W"),
    GridCode.KEY_TWICE: grid("rules kingdomino\ndiscards 1\ndiscards 1\nC W W"),
    GridCode.KEY_MISSING: grid("rules queendomino\nqueen no\nC W W"),
    GridCode.QUEEN: grid("rules queendomino\ncoins 1\nqueen maybe\nC W W"),
    GridCode.TOTEMS: grid("rules totem\ntotems gold\nH D D"),
    GridCode.KEY_NUMBER: grid("rules kingdomino\ndiscards -1\nC W W"),
    GridCode.NO_KINGDOM: grid("rules kingdomino"),
    GridCode.MANY_KINGDOMS: grid("rules kingdomino(2)\n" + "kingdom x\nC W W\n" * 3),
    GridCode.CASTLE: grid("rules kingdomino\nW W"),
    GridCode.SIZE: grid("rules kingdomino\nC W W W W W W"),
    GridCode.ODD: grid("rules kingdomino\nC W"),
    GridCode.UNCONNECTED: grid("rules kingdomino\nC W . W"),
    GridCode.SQUARE: grid("rules kingdomino\nC W X1"),
    GridCode.NO_TOKENS: grid("rules kingdomino\nC W W+1"),
    GridCode.TOWN_CROWNS: grid(QUEEN + "C T1 W"),
    GridCode.TOKEN_PLACE: grid("rules totem\ntotems none\nH V+1 D"),
    GridCode.MANY_CROWNS: grid("rules kingdomino\nC W W4"),
    GridCode.PIECE: grid(QUEEN + "C T:castle W"),
    GridCode.NO_PIECE: grid(QUEEN + "C W:statue W"),
    GridCode.AMBIGUOUS: grid(QUEEN + "C T:w W"),
    GridCode.COPIES: grid(QUEEN + "C T:church T:church\nT:church T"),
    GridCode.TWO_QUEENS: grid("rules queendomino\n" + "kingdom x\ncoins 1\nqueen yes\nC W W\n" * 2),
    GridCode.TWO_TOTEMS: grid("rules totem\n" + "kingdom x\ntotems fish\nH D D\n" * 2),
    GridCode.KNIGHTS: grid(QUEEN + "knights 20\nC T T"),
    GridCode.TOWERS: grid(QUEEN + "towers 16\nC T T"),
    GridCode.HALVES: doubted("rules kingdomino\nM3 M3 C W W"),
    GridCode.NO_DOMINO: doubted("rules kingdomino\nW C F"),
}  # fmt: skip


def provoked(case, folder):
    """Every reason given in a case, including nested ones."""
    try:
        return list(within(fault.reason for reading in case(folder) for fault in reading.faults))
    except FiefdomError as error:
        return list(within(error.reasons))


@pytest.mark.parametrize("code", CODES, ids=str)
def test_every_code_is_reached_and_worded(code, tmp_path):
    reason = next(reason for reason in provoked(CASES[code], tmp_path) if reason.code is code)
    for language in LANGUAGES:
        text = reason.text(language)
        assert text != code.key and "{" not in text and "$" not in text
    assert json.loads(json.dumps(reason.as_dict()))["key"] == code.key


@pytest.mark.parametrize("code", CODES, ids=str)
def test_every_message_has_its_arguments_in_every_language(code):
    check_words(code)


def test_faults_are_ordered_by_their_places_and_worded_in_a_language():
    faults = parse_record("fief 1\nrules duel\nrules duel\n{ open\n").faults
    later, sooner = faults[1], faults[0]
    assert sooner < later and sorted([later, sooner]) == [sooner, later]
    assert faults[0].text("en") == "3:7: The rules are given twice."
    assert faults[0].text("hu") == "3:7: A szabályok kétszer szerepelnek."
    assert faults[0].text("pl") == "3:7: Zasady podano dwa razy."
