"""Online play: invites, reload, a server crash, spectators, a substitute bot, rematch, replay."""

from playwright.sync_api import expect

from browser_support.company import alternate, invite, sit_down
from browser_support.playing import play_out, set_table, start, state, wait_for_turn
from browser_support.records import SHORT


def test_two_browsers_by_invite_with_a_refresh_a_killed_server_a_spectator_and_a_bot_that_sits_in(visit, server):
    host = visit()
    guest = sit_down(visit, invite(host))
    expect(host.locator(".seats")).to_contain_text("Maud")
    host.locator("[data-action=start]").click()
    spectator = visit(host.url)
    alternate([host, guest], 8)
    expect(spectator.locator(".notice")).to_contain_text("watching")
    assert state(spectator)["mine"] is False
    expect(host.locator(".watchers")).to_contain_text("1 spectator")
    second = visit(host.url, locale="pl-PL")
    expect(second.locator(".watchers")).to_contain_text("2 widzów")
    expect(host.locator(".watchers")).to_contain_text("2 spectators")
    second.context.close()
    expect(host.locator(".watchers")).to_contain_text("1 spectator")

    guest.reload()
    alternate([host, guest], 4)

    before = wait_for(host, guest)
    server.kill()
    expect(host.locator(".notice")).to_contain_text("lost")
    server.start()
    expect(host.locator(".notice")).to_have_count(0, timeout=60_000)
    assert state(before)["mine"] is True
    alternate([host, guest], 4)

    guest.context.close()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for Maud").click()
    host.keyboard.press("Escape")
    play_out(host)
    expect(spectator.locator(".pad")).to_be_visible()
    names = sorted(host.locator(".pad thead .name").all_inner_texts())
    assert names == ["Maud", "You"]


def wait_for(*pages):
    """The page of the player to move."""
    for _ in range(600):
        for page in pages:
            if state(page).get("mine"):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody decides")


def test_after_the_end_replay_by_link_record_and_rematch(visit, tmp_path):
    page = visit()
    set_table(page, "kingdomino", players=2)
    table = start(page)
    play_out(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "game.fief"
    download.value.save_as(record)

    other = visit(f"{table}?game=0&moment=7")
    expect(other.locator(".scrub")).to_contain_text("7 of")
    other.keyboard.press("ArrowRight")
    expect(other.locator(".scrub")).to_contain_text("8 of")
    assert other.url.endswith("moment=8")
    squares = other.locator(".fief .kingdom use").count()
    other.keyboard.press("End")
    other.wait_for_function("before => document.querySelectorAll('.fief .kingdom use').length > before", arg=squares)

    reader = visit()
    reader.locator("input[type=file]").set_input_files(record)
    reader.wait_for_url("**/game/*")
    expect(reader.locator(".scrub")).to_be_visible()

    several = tmp_path / "games.fief"
    several.write_text(record.read_text("utf-8") + SHORT, "utf-8")
    reader = visit()
    reader.locator("input[type=file]").set_input_files(several)
    expect(reader.locator("[data-record]")).to_have_count(2)
    expect(reader.locator("[data-record='1']")).to_contain_text("Ada · Bo · not finished")
    reader.locator("[data-record='1']").click()
    reader.wait_for_url("**/game/*")
    expect(reader.locator(".scrub")).to_contain_text("0 of 1")

    page.locator("[data-action=rematch]").click()
    expect(page.locator(".pad")).to_have_count(0)
    assert wait_for_turn(page)["over"] is False


def test_my_open_tables_are_at_the_door(visit):
    page = visit()
    set_table(page, "kingdomino", players=2)
    table = start(page)
    wait_for_turn(page)
    page.goto(table.rsplit("/game/", 1)[0])
    page.locator(f"a[href='/game/{table.rsplit('/', 1)[1]}']").click()
    wait_for_turn(page)
