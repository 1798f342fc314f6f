"""The project's own environment in `.venv`: which steps are missing, and doing them.

The stamp `.venv/fiefdom.json` holds, for each finished step, a digest of what the step depends on. A step
whose digest still fits is not repeated. While a step changes the environment the stamp says that there is
none, so whatever interrupts it, the next set-up starts over.
"""

import hashlib
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dev import child, show, trouble, webpage
from dev.project import Project
from dev.trouble import Trouble

VENV, PACKAGES, TOOLS, ITSELF, PAGE, ENGINE = "venv", "packages", "tools", "itself", "page", "engine"
TORCH = "torch"
TO_RUN = (VENV, PACKAGES, ITSELF, ENGINE)
TO_BUILD = (VENV, PACKAGES, ITSELF, PAGE)
TO_PLAY = (VENV, PACKAGES, ITSELF, PAGE, ENGINE)
TO_CHECK = (VENV, PACKAGES, TOOLS, ITSELF)
EVERYTHING = (VENV, PACKAGES, TOOLS, TORCH, ITSELF, PAGE, ENGINE)

TITLES = {
    VENV: "virtual environment",
    PACKAGES: "packages",
    TOOLS: "tools for tests",
    TORCH: "PyTorch for an example",
    ITSELF: "fiefdom itself",
    PAGE: "page for the browser",
    ENGINE: "compiled engine",
}
LOCKS = {PACKAGES: ("run", "build", "server"), TOOLS: ("test",), TORCH: ("train", "torch")}
PIP_INSTALL = ("-m", "pip", "install", "--disable-pip-version-check", "--no-user")
WHEELS = ("--only-binary", ":all:", "--progress-bar", "off")

Note = Callable[[str], None]


def digest(parts: Iterable[str | bytes]) -> str:
    """Return a short digest that differs when any part or the boundary between two parts differs."""
    hashed = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        hashed.update(b"%d:" % len(data))
        hashed.update(data)
    return hashed.hexdigest()[:32]


