"""Placing with a pointer: turning, dragging, double clicks, the frame, and why something is impossible."""

import re

import pytest
from playwright.sync_api import expect

from browser_support.playing import CONFIRM, click, decide, set_table, start, state, tap, wait_for_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ADVANCED = "at => document.querySelector('.pad') || document.querySelector('.table')?.dataset.at !== at"


def at_step(page, step="place", press=click, **table):
    """Play until this kind of decision is ours."""
    set_table(page, **{"game": "kingdomino", "players": 2, **table})
    start(page)
    for number in range(200):
        if wait_for_turn(page)["awaits"] == step:
            return
        decide(page, press, number if step in ("place", "claim") else 0)
    raise AssertionError(f"no {step} in 200 decisions")


def middle(target):
    box = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, source, target):
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(*middle(target), steps=8)
    page.mouse.up()


def lying(page):
    """The cells that the domino in hand covers."""
    return page.evaluate("() => [...document.querySelectorAll('.lying')].map(cell => cell.dataset.cell)")


def test_a_domino_turns_about_the_clicked_square_and_never_leaves_it(visit):
    page = visit()
    at_step(page)
    cells = page.locator("[data-possible]").evaluate_all("all => all.map(cell => cell.dataset.cell)")
    for cell in cells[:6]:
        page.locator(f"[data-cell='{cell}']").click()
        for key in ("r", "r", "r", "Shift+R", "r"):
            assert cell in lying(page)
            page.keyboard.press(key)
        page.keyboard.press("Escape")


def test_a_drag_selects_no_text_and_the_next_click_counts(visit):
    page = visit()
    at_step(page)
    cells = page.locator("[data-possible]")
    drag(page, page.locator(".dom.now"), cells.first)
    expect(page.locator(CONFIRM)).to_be_visible()
    assert page.evaluate("() => getSelection().toString()") == ""
    last = cells.last.get_attribute("data-cell")
    assert last not in lying(page)
    page.locator(f"[data-cell='{last}']").click()
    assert last in lying(page)
    first = cells.first.get_attribute("data-cell")
    drag(page, page.locator(".lying").first, page.locator(f"[data-cell='{first}']"))
    assert first in lying(page)
    page.locator(f"[data-cell='{last}']").click()
    assert last in lying(page)


