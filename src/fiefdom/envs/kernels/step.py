"""Compiled: the entry point of the vector environment.

A call advances every game by one decision and writes all results.

One function does stepping, resetting and rewriting, so that each memory layout is compiled only once.
"""

from typing import Any

import numpy as np

from fiefdom.engine.compiled import entry, inlined, kernel
from fiefdom.engine.family import acting_kingdom, draw_chance, kingdom_number, points, reveal
from fiefdom.engine.layout import NOBODY, OVER, Layout, is_chance, is_decision
from fiefdom.engine.options import write_list
from fiefdom.engine.scoring import compared
from fiefdom.engine.traits import layout_constant
from fiefdom.envs.kernels.barrier import (
    ALONE,
    CHUNKS,
    FRONT,
    LEADER,
    NO_CHUNK,
    TASK,
    await_chunk,
    finish_chunk,
    gather,
    look,
    take_chunk,
)
from fiefdom.envs.kernels.encoding import decide, encode_all, encode_hidden, encode_new, encoding_size, game_bytes
from fiefdom.envs.kernels.legal_cache import cache_bytes, clear_mask, is_legal, keep_legal, legal_options, mark
from fiefdom.envs.kernels.memory import clear, fetch, memory_of, set_ones
from fiefdom.envs.kernels.observe import observe, observer

# The tasks.
STEP, RESET, REFRESH, LOOK, MOVE = 0, 1, 2, 3, 4
# Instead of an action of MOVE: leave the game and all that was written about it as it is.
SKIP = -2
# What happens to a game that is over (with the names of Gymnasium).
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
# The kinds of reward at the end.
WIN_SHARE, DIFFERENCE, SCORE, ZERO_SUM = 0, 1, 2, 3
# The result of an action.
OK, ILLEGAL = 0, 1
REWARD_BYTES = 4
CACHE_LINE = 64


def field_start(layout: Layout, name: str) -> int:
    """The byte of a state at which a field begins."""
    fields = layout.state.fields
    assert fields is not None
    return fields[name][1]


state_bytes = layout_constant(lambda layout: layout.state.itemsize)
kingdom_bytes = layout_constant(lambda layout: layout.kingdom.itemsize)
kingdom_start = layout_constant(lambda layout: field_start(layout, "kingdom"))
table_start = layout_constant(lambda layout: field_start(layout, "phase"))


@entry
def advance(
    shared: Any, place: tuple[int, int], settings: tuple[int, int, int, int, int, int], template: Any, states: Any,
    randoms: Any, learners: Any, encodings: Any, caches: Any, source: Any, actions: Any, observations: Any,
    final_observations: Any, masks: Any, lists: Any, counts: Any, seats: Any, rewards: Any, scores: Any, ends: Any,
    codes: Any,
) -> int:  # fmt: skip
    """Carry out a task in every game and write the results; returns how many actions were refused.

    The settings are the task (see `carry_out`), what happens to games that are over, the kind of reward, the number of
    observations per game (one for the seat to move, or one for every seat), and the bytes of an observation and of a
    mask. Arrays of bytes are flat. `masks` and `lists` may be empty; then they are not written. `learners` has the seat
    that sees the end of each game, or NOBODY for the one that moved last. `source` is space for one random source.

    The `place` (see `barrier`) is a thread's number and how often it looks before it stops waiting. ALONE carries out
    the task of the settings in all games. The LEADER carries out the announced task and returns -1 if workers have not
    finished their chunks yet. A worker carries out one announced task after another, and returns LEFT or SLEPT.
    """
    words, task = memory_of(shared), settings[0]
    worker, looks = place
    while True:
        chunk, chunks = 0, 1
        if worker != ALONE:
            chunk = take_chunk(words, FRONT) if worker == LEADER else await_chunk(words, worker, looks)
            if chunk == NO_CHUNK:
                return gather(words, looks)
            if chunk < 0:
                return chunk
            task, chunks = look(words, TASK), look(words, CHUNKS)
        refused = advance_some(
            len(states) * chunk // chunks, len(states) * (chunk + 1) // chunks, task, settings, template, states,
            randoms, learners, encodings, caches, source, actions, observations, final_observations, masks, lists,
            counts, seats, rewards, scores, ends, codes,
        )  # fmt: skip
        if worker == ALONE:
            return refused
        finish_chunk(words, refused)


