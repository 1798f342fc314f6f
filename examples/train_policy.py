"""A short masked policy-gradient run in plain PyTorch: two-player Kingdomino, from nothing to beating random play.

Usage: python examples/train_policy.py [--updates N] [--seed S] [--plot FILE]

One network plays both seats of every game. It scores all actions, illegal ones are masked out, and each decision is
pushed by how much better its player did than expected (the rest of a critic's guess). The reward is the difference in
score. Needs the extra `train`.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from fiefdom.envs import Specification, VectorEnvironment
from fiefdom.rules import Rules

RULES = "kingdomino(players=2)"
GAMES, DECISIONS, SCALE, ENTROPY = 192, 48, 20.0, 0.01


Step = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


class Policy(nn.Module):
    """Scores of all actions and the expected outcome, from one-hot squares and dominoes."""

    def __init__(self, spec: Specification, width: int = 256) -> None:
        super().__init__()
        self.spec = spec
        planes = spec.rules.kingdoms * len(spec.one_hot_planes) * spec.layout.canvas**2
        table = spec.length - spec.table_start
        self.body = nn.Sequential(nn.Linear(planes + table, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores, self.expected = nn.Linear(width, spec.actions), nn.Linear(width, 1)

    def forward(self, seen: np.ndarray, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        planes = torch.from_numpy(self.spec.one_hot(seen).reshape(len(seen), -1)).float()
        table = torch.from_numpy(
            seen[:, self.spec.table_start :] / np.maximum(self.spec.high[self.spec.table_start :], 1)
        )
        hidden = self.body(torch.cat([planes, table.float()], dim=1))
        scores = self.scores(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.expected(hidden).squeeze(1)


def play(policy: Policy, environment: VectorEnvironment, seed: int) -> tuple[list[Step], np.ndarray]:
    """Every game from its start to its end: what was seen, allowed, decided by whom; and the rewards of the seats."""
    environment.reset(seed=seed)
    steps: list[Step] = []
    for _ in range(DECISIONS):
        seen, masks, seats = environment.observations.copy(), environment.masks.copy(), environment.seats.copy()
        with torch.no_grad():
            actions = policy(seen, torch.from_numpy(masks))[0].sample().numpy()
        steps.append((seen, masks, seats, actions))
        environment.step(actions)
    assert environment.is_over.all(), "a game of these rules takes the same number of decisions each time"
    return steps, environment.rewards.copy()


def learn(policy: Policy, optimizer: torch.optim.Optimizer, steps: list[Step], rewards: np.ndarray) -> None:
    """One update from all decisions of a batch of games."""
    games = np.arange(GAMES)
    for seen, masks, seats, actions in steps:
        choices, expected = policy(seen, torch.from_numpy(masks))
        outcome = torch.from_numpy(rewards[games, seats]) / SCALE
        surprise = outcome - expected
        push = -(choices.log_prob(torch.from_numpy(actions)) * surprise.detach()).mean()
        loss = push + 0.5 * surprise.square().mean() - ENTROPY * choices.entropy().mean()
        (loss / len(steps)).backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad()


def against_random(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    """Wins (shared ones by half) and mean difference in score of the policy's best moves, on both seats in turn."""
    environment = VectorEnvironment(RULES, games, reward="difference", autoreset="DISABLED")
    environment.reset(seed=seed)
    randoms, own = np.random.default_rng(seed), np.arange(games) % 2
    for _ in range(DECISIONS):
        masks = environment.masks
        with torch.no_grad():
            best = policy(environment.observations, torch.from_numpy(masks))[0].logits.argmax(dim=1).numpy()
        anything = (masks * (1 + randoms.random(masks.shape))).argmax(axis=1)
        environment.step(np.where(environment.seats == own, best, anything))
    gained = environment.rewards[np.arange(games), own]
    return float(((gained > 0) + 0.5 * (gained == 0)).mean()), float(gained.mean())


def main(
    updates: int = 150, seed: int = 1, plot: Path | None = None, games: int = 200, looks: int = 10
) -> list[tuple[int, float, float]]:
    """Train, and return (update, wins, difference) of so many looks at play against random along the way."""
    torch.manual_seed(seed)
    # The batches are small: on a busy machine more threads would mostly wait for each other.
    torch.set_num_threads(1)
    environment = VectorEnvironment(RULES, GAMES, reward="difference", autoreset="DISABLED")
    policy = Policy(Specification(Rules.parse(RULES)))
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    curve, start = [], time.monotonic()
    for update in range(updates + 1):
        if update % max(1, updates // looks) == 0:
            curve.append((update, *against_random(policy, games, seed=999)))
            spent = time.monotonic() - start
            print(
                f"update {update:4}: {curve[-1][1]:6.1%} wins, {curve[-1][2]:+6.1f} points, {spent:4.0f} s", flush=True
            )
        if update < updates:
            learn(policy, optimizer, *play(policy, environment, seed * 100_000 + update))
    if plot:
        draw(curve, plot)
    return curve


def draw(curve: list[tuple[int, float, float]], file: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    updates, wins, gained = zip(*curve, strict=True)
    axes.plot(updates, [100 * share for share in wins], marker="o", label="wins, %")
    axes.plot(updates, gained, marker="s", label="points ahead")
    axes.set(xlabel=f"updates of {GAMES} games", title="A policy trained by self-play, against random play")
    axes.legend()
    figure.savefig(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None)
    main(**vars(parser.parse_args()))
