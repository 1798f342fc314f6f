"""Layout: the actions in one row, the replay's controls inside the window, from desktop to phone."""

import pytest

from browser_support.playing import CONFIRM, decide, set_table, start, wait_for_turn

WIDTHS = (1440, 1280, 1181, 1024, 821, 390, 360, 320)
# The rows occupied by the visible children of a box, and how far they extend beyond the window.
MEASURE = """box => {
    const parts = [...document.querySelectorAll(`${box} > *`)].map(part => part.getBoundingClientRect());
    const shown = parts.filter(part => part.width && part.height);
    return {
        rows: new Set(shown.map(part => Math.round(part.top + part.height / 2))).size,
        beyond: Math.max(...shown.map(part => Math.max(part.right - innerWidth, -part.left))),
        scrolls: document.documentElement.scrollWidth - innerWidth,
    };
}"""


def measured(page, width, box):
    page.set_viewport_size({"width": width, "height": 844})
    # Observers of sizes run between two frames; what they change is laid out in the next one.
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )
    return page.evaluate(MEASURE, box)


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pl-PL"])
def test_the_actions_stand_in_one_row_and_a_replay_fits(visit, locale):
    page = visit(locale=locale)
    set_table(page, "kingdomino", players=2)
    table = start(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)
    page.locator("[data-possible]").first.click()
    page.wait_for_selector(CONFIRM)
    for width in WIDTHS:
        found = measured(page, width, ".actions")
        assert found["rows"] == 1, width
        assert (found["beyond"] <= 0, found["scrolls"] <= 0) == (True, True), (width, found)

    page.goto(f"{table}?game=0&moment=1")
    page.wait_for_selector(".scrub")
    for width in WIDTHS:
        found = measured(page, width, ".scrub")
        assert found["rows"] == (1 if width > 820 else 2), width
        assert (found["beyond"] <= 0, found["scrolls"] <= 0) == (True, True), (width, found)
