"""The clocks of a table, as values: they follow from the times of its events, so they survive every restart.

A clock runs while its seat is to move and a person plays it. The state of the clocks is stored with the event that
changed them (`clock` in its data).
"""

from dataclasses import asdict, replace
from typing import Any

from fiefdom.game import Game
from fiefdom.server.tables.state import Clocks, Table, decisions
from fiefdom.server.tables.writer import Decided, Writer

# Milliseconds that a player gets once in a game who is not connected when the time is over.
GRACE = 30_000
BOT_LEVEL = "normal"


def stamp(writer: Writer, before: Table) -> None:
    """Add the new state of the clocks to the last event, if it has changed."""
    if not writer.events or writer.table.options.clock is None:
        return
    clocks = _after(before, writer.table, writer.now)
    if clocks != writer.table.clocks:
        last = writer.events[-1]
        writer.events[-1] = replace(last, data={**last.data, "clock": asdict(clocks) if clocks else None})
        writer.table = replace(writer.table, clocks=clocks)


def _after(before: Table, after: Table, now: int) -> Clocks | None:
    options = after.options.clock
    assert options is not None
    if after.stage != "playing" or after.game is None:
        return None
    whole = options.seconds * 1000
    if len(before.games) != len(after.games) or before.clocks is None:
        return Clocks((whole,) * len(after.chairs), _running(after), now)
    clocks = _charged(before.clocks, now)
    if turn_of(before.game) != turn_of(after.game):
        clocks = _turned(clocks, before, after, whole, options.increment * 1000)
    return replace(clocks, running=_running(after))


def _charged(clocks: Clocks, now: int) -> Clocks:
    """The clock that runs has run until now."""
    if clocks.running is None:
        return replace(clocks, since=now)
    left = max(0, clocks.left[clocks.running] - max(0, now - clocks.since))
    return replace(_with_left(clocks, clocks.running, left), since=now)


def _turned(clocks: Clocks, before: Table, after: Table, whole: int, increment: int) -> Clocks:
    """One turn ends and another begins; or the end of a turn is undone, and the clocks stay as they are."""
    assert before.game is not None and after.game is not None and after.options.clock is not None
    is_undone = decisions(after.game) < decisions(before.game)
    ended, begun = before.game.to_move, after.game.to_move
    if after.options.clock.per == "turn":
        return clocks if begun is None or is_undone else _with_left(clocks, begun, whole)
    seat, added = (begun, -increment) if is_undone else (ended, increment)
    return clocks if seat is None else _with_left(clocks, seat, max(0, clocks.left[seat] + added))


def _with_left(clocks: Clocks, seat: int, left: int) -> Clocks:
    return replace(clocks, left=(*clocks.left[:seat], left, *clocks.left[seat + 1 :]))


def _running(table: Table) -> int | None:
    """The seat whose clock runs: that of the person to move."""
    seat = table.to_move
    return seat if seat is not None and table.chairs[seat].bot is None else None


def turn_of(game: Game | None) -> Any:
    """What stays the same during a turn. Each opening claim is a turn."""
    if game is None:
        return None
    return game.round_number, game.turn, game.to_move, decisions(game) if game.round_number == 0 else 0


def forgive(table: Table, since: int, now: int) -> Decided:
    """The clocks stood still from `since` on, because no server was running."""
    writer = Writer(table, now)
    clocks = table.clocks
    if clocks is not None and clocks.running is not None and clocks.since < now:
        stopped = replace(_charged(clocks, max(since, clocks.since)), since=now)
        writer.add("clocks_resumed", clock=asdict(stopped))
    return writer.decided


def is_over(table: Table, seat: int) -> bool:
    """Whether a player cannot come back in this game: lost by the clock, or no time left for the whole game."""
    options = table.options.clock
    if seat in table.lost or options is None or table.clocks is None:
        return seat in table.lost
    return options.per == "game" and not table.clocks.left[seat]


def expire(writer: Writer, connected: frozenset[int]) -> None:
    """The time of the player to move is over: grace for whoever has lost the connection, once; then a bot plays."""
    table = writer.table
    clocks, options = table.clocks, table.options.clock
    if clocks is None or options is None or clocks.running is None or table.deadline is None:
        return
    if writer.now < table.deadline:
        return
    seat = clocks.running
    name = table.chairs[seat].name
    if seat not in connected and seat not in clocks.graced:
        given = replace(_with_left(clocks, seat, GRACE), since=writer.now, graced=(*clocks.graced, seat))
        writer.add("grace", seat=seat, name=name, clock=asdict(given))
        return
    writer.add("timed_out", seat=seat, name=name, level=BOT_LEVEL, loses=options.on_timeout == "lose")
    stamp(writer, table)
