"""How fast the engine is: against hand-written C in the same run, by game, with two threads, and from a cold start.

Usage: python benchmarks/speed.py [--json] [--quick] [--write PAGE]

  --json        print one JSON object instead of tables
  --quick       a few milliseconds of everything and no cold start: to see that the script works
  --write PAGE  also put the tables into a page, below its heading "## The tables"

Nothing here passes or fails. Speeds are CPU time of one core, final scores included; C and the engine take turns, so
that both meet the same noise, and what counts is their ratio.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import random_games
from c_yardstick import NoYardstick, Yardstick
from processes import cold_warmup, start_up
from random_games import Effort, Rate
from reporting import machine, tables, written_into

FULL, QUICK = Effort(turns=25, seconds=0.1), Effort(turns=2, seconds=0.002)
FULL_THREADS, QUICK_THREADS = Effort(turns=11, seconds=0.4), Effort(turns=2, seconds=0.005)
START_TIMES = 8


def measure(quick: bool, folder: Path) -> dict[str, Any]:
    """Everything, as plain values for JSON."""
    found: dict[str, Any] = {"machine": machine(), "quick": quick}
    effort, threads = (QUICK, QUICK_THREADS) if quick else (FULL, FULL_THREADS)
    found |= _against_c(effort, folder)
    _tell("by game")
    found["games"] = [
        {"rules": rules, "decisions_per_second": _values(rate), "decisions_per_game": decisions}
        for rules, rate, decisions in random_games.speeds(effort)
    ]
    _tell("two threads")
    found["two_threads"] = [
        {"rules": rules, "best": best, "median": middle} for rules, best, middle in random_games.two_threads(threads)
    ]
    _tell("processes")
    compiled = None if quick else folder / "cache"
    found["cold_warmup_cpu_seconds"] = cold_warmup(compiled) if compiled else None
    times = 1 if quick else START_TIMES
    found["start_up"] = [{"what": what, "seconds": seconds} for what, seconds in start_up(compiled, times)]
    return found


def _against_c(effort: Effort, folder: Path) -> dict[str, Any]:
    _tell("against C")
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


def _tell(part: str) -> None:
    print(f"measuring: {part}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="only see that the script works")
    parser.add_argument("--write", metavar="PAGE", type=Path, help="put the tables into a page")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(arguments.quick, Path(folder))
    print(json.dumps(found, indent=2) if arguments.json else tables(found), end="\n" if arguments.json else "")
    if arguments.write:
        page = arguments.write.read_text(encoding="utf-8")
        arguments.write.write_text(written_into(page, tables(found)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
