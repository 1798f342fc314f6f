"""Training: the policy plays against itself, and V learns to predict the final points.

Training proceeds in rounds. In each, every worker plays a batch of games with a copy of the weights and updates its
copy after each game; then the copies are averaged, each weighted by how often its worker updated the weight. The same
seed, games and number of workers give the same weights, wherever the workers run: in threads, or on a cluster.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from fiefdom.bots.kernels.learning import MOST_MOMENTS, learn, moment_type
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.refusals import BotCode
from fiefdom.bots.weights import LEAST, Weights, default_weights, weight_count
from fiefdom.engine.engine import engine_for
from fiefdom.engine.random import mixed
from fiefdom.errors import TextError
from fiefdom.rules import Rules

FIRST_RATE, GO_ON_RATE, LAST_RATE = 0.1, 0.03, 0.002
BATCH_SIZE = 50


@dataclass(frozen=True, slots=True)
class Batch:
    """The work of one worker in a round, with its own seed."""

    rules: Rules
    weights: Weights
    seed: int
    games: int
    rate: float


@dataclass(frozen=True, slots=True)
class Learned:
    """The result of a batch: updated weights, how often each was updated, and sums for the report."""

    weights: Weights
    visits: npt.NDArray[np.uint32]
    report: npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of training: games so far, mean points per kingdom and root mean square error of V in the last round."""

    games: int
    share: float
    points: float
    error: float


class TrainingWorkers(Protocol):
    """Where the workers run. Results are in the order of the batches."""

    count: int

    def train_batches(self, batches: list[Batch]) -> list[Learned]:
        """Run all batches, in parallel as far as possible."""


class Threads(AbstractContextManager["Threads"]):
    """Workers in threads of this process: compiled code releases the global interpreter lock."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ThreadPoolExecutor(count)

    def train_batches(self, batches: list[Batch]) -> list[Learned]:
        return list(self._pool.map(train_batch, batches))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown()


def train_batch(batch: Batch) -> Learned:
    """Play and learn one batch, on any kind of worker."""
    weights = batch.weights.copy()
    visits = np.zeros(len(weights), np.uint32)
    report = np.zeros(3)
    moments = np.zeros(MOST_MOMENTS, moment_type())
    start, workspace, seed = _start(batch.rules), new_workspace(batch.rules), np.uint64(batch.seed)
    learn(start, workspace, weights, visits, moments, seed, batch.games, batch.rate, report)
    return Learned(weights, visits, report)


@cache
def _start(rules: Rules) -> Any:
    return engine_for(rules).new_states()


def bring_together(weights: Weights, found: list[Learned]) -> Weights:
    """Merge the workers' weights: each becomes the mean of the updated ones, weighted by their number of updates."""
    visits = np.array([learned.visits for learned in found], np.float32)
    corrections = np.array([learned.weights - weights for learned in found])
    together: Weights = weights + (corrections * visits).sum(axis=0) / np.maximum(visits.sum(axis=0), 1)
    return together


def tempered(rules: Rules, weights: Weights, share: float) -> Weights:
    """Weights blended with a share of the hand-made ones wherever something was learned.

    Entries for large kingdoms never come up often enough and stay noisy; hand-made weights smooth them.
    """
    both = (1 - share) * weights + share * default_weights(rules)
    return np.where(np.abs(weights) >= LEAST, both, 0).astype(np.float32)


@dataclass(frozen=True, slots=True)
class TrainingRun:
    """A training run: a number of games or of seconds, whichever is given."""

    rules: Rules
    games: int | None = None
    seconds: float | None = None
    seed: int = 1
    first_rate: float = FIRST_RATE

    def share(self, games: int, seconds: float) -> float:
        """How much of it is done, from 0 to 1."""
        by_games = 0.0 if self.games is None else games / self.games
        by_time = 0.0 if self.seconds is None else seconds / self.seconds
        return min(1.0, max(by_games, by_time))

    def rate(self, share: float) -> float:
        """The learning rate decays exponentially, down to LAST_RATE."""
        return float(self.first_rate * (LAST_RATE / self.first_rate) ** share)


class Trainer:
    """Carries out a run; can be saved to disk in the middle and resumed."""

    def __init__(self, run: TrainingRun, weights: Weights | None = None) -> None:
        self.run = run
        # Start from zero: what never came up stays at 0 while the rest rises, so the policy avoids it. Hand-made
        # weights would make the unknown look good, and learning is far slower.
        self.weights = np.zeros(weight_count(run.rules), np.float32) if weights is None else weights.copy()
        self.games = 0
        self.seconds = 0.0

    def train(self, workers: TrainingWorkers) -> Iterator[Progress]:
        """Learn until the run is over; yields after every round."""
        started = perf_counter() - self.seconds
        while (share := self.run.share(self.games, self.seconds)) < 1:
            found = workers.train_batches(self._batches(workers.count, self.run.rate(share)))
            self.weights = bring_together(self.weights, found)
            games = workers.count * BATCH_SIZE
            self.games += games
            self.seconds = perf_counter() - started
            report = sum((learned.report for learned in found), np.zeros(3))
            error = float(np.sqrt(report[1] / max(1.0, report[2])))
            done = self.run.share(self.games, self.seconds)
            yield Progress(self.games, done, float(report[0]) / games, error)

    def _batches(self, workers: int, rate: float) -> list[Batch]:
        first = Batch(self.run.rules, self.weights, 0, BATCH_SIZE, rate)
        return [replace(first, seed=mixed(self.run.seed, self.games // BATCH_SIZE + index)) for index in range(workers)]

    def put_down(self, path: Path, workers: int) -> None:
        """Save the state of the training; the file is replaced atomically."""
        part = path.with_name(f".{path.name}-{os.getpid()}")
        with part.open("wb") as file:
            np.savez_compressed(
                file, weights=self.weights, games=self.games, seconds=self.seconds, run=training_text(self.run, workers)
            )
        part.replace(path)

    def take_up(self, path: Path, workers: int) -> None:
        """Resume from a saved state. Raises TextError if it belongs to another run."""
        with np.load(path) as file:
            kept, wanted = str(file["run"]), training_text(self.run, workers)
            if kept != wanted or file["weights"].shape != self.weights.shape:
                raise TextError(BotCode.OTHER_TRAINING(path=str(path), kept=kept, wanted=wanted))
            self.weights = file["weights"].astype(np.float32)
            self.games, self.seconds = int(file["games"]), float(file["seconds"])


def training_text(run: TrainingRun, workers: int) -> str:
    """What determines the outcome of a training run."""
    length = f"{run.games} games" if run.games is not None else f"{run.seconds:g} seconds"
    return f"{run.rules}, {length}, seed {run.seed}, {workers} workers, first rate {run.first_rate:g}"


def self_play_points(rules: Rules, weights: Weights | None, games: int = 200, seed: int = 0) -> float:
    """Mean points of a kingdom when the policy plays itself without learning; by default with hand-made weights."""
    chosen = default_weights(rules) if weights is None else weights
    learned = train_batch(Batch(rules, chosen, mixed(~seed, 0), games, 0.0))
    return float(learned.report[0]) / games
