"""How fast the environments are: compared with the C yardstick's batch environment, by game, with two threads, and the
PettingZoo environment compared with PettingZoo's own Connect Four.

Usage: python benchmarks/environments.py [--json] [--quick] [--write PAGE]

  --json        print one JSON object instead of tables
  --quick       a few milliseconds of everything, to check that the script works
  --write PAGE  also write the tables to a page, below its heading "## The tables of the environments"

Nothing here passes or fails. A decision is one action in one game, with the observation, the mask, rewards and resets
written; choosing the actions is not counted. C and Fiefdom take turns, so that both are subject to the same noise: what
counts is their ratio. Connect Four is left out if PettingZoo or its game is not installed.
"""

import ctypes
import os
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from c_yardstick import SETTINGS, NoYardstick, Yardstick
from numba import njit
from random_games import TABLES, Effort, Rate
from reporting import machine, measured_on, report, table, tell

from fiefdom.envs import VectorEnvironment
from fiefdom.rules import Rules

GAMES = 4096
HEADING = "## The tables of the environments"
FULL, QUICK = Effort(turns=40, seconds=0.03), Effort(turns=2, seconds=0.002)


class YardstickBatch:
    """The yardstick's batch environment."""

    def __init__(self, yardstick: Yardstick, rules: str, games: int) -> None:
        name = SETTINGS[rules]
        players, side = int(name[0]), int(name[2])
        cells = (2 * side - 1) ** 2
        size = _function(yardstick, f"frame_{name}_esize", ctypes.c_long)()
        self.masks = np.zeros((games, 4 * cells + 5), np.uint8)
        self.actions = np.zeros(games, np.int64)
        length = ctypes.c_long(players * 2 * cells + 19)
        self._memory = np.zeros(size * games, np.uint8)
        self._others = (np.zeros((games, length.value), np.int8), np.zeros((games, players), np.float32))
        self._ends = np.zeros(games, np.uint8)
        number = ctypes.c_long(games)
        seen, rewards = (_address(array) for array in self._others)
        reset = _function(yardstick, f"frame_{name}_reset_batch", None)
        reset(_address(self._memory), number, ctypes.c_uint64(1), _address(self.masks), seen, length)
        self._step = _function(yardstick, f"frame_{name}_step_batch", None)
        memory, actions, masks = _address(self._memory), _address(self.actions), _address(self.masks)
        self._arguments = (memory, number, actions, masks, seen, length, rewards, _address(self._ends))

    def step(self) -> None:
        self._step(*self._arguments)


class FiefdomBatch:
    """Fiefdom's, with observations of the seat to move, byte masks and resets in the same step."""

    def __init__(self, rules: str, games: int, threads: int = 1) -> None:
        self._games = VectorEnvironment(rules, games, autoreset="SAME_STEP", threads=threads)
        self._games.reset(seed=1)
        self.masks = self._games.masks
        self.actions = np.zeros(games, np.int64)

    def step(self) -> None:
        self._games.step(self.actions)


def _function(yardstick: Yardstick, name: str, result: Any) -> Any:
    """A function of the yardstick's library by name."""
    function = getattr(yardstick.library, name)
    function.restype = result
    return function


