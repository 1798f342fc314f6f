"""GPRD and FG, the greedy players of "Monte Carlo Methods for the Game Kingdomino" (Gedda, Lagerkvist, Butler, 2018).

Kingdomino only. Both claim their first dominoes by the most crowns on one square, and both prefer candidates that leave
the kingdom centred and without one-square holes, as long as there are any; a hole beside the castle is allowed.

- GPRD places for the most points and claims at random.
- FG maximises the points after the placement and the best placement of the domino it claims; ties are broken at
  random. Its first placement, and its placements in the last round, are random.
"""

from typing import Any

from fiefdom.bots.kernels.policy import acting_number
from fiefdom.bots.kernels.territories import room_left, survey
from fiefdom.bots.kernels.workspace import AROUND, F64, I64, TRIED
from fiefdom.engine.actions import area, claim_action
from fiefdom.engine.bits import Board, count, lowest, some, without_lowest
from fiefdom.engine.compiled import entry, inlined, kernel
from fiefdom.engine.families.kingdomino.tables import KINGDOMINO_DOMINOES
from fiefdom.engine.family import apply, options
from fiefdom.engine.frame import beside, cell_of, load, single
from fiefdom.engine.kingdom import is_centred, placements, second_position
from fiefdom.engine.layout import CASTLE, NOBODY, OCCUPIED, PLACE, TERRAIN
from fiefdom.engine.options import draw, write_list
from fiefdom.engine.random import below
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN

# Keeping the kingdom tidy is worth more than any number of points.
TIDY = 10_000
IMPOSSIBLE = -1


@kernel
def _gain(workspace: Any, domino: int, left: Board, right: Board) -> int:
    """The points that a domino on these two squares adds to the territories of a surveyed kingdom."""
    left_terrain = KINGDOMINO_DOMINOES[domino, LEFT_TERRAIN] - TERRAIN
    right_terrain = KINGDOMINO_DOMINOES[domino, RIGHT_TERRAIN] - TERRAIN
    left_size, left_crowns = 1, KINGDOMINO_DOMINOES[domino, LEFT_CROWNS]
    right_size, right_crowns = 1, KINGDOMINO_DOMINOES[domino, RIGHT_CROWNS]
    same = left_terrain == right_terrain
    if same:
        left |= right
        left_size, left_crowns, right_size, right_crowns = 2, left_crowns + right_crowns, 0, 0
    before = 0
    for index in range(workspace.territories):
        terrain, size, crowns = workspace.terrain[index], workspace.squares[index], workspace.crowns[index]
        around = load(workspace.territory[index], AROUND)
        if terrain == left_terrain and some(around & left):
            left_size += size
            left_crowns += crowns
            before += size * crowns
        elif terrain == right_terrain and not same and some(around & right):
            right_size += size
            right_crowns += crowns
            before += size * crowns
    return left_size * left_crowns + right_size * right_crowns - before


@kernel
def _is_tidy(kingdom: Any, empty: Board, squares: Board) -> bool:
    """Whether squares stay in the centred box and leave no hole in it."""
    left_over = empty & ~squares
    return not some(squares & ~empty) and not some(left_over & ~beside(kingdom, left_over | load(kingdom, CASTLE)))


@kernel
def _score_placements(state: Any, kingdom: Any, workspace: Any, domino: int, most_dominoes: int) -> int:
    """Write each placement of a domino with its points; Harmony scores once `most_dominoes` are placed."""
    survey(kingdom, workspace)
    centred = is_centred(kingdom)
    empty = room_left(kingdom, centred)
    complete = count(load(kingdom, OCCUPIED)) // 2 + 1 == most_dominoes
    rightward, downward, leftward, upward = placements(kingdom, domino)
    found = 0
    for direction in range(4):
        cells = rightward if direction == 0 else downward if direction == 1 else leftward if direction == 2 else upward
        while some(cells):
            position = lowest(cells)
            cells = without_lowest(cells)
            left = single(kingdom, position)
            right = single(kingdom, second_position(kingdom, position, direction))
            value = _gain(workspace, domino, left, right)
            if centred and not some((left | right) & ~empty):
                value += 10 * state.middle_kingdom
                if _is_tidy(kingdom, empty, left | right):
                    value += TIDY
            if complete:
                value += 5 * state.harmony
            workspace.action[found] = direction * area(kingdom) + cell_of(kingdom, position)
            workspace.value[found] = value
            found += 1
    return found


