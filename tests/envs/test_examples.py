"""The examples run, with small budgets."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

HOME = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(f"example_{name}", HOME / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_masked_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert 10 < example("masked_random").main("kingdomino(players=4)", steps=200, games=16) < 30
    assert "3,200 decisions" in capsys.readouterr().out


def test_the_search_bot_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("search_bot").main(games=1, playouts=1) == 1


def test_the_search_bot_is_short() -> None:
    assert len((HOME / "search_bot.py").read_text(encoding="utf-8").splitlines()) < 60


def test_training_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)
    training = example("train_policy")
    monkeypatch.setattr(training, "GAMES", 64)
    curve = training.main(updates=8, seed=1, plot=tmp_path / "curve.svg", games=100, looks=1)
    assert curve[-1][1] > curve[0][1] and curve[-1][2] > curve[0][2] + 2
    assert (tmp_path / "curve.svg").stat().st_size > 1000
