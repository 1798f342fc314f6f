"""Collects the events that a command results in."""

from dataclasses import dataclass
from typing import Any

from fiefdom.game import Event, Game
from fiefdom.server.tables.event_log import apply_event
from fiefdom.server.tables.state import Table, TableEvent


@dataclass(frozen=True, slots=True)
class Decided:
    """The result of a command: events to store, and the table after them."""

    events: tuple[TableEvent, ...]
    table: Table


class Writer:
    """Collects events and keeps the table up to date with them."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.events: list[TableEvent] = []

    def add(
        self, kind: str, games: tuple[Game, ...] | None = None, played: Event | None = None, **data: Any
    ) -> None:
        """Add an event. `games` are the games after it, `played` is what its text says, if they are known."""
        event = TableEvent(kind, data, self.now)
        self.events.append(event)
        self.table = apply_event(self.table, event, games, played)

    @property
    def decided(self) -> Decided:
        return Decided(tuple(self.events), self.table)
