"""`fiefdom admin`: for whoever runs a server."""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click

from fiefdom.cli.commands.serve import database_of
from fiefdom.cli.language import misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import MissingPackage, ServerError

DAY = 24 * 3600 * 1000
STAGES = ("gathering", "playing", "over", "record")
Found = TypeVar("Found")


class Tables:
    """The database that a command works with."""

    def __init__(self, url: Any) -> None:
        self._url = url

    def run(self, work: Callable[[Any], Awaitable[Found]]) -> Found:
        """Do something with the store."""
        from fiefdom.server.store.database import TableStore

        async def job() -> Found:
            store = await TableStore.open(self._url)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(job())

    def selected(self, names: Sequence[str], stage: str | None, older_than: float | None) -> list[Any]:
        """The tables that are named and meet the conditions. Raises ServerError if one does not exist."""
        from fiefdom.server.refusals import ServerCode
        from fiefdom.server.store import admin as stored

        before = None if older_than is None else _now() - int(older_than * DAY)
        rows = self.run(lambda store: stored.select_tables(store, list(names) or None, stage, before))
        missing = set(names) - {row.id for row in rows}
        if missing and stage is None and before is None:
            raise ServerError(ServerCode.NO_SUCH_TABLE(table=min(missing)))
        return rows


def _now() -> int:
    return time.time_ns() // 1_000_000


@click.group(
    epilog="""\b
Examples
  fiefdom admin list --stage playing
  fiefdom admin export 7kq2m9xw4tbh --output game.fief
  fiefdom admin close 7kq2m9xw4tbh
  fiefdom admin archive --older-than 90 --to archive/
  fiefdom admin --data games.db delete --older-than 365 --yes
  fiefdom admin ban 203.0.113.7 --hours 24

The database is the one that `fiefdom serve` uses: give it the same --config, --data or --database. Servers may be
running; they act on what you do within two seconds."""
)
@click.option("--config", type=click.Path(path_type=Path), envvar="FIEFDOM_CONFIG", metavar="FILE",
              help="The configuration of the server.")  # fmt: skip
@click.option("--data", type=click.Path(path_type=Path), metavar="FILE", help="SQLite file with the tables.")
@click.option("--database", metavar="URL", help="Database instead of a file, such as postgresql://user@host/name.")
@click.pass_context
def admin(context: click.Context, config: Path | None, data: Path | None, database: str | None) -> None:
    """Manage the stored tables: list, export, close, archive, delete; ban addresses."""
    try:
        from fiefdom.server import configuration
    except ImportError as error:
        raise MissingPackage(CommandCode.SERVER_PACKAGES(package=str(error.name))) from None
    context.obj = Tables(database_of(configuration.load(config, os.environ), data, database, exists=True))


def _selection(command: Callable[..., None]) -> Callable[..., None]:
    for option in (
        click.option("--older-than", type=click.FloatRange(0), metavar="DAYS", help="Only tables unused for so long."),
        click.option("--stage", type=click.Choice(STAGES), help="Only tables at this stage."),
    ):
        command = option(command)
    return command


