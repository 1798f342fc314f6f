"""Hints, reviews, and tables that go on from a record."""

import os
import time

import pytest

from fiefdom.bots import bot
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.server.refusals import AnalysisCode, protocol_code
from fiefdom.server.settings import ServerSettings
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import UNLIMITED, serving
from support.reason_checks import check_words, members, sample

DUEL = "kingdomino(players=2)"
ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
RATED = {
    "hints": False, "undo": False, "listing": {"rated": True},
    "clock": {"per": "turn", "seconds": 60, "on_timeout": "lose"},
}  # fmt: skip


def record_text(decisions, seed=3):
    game = Game.new(DUEL, seed=seed)
    player = bot("normal")
    while len([each for each in game.history if each.seat is not None]) < decisions:
        game.push(player.play(game))
    return str(Record.of(game))


def uploaded(client, text):
    answer = client.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def followed(client, table, wanted=("done",), **query):
    """The review, when it has come to one of these states."""
    deadline, seen = time.monotonic() + 240, 0
    while time.monotonic() < deadline:
        answer = client.get(f"/api/games/{table}/review", params={**query, "seen": seen}).json()
        if answer["state"] in wanted:
            return answer
        seen = answer["done"]
    raise AssertionError(answer)


@pytest.fixture(autouse=True)
def own_reviews(tmp_path, monkeypatch):
    """Reviews of other runs are not found."""
    monkeypatch.setattr("fiefdom.analysis.review_store._folder", lambda: tmp_path / "reviews")


def made(url, **options):
    client = new_client(url)
    answer = client.post("/api/games", json={"rules": DUEL, "seats": [ME, ME], "start": True, "options": options})
    assert answer.status_code == 201, answer.text
    return client, answer.json()["id"]


def at_of(client, table):
    return client.get(f"/api/games/{table}").json()["view"]["decision"]["at"]


def test_whoever_has_to_move_gets_the_best_moves_and_why(served):
    client, table = made(served.url)
    at = at_of(client, table)
    answer = client.post(f"/api/games/{table}/hint", json={"at": at}).json()
    legal = {move["action"] for move in client.get(f"/api/games/{table}").json()["view"]["decision"]["moves"]}
    assert answer["at"] == at and answer["choices"] == len(legal)
    assert 1 <= len(answer["moves"]) <= 3 and {move["action"] for move in answer["moves"]} <= legal
    best = answer["moves"][0]
    assert best["move"]["key"] == "log-claim" and best["band"][0] <= best["chance"] <= best["band"][1]
    assert all(clause["key"].startswith("because-") and clause["sentence"] for clause in best["why"])
    # The same question is answered from memory.
    start = time.monotonic()
    assert client.post(f"/api/games/{table}/hint", json={"at": at}).json() == answer
    assert time.monotonic() - start < 5


def test_hints_are_refused_where_they_would_not_be_fair(served):
    for options, code in (
        ({"hints": False}, AnalysisCode.NO_HINTS),
        ({"clock": {"per": "turn", "seconds": 60}}, AnalysisCode.HINTS_TIMED),
    ):
        client, table = made(served.url, **options)
        answer = client.post(f"/api/games/{table}/hint", json={"at": at_of(client, table)})
        assert (answer.status_code, answer.json()["key"]) == (403, code.key)
    client, table = made(served.url)
    at = at_of(client, table)
    stranger = new_client(served.url)
    assert stranger.post(f"/api/games/{table}/hint", json={"at": at}).json()["key"] == "refused-not-your-turn"
    assert client.post(f"/api/games/{table}/hint", json={"at": at - 1}).json()["code"] == "stale"
    assert client.post("/api/games/nothing/hint", json={"at": 1}).json()["code"] == "no_such_table"
    assert client.post(f"/api/games/{table}/hint", json={"at": "x"}).json()["code"] == "malformed"


def test_there_are_no_hints_in_rated_games(served):
    client = new_client(served.url)
    body = {"rules": DUEL, "seats": [ME, {"who": "open"}], "options": RATED}
    table = client.post("/api/games", json=body).json()["id"]
    answer = client.post(f"/api/games/{table}/hint", json={"at": 1})
    assert answer.json()["key"] == AnalysisCode.HINTS_RATED.key


