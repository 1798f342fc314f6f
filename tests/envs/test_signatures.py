"""Observations, masks, rewards and action numbers never change: the output of a seeded run has a known digest."""

import hashlib

import numpy as np
import pytest

from fiefdom.envs import VectorEnvironment

STEPS, GAMES = 400, 6
# One for every memory layout, and for games that behave differently within a layout.
DIGESTS = {
    "kingdomino(players=4)": "69b2ef109731e44888cb971e",
    "kingdomino(players=3, middle_kingdom, harmony)": "9495912bd24a4247a0be8530",
    "kingdomino(players=2, mighty_duel)": "1a39124f6d75d49ace039455",
    "queendomino(players=4)": "87ee2ca32877959cb503f65a",
    "queendomino(players=2)": "1171dd987ac1e8b08e609c5e",
    "royal_wedding(players=6)": "ffa0c2aa3cb81016ad01f8af",
    "royal_wedding(players=8, teams)": "fb5e7de4d7f6390018a63c77",
    "discovery(players=4)": "90c361618779261bdea54c2b",
    "discovery(players=2)": "513e0f6409dc30b83bc58024",
    "totem(players=3)": "ec42e146663593691aa80051",
    "tribe(players=4)": "dad128fc8af7c923d35ca00b",
    "tribe(players=2)": "e2c70b5c445387ee230063c7",
}


def digest_of_run(rules: str) -> str:
    """A digest of all arrays after every step of random games that restart automatically."""
    digest = hashlib.blake2b(digest_size=12)
    for view, reward, autoreset in (("current", "win", "NEXT_STEP"), ("seats", "difference", "SAME_STEP")):
        games = VectorEnvironment(rules, GAMES, view=view, reward=reward, autoreset=autoreset, lists=True)
        games.reset(seed=11)
        randoms = np.random.default_rng(11)
        for _ in range(STEPS):
            games.step((games.masks * (1 + randoms.random(games.masks.shape))).argmax(axis=1))
            for name in ("observations", "masks", "counts", "rewards", "terminations", "seats", "scores"):
                digest.update(getattr(games, name).tobytes())
            digest.update(b"".join(row[:count].tobytes() for row, count in zip(games.lists, games.counts, strict=True)))
        if autoreset == "SAME_STEP":
            digest.update(games.final_observations.tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("rules", DIGESTS)
def test_what_a_seeded_run_writes(rules: str) -> None:
    assert digest_of_run(rules) == DIGESTS[rules]
