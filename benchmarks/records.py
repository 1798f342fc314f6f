"""How fast a file of many games is read, compared with the engine alone replaying the same moves.

Usage: python benchmarks/records.py [--games N] [--distinct N] [--json] [--all]

  --games N     games in the file (100000)
  --distinct N  how many of them are different (4000); the file repeats them
  --all         every family, not only Kingdomino for two players
  --json        print one JSON object

Random games are written to a file as the program writes them. Then two things are measured in turn, in one process:
`read_records` reads the file into records; and the engine alone replays the same actions and outcomes from arrays in
one compiled loop that checks the legality of each, as its public functions do, with nothing to parse. Speeds are in CPU
time; what counts is the ratio.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from fiefdom import Rules
from fiefdom.engine.compiled import entry
from fiefdom.engine.engine import Engine, random_sources
from fiefdom.engine.family import acting_kingdom, apply, can_happen, options, reveal
from fiefdom.engine.layout import FIRST_CHANCE, OVER
from fiefdom.engine.options import contains
from fiefdom.game.codec import Codec
from fiefdom.notation import Record, Seat, codes, read_records

MAIN = "kingdomino(players=2)"
OTHERS = ("kingdomino(players=4)", "queendomino(players=4)", "royal_wedding(players=8, teams)", "tribe(players=4)")
TURNS = 5


@entry
def replay(states: Any, starts: Any, numbers: Any) -> int:
    """Apply actions and outcomes, checking each; returns how many were refused."""
    refused = 0
    for index in range(len(states)):
        state = states[index]
        for at in range(starts[index], starts[index + 1]):
            if state.phase >= FIRST_CHANCE:
                outcome = np.uint64(numbers[at])
                if can_happen(state, outcome):
                    reveal(state, outcome)
                else:
                    refused += 1
            elif contains(acting_kingdom(state), options(state), numbers[at]):
                apply(state, numbers[at])
            else:
                refused += 1
    return refused


class Played:
    """Random games: their records, and their actions and outcomes in the engine's form."""

    def __init__(self, rules: Rules, number: int) -> None:
        self.engine = Engine(rules)
        self.codec = Codec(rules)
        self.numbers: list[list[int]] = []
        self.records: list[Record] = []
        choices = np.random.default_rng(1)
        for seed in range(number):
            self._play(random_sources(seed, 0, 1), choices)

    def _play(self, random: Any, choices: np.random.Generator) -> None:
        engine, codec = self.engine, self.codec
        states = engine.new_states()
        numbers, found = [], []
        while (state := states[0]).phase != OVER:
            if state.phase >= FIRST_CHANCE:
                number = int(engine.draw(states, random)[0])
                found.append(codes.encode(codec.reveal(state, number), None))
                engine.reveal(states, [number])
            else:
                number = int(choices.choice(engine.legal_actions(states)))
                seat = int(state.drawn if state.round_number == 0 else state.line_king[state.turn])
                found.append(codes.encode(codec.move(state, number), seat))
                engine.apply(states, [number])
            numbers.append(number)
        rules = engine.rules
        seats = tuple(Seat(f"Random {seat}", "random") for seat in range(1, rules.seats + 1))
        result = tuple(int(total) for total in engine.totals(states)[0][: rules.kingdoms])
        tags = {"date": "2026-11-15", "event": "Benchmark", "seed": str(len(self.records))}
        self.numbers.append(numbers)
        self.records.append(Record(rules, seats, tags, np.array(found, np.int64), (), (), result))

    def write(self, path: Path, games: int) -> None:
        texts = [str(record) for record in self.records]
        with path.open("w", encoding="utf-8", newline="\n") as file:
            for number in range(games):
                file.write(texts[number % len(texts)])

    def arrays(self, games: int) -> tuple[Any, Any]:
        """Where each game begins, and all actions and outcomes, in the order of the file."""
        chosen = [self.numbers[number % len(self.numbers)] for number in range(games)]
        starts = np.concatenate([[0], np.cumsum([len(numbers) for numbers in chosen])])
        return starts, np.concatenate([np.array(numbers, np.int64) for numbers in chosen])


def cpu_seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def read_all(path: Path, games: int) -> None:
    read = 0
    for reading in read_records(path):
        assert reading.record is not None and not reading.faults
        read += 1
    assert read == games


def measure(text: str, games: int, distinct: int, folder: Path) -> dict[str, Any]:
    """Both speeds of one game, best of several turns."""
    played = Played(Rules.parse(text), min(distinct, games))
    path = folder / "games.fief"
    played.write(path, games)
    starts, numbers = played.arrays(games)
    states = played.engine.new_states(games)

    def replay_all() -> None:
        assert replay(states, starts, numbers) == 0

    replay_all()
    reading, replaying = [], []
    for _ in range(TURNS):
        reading.append(cpu_seconds(lambda: read_all(path, games)))
        played.engine.restart(states)
        replaying.append(cpu_seconds(replay_all))
    return {
        "rules": text,
        "games": games,
        "distinct_games": min(distinct, games),
        "megabytes": path.stat().st_size / 1e6,
        "read_games_per_second": games / min(reading),
        "replayed_games_per_second": games / min(replaying),
        "ratio": min(replaying) / min(reading),
    }


def measurements(games: int, distinct: int, is_all: bool) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        yield measure(MAIN, games, distinct, Path(folder))
        for text in OTHERS if is_all else ():
            yield measure(text, max(1, games // 10), max(1, distinct // 10), Path(folder))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="games in the file")
    parser.add_argument("--distinct", type=int, default=4_000, help="how many are different")
    parser.add_argument("--all", action="store_true", help="every family")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    found = []
    for row in measurements(arguments.games, arguments.distinct, arguments.all):
        found.append(row)
        if not arguments.json:
            print(
                f"{row['rules']:32} {row['games']:>7} games, {row['megabytes']:.0f} MB: "
                f"read {row['read_games_per_second']:,.0f}/s, replayed {row['replayed_games_per_second']:,.0f}/s; "
                f"ratio {row['ratio']:.2f}"
            )
    if arguments.json:
        json.dump(found, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
