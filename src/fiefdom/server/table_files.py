"""Stored tables as files: records of their games for people and programs, and the complete log for an archive."""

import json
from collections.abc import Sequence
from pathlib import Path

from fiefdom.errors import ServerError
from fiefdom.server.refusals import ServerCode
from fiefdom.server.store.admin import TableRow
from fiefdom.server.store.database import TableStore
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import TableEvent
from fiefdom.server.views.replay_views import record_of


async def records(store: TableStore, identifier: str) -> str:
    """The records of all games of a table, as the text of a `.fief` file. Raises ServerError."""
    events = await store.events(identifier)
    if not events:
        raise ServerError(ServerCode.NO_SUCH_TABLE(table=identifier))
    text = _records(identifier, events)
    if text is None:
        raise ServerError(ServerCode.NO_GAMES(table=identifier))
    return text


def _records(identifier: str, events: Sequence[TableEvent]) -> str | None:
    table = rebuild(identifier, events)
    return "\n".join(str(record_of(table, number)) for number in range(len(table.games))) or None


async def archive(store: TableStore, row: TableRow, folder: Path) -> None:
    """Write a table to `ID.json`, with every event, and its games to `ID.fief`. Raises OSError and ServerError."""
    events = await store.events(row.id)
    kept = [{"kind": event.kind, "data": dict(event.data), "time": event.time} for event in events]
    _write(folder / f"{row.id}.json", json.dumps({**row.as_json(), "log": kept}, ensure_ascii=False) + "\n")
    text = _records(row.id, events)
    if text is not None:
        _write(folder / f"{row.id}.fief", text)


def _write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
