"""Connections: what is queued for each, and what happens when it is slow."""

import asyncio
import json
import random

from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import MOST_TABLES, Connection, TableSession
from fiefdom.server.tables.state import Actor
from server_support.players import changed, run

RULES = Rules.parse("kingdomino(players=2)")


def new_session():
    seats = [wire.SeatWish(who="me", name=name) for name in ("Maud", "Otto")]
    table = commands.create("table", wire.CreateRequest(rules=str(RULES), seats=seats, start=True), RULES, 1).table
    return TableSession(table, {"maud": Actor(frozenset({0}), True)})


def move(session, source):
    table = session.table
    command = wire.MoveCommand(kind="move", id=1, at=table.at, actions=[source.choice(table.game.legal_actions)])
    session.changed(commands.decide(table, Actor(frozenset({table.to_move})), command, 1).table)


async def heard(session, connection):
    messages = [json.loads(message) for message in await asyncio.wait_for(connection.next(session), 30)]
    return [message for message in messages if message["kind"] != "presence"]


def test_the_whole_table_comes_once_and_then_what_changed():
    async def work():
        session, source = new_session(), random.Random(1)
        connections = [Connection("maud", 0, takes_changes=True), Connection(None, 0, takes_changes=True)]
        program = Connection(None, 0)
        for connection in (*connections, program):
            session.welcome(connection)
        first = [await heard(session, connection) for connection in (*connections, program)]
        assert [[message["kind"] for message in messages] for messages in first] == [["table"]] * 3
        # Those who came first were told of the others by `presence` messages.
        actors = [session.actor(connection.holder) for connection in connections]
        views = [json.loads(session.views.encoded(actor, 0))["view"] for actor in actors]
        for _ in range(20):
            move(session, source)
            for number, connection in enumerate(connections):
                (message,) = await heard(session, connection)
                assert message["kind"] == "changes"
                views[number] = changed(views[number], message)
                assert views[number] == json.loads(session.views.encoded(actors[number], 0))["view"]
            (message,) = await heard(session, program)
            assert message["kind"] == "table"
            assert message["view"] == views[1]

    run(work())


def test_a_slow_reader_gets_the_whole_table_instead_of_a_pile_of_changes():
    async def work():
        session, source = new_session(), random.Random(2)
        connection = Connection(None, 0, takes_changes=True)
        session.welcome(connection)
        number = (await heard(session, connection))[0]["number"]
        for _ in range(MOST_TABLES + 5):
            if session.table.stage == "over":
                rematch = wire.Rematch(kind="rematch", id=1)
                session.changed(commands.decide(session.table, Actor(frozenset({0, 1})), rematch, 1).table)
            move(session, source)
        messages = await heard(session, connection)
        assert len(messages) < 10
        assert (messages[0]["kind"], messages[0]["after"]) == ("table", number)
        view = messages[0]["view"]
        for message in messages[1:]:
            assert (message["kind"], message["after"]) == ("changes", number := messages[0]["number"])
            view, messages[0] = changed(view, message), message
        entries = json.loads(session.views.encoded(Actor(), 0))
        assert view == entries["view"]
        assert messages[0]["number"] == len(entries["log"])

    run(work())


def test_new_rights_bring_the_whole_table():
    async def work():
        session = new_session()
        connection = Connection("otto", 0, takes_changes=True)
        session.welcome(connection)
        await heard(session, connection)
        session.actors["otto"] = Actor(frozenset({1}))
        move(session, random.Random(3))
        (message,) = await heard(session, connection)
        assert (message["kind"], message["view"]["my_seats"]) == ("table", [1])

    run(work())
