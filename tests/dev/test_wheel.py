"""What people install: the package with its tables and types, and nothing else."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from dev.project import ROOT


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder: Path = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    # The page of the checkout is taken as it is, instead of building it anew.
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "FIEFDOM_KEEP_PAGE": "1"})
    [path] = folder.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        return set(wheel.namelist())


@pytest.mark.parametrize("ending", ["csv", "svg", "css", "html", "js", "br", "ftl"])
def test_every_data_file_is_in_the_wheel(contents: set[str], ending: str) -> None:
    files = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob(f"*.{ending}")}
    assert files
    assert files <= contents


def test_types_and_licence_are_in_the_wheel(contents: set[str]) -> None:
    assert "fiefdom/py.typed" in contents
    assert any(name.endswith("licenses/LICENSE") for name in contents)


def test_nothing_else_is(contents: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in contents} == {"fiefdom"}
