"""One sentence for each thing that can be missing."""

import errno
import importlib.util
import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from dev import trouble

CONNECTION_LOST = """\
WARNING: Retrying after connection broken by 'NewConnectionError('Failed to establish a new connection')'
ERROR: No matching distribution found for click==8.5.1
"""
OTHERWISE = "The packages could not be installed"


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (CONNECTION_LOST, trouble.NO_NETWORK),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", trouble.NO_SPACE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", trouble.WRONG_HASH),
        ("ERROR: No matching distribution found for numba==0.68.1", trouble.NO_PACKAGE),
        ("OSError: [Errno 30] Read-only file system: 'x'", trouble.NO_WRITING),
        ("because ensurepip is not available", trouble.NO_VENV),
        ("Segmentation fault", OTHERWISE),
    ],
)
def test_what_a_program_wrote_becomes_a_sentence(written: str, sentence: str) -> None:
    assert trouble.from_log(written, OTHERWISE) == sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (errno.ENOSPC, trouble.NO_SPACE),
        (errno.EDQUOT, trouble.NO_SPACE),
        (errno.EROFS, trouble.NO_WRITING),
        (errno.EACCES, trouble.NO_WRITING),
        (errno.EINVAL, None),
    ],
)
def test_errors_of_the_file_system_become_a_sentence(code: int, sentence: str | None) -> None:
    assert trouble.from_error(OSError(code, "x")) == sentence


def test_nothing_is_missing_here(tmp_path: Path) -> None:
    trouble.look_ahead(tmp_path, 1)


def test_folder_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(trouble.Trouble, match="cannot be written to"):
        trouble.look_ahead(tmp_path, 1)


def test_disk_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
    trouble.look_ahead(tmp_path, 1000)
    with pytest.raises(trouble.Trouble, match="disk is full"):
        trouble.look_ahead(tmp_path, 1001)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_python_without_venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else name)
    with pytest.raises(trouble.Trouble, match="no venv module"):
        trouble.look_ahead(tmp_path, 1)


def test_every_sentence_says_what_to_do() -> None:
    for sentence in {sentence for _, sentence in trouble.SIGNS} | {trouble.FOREIGN_VENV}:
        assert ": " in sentence
        assert not sentence.endswith(".")
