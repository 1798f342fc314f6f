"""Compiled: the one door of the vector environment. A call takes every game one decision further and writes all of it.

One function does stepping, resetting and writing anew, so that each memory layout is compiled once.
"""

from typing import Any

from fiefdom.engine.actions import area
from fiefdom.engine.bits import Board, lowest, some, without_lowest
from fiefdom.engine.compiled import entry, inlined, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import acting_kingdom, apply, draw_chance, kingdom_number, options, points, reveal
from fiefdom.engine.frame import cell_of, load
from fiefdom.engine.kingdom import crowns_on, largest_territory
from fiefdom.engine.layout import FIRST_CHANCE, NOBODY, OCCUPIED, ORIGINS, OVER, PLACE, QUEENDOMINO
from fiefdom.engine.options import Options, contains, write_list
from fiefdom.engine.traits import canvas, family, stride
from fiefdom.envs.memory import clear, memory_of, put
from fiefdom.envs.observing import observe, observer
from fiefdom.envs.painting import (
    NO_CELL,
    game_bytes,
    paint,
    paint_all,
    paint_domino,
    paint_hidden,
    paint_new,
    paint_numbers,
    painting_size,
    touched_cells,
)

# What a call is asked to do.
STEP, RESET, REFRESH, LOOK = 0, 1, 2, 3
# What happens to a game that is over (as Gymnasium names it).
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
# What a seat is rewarded with at the end.
WIN_SHARE, DIFFERENCE, SCORE = 0, 1, 2
# What became of an action.
OK, ILLEGAL, ENDED = 0, 1, 2


@entry
def advance(
    settings: tuple[int, int, int, int, int, int],
    template: Any,
    states: Any,
    randoms: Any,
    paintings: Any,
    actions: Any,
    observations: Any,
    final_observations: Any,
    masks: Any,
    lists: Any,
    counts: Any,
    seats: Any,
    rewards: Any,
    scores: Any,
    ends: Any,
    codes: Any,
) -> int:
    """Carry out a task in every game and write what follows from it; returns how many actions were refused.

    The settings are the task (see `carry_out`), what happens to games that are over, what is rewarded, the observations
    of each game (one for the seat that decides, or one for every seat), and the bytes of an observation and of a mask.
    Arrays of bytes are flat. `masks` and `lists` may be empty; then they are not written.
    """
    task, autoreset, reward_kind, views, length, mask_length = settings
    painting, seen, last_seen = memory_of(paintings), memory_of(observations), memory_of(final_observations)
    mask, has_masks, has_lists = memory_of(masks), len(masks) > 0, len(lists) > 0
    refused = 0
    for index in range(len(states)):
        state = states[index]
        start, row = index * game_bytes(state), index * views * length
        rewards[index, :] = 0
        code, has_ended, starts_anew = carry_out(task, autoreset, state, painting, start, actions[index])
        if has_ended:
            pay_out(state, reward_kind, rewards, scores, index)
            if autoreset == SAME_STEP:
                write_observations(state, painting, start, views, length, last_seen, row)
                starts_anew = True
        if starts_anew:
            begin(states, index, template, painting, start)
        if state.phase >= FIRST_CHANCE and task != LOOK:
            settle(state, randoms, index)
            paint_hidden(state, painting, start)
        codes[index] = code
        refused += code != OK
        ends[index] = has_ended
        seats[index] = NOBODY if state.phase >= FIRST_CHANCE else observer(state)
        write_observations(state, painting, start, views, length, seen, row)
        if has_masks:
            clear(mask, index * mask_length, mask_length)
            if state.phase < FIRST_CHANCE:
                mark(acting_kingdom(state), options(state), mask, index * mask_length)
        if has_lists:
            counts[index] = list_choices(state, lists, index)
    return refused


@inlined
def carry_out(task: int, autoreset: int, state: Any, painting: Any, start: int, action: int) -> tuple[int, bool, bool]:
    """What became of an action, whether the game has ended by it, and whether it is to start anew.

    STEP carries out the action; RESET starts the game anew if the action is not 0; REFRESH takes a state that is new
    here; LOOK does so too, but leaves chance alone and counts a game that is over as one that has just ended.
    """
    if task >= REFRESH:
        paint_all(state, painting, start)
        return OK, task == LOOK and state.phase == OVER, False
    if task == RESET:
        return OK, False, action != 0
    if state.phase >= FIRST_CHANCE:
        return (ENDED if autoreset == DISABLED else OK), False, autoreset != DISABLED
    if not contains(acting_kingdom(state), options(state), action):
        return ILLEGAL, False, False
    decide(state, painting, start, action)
    return OK, state.phase == OVER, False


