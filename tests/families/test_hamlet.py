"""An external family: registered here, then played like any other."""

import io
import json
import random
from collections.abc import Iterator

import numpy as np
import pytest

import hamlet
from fiefdom import Game, Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import Engine, random_sources
from fiefdom.engine.registry import families
from fiefdom.engine.sheets import row_name
from fiefdom.engine.traits import layout_of_dtype
from fiefdom.errors import IllegalMove, PositionError, RulesError, TextError
from fiefdom.events.event import event_kinds, kind_number
from fiefdom.notation import Record, codes, parse_event, parse_move, read_records
from fiefdom.notation.record_check import check
from fiefdom.rules import GAMES
from hamlet.events import Garden
from hamlet.flow import GARDEN
from property_support.families import INTERPRETED

pytestmark = pytest.mark.interpreted
SEEDS = range(2 if INTERPRETED else 20)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    hamlet.register()
    yield
    hamlet.unregister()


@pytest.fixture
def engine() -> Engine:
    return Engine(Rules("hamlet", 2, harmony=True))


def played(seed: int, players: int = 2) -> Game:
    game = Game.new(Rules("hamlet", players), seed=seed)
    source = random.Random(seed)
    while not game.is_over:
        game.push(source.choice(game.legal_moves))
    return game


def test_rules_know_the_game_while_it_is_registered() -> None:
    rules = Rules.parse("Hamlet (players=4, harmony)")
    assert (str(rules), rules.family) == ("hamlet(players=4, harmony)", "hamlet")
    assert [str(each) for each in Rules.all()][-12:][0] == "hamlet(players=2)"
    with pytest.raises(RulesError, match="hamlet"):
        Rules("hamlet", 2, dynasty=True)
    with pytest.raises(RulesError, match="2–4 players"):
        Rules("hamlet", 5)
    hamlet.unregister()
    try:
        assert "hamlet" not in [each.game for each in Rules.all()] and [one.name for one in families()][-1] == "origins"
        with pytest.raises(RulesError, match="no game 'hamlet'"):
            Rules.parse("hamlet")
    finally:
        hamlet.register()
    assert "hamlet" not in GAMES


def test_it_has_a_number_a_layout_and_a_phase_of_its_own(engine: Engine) -> None:
    assert families()[3] is hamlet.FAMILY and hamlet.FAMILY.number == 3
    assert engine.layout.name == "hamlet 5x5" and layout_of_dtype(engine.dtype) is engine.layout
    assert GARDEN > layout.OVER and layout.phase_name(GARDEN) == "garden" and layout.phase_number("garden") == GARDEN
    assert layout.is_decision(GARDEN) and not layout.is_chance(GARDEN)
    assert engine.action_count == 4 * 81 + 1 + 4 + 2


def test_perft_is_kingdominos_with_two_gardens_for_each_placement(engine: Engine) -> None:
    """Two players claim four dominoes, then the first is placed; the chance events are the same."""
    kingdomino = Engine(Rules("kingdomino", 2))
    randoms = random_sources(7, 0, 1)
    for depth in range(1, 6):
        assert engine.perft(engine.new_states(), randoms, depth) == kingdomino.perft(
            kingdomino.new_states(), randoms, depth
        )
    placements = kingdomino.perft(kingdomino.new_states(), randoms, 5)
    assert engine.perft(engine.new_states(), randoms, 6) == 2 * placements > 0


def test_batches_play_to_the_end(engine: Engine) -> None:
    number = len(SEEDS)
    states, randoms = engine.new_states(number), random_sources(3, 0, number)
    decisions = engine.play_out(states, randoms)
    assert (states["phase"] == layout.OVER).all()
    # Four opening claims; 48 dominoes are placed or discarded, followed by 44 claims, and a garden for each placement.
    placed = 48 - states["kingdom"]["discards"][:, :2].sum(axis=1)
    assert (decisions == 4 + 48 + 44 + placed).all()
    for index in range(number):
        one = states[index : index + 1].copy()
        for kingdom in range(2):
            rows = engine.sheet(one, kingdom).tolist()
            assert sum(row[4] for row in rows) == engine.totals(one)[0, kingdom]
            gardens = next(row for row in rows if row_name(row[0]) == "gardens")
            assert gardens[1] == 24 - one["kingdom"]["discards"][0, kingdom] >= gardens[4] > 0


