"""Everything in a database as one compressed file, and back into an empty database of either kind.

    {"format": "fiefdom-backup-1", "software": "...", "time": 1760000000000}
    {"tables": {"id": "...", ...}}
    ...
    {"end": {"tables": 12, "facts": 3456, ...}}

Rows come in an order in which they can be inserted. The last line says how many there must be, so that a file that
breaks off is noticed before anything is changed.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import IO, Any

import sqlalchemy as sa

from fiefdom._version import __version__
from fiefdom.errors import ServerError
from fiefdom.server.refusals import BackupCode
from fiefdom.server.store.database import TableStore
from fiefdom.server.store.schema import metadata

FORMAT = "fiefdom-backup-1"
BATCH = 500
# Tables that were added later are absent from older backups, but no backup has others.
SCHEMA = {table.name: table for table in metadata.sorted_tables}


async def write_backup(store: TableStore, file: IO[bytes], now: int) -> Counter[str]:
    """Write all rows as they are at one moment; servers may be running. Returns the number of rows of each table."""

    def work(connection: sa.Connection) -> Counter[str]:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        counts: Counter[str] = Counter()
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
            packed.write(_line({"format": FORMAT, "software": __version__, "time": now}))
            for name, table in SCHEMA.items():
                for row in connection.execute(sa.select(table)):
                    packed.write(_line({name: dict(row._mapping)}))
                    counts[name] += 1
            packed.write(_line({"end": dict(counts)}))
        return counts

    return await store.run(work)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def read_backup(file: IO[bytes], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup, each with the name of its table. Raises ServerError if the file is not a whole backup."""
    counts: Counter[str] = Counter()
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            if json.loads(packed.readline()).get("format") != FORMAT:
                raise ServerError(BackupCode.NOT_A_BACKUP(path=name))
            for line in packed:
                [(table, value)] = json.loads(line).items()
                if table == "end":
                    if value != dict(counts):
                        break
                    return
                if table not in SCHEMA or not set(value) <= set(SCHEMA[table].columns.keys()):
                    raise ServerError(BackupCode.NEWER_BACKUP(path=name))
                counts[table] += 1
                yield table, value
    except (EOFError, ValueError, AttributeError, OSError) as error:
        if not counts:
            raise ServerError(BackupCode.NOT_A_BACKUP(path=name)) from error
        raise ServerError(BackupCode.TORN_BACKUP(path=name)) from error
    raise ServerError(BackupCode.TORN_BACKUP(path=name))


async def restore_backup(store: TableStore, file: IO[bytes], name: str) -> Counter[str]:
    """Fill an empty database, all or nothing. Raises ServerError if the database or the file does not allow it."""

    def work(connection: sa.Connection) -> Counter[str] | ServerError:
        if any(connection.execute(sa.select(table).limit(1)).first() for table in SCHEMA.values()):
            return ServerError(BackupCode.NOT_EMPTY())
        counts: Counter[str] = Counter()
        rows = read_backup(file, name)
        while batch := list(islice(rows, BATCH)):
            for table in SCHEMA:
                values = [value for of_table, value in batch if of_table == table]
                if values:
                    connection.execute(sa.insert(SCHEMA[table]), values)
                    counts[table] += len(values)
        return counts

    # Everything is read once before anything is written: a torn file changes nothing.
    for _ in read_backup(file, name):
        pass
    file.seek(0)
    found = await store.run(work)
    if isinstance(found, ServerError):
        raise found
    return found
