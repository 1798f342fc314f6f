"""How well win chances predict who wins: games between strong bots, predicted against actual, in ten bins.

Usage: python benchmarks/calibration.py [RULES ...] [--positions N] [--per-game N] [--seconds N] [--store FILE] [--fit]
                                        [--write PAGE]

  RULES            games to measure; without any, those that are stored
  --positions N    how many positions of each (default 2000)
  --per-game N     how many decisions of each game are analysed, about (20)
  --seconds N      stop collecting positions of a game after this much CPU time
  --store FILE     keep the positions in this file, and add to those that are in it
  --fit            fit the curves to all positions and write them to src/fiefdom/analysis/chances.json
  --write PAGE     also write the tables to a page, below its heading "## Calibration"

Every seat is played by `hard` with 128 simulations per decision. Some of the decisions of each game, chosen at random,
are analysed with 256 simulations: the chance of the acting kingdom after its best move is what is predicted. Decisions
that are solved are left out, because nothing is predicted there. In the tables, positions of games with odd numbers are
predicted by curves that were fitted to those with even numbers, and the reverse.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
from reporting import table, written_into

from fiefdom import Game, Limit, analyse, bot
from fiefdom.analysis.chances import FILE, Curve, chances, curve_for, fit, part_left
from fiefdom.bots.weights import profile
from fiefdom.rules import Rules

HEADING = "## Calibration"
PLAYER, ANALYSED, PER_GAME = Limit(simulations=128), Limit(simulations=256), 20
FLOORS = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
# A common curve must suit games of all sizes, so it depends on leads in units of the spread and hardly on points.
COMMON_FLOORS = (0.5, 1.0)
BINS = 10
# Profiles with fewer games have no curve of their own; a table of its own takes more positions.
ENOUGH_GAMES, ENOUGH_POSITIONS = 200, 5000

Values = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sample:
    """An analysed position: what is known about every kingdom, who decides, and who won in the end."""

    rules: str
    game: int
    kingdom: int
    left: float
    leads: tuple[float, ...]
    spreads: tuple[float, ...]
    wins: tuple[float, ...] = ()


def samples_of_game(rules: Rules, number: int, per_game: int = PER_GAME) -> list[Sample]:
    """Play one game and analyse some of its decisions."""
    game, player, source = Game.new(rules, seed=number), bot("hard"), Random(number)
    expected = rules.lines * sum(rules.kings) * 2
    found: list[Sample] = []
    decision = 0
    while not game.is_over:
        decision += 1
        if source.random() * expected < per_game and len(game.legal_actions) > 1:
            analysis = analyse(game, ANALYSED, lines=1, seed=number)
            if not analysis.exact:
                left, best = part_left(rules, game.engine_states()[0]), analysis[0]
                found.append(Sample(str(rules), number, analysis.kingdom, left, best.leads, best.spreads))
        game.push(player.play(game, PLAYER, seed=decision))
    first = [standing.place == 1 for standing in sorted(game.ranking, key=lambda each: each.kingdom)]
    wins = tuple(won / sum(first) for won in first)
    return [Sample(each.rules, each.game, each.kingdom, each.left, each.leads, each.spreads, wins) for each in found]


def collect(rules: Rules, known: list[Sample], positions: int, seconds: float, per_game: int) -> Iterator[Sample]:
    """More samples of a game, until there are enough or the time is over."""
    mine = [each for each in known if each.rules == str(rules)]
    number, found = max((each.game for each in mine), default=-1) + 1, len(mine)
    start = time.process_time()
    while found < positions and time.process_time() - start < seconds:
        for sample in samples_of_game(rules, number, per_game):
            found += 1
            yield sample
        number += 1


def arrays(samples: list[Sample]) -> tuple[Values, Values, Values, Values]:
    """Leads, spreads and wins as [position, kingdom]; how much is left as [position, 1]."""
    columns = [[each.leads for each in samples], [each.spreads for each in samples], [[each.left] for each in samples]]
    leads, spreads, left = (np.array(column, np.float64) for column in columns)
    return leads, spreads, left, np.array([each.wins for each in samples], np.float64)


def best_fit(groups: list[list[Sample]], floors: tuple[float, ...] = FLOORS) -> Curve:
    """The curve with the least loss over all groups, which may differ in their numbers of kingdoms."""
    fits = []
    for floor in floors:
        found = [fit(*arrays(group), floor) for group in groups]
        sizes = [len(group) for group in groups]
        weights = np.average([curve.weights for curve, _ in found], axis=0, weights=sizes)
        curve = Curve(floor, tuple(round(float(weight), 4) for weight in weights))
        fits.append((float(np.average([loss for _, loss in found], weights=sizes)), curve))
    return min(fits, key=lambda each: each[0])[1]


def fitted(samples: dict[str, list[Sample]]) -> dict[str, Curve]:
    """A curve for each profile with enough games, and the common ones."""
    by_size: dict[str, list[list[Sample]]] = {"2": [], "3+": []}
    for group in samples.values():
        if group:
            by_size["2" if len(group[0].leads) == 2 else "3+"].append(group)
    curves = {name: best_fit(groups, COMMON_FLOORS) for name, groups in by_size.items() if groups}
    known = {name for name, group in samples.items() if len({each.game for each in group}) >= ENOUGH_GAMES}
    return curves | {name: best_fit([samples[name]]) for name in known}


def write_curves(curves: dict[str, Curve]) -> None:
    stored = {name: asdict(curve) for name, curve in curves.items()}
    rows = (f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in sorted(stored.items()))
    FILE.write_text('{"curves": {\n' + ",\n".join(rows) + "\n}}\n", encoding="utf-8")


def calibration(samples: list[Sample], curve: Curve) -> tuple[Values, Values]:
    """The predicted and the actual wins of the acting kingdoms."""
    leads, spreads, left, wins = arrays(samples)
    told = chances(curve, leads, spreads, left)
    rows, acting = np.arange(len(samples)), np.array([each.kingdom for each in samples])
    return told[rows, acting], wins[rows, acting]


def bin_rows(predicted: Values, actual: Values) -> Iterator[tuple[str, ...]]:
    bins = np.minimum((predicted * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        inside = bins == number
        if inside.any():
            mean, real = 100 * predicted[inside].mean(), 100 * actual[inside].mean()
            span = f"{100 * number // BINS}-{100 * (number + 1) // BINS}%"
            yield span, f"{inside.sum():,}", f"{mean:.1f}", f"{real:.1f}", f"{real - mean:+.1f}"


def off_by(predicted: Values, actual: Values) -> float:
    """The mean distance between predicted and actual over bins, weighted by their sizes, in points."""
    bins = np.minimum((predicted * BINS).astype(int), BINS - 1)
    gaps = [abs((actual - predicted)[bins == number].sum()) for number in range(BINS)]
    return 100 * float(sum(gaps)) / len(actual)


Told = dict[str, tuple[Values, Values]]


def cross_fitted(samples: dict[str, list[Sample]]) -> Told:
    """The predicted and the actual wins of every profile: each half by curves that were fitted to the other half."""
    halves = [
        {name: [each for each in group if each.game % 2 == half] for name, group in samples.items()} for half in (0, 1)
    ]
    told: dict[str, list[tuple[Values, Values]]] = {name: [] for name in samples}
    for tested, other in zip(halves, reversed(halves), strict=True):
        curves = fitted({name: group for name, group in other.items() if group})
        for name, group in tested.items():
            if group:
                common = curves.get("2" if len(group[0].leads) == 2 else "3+", curve_for(Rules.parse(group[0].rules)))
                told[name].append(calibration(group, curves.get(name, common)))
    return {name: (_joined(parts, 0), _joined(parts, 1)) for name, parts in told.items()}


def _joined(parts: list[tuple[Values, Values]], column: int) -> Values:
    return np.concatenate([part[column] for part in parts])


def summary_rows(samples: dict[str, list[Sample]], told: Told) -> Iterator[tuple[str, ...]]:
    for name, (predicted, actual) in sorted(told.items()):
        loss = -np.mean(actual * np.log2(predicted) + (1 - actual) * np.log2(1 - predicted))
        games = len({each.game for each in samples[name]})
        yield name, f"{games:,}", f"{len(actual):,}", f"{off_by(predicted, actual):.1f}", f"{loss:.2f}"


def report(samples: dict[str, list[Sample]]) -> str:
    """The table of all games, those of single games with many positions, and a summary of each game."""
    told = cross_fitted(samples)
    head = ("Predicted", "positions", "mean predicted %", "won %", "difference")
    games = ("Game", "games", "positions", "off by (points)", "loss (bits)")
    everything = tuple(_joined(list(told.values()), column) for column in range(2))
    blocks = [table(head, list(bin_rows(*everything)))]
    for name, pair in told.items():
        if len(pair[1]) >= ENOUGH_POSITIONS:
            blocks.append(f"{name} alone:\n\n{table(head, list(bin_rows(*pair)))}")
    return "\n\n".join([_intro(samples), *blocks, table(games, list(summary_rows(samples, told)))])


def _intro(samples: dict[str, list[Sample]]) -> str:
    positions = sum(map(len, samples.values()))
    games = sum(len({each.game for each in group}) for group in samples.values())
    return (
        f"`python benchmarks/calibration.py` collected {positions:,} positions of {games:,} games between `hard` bots\n"
        "with 128 simulations per decision. In these tables, the positions of every second game are predicted by\n"
        "curves that were fitted to the other games, and the reverse; the curves that ship are fitted to all.\n"
        "Decisions that are solved are not among them. By how many points a game is off is the mean over the bins,\n"
        "weighted by their sizes; with few games most of that is chance, since all positions of a game end alike."
    )


def load(path: Path | None) -> list[Sample]:
    if path is None or not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Sample(**json.loads(line)) for line in lines]


def main() -> None:
    """Collect, fit and report, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--per-game", type=int, default=PER_GAME)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--store", type=Path)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--write", type=Path)
    wanted = parser.parse_args()
    samples = load(wanted.store)
    for text in wanted.rules:
        for sample in collect(Rules.parse(text), samples, wanted.positions, wanted.seconds, wanted.per_game):
            samples.append(sample)
            if wanted.store is not None:
                with wanted.store.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(sample)) + "\n")
    by_profile: dict[str, list[Sample]] = {}
    for sample in samples:
        by_profile.setdefault(profile(Rules.parse(sample.rules)), []).append(sample)
    if wanted.fit:
        write_curves(fitted(by_profile))
    text = report(by_profile) + "\n"
    print(text)
    if wanted.write:
        page = wanted.write.read_text(encoding="utf-8")
        wanted.write.write_text(written_into(page, text, HEADING), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
