"""What is done when the package is built: no package without its page, and no link that breaks on an index."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dev.project import ROOT

PKG_INFO = "Metadata-Version: 2.4\nName: fiefdom\nVersion: 1.0.0rc1\n"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_hook", ROOT / "tools" / "build_hook.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[a](docs/a.md#b)", "[a](S/blob/main/docs/a.md#b)"),
        ("![a](docs/a.svg) [b](LICENSE)", "![a](S/raw/main/docs/a.svg) [b](S/blob/main/LICENSE)"),
        ("[a](https://x.example) [b](#here)", "[a](https://x.example) [b](#here)"),
        ("x[0](1 + 2)", "x[0](1 + 2)"),
    ],
)
def test_links_become_absolute(hook: ModuleType, text: str, expected: str) -> None:
    assert hook.absolute_links(text, "S") == expected


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("v20.18.1", False),
        ("v20.19.0\n", True),
        ("v21.9.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("?", False),
    ],
)
def test_which_node_builds_the_page(hook: ModuleType, version: str, expected: bool) -> None:
    assert hook.is_new_enough(version) is expected


def test_the_metadata_have_no_relative_links(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "metadata", "readme"]
    shown = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert "blob/main/docs/library.md" in shown and "](docs/" not in shown


def built(tmp_path: Path, **files: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel of a small checkout that has no page."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/build_hook.py", "src/fiefdom/_version.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((ROOT / name).read_bytes())
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)


def test_an_sdist_without_the_page_is_refused_with_a_sentence(tmp_path: Path) -> None:
    finished = built(tmp_path, **{"PKG-INFO": PKG_INFO})
    assert finished.returncode == 1
    assert finished.stderr.splitlines()[-1].startswith("The package cannot be built: the page is missing (src/")
    assert "Traceback" not in finished.stderr
    assert not (tmp_path / "dist").exists() or not list((tmp_path / "dist").iterdir())


def test_a_page_that_cannot_be_built_is_a_sentence(tmp_path: Path) -> None:
    # npm finds a lock that belongs to no package.
    finished = built(tmp_path, **{"web/package-lock.json": "{}"})
    assert finished.returncode == 1
    assert "`npm ci` failed in web/" in finished.stderr.splitlines()[-1]
    assert "Traceback" not in finished.stderr


def test_an_sdist_with_the_page_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    finished = built(tmp_path, **{"PKG-INFO": PKG_INFO, "src/fiefdom/server/page/index.html": "<!doctype html>"})
    assert finished.returncode == 0, finished.stderr
