"""Random games by the million, played in chunks with exact sums: chunks and threads do not affect the result.

Game i is played with stream i of the seed. With Dynasty (V1) matches of three games are counted: match i is played
with streams 3i, 3i + 1 and 3i + 2, its scores are the sums, and V1 determines its winners.
"""

import hashlib
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from operator import add

import numpy as np
import numpy.typing as npt

from fiefdom.analysis.threads import in_order
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.engine.layout import States
from fiefdom.rules import Rules

CHUNK = 1024
SIGNATURE_BYTES = 8

Table = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Simulation:
    """The statistics; with Dynasty a "game" is a match of three. Lists have one value per kingdom."""

    rules: Rules
    seed: int
    games: int
    jobs: int
    seconds: float
    decisions: int
    mean_scores: list[float]
    standard_deviations: list[float]
    lowest_scores: list[int]
    highest_scores: list[int]
    first_places: list[int]
    shared_wins: int
    discards: int
    signature: str

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def percent(self, number: int) -> float:
        """A number of games as a percentage of all."""
        return 100 * number / self.games


@dataclass(frozen=True, slots=True)
class Chunk:
    """Exact sums over some games: adding chunks in any grouping gives the same."""

    games: int
    seconds: float
    decisions: int
    sums: list[int]
    squares: list[int]
    lowest: list[int]
    highest: list[int]
    first_places: list[int]
    shared_wins: int
    discards: int
    signatures: bytes


def simulate(
    rules: Rules, games: int, seed: int, jobs: int = 1, advance: Callable[[int], None] = lambda number: None
) -> Simulation:
    """Play random games; `advance` is called with the number of games just finished. `jobs` does not affect the result.

    >>> found = simulate(Rules.parse("kingdomino(players=2)"), 100, seed=1)
    >>> found.games, found.signature
    (100, '5ac2b77e1c0d04fe')

    """
    engine = engine_for(replace(rules, dynasty=False), trusted=True)
    _play(engine, rules.games, seed, range(1))  # compile or load first, so that only play is timed
    hashed = hashlib.blake2b(digest_size=SIGNATURE_BYTES)
    total: Chunk | None = None
    for chunk in in_order(lambda part: _play(engine, rules.games, seed, part), _parts(games), jobs):
        hashed.update(chunk.signatures)
        total = chunk if total is None else _added(total, chunk)
        advance(chunk.games)
    assert total is not None
    threads = min(jobs, -(-games // CHUNK))
    return _summary(rules, seed, jobs, threads, total, hashed.hexdigest())


def _parts(games: int) -> Iterator[range]:
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def _play(engine: Engine, length: int, seed: int, part: range) -> Chunk:
    """Play the matches of `part`, each of `length` games."""
    number = len(part) * length
    states = engine.new_states(number)
    randoms = random_sources(seed, part.start * length, number)
    start = time.perf_counter()
    decisions = engine.play_out(states, randoms)
    totals = engine.totals(states)
    seconds = time.perf_counter() - start
    scores = totals.reshape(len(part), length, -1).sum(axis=1)
    firsts = _match_winners(engine, states, scores, length)
    return Chunk(
        games=len(part),
        seconds=seconds,
        decisions=int(decisions.sum()),
        sums=_numbers(scores.sum(axis=0)),
        squares=_numbers((scores * scores).sum(axis=0)),
        lowest=_numbers(scores.min(axis=0)),
        highest=_numbers(scores.max(axis=0)),
        first_places=_numbers(firsts.sum(axis=0)),
        shared_wins=int((firsts.sum(axis=1) > 1).sum()),
        discards=int(states["kingdom"]["discards"].sum()),
        signatures=engine.signatures(states).astype("<u8").tobytes(),
    )


def _match_winners(engine: Engine, states: States, scores: Table, length: int) -> Flags:
    """Which kingdoms are in first place: of a game by C12, of a Dynasty by V1."""
    won: Flags = engine.ranking(states)[0] == 1
    if length == 1:
        return won
    wins = won.reshape(len(scores), length, -1).sum(axis=1)
    return _best(_best(np.ones_like(scores, dtype=np.bool_), scores), wins)


def _best(candidates: Flags, values: Table) -> Flags:
    """Those candidates of each row whose value is the highest among them."""
    known = np.where(candidates, values, np.iinfo(np.int64).min)
    best: Flags = candidates & (known == known.max(axis=1, keepdims=True))
    return best


def _numbers(values: npt.NDArray[np.int64]) -> list[int]:
    return [int(value) for value in values]


def _added(one: Chunk, other: Chunk) -> Chunk:
    return Chunk(
        games=one.games + other.games,
        seconds=one.seconds + other.seconds,
        decisions=one.decisions + other.decisions,
        sums=_by_kingdom(add, one.sums, other.sums),
        squares=_by_kingdom(add, one.squares, other.squares),
        lowest=_by_kingdom(min, one.lowest, other.lowest),
        highest=_by_kingdom(max, one.highest, other.highest),
        first_places=_by_kingdom(add, one.first_places, other.first_places),
        shared_wins=one.shared_wins + other.shared_wins,
        discards=one.discards + other.discards,
        signatures=b"",
    )


def _by_kingdom(join: Callable[[int, int], int], one: list[int], other: list[int]) -> list[int]:
    return [join(*pair) for pair in zip(one, other, strict=True)]


def _summary(rules: Rules, seed: int, jobs: int, threads: int, total: Chunk, signature: str) -> Simulation:
    number = total.games
    return Simulation(
        rules=rules,
        seed=seed,
        games=number,
        jobs=jobs,
        seconds=total.seconds / threads,
        decisions=total.decisions,
        mean_scores=[score / number for score in total.sums],
        standard_deviations=[
            math.sqrt(number * square - score * score) / number
            for score, square in zip(total.sums, total.squares, strict=True)
        ],
        lowest_scores=total.lowest,
        highest_scores=total.highest,
        first_places=total.first_places,
        shared_wins=total.shared_wins,
        discards=total.discards,
        signature=signature,
    )
