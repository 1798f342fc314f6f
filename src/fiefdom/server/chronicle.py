"""Facts: how a table changes by them, and what the log says about them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from fiefdom.errors import CorruptLog, FiefdomError
from fiefdom.game import Event, Game
from fiefdom.notation import parse_event
from fiefdom.rules import Rules
from fiefdom.server.nouns import Args, LogEntry
from fiefdom.server.refusals import ServerCode
from fiefdom.server.table import Chair, Fact, Table
from fiefdom.server.view_kingdoms import event_cells

GAME_FACTS = ("started", "recorded", "played", "revealed", "undone", "next_game", "rematch")


def retell(identifier: str, facts: Iterable[Fact]) -> Table:
    """The table that these facts lead to. Raises CorruptLog."""
    facts = list(facts)
    try:
        table = _opened(identifier, facts[0])
        histories: list[list[Event]] = []
        for fact in facts[1:]:
            table = told(table, fact)
            _remember(histories, fact)
        rules = replace(table.rules, dynasty=False)
        games = tuple(Game.replay(rules, events) for events in histories)
    except FiefdomError as error:
        raise CorruptLog(ServerCode.LOG_REFUSED(table=identifier, reason=error.reason)) from error
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise CorruptLog(ServerCode.LOG_UNREADABLE(table=identifier, cause=repr(error))) from error
    return replace(table, games=games)


def _remember(histories: list[list[Event]], fact: Fact) -> None:
    match fact.kind:
        case "started" | "next_game" | "rematch" | "recorded":
            histories.append([])
        case "played" | "revealed":
            histories[-1].append(parse_event(fact.data["text"]))
        case "undone":
            histories[-1].pop()


def _opened(identifier: str, fact: Fact) -> Table:
    data = fact.data
    chairs = tuple(Chair(**chair) for chair in data["chairs"])
    table = Table(identifier, Rules.parse(data["rules"]), chairs, data["stage"], data["host"])
    return _logged(table, fact)


def opened(identifier: str, fact: Fact) -> Table:
    """A new table from its first fact."""
    return _opened(identifier, fact)


def told(table: Table, fact: Fact, games: tuple[Game, ...] | None = None) -> Table:
    """The table after a fact; `games` as they are after it, where the caller knows."""
    seat = fact.data.get("seat")
    if fact.kind in _CHAIR_CHANGES and seat is not None:
        chair = _CHAIR_CHANGES[fact.kind](table.chairs[seat], fact.data)
        table = replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
    if fact.kind == "host":
        table = replace(table, host=seat)
    if fact.kind in ("started", "next_game", "rematch"):
        table = replace(table, stage="playing")
    if fact.kind == "rematch":
        table = replace(table, first_game=fact.data["game"])
    if fact.data.get("over"):
        table = replace(table, stage="over")
    table = _logged(table, fact)
    if fact.kind in GAME_FACTS:
        table = replace(table, at=table.number)
    return table if games is None else replace(table, games=games)


def _seated(chair: Chair, data: Mapping[str, Any]) -> Chair:
    return Chair(data["name"], data["colour"], "person")


def _filled(chair: Chair, data: Mapping[str, Any]) -> Chair:
    return Chair(data["name"], data["colour"], "bot", data["level"])


def _left(chair: Chair, data: Mapping[str, Any]) -> Chair:
    """Whoever leaves a game for good is followed by a bot that keeps the name."""
    return replace(chair, who="bot", level=data["level"], substitute=False)


_CHAIR_CHANGES: Mapping[str, Any] = {
    "seated": _seated,
    "renamed": lambda chair, data: replace(chair, name=data["name"], colour=data["colour"]),
    "filled": _filled,
    "vacated": lambda chair, data: Chair(),
    "taken_over": lambda chair, data: replace(chair, level=data["level"], substitute=True),
    "given_back": lambda chair, data: replace(chair, level=None, substitute=False),
    "left": _left,
    "replaced": lambda chair, data: replace(chair, level=data["level"]),
}


def _logged(table: Table, fact: Fact) -> Table:
    number = table.number + 1
    return replace(table, number=number, log=(*table.log, log_entry(number, fact)))


def log_entry(number: int, fact: Fact) -> LogEntry:
    """A fact as the log tells it."""
    data = fact.data
    event = parse_event(data["text"]) if "text" in data else None
    return LogEntry.model_construct(
        number=number,
        time=fact.time,
        game=data.get("game", 0),
        moment=data.get("moment", 0),
        round=data.get("round", 0),
        seat=data.get("seat"),
        key=f"log-{(event.kind if event else fact.kind).replace('_', '-')}",
        args=event.log_arguments() if event else _fact_args(data),
        text=data.get("text", ""),
        points=data.get("points", 0),
        coins=data.get("coins", 0),
        cells=event_cells(event) if event else [],
    )


def _fact_args(data: Mapping[str, Any]) -> Args:
    known = {name: data[name] for name in ("name", "level", "from", "why") if data.get(name) is not None}
    return known | ({"game": data["game"] + 1} if "game" in data else {})
