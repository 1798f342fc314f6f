"""How fast the engine is: compared with hand-written C in the same run, by game, with two threads, and when cold.

Usage: python benchmarks/speed.py [--json] [--quick] [--write PAGE]

  --json        print one JSON object instead of tables
  --quick       a few milliseconds of everything and no cold start, to check that the script works
  --write PAGE  also write the tables to a page, below its heading "## The tables"

Nothing here passes or fails. Speeds are in CPU time of one core, including final scores; C and the engine take turns,
so that both are subject to the same noise, and what counts is their ratio.
"""

import tempfile
from pathlib import Path
from typing import Any

import random_games
from c_yardstick import NoYardstick, Yardstick
from processes import cold_warmup, start_up
from random_games import Effort, Rate
from reporting import HEADING, machine, report, tables, tell

FULL, QUICK = Effort(turns=25, seconds=0.1), Effort(turns=2, seconds=0.002)
FULL_THREADS, QUICK_THREADS = Effort(turns=11, seconds=0.4), Effort(turns=2, seconds=0.005)
START_TIMES = 8


def measure(quick: bool, folder: Path) -> dict[str, Any]:
    """Everything, as plain values for JSON."""
    found: dict[str, Any] = {"machine": machine(), "quick": quick}
    effort, threads = (QUICK, QUICK_THREADS) if quick else (FULL, FULL_THREADS)
    found |= _against_c(effort, folder)
    tell("by game")
    found["games"] = [
        {"rules": rules, "decisions_per_second": _values(rate), "decisions_per_game": decisions}
        for rules, rate, decisions in random_games.speeds(effort)
    ]
    tell("two threads")
    found["two_threads"] = [
        {"rules": rules, "best": best, "median": middle} for rules, best, middle in random_games.two_threads(threads)
    ]
    tell("processes")
    compiled = None if quick else folder / "cache"
    found["cold_warmup_cpu_seconds"] = cold_warmup(compiled) if compiled else None
    times = 1 if quick else START_TIMES
    found["start_up"] = [{"what": what, "seconds": seconds} for what, seconds in start_up(compiled, times)]
    return found


def _against_c(effort: Effort, folder: Path) -> dict[str, Any]:
    tell("against C")
    try:
        yardstick = Yardstick(folder)
    except NoYardstick as reason:
        return {"yardstick": [], "yardstick_problem": str(reason)}
    rows = [
        {
            "rules": rules,
            "c_games_per_second": _values(theirs),
            "games_per_second": _values(ours),
            "ratio": {"best": ours.best / theirs.best, "median": ours.median / theirs.median},
        }
        for rules, theirs, ours in random_games.against_c(yardstick, effort)
    ]
    return {"yardstick": rows, "yardstick_problem": None, "compiler": yardstick.version()}


def _values(rate: Rate) -> dict[str, float]:
    return {"best": rate.best, "median": rate.median, "spread": rate.spread}


def _measure(quick: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return measure(quick, Path(folder))


if __name__ == "__main__":
    report(__doc__, _measure, tables, HEADING)
