"""Variations: kept by text and JSON, read whatever the text, and changed as a tree without loss."""

import io
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove
from fiefdom.engine.random import new_source
from fiefdom.errors import InvalidArgument, RecordError, TextError
from fiefdom.notation import GameTree, Mark, Record, Remark, Variation, read_records
from fiefdom.notation.conversion import read_any, write_all
from fiefdom.notation.game_tree import GameNode, happen
from fiefdom.notation.record_check import check
from fiefdom.notation.record_reader import parse_record
from fiefdom.notation.records import MARKS, MOST_DEPTH
from fiefdom.notation.refusals import ObjectCode, RecordCode, TreeCode

GAMES = (
    "kingdomino(players=2)",
    "kingdomino(players=3)",
    "queendomino(players=2)",
    "royal_wedding(players=3)",
    "discovery(players=2)",
    "totem(players=3)",
    "tribe(players=2)",
)
WORDS = ("good", "with { braces } ( and ) more; really", "two\nlines", 'a "quote" # and \\', "")
SHORT = """\
fief 1
rules kingdomino(players=2)

round 0
* line K3 K11 K24 K42
* king 1
1 claim K3 ?
  { Too early. }
  ( { Better: } 1 claim K42 !; * king 2; 2 claim K24 ( 2 claim K11 { or this }; * king 2 ) )
* king 2
2 claim K11
end
"""


def stream(data: bytes) -> io.BufferedReader:
    return io.BufferedReader(io.BytesIO(data))


def grown(rules: str, seed: int, branches: int = 12) -> GameTree:
    """A random tree: lines of random length from random nodes, with remarks and marks."""
    random = Random(seed)
    tree = GameTree.of(Record.of(Game.new(rules, seed=seed)))
    for _ in range(branches):
        node = random.choice([tree, *tree.nodes()])
        game, events = node.game(), []
        for _ in range(random.randrange(1, 9)):
            if game.is_over:
                break
            seed = random.randrange(1 << 30)
            event = _drawn(game, seed) if game.awaits_chance else random.choice(list(game.legal_moves))
            happen(game, event)
            events.append(event)
        if events:
            _annotate(node.add_line(events), random)
    return tree


def _drawn(game, seed):
    return game.drawn(new_source(seed))


def _annotate(node, random):
    node.mark = random.choice((None, *MARKS))
    node.remarks = random.choices(WORDS, k=random.randrange(3))
    if node.parent.variations[0] is not node:
        node.starting_remarks = random.choices(WORDS, k=random.randrange(2))


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_random_trees_come_back_from_text_and_json(rules, seed):
    record = grown(rules, seed).record()
    assert record.variations
    text = str(record)
    again = Record.parse(text)
    assert again == record and str(again) == text
    assert Record.from_json(json.loads(json.dumps(record.as_json()))) == record
    assert GameTree.of(record).record() == record
    assert [each.faults for each in check(read_records(io.BytesIO(text.encode())))] == [()]


def test_records_without_variations_are_written_as_before():
    record = Record.of(Game.new("kingdomino(players=2)", seed=1))
    assert "(" not in str(record).split("\n\n")[1]
    assert "variations" not in record.as_json()


def test_the_text_of_variations():
    record = Record.parse(SHORT)
    assert str(record) == SHORT
    assert [str(event) for event in record.events] == [
        "line K3 K11 K24 K42", "king 1", "claim K3", "king 2", "claim K11",
    ]  # fmt: skip
    assert record.remarks == (Remark(3, "Too early."),) and record.marks == (Mark(2, "?"),)
    (variation,) = record.variations
    assert (
        variation.instead == 2 and variation.remarks == (Remark(0, "Better:"),) and variation.marks == (Mark(0, "!"),)
    )
    assert variation.actors == (0, None, 1)
    (inner,) = variation.variations
    assert inner.instead == 2 and inner.remarks == (Remark(1, "or this"),) and len(inner.events) == 2


