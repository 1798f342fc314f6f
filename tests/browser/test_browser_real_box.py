"""A table with the real box on it: what was drawn is picked, and everybody's moves are entered at one device."""

import json

import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from browser_support.playing import decide, set_table


def begin(visit, game, mode=None, players=2, seats=None, **options):
    page = visit(**options)
    set_table(page, game, players=players, mode=mode, seats=seats)
    page.locator("[data-action=real]").click()
    page.wait_for_selector("[data-chance]", timeout=60_000)
    return page


def pick_line(page):
    choices = page.locator("[data-drawn]")
    count = int(page.locator("[data-chance] [role=status]").inner_text().split()[-1])
    for number in range(count):
        choices.nth(2 * number + 1).click()
    page.locator("[data-action=tell]").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_what_was_drawn_is_picked_and_can_be_undone(visit, size):
    page = begin(visit, "kingdomino", **size)
    expect(page.locator("[data-drawn]")).to_have_count(48)
    expect(page.locator("[data-action=tell]")).to_be_disabled()
    assert violations(page) == []
    pick_line(page)
    page.wait_for_selector("[data-chance=king]")
    expect(page.locator("[data-drawn]")).to_have_count(2)
    expect(page.locator("[data-drawn]").first).to_contain_text("You")
    page.locator("[data-action=untell]").click()
    page.wait_for_selector("[data-chance=line]")
    pick_line(page)
    page.locator("[data-chance=king] [data-drawn]").first.click()
    expect(page.locator("[data-chance]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("svg.kingdom")
    table = page.url.rsplit("/", 1)[1]
    answer = page.request.get(page.url.split("/game/")[0] + f"/api/games/{table}")
    view = json.loads(answer.text())["view"]
    assert view["decision"]["is_mine"] and [line["domino"]["number"] for line in view["game"]["next_line"]] == [
        2,
        4,
        6,
        8,
    ]


@pytest.mark.parametrize(
    ("game", "mode", "awaits"), [("queendomino", None, "building"), ("origins", "tribe", "caveman")]
)
def test_buildings_and_cavemen_are_picked_too(visit, game, mode, awaits):
    page = begin(visit, game, mode)
    expect(page.locator("body")).not_to_contain_text("This was the last line")
    for _ in range(40):
        kind = page.locator("[data-chance]").get_attribute("data-chance")
        if kind == awaits:
            break
        if kind == "line":
            pick_line(page)
        else:
            page.locator("[data-drawn]").first.click()
        page.wait_for_function(
            "() => document.querySelector('[data-chance]')?.dataset.chance !== undefined", timeout=20_000
        )
    expect(page.locator(f"[data-chance={awaits}] [data-drawn] svg").first).to_be_visible()
    assert violations(page) == []


NOTED = """window.noted = [];
window.Notification = class { constructor(title, options) { noted.push([title, options.body]); } };
Notification.permission = 'default';
Notification.requestPermission = async () => (Notification.permission = window.answer);
Object.defineProperty(document, 'hidden', { get: () => true });
ServiceWorkerContainer.prototype.getRegistration = async () => undefined;
"""


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_the_turn_is_told_by_a_notification_if_that_is_allowed(visit, answer):
    page = visit()
    page.add_init_script(NOTED + f"window.answer = '{answer}';")
    page.reload()
    set_table(page, "kingdomino", players=2)
    page.locator(".start").click()
    page.wait_for_selector("svg.kingdom")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-action=notify]").click(force=True)
    if answer == "denied":
        expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
        expect(page.locator("[data-action=notify]")).not_to_be_checked()
        return
    expect(page.locator("[data-action=notify]")).to_be_checked()
    page.reload()
    page.add_init_script("Notification.permission = 'granted'")
    page.reload()
    page.wait_for_function("() => noted.length > 0")
    assert page.evaluate("noted")[0] == ["Kingdomino", "It is your turn."]


def test_an_invite_is_shared_by_the_device_and_shown_as_a_code(visit):
    page = visit()
    page.add_init_script("window.shared = []; navigator.share = async (what) => void shared.push(what.url);")
    page.reload()
    set_table(page, "kingdomino", players=2)
    page.locator("input.name").first.fill("Maud")
    page.locator("select").last.select_option("open")
    page.locator(".start").click()
    link = page.locator("[data-invite]").input_value()
    page.locator("[data-action=share]").click()
    page.wait_for_function("() => shared.length === 1")
    assert page.evaluate("shared") == [link]
    page.locator("[data-action=qr]").click()
    expect(page.locator("dialog svg path")).to_be_visible()
    assert violations(page) == []


def tell(page):
    """Pick what is asked for, and wait for the next question or decision."""
    chance = page.locator("[data-chance]")
    before = chance.get_attribute("data-at")
    if chance.get_attribute("data-chance") == "line":
        pick_line(page)
    else:
        page.locator("[data-drawn]").first.click()
    page.wait_for_function(
        "at => (document.querySelector('[data-chance]')?.dataset.at ?? '') !== at", arg=before, timeout=60_000
    )


@pytest.mark.parametrize(("game", "mode"), [("kingdomino", None), ("origins", "tribe")])
def test_a_whole_game_with_the_real_box_is_entered_at_one_device_and_can_be_replayed(visit, game, mode):
    page = begin(visit, game, mode, seats=["here"])
    seats, lines = set(), 0
    for number in range(400):
        page.wait_for_selector("[data-chance], .table[data-mine=true] .actions, .pad")
        if page.locator(".pad").count():
            break
        if page.locator("[data-chance]").count():
            lines += page.locator("[data-chance=line]").count()
            tell(page)
            continue
        if not seats:
            page.locator("[data-action=hint]").click()
            expect(page.locator("[data-hint]").first).to_be_visible(timeout=60_000)
        seats.add(page.locator(".table").get_attribute("data-seat"))
        decide(page, turn=number)
    # Everybody's claims and placements are entered here, and each line was told.
    assert seats == {"0", "1"} and lines == (6 if game == "kingdomino" else 12)
    expect(page.locator(".pad tfoot td")).not_to_have_count(0)
    page.goto(f"{page.url}?game=0&moment=5")
    page.wait_for_selector(".scrub")
    expect(page.locator(".scrub")).to_contain_text("5 of")
