"""Whole games over real websockets, by scripted clients that know no rules."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fiefdom.notation import Record
from fiefdom.rules import Rules
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import serving

ME, OPEN, BOT = {"who": "me", "name": "Maud"}, {"who": "open"}, {"who": "bot", "level": "random"}
EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.mark.parametrize(
    "rules",
    ["kingdomino(players=4, middle_kingdom, harmony)", "queendomino(players=3)", "royal_wedding(players=5)",
     "discovery(players=3)", "totem(players=3)", "tribe(players=3)"],
)  # fmt: skip
def test_every_game_is_played_to_its_end(served, rules):
    """By a browser that gets only what changed, while another gets whole tables."""
    players = int(rules.split("players=")[1][0])
    client, made = create(served.url, rules, [ME, *[BOT] * (players - 1)])

    async def work(browser):
        view = await play_on(browser, at_random(1))
        assert view["game"]["outcome"]["ranking"][0]["place"] == 1
        ranking = sorted(view["game"]["outcome"]["ranking"], key=lambda row: row["kingdom"])
        assert [kingdom["score"] for kingdom in view["game"]["kingdoms"]] == [row["total"] for row in ranking]
        return browser

    async def watch(browser):
        return await browser.until(lambda view: view["stage"] == "over")

    async def both():
        return await asyncio.gather(
            at_table(served.url, made["id"], cookie_of(client, made["id"]), work, changes=True),
            at_table(served.url, made["id"], {}, watch),
        )

    browser, watched = run(both())
    assert watched["game"] == browser.view["game"]
    assert sum('"kind":"table"' in text for text in browser.heard) == 1
    record = Record.parse(client.get(f"/api/games/{made['id']}/record.fief").text)
    assert record.game().is_over
    assert record == Record.from_json(client.get(f"/api/games/{made['id']}/record.json").json())
    texts = [entry["text"] for entry in browser.log if entry["text"]]
    assert texts == [str(event) for event in record.events]


def test_friends_join_by_link_and_a_spectator_watches(database):
    with serving(database) as served:
        host, made = create(served.url, "kingdomino(players=3)", [ME, OPEN, OPEN], start=False)
        table, codes = made["id"], {invite["seat"]: invite["code"] for invite in made["invites"]}
        guest = new_client(served.url)
        looked = guest.post("/api/invites/look", json={"code": codes[1]}).json()
        assert looked["open_seats"] == [1]
        assert guest.post("/api/join", json={"code": codes[1].lower(), "name": "Otto"}).json()["seat"] == 1
        again = httpx.post(f"{served.url}/api/join", json={"code": codes[1], "name": "Thief"})
        assert (again.status_code, again.json()["code"]) == (404, "no_such_code")
        other = new_client(served.url)
        assert other.post("/api/join", json={"code": codes[None], "name": "Ilse"}).json()["seat"] == 2

        async def host_plays(browser):
            await browser.until(lambda view: view["stage"] == "gathering")
            assert (await browser.ask("start"))["kind"] == "accepted"
            return await play_on(browser, at_random(1))

        async def plays(browser):
            return await play_on(browser, at_random(2))

        async def watches(browser):
            view = await browser.until(lambda view: view["stage"] == "over")
            assert '"moves":[{' not in "".join(browser.heard)
            return view

        async def all_at_once():
            return await asyncio.gather(
                at_table(served.url, table, cookie_of(host, table), host_plays),
                at_table(served.url, table, cookie_of(guest, table), plays),
                at_table(served.url, table, cookie_of(other, table), plays),
                at_table(served.url, table, {}, watches),
            )

        views = run(all_at_once())
        assert len({json.dumps(view["game"]) for view in views}) == 1


def test_two_processes_share_one_postgresql(postgres_database):
    with serving(postgres_database) as one, serving(postgres_database) as other:
        host, made = create(one.url, "kingdomino(players=2)", [ME, OPEN], start=False)
        table = made["id"]
        guest = new_client(other.url)
        assert guest.post("/api/join", json={"code": made["invites"][0]["code"], "name": "Otto"}).status_code == 200

        async def host_plays(browser):
            await browser.until(lambda view: view["seats"][1]["who"] == "person")
            assert (await browser.ask("start"))["kind"] == "accepted"
            return await play_on(browser, at_random(1))

        async def both():
            return await asyncio.gather(
                at_table(one.url, table, cookie_of(host, table), host_plays),
                at_table(other.url, table, cookie_of(guest, table), lambda browser: play_on(browser, at_random(2))),
            )

        first, second = run(both())
        assert first["game"] == second["game"]


def test_one_browser_holds_several_seats(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, OPEN], start=False)

    async def work(browser):
        await browser.until(lambda view: True)
        assert (await browser.ask("sit", seat=1, name="Ilse"))["kind"] == "accepted"
        assert (await browser.ask("start"))["kind"] == "accepted"
        view = await play_on(browser, at_random(3))
        return view, browser.view["my_seats"]

    view, seats = run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
    assert view["stage"] == "over"
    assert seats == [0, 1]


def test_a_client_that_comes_back_gets_what_it_missed(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    cookie = cookie_of(client, made["id"])

    async def first(browser):
        await play_on(browser, at_random(4), rounds=2)
        return browser.number, list(browser.log)

    async def rest(browser):
        await play_on(browser, at_random(5))
        return browser.log

    number, log = run(at_table(served.url, made["id"], cookie, first))
    log += run(at_table(served.url, made["id"], cookie, rest, after=number))
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    assert log == client.get(f"/api/games/{made['id']}").json()["log"]


def test_a_turn_is_composed_taken_back_and_sent(served):
    client, made = create(served.url, "queendomino(players=3)", [ME, BOT, BOT])

    async def work(browser):
        view = await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
        choose = at_random(6)
        while view["decision"]["awaits"] != "place":
            await browser.ask("move", at=view["decision"]["at"], actions=[choose(view["decision"])])
            at = view["decision"]["at"]
            view = await browser.until(lambda view, at=at: view["decision"]["is_mine"] and view["decision"]["at"] > at)
        at, first = view["decision"]["at"], view["decision"]["moves"][0]["action"]
        shown = await browser.ask("preview", at=at, actions=[first])
        assert shown["is_certain"]
        assert len(shown["view"]["game"]["kingdoms"][0]["squares"]) == 2
        second = shown["view"]["decision"]["moves"][-1]["action"]
        stored = client.get(f"/api/games/{made['id']}").json()
        assert stored["view"]["game"]["kingdoms"][0]["squares"] == []
        assert (await browser.ask("move", at=at, actions=[first, second]))["kind"] == "accepted"
        assert (await browser.ask("move", at=at, actions=[first, second]))["code"] == "stale"
        reason = await browser.ask("why", at=browser.view["decision"]["at"], actions=[],
                                   move={"kind": "site", "squares": [[3, 3]]})  # fmt: skip
        assert reason["key"].startswith("why-")
        assert reason["sentence"].endswith(".")

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))


def test_an_outside_program_plays(served):
    client, made = create(served.url, "kingdomino(players=2)", [BOT, OPEN], start=False)
    code = made["invites"][0]["code"]
    command = [sys.executable, str(EXAMPLES / "outside_bot.py"), served.url, code]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    async def work(browser):
        await browser.until(lambda view: view["seats"][1]["who"] == "person")
        assert (await browser.ask("start"))["kind"] == "accepted"
        await browser.until(lambda view: view["stage"] == "over")

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
    printed, _ = program.communicate()
    assert program.returncode == 0, printed
    assert "points" in printed
    wrong = subprocess.run([*command[:-1], "AAAA-AAAA"], capture_output=True, text=True)
    assert (wrong.returncode, "wrong or has expired" in wrong.stdout) == (1, True)


def test_a_dynasty_and_a_rematch_over_the_wire(served):
    client, made = create(served.url, "kingdomino(players=2, dynasty)", [ME, BOT])

    async def work(browser):
        for game in range(3):
            view = await play_on(browser, at_random(game))
            assert view["game"]["match"]["game"] == game
            if game < 2:
                assert (await browser.ask("next_game"))["kind"] == "accepted"
                await browser.until(lambda view: view["stage"] != "over")
        standings = view["game"]["match"]
        assert standings["sums"] == [sum(column) for column in zip(*standings["totals"], strict=True)]
        assert standings["outcome"]["ranking"][0]["total"] == max(standings["sums"])
        assert (await browser.ask("rematch"))["kind"] == "accepted"
        await browser.until(lambda view: view["first_game"] == 3)

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
    assert Record.parse(client.get(f"/api/games/{made['id']}/record.fief?game=1").text).game().is_over
    assert client.get(f"/api/games/{made['id']}/record.fief?game=9").json()["code"] == "malformed"


def test_a_bot_takes_over_until_the_seat_is_given_back(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, OPEN], start=False)
    guest = new_client(served.url)
    guest.post("/api/join", json={"code": made["invites"][0]["code"], "name": "Otto"})

    async def work(browser):
        await browser.until(lambda view: True)
        await browser.ask("start")

        async def present(other):
            await other.until(lambda view: True)
            assert (await browser.ask("take_over", seat=1, level="random"))["key"] == "refused-still-here"

        await at_table(served.url, made["id"], cookie_of(guest, made["id"]), present)
        while (await browser.ask("take_over", seat=1, level="random"))["kind"] == "refused":
            await asyncio.sleep(0.05)
        await play_on(browser, at_random(7), rounds=2)
        assert (await browser.ask("give_back", seat=1))["kind"] == "accepted"
        view = await browser.until(lambda view: not view["seats"][1]["substitute"])
        assert view["seats"][1]["name"] == "Otto"

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))


def test_every_table_that_can_be_chosen_can_be_set(served):
    choices = new_client(served.url).get("/api/choices").json()
    assert [game["game"] for game in choices["games"]][:2] == ["kingdomino", "queendomino"]
    assert [level["level"] for level in choices["levels"]] == ["easy", "normal", "hard", "expert", "random"]
    texts = [variant["text"] for game in choices["games"] for variant in game["variants"]]
    assert len(texts) == len(set(texts)) == len(list(Rules.all()))
