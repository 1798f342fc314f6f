"""Training: seconds are enough to learn, work can be shared and interrupted, and the result can be saved."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fiefdom.bots.training import BATCH_SIZE, Learned, Threads, Trainer, TrainingRun, bring_together, self_play_points
from fiefdom.bots.weights import (
    FOLDER,
    default_weights,
    how_made,
    learned_count,
    load_weights,
    profile,
    save_weights,
    weight_count,
    weights_for,
)
from fiefdom.engine.setup import layout_for
from fiefdom.errors import TextError
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=4, middle_kingdom, harmony)")
RUN = TrainingRun(RULES, games=4 * BATCH_SIZE, seed=3)


def trained(run: TrainingRun = RUN, workers: int = 2) -> Trainer:
    trainer = Trainer(run)
    for _ in trainer.train(Threads(workers)):
        pass
    return trainer


def test_seconds_of_self_play_are_worth_many_points() -> None:
    trainer = Trainer(TrainingRun(RULES, games=3000, seed=5))
    before = self_play_points(RULES, trainer.weights)
    reports = list(trainer.train(Threads(2)))
    assert reports[-1].games == trainer.games == 3000
    assert reports[-1].share == 1
    assert self_play_points(RULES, trainer.weights) > before + 5
    assert reports[-1].error < reports[0].error


def test_the_same_seed_and_workers_give_the_same_weights() -> None:
    one, other = trained(), trained()
    assert (one.weights == other.weights).all()
    assert one.weights.any()
    assert (trained(replace(RUN, seed=4)).weights != one.weights).any()


def test_corrections_count_as_often_as_a_weight_was_met() -> None:
    weights = np.array([1, 1, 1, 1], np.float32)
    one = Learned(np.array([2, 1, 3, 1], np.float32), np.array([5, 0, 1, 0], np.uint32), np.zeros(3))
    other = Learned(np.array([1, 4, 7, 1], np.float32), np.array([0, 2, 3, 0], np.uint32), np.zeros(3))
    assert bring_together(weights, [one, other]).tolist() == [2, 4, 6, 1]


def test_training_begins_with_given_weights_and_leaves_them_alone() -> None:
    given = np.full(weight_count(RULES), 0.5, np.float32)
    trainer = Trainer(RUN, given)
    next(trainer.train(Threads(1)))
    assert (given == 0.5).all()
    assert (trainer.weights != 0.5).any()


def test_a_training_put_down_and_taken_up_comes_to_the_same(tmp_path: Path) -> None:
    first, path = Trainer(RUN), tmp_path / "kept.part"
    next(first.train(Threads(2)))
    first.put_down(path, 2)
    second = Trainer(RUN)
    second.take_up(path, 2)
    assert second.games == 2 * BATCH_SIZE
    for _ in second.train(Threads(2)):
        pass
    assert (second.weights == trained().weights).all()
    for run, workers in ((replace(RUN, seed=9), 2), (RUN, 1), (replace(RUN, games=999), 2)):
        with pytest.raises(TextError, match="holds another training"):
            Trainer(run).take_up(path, workers)


def test_the_rate_falls_with_the_share_that_is_done() -> None:
    run = TrainingRun(RULES, games=1000)
    shares = [run.share(games, 0) for games in (0, 500, 1000, 2000)]
    assert shares == [0, 0.5, 1, 1]
    rates = [run.rate(share) for share in shares]
    assert rates[0] == 0.1 and rates[2] == pytest.approx(0.002) and rates[0] > rates[1] > rates[2]
    assert TrainingRun(RULES, seconds=10).share(10**9, 5) == 0.5


def test_weights_survive_a_file(tmp_path: Path) -> None:
    trainer = trained()
    path = tmp_path / "folder" / "weights.npz"
    save_weights(path, trainer.weights, "20 games, seed 1")
    assert how_made(path) == "20 games, seed 1" and how_made(FOLDER / "kingdomino-4.npz") == ""
    again = load_weights(path, layout_for(RULES))
    assert np.abs(again - trainer.weights).max() < 0.05
    assert [file.name for file in path.parent.iterdir()] == ["weights.npz"]
    with pytest.raises(TextError, match="train for these rules"):
        load_weights(path, layout_for(Rules.parse("queendomino(players=4)")))


def broken_files(folder: Path) -> list[Path]:
    """Files that look like weights but are not."""
    size = learned_count(layout_for(RULES))
    contents = {
        "missing": {"entries": np.zeros(1, np.uint16), "length": size},
        "beyond": {"entries": np.full(60000, 60000, np.uint16), "values": np.zeros(60000, np.float16), "length": size},
        "uneven": {"entries": np.zeros(3, np.uint16), "values": np.zeros(2, np.float16), "length": size},
        "endless": {"entries": np.zeros(1, np.uint16), "values": np.full(1, np.inf, np.float16), "length": size},
    }
    for name, arrays in contents.items():
        np.savez(folder / f"{name}.npz", **arrays)
    (folder / "text.npz").write_text("not at all")
    (folder / "empty.npz").write_bytes(b"")
    (folder / "torn.npz").write_bytes((FOLDER / "kingdomino-4.npz").read_bytes()[:500])
    return sorted(folder.glob("*.npz"))


def test_files_that_hold_no_weights_are_refused_with_a_reason(tmp_path: Path) -> None:
    files = broken_files(tmp_path)
    assert len(files) == 7
    for path in files:
        with pytest.raises(TextError, match="does not hold weights"):
            load_weights(path, layout_for(RULES))


def test_hand_made_weights_exist_for_every_layout() -> None:
    for rules in Rules.all():
        weights = default_weights(rules)
        assert np.isfinite(weights).all()
        assert weights.any()


def test_trained_weights_ship_for_all_rules_and_are_small() -> None:
    profiles = {profile(rules) for rules in Rules.all()}
    files = {file.stem: file for file in FOLDER.glob("*.npz")}
    assert set(files) == profiles
    assert max(file.stat().st_size for file in files.values()) < 100_000
    for rules in Rules.all():
        weights = weights_for(rules)
        assert len(weights) == weight_count(rules) and not weights.flags.writeable
        assert (weights != default_weights(rules)).any()
