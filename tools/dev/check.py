"""The checks of the sources: each prints one line, and all run even if one fails."""

import textwrap
import time
from collections.abc import Callable

from dev import child, locks, pages, show, sizes, text, webpage
from dev.project import Project

Check = Callable[[Project], list[str]]


def tool(program: str, *arguments: str) -> Check:
    """Return the check that a program of the environment exits with 0; its output is the list of problems."""

    def run(project: Project) -> list[str]:
        # Judge the package in this folder, whichever one is installed.
        here = {"PYTHONPATH": str(project.root / "src")}
        code, output = child.captured([project.program(program), *arguments], project.root, here)
        return [] if code == 0 else output.strip().splitlines() or [f"{program} ended with code {code}"]

    return run


CHECKS: dict[str, Check] = {
    "lint": tool("ruff", "check", "--quiet"),
    "format": tool("ruff", "format", "--check", "--quiet"),
    "types": tool("mypy"),
    "layers": tool("lint-imports"),
    "sizes": sizes.problems,
    "docs": pages.problems,
    "text": text.problems,
    "locks": locks.problems,
    "page": webpage.style_problems,
}


def run_checks(project: Project, names: list[str]) -> bool:
    """Run the named checks and print a line for each, with details if it fails; return whether all passed."""
    show.say("Checks")
    passed = True
    for name in names:
        start = time.monotonic()
        found = CHECKS[name](project)
        show.result(not found, name, time.monotonic() - start)
        if found:
            show.say(textwrap.indent("\n".join(found), "          "))
            passed = False
    return passed
