"""Tests the package with other versions than the locked ones, each time in a virtual environment of its own.

Usage: python tools/package/trial.py lowest|pythons [ARGUMENTS OF PYTEST]

`lowest` takes the lowest versions that `pyproject.toml` allows (pip chooses what these need), `pythons` the newest
ones for every supported Python on this machine. Both need the package registry.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
MINORS = range(11, 15)
EXTRAS = ("data", "envs", "pictures", "server")
# What the tests below need beside the package.
TOOLS = ("httpx", "hypothesis", "jsonschema", "packaging", "pytest", "pytest-rerunfailures", "pytest-xdist")
# Compiling takes most of the time, so these are tests that reach every package but few layouts.
TESTS = ("tests/rules", "tests/notation", "tests/cli/commands", "tests/envs/test_vector.py", "tests/server/routes")


def requirements() -> list[str]:
    """What the package and its extras need."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(line for name in EXTRAS for line in project["optional-dependencies"][name])]


def lowest(line: str) -> str | None:
    """The pin `name==lowest version` of a requirement; None if this machine does not need it."""
    requirement = Requirement(line)
    if requirement.marker is not None and not requirement.marker.evaluate():
        return None
    [bound] = [each.version for each in requirement.specifier if each.operator == ">="]
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    return f"{requirement.name}{extras}=={Version(bound)}"


def installed() -> dict[str, str]:
    """The path of every supported Python that works, by its version."""
    found = {}
    for minor in MINORS:
        path = shutil.which(f"python3.{minor}")
        # Version managers put scripts on the path even for versions that are not installed.
        if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
            found[f"3.{minor}"] = path
    return found


def run_tests(base: str, wanted: list[str], arguments: list[str]) -> int:
    """Install what is wanted for the Python `base`, and return the exit code of pytest."""
    with tempfile.TemporaryDirectory(prefix="fiefdom-trial-") as folder:
        subprocess.run([base, "-m", "venv", folder], check=True)
        python = str(Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python"))
        install = [python, "-m", "pip", "install", "--disable-pip-version-check", "-q", "--only-binary", ":all:"]
        subprocess.run([*install, *wanted, *TOOLS], check=True)
        tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(arguments or TESTS)]
        return subprocess.run(tests, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}).returncode


def with_lowest(arguments: list[str]) -> int:
    """Test with the lowest versions."""
    wanted = [pin for pin in map(lowest, requirements()) if pin]
    print(*wanted, sep="\n", flush=True)
    return run_tests(sys.executable, wanted, arguments)


def with_pythons(arguments: list[str]) -> int:
    """Test with one Python after the other; the exit code is 1 if one fails, or if there is none."""
    codes = {}
    for version, path in installed().items():
        print(f"\n[Python {version}]", flush=True)
        codes[version] = run_tests(path, requirements(), arguments)
    print("\nSummary")
    for minor in MINORS:
        code = codes.get(f"3.{minor}")
        print(f"  {'absent' if code is None else 'FAILED' if code else 'ok':<8}Python 3.{minor}")
    return 0 if codes and not any(codes.values()) else 1


if __name__ == "__main__":
    sys.exit({"lowest": with_lowest, "pythons": with_pythons}[sys.argv[1]](sys.argv[2:]))
