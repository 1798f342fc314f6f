"""What spectators see at a table whose host lets them see a game only some minutes after its players."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Table, TableEvent
from fiefdom.server.views.changes import Update
from fiefdom.server.views.table_view import Company, Views

# Milliseconds by which spectators see a game later than its players.
DELAY = 180_000
# So many moments of the game are kept; if more happens in that time, several are shown together.
MOST_MOMENTS = 256
_BEGINNINGS = ("shuffling", "started", "next_game", "rematch")


class Gallery:
    """The moment that spectators see, and those that they will see.

    Before a game begins and when it is over they see what everybody sees.
    """

    def __init__(self, seen: Table) -> None:
        self.views = Views(_with_late_clocks(seen))
        self._coming: deque[tuple[int, Table]] = deque()

    @property
    def is_late(self) -> bool:
        """Whether there is something that spectators do not see yet."""
        return bool(self._coming)

    def add(self, table: Table, now: int, company: Company) -> Update | None:
        """The table has changed: returns what changes for spectators at once."""
        if not _is_under_way(table):
            self._coming.clear()
            return self._show(table, company)
        if len(self._coming) == MOST_MOMENTS:
            self._coming.pop()
        self._coming.append((now + DELAY, table))
        return None

    def advance(self, now: int, company: Company) -> Update | None:
        """Time has passed: returns what changes for spectators."""
        due = None
        while self._coming and self._coming[0][0] <= now:
            due = self._coming.popleft()[1]
        return None if due is None else self._show(due, company)

    def _show(self, table: Table, company: Company) -> Update:
        before = self.views
        self.views = Views(_with_late_clocks(table), company, earlier=before)
        return Update(before, self.views)


def _is_under_way(table: Table) -> bool:
    return table.stage == "playing" or table.dealing is not None


def _with_late_clocks(table: Table) -> Table:
    """Clocks show the time that players had then."""
    if table.clocks is None or table.stage != "playing":
        return table
    return replace(table, clocks=replace(table.clocks, since=table.clocks.since + DELAY))


def gallery_of(table: Table, events: Sequence[TableEvent], now: int) -> Gallery | None:
    """The gallery of a table that is opened or loaded with these events; None if spectators see what everybody sees."""
    if table.options.spectators != "delayed":
        return None
    if not _is_under_way(table):
        return Gallery(table)
    begun = None
    for number, event in enumerate(events):
        if event.data.get("over"):
            begun = None
        elif begun is None and event.kind in _BEGINNINGS:
            begun = number
    assert begun is not None
    new = (number for number, event in enumerate(events) if event.time > now - DELAY)
    gallery = Gallery(rebuild(table.id, events[: max(begun, next(new, len(events)))]))
    gallery.add(table, now, Company())
    return gallery
