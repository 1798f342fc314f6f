"""Where things are in the project's folder."""

import os
from collections.abc import Iterator
from pathlib import Path

SKIPPED_FOLDERS = {"__pycache__", "build", "dist", "node_modules"}
ROOT = Path(__file__).resolve().parents[2]


class Project:
    """The places of one project folder. Nothing is read or made by asking for a place."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.stamp = self.venv / "fiefdom.json"
        self.log = self.venv / "fiefdom-setup.log"
        self.reports = self.venv / "reports"
        self.requirements = root / "requirements"

    def program(self, name: str) -> Path:
        """Return where the environment holds a program such as `python`."""
        if os.name == "nt":
            return self.venv / "Scripts" / f"{name}.exe"
        return self.venv / "bin" / name

    def files(self, *suffixes: str) -> Iterator[Path]:
        """Yield the project's own files with these suffixes (`""`: none), without caches and builds."""
        for folder, inner, names in os.walk(self.root):
            inner[:] = sorted(name for name in inner if not self._is_skipped(name))
            for name in sorted(names):
                if Path(name).suffix in suffixes:
                    yield Path(folder, name)

    @staticmethod
    def _is_skipped(folder: str) -> bool:
        return folder in SKIPPED_FOLDERS or (folder.startswith(".") and folder != ".ci")

    def name_of(self, path: Path) -> str:
        """Return the path as people write it: from the project's folder, with forward slashes."""
        return path.relative_to(self.root).as_posix()
