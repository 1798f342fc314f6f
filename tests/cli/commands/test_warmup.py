"""`fiefdom warmup`: compiles every entry point of the engine for every layout, and leaves nothing to compile."""

import inspect
import json
import os
import subprocess
import sys
from itertools import pairwise

import pytest
from click.testing import CliRunner

from fiefdom.bots.kernels import batch_policy, entry_points
from fiefdom.bots.solver import claims, results
from fiefdom.cli.commands import compile_all, warmup
from fiefdom.cli.main import program
from fiefdom.engine import batch, compiled
from fiefdom.engine.layout import all_layouts

# Prints, for each entry function, the types of first arguments it is compiled for, and how often it was recompiled.
ACCOUNT = """
import json
from fiefdom.cli.commands import compile_all
{work}
print(json.dumps({{
    name: [
        sorted(str(signature[0]) for signature in entry.signatures),
        sum(entry.stats.cache_misses.values()),
    ]
    for name, entry in compile_all.entries().items()
}}))
"""
# Entry functions that are not specialised on the record of each layout: they take plain numbers, or are used only for
# games with independent kingdoms, Kingdomino and Discovery.
SPECIALISED = {"fold": 1, "solve_claims": 1, "best_results": 4}
WARM = "for _ in compile_all.warm(): pass"
PLAY = """
from fiefdom import Game, Rules
from fiefdom.analysis import perft, simulate
for rules in compile_all.representatives().values():
    game = Game.new(rules, seed=1)
    while not game.is_over:
        game.push(game.legal_moves[0])
    game.score_sheet(0), game.outcome, game.copy(), game.kingdoms
    simulate.simulate(rules, 3, 1, 2)
    list(perft.count(rules, 1, range(1, 4))), list(perft.split(rules, 1, 2))
"""


def account(work):
    """What a separate process has compiled or loaded after this work."""
    code = ACCOUNT.format(work=work)
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=600)
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout.splitlines()[-1])


def entry_names():
    """The names of the engine's and the bots' functions decorated with `@entry`, from their sources."""
    modules = (batch, batch_policy, entry_points, results, claims)
    lines = [line for module in modules for line in inspect.getsource(module).splitlines()]
    return {after.split("(")[0].removeprefix("def ") for line, after in pairwise(lines) if line == "@entry"}


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="there is nothing to compile")
def test_warming_leaves_no_door_cold():
    account(WARM)  # if nothing is cached yet, this process compiles
    warmed = account(WARM)
    assert set(warmed) == entry_names()
    for name, (signatures, compiled_anew) in warmed.items():
        assert len(signatures) == SPECIALISED.get(name, len(all_layouts())), name
        assert compiled_anew == 0, name
    used = account(PLAY)
    for name, (signatures, compiled_anew) in used.items():
        assert set(signatures) <= set(warmed[name][0]), name
        assert compiled_anew == 0, name


def test_every_layout_has_rules_that_use_it():
    assert list(compile_all.representatives()) == [memory.name for memory in all_layouts()]


def test_a_pipe_gets_a_line_for_each_step():
    found = CliRunner().invoke(program, ["warmup"])
    lines = found.output.splitlines()
    steps = compile_all.total_steps() // len(all_layouts())
    expected = [f"{memory.name}: {done} of {steps}" for memory in all_layouts() for done in range(1, steps + 1)]
    assert found.exit_code == 0
    assert lines[:-1] == expected
    assert "compile" in lines[-1].lower()


def test_quiet_is_quiet():
    found = CliRunner().invoke(program, ["warmup", "--quiet"])
    assert (found.exit_code, found.output) == (0, "")


@pytest.fixture
def counted(monkeypatch):
    def count(number):
        monkeypatch.setattr(compile_all, "compiled_now", lambda: number)
        monkeypatch.setattr(compile_all, "entries", lambda: {"play_out": None})
        return warmup._summary(2.0)

    return count


def test_summaries(counted, monkeypatch, tmp_path):
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    assert counted(3) == f"Compiled 3 functions in 2.0 s; they are kept in {tmp_path}."
    assert counted(0) == f"Everything was compiled already (looked through in 2.0 s); it is kept in {tmp_path}."
    monkeypatch.setattr(compiled, "cache_folder", lambda: None)
    assert "set FIEFDOM_CACHE_DIR" in counted(3)
    monkeypatch.setattr(compile_all, "entries", dict)
    assert "NUMBA_DISABLE_JIT" in warmup._summary(2.0)
