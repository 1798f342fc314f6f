"""What an operator does, on both databases and while a server is running."""

import asyncio
import json

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from fiefdom.cli.main import program
from fiefdom.server.tables.imports import read_records
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import serving

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
DUEL = "kingdomino(players=2)"


@pytest.fixture
def admin(database):
    """The command, on this database."""

    def call(*arguments, code=0, **others):
        found = run(
            asyncio.to_thread(CliRunner().invoke, program, ["admin", "--database", database, *arguments], **others)
        )
        assert found.exit_code == code, found.output
        return found.output

    return call


def until(condition):
    async def wait():
        while not condition():
            await asyncio.sleep(0.05)

    run(asyncio.wait_for(wait(), 120))


def test_tables_are_listed_exported_archived_and_deleted(database, admin, tmp_path):
    with serving(database) as served:
        client, made = create(served.url, DUEL, [ME, ME])
        played, cookie = made["id"], cookie_of(client, made["id"])
        run(at_table(served.url, played, cookie, lambda browser: play_on(browser, at_random(1))))
        _, other = create(served.url, DUEL, [ME, {"who": "open"}], start=False)
    rows = [json.loads(line) for line in admin("list", "--json").splitlines()]
    assert {row["id"]: row["stage"] for row in rows} == {played: "over", other["id"]: "gathering"}
    assert played in admin("list", "--stage", "over") and other["id"] not in admin("list", "--stage", "over")
    assert admin("list", "--older-than", "1") == ""
    text = admin("export", played)
    assert len(read_records(text.encode())[0]) == 1
    assert "no record to export" in admin("export", other["id"], code=2)
    assert "There is no table 'nothing'" in admin("export", "nothing", code=2)
    assert "1 archived" in admin("archive", "--stage", "over", "--to", str(tmp_path / "archive"))
    assert (tmp_path / "archive" / f"{played}.fief").read_text() == text
    kept = json.loads((tmp_path / "archive" / f"{played}.json").read_text())
    assert len(kept["log"]) == kept["events"] > 20
    admin("delete", other["id"], code=130, input="n\n")
    assert other["id"] in admin("list")
    assert "1 deleted" in admin("delete", other["id"], "--yes")
    assert admin("list") == ""
    assert "There is no table" in admin("delete", other["id"], "--yes", code=2)
    with serving(database) as served:
        assert new_client(served.url).get(f"/api/games/{played}").status_code == 404


def test_a_closed_table_can_be_watched_only_and_a_deleted_one_is_gone(database, admin):
    with serving(database) as served:
        client, made = create(served.url, DUEL, [ME, ME])
        table, cookie = made["id"], cookie_of(client, made["id"])
        lifecycle = served.app.state.lifecycle

        async def work(browser):
            view = await browser.until(lambda view: view["decision"])
            move = {"at": view["decision"]["at"], "actions": [view["decision"]["moves"][0]["action"]]}
            await asyncio.to_thread(admin, "close", table)
            await asyncio.to_thread(until, lambda: table in lifecycle.closed_tables)
            closed = await browser.ask("move", **move)
            await asyncio.to_thread(admin, "reopen", table)
            await asyncio.to_thread(until, lambda: table not in lifecycle.closed_tables)
            opened = await browser.ask("move", **move)
            await asyncio.to_thread(admin, "delete", table, "--yes")
            with pytest.raises(ConnectionClosed):
                while True:
                    await browser.receive()
            return closed["key"], opened["kind"]

        assert run(at_table(served.url, table, cookie, work)) == ("refused-closed", "accepted")
        assert new_client(served.url).get(f"/api/games/{table}").json()["code"] == "no_such_table"


def test_bots_stop_at_a_closed_table_and_go_on_when_it_is_open_again(database, admin):
    with serving(database) as served:
        client, made = create(served.url, "queendomino(players=4)", [ME, BOT, BOT, BOT])
        table = made["id"]
        registry = served.app.state.registry
        admin("close", table)
        until(lambda: table in registry.lifecycle.closed_tables)
        until(lambda: registry.driven == 0)
        admin("reopen", table)
        until(lambda: table not in registry.lifecycle.closed_tables)
        play = at_table(served.url, table, cookie_of(client, table), lambda browser: play_on(browser, at_random(1)))
        assert run(play)["stage"] == "over"


def test_a_ban_holds_for_running_servers_until_it_is_lifted(database, admin):
    with serving(database) as served:

        def status():
            return new_client(served.url).get("/api/choices").status_code

        assert status() == 200
        _, made = create(served.url, DUEL, [ME, ME])

        async def is_dropped(browser):
            await browser.until(lambda view: True)
            await asyncio.to_thread(admin, "ban", "127.0.0.0/8", "--hours", "1")
            with pytest.raises(ConnectionClosed):
                while True:
                    await browser.receive()

        run(at_table(served.url, made["id"], {}, is_dropped))
        assert status() == 403
        assert "127.0.0.0/8" in admin("bans")
        assert "no longer banned" in admin("unban", "127.0.0.0/8")
        until(lambda: status() == 200)
        assert "was not banned" in admin("unban", "127.0.0.1")
        assert "neither an address nor a network" in admin("ban", "somebody", code=2)
