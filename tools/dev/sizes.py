"""Small functions, small files."""

import ast
from collections.abc import Iterator
from pathlib import Path

from dev.project import Project

LONGEST_FUNCTION = 60
LONGEST_FILE = 500
FOLDERS = {"src", "tests", "tools", "benchmarks"}


def problems(project: Project) -> list[str]:
    """Return every function and source file that is too long. Data that tests compare with does not count."""
    found = []
    for path in _sources(project):
        name = project.name_of(path)
        code = path.read_text(encoding="utf-8")
        lines = code.count("\n")
        if lines > LONGEST_FILE:
            found.append(f"{name}: {lines} lines; a file has at most {LONGEST_FILE}")
        if path.suffix in ("", ".py"):
            found += _long_functions(name, code)
    return found


def _sources(project: Project) -> Iterator[Path]:
    yield project.root / "dev"
    for path in project.files(".py", ".c", ".h"):
        if path.relative_to(project.root).parts[0] in FOLDERS:
            yield path


def _long_functions(name: str, code: str) -> Iterator[str]:
    try:
        tree = ast.parse(code)
    except SyntaxError as error:
        yield f"{name}:{error.lineno}: does not parse"
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                limit = f"a function has at most {LONGEST_FUNCTION}"
                yield f"{name}:{node.lineno}: {node.name} has {length} lines; {limit}"
