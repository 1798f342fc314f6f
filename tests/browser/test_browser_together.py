"""Being together: public tables, quick pairing, profiles on two devices, ratings, talk and series."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from browser_support.access import DESK, PHONE, violations
from browser_support.company import invite, sit_down
from browser_support.playing import set_table, start


def name_quick(page: Page, name: str) -> None:
    page.locator("input[name=name]").fill(name)


def seek(page: Page, name: str, **fields: str) -> None:
    """Look for a table by quick pairing."""
    name_quick(page, name)
    for field, value in fields.items():
        page.locator(f".quick select[name={field}]").select_option(value)
    page.locator("[data-action=quick]").click()


def leave_game(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-action=leave]").click()
    page.locator("[data-action=leave-sure]").click()
    page.wait_for_selector(".home")


def play_rated(page: Page, name: str) -> None:
    """A rated game against a bot, which counts as lost because this player leaves."""
    page.locator(".quick input[name=rated]").check()
    seek(page, name)
    page.locator("[data-action=quick-bot]").click()
    page.wait_for_selector(".table")
    leave_game(page)


def say_phrase(page: Page, phrase: str) -> None:
    page.locator("[data-action=talk]").click()
    page.locator(f"[data-phrase={phrase}]").click()


def test_a_public_table_is_joined_from_the_list_and_its_game_watched(visit):
    host = visit()
    set_table(host, "kingdomino", players=2, seats=["open"])
    host.locator(".more summary").click()
    host.locator("input[name=public]").check()
    start(host)
    table = host.url.rsplit("/", 1)[1]
    guest = visit("/tables")
    row = guest.locator(f"[data-list=waiting] [data-table={table}]")
    expect(row).to_contain_text("not rated")
    row.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    name_quick(guest, "Maud")
    row.get_by_role("button", name="Join").click()
    guest.wait_for_url(f"**/game/{table}")
    # A public table begins when it is full.
    for page in (host, guest):
        page.wait_for_selector(".table")
    watcher = visit("/tables")
    watcher.locator(f"[data-watch={table}]").click()
    watcher.wait_for_selector(".table")
    expect(watcher.locator(".notice")).to_be_visible()


def test_two_who_look_for_a_table_play_each_other(visit):
    first, second = visit("/tables"), visit("/tables")
    seek(first, "Ada", clock="4")
    expect(first.get_by_role("status")).to_contain_text("Waiting")
    seek(second, "Otto", clock="4")
    for page in (first, second):
        page.wait_for_selector(".table")
    assert first.url == second.url


def test_who_waits_may_stop_or_play_with_a_bot(visit):
    page = visit("/tables")
    seek(page, "Ilse", clock="3")
    row = page.locator("[data-list=waiting] li", has_text="Ilse")
    expect(row).to_have_count(1)
    page.locator("[data-action=quick-stop]").click()
    expect(row).to_have_count(0)
    seek(page, "Ilse", clock="3")
    page.locator("[data-action=quick-bot]").click()
    page.wait_for_selector(".table")


def test_a_profile_is_used_on_two_devices_and_deleted(visit):
    first = visit("/me")
    first.locator("input[name=name]").fill("Wim")
    first.get_by_role("button", name="Keep my games").click()
    expect(first.locator("main")).to_contain_text("on 1 device")
    first.locator("[data-action=make-code]").click()
    code = first.locator("[data-code]").inner_text()
    second = visit("/me")
    second.locator("input[name=code]").fill(code)
    second.get_by_role("button", name="Use it").click()
    expect(second.locator("input[name=name]")).to_have_value("Wim")
    expect(second.locator("main")).to_contain_text("on 2 devices")
    second.locator("input[name=name]").fill("Zora")
    second.get_by_role("button", name="Save").click()
    expect(second.get_by_text("Saved")).to_be_visible()
    first.reload()
    expect(first.locator("input[name=name]")).to_have_value("Zora")
    with first.expect_download() as export:
        first.get_by_role("link", name="Download everything").click()
    assert '"Zora"' in export.value.path().read_text("utf-8")
    first.locator("[data-action=delete]").click()
    first.get_by_role("button", name="Keep it").click()
    first.locator("[data-action=delete]").click()
    first.locator("[data-action=delete-sure]").click()
    expect(first.get_by_role("button", name="Keep my games")).to_be_visible()
    second.reload()
    expect(second.get_by_role("button", name="Keep my games")).to_be_visible()


def test_a_rated_game_is_in_the_history_with_its_replay(visit):
    page = visit("/tables")
    play_rated(page, "Emil")
    page.goto(page.url.rstrip("/") + "/me")
    expect(page.locator("main")).to_contain_text("provisional")
    entry = page.locator("a[data-game]")
    expect(entry).to_contain_text("Emil (left)")
    expect(entry).to_contain_text("Place 2")
    expect(entry).to_contain_text("−")
    entry.click()
    page.wait_for_selector(".table")


def test_the_leaderboard_is_ordered_and_shows_uncertainty(visit, server):
    with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
        rows = [("bot:hard", 40.0, 2.0), ("bot:easy", 20.0, 1.0), ("bot:random", 10.0, 1.0)]
        for subject, mu, sigma in rows:
            database.execute("delete from ratings where subject = ? and kind = 'totem'", (subject,))
            database.execute(
                "insert into ratings (subject, kind, players, mu, sigma, games) values (?, 'totem', 3, ?, ?, 12)",
                (subject, mu, sigma),
            )
    page = visit("/ratings")
    page.locator("select[name=kind]").select_option("totem 3")
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tbody tr").first).to_contain_text("2100 ± 160")
    assert page.url.endswith("game=totem&players=3")


def test_what_is_said_is_shown_at_the_seat_unless_muted(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    say_phrase(guest, "hello")
    expect(host.locator("[data-said=hello]")).to_have_text("Hello!")
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(".table")
    host.wait_for_selector(".table")
    say_phrase(guest, "good_luck")
    expect(host.locator(".rival [data-said=good_luck]")).to_be_visible()
    host.locator("[data-action=talk]").click()
    host.locator("[data-mute]").click()
    expect(host.locator("[data-said=good_luck]")).to_have_count(0)
    host.keyboard.press("Escape")
    say_phrase(guest, "wow")
    expect(guest.locator("[data-said=wow]")).to_be_visible()
    say_phrase(host, "thanks")
    # The answer came later than the muted phrase.
    expect(guest.locator("[data-said=thanks]")).to_be_visible()
    expect(host.locator("[data-said=wow]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/tables", "/me", "/ratings"])
def test_the_screens_are_accessible(visit, path, theme, size):
    page = visit(path, color_scheme=theme, **size)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
