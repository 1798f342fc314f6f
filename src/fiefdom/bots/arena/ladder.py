"""A ladder: ratings of many bots on one scale, from the results of any number of runs.

The model is that of Bradley and Terry on the scale of Elo: 400 points are odds of ten to one. In each game every two
kingdoms of different bots are compared by their places. Kingdoms of a game, and games of a deal, depend on each other:
the intervals are those of a robust ("sandwich") estimate with a deal as one observation, or those of the model where
these are wider. The mean of all bots is 0.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.arena.bot_lists import labels
from fiefdom.bots.arena.estimates import Estimate, Z
from fiefdom.bots.arena.result_store import read_file
from fiefdom.bots.arena.results import Result
from fiefdom.bots.programs.names import label_of
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import TextError
from fiefdom.rules import Rules

ELO = 400 / np.log(10)
# A bot that never lost has no finite rating; this weak belief that ratings are within some 1,000 Elo gives it one.
BELIEF = 0.03
STEPS, ENOUGH = 100, 1e-10
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder: its rating in Elo, its games, and the share of comparisons that it won, draws as halves."""

    bot: str
    elo: Estimate
    games: int
    score: float


@dataclass(frozen=True, slots=True)
class Run:
    """The results of one file."""

    header: Mapping[str, Any]
    results: Sequence[Result]

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(self.header["bots"])


def read_runs(rules: Rules, paths: Iterable[Path]) -> list[Run]:
    """The runs in some files. Raises TextError if one of them has no results or those of another game, and OSError."""
    runs = []
    for path in paths:
        run = Run(*read_file(path))
        theirs = str(run.header.get("rules"))
        if theirs != str(rules):
            raise TextError(ArenaCode.LADDER_RULES(path=str(path), theirs=theirs, ours=str(rules)))
        runs.append(run)
    return runs


def runs_in(rules: Rules, folder: Path) -> list[Run]:
    """The runs of a game in a folder; files of other games and other files are left out."""
    found = []
    for path in sorted(folder.glob("*.jsonl")):
        try:
            found += read_runs(rules, [path])
        except TextError:
            continue
    return found


def ladder(runs: Iterable[Run]) -> list[Rung]:
    """The bots of these runs, the strongest first. Raises TextError if no two of them have met.

    If the runs come from different versions of the software, each version of a bot is a bot of its own.
    """
    known = list(runs)
    is_mixed = len({run.header.get("software") for run in known}) > 1
    numbers: dict[str, int] = {}
    met: list[_Comparison] = []
    games: dict[int, int] = {}
    for run in known:
        own = [
            numbers.setdefault(f"{label_of(bot)} @{run.header.get('software')}" if is_mixed else bot, len(numbers))
            for bot in run.bots
        ]
        for result in run.results:
            met += _comparisons(result, own, (run.header.get("seed"), result.deal))
            for bot in {own[seat] for seat in result.seats}:
                games[bot] = games.get(bot, 0) + 1
    if not met:
        raise TextError(ArenaCode.LADDER_BOTS())
    rungs = _fitted(met, list(labels(tuple(numbers))), games)
    return sorted(rungs, key=lambda rung: -rung.elo.value)


@dataclass(frozen=True, slots=True)
class _Comparison:
    """Two kingdoms of a game: their bots, what the first one scored, and the deal."""

    one: int
    other: int
    score: float
    deal: tuple[object, int]


def _comparisons(result: Result, own: Sequence[int], deal: tuple[object, int]) -> list[_Comparison]:
    found = []
    for (seat, place), (other, behind) in combinations(zip(result.seats, result.places, strict=True), 2):
        if own[seat] != own[other]:
            score = 0.5 if place == behind else float(place < behind)
            found.append(_Comparison(own[seat], own[other], score, deal))
    return found


def _fitted(met: list[_Comparison], names: list[str], games: dict[int, int]) -> list[Rung]:
    one, other = (np.array([getattr(each, name) for each in met]) for name in ("one", "other"))
    scores = np.array([each.score for each in met])
    deals = np.unique([repr(each.deal) for each in met], return_inverse=True)[1]
    strengths = _strengths(one, other, scores, len(names))
    errors = _errors(one, other, scores, deals, strengths)
    won = np.bincount(one, scores, len(names)) + np.bincount(other, 1 - scores, len(names))
    compared = np.bincount(one, minlength=len(names)) + np.bincount(other, minlength=len(names))
    rungs = []
    for number, name in enumerate(names):
        if compared[number]:
            value, half = ELO * float(strengths[number]), ELO * Z * float(errors[number])
            share = float(won[number] / compared[number])
            rungs.append(Rung(name, Estimate(value, value - half, value + half), games.get(number, 0), share))
    return rungs


def _design(one: npt.NDArray[Any], other: npt.NDArray[Any], values: Floats, size: int) -> Floats:
    """The sum of values times (e_one - e_other)(e_one - e_other)'."""
    found = np.zeros((size, size))
    for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
        np.add.at(found, (row, column), sign * values)
    return found


def _chances(one: npt.NDArray[Any], other: npt.NDArray[Any], strengths: Floats) -> Floats:
    chances: Floats = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    return chances


def _strengths(one: npt.NDArray[Any], other: npt.NDArray[Any], scores: Floats, size: int) -> Floats:
    """The most likely strengths, by Newton's method; their mean is 0."""
    strengths = np.zeros(size)
    for _ in range(STEPS):
        chances = _chances(one, other, strengths)
        surplus = np.bincount(one, scores - chances, size) - np.bincount(other, scores - chances, size)
        slope = surplus - BELIEF * strengths
        curve = _design(one, other, chances * (1 - chances), size) + BELIEF * np.eye(size)
        step = np.linalg.solve(curve, slope)
        strengths += np.clip(step, -2, 2)
        if np.abs(step).max() < ENOUGH:
            break
    return strengths


def _errors(
    one: npt.NDArray[Any], other: npt.NDArray[Any], scores: Floats, deals: npt.NDArray[Any], strengths: Floats
) -> Floats:
    """The standard error of each strength relative to the mean of all."""
    size, clusters = len(strengths), int(deals.max()) + 1
    chances = _chances(one, other, strengths)
    curve = _design(one, other, chances * (1 - chances), size) + BELIEF * np.eye(size)
    inverse = np.linalg.inv(curve)
    parts = np.zeros((clusters, size))
    np.add.at(parts, (deals, one), scores - chances)
    np.add.at(parts, (deals, other), chances - scores)
    robust = inverse @ parts.T @ parts @ inverse * clusters / max(1, clusters - 1)
    centred = np.eye(size) - 1 / size
    variances = [np.diag(centred @ each @ centred) for each in (inverse, robust)]
    errors: Floats = np.sqrt(np.maximum(*variances))
    return errors
