"""Shared by all tests: the Hypothesis settings, how many games the long runs play, and which tests are run again."""

import os
from pathlib import Path

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

HERE = Path(__file__).parent
# Browsers, servers and databases run beside these tests as processes of their own, so a machine that stands still for a
# moment can fail one. It is run once more, and the summary lists it, so that nothing goes unseen.
RUN_AGAIN = ("browser", "server/test_takeover.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that are run once more when they fail."""
    for item in items:
        path = item.path.relative_to(HERE).as_posix() if item.path.is_relative_to(HERE) else ""
        if path.startswith(RUN_AGAIN):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def games_factor() -> int:
    """The factor by which tests multiply the number of games they play: 1, or 50 in an exhaustive run."""
    return 50 if EXHAUSTIVE else 1
