"""The ladder against an earlier commit: the commit is checked out, both sides play, and nothing is left behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from fiefdom import bots
from fiefdom.bots.programs.names import quoted_command
from fiefdom.game import Game

from .conftest import ROOT, QuickRun

ADAPTER = ROOT / "benchmarks" / "ladder_adapter.py"


def worktrees() -> str:
    return subprocess.run(["git", "worktree", "list"], cwd=ROOT, check=True, capture_output=True, text=True).stdout


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the history of the project")
def test_the_present_plays_the_last_commit(quick_run: QuickRun, tmp_path: Path) -> None:
    found = quick_run(
        "ladder.py", "HEAD", "--python", sys.executable, "--work", str(tmp_path), "--bot", "greedy", "--clean"
    )
    assert found["games"] == 2 and [row["forfeits"] for row in found["results"]] == [{}, {}]
    assert found["results"][0]["bot"] == "new greedy" and found["results"][1]["bot"].endswith(" greedy")
    assert str(tmp_path) not in worktrees()
    assert Path(found["file"]).is_relative_to(tmp_path)


def test_commits_without_the_protocol_are_asked_through_their_bots() -> None:
    command = f"'{sys.executable}' '{ADAPTER}' '{ROOT / 'src'}' greedy earlier"
    old, game = bots.bot(quoted_command(command)), Game.new("kingdomino(players=2)", seed=4)
    while not game.is_over:
        move = old.play(game)
        assert move == bots.bot("greedy").play(game)
        game.push(move)
