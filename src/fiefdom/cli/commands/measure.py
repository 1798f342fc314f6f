"""Measures the speed of random games on this machine, and computes a signature over fixed ones."""

import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.rules import Rules

TABLES = (
    "kingdomino(players=2)",
    "kingdomino(players=4)",
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=2)",
    "queendomino(players=4)",
    "royal_wedding(players=4)",
    "royal_wedding(players=8, teams)",
    "discovery(players=4)",
    "totem(players=4)",
    "tribe(players=2)",
    "tribe(players=4)",
)
THREADED = TABLES[0]
THREADS = 2
SEED = 1
SIGNED_GAMES = 500
BATCH = 256
REPEATS = 5
SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Speed:
    """The best of several runs of one game on one core."""

    rules: Rules
    games_per_second: float
    decisions_per_second: float


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All speeds, the speed-up of two threads over one, and the signature of the fixed games."""

    speeds: tuple[Speed, ...]
    threads_ratio: float
    signature: str


def measure(tell: Callable[[int], None] = lambda number: None) -> Benchmark:
    """Takes about ten seconds once everything is compiled; calls `tell(1)` after each part."""
    signature = signed(tell)
    speeds = []
    for text in TABLES:
        speeds.append(_speed(Rules.parse(text)))
        tell(1)
    ratio = _threads_ratio(engine_for(Rules.parse(THREADED), trusted=True))
    tell(1)
    return Benchmark(tuple(speeds), ratio, signature)


PARTS = 2 * len(TABLES) + 1


def signed(tell: Callable[[int], None] = lambda number: None) -> str:
    """One signature over the final states of fixed games, for every table.

    It is the same on every machine, and changes whenever a rule or the state layout changes.
    """
    hashed = hashlib.blake2b(digest_size=8)
    for text in TABLES:
        engine = engine_for(Rules.parse(text), trusted=True)
        states = engine.new_states(SIGNED_GAMES)
        engine.play_out(states, random_sources(SEED, 0, SIGNED_GAMES))
        hashed.update(engine.signatures(states).astype("<u8").tobytes())
        engine.totals(states)  # compiled or loaded here, before timing starts
        tell(1)
    return hashed.hexdigest()


def _speed(rules: Rules) -> Speed:
    engine = engine_for(rules, trusted=True)
    runs = list(_runs(engine, REPEATS))
    seconds, games, decisions = min(runs, key=lambda run: run[0] / run[1])
    return Speed(rules, games / seconds, decisions / seconds)


def _runs(engine: Engine, repeats: int) -> Iterator[tuple[float, int, int]]:
    """Yield seconds, games and decisions of repeated runs over the same games, including final scoring."""
    batches = max(1, round(SECONDS / _play(engine, 1)[0]))
    for _ in range(repeats):
        yield _play(engine, batches)


def _play(engine: Engine, batches: int) -> tuple[float, int, int]:
    decisions = 0
    seconds = 0.0
    for number in range(batches):
        states, randoms = engine.new_states(BATCH), random_sources(SEED, number * BATCH, BATCH)
        start = time.perf_counter()
        decisions += int(engine.play_out(states, randoms).sum())
        engine.totals(states)
        seconds += time.perf_counter() - start
    return seconds, batches * BATCH, decisions


def _threads_ratio(engine: Engine) -> float:
    """Games per second with two threads relative to one: the best of several runs of each, alternating."""
    games = BATCH * max(1, round(SECONDS / _play(engine, 1)[0]))
    alone, together = [], []
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(REPEATS):
            alone.append(_wall(pool, engine, games, 1))
            together.append(_wall(pool, engine, games, THREADS))
    return THREADS * min(alone) / min(together)


def _wall(pool: ThreadPoolExecutor, engine: Engine, games: int, threads: int) -> float:
    """Seconds until each of the threads has played its games."""
    tables = [(engine.new_states(games), random_sources(SEED, number * games, games)) for number in range(threads)]
    start = time.perf_counter()
    for done in [pool.submit(engine.play_out, states, randoms) for states, randoms in tables]:
        done.result()
    return time.perf_counter() - start