@admin.command("list")
@_selection
@click.option("--json", "is_json", is_flag=True, help="One JSON object per line.")
@click.pass_obj
def list_tables(tables: Tables, stage: str | None, older_than: float | None, is_json: bool) -> None:
    """List the tables, the one that was used last first."""
    for row in tables.selected((), stage, older_than):
        if is_json:
            click.echo(json.dumps(row.as_json()))
            continue
        used = datetime.fromtimestamp(row.changed / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        closed = "  closed" if row.is_closed else ""
        click.echo(f"{row.id:<12}  {used}  {row.stage:<9}  {row.events:>5} events  {row.rules}{closed}")


@admin.command()
@click.argument("table")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE", help="Write to this file.")
@click.pass_obj
def export(tables: Tables, table: str, output: Path | None) -> None:
    """Print the records of the games that were played at a table."""
    from fiefdom.server import table_files

    text = tables.run(lambda store: table_files.records(store, table))
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")


@admin.command()
@click.argument("names", nargs=-1, required=True, metavar="TABLE...")
@click.pass_obj
def close(tables: Tables, names: tuple[str, ...]) -> None:
    """Close tables: nobody can play at them any more, but everyone can watch."""
    from fiefdom.server.store import admin as stored

    rows = tables.selected(names, None, None)
    tables.run(lambda store: stored.close_tables(store, [row.id for row in rows], _now()))
    click.echo(f"{len(rows)} closed.")


@admin.command()
@click.argument("names", nargs=-1, required=True, metavar="TABLE...")
@click.pass_obj
def reopen(tables: Tables, names: tuple[str, ...]) -> None:
    """Open closed tables again."""
    from fiefdom.server.store import admin as stored

    rows = tables.selected(names, None, None)
    tables.run(lambda store: stored.reopen_tables(store, [row.id for row in rows]))
    click.echo(f"{len(rows)} open.")


@admin.command()
@click.argument("names", nargs=-1, metavar="[TABLE...]")
@_selection
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(tables: Tables, names: tuple[str, ...], stage: str | None, older_than: float | None, yes: bool) -> None:
    """Delete tables with everything that belongs to them. This cannot be undone."""
    from fiefdom.server.store import admin as stored

    rows = _chosen(tables, names, stage, older_than)
    if rows and not yes:
        click.confirm(f"Delete {len(rows)} tables for good?", abort=True)
    tables.run(lambda store: stored.delete_tables(store, [row.id for row in rows], _now()))
    click.echo(f"{len(rows)} deleted.")


@admin.command()
@click.argument("names", nargs=-1, metavar="[TABLE...]")
@_selection
@click.option("--to", "folder", type=click.Path(path_type=Path), required=True, metavar="FOLDER", help="Where to.")
@click.pass_obj
def archive(tables: Tables, names: tuple[str, ...], stage: str | None, older_than: float | None, folder: Path) -> None:
    """Move tables into files: ID.json has the whole log, ID.fief the records of the games."""
    from fiefdom.server import table_files
    from fiefdom.server.store import admin as stored

    rows = _chosen(tables, names, stage, older_than)
    folder.mkdir(parents=True, exist_ok=True)

    async def move(store: Any) -> None:
        for row in rows:
            await table_files.archive(store, row, folder)
            await stored.delete_tables(store, [row.id], _now())

    tables.run(move)
    click.echo(f"{len(rows)} archived in {folder}.")


def _chosen(tables: Tables, names: tuple[str, ...], stage: str | None, older_than: float | None) -> list[Any]:
    if not names and stage is None and older_than is None:
        raise misuse(CommandCode.WHICH_TABLES())
    return tables.selected(names, stage, older_than)


@admin.command()
@click.argument("address")
@click.option("--hours", type=click.FloatRange(0, min_open=True), help="For how long.  [default: for good]")
@click.pass_obj
def ban(tables: Tables, address: str, hours: float | None) -> None:
    """Ban an address, or a network such as 203.0.113.0/24."""
    from fiefdom.server.configuration import network
    from fiefdom.server.store import admin as stored

    until = None if hours is None else _now() + int(hours * 3600 * 1000)
    tables.run(lambda store: stored.ban(store, network(address), until, _now()))
    click.echo(f"{network(address)} is banned.")


@admin.command()
@click.argument("address")
@click.pass_obj
def unban(tables: Tables, address: str) -> None:
    """Lift a ban."""
    from fiefdom.server.configuration import network
    from fiefdom.server.store import admin as stored

    was_banned = tables.run(lambda store: stored.unban(store, network(address)))
    click.echo(f"{network(address)} {'is no longer' if was_banned else 'was not'} banned.")


@admin.command()
@click.pass_obj
def bans(tables: Tables) -> None:
    """List the bans."""
    from fiefdom.server.store import admin as stored

    for each in tables.run(stored.all_bans):
        until = "for good" if each.until is None else datetime.fromtimestamp(each.until / 1000, UTC).isoformat()
        click.echo(f"{each.network}  {until}")
