"""Clean text in every file: one line ending, no stray spaces, nothing specific to one machine."""

import re

import pytest

from .conftest import ROOT, files

SUFFIXES = ("", ".c", ".cfg", ".csv", ".ftl", ".h", ".in", ".json", ".md", ".py", ".toml", ".txt", ".yaml", ".yml")
FORBIDDEN = {
    "a package registry": r"\b(pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg|anaconda|rubygems)\.(org|com|net|io)\b",
    "a path of one machine": r"(?<![\w.~}-])/(?:home|root|Users|opt|mnt|tmp|work)/\w|\b[A-Z]:\\Users\\",
    "a merge conflict": r"(?m)^(<{7} |>{7} )",
    "a carriage return or byte-order mark": r"\r|\A\ufeff",
    "no line ending at the end, or several": r"[^\n]\Z|\n\n\Z",
    "a space at the end of a line": r"(?m)[ \t]+$",
}


def problems(text: str, may_end_in_spaces: bool = False) -> list[str]:
    found = [problem for problem, pattern in FORBIDDEN.items() if re.search(pattern, text)]
    return [problem for problem in found if not (may_end_in_spaces and "space" in problem)]


def test_every_file_is_clean() -> None:
    # Expected output may end in spaces; code and documents may not.
    found = {
        name: problems(text, name.startswith("tests/") and not name.endswith(".py")) for name, text in files(*SUFFIXES)
    }
    assert len(found) > 100
    assert {name: problem for name, problem in found.items() if problem} == {}


@pytest.mark.parametrize("text", ["", "a\n", "#!/usr/bin/env python3\n", "docs/home/x\n", "~/work/x\n", "a\n\nb\n"])
def test_clean_text(text: str) -> None:
    assert problems(text) == []


# The samples are assembled here, so that this file itself stays clean.
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("https://files.python" + "hosted.org/simple\n", "a package registry"),
        ("see\n/ho" + "me/ann\n", "a path of one machine"),
        ("<" * 7 + " ours\n", "a merge conflict"),
        ("a\r\nb\n", "a carriage return or byte-order mark"),
        ("\ufeffa\n", "a carriage return or byte-order mark"),
        ("a", "no line ending at the end, or several"),
        ("a\n\n", "no line ending at the end, or several"),
        ("a\n\t\nb\n", "a space at the end of a line"),
    ],
)
def test_problems_are_found(text: str, problem: str) -> None:
    assert problems(text) == [problem]


def test_generated_files_are_not_read() -> None:
    names = [name for name, _ in files(*SUFFIXES)]
    assert (ROOT / "dev").exists() and "dev" in names
    assert not any("node_modules" in name or name.startswith(".venv") for name in names)
