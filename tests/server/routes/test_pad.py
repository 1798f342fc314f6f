"""The score pad: kingdoms of a real table are counted as the library counts them, finished or not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Rules
from fiefdom.notation.grid import parse_kingdoms, survey
from fiefdom.notation.grid_text import example_text, kingdoms_text
from fiefdom.server.protocol.pad import LONGEST_PAD
from fiefdom.server.views import pad_view
from property_support.playing import played
from server_support.players import new_client

RULES = [
    "kingdomino(players=3, harmony)",
    "queendomino(players=2)",
    "royal_wedding(players=8, teams)",
    "totem(players=4)",
    "tribe(players=2, middle_kingdom)",
]
WORDS = ["rules kingdomino(players=2)\n", "rules tribe\n", "kingdom Bo\n", "coins 3\n", "queen yes\n", "C", "W1", "F*",
         "T:statue", ".", "G:r", "V2", "D+1", "x", "\n", "#", "\0"]  # fmt: skip


def score(served, text, **fields):
    return new_client(served.url).post("/api/score", json={"text": text, **fields})


def keys(answer):
    return [fault["key"] for fault in answer["faults"]]


@pytest.mark.parametrize("rules", RULES)
def test_the_kingdoms_of_a_game_are_counted_as_in_the_game(served, rules):
    game = played(Rules.parse(rules), seed=4)
    names = [f"N{number}" for number in range(game.rules.kingdoms)]
    text = kingdoms_text(game.rules, game.kingdoms, names)
    answer = score(served, text).json()
    assert (answer["faults"], answer["names"], answer["text"]) == ([], names, text)
    assert [kingdom["score"] for kingdom in answer["kingdoms"]] == list(game.scores)
    assert [row["kingdom"] for row in answer["outcome"]["ranking"]] == [row.kingdom for row in game.outcome]
    lands = [sum(land["points"] for land in kingdom["territories"]) for kingdom in answer["kingdoms"]]
    assert lands == [sum(each.points for each in game.territories(number)) for number in range(game.rules.kingdoms)]


def test_an_unfinished_kingdom_is_counted_and_its_doubts_are_told(served):
    answer = score(served, "rules kingdomino(players=2)\nkingdom Ada\nC W\n\nkingdom Bo\nF1 F C . L").json()
    assert keys(answer) == ["grid-odd", "grid-odd", "grid-unconnected"]
    assert [fault["kingdom"] for fault in answer["faults"]] == [0, 1, 1]
    assert [kingdom["score"] for kingdom in answer["kingdoms"]] == [0, 2]


def test_kingdoms_that_the_box_cannot_form_are_doubted(served):
    text = "rules kingdomino(players=2)\nkingdom Ada\nM3 M3 C W W\n"
    assert set(keys(score(served, text).json())) == {"grid-halves", "grid-no-domino"}
    assert keys(score(served, "rules queendomino\nC W W").json()) == ["grid-key-missing", "grid-key-missing"]
    queens = "rules queendomino\n" + "kingdom x\ncoins 0\nqueen yes\nC\n" * 2
    (fault,) = score(served, queens).json()["faults"]
    assert (fault["key"], fault["kingdom"]) == ("grid-two-queens", None)


def test_a_text_that_cannot_be_read_says_where(served):
    answer = score(served, "rules kingdomino(players=2)\nC W9\nzz zz").json()
    assert answer["rules"] is None and answer["kingdoms"] == []
    assert [(fault["line"], fault["column"]) for fault in answer["faults"]] == [(2, 3), (3, 1), (3, 4)]
    assert keys(score(served, "").json()) == ["grid-rules-first"]


def test_names_of_another_language_are_read_only_in_that_language(served):
    text = "rules kingdomino(players=2)\nC erdő1 erdő"
    assert score(served, text, language="hu").json()["kingdoms"][0]["score"] == 2
    assert keys(score(served, text).json()) == ["grid-square", "grid-square"]


@pytest.mark.parametrize("body", [{}, {"text": 3}, {"text": "x" * (LONGEST_PAD + 1)}, {"text": "", "language": "de"}])
def test_other_requests_are_refused(served, body):
    answer = new_client(served.url).post("/api/score", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@given(st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join) | st.text(max_size=200))
def test_no_text_breaks_the_pad(text):
    drawings, faults = survey(text)
    answer = pad_view.unread(faults) if drawings is None else pad_view.counted(drawings, faults)
    assert answer.kingdoms or answer.faults
    if answer.kingdoms and not answer.faults:
        assert parse_kingdoms(answer.text)[0] == drawings.rules


@pytest.mark.parametrize("rules", RULES)
def test_the_example_of_each_game_is_counted(served, rules):
    answer = score(served, example_text(Rules.parse(rules))).json()
    assert answer["kingdoms"][0]["score"] > 0