@kernel
def _points_of_ground(workspace: Any) -> int:
    points = 0
    for index in range(workspace.territories):
        points += workspace.squares[index] * workspace.crowns[index]
    return points


@kernel
def _best_score(state: Any, kingdom: Any, workspace: Any, domino: int) -> float:
    """Points after the best placement of one more domino; IMPOSSIBLE if it does not fit."""
    best = F64(IMPOSSIBLE)
    for index in range(_score_placements(state, kingdom, workspace, domino, I64(workspace.dominoes))):
        best = max(best, workspace.value[index])
    return best if best < 0 else best + _points_of_ground(workspace)


@inlined
def _is_new_best(value: float, best: float, ties: int, random: Any) -> bool:
    """Whether a value becomes the best so far; ties are broken uniformly at random."""
    return value > best or (value == best and below(random, ties + 1) == 0)


@kernel
def _claim_by_crowns(state: Any, random: Any) -> int:
    best, chosen, ties = -1, 0, 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            row = KINGDOMINO_DOMINOES[state.next_line[index]]
            crowns = max(row[LEFT_CROWNS], row[RIGHT_CROWNS])
            if _is_new_best(crowns, best, ties, random):
                chosen = index
            ties = ties + 1 if crowns == best else 1 if crowns > best else ties
            best = max(best, crowns)
    return claim_action(state) + chosen


@kernel
def _full_greedy_claim(state: Any, kingdom: Any, workspace: Any, random: Any) -> tuple[int, float]:
    """The claim whose domino scores the most points in this kingdom, and those points."""
    best, chosen, ties = F64(IMPOSSIBLE), IMPOSSIBLE, 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            score = _best_score(state, kingdom, workspace, I64(state.next_line[index]))
            if score >= 0 and _is_new_best(score, best, ties, random):
                chosen = index
            ties = ties + 1 if score == best else 1 if score > best else ties
            best = max(best, score)
    return chosen, best


@kernel
def _greedy_placement(state: Any, kingdom: Any, workspace: Any, random: Any) -> int:
    found = _score_placements(state, kingdom, workspace, I64(state.line[state.turn]), I64(IMPOSSIBLE))
    if found == 0:
        return draw(kingdom, options(state), random)
    best, chosen, ties = -1.0, 0, 0
    for index in range(found):
        value = workspace.value[index]
        if _is_new_best(value, best, ties, random):
            chosen = index
        ties = ties + 1 if value == best else 1 if value > best else ties
        best = max(best, value)
    return workspace.action[chosen]


@kernel
def _full_greedy_placement(state: Any, number: int, workspace: Any, random: Any) -> int:
    found = write_list(state.kingdom[number], options(state), workspace.next_action)
    best, chosen, ties = F64(IMPOSSIBLE), IMPOSSIBLE, 0
    for index in range(found):
        workspace.state[TRIED] = state
        tried = workspace.state[TRIED]
        apply(tried, workspace.next_action[index])
        for place in range(state.next_count):
            if state.next_king[place] == NOBODY:
                score = _best_score(tried, tried.kingdom[number], workspace, I64(state.next_line[place]))
                if score >= 0 and _is_new_best(score, best, ties, random):
                    chosen = index
                ties = ties + 1 if score == best else 1 if score > best else ties
                best = max(best, score)
    return workspace.next_action[chosen] if chosen >= 0 else draw(state.kingdom[number], options(state), random)


@entry
def choose_baseline(states: Any, workspaces: Any, random: Any, full: bool) -> int:
    """The action of FG if `full`, else of GPRD, in the first state."""
    state, workspace = states[0], workspaces[0]
    number = acting_number(state)
    kingdom = state.kingdom[number]
    dominoes = count(load(kingdom, OCCUPIED)) // 2
    if state.phase != PLACE:
        if state.round_number == 0 or dominoes <= 1:
            return _claim_by_crowns(state, random)
        if full:
            chosen, _ = _full_greedy_claim(state, kingdom, workspace, random)
            if chosen >= 0:
                return claim_action(state) + chosen
        return draw(kingdom, options(state), random)
    if not full:
        return _greedy_placement(state, kingdom, workspace, random)
    if state.next_count == 0 or dominoes == 0:
        return draw(kingdom, options(state), random)
    return _full_greedy_placement(state, number, workspace, random)
