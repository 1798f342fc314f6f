"""The tree of claims: who gets which domino if everybody knows the best result of every kingdom for every claim.

One or two lines are claimed. A kingdom's results are given as *plans*: what it has decided before its first claim, such
as where it places a domino. A plan has a result for each outcome of the claims:

    one line     the set of places that the kingdom has claimed in the end
    two lines    4 * its place in the first line + its place in the second; every kingdom has one king

Everybody plays for the win, tie-breaks included, then for the greatest lead.
"""

from typing import Any

import numpy as np

from fiefdom.bots.solver.results import I64, TOTAL
from fiefdom.engine.compiled import entry, inlined, kernel

PLACES, OUTCOMES = 4, 16
KINGDOMS, CLAIMS = 4, 8
FREE = UNDECIDED = -1
LOST, SHARED, WON = 0, 1, 2
# Ahead of every lead in the value of a result.
WIN = 1 << 24

TREE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("kingdoms", "i8"),
                ("turns", "i8"),  # claims of the first line that are left
                ("turn", "i8", (CLAIMS,)),  # the kingdoms that make them, in order
                ("lines", "i8"),  # 1 or 2
                ("selfish", "i8"),  # 1 if all but the first to claim play for their own result alone
                ("owner", "i8", (2, PLACES)),  # of each place in the lines, or FREE
                ("places", "i8", (2,)),  # in the two lines
                ("plan", "i8", (KINGDOMS,)),  # of each kingdom, or UNDECIDED
                ("plans", "i8", (KINGDOMS,)),  # how many there are
                # for each claim of the line of play: the kingdom, its next option, and the best outcome so far
                ("kingdom", "i8", (CLAIMS + 1,)),
                ("decides", "i8", (CLAIMS + 1,)),  # whether a plan is chosen with the claim
                ("option", "i8", (CLAIMS + 1,)),
                ("value", "i8", (CLAIMS + 1,)),
                ("best", "i8", (CLAIMS + 1, KINGDOMS)),
                ("end", "i8", (KINGDOMS,)),
            ]
        ),
    )
)


@inlined
def _line_of(tree: Any, depth: int) -> int:
    return 0 if depth < tree.turns else 1


@kernel
def _claims(tree: Any) -> int:
    """How many claims are made in all from here on."""
    claimed = tree.turns
    if tree.lines == 2:
        for place in range(tree.places[0]):
            claimed += tree.owner[0, place] != FREE
        claimed += tree.turns
    return claimed


@kernel
def _begin(tree: Any, depth: int) -> None:
    """Prepare the claim at this depth: in the second line, the owners of the first claim in its order (C7)."""
    number = I64(0)
    if depth < tree.turns:
        number = tree.turn[depth]
    else:
        left = depth - tree.turns
        for place in range(tree.places[0]):
            if tree.owner[0, place] != FREE:
                if left == 0:
                    number = tree.owner[0, place]
                left -= 1
    tree.kingdom[depth] = number
    tree.decides[depth] = 1 if tree.plan[number] == UNDECIDED else 0
    tree.option[depth] = -1
    tree.value[depth] = -WIN


@kernel
def _next_option(tree: Any, useful: Any, depth: int) -> bool:
    """Take back the last option at this depth, if any, and make the next one; False if there is none left."""
    number, line = tree.kingdom[depth], _line_of(tree, depth)
    option = tree.option[depth]
    if option >= 0:
        tree.owner[line, option % PLACES] = FREE
        if tree.decides[depth]:
            tree.plan[number] = UNDECIDED
    plans = tree.plans[number] if tree.decides[depth] else 1
    for following in range(option + 1, plans * PLACES):
        plan, place = following // PLACES, following % PLACES
        if place < tree.places[line] and tree.owner[line, place] == FREE:
            if tree.decides[depth] == 0 or useful[number, plan, place]:
                tree.option[depth] = following
                tree.owner[line, place] = number
                if tree.decides[depth]:
                    tree.plan[number] = plan
                return True
    return False


@kernel
def _note_end(tree: Any, results: Any) -> None:
    """The results of all kingdoms when everything is claimed."""
    for number in range(tree.kingdoms):
        outcome = 0
        for place in range(tree.places[0]):
            if tree.owner[0, place] == number:
                outcome = 4 * place if tree.lines == 2 else outcome | 1 << place
        if tree.lines == 2:
            for place in range(tree.places[1]):
                if tree.owner[1, place] == number:
                    outcome += place
        tree.end[number] = results[number, tree.plan[number], outcome]


@kernel
def value_to(kingdoms: int, results: Any, number: int) -> int:
    """What the final results are worth to a kingdom: a win, a shared win or a loss; then the lead."""
    other = I64(-1)
    for index in range(kingdoms):
        if index != number:
            other = max(other, results[index])
    own = results[number]
    status = WON if own > other else SHARED if own == other else LOST
    return status * WIN + (own >> TOTAL) - (other >> TOTAL)


@kernel
def _consider(tree: Any, depth: int, results: Any, found: Any) -> None:
    """Keep the results of the option at this depth if they are the best for the kingdom that chooses."""
    number = tree.kingdom[depth]
    value = results[number] if tree.selfish and number != tree.kingdom[0] else value_to(tree.kingdoms, results, number)
    if depth == 0:
        for number in range(tree.kingdoms):
            found[tree.option[0], number] = results[number]
    if value > tree.value[depth]:
        tree.value[depth] = value
        for number in range(tree.kingdoms):
            tree.best[depth, number] = results[number]


@entry
def solve_claims(trees: Any, results: Any, useful: Any, found: Any, most: int) -> int:
    """Write the final results after every option of the first claim: found[4 * plan + place, kingdom].

    results[kingdom, plan, outcome]; useful[kingdom, plan, place]: whether a plan is worth choosing with a claim.
    Returns how many ends were examined, or -1 if there are more than `most`; without claims, nothing is written.
    """
    tree = trees[0]
    claims = _claims(tree)
    if claims == 0:
        return 0
    depth, ends = 0, 0
    _begin(tree, depth)
    while ends < most:
        if not _next_option(tree, useful, depth):
            if depth == 0:
                return ends
            depth -= 1
            _consider(tree, depth, tree.best[depth + 1], found)
        elif depth + 1 == claims:
            _note_end(tree, results)
            _consider(tree, depth, tree.end, found)
            ends += 1
        else:
            depth += 1
            _begin(tree, depth)
    return -1
