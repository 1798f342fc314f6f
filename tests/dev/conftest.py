"""A small checkout to try `./dev` on. No test here needs the network."""

import shutil
from pathlib import Path

import pytest

from dev.project import ROOT, Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A checkout with nothing but this project's settings and locks."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT / "requirements", root / "requirements")
    shutil.copy(ROOT / "pyproject.toml", root)
    return Project(root)
