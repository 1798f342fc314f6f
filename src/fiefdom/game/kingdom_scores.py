"""Scores kingdoms built outside the program, such as on a real table, with the engine."""

from collections.abc import Sequence
from dataclasses import dataclass

from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import OVER, States
from fiefdom.game.codec import Codec
from fiefdom.game.kingdom import Kingdom
from fiefdom.game.outcome import Outcome, read_ranking
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.kingdom_state import write_kingdom
from fiefdom.game.sheet import ScoreSheet, Territory, read_sheet, read_territories
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class TableScores:
    """The score sheets of some or all kingdoms of a table, their ranking, and the territories of each."""

    rules: Rules
    sheets: tuple[ScoreSheet, ...]
    ranking: Outcome
    territories: tuple[tuple[Territory, ...], ...]


def score_kingdoms(rules: Rules, kingdoms: Sequence[Kingdom]) -> TableScores:
    """Score kingdoms as if the game had ended with them.

    They must be valid (all squares fit in N x N with the castle, terrains and pieces of this game) and numbered from 0;
    `Square.domino` may be None.
    """
    codec, engine = Codec(rules), engine_for(rules, trusted=True)
    states = _ended(rules)
    state = states[0]
    for kingdom in kingdoms:
        write_kingdom(codec, state, kingdom)
    numbers = range(len(kingdoms))
    sheets = tuple(read_sheet(codec, number, engine.sheet(states, number)) for number in numbers)
    territories = tuple(read_territories(codec, engine, states, number) for number in numbers)
    state.kingdom_count = len(kingdoms)
    return TableScores(rules, sheets, read_ranking(engine, states, len(kingdoms)), territories)


def _ended(rules: Rules) -> States:
    """A finished state with empty supplies and stacks, since everything that kingdoms own comes from there."""
    states = engine_for(rules).new_states()
    state = states[0]
    state.phase = OVER
    pieces_of(rules).empty_supplies(state)
    return states