def test_states_that_do_not_hang_together_are_refused(engine: Engine) -> None:
    states, randoms = engine.new_states(), random_sources(1, 0, 1)
    engine.settle_chance(states, randoms)
    while states[0].phase != GARDEN:
        engine.apply(states, engine.legal_actions(states)[:1])
        engine.settle_chance(states, randoms)
    for name, wrong in (("placed_left", 0), ("placed_right", -1), ("phase", GARDEN + 1), ("phase", layout.PAIR)):
        other = states.copy()
        other[name] = wrong
        with pytest.raises(ValueError, match="contradict each other"):
            engine.legal_lists(other)


@pytest.mark.parametrize("seed", SEEDS)
def test_games_play_to_the_end_and_replay(seed: int) -> None:
    game = played(seed)
    gardens = [played.event for played in game if isinstance(played.event, Garden)]
    assert gardens and game.outcome is not None
    assert Game.replay(game.rules, game.events) == game
    assert [game.score_sheet(number).total for number in range(2)] == list(game.scores)
    undone = game.undo()
    game.push(undone)
    assert game.is_over


def test_games_word_the_decision_and_refuse_other_squares() -> None:
    game = Game.new("hamlet(players=4)", seed=5)
    while game.awaits != "garden":
        game.push(game.legal_moves[0])
    first, second = game.legal_moves
    assert isinstance(first, Garden) and isinstance(second, Garden) and str(first).startswith("garden ")
    assert game.why_not(first) is None and [game.action_of(move) for move in (first, second)] == game.legal_actions
    with pytest.raises(IllegalMove):
        game.push(Garden((0, 0)))


def at_garden(seed: int = 5) -> Game:
    game = Game.new("hamlet(players=4)", seed=seed)
    while game.awaits != "garden":
        game.push(game.legal_moves[0])
    return game


def test_its_event_has_a_number_after_those_of_the_boxes_and_one_text() -> None:
    assert kind_number(Garden) == 18 and event_kinds()[-1] is Garden
    garden = Garden((1, -2))
    assert (str(garden), garden.cells, garden.plain()) == ("garden n2e1", ((1, -2),), {"square": [1, -2]})
    assert parse_event("Garden at (1, -2)") == garden and codes.decode(codes.encode(garden, 3)) == garden
    with pytest.raises(TextError, match="write it as in `garden e1`"):
        parse_event("garden e1 e2")
    hamlet.unregister()
    try:
        with pytest.raises(TextError, match=r"names none|not a move"):
            parse_event("garden e1")
    finally:
        hamlet.register()


def test_the_decision_is_made_in_words() -> None:
    game = at_garden()
    first, second = game.legal_moves
    _, square = str(second).split()
    assert parse_move(square, game) == parse_move(f"gar {square}", game) == second
    assert game.push(str(first)) == first and game.history[-1].event == first
    with pytest.raises(TextError, match="not a cell"):
        at_garden().push("garden anywhere")
    with pytest.raises(IllegalMove):
        game.push(str(first))


def test_records_are_written_and_read_back() -> None:
    game = played(1)
    record = Record.of(game)
    text = str(record)
    assert "; garden " in text
    assert Record.parse(text) == record and str(Record.parse(text)) == text
    assert Record.from_json(json.loads(json.dumps(record.as_json()))) == record
    assert Record.parse(text).game() == game


def test_streams_of_records_are_read_and_checked_where_compiled_code_does_not_know_the_event() -> None:
    texts = [str(Record.of(played(seed))) for seed in range(3)]
    number = 8 if INTERPRETED else 150
    file = io.BytesIO("".join(texts[index % 3] for index in range(number)).encode())
    checked = list(check(read_records(file)))
    assert len(checked) == number and not any(each.faults for each in checked)


def test_the_table_is_printed_and_shown_as_a_position() -> None:
    game = at_garden()
    assert "This line" in str(game)
    text = str(game.position)
    assert text.startswith("hamlet(players=4) | round 1 turn 1 garden | line ")
    # Positions cannot represent gardens, so a game that began at a position would lose them.
    with pytest.raises(PositionError, match="cannot be set up"):
        Game.from_position(game.position)


def test_the_ranking_counts_gardens(engine: Engine) -> None:
    states = engine.new_states(len(SEEDS))
    engine.play_out(states, random_sources(9, 0, len(SEEDS)))
    totals, (places, _) = engine.totals(states), engine.ranking(states)
    clear = totals[:, 0] != totals[:, 1]
    assert (places[clear, 0] == np.where(totals[clear, 0] > totals[clear, 1], 1, 2)).all()
