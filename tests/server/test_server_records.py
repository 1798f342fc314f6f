"""Records that leave and come back, and replays."""

import pytest

from fiefdom.notation import Record
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


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
