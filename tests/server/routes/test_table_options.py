"""What the host decides: no hints, no undo, no spectators."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import serving

RULES = "kingdomino(players=2)"
ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


def made(url, seats=(ME, ME), **options):
    client = new_client(url)
    body = {"rules": RULES, "seats": list(seats), "start": True, "options": options}
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return client, answer.json()["id"]


def test_without_hints_nobody_is_told_what_a_move_would_bring(served):
    for hints in (True, False):
        client, table = made(served.url, hints=hints)
        view = client.get(f"/api/games/{table}").json()["view"]
        moves = view["decision"]["moves"]
        assert moves and view["options"]["hints"] is hints
        assert {(move["points"] is None, move["score"] is None) for move in moves} == {(not hints, not hints)}


def test_without_undo_nothing_is_taken_back(served):
    client, table = made(served.url, undo=False)

    async def work(browser):
        decision = (await browser.until(lambda view: view["decision"]))["decision"]
        await browser.ask("move", at=decision["at"], actions=[decision["moves"][0]["action"]])
        assert browser.view["decision"]["can_undo"] is False
        return await browser.ask("undo", at=browser.view["decision"]["at"])

    assert run(at_table(served.url, table, cookie_of(client, table), work))["key"] == "refused-no-undo"


def test_a_hidden_game_is_seen_by_its_players_until_it_is_over(database):
    with serving(database) as served:
        client, table = made(served.url, (ME, BOT), spectators="none")
        stranger = new_client(served.url)
        for path in ("", "/moments", "/record.fief", "/record.json", "/stream"):
            answer = stranger.get(f"/api/games/{table}{path}")
            assert (answer.status_code, answer.json()["key"]) == (403, "refused-no-spectators"), path

        async def watches(browser):
            assert (await browser.receive())["key"] == "refused-no-spectators"
            with pytest.raises(ConnectionClosed) as closed:
                await browser.receive()
            return closed.value.rcvd.code

        assert run(at_table(served.url, table, {}, watches)) == 4403
        run(at_table(served.url, table, cookie_of(client, table), lambda browser: play_on(browser, at_random(1))))
        assert stranger.get(f"/api/games/{table}/record.fief").status_code == 200

    with serving(database) as served:
        # Who watches the end does not see the rematch.
        async def sees(spectator):
            await spectator.until(lambda view: view["stage"] == "over")
            await at_table(served.url, table, cookie_of(client, table), lambda host: host.ask("rematch"))
            with pytest.raises(ConnectionClosed):
                while True:
                    message = await asyncio.wait_for(spectator.receive(), 60)
                    assert message.get("view", {}).get("stage") != "playing"

        run(at_table(served.url, table, {}, sees))


@pytest.mark.parametrize(
    "options", [{"spectators": "some"}, {"hints": "maybe"}, {"other": 1}, [], None, {"undo": None}, "all"]
)
def test_other_options_are_refused(served, options):
    client = new_client(served.url)
    answer = client.post("/api/games", json={"rules": RULES, "seats": [ME, BOT], "options": options})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_tables_have_the_usual_options_unless_told(served):
    _, table = create(served.url, RULES, [ME, BOT])
    assert table["view"]["options"] == {
        "hints": True,
        "undo": True,
        "spectators": "all",
        "clock": None,
        "listing": None,
    }
