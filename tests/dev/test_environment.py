"""Set-up: nothing is done twice, and what was interrupted starts over. No program is really run."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dev import child, environment, webpage
from dev.environment import ENGINE, EVERYTHING, ITSELF, PACKAGES, PAGE, TO_PLAY, TOOLS, TORCH, VENV, Environment
from dev.project import Project
from dev.trouble import Trouble

# Programs that a whole set-up runs.
STEPS = 10


class Programs:
    """Stands in for pip and the others: notes what is asked for, makes what venv and pip would make."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.commands: list[str] = []
        self.fails_at = ""
        self.says = ""
        self.offers = ["torch", "sympy"]

    def __call__(self, command: child.Command, log: Path, folder: Path, on_line: Callable[[str], None]) -> int:
        words = " ".join(str(word) for word in command)
        self.commands.append(words)
        log.write_text(f"$ {words}\n{self.says}\n", encoding="utf-8")
        if self.fails_at and self.fails_at in words:
            return 1
        for name in ("python", "fiefdom"):
            program = self.project.program(name)
            program.parent.mkdir(parents=True, exist_ok=True)
            program.touch()
        if "--report" in words:
            packages = [{"metadata": {"name": name, "version": "2.13.0"}} for name in self.offers]
            (self.project.venv / "fiefdom-torch.json").write_text(json.dumps({"install": packages}), encoding="utf-8")
        if "vite" in words:
            built = self.project.root / webpage.BUILT
            built.parent.mkdir(parents=True, exist_ok=True)
            built.touch()
        return 0


@pytest.fixture
def programs(project: Project, monkeypatch: pytest.MonkeyPatch) -> Programs:
    stand_in = Programs(project)
    monkeypatch.setattr(child, "logged", stand_in)
    monkeypatch.setattr("dev.trouble.SPACE_NEEDED", 0)
    return stand_in


def test_first_set_up_does_every_step_in_order(project: Project, programs: Programs) -> None:
    assert Environment(project).missing(EVERYTHING) == list(EVERYTHING)
    assert Environment(project).prepare(EVERYTHING)
    signs = (
        *("-m venv", "run.txt", "test.txt", "--dry-run", "train.txt", "torch.txt", "-e ."),
        *("ci --prefix web", "vite.js build", "warmup"),
    )
    assert [sign in words for sign, words in zip(signs, programs.commands, strict=True)] == [True] * len(signs)


