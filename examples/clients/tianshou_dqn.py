"""Tianshou's DQN with masks, against random play in Kingdomino for two.

Usage: python examples/clients/tianshou_dqn.py [--steps N]

Needs the extra `envs` and `tianshou` 2. Tianshou reads the mask beside the observation, under the name `mask`.
"""

import argparse

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.torch_utils import policy_within_training_step
from torch import nn

import fiefdom.envs.gymnasium  # noqa: F401  (registers the environments)

GAMES = 8


class Masked(gymnasium.Wrapper):  # type: ignore[type-arg]
    """Observations as Tianshou wants them."""

    def __init__(self) -> None:
        super().__init__(gymnasium.make("fiefdom/Kingdomino-v0", opponents="random", reward="difference"))
        mask = gymnasium.spaces.MultiBinary(int(self.env.action_space.n))  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Dict(obs=self.env.observation_space, mask=mask)

    def reset(self, **options):  # type: ignore[no-untyped-def]
        observation, info = self.env.reset(**options)
        return {"obs": observation, "mask": info["action_mask"].astype(bool)}, {}

    def step(self, action):  # type: ignore[no-untyped-def]
        observation, reward, is_over, is_cut, info = self.env.step(int(action))
        assert "illegal_action" not in info, "a masked policy never chooses an illegal action"
        return {"obs": observation, "mask": info["action_mask"].astype(bool)}, float(reward) / 10, is_over, is_cut, {}


class Values(nn.Module):
    """The value of every action."""

    def __init__(self, length: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(length, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, obs, state=None, info=None):  # type: ignore[no-untyped-def]
        seen = obs.obs if hasattr(obs, "obs") else obs
        return self.layers(torch.as_tensor(np.asarray(seen), dtype=torch.float32) / 16), state


def main(steps: int) -> float:
    """Learn from so many steps; returns the mean difference in score over the games afterwards."""
    np.random.seed(1)
    torch.manual_seed(1)
    single = Masked()
    space = single.action_space
    length, actions = single.env.observation_space.shape[0], int(space.n)  # type: ignore[attr-defined, index]
    policy = DiscreteQLearningPolicy(
        model=Values(length, actions), action_space=space, eps_training=0.2, eps_inference=0.0
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=100)
    games = DummyVectorEnv([Masked for _ in range(GAMES)])
    buffer = VectorReplayBuffer(20_000, GAMES)
    collector = Collector(learner, games, buffer, exploration_noise=True)
    collector.reset()
    for _ in range(max(1, steps // 256)):
        collector.collect(n_step=256)
        for _ in range(8):
            with policy_within_training_step(policy):
                learner.update(buffer, 64)
    played = Collector(learner, DummyVectorEnv([Masked for _ in range(GAMES)]))
    played.reset()
    return float(10 * played.collect(n_episode=2 * GAMES).returns.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=50_000)
    print(f"Tianshou: {main(parser.parse_args().steps):+.1f} points from random")