def test_lenient_text_of_variations():
    spoken = """fief 1
rules kingdomino(players=2)
* line k3 k11 k24 k42; king 1
1 claim k3? ( { Better: } 1: CLAIM K42 ! ; *king 2
   round 0
   2. claim k24   # a comment
     (2 claim k11 {or
     this};*king 2)
   ) { Too early. }
* king 2
2 claim k11
"""
    reading = parse_record(spoken)
    assert not reading.faults
    expected = Record.parse(SHORT.replace("{ or this }", "{ or\\nthis }"))
    assert reading.record == expected


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("( 1 claim K3 )", RecordCode.VARIATION_FIRST, (3, 1)),
        ("* king 1 ( )", RecordCode.VARIATION_EMPTY, (3, 12)),
        ("* king 1 ( { alone } )", RecordCode.VARIATION_EMPTY, (3, 22)),
        ("* king 1 )", RecordCode.VARIATION_CLOSED, (3, 10)),
        ("* king 1 ( * king 2", RecordCode.VARIATION_OPEN, (3, 10)),
        ("* king 1 ( * king 2\nend", RecordCode.VARIATION_OPEN, (3, 10)),
        ("* king 1 ( king 2 )", RecordCode.LOOSE_EVENT, (3, 12)),
        ("* king 1 ( 9 claim K3 )", RecordCode.TURN, (3, 12)),
        ("* king 1 ( * claim K3 )", RecordCode.NOT_CHANCE, (3, 14)),
        ("* king 1 ( * king 2 !!! )", RecordCode.MARK, (3, 21)),
    ],
)
def test_faults_of_variations(text, code, place):
    faults = parse_record(f"fief 1\nrules kingdomino(players=2)\n{text}\n").faults
    assert (faults[0].line, faults[0].column) == place and faults[0].reason.code is code


def test_variations_that_are_nested_too_deep():
    def text(depth):
        return f"fief 1\nrules duel\n* king 1 {'( * king 2 ' * depth}{')' * depth}\n"

    assert not parse_record(text(MOST_DEPTH)).faults
    (fault,) = parse_record(text(MOST_DEPTH + 1)).faults
    assert fault.reason.code is RecordCode.VARIATION_DEPTH
    faults = parse_record(text(100_000)).faults
    assert {fault.reason.code for fault in faults} == {RecordCode.VARIATION_DEPTH}
    value = Record.parse(text(MOST_DEPTH)).as_json()
    inner = value["variations"][0]
    while "variations" in inner:
        inner = inner["variations"][0]
    inner["variations"] = [{"instead": 0, "events": value["events"]}]
    with pytest.raises(RecordError, match="nested more than"):
        Record.from_json(value)
    node = tree = GameTree.of(Record.parse("fief 1\nrules duel\n"))
    king = Record.parse("fief 1\nrules duel\n* king 1\n").events[0]
    for _ in range(2000):
        node.attach(king, None)
        node = node.attach(king, None)
    with pytest.raises(InvalidArgument) as refusal:
        tree.record()
    assert refusal.value.reason.code is RecordCode.VARIATION_DEPTH


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"instead": 99}, ObjectCode.INSTEAD),
        ({"instead": True}, ObjectCode.INSTEAD),
        ({"instead": "0"}, ObjectCode.INSTEAD),
        ({"events": [], "remarks": [], "marks": [], "variations": []}, RecordCode.VARIATION_EMPTY),
        ({"events": None}, ObjectCode.LIST),
        ({"events": [{"kind": "king"}]}, ObjectCode.EVENT_FIELDS),
        ({"variations": 7}, ObjectCode.LIST),
        ({"variations": ["x"]}, ObjectCode.FIELDS),
        ({"marks": [{"event": 3, "sign": "!"}]}, ObjectCode.MARK),
        ({"remarks": [{"after": 9, "text": "!"}]}, ObjectCode.AFTER),
        ({"other": 1}, ObjectCode.FIELDS),
    ],
)
def test_faults_of_variations_in_json(change, code):
    value = Record.parse(SHORT).as_json()
    value["variations"][0].update(change)
    with pytest.raises(RecordError) as refusal:
        Record.from_json(value)
    reason = refusal.value.reasons[0].args["why"]
    assert reason.code is ObjectCode.PART and reason.args["why"].code is code


def test_a_variation_out_of_place_is_refused():
    record = Record.parse(SHORT)
    king = record.variations[0].codes[1]
    for build, code in (
        (lambda: Variation(0, ()), RecordCode.VARIATION_EMPTY),
        (lambda: Variation(0, (king,), variations=(Variation(1, (king,)),)), RecordCode.VARIATION_PLACE),
        (lambda: Variation(0, (king,), remarks=(Remark(2, ""),)), RecordCode.REMARK_PLACE),
        (lambda: Variation(0, (king,), marks=(Mark(0, "x"),)), RecordCode.MARK_PLACE),
    ):
        with pytest.raises(InvalidArgument) as refusal:
            build()
        assert refusal.value.reason.code is code


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("1 claim K42 !", "1 claim K41 !", None, (9, 19)),
        ("1 claim K42 !", "2 claim K42 !", RecordCode.WRONG_SEAT, (9, 19)),
        ("2 claim K11 {", "2 claim K42 {", None, (9, 58)),
        ("* king 2 ) )", "* king 2; * king 1; 1 claim K11 ) )", None, None),
    ],
)
def test_impossible_variations_are_reported_where_they_are(old, new, code, place):
    text = SHORT.replace(old, new, 1)
    assert text != SHORT
    for data in (text, json.dumps(parse_record(text).record.as_json())):
        (checked,) = check(read_any(stream(data.encode())))
        (fault,) = checked.faults
        assert code is None or fault.reason.code is code
        if place and data is text:
            assert (fault.line, fault.column) == place


