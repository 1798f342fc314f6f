"""Training: seconds are enough to learn, and what was learned can be kept."""

from pathlib import Path

import numpy as np
import pytest

from fiefdom.bots.knowledge import FOLDER, default_weights, load_weights, profile, save_weights, weight_count
from fiefdom.bots.training import Trainer, train
from fiefdom.engine.setup import layout_for
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=4, middle_kingdom, harmony)")


def test_seconds_of_self_play_are_worth_many_points() -> None:
    trainer = Trainer(RULES, seed=5)
    before = trainer.play(300, rate=0.0)
    for progress in train(trainer, games=2000):
        assert progress.games == trainer.games
    after = trainer.play(300, rate=0.0)
    assert after.points > before.points + 5
    assert after.error < before.error / 1.5


def test_the_same_seed_gives_the_same_weights() -> None:
    one, other = Trainer(RULES, seed=3), Trainer(RULES, seed=3)
    assert one.play(20, 0.1) == other.play(20, 0.1)
    assert (one.weights == other.weights).all()
    assert one.weights.any()


def test_training_goes_on_from_given_weights_and_leaves_them_alone() -> None:
    given = np.full(weight_count(RULES), 0.5, np.float32)
    trainer = Trainer(RULES, given)
    trainer.play(5, 0.1)
    assert (given == 0.5).all()
    assert (trainer.weights != 0.5).any()


def test_weights_survive_a_file(tmp_path: Path) -> None:
    trainer = Trainer(RULES)
    trainer.play(50, 0.1)
    path = tmp_path / "folder" / "weights.npz"
    save_weights(path, trainer.weights)
    again = load_weights(path, layout_for(RULES))
    assert np.abs(again - trainer.weights).max() < 0.05
    assert [file.name for file in path.parent.iterdir()] == ["weights.npz"]
    with pytest.raises(ValueError, match="train anew"):
        load_weights(path, layout_for(Rules.parse("queendomino(players=4)")))


def test_hand_made_weights_exist_for_every_layout() -> None:
    for rules in Rules.all():
        weights = default_weights(rules)
        assert np.isfinite(weights).all()
        assert weights.any()


def test_shipped_weights_are_small_and_belong_to_known_rules() -> None:
    profiles = {profile(rules) for rules in Rules.all()}
    files = sorted(FOLDER.glob("*.npz"))
    assert {file.stem for file in files} <= profiles
    assert max(file.stat().st_size for file in files) < 100_000
