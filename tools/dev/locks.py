"""The packages in `requirements/`: pinned, hashed, complete, and free of addresses."""

import re
import tomllib
from pathlib import Path
from typing import Any

from dev.project import Project

NAME = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)")
PIN = re.compile(r"^[a-z0-9][a-z0-9._-]*==\S+( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")
COMMENT = re.compile(r"^\s*#")


def problems(project: Project) -> list[str]:
    """Return lines of the locks that pin nothing, and packages that are asked for but not locked."""
    found = []
    for wish in sorted(project.requirements.glob("*.in")):
        lock = wish.with_suffix(".txt")
        if not lock.exists():
            found.append(f"{project.name_of(lock)}: missing")
            continue
        found += [f"{project.name_of(lock)}{where}" for where in strange_lines(lock.read_text(encoding="utf-8"))]
        for name in sorted(_names(wish) - _names(lock)):
            found.append(f"{project.name_of(lock)}: {name} is not locked")
    with (project.root / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)
    return found + _differences(project, declared)


def strange_lines(lock: str) -> list[str]:
    """Return `:line: problem` for lines that are no pin, hash or comment, and for pins without a hash."""
    found = []
    lines = lock.splitlines()
    for number, (line, following) in enumerate(zip(lines, [*lines[1:], ""], strict=True), 1):
        if PIN.match(line):
            if not HASH.match(following):
                found.append(f":{number}: has no hash")
        elif line.strip() and not HASH.match(line) and not COMMENT.match(line):
            found.append(f":{number}: is neither a pin nor a hash")
    return found


def _differences(project: Project, declared: dict[str, Any]) -> list[str]:
    wishes = {
        "run.in": declared["project"]["dependencies"],
        "server.in": declared["project"]["optional-dependencies"]["server"],
        "test.in": declared["dependency-groups"]["dev"],
    }
    found = []
    for file, requirements in wishes.items():
        names = {match[1].lower() for text in requirements if (match := NAME.match(text))}
        for name in sorted(names ^ _names(project.requirements / file)):
            found.append(f"requirements/{file}: {name} is not in both this file and pyproject.toml")
    pin = (project.requirements / "torch.txt").read_text(encoding="utf-8").splitlines()[-1]
    if pin not in declared["project"]["optional-dependencies"]["train"]:
        found.append(f"requirements/torch.txt: {pin} is not what pyproject.toml names")
    return found


def _names(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {match[1].lower() for line in lines if (match := NAME.match(line))}
