"""One whole game of each kind, played by clicking, against bots."""

import pytest
from playwright.sync_api import expect

from browser_support.playing import GAMES, decide, play_out, set_table, start, wait_for_turn

# The longest ones: all their kinds of decisions also occur in the others.
LONG = ("mighty duel", "royal wedding in teams")
PLAYED = [pytest.param(name, marks=pytest.mark.exhaustive) if name in LONG else name for name in GAMES]


@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_game_by_clicking(visit, name):
    page = visit()
    set_table(page, **GAMES[name])
    start(page)
    decisions = play_out(page)
    assert decisions > 10
    expect(page.locator(".win h1")).not_to_be_empty()
    totals = page.locator(".pad tfoot tr").first.locator("td").all_inner_texts()
    assert [int(text) for text in totals] == sorted((int(text) for text in totals), reverse=True)
    expect(page.locator("[data-action=rematch]")).to_be_visible()


def test_the_same_table_is_dealt_the_same_game_in_every_run(visit):
    dealt = []
    for _ in range(2):
        page = visit()
        page.context.add_init_script("crypto.getRandomValues = into => into.fill(7)")
        page.reload()
        set_table(page, "kingdomino", players=2)
        start(page)
        for number in range(3):
            wait_for_turn(page)
            decide(page, turn=number)
        wait_for_turn(page)
        dealt.append(page.locator(".lines button, .lines .dom").evaluate_all("all => all.map(each => each.ariaLabel)"))
    assert dealt[0] == dealt[1]


def test_play_now_takes_two_clicks(visit):
    page = visit()
    page.wait_for_selector(".start:enabled")
    page.locator("[data-game=kingdomino]").click()
    page.locator(".start").click()
    page.wait_for_selector(".table .kingdom")
    expect(page.locator(".turn")).to_be_visible()


@pytest.mark.parametrize("level", ["hard", pytest.param("expert", marks=pytest.mark.exhaustive)])
def test_bots_that_think_longer_play_along(visit, level):
    page = visit()
    set_table(page, "kingdomino", players=3, seats=[f"bot:{level}"] * 2)
    start(page)
    for _ in range(4):
        assert wait_for_turn(page)["over"] is False
        decide(page)
    wait_for_turn(page)
    log = page.locator(".rail.right")
    for name in ("Maud", "Otto"):
        expect(log).to_contain_text(f"{name} chose")
        expect(log).to_contain_text(f"{name} placed")
    expect(log).not_to_contain_text("A faster bot plays")
