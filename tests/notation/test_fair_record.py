"""Records with a fair shuffle: every draw is recomputed, and whatever was changed is found."""

import json
import random
from pathlib import Path

import pytest

from fiefdom.errors import RecordError
from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle
from fiefdom.notation import Record
from fiefdom.notation.fair_record import COMMITMENT, NONCES, SECRET, shuffle_of, shuffle_tags, verify
from fiefdom.notation.refusals import ShuffleCode
from support.reason_checks import check_words, members

FAIR = Path(__file__).parent / "fair"
ONE, TWO = "11" * 32, "22" * 32


def fair_object(name="kingdomino"):
    return json.loads((FAIR / f"{name}.json").read_text())


def record(tags=None, events=None, name="kingdomino", **others):
    made = {**fair_object(name), **others}
    made["tags"] = {key: value for key, value in {**made["tags"], **(tags or {})}.items() if value is not None}
    return Record.from_json({**made, "events": events or made["events"]})


def code_of(broken):
    with pytest.raises(RecordError) as error:
        verify(broken)
    return error.value.reason.code


@pytest.mark.parametrize("name, least", [("kingdomino", 10), ("queendomino", 40), ("royal_wedding", 50), ("tribe", 20)])
def test_stored_games_are_verified_as_json_and_as_text(name, least):
    stored = record(name=name)
    assert verify(stored).draws >= least
    again = Record.parse(str(stored))
    assert again == stored and verify(again) == verify(stored)


def test_a_caveman_that_was_taken_from_the_stack_is_not_drawn_any_more():
    events = fair_object("tribe")["events"]
    taken = next(number for number, event in enumerate(events) if event.get("source") == "stack")
    assert any(event["kind"] == "caveman" for event in events[taken:])


def test_a_game_that_goes_on_has_its_commitment_but_no_secret():
    shuffle = FairShuffle.new([(1, ONE)])
    game = Game.new("kingdomino(players=2)", draws=shuffle)
    tags = shuffle_tags(shuffle, is_told=False)
    assert set(tags) == {COMMITMENT, NONCES} and shuffle.secret not in str(tags)
    assert code_of(Record.of(game, tags=tags)) is ShuffleCode.NO_SECRET
    assert shuffle_of(shuffle_tags(shuffle, is_told=True)) == shuffle


def test_every_changed_draw_is_found():
    """Exchange each line for another that would have been possible: a re-roll."""
    stored = record()
    source = random.Random(1)
    lines = [number for number, event in enumerate(fair_object()["events"]) if event["kind"] == "line"]
    for number in lines:
        events = fair_object()["events"]
        shown = {domino for event in events if event["kind"] == "line" for domino in event["dominoes"]}
        hidden = [f"K{n}" for n in range(1, 49) if f"K{n}" not in shown]
        changed = [*events[number]["dominoes"][:-1], source.choice(hidden)]
        events[number]["dominoes"] = sorted(changed, key=lambda label: int(label[1:]))
        broken = record(events=events[: number + 1], result=None)
        assert code_of(broken) is ShuffleCode.DRAW
    assert verify(stored)


CASES = {
    ShuffleCode.NONE: lambda: record({COMMITMENT: None}),
    ShuffleCode.NO_SECRET: lambda: record({SECRET: None}),
    ShuffleCode.START: lambda: Record.of(
        Game.from_position(Game.new("kingdomino(players=2)", seed=1).position),
        tags=shuffle_tags(FairShuffle.new(), is_told=True),
    ),
    ShuffleCode.TAG: lambda: record({NONCES: f"1:{ONE} 1:{TWO}"}),
    ShuffleCode.COMMITMENT: lambda: record({SECRET: ONE}),
    ShuffleCode.DRAW: lambda: record({NONCES: f"1:{TWO} 2:{TWO}"}),
    ShuffleCode.EVENTS: lambda: record(
        events=[*fair_object()["events"][:2], {**fair_object()["events"][2], "domino": "K1"}], result=None
    ),
}


@pytest.mark.parametrize("code", members(ShuffleCode), ids=str)
def test_each_code_is_reached_and_has_words(code):
    assert code_of(CASES[code]()) is code
    check_words(code)


WRONG = [(SECRET, "x"), (COMMITMENT, ""), (NONCES, "1"), (NONCES, "a:b"), (NONCES, "1:2:3")]


@pytest.mark.parametrize("name, text", WRONG)
def test_tags_that_cannot_be_read(name, text):
    assert code_of(record({name: text})) is ShuffleCode.TAG
