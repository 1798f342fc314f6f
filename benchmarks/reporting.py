"""Measurements as Markdown tables."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

HEADING = "## The tables"


def machine() -> dict[str, Any]:
    """The machine and the versions that the numbers were measured with."""
    return {
        "date": date.today().isoformat(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
    }


def _processor() -> str:
    """The name of the processor, if the system reports it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def tables(found: dict[str, Any]) -> str:
    """All measurements."""
    return "\n\n".join(_parts(found)) + "\n"


def _parts(found: dict[str, Any]) -> Iterator[str]:
    yield measured_on(found)
    yield from _yardstick_parts(found)
    yield "### By game, one core"
    yield _games(found["games"])
    yield "### Two threads instead of one, wall time"
    rows = [(f"`{row['rules']}`", f"{row['best']:.2f}", f"{row['median']:.2f}") for row in found["two_threads"]]
    yield table(("Rules", "Times as fast, best", "median"), rows)
    yield "### Processes"
    yield _processes(found)


def measured_on(found: dict[str, Any]) -> str:
    """When and on what, as one sentence."""
    where = found["machine"]
    compiler = f", C by {found['compiler']}" if "compiler" in found else ""
    return (
        f"Measured on {where['date']}: {where['processor']}, {where['cores']} cores, {where['system']}; "
        f"Python {where['python']}, Numba {where['numba']}, NumPy {where['numpy']}{compiler}."
    )


def _yardstick_parts(found: dict[str, Any]) -> Iterator[str]:
    yield "### Random games of Kingdomino against C"
    if found["yardstick_problem"]:
        yield found["yardstick_problem"]
        return
    rows = []
    for row in found["yardstick"]:
        theirs, ours, ratio = row["c_games_per_second"], row["games_per_second"], row["ratio"]
        numbers = (f"{theirs['best']:,.0f}", f"{ours['best']:,.0f}", f"{ratio['best']:.2f}", f"{ratio['median']:.2f}")
        rows.append((f"`{row['rules']}`", *numbers, f"{theirs['spread']:.0%}", f"{ours['spread']:.0%}"))
    heads = ("Rules", "C games/s", "Fiefdom games/s", "Ratio of bests", "of medians", "Spread of C", "of Fiefdom")
    yield table(heads, rows)


def _games(games: list[dict[str, Any]]) -> str:
    rows = []
    for row in games:
        rate, length = row["decisions_per_second"], row["decisions_per_game"]
        millions = (f"{rate['best'] / 1e6:.1f} million", f"{rate['median'] / 1e6:.1f} million")
        rows.append(
            (f"`{row['rules']}`", *millions, f"{rate['spread']:.0%}", f"{length:.0f}", f"{rate['best'] / length:,.0f}")
        )
    return table(("Rules", "Decisions/s, best", "median", "Spread", "Decisions in a game", "Games/s, best"), rows)


def _processes(found: dict[str, Any]) -> str:
    rows = []
    if found["cold_warmup_cpu_seconds"] is not None:
        rows.append(("`fiefdom warmup`, nothing compiled yet: CPU time", f"{found['cold_warmup_cpu_seconds']:.0f} s"))
    for row in found["start_up"]:
        rows.append((f"{row['what']}: wall time", f"{row['seconds']:.2f} s"))
    return table(("What", "Time"), rows)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    names = list(heads)
    lines = [f"| {' | '.join(names)} |", "| --- |" + " ---: |" * (len(names) - 1)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def written_into(page: str, text: str, title: str = HEADING) -> str:
    """The page with everything between a heading and the next of the same level replaced. Raises ValueError."""
    before, heading, after = page.partition(f"{title}\n")
    if not heading:
        raise ValueError(f"the page has no heading {title!r}")
    rest = after.find("\n## ")
    return f"{before}{heading}\n{text}" + (after[rest:] if rest >= 0 else "")


def tell(part: str) -> None:
    """Print what is being measured."""
    print(f"measuring: {part}", file=sys.stderr, flush=True)


def report(
    description: str | None,
    measure: Callable[[bool], dict[str, Any]],
    as_text: Callable[[dict[str, Any]], str],
    heading: str,
) -> None:
    """The command line of a benchmark: measure (quickly or not), print, and write to a page below a heading."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="only check that the script works")
    parser.add_argument("--write", metavar="PAGE", type=Path, help="write the tables to a page")
    arguments = parser.parse_args()
    found = measure(arguments.quick)
    sys.stdout.write(json.dumps(found, indent=2) + "\n" if arguments.json else as_text(found))
    if arguments.write:
        page = arguments.write.read_text(encoding="utf-8")
        arguments.write.write_text(written_into(page, as_text(found), heading), encoding="utf-8", newline="\n")
