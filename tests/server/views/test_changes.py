"""Changes: applied one after the other they give the whole table, and they are small."""

import json
import random

import pytest

from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.state import Actor
from fiefdom.server.views.changes import Update
from fiefdom.server.views.table_view import Company, Views
from server_support.players import changed

ACTORS = (Actor(), Actor(frozenset({0}), True), Actor(frozenset({1, 2})))


def moments(rules, seed):
    """The table at every moment of a random game, with an undone decision now and then, and the game after it."""
    parsed, source = Rules.parse(rules), random.Random(seed)
    seats = [wire.SeatWish(who="me", name=f"Person {seat}") for seat in range(parsed.seats)]
    table = commands.create("table", wire.CreateRequest(rules=rules, seats=seats), parsed, 1).table
    yield table
    host = Actor(frozenset({0}), is_host=True)
    table = commands.decide(table, host, wire.Start(kind="start", id=1), 1).table
    while table.to_move is not None:
        yield table
        actor = Actor(frozenset({table.to_move}))
        action = source.choice(table.game.legal_actions)
        move = wire.MoveCommand(kind="move", id=1, at=table.at, actions=[action])
        table = commands.decide(table, actor, move, 1).table
        if table.can_undo and source.random() < 0.1:
            yield table
            table = commands.decide(table, actor, wire.Undo(kind="undo", id=1, at=table.at), 1).table
    yield table
    for seat in range(parsed.seats):
        table = commands.decide(table, Actor(frozenset({seat})), wire.Rematch(kind="rematch", id=1), 1).table
        yield table


@pytest.mark.parametrize(
    "rules",
    ["kingdomino(players=3, middle_kingdom, harmony)", "queendomino(players=4)", "royal_wedding(players=6, teams)",
     "discovery(players=2)", "totem(players=3)", "tribe(players=3)"],
)  # fmt: skip
def test_changes_lead_from_every_moment_to_the_next(rules):
    company, before, seen = Company(frozenset({0}), 2), None, {}
    for table in moments(rules, seed=1):
        views, fresh = Views(table, company, earlier=before), Views(table, company)
        update = None if before is None else Update(before, views)
        for actor in ACTORS:
            whole = json.loads(fresh.encoded(actor, 0))
            assert json.loads(views.encoded(actor, 0)) == whole
            if update is not None:
                message = json.loads(update.encoded(actor))
                wire.Changes.model_validate(message)
                assert changed(seen[actor], message) == whole["view"]
                assert (message["number"], message["after"]) == (table.number, before.table.number)
                assert message["log"] == whole["log"][before.table.number :]
            seen[actor] = whole["view"]
        before = views


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=4)"])
def test_an_event_sends_what_changed_and_not_the_table(rules):
    sizes, wholes, before = [], [], None
    for table in moments(rules, seed=2):
        views = Views(table, Company())
        if before is not None and table.stage == "playing" and before.table.games and table.number > 20:
            sizes.append(len(Update(before, views).encoded(Actor())))
            wholes.append(len(views.encoded(Actor(), before.table.number)))
        before = views
    assert sum(sizes) / len(sizes) < 2500
    assert sum(sizes) < sum(wholes) / 5


def test_who_may_see_the_same_gets_the_same_bytes():
    tables = list(moments("kingdomino(players=2)", seed=3))
    update = Update(Views(tables[3]), Views(tables[4]))
    assert update.encoded(Actor()) is update.encoded(Actor(frozenset()))
    assert b'"moves":[{' not in update.encoded(Actor())


def test_a_seat_that_is_taken_is_a_change():
    parsed = Rules.parse("kingdomino(players=2)")
    seats = [wire.SeatWish(who="me", name="Maud"), wire.SeatWish(who="open")]
    table = commands.create("table", wire.CreateRequest(rules=str(parsed), seats=seats), parsed, 1).table
    joined, _ = commands.join(table, None, "Otto", None, 2)
    one, other = Views(table, Company()), Views(joined.table, Company(frozenset({1}), 1))
    message = json.loads(Update(one, other).encoded(Actor()))
    assert set(message["values"]) == {"/watchers", "/decision"} | (set(message["values"]) & {"/seats"})
    assert changed(json.loads(one.encoded(Actor(), 0))["view"], message)["seats"][1]["name"] == "Otto"
