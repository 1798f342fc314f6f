"""What all tests share: how hard hypothesis looks, and how many games the long runs play."""

import os

import pytest
from hypothesis import HealthCheck, settings

# What is printed for people does not depend on who runs the tests.
os.environ["FIEFDOM_LANGUAGE"] = "en"

EXHAUSTIVE = bool(os.environ.get("FIEFDOM_EXHAUSTIVE"))

# The same examples on every machine and in every run: a failure is a change, never luck.
# The first example may wait for the compiler, so time says nothing.
settings.register_profile(
    "fiefdom",
    max_examples=1000 if EXHAUSTIVE else 50,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("fiefdom")


@pytest.fixture(scope="session")
def games_factor() -> int:
    """By how much tests multiply the number of games they play: 1, or 50 in an exhaustive run."""
    return 50 if EXHAUSTIVE else 1
