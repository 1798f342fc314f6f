"""Moves at the table: ghost, rotating, explanations, undo, keyboard and touch, hot-seat."""

import json
import re

from playwright.sync_api import expect

from browser_support.playing import CONFIRM, decide, play_out, set_table, start, state, tap, wait_for_turn


def at_a_placement(page, **table):
    set_table(page, **{"game": "kingdomino", "players": 2, **table})
    start(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)


def test_a_ghost_says_its_points_and_nothing_counts_before_the_confirmation(visit):
    page = visit()
    at_a_placement(page)
    expect(page.locator("[data-action=confirm]")).to_be_disabled()
    page.locator("[data-possible]").first.hover()
    expect(page.locator(".ghost")).to_be_visible()
    before = state(page)["at"]
    page.locator("[data-possible]").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator(".say")).to_contain_text(re.compile("here it adds no points|points here: "))
    page.keyboard.press("z")
    expect(page.locator("[data-action=confirm]")).to_be_disabled()
    assert state(page)["at"] == before


def test_a_placement_is_taken_back_until_the_turn_is_over(visit):
    page = visit()
    at_a_placement(page)
    squares = page.locator("[data-possible]").count()
    decide(page)
    assert state(page)["awaits"] == "claim"
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(".table[data-awaits=place]")
    assert page.locator("[data-possible]").count() == squares


def test_an_impossible_place_says_why(visit):
    page = visit()
    at_a_placement(page)
    page.locator("[data-cell='0,0']").click()
    expect(page.locator(".say")).to_contain_text("Not here.")
    expect(page.locator(".say")).to_contain_text("castle")
    expect(page.locator("[data-action=confirm]")).to_be_disabled()


def test_marks_can_be_switched_off(visit):
    page = visit()
    at_a_placement(page)
    expect(page.locator("use[href='#mark-legal']").first).to_be_attached()
    page.keyboard.press("l")
    expect(page.locator("use[href='#mark-legal']")).to_have_count(0)


def test_a_domino_is_dragged_from_the_line_to_the_map(visit):
    page = visit()
    at_a_placement(page)
    source = page.locator(".dom.now").bounding_box()
    target = page.locator("[data-possible]").first.bounding_box()
    page.mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=12)
    page.mouse.up()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".table[data-awaits=claim], .table[data-mine=false]")


def test_a_game_with_keys_alone(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    for number in range(80):
        now = wait_for_turn(page)
        if now["over"]:
            break
        if page.locator("[data-action=discard]").count():
            page.locator("[data-action=discard]").focus()
            page.keyboard.press("Enter")
        elif now["awaits"] == "place" and number < 6:
            place_with_arrows(page)
        else:
            page.keyboard.press("n" if now["awaits"] == "place" else first_free(page))
            page.keyboard.press("Enter")
        page.wait_for_function(
            "at => document.querySelector('.pad') || document.querySelector('.table')?.dataset.at !== at", arg=now["at"]
        )
    assert state(page)["over"]


def without_answers(route):
    """Pass everything on but the answers to commands: the table advances, and no answer arrives."""
    server = route.connect_to_server()
    route.on_message(server.send)
    server.on_message(lambda text: None if json.loads(text)["kind"] == "accepted" else route.send(text))


def test_the_next_decision_does_not_wait_for_the_answer_to_the_last_one(visit):
    page = visit()
    page.route_web_socket("**/socket?*", without_answers)
    at_a_placement(page)
    before = wait_for_turn(page)["at"]
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-awaits=claim]")
    page.keyboard.press(first_free(page))
    expect(page.locator(CONFIRM)).to_be_visible(timeout=5_000)
    page.keyboard.press("Enter")
    page.wait_for_function("at => Number(document.querySelector('.table').dataset.at) > Number(at) + 1", arg=before)


def first_free(page):
    """The digit of the first free domino in the next line."""
    free = page.evaluate(
        "() => [...document.querySelectorAll('.lines > div:last-child li')].findIndex(li => li.querySelector('.pick'))"
    )
    return str(free + 1)


def place_with_arrows(page):
    """Move over the grid with the arrow keys until the domino fits, then press Enter twice."""
    page.locator("[role=gridcell][tabindex='0']").focus()
    where = page.locator("[data-possible]").first.get_attribute("data-cell")
    for _ in range(30):
        now = page.evaluate("() => document.activeElement.dataset.cell")
        if now == where:
            break
        (x, y), (to_x, to_y) = (map(int, now.split(",")), map(int, where.split(",")))
        key = "ArrowRight" if to_x > x else "ArrowLeft" if to_x < x else "ArrowDown" if to_y > y else "ArrowUp"
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Enter")


def test_a_game_with_a_finger_on_a_phone(visit):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    set_table(page, "kingdomino", players=2)
    page.locator(".start").tap()
    assert play_out(page, tap) >= 12
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_hot_seat_shows_the_kingdom_of_whoever_decides(visit):
    page = visit()
    set_table(page, "kingdomino", players=2, seats=["here"])
    start(page)
    seen = set()
    for number in range(80):
        if wait_for_turn(page)["over"]:
            break
        seen.add(page.locator(".fief h2.who").inner_text())
        decide(page, turn=number)
    assert state(page)["over"]
    assert len(seen) == 2
