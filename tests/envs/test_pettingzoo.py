"""PettingZoo's own tests, unmodified, and what they do not cover."""

import pickle
import random
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own games in a way that triggers its own deprecation warning.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test import performance_benchmark as performance

from fiefdom.envs.pettingzoo import kingdomino_v0, origins_v0, queendomino_v0, royal_wedding_v0
from fiefdom.errors import IllegalMove, RulesError
from fiefdom.game import Game

MODULES = (kingdomino_v0, queendomino_v0, royal_wedding_v0, origins_v0)
PLAYED = [
    (kingdomino_v0, "kingdomino(players=2)"),
    (kingdomino_v0, "kingdomino(players=3)"),
    (kingdomino_v0, "kingdomino(players=2, mighty_duel)"),
    (queendomino_v0, "queendomino(players=2)"),
    (royal_wedding_v0, "royal_wedding(players=7, teams)"),
    (origins_v0, "discovery(players=2)"),
    (origins_v0, "totem(players=3)"),
    (origins_v0, "tribe(players=4)"),
]


def quiet(test: Any) -> Any:
    """PettingZoo allows dictionary observations without a warning only for its own environments, by name."""
    test = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")(test)
    return pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")(test)


def act(env: Any, choose: random.Random) -> None:
    seen, _, is_terminated, _, _ = env.last()
    env.step(None if is_terminated else choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@quiet
@pytest.mark.parametrize("module", MODULES)
def test_the_api(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=200)


@quiet
@pytest.mark.parametrize(("module", "rules"), PLAYED)
def test_the_api_with_other_rules(module: ModuleType, rules: str) -> None:
    api_test(module.env(rules), num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_the_same_seed_gives_the_same_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_pictures(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "player" not in capsys.readouterr().err


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    performance(kingdomino_v0.env("kingdomino(players=2)"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("module", "rules"), PLAYED)
@pytest.mark.parametrize("reward", ("win", "zero_sum", "difference", "score"))
def test_rewards_of_every_seat(module: ModuleType, rules: str, reward: str) -> None:
    env = module.raw_env(rules, reward=reward)
    env.reset(seed=11)
    choose = random.Random(5)
    game = Game.new(rules, seed=11)
    while not any(env.terminations.values()):
        seen, cumulative, *_ = env.last()
        assert cumulative == 0
        action = choose.choice(np.flatnonzero(seen["action_mask"]).tolist())
        assert env.agent_selection == f"player_{game.to_move}"
        game.push(action)
        env.step(action)
    assert game.outcome is not None
    assert list(env.rewards.values()) == pytest.approx(expected_rewards(game, reward))
    given = {}
    for agent in env.agent_iter():
        given[agent] = env.last()[1]
        env.step(None)
    assert [given[agent] for agent in env.possible_agents] == pytest.approx(expected_rewards(game, reward))
    assert env.agents == []


def expected_rewards(game: Game, reward: str) -> list[float]:
    """Each seat's reward, from the outcome of a game."""
    assert game.outcome is not None
    found = []
    for seat in range(game.rules.seats):
        kingdom = game.rules.kingdom_of(seat)
        others = [score for number, score in enumerate(game.scores) if number != kingdom]
        share = (kingdom in game.outcome.winners) / len(game.outcome.winners)
        own = game.scores[kingdom]
        zero_sum = (share * game.rules.kingdoms - 1) / (game.rules.kingdoms - 1)
        found.append({"win": share, "zero_sum": zero_sum, "score": own, "difference": own - max(others)}[reward])
    return found


def test_every_agent_can_look_at_any_time() -> None:
    env = queendomino_v0.raw_env("queendomino(players=3)")
    env.reset(seed=1)
    choose = random.Random(1)
    for _ in range(60):
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
            assert seen["observation"][env.specification.section("seat").start] == env.possible_agents.index(agent)
            assert np.array_equal(seen["action_mask"], env.infos[agent]["action_mask"])
        act(env, choose)


def test_observations_stay_as_they_were() -> None:
    env = kingdomino_v0.raw_env("kingdomino(players=2)")
    env.reset(seed=1)
    seen = env.last()[0]
    kept = {name: array.copy() for name, array in seen.items()}
    choose = random.Random(1)
    for _ in range(20):
        act(env, choose)
    assert all(np.array_equal(kept[name], seen[name]) for name in seen)


def test_without_a_seed_games_differ_and_follow_from_the_last_seed() -> None:
    def three_openings() -> list[bytes]:
        env = kingdomino_v0.raw_env()
        env.reset(seed=3)
        found = []
        for _ in range(3):
            found.append(env.last()[0]["observation"].tobytes())
            env.reset()
        return found

    assert len(set(three_openings())) == 3
    assert three_openings() == three_openings()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = kingdomino_v0.raw_env()
    env.reset(seed=1)
    before = env.last()[0]
    for action in (0, -1, 10_000):
        with pytest.raises(IllegalMove, match="not legal"):
            env.step(action)
    for action in (None, 1.5, "claim"):
        with pytest.raises(TypeError):
            env.step(action)
    assert np.array_equal(env.last()[0]["observation"], before["observation"])


@pytest.mark.parametrize("seed", range(4))
def test_it_behaves_as_inside_pettingzoos_own_wrappers(seed: int) -> None:
    """Two games with an illegal action at the end, in lockstep: ours in one layer, theirs in three."""
    wrappers = pettingzoo.utils.wrappers
    ours = kingdomino_v0.env("kingdomino(players=3)")
    theirs = wrappers.TerminateIllegalWrapper(kingdomino_v0.raw_env("kingdomino(players=3)"), -1.0)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(theirs))
    assert str(ours) == str(theirs)
    choose = random.Random(seed)
    for env in (ours, theirs):
        env.reset(seed=seed)
    for step in range(60):
        if not ours.agents:
            break
        seen = ours.last()
        assert_same(seen, theirs.last())
        actions = np.flatnonzero(seen[0]["action_mask"] == (step < 10 * seed)).tolist()
        action = None if seen[2] else choose.choice(actions)
        if step == 7:
            for env in (ours, theirs):
                with pytest.raises(AssertionError, match="not in action space"):
                    env.step(10_000)
        for env in (ours, theirs):
            env.step(action)
        for name in ("agents", "rewards", "terminations", "truncations", "_cumulative_rewards"):
            assert getattr(ours, name) == getattr(theirs, name)
    assert not ours.agents and not theirs.agents


def assert_same(one: Any, other: Any) -> None:
    assert one[1:4] == other[1:4]
    # After the end our masks allow everything, whatever ended the game.
    names = ("observation",) if one[2] else ("observation", "action_mask")
    assert all(np.array_equal(one[0][name], other[0][name]) for name in names)


def test_an_illegal_action_ends_the_guarded_game() -> None:
    env = kingdomino_v0.env("kingdomino(players=2)")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    for _ in env.agents[:]:
        env.step(None)
    env.step(None)
    assert env.agents == []


def test_steps_after_the_end_take_none_only() -> None:
    env = kingdomino_v0.raw_env("kingdomino(players=2)")
    env.reset(seed=1)
    choose = random.Random(1)
    while not env.terminations[env.agent_selection]:
        act(env, choose)
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_calls_before_reset_are_errors() -> None:
    env = kingdomino_v0.env()
    with pytest.raises(AttributeError):
        _ = env.agents
    with pytest.raises(AttributeError):
        env.last()
    for call in (env.render, lambda: env.step(0), lambda: env.observe("player_0"), env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()


def test_wrong_options() -> None:
    with pytest.raises(RulesError, match="kingdomino_v0 plays kingdomino"):
        kingdomino_v0.env("tribe(players=2)")
    with pytest.raises(RulesError):
        kingdomino_v0.env("kingdomino(players=9)")
    with pytest.raises(RulesError, match="three games"):
        kingdomino_v0.env("kingdomino(players=2, dynasty)")
    with pytest.raises(ValueError, match="render_mode"):
        kingdomino_v0.env(render_mode="hologram")
    with pytest.raises(ValueError, match="reward"):
        kingdomino_v0.env(reward="glory")


def test_pettingzoo_makes_them_by_name() -> None:
    env = pettingzoo.make("aec", "fiefdom/kingdomino_v0", rules="kingdomino(players=3)")
    env.reset(seed=1)
    assert env.num_agents == 3


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(kingdomino_v0.raw_env("kingdomino(players=2)", reward="score")))
    env.reset(seed=1)
    assert env.rules.players == 2
