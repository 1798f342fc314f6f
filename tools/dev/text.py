"""Clean text: no stray characters, and nothing that is true on one machine only."""

import re
from collections.abc import Iterator

from dev.project import Project

SUFFIXES = ("", ".c", ".cfg", ".csv", ".h", ".in", ".json", ".md", ".py", ".toml", ".txt", ".yaml", ".yml")
REGISTRY = re.compile(r"\b(pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg|anaconda|rubygems)\.(org|com|net|io)\b")
MACHINE_PATH = re.compile(r"(?<![\w.~}-])/(?:home|root|Users|opt|mnt|tmp|work)/\w|\b[A-Z]:\\Users\\")
STRAY_SPACE = re.compile(r"[ \t]+$", re.MULTILINE)
CONFLICT = re.compile(r"^(<{7} |>{7} )", re.MULTILINE)


def problems(project: Project) -> list[str]:
    """Return addresses of registries, paths of machines, stray spaces and wrong line ends in text files."""
    found = []
    for path in project.files(*SUFFIXES):
        name = project.name_of(path)
        try:
            content = path.read_bytes().decode()
        except UnicodeDecodeError:
            found.append(f"{name}: not UTF-8")
            continue
        # Drawings of positions may end in spaces; code and documents may not.
        is_golden = name.startswith("tests/") and path.suffix != ".py"
        found += (f"{name}{where}" for where in in_text(content, is_golden))
    return found


def in_text(content: str, is_golden: bool = False) -> Iterator[str]:
    """Yield `:line: problem` for each problem of one text."""
    searches = [
        (REGISTRY, "names a package registry"),
        (MACHINE_PATH, "names a path of one machine"),
        (CONFLICT, "has a conflict left in it"),
    ]
    if not is_golden:
        searches.append((STRAY_SPACE, "ends in a space"))
    for pattern, problem in searches:
        for match in pattern.finditer(content):
            yield f":{content.count(chr(10), 0, match.start()) + 1}: {problem}"
    if "\r" in content or content.startswith("\ufeff"):
        yield ": has a carriage return or a byte-order mark"
    if content and (not content.endswith("\n") or content.endswith("\n\n")):
        yield ": does not end in exactly one line end"
