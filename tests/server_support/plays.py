"""A table that a test changes by commands, with all its events."""

import random
from typing import Any

import pytest

from fiefdom.errors import CommandRefused
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.views import LogEntry
from fiefdom.server.refusals import protocol_code
from fiefdom.server.tables import commands
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.tables.writer import Decided

HOST = Actor(frozenset({0}), is_host=True)
ME, OPEN, BOT = wire.SeatWish(who="me", name="Maud"), wire.SeatWish(who="open"), wire.SeatWish(who="bot", level="easy")


class Play:
    """A table and all its events, changed by commands."""

    def __init__(self, rules: str, *wishes: wire.SeatWish, start: bool = False) -> None:
        request = wire.CreateRequest(rules=rules, seats=list(wishes), start=start)
        decided = commands.create("table", request, Rules.parse(rules), 1)
        self.table, self.events = decided.table, list(decided.events)

    def take(self, decided: Decided) -> Decided:
        self.table = decided.table
        self.events += decided.events
        return decided

    def do(self, command: Any, actor: Actor = HOST) -> Decided:
        return self.take(commands.decide(self.table, actor, command, len(self.events)))

    def move(self, *actions: int, actor: Actor | None = None, at: int | None = None) -> Decided:
        assert self.table.to_move is not None
        seats = Actor(frozenset({self.table.to_move}))
        chosen = self.table.at if at is None else at
        return self.do(wire.MoveCommand(kind="move", id=1, at=chosen, actions=list(actions)), actor or seats)

    def refused(self, command: Any, actor: Actor = HOST) -> str:
        before = self.table
        with pytest.raises(CommandRefused) as refusal:
            self.do(command, actor)
        assert self.table is before
        return protocol_code(refusal.value.reason)

    def play_on(self, seed: int = 1) -> None:
        source = random.Random(seed)
        while self.table.to_move is not None and self.table.game is not None:
            self.move(source.choice(self.table.game.legal_actions))

    @property
    def log(self) -> list[LogEntry]:
        return [LogEntry.model_validate_json(entry) for entry in self.table.log]

    def retold(self) -> Table:
        return rebuild("table", self.events)


def same(one: Table, other: Table) -> None:
    """Both are the same in everything that follows from events."""
    assert one.number == other.number == len(one.log)
    assert (one.rules, one.chairs, one.stage, one.host) == (other.rules, other.chairs, other.stage, other.host)
    assert (one.at, one.first_game, one.log) == (other.at, other.first_game, other.log)
    assert list(one.games) == list(other.games)
