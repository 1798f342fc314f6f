"""The start page: it fits after tables were set, remembers the last set-up, names people, and leads to the button."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_support.playing import decide, set_table, start, wait_for_turn

PAGE = Path(__file__).parents[2] / "src" / "fiefdom" / "server" / "page"
MOST_FONT_BYTES = 60_000
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900))


def home(page):
    page.goto(page.url.split("/game/")[0].split("/join/")[0])
    page.wait_for_selector(".start:enabled")


def test_the_start_page_fits_after_large_tables_were_set(visit):
    page = visit()
    for _ in range(2):
        set_table(page, "royal_wedding", players=8)
        start(page)
        wait_for_turn(page)
        home(page)
    expect(page.locator(".open a")).to_have_count(2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= width, width
        for part in (".plan", ".seatlist select", ".open a", ".start"):
            box = page.locator(part).first.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, (part, width)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768)])
def test_picking_a_game_shows_its_set_up_and_the_button(visit, width, height):
    page = visit(viewport={"width": width, "height": height})
    page.wait_for_selector(".start:enabled")
    page.locator("[data-game=origins]").click()
    title = page.locator(".plan h2")
    expect(title).to_have_text("Origins: Discovery")
    expect(title).to_be_in_viewport()
    expect(page.locator(".start")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "pl-PL"])
def test_the_pictures_of_the_games_are_aligned(visit, locale):
    page = visit(locale=locale)
    page.wait_for_selector(".start:enabled")
    tops = [page.locator(".card .scene").nth(index).bounding_box()["y"] for index in range(4)]
    assert (tops[0], tops[2]) == (tops[1], tops[3])


def test_people_at_one_device_have_names_and_the_set_up_is_remembered(visit):
    page = visit()
    set_table(page, "queendomino", players=4, seats=["here", "bot:easy"])
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of player 2").fill("Béla")
    start(page)
    wait_for_turn(page)
    assert page.locator(".fief-head .who").inner_text() in ("Anna", "Béla")
    home(page)
    expect(page.locator(".plan h2")).to_have_text("Queendomino")
    expect(page.locator("input[name=players][value='4']")).to_be_checked()
    expect(page.get_by_label("Name of player 2")).to_have_value("Béla")
    assert [page.locator(".seatlist select").nth(index).input_value() for index in range(4)] == [
        "me", "here", "bot:easy", "bot:random",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "saved",
    [
        "nonsense",
        "[]",
        '{"game": "chess"}',
        '{"game": "tribe", "players": 99, "options": 3, "seats": [null, {"kind": "me"}]}',
    ],
)
def test_a_saved_set_up_that_makes_no_sense_is_ignored(visit, saved):
    page = visit()
    page.wait_for_selector(".start:enabled")
    page.evaluate("text => localStorage.setItem('fiefdom.plan', text)", saved)
    page.reload()
    page.wait_for_selector(".start:enabled")
    page.locator(".start").click()
    page.wait_for_selector(".table .kingdom")


def test_bots_are_listed_from_weak_to_strong(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    options = page.locator(".seatlist select").nth(1).locator("option").all_inner_texts()
    assert options[-5:] == ["Bot: Fool", "Bot: Easy", "Bot: Normal", "Bot: Hard", "Bot: Expert"]


def test_friends_are_told_who_invites_them(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    page.locator("label:has(input[name=players][value='2'])").click()
    page.locator(".seatlist select").nth(1).select_option("open")
    page.locator(".start").click()
    expect(page.get_by_role("alert")).to_contain_text("your name")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Anna")
    page.locator(".start").click()
    guest = visit(page.locator("[data-invite]").input_value())
    expect(guest.locator("main")).to_contain_text("Anna")


def test_the_typefaces_come_with_the_page(visit):
    page = visit(locale="pl-PL")
    page.wait_for_selector(".start:enabled")
    page.evaluate("() => document.fonts.ready")
    loaded = page.evaluate(
        "() => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"
    )
    assert {name.strip("\"'") for name in loaded} == {"Brygada 1918", "Nunito Sans"}
    files = list(PAGE.rglob("*.woff2"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) <= MOST_FONT_BYTES


def test_key_hints_are_shown_on_a_usual_desktop_and_the_log_tells_what_happened(visit):
    page = visit()
    set_table(page, "queendomino", players=4)
    start(page)
    for number in range(4):
        wait_for_turn(page)
        decide(page, turn=number)
    wait_for_turn(page)
    expect(page.locator("[data-action=confirm] kbd")).to_be_visible()
    told = page.locator(".log li").all_inner_texts()
    assert told
    assert not [line for line in told if "king is drawn" in line or "skipped" in line]
    colours = page.evaluate("() => getComputedStyle(document.querySelector('.log ol')).scrollbarColor")
    assert colours != "auto"


def test_a_left_table_is_not_offered_again(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    start(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-action=leave]").click()
    expect(page.locator("[data-action=leave-sure]")).to_contain_text("cannot come back")
    page.locator("[data-action=leave-sure]").click()
    page.wait_for_selector(".start:enabled")
    assert json.loads(page.evaluate("() => localStorage.getItem('fiefdom.tables')")) == []
    page.reload()
    page.wait_for_selector(".start:enabled")
    expect(page.locator(".open a")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "being made ready"), ("hu-HU", "előkészítése"), ("pl-PL", "przygotowywana")]
)
def test_a_table_that_is_long_in_coming_says_that_it_is_made_ready(visit, locale, words):
    page = visit(locale=locale)
    page.wait_for_selector(".start:enabled")
    held = []
    page.route("**/api/games", lambda route: held.append(route))
    page.locator(".start").click()
    expect(page.locator(".plan [role=status]")).to_contain_text(words)
    held[0].continue_()
    wait_for_turn(page)
