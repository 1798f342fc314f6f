"""Spectators who see a game three minutes after its players; the test moves the server's clock."""

import asyncio
import json

import pytest

from fiefdom.server.tables.gallery import DELAY, MOST_MOMENTS
from server_support.players import at_random, at_table, cookie_of, new_client, play_on, run
from server_support.serving import serving

RULES = "kingdomino(players=2)"
ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


def made(url, seats=(ME, ME), start=True, **options):
    client = new_client(url)
    body = {"rules": RULES, "seats": list(seats), "start": start, "options": {"spectators": "delayed", **options}}
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return client, answer.json()["id"]


def move_clock(served, milliseconds):
    served.app.state.registry.clock.move(milliseconds)


async def decides(browser):
    """One decision of the seat to move; returns the number of the log after it."""
    view = await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
    decision = view["decision"]
    answer = await browser.ask("move", at=decision["at"], actions=[decision["moves"][0]["action"]])
    assert answer["kind"] == "accepted"
    await browser.until(lambda view: browser.number >= answer["number"])
    return browser.number


def what_a_stranger_gets(url, table):
    """All that the API tells about the game to somebody without a seat."""
    client = new_client(url)
    message = client.get(f"/api/games/{table}").json()
    record = client.get(f"/api/games/{table}/record.fief")
    moments = client.get(f"/api/games/{table}/moments")
    with client.stream("GET", f"/api/games/{table}/stream") as stream:
        streamed = json.loads(next(stream.iter_lines()))
    assert streamed["view"]["stage"] == message["view"]["stage"]
    assert streamed["number"] == message["number"] == len(message["log"])
    return message, record, moments


@pytest.mark.parametrize("changes", [False, True], ids=["tables", "changes"])
def test_spectators_see_each_decision_three_minutes_later(database, changes):
    with serving(database) as served:
        client, table = made(served.url)
        cookie = cookie_of(client, table)

        async def watches(spectator):
            view = await spectator.until(lambda view: True)
            assert (view["stage"], view["game"], view["options"]["spectators"]) == ("gathering", None, "delayed")
            before = spectator.number
            numbers = await at_table(served.url, table, cookie, plays)
            # What is answered and said now does not tell how far the game is.
            assert (await spectator.ask("ping"))["number"] == spectator.number == before
            move_clock(served, DELAY - 1000 * 60)
            late = [(await spectator.until(lambda view, n=n: spectator.number >= n))["stage"] for n in numbers[:1]]
            return late, spectator.number, numbers

        async def plays(browser):
            first = await decides(browser)
            move_clock(served, 1000 * 60)
            second = await decides(browser)
            stranger = await asyncio.to_thread(what_a_stranger_gets, served.url, table)
            assert stranger[0]["view"]["stage"] == "gathering"
            assert [answer.json()["key"] for answer in stranger[1:]] == ["refused-no-game"] * 2
            return first, second

        late, seen, (first, second) = run(at_table(served.url, table, {}, watches, changes=changes))
        assert (late, seen) == (["playing"], first)
        assert seen < second
        move_clock(served, 1000 * 60)

        async def sees(spectator):
            await spectator.until(lambda view: spectator.number >= second)

        run(at_table(served.url, table, {}, sees, changes=changes))


def test_when_the_game_is_over_everybody_sees_it_and_the_next_one_is_late_again(served):
    client, table = made(served.url, (ME, BOT))
    cookie = cookie_of(client, table)

    async def watches(spectator):
        async def plays(browser):
            await play_on(browser, at_random(1))
            await spectator.until(lambda view: view["stage"] == "over")
            await browser.ask("rematch")
            await browser.until(lambda view: view["stage"] == "playing")

        await at_table(served.url, table, cookie, plays)
        message, record, _ = await asyncio.to_thread(what_a_stranger_gets, served.url, table)
        assert message["view"]["stage"] == "over"
        assert record.status_code == 200
        return spectator.view["stage"]

    assert run(at_table(served.url, table, {}, watches)) == "over"


def test_after_a_restart_and_on_another_server_spectators_are_still_late(postgres_database):
    with serving(postgres_database) as first, serving(postgres_database) as second:
        client, table = made(first.url)
        cookie = cookie_of(client, table)

        async def both(browser):
            await decides(browser)
            return await asyncio.to_thread(what_a_stranger_gets, second.url, table)

        message, *_ = run(at_table(first.url, table, cookie, both))
        assert message["view"]["stage"] == "gathering"
        number = client.get(f"/api/games/{table}").json()["number"]
    with serving(postgres_database) as again:
        assert what_a_stranger_gets(again.url, table)[0]["view"]["stage"] == "gathering"
        move_clock(again, DELAY + 1)

        async def sees(spectator):
            return await spectator.until(lambda view: spectator.number >= number)

        assert run(at_table(again.url, table, {}, sees))["stage"] == "playing"
        again.app.state.registry._sessions.clear()
        assert what_a_stranger_gets(again.url, table)[0]["number"] == number


def test_refusals_tell_spectators_nothing(served):
    client, table = made(served.url)
    at = client.get(f"/api/games/{table}").json()["view"]["decision"]["at"]

    async def asks(spectator):
        await spectator.until(lambda view: True)
        sent = [
            ("move", {"at": at, "actions": [0]}),
            ("move", {"at": at + 1, "actions": [0]}),
            ("preview", {"at": at, "actions": []}),
            ("why", {"at": at, "actions": [], "move": {"kind": "claim", "domino": "K1"}}),
            ("undo", {"at": at}),
            ("say", {"seat": 0, "phrase": "hello"}),
        ]
        return [await spectator.ask(kind, **fields) for kind, fields in sent], spectator.number

    answers, number = run(at_table(served.url, table, {}, asks))
    assert {answer["number"] for answer in answers} == {number}
    assert {answer["key"] for answer in answers[:5]} == {"refused-not-seated"}
    hint = new_client(served.url).post(f"/api/games/{table}/hint", json={"at": at})
    assert hint.json()["key"] == "refused-not-seated"


def test_whoever_gives_up_the_seat_sees_no_more_than_before_until_spectators_have_caught_up(served):
    seats = ({"who": "me", "name": "Ada"}, {"who": "open"})
    host, table = made(served.url, seats, start=False)
    code = host.post(f"/api/games/{table}/invites", json={"seat": 1}).json()["code"]
    guest = new_client(served.url)
    assert guest.post("/api/join", json={"code": code, "name": "Otto"}).status_code == 200

    async def leaves(browser):
        await at_table(served.url, table, cookie_of(host, table), lambda other: other.ask("start"))
        await browser.until(lambda view: view["stage"] == "playing")
        assert (await browser.ask("leave", seat=1))["kind"] == "accepted"
        number = browser.number
        await at_table(served.url, table, cookie_of(host, table), decides)
        # Whatever is sent for the decision comes before the answer.
        await browser.ask("ping")
        assert browser.number == number

    run(at_table(served.url, table, cookie_of(guest, table), leaves))


def test_a_flood_of_decisions_keeps_a_limited_number_of_moments(served):
    client, table = made(served.url)
    session = served.app.state.registry.sessions[table]

    async def plays(browser):
        for _ in range(8):
            number = await decides(browser)
            await browser.ask("undo", at=number)
        return session.gallery

    gallery = run(at_table(served.url, table, cookie_of(client, table), plays))
    assert gallery.is_late
    for _ in range(2 * MOST_MOMENTS):
        gallery.add(session.table, session.now(), session.company)
    assert len(gallery._coming) == MOST_MOMENTS
