"""A masked policy of TorchRL in Kingdomino for two: a rollout, and a gradient from its reward.

Usage: python examples/clients/torchrl_rollout.py [--games N]

Needs the extra `envs` and `torchrl`.
"""

import argparse

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

import fiefdom.envs.gymnasium  # noqa: F401  (registers the environments)


class Masked(gymnasium.Wrapper):  # type: ignore[type-arg]
    """The mask beside the observation, where a module of TorchRL can read it."""

    def __init__(self, environment: gymnasium.Env) -> None:  # type: ignore[type-arg]
        super().__init__(environment)
        mask = gymnasium.spaces.MultiBinary(int(environment.action_space.n))  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Dict(observation=environment.observation_space, mask=mask)

    def reset(self, **options):  # type: ignore[no-untyped-def]
        observation, info = self.env.reset(**options)
        return {"observation": observation, "mask": info["action_mask"]}, info

    def step(self, action):  # type: ignore[no-untyped-def]
        observation, reward, is_over, is_cut, info = self.env.step(int(action))
        assert "illegal_action" not in info, "a masked policy never chooses an illegal action"
        return {"observation": observation, "mask": info["action_mask"]}, reward, is_over, is_cut, info


class Scores(nn.Module):
    """Scores of all actions."""

    def __init__(self, length: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(length, 64), nn.ReLU(), nn.Linear(64, actions))

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.layers(observation.float() / 16), mask.bool()


def main(games: int) -> list[float]:
    """Play games to their end and learn a little from each; returns their rewards."""
    single = gymnasium.make("fiefdom/Kingdomino-v0", opponents="random", reward="difference", seat=0)
    length, actions = single.observation_space.shape[0], single.action_space.n  # type: ignore[attr-defined, index]
    environment = GymWrapper(Masked(single), categorical_action_encoding=True)
    environment.set_seed(1)
    scores = TensorDictModule(Scores(length, actions), in_keys=["observation", "mask"], out_keys=["logits", "mask"])
    policy = ProbabilisticActor(
        scores, in_keys=["logits", "mask"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    rewards = []
    for _ in range(games):
        played = environment.rollout(1000, policy)
        assert bool(played["next", "terminated"][-1]), "a rollout goes to the end of the game"
        rewards.append(float(played["next", "reward"].sum()))
        chosen = policy.get_dist(played).log_prob(played["action"])
        (-chosen.mean() * rewards[-1] / 20).backward()
        optimizer.step()
        optimizer.zero_grad()
    return rewards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    found = main(parser.parse_args().games)
    print(f"TorchRL: {len(found)} games, {sum(found) / len(found):+.1f} points from random")
