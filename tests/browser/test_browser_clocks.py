"""Clocks and the other decisions of a host, on the page; the test moves the server's clock."""

import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from browser_support.company import sit_down
from browser_support.playing import decide, set_table, start, wait_for_turn
from fiefdom.server.tables.gallery import DELAY
from server_support.serving import serving


@pytest.fixture
def timed(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


def options(page, **chosen):
    page.locator("details.more summary").click()
    for name in ("clock", "timeout", "spectators"):
        if name in chosen:
            page.locator(f"select[name={name}]").select_option(label=chosen[name])
    for name in ("hints", "undo"):
        if name in chosen:
            page.locator(f"input[name={name}]").set_checked(chosen[name])


def leave(visit, timed, page, milliseconds):
    """Move the server's clock so that the player to move has this much time left."""
    clock = page.request.get(page.url.replace("/game/", "/api/games/")).json()["view"]["clock"]
    server = timed.app.state.registry.clock
    server.move(clock["since"] + clock["left"][clock["running"]] - server.now() - milliseconds)
    # Whoever comes makes the server tell everybody its time.
    watcher = visit(page.url)
    watcher.wait_for_selector(".table")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_the_clock_runs_down_in_sight_and_a_bot_plays_on(visit, timed, size):
    page = visit(timed.url, color_scheme="dark", **size)
    set_table(page, "kingdomino", players=2)
    options(page, clock="5 minutes a turn")
    assert violations(page) == []
    start(page)
    wait_for_turn(page)
    clock = page.locator("[data-clock='0']")
    assert "running" in clock.get_attribute("class").split()
    expect(clock.locator("b")).to_contain_text(":")
    assert violations(page) == []
    leave(visit, timed, page, 19_000)
    expect(page.locator("[data-clock='0'].low")).to_be_visible()
    assert violations(page) == []
    timed.app.state.registry.clock.move(20_000)
    # The bot plays on, perhaps to the end before anybody can look.
    page.wait_for_selector(".notice, .pad")
    log = page.request.get(page.url.replace("/game/", "/api/games/")).json()["log"]
    assert "log-timed-out" in [entry["key"] for entry in log]


def test_a_host_switches_off_hints_undo_and_spectators(visit, timed):
    host = visit(timed.url)
    set_table(host, "kingdomino", players=2, seats=["open"])
    options(host, hints=False, undo=False, spectators="when it is over")
    start(host)
    link = host.locator("[data-invite]").input_value()
    guest = sit_down(visit, link)
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(".table")
    view = host.request.get(host.url.replace("/game/", "/api/games/")).json()["view"]
    assert view["options"] == {"hints": False, "undo": False, "spectators": "none", "clock": None, "listing": None}
    watcher = visit(host.url)
    expect(watcher.locator(".notice")).to_contain_text("allows no spectators")
    assert violations(watcher) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_spectators_may_see_a_game_only_three_minutes_later(visit, timed, size):
    host = visit(timed.url, **size)
    set_table(host, "kingdomino", players=2)
    options(host, spectators="3 minutes later")
    start(host)
    decide_first(host)
    at = host.locator(".table").get_attribute("data-at")
    watcher = visit(host.url, **size)
    expect(watcher.locator(".start")).to_contain_text("Spectators see the game 3 minutes after the players.")
    assert violations(watcher) == []
    timed.app.state.registry.clock.move(DELAY)
    expect(watcher.locator(f".table[data-at='{at}']")).to_be_visible()
    expect(watcher.locator(".notice")).to_have_text("You are watching, 3 minutes after the players.")
    assert violations(watcher) == []


def decide_first(page):
    """Decide once, and wait until it is this player's turn again."""
    wait_for_turn(page)
    decide(page)
    wait_for_turn(page)
