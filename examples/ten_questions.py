"""Ten questions about the games, answered from tables that `fiefdom simulate --out` writes, with plots.

Usage: python examples/ten_questions.py [FOLDER] [--games 2000] [--jobs 2]

Needs matplotlib. Writes the tables and `ten-questions.svg` into FOLDER, and prints the answers.
"""

import argparse
import csv
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Row = dict[str, str]
# A label, a value and the half width of its interval of 95 %.
Bar = tuple[str, float, float]
DUEL = "kingdomino(players=2, middle_kingdom, harmony)"
QUEEN = "queendomino(players=3)"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")


def mean(values: Iterable[float]) -> tuple[float, float]:
    """The mean and the half width of its interval of 95 %."""
    known = list(values)
    if not known:
        return 0.0, 0.0
    spread = statistics.stdev(known) if len(known) > 1 else 0.0
    return statistics.fmean(known), 1.96 * spread / len(known) ** 0.5


def grouped(rows: list[Row], key: str, value: str) -> list[Bar]:
    """The mean of a column for each value of another."""
    groups: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        groups[row[key]].append(float(row[value]))
    return [(name, *mean(groups[name])) for name in sorted(groups, key=lambda text: (len(text), text))]


def difference(rows: list[Row], column: str, word: str, value: str, separator: str | None) -> tuple[float, float]:
    """How much the mean of a column differs between rows that list a word and the others."""
    has = [word in row[column].split(separator) for row in rows]
    one, half_one = mean(float(row[value]) for row, found in zip(rows, has, strict=True) if found)
    other, half_other = mean(float(row[value]) for row, found in zip(rows, has, strict=True) if not found)
    return one - other, (half_one**2 + half_other**2) ** 0.5


def who_begins(duel: list[Row], **_: Any) -> list[Bar]:
    return [(f"claims {order}.", value, half) for order, value, half in grouped(duel, "opening", "won")]


def terrains(duel: list[Row], **_: Any) -> list[Bar]:
    return [(name, *mean(float(row[f"points_{name}"]) for row in duel)) for name in TERRAINS]


def dominoes(duel: list[Row], **_: Any) -> list[Bar]:
    return [(f"K{n}", *difference(duel, "claims", f"K{n}", "lead", None)) for n in (1, 12, 24, 36, 40, 44, 46, 47, 48)]


def buildings(queen: list[Row], **_: Any) -> list[Bar]:
    names = sorted({name for row in queen for name in row["buildings"].split(";") if name})
    found = [(name.replace("_", " "), *difference(queen, "buildings", name, "won", ";")) for name in names]
    often = [bar for bar in found if bar[2] < 0.25] or found
    return sorted(often, key=lambda bar: -bar[1])[:8]


def winning_totals(duel: list[Row], **_: Any) -> list[Bar]:
    totals = [int(row["total"]) for row in duel if row["place"] == "1"]
    shares = {low: sum(low <= total < low + 10 for total in totals) / len(totals) for low in range(20, 120, 10)}
    return [
        (f"{low}-{low + 9}", share, 1.96 * (share * (1 - share) / len(totals)) ** 0.5) for low, share in shares.items()
    ]


def tie_breaks(duel: list[Row], **_: Any) -> list[Bar]:
    decided = [row["decided_by"] for row in duel if row["seat"] == "1"]
    return [(name, *mean(float(each == name) for each in decided)) for name in dict.fromkeys(sorted(decided))]


def bonuses(duel: list[Row], **_: Any) -> list[Bar]:
    found = []
    for name in ("middle_kingdom", "harmony"):
        for word, place in (("winners", "1"), ("losers", "2")):
            share = mean(float(int(row[name]) > 0) for row in duel if row["place"] == place)
            found.append((f"{name.replace('_', ' ')}, {word}", *share))
    return found


def largest_territories(duel: list[Row], **_: Any) -> list[Bar]:
    return [(f"place {place}", value, half) for place, value, half in grouped(duel, "place", "largest_territory")]


def crowns(duel: list[Row], **_: Any) -> list[Bar]:
    return [bar for bar in grouped(duel, "crowns", "territory_points") if bar[2] < 8]


def rounds(moves: list[Row], **_: Any) -> list[Bar]:
    return grouped([row for row in moves if row["kind"] == "place"], "round", "gain")


QUESTIONS: dict[str, Callable[..., list[Bar]]] = {
    "Does it help to claim first? (share of wins)": who_begins,
    "What does each terrain bring? (points a game)": terrains,
    "What is a domino worth? (lead with it minus without)": dominoes,
    "Which building wins? (wins with it minus without)": buildings,
    "How many points win? (share of winners)": winning_totals,
    "How often do tie-breaks decide? (share of games)": tie_breaks,
    "Who gets the bonuses? (share of players)": bonuses,
    "Do winners have larger territories? (squares)": largest_territories,
    "What are crowns worth? (points by crowns)": crowns,
    "When are points made? (gain of a placement by round)": rounds,
}


def table(path: Path) -> list[Row]:
    """A table as rows of text."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def simulated(folder: Path, games: int, jobs: int) -> dict[str, list[Row]]:
    """The tables, which are played if they are not there."""
    files = {name: folder / f"{name}.csv" for name in ("duel", "moves", "queen")}
    wanted: dict[str, list[str | Path]] = {
        DUEL: [files["duel"], "--decisions", files["moves"]],
        QUEEN: [files["queen"]],
    }
    for rules, out in wanted.items():
        if not all(path.exists() for path in out if isinstance(path, Path)):
            command = [sys.executable, "-m", "fiefdom", "simulate", rules, "--bots", "normal", "--games", str(games)]
            subprocess.run([*command, "--jobs", str(jobs), "--force", "--out", *map(str, out)], check=True)
    return {name: table(path) for name, path in files.items()}


def draw(answers: dict[str, list[Bar]], path: Path) -> None:
    """All answers as one picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "fiefdom", "font.size": 8})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(5, 2, figsize=(10, 15), layout="constrained")
    for axis, (question, bars) in zip(axes.flat, answers.items(), strict=True):
        labels, values, halves = zip(*bars, strict=True)
        axis.barh(labels, values, xerr=halves, color="#5f8f4e", ecolor="#444444")
        axis.invert_yaxis()
        axis.set_title(question, fontsize=9, loc="left")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def main(arguments: list[str] | None = None) -> None:
    """Play, answer, draw."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=Path("questions"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    tables = simulated(options.folder, options.games, options.jobs)
    answers = {question: answer(**tables) for question, answer in QUESTIONS.items()}
    for question, bars in answers.items():
        print(question, *(f"  {label:<28}{value:8.2f} ± {half:.2f}" for label, value, half in bars), sep="\n")
    draw(answers, options.folder / "ten-questions.svg")


if __name__ == "__main__":
    main()
