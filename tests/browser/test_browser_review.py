"""Hints at the table, and the review of a game by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect

from browser_support.access import PHONE, violations
from browser_support.playing import decide, play_out, set_table, start, wait_for_turn
from fiefdom.bots import bot
from fiefdom.game import Game
from fiefdom.notation import Record

PATIENCE = 240_000


def record_text(seed=4):
    """A short game between a good bot and a bad one."""
    game = Game.new("kingdomino(players=2)", seed=seed)
    players = bot("normal"), bot("random")
    while len(game.history) < 24:
        game.push(players[game.to_move].play(game))
    return str(Record.of(game))


def opened(visit, server, seed=4, **options):
    page = visit(**options)
    answer = page.request.post(
        f"{server.address}/api/records", data=record_text(seed), headers={"Content-Type": "text/plain"}
    )
    page.goto(f"{server.address}/review/{answer.json()['id']}")
    page.wait_for_selector("main[data-state=done]", timeout=PATIENCE)
    return page


def moment(page):
    return int(page.locator("[data-moment]").get_attribute("data-moment"))


def test_a_hint_shows_the_best_places_and_why(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    start(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)
    page.keyboard.press("h")
    lines = page.locator("[data-hint]")
    expect(lines.first).to_be_visible(timeout=PATIENCE)
    assert 1 <= lines.count() <= 3
    assert page.locator("[data-mark='1']").count() == 1
    expect(lines.first).to_contain_text("%")
    assert violations(page) == []
    lines.first.click()
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    page.locator("[data-action=hint]").click()
    expect(lines).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_hint_on_a_phone(visit):
    page = visit(**PHONE)
    set_table(page, "kingdomino", players=2)
    start(page)
    wait_for_turn(page)
    page.locator("[data-action=hint]").tap()
    expect(page.locator("[data-hint]").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-hint]").first.tap()
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    assert violations(page) == []


def test_a_review_by_mouse_and_keys(visit, server):
    page = opened(visit, server)
    assert violations(page) == []
    assert moment(page) == 0
    page.keyboard.press("ArrowRight")
    assert moment(page) == 1
    page.keyboard.press("n")
    worse = page.locator("dd[data-verdict]")
    assert worse.get_attribute("data-verdict") in ("inaccuracy", "mistake", "blunder")
    expect(page.locator("dd[data-better]")).to_be_visible()
    first = moment(page)
    page.locator("[data-action=mistake]").click()
    assert page.locator("[data-turning]").count() >= 1
    page.locator("[data-turning]").first.click()
    assert str(moment(page)) == page.locator("[data-turning]").first.get_attribute("data-turning")
    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert moment(page) > 2
    slider.focus()
    page.keyboard.press("Home")
    assert moment(page) == 0
    assert f"moment={moment(page)}" in page.url and first > 0
    assert violations(page) == []


def test_both_dominoes_of_a_worse_claim_are_marked(visit, server):
    page = opened(visit, server)
    played, better = page.locator("dd[data-verdict] b").first, page.locator("dd[data-better] b").first
    page.keyboard.press("n")
    for _ in range(24):
        if "choose" in played.inner_text():
            break
        before = moment(page)
        page.keyboard.press("n")
        assert moment(page) != before
    claimed = page.locator("li[data-claimed]")
    expect(claimed).to_have_count(2)
    names = {text.split()[0] for text in claimed.all_inner_texts()}
    assert {found.inner_text().split()[1] for found in (played, better)} == names
    assert violations(page) == []


def test_trying_again_from_a_move(visit, server):
    page = opened(visit, server)
    page.keyboard.press("n")
    page.locator("[data-action=try]").click()
    page.wait_for_url("**/game/*", timeout=PATIENCE)
    assert wait_for_turn(page)["mine"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_review_on_a_phone(visit, server, scheme):
    page = opened(visit, server, color_scheme=scheme, **PHONE)
    page.locator("[data-action=mistake]").tap()
    expect(page.locator("dd[data-better]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []


def test_a_review_is_offered_at_the_end_and_can_be_stopped(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    start(page)
    play_out(page)
    page.locator("[data-action=review]").click()
    page.wait_for_url("**/review/*")
    page.locator("[data-action=stop]").click(timeout=PATIENCE)
    page.wait_for_selector("main[data-state=cancelled]", timeout=PATIENCE)
    page.locator("[data-action=again]").click()
    page.wait_for_selector("main[data-state=running], main[data-state=waiting], main[data-state=done]")
