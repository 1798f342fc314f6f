"""How long whole processes take: compiling everything, the first move, small commands."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

FIRST_MOVE = "from fiefdom import Game; game = Game.new({rules!r}, seed=1); game.push(game.legal_moves[0])"
FIRST_MOVES = ("kingdomino(players=4)", "queendomino(players=4)", "tribe(players=4)")
SIMULATED = "kingdomino(players=4)"


def processor_seconds(process: int) -> float:
    """Seconds of processor time that a running process has used; 0 if the system does not report it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def cold_warmup(folder: Path) -> float | None:
    """CPU seconds of `fiefdom warmup` with nothing compiled; None if the system does not report it."""
    before = _children_seconds()
    _run(["-m", "fiefdom", "warmup", "--quiet"], folder)
    return _children_seconds() - before or None


def start_up(folder: Path | None, times: int) -> Iterator[tuple[str, float]]:
    """Median wall seconds of small processes; compiled code is cached in `folder`, or in the default place."""
    for rules in FIRST_MOVES:
        yield (
            f"process start to first move of `{rules}`",
            _median_wall(["-c", FIRST_MOVE.format(rules=rules)], folder, times),
        )
    simulate = ["simulate", SIMULATED, "--games", "10"]
    for arguments in (simulate, ["--help"]):
        yield f"`fiefdom {' '.join(arguments)}`", _median_wall(["-m", "fiefdom", *arguments], folder, times)


def _median_wall(arguments: list[str], folder: Path | None, times: int) -> float:
    """The median of several runs; the first, which may compile, is left out if there are more."""
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        _run(arguments, folder)
        seconds.append(time.perf_counter() - start)
    return median(seconds[1:] or seconds)


def _run(arguments: list[str], folder: Path | None) -> None:
    variables = dict(os.environ)
    if folder is not None:
        variables["FIEFDOM_CACHE_DIR"] = str(folder)
    subprocess.run([sys.executable, *arguments], env=variables, stdout=subprocess.DEVNULL, check=True)


def _children_seconds() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system
