"""MaskablePPO of sb3-contrib against `greedy`, in Kingdomino for two.

Usage: python examples/clients/maskable_ppo.py [--steps N]

Needs the extra `envs` and `sb3-contrib`. The masks come from `action_masks()`, which MaskablePPO calls by itself.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import fiefdom.envs.gymnasium  # noqa: F401  (registers the environments)

RULES = "kingdomino(players=2)"


def train(steps: int) -> MaskablePPO:
    """Learn from so many steps; the reward is the final difference in score, in tens of points."""
    environment = gymnasium.wrappers.TransformReward(
        gymnasium.make("fiefdom/Kingdomino-v0", rules=RULES, opponents="greedy", reward="difference"),
        lambda reward: float(reward) / 10,
    )
    learner = MaskablePPO("MlpPolicy", environment, n_steps=min(steps, 2048), batch_size=64, seed=1, device="cpu")
    learner.learn(steps)
    return learner


def difference(learner: MaskablePPO, games: int) -> float:
    """The mean difference in score from `greedy` over so many games, always with the likeliest legal action."""
    environment = gymnasium.make("fiefdom/Kingdomino-v0", rules=RULES, opponents="greedy", reward="difference")
    gained = []
    for seed in range(games):
        observation, info = environment.reset(seed=seed)
        is_over = False
        while not is_over:
            action, _ = learner.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, is_over, _, info = environment.step(int(action))
            assert "illegal_action" not in info, "a masked policy never chooses an illegal action"
        gained.append(float(reward))
    return float(np.mean(gained))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    learnt = train(parser.parse_args().steps)
    print(f"MaskablePPO: {difference(learnt, 20):+.1f} points from greedy")