def test_readers_of_main_lines_do_not_see_variations():
    record = Record.parse(SHORT)
    plain = Record.parse(SHORT.split("  ( ")[0] + "* king 2\n2 claim K11\nend\n")
    assert record.game(chance="told") == plain.game(chance="told")
    file = io.BytesIO()
    assert write_all([record], "jsonl", file) == 1
    (back,) = read_any(stream(file.getvalue()))
    assert back.record == record


def test_long_files_with_variations_among_plain_records():
    plain = str(Record.of(Game.new("kingdomino(players=2)", seed=1)))
    data = ((plain * 40 + SHORT) * 60).encode()
    readings = list(read_records(io.BytesIO(data)))
    assert len(readings) == 41 * 60 and not any(reading.faults for reading in readings)
    assert sum(bool(reading.record.variations) for reading in readings) == 60
    assert "".join(str(reading.record) for reading in readings).encode() == data


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="()(){};*12 \n!?#", max_size=60), st.integers(0, len(SHORT)))
def test_any_text_gives_a_record_or_faults(text, at):
    reading = parse_record(SHORT[:at] + text + SHORT[at:])
    assert reading.record is not None or reading.faults
    if reading.record is not None:
        assert parse_record(str(reading.record)).record == reading.record


# ---------------------------------------------------------------------- the tree


def short_tree() -> GameTree:
    return GameTree.of(Record.parse(SHORT))


def claim_of(tree: GameTree) -> GameNode:
    return list(tree.main_line())[2]


def test_walking_a_tree():
    tree = short_tree()
    claim = claim_of(tree)
    assert str(claim.event) == "claim K3" and claim.seat == 0 and claim.is_main_line and claim.root is tree
    other = claim.parent.variations[1]
    assert not other.is_main_line and other.starting_remarks == ["Better:"] and other.mark == "!"
    assert len(other.path) == 3 and [str(node.event) for node in other.main_line()] == ["king 2", "claim K24"]
    assert len(list(tree.nodes())) == 10
    assert other.game().awaits_chance and tree.game().history == ()


def test_promoting_and_removing():
    tree = short_tree()
    claim = claim_of(tree)
    before, other = claim.parent, claim.parent.variations[1]
    deep = list(other.main_line())[1].parent.variations[1]
    deep.promote_to_main()
    assert deep.is_main_line and before.variations == [other, claim]
    record = tree.record()
    assert [str(event) for event in record.events][2:] == ["claim K42", "king 2", "claim K11", "king 2"]
    assert Record.parse(str(record)) == record and "Better:" in str(record)
    other.demote()
    assert before.variations == [claim, other]
    other.promote()
    other.promote()
    assert before.variations == [other, claim]
    other.remove()
    assert before.variations == [claim] and other.parent is None and not tree.record().variations
    for change in (tree.promote, tree.demote, tree.promote_to_main, tree.remove):
        with pytest.raises(InvalidArgument) as refusal:
            change()
        assert refusal.value.reason.code is TreeCode.ROOT


def test_refused_events_change_nothing():
    tree = short_tree()
    claim, before = claim_of(tree), str(tree.record())
    for text, error in (("nonsense", TextError), ("claim 43", IllegalMove), ("claim 3", None)):
        if error:
            with pytest.raises(error):
                claim.parent.add_variation(text)
        else:
            assert claim.parent.add_variation(text) is claim
    with pytest.raises(IllegalMove):
        claim.parent.add_line(["claim 11", "king 2", "claim 11"])
    with pytest.raises(IllegalMove):
        claim.add_variation(claim.event)
    assert str(tree.record()) == before
    claim.mark = "x"
    with pytest.raises(InvalidArgument):
        tree.record()


def test_chance_can_be_told_or_drawn():
    tree = short_tree()
    node = claim_of(tree).parent.add_variation("claim 24")
    told, drawn = node.add_variation("king 2"), node.draw(seed=3)
    assert told.event in {each.event for each in node.variations} and not drawn.game().awaits_chance
    assert drawn.draw(seed=4) is drawn


def test_the_result_follows_the_main_line():
    game = Game.new("kingdomino(players=2)", seed=5)
    while not game.is_over:
        game.push(game.legal_actions[0])
    tree = GameTree.of(Record.of(game))
    assert tree.record().result == game.scores
    last = list(tree.main_line())[-1]
    last.remove()
    assert tree.record().result is None
