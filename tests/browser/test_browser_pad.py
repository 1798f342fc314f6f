"""The score pad: kingdoms are painted by mouse, finger and keys, counted, kept, shared, typed and printed."""

import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from fiefdom import Rules
from fiefdom.notation.grid import parse_kingdoms
from fiefdom.notation.grid_text import example_text, kingdoms_text
from property_support.playing import played

GAMES = ["kingdomino", "queendomino", "royal_wedding", "discovery", "totem", "tribe"]


def open_pad(visit, path="/score", **options):
    page = visit(path, **options)
    page.wait_for_selector("[data-cell]")
    return page


def paint(page, brush, *cells):
    page.locator(f"[data-brush={brush}]").click()
    for cell in cells:
        page.locator(f'[data-cell="{cell}"]').click()


def choose(page, game, players=None):
    page.locator("[data-field=game]").select_option(game)
    if players:
        page.locator("[data-field=players]").select_option(str(players))


def text_of(page):
    area = page.locator("textarea")
    if not area.is_visible():
        page.locator("summary").click()
    return area.input_value()


def points(page, kingdom=0):
    return page.locator("[role=tab] b").nth(kingdom)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_a_kingdom_is_painted_and_its_points_follow(visit, size):
    page = open_pad(visit, **size)
    paint(page, "wheat", "1,2", "0,2", "0,1", "0,1")
    expect(points(page)).to_have_text("3")
    expect(page.locator(".lands button")).to_have_text("3 × 1 = 3")
    expect(page.locator(".faults")).to_contain_text("3 squares are drawn")
    paint(page, "forest", "3,2")
    expect(page.locator(".faults")).to_contain_text("No dominoes of the box")
    paint(page, "erase", "3,2", "0,1")
    expect(points(page)).to_have_text("0")
    expect(page.locator(".faults")).to_have_count(0)
    page.locator("[data-action=undo]").click()
    expect(points(page)).to_have_text("3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_keys_and_the_mouse_paint_too(visit):
    page = open_pad(visit)
    page.locator('[data-cell="3,2"]').focus()
    for name in ("m", "2", "ArrowRight", "m"):
        page.keyboard.press(name)
    expect(points(page)).to_have_text("4")
    page.locator("[data-brush=lake]").click()
    boxes = [page.locator(f'[data-cell="{cell}"]').bounding_box() for cell in ("0,0", "1,0", "2,0", "2,1")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.mouse.move(*middles[0])
    page.mouse.down()
    for middle in middles[1:]:
        page.mouse.move(*middle, steps=4)
    page.mouse.up()
    assert parse_kingdoms(text_of(page))[1][0].squares.keys() == {
        (1, 0), (2, 0), (-2, -2), (-1, -2), (0, -2), (0, -1),
    }  # fmt: skip
    page.locator("[data-action=undo]").click()
    assert len(parse_kingdoms(text_of(page))[1][0].squares) == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_typed_counted_and_written_back(visit, game):
    rules = Rules.parse(game)
    finished = played(rules, seed=6)
    names = [f"N{number}" for number in range(rules.kingdoms)]
    page = open_pad(visit)
    text_of(page)
    page.locator("textarea").fill(kingdoms_text(rules, finished.kingdoms, names))
    for number, total in enumerate(finished.scores):
        expect(points(page, number)).to_have_text(str(total))
    page.locator("h2").first.click()
    read, kingdoms = parse_kingdoms(text_of(page))
    assert kingdoms_text(read, kingdoms, names) == kingdoms_text(rules, finished.kingdoms, names)
    expect(page.locator("tfoot tr").first.locator("td")).to_have_count(rules.kingdoms)
    assert violations(page) == []


def test_pieces_and_goods_are_entered_by_tapping(visit):
    page = open_pad(visit)
    choose(page, "queendomino", 4)
    paint(page, "town", "1,2", "0,2")
    paint(page, "statue", "1,2", "2,2")
    expect(points(page)).to_have_text("5")
    page.locator("[data-key=coins]").fill("7")
    page.locator("[data-key=coins]").press("Tab")
    page.locator("label:has([data-key=queen])").click()
    page.locator("[data-action=add]").click()
    page.locator("label:has([data-key=queen])").click()
    expect(points(page)).to_have_text("7")
    page.locator("[data-key=coins]").fill("many")
    page.locator("[data-key=coins]").press("Tab")
    expect(page.locator("[data-key=coins]")).to_have_value("0")
    choose(page, "totem", 2)
    page.wait_for_selector("[data-brush=mammoth]", timeout=30_000)
    paint(page, "grassland", "3,2", "3,1")
    paint(page, "mammoth", "3,2")
    page.locator("label:has([data-key=totem-mammoth])").click()
    expect(page.locator("tbody tr", has_text="Totems").locator("td")).not_to_have_text("0")
    paint(page, "token", "3,1", "3,1")
    assert "G+2" in text_of(page)
    choose(page, "queendomino")
    expect(points(page)).to_have_text("7")


def test_the_pad_is_kept_on_the_device_and_shared_by_a_link(visit, server):
    page = open_pad(visit)
    page.locator("[data-field=name]").fill("Żaneta #1")
    paint(page, "mine", "3,2", "3,2", "3,2", "4,2")
    expect(points(page)).to_have_text("4")
    page.reload()
    expect(points(page)).to_have_text("4")
    page.locator("[data-action=qr]").click()
    expect(page.locator("dialog svg path")).to_be_visible()
    page.keyboard.press("Escape")
    link = page.locator("[data-copy^=http]").get_attribute("data-copy")
    assert link.startswith(server.address + "/score#")
    other = open_pad(visit, link)
    expect(points(other)).to_have_text("4")
    expect(other.locator("[role=tab] .name")).to_have_text("Żaneta 1")
    assert "#" not in other.url
    broken = open_pad(visit, "/score#nonsense")
    expect(broken.get_by_role("alert")).to_contain_text("no kingdoms")


def test_a_text_that_cannot_be_read_changes_nothing(visit):
    page = open_pad(visit)
    paint(page, "mine", "3,2", "4,2")
    text = text_of(page)
    page.locator("textarea").fill(text.replace("M M", "M X9"))
    expect(page.locator(".faults")).to_contain_text("X9")
    assert text_of(page).count("X9") == 1
    page.reload()
    page.wait_for_selector("[data-cell]")
    assert text_of(page) == text


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_pad_speaks_other_languages(visit, language):
    page = open_pad(visit, locale=language)
    paint(page, "mine", "3,2")
    expect(page.locator(".faults")).not_to_be_empty()
    words = page.locator("main").inner_text()
    assert "pad-" not in words and "grid-" not in words and "squares" not in words


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_no_axe_violations_on_the_pad(visit, scheme, size):
    page = open_pad(visit, color_scheme=scheme, **size)
    text_of(page)
    page.locator("textarea").fill(example_text(Rules.parse("queendomino")))
    expect(points(page)).to_have_text("42")
    assert violations(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".edit")).to_be_hidden()
    expect(page.locator("table")).to_be_visible()
