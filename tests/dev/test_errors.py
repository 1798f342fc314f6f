"""One message for each thing that can go wrong."""

import errno
import os

import pytest

from dev import errors

CONNECTION_LOST = """\
WARNING: Retrying after connection broken by 'NewConnectionError('Failed to establish a new connection')'
ERROR: No matching distribution found for click==8.5.1
"""


@pytest.mark.parametrize(
    ("output", "message"),
    [
        (CONNECTION_LOST, errors.NO_NETWORK),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", errors.NO_SPACE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", errors.WRONG_HASH),
        ("ERROR: No matching distribution found for numba==0.68.1", errors.NO_PACKAGE),
        ("python3: No module named venv", errors.NO_VENV),
        ("because ensurepip is not available", errors.NO_VENV),
        ("Segmentation fault", None),
    ],
)
def test_output_of_a_program(output: str, message: str | None) -> None:
    assert errors.explain(output) == message


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (errno.ENOSPC, errors.NO_SPACE),
        (errno.EDQUOT, errors.NO_SPACE),
        (errno.EROFS, errors.NO_WRITING),
        (errno.EACCES, errors.NO_WRITING),
        (errno.EPERM, errors.NO_WRITING),
        (errno.EINVAL, None),
    ],
)
def test_error_of_the_system(code: int, message: str | None) -> None:
    assert errors.explain(str(OSError(code, os.strerror(code)))) == message


def test_every_message_says_what_to_do() -> None:
    for message in {message for _, message in errors.SIGNS} | {errors.FOREIGN_VENV}:
        assert ": " in message
        assert not message.endswith(".")
