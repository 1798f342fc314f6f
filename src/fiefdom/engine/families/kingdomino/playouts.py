"""Fast random playouts of Kingdomino."""

from typing import Any

from fiefdom.engine.bits import count, nth
from fiefdom.engine.compiled import inlined
from fiefdom.engine.draft import advance_line, draw_line, lay_line
from fiefdom.engine.kingdom import lay, placements
from fiefdom.engine.layout import LAY_LINE, NOBODY, OVER
from fiefdom.engine.random import below


def play_rounds(state: Any, random: Any) -> int:
    """Play whole rounds, from between two rounds to the end of the game, without phases and action numbers.

    The result must equal that of playing step by step with uniformly drawn actions, random numbers included.
    """
    decisions = 0
    if state.phase == LAY_LINE and state.round_number > 0:
        while state.phase != OVER:
            if state.lines_left > 0:
                lay_line(state, 0, draw_line(state, 0, random))
            decisions += _play_round(state, random)
            if state.next_count > 0:
                advance_line(state)
            else:
                state.phase = OVER
    return decisions


@inlined
def _play_round(state: Any, random: Any) -> int:
    """Every king of the line places and, except in the last round, claims."""
    turns = state.turns
    more = state.next_count > 0
    for turn in range(turns):
        seat = state.line_king[turn]
        _place_randomly(state.kingdom[seat], state.line[turn], random)
        if more:
            _claim_randomly(state, seat, random)
    state.turn = turns
    return 2 * turns if more else turns


@inlined
def _place_randomly(kingdom: Any, domino: int, random: Any) -> None:
    rightward, downward, leftward, upward = placements(kingdom, domino)
    to_right = count(rightward)
    to_down = to_right + count(downward)
    to_left = to_down + count(leftward)
    all_ways = to_left + count(upward)
    index = below(random, max(1, all_ways))
    if all_ways == 0:
        kingdom.discards += 1
        return
    if index < to_right:
        position, direction = nth(rightward, index), 0
    elif index < to_down:
        position, direction = nth(downward, index - to_right), 1
    elif index < to_left:
        position, direction = nth(leftward, index - to_down), 2
    else:
        position, direction = nth(upward, index - to_left), 3
    lay(kingdom, domino, position, direction)


@inlined
def _claim_randomly(state: Any, seat: int, random: Any) -> None:
    free = 0
    for place in range(state.next_count):
        free += state.next_king[place] == NOBODY
    index = below(random, free)
    for place in range(state.next_count):
        if state.next_king[place] == NOBODY:
            if index == 0:
                state.next_king[place] = seat
                return
            index -= 1
