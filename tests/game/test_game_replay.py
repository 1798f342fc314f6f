"""Replay: events lead to the same game, and an invalid event is refused by its number."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove, Rules
from fiefdom.errors import RulesError
from fiefdom.game import Claim, Discard, Event, KingDrawn, LineLaid, Move, Place
from fiefdom.game.moves import BuildingTurned, CavemanTurned
from property_support.families import DYNASTIES, any_rules, each_flow, each_layout, examples, seeds
from property_support.playing import played

stages = st.integers(1, 250)


@given(rules=any_rules, seed=seeds, most=stages)
@examples(25)
def test_events_replay_to_an_equal_game(rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    twin = Game.replay(rules, game.events)
    assert twin == game and twin.digest() == game.digest()
    assert twin.history == game.history and tuple(twin) == twin.history
    assert Game.replay(str(rules), iter(game.events)) == game
    if not game.is_over:
        assert twin.legal_moves == game.legal_moves


@pytest.mark.interpreted
@each_layout
def test_events_of_every_layout_replay(rules: Rules) -> None:
    game = played(rules, seed=3, most=30)
    twin = Game.replay(rules, game.events)
    assert twin == game and twin.digest() == game.digest()


@given(rules=any_rules, seed=seeds, most=stages, cut=st.integers(0, 400))
@examples(25)
def test_any_beginning_replays_and_chance_goes_on_by_seed(rules: Rules, seed: int, most: int, cut: int) -> None:
    events = played(rules, seed, most).events[:cut]
    game = Game.replay(rules, events, seed=seed)
    assert game.events[: len(events)] == events
    assert game.is_over or game.to_move is not None
    assert all(not isinstance(event, Move) for event in game.events[len(events) :])
    assert game == Game.replay(rules, events, seed=seed)


def corrupted(events: tuple[Event, ...], other: tuple[Event, ...], source: random.Random) -> list[Event]:
    """Events of which one is missing, duplicated, moved or taken from another game."""
    broken = list(events)
    at = source.randrange(len(broken))
    kind = source.randrange(4)
    if kind == 0:
        del broken[at]
    elif kind == 1:
        broken.insert(at, broken[at])
    elif kind == 2:
        to = source.randrange(len(broken))
        broken[at], broken[to] = broken[to], broken[at]
    else:
        broken[at] = other[min(at, len(other) - 1)]
    return broken


def number_in(refusal: IllegalMove) -> int:
    """The event named by a refusal, counted from 1."""
    text, number = str(refusal), refusal.reason.args["number"]
    assert text.endswith(".") and "\n" not in text
    assert isinstance(number, int)
    return number


@given(rules=any_rules, seed=seeds, most=st.integers(10, 200))
@examples(40)
def test_corrupted_events_are_refused_by_number(rules: Rules, seed: int, most: int) -> None:
    """Either the events still form a game, or the first impossible one is named and all before it are possible."""
    game, other = played(rules, seed, most), played(rules, seed + 1, most)
    source = random.Random(seed)
    for _ in range(3):
        broken = corrupted(game.events, other.events, source)
        try:
            twin = Game.replay(rules, broken)
        except IllegalMove as refusal:
            number = number_in(refusal)
            assert refusal.reason.args["event"] == str(broken[number - 1])
            assert Game.replay(rules, broken[: number - 1]).events[: number - 1] == tuple(broken[: number - 1])
            with pytest.raises(IllegalMove):
                Game.replay(rules, broken[:number])
        else:
            assert twin.events[: len(broken)] == tuple(broken)


@each_flow
def test_the_same_event_twice_is_refused_where_it_comes_again(rules: Rules) -> None:
    game = played(rules, seed=2)
    for kind in (LineLaid, Claim, Place):
        places = [index for index, event in enumerate(game.events) if isinstance(event, kind)]
        at = places[len(places) // 2]
        events = [*game.events[: at + 1], *game.events[at:]]
        with pytest.raises(IllegalMove, match=rf"^Event {at + 2}, "):
            Game.replay(rules, events)


@each_flow
def test_events_after_the_end_are_refused(rules: Rules) -> None:
    game = played(rules, seed=2)
    assert game.is_over
    for more in (game.events[-1], KingDrawn(0), LineLaid(("K1", "K2", "K3", "K4")), Discard("K1")):
        with pytest.raises(IllegalMove, match=rf"^Event {len(game.events) + 1}, "):
            Game.replay(rules, [*game.events, more])


def opening() -> tuple[Event, ...]:
    return Game.new("kingdomino(players=4)", seed=1).events


@pytest.mark.parametrize(
    ("at", "event"),
    [
        (0, KingDrawn(0)),
        (0, Claim("K1")),
        (0, LineLaid(("K1", "K2", "K3"))),
        (0, LineLaid(("K1", "K2", "K3", "K4", "K5"))),
        (0, LineLaid(("K2", "K1", "K3", "K4"))),
        (0, LineLaid(("K1", "K1", "K3", "K4"))),
        (0, LineLaid(("Q1", "Q2", "Q3", "Q4"))),
        (0, LineLaid(("K1", "K2", "K3", "K49"))),
        (0, LineLaid(())),
        (1, KingDrawn(4)),
        (1, KingDrawn(-1)),
        (1, KingDrawn(2**70)),
        (1, BuildingTurned("statue")),
        (1, CavemanTurned("hunter")),
        (1, LineLaid(("K1", "K2", "K3", "K4"))),
    ],
    ids=str,
)
def test_impossible_reveals_are_refused(at: int, event: Event) -> None:
    with pytest.raises(IllegalMove, match=rf"^Event {at + 1}, .*\.$"):
        Game.replay("kingdomino(players=4)", [*opening()[:at], event])


@pytest.mark.parametrize("wrong", [None, 3, b"claim K1", ("claim", "K1")], ids=repr)
def test_what_is_no_event_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match="A Move or a Reveal is expected"):
        Game.replay("kingdomino(players=4)", [*opening(), wrong])


def test_a_building_of_which_all_copies_are_gone_cannot_come_again() -> None:
    rules = Rules.parse("queendomino(players=4)")
    with pytest.raises(IllegalMove, match=r"^Event 3, "):
        Game.replay(rules, [BuildingTurned("bakery")] * 3)


@pytest.mark.parametrize("rules", DYNASTIES, ids=str)
def test_V1_a_dynasty_is_no_single_game(rules: Rules) -> None:
    for make in (Game.new, lambda rules: Game.replay(rules, [])):
        with pytest.raises(RulesError, match=r"three games in a row.*\(V1\)"):
            make(rules)
    assert Game.new(replace(rules, dynasty=False), seed=1).to_move is not None
