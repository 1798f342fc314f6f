"""Set-up: nothing is done twice, and what was interrupted starts over. No program is really run."""

import json
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from dev import process, webpage
from dev.errors import SetupError
from dev.process import Command
from dev.project import Project
from dev.setup import BROWSER, ENGINE, EVERYTHING, FIEFDOM, NODE, PAGE, TO_PLAY, TOOLS, TORCH, VENV, Setup

# What a whole set-up runs, in order.
PROGRAMS = (
    *("-m venv", "run.txt", "test.txt", "--dry-run", "train.txt", "torch.txt", "-e ."),
    *("npm ci", "vite.js build", "install.py", "warmup"),
)


class Programs:
    """Stands in for pip and the others: records the commands, and creates what they would create."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.commands: list[str] = []
        self.fails_at = ""
        self.output = ""
        self.offered = ["torch", "sympy"]

    def __call__(self, command: Command, folder: Path, extra: Mapping[str, str], on_line: Callable[[str], None]) -> int:
        words = " ".join(str(word) for word in command)
        self.commands.append(words)
        on_line(f"{self.output}\n")
        if self.fails_at and self.fails_at in words:
            return 1
        if "--report" in words:
            packages = [{"metadata": {"name": name, "version": "2.13.0"}} for name in self.offered]
            (self.project.venv / "fiefdom-torch.json").write_text(json.dumps({"install": packages}), encoding="utf-8")
        created = {"-m venv": ".venv/bin/python", "-e .": ".venv/bin/fiefdom", "vite.js": webpage.BUILT}
        created["npm ci"] = "web/node_modules/.package-lock.json"
        created["install.py"] = ".venv/chromium"
        for sign, name in created.items():
            if sign in words:
                touch(self.project.root / name)
        return 0


def touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


@pytest.fixture
def programs(project: Project, monkeypatch: pytest.MonkeyPatch) -> Programs:
    stand_in = Programs(project)
    monkeypatch.setattr(process, "run", stand_in)
    return stand_in


@pytest.fixture
def ready(project: Project, programs: Programs) -> Setup:
    """A checkout that is completely set up."""
    setup = Setup(project)
    assert setup.prepare(EVERYTHING)
    return setup


def test_first_set_up_does_every_step_in_order(ready: Setup, programs: Programs) -> None:
    assert [sign in words for sign, words in zip(PROGRAMS, programs.commands, strict=True)] == [True] * len(PROGRAMS)


def test_second_set_up_does_nothing(ready: Setup, programs: Programs) -> None:
    assert not ready.prepare(EVERYTHING)
    assert len(programs.commands) == len(PROGRAMS)


def test_everything_installed_has_hashes_or_is_local_except_torch(ready: Setup, programs: Programs) -> None:
    exceptions = ("--no-deps --no-build-isolation -e .", "--no-deps -r requirements/torch.txt")
    for words in programs.commands:
        if "pip install" in words and "--dry-run" not in words:
            assert "--require-hashes" in words or words.endswith(exceptions)


def test_torch_is_left_out_where_it_would_bring_cuda(project: Project, programs: Programs) -> None:
    programs.offered = ["torch", "nvidia-cublas", "sympy"]
    Setup(project).prepare(EVERYTHING)
    assert not any("train.txt" in words or "--no-deps -r" in words for words in programs.commands)
    assert Setup(project).missing(EVERYTHING) == []


def test_torch_is_left_out_where_there_is_no_build(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.output = "--dry-run", "ERROR: No matching distribution found for torch==2.13.0"
    Setup(project).prepare(EVERYTHING)
    assert Setup(project).missing(EVERYTHING) == []


def test_torch_is_tried_again_after_another_failure(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.output = "--dry-run", "NewConnectionError"
    with pytest.raises(SetupError, match="connect this machine"):
        Setup(project).prepare(EVERYTHING)
    assert TORCH in Setup(project).missing(EVERYTHING)


def test_playing_needs_no_development_tools(project: Project, programs: Programs) -> None:
    Setup(project).prepare(TO_PLAY)
    assert Setup(project).missing(EVERYTHING) == [TOOLS, TORCH, BROWSER, ENGINE]


@pytest.mark.parametrize(
    ("file", "steps"),
    [
        ("requirements/run.txt", list(EVERYTHING)),
        ("requirements/new.txt", list(EVERYTHING)),
        ("pyproject.toml", [FIEFDOM]),
        ("src/fiefdom/engine/apply.py", [ENGINE]),
        ("src/fiefdom/components/tables/dominoes.csv", [ENGINE]),
        ("src/fiefdom/cli/main.py", []),
        ("web/package-lock.json", [NODE, PAGE]),
        ("web/src/App.svelte", [PAGE]),
        ("src/fiefdom/languages/en/page.ftl", [PAGE]),
        ("README.md", []),
    ],
)
def test_a_changed_file_repeats_what_depends_on_it(ready: Setup, file: str, steps: list[str]) -> None:
    path = ready.project.root / file
    touch(path)
    with path.open("a", encoding="utf-8") as opened:
        opened.write("# changed\n")
    assert ready.missing(EVERYTHING) == steps


def test_a_moved_folder_starts_over(ready: Setup) -> None:
    moved = ready.project.root.rename(ready.project.root.with_name("moved"))
    assert Setup(Project(moved)).missing(EVERYTHING) == list(EVERYTHING)


@pytest.mark.parametrize(
    ("file", "steps"),
    [
        (".venv/bin/python", list(EVERYTHING)),
        (".venv/bin/fiefdom", [FIEFDOM]),
        ("web/node_modules/.package-lock.json", [NODE]),
        (webpage.BUILT, [PAGE]),
    ],
)
def test_a_deleted_file_is_made_again(ready: Setup, file: str, steps: list[str]) -> None:
    (ready.project.root / file).unlink()
    assert ready.missing(EVERYTHING) == steps


@pytest.mark.parametrize("stamp", ["", "[]", "{", "null"])
def test_an_unreadable_stamp_starts_over(ready: Setup, programs: Programs, stamp: str) -> None:
    ready.project.stamp.write_text(stamp, encoding="utf-8")
    assert ready.prepare(EVERYTHING)
    assert len(programs.commands) == 2 * len(PROGRAMS)


@pytest.mark.parametrize("moment", ["-m venv", "run.txt", "test.txt", "-e ."])
def test_an_interrupted_installation_starts_over(project: Project, programs: Programs, moment: str) -> None:
    programs.fails_at = moment
    with pytest.raises(SetupError):
        Setup(project).prepare(EVERYTHING)
    touch(project.venv / "lib" / "half-made")
    assert Setup(project).missing(EVERYTHING) == list(EVERYTHING)
    programs.fails_at = ""
    Setup(project).prepare(EVERYTHING)
    assert Setup(project).missing(EVERYTHING) == []
    assert not (project.venv / "lib" / "half-made").exists()


def test_an_engine_that_did_not_compile_repeats_only_that(project: Project, programs: Programs) -> None:
    programs.fails_at = "warmup"
    with pytest.raises(SetupError, match="last lines of the log"):
        Setup(project).prepare(EVERYTHING)
    assert Setup(project).missing(EVERYTHING) == [ENGINE]


def test_a_failure_names_the_log(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.output = "run.txt", "NewConnectionError"
    with pytest.raises(SetupError, match=r"connect this machine .* \(log: \.venv/fiefdom-setup\.log\)$"):
        Setup(project).prepare(EVERYTHING)
    assert project.log.read_text(encoding="utf-8").endswith("requirements/server.txt\nNewConnectionError\n")


@pytest.mark.parametrize(
    ("error", "message"),
    [(OSError(28, "No space left on device"), "disk is full"), (OSError(5, "Input/output error"), "output error")],
)
def test_an_error_of_the_system_is_one_sentence(
    project: Project, monkeypatch: pytest.MonkeyPatch, error: OSError, message: str
) -> None:
    def fail(*_: object) -> int:
        raise error

    monkeypatch.setattr(process, "run", fail)
    with pytest.raises(SetupError, match=message):
        Setup(project).prepare(EVERYTHING)


def test_an_environment_of_another_tool_is_left_alone(project: Project, programs: Programs) -> None:
    touch(project.venv / "bin" / "python")
    with pytest.raises(SetupError, match="not created by"):
        Setup(project).prepare(EVERYTHING)
    assert (project.venv / "bin" / "python").exists()


def test_two_set_ups_wait_for_each_other(
    project: Project, programs: Programs, capsys: pytest.CaptureFixture[str]
) -> None:
    fcntl = pytest.importorskip("fcntl")
    second = threading.Thread(target=Setup(project).prepare, args=((VENV,),))
    with (project.root / "pyproject.toml").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        second.start()
        second.join(0.5)
        assert second.is_alive()
        assert programs.commands == []
    second.join(10)
    assert len(programs.commands) == 1
    assert "waiting" in capsys.readouterr().out
