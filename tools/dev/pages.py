"""Links and examples in the documents."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from dev.project import Project

FENCE = re.compile(r"^\s*(```+|~~~+)")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$")
NAMED_PLACE = re.compile(r"<a\s+(?:id|name)=\"([^\"]+)\"")
INLINE_CODE = re.compile(r"(`+).*?\1")
INLINE_LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
DEFINED_LINK = re.compile(r"^\s{0,3}\[[^\]]+\]:\s+<?(\S+?)>?(?:\s|$)")
OUTSIDE = re.compile(r"^[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def problems(project: Project) -> list[str]:
    """Return links that lead nowhere or out of the project, and examples that a test would read wrongly."""
    found = [] if (project.root / "README.md").exists() else ["README.md: missing"]
    for page in project.files(".md"):
        text = page.read_text(encoding="utf-8")
        name = project.name_of(page)
        for number, target in links(text):
            reason = _why_broken(project, page, target)
            if reason:
                found.append(f"{name}:{number}: {target} {reason}")
        found += (f"{name}:{number}: {reason}" for number, reason in unsafe_examples(text))
    return found


def links(text: str) -> Iterator[tuple[int, str]]:
    """Yield line number and target of every link and image, those in code left out."""
    for number, line in _prose(text):
        plain = INLINE_CODE.sub("", line)
        for match in [*INLINE_LINK.finditer(plain), *DEFINED_LINK.finditer(plain)]:
            yield number, match[1]


def anchors(text: str) -> set[str]:
    """Return the anchors that readers of Markdown make from headings, and those written out."""
    found: set[str] = set()
    for _, line in _prose(text):
        found.update(NAMED_PLACE.findall(line))
        heading = HEADING.match(line)
        if heading:
            slug = plain = _slug(heading[1])
            repeat = 0
            while slug in found:
                repeat += 1
                slug = f"{plain}-{repeat}"
            found.add(slug)
    return found


def unsafe_examples(text: str) -> Iterator[tuple[int, str]]:
    """Yield fenced examples whose last output swallows the closing fence when the page is run as a test."""
    inside, example, previous = False, False, ""
    for number, line in enumerate(text.splitlines(), 1):
        if FENCE.match(line):
            if inside and example and previous.strip():
                yield number, "leave an empty line between the example's last output and the fence"
            inside, example = not inside, False
        elif inside and line.lstrip().startswith(">>>"):
            example = True
        previous = line
    if inside:
        yield text.count("\n"), "a fence is not closed"


def _prose(text: str) -> Iterator[tuple[int, str]]:
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        match = FENCE.match(line)
        if match and not fence:
            fence = match[1]
        elif match and fence and match[1].startswith(fence):
            fence = ""
        elif not fence:
            yield number, line


def _slug(heading: str) -> str:
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
    kept = (letter for letter in words if letter in " -_" or unicodedata.category(letter)[0] in "LNM")
    return "".join(kept).replace(" ", "-")


def _why_broken(project: Project, page: Path, target: str) -> str | None:
    if OUTSIDE.match(target):
        return None
    place, _, anchor = unquote(target).partition("#")
    if place.startswith("/"):
        return "is not relative"
    path = (page.parent / place).resolve() if place else page
    if not path.is_relative_to(project.root.resolve()):
        return "leads out of the project"
    if not path.exists():
        return "leads nowhere"
    if anchor and path.suffix == ".md" and anchor not in anchors(path.read_text(encoding="utf-8")):
        return "names a heading that is not there"
    return None
