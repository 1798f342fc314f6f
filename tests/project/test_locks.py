"""The packages in `requirements/`: the same as in `pyproject.toml`, locked, with hashes."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from .conftest import ROOT

REQUIREMENTS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
DECLARED = {
    "run": PROJECT["project"]["dependencies"],
    "server": EXTRAS["server"],
    "test": PROJECT["dependency-groups"]["dev"],
    "docs": PROJECT["dependency-groups"]["docs"],
}
INPUTS = [path.stem for path in sorted(REQUIREMENTS.glob("*.in"))]


def names(lines: list[str]) -> set[str]:
    """Return the names of the packages that the lines of a file or a list of requirements ask for."""
    return {Requirement(line.rstrip("\\")).name.lower() for line in lines if re.match(r"[A-Za-z0-9]", line)}


def lines_of(name: str) -> list[str]:
    return (REQUIREMENTS / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", DECLARED)
def test_requirements_are_those_of_pyproject(name: str) -> None:
    assert names(lines_of(f"{name}.in")) == names(DECLARED[name])


def test_torch_is_one_that_pyproject_allows() -> None:
    name, _, version = lines_of("torch.txt")[-1].partition("==")
    allowed = {found.name: found.specifier for found in map(Requirement, EXTRAS["train"])}
    assert allowed[name].contains(version)


@pytest.mark.parametrize("extra", EXTRAS)
def test_no_extra_pins_a_version(extra: str) -> None:
    operators = {each.operator for line in EXTRAS[extra] for each in Requirement(line).specifier}
    assert not operators & {"==", "==="}


@pytest.mark.parametrize("name", INPUTS)
def test_every_requirement_is_locked(name: str) -> None:
    assert names(lines_of(f"{name}.in")) <= names(lines_of(f"{name}.txt"))


@pytest.mark.parametrize("name", INPUTS)
def test_locks_hold_only_pins_with_hashes(name: str) -> None:
    lock = re.sub(r"(?m)^ *#.*\n", "", (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8"))
    pin = r"[a-z0-9][a-z0-9._-]*==\S+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.sub(rf"(?m)^{pin}", "", lock) == ""
