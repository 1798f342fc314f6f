"""Puzzles in the page: by mouse, touch and keys; right and wrong, streak, choice, languages, accessibility."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_support.playing import CONFIRM, PATIENCE, click, tap
from fiefdom.game import Claim
from fiefdom.notation import parse_move
from fiefdom.puzzles import all_puzzles

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def claim_puzzle():
    """The first puzzle whose solution and next best move are claims."""
    for each in all_puzzles():
        game = each.game()
        moves = [parse_move(text, game) for text in (each.solution, each.others[0].move)]
        if all(isinstance(move, Claim) for move in moves):
            return each, *(move.domino for move in moves)
    raise AssertionError("no puzzle is a claim")


PUZZLE, RIGHT, WRONG = claim_puzzle()


def open_puzzle(visit, name="", **options) -> Page:
    page = visit(f"/puzzles/{name}", **options)
    page.wait_for_selector("[data-puzzle]", timeout=PATIENCE)
    return page


def claim(page: Page, domino: str, press=click) -> None:
    press(page.locator(f"button.pick[data-domino={domino}]"))
    press(page.locator(CONFIRM))


def verdict(page: Page, expected: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", expected)


def stored(page: Page) -> dict:
    return json.loads(page.evaluate("localStorage.getItem('fiefdom.puzzles')"))


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


def test_a_wrong_and_a_right_answer_by_mouse(visit):
    page = open_puzzle(visit, PUZZLE.name)
    claim(page, WRONG)
    verdict(page, "worse")
    expect(page.locator("[data-puzzle]")).to_contain_text("Against your move")
    expect(page.locator("[data-line]")).to_have_count(0)
    claim(page, RIGHT)
    verdict(page, "right")
    expect(page.locator("[data-puzzle]")).to_contain_text("Why:")
    assert stored(page)["names"] == [PUZZLE.name] and stored(page)["days"] == 0


def test_a_puzzle_by_touch_on_a_phone(visit):
    page = open_puzzle(visit, PUZZLE.name, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-action=fold]").tap()
    claim(page, RIGHT, tap)
    verdict(page, "right")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_puzzle_by_keys(visit):
    page = open_puzzle(visit, PUZZLE.name)
    page.locator(f"button.pick[data-domino={RIGHT}]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(CONFIRM)
    page.keyboard.press("Enter")
    verdict(page, "right")


def test_the_puzzle_of_the_day_counts_for_the_streak(visit):
    page = open_puzzle(visit)
    name = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    other = open_puzzle(visit)
    assert other.locator("[data-puzzle]").get_attribute("data-puzzle") == name
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.evaluate(
        """() => {
        const day = new Date(Date.now() - 86400000 - new Date().getTimezoneOffset() * 60000);
        const last = day.toISOString().slice(0, 10);
        localStorage.setItem('fiefdom.puzzles', JSON.stringify({ names: [], days: 4, last }));
    }"""
    )
    page.reload()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "4")
    page.locator("[data-action=show-solution]").click()
    verdict(page, "shown")
    assert stored(page)["days"] == 4 and stored(page)["failed"]


def test_what_is_stored_may_be_anything(visit):
    page = open_puzzle(visit)
    for broken in ("[1, 2]", '{"names": 7, "days": "x", "last": []}', "{", "null"):
        page.evaluate("text => localStorage.setItem('fiefdom.puzzles', text)", broken)
        page.reload()
        expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")


def test_another_puzzle_of_a_game_and_grade(visit):
    page = open_puzzle(visit)
    page.locator("[data-choice=game]").select_option("kingdomino")
    page.locator("[data-choice=grade]").select_option("medium")
    page.locator("[data-action=next-puzzle]").click()
    page.wait_for_url("**/puzzles/kingdomino-*")
    page.wait_for_selector("[data-puzzle^=kingdomino]")
    expect(page.locator("[data-puzzle] header")).to_contain_text("medium")


def test_an_unknown_puzzle_leads_to_that_of_the_day(visit):
    page = visit("/puzzles/chess-1")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector("[data-puzzle]")


@pytest.mark.parametrize(("locale", "title"), [("hu-HU", "A nap feladványa"), ("pl-PL", "Zagadka dnia")])
def test_it_speaks_the_language_of_the_reader(visit, locale, title):
    page = open_puzzle(visit, locale=locale)
    expect(page.locator("[data-puzzle] h2")).to_have_text(title)
    page.locator("[data-action=show-solution]").click()
    verdict(page, "shown")
    for untold in ("puzzle-", "because-", "log-"):
        expect(page.locator("[data-puzzle]")).not_to_contain_text(untold)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_no_axe_violations_in_a_puzzle(visit, scheme, size):
    page = open_puzzle(visit, PUZZLE.name, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    assert violations(page) == []
    page.locator("[data-action=show-solution]").click()
    verdict(page, "shown")
    assert violations(page) == []


def test_a_long_explanation_scrolls_by_keys_on_a_phone(visit):
    page = open_puzzle(visit, "queendomino-9", **PHONE)
    page.locator("[data-action=show-solution]").tap()
    verdict(page, "shown")
    words = page.locator("[data-puzzle] .words")
    assert words.evaluate("element => element.scrollHeight > element.clientHeight")
    assert violations(page) == []
    words.focus()
    page.keyboard.press("End")
    expect(words).to_be_focused()
    page.wait_for_function("element => element.scrollTop > 0", arg=words.element_handle())


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390), (1024, 768)])
def test_the_board_stays_usable_at_other_sizes(visit, size):
    page = open_puzzle(visit, PUZZLE.name, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    if page.locator("[data-action=fold][aria-expanded=true]").count():
        page.locator("[data-action=fold]").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    claim(page, RIGHT, tap)
    verdict(page, "right")
