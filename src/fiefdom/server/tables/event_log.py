"""Events: how they change a table, and their log entries."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic_core import to_json

from fiefdom.errors import CorruptLog, FiefdomError
from fiefdom.game import Event, Game
from fiefdom.game.fair_shuffle import FairShuffle, commitment_to
from fiefdom.notation import parse_event
from fiefdom.rules import Rules
from fiefdom.server.protocol.options import TableOptions
from fiefdom.server.protocol.views import Args, LogEntry
from fiefdom.server.refusals import ServerCode
from fiefdom.server.tables import series
from fiefdom.server.tables.state import Chair, Clocks, Dealing, Table, TableEvent

GAME_EVENTS = ("started", "recorded", "played", "revealed", "undone", "next_game", "rematch")


def rebuild(identifier: str, events: Iterable[TableEvent]) -> Table:
    """Rebuild a table from its events. Raises CorruptLog."""
    events = list(events)
    try:
        table = _opened(identifier, events[0])
        histories: list[list[Event]] = []
        for event in events[1:]:
            table = apply_event(table, event)
            _remember(histories, event)
        rules = replace(table.rules, dynasty=False)
        games = tuple(Game.replay(rules, events, chance=table.chance) for events in histories)
    except FiefdomError as error:
        raise CorruptLog(ServerCode.LOG_REFUSED(table=identifier, reason=error.reason)) from error
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise CorruptLog(ServerCode.LOG_UNREADABLE(table=identifier, cause=repr(error))) from error
    return replace(table, games=games)


def _remember(histories: list[list[Event]], event: TableEvent) -> None:
    match event.kind:
        case "started" | "next_game" | "rematch" | "recorded":
            histories.append([])
        case "played" | "revealed":
            histories[-1].append(parse_event(event.data["text"]))
        case "undone":
            histories[-1].pop()


def _opened(identifier: str, event: TableEvent) -> Table:
    data = event.data
    chairs = tuple(Chair(**chair) for chair in data["chairs"])
    table = Table(identifier, Rules.parse(data["rules"]), chairs, data["stage"], data["host"])
    options = TableOptions.model_validate(data.get("options", {}))
    table = replace(table, options=options, told=data.get("told", False))
    return _logged(table, event)


def opened(identifier: str, event: TableEvent) -> Table:
    """A new table from its first event."""
    return _opened(identifier, event)


def apply_event(
    table: Table, event: TableEvent, games: tuple[Game, ...] | None = None, played: Event | None = None
) -> Table:
    """The table after an event. `games` are the games after it, `played` is what its text says, if they are known."""
    seat = event.data.get("seat")
    if event.kind in _CHAIR_CHANGES and seat is not None:
        chair = _CHAIR_CHANGES[event.kind](table.chairs[seat], event.data)
        table = replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
    if event.kind in _SHUFFLE_CHANGES:
        table = _SHUFFLE_CHANGES[event.kind](table, event.data)
    if event.kind == "host":
        table = replace(table, host=seat)
    if event.kind in ("started", "next_game", "rematch"):
        table = replace(table, stage="playing", rematch=frozenset(), lost=frozenset())
    if event.kind == "rematch_wanted":
        table = replace(table, rematch=table.rematch | {event.data["seat"]})
    if event.kind == "rematch":
        table = replace(table, first_game=event.data["game"])
    if "clock" in event.data:
        table = replace(table, clocks=_clocks(event.data["clock"]))
    if event.data.get("loses"):
        table = replace(table, lost=table.lost | {event.data["seat"]})
    if event.kind in series.CHANGES:
        table = series.CHANGES[event.kind](table, event.data)
    if event.data.get("over"):
        table = series.counted(replace(table, stage="over"), event.data)
    number = table.number + 1
    changes: dict[str, Any] = {} if games is None else {"games": games}
    if event.kind in GAME_EVENTS:
        changes["at"] = number
    return _logged(table, event, played, **changes)


def _clocks(data: Mapping[str, Any] | None) -> Clocks | None:
    if data is None:
        return None
    return Clocks(tuple(data["left"]), data["running"], data["since"], tuple(data["graced"]))


def _without_commitment(table: Table, data: Mapping[str, Any]) -> Table:
    return replace(table, commitments=tuple(pair for pair in table.commitments if pair[0] != data["seat"]))


def _committed(table: Table, data: Mapping[str, Any]) -> Table:
    others = _without_commitment(table, data).commitments
    return replace(table, commitments=tuple(sorted((*others, (data["seat"], data["commitment"])))))


def _shuffling(table: Table, data: Mapping[str, Any]) -> Table:
    dealing = Dealing(data["begins"], data["secret"], data["until"], table.commitments)
    return replace(table, dealing=dealing)


def _nonce_opened(table: Table, data: Mapping[str, Any]) -> Table:
    assert table.dealing is not None
    nonces = tuple(sorted((*table.dealing.nonces, (data["seat"], data["nonce"]))))
    return replace(table, dealing=replace(table.dealing, nonces=nonces))


def _shuffled(table: Table, data: Mapping[str, Any]) -> Table:
    """A game begins. Tables that are older than the fair shuffle have none."""
    nonces = tuple((seat, nonce) for seat, nonce in data.get("nonces", ()))
    shuffle = FairShuffle(data["secret"], nonces) if "secret" in data else None
    return replace(table, shuffles=(*table.shuffles, shuffle), commitments=(), dealing=None)


_SHUFFLE_CHANGES: Mapping[str, Any] = {
    "committed": _committed,
    "shuffling": _shuffling,
    "nonce_opened": _nonce_opened,
    "started": _shuffled,
    "next_game": _shuffled,
    "rematch": _shuffled,
    "recorded": _shuffled,
    "seated": _without_commitment,
    "filled": _without_commitment,
    "vacated": _without_commitment,
    "left": _without_commitment,
}


def _seated(chair: Chair, data: Mapping[str, Any]) -> Chair:
    return Chair(data["name"], data["colour"], "person")


def _filled(chair: Chair, data: Mapping[str, Any]) -> Chair:
    return Chair(data["name"], data["colour"], "bot", data["level"])


def _left(chair: Chair, data: Mapping[str, Any]) -> Chair:
    """A bot takes over permanently, under the name of the player who left."""
    return replace(chair, who="bot", level=data["level"], substitute=False)


_CHAIR_CHANGES: Mapping[str, Any] = {
    "seated": _seated,
    "renamed": lambda chair, data: replace(chair, name=data["name"], colour=data["colour"]),
    "filled": _filled,
    "vacated": lambda chair, data: Chair(),
    "taken_over": lambda chair, data: replace(chair, level=data["level"], substitute=True),
    "timed_out": lambda chair, data: replace(chair, level=data["level"], substitute=True),
    "given_back": lambda chair, data: replace(chair, level=None, substitute=False),
    "left": _left,
    "replaced": lambda chair, data: replace(chair, level=data["level"]),
}


def _logged(table: Table, event: TableEvent, played: Event | None = None, **changes: Any) -> Table:
    number = table.number + 1
    entry = to_json(log_entry(number, event, played).__dict__)
    return replace(table, number=number, log=(*table.log, entry), **changes)


def log_entry(number: int, event: TableEvent, played: Event | None = None) -> LogEntry:
    """An event as a log entry; `played` is what its text says, if that is known."""
    data = event.data
    game_event = played or (parse_event(data["text"]) if "text" in data else None)
    return LogEntry.trusted(
        number=number,
        time=event.time,
        game=data.get("game", 0),
        moment=data.get("moment", 0),
        round=data.get("round", 0),
        seat=data.get("seat"),
        key=f"log-{(game_event.kind if game_event else event.kind).replace('_', '-')}",
        args=game_event.log_arguments() if game_event else _table_event_args(data),
        text=data.get("text", ""),
        points=data.get("points", 0),
        coins=data.get("coins", 0),
        cells=list(game_event.cells) if game_event else [],
    )


def _table_event_args(data: Mapping[str, Any]) -> Args:
    known = {name: data[name] for name in ("name", "level", "from", "why") if data.get(name) is not None}
    # The secret itself is told only by the view of a game that is over.
    known |= {"commitment": commitment_to(data["secret"])} if "secret" in data else {}
    return known | ({"game": data["game"] + 1} if "game" in data else {})
