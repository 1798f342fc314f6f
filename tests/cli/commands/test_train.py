"""`fiefdom train`: weights in a file, resuming after an interruption, and every usage error."""

import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

import fiefdom
from fiefdom import bots
from fiefdom.bots.training import BATCH_SIZE, Threads, Trainer, TrainingRun
from fiefdom.bots.weights import default_weights, how_made, load_weights
from fiefdom.cli.main import program
from fiefdom.engine.setup import layout_for
from fiefdom.rules import Rules

RULES = "kingdomino(players=2)"
GAMES = 4 * BATCH_SIZE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["train", *arguments])


def weights_of(path: str) -> np.ndarray:
    return load_weights(Path(path), layout_for(Rules.parse(RULES)))


def expected() -> np.ndarray:
    trainer = Trainer(TrainingRun(Rules.parse(RULES), games=GAMES))
    for _ in trainer.train(Threads(2)):
        pass
    return trainer.weights


def test_weights_come_to_the_file_and_play() -> None:
    found = run(RULES, "--games", str(GAMES), "--workers", "2")
    assert found.exit_code == 0, found.output
    assert f"{GAMES} games in" in found.output and "The weights are in kingdomino-2.npz" in found.output
    assert np.abs(weights_of("kingdomino-2.npz") - expected()).max() < 0.05
    assert bots.bot("normal:weights=kingdomino-2.npz").name == "normal:weights=kingdomino-2.npz"
    assert sorted(path.name for path in Path().iterdir()) == ["kingdomino-2.npz"]


def test_minutes_are_enough_to_say() -> None:
    found = run(RULES, "--minutes", "0.001", "--workers", "1", "--out", "deep/in/mine.npz")
    assert found.exit_code == 0, found.output
    assert weights_of("deep/in/mine.npz").any()


def heed_interruptions() -> None:
    """For a child process: a background job may have been started with interrupts ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_interrupted_training_goes_on(folder: Path) -> None:
    command = [sys.executable, "-m", "fiefdom", "train", RULES, "--games", "1000000000", "--workers", "1"]
    here = {**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parents[1])}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=here, cwd=folder, preexec_fn=heed_interruptions)
    kept = folder / "kingdomino-2.npz.part"
    while process.poll() is None and not kept.exists():
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    assert b"the same command continues it" in process.communicate()[1]
    assert process.returncode == 130 and not (folder / "kingdomino-2.npz").exists()
    with np.load(kept) as file:
        assert file["games"] > 0 and file["weights"].any()
    found = run(RULES, "--games", "5", "--workers", "1")
    assert found.exit_code == 2 and "holds another training" in found.stderr


def test_training_begins_with_the_weights_of_a_file() -> None:
    assert run(RULES, "--games", str(GAMES), "--workers", "2", "--out", "first.npz").exit_code == 0
    assert run(RULES, "--games", "1", "--workers", "1", "--start", "first.npz", "--out", "more.npz").exit_code == 0
    first, more = weights_of("first.npz"), weights_of("more.npz")
    told = how_made(Path("more.npz"))
    assert RULES.partition("(")[0] in told and "seed 1, 1 workers" in told and "started from first.npz" in told
    assert (first != more).any() and np.abs(first - more).mean() < 0.5


def test_a_share_of_the_hand_made_weights_is_mixed_in_where_something_was_learned() -> None:
    words = (RULES, "--games", str(GAMES), "--workers", "1", "--out")
    assert run(*words, "pure.npz").exit_code == 0
    assert run(*words, "mixed.npz", "--temper", "0.25").exit_code == 0
    pure, mixed, hand = weights_of("pure.npz"), weights_of("mixed.npz"), default_weights(Rules.parse(RULES))
    met = np.abs(pure) > 0.01
    assert np.allclose(mixed[met], 0.75 * pure[met] + 0.25 * hand[met], atol=0.02)
    assert not mixed[pure == 0].any()


@pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this machine")
def test_a_ray_cluster_learns_the_same(folder: Path) -> None:
    """A real cluster, started and stopped by a separate process."""
    command = [sys.executable, "-m", "fiefdom", "train", RULES, "--games", str(GAMES), "--workers", "2", "--ray"]
    here = {**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parents[1])}
    found = subprocess.run(command, cwd=folder, env=here, capture_output=True, encoding="utf-8")
    assert found.returncode == 0, found.stderr
    assert np.abs(weights_of("kingdomino-2.npz") - expected()).max() < 0.05


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([RULES], "Say how long to train: either --minutes or --games."),
        ([RULES, "--minutes", "1", "--games", "1"], "Say how long to train: either --minutes or --games."),
        (["chess", "--games", "1"], "'chess' could not be understood"),
        ([RULES, "--games", "0"], "--games takes a whole number from 1"),
        ([RULES, "--games", "1", "--temper", "2"], "--temper takes a share from 0 to 1"),
        ([RULES, "--minutes", "soon"], "--minutes takes minutes from 0.001"),
        ([RULES, "--games", "1", "--start", "none.npz"], "'none.npz' does not exist"),
    ],
)
def test_misuse(arguments: list[str], sentence: str) -> None:
    found = run(*arguments)
    assert found.exit_code == 2
    assert sentence in found.stderr


def test_a_file_that_holds_no_weights_is_refused() -> None:
    Path("bad.npz").write_text("nothing")
    found = run(RULES, "--games", "1", "--start", "bad.npz")
    assert found.exit_code == 2
    assert "bad.npz does not hold weights" in found.stderr
