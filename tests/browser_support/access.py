"""Accessibility of a page, and the sizes at which it is looked at."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def violations(page: Page) -> list[tuple[str, list[Any]]]:
    """The axe violations, reduced to what is needed to fix them."""
    # Evaluated rather than added as a script: the page's security policy blocks foreign scripts.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found["violations"]]
