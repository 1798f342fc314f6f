"""Guided first games over HTTP: nothing is stored, and no request breaks anything."""

import json

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fiefdom.lessons import lesson_names

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def ask(served):
    with httpx.Client(base_url=served.url, timeout=120) as client:

        def post(path, body):
            return client.post(f"/api/lessons/{path}", json=body)

        post.client = client
        yield post


def test_the_lessons_are_listed(ask):
    assert ask.client.get("/api/lessons").json() == {"lessons": list(lesson_names())}


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_from_its_first_request_to_its_end(ask, name):
    answer = ask(name, {"taken": []}).json()
    assert (answer["turn"], answer["taken"], answer["is_over"]) == (1, [], False)
    view = answer["view"]
    assert view["my_seats"] == [0] and view["decision"]["is_mine"] and not view["decision"]["can_undo"]
    for _ in range(40):
        answer = ask(name, {"taken": answer["taken"], "answer": "show"}).json()
        if answer["is_over"]:
            break
        decision = answer["view"]["decision"]
        assert decision["can_undo"] and decision["at"] == len(answer["taken"])
    assert answer["is_over"] and answer["view"]["game"]["is_over"] and answer["view"]["decision"] is None
    again = ask(name, {"taken": answer["taken"]}).json()
    assert again == answer


def test_a_move_that_the_lesson_does_not_want_is_explained(ask):
    taken = ["claim K19", "place K19 n1w1 n1"]
    answer = ask("kingdomino", {"taken": taken, "answer": "claim K27"}).json()
    assert answer["taken"] == taken
    assert answer["advice"]["key"] == "lesson-kingdomino-order-no" and answer["advice"]["rule"] is None
    assert "lowest number" in answer["advice"]["sentence"]
    answer = ask("kingdomino", {"taken": taken, "answer": "claim K14"}).json()
    assert answer["advice"] is None and answer["idea"] == "lesson-kingdomino-match"


def test_illegal_and_unreadable_answers_change_nothing(ask):
    taken = ["claim K19"]
    for text, rule in (("place K19 e1 e3", "C3"), ("nonsense", None)):
        answer = ask("kingdomino", {"taken": taken, "answer": text}).json()
        assert answer["taken"] == taken and answer["advice"]["rule"] == rule and answer["advice"]["sentence"]


def test_answers_that_do_not_hold_any_more_are_dropped(ask):
    answer = ask("kingdomino", {"taken": ["claim K19", "claim K99", "show"], "answer": "show"}).json()
    assert answer["taken"] == ["claim K19"]


def test_why_and_preview(ask):
    asked = {"kind": "place", "domino": "K19", "left": [1, 0], "right": [3, 0]}
    answer = ask("kingdomino/why", {"taken": ["claim K19"], "move": asked}).json()
    assert answer["rule"] == "C3" and answer["key"]
    legal = ask("kingdomino", {"taken": ["claim K19"]}).json()["view"]["decision"]["moves"][0]
    game = ask("kingdomino/preview", {"taken": ["claim K19"], "action": legal["action"]}).json()
    assert len(game["kingdoms"][0]["squares"]) == 2
    refused = ask("kingdomino/preview", {"taken": ["claim K19"], "action": 1})
    assert refused.status_code >= 400 and refused.json()["kind"] == "refused"
    # The last claim of a turn is followed by chance, which a preview does not draw.
    taken = ["show"] * 4
    legal = ask("kingdomino", {"taken": taken}).json()["view"]["decision"]["moves"][0]
    assert ask("kingdomino/preview", {"taken": taken, "action": legal["action"]}).status_code == 200


def test_unknown_lessons_and_malformed_requests_are_refused(ask):
    assert ask("chess", {"taken": []}).status_code == 404
    for body in ({}, {"taken": "show"}, {"taken": ["show"] * 201}, {"taken": [""]}, {"taken": [], "more": 1}):
        assert ask("kingdomino", body).json()["code"] == "malformed"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["kingdomino", "kingdomino/why", "kingdomino/preview"]), JSON)
def test_no_request_breaks_the_server(ask, path, body):
    answer = ask.client.post(f"/api/lessons/{path}", content=json.dumps(body))
    assert answer.status_code < 500


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(["show", "skip", "claim K19", "pass", "e1 e2", "x" * 80, "ő"]), max_size=12))
def test_any_answers_lead_somewhere(ask, taken):
    answer = ask("kingdomino", {"taken": taken, "answer": "show"})
    assert answer.status_code == 200 and answer.json()["view"]["game"] is not None