def test_second_set_up_does_nothing(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    assert not Environment(project).prepare(EVERYTHING)
    assert len(programs.commands) == STEPS


def test_everything_installed_is_hashed_or_local_but_torch(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    exceptions = ("--no-deps --no-build-isolation -e .", "--no-deps -r requirements/torch.txt")
    for words in programs.commands:
        if "pip install" in words and "--dry-run" not in words:
            assert "--require-hashes" in words or words.endswith(exceptions)


def test_torch_is_left_out_where_it_would_bring_cuda(project: Project, programs: Programs) -> None:
    programs.offers = ["torch", "nvidia-cublas", "sympy"]
    Environment(project).prepare(EVERYTHING)
    assert not any("train.txt" in words or "--no-deps -r" in words for words in programs.commands)
    assert Environment(project).missing(EVERYTHING) == []


def test_torch_is_left_out_where_there_is_no_build(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.says = "--dry-run", "ERROR: No matching distribution found for torch==2.13.0"
    Environment(project).prepare(EVERYTHING)
    assert Environment(project).missing(EVERYTHING) == []


def test_torch_is_asked_for_again_after_other_trouble(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.says = "--dry-run", "NewConnectionError"
    with pytest.raises(Trouble, match="connect this machine"):
        Environment(project).prepare(EVERYTHING)
    assert TORCH in Environment(project).missing(EVERYTHING)


def test_playing_needs_no_tools_and_they_can_follow(project: Project, programs: Programs) -> None:
    Environment(project).prepare(TO_PLAY)
    assert Environment(project).missing(EVERYTHING) == [TOOLS, TORCH]


@pytest.mark.parametrize(
    ("file", "steps"),
    [
        ("requirements/run.txt", list(EVERYTHING)),
        ("requirements/test.txt", list(EVERYTHING)),
        ("requirements/torch.txt", [TORCH]),
        ("pyproject.toml", [ITSELF]),
        ("src/fiefdom/engine.py", [ENGINE]),
        ("src/fiefdom/cli/main.py", []),
        ("web/src/App.svelte", [PAGE]),
        ("src/fiefdom/languages/en/page.ftl", [PAGE]),
        ("README.md", []),
    ],
)
def test_a_changed_file_repeats_what_depends_on_it(
    project: Project, programs: Programs, file: str, steps: list[str]
) -> None:
    Environment(project).prepare(EVERYTHING)
    path = project.root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as opened:
        opened.write("# changed\n")
    assert Environment(project).missing(EVERYTHING) == steps


def test_a_moved_folder_starts_over(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    moved = project.root.rename(project.root.with_name("moved"))
    assert Environment(Project(moved)).missing(EVERYTHING) == list(EVERYTHING)


def test_a_python_that_went_away_starts_over(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    project.program("python").unlink()
    assert Environment(project).missing(EVERYTHING) == list(EVERYTHING)


def test_a_lost_command_is_installed_again(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    project.program("fiefdom").unlink()
    assert Environment(project).missing(EVERYTHING) == [ITSELF]


def test_a_page_that_went_away_is_built_again(project: Project, programs: Programs) -> None:
    Environment(project).prepare(EVERYTHING)
    (project.root / webpage.BUILT).unlink()
    assert Environment(project).missing(EVERYTHING) == [PAGE]


@pytest.mark.parametrize("stamp", ["", "[]", "{", "null"])
def test_an_unreadable_stamp_starts_over(project: Project, programs: Programs, stamp: str) -> None:
    Environment(project).prepare(EVERYTHING)
    project.stamp.write_text(stamp, encoding="utf-8")
    assert Environment(project).prepare(EVERYTHING)
    assert len(programs.commands) == 2 * STEPS


@pytest.mark.parametrize("moment", ["-m venv", "run.txt", "test.txt", "-e ."])
def test_a_set_up_that_broke_off_starts_over(project: Project, programs: Programs, moment: str) -> None:
    programs.fails_at = moment
    with pytest.raises(Trouble):
        Environment(project).prepare(EVERYTHING)
    (project.venv / "half-made").touch()
    assert Environment(project).missing(EVERYTHING) == list(EVERYTHING)
    programs.fails_at = ""
    Environment(project).prepare(EVERYTHING)
    assert Environment(project).missing(EVERYTHING) == []
    assert not (project.venv / "half-made").exists()


def test_an_engine_that_did_not_compile_repeats_only_that(project: Project, programs: Programs) -> None:
    programs.fails_at = "warmup"
    with pytest.raises(Trouble, match="engine could not be compiled"):
        Environment(project).prepare(EVERYTHING)
    assert Environment(project).missing(EVERYTHING) == [ENGINE]


def test_a_failure_is_one_sentence_that_names_the_log(project: Project, programs: Programs) -> None:
    programs.fails_at, programs.says = "run.txt", "NewConnectionError"
    with pytest.raises(Trouble, match=r"connect this machine .* \(log: \.venv/fiefdom-setup\.log\)$"):
        Environment(project).prepare(EVERYTHING)


def test_a_full_disk_is_one_sentence(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(child, "logged", full)
    with pytest.raises(Trouble, match="disk is full"):
        Environment(project).prepare(EVERYTHING)


def test_an_environment_of_someone_else_is_left_alone(project: Project, programs: Programs) -> None:
    (project.venv / "bin").mkdir(parents=True)
    with pytest.raises(Trouble, match="not made by"):
        Environment(project).prepare(EVERYTHING)
    assert (project.venv / "bin").exists()


def test_digest_depends_on_every_part_and_boundary() -> None:
    digests = {environment.digest(parts) for parts in (["ab"], ["a", "b"], ["a", "c"], [b"a", b""], [])}
    assert len(digests) == 5


def test_steps_have_titles() -> None:
    assert set(environment.TITLES) == {VENV, PACKAGES, TOOLS, TORCH, ITSELF, PAGE, ENGINE}


def test_notes_on_the_way_of_pip() -> None:
    notes: list[str] = []
    tell = environment.PipNotes(notes.append, 2)
    for line in (
        "Collecting click==8.5.1 (from -r requirements/run.txt (line 1))",
        "  Downloading click-8.5.1.whl",
        "WARNING: Retrying after connection broken",
        "Requirement already satisfied: rich==15.0.0 in x",
        "Installing collected packages: click",
    ):
        tell(line)
    assert notes == ["1 of 2, click", "waiting for the network", "2 of 2, rich", "unpacking"]
