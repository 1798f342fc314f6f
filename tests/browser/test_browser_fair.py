"""The fair shuffle on the page: browsers take part by themselves, and each can check the game afterwards."""

import json

import pytest
from playwright.sync_api import expect

from browser_support.access import DESK, PHONE, violations
from browser_support.company import alternate, invite, sit_down
from browser_support.playing import play_out, set_table, start

VERIFY, VERDICT = "[data-action=verify]", "[data-verdict]"


def table_of(page):
    return page.request.get(page.url.replace("/game/", "/api/games/").split("?")[0]).json()["view"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_a_game_against_bots_is_checked_at_its_end_in_the_replay_and_as_a_file(visit, size, tmp_path):
    page = visit(color_scheme="dark", **size)
    set_table(page, "kingdomino", players=2)
    start(page)
    play_out(page)
    assert [each["seat"] for each in table_of(page)["shuffle"]["dealt"]["nonces"]] == [0]
    for _ in range(2):
        page.locator(VERIFY).click()
        expect(page.locator(VERDICT)).to_contain_text("All 10 draws follow")
    expect(page.locator(VERDICT)).to_contain_text("your own number was used")
    assert violations(page) == []
    with page.expect_download() as found:
        page.get_by_role("link", name="Record").click()
    found.value.save_as(tmp_path / "game.fief")
    page.get_by_role("link", name="Replay").click()
    page.locator(VERIFY).click()
    expect(page.locator(VERDICT)).to_contain_text("All 10 draws follow")
    assert violations(page) == []
    other = visit()
    other.locator("input[type=file]").set_input_files(tmp_path / "game.fief")
    other.locator(VERIFY).click()
    expect(other.locator(VERDICT)).to_contain_text(
        "All 10 draws follow from the server’s secret and one player’s number"
    )
    expect(other.locator(VERDICT)).not_to_contain_text("your own")


def test_two_browsers_add_their_numbers_and_find_out_a_server_that_cheats(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    host.locator("[data-action=start]").click()
    alternate([host, guest], 200)
    for page in (host, guest):
        page.wait_for_selector(".pad")
        page.locator(VERIFY).click()
        expect(page.locator(VERDICT)).to_contain_text("the numbers of 2 players")
        expect(page.locator(VERDICT)).to_contain_text("your own number was used")

    def cheat(change):
        def answer(route):
            record = route.fetch().json()
            change(record)
            route.fulfill(json=record)

        guest.unroute_all()
        guest.route("**/record.json*", answer)
        guest.locator(VERIFY).click()
        return expect(guest.locator(VERDICT))

    def exchange(record):
        line = next(event for event in record["events"] if event["kind"] == "line")
        line["dominoes"][0] = next(f"K{n}" for n in range(1, 49) if f'"K{n}"' not in json.dumps(record))

    def another_nonce(record):
        record["tags"]["shuffle_nonces"] = record["tags"]["shuffle_nonces"].split()[0]

    cheat(exchange).to_contain_text("Draw 1 does not follow")
    cheat(another_nonce).to_contain_text("was not used!")
    cheat(lambda record: record["tags"].update(shuffle_secret="0" * 64)).to_contain_text("not the one that the server")
    cheat(lambda record: record["tags"].pop("shuffle_secret")).to_contain_text("when the game is over")
    cheat(lambda record: None).to_contain_text("the numbers of 2 players")


def test_a_rematch_is_shuffled_anew(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    host.locator("[data-action=start]").click()
    alternate([host, guest], 200)
    for page in (guest, host):
        page.locator("[data-action=rematch]").click()
    for page in (host, guest):
        page.wait_for_selector(".table")
    dealt = table_of(host)["shuffle"]["dealt"]
    assert dealt["secret"] is None and [each["seat"] for each in dealt["nonces"]] == [0, 1]


def test_a_guest_who_has_gone_is_not_waited_for_long(visit):
    host = visit()
    guest = sit_down(visit, invite(host))
    expect(host.locator("[data-action=start]")).to_be_enabled()
    guest.context.close()
    host.locator("[data-action=start]").click()
    host.wait_for_selector(".table")
    assert table_of(host)["stage"] == "playing"
