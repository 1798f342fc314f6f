"""The analysis board over HTTP: trees, places, chance, evaluations, painted kingdoms, and bad requests."""

import json
import os
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from fiefdom.bots import bot
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.notation.grid_text import kingdoms_text
from fiefdom.notation.refusals import SetupCode
from fiefdom.server.analysis import evaluations
from fiefdom.server.analysis.worker import MOST_SECONDS
from fiefdom.server.refusals import AnalysisCode, BoardCode
from fiefdom.server.settings import ServerSettings
from server_support.players import new_client
from server_support.serving import UNLIMITED, serving
from support.reason_checks import check_words, members, sample

DUEL = "kingdomino(players=2)"
VARIED = """\
fief 1
rules kingdomino(players=2)
round 0
* line K3 K11 K24 K42
* king 1
1 claim K3 ?
  ( { better } 1 claim K42 ! { more crowns }; * king 2; 2 claim K24 )
* king 2
2 claim K11
end
"""


def opened(client, text):
    answer = client.post("/api/board/open", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()["tree"]


def told(tree):
    """A tree as the page sends it back."""
    nodes = [{name: value for name, value in node.items() if name not in ("key", "args")} for node in tree["nodes"]]
    return {**tree, "nodes": nodes}


def played(rules, events, seed=3):
    game, player = Game.new(rules, seed=seed), bot("easy")
    while len(game.history) < events and not game.is_over:
        game.push(player.play(game))
    return game


def place(rules, events=()):
    return {
        "header": {"rules": rules, "start": None, "seats": [], "tags": {}},
        "events": [str(each) for each in events],
    }


def events_of(game):
    return [each.event for each in game.history]


def view(client, where, **step):
    return client.post("/api/board/view", json={**where, **step})


def test_a_record_keeps_its_variations_on_the_way_to_the_page_and_back(served):
    client = new_client(served.url)
    tree = opened(client, VARIED)
    assert [(node["parent"], node["event"], node["seat"]) for node in tree["nodes"]][:4] == [
        (-1, "line K3 K11 K24 K42", None), (0, "king 1", None), (1, "claim K3", 0), (2, "king 2", None),
    ]  # fmt: skip
    other = next(node for node in tree["nodes"] if node["event"] == "claim K42")
    assert (other["parent"], other["mark"], other["starting"], other["key"]) == (1, "!", ["better"], "log-claim")
    answer = client.post("/api/board/record", json=told(tree)).json()
    assert Record.parse(answer["text"]) == Record.parse(VARIED)
    assert Record.from_json(json.loads(answer["json_text"])) == Record.parse(VARIED)
    assert opened(client, answer["json_text"]) == opened(client, answer["text"]) == tree


def test_rules_and_positions_begin_a_tree(served):
    client = new_client(served.url)
    assert opened(client, DUEL)["header"] == {"rules": DUEL, "start": None, "seats": [], "tags": {}}
    assert opened(client, "kingdomino(players=2, dynasty)")["header"]["rules"] == DUEL
    position = str(played("queendomino(players=2)", 40).position)
    header = opened(client, position)["header"]
    assert header["start"] == position
    answer = view(client, {"header": header, "events": []}).json()
    assert answer["position"] == position and answer["view"]["decision"]["moves"]


def test_a_file_with_several_games_is_asked_about(served):
    client = new_client(served.url)
    text = VARIED + str(Record.of(played(DUEL, 10)))
    answer = client.post("/api/board/open", json={"text": text}).json()
    assert answer["tree"] is None and [each["number"] for each in answer["records"]] == [0, 1]
    chosen = client.post("/api/board/open", json={"text": text, "record": 1}).json()
    assert len(chosen["tree"]["nodes"]) == len(Record.parse(str(Record.of(played(DUEL, 10)))).events)
    refused = client.post("/api/board/open", json={"text": text, "record": 2})
    assert (refused.status_code, refused.json()["key"]) == (422, "refused-no-such-record")


@pytest.mark.parametrize(
    "rules", [DUEL, "queendomino(players=3)", "tribe(players=2)", "royal_wedding(players=6, teams)"]
)
def test_everybody_moves_to_the_end_and_chance_is_drawn(served, rules):
    client, random = new_client(served.url), Random(5)
    where = {**place(rules), "events": []}
    answer = view(client, where, draw=True).json()
    events = [each["event"] for each in answer["added"]]
    for _ in range(400):
        decision = answer["view"]["decision"]
        if decision is None:
            break
        assert decision["is_mine"] and len(answer["log"]) == len(events)
        action = random.choice(decision["moves"])["action"]
        answer = view(client, {**where, "events": events}, action=action, draw=True).json()
        assert answer["added"][0]["seat"] == decision["seat"]
        events += [each["event"] for each in answer["added"]]
    assert answer["view"]["game"]["is_over"] and answer["view"]["stage"] == "over"
    assert Game.replay(rules, events, chance="told").is_over


def test_chance_is_told(served):
    client = new_client(served.url)
    asked = view(client, place(DUEL)).json()
    assert asked["view"]["game"]["chance"]["awaits"] == "line" and asked["position"] is None
    answer = view(client, place(DUEL), tell="line 3 11 24 42").json()
    assert [each["event"] for each in answer["added"]] == ["line K3 K11 K24 K42"]
    assert answer["view"]["game"]["chance"]["awaits"] == "king"
    for wrong in ("line 3 11 24", "line 3 3 24 42", "king 1", "nonsense", "claim K3", "line K3 K11 K24 O42"):
        refused = view(client, place(DUEL), tell=wrong)
        assert refused.status_code == 422 and refused.json()["sentence"], wrong
    decided = place(DUEL, ["line K3 K11 K24 K42", "king 1"])
    assert view(client, decided, tell="king 2").status_code == 422
    assert view(client, decided, draw=True).json()["added"] == []


def test_why_and_preview(served):
    client, game = new_client(served.url), played(DUEL, 11)
    while game.awaits != "place":
        game.push(game.legal_actions[0])
    where = place(DUEL, events_of(game))
    preview = client.post("/api/board/preview", json={**where, "action": game.legal_actions[0]}).json()
    game.push(game.legal_actions[0])
    number = game.history[-1].seat
    assert len(preview["game"]["kingdoms"][number]["squares"]) >= 2
    domino = next(each for each in where["events"] if each.startswith("claim"))[6:]
    why = client.post("/api/board/why", json={**where, "move": {"kind": "claim", "domino": domino}}).json()
    assert why["key"] and why["sentence"]


# ---------------------------------------------------------------------- evaluations


def evaluated(client, where, level=0):
    return client.post("/api/board/evaluation", json={**where, "level": level}, timeout=300)


def test_an_evaluation_deepens_and_is_kept_by_position(served):
    client, game = new_client(served.url), played(DUEL, 25)
    where = place(DUEL, events_of(game))
    first = evaluated(client, where).json()
    assert first["level"] == 0 and first["simulations"] == 256 and not first["is_final"]
    assert sum(first["chances"]) == pytest.approx(1) and len(first["leads"]) == 2
    assert {move["action"] for move in first["moves"]} <= set(game.legal_actions)
    second = evaluated(client, where, 1).json()
    assert second["level"] == 1 and second["simulations"] == 1024
    # What is known deeper is told at once, however the position came about.
    header = {**where["header"], "start": str(game.position)}
    assert evaluated(client, {"header": header, "events": []}).json() == second
    assert served.app.state.desk.evaluations.queue == 0


def test_an_exact_evaluation_is_final(served):
    client, game = new_client(served.url), Game.new(DUEL, seed=3)
    player = bot("easy")
    while game.legal_actions:
        last = events_of(game)
        game.push(player.play(game))
    answer = evaluated(client, place(DUEL, last)).json()
    assert answer["is_final"] and (answer["certainty"] == "exact" or answer["choices"] == 1)
    refused = evaluated(client, place(DUEL, events_of(game)))
    assert (refused.status_code, refused.json()["key"]) == (409, BoardCode.NO_DECISION.key)


def until(wanted, seconds=30.0):
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_whoever_leaves_stops_the_evaluation_and_no_work_is_left(served, monkeypatch):
    client = new_client(served.url)
    where = place("queendomino(players=4)", events_of(played("queendomino(players=4)", 60)))
    assert evaluated(client, where).status_code == 200
    desk = served.app.state.desk.evaluations
    pids = desk.pids
    before = seconds_of(pids[0])
    monkeypatch.setattr(evaluations, "LEVELS", (256, 1_000, 4_000, 50_000_000))
    with pytest.raises(httpx.ReadTimeout):
        client.post("/api/board/evaluation", json={**where, "level": 3}, timeout=1.5)
    until(lambda: desk.queue == 0)
    # The process is free again long before its work would have been done.
    until(lambda: desk._analysts._free, 120)
    assert seconds_of(pids[0]) - before < MOST_SECONDS / 2
    other = place(DUEL, events_of(played(DUEL, 20, seed=8)))
    assert evaluated(new_client(served.url), other).status_code == 200 and desk.pids == pids


def seconds_of(pid):
    """The processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_evaluations_are_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(evaluations, "OWN", 0)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        refused = evaluated(new_client(served.url), place(DUEL, events_of(played(DUEL, 20))))
        assert (refused.status_code, refused.json()["key"]) == (429, AnalysisCode.BUSY.key)


def test_evaluations_have_a_rate(tmp_path):
    slow = ServerSettings(**{name: getattr(UNLIMITED, name) for name in UNLIMITED.__slots__} | {"evaluations": NONE})
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", slow) as served:
        refused = evaluated(new_client(served.url), place(DUEL, events_of(played(DUEL, 20))))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")


class _Never:
    burst, per_second = 0, 0.0


NONE = _Never()


def test_an_evaluation_fails_if_every_process_dies(tmp_path, monkeypatch):
    def dead(analyst):
        raise EOFError

    monkeypatch.setattr("fiefdom.server.analysis.analysts.Analyst._ready", dead)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        refused = evaluated(new_client(served.url), place(DUEL, events_of(played(DUEL, 20))))
        assert (refused.status_code, refused.json()["key"]) == (503, AnalysisCode.FAILED.key)


# ---------------------------------------------------------------------- painted kingdoms


@pytest.mark.parametrize(("rules", "number"), [(DUEL, 40), ("queendomino(players=2)", 70), ("tribe(players=3)", 70)])
def test_painted_kingdoms_become_a_position(served, rules, number):
    client, game = new_client(served.url), played(rules, number)
    text = kingdoms_text(game.rules, game.kingdoms, [f"P{number}" for number in range(game.rules.kingdoms)])
    answer = client.post("/api/board/painted", json={"text": text}).json()
    setup = answer["setup"]
    assert len(setup["line"]) == sum(game.rules.kings) and len(setup["next_line"]) == game.rules.line_size
    shown = view(client, {"header": answer["tree"]["header"], "events": []}).json()
    assert [each["score"] for each in shown["view"]["game"]["kingdoms"]] == list(game.scores)
    # What is told stays as it is told.
    again = client.post("/api/board/painted", json={"text": text, "setup": setup}).json()
    assert again["setup"] == setup
    assert {each["domino"] for each in setup["line"]} <= {each["id"] for each in answer["line_choices"]}
    assert set(setup["next_line"]) <= {each["id"] for each in answer["next_choices"]}
    assert set(setup["pieces"]) <= set(answer["piece_choices"])
    setup["line"][0]["domino"] = setup["line"][1]["domino"]
    refused = client.post("/api/board/painted", json={"text": text, "setup": setup})
    assert (refused.status_code, refused.json()["key"]) == (422, BoardCode.KINGDOMS.key)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rules kingdomino(players=2)\nkingdom A\nC\n", "setup-kingdoms"),
        ("rules kingdomino(players=2)\nkingdom A\nC W3 M3\nkingdom B\nC\n", "setup-no-tiling"),
        ("rules kingdomino(players=2)\nkingdom A\nC W\nkingdom B\nC\n", "grid-odd"),
        ("rules nonsense\n", None),
        ("", None),
    ],
)
def test_kingdoms_that_are_no_position_are_refused(served, text, key):
    refused = new_client(served.url).post("/api/board/painted", json={"text": text})
    assert (refused.status_code, refused.json()["key"]) == (422, BoardCode.KINGDOMS.key)
    assert key is None or refused.json()["args"]["reason"]["key"] == key


# ---------------------------------------------------------------------- bad requests


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("nonsense", "refused-rules"),
        ("kingdomino(players=9)", "refused-rules"),
        ("kingdomino(players=2) | nonsense", "board-text"),
        ("kingdomino(players=2) | round 1 turn 1 place | kingdom 1: | kingdom 2:", "board-text"),
        ("fief 1\nrules kingdomino(players=2)\n* line K3 K3 K3 K3\nend\n", "refused-record"),
        ("{}", "refused-record"),
        ("[]", "refused-no-record"),
        (VARIED.replace("2 claim K24", "2 claim K42"), "refused-record"),
    ],
)
def test_text_that_is_nothing_is_refused(served, text, key):
    refused = new_client(served.url).post("/api/board/open", json={"text": text})
    assert (refused.status_code, refused.json()["key"]) == (422, key)


def test_broken_trees_are_refused(served):
    client = new_client(served.url)
    tree = told(opened(client, VARIED))
    nodes = tree["nodes"]
    broken = [
        [{**nodes[0], "parent": 0}],
        [{**nodes[0], "event": "line K3 K3 K3 K3"}],
        [{**nodes[0], "event": "nonsense"}],
        [*nodes, {**nodes[-1], "parent": len(nodes) - 1}],
        [{**nodes[0], "mark": "x"}],
    ]
    for each in broken:
        refused = client.post("/api/board/record", json={**tree, "nodes": each})
        assert refused.status_code == 422 and refused.json()["sentence"]
    many = [{"parent": -1, "event": f"line K{number}", "seat": None} for number in range(5_001)]
    refused = client.post("/api/board/record", json={**tree, "nodes": many})
    assert refused.json()["code"] in ("malformed", "too_large")
    for header in ({"rules": "x"}, {"start": "x | y"}, {"seats": [{"name": "A", "bot": None}]}):
        wish = {**tree, "header": {**tree["header"], **header}}
        assert client.post("/api/board/record", json=wish).status_code == 422
    deep = [nodes[0], nodes[1]]
    for number in range(120):
        deep.append({"parent": 1, "event": f"claim K{(3, 11, 24, 42)[number % 4]}", "seat": 0})
    assert client.post("/api/board/record", json={**tree, "nodes": deep}).status_code in (200, 422)


def test_garbage_is_refused_with_words(served):
    client, random = new_client(served.url), Random(11)
    game = played(DUEL, 18)
    good = {**place(DUEL, events_of(game)), "action": game.legal_actions[0]}
    words = [
        None,
        "",
        "x",
        -1,
        10**9,
        [],
        {},
        "line K3",
        "claim K3",
        "place K3 0 0",
        True,
        1.5,
        "\ud800",
        ["x"] * 50,
    ]
    paths = ("open", "view", "preview", "why", "record", "evaluation", "painted")
    for _ in range(150):
        wish = json.loads(json.dumps(good))
        for _ in range(random.randrange(1, 3)):
            target = random.choice([wish, wish["header"] if isinstance(wish.get("header"), dict) else wish])
            target[random.choice(["header", "events", "action", "tell", "draw", "rules", "start", "seats", "text"])] = (
                random.choice(words)
            )
        if isinstance(wish.get("events"), list) and wish["events"] and random.random() < 0.5:
            wish["events"][random.randrange(len(wish["events"]))] = random.choice(words)
        body = json.dumps(wish).encode()
        headers = {"Content-Type": "application/json"}
        answer = client.post(f"/api/board/{random.choice(paths)}", content=body, headers=headers)
        assert answer.status_code in (200, 409, 413, 422), (answer.text, wish)
        if answer.status_code != 200:
            assert answer.json()["sentence"] and answer.json()["code"] != "trouble"
    assert view(client, {name: good[name] for name in ("header", "events")}).status_code == 200


@pytest.mark.parametrize("code", members(BoardCode, SetupCode))
def test_every_code_has_its_words(code):
    check_words(code)
    assert sample(code).text()
