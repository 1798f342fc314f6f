"""A small project to try the parts of `./dev` on. No test here needs the network."""

import shutil
import sys
from pathlib import Path

import pytest

from dev.project import ROOT, Project

LAYERS = (
    "__main__", "cli", "server", "envs", "bots", "notation", "render", "game", "engine", "rules", "components",
    "languages", "cores", "errors",
)  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A tiny project that passes every check, with this project's own settings and locks."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copy(ROOT / "dev", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    names = ("naive", "property_support", "server_support", "support", "twins")
    packages = (*(f"tests/{name}" for name in names), "src/fiefdom")
    for name in (*(f"{package}/__init__.py" for package in packages), "benchmarks/speed.py", "examples/bot.py"):
        write(tmp_path / name, '"""Empty."""\n')
    for layer in LAYERS:
        write(tmp_path / f"src/fiefdom/{layer}.py", '"""Empty."""\n')
    write(tmp_path / "tools/dev/main.py", "def main(arguments: list[str]) -> int:\n    return len(arguments)\n")
    web = tmp_path / "web"
    write(web / "src" / "main.ts", "export const answer = 42;\n")
    for name in ("package.json", "tsconfig.json", "svelte.config.js", "eslint.config.js", ".prettierrc.json"):
        shutil.copy(ROOT / "web" / name, web)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write(tmp_path / "README.md", "# A title\n\nSee [below](#a-title).\n")
    return Project(tmp_path)


@pytest.fixture
def tooled(project: Project) -> Project:
    """The tiny project with the tools of the Python that runs the tests."""
    project.venv = Path(sys.prefix)
    return project


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
