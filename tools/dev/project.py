"""Where things are in a checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Project:
    """The paths of one checkout. Nothing is read or created by asking for a path."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.stamp = self.venv / "fiefdom.json"
        self.log = self.venv / "fiefdom-setup.log"

    def program(self, name: str) -> Path:
        """Return the path of a program in the virtual environment, such as `python`."""
        if os.name == "nt":
            return self.venv / "Scripts" / f"{name}.exe"
        return self.venv / "bin" / name