@inlined
def decide(state: Any, painting: Any, start: int, action: int) -> None:
    """Carry out a legal action and paint what it changed."""
    number = kingdom_number(state, acting_seat(state))
    kingdom = state.kingdom[number]
    start += number * painting_size(state)
    first, second = touched_cells(state, action)
    is_placement = state.phase == PLACE
    domino = state.line[state.turn]
    apply(state, action)
    # Resources come with the dominoes of Origins, so what lies there is looked up.
    if is_placement and first != NO_CELL and family(state) != ORIGINS:
        paint_domino(kingdom, painting, start, domino, first, second)
    else:
        for cell in (first, second):
            if cell != NO_CELL:
                paint(kingdom, painting, start, cell)
    paint_numbers(kingdom, painting, start)


@kernel
def settle(state: Any, randoms: Any, index: int) -> None:
    """Let chance happen until a decision is awaited or the game is over."""
    while FIRST_CHANCE <= state.phase < OVER:
        reveal(state, draw_chance(state, randoms[index : index + 1]))


@kernel
def begin(states: Any, index: int, template: Any, painting: Any, start: int) -> None:
    """Put a game back before its first chance event."""
    states[index] = template[0]
    state = states[index]
    for number in range(state.kingdom_count):
        paint_new(state.kingdom[number], painting, start + number * painting_size(state))


@inlined
def write_observations(
    state: Any, painting: Any, start: int, views: int, length: int, observations: Any, row: int
) -> None:
    """One view: what the seat that decides sees. More: what every seat sees."""
    for view in range(views):
        seat = observer(state) if views == 1 else view
        observe(state, painting, start, seat, observations, row + view * length)


@kernel
def list_choices(state: Any, lists: Any, index: int) -> int:
    """Write the legal actions in ascending order; returns how many, 0 when no decision is awaited."""
    if state.phase >= FIRST_CHANCE:
        return 0
    return write_list(acting_kingdom(state), options(state), lists[index])


@kernel
def mark(kingdom: Any, legal: Options, mask: Any, start: int) -> None:
    """Set the bytes of the legal actions of a mask that is all 0."""
    a, b, c, d, base, choices, first = legal
    corner = start + base + cell_of(kingdom, 0)
    mark_cells(kingdom, a, mask, corner)
    mark_cells(kingdom, b, mask, corner + area(kingdom))
    mark_cells(kingdom, c, mask, corner + 2 * area(kingdom))
    mark_cells(kingdom, d, mask, corner + 3 * area(kingdom))
    while some(choices):
        put(mask, start + first + lowest(choices), 1)
        choices = without_lowest(choices)


@inlined
def mark_cells(kingdom: Any, board: Board, mask: Any, corner: int) -> None:
    """Set the bytes of a board's squares; `corner` is the byte of its first position."""
    while some(board):
        position = lowest(board)
        # A row of the frame is shorter than one of the canvas, or longer.
        put(mask, corner + position + position // stride(kingdom) * (canvas(kingdom) - stride(kingdom)), 1)
        board = without_lowest(board)


# ---------------------------------------------------------------------- the end of a game


@kernel
def pay_out(state: Any, reward_kind: int, rewards: Any, scores: Any, index: int) -> None:
    """Write the final scores and every seat's reward."""
    for number in range(state.kingdom_count):
        scores[index, number] = points(state, number)
    for seat in range(state.seats):
        number = kingdom_number(state, seat)
        if reward_kind == SCORE:
            rewards[index, seat] = scores[index, number]
        elif reward_kind == DIFFERENCE:
            rewards[index, seat] = scores[index, number] - _best_of_others(scores[index], number, state.kingdom_count)
        else:
            rewards[index, seat] = _win_share(state, scores[index], number)


@kernel
def _best_of_others(scores: Any, number: int, kingdoms: int) -> Any:
    best = -1
    for other in range(kingdoms):
        if other != number:
            best = max(best, scores[other])
    return best


@kernel
def _win_share(state: Any, scores: Any, number: int) -> float:
    """1 for the winner, an equal part for each who shares the first place, else 0 (C12)."""
    sharing = 1
    for other in range(state.kingdom_count):
        if other != number:
            order = _compared(state, scores, number, other)
            if order < 0:
                return 0.0
            if order == 0:
                sharing += 1
    return 1.0 / sharing


@kernel
def _compared(state: Any, scores: Any, number: int, other: int) -> Any:
    """Above 0 if a kingdom ranks before another, below 0 if after it, 0 if they share their place."""
    if scores[number] != scores[other]:
        return scores[number] - scores[other]
    first, second = state.kingdom[number], state.kingdom[other]
    larger = largest_territory(first) - largest_territory(second)
    if larger != 0 or family(state) == QUEENDOMINO:
        return larger
    return crowns_on(first, load(first, OCCUPIED)) - crowns_on(second, load(second, OCCUPIED))
