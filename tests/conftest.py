"""Shared by all tests: the Hypothesis settings, and how many games the long runs play."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Printed output must not depend on who runs the tests.
os.environ["FIEFDOM_LANGUAGE"] = "en"

EXHAUSTIVE = bool(os.environ.get("FIEFDOM_EXHAUSTIVE"))

# The same examples on every machine and in every run, so that a failure is caused by a change, not by luck.
# The first example may wait for the compiler, so there is no deadline.
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
    """The factor by which tests multiply the number of games they play: 1, or 50 in an exhaustive run."""
    return 50 if EXHAUSTIVE else 1
