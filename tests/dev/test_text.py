"""Clean text. The bad samples are put together here, so that this file itself stays clean."""

import pytest

from dev import text
from dev.project import Project

from .conftest import write


@pytest.mark.parametrize("root", ["home", "root", "Users", "opt", "mnt", "tmp", "work"])
def test_paths_of_one_machine_are_found(root: str) -> None:
    assert list(text.in_text(f"see\n/{root}/x\n")) == [":2: names a path of one machine"]


@pytest.mark.parametrize("fine", ["#!/usr/bin/env python3", "docs/home/x", "~/work/x", "https://a.b/home/x"])
def test_other_paths_are_not(fine: str) -> None:
    assert list(text.in_text(f"{fine}\n")) == []


@pytest.mark.parametrize("host", ["py" + "pi.org", "files.python" + "hosted.org", "registry.npm" + "js.org"])
def test_registries_are_found(host: str) -> None:
    assert list(text.in_text(f"https://{host}/simple\n")) == [":1: names a package registry"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("a \n", ":1: ends in a space"),
        ("a\n\t\nb\n", ":2: ends in a space"),
        ("a", ": does not end in exactly one line end"),
        ("a\n\n", ": does not end in exactly one line end"),
        ("a\r\n", ": has a carriage return or a byte-order mark"),
        ("\ufeffa\n", ": has a carriage return or a byte-order mark"),
        ("<" * 7 + " ours\n", ":1: has a conflict left in it"),
    ],
)
def test_stray_characters_are_found(content: str, problem: str) -> None:
    assert list(text.in_text(content)) == [problem]


def test_drawings_of_positions_may_end_in_spaces(project: Project) -> None:
    write(project.root / "tests" / "playthroughs" / "duel.txt", "wheat   \n")
    assert text.problems(project) == []


def test_caches_and_builds_are_not_read(project: Project) -> None:
    for folder in (".venv", "dist", "web/node_modules/x", "src/__pycache__", ".mypy_cache"):
        write(project.root / folder / "a.txt", "bad \n")
    assert text.problems(project) == []


def test_binary_file_with_the_suffix_of_a_text(project: Project) -> None:
    (project.root / "a.txt").write_bytes(b"\xff\xfe\n")
    assert text.problems(project) == ["a.txt: not UTF-8"]
