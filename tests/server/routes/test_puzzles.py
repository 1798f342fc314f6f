"""Puzzles over HTTP: nothing is stored, and no request breaks anything."""

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fiefdom.notation import parse_move
from fiefdom.puzzles import all_puzzles, puzzle
from fiefdom.puzzles.shelf import puzzle_games

NAMES = [f"{game}-1" for game in puzzle_games()]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def client(served):
    with httpx.Client(base_url=f"{served.url}/api/puzzles", timeout=120) as client:
        yield client


def action_of(name, text):
    game = puzzle(name).game()
    return game.action_of(parse_move(text, game))


def test_all_puzzles_are_listed_without_their_solutions(client, served):
    listed = client.get(f"{served.url}/api/puzzles").json()["puzzles"]
    assert [each["name"] for each in listed] == [each.name for each in all_puzzles()]
    assert set(listed[0]) == {"name", "game", "rules", "grade", "missed"}


def test_the_puzzle_of_a_day_is_the_same_for_everybody(client):
    found = client.get("/daily", params={"date": "2026-07-01"}).json()
    assert found == client.get("/daily", params={"date": "2026-07-01"}).json()
    assert found["puzzle"]["name"] in {each.name for each in all_puzzles()}
    days = {client.get("/daily", params={"date": f"2026-07-{day:02}"}).json()["puzzle"]["name"] for day in range(1, 6)}
    assert len(days) >= 4
    assert client.get("/daily").status_code == 200


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_shows_its_table_and_the_solution_is_right(client, name):
    found = client.get(f"/{name}").json()
    decision = found["view"]["decision"]
    assert decision["is_mine"] and len(found["view"]["my_seats"]) == 1
    answer = client.post(f"/{name}/answer", json={"action": action_of(name, puzzle(name).solution)}).json()
    assert answer["verdict"] == "right" and answer["solution"]["chance"] > answer["solution"]["next"]
    assert answer["solution"]["view"]["decision"] is None and answer["solution"]["line"][0] == answer["move"]


@pytest.mark.parametrize("name", NAMES)
def test_another_move_is_worse_and_does_not_tell_the_solution(client, name):
    other = puzzle(name).others[0]
    answer = client.post(f"/{name}/answer", json={"action": action_of(name, other.move)}).json()
    assert (answer["verdict"], answer["chance"], answer["solution"]) == ("worse", other.chance, None)
    assert [each["key"] for each in answer["why"]] == [each.key for each in other.why]


def test_an_unlisted_move_is_at_most_as_good_as_the_last_listed_one(client):
    for each in all_puzzles():
        game = each.game()
        listed = {game.action_of(parse_move(text, game)) for text in (each.solution, *(o.move for o in each.others))}
        rest = [action for action in game.legal_actions if action not in listed]
        if rest:
            answer = client.post(f"/{each.name}/answer", json={"action": rest[0]}).json()
            assert answer["verdict"] == "unlisted" and answer["chance"] == min(o.chance for o in each.others)
            return
    pytest.fail("no puzzle has more moves than are listed")


def test_the_solution_is_shown_when_asked_for(client):
    answer = client.post("/kingdomino-1/answer", json={"action": None}).json()
    assert answer["verdict"] == "shown"
    assert answer["solution"]["action"] == action_of("kingdomino-1", puzzle("kingdomino-1").solution)


def test_previews_and_reasons(client):
    action = action_of("kingdomino-1", puzzle("kingdomino-1").solution)
    assert "kingdoms" in client.post("/kingdomino-1/preview", json={"action": action}).json()
    found = client.post("/kingdomino-1/why", json={"move": {"kind": "claim", "domino": "K48"}}).json()
    assert found["key"] and found["sentence"]


@pytest.mark.parametrize(
    ("method", "path", "body", "key"),
    [
        ("GET", "/chess-1", None, "puzzle-fault-no-such-puzzle"),
        ("GET", "/kingdomino-0", None, "puzzle-fault-no-such-puzzle"),
        ("GET", "/kingdomino-99999999", None, "puzzle-fault-no-such-puzzle"),
        ("GET", "/daily?date=yesterday", None, "puzzle-fault-not-a-date"),
        ("POST", "/kingdomino-x/answer", {"action": None}, "puzzle-fault-no-such-puzzle"),
    ],
)
def test_refusals_have_codes(client, method, path, body, key):
    answer = client.request(method, path, json=body)
    assert 400 <= answer.status_code < 500 and answer.json()["key"] == key


def test_an_illegal_action_is_refused(client):
    for path in ("answer", "preview"):
        answer = client.post(f"/kingdomino-1/{path}", json={"action": 999_999})
        assert 400 <= answer.status_code < 500 and answer.json()["key"]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(["answer", "preview", "why"]), body=JSON)
def test_any_body_is_answered_or_refused(client, path, body):
    answer = client.post(f"/kingdomino-1/{path}", json=body)
    assert answer.status_code < 500 and answer.json()
