"""Every link in the documents leads to a file and a heading that exist."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from .conftest import ROOT, files


def tokens(text: str) -> Iterator[Token]:
    for token in MarkdownIt().parse(text):
        yield token
        yield from token.children or ()


def links(text: str) -> list[str]:
    """Return the targets of the links and images of a page."""
    found = [token.attrGet("href") or token.attrGet("src") for token in tokens(text)]
    return [str(target) for target in found if target]


def anchors(text: str) -> set[str]:
    """Return the anchors of a page: those of its headings, as GitHub makes them, and those written as HTML."""
    found: list[str] = []
    for before, block in pairwise(MarkdownIt().parse(text)):
        if before.type == "heading_open":
            words = "".join(child.content for child in block.children or ())
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            repeats = sum(re.fullmatch(re.escape(slug) + r"(-\d+)?", anchor) is not None for anchor in found)
            found.append(f"{slug}-{repeats}" if repeats else slug)
    return {*found, *re.findall(r'<a\s+(?:id|name)="([^"]+)"', text)}


def problem(page: Path, target: str) -> str | None:
    """Return what is wrong with a link on a page. Links to other sites are not followed."""
    if re.match(r"[a-z][a-z0-9+.-]*:", target, re.IGNORECASE):
        return None
    place, _, anchor = unquote(target).partition("#")
    path = (page.parent / place).resolve() if place else page
    if place.startswith("/") or not path.is_relative_to(ROOT):
        return "leads out of the project"
    if not path.exists():
        return "leads nowhere"
    if anchor and path.suffix == ".md" and anchor not in anchors(path.read_text(encoding="utf-8")):
        return "names a heading that does not exist"
    return None


def test_every_link_leads_somewhere() -> None:
    checked = [(name, target, problem(ROOT / name, target)) for name, text in files(".md") for target in links(text)]
    assert len(checked) > 50
    assert [link for link in checked if link[2]] == []


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("https://example.org/x", None),
        ("docs/", None),
        ("CONTRIBUTING.md#layers", None),
        ("docs/nowhere.md", "leads nowhere"),
        ("#nowhere", "names a heading that does not exist"),
        ("/README.md", "leads out of the project"),
        ("../elsewhere.md", "leads out of the project"),
    ],
)
def test_problems_are_found(target: str, expected: str | None) -> None:
    assert problem(ROOT / "README.md", target) == expected


def test_links_in_code_are_not_links() -> None:
    text = "a [b](c.md) ![d](e.svg) `[f](g)`\n\n```\n[h](i)\n```\n\n[j][k]\n\n[k]: l.md\n"
    assert links(text) == ["c.md", "e.svg", "l.md"]


def test_anchors() -> None:
    text = '# Two Words\n## `Rules.parse(text)`\n### 2-4 players, 5×5\n# A\n# A\n# A\n<a id="here"></a>\n'
    assert anchors(text) == {"two-words", "rulesparsetext", "2-4-players-55", "a", "a-1", "a-2", "here"}
