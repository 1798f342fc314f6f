"""Where the time of a random game goes: every step is timed with the processor's cycle counter.

Usage: python benchmarks/phases.py [RULES ...]

For each kind of decision: how often it occurs in a game, how many cycles it takes to find all its legal moves and draw
one, how many to carry it out, and the share of both in the total; likewise for chance, and for the final scores. The
cost of an empty measurement is subtracted. Compiles its own loop: about ten seconds per game.
"""

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.family import acting_kingdom, apply, draw_chance, options, points, reveal
from fiefdom.engine.layout import FIRST_CHANCE, OVER, PHASE_NAMES
from fiefdom.engine.options import draw
from fiefdom.rules import Rules

TABLES = ("queendomino(players=4)", "royal_wedding(players=4)", "tribe(players=4)")
GAMES = 512
REPEATS = 40
# No step takes longer unless the process was interrupted in the middle of it.
MOST_CYCLES = 20_000
NAMES = (*PHASE_NAMES[:OVER], "scores")


@intrinsic  # type: ignore[untyped-decorator]
def cycle_counter(typing: Any) -> Any:
    """The processor's running count of cycles."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.readcyclecounter", fnty=ir.FunctionType(word, []))
        return builder.call(function, [])

    return types.int64(), generate


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def unless_interrupted(spent: int) -> int:
    """The cycles, or 0 if another process or a change of core interrupted."""
    return spent if 0 <= spent < MOST_CYCLES else 0


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def stamp_games(states: Any, randoms: Any, cycles: Any, counts: Any) -> None:
    """Play each state to its end; add cycles[phase] (finding, carrying out) and counts[phase], scores under OVER."""
    for index in range(len(states)):
        state = states[index]
        random = randoms[index : index + 1]
        while state.phase != OVER:
            phase = state.phase
            start = cycle_counter()
            if phase >= FIRST_CHANCE:
                outcome = draw_chance(state, random)
                middle = cycle_counter()
                reveal(state, outcome)
            else:
                action = draw(acting_kingdom(state), options(state), random)
                middle = cycle_counter()
                apply(state, action)
            end = cycle_counter()
            cycles[phase, 0] += unless_interrupted(middle - start)
            cycles[phase, 1] += unless_interrupted(end - middle)
            counts[phase] += 1
        start = cycle_counter()
        for number in range(state.kingdom_count):
            counts[OVER] += points(state, number)  # so that nothing is optimised away
        cycles[OVER, 0] += unless_interrupted(cycle_counter() - start)


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def stamp_nothing(times: int) -> int:
    """Cycles of this many empty measurements."""
    spent = 0
    for _ in range(times):
        start = cycle_counter()
        spent += cycle_counter() - start
    return spent


@dataclass(frozen=True, slots=True)
class Step:
    """A kind of step: how often it occurs in a game, cycles for each half of it, and its share of the total time."""

    name: str
    often: float
    finding: float
    doing: float
    share: float


def profile(rules: str, games: int = GAMES, repeats: int = REPEATS) -> list[Step]:
    """The steps of random games, those that take most time first."""
    engine = engine_for(Rules.parse(rules))
    cycles, counts = np.zeros((OVER + 1, 2), np.int64), np.zeros(OVER + 1, np.int64)
    for turn in range(repeats + 1):
        if turn == 1:  # the first repeat compiled and warmed up
            cycles[:], counts[:] = 0, 0
        stamp_games(engine.new_states(games), random_sources(1 + turn, 0, games), cycles, counts)
    counts[OVER] = games * repeats
    empty = min(stamp_nothing(1_000) for _ in range(100)) / 1_000
    each = np.maximum(cycles / np.maximum(counts, 1)[:, None] - empty, 0)
    spent = each.sum(axis=1) * counts
    steps = [
        Step(name, float(count / counts[OVER]), float(halves[0]), float(halves[1]), float(share))
        for name, count, halves, share in zip(NAMES, counts, each, spent / spent.sum(), strict=True)
        if count
    ]
    return sorted(steps, key=lambda step: -step.share)


def main() -> None:
    for rules in sys.argv[1:] or TABLES:
        print(f"`{rules}`\n\n| Step | In a game | Cycles to find a move | to carry it out | Share |")
        print("| --- | ---: | ---: | ---: | ---: |")
        for step in profile(rules):
            print(f"| {step.name} | {step.often:.1f} | {step.finding:.0f} | {step.doing:.0f} | {step.share:.1%} |")
        print(flush=True)


if __name__ == "__main__":
    main()
