"""Accessibility: no axe violations on any screen, three languages, dark and light, phone, a small first load."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from browser_support.playing import decide, play_out, set_table, start, wait_for_turn
from browser_support.records import SHORT

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "fiefdom" / "server" / "page"
FIRST_LOAD = 150_000


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_no_axe_violations_on_any_screen(visit, scheme, size):
    page = visit(color_scheme=scheme, **size)
    page.wait_for_selector(".start:enabled")
    assert violations(page) == []
    page.goto(page.url + "rules/tribe")
    page.wait_for_selector("article")
    assert violations(page) == []
    page.goto(page.url.split("/rules")[0])
    set_table(page, "kingdomino", players=2)
    start(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)
    assert violations(page) == []
    page.locator("[data-possible]").first.click()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    play_out(page)
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrub")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("game", "mode"), [("queendomino", None), ("royal_wedding", None), ("origins", "totem"), ("origins", "tribe")]
)
def test_no_axe_violations_at_other_tables(visit, game, mode):
    page = visit()
    set_table(page, game, mode=mode)
    start(page)
    for number in range(6):
        wait_for_turn(page)
        assert violations(page) == []
        decide(page, turn=number)


def test_no_axe_violations_before_the_game(visit):
    host = visit()
    set_table(host, "kingdomino", players=2, seats=["open"])
    start(host)
    link = host.locator("[data-invite]").input_value()
    assert violations(host) == []
    guest = visit(link)
    guest.wait_for_selector("form")
    assert violations(guest) == []
    watcher = visit(host.url)
    watcher.wait_for_selector(".watchers")
    assert violations(watcher) == []


def test_no_axe_violations_while_a_game_of_a_file_is_chosen(visit, tmp_path):
    several = tmp_path / "games.fief"
    several.write_text(SHORT * 2, "utf-8")
    page = visit()
    page.locator("input[type=file]").set_input_files(several)
    expect(page.locator("[data-record]")).to_have_count(2)
    assert violations(page) == []


@pytest.mark.parametrize(
    ("locale", "place", "title"), [("hu-HU", "Te jössz", "Pontlap"), ("pl-PL", "Twój ruch", "Arkusz punktów")]
)
def test_a_game_in_another_language(visit, locale, place, title):
    page = visit(locale=locale)
    set_table(page, "kingdomino", players=2)
    start(page)
    wait_for_turn(page)
    expect(page.locator(".turn")).to_contain_text(place)
    assert page.evaluate("() => document.documentElement.lang") == locale[:2]
    play_out(page)
    expect(page.locator(".pad h2")).to_have_text(title)


def test_the_language_is_changed_in_the_menu_and_kept(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("h1")).to_contain_text("królestwo")
    page.reload()
    expect(page.locator("h1")).to_contain_text("królestwo")


def test_the_theme_follows_the_system_and_can_be_chosen(visit):
    page = visit(color_scheme="dark")
    page.wait_for_selector(".start:enabled")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.get_by_role("button", name="Light theme").click()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"


def test_the_first_load_is_small(visit):
    loaded = []
    page = visit("/health")
    page.on("response", lambda answer: loaded.append(answer.url))
    page.goto(page.url.replace("/health", "/"))
    page.wait_for_selector(".start:enabled")
    names = {url.split("?")[0].rsplit("/", 1)[1] for url in loaded if url.split("?")[0].endswith((".js", ".css"))}
    files = [next(path for path in PAGE.rglob(name)) for name in names]
    assert len(files) >= 3
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= FIRST_LOAD
