"""The examples in docstrings are run."""

import doctest
import importlib
from pathlib import Path

import pytest

import fiefdom

SOURCES = Path(fiefdom.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(("fiefdom", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", [name for name in fiefdom.__all__ if not name.startswith("__")])
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>>" in getattr(fiefdom, name).__doc__


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_are_right(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0 and found.failed == 0
