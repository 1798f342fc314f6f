"""Playing together: invites that lead on, substitutes that are told, rematches by consent; rules over the table."""

import pytest
from playwright.sync_api import expect

from browser_support.company import alternate, invite, sit_down
from browser_support.playing import decide, play_out, set_table, start, state, wait_for_turn


def test_a_bad_invite_leads_on(visit):
    page = visit("/join/nothing-like-this")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Home", exact=True)).to_be_visible()
    host = visit()
    link = invite(host)
    page.get_by_label("Have you got another code?").fill(link)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_invite_comes_first_and_a_local_link_is_told(visit):
    host = visit()
    invite(host)
    expect(host.locator(".links .btn.go")).to_have_text("Copy link")
    assert "go" not in host.locator("[data-action=start]").get_attribute("class").split()
    expect(host.locator(".links")).to_contain_text("Only this device can open this link")
    host.locator("[data-action=fill]").click()
    expect(host.locator("[data-action=start].go")).to_be_enabled()


def test_who_comes_back_is_told_that_a_bot_plays(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(".table")
    address, cookies = guest.url, guest.context.storage_state()
    guest.context.close()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for Maud").click()
    host.keyboard.press("Escape")
    guest = visit(address, storage_state=cookies)
    expect(guest.locator(".notice")).to_contain_text("A bot is playing for you")
    guest.locator(".notice [data-action=notice]").click()
    expect(guest.locator(".notice")).to_have_count(0)
    alternate([host, guest], 2)


def test_a_rematch_begins_by_consent_and_the_sheet_stays(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    host.locator("[data-action=start]").click()
    alternate([host, guest], 200)
    watcher = visit(host.url)
    for page in (host, guest, watcher):
        page.wait_for_selector(".pad")
    totals = watcher.locator(".pad tfoot").inner_text()

    guest.locator("[data-action=rematch]").dblclick()
    expect(guest.locator(".acts")).to_contain_text("Waiting for Ada")
    expect(host.locator(".acts")).to_contain_text("Maud would like to play again")
    expect(host.locator(".pad")).to_be_visible()
    guest.reload()
    expect(guest.locator("[data-action=rematch]")).to_be_disabled()

    host.locator("[data-action=rematch]").click()
    for page in (host, guest):
        expect(page.locator(".pad")).to_have_count(0)
    alternate([host, guest], 2)
    assert watcher.locator(".pad tfoot").inner_text() == totals
    watcher.locator("[data-action=follow]").click()
    expect(watcher.locator(".table")).to_be_visible()


def test_the_host_need_not_wait_and_the_others_keep_their_sheet(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    host.locator("[data-action=start]").click()
    alternate([host, guest], 200)
    guest.wait_for_selector(".pad")
    host.locator("[data-action=rematch]").click()
    host.locator("[data-action=rematch-at-once]").click()
    expect(host.locator(".pad")).to_have_count(0)
    expect(guest.locator(".acts")).to_contain_text("A new game has begun")
    expect(guest.locator(".pad table")).to_be_visible()
    guest.locator("[data-action=follow]").click()
    alternate([host, guest], 2)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_the_rules_lie_over_the_table_and_close_back_to_the_game(visit, width, height):
    page = visit(viewport={"width": width, "height": height})
    set_table(page, "queendomino", players=2)
    start(page)
    while wait_for_turn(page)["awaits"] != "place":
        decide(page)
    page.locator("[data-possible]").first.click()
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    before, address = state(page), page.url
    if width > 820 and height > 500:
        page.locator("[data-action=rules]").click()
    else:
        page.get_by_role("button", name="Menu").click()
        page.locator("[data-action=menu-rules]").click()
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text("Queendomino")
    box = panel.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert (state(page), page.url) == (before, address)
    expect(page.locator("[data-action=confirm]")).to_be_enabled()


def test_names_of_teams_are_whole_on_the_sheet(visit):
    page = visit()
    set_table(page, "royal_wedding", players=8, seats=["here", "here"])
    page.get_by_label("Name of player 2").fill("Bartholomew")
    page.get_by_label("Name of player 3").fill("Wilhelmina")
    start(page)
    play_out(page)
    for width, height in ((1440, 900), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        for name in page.locator(".pad thead .name > span").all():
            assert name.evaluate("element => element.scrollWidth <= element.clientWidth + 1"), width
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= width
    assert " & " not in "".join(page.locator(".pad thead .name").all_inner_texts())
    title = page.locator(".win h1").inner_text()
    assert title.endswith((" win!", "share the win"))


def test_numbers_say_what_has_been_scored_and_what_will_come(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    start(page)
    wait_for_turn(page)
    # The bonuses, which an empty kingdom has, are added at the end only.
    assert {score.inner_text().split()[-1] for score in page.locator(".score.num").all()} == {"0"}
    box = page.locator(".boxleft small").first
    come, left = (int(word) for word in box.inner_text().split() if word.isdigit())
    assert (come, left) == (20, 44)


def test_resources_are_no_points_in_tribe(visit):
    page = visit()
    set_table(page, "origins", players=2, mode="tribe")
    start(page)
    play_out(page)
    expect(page.locator(".pad tfoot tr").first).to_be_visible()
    rows = page.locator(".pad tbody th").all_inner_texts()
    assert "Hunters, gatherers" in rows
    assert not any("Resources" in row for row in rows)
