"""The examples run, with small budgets."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from fiefdom.engine.layout import States
from fiefdom.envs import VectorEnvironment

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


def test_a_small_alpha_zero_learns_and_its_network_is_an_opponent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)
    zero = example("alpha_zero")
    monkeypatch.setattr(zero, "UPDATES", 4)
    before = zero.Network().state_dict()
    checkpoint, plot = tmp_path / "network.pt", tmp_path / "curve.svg"
    curve = zero.main(minutes=1e-6, simulations=3, seed=1, checkpoint=checkpoint, plot=plot, games=6, looks=1)
    assert [len(look) for look in curve] == [3, 3] and "6 games" in capsys.readouterr().out
    assert plot.stat().st_size > 1000
    after = torch.load(checkpoint, weights_only=True)
    assert set(after) == set(before) and not torch.equal(after["place.weight"], before["place.weight"])
    games = VectorEnvironment(zero.RULES, 4, opponents=zero.opponent(checkpoint), autoreset="DISABLED")
    games.reset(seed=1)
    while not games.is_over.all():
        games.step(games.sample_actions())


def test_the_search_of_the_alpha_zero_foresees_the_end_of_a_game() -> None:
    """Where nothing is drawn any more, a search that is long enough finds the best end, whatever the network says."""
    pytest.importorskip("torch")
    zero = example("alpha_zero")
    games = VectorEnvironment(zero.RULES, 8, reward="difference", autoreset="DISABLED")
    games.reset(seed=3)
    for _ in range(zero.DECISIONS - 2):
        games.step(games.sample_actions())
    states = games.save().states
    search = zero.Search(zero.Network(), 8, 120, None)
    wished, _ = search.run(states)
    for number in range(8):
        best = exact_lead(games, states[number : number + 1]) / zero.POINTS
        chosen = int(search.lists[number, 0, wished[number].argmax()])
        after = lead_after(games, states[number : number + 1], chosen) / zero.POINTS
        assert after == pytest.approx(best)


def lead_after(games: VectorEnvironment, state: States, action: int) -> float:
    """Seat 0's lead after an action, with the best play then."""
    after = state.copy()
    games.engine.apply(after, np.array([action]))
    return exact_lead(games, after)


def exact_lead(games: VectorEnvironment, state: States) -> float:
    """Seat 0's lead with the best play of both; nothing is drawn any more."""
    legal = games.engine.legal_actions(state)
    if not len(legal):
        totals = games.engine.totals(state)[0]
        return float(totals[0] - totals[1])
    leads = [lead_after(games, state, int(action)) for action in legal]
    return max(leads) if games.engine.acting_seat(state)[0] == 0 else min(leads)
