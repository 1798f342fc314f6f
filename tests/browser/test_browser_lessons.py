"""Guided first games in the page: by mouse and touch, wrong tries, resuming, three languages, accessibility."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_support.playing import CONFIRM, PATIENCE, choose, click, tap

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def open_lesson(visit, name="kingdomino", **options) -> Page:
    page = visit(f"/learn/{name}", **options)
    page.wait_for_selector(".remark", timeout=PATIENCE)
    return page


def answer(page: Page, text: str) -> None:
    """Use a button of the card and wait until the table has advanced."""
    before = page.locator(".table").get_attribute("data-at")
    page.locator(f"[data-action={text}]").click()
    page.wait_for_function(
        "at => !document.querySelector('.table') || document.querySelector('.table').dataset.at !== at", arg=before
    )


def play(page: Page, press, most: int = 120) -> int:
    """Take the lesson with what is visible; after a wrong try it shows a move. The number of wrong tries."""
    refused = 0
    for _ in range(most):
        page.wait_for_selector("[data-action=count-next], .table[data-mine=true] .actions", timeout=PATIENCE)
        if page.locator("[data-action=count-next]").count():
            return refused
        at = page.locator(".table").get_attribute("data-at")
        if choose(page, press, refused):
            press(page.locator(CONFIRM))
        page.wait_for_function(
            """at => !document.querySelector('.table') || document.querySelector('.table').dataset.at !== at
                || document.querySelector('[data-advice]')""",
            arg=at,
            timeout=PATIENCE,
        )
        if page.locator("[data-advice]").count():
            refused += 1
            answer(page, "show-me")
    raise AssertionError(f"the lesson was not over after {most} decisions")


def stored(page: Page, name: str) -> dict:
    return json.loads(page.evaluate(f"localStorage.getItem('fiefdom.lesson.{name}')"))


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


def test_a_whole_lesson_by_mouse_and_the_count_at_its_end(visit):
    page = open_lesson(visit)
    expect(page.locator(".remark h2")).to_have_text("Choose a domino")
    assert play(page, click)
    total = 0
    while page.locator("[data-action=count-next]").count():
        page.locator("[data-action=count-next]").click()
        now = int(page.locator("[data-total]").get_attribute("data-total"))
        assert now > total
        total = now
    assert total in (49, 55)
    expect(page.get_by_text("That was the lesson.")).to_be_visible()
    assert stored(page, "kingdomino")["isDone"] is True
    page.locator("[data-action=restart-lesson]").click()
    expect(page.locator(".remark h2")).to_have_text("Choose a domino")


@pytest.mark.parametrize("name", ["queendomino", "discovery", "totem", "tribe"])
def test_the_other_lessons_by_mouse(visit, name):
    page = open_lesson(visit, name)
    play(page, click)
    page.locator("[data-action=count-all]").click()
    expect(page.get_by_text("That was the lesson.")).to_be_visible()


def test_a_whole_lesson_on_a_phone_by_touch(visit):
    page = open_lesson(visit, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play(page, tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_wrong_try_is_explained_and_nothing_is_lost(visit):
    page = open_lesson(visit)
    for _ in range(4):
        answer(page, "show-me")
    expect(page.locator(".remark h2")).to_have_text("Crowns are worth points")
    before = page.locator(".table").get_attribute("data-at")
    page.locator("button.pick").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-advice]")).to_contain_text("This domino has no crown")
    assert page.locator(".table").get_attribute("data-at") == before
    page.locator("button.pick").last.click()
    page.locator(CONFIRM).click()
    expect(page.locator(".remark h2")).to_have_text("Squares times crowns")
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_it_resumes_after_a_reload_and_undo_goes_back(visit):
    page = open_lesson(visit)
    for _ in range(3):
        answer(page, "show-me")
    expect(page.locator(".remark h2")).to_have_text("Match the terrain")
    page.reload()
    expect(page.locator(".remark h2")).to_have_text("Match the terrain")
    page.locator(".table[data-at='3']").wait_for()
    page.keyboard.press("z")
    page.locator(".table[data-at='2']").wait_for()
    assert len(stored(page, "kingdomino")["taken"]) == 2


def test_what_is_stored_may_be_anything(visit):
    page = open_lesson(visit)
    for broken in ("[1, 2]", '{"taken": 7}', '{"taken": ["claim K99"]}', "{", "null"):
        page.evaluate("text => localStorage.setItem('fiefdom.lesson.kingdomino', text)", broken)
        page.reload()
        expect(page.locator(".remark h2")).to_have_text("Choose a domino")


def test_a_double_click_is_one_answer(visit):
    page = open_lesson(visit)
    page.locator("[data-action=show-me]").dblclick()
    page.locator(".table:not([data-at='0'])").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-at", "1")


def test_first_time_visitors_are_offered_a_lesson_and_others_a_link(visit):
    page = visit("/")
    expect(page.locator(".offer")).to_be_visible()
    page.locator("[data-action=no-lesson]").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-game]")
    expect(page.locator(".offer")).to_have_count(0)
    page.locator("[data-game=queendomino]").click()
    page.locator("[data-action=learn]").click()
    page.wait_for_url("**/learn/queendomino")
    expect(page.locator(".remark h2")).to_have_text("Towns")


@pytest.mark.parametrize(("locale", "title"), [("hu-HU", "Válassz dominót"), ("pl-PL", "Wybierz płytkę")])
def test_it_speaks_the_language_of_the_reader(visit, locale, title):
    page = open_lesson(visit, locale=locale)
    expect(page.locator(".remark h2")).to_have_text(title)
    expect(page.locator(".remark")).not_to_contain_text("lesson-")


def test_an_unknown_lesson_leads_to_the_list(visit):
    page = visit("/learn/chess")
    expect(page.locator("[data-lesson]")).to_have_count(5)
    page.locator("[data-lesson=tribe]").click()
    expect(page.locator(".remark h2")).to_have_text("The cave")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_no_axe_violations_in_a_lesson(visit, scheme, size):
    page = open_lesson(visit, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    assert violations(page) == []
    answer(page, "skip-part")
    answer(page, "skip-part")
    page.locator("[data-action=count-all]").click()
    assert violations(page) == []
    page = visit("/learn", color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page.wait_for_selector("[data-lesson]")
    assert violations(page) == []


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390), (1024, 768)])
def test_the_board_stays_usable_at_other_sizes(visit, size):
    page = open_lesson(visit, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    if page.locator("[data-action=fold][aria-expanded=true]").count():
        page.locator("[data-action=fold]").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("button.pick").first.tap()
    page.locator(CONFIRM).tap()
    page.locator(".table[data-at='1']").wait_for()


def test_the_text_lies_over_the_table_of_a_small_phone_until_the_table_is_touched(visit):
    page = open_lesson(visit, viewport={"width": 320, "height": 568}, has_touch=True)
    answer(page, "show-me")
    # The whole table stands below the heading of the text, however long the text is.
    fold, confirm = page.locator("[data-action=fold]"), page.locator("[data-action=confirm]").bounding_box()
    assert confirm["y"] + confirm["height"] <= 568
    assert page.locator(".map").bounding_box()["height"] > 200
    if fold.get_attribute("aria-expanded") == "false":
        fold.tap()
    page.locator("[data-cell='0,0']").tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-cell='0,0']")).to_be_in_viewport(ratio=1)


def test_the_list_of_lessons_tells_how_far_they_are(visit):
    page = open_lesson(visit)
    answer(page, "show-me")
    page.goto(page.url.replace("/learn/kingdomino", "/learn"))
    expect(page.locator("[data-lesson=kingdomino]")).to_contain_text("begun")
    expect(page.locator("[data-lesson=tribe]")).not_to_contain_text("begun")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_the_rules_are_those_of_the_table(visit):
    page = open_lesson(visit)
    answer(page, "show-me")
    page.locator("[data-cell='2,2']").click()
    expect(page.locator(".say").first).to_contain_text("Not here.")
    page.locator("[data-action=rule]").click()
    panel = page.locator("dialog")
    expect(panel.locator(".isCited")).to_be_in_viewport()
    expect(panel).to_contain_text("5 by 5 square.")
    expect(panel).not_to_contain_text("With two players")
    expect(panel).not_to_contain_text("Mighty Duel")
    assert violations(page) == []
    page.locator("[data-action=close-rules]").click()
    expect(page.locator(".remark h2")).to_have_text("The first domino")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "pieces"), [("queendomino", 16), ("tribe", 10), ("kingdomino", 0)])
def test_the_rules_show_examples_and_all_pieces(visit, game, pieces, scheme):
    page = visit(f"/rules/{game}", color_scheme=scheme, viewport={"width": 390, "height": 844})
    page.wait_for_selector("figure svg")
    expect(page.locator("article li")).to_have_count(pieces)
    assert page.locator("figure").count() >= 3
    expect(page.locator("article")).not_to_contain_text("help-")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
