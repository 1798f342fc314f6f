"""What another server stores is followed event by event, and nothing of it is missed."""

import asyncio
import logging
import random
from dataclasses import replace

import pytest

from fiefdom.errors import CorruptLog
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import ServerCode
from fiefdom.server.store import pg_notify
from fiefdom.server.store.database import database_url
from fiefdom.server.tables import registry
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.following import followed
from fiefdom.server.tables.state import Actor, TableEvent
from server_support.network import network
from server_support.players import at_random, at_table, cookie_of, create, play_on, run
from server_support.plays import BOT, ME, Play, same
from server_support.serving import UNLIMITED, serving

DUEL = "kingdomino(players=2)"
PERSON, BOT_SEAT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


def followed_in_pieces(events, source):
    """The table after all events, as another server sees it, which reads a few of them at a time."""
    start = source.randrange(1, len(events) + 1)
    # What one transaction stored is read together: a move with what it reveals.
    while start < len(events) and events[start].kind == "revealed":
        start += 1
    table = rebuild("table", events[:start])
    while start < len(events):
        end = min(start + source.choice((1, 2, 5, 40)), len(events))
        while end < len(events) and events[end].kind == "revealed":
            end += 1
        table, start = followed(table, events[start:end]), end
    return table


@pytest.mark.parametrize(
    "rules",
    [DUEL, "queendomino(players=2)", "totem(players=2)", "tribe(players=3)", "royal_wedding(players=3)"],
)
def test_following_gives_the_table_that_all_events_give(rules):
    players = int(rules.split("players=")[1][0])
    play = Play(rules, *[ME] * players, start=True)
    for seed in (1, 2):
        play.play_on(seed)
        for seat in range(players):
            play.do(wire.Rematch(kind="rematch", id=1), Actor(frozenset({seat}), is_host=seat == 0))
            if play.table.stage == "playing":
                break
    for seed in range(6):
        same(followed_in_pieces(play.events, random.Random(seed)), play.retold())


def test_undone_decisions_and_told_chance_are_followed():
    play = Play(DUEL, ME, ME, start=True)
    source = random.Random(3)
    undone = 0
    while play.table.stage == "playing":
        seat = Actor(frozenset({play.table.to_move}), is_host=True)
        play.move(source.choice(play.table.game.legal_actions))
        if play.table.may_undo(seat) and source.random() < 0.5 and undone < 12:
            play.do(wire.Undo(kind="undo", id=1, at=play.table.at), seat)
            undone += 1
    assert undone > 3
    for seed in range(6):
        same(followed_in_pieces(play.events, random.Random(seed)), play.retold())


def test_what_cannot_follow_is_a_broken_log():
    play = Play(DUEL, ME, BOT, start=True)
    for event in (
        TableEvent("played", {"text": "discard K48", "game": 0, "moment": 1}, 2),
        TableEvent("played", {"text": "king 1", "game": 0, "moment": 1}, 2),
        TableEvent("played", {}, 2),
    ):
        with pytest.raises(CorruptLog):
            followed(play.table, [event])
    same(play.table, play.retold())


def test_what_is_stored_while_a_table_is_being_opened_is_not_missed(postgres_database, monkeypatch):
    with serving(postgres_database) as first, serving(postgres_database) as second:
        client, made = create(first.url, DUEL, [PERSON, PERSON])
        table, cookie = made["id"], cookie_of(client, made["id"])
        store = second.app.state.registry.store
        actors = store.actors
        opened: list[bool] = []
        moved: list[int] = []

        async def late(identifier):
            """The events are read already when the other server stores a move."""
            if not opened:
                opened.append(True)
                while not moved:
                    await asyncio.sleep(0.01)
            return await actors(identifier)

        monkeypatch.setattr(store, "actors", late)

        async def moves(browser):
            decision = (await browser.until(lambda view: view["decision"]))["decision"]
            while not opened:
                await asyncio.sleep(0.01)
            answer = await browser.ask("move", at=decision["at"], actions=[decision["moves"][0]["action"]])
            moved.append(answer["number"])

        async def sees(browser):
            await browser.until(lambda view: moved and browser.number >= moved[0])

        async def both():
            opening = asyncio.create_task(at_table(second.url, table, cookie, sees))
            await at_table(first.url, table, cookie, moves)
            await asyncio.wait_for(opening, 60)

        run(both())


def test_a_network_that_swallows_notifications_is_noticed(postgres_database, monkeypatch):
    """Spectators at another server see the game again, although no connection was closed."""
    monkeypatch.setattr(pg_notify, "SILENCE", 0.2)
    monkeypatch.setattr(pg_notify, "PAUSE", 0.05)
    url = database_url(postgres_database)
    quick = replace(UNLIMITED, database_seconds=1.0)
    with network(url.port) as between:
        behind = url.set(drivername="postgresql", port=between.port).render_as_string()
        with serving(postgres_database) as first, serving(behind, quick) as second:
            client, made = create(first.url, DUEL, [PERSON, BOT_SEAT])
            table, cookie = made["id"], cookie_of(client, made["id"])

            async def watches(spectator):
                await spectator.until(lambda view: True)
                between.silence()
                await at_table(first.url, table, cookie, lambda browser: play_on(browser, at_random(1)))
                return await spectator.until(lambda view: view["stage"] == "over")

            assert run(asyncio.wait_for(at_table(second.url, table, {}, watches), 120))["stage"] == "over"


def test_a_table_that_cannot_be_read_does_not_stop_the_others(postgres_database, caplog, monkeypatch):
    with serving(postgres_database) as first, serving(postgres_database) as second:
        client, made = create(first.url, DUEL, [PERSON, BOT_SEAT])
        other, good = create(first.url, DUEL, [PERSON, BOT_SEAT])
        tables = {made["id"]: cookie_of(client, made["id"]), good["id"]: cookie_of(other, good["id"])}

        def broken(table, events):
            if table.id == made["id"]:
                raise CorruptLog(ServerCode.LOG_UNREADABLE(table=table.id, cause="broken"))
            return followed(table, events)

        monkeypatch.setattr(registry, "followed", broken)

        async def plays(browser):
            return await play_on(browser, at_random(1), rounds=2)

        async def watches(spectator):
            await spectator.until(lambda view: True)
            for table, cookie in tables.items():
                await at_table(first.url, table, cookie, plays)
            return await spectator.until(lambda view: view["game"]["round"] >= 2)

        async def both():
            async def holds(_):
                return await at_table(second.url, good["id"], {}, watches)

            return await at_table(second.url, made["id"], {}, holds)

        run(asyncio.wait_for(both(), 120))
    assert "a table could not be read again" in [
        record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR
    ]
