"""Random play with masks, many games at once: the smallest loop around `VectorEnvironment`.

Usage: python examples/masked_random.py [RULES] [STEPS]
"""

import sys

import numpy as np

from fiefdom.envs import VectorEnvironment


def main(rules: str = "kingdomino(players=4)", steps: int = 1000, games: int = 64) -> float:
    """Play so many steps and return the mean final score of a kingdom."""
    environment = VectorEnvironment(rules, games, autoreset="SAME_STEP", lists=True)
    _, infos = environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    scores: list[float] = []
    for _ in range(steps):
        # A legal action of each game, every one as likely as the others.
        places = (randoms.random(games) * infos["counts"]).astype(np.int64)
        actions = infos["lists"][np.arange(games), places]
        _, _, terminations, _, infos = environment.step(actions)
        scores += infos["scores"][terminations].ravel().tolist()
    mean = float(np.mean(scores)) if scores else 0.0
    print(f"{rules}: {steps * games:,} decisions, {len(scores)} final scores, {mean:.1f} points on average")
    return mean


if __name__ == "__main__":
    words = sys.argv[1:3]
    main(words[0] if words else "kingdomino(players=4)", int(words[1]) if words[1:] else 1000)
