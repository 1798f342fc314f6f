"""Machine code on disk that several processes have compiled: each finds its own."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LAYOUTS = ("kingdomino(players=2)", "kingdomino(players=2, mighty_duel)")
TOTALS = """
import sys
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.rules import Rules
for rules in sys.argv[1:]:
    engine = engine_for(Rules.parse(rules), trusted=True)
    states, randoms = engine.new_states(), random_sources(1, 0, 1)
    engine.play_out(states, randoms)
    print(rules, engine.totals(states)[0].tolist())
"""


def totals(folder: Path, *rules: str) -> list[str]:
    """The totals of a random game under each of the rules, played in a process of its own."""
    environment = {**os.environ, "FIEFDOM_CACHE_DIR": str(folder)}
    environment.pop("NUMBA_BOUNDSCHECK", None)
    command = [sys.executable, "-c", TOTALS, *rules]
    played = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert played.returncode == 0, played.stderr[-2000:]
    return played.stdout.splitlines()


def test_layouts_compiled_in_different_processes_work_together(tmp_path: Path) -> None:
    apart = [totals(tmp_path, rules)[0] for rules in LAYOUTS]
    assert totals(tmp_path, *LAYOUTS) == apart
    assert totals(tmp_path, *reversed(LAYOUTS)) == apart[::-1]


def test_processes_may_compile_at_the_same_time(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        apart = list(both.map(lambda rules: totals(tmp_path, rules)[0], LAYOUTS))
    assert totals(tmp_path, *LAYOUTS) == apart
