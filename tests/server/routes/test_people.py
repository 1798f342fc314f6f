"""People without accounts, over HTTP, on both databases."""

import json

import sqlalchemy as sa
from sqlalchemy import inspect

from fiefdom.server.rate_limits import Rate
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import TableStore, database_url
from server_support.players import at_table, cookie_of, new_client, run
from server_support.serving import serving

RULES = "kingdomino(players=2)"
ME, OPEN, BOT = {"who": "me", "name": "Maud"}, {"who": "open"}, {"who": "bot", "level": "random"}


def person(url, name="Maud"):
    client = new_client(url)
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return client, answer.json()["person"]


def create(client, seats=(ME, BOT), start=True, options=None):
    wish = {"rules": RULES, "seats": list(seats), "start": start, "options": options or {}}
    answer = client.post("/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def leave(served, client, table, seat=0):
    """Leave the game; bots play it to its end."""

    async def work(browser):
        await browser.until(lambda view: view["stage"] == "playing")
        assert (await browser.ask("leave", seat=seat))["kind"] == "accepted"
        await browser.until(lambda view: view["stage"] == "over")

    run(at_table(served.url, table, cookie_of(client, table), work))


def test_a_profile_keeps_games_and_moves_to_another_device_by_its_code(database):
    with serving(database) as served:
        assert new_client(served.url).get("/api/me").json() == {"person": None}
        client, made = person(served.url)
        table = create(client)
        leave(served, client, table)
        games = client.get("/api/me/games").json()
        [game] = games["games"]
        assert (game["table"], game["game"], game["rules"], game["rated"]) == (table, 0, RULES, False)
        own, other = game["players"]
        assert own["mine"] and own["ending"] == "left" and own["place"] == 2 and own["name"] == "Maud"
        assert other["level"] == "random" and other["place"] == 1
        assert client.get(f"/replay/{table}").status_code == 200
        [row] = client.get("/api/me").json()["person"]["statistics"]
        assert (row["game"], row["players"], row["games"], row["wins"], row["best"]) == (
            "kingdomino", 2, 1, 0, own["total"],
        )  # fmt: skip
        code = client.post("/api/me/code").json()["code"]
        second = new_client(served.url)
        found = second.post("/api/me/recover", json={"code": code.lower()}).json()["person"]
        assert found["id"] == made["id"] and found["devices"] == 2 and not found["has_code"]
        assert second.get("/api/me/games").json() == games
        refused = new_client(served.url).post("/api/me/recover", json={"code": code})
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_code")


def test_a_browser_with_games_of_its_own_does_not_lose_them_by_a_code(database):
    with serving(database) as served:
        first, _ = person(served.url)
        code = first.post("/api/me/code").json()["code"]
        second, kept = person(served.url, "Berta")
        leave(served, second, create(second), 0)
        refused = second.post("/api/me/recover", json={"code": code})
        assert refused.json()["code"] == "not_now" and refused.json()["key"] == "refused-person-here"
        assert second.get("/api/me").json()["person"]["id"] == kept["id"]
        unused, _ = person(served.url, "Carl")
        assert unused.post("/api/me/recover", json={"code": code}).json()["person"]["name"] == "Maud"


def test_everything_can_be_exported_and_deleted_also_the_name_in_the_games(database):
    with serving(database) as served:
        client, made = person(served.url, "Zenobia")
        seats = ({"who": "me", "name": "Zenobia"}, BOT)
        table = create(client, seats)
        leave(served, client, table)
        waiting = create(client, ({"who": "me", "name": "Zenobia the Elder"}, OPEN), start=False)
        answer = client.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        everything = answer.json()
        assert everything["person"]["id"] == made["id"] and [game["table"] for game in everything["games"]] == [table]
        assert everything["seats"] == [[waiting, 0]]
        for body in ({}, {"confirm": False}, {"confirm": "yes"}, {"confirm": True, "more": 1}):
            assert client.post("/api/me/delete", json=body).json()["code"] == "malformed"
        assert client.get("/api/me").json()["person"] is not None
        assert client.post("/api/me/delete", json={"confirm": True}).json() == {"person": None}
        assert client.get("/api/me").json() == {"person": None}
        assert client.get("/api/me/games").json()["code"] == "not_allowed"
        for each in (table, waiting):
            assert "Zenobia" not in client.get(f"/api/games/{each}").text
        assert "Zenobia" not in client.get(f"/api/games/{table}/record.fief").text
    rows = run(all_rows(database))
    assert "Zenobia" not in rows and made["id"] not in rows


async def all_rows(database):
    store = await TableStore.open(database_url(database))
    try:
        return await store.run(written)
    finally:
        await store.close()


def written(connection):
    tables = inspect(connection).get_table_names()
    return "\n".join(
        json.dumps([str(value) for value in row], ensure_ascii=False)
        for table in tables
        for row in connection.execute(sa.text(f'SELECT * FROM "{table}"'))
    )


def test_only_hashes_of_keys_and_codes_are_stored(database):
    with serving(database) as served:
        client, _ = person(served.url)
        code = client.post("/api/me/code").json()["code"]
        create(client, (ME, OPEN), start=False)
        key = client.cookies["fief_person"]
    rows = run(all_rows(database))
    assert key not in rows and code not in rows and "127.0.0.1" not in rows


def test_profiles_codes_and_renaming_are_limited(tmp_path):
    settings = ServerSettings(new_people=Rate(2, 0), codes=Rate(3, 0))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", settings) as served:
        client, _ = person(served.url)
        person(served.url)
        refused = new_client(served.url).post("/api/me", json={"name": "Third"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert client.post("/api/me", json={"name": "Renamed"}).json()["person"]["name"] == "Renamed"
        codes = [client.post("/api/me/recover", json={"code": "AAAA"}).json()["code"] for _ in range(5)]
        assert codes == ["no_such_code"] * 3 + ["too_many"] * 2


def test_a_key_of_somebody_else_is_nothing_and_bad_bodies_change_nothing(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        client, made = person(served.url)
        stranger = new_client(served.url)
        for key in (made["id"], "x" * 43, ""):
            stranger.cookies.set("fief_person", key)
            assert stranger.get("/api/me").json() == {"person": None}
            for path in ("code", "delete"):
                answer = stranger.post(f"/api/me/{path}", json={"confirm": True})
                assert answer.json()["code"] in ("not_allowed", "malformed")
            assert stranger.get("/api/me/export").json()["key"] == "refused-no-person"
        for body in ({}, {"name": ""}, {"name": " "}, {"name": "x" * 25}, {"name": 3}, {"name": "A", "id": 1}, [], 7):
            assert client.post("/api/me", json=body).json()["code"] == "malformed"
        for query in ("before=-1", "before=x", "before=99999999999999999999"):
            assert client.get(f"/api/me/games?{query}").json()["code"] == "malformed"
        assert client.get("/api/me").json()["person"]["name"] == "Maud"
