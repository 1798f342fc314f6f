"""Layout: the actions in one row, the replay's controls inside the window, from desktop to phone."""

import pytest

from browser_support.playing import CONFIRM, decide, play_out, set_table, start, wait_for_turn

LANDSCAPES = ((568, 320), (844, 390), (932, 430))
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


def measured(page, width, box, height=844):
    page.set_viewport_size({"width": width, "height": height})
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


def test_all_controls_of_a_finished_game_fit_in_its_replay(visit):
    page = visit(locale="hu-HU")
    set_table(page, "kingdomino", players=2)
    table = start(page)
    play_out(page)
    page.goto(f"{table}?game=0&moment=12")
    page.wait_for_selector(".scrub [data-action=review]")
    for width in WIDTHS:
        found = measured(page, width, ".scrub")
        assert found["rows"] == (1 if width > 820 else 2), width
        assert (found["beyond"] <= 0, found["scrolls"] <= 0) == (True, True), (width, found)
    for width, height in LANDSCAPES:
        found = measured(page, width, ".scrub", height)
        assert (found["rows"], found["beyond"] <= 0, found["scrolls"] <= 0) == (1, True, True), (width, found)


def test_a_kingdom_that_is_looked_at_is_whole_on_a_phone_on_its_side(visit):
    page = visit(viewport={"width": 844, "height": 390}, has_touch=True)
    set_table(page, "kingdomino", players=2)
    start(page)
    for _ in range(6):
        wait_for_turn(page)
        decide(page)
    wait_for_turn(page)
    page.locator(".seats .seat").nth(1).tap()
    page.wait_for_selector(".fief-head")
    for width, height in LANDSCAPES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        head, board = page.locator(".fief-head").bounding_box(), page.locator(".board").bounding_box()
        assert head["y"] + head["height"] <= board["y"] + 1, width
