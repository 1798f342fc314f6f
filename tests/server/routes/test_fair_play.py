"""The fair shuffle over the wire: two browsers, both databases, a server that ends in between."""

import hashlib
import secrets

from fiefdom.notation import Record
from fiefdom.notation.fair_record import verify
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import serving

RULES = "kingdomino(players=2)"
ME, OPEN = {"who": "me", "name": "Maud"}, {"who": "open"}


def sealed():
    nonce = secrets.token_hex(32)
    return nonce, hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def friends(url):
    client, made = create(url, RULES, [ME, OPEN], start=False)
    guest = new_client(url)
    guest.post("/api/join", json={"code": made["invites"][0]["code"], "name": "Otto"})
    return made["id"], [cookie_of(each, made["id"]) for each in (client, guest)]


async def both(url, table, cookies, work):
    async def first(host):
        return await at_table(url, table, cookies[1], lambda guest: work(host, guest), changes=True)

    return await at_table(url, table, cookies[0], first)


def test_two_browsers_shuffle_and_anybody_can_check(database):
    with serving(database) as served:
        table, cookies = friends(served.url)
        (one, first), (two, second) = sealed(), sealed()

        async def work(host, guest):
            await host.ask("commit", seat=0, commitment=first)
            await guest.ask("commit", seat=1, commitment=second)
            assert (await host.ask("start"))["kind"] == "accepted"
            view = await guest.until(lambda view: view["shuffle"]["opening"])
            commitment = view["shuffle"]["opening"]["commitment"]
            await guest.ask("open_nonce", seat=1, nonce=two)
            await host.ask("open_nonce", seat=0, nonce=one)
            view = await guest.until(lambda view: view["stage"] == "playing")
            assert view["shuffle"]["dealt"]["commitment"] == commitment
            for browser in (host, guest):
                await browser.ask("take_over", seat=0 if browser is host else 1, level="random")
            view = await guest.until(lambda view: view["stage"] == "over")
            return commitment, view["shuffle"]["dealt"]

        commitment, dealt = run(both(served.url, table, cookies, work))
        assert hashlib.sha256(bytes.fromhex(dealt["secret"])).hexdigest() == commitment
        text = new_client(served.url).get(f"/api/games/{table}/record.fief").text
        found = verify(Record.parse(text))
        assert found.shuffle.nonces == ((0, one), (1, two)) and found.shuffle.commitment == commitment


def test_a_server_that_ends_in_between_begins_the_game_when_it_is_back(database):
    (_, first), (_, second) = sealed(), sealed()
    with serving(database) as served:
        table, cookies = friends(served.url)

        async def work(host, guest):
            await host.ask("commit", seat=0, commitment=first)
            await guest.ask("commit", seat=1, commitment=second)
            await host.ask("start")
            view = await guest.until(lambda view: view["shuffle"]["opening"])
            return view["shuffle"]["opening"]["commitment"]

        commitment = run(both(served.url, table, cookies, work))
    with serving(database) as served:

        async def waits(browser):
            served.app.state.registry.clock.move(10_000)
            return (await browser.until(lambda view: view["stage"] == "playing"))["shuffle"]["dealt"]

        dealt = run(at_table(served.url, table, cookies[0], waits))
        assert dealt["commitment"] == commitment and dealt["nonces"] == []


def test_tables_that_nobody_has_in_memory_begin_too(database):
    (_, first) = sealed()
    with serving(database) as served:
        client = new_client(served.url)
        body = {"rules": RULES, "seats": [ME, {"who": "bot", "level": "random"}], "start": True, "commitment": first}
        table = client.post("/api/games", json=body).json()["id"]
    with serving(database) as served:
        served.app.state.registry.clock.move(10_000)

        async def plays(browser):
            return await play_on(browser, at_random(1), rounds=1)

        assert run(at_table(served.url, table, cookie_of(client, table), plays))["stage"] == "playing"
