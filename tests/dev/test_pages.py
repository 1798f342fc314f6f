"""Links, anchors and examples in the documents."""

import pytest

from dev import pages
from dev.project import Project

from .conftest import write


def test_links_are_found_in_all_spellings() -> None:
    text = 'a [b](c.md) ![d](e.svg "f") [g [h]](i.md#j)\n\n[k]: l.md\n[m](<n.md>)\n'
    assert list(pages.links(text)) == [(1, "c.md"), (1, "e.svg"), (1, "i.md#j"), (3, "l.md"), (4, "n.md")]


def test_code_holds_no_links() -> None:
    assert list(pages.links("`[a](b)`\n\n```text\n[c](d)\n```\n")) == []


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("# Two Words", "two-words"),
        ("## `Rules.parse(text)`", "rulesparsetext"),
        ("### 2-4 players, 5×5", "2-4-players-55"),
        ("## A [link](b.md) inside", "a-link-inside"),
        ("## Éclair _and_ snake_case", "éclair-_and_-snake_case"),
        ('<a id="here"></a>', "here"),
    ],
)
def test_anchor_of_heading(heading: str, anchor: str) -> None:
    assert pages.anchors(heading) == {anchor}


def test_repeated_headings_are_numbered() -> None:
    assert pages.anchors("# A\n# A\n# A\n") == {"a", "a-1", "a-2"}


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("README.md", None),
        ("docs", None),
        ("docs/a%20b.md#top", None),
        ("https://example.org/x", None),
        ("docs/c.md", "leads nowhere"),
        ("#bottom", "names a heading that is not there"),
        ("/README.md", "is not relative"),
        ("../elsewhere/x.md", "leads out of the project"),
    ],
)
def test_where_a_link_leads(project: Project, target: str, reason: str | None) -> None:
    write(project.root / "docs" / "a b.md", "# Top\n")
    write(project.root / "README.md", f"[x]({target})\n")
    assert pages.problems(project) == ([f"README.md:1: {target} {reason}"] if reason else [])


def test_readme_must_be_there(project: Project) -> None:
    (project.root / "README.md").unlink()
    assert pages.problems(project) == ["README.md: missing"]


def test_example_needs_an_empty_line_before_its_fence() -> None:
    assert list(pages.unsafe_examples("```python\n>>> 1\n1\n\n```\n```console\n$ ls\n```\n")) == []
    [(line, reason)] = pages.unsafe_examples("```python\n>>> 1\n1\n```\n")
    assert line == 4
    assert "empty line" in reason


def test_open_fence_is_reported() -> None:
    assert [reason for _, reason in pages.unsafe_examples("```\nx\n")] == ["a fence is not closed"]
