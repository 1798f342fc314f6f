"""The installed page: a manifest with icons, a shell that opens without network, and nothing stale from the server."""

import json
import struct

from playwright.sync_api import expect

from browser_support.access import violations
from browser_support.playing import set_table, start


def ready(page):
    """Wait until the worker has what the page needs without network."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_function(
        "async () => (await (await caches.open('fiefdom')).keys()).filter((one) => one.url.endsWith('.svg')).length > 3"
    )


def kept(page):
    return page.evaluate("async () => (await (await caches.open('fiefdom')).keys()).map((one) => one.url)")


def test_the_page_can_be_installed(visit, server):
    page = visit()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(server.address + address)
    assert "application/manifest+json" in answer.headers["content-type"]
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {}
    for icon in manifest["icons"]:
        body = page.request.get(server.address + icon["src"]).body()
        if icon["type"] == "image/png":
            sizes[icon["src"]] = f"{struct.unpack('>I', body[16:20])[0]}x{struct.unpack('>I', body[20:24])[0]}"
            assert sizes[icon["src"]] == icon["sizes"]
    assert set(sizes.values()) == {"192x192", "512x512"}
    session = page.context.new_cdp_session(page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults] in ([], ["in-incognito"])


def test_the_shell_opens_without_network_and_says_what_needs_one(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    ready(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert").first).to_contain_text("There is no network")
    expect(page.locator("[data-game=kingdomino] svg").first).to_be_visible()
    expect(page.locator(".start")).to_be_disabled()
    assert violations(page) == []
    page.get_by_role("link", name="Score pad").click()
    expect(page.get_by_role("alert")).to_contain_text("not been loaded on this device")
    page.goto(page.url.replace("/score", "/"))
    page.context.set_offline(False)
    page.wait_for_selector(".start:enabled")
    expect(page.get_by_text("There is no network")).to_have_count(0)


def test_the_pad_paints_without_network_and_counts_when_it_is_back(visit):
    page = visit("/score")
    page.wait_for_selector("[data-cell]")
    ready(page)
    page.reload()
    page.wait_for_selector("[data-cell]")
    page.context.set_offline(True)
    page.reload()
    page.locator("[data-brush=mine]").click()
    for cell in ("3,2", "3,2", "4,2"):
        page.locator(f'[data-cell="{cell}"]').click()
    expect(page.get_by_role("status").first).to_contain_text("points are counted when it is back")
    page.context.set_offline(False)
    expect(page.locator("[role=tab] b")).to_have_text("2")


def test_nothing_of_the_server_is_kept(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    ready(page)
    page.reload()
    set_table(page, "kingdomino", players=2)
    start(page)
    page.wait_for_selector("[data-possible], .line, svg.kingdom")
    page.reload()
    page.wait_for_selector("svg.kingdom")
    assert [url for url in kept(page) if "/api/" in url or "/game/" in url] == []