@inlined
def advance_some(
    first: int, last: int, task: int, settings: tuple[int, int, int, int, int, int], template: Any, states: Any,
    randoms: Any, learners: Any, encodings: Any, caches: Any, source: Any, actions: Any, observations: Any,
    final_observations: Any, masks: Any, lists: Any, counts: Any, seats: Any, rewards: Any, scores: Any, ends: Any,
    codes: Any,
) -> int:  # fmt: skip
    """Carry out a task in the games from `first` to `last`, without the latter; see `advance`."""
    _, autoreset, reward_kind, views, length, mask_length = settings
    encoding, seen, last_seen = memory_of(encodings), memory_of(observations), memory_of(final_observations)
    mask, has_masks, has_lists = memory_of(masks), len(masks) > 0, len(lists) > 0
    cache = memory_of(caches)
    refused = 0
    if task != MOVE:
        row_bytes = REWARD_BYTES * rewards.shape[1]
        clear(memory_of(rewards), first * row_bytes, (last - first) * row_bytes)
    size, games = game_bytes(template[0]), memory_of(states)
    for index in range(first, last):
        if task == MOVE and actions[index] == SKIP:
            continue
        state = states[index]
        fetch_table(state, games, index + 2)
        if index + 1 < last:
            fetch_kingdom(states[index + 1], games, index + 1)
        start, row = index * size, index * views * length
        legal_at = index * cache_bytes(state)
        code, has_ended, starts_anew = carry_out(
            task, autoreset, state, encoding, start, cache, legal_at, actions[index]
        )
        if has_ended:
            write_rewards(state, reward_kind, rewards, scores, index)
            if autoreset == SAME_STEP:
                seat = viewer(state, learners[index])
                write_observations(state, seat, encoding, start, views, length, last_seen, row)
                starts_anew = True
        if starts_anew:
            begin(states, index, template, encoding, start)
        if task != LOOK and not is_decision(state.phase):
            # In separate memory: a slice would cost reference counting for each game.
            source[0] = randoms[index]
            settle(state, source)
            randoms[index] = source[0]
            encode_hidden(state, encoding, start)
        codes[index] = code
        refused += code != OK
        if task != MOVE or has_ended:
            ends[index] = has_ended
        seat = viewer(state, learners[index])
        seats[index] = seat if is_decision(state.phase) else NOBODY
        write_observations(state, seat, encoding, start, views, length, seen, row)
        write_choices(state, seat, index, mask, mask_length, has_masks, lists, counts, has_lists, cache, legal_at)
    return refused


@inlined
def viewer(state: Any, learner: int) -> Any:
    """The seat that an observation is written for: whoever decides, and at the end the learner, if there is one."""
    return np.int64(learner) if learner != NOBODY and not is_decision(state.phase) else observer(state)


@inlined
def write_choices(
    state: Any, seat: int, index: int, mask: Any, mask_length: int, has_masks: bool, lists: Any, counts: Any,
    has_lists: bool, cache: Any, legal_at: int,
) -> None:  # fmt: skip
    """Write and store the legal actions of a game. When it is over any action will do, so that there is always one."""
    if state.phase == OVER:
        if has_masks:
            set_ones(mask, index * mask_length, mask_length)
        if has_lists:
            lists[index, 0] = 0
            counts[index] = 1
        return
    if has_masks:
        clear_mask(state, mask, index * mask_length, mask_length)
    if has_lists:
        counts[index] = 0
    if is_decision(state.phase):
        kingdom, legal = state.kingdom[kingdom_number(state, seat)], legal_options(state)
        keep_legal(kingdom, legal, cache, legal_at)
        if has_masks:
            mark(kingdom, legal, mask, index * mask_length)
        if has_lists:
            counts[index] = write_list(kingdom, legal, lists[index])


