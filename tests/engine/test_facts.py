"""What the engine reports about states besides legal actions: who acts, turns, prices, territories, ranking."""

from collections import deque
from typing import Any

import numpy as np
import pytest

from fiefdom import Game, Rules
from fiefdom.components.buildings import builders_board_prices
from fiefdom.engine import layout, scoring
from fiefdom.engine.engine import Engine, TerritoryCells, engine_for, random_sources
from fiefdom.engine.setup import layout_for
from property_support.families import INTERPRETED, each_flow, each_rules
from property_support.playing import mixed_batch

pytestmark = pytest.mark.interpreted
Cell = tuple[int, int]
NUMBER = 5 if INTERPRETED else 200
DECISIONS = {
    scoring.BY_POINTS: "points",
    scoring.BY_LARGEST: "largest territory",
    scoring.BY_CROWNS: "crowns",
    scoring.UNDECIDED: "shared",
    scoring.LAST: "",
}


def final_states(rules: Rules, number: int) -> tuple[Engine, Any]:
    engine = engine_for(rules)
    states = engine.new_states(number)
    engine.play_out(states, random_sources(5, 0, number))
    return engine, states


@each_flow
def test_who_acts(rules: Rules) -> None:
    engine, states = engine_for(rules), mixed_batch(rules, 4, NUMBER)
    seats, kingdoms = engine.acting_seat(states), engine.acting_kingdom(states)
    for state, seat, kingdom in zip(states, seats, kingdoms, strict=True):
        if state.phase >= layout.FIRST_CHANCE:
            assert (seat, kingdom) == (-1, -1)
        else:
            king = state.drawn if state.round_number == 0 else state.line_king[state.turn]
            assert (seat, kingdom) == (king, rules.kingdom_of(int(king)))
    assert (seats >= 0).any() and (seats < 0).any()


@each_flow
def test_the_turn_counts_kings_that_have_acted(rules: Rules) -> None:
    engine, states = engine_for(rules), engine_for(rules).new_states()
    randoms = random_sources(2, 0, 1)
    engine.settle_chance(states, randoms)
    acted: list[tuple[int, int]] = []
    while states[0].phase != layout.OVER and states[0].round_number < 3:
        now = int(states[0].round_number), int(engine.turn(states)[0])
        if now[0] > 0 and now not in acted:
            acted.append(now)
        engine.apply(states, engine.legal_actions(states)[-1:])
        engine.settle_chance(states, randoms)
    assert acted == [(number, turn) for number in (1, 2) for turn in range(sum(rules.kings))]


def test_nobody_has_a_turn_before_the_first_round() -> None:
    engine = engine_for(Rules("kingdomino", 4))
    states = engine.new_states()
    assert engine.turn(states).tolist() == [0] and engine.acting_seat(states).tolist() == [-1]
    engine.settle_chance(states, random_sources(1, 0, 1))
    assert states[0].round_number == 0 and engine.turn(states).tolist() == [0]


def test_the_queen_takes_a_coin_off_every_price() -> None:
    """Q10; never below zero."""
    engine = engine_for(Rules("queendomino", 3))
    states = engine.new_states()
    printed = list(builders_board_prices())
    assert engine.prices(states, 0).tolist() == printed
    states["queen"] = 1
    assert engine.prices(states, 0).tolist() == printed
    assert engine.prices(states, 1).tolist() == [max(0, price - 1) for price in printed]


@pytest.mark.parametrize("game", ["kingdomino", "tribe"])
def test_nothing_is_for_sale_without_a_builders_board(game: str) -> None:
    engine = engine_for(Rules(game, 3))
    assert engine.prices(engine.new_states(), 0).tolist() == []


@each_flow
def test_territories_are_those_of_a_flood_over_squares(rules: Rules) -> None:
    engine, states = final_states(rules, 1 if INTERPRETED else 5)
    for index in range(len(states)):
        one = states[index : index + 1].copy()
        for number in range(rules.kingdoms):
            found = engine.territories(one, number)
            assert sorted(found) == sorted(flooded(engine, one[0].kingdom[number]))
            rows = [row for row in engine.sheet(one, number).tolist() if row[0] == 0]
            assert [(len(each.cells), each.crowns, each.points) for each in found] == [tuple(row[2:]) for row in rows]


