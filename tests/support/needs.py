"""What some tests need besides Python packages: a browser, a database server. Set-up brings them where it can."""

import os
from typing import NoReturn

import pytest


def missing(message: str) -> NoReturn:
    """Skip the test; fail it if `CI` is set, where nothing may be left out unnoticed."""
    if os.environ.get("CI"):
        pytest.fail(message, pytrace=False)
    pytest.skip(message)
