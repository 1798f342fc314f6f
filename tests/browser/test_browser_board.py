"""The analysis board by mouse, keys and touch: moves of everybody, chance, variations, evaluation, links and files."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser_support.access import PHONE, violations
from browser_support.playing import CONFIRM
from fiefdom.game import Game
from fiefdom.notation import Record

PATIENCE = 240_000
OPENING = """\
fief 1
rules kingdomino(players=2)
round 0
* line K3 K11 K24 K42
* king 1
1 claim K3
  ( 1 claim K42 ! { more crowns } )
* king 2
2 claim K11
* king 1
1 claim K24
* king 2
2 claim K42
end
"""
# Leaves two kingdoms on the score pad, each with one domino.
PAINT = """async text => {
    const headers = {'Content-Type': 'application/json'};
    const body = JSON.stringify({text, language: 'en'});
    const {rules, palette} = await (await fetch('/api/score', {method: 'POST', headers, body})).json();
    const wheat = {terrain: 'wheat', number: 0, token: 0, piece: ''};
    const rest = {coins: 0, knights: null, towers: null, queen: false, totems: [], discards: 0};
    const kingdoms = ['A', 'B'].map(name => (
        {name, castle: {x: 2, y: 2}, squares: {'3,2': wheat, '4,2': wheat}, ...rest}));
    const pads = {kingdomino: {rules, palette, kingdoms}};
    localStorage.setItem('fiefdom.pads', JSON.stringify({last: 'kingdomino', pads}));
}"""


def opened(visit, text=OPENING, **options) -> Page:
    page = visit("/analysis", **options)
    page.locator("[data-field=text]").fill(text)
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-board]")
    return page


def events(page: Page) -> list[str]:
    """The events of the tree as it is shown."""
    return page.locator("[data-event]").evaluate_all("all => all.map(each => each.dataset.event)")


def current(page: Page):
    return page.locator("[aria-current=step]").first


def act(page: Page, name: str, press="click") -> None:
    getattr(page.locator(f"[data-action={name}]"), press)()


def claim(page: Page, domino: str, press="click") -> None:
    getattr(page.locator(f"button.pick[data-domino={domino}]"), press)()
    getattr(page.locator(CONFIRM), press)()


def test_everybody_moves_and_chance_is_told_or_drawn(visit):
    page = opened(visit, "kingdomino(players=2)")
    picker = page.locator("[data-chance=line]")
    expect(picker).to_be_visible()
    for label in ("K3", "K11", "K24", "K42"):
        page.locator(f"[data-drawn={label}]").click()
    act(page, "tell")
    expect(page.locator("[data-chance=king]")).to_be_visible()
    page.locator("[data-drawn='1']").click()
    claim(page, "K11")
    expect(page.locator("[data-chance=king]")).to_be_visible()
    act(page, "draw")
    expect(page.locator("[data-awaits=claim]")).to_be_visible()
    page.locator("button.pick:enabled").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-event]")).to_have_count(5)
    assert events(page)[:4] == ["line K3 K11 K24 K42", "king 2", "claim K11", events(page)[3]]
    assert events(page)[3].startswith("king ") and events(page)[4].startswith("claim ")


def test_variations_by_mouse(visit):
    page = opened(visit)
    assert events(page) == [
        "line K3 K11 K24 K42", "king 1", "claim K3", "claim K42", "king 2", "claim K11", "king 1", "claim K24",
        "king 2", "claim K42",
    ]  # fmt: skip
    page.locator("[data-event='king 1']").first.click()
    claim(page, "K24")
    expect(current(page)).to_have_attribute("data-event", "claim K24")
    expect(page.locator("[data-variation]")).to_have_attribute("data-variation", "3")
    act(page, "promote")
    expect(page.locator("[data-variation]")).to_have_attribute("data-variation", "2")
    act(page, "main")
    expect(page.locator("[data-variation]")).to_have_attribute("data-variation", "1")
    assert events(page)[2] == "claim K24"
    page.locator("[data-event='claim K42']").first.click()
    act(page, "delete")
    expect(page.locator("[data-event]")).to_have_count(10)
    act(page, "restore")
    expect(page.locator("[data-event]")).to_have_count(11)
    page.locator("[data-choice=mark]").select_option("?!")
    act(page, "comment")
    page.locator("[data-field=comment]").fill("too { early")
    page.locator("[data-field=comment]").blur()
    expect(current(page)).to_contain_text("?!")
    expect(page.locator(".remark").first).to_contain_text("too { early")
    assert violations(page) == []


def test_variations_by_keys(visit):
    page = opened(visit)
    page.locator("body").press("End")
    expect(current(page)).to_have_attribute("data-event", "claim K42")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(current(page)).to_have_attribute("data-event", "king 2")
    page.keyboard.press("ArrowDown")
    expect(current(page)).to_have_attribute("data-event", "claim K42")
    expect(page.locator("[data-variation]")).to_have_attribute("data-variation", "2")
    page.keyboard.press("ArrowUp")
    expect(current(page)).to_have_attribute("data-event", "claim K3")
    page.keyboard.press("Delete")
    expect(page.locator("[data-event]")).to_have_count(3)
    page.keyboard.press("Home")
    expect(page.locator("[data-action=start]")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(current(page)).to_have_attribute("data-event", "king 1")
    page.locator("button.pick[data-domino=K11]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{CONFIRM}:enabled")
    page.keyboard.press("Enter")
    expect(current(page)).to_have_attribute("data-event", "claim K11")


def test_variations_by_touch_on_a_phone(visit):
    page = opened(visit, **PHONE)
    page.locator("[data-tab=log]").tap()
    page.locator("[data-event='king 1']").first.tap()
    page.locator("[data-tab=lines]").tap()
    claim(page, "K24", "tap")
    expect(page.locator("[data-chance=king]")).to_be_visible()
    act(page, "draw", "tap")
    page.locator("[data-tab=log]").tap()
    expect(page.locator("[data-event='claim K24']").first).to_be_visible()
    expect(page.locator("[data-variation]")).to_have_attribute("data-variation", "3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []


# Collects the levels that the evaluation reaches.
LEVELS = """() => {
    window.levels = [];
    const card = document.querySelector("[data-evaluation]");
    new MutationObserver(() => {
        const level = card.dataset.level;
        if (level !== undefined && Number(level) !== window.levels.at(-1)) window.levels.push(Number(level));
    }).observe(card, { attributes: true });
}"""


def test_the_evaluation_deepens_and_shows_the_best_moves(visit):
    # Evaluations are kept, so this is a position of no other test.
    page = opened(visit, OPENING.replace("K3", "K5"))
    page.evaluate(LEVELS)
    page.locator("[data-event='king 2']").first.click()
    card = page.locator("[data-evaluation]")
    expect(card).to_have_attribute("data-evaluation", "done", timeout=PATIENCE)
    assert page.evaluate("window.levels") == [0, 1, 2, 3]
    lines = page.locator("[data-line]")
    assert 1 <= lines.count() <= 3 and lines.first.locator("b").inner_text()
    lines.first.click()
    page.locator(CONFIRM).click()
    expect(current(page)).to_have_attribute("data-event", re.compile("^claim K"))
    act(page, "evaluate")
    expect(card).to_have_attribute("data-evaluation", "none")
    expect(lines).to_have_count(0)


def test_a_link_holds_the_whole_tree(visit):
    page = opened(visit)
    page.locator("[data-event='claim K42']").first.click()
    page.evaluate("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
    act(page, "share-board")
    page.wait_for_function("window.copied")
    link = page.evaluate("window.copied")
    other = visit(link[link.index("/analysis") :])
    other.wait_for_selector("[data-board]")
    assert events(other) == events(page)
    expect(current(other)).to_have_attribute("data-event", "claim K42")
    expect(other.locator(".remark")).to_contain_text("more crowns")
    # The address of a board finds it again on the same device.
    assert "#" not in other.url
    other.reload()
    other.wait_for_selector("[data-board]")
    assert events(other) == events(page)
    broken = visit("/analysis#tree=xxxx")
    expect(broken.locator("[role=alert]")).to_be_visible()


@pytest.mark.parametrize(("action", "kind"), [("save", "fief"), ("save-json", "json")])
def test_a_file_holds_the_whole_tree(visit, tmp_path, action, kind):
    page = opened(visit)
    page.locator("[aria-controls=menu-sheet]").click()
    with page.expect_download() as saved:
        act(page, action)
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.suffix == f".{kind}"
    text = file.read_text("utf-8")
    record = Record.parse(text) if kind == "fief" else Record.from_json(json.loads(text))
    assert record == Record.parse(OPENING)
    other = visit("/analysis")
    other.locator("[data-field=file]").set_input_files(file)
    other.wait_for_selector("[data-board]")
    assert events(other) == events(page)


def test_what_cannot_be_opened_is_told(visit):
    page = visit("/analysis")
    for text in ("nonsense", OPENING.replace("claim K24", "claim K3"), "kingdomino(players=2) | over"):
        page.locator("[data-field=text]").fill(text)
        act(page, "open")
        expect(page.locator("[role=alert]")).to_be_visible()
    assert violations(page) == []
    lost = visit("/analysis/000000000000")
    expect(lost.locator("[role=alert]")).to_be_visible()


def test_the_ways_from_a_replay_and_from_painted_kingdoms(visit, server):
    page = visit()
    game = Game.new("kingdomino(players=2)", seed=4)
    while len(game.history) < 24:
        game.push(game.legal_actions[0])
    answer = page.request.post(
        f"{server.address}/api/records", data=str(Record.of(game)), headers={"Content-Type": "text/plain"}
    )
    page.goto(f"{server.address}/game/{answer.json()['id']}?moment=5")
    act(page, "analyse")
    page.wait_for_selector("[data-board]")
    path = [str(each.event) for each in game.history if each.seat is not None]
    assert path[4] in [current(page).get_attribute("data-event"), *events(page)]
    page.goto(f"{server.address}/score")
    page.locator("summary, [data-action=text]").first.wait_for()
    page.evaluate(PAINT, "rules kingdomino(players=2)\nkingdom A\nC\nkingdom B\nC\n")
    page.reload()
    act(page, "analyse")
    page.locator("[data-setup=line-0]").wait_for()
    assert violations(page) == []
    page.locator("[data-setup=line-0]").select_option(index=0)
    act(page, "use-setup")
    page.wait_for_selector("[data-board]")
    expect(page.locator("[data-awaits=place]")).to_be_visible()