def test_a_drag_is_called_off_by_escape_and_outside_the_map(visit):
    page = visit()
    at_step(page)
    page.mouse.move(*middle(page.locator(".dom.now")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-possible]").first), steps=8)
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.up()
    assert lying(page) == []
    drag(page, page.locator(".dom.now"), page.locator(".log h2"))
    assert lying(page) == []
    expect(page.locator("[data-action=confirm]")).to_be_disabled()


def test_points_stand_beside_the_ghost(visit):
    page = visit()
    at_step(page)
    cell = page.locator("[data-possible]").first
    cell.hover()
    expect(page.locator(".gain")).to_have_text(re.compile(r"^[+−]\d+$"))
    ghost, gain = page.locator(".ghost").bounding_box(), page.locator(".gain").bounding_box()
    assert abs(gain["x"] - (ghost["x"] + ghost["width"])) < ghost["width"]
    page.mouse.move(2, 2)
    expect(page.locator(".gain")).to_have_count(0)


def test_a_double_click_on_the_ghost_confirms(visit):
    page = visit()
    at_step(page)
    before = state(page)["at"]
    page.locator("[data-possible]").first.dblclick()
    page.wait_for_function(ADVANCED, arg=before)


def test_a_double_tap_confirms_only_what_lay_there(visit):
    page = visit(**PHONE)
    at_step(page, press=tap)
    before = state(page)["at"]
    # Both taps at once, as far as the page can tell: the time between them does not depend on the machine.
    twice = """cell => { for (const count of [1, 2]) {
        cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId: 9 }));
        cell.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', pointerId: 9 }));
        cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: count }));
    } }"""
    cell = page.locator("[data-possible]").first
    cell.evaluate(twice)
    expect(page.locator(CONFIRM)).to_be_visible()
    assert state(page)["at"] == before
    cell.evaluate(twice)
    page.wait_for_function(ADVANCED, arg=before)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_double_click_on_confirm_never_takes_back(visit, size):
    page = visit(**size)
    set_table(page, "kingdomino", players=3, seats=["here", "here"])
    start(page)
    for _ in range(8):
        before = int(wait_for_turn(page)["at"])
        if page.locator("button.pick").count():
            page.locator("button.pick").first.click()
        else:
            page.locator("[data-possible]").first.click()
        x, y = middle(page.locator(CONFIRM))
        page.mouse.dblclick(x, y)
        page.wait_for_function(ADVANCED, arg=str(before))
        wait_for_turn(page)
        assert int(state(page)["at"]) > before
        assert "Undo" not in words_at(page, x, y)


def test_take_back_never_stands_where_confirm_stood(visit):
    host = visit()
    set_table(host, "kingdomino", players=2, seats=["open"])
    start(host)
    link = host.locator("[data-invite]")
    link.wait_for()
    guest = visit(link.input_value())
    guest.get_by_label("Your name").fill("Maud")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/game/*")
    host.locator("[data-action=start]").click()
    for number in range(12):
        host.wait_for_selector(".table")
        guest.wait_for_selector(".table")
        page = host if wait_for_either(host, guest) is host else guest
        before = state(page)["at"]
        target = "button.pick" if page.locator("button.pick").count() else "[data-possible]"
        page.locator(target).first.click()
        x, y = middle(page.locator(CONFIRM))
        page.mouse.dblclick(x, y)
        page.wait_for_function(ADVANCED, arg=before)
        assert "Undo" not in words_at(page, x, y), number
        assert int(state(page)["at"]) > int(before)


def words_at(page, x, y):
    """The words of the button at a point of the window."""
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? ''", [x, y])


def wait_for_either(*pages):
    for _ in range(1200):
        for page in pages:
            if state(page).get("mine"):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody decides")


def test_the_frame_of_the_largest_kingdom_is_drawn_and_follows_the_ghost(visit):
    page = visit()
    at_step(page)
    frame = page.locator(".fief .limit").first
    square = page.locator("[data-cell='0,0']").bounding_box()
    size = frame.bounding_box()
    assert round(size["width"] / square["width"]) == 5
    outside = page.locator(".fief .beyond")
    before = outside.count()
    decide(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)
    assert outside.count() >= before
    xs = page.locator("[data-possible]").evaluate_all("all => all.map(cell => cell.dataset.cell)")
    far = max(xs, key=lambda cell: max(abs(int(part)) for part in cell.split(",")))
    page.locator(f"[data-cell='{far}']").hover()
    box, cell = frame.bounding_box(), page.locator(f"[data-cell='{far}']").bounding_box()
    assert box["x"] - 4 <= cell["x"] and cell["x"] + cell["width"] <= box["x"] + box["width"] + 4


def test_a_taken_domino_says_who_has_it_and_others_that_it_is_not_time(visit):
    page = visit()
    at_step(page, "claim")
    while not page.locator(".dom.taken").count():
        decide(page)
        wait_for_turn(page)
        while state(page)["awaits"] != "claim":
            decide(page)
            wait_for_turn(page)
    page.locator(".dom.taken").first.click()
    expect(page.locator(".say")).to_contain_text("Not this one.")
    expect(page.locator(".say")).to_contain_text("chosen already")
    page.locator("button.pick").first.click()
    expect(page.locator(".say")).not_to_contain_text("Not this one.")
    page.locator("[data-cell='0,0']").click()
    expect(page.locator(".say")).to_contain_text("Not now. Your turn: choose a domino")
    expect(page.locator(CONFIRM)).to_be_visible()


def test_buildings_and_tax_squares_say_why_not(visit):
    page = visit()
    at_step(page, "tax", game="queendomino", players=4)
    page.locator("[data-cell='0,0']").click()
    expect(page.locator(".say")).to_contain_text("Not here. Knights go on the squares just placed")
    page.locator("[data-space='1']").click(force=True)
    expect(page.locator(".say")).to_contain_text("Not now. Your turn: collect taxes")
    page.locator("[data-stack]").click(force=True)
    expect(page.locator(".say")).to_contain_text("Only the buildings on the board")


def test_cavemen_and_totems_say_why_not(visit):
    page = visit()
    at_step(page, game="origins", mode="tribe", players=2)
    page.locator("[data-caveman]").first.click(force=True)
    expect(page.locator(".say")).to_contain_text("Not now. Your turn: place your domino")
    page = visit()
    at_step(page, game="origins", mode="totem", players=2)
    page.locator("[data-totem]").first.click()
    expect(page.locator(".say")).to_contain_text("Not this one.")
    expect(page.locator(".say")).to_contain_text("totem")


def test_enter_while_looking_at_a_rival_leads_back_and_confirms_nothing(visit):
    page = visit()
    at_step(page)
    before = state(page)["at"]
    page.keyboard.press("n")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(".rival .mini").first.click()
    expect(page.locator(".say")).to_contain_text("You are looking at")
    page.locator(".fief h2").click()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    assert state(page)["at"] == before
    page.keyboard.press("Enter")
    page.wait_for_function(ADVANCED, arg=before)


def test_a_second_enter_on_a_focused_domino_confirms_it(visit):
    page = visit()
    at_step(page, "claim")
    before = state(page)["at"]
    page.locator("button.pick").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(ADVANCED, arg=before)


def test_dominoes_come_before_confirm_in_tab_order(visit):
    page = visit()
    at_step(page, "claim")
    page.locator("button.pick").first.click()
    order = page.evaluate(
        """() => document.querySelector('button.pick').compareDocumentPosition(
            document.querySelector('[data-action=confirm]')) & Node.DOCUMENT_POSITION_FOLLOWING"""
    )
    assert order
