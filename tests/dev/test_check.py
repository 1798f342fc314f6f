"""Every check passes a good project and fails a bad one, for the reason it is there for."""

from pathlib import Path

import pytest

from dev import check
from dev.project import Project

LONG_FUNCTION = "def long() -> None:\n" + "    print()\n" * 60
REGISTRY = "https://py" + "pi.org/simple"
MACHINE_PATH = "/ho" + "me/ann/fiefdom"
INDEX_OPTION = "--ind" + "ex-url"

# check, file, its bad text, what the check must say
BAD = [
    ("lint", "src/fiefdom/errors.py", "import os\n", "unused"),
    ("lint", "dev", "import os\n", "unused"),
    ("format", "src/fiefdom/errors.py", "x = {  }\n", "errors.py"),
    (
        "types",
        "src/fiefdom/errors.py",
        "def size(text):\n    return len(text)\n",
        "missing a type annotation",
    ),
    ("types", "tests/naive/__init__.py", 'x: int = "one"\n', "Incompatible types"),
    ("layers", "src/fiefdom/rules.py", "import fiefdom.engine\n", "not allowed to import"),
    ("layers", "src/fiefdom/components.py", "import numpy\n", "not allowed to import"),
    ("layers", "src/fiefdom/surprise.py", '"""A module in no layer."""\n', "surprise"),
    ("sizes", "src/fiefdom/errors.py", LONG_FUNCTION, "errors.py:1: long has 61 lines"),
    ("sizes", "tests/naive/__init__.py", "#\n" * 501, "501 lines"),
    ("sizes", "benchmarks/speed.c", "//\n" * 501, "501 lines"),
    ("sizes", "src/fiefdom/errors.py", "def broken(:\n", "errors.py:1: does not parse"),
    ("docs", "README.md", "[x](docs/nowhere.md)\n", "README.md:1: docs/nowhere.md leads nowhere"),
    (
        "docs",
        "docs/a.md",
        "\n[x](../README.md#missing)\n",
        "docs/a.md:2: ../README.md#missing names a heading",
    ),
    ("text", "docs/a.md", f"{REGISTRY}\n", "docs/a.md:1: names a package registry"),
    ("text", ".ci/run", f"cd {MACHINE_PATH}\n", ".ci/run:1: names a path of one machine"),
    ("text", "src/fiefdom/components/tables/a.csv", "a,b \n", "a.csv:1: ends in a space"),
    ("locks", "requirements/run.in", "colourful\n", "colourful is not locked"),
    ("page", "web/src/main.ts", "export const answer = 41+1;\n", "[warn] src/main.ts"),
    ("page", "web/src/main.ts", "export let answer = 42;\nanswer == 41;\n", "eqeqeq"),
    ("page", "web/src/App.svelte", "{@html '<p></p>'}\n", "svelte/no-at-html-tags"),
    ("locks", "requirements/run.txt", f"{INDEX_OPTION} somewhere\n", "run.txt:1: is neither a pin nor a hash"),
]


@pytest.mark.parametrize("name", check.CHECKS)
def test_good_project_passes(tooled: Project, name: str) -> None:
    assert check.CHECKS[name](tooled) == []


@pytest.mark.parametrize(("name", "file", "text", "reason"), BAD, ids=[f"{bad[0]}-{bad[3]}" for bad in BAD])
def test_bad_file_fails(tooled: Project, name: str, file: str, text: str, reason: str) -> None:
    path: Path = tooled.root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert reason in "\n".join(check.CHECKS[name](tooled))


def test_every_check_has_a_bad_file() -> None:
    assert {name for name, *_ in BAD} == set(check.CHECKS)


def test_all_checks_run_even_if_one_fails(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", {"first": lambda _: ["a.py:1: bad"], "second": lambda _: []})
    assert not check.run_checks(project, ["first", "second"])
    heading, first, detail, second = capsys.readouterr().out.splitlines()
    assert heading == "Checks"
    assert first.split()[:2] == ["FAILED", "first"]
    assert detail.strip() == "a.py:1: bad"
    assert second.split()[:2] == ["ok", "second"]