def _address(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


@njit(nogil=True)  # type: ignore[untyped-decorator]
def choose(masks: Any, source: Any, actions: Any) -> None:
    """Choose a legal action in each game, uniformly at random."""
    for game in range(masks.shape[0]):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[game, action]
        word = source[0]
        word ^= word << np.uint64(13)
        word ^= word >> np.uint64(7)
        word ^= word << np.uint64(17)
        source[0] = word
        left = np.int64((word >> np.uint64(32)) * np.uint64(legal) >> np.uint64(32))
        for action in range(masks.shape[1]):
            left -= masks[game, action]
            if left < 0:
                actions[game] = action
                break


def measured(environment: Any, seconds: float) -> float:
    """Decisions per second of random play, measured for about this long; CPU time."""
    source = np.array([88172645463325252], np.uint64)
    spent, decisions = 0.0, 0
    while spent < seconds:
        choose(environment.masks, source, environment.actions)
        start = time.process_time()
        environment.step()
        spent += time.process_time() - start
        decisions += len(environment.actions)
    return decisions / spent


def in_turn(rules: str, environments: tuple[Any, Any], rounds: int) -> tuple[Rate, Rate]:
    """Both play rounds of games in turn, all games in lockstep; the best and the median round of each step count.

    A step takes less than a millisecond, so that even on a busy machine it is undisturbed in some rounds.
    """
    parsed = Rules.parse(rules)
    steps = 2 * parsed.lines * parsed.line_size
    times = np.zeros((2, rounds, steps))
    source = np.array([88172645463325252], np.uint64)
    for turn in range(rounds):
        for which, environment in enumerate(environments):
            for step in range(steps):
                choose(environment.masks, source, environment.actions)
                start = time.perf_counter()
                environment.step()
                times[which, turn, step] = time.perf_counter() - start
    games = len(environments[0].actions)
    first, second = (_rate_of_steps(games, times[which]) for which in (0, 1))
    return first, second


def _rate_of_steps(games: int, times: npt.NDArray[np.float64]) -> Rate:
    """Decisions per second from the times of every round and step."""
    best, median, worst = (games / times_of.mean() for times_of in (times.min(0), np.median(times, 0), times.max(0)))
    return Rate(float(best), float(median), float(worst))


def against_c(effort: Effort, yardstick: Yardstick, games: int) -> Iterator[dict[str, Any]]:
    """Decisions per second of C and of the vector environment, one core."""
    for rules in SETTINGS:
        both = YardstickBatch(yardstick, rules, games), FiefdomBatch(rules, games)
        theirs, ours = in_turn(rules, both, effort.turns)
        yield {"rules": rules, "c": theirs.best, "fiefdom": ours.best, **_ratio(theirs, ours)}


def two_threads(effort: Effort, games: int) -> Iterator[dict[str, Any]]:
    """How many times as fast two threads are as one, wall time."""
    for rules in SETTINGS:
        both = FiefdomBatch(rules, games), FiefdomBatch(rules, games, threads=2)
        # Both cores must be undisturbed at the same time, which happens less often.
        yield {"rules": rules, **_ratio(*in_turn(rules, both, 4 * effort.turns))}


def by_game(effort: Effort, games: int) -> Iterator[dict[str, Any]]:
    """Decisions per second of every game, one core."""
    for rules in TABLES:
        environment = FiefdomBatch(rules, games)
        rate = Rate.of([measured(environment, effort.seconds) for _ in range(effort.turns)])
        yield {"rules": rules, "best": rate.best, "median": rate.median}


def _ratio(first: Rate, second: Rate) -> dict[str, float]:
    return {"ratio": second.best / first.best, "ratio_of_medians": second.median / first.median}


# ---------------------------------------------------------------------- PettingZoo


def steps_a_second(environment: Any, seconds: float) -> float:
    """Random play of a PettingZoo environment, each agent observing before it acts; resets included."""
    environment.reset(seed=1)
    choice = random.Random(1).choice
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(50):
            seen, _, is_terminated, is_truncated, _ = environment.last()
            if is_terminated or is_truncated:
                environment.reset()
            else:
                environment.step(choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
    return steps / (time.process_time() - start)


def pettingzoo(effort: Effort) -> Iterator[dict[str, Any]]:
    """Steps per second compared with Connect Four, without and with PettingZoo's wrappers."""
    # Connect Four loads a graphics library, which prints a greeting and causes deprecation warnings.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

    from fiefdom.envs.pettingzoo import kingdomino_v0

    for name in ("raw_env", "env"):
        theirs, ours = getattr(connect_four_v3, name)(), getattr(kingdomino_v0, name)("kingdomino(players=2)")
        rates: tuple[list[float], list[float]] = ([], [])
        for _ in range(max(3, effort.turns // 4)):
            rates[0].append(steps_a_second(theirs, 10 * effort.seconds))
            rates[1].append(steps_a_second(ours, 10 * effort.seconds))
        first, second = Rate.of(rates[0]), Rate.of(rates[1])
        yield {"environment": name, "connect_four": first.best, "fiefdom": second.best, **_ratio(first, second)}


# ---------------------------------------------------------------------- reporting


def measure(quick: bool, folder: Path) -> dict[str, Any]:
    """Everything, as plain values for JSON."""
    effort, games = (QUICK, 64) if quick else (FULL, GAMES)
    found: dict[str, Any] = {"machine": machine(), "quick": quick, "games": games, "problems": []}
    tell("against C")
    try:
        yardstick = Yardstick(folder)
        found["compiler"] = yardstick.version()
        found["against_c"] = list(against_c(effort, yardstick, games))
    except NoYardstick as reason:
        found["problems"].append(str(reason))
    tell("two threads")
    found["two_threads"] = list(two_threads(effort, games))
    tell("by game")
    found["by_game"] = list(by_game(effort, games))
    tell("beside connect four")
    try:
        found["pettingzoo"] = list(pettingzoo(effort))
    except ImportError as reason:
        found["problems"].append(f"Connect four was not measured: {reason}.")
    return found


HEADS = {
    "against_c": ("The vector environment beside C, decisions/s, one core", "c", "fiefdom"),
    "two_threads": ("Two threads instead of one, wall time",),
    "by_game": ("By game, decisions/s, one core", "best", "median"),
    "pettingzoo": ("PettingZoo: Kingdomino beside connect four, steps/s", "connect_four", "fiefdom"),
}


def tables(found: dict[str, Any]) -> str:
    """All measurements as Markdown."""
    parts = [" ".join([measured_on(found), f"{found['games']:,} games at once.", *found["problems"]])]
    for name, (title, *columns) in HEADS.items():
        if name not in found:
            continue
        ratios = ["ratio", "ratio_of_medians"] if "ratio" in found[name][0] else []
        rows = [
            [f"`{next(iter(row.values()))}`"]
            + [f"{row[column]:,.0f}" for column in columns]
            + [f"{row[column]:.2f}" for column in ratios]
            for row in found[name]
        ]
        heads = ["Rules", *columns, *ratios]
        parts.append(f"### {title}\n\n{table([head.replace('_', ' ') for head in heads], rows)}")
    return "\n\n".join(parts) + "\n"


def _measure(quick: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return measure(quick, Path(folder))


if __name__ == "__main__":
    report(__doc__, _measure, tables, HEADING)
