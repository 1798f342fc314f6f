"""Several games at one table: the running total, and swapping seats between them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fiefdom.game import Game
from fiefdom.server.protocol.options import Listing
from fiefdom.server.tables.state import Table

Tally = tuple[tuple[int, int], ...]


def places(table: Table, game: Game, others: frozenset[int] = frozenset()) -> dict[int, tuple[int, int]]:
    """The place and the total of each seat in a finished game.

    Kingdoms of seats that lost by the clock, and of `others`, share the last place, unless all do.
    """
    lost = frozenset(table.rules.kingdom_of(seat) for seat in table.lost | others)
    rows = game.ranking.ranking
    kept = [row for row in rows if row.kingdom not in lost]
    found: dict[int, tuple[int, int]] = {}
    for row in rows:
        if kept and row.kingdom in lost:
            place = len(kept) + 1
        else:
            place = 1 + sum(other.place < row.place for other in (kept or rows))
        found |= dict.fromkeys(row.seats, (place, row.total))
    return found


def result(table: Table, game: Game) -> list[list[int]]:
    """The running total after a game: wins and points of each seat."""
    before = table.tally or ((0, 0),) * len(table.chairs)
    found = places(table, game)
    return [[wins + (found[seat][0] == 1), points + found[seat][1]] for seat, (wins, points) in enumerate(before)]


def counted(table: Table, data: Mapping[str, Any]) -> Table:
    """The table after a game is over. Those that are older than series have no total."""
    if "tally" not in data:
        return table
    tally = tuple((wins, points) for wins, points in data["tally"])
    return replace(table, tally=tally, series_games=table.series_games + 1)


def _swap_wanted(table: Table, data: Mapping[str, Any]) -> Table:
    return replace(table, swaps=data["swap"], rematch=frozenset())


def _swapped(table: Table, data: Mapping[str, Any]) -> Table:
    """`order` has for each seat the one from which its player comes. Games so far keep their players."""
    order = data["order"]
    begun = len(table.shuffles) - len(table.seatings)
    return replace(
        table,
        chairs=tuple(table.chairs[seat] for seat in order),
        seatings=(*table.seatings, *(table.chairs,) * begun),
        tally=tuple(table.tally[seat] for seat in order) if table.tally else (),
        host=None if table.host is None else order.index(table.host),
        commitments=tuple(sorted((order.index(seat), value) for seat, value in table.commitments)),
        swaps=False,
    )


def _published(table: Table, data: Mapping[str, Any]) -> Table:
    listing = None if data["listing"] is None else Listing.model_validate(data["listing"])
    return replace(table, options=table.options.model_copy(update={"listing": listing}))


def _new_player(table: Table, data: Mapping[str, Any]) -> Table:
    """Somebody else sits here: the series begins again."""
    return replace(table, tally=(), series_games=0)


CHANGES: Mapping[str, Callable[[Table, Mapping[str, Any]], Table]] = {
    "swap_wanted": _swap_wanted,
    "swapped": _swapped,
    "published": _published,
    "seated": _new_player,
    "filled": _new_player,
    "left": _new_player,
}
