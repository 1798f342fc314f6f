"""Training: the policy plays itself, and V learns the points that its moments came to.

    python -m fiefdom.bots.training "kingdomino(players=4, middle_kingdom, harmony)" --games 200000

writes the weights to the package's folder, and goes on from them next time.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from fiefdom.bots.knowledge import FOLDER, Weights, load_weights, profile, save_weights, weight_count
from fiefdom.bots.mind.desk import new_desk
from fiefdom.bots.mind.learning import MOST_MOMENTS, learn, moment_type
from fiefdom.engine.engine import engine_for
from fiefdom.engine.random import mixed
from fiefdom.rules import Rules

FIRST_RATE, GO_ON_RATE, LAST_RATE = 0.1, 0.03, 0.002
BATCH = 100


@dataclass(frozen=True, slots=True)
class Progress:
    """How training goes: games so far, mean points of a kingdom and root mean square error of V in the last batch."""

    games: int
    points: float
    error: float


class Trainer:
    """Self-play for one set of rules, batch by batch; the same seed and batches give the same weights."""

    def __init__(self, rules: Rules, weights: Weights | None = None, seed: int = 1) -> None:
        self.rules = rules
        # From nothing: what was never met stays at 0 while the rest rises, so the policy keeps off it. Hand-made
        # weights make the unknown look good, and learning is slower by far.
        self.weights = np.zeros(weight_count(rules), np.float32) if weights is None else weights.copy()
        self.games = 0
        self._seed = seed
        self._start = engine_for(rules).new_states()
        self._desk = new_desk(rules)
        self._moments = np.zeros(MOST_MOMENTS, moment_type())

    def play(self, games: int, rate: float, daring: int = 0) -> Progress:
        """Play and learn; one decision in `daring` is drawn at random (none if 0)."""
        report = np.zeros(3)
        seed = np.uint64(mixed(self._seed, self.games))
        learn(self._start, self._desk, self.weights, self._moments, seed, games, rate, daring, report)
        self.games += games
        return Progress(self.games, report[0] / games, float(np.sqrt(report[1] / max(1.0, report[2]))))


def train(
    trainer: Trainer, seconds: float | None = None, games: int | None = None, first_rate: float = FIRST_RATE
) -> Iterator[Progress]:
    """Train for some time or some games; the rate of learning falls to LAST_RATE. Yields after every batch.

    The same number of games from the same seed gives the same weights on every machine; a time does not.
    """
    started, first = perf_counter(), trainer.games
    share = 0.0
    while share < 1:
        yield trainer.play(BATCH, first_rate * (LAST_RATE / first_rate) ** share)
        by_time = 0.0 if seconds is None else (perf_counter() - started) / seconds
        share = max(by_time, 0.0 if games is None else (trainer.games - first) / games)


def main() -> None:
    """Train from the command line, going on from the weights that are there."""
    parser = argparse.ArgumentParser(description="Train the evaluation of one game by self-play.")
    parser.add_argument("rules", type=Rules.parse)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true", help="do not go on from the weights that are there")
    arguments = parser.parse_args()
    path = FOLDER / f"{profile(arguments.rules)}.npz"
    trainer = Trainer(arguments.rules, None if arguments.afresh else _kept(path, arguments.rules), arguments.seed)
    seconds = None if arguments.minutes is None else 60 * arguments.minutes
    if seconds is None and arguments.games is None:
        parser.error("say how long: --minutes or --games")
    rate = FIRST_RATE if arguments.afresh or not path.exists() else GO_ON_RATE
    shown = perf_counter()
    for progress in train(trainer, seconds, arguments.games, rate):
        if perf_counter() - shown > 10:
            shown = perf_counter()
            print(f"{progress.games} games, {progress.points:.1f} points, error {progress.error:.2f}", flush=True)
    save_weights(path, trainer.weights)
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB after {trainer.games} games")


def _kept(path: Path, rules: Rules) -> Weights | None:
    return load_weights(path, engine_for(rules).layout) if path.exists() else None


if __name__ == "__main__":
    main()
