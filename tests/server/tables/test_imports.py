"""Exporting and importing records, and replays."""

import json

import pytest

from fiefdom.notation import Record
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}

SHORT = """fief 1
rules kingdomino(players=2)
seat 1 "Ada"
seat 2 "Bo" bot random
date 2026-11-15

round 0
* line K3 K11 K24 K42
* king 1
1 claim K3
end
"""


@pytest.fixture(scope="module")
def finished(served):
    client, made = create(served.url, "queendomino(players=3)", [ME, BOT, BOT])
    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), lambda browser: play_on(browser, at_random(1))))
    text = client.get(f"/api/games/{made['id']}/record.fief").text
    return made["id"], text


def test_a_record_is_brought_back_and_shown(served, finished):
    client = new_client(served.url)
    _, text = finished
    made = client.post("/api/records", content=text.encode())
    assert made.status_code == 201
    table = made.json()["id"]
    message = client.get(f"/api/games/{table}").json()
    assert (message["view"]["stage"], message["view"]["seats"][0]["name"]) == ("record", "Maud")
    assert message["view"]["game"]["is_over"]
    again = Record.parse(client.get(f"/api/games/{table}/record.fief").text)
    original = Record.parse(text)
    assert again.events == original.events
    assert [seat.name for seat in again.seats] == [seat.name for seat in original.seats]
    as_json = client.get(f"/api/games/{table}/record.json").content
    assert client.post("/api/records", content=as_json).status_code == 201


def test_of_several_games_in_a_file_one_is_chosen(served, finished):
    client, (_, text) = new_client(served.url), finished
    other = SHORT.replace("Ada", "Béla")
    several = f"{text}{SHORT}fief 1\nrules chess\nend\n{other}".encode()
    answer = client.post("/api/records", content=several)
    found = answer.json()
    assert (answer.status_code, found["id"], found["games"], found["left_out"]) == (200, None, 3, 1)
    first, second, third = found["records"]
    assert (first["rules"]["game"], second["rules"]["game"]) == ("queendomino", "kingdomino")
    assert [kingdom["total"] for kingdom in first["kingdoms"]] == list(Record.parse(text).result)
    assert first["kingdoms"][0]["names"] == ["Maud"]
    assert (second["kingdoms"][0], second["date"]) == ({"names": ["Ada"], "total": None}, "2026-11-15")
    assert third["kingdoms"][0]["names"] == ["Béla"]
    chosen = client.post("/api/records", params={"record": 2}, content=several)
    assert chosen.status_code == 201
    table = client.get(f"/api/games/{chosen.json()['id']}").json()
    assert table["view"]["seats"][0]["name"] == "Béla"
    none = client.post("/api/records", params={"record": 3}, content=several)
    assert (none.status_code, none.json()["code"]) == (422, "bad_record")


def test_several_games_as_json(served):
    client = new_client(served.url)
    one = json.dumps(Record.parse(SHORT).as_json())
    for several in (f"[{one}, {one}]", f"{one}\n{one}\n"):
        assert client.post("/api/records", content=several.encode()).json()["games"] == 2


def test_moments_run_from_the_first_decision_to_the_last(served, finished):
    client, (table, text) = new_client(served.url), finished
    total = Record.parse(text).decisions
    start = client.get(f"/api/games/{table}/moments", params={"first": 0, "count": 3}).json()
    assert (start["moments"], [view["moment"] for view in start["views"]]) == (total, [0, 1, 2])
    assert start["views"][0]["kingdoms"][0]["squares"] == []
    end = client.get(f"/api/games/{table}/moments", params={"first": total, "count": 50}).json()
    assert [view["moment"] for view in end["views"]] == [total]
    assert end["views"][0]["is_over"]
    assert max(entry["moment"] for entry in end["log"]) == total
    many = client.get(f"/api/games/{table}/moments", params={"first": 5, "count": 9999}).json()
    assert len(many["views"]) == min(50, total - 4)
    middle = Record.parse(text).game(7)
    assert many["views"][2]["kingdoms"][0]["score"] == middle.scores[0]


def test_a_record_whose_moves_cannot_be_is_refused(served, finished):
    client, (_, text) = new_client(served.url), finished
    broken = text.replace("round 1\n", "round 1\n1 place Q48 n1 n2\n", 1)
    answer = client.post("/api/records", content=broken.encode())
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
    assert answer.json()["sentence"].startswith("This record cannot be read")
