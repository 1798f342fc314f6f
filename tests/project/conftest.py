"""The files of the project, for tests that read all of them."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKIPPED_FOLDERS = {"__pycache__", "arena", "build", "dist", "node_modules"}


def files(*suffixes: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of the project's own files with these suffixes, without caches and builds."""
    for folder, inner, names in os.walk(ROOT):
        inner[:] = sorted(name for name in inner if name not in SKIPPED_FOLDERS and (name[0] != "." or name == ".ci"))
        for path in (Path(folder, name) for name in sorted(names)):
            if path.suffix in suffixes and path.name != ".git":  # in a worktree, a file
                yield path.relative_to(ROOT).as_posix(), path.read_bytes().decode()
