"""Clocks over the wire, with a clock that the test moves: running out, grace, restarts, another server."""

import pytest

from server_support.players import at_table, cookie_of, new_client, run
from server_support.serving import serving

RULES = "kingdomino(players=2)"
ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


def made(url, seats=(ME, ME), **clock):
    client = new_client(url)
    options = {"clock": {"per": "turn", "seconds": 600, **clock}}
    answer = client.post("/api/games", json={"rules": RULES, "seats": list(seats), "start": True, "options": options})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], cookie_of(client, answer.json()["id"])


def move(served, seconds):
    served.app.state.registry.clock.move(round(seconds * 1000))


def seat_to_move(view):
    return view["seats"][view["decision"]["seat"]]


def test_a_bot_plays_for_whoever_runs_out_of_time(database):
    with serving(database) as served:
        table, cookie = made(served.url, (ME, BOT), seconds=60)

        async def waits(browser):
            view = await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
            assert view["clock"]["running"] == 0 and view["clock"]["left"][0] == 60_000
            move(served, 61)
            await browser.until(lambda view: view["seats"][0]["substitute"])
            return [entry["key"] for entry in browser.log]

        assert "log-timed-out" in run(at_table(served.url, table, cookie, waits))


def test_who_is_away_gets_grace_and_then_loses_and_a_table_in_no_memory_is_found(database):
    with serving(database) as served:
        table, _ = made(served.url, seconds=3 * 24 * 3600, on_timeout="lose")
        for seconds, key in ((3 * 24 * 3600 + 1, "log-grace"), (31, "log-timed-out")):
            served.app.state.registry._sessions.clear()
            move(served, seconds)

            async def found(browser, key=key):
                await browser.until(lambda view: any(entry["key"] == key for entry in browser.log))
                return browser.view

            view = run(at_table(served.url, table, {}, found))
        assert len(view["clock"]["lost"]) == 1


def test_after_a_restart_the_clock_has_not_run_meanwhile(database):
    with serving(database) as served:
        table, cookie = made(served.url, seconds=60)
        move(served, 20)
    with serving(database) as served:
        registry = served.app.state.registry
        # As if this server had started an hour later.
        registry._sessions.clear()
        last = registry.clock.now()
        move(served, 3600)
        registry.down = last, registry.clock.now()

        async def looks(browser):
            return await browser.until(lambda view: view["clock"]["left"])

        view = run(at_table(served.url, table, cookie, looks))
        running = view["clock"]["running"]
        assert not view["seats"][running]["substitute"]
        assert 0 < view["clock"]["left"][running] <= 60_000 and view["clock"]["since"] >= last + 3_600_000


def test_two_servers_agree_on_the_clock(postgres_database):
    with serving(postgres_database) as first, serving(postgres_database) as second:
        table, cookie = made(first.url, seconds=60)

        async def on_second(browser):
            await browser.until(lambda view: view["decision"])
            move(first, 61)
            await browser.until(lambda view: any(seat["substitute"] for seat in view["seats"]))
            return sum(entry["key"] == "log-timed-out" for entry in browser.log)

        async def both():
            async def on_first(_):
                return await at_table(second.url, table, cookie, on_second)

            return await at_table(first.url, table, cookie, on_first)

        assert run(both()) >= 1


@pytest.mark.parametrize(
    "clock", [{"seconds": 1}, {"per": "move"}, {"increment": "x"}, {"other": 1}, {"seconds": None}]
)
def test_other_clocks_are_refused(served, clock):
    options = {"clock": {"per": "turn", "seconds": 600, **clock}}
    body = {"rules": RULES, "seats": [ME, BOT], "options": options}
    answer = new_client(served.url).post("/api/games", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