def test_an_uploaded_record_is_reviewed_once(database):
    with serving(database) as served:
        client = new_client(served.url)
        text = record_text(6)
        table = uploaded(client, text)
        path = f"/api/games/{table}/review"
        assert client.get(path, params={"depth": "fast"}).json()["state"] == "none"
        begun = client.post(path, json={"depth": "fast"}).json()
        assert begun["state"] in ("waiting", "running") and begun["total"] == 6
        review = followed(client, table, depth="fast")["review"]
        assert [each["moment"] for each in review["decisions"]] == list(range(6))
        assert len(review["curves"]) == 2 and len(review["curves"][0]) == 6 and review["result"] is None
        assert {seat["seat"] for seat in review["seats"]} == {0, 1}
        assert all(each["played"]["key"].startswith("log-") for each in review["decisions"])
        # The same game, brought again by somebody else, has its review already.
        other = new_client(served.url)
        again = other.post(f"/api/games/{uploaded(other, text)}/review", json={"depth": "fast"}).json()
        assert again["state"] == "done" and again["review"] == review
    with serving(database) as served:
        client = new_client(served.url)
        assert client.post(path, json={"depth": "fast"}).json()["review"] == review


def test_a_finished_game_is_reviewed_and_one_in_progress_is_not(served):
    client, answer = create(served.url, DUEL, [ME, BOT])
    table = answer["id"]
    refused = client.post(f"/api/games/{table}/review", json={}).json()
    assert (refused["key"], refused["code"]) == (AnalysisCode.NOT_OVER.key, "not_now")
    assert client.post(f"/api/games/{table}/again", json={"moment": 0}).json()["key"] == AnalysisCode.NOT_OVER.key
    run(at_table(served.url, table, cookie_of(client, table), lambda browser: play_on(browser, at_random(1))))
    stranger = new_client(served.url)
    assert stranger.post(f"/api/games/{table}/review", json={"depth": "fast"}).status_code == 200
    review = followed(stranger, table, depth="fast")["review"]
    assert len(review["curves"][0]) == len(review["decisions"]) + 1 and sum(review["result"]) == 1
    assert set(review["turning_points"]) <= {each["moment"] for each in review["decisions"]}


def test_a_review_is_cancelled_by_whoever_asked_for_it(served):
    client = new_client(served.url)
    table = uploaded(client, record_text(40, seed=5))
    path = f"/api/games/{table}/review"
    assert client.delete(path, params={"depth": "deep"}).json()["key"] == AnalysisCode.NO_REVIEW.key
    client.post(path, json={"depth": "deep"})
    assert client.delete(path, params={"depth": "deep"}).json()["state"] == "cancelled"
    assert client.get(path, params={"depth": "deep"}).json()["state"] == "cancelled"
    assert client.delete(path, params={"depth": "deep"}).json()["key"] == AnalysisCode.NO_REVIEW.key
    # It can be begun again.
    assert client.post(path, json={"depth": "deep"}).json()["state"] == "waiting"
    client.delete(path, params={"depth": "deep"})


def test_nobody_else_cancels_a_review(served):
    client = new_client(served.url)
    table = uploaded(client, record_text(40, seed=6))
    path = f"/api/games/{table}/review"
    client.post(path, json={"depth": "deep"})
    (job,) = [job for job in served.app.state.desk._jobs.values() if job.is_open]
    job.wanted_by = {"192.0.2.1"}
    assert client.delete(path, params={"depth": "deep"}).json()["key"] == AnalysisCode.NOT_YOURS.key
    job.wanted_by.add("127.0.0.1")
    assert client.delete(path, params={"depth": "deep"}).json()["state"] != "cancelled"
    job.cancelled.set()
    followed(client, table, ("cancelled",), depth="deep")


def test_bad_questions_are_refused(served):
    client = new_client(served.url)
    empty = uploaded(client, str(Record.of(Game.new(DUEL, seed=1))))
    refused = client.post(f"/api/games/{empty}/review", json={})
    assert (refused.status_code, refused.json()["key"]) == (422, AnalysisCode.CANNOT.key)
    assert refused.json()["args"]["reason"]["key"] == "review-nothing"
    assert client.post(f"/api/games/{empty}/review", json={"depth": "abyss"}).json()["code"] == "malformed"
    assert client.post(f"/api/games/{empty}/review", json={"game": 4}).json()["key"] == "refused-no-such-game"
    assert client.get("/api/games/nothing/review").json()["code"] == "no_such_table"
    broken = record_text(4).replace("claim", "clam", 1)
    assert client.post("/api/records", content=broken.encode()).json()["code"] == "bad_record"


