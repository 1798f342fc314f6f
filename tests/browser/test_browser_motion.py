"""Animations: new lines, jumps in a replay, the count at the end, the pace of bots; none with reduced motion."""

import pytest
from playwright.sync_api import expect

from browser_support.playing import decide, play_out, set_table, start, wait_for_turn

# Records the largest number of domino backs visible at once.
WATCH = """() => {
    window.backs = 0;
    new MutationObserver(() => {
        window.backs = Math.max(window.backs, document.querySelectorAll('.lines .back').length);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def begin(page):
    set_table(page, "kingdomino", players=2)
    page.evaluate(WATCH)
    start(page)
    wait_for_turn(page)


def own_total(page):
    """The total in the column of the large kingdom."""
    pressed = page.locator(".pad thead button").evaluate_all("all => all.map(one => one.ariaPressed)")
    return page.locator(".pad tfoot tr").first.locator("td").nth(pressed.index("true")).inner_text()


def test_a_new_line_turns_over_and_the_end_is_counted(visit):
    page = visit(reduced_motion="no-preference")
    begin(page)
    page.wait_for_function("() => window.backs === 4")
    expect(page.locator(".lines .back")).to_have_count(0)
    decide(page)
    play_out(page)
    counts = page.locator(".counts li").count()
    assert counts > 1
    expect(page.locator(".counts .waits")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".counts .waits")).to_have_count(0)
    expect(page.locator(".sum")).to_contain_text(own_total(page))

    page.locator("[data-action=show]").click()
    expect(page.locator(".win .frame").first).to_be_attached()
    page.locator("[data-action=show]").click()
    expect(page.locator(".win .frame")).to_have_count(0)


def test_nothing_moves_where_motion_is_unwanted(visit):
    page = visit()
    begin(page)
    play_out(page)
    assert page.evaluate("() => window.backs") == 0
    expect(page.locator(".counts .waits")).to_have_count(0)
    expect(page.locator("[data-action=show]")).to_have_count(0)
    expect(page.locator(".sum")).to_contain_text(own_total(page))
    page.locator(".counts button").first.click()
    expect(page.locator(".win .frame").first).to_be_attached()


# Records the largest overflow of the page in any frame.
OVERFLOW = """() => {
    window.overflow = 0;
    const look = () => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        window.overflow = Math.max(window.overflow, scrollWidth - innerWidth, scrollHeight - innerHeight);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_a_new_line_never_makes_the_page_overflow(visit, width):
    page = visit(reduced_motion="no-preference", viewport={"width": width, "height": 900})
    set_table(page, "kingdomino", players=2)
    page.evaluate(WATCH)
    start(page)
    page.wait_for_selector(".table")
    page.evaluate(OVERFLOW)
    wait_for_turn(page)
    page.wait_for_function("() => window.backs === 4")
    expect(page.locator(".lines .back")).to_have_count(0)
    for _ in range(4):
        decide(page)
        wait_for_turn(page)
    expect(page.locator(".lines .back")).to_have_count(0)
    assert page.evaluate("() => window.overflow") <= 0


def test_a_jump_in_a_replay_turns_nothing_over_and_keeps_the_kingdom(visit):
    page = visit(reduced_motion="no-preference")
    begin(page)
    table = page.url
    for _ in range(6):
        decide(page)
        wait_for_turn(page)
    page.goto(f"{table}?game=0&moment=0")
    page.wait_for_selector(".scrub")
    page.evaluate(WATCH)
    name = page.locator(".fief h2.who").inner_text()
    shown = page.locator(".fief .kingdom use")
    for key, moment in (("End", None), ("Home", "0 of"), ("PageDown", "10 of"), ("ArrowLeft", "9 of")):
        before = shown.count()
        page.keyboard.press(key)
        if moment:
            expect(page.locator(".scrub")).to_contain_text(moment)
        else:
            page.wait_for_function("n => document.querySelectorAll('.fief .kingdom use').length !== n", arg=before)
        assert page.locator(".fief h2.who").inner_text() == name
    assert page.evaluate("() => window.backs") == 0
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        assert page.locator(".fief h2.who").inner_text() == name
    other = page.locator(".rival").first
    rival = other.locator(".name").inner_text().split("\n")[0]
    other.locator(".mini").click()
    expect(page.locator(".fief h2.who")).to_have_text(rival)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".fief h2.who")).to_have_text(rival)


