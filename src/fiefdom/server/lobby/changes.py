"""What changes at tables mean for people and for the list of public tables, in the same transaction."""

from fiefdom.server.lobby.listing import listing_changes
from fiefdom.server.people.results import finished_changes, seat_changes
from fiefdom.server.store.database import KeyChange
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided


def changes_along(before: Table, decided: Decided, allows_same_address: bool = False) -> list[KeyChange]:
    """The changes that are stored along with the events of a table."""
    seats = seat_changes(before, decided)
    return [*seats, *listing_changes(before, decided), *finished_changes(before, decided, allows_same_address)]