def test_the_queue_is_bounded(tmp_path):
    settings = ServerSettings(**{**{name: getattr(UNLIMITED, name) for name in UNLIMITED.__slots__}, "review_queue": 1})
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", settings) as served:
        client = new_client(served.url)
        tables = [uploaded(client, record_text(30, seed=seed)) for seed in (7, 8, 9)]
        client.post(f"/api/games/{tables[0]}/review", json={"depth": "deep"})
        answer = client.post(f"/api/games/{tables[1]}/review", json={"depth": "deep"})
        assert (answer.status_code, answer.json()["key"]) == (429, AnalysisCode.BUSY.key)
        served.app.state.desk._most = 10
        assert client.post(f"/api/games/{tables[1]}/review", json={"depth": "deep"}).json()["state"] == "waiting"
        answer = client.post(f"/api/games/{tables[2]}/review", json={"depth": "deep"})
        assert answer.json()["key"] == AnalysisCode.OWN_REVIEWS.key


def exists(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_death_of_a_process_is_survived_and_none_is_left_behind(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        client = new_client(served.url)
        table = uploaded(client, record_text(10, seed=11))
        client.post(f"/api/games/{table}/review", json={"depth": "fast"})
        followed(client, table, ("running",), depth="fast")
        (first,) = served.app.state.desk.pids
        os.kill(first, 9)
        assert len(followed(client, table, depth="fast")["review"]["decisions"]) == 10
        # Another one is in the middle of its work when the server stops.
        late = uploaded(client, record_text(40, seed=12))
        client.post(f"/api/games/{late}/review", json={"depth": "deep"})
        followed(client, late, ("running",), depth="deep")
        pids = served.app.state.desk.pids
        assert pids
    assert not any(exists(pid) for pid in pids)


def test_a_review_fails_if_every_process_dies(served, monkeypatch):
    client = new_client(served.url)
    table = uploaded(client, record_text(4, seed=13))
    monkeypatch.setattr("fiefdom.server.analysis.analysts.Analyst._ready", _dead)
    client.post(f"/api/games/{table}/review", json={"depth": "fast"})
    assert followed(client, table, ("failed",), depth="fast")["review"] is None
    other, mine = made(served.url)
    answer = other.post(f"/api/games/{mine}/hint", json={"at": at_of(other, mine)})
    assert (answer.status_code, answer.json()["key"]) == (503, AnalysisCode.FAILED.key)


def _dead(analyst):
    raise EOFError


def test_a_new_table_goes_on_from_a_move_of_a_record(database):
    with serving(database) as served:
        client = new_client(served.url)
        table = uploaded(client, record_text(20, seed=14))
        before = client.get(f"/api/games/{table}/moments", params={"first": 9}).json()["views"][0]
        answer = client.post(f"/api/games/{table}/again", json={"moment": 9, "name": "Maud", "level": "random"})
        assert answer.status_code == 201, answer.text
        new, seat = answer.json()["id"], answer.json()["seat"]
        view = client.get(f"/api/games/{new}").json()["view"]
        assert view["stage"] == "playing" and view["decision"]["moves"]
        assert [each["who"] for each in view["seats"]].count("bot") == 1 and view["seats"][seat]["name"] == "Maud"
        assert view["game"]["kingdoms"] == before["kingdoms"]
        run(at_table(served.url, new, cookie_of(client, new), lambda browser: play_on(browser, at_random(2))))
        played = Record.parse(client.get(f"/api/games/{new}/record.fief").text)
        source = Record.parse(record_text(20, seed=14))
        shared = next(
            number for number, seat in enumerate(source.actors) if source.actors[:number].count(None) == number - 9
        )
        assert played.events[:shared] == source.events[:shared] and played.game().is_over
        refused = client.post(f"/api/games/{table}/again", json={"moment": 20})
        assert refused.json()["key"] == AnalysisCode.NO_MOMENT.key


@pytest.mark.parametrize("code", members(AnalysisCode))
def test_every_code_has_its_words_and_a_kind(code):
    check_words(code)
    assert protocol_code(sample(code)) != "illegal"
