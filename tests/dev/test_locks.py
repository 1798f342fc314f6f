"""The locks in `requirements/`."""

import pytest

from dev import locks
from dev.project import Project

HASH = "    --hash=sha256:" + "0" * 64


def test_pin_with_hashes_and_marker_is_fine() -> None:
    assert locks.strange_lines(f"a==1 ; python_version < '3.12' \\\n{HASH} \\\n{HASH}\n    # via b\n") == []


@pytest.mark.parametrize(
    ("lock", "problem"),
    [
        ("a==1 \\\n", ":1: has no hash"),
        ("a==1\n", ":1: is neither a pin nor a hash"),
        (f"a>=1 \\\n{HASH}\n", ":1: is neither a pin nor a hash"),
        ("--find-links somewhere\n", ":1: is neither a pin nor a hash"),
        ("a @ https://example.org/a.whl\n", ":1: is neither a pin nor a hash"),
    ],
)
def test_other_lines_are_not(lock: str, problem: str) -> None:
    assert locks.strange_lines(lock) == [problem]


def test_missing_lock(project: Project) -> None:
    (project.requirements / "test.txt").unlink()
    assert "requirements/test.txt: missing" in locks.problems(project)


@pytest.mark.parametrize("file", ["run.in", "test.in"])
def test_pyproject_and_wishes_name_the_same_packages(project: Project, file: str) -> None:
    wishes = project.requirements / file
    kept = wishes.read_text(encoding="utf-8").splitlines()[:-1]
    wishes.write_text("\n".join(kept) + "\n", encoding="utf-8")
    [problem] = locks.problems(project)
    assert problem.startswith(f"requirements/{file}: ")
    assert problem.endswith(" is not in both this file and pyproject.toml")


def test_pyproject_and_the_set_up_name_the_same_torch(project: Project) -> None:
    (project.requirements / "torch.txt").write_text("# Without a hash.\ntorch==9.9.9\n", encoding="utf-8")
    assert locks.problems(project) == ["requirements/torch.txt: torch==9.9.9 is not what pyproject.toml names"]