def flooded(engine: Engine, kingdom: Any) -> list[TerritoryCells]:
    """Territories found by a flood fill."""
    names = engine.layout.family.terrains[: engine.layout.family.scoring_terrains]
    squares = {
        cell: (name, crowns_at(engine, kingdom, cell))
        for plane, name in enumerate(names, start=layout.TERRAIN)
        for cell in cells_of(engine, kingdom, plane)
    }
    found = []
    while squares:
        start, (terrain, _) = next(iter(squares.items()))
        cells, waiting = [], deque([start])
        crowns = 0
        while waiting:
            column, row = waiting.popleft()
            if squares.get((column, row), ("", 0))[0] == terrain:
                crowns += squares.pop((column, row))[1]
                cells.append(row * engine.layout.canvas + column)
                waiting += [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        found.append(TerritoryCells(terrain, tuple(sorted(cells)), crowns, len(cells) * crowns))
    return found


def cells_of(engine: Engine, kingdom: Any, plane: int) -> list[Cell]:
    words = kingdom.board[plane]
    board = int(words) if engine.layout.side == 5 else int(words[0]) | int(words[1]) << 64
    places = [divmod(bit, engine.layout.stride) for bit in range(board.bit_length()) if board >> bit & 1]
    return [(int(kingdom.frame_x) + column, int(kingdom.frame_y) + row) for row, column in places]


def crowns_at(engine: Engine, kingdom: Any, cell: Cell) -> int:
    return (cell in cells_of(engine, kingdom, layout.LOW)) + 2 * (cell in cells_of(engine, kingdom, layout.HIGH))


@each_flow
def test_the_ranking_is_that_of_the_standings(rules: Rules) -> None:
    """Sorting the ranking values gives the same places, and the first difference is what decided."""
    engine, states = final_states(rules, NUMBER)
    check_ranking(rules, engine, states)


def check_ranking(rules: Rules, engine: Engine, states: Any) -> set[int]:
    places, decided = engine.ranking(states)
    criteria = 3 if layout_for(rules).family.crown_tie_break else 2
    for row, found, why in zip(engine.standings(states).tolist(), places.tolist(), decided.tolist(), strict=True):
        keys = [tuple(figures[:criteria]) for figures in row]
        assert found == [1 + sum(other > key for other in keys) for key in keys]
        order = sorted(range(len(keys)), key=lambda number: ([-figure for figure in keys[number]], number))
        for number, following in zip(order, [*order[1:], None], strict=True):
            assert why[number] == (scoring.LAST if following is None else first_difference(keys, number, following))
    return set(decided.flatten().tolist())


def first_difference(keys: list[tuple[int, ...]], number: int, other: int) -> int:
    pairs = zip(keys[number], keys[other], strict=True)
    return next((at for at, (one, two) in enumerate(pairs) if one != two), scoring.UNDECIDED)


def test_every_tie_break_decides_somewhere() -> None:
    """Early states are full of ties."""
    rules = Rules("kingdomino", 4)
    engine = engine_for(rules)
    states = mixed_batch(rules, 8, 60 if INTERPRETED else 600)
    assert check_ranking(rules, engine, states) == set(DECISIONS)


def test_crowns_never_decide_in_queendomino() -> None:
    rules = Rules("queendomino", 4)
    engine = engine_for(rules)
    decided = check_ranking(rules, engine, mixed_batch(rules, 8, 60 if INTERPRETED else 600))
    assert scoring.UNDECIDED in decided and scoring.BY_CROWNS not in decided


@each_rules
def test_rules_and_family_agree_on_the_tie_break(rules: Rules) -> None:
    assert rules.has_crown_tie_break == layout_for(rules).family.crown_tie_break


def test_the_game_ranks_as_the_engine_does() -> None:
    game = Game.new("totem(players=4)", seed=3)
    rng = np.random.default_rng(3)
    while not game.is_over:
        game.push(int(rng.choice(game.legal_actions)))
    places, decided = engine_for(game.rules).ranking(game.engine_states())
    assert game.outcome is not None
    for standing in game.outcome.ranking:
        assert standing.place == places[0, standing.kingdom]
        assert standing.decided_by == DECISIONS[int(decided[0, standing.kingdom])]
