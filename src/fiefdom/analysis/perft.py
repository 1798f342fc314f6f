"""Numbers of decision sequences: for each depth, or for each first move.

The deal comes from the seed: chance is drawn from stream 0, the same along every sequence, so a count depends
only on rules, seed and depth. Depth 1 is the first decision of `Game.new(rules, seed)`.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from fiefdom.analysis.threads import interruptible
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.game.codec import Codec
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class Count:
    """The number of sequences of `depth` decisions, and how long it took to count them."""

    depth: int
    sequences: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.sequences / max(self.seconds, 1e-9)


def count(rules: Rules, seed: int, depths: range) -> Iterator[Count]:
    """The counts for these depths, each as soon as it is ready. Can be interrupted.

    >>> [found.sequences for found in count(Rules.parse("kingdomino(players=2)"), seed=7, depths=range(1, 5))]
    [4, 12, 24, 24]

    """
    engine = engine_for(rules)
    for depth in depths:
        start = time.perf_counter()
        sequences = interruptible(
            lambda depth=depth: engine.perft(engine.new_states(), random_sources(seed, 0, 1), depth)  # type: ignore[misc]
        )
        yield Count(depth, sequences, time.perf_counter() - start)


def split(rules: Rules, seed: int, depth: int) -> Iterator[tuple[str, int]]:
    """Each first move in the order of the legal list, with the number of sequences that begin with it.

    >>> list(split(Rules.parse("kingdomino(players=2)"), seed=7, depth=3))[0]
    ('claim K18', 6)

    """
    engine, codec = engine_for(rules), Codec(rules)
    root, randoms = engine.new_states(), random_sources(seed, 0, 1)
    engine.settle_chance(root, randoms)
    for action in engine.legal_actions(root):
        states = root.copy()
        engine.apply(states, [action])
        sequences = interruptible(lambda states=states: engine.perft(states, randoms, depth - 1))  # type: ignore[misc]
        yield str(codec.move(root[0], action)), sequences