@inlined
def fetch_table(state: Any, games: Any, index: int) -> None:
    """Prefetch a game's state except for its kingdoms; the parts that are needed are far apart in memory."""
    at = index * state_bytes(state)
    for start in range(table_start(state), state_bytes(state), CACHE_LINE):
        fetch(games, at + start)


@inlined
def fetch_kingdom(state: Any, games: Any, index: int) -> None:
    """Prefetch the kingdom that decides next in a game."""
    at = index * state_bytes(state) + kingdom_start(state)
    at += kingdom_number(state, observer(state)) * kingdom_bytes(state)
    for start in range(0, kingdom_bytes(state), CACHE_LINE):
        fetch(games, at + start)


@inlined
def carry_out(
    task: int, autoreset: int, state: Any, encoding: Any, start: int, cache: Any, legal_at: int, action: int
) -> tuple[int, bool, bool]:
    """The result of an action, whether it ended the game, and whether the game is to be restarted.

    STEP applies the action; so does MOVE, but it adds to what the last step wrote and leaves out games with SKIP. RESET
    restarts the game if the action is not 0; REFRESH encodes a state that was put in from outside; LOOK does so too,
    but draws no chance and treats a game that is over as one that has just ended.
    """
    if task == REFRESH or task == LOOK:
        encode_all(state, encoding, start)
        return OK, task == LOOK and state.phase == OVER, False
    if task == RESET:
        return OK, False, action != 0
    if not is_decision(state.phase):
        return OK, False, autoreset != DISABLED
    if not is_legal(acting_kingdom(state), cache, legal_at, action):
        return ILLEGAL, False, False
    decide(state, encoding, start, action)
    return OK, state.phase == OVER, False


@kernel
def settle(state: Any, source: Any) -> None:
    """Draw chance events until a decision is pending or the game is over."""
    while is_chance(state.phase):
        reveal(state, draw_chance(state, source))


@kernel
def begin(states: Any, index: int, template: Any, encoding: Any, start: int) -> None:
    """Reset a game to the state before its first chance event."""
    states[index] = template[0]
    state = states[index]
    for number in range(state.kingdom_count):
        encode_new(state.kingdom[number], encoding, start + number * encoding_size(state))


@inlined
def write_observations(
    state: Any, seat: int, encoding: Any, start: int, views: int, length: int, observations: Any, row: int
) -> None:
    """With one view, write what the seat sees; otherwise what every seat sees."""
    if views == 1:
        observe(state, encoding, start, seat, observations, row)
    else:
        for view in range(views):
            observe(state, encoding, start, view, observations, row + view * length)


# ---------------------------------------------------------------------- the end of a game


@kernel
def write_rewards(state: Any, reward_kind: int, rewards: Any, scores: Any, index: int) -> None:
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
            share = _win_share(state, scores[index], number)
            others = max(1, state.kingdom_count - 1)
            rewards[index, seat] = share if reward_kind == WIN_SHARE else share + (share - 1) / others


@kernel
def _best_of_others(scores: Any, number: int, kingdoms: int) -> Any:
    best = -1
    for other in range(kingdoms):
        if other != number:
            best = max(best, scores[other])
    return best


@kernel
def _win_share(state: Any, scores: Any, number: int) -> float:
    """1 for the winner, an equal share for each if first place is shared, else 0 (C12)."""
    sharing = 1
    for other in range(state.kingdom_count):
        if other != number:
            order = compared(state, scores, number, other)
            if order < 0:
                return 0.0
            if order == 0:
                sharing += 1
    return 1.0 / sharing
