"""Animations: a new line turns over, the count at the end runs and can be skipped; none with reduced motion."""

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
    expect(page.locator(".sum")).to_contain_text(page.locator(".pad tfoot td.best").first.inner_text())

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
    expect(page.locator(".sum")).to_contain_text(page.locator(".pad tfoot td.best").first.inner_text())
    page.locator(".counts button").first.click()
    expect(page.locator(".win .frame").first).to_be_attached()
