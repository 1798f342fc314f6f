"""Random games with the engine's own playout, including final scores, as `fiefdom simulate` plays them."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from c_yardstick import SETTINGS, Yardstick

from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.rules import Rules

CHUNK = 4096
TABLES = (
    "kingdomino(players=2)",
    "kingdomino(players=4)",
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=2)",
    "queendomino(players=4)",
    "royal_wedding(players=4)",
    "royal_wedding(players=6)",
    "royal_wedding(players=8, teams)",
    "discovery(players=4)",
    "totem(players=4)",
    "tribe(players=2)",
    "tribe(players=4)",
)
THREADED = ("kingdomino(players=4)", "queendomino(players=4)", "tribe(players=4)")


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: the number of turns and the seconds of each."""

    turns: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate per second: that of the best, the median and the worst turn."""

    best: float
    median: float
    worst: float

    @classmethod
    def of(cls, rates: list[float]) -> "Rate":
        return cls(max(rates), median(rates), min(rates))

    @property
    def spread(self) -> float:
        """How far the worst turn is below the best, as a fraction."""
        return 1 - self.worst / self.best


def play(engine: Engine, seed: int, games: int) -> int:
    """Play games including their final scores; returns the number of decisions."""
    decisions = 0
    memory = engine.new_states(min(CHUNK, games))
    for first in range(0, games, CHUNK):
        number = min(CHUNK, games - first)
        states = memory[:number]
        engine.restart(states)
        decisions += int(engine.play_out(states, random_sources(seed, first, number)).sum())
        engine.totals(states)
    return decisions


def warmed(rules: str) -> Engine:
    """An engine whose playout is compiled or loaded."""
    engine = engine_for(Rules.parse(rules), trusted=True)
    play(engine, 1, 1)
    return engine


def cpu_seconds(run: Callable[..., object], *arguments: object) -> float:
    start = time.process_time()
    run(*arguments)
    return time.process_time() - start


def wall_seconds(run: Callable[..., object], *arguments: object) -> float:
    start = time.perf_counter()
    run(*arguments)
    return time.perf_counter() - start


def games_for(seconds: float, run: Callable[..., object], table: object) -> int:
    """How many games `run(table, seed, games)` plays in about this many seconds."""
    games = 1
    while (spent := cpu_seconds(run, table, 1, games)) < seconds / 4:
        games *= 4
    return max(1, round(games * seconds / spent))


def against_c(yardstick: Yardstick, effort: Effort) -> Iterator[tuple[str, Rate, Rate]]:
    """For each setting: games per second of C and of the engine, measured in turn so that noise affects both alike."""
    for rules in SETTINGS:
        engine = warmed(rules)
        c_games = games_for(effort.seconds, yardstick.play, rules)
        our_games = games_for(effort.seconds, play, engine)
        theirs, ours = [], []
        for turn in range(effort.turns):
            theirs.append(c_games / cpu_seconds(yardstick.play, rules, 1 + turn * c_games, c_games))
            ours.append(our_games / cpu_seconds(play, engine, 1 + turn, our_games))
        yield rules, Rate.of(theirs), Rate.of(ours)


def speeds(effort: Effort) -> Iterator[tuple[str, Rate, float]]:
    """For each table: decisions per second on one core, and decisions per game."""
    for rules in TABLES:
        engine = warmed(rules)
        games = games_for(effort.seconds, play, engine)
        rates, decisions = [], 0
        for turn in range(effort.turns):
            start = time.process_time()
            made = play(engine, 1 + turn, games)
            rates.append(made / (time.process_time() - start))
            decisions += made
        yield rules, Rate.of(rates), decisions / (games * effort.turns)


def two_threads(effort: Effort) -> Iterator[tuple[str, float, float]]:
    """For some tables: how many times as fast as one thread two are, by the best and by the median turns."""
    for rules in THREADED:
        engine = warmed(rules)
        games = games_for(effort.seconds, play, engine)
        alone, together = [], []
        for _ in range(effort.turns):
            alone.append(wall_seconds(_in_threads, engine, games, 1))
            together.append(wall_seconds(_in_threads, engine, games, 2))
        yield rules, 2 * min(alone) / min(together), 2 * median(alone) / median(together)


def _in_threads(engine: Engine, games: int, number: int) -> None:
    """Let each of `number` threads play `games` games."""
    threads = [threading.Thread(target=play, args=(engine, seed, games)) for seed in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
