"""Setting up a checkout: the virtual environment in `.venv`, the page, and the compiled engine.

Set-up is a list of steps. The stamp `.venv/fiefdom.json` holds, for every finished step, a digest of the files that
the step depends on; a step whose digest still matches is not repeated. While packages are being installed the stamp
is empty, so that an interrupted installation starts over.
"""

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dev import console, errors, process, webpage
from dev.errors import SetupError
from dev.process import Command
from dev.project import Project

VENV = "virtual environment"
PACKAGES = "packages"
TOOLS = "development tools"
TORCH = "PyTorch for an example"
FIEFDOM = "fiefdom"
NODE = "packages of the page"
PAGE = "page"
BROWSER = "browser for the tests"
ENGINE = "compiled engine"
TO_RUN = (VENV, PACKAGES, FIEFDOM, ENGINE)
TO_BUILD = (VENV, PACKAGES, FIEFDOM, NODE, PAGE)
TO_PLAY = TO_BUILD
TO_CHECK = (VENV, PACKAGES, TOOLS, FIEFDOM, NODE)
EVERYTHING = (VENV, PACKAGES, TOOLS, TORCH, FIEFDOM, NODE, PAGE, BROWSER, ENGINE)

ENGINE_PACKAGES = ("components", "rules", "engine", "notation", "bots", "envs")
LOCKS = ("requirements/*.txt",)
# Patterns of the files that each step depends on. Every lock counts for the virtual environment, so that a package
# that is no longer locked does not stay in it.
SOURCES = {
    **dict.fromkeys((VENV, PACKAGES, TOOLS, TORCH), LOCKS),
    FIEFDOM: ("pyproject.toml",),
    NODE: webpage.PACKAGE_FILES,
    PAGE: webpage.SOURCES,
    BROWSER: ("tools/chromium/install.py", "tools/chromium/*.json"),
    ENGINE: (*(f"src/fiefdom/{name}/**/*.py" for name in ENGINE_PACKAGES), "src/fiefdom/components/**/*.csv"),
}
# What a finished step leaves behind; if it is deleted, the step is repeated.
PRODUCTS = {
    FIEFDOM: ".venv/*/fiefdom*",
    NODE: "web/node_modules/.package-lock.json",
    PAGE: webpage.BUILT,
    BROWSER: ".venv/chromium",
}
PIP = (
    *("-m", "pip", "install", "--disable-pip-version-check", "--no-user"),
    *("--only-binary", ":all:", "--progress-bar", "off"),
)

Note = Callable[[str], None]


