"""Observations, masks, rewards and action numbers never change: the output of a seeded run has a known digest."""

import hashlib

import numpy as np
import pytest

from fiefdom.envs import VectorEnvironment

STEPS, GAMES = 400, 6
# One for every memory layout, and for games that behave differently within a layout.
DIGESTS = {
    "kingdomino(players=4)": "3e9135a677f29045826dec6c",
    "kingdomino(players=3, middle_kingdom, harmony)": "fdb13912119dd1c95aa1cf4a",
    "kingdomino(players=2, mighty_duel)": "6f89f02a1a9a6a5e8444adf4",
    "queendomino(players=4)": "5784b326e8468b4a6a7f678c",
    "queendomino(players=2)": "1b3104a0c46f7890746076c9",
    "royal_wedding(players=6)": "b5ceb980c689db359ba2391e",
    "royal_wedding(players=8, teams)": "b79621bcc9c2a4298fd7acf4",
    "discovery(players=4)": "c9b776e3101a6ba26133f028",
    "discovery(players=2)": "f005081a4e7853eccf69f876",
    "totem(players=3)": "6c3f3976d1fa82d97f3f736c",
    "tribe(players=4)": "d627030f0805151224d1200f",
    "tribe(players=2)": "3ea5acd6e71e036825f7928a",
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
