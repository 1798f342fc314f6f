"""`./dev test --clients`: an installed wheel used by libraries for learning that others wrote.

Everything is in `build/clients`. The virtual environment there is kept, so that the next run installs only what is new.
"""

import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from dev import console, process
from dev.errors import SetupError
from dev.process import Command
from dev.project import Project

FOLDER = "build/clients"
LIBRARIES = "requirements/clients/libraries.txt"
# Each example with a budget of some seconds.
EXAMPLES = {
    "sb3-contrib": ("maskable_ppo.py", "--steps", "1024"),
    "Tianshou": ("tianshou_dqn.py", "--steps", "1024"),
    "TorchRL": ("torchrl_rollout.py", "--games", "5"),
}
RLLIB = "ray[rllib]>=2.40,<3"
PIP = (
    "-m",
    "pip",
    "install",
    "--disable-pip-version-check",
    "--no-user",
    "--only-binary",
    ":all:",
    "--progress-bar",
    "off",
)
CUDA = (
    "pip would install PyTorch with gigabytes of CUDA. Point it to the builds without: "
    "PIP_EXTRA_INDEX_URL=https://download.pytorch.org/whl/cpu ./dev test --clients"
)
TOLD_LINES = 15

Step = Callable[[Callable[[str], None]], object]


class Clients:
    """The steps, in one folder."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.folder = project.root / FOLDER
        self.log = self.folder / "log.txt"
        self.python = self.folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def steps(self) -> dict[str, Step]:
        """What is done, by name and in order."""
        return {
            "wheel": self._build,
            "virtual environment": self._make_venv,
            "libraries": self._install,
            **{name: partial(self._example, words) for name, words in EXAMPLES.items()},
            "RLlib beside Fiefdom": self._resolve_rllib,
        }

    def _build(self, note: Callable[[str], None]) -> None:
        shutil.rmtree(self.folder / "dist", ignore_errors=True)
        wheel = ("-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
        self._call([self.project.program("python"), *wheel, "-w", str(self.folder / "dist"), "."], note)

    def _make_venv(self, note: Callable[[str], None]) -> None:
        if not self.python.exists():
            base = getattr(sys, "_base_executable", sys.executable)
            self._call([base, "-m", "venv", self.folder / "venv"], note)

    def _install(self, note: Callable[[str], None]) -> None:
        report = self.folder / "libraries.json"
        self._call([self.python, *PIP, "--dry-run", "--report", report, "-r", LIBRARIES, self._package()], note)
        names = [item["metadata"]["name"].lower() for item in json.loads(report.read_bytes())["install"]]
        if any(name.startswith(("nvidia", "cuda")) for name in names):
            raise SetupError(CUDA)
        self._call([self.python, *PIP, "-r", LIBRARIES, self._package()], note)
        # A wheel of the same version is not installed again by itself.
        self._call([self.python, *PIP, "--force-reinstall", "--no-deps", self._package()], note)

    def _example(self, words: tuple[str, ...], note: Callable[[str], None]) -> None:
        said = self._call([self.python, self.project.root / "examples" / "clients" / words[0], *words[1:]], note)
        note(said[-1] if said else "")

    def _resolve_rllib(self, note: Callable[[str], None]) -> None:
        self._call([self.python, *PIP, "--dry-run", "--quiet", RLLIB, self._package()], note)

    def _package(self) -> str:
        [wheel] = (self.folder / "dist").glob("*.whl")
        return f"{wheel}[envs]"

    def _call(self, command: Command, note: Callable[[str], None]) -> list[str]:
        """Run a program whose output goes to the log; returns its lines, and raises SetupError if it fails."""
        lines: list[str] = []

        with self.log.open("a", encoding="utf-8") as log:

            def keep(line: str) -> None:
                log.write(line)
                lines.append(line.rstrip())
                note(line.strip())

            log.write(f"$ {' '.join(map(str, command))}\n")
            # Without the variables that would show the other environment the sources of this checkout.
            code = process.run(command, self.project.root, {"PYTHONPATH": "", "PYTHONUNBUFFERED": "1"}, keep)
        if code != 0:
            last = "\n".join(lines[-TOLD_LINES:])
            raise SetupError(f"This failed with code {code}: {' '.join(map(str, command))}\n{last}")
        return lines


def run_clients(project: Project) -> int:
    """Run all steps; the examples after one that fails are run all the same. Returns 0 if all passed, else 1."""
    clients, failures, start = Clients(project), [], time.monotonic()
    clients.folder.mkdir(parents=True, exist_ok=True)
    clients.log.unlink(missing_ok=True)
    steps = clients.steps()
    for number, (name, work) in enumerate(steps.items(), 1):
        try:
            with console.step(f"{number}/{len(steps)}  {name}") as note:
                work(note)
        except SetupError as error:
            failures.append(f"{name}: {error}")
            if name not in EXAMPLES:
                break
    for failure in failures:
        print(f"\n{failure}", file=sys.stderr)
    outcome = "Not all clients work" if failures else "All clients work"
    print(f"{outcome} ({console.duration(start)}; log: {_relative(clients.log, project.root)}).")
    return 1 if failures else 0


def _relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()
