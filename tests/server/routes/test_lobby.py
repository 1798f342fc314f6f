"""Public tables over HTTP and websockets: the list, joining, pairing, rated games, on one and on two servers."""

import random

import pytest

from fiefdom.server.rate_limits import Rate
from fiefdom.server.settings import ServerSettings
from server_support.players import at_table, cookie_of, new_client, run
from server_support.serving import ANY, UNLIMITED, serving

RULES = "kingdomino(players=2)"
OPEN, BOT = {"who": "open"}, {"who": "bot", "level": "random"}
CLOCK = {"per": "turn", "seconds": 60, "increment": 0, "on_timeout": "lose"}
RATED = {"hints": False, "undo": False, "clock": CLOCK, "listing": {"rated": True}}
COUNTED = ServerSettings(commands=ANY, requests=ANY, new_tables=ANY, codes=ANY, new_people=ANY, rates_same_address=True)


def create(url, name, options, seats=(OPEN,), client=None, start=False, status=201):
    client = client or new_client(url)
    wish = {"rules": RULES, "seats": [{"who": "me", "name": name}, *seats], "options": options, "start": start}
    answer = client.post("/api/games", json=wish)
    assert answer.status_code == status, answer.text
    return client, answer.json()


def quick(client, name, **more):
    answer = client.post("/api/lobby/quick", json={"rules": RULES, "name": name, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def join(client, table, name="Gast"):
    return client.post("/api/lobby/join", json={"table": table, "name": name})


def listed(url):
    """The list, read fresh: the server keeps it for a second."""
    return new_client(url).get("/api/lobby").json()


def waiting(served, url=None):
    served.app.state.board.forget()
    return [table["id"] for table in listed(url or served.url)["waiting"]]


def play_out(served, client, table, seat):
    async def work(browser):
        await browser.until(lambda view: view["stage"] == "playing")
        await browser.ask("leave", seat=seat)
        await browser.until(lambda view: view["stage"] == "over")

    run(at_table(served.url, table, cookie_of(client, table), work))


def test_tables_are_private_unless_the_host_wants_otherwise(database):
    with serving(database) as served:
        private, made = create(served.url, "Maud", {})
        assert waiting(served) == []
        refused = join(new_client(served.url), made["id"])
        assert (refused.json()["code"], refused.json()["key"]) == ("not_allowed", "refused-not-public")
        stranger = new_client(served.url).post(f"/api/games/{made['id']}/publish", json={"listing": {}})
        assert stranger.json()["key"] == "refused-host-only"
        assert private.post(f"/api/games/{made['id']}/publish", json={"listing": {"lowest": 5}}).status_code == 200
        assert waiting(served) == [made["id"]]
        [table] = listed(served.url)["waiting"]
        assert (table["game"], table["players"], table["free"], table["lowest"]) == ("kingdomino", 2, 1, 5)
        assert [seat["name"] for seat in table["seats"]] == ["Maud", ""]
        assert private.post(f"/api/games/{made['id']}/publish", json={"listing": None}).status_code == 200
        assert waiting(served) == []


def test_the_list_has_a_tag_and_a_table_vanishes_when_nobody_is_there(database):
    with serving(database) as served:
        _, made = create(served.url, "Maud", {"listing": {}})
        client = new_client(served.url)
        answer = client.get("/api/lobby")
        again = client.get("/api/lobby", headers={"If-None-Match": answer.headers["etag"]})
        assert answer.status_code == 200 and again.status_code == 304 and again.content == b""
        assert waiting(served) == [made["id"]]
        served.app.state.registry.clock.move(16_000)
        assert waiting(served) == []


def test_a_game_begins_when_the_last_seat_is_taken_and_can_be_watched(database):
    with serving(database) as served:
        _, made = create(served.url, "Maud", {"listing": {}})
        guest = new_client(served.url)
        assert join(guest, made["id"]).json() == {"id": made["id"], "seat": 1, "token": None}
        view = guest.get(f"/api/games/{made['id']}").json()["view"]
        assert view["stage"] == "playing" and view["my_seats"] == [1]
        served.app.state.board.forget()
        found = listed(served.url)
        assert found["waiting"] == [] and [each["id"] for each in found["playing"]] == [made["id"]]
        late = join(new_client(served.url), made["id"])
        assert late.json()["code"] == "not_now"


def test_nobody_sits_twice_and_ratings_outside_the_range_are_refused(database):
    with serving(database) as served:
        host, made = create(served.url, "Maud", {"listing": {}})
        assert join(host, made["id"]).json()["key"] == "refused-already-seated"
        _, again = create(served.url, "Maud", {"listing": {}}, client=host, status=409)
        assert again["key"] == "refused-already-waiting"
        _, high = create(served.url, "Hugo", {"listing": {"lowest": 1600}})
        assert join(new_client(served.url), high["id"]).json()["key"] == "refused-rating-range"
        _, wrong = create(served.url, "Hugo", {"listing": {"lowest": 1600, "highest": 1500}}, status=422)
        assert wrong["key"] == "refused-range-order"


@pytest.mark.parametrize(
    "change",
    [{"hints": True}, {"undo": True}, {"clock": None}, {"clock": {**CLOCK, "on_timeout": "bot"}}],
    ids=["hints", "undo", "no clock", "bot plays on"],
)
def test_a_rated_table_has_terms(served, change):
    _, refused = create(served.url, "Maud", {**RATED, **change}, status=422)
    assert (refused["code"], refused["key"]) == ("bad_rules", "refused-rated-terms")


def test_at_a_rated_table_everybody_plays_alone(served):
    _, refused = create(served.url, "Maud", RATED, seats=({"who": "me", "name": "Both"},), status=403)
    assert refused["key"] == "refused-rated-seats"
    host, made = create(served.url, "Maud", RATED, seats=(BOT,), start=True)

    async def tries(browser):
        await browser.until(lambda view: view["stage"] == "playing")
        keys = [
            (await browser.ask(kind, **fields))["key"]
            for kind, fields in (
                ("take_over", {"seat": 0, "level": "expert"}), ("give_back", {"seat": 0}),
                ("fill", {"seat": 1, "level": "expert"}), ("sit", {"seat": 1, "name": "Two"}),
            )
        ]  # fmt: skip
        assert keys == ["refused-rated-seats"] * 4

    run(at_table(served.url, made["id"], cookie_of(host, made["id"]), tries))


def test_quick_pairing_joins_the_longest_waiting_table_or_opens_one(database):
    with serving(database) as served:
        first, second, third = (new_client(served.url) for _ in range(3))
        own = quick(first, "First")
        assert own["waits"] and own["taken"] and own["level"] == "normal"
        other = quick(second, "Second", rated=True, clock=CLOCK)
        assert other["id"] != own["id"]
        found = quick(third, "Third")
        assert (found["id"], found["seat"], found["waits"]) == (own["id"], 1, False)
        assert quick(first, "First", table=own["id"])["waits"] is False
        assert waiting(served) == [other["id"]]


def test_of_two_who_wait_the_later_one_moves_to_the_older_table(database):
    with serving(database) as served:
        first, second = new_client(served.url), new_client(served.url)
        one = create(served.url, "First", {"listing": {}}, client=first)[1]["id"]
        served.app.state.registry.clock.move(1_000)
        two = create(served.url, "Second", {"listing": {}}, client=second)[1]["id"]
        assert quick(first, "First", table=one) == {
            "id": one, "seat": 0, "waits": True, "taken": False, "level": "normal",
        }  # fmt: skip
        moved = quick(second, "Second", table=two)
        assert (moved["id"], moved["seat"], moved["taken"], moved["waits"]) == (one, 1, True, False)
        assert waiting(served) == []
        stranger = new_client(served.url).post("/api/lobby/quick", json={"rules": RULES, "name": "X", "table": one})
        assert stranger.json()["code"] == "not_allowed"


def test_two_servers_have_one_lobby_and_hear_each_other(postgres_database):
    with serving(postgres_database, COUNTED) as one, serving(postgres_database, COUNTED) as two:
        host, guest = new_client(one.url), new_client(two.url)
        table = quick(host, "Host", rated=True, clock=CLOCK)["id"]
        assert waiting(two) == [table]

        async def heard(browser):
            await browser.until(lambda view: view["stage"] == "playing")
            assert (await browser.ask("say", seat=1, phrase="hello"))["kind"] == "accepted"

        async def both(browser):
            found = quick(guest, "Guest", rated=True, clock=CLOCK)
            assert (found["id"], found["seat"]) == (table, 1)
            await at_table(two.url, table, cookie_of(guest, table), heard)
            while (message := await browser.receive())["kind"] != "said":
                pass
            return message

        said = run(at_table(one.url, table, cookie_of(host, table), both))
        assert (said["seat"], said["phrase"]) == (1, "hello")


def test_leaving_a_rated_game_costs_rating_and_the_bots_are_rated_too(database):
    with serving(database, COUNTED) as served:
        client, made = create(served.url, "Maud", RATED, seats=(BOT,), start=True)
        play_out(served, client, made["id"], 0)
        [rating] = client.get("/api/me").json()["person"]["ratings"]
        assert rating["rating"] < 1500 and rating["uncertainty"] < 667 and rating["is_provisional"]
        [game] = client.get("/api/me/games").json()["games"]
        assert game["rated"] and game["change"] == rating["rating"] - 1500
        seats = client.get(f"/api/games/{made['id']}/people").json()
        assert seats["counted"] and seats["seats"][1]["rating"] > 1500 and seats["seats"][1]["change"] > 0
        board = client.get("/api/ratings?game=kingdomino&players=2").json()
        assert board["entries"] == [] and board["kinds"] == [["kingdomino", 2]]


def test_whoever_runs_out_of_time_loses_the_rated_game(database):
    with serving(database, COUNTED) as served:
        client, made = create(served.url, "Maud", RATED, seats=(BOT,), start=True)

        async def waits(browser):
            await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
            served.app.state.registry.clock.move(61_000)
            await browser.until(lambda view: view["stage"] == "over")

        run(at_table(served.url, made["id"], cookie_of(client, made["id"]), waits))
        [game] = client.get("/api/me/games").json()["games"]
        assert game["players"][0]["ending"] == "timed_out" and game["players"][0]["place"] == 2 and game["change"] < 0


def test_two_at_one_address_are_not_rated_and_repeated_games_count_less(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, UNLIMITED) as served:
        host, made = create(served.url, "Maud", RATED)
        guest = new_client(served.url)
        join(guest, made["id"])
        play_out(served, host, made["id"], 0)

        async def end(browser):
            await browser.ask("leave", seat=1)
            await browser.until(lambda view: view["stage"] == "over")

        run(at_table(served.url, made["id"], cookie_of(guest, made["id"]), end)) if _is_playing(guest, made) else None
        [game] = guest.get("/api/me/games").json()["games"]
        assert game["rated"] and game["change"] is None and guest.get("/api/me").json()["person"]["ratings"] == []
    with serving(database, COUNTED) as served:
        client = new_client(served.url)
        for _ in range(5):
            _, made = create(served.url, "Sisyphus", RATED, seats=(BOT,), start=True, client=client)
            play_out(served, client, made["id"], 0)
        games = client.get("/api/me/games").json()["games"][::-1]
        changes = [-game["change"] for game in games]
        assert changes[0] > changes[1] > changes[2] > changes[3] > changes[4] >= 0
        assert changes[3] < 0.75 * changes[2]


def _is_playing(client, made):
    return client.get(f"/api/games/{made['id']}").json()["view"]["stage"] == "playing"


def test_a_thousand_tables_from_one_address_are_refused(tmp_path):
    settings = ServerSettings(requests=ANY, new_tables=Rate(20, 0), new_people=Rate(5, 0))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", settings) as served:
        answers = [
            new_client(served.url).post("/api/lobby/quick", json={"rules": RULES, "name": f"P{n}", "rated": n % 2 == 0,
                                                                 "clock": {**CLOCK, "seconds": 60 + n}})
            for n in range(60)
        ]  # fmt: skip
        codes = [answer.json().get("code") for answer in answers]
        assert codes.count(None) == 5 and set(codes[5:]) == {"too_many"}
        assert len(waiting(served)) == 5


def test_talk_is_for_those_with_a_seat_and_limited(served):
    host, made = create(served.url, "Maud", {}, seats=(BOT,), start=True)

    async def spectator(browser):
        await browser.until(lambda view: view)
        return await browser.ask("say", seat=0, phrase="hello")

    async def talks(browser):
        await browser.until(lambda view: view)
        refused = await at_table(served.url, made["id"], {}, spectator)
        assert refused["code"] == "not_allowed"
        answers = [await browser.ask("say", seat=0, phrase="wow") for _ in range(6)]
        assert [answer["kind"] for answer in answers] == ["accepted"] * 4 + ["refused"] * 2
        assert answers[-1]["code"] == "too_many" and answers[-1]["key"] == "refused-talks-too-much"
        assert sum('"said"' in text for text in browser.heard) == 4
        for bad in (
            {"phrase": "go away"},
            {"phrase": 3},
            {},
            {"seat": 1, "phrase": "hello"},
            {"seat": 9, "phrase": "hello"},
        ):
            answer = await browser.ask("say", **{"seat": 0, **bad})
            assert answer["code"] in ("malformed", "not_allowed")

    run(at_table(served.url, made["id"], cookie_of(host, made["id"]), talks))


def test_a_series_has_a_running_total_and_seats_swap_with_consent(database):
    with serving(database) as served:
        seats = ({"who": "me", "name": "Berta"},)
        host, made = create(served.url, "Maud", {}, seats=seats, start=True)
        source = random.Random(5)

        async def plays(browser):
            await finish(browser, source)
            first = browser.view
            assert first["series"]["games"] == 1 and not first["series"]["swaps"]
            totals = [kingdom["score"] for kingdom in first["game"]["kingdoms"]]
            assert [seat["points"] for seat in first["series"]["seats"]] == totals
            assert (await browser.ask("swap_seats", swap=True))["kind"] == "accepted"
            assert browser.view["series"]["swaps"] and browser.view["seats"][0]["name"] == "Maud"
            assert (await browser.ask("rematch"))["kind"] == "accepted"
            await browser.until(lambda view: view["stage"] == "playing")
            assert [seat["name"] for seat in browser.view["seats"]] == ["Berta", "Maud"]
            assert browser.view["seats"][1]["is_host"]
            assert [seat["points"] for seat in browser.view["series"]["seats"]] == totals[::-1]
            assert (await browser.ask("swap_seats", swap=True))["code"] == "not_now"
            await finish(browser, source)
            assert browser.view["series"]["games"] == 2

        run(at_table(served.url, made["id"], cookie_of(host, made["id"]), plays))
        served.app.state.registry.forget(made["id"])
        names = [host.get(f"/api/games/{made['id']}/moments?game={game}").json()["names"] for game in (0, 1)]
        assert names == [["Maud", "Berta"], ["Berta", "Maud"]]
        assert host.get(f"/api/games/{made['id']}").json()["view"]["series"]["games"] == 2


async def finish(browser, source):
    while browser.view.get("stage") != "over" or not browser.view["game"]["is_over"]:
        decision = browser.view.get("decision")
        if decision and decision["is_mine"]:
            move = source.choice(decision["moves"])["action"]
            await browser.ask("move", at=decision["at"], actions=[move])
        else:
            await browser.receive()


BODIES = [None, [], 7, "x", {}, {"rules": 1}, {"rules": RULES}, {"rules": RULES, "name": ""}, {"table": "../x"},
          {"table": "a", "name": "A", "colour": 99}, {"table": "a" * 40, "name": "A"}, {"name": "A", "rules": "chess"},
          {"rules": RULES, "name": "A", "rated": True}, {"rules": RULES, "name": "A", "clock": {"per": "life"}},
          {"rules": RULES, "name": "A", "table": "nosuchtable"}, {"listing": {"lowest": -1}}, {"listing": 1},
          {"rules": RULES, "name": "A", "commitment": "zz"}, {"table": "nosuchtable", "name": "A"}]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/lobby/quick", "/api/lobby/join", "/api/games/nosuchtable/publish"])
def test_bad_requests_get_coded_refusals_and_change_nothing(served, path):
    known = waiting(served)
    for body in BODIES:
        answer = new_client(served.url).post(path, json=body)
        assert 400 <= answer.status_code < 500 and answer.json()["kind"] == "refused", (body, answer.text)
    for query in ("game=X", "game=kingdomino&players=99", "game=" + "a" * 30):
        assert new_client(served.url).get(f"/api/ratings?{query}").json()["code"] == "malformed"
    assert new_client(served.url).get("/api/games/nosuchtable/people").json()["code"] == "no_such_table"
    assert waiting(served) == known