def test_the_winner_is_told_after_the_count_and_our_own_kingdom_is_the_large_one(visit):
    page = visit(reduced_motion="no-preference")
    begin(page)
    play_out(page)
    expect(page.locator(".win h1")).to_have_text("Counting the kingdoms")
    expect(page.locator(".pad tfoot td.best")).to_have_count(0)
    expect(page.locator(".pad tfoot tr").first.locator("td").first).to_have_text("")
    page.keyboard.press("Escape")
    expect(page.locator(".win h1")).to_contain_text("win")
    expect(page.locator(".pad tfoot td.best")).not_to_have_count(0)
    expect(page.locator(".pad thead button[aria-pressed=true]")).to_contain_text("You")
    page.reload()
    expect(page.locator(".win h1")).to_contain_text("win")


def test_bots_move_at_the_chosen_pace_and_a_click_hurries_them(visit):
    page = visit(reduced_motion="no-preference")
    page.wait_for_selector(".start:enabled")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Moves of others").select_option("calm")
    page.keyboard.press("Escape")
    set_table(page, "kingdomino", players=4)
    start(page)
    # The first turn may be ours at once; afterwards the bots' moves wait in line.
    wait_for_turn(page)
    decide(page)
    expect(page.locator(".waiting-row")).to_contain_text("Click to hurry")
    page.locator(".compass").click(force=True)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Moves of others")).to_have_value("calm")


# Counts the pieces that fly (coins and knights by name, everything else as dominoes) and the kings that walk.
TRAVEL = """() => {
    window.flown = 0;
    window.walked = 0;
    window.coins = 0;
    window.knights = 0;
    const loose = { '#coin': 'coins', '#knight': 'knights' };
    new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const node of [...addedNodes].filter(node => node.className === 'flying'))
                window[loose[node.querySelector('use').getAttribute('href')] ?? 'flown'] += 1;
    }).observe(document.body, { childList: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parts) {
        window.walked += this.classList.contains('king') ? 1 : 0;
        return animate.apply(this, parts);
    };
}"""


def at_a_brisk_table(visit, game, **options):
    """A table for two whose bot moves in sight; what travels is counted from now on."""
    page = visit(**options)
    page.wait_for_selector(".start:enabled")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Moves of others").select_option("brisk")
    page.keyboard.press("Escape")
    set_table(page, game, players=2)
    start(page)
    return page


@pytest.mark.parametrize("width", [1440, 390])
def test_kings_walk_and_dominoes_of_others_fly(visit, width):
    page = at_a_brisk_table(
        visit, "kingdomino", reduced_motion="no-preference", viewport={"width": width, "height": 844}
    )
    wait_for_turn(page)
    page.evaluate(TRAVEL)
    for _ in range(6):
        decide(page)
        wait_for_turn(page)
    flown, walked = page.evaluate("() => [window.flown, window.walked]")
    assert flown > 0 and walked > 0
    expect(page.locator(".flying")).to_have_count(0)


def test_coins_and_knights_travel(visit):
    page = at_a_brisk_table(visit, "queendomino", reduced_motion="no-preference")
    wait_for_turn(page)
    page.evaluate(TRAVEL)
    for _ in range(60):
        if page.evaluate("() => window.coins && window.knights"):
            break
        decide(page)
        wait_for_turn(page)
    assert page.evaluate("() => window.knights") > 0
    assert page.evaluate("() => window.coins") > 0
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_nothing_travels_where_motion_is_unwanted(visit, game):
    page = at_a_brisk_table(visit, game, reduced_motion="reduce")
    wait_for_turn(page)
    page.evaluate(TRAVEL)
    for _ in range(8):
        decide(page)
        wait_for_turn(page)
    assert page.evaluate("() => window.flown + window.walked + window.coins + window.knights") == 0