class Setup:
    """The set-up of one checkout."""

    def __init__(self, project: Project) -> None:
        self.project = project

    def missing(self, wanted: tuple[str, ...]) -> list[str]:
        """Return the wanted steps that are not done yet, in order. Takes milliseconds."""
        stamp = self._read_stamp()
        if not self.project.program("python").exists() or stamp.get(VENV) != self.digest_of(VENV):
            return list(wanted)
        return [step for step in wanted if stamp.get(step) != self.digest_of(step) or not self._is_there(step)]

    def prepare(self, wanted: tuple[str, ...]) -> bool:
        """Do the wanted steps that are missing; return whether there were any. Raises SetupError if one fails."""
        if not self.missing(wanted):
            return False
        try:
            with self._lock():
                self._do(self.missing(wanted))
        except OSError as error:
            raise SetupError(errors.explain(str(error)) or str(error)) from error
        return True

    def digest_of(self, step: str) -> str:
        """Return the digest of everything that the step depends on."""
        root = self.project.root
        files = sorted({path for pattern in SOURCES[step] for path in root.glob(pattern) if path.is_file()})
        # Python's real path contains its version, so it changes when the system replaces Python with a newer one.
        hashed = hashlib.sha256(f"{root}\n{os.path.realpath(self.project.program('python'))}\n".encode())
        for path in files:
            content = path.read_bytes()
            hashed.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
        return hashed.hexdigest()

    def _is_there(self, step: str) -> bool:
        return step not in PRODUCTS or any(self.project.root.glob(PRODUCTS[step]))

    def _do(self, steps: list[str]) -> None:
        print("Setting up Fiefdom in .venv" if VENV in steps else "Updating Fiefdom in .venv", flush=True)
        for number, step in enumerate(steps, 1):
            with console.step(f"{number}/{len(steps)}  {step}") as note:
                if step == VENV:
                    self._clear_venv()
                done = self._read_stamp()
                if step in (PACKAGES, TOOLS, TORCH, FIEFDOM):
                    self._write_stamp({})
                for command in self._torch(note) if step == TORCH else self._commands(step):
                    self._call(command, note)
                self._write_stamp({**done, step: self.digest_of(step)})

    def _commands(self, step: str) -> list[Command]:
        base = getattr(sys, "_base_executable", sys.executable)
        commands: dict[str, list[Command]] = {
            VENV: [[base, "-m", "venv", self.project.venv]],
            PACKAGES: [self._pip("--require-hashes", *_locked("run", "build", "server"))],
            TOOLS: [self._pip("--require-hashes", *_locked("test", "docs"))],
            FIEFDOM: [self._pip("--no-deps", "--no-build-isolation", "-e", ".")],
            NODE: [webpage.install(self.project)],
            PAGE: [webpage.build(self.project)],
            BROWSER: [[self.project.program("python"), "tools/chromium/install.py"]],
            ENGINE: [[self.project.program("fiefdom"), "warmup"]],
        }
        return commands[step]

    def _torch(self, note: Note) -> list[Command]:
        """Return the commands that install PyTorch; none if pip finds no build, or only one with gigabytes of CUDA.

        The file without CUDA is a different one on every kind of machine, so there is no hash to ask for.
        """
        report = self.project.venv / "fiefdom-torch.json"
        try:
            self._call(self._pip("--dry-run", "--ignore-installed", "--report", str(report), *_locked("torch")), note)
        except SetupError as error:
            if errors.NO_PACKAGE in str(error):
                return []
            raise
        names = [item["metadata"]["name"].lower() for item in json.loads(report.read_bytes())["install"]]
        if any(name.startswith(("nvidia", "cuda")) for name in names):
            return []
        return [self._pip("--require-hashes", *_locked("train")), self._pip("--no-deps", *_locked("torch"))]

    def _pip(self, *arguments: str) -> Command:
        return [self.project.program("python"), *PIP, *arguments]

    def _clear_venv(self) -> None:
        """Empty `.venv` except for the stamp, which marks a folder as created by `./dev`."""
        venv, stamp = self.project.venv, self.project.stamp
        old = list(venv.iterdir()) if venv.exists() else []
        if venv.is_symlink() or (old and not any(path.name.startswith("fiefdom") for path in old)):
            raise SetupError(errors.FOREIGN_VENV)
        venv.mkdir(exist_ok=True)
        self._write_stamp({})
        for path in old:
            if path != stamp:
                shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()

    def _call(self, command: Command, note: Note) -> None:
        """Run a program whose output goes to the log; raises SetupError if it fails."""
        output: list[str] = []
        with self.project.log.open("a", encoding="utf-8") as log:

            def keep(line: str) -> None:
                log.write(line)
                output.append(line)
                note(line.strip())

            log.write(f"$ {' '.join(str(word) for word in command)}\n")
            code = process.run(command, self.project.root, {"PYTHONUNBUFFERED": "1"}, keep)
        if code != 0:
            message = errors.explain("".join(output)) or "Set-up failed: the last lines of the log say why"
            raise SetupError(f"{message} (log: {self.project.log.relative_to(self.project.root)})")

    def _read_stamp(self) -> dict[str, str]:
        try:
            stamp = json.loads(self.project.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _write_stamp(self, stamp: dict[str, str]) -> None:
        fresh = self.project.stamp.with_suffix(".new")
        fresh.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        os.replace(fresh, self.project.stamp)

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """Wait until no other `./dev` is setting up this checkout. The system releases the lock with the process."""
        try:
            import fcntl
        except ImportError:
            yield
            return
        with (self.project.root / "pyproject.toml").open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                print("Another ./dev is setting up this checkout; waiting for it.", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _locked(*names: str) -> list[str]:
    return [word for name in names for word in ("-r", f"requirements/{name}.txt")]