class Environment:
    """The environment of one project folder."""

    def __init__(self, project: Project) -> None:
        self.project = project

    def missing(self, wanted: tuple[str, ...]) -> list[str]:
        """Return the wanted steps that are still to be done, in order. Takes milliseconds."""
        stamp = self._read_stamp()
        if not self.project.program("python").exists() or stamp.get(VENV) != self.digest_of(VENV):
            return list(wanted)
        if not self.project.program("fiefdom").exists():
            stamp.pop(ITSELF, None)
        if not webpage.is_built(self.project):
            stamp.pop(PAGE, None)
        return [step for step in wanted if stamp.get(step) != self.digest_of(step)]

    def prepare(self, wanted: tuple[str, ...]) -> bool:
        """Do the wanted steps that are missing; return whether there were any.

        Raises Trouble, with a sentence for the person at the keyboard, when a step cannot be done.
        """
        missing = self.missing(wanted)
        if not missing:
            return False
        try:
            trouble.look_ahead(self.project.root, trouble.SPACE_NEEDED if VENV in missing else 0)
            with self._alone():
                self._do(self.missing(wanted))
        except OSError as error:
            sentence = trouble.from_error(error)
            if sentence is None:
                raise
            raise Trouble(sentence) from error
        return True

    def digest_of(self, step: str) -> str:
        """Return the digest of everything that the step's result depends on."""
        if step == ENGINE:
            return digest(self._engine_sources())
        if step == PAGE:
            return digest(webpage.sources(self.project))
        if step == ITSELF:
            return digest([(self.project.root / "pyproject.toml").read_bytes()])
        names = LOCKS.get(step, ("run", "build", "server", "test"))
        locks = [(self.project.requirements / f"{name}.txt").read_bytes() for name in names]
        # Python's real path holds its version, and changes when the system puts a newer Python in its place.
        python = os.path.realpath(self.project.program("python"))
        return digest([str(self.project.root), python, *locks])

    def _engine_sources(self) -> Iterator[str]:
        source = self.project.root / "src" / "fiefdom"
        for path in sorted([*source.rglob("*.py"), *source.rglob("*.csv")]):
            if source / "cli" not in path.parents:
                # By time and size, as Numba's own caches do.
                status = path.stat()
                yield f"{path} {status.st_mtime_ns} {status.st_size}"

    def _do(self, steps: list[str]) -> None:
        if not steps:
            return
        start = time.monotonic()
        is_first = VENV in steps
        show.say("Setting up Fiefdom, once, in .venv" if is_first else "Bringing .venv up to date")
        for number, step in enumerate(steps, 1):
            with show.Step(f"{number}/{len(steps)}", TITLES[step]) as line:
                self._do_one(step, line.tell)
        show.say(f"Ready after {show.duration(time.monotonic() - start)}.")

    def _do_one(self, step: str, note: Note) -> None:
        stamp = {} if step == VENV else self._read_stamp()
        if step == VENV:
            self._make_venv()
        elif step == PAGE:
            self._build_page()
        elif step == ENGINE:
            self._warm_up(note)
        else:
            self._write_stamp({done: stamp[done] for done in stamp if done != VENV})
            self._install_torch(note) if step == TORCH else self._install(step, note)
        self._write_stamp({**stamp, VENV: self.digest_of(VENV), step: self.digest_of(step)})

    def _make_venv(self) -> None:
        venv = self.project.venv
        old = list(venv.iterdir()) if venv.exists() else []
        if venv.is_symlink() or (old and not any(path.name.startswith("fiefdom") for path in old)):
            raise Trouble(trouble.FOREIGN_VENV)
        for path in old:
            if path != self.project.stamp:  # by which the folder is known as ours
                shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        venv.mkdir(exist_ok=True)
        self._write_stamp({})
        base = getattr(sys, "_base_executable", sys.executable)
        self._call([base, "-m", "venv", venv], _silent, "Python could not make the virtual environment")

    def _install(self, step: str, note: Note) -> None:
        if step == ITSELF:
            pip: list[str | Path] = [self.project.program("python"), *PIP_INSTALL]
            local = ["--no-deps", "--no-build-isolation", "-e", "."]
            self._call([*pip, *local], _silent, "Fiefdom could not be installed")
            return
        self._install_locked(LOCKS[step], note)

    def _install_locked(self, names: tuple[str, ...], note: Note) -> None:
        pip: list[str | Path] = [self.project.program("python"), *PIP_INSTALL]
        files = [word for name in names for word in ("-r", f"requirements/{name}.txt")]
        total = sum(_count_pins(self.project.root / word) for word in files if word != "-r")
        command = [*pip, "--require-hashes", *WHEELS, *files]
        self._call(command, PipNotes(note, total), "The packages could not be installed")

    def _install_torch(self, note: Note) -> None:
        """Install PyTorch if pip finds a build without CUDA, which weighs gigabytes; else do without it.

        The plain name and version mean another file on every kind of machine, so there is no hash to ask for.
        """
        pip: list[str | Path] = [self.project.program("python"), *PIP_INSTALL, *WHEELS]
        report = self.project.venv / "fiefdom-torch.json"
        asked = ("--dry-run", "--ignore-installed", "--report", report, "-r", "requirements/torch.txt")
        note("looking for a build without CUDA")
        try:
            self._call([*pip, *asked], _silent, "PyTorch could not be looked for")
            found = torch_build(report)
        except Trouble as reason:
            if trouble.NO_PACKAGE not in str(reason):
                raise
            found = None
        if found is None:
            note("left out: there is no build without CUDA")
            return
        self._install_locked(("train",), note)
        note(found)
        alone = ("--no-deps", "-r", "requirements/torch.txt")
        self._call([*pip, *alone], _silent, "PyTorch could not be installed")

    def _build_page(self) -> None:
        self._call(webpage.installing(self.project), _silent, "What the page is built with could not be installed")
        self._call(webpage.building(self.project), _silent, "The page could not be built")

    def _warm_up(self, note: Note) -> None:
        self._call([self.project.program("fiefdom"), "warmup"], note, "The engine could not be compiled")

    def _call(self, command: child.Command, note: Note, failure: str) -> None:
        log = self.project.log
        before = log.stat().st_size if log.exists() else 0
        code = child.logged(command, log, self.project.root, lambda line: note(line.strip()))
        if code != 0:
            written = log.read_bytes()[before:].decode(errors="replace")
            sentence = trouble.from_log(written, f"{failure}: the log's last lines say why")
            raise Trouble(f"{sentence} (log: {self.project.name_of(log)})")

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
    def _alone(self) -> Iterator[None]:
        """Wait until no other `./dev` sets up the same folder. The system ends the claim with the process."""
        try:
            import fcntl
        except ImportError:
            yield
            return
        with (self.project.root / "pyproject.toml").open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                show.say("Another ./dev is setting up this folder; waiting for it.")
                fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _silent(line: str) -> None:
    """What these programs say is for the log."""


def torch_build(report: Path) -> str | None:
    """Return which PyTorch pip would install, by a report of pip; None if it would bring CUDA along."""
    packages = [item["metadata"] for item in json.loads(report.read_text(encoding="utf-8"))["install"]]
    names = [str(package["name"]).lower() for package in packages]
    if any(name.startswith(("nvidia", "cuda")) for name in names):
        return None
    return next(f"torch {package['version']}" for package in packages if str(package["name"]).lower() == "torch")


def _count_pins(lock: Path) -> int:
    return sum("==" in line for line in lock.read_text(encoding="utf-8").splitlines() if line[:1].isalnum())


class PipNotes:
    """Turns pip's lines into a note of a few words: how far it is, and with what."""

    def __init__(self, note: Note, total: int) -> None:
        self._note = note
        self._total = total
        self._seen = 0

    def __call__(self, line: str) -> None:
        if line.startswith(("Collecting ", "Requirement already satisfied: ")):
            self._seen += 1
            name = line.split(": " if ": " in line else " ", 1)[1].split("==")[0]
            self._note(f"{min(self._seen, self._total)} of {self._total}, {name}")
        elif line.startswith("Installing collected packages"):
            self._note("unpacking")
        elif "Retrying" in line:
            self._note("waiting for the network")
